"""The enemy row: each card as a grid of squares, with what is covered, its hearts, bonuses and abilities."""

from __future__ import annotations

from rich.console import Group

from ...sea.table.table import SeaTable
from ...telling.phrases import join
from ...telling.sea.enemies import enemy_card, foe_told, signs
from ...telling.voice import Voice
from ..party.fight import legend_section, row_drawing
from ..section import Section, hanging
from ..view import Look


def row_section(voice: Voice, table: SeaTable, look: Look) -> Section:
    """The whole row from left to right, and the tokens that are left."""
    combat = table.fight
    cards = [enemy_card(voice, table, foe) for foe in combat.foes]
    left = join(f"{name} {count}" for name, count in zip(table.names, combat.tokens, strict=False))
    tokens = voice.say("fight_tokens", left=left)
    drawn = Group(row_drawing(cards, look, signs(voice)), hanging(tokens, style="dim"))
    return Section(drawn, [*(foe_told(voice, table, foe) for foe in combat.foes), f"{tokens}."])


def legend(voice: Voice, look: Look) -> Section:
    """What the signs on the squares mean."""
    shown = look.glyphs
    squares = voice.say("legend_squares", heart=shown.heart, synergy=shown.synergy, covered=shown.covered[:1])
    return legend_section(squares, voice.say("legend_figures"))
