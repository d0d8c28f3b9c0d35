"""The rules behind what is asked: by the decision's class, or the chapter's code that leads to it."""

from __future__ import annotations

from typing import Any

from ..kernel.rules import PLAYED
from ..kernel.steps import Decision
from ..languages import ENGLISH
from ..reference.titles import rule_titles


def code_name(thing: object) -> str:
    """The name by which code is noted as playing a rule."""
    return f"{getattr(thing, '__module__', '')}.{getattr(thing, '__qualname__', '')}"


def rules_played_by(game: str, *names: str) -> list[str]:
    """The ids of the rules of a game that some code plays, in their own order, whichever game was imported first."""
    rules = rule_titles(game, ENGLISH).places
    return [rule for rule in rules if any(name in PLAYED.get(rule, ()) for name in names)]


def names_rules(game: str, kind: type[Decision[Any]]) -> bool:
    """Whether a decision names rules of this game itself, not only its chapter's code."""
    return bool(rules_played_by(game, code_name(kind)))


def rules_behind(game: str, kind: type[Decision[Any]]) -> list[str]:
    """The rules that a decision plays; if it names none of this game, those of its chapter's code."""
    rules = rules_played_by(game, code_name(kind))
    if not rules:
        chapter = {name for places in PLAYED.values() for name in places if name.rpartition(".")[0] == kind.__module__}
        rules = rules_played_by(game, *chapter)
    return rules
