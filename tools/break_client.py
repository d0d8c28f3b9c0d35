"""Break the client at random, and see whether its quick tests notice: all breaks in one build, each with a switch.

The breaks are those that break_code.py draws for the client (one small change each, from breaks_in_client.mjs; what
breaks_not_visible.toml lists is not drawn). One build holds all of them. First every quick test file runs once without
any break; that says which breaks it reaches, and a file that fails then is left out. Then each break is switched on,
and the files that reach it run, the nearest first, until one fails. Nothing else is asked: no type check, no other
tests.

    python tools/break_client.py --seed 7                   20 breaks
    python tools/break_client.py --seed 7 --count 60 --list only say which
    python tools/break_client.py --seed 7 --results FILE    keeps each result there, and goes on where it stopped
    python tools/break_client.py --reached                  of all breaks there are: which lines no quick test reaches
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.break_code import GENTLY, Copy, client_breaks, drawn, known_results  # noqa: E402
from tools.breaks_in_python import Break, shown  # noqa: E402
from tools.client_switches import HOOK, switched  # noqa: E402

LONGEST = 240
"""Seconds after which a test file that does not come to an end has noticed."""

AT_ONCE = 2
"""So many test files run at the same time, unless another number is given."""
MODULES = "modules.mjs"
"""All tests of single modules, beside their sources, as one file."""


class Built:
    """The client's quick tests, built once with all breaks in them, each file to be run by itself."""

    def __init__(self, copy: Path, breaks: Sequence[Break], at_once: int) -> None:
        self.at_once = at_once
        self.client = copy / "client"
        self.folder = copy / "built"
        self.hook = copy / "hook.mjs"
        self.hook.write_text(HOOK, encoding="utf-8")
        self.sources = {change.path: (copy / change.path).read_text(encoding="utf-8") for change in breaks}
        for path, source in self.sources.items():
            of_file = {number: change for number, change in enumerate(breaks) if change.path == path}
            (copy / path).write_text(switched(source, of_file), encoding="utf-8")
        command = [*GENTLY, "node", "test.mjs", "--quick", f"--build={self.folder}"]
        subprocess.run(command, cwd=self.client, check=True)  # noqa: S603
        files = sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*.test.mjs"))
        modules = [file for file in files if file.startswith("src")]  # tests of single modules: they share one process
        (self.folder / MODULES).write_text(
            "".join(f'await import("./{file}");\n' for file in modules), encoding="utf-8"
        )
        self.files = [MODULES, *(file for file in files if file not in modules)]

    def fails(self, file: str, **env: str) -> str:
        """What the first failure of a test file is; empty if it passes."""
        process = subprocess.Popen(  # noqa: S603
            [*GENTLY, "node", "--import", str(self.hook), str(self.folder / file)],
            cwd=self.client,
            env={**os.environ, "CLIENT": str(self.client), "TZ": "UTC", "QUICK": "1", **env},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            printed, _ = process.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return f"no end after {LONGEST} seconds"
        if process.returncode == 0:
            return ""
        failed = re.search(r"^\s*(?:✖|not ok \d+ -) (.+)", printed, re.MULTILINE)
        return failed[1] if failed else f"ended with {process.returncode}"

    def reached(self) -> dict[str, set[int]]:
        """The numbers of the breaks that each test file reaches; one that fails without any is left out."""

        def of(file: str) -> set[int]:
            noted = self.folder / f"{file}.reached.json"
            failure = self.fails(file, REACHED=str(noted))
            if failure:
                print(f"left out, for it fails on the tree as it is: {file}: {failure}", flush=True)
                return set()
            return set(json.loads(noted.read_text(encoding="utf-8")))

        with ThreadPoolExecutor(self.at_once) as pool:
            return dict(zip(self.files, pool.map(of, self.files), strict=True))


def nearest_first(change: Break, files: Iterable[str], reached: dict[str, set[int]]) -> list[str]:
    """Of the test files those first that are called like the broken file, then those that reach little else."""
    path = Path(change.path)
    words = {word for word in re.split(r"[-_.]", f"{path.parent.name}-{path.stem}".lower()) if len(word) > 2}

    def is_near(file: str) -> bool:
        return path.suffix == ".ts" if file == MODULES else any(word in file.lower() for word in words)

    return sorted(files, key=lambda file: (not is_near(file), len(reached[file]), file))


def report_unreached(breaks: Sequence[Break], built: Built) -> None:
    """Print which lines no quick test reaches, and how many breaks of each kind are reached."""
    everything = set().union(*built.reached().values())
    lines: dict[str, set[int]] = {}
    kinds: dict[str, list[bool]] = {}
    for number, change in enumerate(breaks):
        kinds.setdefault(change.kind, []).append(number in everything)
        if number not in everything:
            lines.setdefault(change.path, set()).add(change.lines(built.sources[change.path])[0])
    for path, missed in sorted(lines.items()):
        print(f"{path}: {', '.join(map(str, sorted(missed)))}")
    for kind, found in sorted(kinds.items()):
        print(f"{kind}: {sum(found)} of {len(found)} reached")


def asked(number: int, change: Break, built: Built, reached: dict[str, set[int]]) -> dict[str, object]:
    """Switch a break on, run what reaches it until something fails; what came of it."""
    files = nearest_first(change, [file for file in built.files if number in reached[file]], reached)
    for file in files:
        by = built.fails(file, BROKEN=str(number))
        if by:
            return {"noticed": file.removesuffix(".mjs").removesuffix(".test"), "by": by}
    return {"noticed": "", "by": f"asked in vain: {len(files)} files"}


def main() -> int:
    """Draw, build, ask and report."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seed", help="which breaks are drawn")
    words.add_argument("--count", type=int, default=20, help="how many are drawn")
    words.add_argument("--list", action="store_true", help="only say which are drawn")
    words.add_argument("--reached", action="store_true", help="build in all breaks, and say what no quick test reaches")
    words.add_argument("--at-once", type=int, default=AT_ONCE, help="how many test files run at the same time")
    words.add_argument("--results", type=Path, help="a file that keeps the results, a line of JSON for each")
    given = words.parse_args()
    if not given.reached and not given.seed:
        words.error("expected --seed or --reached")
    breaks = client_breaks(ROOT) if given.reached else list(drawn("client", given.count, given.seed, ROOT))
    described = [described_as(change) for change in breaks]
    if given.list:
        for text, *_ in described:
            print(text)
        return 0
    with tempfile.TemporaryDirectory(prefix="breaks-") as folder:
        built = Built(Copy(Path(folder)).folder, breaks, given.at_once)
        if given.reached:
            report_unreached(breaks, built)
            return 0
        return ask_all(breaks, described, built, given.results)


def ask_all(breaks: Sequence[Break], described: list[tuple[str, str, str]], built: Built, file: Path | None) -> int:
    """Ask about every break that has no result yet; print each outcome and how many were noticed."""
    known = known_results(file)
    reached = built.reached()

    def result(number: int) -> dict[str, object]:
        change, (text, before, after) = breaks[number], described[number]
        one = known.get((change.path, before, after))
        if one is None:
            told = {"file": change.path, "line": int(text.split(":")[1].split("\n")[0]), "kind": change.kind}
            one = {**told, "before": before, "after": after, **asked(number, change, built, reached)}
            if file:
                with file.open("a", encoding="utf-8") as kept:
                    kept.write(json.dumps(one) + "\n")
        outcome = f"noticed by {one['noticed']}: {one['by']}" if one["noticed"] else f"NOT NOTICED, {one['by']}"
        print(f"{text}\n  {outcome}", flush=True)
        return one

    with ThreadPoolExecutor(built.at_once) as pool:
        results = list(pool.map(result, range(len(breaks))))
    print(f"client: {sum(bool(one['noticed']) for one in results)} of {len(results)} noticed")
    return 0


def described_as(change: Break) -> tuple[str, str, str]:
    """A break in words, and the lines before and after, cut to what differs."""
    number, old, new = change.lines((ROOT / change.path).read_text(encoding="utf-8"))
    before, after = shown(old, new)
    return f"{change.path}:{number}\n  {change.kind}\n  - {before}\n  + {after}", before, after


if __name__ == "__main__":
    sys.exit(main())
