"""The compiled copy: what is written out for the compiler, and that it changes nothing in play."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from sleeping_gods.kernel.steps import STEPS

pytestmark = pytest.mark.interpreted

TOOLS = Path(__file__).resolve().parents[2] / "tools"


@pytest.fixture(autouse=True)
def _tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tools find each other, as they do when one is run."""
    monkeypatch.syspath_prepend(str(TOOLS))


def tool(name: str) -> ModuleType:
    """A tool as a module."""
    spec = spec_from_file_location(name, TOOLS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


BEFORE = '''from __future__ import annotations
from dataclasses import dataclass, field
from typing import ClassVar
from sleeping_gods.kernel.rules import rule
from sleeping_gods.kernel.steps import Decision, Step, step
WORDS: dict[str, int] = {"one": 1}
@dataclass(slots=True)
class Board:
    """A board."""
    name: str
    cards: list[str] = field(default_factory=list)
    held: int = field(default=2, compare=False)
@rule(
    "SG-TURN-001",
    "SG-TURN-002",
)
@step
class Give(Decision):
    """Somebody gives."""
    seat: int
    cards: tuple[str, ...] = ()
    """Which."""
    any_time = False
    window: ClassVar[str] = "fate"
    @rule("SG-TURN-003")
    def options(self, table: object) -> list[tuple[str, ...]]:
        """Nothing."""
        return []
@step
class Nothing(Step):
    """Nothing."""
@rule("SG-TURN-004")
def give() -> None:
    """Nothing."""
'''

AFTER = '''WORDS: NativeFinal[dict[str, int]] = {"one": 1}
class Board:
    """A board."""
    name: str
    cards: list[str]
    held: int

    def __init__(self, name: str, cards: list[str] | None = None, held: int = 2) -> None:
        self.name = name
        self.cards = [] if cards is None else cards
        self.held = held
class Give(Decision):
    """Somebody gives."""
    seat: int
    cards: tuple[str, ...]
    """Which."""
    any_time: NativeClassVar = False
    window: ClassVar[str] = "fate"
    def options(self, table: object) -> list[tuple[str, ...]]:
        """Nothing."""
        return []

    def __init__(self, seat: int, cards: tuple[str, ...] = ()) -> None:
        self.seat = seat
        self.cards = cards
class Nothing(Step):
    """Nothing."""
def give() -> None:
    """Nothing."""

native_made(Board, {'name': 'str', 'cards': 'list[str]', 'held': 'int'}, \
(('name', dict()), ('cards', dict(default_factory=list)), ('held', dict(default=2, compare=False)), ), False)
native_plays(f"{__name__}.Give", 'SG-TURN-001', 'SG-TURN-002')
native_plays(f"{__name__}.Give.options", 'SG-TURN-003')
native_step(Give, {'seat': 'int', 'cards': 'tuple[str, ...]', 'window': 'ClassVar[str]'}, \
(('seat', dict()), ('cards', dict(default=())), ))
native_step(Nothing, {}, ())
native_plays(f"{__name__}.give", 'SG-TURN-004')
'''


def test_what_decorators_do_is_written_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records and steps get their constructor, constants are no fields, and marks stand at the end of the module."""
    module = ModuleType("a_chapter")
    monkeypatch.setitem(sys.modules, "a_chapter", module)
    exec(BEFORE, vars(module))  # noqa: S102  # the lines above
    STEPS.pop("Give")
    STEPS.pop("Nothing")

    after = tool("fast_module").Rewriting(BEFORE, module, {}).text()

    assert after.split("import Decision, Step, step\n")[1] == AFTER.replace("\\\n", "")


def test_a_mark_that_nobody_wrote_out_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A decorator of a class is dropped only where the copy does what it did."""
    source = "from __future__ import annotations\nfrom typing import final\n@final\nclass Board:\n    name: str\n"
    module = ModuleType("a_chapter")
    monkeypatch.setitem(sys.modules, "a_chapter", module)
    exec(source, vars(module))  # noqa: S102  # the line above

    with pytest.raises(SystemExit, match="a_chapter: expected no such mark as @final"):
        tool("fast_module").Rewriting(source, module, {}).text()


def test_what_a_game_declares_more_exactly_is_asked_for_by_a_property() -> None:
    """A compiled class has one place for a field: the party's table asks each game's for what is its own."""
    modules = [import_module(f"sleeping_gods.{name}.table.table") for name in ("party", "sea")]
    narrowed = tool("fast_copy").narrowed_fields(modules)
    sources = [Path(str(module.__file__)).read_text() for module in modules]
    party, sea = (
        tool("fast_module").Rewriting(source, module, narrowed).text()
        for source, module in zip(sources, modules, strict=True)
    )

    assert "    def party_combat(self) -> Clash | None:\n        raise NotImplementedError\n" in party
    assert "    combat: " not in party
    assert "    combat: Combat | None\n" in sea
    assert "    def party_combat(self) -> Clash | None:\n        return self.combat\n" in sea


def test_what_is_compiled_exists_and_leaves_out_what_must_stay() -> None:
    """Every pattern finds something; binding, setting up and refusing stay as they are."""
    build = tool("build_fast")
    package = build.SOURCES / "sleeping_gods"
    names = build.hot_modules()

    assert all(list(package.glob(pattern)) for pattern in build.HOT)
    assert {"kernel/play.py", "sea/table/table.py", "skies/acts/uses.py", "party/chapters/placing.py"} <= set(names)
    assert not [name for name in names if name.endswith(("/bind.py", "/setup.py", "refusals.py", "__init__.py"))]


@pytest.mark.slow
@pytest.mark.long
def test_the_prepared_copy_plays_as_the_sources_do(tmp_path: Path) -> None:
    """Before anything is compiled the copy offers the same options and reaches the same states."""
    build = tool("build_fast")
    hot = build.prepare(tmp_path / "fast")
    told = []
    for folder in (build.SOURCES, tmp_path / "fast"):
        command = [sys.executable, str(TOOLS / "play_digest.py"), "--campaigns", "1"]
        variables = {**os.environ, "PYTHONPATH": str(folder)}
        told.append(subprocess.run(command, env=variables, capture_output=True, text=True, check=True).stdout)

    assert "native_step(" in "".join((tmp_path / "fast" / path).read_text() for path in hot)
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == 3
