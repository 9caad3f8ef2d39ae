#!/usr/bin/env python3
"""Runs after each link of a firmware: prints its sizes and what each room takes of the flash, and fails the build where it breaks a promise.

usage: check.py program.elf --board NAME --build DIR --folder DIR=NAME... --stack-rules FILE --stack BYTES --map FILE --json OUT

A folder's sources go by its name in the stack's rules: cmake/prefix-map.cmake.

The promises: no heap in the program; the worst case of the stack is known and at most half of what is reserved;
flash fits, and RAM with as much to spare as there should be."""
import argparse
import json
import os
import re
import sys

import elf
import rooms
import stack

# Our own bar: every supported chip has 2 MB at least, of which the journal takes 512 kB (BOARD_FLASH_SECTORS).
FLASH_BYTES = 1024 * 1024
RAM_BYTES = 264 * 1024
# What the next game, or the next board's drivers, may need: found before it is missed, not at the last byte.
RAM_FREE_BYTES = 4 * 1024
STACK_MARGIN = 2
HEAP = re.compile(r"(__wrap_|__real_|_)?(malloc|calloc|realloc|reallocf|free|cfree|memalign|aligned_alloc|valloc|sbrk"
                  r"|strdup|strndup)(_r)?$|_Zn[wa]|_Zd[la]")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("elf")
    for name in ("board", "build", "stack-rules", "map", "json"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--folder", action="append", default=[])
    parser.add_argument("--stack", type=int, required=True)
    return parser.parse_args()


def named_folders(pairs):
    """[("/home/me/sdk/", "sdk/")] of ["/home/me/sdk/=sdk/"], and of the folder where a link leads."""
    split = [pair.rpartition("=")[::2] for pair in pairs]
    return split + [(os.path.join(os.path.realpath(folder), ""), name) for folder, name in split]


def ram_free(numbers):
    return RAM_BYTES - numbers["stack_reserved_bytes"] - numbers["ram_bytes"]


def heap_symbols(path):
    return sorted({s.name for s in elf.symbols(path) if HEAP.match(s.name)})


def measure(options):
    """Numbers by name, the lines that explain the stack, and what is wrong."""
    flash, ram = elf.memory(options.elf)
    numbers = {"flash_bytes": flash, "ram_bytes": ram, "stack_reserved_bytes": options.stack}
    faults = [f"heap symbol in the program: {name}" for name in heap_symbols(options.elf)]
    chains = []
    try:
        worst, chains = stack.worst_case(options.elf, options.build, named_folders(options.folder), options.stack_rules)
        numbers["stack_worst_bytes"] = worst
        if worst * STACK_MARGIN > options.stack:
            faults.append(f"the stack may need {worst} bytes: more than half of the {options.stack} reserved")
    except stack.Unbounded as reason:
        faults.append(f"the stack's worst case is unknown: {reason}")
    if flash > FLASH_BYTES:
        faults.append(f"{flash} bytes of flash: more than the {FLASH_BYTES} that a firmware may take")
    free = ram_free(numbers)
    if free < RAM_FREE_BYTES:
        faults.append(f"{ram} bytes of RAM and {options.stack} of stack leave {free} of {RAM_BYTES} free: "
                      f"it should be {RAM_FREE_BYTES}")
    return numbers, chains, faults


def show(options, numbers, chains):
    print(f"{options.board}: flash {numbers['flash_bytes']:,} bytes, RAM {numbers['ram_bytes']:,} "
          f"({ram_free(numbers):,} free), "
          f"stack {numbers.get('stack_worst_bytes', 'unknown')} at worst of {numbers['stack_reserved_bytes']:,}")
    by_room = rooms.flash_by_room(options.map, elf.loaded(options.elf), numbers["flash_bytes"])
    print("  flash: " + ", ".join(f"{room} {size:,}" for room, size in by_room.items()))
    for line in chains:
        print("  " + line)


def main():
    options = arguments()
    numbers, chains, faults = measure(options)
    show(options, numbers, chains)
    for fault in faults:
        print(f"error: {os.path.basename(options.elf)}: {fault}", file=sys.stderr)
    with open(options.json, "w", encoding="utf-8") as file:
        json.dump({f"firmware.{key}.{options.board}": value for key, value in numbers.items()}, file, indent=2)
        file.write("\n")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
