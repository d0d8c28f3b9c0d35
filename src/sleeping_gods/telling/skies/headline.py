"""The head of the table, of the skies: turn, phase, place, time, camps, the plane; and what the party owns."""

from __future__ import annotations

from ...skies.chapters.camp_row import camps_left
from ...skies.chapters.clock import SPACES
from ...skies.table.table import SkiesTable
from ...skies.table.words import COMMON, RARE
from ..audience import Audience
from ..party.teller import Teller
from ..phrases import join
from ..scene.headline import Amount, Gauge, Headline
from ..scene.text import Text
from ..voice import Voice
from .names import name_of
from .phase import phase, place

READS: tuple[str, ...] = (
    "phase", "over", "turn", "captain", "names", "place", "finale", "marks",
    "defeats", "level", "instant", "spent", "bonus", "camps", "length", "plane", "plane_health", "fuel", "goods",
    "exploring", "event",
)  # fmt: skip
"""The fields of the table that it hangs on."""


def headline(teller: Teller[SkiesTable], table: SkiesTable, audience: Audience) -> Headline:
    """The head of the table."""
    voice = teller.voice
    active, now = table.names[table.captain], phase(voice, table)
    facts = [*filter(None, (voice.say("head_claire", place=place(voice, table)), *_marks(voice, table)))]
    gauges = _gauges(voice, table)
    counts = [*(gauge.says for gauge in gauges[:2]), _plane(voice, table)]
    return Headline(
        turn=table.turn,
        leader=table.captain,
        title=voice.say("head_turn", turn=table.turn),
        leads="" if table.over else voice.say("head_active", who=active),
        phase=now,
        place=place(voice, table),
        facts=tuple(map(voice.runs, facts)),
        gauges=gauges,
        goods=tuple(
            Amount(kind, table.goods[kind], voice.counted(table.goods[kind], kind))
            for kind in (*COMMON, *RARE)
            if table.goods[kind]
        ),
        holdings=_holdings(voice, table),
        told=(
            voice.say("head_told", turn=table.turn, who=active, phase=now),
            f"{join(facts, '. ')}.",
            f"{join(counts, '. ')}.",
        ),
    )


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


def _gauges(voice: Voice, table: SkiesTable) -> tuple[Gauge, ...]:
    time, camps, all_camps = SPACES - table.spent, camps_left(table), table.pack.camps[table.length][0]
    bonus = "yes" if table.bonus else "no"
    health, fuel = table.pack.plane_health, table.pack.plane_fuel
    time_left = voice.say("track_time-left", left=time, all=SPACES, bonus=bonus)
    camps_words = voice.say("track_camps-left", left=camps, all=all_camps)
    return (
        Gauge("time", voice.say("track_time"), time, SPACES, time_left, int(table.bonus)),
        Gauge("camps", voice.say("track_camps"), camps, all_camps, camps_words),
        Gauge("plane", voice.say("track_plane"), table.plane_health, health, f"{table.plane_health}/{health}"),
        Gauge("fuel", voice.say("track_fuel"), table.fuel, fuel, f"{table.fuel}/{fuel}"),
    )


def _plane(voice: Voice, table: SkiesTable) -> str:
    return voice.say(
        "track_plane-at",
        place=name_of(voice, table, table.plane),
        health=table.plane_health,
        most=table.pack.plane_health,
        fuel=table.fuel,
        tank=table.pack.plane_fuel,
    )


def _holdings(voice: Voice, table: SkiesTable) -> tuple[tuple[str, Text], ...]:
    """Resources: the common ones, then those that quests ask for, from low to high."""
    common, rare = (
        join(voice.counted(table.goods[kind], kind) for kind in kinds if table.goods[kind]) for kinds in (COMMON, RARE)
    )
    said = voice.clauses([common, voice.say("goods_for-quests", goods=rare) if rare else ""])
    return ((voice.say("goods_title"), voice.runs(said or voice.say("goods_none"))),)
