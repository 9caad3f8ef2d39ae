/* What the console says it is. A composite device: the serial port's two interfaces, and the drive's. Remote
 * wake-up is off: a console that lies in a bag shall not wake the PC. */
#include <string.h>

#include "tusb.h"

#include "board.h"
#include "usb_parts.h"
#include "version.h"

enum { INTERFACE_SERIAL, INTERFACE_SERIAL_DATA, INTERFACE_DRIVE, INTERFACES };
enum {
    STRING_LANGUAGE,
    STRING_MAKER,
    STRING_PRODUCT,
    STRING_SERIAL_PORT,
    STRING_DRIVE,
    STRING_VERSION,
    STRING_SERIAL,
    STRINGS,
    STRING_MAX = VERSION_ROOM - 1, /* the longest */
    SERIAL_DIGITS = 16,
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
    MILLIAMPERES = 250,
};

/* A console whose flash chip has no number of its own says so by an index of zero: two consoles that shared a
 * serial number would be one to a PC. The vendor's and the product's number are an option of the build. */
#define DEVICE(serial)                                                                                       \
    {                                                                                                        \
        .bLength = sizeof(tusb_desc_device_t), .bDescriptorType = TUSB_DESC_DEVICE, .bcdUSB = 0x0200,        \
        .bDeviceClass = TUSB_CLASS_MISC, /* with an association: the serial port has two interfaces */       \
            .bDeviceSubClass = MISC_SUBCLASS_COMMON, .bDeviceProtocol = MISC_PROTOCOL_IAD,                   \
        .bMaxPacketSize0 = CFG_TUD_ENDPOINT0_SIZE, .idVendor = OXHIDE_USB_VENDOR,                            \
        .idProduct = OXHIDE_USB_PRODUCT, .bcdDevice = OXHIDE_USB_VERSION, .iManufacturer = STRING_MAKER,     \
        .iProduct = STRING_PRODUCT, .iSerialNumber = (serial), .bNumConfigurations = 1,                      \
    }

static const tusb_desc_device_t numbered = DEVICE(STRING_SERIAL);
static const tusb_desc_device_t unnumbered = DEVICE(0);

enum { CONFIGURATION_BYTES = TUD_CONFIG_DESC_LEN + TUD_CDC_DESC_LEN + TUD_MSC_DESC_LEN };

static const uint8_t configuration[] = {
    TUD_CONFIG_DESCRIPTOR(1, INTERFACES, STRING_VERSION, CONFIGURATION_BYTES, 0, MILLIAMPERES),
    TUD_CDC_DESCRIPTOR(INTERFACE_SERIAL, STRING_SERIAL_PORT, ENDPOINT_NOTIFY, NOTIFY_BYTES,
                       ENDPOINT_SERIAL_OUT, ENDPOINT_SERIAL_IN, PACKET_BYTES),
    TUD_MSC_DESCRIPTOR(INTERFACE_DRIVE, STRING_DRIVE, ENDPOINT_DRIVE_OUT, ENDPOINT_DRIVE_IN, PACKET_BYTES),
};
_Static_assert(sizeof configuration == CONFIGURATION_BYTES, "the configuration says how long it is");

const uint8_t *tud_descriptor_device_cb(void) {
    return (const uint8_t *)(board_serial() != 0 ? &numbered : &unnumbered);
}

const uint8_t *tud_descriptor_configuration_cb(uint8_t index) {
    (void)index;
    return configuration;
}

static uint16_t put_words(uint16_t *out, const char *words) {
    uint16_t count = 0;
    for (; count < STRING_MAX && words[count] != '\0'; count++) {
        out[count] = (uint8_t)words[count];
    }
    return count;
}

/* As many digits as the number may have, so that all consoles' are alike. */
static uint16_t put_serial(uint16_t *out) {
    static const char digits[] = "0123456789ABCDEF";
    uint64_t number = board_serial();
    for (unsigned i = SERIAL_DIGITS; i > 0; i--, number >>= 4) {
        out[i - 1] = (uint8_t)digits[number & 0xf];
    }
    return SERIAL_DIGITS;
}

const uint16_t *tud_descriptor_string_cb(uint8_t index, uint16_t language) {
    static const char *const strings[STRING_SERIAL] = {
        "", "Oxhide", "Oxhide", "Oxhide protocol", "Oxhide drive", version_text};
    static uint16_t descriptor[1 + STRING_MAX];
    uint16_t count = 1;
    (void)language;
    if (index >= STRINGS) {
        return NULL;
    }
    if (index == STRING_LANGUAGE) {
        descriptor[1] = ENGLISH;
    } else {
        count =
            index == STRING_SERIAL ? put_serial(descriptor + 1) : put_words(descriptor + 1, strings[index]);
    }
    descriptor[0] = (uint16_t)(TUSB_DESC_STRING << 8 | (2 * count + 2));
    return descriptor;
}
