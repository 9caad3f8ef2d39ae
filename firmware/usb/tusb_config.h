/* What of TinyUSB is built: a device with a serial port and a drive. */
#ifndef OXHIDE_TUSB_CONFIG_H
#define OXHIDE_TUSB_CONFIG_H

#define CFG_TUSB_RHPORT0_MODE OPT_MODE_DEVICE
#define CFG_TUD_ENABLED 1
#define CFG_TUD_ENDPOINT0_SIZE 64
#define CFG_TUD_CDC 1
#define CFG_TUD_CDC_RX_BUFSIZE 256 /* a line of the protocol */
#define CFG_TUD_CDC_TX_BUFSIZE 512
#define CFG_TUD_MSC 1
#define CFG_TUD_MSC_EP_BUFSIZE 512 /* a sector */

#endif
