"""The engine runs on PyPy, whose Debian package speaks Python 3.9."""

from __future__ import annotations

import ast
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import sleeping_gods
from sleeping_gods.older_match import lowered
from sleeping_gods.older_python import Modernised, dataclass, zip_strict

SOURCE = Path(sleeping_gods.__file__).resolve().parent
ENGINE = ("kernel", "effects", "story", "party", "sea", "skies", "content", "journal", "campaign", "bots", "commands")
MODULES = sorted([*(path for part in ENGINE for path in (SOURCE / part).rglob("*.py")), *SOURCE.glob("*.py")])


def test_no_module_needs_newer_syntax() -> None:
    """Every module on the way to a random campaign parses as Python 3.9, once ``match`` is spelled out."""
    refused = []
    for path in MODULES:
        try:
            ast.parse(lowered(path.read_text()), feature_version=(3, 9))
        except SyntaxError as error:
            refused.append(f"{path.relative_to(SOURCE).as_posix()}, line {error.lineno}: {error.msg}")

    assert MODULES
    assert refused == []


def test_unions_are_spelled_the_older_way() -> None:
    """In annotations and type aliases, quoted or not; arithmetic stays what it is."""
    text = (
        "from __future__ import annotations\nA: TypeAlias = int | str\nB: TypeAlias = 'A | None'\nx: A | None = 1 | 2"
    )

    tree = Modernised().visit(ast.parse(text))

    assert ast.unparse(ast.fix_missing_locations(tree)).splitlines() == [
        "from __future__ import annotations",
        "import typing as _typing_",
        "A: TypeAlias = _typing_.Union[int, str]",
        "B: TypeAlias = '_typing_.Union[A, None]'",
        "x: _typing_.Union[A, None] = 1 | 2",
    ]


def test_dataclasses_and_zip_take_the_newer_options() -> None:
    """Slots are listed, strictness is kept."""

    class Point:
        x: int
        y: int = 0

    point = dataclass(Point, slots=True, frozen=True)

    assert point(1).y == 0
    assert point.__slots__ == ("x", "y")
    assert list(zip_strict([1], [2], strict=True)) == [(1, 2)]
    with pytest.raises(ValueError, match="different lengths"):
        zip_strict([1], [2, 3], strict=True)


MATCHING = """
def words(choice):
    match choice:
        case ("leave", seat) | ("resume", "with", seat):
            return seat

        case ("note", place, _, *rest) if place.isdigit():
            return place, rest
        case (first, *_, "end"):
            return first
        case [int(x), int(y)] if not isinstance(x, bool):
            return x + y
        case str() | None:
            return "text or nothing"
        case -1:
            return "minus"
        case kind if (found := "seven" if kind == 7 else ""):
            return found
        case _:
            return "other"
"""


@pytest.mark.parametrize(
    "choice",
    [
        ("leave", "p2"),
        ("resume", "with", "p1"),
        ("note", "2", "a", "b", "c"),
        ("note", "x", "a"),
        ("the", "very", "end"),
        [1, 2],
        [True, 2],
        "text",
        None,
        -1,
        7,
        8,
        (),
    ],
    ids=repr,
)
def test_match_means_the_same_spelled_out(choice: object) -> None:
    """Every kind of pattern in use gives the same answer as the statement itself."""
    answers = []
    for source in (MATCHING, lowered(MATCHING)):
        names: dict[str, Callable[[object], object]] = {}
        exec(source, names)  # noqa: S102  # two spellings of one function
        answers.append(names["words"](choice))

    assert "match" not in lowered(MATCHING)
    assert answers[0] == answers[1]


def test_a_pattern_beyond_the_bridge_is_refused() -> None:
    """Positional class patterns would need the class; better no answer than a wrong one."""
    with pytest.raises(SyntaxError, match="no way to spell the pattern 'Point\\(x, y\\)'"):
        lowered("match point:\n    case Point(x, y):\n        pass\n")


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("pypy3") is None, reason="PyPy is not installed")
@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_the_bench_runs_on_pypy(pack: str) -> None:
    """The same sources play whole campaigns there."""
    command = ["pypy3", "-m", "sleeping_gods", "bench", "--pack", pack, "--decisions", "2000"]
    done = subprocess.run(command, cwd=SOURCE.parent, capture_output=True, text=True, check=False)
    if "tomllib" in done.stderr:
        pytest.skip("PyPy has no tomli")

    assert "PyPy" in done.stdout, done.stderr
