"""Break the Python code at random and ask, of all quick tests, those that can notice: minutes instead of hours.

The breaks are those that break_code.py draws by the same seed. All that lie in functions are put into one copy of the
tree, each behind a switch. One process collects the quick tests; a fork of it runs them all and notes which tests reach
which break. Then a fork for each break switches it on and asks the tests that reach it, the approved conduct
(tests/*/test_approved*.py) and the other tests of the same files, until one fails. What is broken where a module is
loaded, and what is unnoticed but was reached while the tests were collected, is broken in a copy and asked of a new
process: declared values, approved conduct, then the quick tests as break_code.py asks them.

    python tools/break_in_forks.py --seed 7                       20 breaks of the rules, 20 of the machinery
    python tools/break_in_forks.py --seed 7 --rules 60 --machinery 60 --results FILE
    python tools/break_in_forks.py --seed 7 --near                what no fork could ask, asked of its folder alone
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.break_code import GENTLY, NOT_QUICK, PARTS, QUICK, SOURCE, Copy, drawn, fails_anyway, stages  # noqa: E402
from tools.breaks_in_python import Break, shown  # noqa: E402
from tools.switched_breaks import SWITCH, SWITCH_NAME, is_in_function, switched  # noqa: E402

PYTEST = [sys.executable, "-m", "pytest", "-m", QUICK, "-p", "no:cacheprovider", "--no-header"]
LONGEST_TEST = 120
"""Seconds after which a single test that goes on has noticed."""


def answers_of_forks(breaks: dict[int, Break], folder: Path, forks: int) -> Iterator[dict[str, object]]:
    """What the tests say of each break that lies in a function, from the forks of one process."""
    tree = folder / "switched"
    tree.mkdir()
    Copy(tree)
    by_path: dict[str, dict[int, Break]] = {}
    for number, change in breaks.items():
        by_path.setdefault(change.path, {})[number] = change
    for path, changes in by_path.items():
        (tree / path).write_text(switched((tree / path).read_text("utf-8"), changes), encoding="utf-8")
    (tree / SOURCE / SWITCH_NAME).write_text(SWITCH, encoding="utf-8")
    asked, answers = folder / "asked.json", folder / "answers.jsonl"
    asked.write_text(json.dumps({number: change.path for number, change in breaks.items()}), encoding="utf-8")
    command = [
        *GENTLY, *PYTEST, "-p", "tools.forked_tests", f"--asked={asked}", f"--answers={answers}", f"--forks={forks}",
        "--capture=sys", "-o", f"timeout={LONGEST_TEST}", *(f"--ignore=tests/{name}" for name in NOT_QUICK), "tests",
    ]  # fmt: skip
    process = subprocess.Popen(command, cwd=tree, env={**os.environ, "PYTHONPATH": str(tree / "src")})  # noqa: S603
    shown_lines = 0
    while True:
        try:
            ended = process.wait(timeout=2) is not None
        except subprocess.TimeoutExpired:
            ended = False
        lines = answers.read_text("utf-8").splitlines() if answers.exists() else []
        for line in lines[shown_lines:]:
            yield json.loads(line)
        shown_lines = len(lines)
        if ended:
            break
    if shown_lines < len(breaks) + 1:
        raise SystemExit(f"error: of {len(breaks)} breaks only {shown_lines - 1} were asked")


def asked_anew(change: Break, copy: Copy, near_only: bool) -> str:
    """Break a copy and ask a new process; what noticed, empty if nothing did."""
    source = (copy.folder / change.path).read_text("utf-8")
    approved = [str(path.relative_to(copy.folder)) for path in sorted(copy.folder.glob("tests/*/test_approved*.py"))]
    first = ([*PYTEST, "-x", *files] for files in (["--noconftest", "tests/test_declared.py"], approved))
    rest = (command for _, command, _ in stages(change, copy.folder, near_only))
    copy.write(change.path, change.applied(source))
    try:
        for command in (*first, *rest):
            by = copy.fails(command)
            while by and fails_anyway(by, command, ".", change.path, source, copy):
                copy.write(change.path, change.applied(source))
                by = copy.fails(command)
            if by:
                return by
    finally:
        copy.write(change.path, source)
    return ""


def described(change: Break, copy: Copy) -> tuple[int, str, str]:
    """The line of a break, and what stands there before and after."""
    number, *both = change.lines((copy.folder / change.path).read_text("utf-8"))
    return number, *shown(*both)


def main() -> int:
    """Draw, break and report."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seed", required=True, help="which breaks are drawn")
    for part in PARTS:
        words.add_argument(f"--{part}", type=int, default=20, help=f"how many breaks of the {part}")
    words.add_argument("--forks", type=int, default=2, help="so many processes ask at a time")
    words.add_argument(
        "--near", action="store_true", help="a new process asks only the tests of the broken file's folder"
    )
    words.add_argument("--results", type=Path, help="a file that keeps the results, a line of JSON for each")
    given = words.parse_args()
    figures: dict[str, list[bool]] = {part: [] for part in PARTS}
    with tempfile.TemporaryDirectory(prefix="breaks-") as name:
        folder = Path(name)
        (folder / "broken").mkdir()
        copy = Copy(folder / "broken")
        chosen = [
            (part, change) for part in PARTS for change in drawn(part, getattr(given, part), given.seed, copy.folder)
        ]

        descriptions = [described(change, copy) for _, change in chosen]

        def report(number: int, noticed: str, how: str) -> None:
            part, change = chosen[number]
            line, before, after = descriptions[number]
            figures[part].append(bool(noticed))
            outcome = f"noticed by {noticed}" if noticed else "NOT NOTICED"
            print(
                f"{part}: {change.kind}, {change.path}:{line}\n  - {before}\n  + {after}\n  {outcome} ({how})",
                flush=True,
            )
            if given.results:
                about = {"part": part, "kind": change.kind, "file": change.path, "line": line, "before": before,
                         "after": after, "noticed": noticed, "how": how}  # fmt: skip
                with given.results.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(about) + "\n")

        sources = {path: (copy.folder / path).read_text("utf-8") for path in {change.path for _, change in chosen}}
        inside = {at: change for at, (_, change) in enumerate(chosen) if is_in_function(change, sources[change.path])}

        def report_anew(number: int) -> None:
            report(number, asked_anew(chosen[number][1], copy, given.near), "asked in a new process")

        with ThreadPoolExecutor(max_workers=1) as in_turn:
            anew = [in_turn.submit(report_anew, number) for number in range(len(chosen)) if number not in inside]
            for answer in answers_of_forks(inside, folder, given.forks):
                if "failing" in answer:
                    copy.left_out += [str(test) for test in _list(answer["failing"])]
                    print(f"{answer['tests']} tests, of which fail without a break: {copy.left_out}", flush=True)
                    continue
                number, noticed = int(str(answer["number"])), str(answer["noticed"])
                if not noticed and answer["at_import"]:
                    anew.append(in_turn.submit(report_anew, number))
                else:
                    report(number, noticed, f"{answer['asked']} asked, {answer['reach']} reach it")
            for asked in anew:
                asked.result()
    for part, noticed_of in figures.items():
        print(f"{part}: {sum(noticed_of)} of {len(noticed_of)} noticed")
    return 0


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


if __name__ == "__main__":
    sys.exit(main())
