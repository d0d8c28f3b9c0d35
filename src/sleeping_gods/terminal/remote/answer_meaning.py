"""What an answer at a served table means: one line of the menu, several of them, or several lines it could be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ...kernel.choices import text
from ...presentation.localizer import Localizer
from ...presentation.party.choice_plan import Part
from ...presentation.scene.scene import Scene
from ..menu import Item, Menu
from ..menu_page import shown_acts
from ..menu_search import Ambiguous, ends_with, find_barred, holding, numbered, one_of
from ..several_answers import names_in, numbers_in, squares_in

RESET = "reset campaign"


@dataclass(frozen=True, slots=True)
class Several:
    """Choices one after the other; each part is one of those that fit its words."""

    parts: tuple[Part, ...]


Meant: TypeAlias = Item | Ambiguous | Several | None


def plainly_meant(menu: Menu, localizer: Localizer, line: str) -> Item | Several | None:
    """Several numbers, or a choice in its own notation: no command is written like that."""
    numbers = numbers_in(menu, localizer, line)
    if numbers:
        return _each(numbers)
    return next((item for item in menu.items if text(item.choice) == line), None)


def meant(menu: Menu, localizer: Localizer, scene: Scene, shown: str, line: str) -> Meant:
    """What is listed comes first, then squares and several names, then what is folded away, then what is barred."""
    enemies = scene.fight.enemies if scene.fight is not None else ()
    foes = {enemy.ref: enemy.name for enemy in sorted(enemies, key=lambda enemy: not enemy.target)}
    squares = squares_in(menu, localizer, foes, line)
    if squares:
        return Several(tuple(squares))
    listed = menu.own + shown_acts(menu, shown)
    meaning = numbered(menu, line) or one_of(listed, line, loosely=menu.own)
    if meaning is None:
        several = names_in(menu, localizer, line)
        if several:
            return next((item for item in several if item.rule), None) or _each(several)
        meaning = _fitting(menu, localizer, listed, line)
    return meaning or one_of(menu.acts, line) or find_barred(menu, line)


def _fitting(menu: Menu, localizer: Localizer, listed: Sequence[Item], line: str) -> Item | Ambiguous | None:
    """Those in whose words an answer stands."""
    could_be = holding(listed, line, localizer.lang)
    own = [item for item in could_be if item in menu.own and ends_with(item.label, line)]
    fitting = own if len(own) == 1 else could_be
    if not fitting:
        return None
    return fitting[0] if len(fitting) == 1 else Ambiguous(tuple(fitting))


def _each(items: Sequence[Item]) -> Several:
    return Several(tuple((item.choice,) for item in items))


def is_notation(localizer: Localizer, line: str) -> bool:
    """Whether a line begins as choices are written: the server says whether it can be made, and why not.

    What ends a campaign is not done by a line of which nothing was asked back.
    """
    verbs = {key.partition("_")[0] for key in localizer.words.keys("choice")}
    return line != RESET and line.partition(" ")[0] in verbs
