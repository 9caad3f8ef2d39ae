"""The worst-case stack of a firmware, from the compiler's stack-usage files and the linked program's call graph.

Frames come from gcc's .su files; where there is none (assembler, libraries) from the pushes in the disassembly. Calls
come from the disassembly, so what the linker dropped or the compiler inlined counts as it is. Where a call through a
pointer can go is read from its source line and the tables that such pointers stand in (pointers.py), or listed in
firmware/stack.txt; a call of which neither says anything is an error, as are recursion and frames of unknown size."""
import bisect
import fnmatch
import os
import re

import elf
import pointers

# Cortex-M0+: eight registers are pushed on exception entry, and a word more where the stack was not aligned to eight.
EXCEPTION_FRAME = 36


class Unbounded(Exception):
    """The bound can't be computed; the text says why and what to do."""


class Function:
    def __init__(self, address, name, instructions):
        self.address, self.name, self.instructions = address, name, instructions
        self.source = None  # "engine/match.c", or None without a .su file
        self.frame = 0
        self.calls = set()  # addresses of functions
        self.through_pointer = []  # addresses of the calls


def frames(build, folders):
    """{function: {source: (bytes, dynamic)}}; the largest where two of a source share a name."""
    found = {}
    for folder, _, files in os.walk(build):
        for file in (f for f in files if f.endswith(".su")):
            with open(os.path.join(folder, file), encoding="utf-8") as lines:
                for line in lines:
                    place, size, kind = line.rstrip("\n").split("\t")
                    source, _, _, name = place.rsplit(":", 3)
                    if not os.path.exists(os.path.join(build, source)) and known_path(source):
                        continue  # of a source that was renamed since
                    source = place_name(source, build, folders)
                    of_name = found.setdefault(name, {})
                    of_name[source] = max(of_name.get(source, (-1, "")), (int(size), kind))
    return found


def known_path(source):
    """Is it a path, and not a name that the compiler wrote already?"""
    return os.path.isabs(source) or source.startswith("..")


def place_name(source, build, folders):
    """A source's name for stack.txt: sdk/... wherever the SDK lies, else from the root of this repository.

    folders are pairs of a folder and its name; of two that fit, the inner one counts. Some compilers write the name
    already (cmake/prefix-map.cmake); ccache may make the path relative to the build, and follow links."""
    if not known_path(source):
        return source
    path = os.path.normpath(os.path.join(build, source))
    inner = max((f for f in folders if path.startswith(f[0])), key=lambda f: len(f[0]), default=("", ""))
    return inner[1] + path[len(inner[0]):]


def register_count(operands):
    """How many registers {r4, r5-r7, lr} names."""
    count = 0
    for part in operands.strip("{} ").split(","):
        span = re.fullmatch(r"\s*r(\d+)-r(\d+)\s*", part)
        count += int(span[2]) - int(span[1]) + 1 if span else 1
    return count


def pushed(function):
    """An upper bound of the frame from the code alone: every push and every subtraction counts once."""
    total = 0
    for code in function.instructions:
        if code.mnemonic == "push":
            total += 4 * register_count(code.operands)
        elif code.mnemonic.startswith("sub") and code.operands.startswith("sp,"):
            total += int(code.operands.split("#")[1], 0)
        elif code.mnemonic.startswith("add") and re.match(r"sp, r\d", code.operands):
            raise Unbounded(f"{function.name} moves the stack pointer by a register, and has no .su file")
    return total


def base_name(name):
    """foo.constprop.0 and foo.part.1 stand in the .su file under shorter names."""
    return re.sub(r"\.(constprop|part|isra|cold|lto_priv)\..*$", "", name)


def target(code):
    match = re.match(r"(?:r\d+, )?([0-9a-f]+) <", code.operands)
    return int(match[1], 16) if match else None


def ends(code):
    """Does control never go on to the next instruction?"""
    return (code.mnemonic in ("b.n", "b.w", "b", "bx", "udf", "bkpt") or
            code.operands.startswith("pc,") or (code.mnemonic == "pop" and "pc" in code.operands))


