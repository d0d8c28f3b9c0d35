"""The enemy row: each card as a grid of squares, with what is covered, its hearts, bonuses and abilities."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group
from rich.text import Text

from ...kernel.choices import Choice
from ...sea.cards import Enemy, Square
from ...sea.foes import damage_of, defense_of, neighbours_bonus, uncovered
from ...sea.records import Foe
from ...sea.strike import square_word
from ...sea.table import SeaTable
from ..section import Section, hanging, join, lines
from ..view import Look
from .sayings import ABILITIES, MARKS

COLUMNS = 3
CELL = 5


def row_section(table: SeaTable, look: Look) -> Section:
    """The whole row from left to right, and the tokens that are left."""
    combat = table.fight
    cards = [_card(table, foe, look) for foe in combat.foes]
    told = [_told(table, foe) for foe in combat.foes]
    tokens = "Combat action tokens: " + join(
        f"{name} {count}" for name, count in zip(table.names, combat.tokens, strict=False)
    )
    drawn = Group(Columns(cards, padding=(0, 2)), hanging(tokens, style="dim"))
    return Section(drawn, [*told, f"{tokens}."])


def legend(look: Look) -> Section:
    """What the signs on the squares mean."""
    signs = look.glyphs
    return lines(
        [
            f"{signs.heart} heart: cover all to beat the enemy; +1 and abilities count until covered; "
            f"{signs.synergy} synergy: whoever covers it may lend a token; {signs.covered[:1]} covered",
            "def: what accuracy and fate must reach (after the / without a ranged weapon); "
            "dmg: what it deals, also striking back",
        ],
        style="dim",
    )


def _card(table: SeaTable, foe: Foe, look: Look) -> Group:
    """Name, figures, squares between brackets, and what the marks mean."""
    enemy = table.pack.enemies[foe.id]
    mark = f"{look.glyphs.ship} " if _is_target(table, foe) else ""
    rows = [Text(f" {mark}{enemy.name.en}", style="bold"), Text(f" {_figures(table, foe)}")]
    rows.append(Text(" " * 2 + "".join(f"{column + 1:^{CELL + 2}}" for column in range(COLUMNS)), style="dim"))
    for row in range(enemy.rows):
        drawn = Text.assemble((f" {'abcd'[row]}", "dim"))
        for square in range(row * COLUMNS, (row + 1) * COLUMNS):
            drawn.append("[", style="dim")
            drawn.append_text(_cell(foe, enemy, square, look))
            drawn.append("]", style="dim")
        rows.append(drawn)
    return Group(*rows, *(Text(f" {words}", style="dim") for words in _legend(enemy, foe)))


def _is_target(table: SeaTable, foe: Foe) -> bool:
    combat = table.fight
    if combat.strike is not None:
        return combat.strike.target == foe.id
    return combat.attack is not None and combat.attack.target == foe.id


def _figures(table: SeaTable, foe: Foe) -> str:
    """Defense and damage as they count now."""
    defense, flying = defense_of(table, foe, ranged=True), defense_of(table, foe, ranged=False)
    shown = f"def {defense}" if defense == flying else f"def {defense}/{flying}"
    extra = neighbours_bonus(table, foe)
    more = f" +{extra} at round's end" if extra else ""
    return f"{shown}  dmg {damage_of(table, foe)}{more}"


def _cell(foe: Foe, enemy: Enemy, square: int, look: Look) -> Text:
    """What a square shows; a number before it is the choice that covers or uncovers it."""
    covered = foe.covered >> square & 1
    choice: Choice = ("uncover" if covered else "cover", foe.id, square_word(square))
    number = look.numbers.get(choice)
    shown = look.glyphs.covered if covered else _signs(enemy.squares[square], look)
    style = "dim" if covered else "red" if enemy.squares[square].heart else ""
    cell = Text(f"{number}:" if number else "", style="bold")
    cell.append(shown, style=f"{style} not bold".strip())
    cell.truncate(CELL)
    cell.pad_right(CELL - cell.cell_len)
    return cell


def _signs(square: Square, look: Look) -> str:
    """What a square shows, in at most a few letters."""
    signs = []
    if square.heart:
        signs.append(look.glyphs.heart + (str(square.heart) if square.heart > 1 else ""))
    if square.bonus:
        signs.append(f"+{square.bonus}")
    if square.synergy:
        signs.append(look.glyphs.synergy)
    signs += [MARKS[ability] for ability in square.abilities]
    return "".join(signs)


def _legend(enemy: Enemy, foe: Foe) -> list[str]:
    """The uncovered abilities by their marks."""
    seen: dict[str, str] = {}
    for number, square in enumerate(enemy.squares):
        if not foe.covered >> number & 1:
            seen.update({MARKS[ability]: ABILITIES[ability] for ability in square.abilities})
    return [f"{mark} {words}" for mark, words in seen.items()]


def square_words(square: Square) -> str:
    """What a square shows, in words."""
    heart = "heart" if square.heart == 1 else f"heart that needs {square.heart} at once" if square.heart else ""
    bonus = f"+{square.bonus} damage" if square.bonus else ""
    synergy = "synergy" if square.synergy else ""
    return join([heart, bonus, synergy, *(ABILITIES[ability] for ability in square.abilities)])


def _told(table: SeaTable, foe: Foe) -> str:
    enemy = table.pack.enemies[foe.id]
    covered = [square_word(n) for n in range(len(enemy.squares)) if foe.covered >> n & 1]
    open_squares = [
        f"{square_word(n)} {words}"
        for n, square in enumerate(enemy.squares)
        if not foe.covered >> n & 1 and (words := square_words(square))
    ]
    flying = " (1 more against what is not ranged)" if uncovered(table, foe, "flying") else ""
    hidden = f" Covered: {join(covered)}." if covered else ""
    figures = f"level {enemy.level}, defense {enemy.defense}{flying}, damage {damage_of(table, foe)}"
    return f"{enemy.name.en}: {figures}. Squares: {join(open_squares, '; ')}.{hidden}"
