"""The tables of hops in docs/design.md: every function named there stands in the file of its row, and `a > b` is a
call in a's body. Prints how many hops there are."""
import re
import sys

PAGE, HEADS = "docs/design.md", ["where", "hops", "what passes"]


def rows(page):
    inside = False
    with open(page, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            cells = [cell.strip() for cell in line.split("|")[1:-1]] if line.startswith("|") else []
            inside = bool(cells) and (inside or cells == HEADS)
            if inside and cells[0].startswith("`"):
                yield number, cells[0].strip("`"), re.findall(r"`([^`]+)`", cells[1])


def body(path, name):
    """The text of a function that a file defines, or None."""
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read()
    except FileNotFoundError:
        return None
    found = re.search(rf"^[a-zA-Z_][^;{{}}=]*\b{name}\([^;{{}}]*\) \{{\n(.*?)^\}}", text, re.M | re.S)
    return found and found[1]


def faults(path, chain):
    """The first function of a chain is the row's; those that it leads to may stand elsewhere, once they are called."""
    names = chain.split(" > ")
    for at, name in enumerate(names):
        text = body(path, name)
        if text is None and (at == 0 or at + 1 < len(names)):
            yield f"{path} has no function {name}"
        elif text is not None and at + 1 < len(names) and not re.search(rf"\b{names[at + 1]}\(", text):
            yield f"{path}: {name} does not call {names[at + 1]}"


def main():
    hops, bad = 0, 0
    for number, path, chains in rows(PAGE):
        for chain in chains:
            hops += chain.count(" > ")
            for fault in faults(path, chain):
                print(f"{PAGE}:{number}: {fault}")
                bad = 1
    print(f"hops: {hops}")
    return bad or hops == 0


if __name__ == "__main__":
    sys.exit(main())
