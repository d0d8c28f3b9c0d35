"""Choices in rows and columns: attacks, cards to equip, squares to land on, actions of an encounter."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.choices import Choice
from ...skies.chapters.encounter import NOWHERE
from ...skies.chapters.equip import price
from ...skies.chapters.hero import health_left, max_health
from ...skies.chapters.travel import square_name
from ...skies.table.cards import AtlasPage
from ...skies.table.table import SkiesTable
from ..grid import GridLayout
from ..localizer import Localizer
from ..party.names import ability_name
from ..phrases import join
from .atlas import spread_of, square_signs
from .blows import damage_range
from .cards import effect_of
from .names import first_name, name_of
from .story import choice_detail, choice_text


def range_words(bounds: tuple[int, int] | None) -> str:
    """Such as ``2`` or ``1-4``; a dash for a card without damage."""
    if bounds is None:
        return "-"
    least, most = bounds
    return str(least) if least == most else f"{least}-{most}"


def grids(localizer: Localizer, table: SkiesTable, choices: Sequence[Choice]) -> list[GridLayout]:
    """Such choices laid out; empty for others."""
    attacks = [choice for choice in choices if choice[0] == "attack"]
    if attacks and table.combat is not None:
        return [_attacks(localizer, table, attacks)]
    squares = [choice for choice in choices if choice[0] == "land"]
    if squares:
        return [_page(localizer, table, page, squares) for page in spread_of(table, squares[0][1])]
    places = [choice for choice in choices if choice[0] == "place"]
    if places:
        return [_actions(localizer, table, places)]
    equips = [choice for choice in choices if choice[0] == "equip"]
    return [_equips(localizer, table, equips)] if len(equips) > 2 else []


def _attacks(localizer: Localizer, table: SkiesTable, attacks: Sequence[Choice]) -> GridLayout:
    """A column for each character; for each enemy a row for each combat card."""
    names = [name for name in table.crew if any(choice[3] == name for choice in attacks)]
    cards = dict.fromkeys(choice[5] for choice in attacks)
    by_cell = {(choice[1], choice[3], choice[5]): choice for choice in attacks}
    rows: list[tuple[str, tuple[Choice | None, ...]]] = []
    for foe in table.fight.foes:
        mine = [(card, tuple(by_cell.get((foe.id, name, card)) for name in names)) for card in cards]
        mine = [(card, row) for card, row in mine if any(row)]
        if mine:
            rows.append((name_of(localizer, table, foe.id), ()))
            rows += [(f"  {name_of(localizer, table, card)}", row) for card, row in mine]
    says = {choice: range_words(damage_range(table, choice[3], choice[5], choice[1])) for choice in attacks}
    columns = [
        f"{first_name(localizer, table, name)} {health_left(table, name)}/{max_health(table, name)}" for name in names
    ]
    return GridLayout(localizer.say("grid_damage"), tuple(columns), tuple(rows), says)


def _equips(localizer: Localizer, table: SkiesTable, equips: Sequence[Choice]) -> GridLayout:
    """A row for each ability card, a column for each character who may bear it; beside the number, its price."""
    names = [name for name in table.crew if any(choice[3] == name for choice in equips)]
    cards = dict.fromkeys(choice[1] for choice in equips)
    by_cell = {(choice[1], choice[3]): choice for choice in equips}
    rows = tuple(
        (_ability(localizer, table, card), tuple(by_cell.get((card, name)) for name in names)) for card in cards
    )
    says = {choice: f"({price(table, choice[1], choice[3])})" for choice in equips}
    columns = tuple(first_name(localizer, table, name) for name in names)
    return GridLayout(localizer.say("grid_equip"), columns, rows, says)


def _ability(localizer: Localizer, table: SkiesTable, card: str) -> str:
    """An ability card with what it does."""
    ability = table.pack.abilities[card]
    return join([ability_name(localizer, ability), effect_of(localizer, table, ability)], ". ")


def _page(localizer: Localizer, table: SkiesTable, page: AtlasPage, squares: Sequence[Choice]) -> GridLayout:
    """The squares of a page as they lie on it."""
    rows = []
    for row in range(page.rows):
        choices = [("land", square_name(page.number, row, column)) for column in range(page.columns)]
        rows.append((chr(97 + row), tuple(choice if choice in squares else None for choice in choices)))
    says = {choice: square_signs(localizer, table, choice[1]) for choice in squares}
    columns = tuple(str(column + 1) for column in range(page.columns))
    return GridLayout(localizer.say("atlas_page", number=page.number), columns, tuple(rows), says)


def _actions(localizer: Localizer, table: SkiesTable, places: Sequence[Choice]) -> GridLayout:
    """A row for each action, a column for each character who is to be placed."""
    names = list(dict.fromkeys(choice[1] for choice in places))
    by_cell = {(choice[1], choice[3]): choice for choice in places}
    letters = dict.fromkeys(choice[3] for choice in places)
    rows = [
        (_action(localizer, table, letter), tuple(by_cell.get((name, letter)) for name in names)) for letter in letters
    ]
    return GridLayout(
        localizer.say("grid_action"), tuple(first_name(localizer, table, name) for name in names), tuple(rows)
    )


def _action(localizer: Localizer, table: SkiesTable, letter: str) -> str:
    if letter == NOWHERE:
        return localizer.say("grid_no-action")
    terms = choice_detail(localizer, table, letter)
    return f"({letter}) {choice_text(localizer, table, letter)}" + (f"  {terms}" if terms else "")
