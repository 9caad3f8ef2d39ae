/* What the console says it is. A composite device: the serial port's two interfaces, and the drive's. Remote
 * wake-up is off: a console that lies in a bag shall not wake the PC. */
#include <string.h>

#include "tusb.h"

#include "usb_parts.h"

enum { INTERFACE_SERIAL, INTERFACE_SERIAL_DATA, INTERFACE_DRIVE, INTERFACES };
enum {
    STRING_LANGUAGE,
    STRING_MAKER,
    STRING_PRODUCT,
    STRING_SERIAL_PORT,
    STRING_DRIVE,
    STRINGS,
    STRING_MAX = 32,
    ENGLISH = 0x0409,
};
enum {
    ENDPOINT_NOTIFY = 0x81,
    ENDPOINT_SERIAL_OUT = 0x02,
    ENDPOINT_SERIAL_IN = 0x82,
    ENDPOINT_DRIVE_OUT = 0x03,
    ENDPOINT_DRIVE_IN = 0x83,
    NOTIFY_BYTES = 8,
    PACKET_BYTES = 64,
    VENDOR = 0x2e8a, /* Raspberry Pi's, and its number for programs made with the Pico SDK */
    PRODUCT = 0x000a,
    VERSION = 0x0100,
    MILLIAMPERES = 250,
};

static const tusb_desc_device_t device = {
    .bLength = sizeof(tusb_desc_device_t),
    .bDescriptorType = TUSB_DESC_DEVICE,
    .bcdUSB = 0x0200,
    .bDeviceClass =
        TUSB_CLASS_MISC, /* with an association, as the two interfaces of the serial port want it */
    .bDeviceSubClass = MISC_SUBCLASS_COMMON,
    .bDeviceProtocol = MISC_PROTOCOL_IAD,
    .bMaxPacketSize0 = CFG_TUD_ENDPOINT0_SIZE,
    .idVendor = VENDOR,
    .idProduct = PRODUCT,
    .bcdDevice = VERSION,
    .iManufacturer = STRING_MAKER,
    .iProduct = STRING_PRODUCT,
    .iSerialNumber = 0,
    .bNumConfigurations = 1,
};

enum { CONFIGURATION_BYTES = TUD_CONFIG_DESC_LEN + TUD_CDC_DESC_LEN + TUD_MSC_DESC_LEN };

static const uint8_t configuration[] = {
    TUD_CONFIG_DESCRIPTOR(1, INTERFACES, 0, CONFIGURATION_BYTES, 0, MILLIAMPERES),
    TUD_CDC_DESCRIPTOR(INTERFACE_SERIAL, STRING_SERIAL_PORT, ENDPOINT_NOTIFY, NOTIFY_BYTES,
                       ENDPOINT_SERIAL_OUT, ENDPOINT_SERIAL_IN, PACKET_BYTES),
    TUD_MSC_DESCRIPTOR(INTERFACE_DRIVE, STRING_DRIVE, ENDPOINT_DRIVE_OUT, ENDPOINT_DRIVE_IN, PACKET_BYTES),
};
_Static_assert(sizeof configuration == CONFIGURATION_BYTES, "the configuration says how long it is");

const uint8_t *tud_descriptor_device_cb(void) {
    return (const uint8_t *)&device;
}

const uint8_t *tud_descriptor_configuration_cb(uint8_t index) {
    (void)index;
    return configuration;
}

const uint16_t *tud_descriptor_string_cb(uint8_t index, uint16_t language) {
    static const char *const strings[STRINGS] = {"", "Oxhide", "Oxhide", "Oxhide protocol", "Oxhide drive"};
    static uint16_t descriptor[1 + STRING_MAX];
    uint16_t count = 1;
    (void)language;
    if (index >= STRINGS) {
        return NULL;
    }
    if (index == STRING_LANGUAGE) {
        descriptor[1] = ENGLISH;
    } else {
        const char *string = strings[index];
        for (count = 0; count < STRING_MAX && string[count] != '\0'; count++) {
            descriptor[1 + count] = (uint8_t)string[count];
        }
    }
    descriptor[0] = (uint16_t)(TUSB_DESC_STRING << 8 | (2 * count + 2));
    return descriptor;
}
