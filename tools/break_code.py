"""Break the code at random, one small change at a time, and see whether the quick tests notice.

Draws breaks by a seed: a comparison turned, a constant off by one, a condition negated or dropped, a statement removed,
an element left out, arguments exchanged, and/or exchanged, a return value changed. Three parts are broken: the rules
(sea, skies, party), the machinery (presentation, host, service, web, local, storage, journal, campaign, wire) and the
client (client/src, TypeScript and the scripts of Svelte components). The tree is copied into a temporary folder and
broken there, never in place.

For a break in Python the quick tests of the broken file's folder run first, then all other quick tests; for one in the
client `npm test` and the type check. A break that no test could see is listed with the reason in
breaks_not_visible.toml, and the next one is drawn instead.

    python tools/break_code.py --seed 7                  20 breaks of the rules, 25 of the machinery, 15 of the client
    python tools/break_code.py --seed 7 --list           only say which
    python tools/break_code.py --seed 7 --rules 0 --machinery 0 --client 40
    python tools/break_code.py --seed 7 --results FILE   keeps each result there, and goes on where it stopped
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.breaks_in_python import Break, breaks_in, shown  # noqa: E402

SOURCE = Path("src/sleeping_gods")
PARTS = {
    "rules": ("sea", "skies", "party"),
    "machinery": ("presentation", "host", "service", "web", "local", "storage", "journal", "campaign", "wire"),
}
PART_NAMES = ("rules", "machinery", "client")
TESTED_ELSEWHERE = {"party": ("party", "sea", "skies"), "service": ("web", "local")}
"""Folders of the source whose tests are not, or not all, in a folder of the same name."""
QUICK = "not slow and not postgres and not long"
NOT_QUICK = ("authoring", "bots", "browser", "cli", "env", "languages", "reference")
"""What `make quick` leaves out: marks, and folders of tests."""
NOT_CODE = ("wire.ts", "wire.check.ts")
"""Files of the client that hold types alone."""
MARKS = ("FAILED ", "ERROR ", "not ok ", "error", "Error", "src/")
"""How a line begins that names the first failure, the surest mark first."""
DRAWN = ("atlas", "draws", "fight", "journey", "keyboard", "lesson", "places", "real_decks", "seats", "together")
"""Tests of the client that its quick run leaves out, beside those of whole pages."""
NPM_TESTS = (("--quick",), ("scenes",), ("pages", "clicks", "company"), tuple(f"tests/{name}.test" for name in DRAWN))
"""What is asked of `npm test`, together all of it: the quickest first."""
NEAREST = 5
"""So many test files, the nearest to the broken one, are run before the rest of their folder."""
GENTLY = () if os.nice(0) >= 10 else ("nice", "-n", "10")
"""How tests are started, so that they leave the machine to others."""
LONGEST = 1200
"""Seconds after which tests that do not come to an end have noticed."""


def candidates(part: str, root: Path) -> list[Break]:
    """Every break of one part of the program in a tree."""
    if part == "client":
        return client_breaks(root)
    paths = sorted(path for folder in PARTS[part] for path in (root / SOURCE / folder).rglob("*.py"))
    return [change for path in paths for change in breaks_in(path, str(path.relative_to(root)))]


def client_breaks(root: Path) -> list[Break]:
    """Every break of the client, as TypeScript's parser finds them."""
    client = root / "client"
    files = [path for path in sorted((client / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
    names = [str(path.relative_to(client)) for path in files if ".test." not in path.name and path.name not in NOT_CODE]
    names = [name for name in names if "/testing/" not in name]
    command = ["node", str(ROOT / "tools" / "breaks_in_client.mjs"), *names]
    printed = subprocess.run(command, cwd=client, check=True, capture_output=True, text=True).stdout  # noqa: S603
    return [Break(f"client/{change.pop('path')}", **change) for change in json.loads(printed)]


def not_visible() -> dict[tuple[str, str, str], str]:
    """Breaks that no test could see: file, line before and line after, with the reason."""
    listed = tomllib.loads((ROOT / "tools" / "breaks_not_visible.toml").read_text(encoding="utf-8"))
    return {(change["file"], change["before"], change["after"]): change["why"] for change in listed.get("break", [])}


def drawn(part: str, count: int, seed: str, root: Path) -> Iterator[Break]:
    """So many breaks of a part: a folder is drawn, then a kind, then one of that kind in that folder."""
    groups: dict[str, dict[str, list[Break]]] = {}
    for change in candidates(part, root):
        folder = "client" if part == "client" else change.path.split("/")[2]
        groups.setdefault(folder, {}).setdefault(change.kind, []).append(change)
    luck = random.Random(f"{seed} {part}")  # noqa: S311
    unseen = not_visible()
    seen: set[Break] = set()
    while len(seen) < count:
        by_kind = groups[luck.choice(sorted(groups))]
        change = luck.choice(by_kind[luck.choice(sorted(by_kind))])
        source = (root / change.path).read_text(encoding="utf-8")
        _, before, after = change.lines(source)
        if change in seen or (change.path, *shown(before, after)) in unseen or not is_code(change, source):
            continue
        seen.add(change)
        yield change


def is_code(change: Break, source: str) -> bool:
    """Whether what comes of it can be read at all."""
    if not change.path.endswith(".py"):
        return True
    try:
        compile(change.applied(source), change.path, "exec")
    except SyntaxError:
        return False
    return True


class Copy:
    """The tree in a temporary folder, in which one file at a time is broken and mended again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
        names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S603
        for name in filter(None, names.split("\0")):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)
        for compiled in (path for part in ("src", "tests") for path in (ROOT / part).rglob("__pycache__")):
            shutil.copytree(compiled, folder / compiled.relative_to(ROOT), dirs_exist_ok=True)
        for built in (SOURCE / "web" / "table", Path("client/public")):
            if (ROOT / built).is_dir():
                shutil.copytree(ROOT / built, folder / built, dirs_exist_ok=True)
        icons = Path("client/src/table/look/icons.svg")
        if (ROOT / icons).exists():
            shutil.copy2(ROOT / icons, folder / icons)
        (folder / "client" / "node_modules").symlink_to(ROOT / "client" / "node_modules")
        self.left_out: list[str] = []
        """Tests that fail without any break."""
        self._time = 1_000_000_000

    def write(self, name: str, text: str) -> None:
        """Another text for a file, with another time, so that no compiled copy is taken for it."""
        self._time += 10
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        os.utime(path, (self._time, self._time))

    def fails(self, command: list[str], cwd: str = ".") -> str:
        """What the first failure of a command is; empty if it ends well."""
        env = {**os.environ, "PYTHONPATH": str(self.folder / "src")}
        if "pytest" in command:
            command = [*command, *(f"--deselect={test}" for test in self.left_out)]
        process = subprocess.Popen(  # noqa: S603
            [*GENTLY, *command],
            cwd=self.folder / cwd,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            printed, _ = process.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)  # the tests' workers too
            process.communicate()
            return f"no end after {LONGEST} seconds"
        if process.returncode in (0, 5):  # 5: no test was chosen
            return ""
        lines = [line.strip() for line in printed.splitlines()]
        first = (line for mark in MARKS for line in lines if line.startswith(mark))
        return next(first, f"ended with {process.returncode}")


def stages(change: Break, copy: Path, near_only: bool) -> Iterator[tuple[str, list[str], str]]:
    """The tests to run for a break, one after the other: a name for them, the command, and where it is run."""
    if change.path.startswith("client/"):
        for words in NPM_TESTS if change.path.endswith(".ts") else NPM_TESTS[1:] + NPM_TESTS[:1]:
            yield "npm test", ["npm", "run", "--silent", "test", "--", *words], "client"
        yield "type check", ["npm", "run", "--silent", "check"], "client"
        return
    pytest = [sys.executable, "-m", "pytest", "-x", "-m", QUICK, "-p", "no:cacheprovider", "--no-header"]
    folder = change.path.split("/")[2]
    near = [f"tests/{name}" for name in TESTED_ELSEWHERE.get(folder, (folder,)) if (copy / "tests" / name).is_dir()]
    files = nearest_first(change, near, copy)
    yield "its folder", [*pytest, *files[:NEAREST]], "."
    if files[NEAREST:]:
        yield "its folder", [*pytest, "-n", "2", *files[NEAREST:]], "."
    if near_only:
        return
    ignored = [f"--ignore={name}" for name in [*near, *(f"tests/{name}" for name in NOT_QUICK)]]
    yield "other quick tests", [*pytest, "-n", "2", *ignored, "tests"], "."


def nearest_first(change: Break, folders: list[str], copy: Path) -> list[str]:
    """The test files of some folders: those first that name the broken module, its rules, or are called like it."""
    source = (copy / change.path).read_text(encoding="utf-8")
    module = change.path.removeprefix("src/").removesuffix(".py").replace("/", ".")
    rules = set(re.findall(r"\b(?:SG|DS)-[A-Z]+-\d+\b", source))
    words = {word for word in Path(change.path).stem.split("_") if len(word) > 2}

    def nearness(path: Path) -> int:
        text = (copy / path).read_text(encoding="utf-8")
        named = sum(rule in text for rule in rules)
        return -(3 * (f"{module} import" in text) + 3 * bool(words & set(path.stem.split("_"))) + min(named, 4))

    files = sorted(path.relative_to(copy) for name in folders for path in (copy / name).rglob("test_*.py"))
    return [str(path) for path in sorted(files, key=nearness)]


def tried(change: Break, copy: Copy, near_only: bool) -> dict[str, object]:
    """Break, run the tests, mend; what came of it."""
    source = (copy.folder / change.path).read_text(encoding="utf-8")
    number, *both = change.lines(source)
    before, after = shown(*both)
    result: dict[str, object] = {
        "file": change.path,
        "line": number,
        "kind": change.kind,
        "before": before,
        "after": after,
    }
    copy.write(change.path, change.applied(source))
    noticed = by = ""
    try:
        for name, command, cwd in stages(change, copy.folder, near_only):
            by = copy.fails(command, cwd)
            while by and fails_anyway(by, command, cwd, change.path, source, copy):
                copy.write(change.path, change.applied(source))
                by = copy.fails(command, cwd)
            if by:
                noticed = name
                break
    finally:
        copy.write(change.path, source)
    return {**result, "noticed": noticed, "by": by}


def fails_anyway(by: str, command: list[str], cwd: str, path: str, source: str, copy: Copy) -> bool:
    """Whether a test fails without the break too; then it is left out from now on, for it notices nothing."""
    copy.write(path, source)
    test = re.match(r"(?:FAILED|ERROR) (.+?)(?: - |$)", by)  # the name of a case may hold spaces
    if test is None:
        if copy.fails(command, cwd):
            raise SystemExit(f"error: expected {' '.join(command)} to pass on the tree as it is, found {by}")
        return False
    if not copy.fails([sys.executable, "-m", "pytest", "-p", "no:cacheprovider", test[1]]):
        return False
    print(f"  left out, for it fails on the tree as it is: {test[1]}", flush=True)
    copy.left_out.append(test[1])
    return True


def known_results(file: Path | None) -> dict[tuple[str, str, str], dict[str, object]]:
    """The results of an earlier run that a file keeps."""
    if file is None or not file.exists():
        return {}
    results = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return {(change["file"], change["before"], change["after"]): change for change in results}


def main() -> int:
    """Draw, break and report."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seed", required=True, help="which breaks are drawn")
    for part, count in (("rules", 20), ("machinery", 25), ("client", 15)):
        words.add_argument(f"--{part}", type=int, default=count, help=f"how many breaks of the {part}")
    words.add_argument("--list", action="store_true", help="only say which are drawn")
    words.add_argument("--near", action="store_true", help="run only the quick tests of the broken file's folder")
    words.add_argument("--results", type=Path, help="a file that keeps the results, a line of JSON for each")
    given = words.parse_args()
    known = known_results(given.results)
    figures: dict[str, list[bool]] = {}
    with tempfile.TemporaryDirectory(prefix="breaks-") as folder:
        copy = None if given.list else Copy(Path(folder))
        root = copy.folder if copy else ROOT  # the tree itself may change meanwhile
        chosen = {part: list(drawn(part, getattr(given, part), given.seed, root)) for part in PART_NAMES}
        for part, breaks in chosen.items():
            for change in breaks:
                number, *both = change.lines((root / change.path).read_text(encoding="utf-8"))
                before, after = shown(*both)
                print(f"{part}: {change.kind}, {change.path}:{number}\n  - {before}\n  + {after}", flush=True)
                if copy is None:
                    continue
                result = known.get((change.path, before, after))
                if result is None:
                    result = tried(change, copy, given.near)
                    if given.results:
                        with given.results.open("a", encoding="utf-8") as file:
                            file.write(json.dumps(result) + "\n")
                figures.setdefault(part, []).append(bool(result["noticed"]))
                outcome = f"noticed by {result['noticed']}: {result['by']}" if result["noticed"] else "NOT NOTICED"
                print(f"  {outcome}", flush=True)
    for part, noticed in figures.items():
        print(f"{part}: {sum(noticed)} of {len(noticed)} noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
