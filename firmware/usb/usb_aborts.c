/* Transfers that a PC aborts. TinyUSB's driver for the RP2040 takes it for a mistake of its own, and panics,
 * when a transfer begins on an endpoint whose buffer the controller still has ("was already available"), when
 * a buffer comes back that nobody waits for ("Can't continue xfer"), or when a bus reset has closed the
 * endpoint and its task has not heard of it. A PC may cause each at any time: by CLEAR FEATURE (ENDPOINT
 * HALT) in mid-transfer, by a second SETUP in the middle of a control transfer, by SET CONFIGURATION, or by a
 * reset (hathach/tinyusb #2492). The linker puts these functions before those of the same name (--wrap,
 * CMakeLists.txt). */
#include "portable/raspberrypi/rp2040/rp2040_usb.h"

/* The linker's names. NOLINTBEGIN(bugprone-reserved-identifier) */
void __real_hw_endpoint_xfer_start(struct hw_endpoint *end, uint8_t *buffer, uint16_t count);
bool __real_hw_endpoint_xfer_continue(struct hw_endpoint *end);
void __real_dcd_edpt_stall(uint8_t port, uint8_t address);
void __real_dcd_edpt_clear_stall(uint8_t port, uint8_t address);
void __wrap_hw_endpoint_xfer_start(struct hw_endpoint *end, uint8_t *buffer, uint16_t count);
bool __wrap_hw_endpoint_xfer_continue(struct hw_endpoint *end);
void __wrap_dcd_edpt_stall(uint8_t port, uint8_t address);
void __wrap_dcd_edpt_clear_stall(uint8_t port, uint8_t address);

enum { BOTH_AVAILABLE = USB_BUF_CTRL_AVAIL | USB_BUF_CTRL_AVAIL << 16 };

static bool closed(const struct hw_endpoint *end) {
    return end->buffer_control == NULL;
}

static uint32_t status_bit(const struct hw_endpoint *end) {
    return 1u << (2 * tu_edpt_number(end->ep_addr) + (end->rx ? 1u : 0u));
}

/* Takes back what the controller was given and the PC has not fetched, and forgets what came back meanwhile.
 * The controller's own ABORT does not work on B0 and B1 (RP2040-E2). */
static void take_back(struct hw_endpoint *end) {
    *end->buffer_control = 0;
    usb_hw_clear->buf_status = status_bit(end);
    hw_endpoint_reset_transfer(end);
    end->pending = 0; /* until the next frame: RP2040-E15 */
}

static void start(struct hw_endpoint *end, uint8_t *buffer, uint16_t count) {
    if (closed(end)) {
        return; /* the task is about to hear of the reset, and forgets all transfers */
    }
    if (end->active || (*end->buffer_control & BOTH_AVAILABLE) != 0) {
        take_back(end);
    }
    __real_hw_endpoint_xfer_start(end, buffer, count);
}

/* Only the task begins transfers. USB's interrupt, and no other, waits: it may close the endpoint. */
void __wrap_hw_endpoint_xfer_start(struct hw_endpoint *end, uint8_t *buffer, uint16_t count) {
    irq_set_enabled(USBCTRL_IRQ, false);
    start(end, buffer, count);
    irq_set_enabled(USBCTRL_IRQ, true);
}

/* A buffer that came back may be an earlier transfer's: then the present one's is still out. */
bool __wrap_hw_endpoint_xfer_continue(struct hw_endpoint *end) {
    if (!end->active || closed(end) || (*end->buffer_control & BOTH_AVAILABLE) != 0) {
        return false;
    }
    return __real_hw_endpoint_xfer_continue(end);
}

/* Of an endpoint that is closed, or never was there, the driver would write to address 0. */
static bool is_open(uint8_t address) {
    const unsigned number = tu_edpt_number(address);
    if (number == 0 || number >= USB_MAX_ENDPOINTS) {
        return number == 0;
    }
    const bool in = tu_edpt_dir(address) == TUSB_DIR_IN;
    const uint32_t control = in ? usb_dpram->ep_ctrl[number - 1].in : usb_dpram->ep_ctrl[number - 1].out;
    return (control & EP_CTRL_ENABLE_BITS) != 0;
}

void __wrap_dcd_edpt_stall(uint8_t port, uint8_t address) {
    if (is_open(address)) {
        __real_dcd_edpt_stall(port, address);
    }
}

void __wrap_dcd_edpt_clear_stall(uint8_t port, uint8_t address) {
    if (is_open(address)) {
        __real_dcd_edpt_clear_stall(port, address);
    }
}
/* NOLINTEND(bugprone-reserved-identifier) */
