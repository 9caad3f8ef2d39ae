"""Words that the sources may not hold: reads names of files, one a line."""
import re

from sources import lines_of, report

HEAP = re.compile(r"\b(malloc|calloc|realloc|free|strdup|alloca|sbrk)\s*\(")
NO_HEAP = ("engine/", "display/", "board/", "firmware/")
# In pieces, so that this file does not hold what it looks for.
HOSTS = re.compile("|".join((r"registry\.npm" r"js", r"npm" r"js\.org", r"deb\.deb" r"ian\.org", r"security\.deb"
                             r"ian\.org", r"yarn" r"pkg\.com")))

# Words of another language's English, each with what a native speaker writes. In pieces, likewise.
WRONG = tuple((re.compile(wrong, re.IGNORECASE), right) for wrong, right in (
    (r"\bpart" r"ed by\b", "separated by"),
    (r"\bhang" r"s? on\b", "depends on"),
    (r"\b(come|comes|came) rou" r"nd\b", "wraps around"),
    (r"\bane" r"w\b", "again, or (of cards) reshuffled"),
    (r"\bto be ha" r"d\b", "available"),
    (r"\bmen" r"d(s|ed|ing)?\b", "fix"),
    (r"\bby feel" r"ing\b", "by the quick move"),
    (r"\brest of the hou" r"se\b", "the other rooms"),
    (r"\bbehi" r"nd (its|the|that|this|each) (move|barrier|turn|last|record|slot|mark|text|end|name|number|bar|port|word)",
     "after"),
    (r"\b(x|zeros|something|nothing|one|moves|opponents) behi" r"nd\b", "after"),
))
PROSE = (".c", ".h", ".md", ".py", ".js", ".mjs", ".cmake", ".txt", ".sh")
NOT_OURS = ("/made/", "/corpus/", "/golden/")


def wrong_words(path, lines):
    if not path.endswith(PROSE) or any(folder in path for folder in NOT_OURS):
        return
    for number, line in enumerate(lines, 1):
        for wrong, right in WRONG:
            match = wrong.search(line)
            if match:
                yield f"{path}:{number}: \"{match[0]}\": write {right}"


def faults(path):
    lines = lines_of(path)
    for number, line in enumerate(lines, 1):
        if HOSTS.search(line):
            yield f"{path}:{number}: names a registry's host; the machine's own settings say where packages come from"
        if path.startswith(NO_HEAP) and path.endswith((".c", ".h")) and HEAP.search(line):
            yield f"{path}:{number}: a heap call: {line.strip()}"
    yield from wrong_words(path, lines)


report(faults)
