"""Names that explain themselves: locals say what they hold, and a class name has one meaning (docs/glossary.md)."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from sleeping_gods.wire.events import Event
from sleeping_gods.wire.requests import Request

SOURCE = Path(__file__).resolve().parent.parent / "src" / "sleeping_gods"
EMPTY = {"found", "said", "one", "told", "made"}
"""As the name of a local these words say nothing about what it holds."""
SHOWN_OR_SENT = ("presentation/scene/", "wire/")
"""Records that bear the name of the thing that they show or ask for."""


def bound_in_functions(tree: ast.AST, *, inside: bool = False) -> Iterator[tuple[str, int]]:
    """The names that functions bind, with their lines: parameters, targets, and what matches and handlers name."""
    for node in ast.iter_child_nodes(tree):
        within = inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        match node:
            case ast.Name(id=name, ctx=ast.Store()) if inside:
                yield name, node.lineno
            case ast.arg(arg=name):
                yield name, node.lineno
            case ast.MatchAs(name=str(name)) | ast.ExceptHandler(name=str(name)):
                yield name, node.lineno
        yield from bound_in_functions(node, inside=within)


@pytest.mark.slow
def test_no_local_has_a_name_that_says_nothing() -> None:
    """A local is named for what it holds: a card, a label, a refusal, rows."""
    empty = [
        f"{path.relative_to(SOURCE).as_posix()}:{line}: {name}"
        for path in sorted(SOURCE.rglob("*.py"))
        for name, line in bound_in_functions(ast.parse(path.read_text(encoding="utf-8")))
        if name in EMPTY
    ]

    assert empty == []


def test_what_functions_bind_is_seen() -> None:
    """Parameters, targets, loops, lambdas, patterns and handlers; fields of a class and keywords of calls are none."""
    text = """
class Record:
    told: str
def work(one, *, said=0):
    made = [found for found in call(told=1)]
    lambda told: told
    try:
        match made:
            case [first]:
                pass
    except ValueError as said:
        pass
"""

    bound = [name for name, _ in bound_in_functions(ast.parse(text))]

    assert sorted(bound) == ["first", "found", "made", "one", "said", "said", "told"]


@pytest.mark.slow
def test_a_class_name_has_one_meaning() -> None:
    """The two games share their vocabulary, and scenes and messages are named for what they show; no others share."""
    places: dict[str, set[str]] = defaultdict(set)
    for path in SOURCE.rglob("*.py"):
        place = path.relative_to(SOURCE).as_posix()
        if not place.startswith(SHOWN_OR_SENT):
            place = re.sub(r"\b(sea|skies)/", "game/", place)
            place = "game" if place.startswith("game/") else place
            for name in re.findall(r"^class (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
                places[name].add(place)

    assert {name: where for name, where in places.items() if len(where) > 1} == {}


@pytest.mark.parametrize(("messages", "suffix"), [(Request, "Request"), (Event, "Event")])
def test_a_message_is_named_for_its_kind(messages: object, suffix: str) -> None:
    """``AnswerUndo`` is of the kind answer-undo; a word that names something else too has Request or Event added."""
    for message in get_args(messages):
        kind = "".join(word.capitalize() for word in message.__struct_config__.tag.split("-"))

        assert message.__name__ in (kind, kind + suffix)
