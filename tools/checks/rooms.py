"""Walls between rooms: reads names of C sources, one a line, and says which includes the table does not allow.

The build keeps most of them out already, each room having its own include path; this also finds a path like
"../firmware/screens/screen.h", a header that is on the path for another reason, and a C header that the engine may not use."""
import glob
import os
import re
import sys

# <assert.h> is no freestanding header, but has no code of its own: the firmware brings its own.
FREESTANDING = {"assert.h", "float.h", "iso646.h", "limits.h", "stdalign.h", "stdarg.h", "stdbool.h", "stddef.h", "stdint.h",
                "stdnoreturn.h", "string.h"}
ROOMS = ("engine", "display", "board", "firmware", "host-tests", "tools")
# room: rooms whose headers it may include besides its own; a header's name instead of a room allows that one alone
MAY_KNOW = {
    "engine": (),
    "display": ("board/board.h",),
    "board": (),
    "firmware": ("engine", "display", "board/board.h"),
    "host-tests": ROOMS,
    "tools": ROOMS,
}
ONLY_FREESTANDING = ("engine", "display")


def room_of(path):
    return path.split("/")[0]


def resolve(name, source):
    """The file of ours that an include means, or None: the folder of the source first, then its room, then all."""
    folders = [os.path.dirname(source), room_of(source)] + list(ROOMS) + sorted(glob.glob("firmware/*/"))
    for folder in folders:
        path = os.path.normpath(os.path.join(folder, name))
        if os.path.exists(path):
            return path
    return None


def allowed(source, header):
    room = room_of(source)
    return room_of(header) == room or any(header == known or room_of(header) == known for known in MAY_KNOW[room])


def faults(source):
    room = room_of(source)
    with open(source, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            match = re.match(r'\s*#\s*include\s*([<"])([^>"]+)[>"]', line)
            if not match:
                continue
            header = resolve(match[2], source) if match[1] == '"' else None
            if header and not allowed(source, header):
                yield f"{source}:{number}: {room} may not know {header}"
            elif match[1] == "<" and room in ONLY_FREESTANDING and match[2] not in FREESTANDING:
                yield f"{source}:{number}: {room} may use freestanding headers and <string.h> only, not <{match[2]}>"


def main():
    found = [fault for source in sys.stdin.read().split() if room_of(source) in MAY_KNOW
             for fault in faults(source)]
    for fault in found:
        print(fault)
    sys.exit(1 if found else 0)


main()
