"""What steps, flights and camps cost and bring."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...skies.chapters.camp import HEALING
from ...skies.chapters.camp_row import camps_left, next_camp
from ...skies.chapters.flight import MovePlane, distances, flight_damage
from ...skies.chapters.turn import COSTS
from ...skies.table.cards import Pack
from ...skies.table.records import STAMINA
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..party.pack_cache import RecordCache
from ..party.places import Places
from ..phrases import join
from .atlas import is_charted, square_words
from .obstacles import step_harm
from .spaces import brief_space

_damage_cache: RecordCache[Pack, str] = RecordCache()
"""What flights of each length may do to the plane."""


def ground(localizer: Localizer, table: SkiesTable, choice: Choice, places: Places) -> str:
    """What a step or a landing costs, and what lies in its square as it is known; empty for any other choice."""
    match choice:
        case ("travel" | "walk" as verb, way):
            there = table.bound.moves[table.place][way]
            time = time_cost(localizer, "travel") if verb == "travel" else ""
            lies = join([time, there, _square_contents(localizer, table, there, places)])
            return localizer.clauses([lies, step_harm(localizer, table, there)])
        case ("land", square):
            return _square_contents(localizer, table, square, places)
    return ""


def time_cost(localizer: Localizer, action: str) -> str:
    """The time that an action costs."""
    return localizer.say("cost_time", time=COSTS[action])


def _square_contents(localizer: Localizer, table: SkiesTable, square: str, places: Places) -> str:
    """What is on a square; that it is open ground, or that nobody has been there."""
    plane = table.bound.landings[table.plane] == square
    contents = square_words(localizer, table, square, places, plane=plane)
    return contents or localizer.say("atlas_open-ground" if is_charted(table, square) else "atlas_not-entered")


def flight_cost(localizer: Localizer, table: SkiesTable, space: str) -> str:
    """Time and fuel of a flight, how far it is, and what it may do to the plane."""
    way = distances(table, table.plane).get(space, -1)
    spaces = localizer.say("count_spaces", count=way)
    time = localizer.say("cost_no-time") if isinstance(decision_of(table), MovePlane) else time_cost(localizer, "fly")
    return localizer.clauses(
        [
            join([time, localizer.counted(1, "fuel")]),
            join([spaces, brief_space(localizer, table, space)]),
            _damage_cache.get_or_make(table.pack, localizer.lang, way, _damage_by_sum, localizer, table, way),
        ]
    )


def _damage_by_sum(localizer: Localizer, table: SkiesTable, spaces: int) -> str:
    """What the sums of fate and spaces that can come about do to the plane (DS-FLY-009, DS-FLY-010)."""
    sums: dict[int, list[int]] = {}  # damage to the sums that do so much
    for fate in sorted({card.fate for card in table.pack.abilities.values()}):
        sums.setdefault(flight_damage(fate + spaces), []).append(fate + spaces)
    steps = [
        localizer.say(
            "flight_step", first=min(some), last=max(some), amount=amount, many="yes" if len(some) > 1 else "no"
        )
        for amount, some in sums.items()
        if amount
    ]
    distance = localizer.say("count_spaces", count=spaces)
    return localizer.say("flight_damage-by-sum", spaces=distance, steps=join(steps)) if steps else ""


def camp_gain(localizer: Localizer, table: SkiesTable) -> str:
    """Rest, and what a camp brings besides."""
    ailing, coming = any(member.statuses for member in table.crew.values()), next_camp(table)
    return join(
        [
            localizer.say("camp_rest", health=HEALING[table.level]),
            localizer.say("camp_relief") if ailing else "",
            localizer.say("camp_played", count=len(table.played)) if table.played else "",
            localizer.say("camp_left", count=camps_left(table) - 1),
            localizer.say(f"camp_{coming}") if coming else "",
            localizer.say("detail_nothing-gained") if not coming and _is_rested(table) else "",
        ]
    )


def _is_rested(table: SkiesTable) -> bool:
    """Whether nobody would gain anything by a camp."""
    members = table.crew.values()
    lacking = any(member.damage or member.statuses or member.stamina < STAMINA for member in members)
    return not lacking and not table.played
