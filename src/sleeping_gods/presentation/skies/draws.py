"""Draws of the skies: challenges, flights, repairs and attacks in numbers, and what their draws lead to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...kernel.choices import Choice, Seat, text
from ...kernel.table import decision_of
from ...party.acts.alter import AlterTest
from ...party.chapters.challenge import JoinChallenge, total
from ...party.chapters.fate import fate_of
from ...party.chapters.statuses import GainStatus
from ...party.chapters.strike import PlaceDamage
from ...party.table.records import Test
from ...skies.acts.uses import use_of
from ...skies.chapters.attack import AlterAttack
from ...skies.chapters.challenge import can_join, joining_cost
from ...skies.chapters.combat import Attacks
from ...skies.chapters.damage import figures
from ...skies.chapters.encounter import PlaceStandees
from ...skies.chapters.flight import FLIGHT_DAMAGE, MOST_DAMAGE, MovePlane, distances, flight_damage
from ...skies.chapters.foes import foe_in_row
from ...skies.chapters.hero import skill_of
from ...skies.chapters.repairing import MOST_RESTORED, REPAIRS
from ...skies.chapters.travel import OBSTACLE_DAMAGE, FaceObstacle
from ...skies.chapters.turn import TakeAction
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..odds_counter import SameOdds
from ..party.our_marks import met_line
from ..party.placeable_damage import placeable_damage
from ..party.placing_lines import placing_lines
from ..party.possible_helpers import Helpers
from ..party.test_numbers import TestNumbers, test_in_numbers, test_lines
from ..party.test_texts import TestTexts, challenge_texts, check_texts, skill_word, test_verdict
from ..phrases import join, sentence
from ..scene.test import Part
from .attack_lines import attack_lines
from .blows import dealt_by
from .names import first_name, name_of, namer_of, standee_words
from .obstacles import ignoring_words

REPAIR_SKILL = "craft"
"""The skill that counts when the plane is repaired."""
USUAL_COST = 1
"""The stamina that most pay to take part."""
DISTANCE = "distance"
"""The part of a flight's total that its spaces add."""
DRAWN_AGAIN = ("reroll", "redraw")
"""Effects that repeat a draw or a roll."""


def _flight_opening(localizer: Localizer, table: SkiesTable, test: Test) -> str:
    """How far the flight goes, and which results do which damage."""
    spaces = localizer.say("count_spaces", count=test.number)
    return localizer.say("flight_opening", spaces=spaces, steps=_steps(localizer, FLIGHT_DAMAGE, MOST_DAMAGE))


def _steps(localizer: Localizer, limits: Sequence[tuple[int, int]], last: int) -> str:
    """What each result means, such as ``0-5: none, 6-7: 1, 8 or more: 2``."""
    first, steps = 0, []
    for below, amount in limits:
        steps.append(localizer.say("step_range", first=first, last=below - 1, amount=amount))
        first = below
    return join([*steps, localizer.say("step_last", first=first, amount=last)])


def _flight_result(localizer: Localizer, table: SkiesTable, test: Test) -> str:
    """The result of a flight, and the damage that it does to the plane."""
    spaces, result = localizer.say("count_spaces", count=test.number), fate_of(test) + test.number
    return localizer.say("flight_result", spaces=spaces, result=result, damage=flight_damage(result))


def _harm(damage: int) -> str:
    """The end of the key of a flight's result."""
    return f"damage-{damage}" if damage else "no-damage"


def _joining_price(localizer: Localizer, table: SkiesTable) -> str:
    """What taking part costs, and who pays more."""
    dearer = [name for name in table.crew if joining_cost(table, name) > USUAL_COST]
    names = localizer.listed(first_name(localizer, table, name) for name in dearer)
    price = localizer.say("joining_price")
    return f"{price} {localizer.say('joining_dearer', names=names)}" if dearer else price


def _repair_opening(localizer: Localizer, table: SkiesTable, test: Test) -> str:
    """What a repair restores by its result, and what joining costs as long as nothing is drawn."""
    says = localizer.say(
        "repair_opening", skill=skill_word(localizer, REPAIR_SKILL), steps=_steps(localizer, REPAIRS, MOST_RESTORED)
    )
    return join([says, "" if test.drawn else _joining_price(localizer, table)], " ")


def _health_repaired(table: SkiesTable, test: Test) -> int:
    """The health of the plane that a repair restores."""
    result = total(table, test)
    return next((amount for below, amount in REPAIRS if result < below), MOST_RESTORED)


TEST_TEXTS: dict[str, TestTexts[SkiesTable]] = {
    "challenge": challenge_texts(lambda localizer, table: namer_of(localizer, table.pack), _joining_price),
    "check": check_texts(lambda localizer, table: namer_of(localizer, table.pack), name_of),
    "flight": TestTexts(
        _flight_opening,
        _flight_result,
        lambda localizer, table, test: _harm(flight_damage(fate_of(test) + test.number)),
    ),
    "repair": TestTexts(
        _repair_opening,
        lambda localizer, table, test: localizer.say(
            "repair_result", total=total(table, test), health=_health_repaired(table, test)
        ),
        lambda localizer, table, test: f"health-{_health_repaired(table, test)}",
    ),
}
"""What each kind of test is about."""


