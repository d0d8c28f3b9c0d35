"""Every refusal of the authority and of the server has words, in both languages."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.localizer import localizer_of

SOURCES = Path(__file__).parents[2] / "src" / "sleeping_gods"
ERRORS = ("HostError", "NotAllowed", "NotThere", "Stale")


def said_by(node: ast.expr) -> list[str]:
    """The words that an argument can be."""
    match node:
        case ast.Constant(value=str(word)):
            return [word]
        case ast.IfExp(body=one, orelse=other):
            return [*said_by(one), *said_by(other)]
    return []


def keys() -> set[str]:
    """The words with which refusals are made in the code."""
    found = set[str]()
    for folder in ("host", "web"):
        for path in (SOURCES / folder).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                    found |= {word for one in node.args for word in said_by(one)}
    return found


@pytest.mark.parametrize("lang", WHOLE)
def test_every_refusal_has_words(lang: Lang) -> None:
    """Nobody is told a key."""
    localizer = localizer_of("sea", lang)

    assert keys()
    assert [key for key in sorted(keys()) if not localizer.say(f"host_{key}")] == []
