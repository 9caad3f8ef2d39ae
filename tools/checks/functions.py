"""Lengths of functions: reads names of C sources, one a line. Relies on clang-format: a function's head begins in the
first column and ends with {, and its end is a } in the first column."""
import re
import sys

MEDIAN_MAX, NINETIETH_MAX, MAX = 12, 30, 60
HEAD = re.compile(r"^(?!typedef|struct|enum|union|extern|#|\s|}|//|/\*)\w.*\(")


def functions(source):
    """(name, lines between head and end) of each."""
    with open(source, encoding="utf-8") as file:
        lines = file.read().splitlines()
    head = None
    for number, line in enumerate(lines):
        if HEAD.match(line) or re.match(r"^(struct|enum|union) [\w *]+\w+\(", line):
            head = number
        elif line == "}" and head is not None:
            name = re.search(r"(\w+)\(", lines[head])[1]
            yield f"{source}:{head + 1} {name}", number - head - 1
            head = None
        if head is not None and line.rstrip().endswith(";") and not line.startswith(" "):
            head = None  # a declaration


def main():
    found = sorted((f for s in sys.stdin.read().split() for f in functions(s)), key=lambda f: f[1])
    lengths = [length for _, length in found]
    median, ninetieth = lengths[len(lengths) // 2], lengths[len(lengths) * 9 // 10]
    print(f"functions: {len(found)}, median {median} lines, nine in ten up to {ninetieth}, longest {lengths[-1]} "
          f"({found[-1][0]})")
    too_long = [f"{place} has {length} lines: more than {MAX}" for place, length in found if length > MAX]
    for fault in too_long:
        print(fault)
    sys.exit(1 if too_long or median > MEDIAN_MAX or ninetieth > NINETIETH_MAX else 0)


main()
