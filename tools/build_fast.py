"""Build a compiled copy of the package in a folder of its own (`make fast`): the same engine in C.

The sources are copied and written out for a compiler (`fast_copy.py`), mypyc compiles the modules that random play
spends its time in, and both copies play the same campaigns: the build counts only if every option and every state is
the same. Nothing in the checkout changes, so a checkout never runs a stale module; changed sources are built anew.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
SOURCES = HOUSE / "src"
TOOLS = ("build_fast.py", "fast_copy.py", "fast_module.py", "fast_native.py")
HOT = (
    "kernel/choices.py",
    "kernel/luck.py",
    "kernel/play.py",
    "kernel/steps.py",
    "kernel/table.py",
    "effects/op.py",
    "story/frame.py",
    "story/model.py",
    "story/printed.py",
    "bots/runs/random_bot.py",
    "bots/peers/ours.py",
    "party/table/*.py",
    "party/acts/*.py",
    "party/chapters/*.py",
    "party/effects/*.py",
    "sea/table/*.py",
    "sea/acts/*.py",
    "sea/chapters/*.py",
    "sea/effects/*.py",
    "skies/table/*.py",
    "skies/acts/*.py",
    "skies/chapters/*.py",
    "skies/effects/*.py",
)
"""What is compiled."""
COLD = (
    "__init__.py",
    "refusals.py",  # asked only when a choice is refused
    "effects/bind.py",  # runs once for a pack
    "chapters/setup.py",  # runs once for a campaign, and would draw the rulebook into one circle of modules
    "chapters/people.py",  # a dataclass of functions, which runs when somebody joins or leaves
    "chapters/score.py",
)
"""What is not, among these."""


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
    for path in [*(HOUSE / "tools" / name for name in TOOLS), *sorted(SOURCES.rglob("*.py"))]:
        total.update(str(path.relative_to(HOUSE)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def hot_modules() -> list[str]:
    """The modules to compile, as paths within the package."""
    package = SOURCES / "sleeping_gods"
    sources = [path.relative_to(package).as_posix() for pattern in HOT for path in sorted(package.glob(pattern))]
    return [path for path in sources if not path.endswith(COLD)]


def prepare(folder: Path) -> list[str]:
    """Copy the sources, written out for the compiler; returns what it will be given."""
    sys.path.insert(0, str(SOURCES))
    from fast_copy import write_copy  # which looks at the classes of these very sources

    shutil.copytree(SOURCES, folder, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    hot = hot_modules()
    write_copy(folder, hot)
    return [f"sleeping_gods/{path}" for path in hot]


def compile_copy(folder: Path, names: list[str]) -> None:
    """Let mypyc and the C compiler at the copy."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.environ["CFLAGS"] = "-g0"  # debug information would double the time
    os.chdir(folder)  # mypyc names modules from here, and writes its C into build/
    print(f"compiling {len(names)} modules; this takes a few minutes", flush=True)
    options = ["--config-file=", "--cache-dir=.mypy_cache", "--disable-error-code=override"]
    extensions = mypycify([*options, *names], opt_level="2")
    command = build_ext(Distribution({"name": "sleeping-gods-fast", "ext_modules": extensions}))
    command.inplace = True
    command.ensure_finalized()
    command.run()
    os.chdir(HOUSE)
    shutil.rmtree(folder / "build")
    shutil.rmtree(folder / ".mypy_cache", ignore_errors=True)


def same_play(folder: Path) -> bool:
    """Whether sources and copy offer the same options and reach the same states in the same campaigns."""
    print("comparing both in random campaigns", flush=True)
    command = [sys.executable, str(HOUSE / "tools" / "play_digest.py")]
    outputs = []
    for place in (SOURCES, folder):
        variables = {**os.environ, "PYTHONPATH": str(place)}
        done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)  # noqa: S603  # ours
        print(f"{os.path.relpath(place)}:\n{done.stdout}", end="", flush=True)
        outputs.append(done.stdout)
    return outputs[0] == outputs[1]


if __name__ == "__main__":
    raise SystemExit(main())