def test_numbers(localizer: Localizer, table: SkiesTable, test: Test) -> TestNumbers | None:
    """The test in progress in numbers: on a flight the spaces count."""
    is_flight = test.kind == "flight"
    reached = fate_of(test) + test.number if is_flight else total(table, test)
    numbers = test_in_numbers(
        localizer, table, test, TEST_TEXTS, name=lambda name: first_name(localizer, table, name), reached=reached
    )
    if numbers is None or not is_flight:
        return numbers
    return replace(numbers, parts=(*numbers.parts, Part(DISTANCE, localizer.say("sum_distance"), test.number)))


def context(localizer: Localizer, table: SkiesTable) -> list[str]:
    """The numbers that one needs before answering; with a printed box also which of them are ours."""
    return [*_numbers(localizer, table), *met_line(localizer, table, _met(localizer, table))]


def _met(localizer: Localizer, table: SkiesTable) -> list[tuple[str, str]]:
    """The cards whose figures are being played: buffs and played cards of a fight, and curses."""
    if table.own_box() is None:
        return []
    fight = table.combat
    fought = [*(foe.buff for foe in fight.foes), *fight.played.values()] if fight is not None else []
    cards = [*table.curses, *filter(None, fought)]
    return [(card, name_of(localizer, table, card)) for card in dict.fromkeys(cards)]


def _numbers(localizer: Localizer, table: SkiesTable) -> list[str]:
    """The figures behind the question that waits; none if it has no figures."""
    decision = decision_of(table)
    if isinstance(decision, JoinChallenge | AlterTest) and table.tests:
        return test_lines(localizer, table, TEST_TEXTS, lambda name: first_name(localizer, table, name))
    if isinstance(decision, AlterAttack):
        return attack_lines(localizer, table)
    if isinstance(decision, PlaceDamage):
        return placing_lines(localizer, table)
    if isinstance(decision, PlaceStandees):
        secret = [localizer.say("standee_secret")] if table.seat_count() > 1 else []
        return [*secret, *_placed_lines(localizer, table, decision.who(table))]
    if isinstance(decision, GainStatus):
        return [localizer.say(f"status_{decision.status}")]
    if isinstance(decision, FaceObstacle):
        return [_obstacle_line(localizer, table, decision)]
    return []


def _placed_lines(localizer: Localizer, table: SkiesTable, seat: Seat) -> list[str]:
    """Where one's own characters stand so far, and everybody's once all have been shown."""
    meeting = table.meeting
    shown = {name: at for name, at in meeting.placed.items() if meeting.revealed or table.controller(name) == seat}
    stand = [standee_words(localizer, first_name(localizer, table, name), at) for name, at in shown.items()]
    return [localizer.say("standee_so-far", standees=join(stand))] if stand else []


def _obstacle_line(localizer: Localizer, table: SkiesTable, decision: FaceObstacle) -> str:
    """What an obstacle does to those who do not ignore it, and who could ignore it."""
    harm = ""
    if decision.path:
        harm = localizer.describe(table.bound.printed.get(decision.path, ()), namer_of(localizer, table.pack))
    harm = harm or localizer.say("obstacle_harm", damage=OBSTACLE_DAMAGE)
    line = localizer.say("obstacle_faced", harm=harm, obstacle=name_of(localizer, table, decision.kind))
    at_hand = ignoring_words(localizer, table, decision.kind)
    return f"{line} {sentence(at_hand)}" if at_hand else line


def leads_to_draw(table: SkiesTable, choice: Choice) -> bool:
    """A challenge, a flight, a repair, a rolled attack; and what draws or rolls again. Nothing that is still unread."""
    if table.is_act(choice):
        return choice[0] == "activate" and use_of(table, choice).op in DRAWN_AGAIN
    decision = decision_of(table)
    if isinstance(decision, JoinChallenge):
        return True
    if isinstance(decision, TakeAction | MovePlane):
        return choice[0] == "fly" and not table.quick
    match choice:
        case ("attack", *_, card) if isinstance(decision, Attacks):
            return figures(table, card).die
    return False


def to_the_draw(table: SkiesTable) -> Choice | None:
    """How to go on to the draw from here."""
    return ("go", "on") if isinstance(decision_of(table), JoinChallenge) else None


def helpers(table: SkiesTable, test: Test) -> Helpers:
    """Nobody has to; all who have the stamina may (DS-CHAL-003)."""
    able_members = [name for name in table.crew if skill_of(table, name, test.skill) and can_join(table, test, name)]
    return Helpers(able=able_members)


def same_odds(table: SkiesTable, choice: Choice) -> SameOdds:
    """What a choice does, and what it adds to fate; a flight its length."""
    match choice:
        case ("join", name) if table.tests and name in table.crew:
            return SameOdds("join", skill_of(table, name, table.test.skill))
        case ("fly", "to", space, *rest):
            return SameOdds(text(("fly", *rest)), distances(table, table.plane).get(space, -1))
    return SameOdds(text(choice), 0)


def verdict(localizer: Localizer, table: SkiesTable) -> str:
    """What the draw just made leads to if nobody changes it: a word of no language, with its number."""
    for log_event in table.log_events:
        match log_event:
            case ("flight", _, harm):
                return _harm(int(harm))
            case ("repaired", _, amount):
                return f"health-{amount}"
            case ("deals", *_):
                strike = table.combat.strike if table.combat is not None else None
                return f"deals-{placeable_damage(table, strike.target, strike.points) if strike is not None else 0}"
    if isinstance(decision_of(table), AlterAttack):
        attack = table.assault
        foe = foe_in_row(table, attack.target)
        return f"deals-{placeable_damage(table, attack.target, dealt_by(table, attack, foe)) if foe is not None else 0}"
    return test_verdict(localizer, table, TEST_TEXTS)
