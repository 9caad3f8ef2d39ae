"""One style where clang-format has no say, or another version's: reads names of files, one a line.

Sections begin with a banner: `/* ---- words */` in C, `// ---- words` in JavaScript, `# ---- words` in scripts. In C
const stands before what it is about, as in `const char *name` and `const int length` (clang-format 14 has an option for
this, which breaks `struct x const`)."""
import re

from sources import lines_of, report

BANNER = re.compile(r"^\s*(/\*+|//|#)\s*([-=*~#_]{3,})(.*)$")
GOOD = re.compile(r"^\s*(/\*|//|#) ---- .*[^-=*~#_ ]$")
EAST = re.compile(r"\b((struct|enum|union) \w+|unsigned|signed|char|short|int|long|bool|float|double|void|\w+_t|FILE) const\b")
TEXT_OR_COMMENT = re.compile(r'"(?:[^"\\]|\\.)*"|//.*|/\*.*?(\*/|$)|^\s*\*.*')
READ = re.compile(r"(\.(c|h|def|js|mjs|py|sh|cmake)|CMakeLists\.txt|/[\w-]+|^(test|play))$")


def faults(path):
    for number, line in enumerate(lines_of(path), 1):
        if BANNER.match(line) and not GOOD.match(line.removesuffix(" */")) and not line.startswith("#!"):
            yield f"{path}:{number}: a section begins with ---- and its words, nothing after them: {line.strip()}"
        if path.endswith((".c", ".h")) and EAST.search(TEXT_OR_COMMENT.sub("", line)):
            yield f"{path}:{number}: const stands before its type: {line.strip()}"


report(lambda path: faults(path) if READ.search(path) else ())
