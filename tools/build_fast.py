"""Build a compiled copy of the package in a folder of its own (`make fast`): the same engine, its hot modules in C.

The sources are copied, a few lines of the copy are written out for the compiler, mypyc compiles the modules that random
play spends its time in, and both copies play the same campaigns: the build counts only if every option and every state
is the same. Nothing in the checkout changes, so a checkout never runs a stale module; changed sources are built anew.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
SOURCES = HOUSE / "src"
HOT = (
    "kernel/play.py",
    "kernel/luck.py",
    "bots/random_bot.py",
    "party/acts/*.py",
    "party/chapters/*.py",
    "party/effects/*.py",
    "sea/acts/*.py",
    "sea/chapters/*.py",
    "sea/effects/*.py",
    "skies/acts/*.py",
    "skies/chapters/*.py",
    "skies/effects/*.py",
)
"""What is compiled."""
COLD = (
    "__init__.py",
    "acts/refusals.py",  # asked only when a choice is refused
    "effects/bind.py",  # runs once for a pack
    "chapters/setup.py",  # runs once for a campaign, and would draw the rulebook into one circle of modules
    "chapters/people.py",  # a dataclass of functions, which runs when somebody joins or leaves
    "chapters/score.py",
)
"""What is not, among these."""
STEP_OF = '''

@dataclass_transform(eq_default=True)
def step_of(annotations: dict[str, str]) -> Callable[[S], S]:
    """Make a step of a compiled class: a compiler erases its annotations, and takes its constants for fields."""

    def make(cls: S) -> S:
        cls.__annotations__ = dict(annotations)
        return step(cls)

    return make
'''


def main() -> int:
    """Build, unless the build is of these very sources, and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the copy is built, such as build/fast")
    folder = parser.parse_args().folder.resolve()
    stamp, wanted = folder / "made-from", digest()
    if stamp.exists() and stamp.read_text() == wanted:
        print(f"{folder} is up to date")
    else:
        shutil.rmtree(folder, ignore_errors=True)
        compile_copy(folder, prepare(folder))
        if not same_play(folder):
            print(f"error: the compiled copy in {folder} does not play as the sources do", file=sys.stderr)
            return 1
        stamp.write_text(wanted)
    print(f"run it with: PYTHONPATH={os.path.relpath(folder)} python -m sleeping_gods bench")
    print(f"or beside the sources and other engines: sleeping-gods bench --peers --also {os.path.relpath(folder)}")
    return 0


def digest() -> str:
    """A digest of this tool, the interpreter and every source."""
    total = hashlib.sha256(sys.version.encode())
    for path in [Path(__file__), *sorted(SOURCES.rglob("*.py"))]:
        total.update(str(path.relative_to(HOUSE)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def hot_modules(package: Path) -> list[Path]:
    """The modules to compile."""
    found = [path for pattern in HOT for path in sorted(package.glob(pattern))]
    return [path for path in found if not path.as_posix().endswith(COLD)]


def prepare(folder: Path) -> list[Path]:
    """Copy the sources, with the fields of steps written out where they will be compiled; returns what will be."""
    shutil.copytree(SOURCES, folder, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    package = folder / "sleeping_gods"
    steps = package / "kernel" / "steps.py"
    imports = "from collections.abc import Callable\nfrom dataclasses import"
    steps.write_text(steps.read_text().replace("from dataclasses import", imports, 1) + STEP_OF)
    hot = hot_modules(package)
    for path in hot:
        path.write_text(with_annotations(path.read_text()))
    return hot


def compile_copy(folder: Path, hot: list[Path]) -> None:
    """Let mypyc and the C compiler at the copy."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.environ["CFLAGS"] = "-g0"  # debug information would double the time
    os.chdir(folder)  # mypyc names modules from here, and writes its C into build/
    names = [str(path.relative_to(folder)) for path in hot]
    print(f"compiling {len(names)} modules; this takes a few minutes", flush=True)
    extensions = mypycify(["--config-file=", "--cache-dir=.mypy_cache", *names], opt_level="2", multi_file=True)
    command = build_ext(Distribution({"name": "sleeping-gods-fast", "ext_modules": extensions}))
    command.inplace = True
    command.ensure_finalized()
    command.run()
    os.chdir(HOUSE)
    shutil.rmtree(folder / "build")
    shutil.rmtree(folder / ".mypy_cache", ignore_errors=True)


def with_annotations(source: str) -> str:
    """The source with every ``@step`` turned into a ``@step_of`` that names the fields and their types."""
    lines = source.splitlines(keepends=True)
    used = False
    for item in ast.walk(ast.parse(source)):
        if not isinstance(item, ast.ClassDef):
            continue
        for mark in item.decorator_list:
            if isinstance(mark, ast.Name) and mark.id == "step":
                lines[mark.lineno - 1] = f"@step_of({fields_of(item)!r})\n"
                used = True
    text = "".join(lines)
    return text.replace("kernel.steps import ", "kernel.steps import step_of, ", 1) if used else text


def fields_of(step: ast.ClassDef) -> dict[str, str]:
    """The annotated fields of a step, in order; class constants are none."""
    found = {}
    for line in step.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            kind = ast.unparse(line.annotation)
            if not kind.startswith("ClassVar"):
                found[line.target.id] = kind
    return found


def same_play(folder: Path) -> bool:
    """Whether sources and copy offer the same options and reach the same states in the same campaigns."""
    print("comparing both in random campaigns", flush=True)
    command = [sys.executable, str(HOUSE / "tools" / "play_digest.py")]
    told = []
    for place in (SOURCES, folder):
        variables = {**os.environ, "PYTHONPATH": str(place)}
        done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)  # noqa: S603  # ours
        print(f"{os.path.relpath(place)}:\n{done.stdout}", end="", flush=True)
        told.append(done.stdout)
    return told[0] == told[1]


if __name__ == "__main__":
    raise SystemExit(main())
