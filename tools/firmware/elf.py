"""What the firmware's tools read from an ELF file, by binutils' own programs: symbols, sections, code."""
import re
import subprocess
from collections import namedtuple

PREFIX = "arm-none-eabi-"
Symbol = namedtuple("Symbol", "address size kind name")
Section = namedtuple("Section", "name size address load type flags")
Instruction = namedtuple("Instruction", "address mnemonic operands")


def run(tool, *arguments):
    return subprocess.run([PREFIX + tool, *arguments], check=True, capture_output=True, text=True).stdout


def symbols(path):
    """All symbols; size is 0 where the assembler didn't say."""
    found = []
    for line in run("nm", "-S", path).splitlines():
        match = re.fullmatch(r"([0-9a-f]{8}) (?:([0-9a-f]{8}) )?(\S) (\S+)", line)
        if match:
            address, size, kind, name = match.groups()
            found.append(Symbol(int(address, 16), int(size or "0", 16), kind, name))
    return found


def allocated(path):
    """(name, bytes, address, flags) of each section that takes room in the chip."""
    lines = run("objdump", "-h", path).splitlines()
    for head, flags in zip(lines, lines[1:]):
        match = re.match(r"\s*\d+ (\S+)\s+([0-9a-f]{8})  ([0-9a-f]{8})", head)
        if match and "ALLOC" in flags:
            yield match[1], int(match[2], 16), int(match[3], 16), flags


def loaded(path):
    """Names of the sections that lie in the flash."""
    return {name for name, _, _, flags in allocated(path) if "LOAD" in flags}


def memory(path):
    """Bytes of flash and of RAM that the linker gave out: what is loaded, and what lies in RAM without the stack."""
    flash = ram = 0
    for name, size, address, flags in allocated(path):
        if "LOAD" in flags:
            flash += size
        if address >= 0x20000000 and "stack" not in name:
            ram += size
    return flash, ram


def functions(path):
    """{address: (name, [Instruction])} from the disassembly, in order of address."""
    found, current = {}, None
    for line in run("objdump", "-d", "--no-show-raw-insn", path).splitlines():
        head = re.fullmatch(r"([0-9a-f]{8}) <(.+)>:", line)
        if head:
            current = []
            found[int(head[1], 16)] = (head[2], current)
            continue
        code = re.match(r"([0-9a-f]{8}):\t(\S+)(?:\t([^@;]*))?", line)
        if code and current is not None and not code[2].startswith("."):
            current.append(Instruction(int(code[1], 16), code[2], (code[3] or "").strip()))
    return found


def image_words(path):
    """Every aligned 32-bit word of what is loaded: constants in the code, tables, initial values."""
    found = set()
    for line in run("objdump", "-s", "-j", ".text", "-j", ".rodata", "-j", ".data", path).splitlines():
        if re.match(r" [0-9a-f]{8} ", line):
            found.update(int.from_bytes(bytes.fromhex(word), "little")
                         for word in line[10:45].split() if len(word) == 8)
    return found


def image(path):
    """{address: word} of all that is loaded, where it lies while the program runs."""
    found = {}
    for line in run("objdump", "-s", "-j", ".text", "-j", ".rodata", "-j", ".data", path).splitlines():
        match = re.match(r" ([0-9a-f]{8}) ", line)
        if match:
            at = int(match[1], 16)
            for i, word in enumerate(line[10:45].split()):
                if len(word) == 8:
                    found[at + 4 * i] = int.from_bytes(bytes.fromhex(word), "little")
    return found


def lines(path):
    """{address of an instruction: (file, line)}; of code that was inlined, where it was written."""
    found, place = {}, ("", 0)
    for line in run("objdump", "-d", "-l", "--no-show-raw-insn", path).splitlines():
        match = re.match(r"(\S.*):(\d+)(?: \(discriminator \d+\))?$", line)  # a folder may have spaces
        if match:
            place = match[1], int(match[2])
        elif re.match(r"[0-9a-f]{8} <", line):
            place = "", 0
        else:
            match = re.match(r"([0-9a-f]{8}):\t", line)
            if match:
                found[int(match[1], 16)] = place
    return found


def words(path, names_wanted):
    """The 32-bit words of data objects: {name: [word]} for each symbol that names_wanted(name) accepts."""
    wanted = [s for s in symbols(path) if s.kind in "rRdD" and s.size and names_wanted(s.name)]
    found = {}
    for symbol in wanted:
        dump = run("objdump", "-s", f"--start-address={symbol.address}",
                   f"--stop-address={symbol.address + symbol.size}", path)
        # "Contents of section" repeats for the place where initialised data is loaded from: by run address is enough.
        data = bytes.fromhex("".join(re.sub(r"^ [0-9a-f]+ ((?:[0-9a-f]+ ?)+?)  .*$", r"\1", line).replace(" ", "")
                                     for line in dump.splitlines() if re.match(r" [0-9a-f]{8} ", line)))
        found[symbol.name] = [int.from_bytes(data[i:i + 4], "little") for i in range(0, len(data) - 3, 4)]
    return found
