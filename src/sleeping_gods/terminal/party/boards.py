"""The boards of the party: health as a bar and in numbers, skills, pips, statuses, cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Columns
from rich.text import Text

from ...telling.party.boards import Heads, Row, row_told
from ...telling.phrases import clipped, join
from ...telling.voice import Voice
from ..section import Section
from ..view import Look


def boards_section(
    voice: Voice, rows: Sequence[Row], heads: Heads, look: Look, *, several: bool, brief: bool
) -> Section:
    """A line for each; equipped cards and weapons beside it unless it is to be brief."""
    drawn = Columns(box=None, padding=(0, 1), pad_edge=True, collapse_padding=True, header_style="dim")
    drawn.add_column(heads.name, no_wrap=True)
    drawn.add_column(voice.say("board_health"), no_wrap=True)
    drawn.add_column(heads.pips, no_wrap=True)
    for short in heads.skills.values():
        drawn.add_column(short, justify="right", no_wrap=True)
    if several:
        drawn.add_column(voice.say("board_player"), no_wrap=True)
    drawn.add_column(voice.say("board_state" if brief else "board_state-and-cards"), ratio=1)
    armed = bool(heads.arms) and look.wide and not brief
    if armed:
        drawn.add_column(heads.arms, ratio=1)
    longest = max(row.most for row in rows)
    for row in rows:
        notes = join([row.state, row.cards]) if not brief else row.state
        cells = [_name(row), _bar(voice, row, look, longest), _pips(row, look, heads), *_skills(row)]
        cells += [Text(clipped(row.player, 10))] if several else []
        cells.append(Text(notes))
        cells += [Text(row.arms)] if armed else []
        drawn.add_row(*cells)
    return Section(drawn, [row_told(voice, row, heads, several=several) for row in rows])


def _name(row: Row) -> Text:
    return Text(row.short, style="bold" if row.health else "dim strike")


def health_bar(health: int, most: int, look: Look, longest: int = 0) -> Text:
    """A bar as long as the health there can be, then the number, in line with others."""
    return Text.assemble(
        (look.glyphs.full * health, "red" if health * 3 <= most else "green"),
        (look.glyphs.empty * (most - health), "dim"),
        " " * (longest - most),
        f" {health}/{most}",
    )


def _bar(voice: Voice, row: Row, look: Look, longest: int) -> Text:
    bar = health_bar(row.health, row.most, look, longest)
    if not row.health:
        bar.right_crop(len(f"0/{row.most}"))
        bar.append(voice.say("board_down"))
    return bar


def _pips(row: Row, look: Look, heads: Heads) -> Text:
    return Text.assemble((look.glyphs.tired * row.pips, heads.fresh), (look.glyphs.fresh * row.rest, "dim"))


def _skills(row: Row) -> list[Text]:
    return [Text(str(value), style="bold") if value else Text("-", style="dim") for value in row.skills]
