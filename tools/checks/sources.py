"""What the checks of texts share: the lines of a file, and the end of a program that reads names of files, one a line."""
import sys


def lines_of(path):
    """None of them where there is no text."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read().splitlines()
    except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
        return []


def report(faults):
    """Prints the faults of all files, `faults` saying those of one; exits with 1 if there are any."""
    found = [fault for path in sys.stdin.read().splitlines() for fault in faults(path)]
    for fault in found:
        print(fault)
    sys.exit(1 if found else 0)
