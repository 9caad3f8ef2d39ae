"""Walls between rooms, and between the folders of firmware/: reads names of C sources, one a line, and says which
includes the tables in docs/design.md do not allow. What stands in backticks in a table's last column may be included.

The build keeps most of them out already, each room having its own include path; this also finds a path like
"../firmware/screens/screen.h", a header that is on the path for another reason, and a C header that the engine may not
use."""
import glob
import os
import re
import sys

DESIGN = "docs/design.md"
# <assert.h> is no freestanding header, but has no code of its own: the firmware brings its own.
FREESTANDING = {"assert.h", "float.h", "iso646.h", "limits.h", "stdalign.h", "stdarg.h", "stdbool.h", "stddef.h", "stdint.h",
                "stdnoreturn.h", "string.h"}
ONLY_FREESTANDING = ("engine", "display")
FIRMWARE, GAME = "firmware", "<game>/"
FOLDERS = [FIRMWARE] + sorted(glob.glob(f"{FIRMWARE}/*/"))


def table(first_column):
    """{name: what may be included, None being everything} of the table whose first column has that head, in its order."""
    with open(DESIGN, encoding="utf-8") as file:
        rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in file if line.startswith("|")]
    begin = next(i for i, row in enumerate(rows) if row[0] == first_column) + 2
    found = {}
    for row in rows[begin:]:
        if len(row) != 3 or not row[0].startswith("`"):
            break
        found[row[0].strip("`")] = None if row[2] == "everything" else re.findall(r"`([^`<]+|<game>/)`", row[2])
    return found


ROOMS = table("room")
PARTS = table("folder")


def room_of(path):
    return path.split("/")[0] + "/"


def part_of(path):
    """The row of the firmware's table for a file there: its folder, or itself."""
    part = path.split("/")[1] + ("/" if path.count("/") > 1 else "")
    return GAME if os.path.isdir("engine/" + part) and part.endswith("/") else part


def resolve(name, source):
    """The file of ours that an include means, or None: the folder of the source first, then its room, then all."""
    for folder in [os.path.dirname(source), room_of(source)] + list(ROOMS) + FOLDERS:
        path = os.path.normpath(os.path.join(folder, name))
        if os.path.isfile(path):
            return path
    return None


def fault(source, header):
    """Why the source may not include the header of ours, or None."""
    if room_of(source) != room_of(header):
        may = ROOMS[room_of(source)]
        if may is None or room_of(header) in may or header in may:
            return None
        return f"{room_of(source)} may not know {header}"
    if room_of(source) != FIRMWARE + "/" or os.path.dirname(source) == os.path.dirname(header):
        return None
    mine, its = part_of(source), part_of(header)
    if mine == its == GAME:
        return None if source.split("/")[1] == header.split("/")[1] else f"a game may not know another's {header}"
    return None if mine == its or its in PARTS[mine] else f"{FIRMWARE}/{mine} may not know {header}"


def faults(source):
    with open(source, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            match = re.match(r'\s*#\s*include\s*([<"])([^>"]+)[>"]', line)
            if not match:
                continue
            header = resolve(match[2], source) if match[1] == '"' else None
            why = fault(source, header) if header else None
            if match[1] == "<" and source.split("/")[0] in ONLY_FREESTANDING and match[2] not in FREESTANDING:
                why = f"{room_of(source)} may use freestanding headers and <string.h> only, not <{match[2]}>"
            if why:
                yield f"{source}:{number}: {why}"


def faults_of_table(sources):
    """A folder without a row, and a row that allows what stands above it: folders must not know each other in a circle."""
    for part in sorted({part_of(source) for source in sources if room_of(source) == FIRMWARE + "/"} - set(PARTS)):
        yield f"{FIRMWARE}/{part} has no row in {DESIGN}"
    order = list(PARTS)
    for at, part in enumerate(order):
        for known in PARTS[part]:
            if known not in order[at + 1:]:
                yield f"{DESIGN}: {part} may not know {known}, which does not stand below it"


def main():
    sources = [source for source in sys.stdin.read().split() if room_of(source) in ROOMS]
    found = list(faults_of_table(sources)) or [fault for source in sources for fault in faults(source)]
    for line in found:
        print(line)
    sys.exit(1 if found else 0)


main()
