"""The pages' own form: lines of at most 100 columns, and rows of a table with as many cells as its head.

Reads names of files, one a line. Tables, addresses and blocks of code may be wider. A row with other cells than
its head's is most often another table's, put there by a replacement that went too far."""
import re
import sys

COLUMNS = 100
CODE = re.compile(r"`[^`]*`")


def cells(line):
    return CODE.sub("", line.replace("\\|", "")).strip().strip("|").count("|") + 1


def faults(path):
    head, fenced = None, False
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file.read().splitlines(), 1):
            if line.lstrip().startswith("```"):
                fenced = not fenced
            if line.startswith("|"):
                head = head or cells(line)
                if cells(line) != head:
                    yield f"{path}:{number}: a row of {cells(line)} cells in a table of {head}: {line[:60]}"
                continue
            head = None
            if len(line) > COLUMNS and not fenced and "://" not in line and not line.startswith("    "):
                yield f"{path}:{number}: {len(line)} columns, at most {COLUMNS}: {line[:60]}"


def main():
    found = [fault for path in sys.stdin.read().splitlines() for fault in faults(path)]
    for fault in found:
        print(fault)
    sys.exit(1 if found else 0)


main()
