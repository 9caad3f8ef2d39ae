"""How much code each room has: lines without blank ones and without comments, tables made by converters apart.

Names of C sources come in, one a line: git ls-files '*.[ch]' | python3 -B tools/checks/code_lines.py"""
import re
import sys

ROOMS = ("engine", "display", "board", "firmware")
MADE = "/made/"
# A string or a letter is kept: in it /* begins no comment.
TOKENS = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|/\*.*?\*/|//[^\n]*', re.DOTALL)


def code_lines(text):
    def keep(match):
        token = match[0]
        return "\n" * token.count("\n") if token.startswith("/") else token
    return sum(1 for line in TOKENS.sub(keep, text).split("\n") if line.strip())


def part_of(path):
    """engine/bronze, firmware/match, ...; what lies in the room itself is the room's."""
    parts = path.split("/")
    return "/".join(parts[:2]) if len(parts) > 2 else parts[0]


def main():
    counts, made = {}, 0
    for path in sys.stdin.read().split():
        if path.split("/")[0] not in ROOMS or not path.endswith((".c", ".h")):
            continue
        with open(path, encoding="utf-8") as file:
            lines = code_lines(file.read())
        if MADE in path:
            made += lines
        else:
            counts[part_of(path)] = counts.get(part_of(path), 0) + lines
    for room in ROOMS:
        parts = {name: lines for name, lines in counts.items() if name.split("/")[0] == room}
        inside = ", ".join(f"{name.split('/')[-1] if '/' in name else 'itself'} {parts[name]:,}" for name in sorted(parts))
        print(f"lines of code in {room}/: {sum(parts.values()):,} ({inside})")
    print(f"lines of code in all: {sum(counts.values()):,}, and {made:,} of tables made")


main()
