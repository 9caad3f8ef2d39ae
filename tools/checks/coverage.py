"""Reads what the instrumented tests left in build/coverage (gcov, the compiler's own reader) and reports on engine/.

usage: coverage.py [--gate]"""
import html
import json
import os
import subprocess
import sys
from collections import defaultdict

BUILD, ROOM = "build/coverage", "engine/"
BRANCHES_MIN = 95.0
# A branch that only an assert has: it is there so that it never happens.
NOT_A_BRANCH = ("assert(", "assert_inner(")


class Source:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.text = file.read().splitlines()
        self.lines = defaultdict(int)  # number: times run, over all objects that hold the line
        self.branches = {}             # (number, function, index): times taken

    def missed_lines(self):
        return sorted(n for n, count in self.lines.items() if count == 0)

    def missed_branches(self):
        return sorted({n for (n, *_), count in self.branches.items() if count == 0})

    def taken(self):
        return sum(1 for count in self.branches.values() if count)


def read_object(data, sources):
    result = subprocess.run(["gcov", "--json-format", "--stdout", "--branch-probabilities", data],
                            capture_output=True, text=True, check=True)
    for report in map(json.loads, result.stdout.splitlines()):
        for file in report["files"]:
            path = os.path.relpath(os.path.join(report["current_working_directory"], file["file"]))
            if path.startswith(ROOM):
                if path not in sources:
                    sources[path] = Source(path)
                add(sources[path], file["lines"])


def add(source, lines):
    for line in lines:
        number = line["line_number"]
        source.lines[number] += line["count"]
        if any(word in source.text[number - 1] for word in NOT_A_BRANCH):
            continue
        for index, branch in enumerate(line["branches"]):
            # Without the object: a header's function counts once, however many sources hold a copy.
            key = number, line.get("function_name", ""), index
            source.branches[key] = source.branches.get(key, 0) + branch["count"]


def percent(part, whole):
    return 100.0 * part / whole if whole else 100.0


def totals(sources):
    lines = sum(len(s.lines) for s in sources.values())
    missed = sum(len(s.missed_lines()) for s in sources.values())
    branches = sum(len(s.branches) for s in sources.values())
    taken = sum(s.taken() for s in sources.values())
    return {"engine.coverage_lines_percent": round(percent(lines - missed, lines), 2),
            "engine.coverage_branches_percent": round(percent(taken, branches), 2)}


def show(sources):
    print(f"{'file':40} {'lines':>14} {'branches':>14}")
    for path, source in sorted(sources.items()):
        run = len(source.lines) - len(source.missed_lines())
        print(f"{path:40} {run:6} of {len(source.lines):4} {source.taken():6} of {len(source.branches):4}")


def show_missed(sources):
    for path, source in sorted(sources.items()):
        for number in source.missed_lines():
            print(f"{path}:{number}: never run: {source.text[number - 1].strip()}")
        for number in source.missed_branches():
            if source.lines[number]:
                print(f"{path}:{number}: a branch never taken: {source.text[number - 1].strip()}")


def page(sources):
    out = ["<!doctype html><meta charset=utf-8><title>Coverage of engine/</title><style>pre{tab-size:4}"
           "b{background:#f99}i{background:#fd8;font-style:normal}</style><h1>Coverage of engine/</h1>"
           "<p><b>never run</b>, <i>a branch never taken</i></p>"]
    for path, source in sorted(sources.items()):
        out.append(f"<details><summary>{path}: {len(source.missed_lines())} lines never run, "
                   f"{len(source.missed_branches())} with a branch never taken</summary><pre>")
        missed, half = set(source.missed_lines()), set(source.missed_branches())
        for number, text in enumerate(source.text, 1):
            tag = "b" if number in missed else "i" if number in half else "span"
            out.append(f"{source.lines.get(number, ''):>10} {number:5} <{tag}>{html.escape(text)}</{tag}>")
        out.append("</pre></details>")
    return "\n".join(out)


def main():
    sources = {}
    for folder, _, files in sorted(os.walk(BUILD)):
        for file in sorted(f for f in files if f.endswith(".gcda")):
            read_object(os.path.join(folder, file), sources)
    if not sources:
        sys.exit(f"no counts for {ROOM} in {BUILD}: run tools/coverage")
    numbers = totals(sources)
    show(sources)
    show_missed(sources)
    print("\n".join(f"{name} {value}" for name, value in numbers.items()))
    with open(f"{BUILD}/coverage.json", "w", encoding="utf-8") as file:
        json.dump(numbers, file, indent=2)
    with open(f"{BUILD}/report.html", "w", encoding="utf-8") as file:
        file.write(page(sources))
    missed = sum(len(source.missed_lines()) for source in sources.values())
    low = missed or numbers["engine.coverage_branches_percent"] < BRANCHES_MIN
    if low and "--gate" in sys.argv:
        sys.exit(f"coverage of engine/ is below the bar: every line, {BRANCHES_MIN:g} % of branches; {missed} lines were never run")


main()
