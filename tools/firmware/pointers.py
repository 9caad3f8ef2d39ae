"""Where a call through a pointer can go, from the program's debug information: which functions stand in which member
of which struct, or in which table, and which member or table the source's line calls through."""
import os
import re
from collections import defaultdict

import elf

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class Die:
    """An entry of the debug information: a variable, a type, a member."""

    def __init__(self, tag, depth):
        self.tag, self.depth, self.values, self.children = tag, depth, {}, []


def value_of(text):
    """An attribute's value as readelf prints it: a reference or a number as an int, a name as it is."""
    text = re.sub(r"^\(\w+\) ", "", text)  # its form, which newer ones print
    match = re.search(r"DW_OP_addr: ([0-9a-f]+)\)$", text) or re.match(r"<0x([0-9a-f]+)>", text)
    if match:
        return int(match[1], 16)
    text = re.sub(r"^\((indirect [\w ]+, )?offset: 0x[0-9a-f]+\): ", "", text)  # of a string kept elsewhere
    return int(text) if re.fullmatch(r"\d+", text) else text


WANTED = ("name", "type", "byte_size", "data_member_location", "upper_bound", "count", "location", "specification",
          "abstract_origin")


def entries(path):
    """({offset: Die}, [units]): everything, and each source's entry with its children below it."""
    found, units, above = {}, [], []
    die = None
    for line in elf.run("readelf", "--debug-dump=info", path).splitlines():
        head = re.match(r" <([0-9a-f]+)><([0-9a-f]+)>: Abbrev Number: \d+ \((DW_TAG_\w+)\)", line)
        if head:
            depth = int(head[1], 16)
            die = Die(head[3][7:], depth)
            found[int(head[2], 16)] = die
            del above[depth:]
            if above:
                above[-1].children.append(die)
            else:
                units.append(die)
            above.append(die)
        elif die is not None:
            match = re.match(r"\s+<[0-9a-f]+>\s+DW_AT_(\w+)\s*: (.*)", line)
            if match and match[1] in WANTED:
                die.values[match[1]] = value_of(match[2].strip())
    return found, units


class Pointers:
    def __init__(self, path, functions):
        self.dies, self.units = entries(path)
        self.memory = elf.image(path)
        self.functions = functions  # addresses of functions
        self.held = defaultdict(set)  # by (struct, member) or (source, table): functions that stand there
        self.members = set()  # (struct, member) of pointers to functions, (source, table) of tables of them
        self.passed = {}
        for unit in self.units:
            self._read_unit(unit)

    # ---- types

    def resolve(self, die, name):
        """An attribute, of the entry or of what it stands for."""
        while die is not None:
            if name in die.values:
                return die.values[name]
            die = self.dies.get(die.values.get("specification", die.values.get("abstract_origin")))
        return None

    def bare(self, offset):
        """A type without typedef, const, volatile."""
        die = self.dies.get(offset)
        while die is not None and die.tag in ("typedef", "const_type", "volatile_type", "restrict_type"):
            die = self.dies.get(die.values.get("type"))
        return die

    def size(self, die):
        if die is None:
            return 0
        if die.tag == "array_type":
            return self.size(self.bare(die.values.get("type"))) * self.length(die)
        return die.values.get("byte_size", 0)

    def length(self, die):
        count = 1
        for child in die.children:
            if child.tag == "subrange_type":
                bound, number = child.values.get("upper_bound"), child.values.get("count")
                count *= number if isinstance(number, int) else bound + 1 if isinstance(bound, int) else 0
        return count

    def is_function_pointer(self, die):
        if die is None or die.tag != "pointer_type":
            return False
        aim = self.bare(die.values.get("type"))
        return aim is not None and aim.tag == "subroutine_type"

    # ---- what stands where

    def _read_unit(self, unit):
        waiting = [unit]
        while waiting:
            die = waiting.pop()
            waiting += die.children
            if die.tag in ("structure_type", "union_type"):
                for member in die.children:
                    if self._leads_to_function(member.values.get("type")):
                        self.members.add((die.values.get("name", ""), member.values.get("name", "")))
            elif die.tag == "variable" and isinstance(die.values.get("location"), int):
                name = self.resolve(die, "name")
                table = (unit.values.get("name"), name)
                self._walk(self.resolve(die, "type"), die.values["location"], table)

    def _leads_to_function(self, offset):
        die = self.bare(offset)
        while die is not None and die.tag == "array_type":
            die = self.bare(die.values.get("type"))
        return self.is_function_pointer(die)

    def _walk(self, offset, address, key):
        waiting = [(offset, address, key)]
        while waiting:
            offset, address, key = waiting.pop()
            die = self.bare(offset)
            if die is None:
                continue
            if die.tag == "array_type":
                element = die.values.get("type")
                step = self.size(self.bare(element))
                waiting += [(element, address + i * step, key) for i in range(self.length(die)) if step]
            elif die.tag in ("structure_type", "union_type"):
                waiting += [(m.values.get("type"), address + m.values.get("data_member_location", 0),
                             (die.values.get("name", ""), m.values.get("name", ""))) for m in die.children
                            if m.tag == "member"]
            elif self.is_function_pointer(die):
                word = self.memory.get(address, 0)
                self.members.add(key)
                if word & 1 and word & ~1 in self.functions:
                    self.held[key].add(word & ~1)

    def arguments(self, unit):
        """Names of the variables and parameters of a source that are pointers to functions themselves."""
        if id(unit) not in self.passed:
            found, waiting = set(), [unit]
            while waiting:
                die = waiting.pop()
                waiting += die.children
                if die.tag in ("variable", "formal_parameter") and \
                        self.is_function_pointer(self.bare(self.resolve(die, "type"))):
                    found.add(self.resolve(die, "name"))
            self.passed[id(unit)] = found
        return self.passed[id(unit)]

    def structs_of(self, unit, name):
        """Names of the structs that something of that name is, or points to, or answers, in a source."""
        found, waiting = set(), [unit]
        while waiting:
            die = waiting.pop()
            waiting += die.children
            if die.values.get("name") == name and die.tag in ("variable", "formal_parameter", "member", "subprogram"):
                aim = self.bare(self.resolve(die, "type"))
                while aim is not None and aim.tag in ("pointer_type", "array_type"):
                    aim = self.bare(aim.values.get("type"))
                if aim is not None and aim.tag in ("structure_type", "union_type"):
                    found.add(aim.values.get("name", ""))
        return found


