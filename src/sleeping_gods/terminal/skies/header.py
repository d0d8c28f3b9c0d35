"""The head of the screen: turn, phase, place, time, camps, the plane; and what the party owns."""

from __future__ import annotations

from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from ...skies.chapters.camp_row import camps_left
from ...skies.chapters.clock import SPACES
from ...skies.table.table import SkiesTable
from ...skies.table.words import COMMON, RARE
from ...telling.phrases import join
from ...telling.skies.names import name_of
from ...telling.skies.phase import phase, place
from ...telling.voice import Voice
from ..party.boards import health_bar
from ..section import Section, hanging, labelled
from ..view import Look


def header(voice: Voice, table: SkiesTable, look: Look) -> Section:
    """Three lines: who and what; where; how long still."""
    dot = f" {look.glyphs.dot} "
    active, now = table.names[table.captain], phase(voice, table)
    title = join([voice.say("head_turn", turn=table.turn), voice.say("head_active", who=active), now], dot)
    rule = Rule(Text(title, style="bold"), characters=look.glyphs.rule, align="left", style="dim")
    facts = [voice.say("head_claire", place=place(voice, table)), *_marks(voice, table)]
    plain = [
        voice.say("head_told", turn=table.turn, who=active, phase=now),
        f"{join(facts, '. ')}.",
        f"{join(_counts(voice, table), '. ')}.",
    ]
    return Section(Group(rule, hanging(join(facts, dot)), hanging(_tracks(voice, table, look))), plain)


def _marks(voice: Voice, table: SkiesTable) -> list[str]:
    """What is marked on the log, and how the game is played."""
    marks = [f"{voice.say(f'faction_{faction}')} {count}" for faction, count in table.marks.items() if count]
    return [
        voice.say("head_finale") if table.finale else "",
        *marks,
        voice.counted(table.defeats, "defeats") if table.defeats else "",
        voice.say(f"head_{table.level}"),
        voice.say("head_instant") if table.instant else "",
    ]


def _counts(voice: Voice, table: SkiesTable) -> list[str]:
    """The tracks in words."""
    return [
        voice.say("track_time-left", left=SPACES - table.spent, all=SPACES, bonus="yes" if table.bonus else "no"),
        voice.say("track_camps-left", left=camps_left(table), all=_camps(table)),
        voice.say(
            "track_plane-at",
            place=name_of(voice, table, table.plane),
            health=table.plane_health,
            most=table.pack.plane_health,
            fuel=table.fuel,
            tank=table.pack.plane_fuel,
        ),
    ]


def _camps(table: SkiesTable) -> int:
    return table.pack.camps[table.length][0]


def _tracks(voice: Voice, table: SkiesTable, look: Look) -> Text:
    """Time, camps, plane health and fuel as rows of signs."""
    signs, left = look.glyphs, camps_left(table)
    time = SPACES - table.spent
    return Text.assemble(
        (f"{voice.say('track_time')} ", "dim"),
        (signs.tired * time, "cyan"),
        (signs.fresh * table.spent, "dim"),
        f" {time}" + ("+1" if table.bonus else ""),
        (f"  {voice.say('track_camps')} ", "dim"),
        (signs.camp * left, "yellow"),
        (signs.gone * (_camps(table) - left), "dim"),
        f" {left}",
        (f"  {voice.say('track_plane')} ", "dim"),
        health_bar(table.plane_health, table.pack.plane_health, look),
        (f"  {voice.say('track_fuel')} ", "dim"),
        (signs.damage * table.fuel, "yellow"),
        (signs.free * (table.pack.plane_fuel - table.fuel), "dim"),
        f" {table.fuel}/{table.pack.plane_fuel}",
    )


def goods_section(voice: Voice, table: SkiesTable, look: Look) -> Section:
    """Resources: the common ones, then those that quests ask for, from low to high."""
    common, rare = (
        join(voice.counted(table.goods[kind], kind) for kind in kinds if table.goods[kind]) for kinds in (COMMON, RARE)
    )
    said = voice.clauses([common, voice.say("goods_for-quests", goods=rare) if rare else ""])
    return labelled(voice, voice.say("goods_title"), said or voice.say("goods_none"))
