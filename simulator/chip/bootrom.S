@ A stand-in for the RP2040's boot ROM, written for Oxhide: the tables where firmware looks functions up by two letters,
@ memory and bit functions as real code, and flash functions as breakpoints, which the machine catches (bootrom-calls.js).
@ It has no float tables: firmware must bring its own arithmetic. `node chip/assemble-bootrom.mjs` makes bootrom.js of it.
  .syntax unified
  .cpu cortex-m0plus
  .thumb
  .text

@ The datasheet fixes these first words (2.8.2, "Bootrom Contents").
  .word 0x20042000             @ initial stack pointer: the end of RAM
  .word unexpected + 1         @ reset: the machine starts boot2 itself
  .word unexpected + 1         @ NMI
  .word unexpected + 1         @ hard fault
  .byte 'M', 'u', 1            @ magic
  .byte 2                      @ version 2, the B1 ROM
  .hword functions
  .hword data
  .hword look_up + 1

@ A function that the machine performs: it sees the breakpoint's number and the registers.
.macro performed name number
  .balign 4
  .thumb_func
\name:
  bkpt #\number
  bx lr
.endm

  performed unexpected 0
  performed connect_flash 1
  performed exit_xip 2
  performed range_erase 3
  performed range_program 4
  performed flush_cache 5
  performed enter_xip 6
  performed usb_boot 7

@ r0: table, r1: two letters -> r0: address or 0
  .balign 4
  .thumb_func
look_up:
  ldrh r2, [r0]
  cmp r2, #0
  beq not_there
  cmp r2, r1
  beq found
  adds r0, #4
  b look_up
found:
  ldrh r0, [r0, #2]
  bx lr
not_there:
  movs r0, #0
  bx lr

@ r0: destination, r1: byte, r2: count -> r0 as it was. Words once aligned, as the real one does.
  .balign 4
  .thumb_func
memory_set:
  push {r0, r4, lr}
  uxtb r1, r1
  lsls r3, r1, #8
  orrs r1, r3
  lsls r3, r1, #16
  orrs r1, r3
set_align:
  lsls r3, r0, #30
  beq set_words
  subs r2, #1
  blo set_done
  strb r1, [r0]
  adds r0, #1
  b set_align
set_words:
  mov r3, r1
set_pair:
  subs r2, #8
  blo set_tail
  stmia r0!, {r1, r3}
  b set_pair
set_tail:
  adds r2, #8
set_byte:
  subs r2, #1
  blo set_done
  strb r1, [r0]
  adds r0, #1
  b set_byte
set_done:
  pop {r0, r4, pc}

@ r0: destination, r1: source, r2: count -> r0 as it was
  .balign 4
  .thumb_func
memory_copy:
  push {r0, r4, lr}
  mov r3, r0
  eors r3, r1
  lsls r3, r3, #30
  bne copy_byte                @ never both aligned
copy_align:
  lsls r3, r0, #30
  beq copy_pair
  subs r2, #1
  blo copy_done
  ldrb r3, [r1]
  strb r3, [r0]
  adds r0, #1
  adds r1, #1
  b copy_align
copy_pair:
  subs r2, #8
  blo copy_tail
  ldmia r1!, {r3, r4}
  stmia r0!, {r3, r4}
  b copy_pair
copy_tail:
  adds r2, #8
copy_byte:
  subs r2, #1
  blo copy_done
  ldrb r3, [r1]
  strb r3, [r0]
  adds r0, #1
  adds r1, #1
  b copy_byte
copy_done:
  pop {r0, r4, pc}

@ r0: word -> r0: how many bits are set (Kernighan: each step clears the lowest)
  .balign 4
  .thumb_func
count_ones:
  movs r1, #0
ones_next:
  cmp r0, #0
  beq ones_done
  subs r2, r0, #1
  ands r0, r2
  adds r1, #1
  b ones_next
ones_done:
  mov r0, r1
  bx lr

@ r0: word -> r0: zeros above the highest one; 32 for 0
  .balign 4
  .thumb_func
leading_zeros:
  movs r1, #32
leading_next:
  cmp r0, #0
  beq leading_done
  lsrs r0, r0, #1
  subs r1, #1
  b leading_next
leading_done:
  mov r0, r1
  bx lr

@ r0: word -> r0: zeros below the lowest one; 32 for 0
  .balign 4
  .thumb_func
trailing_zeros:
  movs r1, #32
trailing_next:
  cmp r0, #0
  beq trailing_done
  lsls r0, r0, #1
  subs r1, #1
  b trailing_next
trailing_done:
  mov r0, r1
  bx lr

@ r0: word -> r0: its bits the other way round
  .balign 4
  .thumb_func
reverse:
  movs r1, #0
  movs r2, #32
reverse_next:
  lsrs r0, r0, #1
  adcs r1, r1
  subs r2, #1
  bne reverse_next
  mov r0, r1
  bx lr

.macro entry first second function
  .byte \first, \second
  .hword \function + 1
.endm
  .balign 4
functions:
  entry 'P', '3', count_ones
  entry 'R', '3', reverse
  entry 'L', '3', leading_zeros
  entry 'T', '3', trailing_zeros
  entry 'M', 'S', memory_set
  entry 'S', '4', memory_set
  entry 'M', 'C', memory_copy
  entry 'C', '4', memory_copy
  entry 'I', 'F', connect_flash
  entry 'E', 'X', exit_xip
  entry 'R', 'E', range_erase
  entry 'R', 'P', range_program
  entry 'F', 'C', flush_cache
  entry 'C', 'X', enter_xip
  entry 'U', 'B', usb_boot
data:
  .word 0                      @ both tables end with a zero
