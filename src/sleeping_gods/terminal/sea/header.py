"""The head of the screen: turn, captain, phase, place, actions, events, and what the crew owns."""

from __future__ import annotations

from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from ...sea.table.table import SeaTable
from ...telling.phrases import join
from ...telling.sea.phase import phase
from ...telling.sea.standing import command, facts, owned
from ...telling.voice import Voice
from ..section import Section, hanging, labelled
from ..view import Look


def header(voice: Voice, table: SeaTable, look: Look) -> Section:
    """Two lines: who and what, where and how long."""
    captain, now, known = table.names[table.captain], phase(voice, table), facts(voice, table)
    between = f" {look.glyphs.dot} "
    title = join([voice.say("turn_number", turn=table.turn), voice.say("turn_captain", who=captain), now], between)
    rule = Rule(Text(title, style="bold"), characters=look.glyphs.rule, align="left", style="dim")
    drawn = Group(rule, hanging(join(known, between)))
    told = voice.say("turn_told", turn=table.turn, captain=captain, phase=now)
    return Section(drawn, [told, f"{join(known, '. ')}."])


def goods_section(voice: Voice, table: SeaTable, look: Look) -> Section:
    """Resources, XP, tokens, and where the 14 command are."""
    goods = labelled(voice, voice.say("goods_title"), join(owned(voice, table)))
    held = labelled(voice, voice.say("goods_command"), join(command(voice, table)))
    return Section(Group(goods.drawn, held.drawn), goods.plain + held.plain)
