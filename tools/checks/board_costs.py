"""What a board costs, counted from the tree: its folder, its preset, and the C that no other board links. Says where the
table in docs/hardware.md has become wrong by more than a fifth, and where code outside its folder knows a board's name."""
import glob
import json
import os
import re
import sys

PAGE = "docs/hardware.md"
OFF = 0.2
# Code that serves all boards. Tests, benchmarks and tools may name the boards that they run on.
ALL_BOARDS = ["engine/**/*.[ch]", "display/*.[ch]", "firmware/**/*.[ch]", "board/*.[ch]", "board/rp2040/*.[ch]", "cmake/*",
              "simulator/boards.mjs", "simulator/build-page.mjs", "simulator/serve.mjs", "simulator/chip/*.js",
              "simulator/handheld/*.js", "simulator/page/*", "play", "tools/release"]
# The code of the guide for new devices has two bits for the board; it is read by older tools.
KNOWN = {("firmware/diagnostics/first_light_code.c", board) for board in ("picosystem", "pico_lcd_1_3", "breadboard")}
# The order in which they are offered; and one of which there is always a build.
KNOWN |= {("simulator/boards.mjs", board) for board in ("picosystem", "pico_lcd_1_3")} | {("tools/release", "picosystem")}


def lines_in(path):
    with open(path, encoding="utf-8") as file:
        return sum(1 for _ in file)


def boards():
    return sorted(os.path.basename(os.path.dirname(path)) for path in glob.glob("board/*/board.cmake"))


def linked(board):
    """The files of C that its board.cmake chooses."""
    with open(f"board/{board}/board.cmake", encoding="utf-8") as file:
        text = file.read()
    panel = re.search(r"BOARD_PANEL (\w+)", text)[1]
    drivers = re.search(r"BOARD_DRIVERS ([\w\s]+)\)", text)[1].split()
    return {f"display/{panel}.c"} | {f"board/rp2040/{name}.c" for name in drivers}


def own_code(board):
    """What is linked into no other board: its drivers, with the files that only they bring along."""
    others = set().union(*(linked(other) for other in boards() if other != board))
    return sorted(linked(board) - others)


def said():
    """{board: (files, lines, lines of C)} of the table in the page."""
    with open(PAGE, encoding="utf-8") as file:
        rows = re.findall(r"^\| `(\w+)` \| (\d+) / (\d+) \| (\d+) \|", file.read(), re.M)
    return {board: tuple(map(int, numbers)) for board, *numbers in rows}


def names_elsewhere(board):
    paths = sorted({path for pattern in ALL_BOARDS for path in glob.glob(pattern, recursive=True) if os.path.isfile(path)})
    for path in paths:
        with open(path, encoding="utf-8", errors="replace") as file:
            if (path, board) not in KNOWN and re.search(rf"[\"'`./]{board}(?![-\w])", file.read()):
                yield path


def main():
    bad, table = 0, said()
    with open("CMakePresets.json", encoding="utf-8") as file:
        presets = {preset["name"] for preset in json.load(file)["configurePresets"]}
    for board in boards():
        files = glob.glob(f"board/{board}/*")
        code = own_code(board)
        is_so = (len(files), sum(map(lines_in, files)), sum(map(lines_in, code)))
        print(f"{board}: {is_so[0]} files, {is_so[1]} lines; C of its own: {', '.join(code) or 'none'}"
              + (f", {is_so[2]} lines" if code else ""))
        if board not in presets:
            print(f"CMakePresets.json has no preset {board}")
            bad = 1
        if board not in table or any(abs(a - b) > OFF * b for a, b in zip(table[board], is_so)):
            print(f"{PAGE}: {board}: says {table.get(board)}, counted {is_so}")
            bad = 1
        for path in names_elsewhere(board):
            print(f"{path} knows {board}: what differs between boards belongs into board/{board}/")
            bad = 1
    return bad


if __name__ == "__main__":
    sys.exit(main())