class Program:
    def __init__(self, path, build, folders):
        self.path = path
        self.by_address = {a: Function(a, n, i) for a, (n, i) in elf.functions(path).items() if i}
        self.addresses = sorted(self.by_address)
        usage = frames(build, folders)
        self.sites = pointers.Sites(path, pointers.Pointers(path, self.by_address.keys()))
        for function in self.by_address.values():
            self._measure(function, usage)
            self._read_calls(function)
        self._open_veneers()

    def _open_veneers(self):
        """The linker's stepping stones between flash and RAM: __name_veneer jumps to name."""
        by_name = {f.name: f.address for f in self.by_address.values()}
        for function in self.by_address.values():
            match = re.fullmatch(r"__(.+)_veneer", function.name)
            if match and match[1] in by_name:
                function.calls, function.through_pointer = {by_name[match[1]]}, []

    def _measure(self, function, usage):
        """Static functions share names: of ours the debug information knows the source; of others the largest counts."""
        by_source = usage.get(function.name) or usage.get(base_name(function.name))
        function.source = self.sites.source(function.address) or None
        if not by_source:
            function.frame = pushed(function)
            return
        if function.source not in by_source:
            function.source = max(by_source, key=lambda source: by_source[source])
        function.frame, kind = by_source[function.source]
        if kind == "dynamic":
            raise Unbounded(f"{function.name} ({function.source}) has a frame of unknown size: no VLA, no alloca")

    def _owner(self, address):
        """The function that an address lies in."""
        index = bisect.bisect_right(self.addresses, address) - 1
        return self.addresses[index] if index >= 0 else None

    def _read_calls(self, function):
        popped = set()
        for code in function.instructions:
            if code.mnemonic == "pop":
                popped.update(re.findall(r"r\d+|lr", code.operands))
            if code.mnemonic == "blx" or (code.mnemonic == "bx" and code.operands not in popped | {"lr"}):
                function.through_pointer.append(code.address)
            elif code.mnemonic.startswith(("b", "cbz", "cbnz")):
                address = target(code)
                owner = self._owner(address) if address is not None else None
                # Within one long function gcc jumps by bl, too: only one to its beginning is a call of itself.
                if owner is not None and (owner != function.address or (code.mnemonic == "bl" and address == owner)):
                    function.calls.add(owner)
        if function.instructions and not ends(function.instructions[-1]):
            self._fall_through(function)

    def _fall_through(self, function):
        """Assembler may run on into the next label."""
        index = self.addresses.index(function.address) + 1
        last = function.instructions[-1].address
        calls_last = function.instructions[-1].mnemonic in ("bl", "nop", "movs")
        if index < len(self.addresses) and not calls_last and self.addresses[index] - last <= 4:
            function.calls.add(self.addresses[index])

    def named(self, pattern):
        """Functions that a pattern of stack.txt means: by name, @table for all that stand in a constant table,
        struct.member for those that stand there in any."""
        if "." in pattern:
            return self.sites.pointers.held[tuple(pattern.split("."))]
        if pattern.startswith("@"):
            tables = elf.words(self.path, lambda name: fnmatch.fnmatchcase(base_name(name), pattern[1:]))
            pointed = {word & ~1 for table in tables.values() for word in table if word & 1}
            return pointed & self.by_address.keys()
        return {a for a, f in self.by_address.items() if fnmatch.fnmatchcase(base_name(f.name), pattern)}


