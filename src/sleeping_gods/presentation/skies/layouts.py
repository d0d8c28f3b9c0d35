"""Choices in rows and columns: attacks, cards to equip, squares to land on, actions of an encounter.

Such choices are ``attack ENEMY with NAME using CARD``, ``equip CARD on NAME``, ``land SQUARE`` and
``place NAME on LETTER``.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.choices import Choice
from ...skies.chapters.equip import price
from ...skies.chapters.hero import health_left, max_health
from ...skies.chapters.squares import FIRST_ROW, square_name
from ...skies.table.cards import AtlasPage
from ...skies.table.records import NOWHERE
from ...skies.table.table import SkiesTable
from ..grid import GridLayout, LayoutRow
from ..localizer import Localizer
from ..party.names import ability_name
from ..phrases import join
from .atlas import spread_of, square_signs
from .blows import DamageRange, damage_range
from .cards import effect_of
from .names import first_name, name_of
from .story import choice_detail, choice_text

INDENT = "  "
"""Before the titles of rows that belong to the heading above them."""
MIN_EQUIPS = 3
"""From so many ways to equip a card on, a grid reads better than a list."""


def range_words(bounds: DamageRange | None) -> str:
    """Such as ``2`` or ``1–4``; a dash for a card without damage."""
    if bounds is None:
        return "-"
    return str(bounds.least) if bounds.least == bounds.most else f"{bounds.least}–{bounds.most}"


def grids(localizer: Localizer, table: SkiesTable, choices: Sequence[Choice]) -> list[GridLayout]:
    """The grids of the choices of one kind: attacks, else landings, else actions, else cards to equip; often none."""
    attacks = [choice for choice in choices if choice[0] == "attack"]
    if attacks and table.combat is not None:
        return [_attacks(localizer, table, attacks)]
    squares = [square for verb, *words in choices if verb == "land" for square in words]
    if squares:
        return [_page(localizer, table, page, squares) for page in spread_of(table, squares[0])]
    places = [choice for choice in choices if choice[0] == "place"]
    if places:
        return [_actions(localizer, table, places)]
    equips = [choice for choice in choices if choice[0] == "equip"]
    return [_equips(localizer, table, equips)] if len(equips) >= MIN_EQUIPS else []


def _attacks(localizer: Localizer, table: SkiesTable, attacks: Sequence[Choice]) -> GridLayout:
    """A column for each character; for each enemy a row for each combat card; beside the number, the damage."""
    by_cell: dict[tuple[str, str, str], Choice] = {}
    for choice in attacks:
        _, enemy, _, name, _, card = choice
        by_cell[enemy, name, card] = choice
    attackers = {name for _, name, _ in by_cell}
    names = [name for name in table.crew if name in attackers]
    cards = dict.fromkeys(card for _, _, card in by_cell)
    rows: list[LayoutRow] = []
    for foe in table.fight.foes:
        filled: list[LayoutRow] = []
        for card in cards:
            row = tuple(by_cell.get((foe.id, name, card)) for name in names)
            if any(row):
                filled.append(LayoutRow(f"{INDENT}{name_of(localizer, table, card)}", row))
        if filled:
            rows += [LayoutRow(name_of(localizer, table, foe.id)), *filled]
    says = {
        choice: range_words(damage_range(table, name, card, enemy)) for (enemy, name, card), choice in by_cell.items()
    }
    columns = tuple(
        f"{first_name(localizer, table, name)} {health_left(table, name)}/{max_health(table, name)}" for name in names
    )
    return GridLayout(corner=localizer.say("grid_damage"), columns=columns, rows=tuple(rows), says=says)


def _equips(localizer: Localizer, table: SkiesTable, equips: Sequence[Choice]) -> GridLayout:
    """A row for each ability card, a column for each character who may bear it; beside the number, its price."""
    by_cell: dict[tuple[str, str], Choice] = {}
    for choice in equips:
        _, card, _, name = choice
        by_cell[card, name] = choice
    bearers = {name for _, name in by_cell}
    names = [name for name in table.crew if name in bearers]
    cards = dict.fromkeys(card for card, _ in by_cell)
    rows = tuple(
        LayoutRow(_ability(localizer, table, card), tuple(by_cell.get((card, name)) for name in names))
        for card in cards
    )
    says = {choice: f"({price(table, card, name)})" for (card, name), choice in by_cell.items()}
    columns = tuple(first_name(localizer, table, name) for name in names)
    return GridLayout(corner=localizer.say("grid_equip"), columns=columns, rows=rows, says=says)


def _ability(localizer: Localizer, table: SkiesTable, card: str) -> str:
    """An ability card with what it does."""
    ability = table.pack.abilities[card]
    return join([ability_name(localizer, ability), effect_of(localizer, table, ability)], ". ")


def _page(localizer: Localizer, table: SkiesTable, page: AtlasPage, squares: Sequence[str]) -> GridLayout:
    """The squares of a page as they lie on it; rows have letters and columns have numbers, as on the map."""
    rows: list[LayoutRow] = []
    for row in range(page.rows):
        in_row = [square_name(page.number, row, column) for column in range(page.columns)]
        choices = tuple(("land", square) if square in squares else None for square in in_row)
        rows.append(LayoutRow(chr(FIRST_ROW + row), choices))
    says: dict[Choice, str] = {("land", square): square_signs(localizer, table, square) for square in squares}
    columns = tuple(str(column + 1) for column in range(page.columns))
    return GridLayout(
        corner=localizer.say("atlas_page", number=page.number), columns=columns, rows=tuple(rows), says=says
    )


def _actions(localizer: Localizer, table: SkiesTable, places: Sequence[Choice]) -> GridLayout:
    """A row for each action, a column for each character who is to be placed."""
    by_cell: dict[tuple[str, str], Choice] = {}
    for choice in places:
        _, name, _, letter = choice
        by_cell[name, letter] = choice
    names = dict.fromkeys(name for name, _ in by_cell)
    letters = dict.fromkeys(letter for _, letter in by_cell)
    rows = tuple(
        LayoutRow(_action(localizer, table, letter), tuple(by_cell.get((name, letter)) for name in names))
        for letter in letters
    )
    columns = tuple(first_name(localizer, table, name) for name in names)
    return GridLayout(corner=localizer.say("grid_action"), columns=columns, rows=rows)


def _action(localizer: Localizer, table: SkiesTable, letter: str) -> str:
    """A lettered action with its terms; or taking none."""
    if letter == NOWHERE:
        return localizer.say("grid_no-action")
    action = f"({letter}) {choice_text(localizer, table, letter)}"
    terms = choice_detail(localizer, table, letter)
    return f"{action}  {terms}" if terms else action
