"""Puts what an owner reads on a printed board or card into a pack: other figures, or none of what a card does."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ..kernel.errors import Bug
from .frame import PackFrame
from .printed_figure import PrintedFigure

Put: TypeAlias = Callable[[Any, Any], None]
"""Puts a value into a pack that nobody else has."""
EFFECT = "printed-effect"
"""What a card does, as a figure: whether the table plays it."""
DOES = ("uses", "passives", "instant", "when", "recipe", "synergy", "harder", "turn_end")
"""Fields of boards and cards that hold what they do."""
NESTED = ("combat", "curse")
"""Fields that hold a record with such fields."""


def field_put(deck: str, name: str, field: str) -> Put:
    """What puts another value into a field of a board or card of a deck."""

    def put(pack: Any, value: Any) -> None:
        cards = getattr(pack, deck)
        setattr(pack, deck, {**cards, name: dataclasses.replace(cards[name], **{field: value})})

    return put


def part_put(deck: str, name: str, field: str, part: str) -> Put:
    """What puts another value into a part of a field, such as the damage of a weapon."""

    def put(pack: Any, value: Any) -> None:
        whole = getattr(getattr(pack, deck)[name], field)
        field_put(deck, name, field)(pack, dataclasses.replace(whole, **{part: value}))

    return put


def use_put(deck: str, name: str, label: str, field: str) -> Put:
    """What puts another value into a field of one use of a board or card."""

    def put(pack: Any, value: Any) -> None:
        uses = getattr(pack, deck)[name].uses
        changed = tuple(dataclasses.replace(use, **{field: value}) if use.label == label else use for use in uses)
        field_put(deck, name, "uses")(pack, changed)

    return put


def skill_put(deck: str, name: str, skill: str, skills: Sequence[str]) -> Put:
    """What puts another number of symbols of a skill onto a board."""

    def put(pack: Any, value: int) -> None:
        symbols = {**getattr(pack, deck)[name].skills, skill: value}
        field_put(deck, name, "skills")(pack, {other: symbols[other] for other in skills if symbols.get(other)})

    return put


def effect_put(deck: str, name: str, labels: Sequence[str]) -> Put:
    """What takes a use from a board, or from a card all that it does: the printed one says something else."""

    def put(pack: Any, value: int) -> None:
        if not value:
            cards = getattr(pack, deck)
            setattr(pack, deck, {**cards, name: without_effect(cards[name], labels)})

    return put


def without_effect(card: Any, labels: Sequence[str]) -> Any:
    """A board or card without some of its uses, or without all that it does."""
    if labels:
        return dataclasses.replace(card, uses=tuple(use for use in card.uses if use.label not in labels))
    names = [field.name for field in dataclasses.fields(card)]
    changes: dict[str, Any] = {name: () for name in names if name in DOES}
    for name in names:
        if name in NESTED and getattr(card, name) is not None:
            changes[name] = without_effect(getattr(card, name), ())
    return dataclasses.replace(card, **changes)


def our_effects(pack: PackFrame, decks: Sequence[str]) -> dict[tuple[str, ...], PrintedFigure[Any]]:
    """Effects that are ours: 1, or 0 where the printed card says something else, which is played without the table."""
    words_of_figures = [tuple(figure.split()) for board in pack.ours for figure in board.figures]
    return {words: _effect(pack, decks, words) for words in words_of_figures if words[0] == EFFECT}


def _effect(pack: PackFrame, decks: Sequence[str], words: tuple[str, ...]) -> PrintedFigure[Any]:
    """The effect of a card, by its words: ``printed-effect NAME LABEL ...``."""
    _, name, *labels = words
    deck = next((deck for deck in decks if name in getattr(pack, deck)), "")
    if not deck:
        raise Bug(f"expected a card of the box that {' '.join(words)!r} is about")
    card = getattr(pack, deck)[name]
    is_played = int(without_effect(card, labels) != card)
    return PrintedFigure(is_played, range(is_played + 1), effect_put(deck, name, labels))
