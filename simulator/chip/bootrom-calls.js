/** What the boot ROM's functions do that are not code: bootrom.S has a numbered breakpoint for each. */

const ROM_END = 0x4000;

const erase = (machine, registers) => {
  warnOfInterrupts(machine);
  machine.flash.erase(registers[0], registers[1], machine.now);
  machine.core.stop();
};

const program = (machine, registers) => {
  const bytes = new Uint8Array(registers[2]);
  for (let i = 0; i < bytes.length; i++) bytes[i] = machine.mcu.readUint8(registers[1] + i);
  warnOfInterrupts(machine);
  machine.flash.program(registers[0], bytes, machine.now);
  machine.core.stop();
};

const nothing = () => {};

// By number in bootrom.S.
const CALLS = [
  (machine) => machine.core.lockUp('an exception before firmware has a vector table'),
  nothing, // connect_flash
  nothing, // exit_xip
  erase,
  program,
  nothing, // flush_cache
  nothing, // enter_xip
  (machine) => machine.enterBootloader(),
];

/** @param {import('./machine.js').Machine} machine @param {number} number of the breakpoint */
export function performBootromCall(machine, number) {
  const { core } = machine.mcu;
  const inRom = core.PC - 2 < ROM_END;
  if (inRom && CALLS[number]) CALLS[number](machine, core.registers);
  else machine.core.raiseFault(`breakpoint ${number}`);
}

// An interrupt would run from flash that can't be read: a crash on hardware, unless all its code is in RAM.
function warnOfInterrupts(machine) {
  const { core } = machine.mcu;
  if (!core.PM && core.enabledInterrupts) machine.complain('flash is changed with interrupts on');
}
