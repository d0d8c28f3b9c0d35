"""An advice says what its rule counts and what an act costs."""

from __future__ import annotations

from sleeping_gods.bots.robots.advice_facts import Excluded, Lacks, ScoreAhead, Separates, ThumbRule
from sleeping_gods.bots.robots.interface import Advice
from sleeping_gods.bots.robots.measures import COINS_PER_POINT
from sleeping_gods.bots.story.weights import SEAT
from sleeping_gods.host.advice_beside import parts_of
from sleeping_gods.host.advice_facts import clauses_of
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.kernel.table import waiting_decision
from sleeping_gods.languages import Lang
from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.presenters import PRESENTERS

from .advising import item, table_at, why

DECIMALS: dict[Lang, str] = {"en": ".", "fr": ","}


def test_the_figures_of_relief_are_those_that_are_counted() -> None:
    """A fatigue and a card in hand, in points."""
    for lang, comma in DECIMALS.items():
        words = PRESENTERS["sea"](lang).localizer.say("advice_rule-relief-card", amount=0, most=0, points="", health="")
        for worth in (SEAT.fatigue, SEAT.hand):
            assert f"{worth / COINS_PER_POINT:g}".replace(".", comma) in words


def test_an_act_says_its_price_beside_what_it_is_good_for() -> None:
    """To equip a card takes no action, but it may cost others."""
    table = table_at("TakeAction", fits=lambda table: any(map(equips, table.acts(waiting_decision(table)))))
    act = next(filter(equips, table.acts(waiting_decision(table))))
    presenter = PRESENTERS["sea"]("en")

    said = clauses_of(presenter, table, Audience((0,)), item(act, 0.0, ThumbRule("equip")))
    assert said[0] == presenter.detail(table, act).rstrip(".")


def equips(choice: Choice) -> bool:
    """Whether a choice equips a card."""
    return choice[0] == "equip"


def test_actions_that_exclude_each_other_are_not_said_to_be_taken_both() -> None:
    """One of the two is given up, whatever trial runs leave level."""
    table = table_at("NextAction", "lifted-north", 4, lambda table: len(table.offered) > 2)
    first, second = table.offered[:2]
    tried = ScoreAhead(0.0, 0.1, 8)
    advice = Advice(item(first, 0.0, tried, ThumbRule("order")), (item(second, 0.0, tried, Excluded()),))

    said = why(table, advice, game="skies")
    assert "only one of the two can be taken" in said
    assert "both are meant to be taken" not in said


def test_of_two_actions_nothing_promises_that_both_can_be_taken() -> None:
    """DS-WAND-004: the first may shut the second, and what is worth nothing does not follow."""
    table = table_at("NextAction", "lifted-north", 4, lambda table: len(table.offered) > 2)
    first, second = table.offered[:2]
    tried, rule = ScoreAhead(0.0, 0.1, 8), ThumbRule("order")

    def told(worth: float) -> str:
        other = item(second, 0.0, tried, Separates("worth", 1.6, worth))
        return why(table, Advice(item(first, 0.0, tried, rule), (other,)), game="skies")

    assert "the other can follow unless that closes it" in told(1.2)
    assert "the other can follow" not in told(-0.5)


def test_who_joins_for_command_says_so() -> None:
    """SG-CHAL-006: the crew of another seat costs command; what they add is in the chances."""
    table = table_at("JoinChallenge", fits=lambda table: any(_price_of(table, choice) for choice in table.offered))
    choice = next(choice for choice in table.offered if _price_of(table, choice))

    said = clauses_of(PRESENTERS["sea"]("en"), table, Audience((0, 1)), item(choice, 0.0, ThumbRule("join")))
    assert said[0] == _price_of(table, choice)


def _price_of(table: PartyTable, choice: Choice) -> str:
    """What stands beside somebody who may join, after what they add."""
    detail = PRESENTERS["sea"]("en").detail(table, choice) if choice[0] == "join" else ""
    return ", ".join(parts_of(detail)[1:])


def test_an_addition_that_is_not_enough_says_what_must_follow() -> None:
    """It is advised as the first of several."""
    table = table_at("AlterTest", fits=_can_discard)
    discard = next(choice for choice in table.offered if choice[0] == "discard")
    table.test.number = total(table, table.test) + 3

    said = clauses_of(PRESENTERS["sea"]("en"), table, Audience((0, 1)), item(discard, 0.0, ThumbRule("boost")))
    assert "3 are lacking, and this adds 1: 2 must still be added after it" in said
    table.test.number = total(table, table.test) + 1
    said = clauses_of(PRESENTERS["sea"]("en"), table, Audience((0, 1)), item(discard, 0.0, ThumbRule("boost")))
    assert "1 is lacking, and this adds 1" in said


def _can_discard(table: PartyTable) -> bool:
    return table.test.kind == "challenge" and any(choice[0] == "discard" for choice in table.offered)


def test_care_says_who_lacks_what_it_restores() -> None:
    """That it is worth more than it costs is no figure."""
    table = table_at("TakeAction")
    lacks = Lacks("health", 6, next(iter(table.crew)), 2, 5)

    said = clauses_of(PRESENTERS["sea"]("en"), table, Audience((0,)), item(("skip",), 0.0, ThumbRule("care"), lacks))
    assert any("your party lacks 6 health" in clause for clause in said)


def test_a_way_with_an_obstacle_says_what_it_may_cost() -> None:
    """The damage and what ignores it, as they stand in the menu."""
    presenter = PRESENTERS["skies"]("en")

    def dangers(table: PartyTable) -> list[Choice]:
        ways = [choice for choice in table.offered if choice[0] == "travel"]
        return [choice for choice in ways if "unless it is ignored" in presenter.detail(table, choice)]

    table = table_at("TakeAction", "airfield", 3, lambda table: bool(dangers(table)))
    way = dangers(table)[0]

    said = clauses_of(presenter, table, Audience((0, 1)), item(way, 0.0, ThumbRule("course")))
    assert "unless it is ignored" in said[0]
