"""Numbers that may only fall (or, of asserts, only rise): what docs/design.md wants less of, counted from the tree.

A bar that is far from what is counted fails too, so that it follows. Names of C sources come in, one a line."""
import re
import sys

STACK_RULES = "firmware/stack.txt"
SLACK = 20  # lines or so that a bar may be off before it must follow

# (what, where, bar): the bar is the most that there may be
BARS = (
    # 10 show where each of the others' steps was, on the board that Meanwhile leads to
    ("lines of Bronze's screens", "firmware/bronze/", 2678),
    # 2894 before a match taken up in mid-action waited for a press, news of continents knew the turn, and names
    # looked for room on their own land, clear of rims; 10 say how armies are counted, and where a wild went
    ("lines of Empire's screens", "firmware/empire/", 2926),
    # 333 for what a newcomer couldn't do: choose what of a reduced price is paid (a screen), see what a layer brings
    # in all before a worker is given up for it, begin a move where it brings most and a turn with all of one's land in
    # view, and read gifts in words; 10 for a way home where a lesson's scene begins, and units of many kinds in a hex
    ("lines of Monuments' screens", "firmware/monuments/", 4953),
    ("variables in firmware/ that keep something", "firmware/", 99),
    ("lines of firmware/stack.txt", STACK_RULES, 24),
)
ASSERTS_MIN = 245  # in engine, display, firmware and board, those that the firmware has
MADE = "/made/"


def lines_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read().splitlines()


def keeps(line):
    """Does the line declare a static variable that can change?"""
    match = re.match(r"\s*static\s+([^=;]*)", line)
    if not match or re.match(r"\s*static\s+(inline|_Noreturn)\b", line):
        return False
    what = match[1]
    if "(" in what:  # a function, or a pointer to one
        return "(*" in what and "const" not in what.split("(*")[1].split(")")[0]
    return "*" in what and not re.search(r"\*\s*const\b", what) or "const" not in what


def rules_in(path):
    return sum(1 for line in lines_of(path) if line.split("#")[0].strip())


def counted(what, where, sources):
    inside = [path for path in sources if path.startswith(where) and MADE not in path]
    if where == STACK_RULES:
        return rules_in(where)
    if what.startswith("lines"):
        return sum(len(lines_of(path)) for path in inside)
    return sum(keeps(line) for path in inside if path.endswith(".c") for line in lines_of(path))


def main():
    sources = sys.stdin.read().split()
    bad = False
    for what, where, bar in BARS:
        count = counted(what, where, sources)
        print(f"{what}: {count}, at most {bar}")
        if count > bar or count < bar - SLACK:
            bad = True
            print(f"  {'too many' if count > bar else 'the bar can follow: set it in tools/checks/counts.py'}")
    asserts = sum(len(re.findall(r"(?<!\w)assert\(", line)) for path in sources
                  if path.startswith(("engine/", "display/", "firmware/", "board/")) and path.endswith(".c")
                  for line in lines_of(path))
    print(f"asserts: {asserts}, at least {ASSERTS_MIN}")
    sys.exit(bad or asserts < ASSERTS_MIN)


main()
