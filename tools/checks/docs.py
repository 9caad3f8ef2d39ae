"""The pages' own form: lines of at most 100 columns, and rows of a table with as many cells as its head.

Reads names of files, one a line. Tables, addresses and blocks of code may be wider. A row with other cells than
its head's is most often another table's, put there by a replacement that went too far."""
import re

from sources import lines_of, report

COLUMNS = 100
CODE = re.compile(r"`[^`]*`")


def cells(line):
    return CODE.sub("", line.replace("\\|", "")).strip().strip("|").count("|") + 1


def faults(path):
    head, fenced = None, False
    for number, line in enumerate(lines_of(path), 1):
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


report(faults)
