"""What an answer at a served table means: a menu line, several of them, or several possible ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ...kernel.choices import text
from ...presentation.localizer import Localizer
from ...presentation.party.choice_plan import Part
from ...presentation.scene.scene import Scene
from ..campaign_commands import RESET
from ..menu import Item, Menu
from ..menu_page import shown_acts
from ..menu_search import Ambiguous, ends_with, find_barred, item_by_number, item_meant, items_containing
from ..several_answers import names_in, numbers_in, squares_in


@dataclass(frozen=True, slots=True)
class Several:
    """Choices to be made one after the other; each part lists those that fit its words."""

    parts: tuple[Part, ...]


Meaning: TypeAlias = Item | Ambiguous | Several | None
"""What an answer means; None for nothing."""


def unambiguous_meaning(menu: Menu, localizer: Localizer, line: str) -> Item | Several | None:
    """Several menu numbers, or a choice in notation: answers that are tried before the terminal's commands."""
    numbers = numbers_in(menu, localizer, line)
    if numbers:
        return _several_of(numbers)
    return next((item for item in menu.items if text(item.choice) == line), None)


def meaning_of(menu: Menu, localizer: Localizer, scene: Scene, shown_kinds: str, line: str) -> Meaning:
    """What any other answer means, by the first of these that fits.

    Squares of an enemy; a line's number or whole label; several names; a part of a label; an act that the menu does not
    show; a choice that is barred.
    """
    enemies = scene.fight.enemies if scene.fight is not None else ()
    foes = {enemy.ref: enemy.name for enemy in sorted(enemies, key=lambda enemy: not enemy.target)}
    squares = squares_in(menu, localizer, foes, line)
    if squares:
        return Several(tuple(squares))
    listed = menu.own + shown_acts(menu, shown_kinds)
    meaning = item_by_number(menu, line) or item_meant(listed, line, loosely=menu.own)
    if meaning is None:
        several = names_in(menu, localizer, line)
        if several:
            return next((item for item in several if item.is_barred), None) or _several_of(several)
        meaning = _fitting(menu, localizer, listed, line)
    return meaning or item_meant(menu.acts, line) or find_barred(menu, line)


def _fitting(menu: Menu, localizer: Localizer, listed: Sequence[Item], line: str) -> Item | Ambiguous | None:
    """The items whose labels contain the answer."""
    could_be = items_containing(listed, line, localizer.lang)
    own = [item for item in could_be if item in menu.own and ends_with(item.label, line)]
    fitting = own if len(own) == 1 else could_be
    if not fitting:
        return None
    return fitting[0] if len(fitting) == 1 else Ambiguous(tuple(fitting))


def _several_of(items: Sequence[Item]) -> Several:
    """Each of some items, one after the other."""
    return Several(tuple((item.choice,) for item in items))


def is_notation(localizer: Localizer, line: str) -> bool:
    """Whether a line begins like a choice in notation, which the server judges.

    Leaving the campaign for good is excluded, because it must be confirmed.
    """
    verbs = {key.partition("_")[0] for key in localizer.words.keys("choice")}
    return line != RESET and line.partition(" ")[0] in verbs
