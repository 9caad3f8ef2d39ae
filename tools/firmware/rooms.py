"""What each room takes of the flash, from the linker's map: which section of which object file went where."""
import os
import re
from collections import Counter

with open(os.path.join(os.path.dirname(__file__), "../../engine/games.def"), encoding="utf-8") as file:
    GAMES = re.compile("/({})/".format("|".join(re.findall(r"^GAME\((\w+)\)", file.read(), re.M))))
LIBRARY = re.compile(r"/lib(c|g|m|gcc)(_nano)?\.a\(|/crt\w+\.o$")
# All that is ours is a library oxhide_...; the SDK's sources are compiled into the program itself, oxhide-<board>.
OURS = re.compile(r"oxhide_\w+(\.a\(|\.dir/)")
ROOMS = {"engine": "engine with the games' rules", "display": "display", "board": "board"}
FIRMWARE, SCREENS = "firmware", "games' screens"
# The rest: the linker's stubs and gaps, less the ends of texts that several files share, which the map lists twice.
OUTSIDE, LIBC, REST = "SDK and TinyUSB", "libc and libgcc", "rest"


def room_of(source):
    """The room of an object file, by its path from the build's folder. An archive's members have lost their folders:
    the games' rules can't be told from the rest of the engine."""
    if LIBRARY.search(source):
        return LIBC
    if not OURS.search(source):
        return OUTSIDE
    return ROOMS.get(source.split("/")[0], SCREENS if GAMES.search(source) else FIRMWARE)


def pieces(path):
    """(output section, bytes, object file) of each piece that the linker laid out."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().partition("Linker script and memory map")[2].splitlines()
    section = None
    for line in lines:
        head = re.match(r"(\.\S+)", line)
        if head:
            section = head[1]
        piece = re.match(r" +(?:[.C]\S+ +)?0x[0-9a-f]+ +0x([0-9a-f]+) (\S.*\.o(?:bj)?\)?)$", line)
        if piece and section:
            yield section, int(piece[1], 16), piece[2]


def flash_by_room(path, loaded, total):
    """{room: bytes}, the largest first; `loaded` are the names of the sections that lie in the flash."""
    found = Counter()
    for section, size, source in pieces(path):
        if section in loaded:
            found[room_of(source)] += size
    found[REST] = total - sum(found.values())
    return dict(found.most_common())
