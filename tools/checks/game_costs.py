"""What a game costs, counted from the tree: prints files and lines by part and game, and says where a table of
docs/adding-a-game.md or docs/a-games-screens.md has become wrong by more than a fifth.

A row is found by its first cell, a number by its column; a cell is `files / lines`."""
import glob
import os
import re
import sys

GAMES = {"Bronze": "bronze", "Empire": "empire", "Monuments": "monuments"}
SMALL = {"Null": "host-tests/frame/null_game.c", "Draw": "host-tests/frame/draw_game.c"}
PAGES = ("docs/adding-a-game.md", "docs/a-games-screens.md")
OFF = 0.2

# what -> patterns of its files, {} being the game
PARTS = {
    "rules": ["engine/{}/*"],
    "screens": ["firmware/{}/*.[ch]", "firmware/{}/CMakeLists.txt"],
    "tests of the rules": ["host-tests/{}/*.[ch]", "host-tests/{}/CMakeLists.txt"],
    "golden logs": ["host-tests/{}/golden/*"],
    "tests by buttons": ["host-tests/firmware/*{}*.[ch]", "simulator/test/{}*.mjs"],
    "pictures": ["host-tests/pictures/{}-*", "simulator/test/pictures/{}-*"],
}


def lines_in(path):
    if path.endswith(".png"):
        return 0
    with open(path, encoding="utf-8") as file:
        return sum(1 for _ in file)


def cost(patterns, game):
    paths = sorted({path for pattern in patterns for path in glob.glob(pattern.format(game)) if os.path.isfile(path)})
    return len(paths), sum(map(lines_in, paths))


def counted():
    """{(row, column): (files, lines)}"""
    found = {(part, title): cost(patterns, game) for part, patterns in PARTS.items() for title, game in GAMES.items()}
    found.update({("rules", title): (1, lines_in(path)) for title, path in SMALL.items()})
    return found


def said(page):
    """(row, column, numbers) of all cells `files / lines` in the tables of a page."""
    columns = []
    with open(page, encoding="utf-8") as file:
        for line in file:
            cells = [cell.strip() for cell in line.split("|")[1:-1]] if line.startswith("|") else []
            if not cells:
                columns = []
            elif not columns:
                columns = cells
            for column, cell in zip(columns[1:], cells[1:]):
                numbers = re.fullmatch(r"([\d,]+) / ([\d,]+)", cell)
                if numbers:
                    yield cells[0], column, tuple(int(number.replace(",", "")) for number in numbers.groups())


def main():
    found, bad = counted(), 0
    for part in PARTS:
        print(f"{part}: " + "; ".join(f"{title} {found[part, title][0]} files, {found[part, title][1]:,} lines"
                                      for title in (*GAMES, *SMALL) if (part, title) in found))
    checked = set()
    for page in PAGES:
        for row, column, numbers in said(page):
            checked.add((row, column))
            is_so = found.get((row, column))
            if is_so is None or any(abs(a - b) > OFF * b for a, b in zip(numbers, is_so)):
                print(f"{page}: {row} of {column}: says {numbers}, counted {is_so}")
                bad = 1
    missing = set(found) - checked
    if missing:
        print(f"no page says: {sorted(missing)}")
        bad = 1
    return bad


if __name__ == "__main__":
    sys.exit(main())
