"""The enemy row of the skies: each card as it stands, and what is left to play."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...skies.table.table import SkiesTable
from ...telling.skies.foes import always, foe_card, foe_told, plays_words, row_title, signs
from ...telling.voice import Voice
from ..party.fight import legend_section, row_drawing
from ..section import Section, hanging
from ..view import Look


def row_section(voice: Voice, table: SkiesTable, look: Look) -> Section:
    """The whole row from left to right, and what is left to play."""
    foes = table.fight.foes
    title, tally = row_title(voice, table), plays_words(voice, table)
    parts: list[RenderableType] = [hanging(Text(title, style="bold"))] if title else []
    parts.append(row_drawing([foe_card(voice, table, foe) for foe in foes], look, signs(voice)))
    parts += [hanging(tally, style="dim")] if tally else []
    told = [title and f"{title}.", *(foe_told(voice, table, foe) for foe in foes), tally and f"{tally}."]
    return Section(Group(*parts), [line for line in told if line])


def legend(voice: Voice, look: Look) -> Section:
    """What the signs on the squares mean."""
    glyphs = look.glyphs
    return legend_section(
        voice.say("legend_squares", heart=glyphs.heart, synergy=glyphs.synergy, covered=glyphs.covered[:1]),
        voice.say("legend_figures"),
        voice.say("legend_letters", always=always(voice)),
    )
