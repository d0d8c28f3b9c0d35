"""A fight on the screen: each enemy as a grid of squares, possible targets, the coming strike, and a legend."""

from __future__ import annotations

import textwrap

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ...kernel.choices import parse
from ...presentation.localizer import Localizer
from ...presentation.scene.fight import EnemySquare, EnemyState, FighterState, FightState
from ...presentation.scene.text import plain
from ..render_context import RenderContext
from ..section import Section, hanging

CELL_WIDTH = 5
"""Columns inside the brackets of a square."""
SQUARE_WIDTH = CELL_WIDTH + 2
"""Columns of a square with its brackets."""
MIN_TEXT_WIDTH = 21
"""Columns in which what stands under a card is wrapped, at least."""


def row_section(localizer: Localizer, context: RenderContext) -> Section | None:
    """The whole row of enemies, the possible targets, the coming strike, and what is left to do."""
    fight: FightState | None = context.scene.fight
    if fight is None:
        return None
    parts: list[RenderableType] = [hanging(Text(fight.title, style="bold"))] if fight.title else []
    parts.append(Columns([_card(enemy, context) for enemy in fight.enemies], padding=(0, 2)))
    below = [plain(fight.incoming), plain(fight.remaining)]
    parts += [hanging(_party(fight.party)), *(hanging(line, style="dim") for line in below if line)]
    return Section(Group(*parts), [*fight.spoken])


def danger_section(localizer: Localizer, context: RenderContext) -> Section | None:
    """The possible targets and the coming strike, without the row."""
    fight: FightState | None = context.scene.fight
    if fight is None:
        return None
    return Section(hanging(_party(fight.party)), [fight.party_text])


def legend(localizer: Localizer, context: RenderContext) -> Section | None:
    """What the symbols mean; None where squares are described in words."""
    fight, shown = context.scene.fight, context.glyphs
    if fight is None:
        return None
    signs = {"{heart}": shown.heart, "{synergy}": shown.synergy, "{covered}": shown.covered[:1]}
    texts = []
    for line in fight.legend:
        for sign, glyph in signs.items():
            line = line.replace(sign, glyph)
        texts.append(line)
    return Section(hanging(*texts, style="dim"))


def first_legend(localizer: Localizer, context: RenderContext) -> Section | None:
    """The legend, until the first hit of the fight."""
    fight = context.scene.fight
    return legend(localizer, context) if fight is not None and fight.show_legend else None


def _party(party: tuple[FighterState, ...]) -> Text:
    """Everybody's health and conditions, in as few lines as possible."""
    line = Text()
    for at, member in enumerate(party):
        style = "bold" if member.targeted else "dim" if not member.health else ""
        line.append("  " if at else "")
        line.append(f"{member.name} {member.health}/{member.max_health}", style=style)
        line.append(f" ({plain(member.state)})" if member.state else "", style="dim")
    return line


def _card(enemy: EnemyState, context: RenderContext) -> Group:
    """An enemy: name, numbers, squares, and what its marks mean."""
    target_sign = f"{context.glyphs.ship} " if enemy.target else ""
    head = [
        Text(f" {target_sign}{enemy.name}", style="bold"),
        *(Text(f" {line}") for line in plain(enemy.stats).split("\n")),
    ]
    width = max(MIN_TEXT_WIDTH, enemy.columns * SQUARE_WIDTH)
    below = [
        Text(f" {line}", style="dim")
        for words in _texts_below(enemy)
        for line in textwrap.wrap(words, width, subsequent_indent="  ")
    ]
    return Group(*head, *_grid(enemy, context), *below)


def _grid(enemy: EnemyState, context: RenderContext) -> list[Text]:
    """The numbers of the columns, then each row of squares with its letter."""
    numbers = "".join(f"{column + 1:^{SQUARE_WIDTH}}" for column in range(enemy.columns))
    rows = [Text(f"  {numbers}", style="dim")]
    letters_of = {ability: letters for ability, letters, _ in enemy.abilities}
    for start in range(0, len(enemy.cells), enemy.columns):
        squares = enemy.cells[start : start + enemy.columns]
        row_letter = squares[0].ref[0]
        drawn = Text.assemble((f" {row_letter}", "dim"))
        for square in squares:
            drawn.append("[", style="dim")
            drawn.append_text(_cell(square, letters_of, context))
            drawn.append("]", style="dim")
        rows.append(drawn)
    return rows


def _texts_below(enemy: EnemyState) -> list[str]:
    """The counterattack of a target, what the letters of abilities mean, each once, and notes."""
    texts = [plain(enemy.counterattack)] if enemy.target and enemy.counterattack else []
    words_of = {letters: words for _, letters, words in enemy.abilities}
    texts += [f"{letters} {words}" for letters, words in words_of.items()]
    return [*texts, *map(plain, enemy.notes)]


def _cell(cell: EnemySquare, marks: dict[str, str], context: RenderContext) -> Text:
    """A square; a number before it is the choice that covers or uncovers it."""
    number = context.numbers.get(parse(cell.choice)) if cell.choice else None
    shown = context.glyphs.covered if cell.covered else _signs(cell, marks, context)
    style = "dim" if cell.covered else "red" if cell.heart else ""
    drawn = Text(f"{number}:" if number else "", style="bold")
    drawn.append(shown, style=f"{style} not bold".strip())
    drawn.truncate(CELL_WIDTH)
    drawn.pad_right(CELL_WIDTH - drawn.cell_len)
    return drawn


def _signs(cell: EnemySquare, marks: dict[str, str], context: RenderContext) -> str:
    """The symbols of a square."""
    signs = [context.glyphs.heart + (str(cell.heart) if cell.heart > 1 else "")] if cell.heart else []
    signs += [f"+{cell.bonus}"] if cell.bonus else []
    signs += [context.glyphs.synergy] if cell.synergy else []
    return "".join(signs + [marks.get(ability, "") for ability in cell.abilities])