def statement(lines, number):
    """The source's statement around a line: from the end of the one before to its own end."""
    first = last = number - 1
    while first > 0 and not re.search(r"[;{}:]\s*(/\*.*\*/)?\s*$", lines[first - 1]):
        first -= 1
    while last + 1 < len(lines) and not re.search(r"[;{]\s*(/\*.*\*/)?\s*$", lines[last]):
        last += 1
    return re.sub(r"/\*.*?\*/", "", " ".join(lines[first:last + 1]))


CALL = re.compile(r"(?:([A-Za-z_]\w*)(?:\([^()]*\)|\[[^][]*(?:\[[^][]*\][^][]*)*\])*\s*(?:->|\.)\s*)?"
                  r"([A-Za-z_]\w*)((?:\[[^][]*(?:\[[^][]*\][^][]*)*\])*)\(")


class Sites:
    """The calls through pointers in the program's code, by the source lines that they belong to."""

    def __init__(self, path, pointers):
        self.pointers = pointers
        self.place = elf.lines(path)  # {address of an instruction: (file, line)}
        self.units = {}
        for unit in pointers.units:
            self.units.setdefault(self._ours(str(unit.values.get("name", ""))), unit)
        self.texts = {}

    def _ours(self, file):
        """A source's path from the repository's root; '' for others."""
        for room in ("engine/", "display/", "firmware/", "board/"):
            at = file.rfind("/" + room) + 1 if "/" + room in file else 0 if file.startswith(room) else -1
            if at >= 0 and os.path.exists(os.path.join(ROOT, file[at:])):
                return file[at:]
        return ""

    def candidates(self, address, unit_source):
        """Functions that the call at an address can go to; None: the source doesn't say."""
        file, number = self.place.get(address, ("", 0))
        file = self._ours(file)
        if not file:
            return None
        if file not in self.texts:
            with open(os.path.join(ROOT, file), encoding="utf-8") as source:
                self.texts[file] = source.read().splitlines()
        unit = self.units.get(file) or self.units.get(unit_source)  # a header's line: that of the function
        found = set()
        for owner, name, index in CALL.findall(statement(self.texts[file], number)):
            keys = self._keys(unit, owner, name, index)
            if any(not self.pointers.held.get(key) for key in keys):
                return None  # nothing stands there when the program starts: it is set while it runs
            if not owner and not index and unit is not None and name in self.pointers.arguments(unit):
                return None  # passed on: who passes it isn't known here
            for key in keys:
                found |= self.pointers.held[key]
        return found or None

    def _keys(self, unit, owner, name, index):
        """What a call may read its pointer from: members of that name, of the structs that the owner can be."""
        if not owner:
            table = (unit.values.get("name"), name) if unit is not None else None
            return {table} if index and table in self.pointers.members else set()
        keys = {key for key in self.pointers.members if key[1] == name and "." not in key[0]}
        structs = self.pointers.structs_of(unit, owner) if unit is not None and len(keys) > 1 else set()
        return {key for key in keys if key[0] in structs} or keys

    def source(self, address):
        """The source of ours that an instruction is from, or ''."""
        return self._ours(self.place.get(address, ("", 0))[0])

    def where(self, address):
        """file:line of an instruction of ours, or ''."""
        file, number = self.place.get(address, ("", 0))
        return f"{self._ours(file)}:{number}" if self._ours(file) else ""