class Rules:
    """firmware/stack.txt: its head says what stands there."""

    def __init__(self, path):
        self.calls, self.interrupts, self.roots, self.uncalled = [], [], [], []
        with open(path, encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                words = line.split("#")[0].split()
                if words:
                    self._read(words, f"{path}:{number}")

    def _read(self, words, place):
        kind, *rest = words
        if kind == "call" and len(rest) >= 2:
            self.calls += [(who, [] if rest[1:] == ["nothing"] else rest[1:]) for who in rest[0].split(",")]
        elif kind == "interrupt" and rest:
            self.interrupts.append(rest)
        elif kind == "root" and rest:
            self.roots += rest
        elif kind == "uncalled" and rest:
            self.uncalled += rest
        else:
            raise Unbounded(f"{place}: none of 'root', 'interrupt', 'call', 'uncalled': {' '.join(words)}")

    def candidates(self, function):
        """Patterns for a function's pointer calls: the first rule for its name, else for its source file."""
        for key in (base_name(function.name), function.source or ""):
            for pattern, found in self.calls:
                if key and fnmatch.fnmatchcase(key, pattern):
                    return found
        return None


def follow(program, function, pattern):
    if pattern.isdigit():
        function.frame += int(pattern)
        return
    found = program.named(pattern.removeprefix("~"))
    if not found and not pattern.startswith("~"):
        raise Unbounded(f"stack.txt sends {function.name} to {pattern}, and the program has no such function or table")
    function.calls |= found


def derive(program, function):
    """Adds what the source says of a function's calls through pointers; answers the calls of which it says nothing."""
    unknown = []
    for call in function.through_pointer:
        found = program.sites.candidates(call, function.source)
        if found is None:
            unknown.append(f"{function.name} ({program.sites.where(call) or function.source or 'no .su file'})")
        else:
            function.calls |= found
    return unknown


def resolve(program, rules):
    """Adds the candidates of pointer calls to the graph, for what can be reached."""
    missing, seen = [], set()
    starts = rules.roots + [p for level in rules.interrupts for p in level]
    waiting = [a for p in starts for a in program.named(p)]
    while waiting:
        address = waiting.pop()
        if address in seen:
            continue
        seen.add(address)
        function = program.by_address[address]
        if function.through_pointer:
            patterns = rules.candidates(function)
            for pattern in patterns or []:
                follow(program, function, pattern)
            if patterns is None:
                missing += derive(program, function)
        waiting += function.calls
    orphans = {word & ~1 for word in elf.image_words(program.path) if word & 1} & program.by_address.keys() - seen
    for pattern in rules.uncalled:
        orphans -= program.named(pattern)
    faults = []
    if missing:
        faults.append("calls through a pointer that stack.txt does not list: " + ", ".join(sorted(missing)))
    if orphans:
        names = sorted(program.by_address[a].name for a in orphans)
        faults.append("no line of stack.txt says who calls these, whose addresses are taken: " + ", ".join(names))
    if faults:
        raise Unbounded("; ".join(faults))


def deepest(program, address, known, path):
    """(bytes, chain of addresses) of the deepest chain of calls from a function. The script may recurse."""
    if address in path:
        loop = path[path.index(address):] + [address]
        raise Unbounded("recursion: " + " > ".join(program.by_address[a].name for a in loop))
    if address not in known:
        function = program.by_address[address]
        below = [deepest(program, callee, known, path + [address]) for callee in sorted(function.calls)]
        worst, chain = max(below, default=(0, []))
        known[address] = (function.frame + worst, [address] + chain)
    return known[address]


def worst(program, patterns, known):
    found = [deepest(program, address, known, []) for p in patterns for address in program.named(p)]
    return max(found, default=(0, []))


def worst_case(path, build, folders, rules_path):
    """(bytes, text lines that explain them)."""
    rules = Rules(rules_path)
    program = Program(path, build, folders)
    resolve(program, rules)
    known = {}
    total, chain = worst(program, rules.roots, known)
    lines = [explain("program", total, chain, program)]
    for level in rules.interrupts:
        size, chain = worst(program, level, known)
        if chain:
            total += size + EXCEPTION_FRAME
            lines.append(explain("interrupt", size + EXCEPTION_FRAME, chain, program))
    return total, lines


def explain(what, size, chain, program):
    steps = " > ".join(f"{program.by_address[a].name} {program.by_address[a].frame}" for a in chain)
    return f"{what} {size}: {steps}"
