"""The head of the table, of the skies: turn, phase, place, time, camps, the plane; and what the party owns."""

from __future__ import annotations

from collections.abc import Iterator

from ...skies.chapters.camp_row import camps_left
from ...skies.chapters.clock import SPACES
from ...skies.chapters.score import totem_count
from ...skies.table.table import SkiesTable
from ...skies.table.words import COMMON, RARE
from ..audience import Audience
from ..localizer import Localizer
from ..marks import remove_marks
from ..party.our_marks import StayingEvent, head_facts
from ..party.presenter import Presenter
from ..phrases import join
from ..scene.headline import Amount, Gauge, Headline
from ..scene.text import RichText
from .names import name_of
from .phase import phase, place

READS: tuple[str, ...] = (
    "phase", "over", "turn", "captain", "names", "place", "finale", "marks",
    "defeats", "level", "instant", "spent", "bonus", "camps", "length", "plane", "plane_health", "fuel", "goods",
    "exploring", "event", "adventures", "played", "arms", "active",
)  # fmt: skip
"""The fields of the table that the headline depends on; ``test_changed_alone`` finds one that is missing here."""


def headline(presenter: Presenter[SkiesTable], table: SkiesTable, audience: Audience) -> Headline:
    """The head of the table."""
    localizer = presenter.localizer
    active = table.names[table.captain]
    phase_words = phase(localizer, table)
    facts = _facts(localizer, table)
    time, camps = _time_gauge(localizer, table), _camps_gauge(localizer, table)
    counts = (time.text, camps.text, _plane(localizer, table))
    return Headline(
        turn=table.turn,
        leader=table.captain,
        title=localizer.say("head_turn", turn=table.turn),
        leader_text="" if table.over else localizer.say("head_active", who=active),
        phase=phase_words,
        place=place(localizer, table),
        facts=tuple(map(localizer.rich_text, facts)),
        gauges=(time, camps, *_plane_gauges(localizer, table)),
        goods=(
            Amount("totem", totem_count(table), localizer.say("head_totems", count=totem_count(table))),
            *(
                Amount(kind, table.goods[kind], localizer.counted(table.goods[kind], kind))
                for kind in (*COMMON, *RARE)
                if table.goods[kind]
            ),
        ),
        holdings=_holdings(localizer, table),
        spoken=(
            localizer.say("head_told", turn=table.turn, who=active, phase=phase_words),
            f"{remove_marks(join(facts, '. '))}.",
            f"{join(counts, '. ')}.",
        ),
    )


def _facts(localizer: Localizer, table: SkiesTable) -> list[str]:
    """Where Claire is, what the log says, and, of a printed box, what is ours and which events stay."""
    claire = localizer.say("head_claire", place=place(localizer, table))
    own = [fact for fact in (claire, *_marks(localizer, table)) if fact]
    return [*own, *head_facts(localizer, table, _staying(localizer, table))]


def _staying(localizer: Localizer, table: SkiesTable) -> Iterator[StayingEvent]:
    """Events of a printed box that stay."""
    for event in table.active:
        card = table.pack.events[event]
        yield StayingEvent(event, localizer.name(card.name), localizer.name(card.text))


def _marks(localizer: Localizer, table: SkiesTable) -> list[str]:
    """What is marked on the log, and how the game is played; empty texts for what is not."""
    marks = [f"{localizer.say(f'faction_{faction}')} {count}" for faction, count in table.marks.items() if count]
    return [
        localizer.say("head_finale") if table.finale else "",
        *marks,
        localizer.counted(table.defeats, "defeats") if table.defeats else "",
        localizer.say(f"head_{table.level}"),
        localizer.say("head_instant") if table.instant else "",
    ]


def _time_gauge(localizer: Localizer, table: SkiesTable) -> Gauge:
    """The time that is left in this turn, and the bonus token."""
    left = SPACES - table.spent
    bonus = "yes" if table.bonus else "no"
    return Gauge(
        key="time",
        label=localizer.say("track_time"),
        left=left,
        max=SPACES,
        text=localizer.say("track_time-left", left=left, all=SPACES, bonus=bonus),
        extra=int(table.bonus),
    )


def _camps_gauge(localizer: Localizer, table: SkiesTable) -> Gauge:
    """The camps that are left in the campaign."""
    left = camps_left(table)
    total = table.pack.camps[table.length].total
    return Gauge(
        key="camps",
        label=localizer.say("track_camps"),
        left=left,
        max=total,
        text=localizer.say("track_camps-left", left=left, all=total),
    )


def _plane_gauges(localizer: Localizer, table: SkiesTable) -> tuple[Gauge, Gauge]:
    """The plane's health, and its fuel."""
    health, full_health = table.plane_health, table.pack.plane_health
    fuel, tank = table.fuel, table.pack.plane_fuel
    return (
        Gauge(
            key="plane",
            label=localizer.say("track_plane"),
            left=health,
            max=full_health,
            text=f"{health}/{full_health}",
        ),
        Gauge(key="fuel", label=localizer.say("track_fuel"), left=fuel, max=tank, text=f"{fuel}/{tank}"),
    )


def _plane(localizer: Localizer, table: SkiesTable) -> str:
    """Where the plane is, with its health and fuel."""
    return localizer.say(
        "track_plane-at",
        place=name_of(localizer, table, table.plane),
        health=table.plane_health,
        most=table.pack.plane_health,
        fuel=table.fuel,
        tank=table.pack.plane_fuel,
    )


def _holdings(localizer: Localizer, table: SkiesTable) -> tuple[tuple[str, RichText], ...]:
    """One label, goods, with what there is: common resources, then those that quests ask for, from low to high."""
    common, rare = (
        join(localizer.counted(table.goods[kind], kind) for kind in kinds if table.goods[kind])
        for kinds in (COMMON, RARE)
    )
    goods = localizer.clauses([common, localizer.say("goods_for-quests", goods=rare) if rare else ""])
    return ((localizer.say("goods_title"), localizer.rich_text(goods or localizer.say("goods_none"))),)
