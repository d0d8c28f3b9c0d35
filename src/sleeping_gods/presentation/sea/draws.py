"""Draws of the sea: travel, rooms and attacks in numbers, and what their draws lead to."""

from __future__ import annotations

from ...kernel.choices import Choice, text
from ...kernel.table import decision_of
from ...party.acts.alter import AlterTest
from ...party.chapters.challenge import JoinChallenge, total
from ...party.chapters.fate import fate_of
from ...party.chapters.statuses import GainStatus
from ...party.chapters.strike import PlaceDamage
from ...party.table.records import Test
from ...sea.chapters.attack import AlterAttack, AlterDamage, accuracy, is_ranged
from ...sea.chapters.challenge import can_join, joining_cost
from ...sea.chapters.combat import Attacks
from ...sea.chapters.crew import is_fresh, is_up, passive_sum, skill_of, weapon_named
from ...sea.chapters.fate import DrawOrRoll
from ...sea.chapters.foes import defense_of, foe_named
from ...sea.chapters.search import DRAWS, SearchMore, has_penalty
from ...sea.chapters.travel import Sail, Steer, card_travel, distance
from ...sea.table.records import Attack
from ...sea.table.table import SeaTable
from ..localizer import Localizer
from ..odds_counter import SameOdds
from ..party.our_marks import met_line
from ..party.placing_lines import placing_lines
from ..party.possible_helpers import Helpers
from ..party.test_numbers import TestNumbers, test_in_numbers, test_lines
from ..party.test_texts import TestTexts, challenge_texts, check_texts, test_verdict
from .attack_lines import attack_lines, attack_numbers
from .faces import on_offer
from .names import crew_name, name_of, namer_of, room_name

HIT = "hit"
"""The result of an attack whose accuracy suffices."""
MISS = "miss"
"""The result of any other attack."""
LOWEST_ROOM = 1
"""The number of the first room; lower fate counts as this."""
HIGHEST_ROOM = 6
"""The number of the last room; higher fate counts as this."""


def _travel_opening(localizer: Localizer, table: SeaTable, test: Test) -> str:
    """What the draw for travel decides."""
    return localizer.say("travel_opening", drawn="yes" if test.drawn else "no")


def _regions_travelled(table: SeaTable, test: Test) -> int:
    """The total for travel, with what cards and this turn add."""
    return total(table, test) + table.turn_travel + card_travel(table, test)


def _reach(table: SeaTable, test: Test) -> int:
    """How many regions the ship may move."""
    return distance(table, _regions_travelled(table, test))


def _travel_result(localizer: Localizer, table: SeaTable, test: Test) -> str:
    """How far the ship may move, and how much of that is added by cards and by this turn."""
    reach = localizer.counted(_reach(table, test), "region")
    result_words = localizer.say("travel_result", total=_regions_travelled(table, test), reach=reach)
    more = table.turn_travel + card_travel(table, test)
    if not more:
        return result_words
    return localizer.say("travel_more", amount=abs(more), less="yes" if more < 0 else "no") + result_words


def _regions(reach: int) -> str:
    """How far one may sail, as a result of a draw."""
    return f"region-{reach}"


def _room(localizer: Localizer, table: SeaTable, test: Test) -> str:
    """The room that fate damages, and whether it is full already."""
    fate = min(HIGHEST_ROOM, max(LOWEST_ROOM, fate_of(test)))
    room = next(room for room in table.pack.rooms.values() if room.fate == fate)
    full = "yes" if table.cubes[room.id] >= room.capacity else "no"
    return localizer.say("room_result", room=room_name(localizer, table.pack, room.id), full=full)


TEST_TEXTS: dict[str, TestTexts[SeaTable]] = {
    "challenge": challenge_texts(
        lambda localizer, table: namer_of(localizer, table.pack),
        lambda localizer, table: localizer.say("challenge_tiring"),
    ),
    "check": check_texts(
        lambda localizer, table: namer_of(localizer, table.pack),
        lambda localizer, table, thing: name_of(localizer, table.pack, thing),
    ),
    "travel": TestTexts(_travel_opening, _travel_result, lambda localizer, table, test: _regions(_reach(table, test))),
    "room": TestTexts(lambda localizer, table, test: "", _room, lambda localizer, table, test: ""),
}
"""What each kind of test is about; an attack is told apart."""


def test_numbers(localizer: Localizer, table: SeaTable, test: Test) -> TestNumbers | None:
    """The test in progress in numbers; an attack is one against defense."""
    if test.kind == "attack":
        return attack_numbers(localizer, table)
    reached = _regions_travelled(table, test) if test.kind == "travel" else total(table, test)
    return test_in_numbers(
        localizer,
        table,
        test,
        TEST_TEXTS,
        name=lambda crew: crew_name(localizer, table.pack, crew),
        reached=reached,
    )


