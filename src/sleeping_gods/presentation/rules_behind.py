"""The rules behind a decision, by its class or by the chapter's code that leads to it."""

from __future__ import annotations

from typing import Any

from ..kernel.rules import PLAYED
from ..kernel.steps import Decision
from ..languages import ENGLISH
from ..reference.titles import rule_titles


def code_name(thing: object) -> str:
    """The name under which code is registered as playing a rule."""
    return f"{getattr(thing, '__module__', '')}.{getattr(thing, '__qualname__', '')}"


def rules_played_by(game: str, *names: str) -> list[str]:
    """The ids of a game's rules that some code plays, in their order."""
    rules = rule_titles(game, ENGLISH).places
    return [rule for rule in rules if any(name in PLAYED.get(rule, ()) for name in names)]


def names_rules(game: str, kind: type[Decision[Any]]) -> bool:
    """Whether a decision's class itself names rules of this game."""
    return bool(rules_played_by(game, code_name(kind)))


def rules_behind(game: str, kind: type[Decision[Any]]) -> list[str]:
    """The rules that a decision plays; if its class names none of this game, those of its chapter."""
    rules = rules_played_by(game, code_name(kind))
    if not rules:
        chapter = {name for places in PLAYED.values() for name in places if name.rpartition(".")[0] == kind.__module__}
        rules = rules_played_by(game, *chapter)
    return rules
