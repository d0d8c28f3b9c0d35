"""What the code of an engine says: keys that it tells and refuses with, its decisions, the words it offers."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import sleeping_gods
from sleeping_gods.campaign.supported_games import SUPPORTED_GAMES
from sleeping_gods.kernel.steps import STEPS, Decision
from sleeping_gods.reference.ledger import ledger, looks_like_id

ROOT = Path(sleeping_gods.__file__).parent
ANY = "*"
"""What stands where a part of a key is worked out."""


def texts(node: ast.expr, module: ast.Module) -> Iterator[str]:
    """The texts that an expression can have: a constant, either arm of a condition, or what a name was given."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from texts(body, module)
            yield from texts(other, module)
        case ast.Name(id=name):
            yield from _given(name, module)
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else ANY for part in parts)


def _given(name: str, module: ast.Module) -> Iterator[str]:
    """The texts that are assigned to a name anywhere in a module, alone or in a row with others."""
    for node in ast.walk(module):
        if not isinstance(node, ast.Assign):
            continue
        for target in node.targets:
            if isinstance(target, ast.Name) and target.id == name:
                yield from texts(node.value, module)
            elif isinstance(target, ast.Tuple):
                for place, part in enumerate(target.elts):
                    if isinstance(part, ast.Name) and part.id == name:
                        yield from _placed(node.value, place, module)


def _placed(value: ast.expr, place: int, module: ast.Module) -> Iterator[str]:
    match value:
        case ast.Tuple(elts=parts):
            yield from texts(parts[place], module)
        case ast.IfExp(body=body, orelse=other):
            yield from _placed(body, place, module)
            yield from _placed(other, place, module)


@cache
def modules(folder: str) -> tuple[tuple[str, ast.Module], ...]:
    """The modules of a package with their names."""
    return tuple(
        (path.name, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted((ROOT / folder).rglob("*.py"))
    )


def _calls(folder: str, function: str, place: int) -> Iterator[tuple[str, str]]:
    """Every text given to a function at a place, with the file it stands in; ``?`` where none was found."""
    for file, module in modules(folder):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and len(node.args) > place:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name == function:
                    for key in list(texts(node.args[place], module)) or [f"? {ast.unparse(node)}"]:
                        yield key, f"{folder}/{file}"


def told(game: str) -> dict[str, str]:
    """Every key that a game tells or whispers, its common chapters included."""
    return dict(
        [
            call
            for at, word in enumerate(("tell", "tell_privately"))
            for one in ("party", game)
            for call in _calls(one, word, at)
        ]
    )


def refused(game: str) -> dict[str, str]:
    """Every reason that a game gives; those of the common chapters are cited by its rulebook and its desk."""
    table = SUPPORTED_GAMES[game].game
    module = __import__(f"sleeping_gods.{table.id}.rulebook", fromlist=["CITES"])
    setup = __import__(f"sleeping_gods.{table.id}.chapters.setup", fromlist=["SETUP_QUESTIONS"])
    common = [*module.CITES, *setup.SETUP_QUESTIONS.cites]
    return {key.rsplit("/", 1)[-1]: "cited" for key in common} | dict(_calls(game, "Reason", 1))


def decision_classes(game: str) -> list[type[Decision[Any]]]:
    """Every decision of a game, those that it shares included."""
    folders = tuple(f"sleeping_gods.{folder}." for folder in (game, "party"))
    return [step for step in STEPS.values() if issubclass(step, Decision) and step.__module__.startswith(folders)]


def decisions(game: str) -> list[str]:
    """The same by the names of their classes."""
    return [step.__name__ for step in decision_classes(game)]


def rules_cited(game: str) -> set[str]:
    """The ids of all rules that the code of a game plays, or refuses something by."""
    return {text for text in constants(game) if looks_like_id(text) and text in ledger(game)}


@cache
def constants(game: str) -> frozenset[str]:
    """Every text in the code of a game and its common chapters."""
    return frozenset(
        node.value
        for folder in (game, "party")
        for _, module in modules(folder)
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