def context(localizer: Localizer, table: SeaTable) -> list[str]:
    """The numbers that one needs before answering; with a printed box also which of them are ours."""
    return [*_numbers(localizer, table), *met_line(localizer, table, _met(localizer, table))]


def _met(localizer: Localizer, table: SeaTable) -> list[tuple[str, str]]:
    """The cards and tables whose figures are about to be played: on the stall, in the port, on the way."""
    if table.own_box() is None:
        return []
    cards = [(card, name_of(localizer, table.pack, card)) for card in (*table.stall, *on_offer(table))]
    travels = isinstance(decision_of(table), Steer | Sail)
    return [*cards, *([("travel", localizer.say("printed_travel"))] if travels else [])]


def _numbers(localizer: Localizer, table: SeaTable) -> list[str]:
    """The figures behind the question that waits; none if it has no figures."""
    decision = decision_of(table)
    if isinstance(decision, AlterAttack | AlterDamage):
        return attack_lines(localizer, table) if table.combat and table.combat.attack else []
    if isinstance(decision, JoinChallenge | AlterTest | DrawOrRoll | Steer) and table.tests:
        return test_lines(localizer, table, TEST_TEXTS, lambda crew: crew_name(localizer, table.pack, crew))
    if isinstance(decision, PlaceDamage):
        return placing_lines(localizer, table)
    if isinstance(decision, SearchMore):
        return [_search_line(localizer, table)]
    if isinstance(decision, GainStatus):
        return [localizer.say(f"status_{decision.status}")]
    return []


def _search_line(localizer: Localizer, table: SeaTable) -> str:
    """How many tokens may be drawn, how many of the pile hurt, and what is kept."""
    pile = table.search or table.search_discard
    hurting = sum(1 for token in pile if has_penalty(table, token))
    return localizer.say("search_stakes", left=DRAWS - len(table.found), hurting=hurting, pile=len(pile))


def helpers(table: SeaTable, test: Test) -> Helpers:
    """Whom the challenge demands; else all who can, the strongest first, while their players have the command."""
    if test.only:
        return Helpers(forced=[test.only] if is_up(table, test.only) and is_fresh(table, test.only) else [])
    pools, able_members = list(table.pools), list[str]()
    for name in sorted(table.crew, key=lambda name: -skill_of(table, name, test.skill)):
        seat, cost = table.controller(name), joining_cost(table, test, name)
        if skill_of(table, name, test.skill) and cost <= pools[seat] and can_join(table, test, name):
            pools[seat] -= cost
            test.paid += (seat,) if seat != table.captain and seat not in test.paid else ()
            able_members.append(name)
    return Helpers(able=able_members)


def same_odds(table: SeaTable, choice: Choice) -> SameOdds:
    """What a choice does, and what it adds to fate: an attack its accuracy, less what the enemy's defense takes."""
    match choice:
        case ("attack", target, "with", crew, "using", weapon) if (foe := foe_named(table, target)) is not None:
            reached = weapon_named(table, crew, weapon).accuracy + passive_sum(table, crew, "accuracy")
            defense = defense_of(table, foe, ranged=is_ranged(table, Attack(crew, target, weapon)))
            return SameOdds("attack", reached - defense)
        case ("join", crew) if table.tests and crew in table.crew:
            return SameOdds("join", skill_of(table, crew, table.test.skill))
        case ("steer", crew):
            return SameOdds("steer", skill_of(table, crew, "craft") + passive_sum(table, crew, "travel"))
    return SameOdds(text(choice), 0)


def to_the_draw(table: SeaTable) -> Choice | None:
    """How to go on to a draw from here, if this decision leads to one."""
    decision = decision_of(table)
    if isinstance(decision, JoinChallenge | Steer):
        return ("go", "on")
    if isinstance(decision, DrawOrRoll):
        return ("draw", "fate")
    return ("end", "attacks") if isinstance(decision, Attacks) else None


def verdict(localizer: Localizer, table: SeaTable) -> str:
    """What the draw just made leads to if nobody changes it: a word of no language."""
    for log_event in table.log_events:
        match log_event:
            case ("hit" | "miss" as result, *_):
                return str(result)
            case ("distance", _, reach):
                return _regions(int(reach))
    if isinstance(decision_of(table), AlterAttack):
        attack = table.assault
        foe = foe_named(table, attack.target)
        if foe is not None:
            needed = defense_of(table, foe, ranged=is_ranged(table, attack))
            return HIT if accuracy(table, attack) >= needed else MISS
    return test_verdict(localizer, table, TEST_TEXTS)
