"""Words that the sources may not hold: reads names of files, one a line."""
import re
import sys

HEAP = re.compile(r"\b(malloc|calloc|realloc|free|strdup|alloca|sbrk)\s*\(")
NO_HEAP = ("engine/", "display/", "board/", "firmware/")
# In pieces, so that this file does not hold what it looks for.
HOSTS = re.compile("|".join((r"registry\.npm" r"js", r"npm" r"js\.org", r"deb\.deb" r"ian\.org", r"security\.deb"
                             r"ian\.org", r"yarn" r"pkg\.com")))


def faults(path):
    try:
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
    except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
        return
    for number, line in enumerate(lines, 1):
        if HOSTS.search(line):
            yield f"{path}:{number}: names a registry's host; the machine's own settings say where packages come from"
        if path.startswith(NO_HEAP) and path.endswith((".c", ".h")) and HEAP.search(line):
            yield f"{path}:{number}: a heap call: {line.strip()}"


def main():
    found = [fault for path in sys.stdin.read().splitlines() for fault in faults(path)]
    for fault in found:
        print(fault)
    sys.exit(1 if found else 0)


main()
