#!/usr/bin/env python3
"""Zips what is in a folder, so that the same files make the same zip: sorted, without dates, owners and modes.

usage: zip-folder.py folder file.zip"""
import os
import sys
import zipfile

NO_DATE = (1980, 1, 1, 0, 0, 0)  # the first that the format knows
PLAIN_FILE = 0o100644 << 16


def files(folder):
    """Paths below the folder, with slashes, sorted."""
    found = (os.path.relpath(os.path.join(at, name), folder) for at, _, names in os.walk(folder) for name in names)
    return sorted(path.replace(os.sep, "/") for path in found)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    folder, archive = sys.argv[1:]
    with zipfile.ZipFile(archive, "w") as out:
        for path in files(folder):
            entry = zipfile.ZipInfo(path, NO_DATE)
            entry.create_system, entry.external_attr = 3, PLAIN_FILE  # of Unix, wherever it is made
            entry.compress_type = zipfile.ZIP_DEFLATED
            with open(os.path.join(folder, path), "rb") as file:
                out.writestr(entry, file.read(), compresslevel=9)


if __name__ == "__main__":
    main()
