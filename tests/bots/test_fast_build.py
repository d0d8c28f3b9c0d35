"""The compiled copy: what is written out for the compiler, and that it changes nothing in play."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"


def tool(name: str) -> ModuleType:
    """A tool as a module."""
    spec = spec_from_file_location(name, TOOLS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


BEFORE = '''from ...kernel.steps import step


@rule("SG-TURN-001")
@step
class Give(Decision):
    """Somebody gives."""

    seat: Seat
    cards: tuple[str, ...] = ()
    """Which."""
    any_time = False
    window: ClassVar[str] = "fate"

    def run(self) -> None:
        left: int = 0


@step
class Nothing(Step):
    """Nothing."""
'''


def test_the_fields_of_a_step_are_written_out_and_its_constants_are_not() -> None:
    """A compiler erases annotations and takes constants for fields, so the copy names the fields itself."""
    after = tool("build_fast").with_annotations(BEFORE)

    wanted = BEFORE.replace("import step", "import step_of, step")
    wanted = wanted.replace("@step\nclass Give", "@step_of({'seat': 'Seat', 'cards': 'tuple[str, ...]'})\nclass Give")
    assert after == wanted.replace("@step\nclass Nothing", "@step_of({})\nclass Nothing")


def test_a_module_without_steps_stays_as_it_is() -> None:
    """Only what needs it is changed."""
    source = "from ...kernel.steps import Step\n\n\ndef find(item: Step) -> None:\n    pass\n"

    assert tool("build_fast").with_annotations(source) == source


def test_what_is_compiled_exists_and_leaves_out_what_must_stay() -> None:
    """Every pattern finds something; binding, setting up and refusing stay as they are."""
    build = tool("build_fast")
    package = build.SOURCES / "sleeping_gods"
    names = [path.relative_to(package).as_posix() for path in build.hot_modules(package)]

    assert all(list(package.glob(pattern)) for pattern in build.HOT)
    assert {"kernel/play.py", "sea/acts/uses.py", "skies/acts/uses.py", "party/chapters/placing.py"} <= set(names)
    assert not [name for name in names if name.endswith(("bind.py", "setup.py", "refusals.py", "__init__.py"))]


@pytest.mark.slow
def test_the_prepared_copy_plays_as_the_sources_do(tmp_path: Path) -> None:
    """Before anything is compiled the copy offers the same options and reaches the same states."""
    build = tool("build_fast")
    hot = build.prepare(tmp_path / "fast")
    told = []
    for folder in (build.SOURCES, tmp_path / "fast"):
        command = [sys.executable, str(TOOLS / "play_digest.py"), "--campaigns", "1"]
        variables = {**os.environ, "PYTHONPATH": str(folder)}
        told.append(subprocess.run(command, env=variables, capture_output=True, text=True, check=True).stdout)

    assert "@step_of" in "".join(path.read_text() for path in hot)
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == 3
