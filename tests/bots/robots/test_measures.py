"""What each rule of thumb compares: the figure that separates two choices is the one by which the robot decides."""

from __future__ import annotations

import pytest

from sleeping_gods.bots.robots.advice_facts import Equal, Separates
from sleeping_gods.bots.robots.measures import TOGETHER, Measure, measures, separation
from sleeping_gods.bots.sea.heuristics.fights import attack_worth as worth_at_sea
from sleeping_gods.bots.skies.heuristics.fights import attack_worth
from sleeping_gods.bots.story.weights import SEAT
from sleeping_gods.kernel.table import waiting_decision
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.table.table import SkiesTable

from .campaigns import PACKS, campaign
from .test_rules_of_thumb import explained, fact, of_kind


def test_the_first_figure_that_is_better_separates() -> None:
    """Least is best where the rule looks for least."""
    best = Measure("", 1, most=False), Measure("cards", 0, most=False)
    other = Measure("", 1, most=False), Measure("cards", 2, most=False)

    assert separation(best, other) == Separates("cards", 0, 2)
    assert separation(best, best) == Equal("cards", 0)
    assert separation(best, ()) is None
    assert separation(other, best) is None


def test_a_sum_is_told_by_its_first_part_that_is_better_if_none_is_worse() -> None:
    """Else the sum itself is told: a part would say what is not so."""

    def card(skill: int, cost: int) -> tuple[Measure, ...]:
        together = Measure(TOGETHER, skill - 0.3 * cost, most=False)
        return together, Measure("", skill, most=False), Measure("dearest", cost)

    assert separation(card(1, 2), card(2, 2)) == Separates("", 1, 2)
    assert separation(card(2, 3), card(2, 1)) == Separates("dearest", 3, 1)
    worse_in_skill = separation(card(2, 5), card(1, 0))
    assert isinstance(worse_in_skill, Separates)
    assert worse_in_skill.name == TOGETHER
    assert separation(card(2, 2), card(1, 2)) is None
    tie = separation(card(2, 2), card(2, 2))
    assert isinstance(tie, Equal)
    assert tie.name == TOGETHER


@pytest.mark.parametrize("pack", PACKS)
def test_nothing_is_better_by_the_rule_than_what_it_takes(pack: str) -> None:
    """The figures that are told are those that the robot compares."""
    compared = 0
    for item in explained(pack):
        best = measures(item.view.table, item.explained.choice, SEAT)
        if not best or item.kind in ("GainStatus", "PortServices", "Buy", "Victim"):
            continue
        for other in item.explained.others:
            theirs = measures(item.view.table, other.choice, SEAT)
            if fact(other, Equal) or fact(other, Separates):
                compared += 1
                assert best[0].rank >= theirs[0].rank, (item.kind, item.explained.choice, other.choice)
    assert compared


def test_printed_effects_are_told_with_what_they_are_worth() -> None:
    """The advised one is worth more than each that it is put before."""
    for pack in PACKS:
        for item in of_kind(pack, "PickArm"):
            for other in item.explained.others:
                parts = fact(other, Separates)
                assert parts is None or parts.mine > parts.theirs


def test_the_next_attack_is_the_one_that_promises_most() -> None:
    """Of those that no trial run tells apart."""
    for item in of_kind("airfield", "Attacks"):
        table = item.view.table
        assert isinstance(table, SkiesTable)
        attacks = [other for other in item.explained.others if other.choice[0] == "attack"]
        alike = [other for other in attacks if other.value == attacks[0].value]
        worths = [attack_worth(table, other.choice) for other in alike]
        assert item.explained.passes or worths == sorted(worths, reverse=True)


def test_the_next_attack_at_sea_is_the_next_best_by_the_rule() -> None:
    """Of those that trial runs leave level; what does not attack comes after them."""
    told = 0
    for item in of_kind("harbour", "Attacks"):
        table = item.view.table
        assert isinstance(table, SeaTable)
        others = [other for other in item.explained.others if other.choice in table.offered]
        alike = [other for other in others if other.value == others[0].value]
        worths = [worth_at_sea(table, other.choice) for other in alike if other.choice[0] == "attack"]
        told += len(worths)
        assert worths == sorted(worths, reverse=True)
    assert told


def a_token_is_given() -> PartyTable:
    """A token of synergy goes to one of several."""
    tables = (table for seed in range(1, 30) for table, _ in campaign("airfield", 2, seed, 400))
    return next(table.clone() for table in tables if type(waiting_decision(table)).__name__ == "GiveSynergy")


def test_who_has_attacked_and_who_holds_fewer_tokens_are_figures_of_the_rule() -> None:
    """Each is named, so that both figures are said."""
    table = a_token_is_given()
    assert isinstance(table, SkiesTable)
    first, second = table.offered[:2]
    for choice in (first, second):
        table.crew[choice[1]].damage = 0
        table.crew[choice[1]].synergy = 1
    table.fight.played = {first[1]: ""}

    def parts() -> object:
        return separation(measures(table, second, SEAT), measures(table, first, SEAT))

    assert parts() == Separates("attacked", 0, 1)
    table.fight.played = {}
    table.crew[second[1]].synergy = 0
    assert parts() == Separates("fewest-tokens", 0, 1)
