/* What went wrong is kept over the reset in the watchdog's scratch registers, which only power-off clears.
 * The SDK and the boot ROM use 4 to 7; 0 to 2 are ours. */
#include "board.h"

#include "hardware/structs/vreg_and_chip_reset.h"
#include "hardware/structs/watchdog.h"
#include "hardware/watchdog.h"

#include "drivers.h"

enum { SCRATCH_WHY, SCRATCH_WHERE, SCRATCH_NOTE };
/* Values that no power-on leaves there by chance. */
enum { WHY_FAULT = 0x0fa11ed1, WHY_RESTART = 0x0e57a127 };

static struct board_boot boot;

static struct board_boot cause_of_start(void) {
    const uint32_t why = watchdog_hw->scratch[SCRATCH_WHY];
    if (watchdog_enable_caused_reboot() && why != WHY_RESTART) {
        return why == WHY_FAULT ? (struct board_boot){CAUSE_FAULT, watchdog_hw->scratch[SCRATCH_WHERE]}
                                : (struct board_boot){CAUSE_WATCHDOG, 0};
    }
    const bool pin = (vreg_and_chip_reset_hw->chip_reset & VREG_AND_CHIP_RESET_CHIP_RESET_HAD_RUN_BITS) != 0;
    const bool power =
        (vreg_and_chip_reset_hw->chip_reset & VREG_AND_CHIP_RESET_CHIP_RESET_HAD_POR_BITS) != 0;
    return (struct board_boot){watchdog_caused_reboot() || (pin && !power) ? CAUSE_RESET : CAUSE_POWER, 0};
}

void driver_faults_start(void) {
    boot = cause_of_start();
    watchdog_hw->scratch[SCRATCH_WHY] = 0;
    watchdog_hw->scratch[SCRATCH_WHERE] = 0;
    driver_watchdog_resume();
}

struct board_boot board_boot_cause(void) {
    return boot;
}

uint32_t board_note(void) {
    return watchdog_hw->scratch[SCRATCH_NOTE];
}
void board_note_set(uint32_t note) {
    watchdog_hw->scratch[SCRATCH_NOTE] = note;
}

void driver_watchdog_rest(void) {
    watchdog_disable();
}
void driver_watchdog_resume(void) {
    watchdog_enable(BOARD_WATCHDOG_MS, true);
}
void board_watchdog_feed(void) {
    watchdog_update();
}

static _Noreturn void restart(uint32_t why, uint32_t where) {
    watchdog_hw->scratch[SCRATCH_WHY] = why;
    watchdog_hw->scratch[SCRATCH_WHERE] = where;
    watchdog_enable(1, false);
    for (;;) {
    }
}

_Noreturn void board_restart(void) {
    restart(WHY_RESTART, 0);
}

/* An exception pushes r0-r3, r12, lr, pc, psr: the program counter is word 6. */
__attribute__((used)) static _Noreturn void fault(const uint32_t *frame) {
    restart(WHY_FAULT, frame[6]);
}

/* The SDK's vector table names it; before anything is pushed, the frame is where sp points. */
void isr_hardfault(void);
__attribute__((naked)) void isr_hardfault(void) {
    __asm__ volatile("mov r0, sp\n"
                     "bl %c0\n"
                     :
                     : "i"(fault));
}

/* newlib's, called by a failed assert: the place that asserted is the fault's. */
_Noreturn void __assert_func(const char *file, int line, const char *function, const char *condition);
_Noreturn void __assert_func(const char *file, int line, const char *function, const char *condition) {
    (void)file;
    (void)line;
    (void)function;
    (void)condition;
    restart(WHY_FAULT, (uint32_t)__builtin_return_address(0));
}
