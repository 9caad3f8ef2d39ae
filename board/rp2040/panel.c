/* The panel's bus: SPI at 62.5 MHz, the ST7789's limit (16 ns a cycle). Mode 3, because the PL022 leaves gaps
 * between words in mode 0. Commands are bytes, sent by the core. Pixels are half-words, sent by two DMA
 * channels: one sends a row, the other then tells it where the next row begins; a row at address 0 ends the
 * window, and interrupts. */
#include "board.h"

#include "hardware/dma.h"
#include "hardware/gpio.h"
#include "hardware/irq.h"
#include "hardware/spi.h"
#include "hardware/sync.h"

#include "drivers.h"
#include "pins.h"

enum { PANEL_HZ = 62500000, BITS_COMMAND = 8, BITS_PIXEL = 16 };

const struct board_panel *board_panel(void) {
    static const struct board_panel panel = {
        .width = PANEL_WIDTH,
        .height = PANEL_HEIGHT,
        .orientation = PANEL_ORIENTATION,
        .column = PANEL_COLUMN,
        .row = PANEL_ROW,
        .gate_volts = PANEL_GATE_VOLTS,
        .common_volts = PANEL_COMMON_VOLTS,
    };
    return &panel;
}

static spi_inst_t *bus;
static unsigned rows_channel, next_channel;
static const uint16_t *rows[BOARD_PANEL_ROWS + 1];
static volatile bool sending; /* the DMA still moves pixels */
static bool selected;         /* pixels were sent, and the panel still listens */

static void dma_interrupt(void) {
    dma_channel_acknowledge_irq0(rows_channel);
    sending = false;
}

static void output_start(unsigned pin, bool high) {
    gpio_init(pin);
    gpio_put(pin, high);
    gpio_set_dir(pin, GPIO_OUT);
}

static void word_bits(unsigned bits) {
    spi_set_format(bus, bits, SPI_CPOL_1, SPI_CPHA_1, SPI_MSB_FIRST);
}

static void rows_channel_start(void) {
    dma_channel_config config = dma_channel_get_default_config(rows_channel);
    channel_config_set_transfer_data_size(&config, DMA_SIZE_16);
    channel_config_set_dreq(&config, spi_get_dreq(bus, true));
    channel_config_set_chain_to(&config, next_channel);
    channel_config_set_irq_quiet(&config, true); /* interrupts at the row that isn't, not after each one */
    dma_channel_configure(rows_channel, &config, &spi_get_hw(bus)->dr, NULL, 0, false);
    dma_channel_set_irq0_enabled(rows_channel, true);
}

static void next_channel_start(void) {
    dma_channel_config config = dma_channel_get_default_config(next_channel);
    channel_config_set_transfer_data_size(&config, DMA_SIZE_32);
    dma_channel_configure(next_channel, &config, &dma_hw->ch[rows_channel].al3_read_addr_trig, rows, 1,
                          false);
}

void driver_panel_start(void) {
    output_start(PIN_PANEL_RESET, false); /* held from the first moment, let go by the panel's driver */
    output_start(PIN_PANEL_SELECT, true);
    output_start(PIN_PANEL_COMMAND, true);
    bus = SPI_INSTANCE(PANEL_SPI);
    spi_init(bus, PANEL_HZ);
    word_bits(BITS_COMMAND);
    gpio_set_function(PIN_PANEL_CLOCK, GPIO_FUNC_SPI);
    gpio_set_function(PIN_PANEL_DATA, GPIO_FUNC_SPI);
    rows_channel = (unsigned)dma_claim_unused_channel(true);
    next_channel = (unsigned)dma_claim_unused_channel(true);
    rows_channel_start();
    next_channel_start();
    irq_set_exclusive_handler(DMA_IRQ_0, dma_interrupt);
    irq_set_enabled(DMA_IRQ_0, true);
}

void board_panel_reset(bool asserted) {
    gpio_put(PIN_PANEL_RESET, !asserted);
}

static void deselect(void) {
    gpio_put(PIN_PANEL_SELECT, true);
    word_bits(BITS_COMMAND);
    selected = false;
}

/* No wake-up is lost: the DMA's interrupt clears `sending`, and from the look on it is pending, which ends
 * WFI (clock.c). Other interrupts only make it look again. */
void board_panel_wait(void) {
    while (sending) {
        const uint32_t state = save_and_disable_interrupts();
        if (sending) {
            __wfi(); /* the watchdog runs on: a bus that never ends is a hang */
        }
        restore_interrupts(state);
    }
    while (spi_is_busy(bus)) {
        tight_loop_contents(); /* eight words, 2 us */
    }
    if (selected) {
        deselect();
    }
}

bool driver_panel_idle(void) {
    return !sending && !spi_is_busy(bus);
}

void board_panel_command(uint8_t command, const uint8_t *data, size_t count) {
    board_panel_wait();
    gpio_put(PIN_PANEL_SELECT, false);
    gpio_put(PIN_PANEL_COMMAND, false);
    spi_write_blocking(bus, &command, 1);
    gpio_put(PIN_PANEL_COMMAND, true);
    if (count > 0) {
        spi_write_blocking(bus, data, count);
    }
    gpio_put(PIN_PANEL_SELECT, true);
}

/* Rows that lie end to end are one long row. */
static uint32_t list_rows(const uint16_t *pixels, uint32_t width, uint32_t height, uint32_t stride) {
    if (width == stride) {
        width *= height;
        height = 1;
    }
    for (uint32_t row = 0; row < height; row++) {
        rows[row] = pixels + row * stride;
    }
    rows[height] = NULL;
    return width;
}

void board_panel_send(const uint16_t *pixels, uint16_t width, uint16_t height, uint16_t stride) {
    board_panel_wait();
    const uint32_t row_words = list_rows(pixels, width, height, stride);
    word_bits(BITS_PIXEL);
    gpio_put(PIN_PANEL_SELECT, false);
    selected = true;
    sending = true;
    dma_channel_set_trans_count(rows_channel, row_words, false);
    dma_channel_set_read_addr(next_channel, rows, true);
}
