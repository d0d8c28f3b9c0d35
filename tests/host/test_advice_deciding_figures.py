"""An advice says the figure that decided: of a way, a card on a board, an order of attacks, an enemy to hit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sleeping_gods.bots.robots.advice_facts import (
    Beside,
    CourseWorth,
    Equal,
    HeadsFor,
    Leaves,
    Separates,
    Standing,
    ThumbRule,
)
from sleeping_gods.bots.robots.equip_ahead import equip_ahead
from sleeping_gods.bots.robots.holdings import changes_between
from sleeping_gods.bots.robots.interface import Advice, SeatView
from sleeping_gods.bots.robots.measures import measures, separation
from sleeping_gods.bots.robots.rules_of_thumb import with_rules
from sleeping_gods.bots.robots.standings import facts_about, smallest_heart_of
from sleeping_gods.bots.sea.heuristics.fights import hearts_of, nearest_to_falling
from sleeping_gods.bots.story.weights import SEAT
from sleeping_gods.host.advice_comparison import relation_of
from sleeping_gods.host.advice_relation import Relation
from sleeping_gods.kernel.table import decider, waiting_decision
from sleeping_gods.sea.chapters.crew import symbols
from sleeping_gods.sea.effects.attack_effects import DealTo
from sleeping_gods.sea.table.table import SeaTable

from ..bots.robots.campaigns import campaign
from .advising import TRIED, item, table_at, why


def test_a_move_away_from_the_goal_is_not_said_to_lead_there() -> None:
    """Nor is one that leaves it as far."""
    table = table_at("Sail")
    region = getattr(table, "region", "")
    first, second = table.offered[-1], table.offered[0]
    best = item(first, 0.0, HeadsFor(region, 0, "port", "region", 0))

    away = why(table, Advice(best, (item(second, -0.2, HeadsFor(region, 2, "port", "region", 1)),)))
    assert "leads away from the port of" in away
    assert "2 regions from there" in away
    assert "leads towards" not in away
    level = why(table, Advice(best, (item(second, -0.2, HeadsFor(region, 1, "port", "region", 1)),)))
    assert "leads no nearer to the port of" in level
    towards = why(table, Advice(item(second, 0.0, HeadsFor(region, 1, "port", "region", 2)), ()))
    assert "leads towards the port of" in towards


def test_two_courses_differ_by_the_figures_that_are_said() -> None:
    """4.24 and 1.76 are said as 4.2 and 1.8: 2.4 apart, for each action."""
    table = table_at("TakeAction")
    first, second = table.offered[:2]
    advice = Advice(item(first, 0.0, CourseWorth(4.24)), (item(second, -2.48, CourseWorth(1.76)),))

    assert "is worth about 2.4 points less for each action" in why(table, advice)
    assert "2,4 points de moins par action" in why(table, advice, "fr")
    by_time = Advice(item(first, 0.0, CourseWorth(2.0, "time")), (item(second, -1.0, CourseWorth(1.0, "time")),))
    assert "for each unit of time" in why(table, by_time)


@pytest.mark.parametrize(("pack", "game", "unit"), [("harbour", "sea", "command"), ("airfield", "skies", "card")])
def test_a_card_on_a_board_says_what_it_raises_and_what_is_left(pack: str, game: str, unit: str) -> None:
    """The skill now and with it, the most of anybody else, and what its player keeps."""
    tables = (table for seed in range(1, 12) for table, _ in campaign(pack, 2, seed, 300))
    table, act = next(
        (table.clone(), act)
        for table in tables
        if type(waiting_decision(table)).__name__ == "TakeAction"
        for act in table.acts(waiting_decision(table))
        if equip_ahead(table, act) is not None
    )
    ahead = equip_ahead(table, act)
    assert ahead is not None
    assert ahead.unit == unit
    assert ahead.then in (0, ahead.now + 1)
    rising = replace(ahead, now=1, then=2, others=1, left=3, kept=1)

    advice = Advice(item(act, 0.0, ThumbRule("equip"), rising), ())
    said, told = why(table, advice, game=game), why(table, advice, "fr", game)
    assert "has 1 in" in said
    assert "would have 2, the others at most 1" in said
    assert "of which the robot keeps at least 1" in said
    assert "les autres 1 au plus" in told
    assert "le robot en garde au moins 1" in told


def test_orders_of_attacks_that_are_worth_as_much_are_not_the_same_figures() -> None:
    """Either attack may begin, though each does something else."""
    tables = (table for seed in range(1, 40) for table, _ in campaign("airfield", 2, seed, 400))
    table = next(table.clone() for table in tables if sum(choice[0] == "attack" for choice in table.offered) > 1)
    first, second = [choice for choice in table.offered if choice[0] == "attack"][:2]

    said = why(
        table, Advice(item(first, 0.0, ThumbRule("attack-order")), (item(second, -1.0, Equal("order")),)), game="skies"
    )
    assert "counts as much in all" in said
    assert "may as well begin" in said
    assert "the same figures" not in said


def test_figures_of_trial_runs_say_that_they_are_an_average() -> None:
    """Where no points of the runs are said; once is enough."""
    table = table_at("SearchMore")
    first, second = table.offered[:2]
    worse = Beside((("fatigue", 2.0),), 4, alike=False)

    said = why(table, Advice(item(first, 0.0), (item(second, -1.0, worse),)))
    assert "against the first, on average of 4 trial runs: +2 fatigue" in said
    tried = why(table, Advice(item(first, 0.0, TRIED), (item(second, -1.0, TRIED, worse),)))
    assert "against the first: +2 fatigue" in tried
    at_once = why(table, Advice(item(first, 0.0, Leaves((), 4, at_once=True)), (item(second, -1.0, worse),)))
    assert "against the first, at once: +2 fatigue" in at_once


def test_a_loss_of_two_resources_of_any_kind_is_told_as_two() -> None:
    """Also where trial runs pay with now these, now those."""
    now = [{"meat": 2.0, "grain": 2.0, "coins": 1.0}] * 4
    after = [{"meat": meat, "grain": 2.0 - meat, "coins": 1.0} for meat in (2.0, 0.0, 2.0, 0.0)]

    assert changes_between(now, after) == (("goods", -2.0),)
    assert changes_between(now, [{**held, "meat": 1.0} for held in now]) == (("meat", -1.0),)
    swap = [{**held, "meat": 1.0, "grain": 3.0} for held in now]
    assert dict(changes_between(now, swap)) == {"meat": -1.0, "grain": 1.0}


def test_effects_that_cure_nobody_are_alike() -> None:
    """There is nothing to weigh between them."""
    table = table_at("PickArm", pack="airfield", seed=1, fits=lambda table: len(table.offered) > 1)
    first, second = table.offered[:2]
    nobody = (Standing("madness", "suffer", 0), Standing("frightened", "suffer", 0))
    other = item(second, 0.0, TRIED, Equal(""), Beside((), 8, alike=True), nobody[1])

    said = why(table, Advice(item(first, 0.0, TRIED, ThumbRule("printed"), nobody[0]), (other,)), game="skies")
    assert "so either will do" in said
    assert "yours to weigh" not in said


def _hit_by_a_card() -> SeaTable:
    """A fight with two enemies at least, where a card deals damage."""
    for seed in range(1, 40):
        for table, _ in campaign("harbour", 2, seed, 400):
            if isinstance(table, SeaTable) and table.combat is not None and len(table.fight.foes) > 1:
                return _with_damage_to_deal(table.clone())
    raise AssertionError("no such fight")


def _with_damage_to_deal(table: SeaTable) -> SeaTable:
    table.agenda.append(DealTo(0, "", 1, ""))
    table.offered = [("target", foe.id) for foe in table.fight.foes]
    return table


def test_damage_of_a_card_goes_to_the_enemy_whose_hearts_need_least() -> None:
    """And the figures of both are said."""
    table = _hit_by_a_card()
    best = nearest_to_falling(table, table.offered)
    other = next(choice for choice in table.offered if choice != best)
    fact = separation(measures(table, best, SEAT), measures(table, other, SEAT))

    assert hearts_of(table, best[1]) == min(hearts_of(table, choice[1]) for choice in table.offered)
    assert fact is not None
    weighed = [item(choice, 0.0, *facts_about(table, choice)) for choice in (best, other)]
    said = why(table, Advice(replace(weighed[0], facts=(ThumbRule("fewest-hearts"), *weighed[0].facts)), (weighed[1],)))
    assert "hearts need least" in said
    assert said.count("still need") == 2
    assert "by luck" not in said


def test_damage_that_is_too_little_for_any_heart_is_no_reason_that_an_enemy_falls() -> None:
    """A heart is covered whole; the smallest that is left is said beside what all of them need."""
    table = _hit_by_a_card()
    best = nearest_to_falling(table, table.offered)
    smallest = smallest_heart_of(table, best[1])
    others = tuple(item(choice, 0.0) for choice in table.offered if choice != best)
    view = SeatView(table, "p1", (*table.offered,), frozenset())
    for amount, name in ((smallest - 1, "fewest-hearts-none"), (smallest, "fewest-hearts")):
        table.agenda[-1] = DealTo(0, "", amount, "")
        assert ThumbRule(name) in with_rules(view, Advice(item(best, 0.0), others), best).best.facts

    advice = Advice(item(best, 0.0, ThumbRule("fewest-hearts-none"), Standing(best[1], "hearts", 8, 2)), others)
    assert "too little for any single one of them" in why(table, advice)
    assert "still need 8, the smallest of them 2" in why(table, advice)
    assert "trop peu pour un seul d'entre eux" in why(table, advice, "fr")
    assert "falls soonest" not in why(table, advice)


def test_the_best_helmsman_comes_first() -> None:
    """Of those who may steer, whoever has most craft, then whoever is least tired."""
    table = table_at("Steer", fits=lambda table: sum(choice[0] == "steer" for choice in table.offered) > 1)
    first, second = [choice for choice in table.offered if choice[0] == "steer"][:2]
    assert isinstance(table, SeaTable)
    craft = next(name for name, card in table.pack.levels.items() if card.skill == "craft")
    for choice in (first, second):
        member = table.crew[choice[1]]
        member.cards, member.levels, member.fatigue = (), (), 0
    skills = [symbols(table, choice[1], "craft") for choice in (first, second)]
    table.crew[second[1]].levels = (craft,) * (1 + max(0, skills[0] - skills[1]))
    table.crew[second[1]].fatigue = 1

    figures = measures(table, second, SEAT), measures(table, first, SEAT)
    assert separation(*figures) == Separates("", max(skills) + 1, skills[0])
    table.crew[first[1]].levels = (craft,) * (max(skills) + 1 - skills[0])
    assert separation(*[measures(table, choice, SEAT) for choice in (first, second)]) == Separates("", 0, 1)


def test_whose_the_other_answers_are_is_said() -> None:
    """Where one answer alone is one's own."""
    table = table_at("JoinChallenge", fits=lambda table: len({*map(table.actor, table.offered)}) > 1)
    own = next(choice for choice in table.offered if table.actor(choice) == decider(table))
    another = next(table.names[seat] for seat in map(table.actor, table.offered) if seat != decider(table))

    advice = Advice(item(own, 0.0, ThumbRule("only-own")), ())
    assert f"the only answer that is yours to give (another is for {another} to choose)" in why(table, advice)
    assert f"(une autre revient à {another})" in why(table, advice, "fr")


def test_who_stays_in_a_fight_says_the_health_of_the_party() -> None:
    """Beside the health from which on the rule stays."""
    table = table_at("SearchMore")
    first = table.offered[0]

    assert "your party has 21 health, and with 12 or more it stays" in why(
        table, Advice(item(first, 0.0, ThumbRule("flee-not", 21)), ())
    )
    assert "a 9 points de santé" in why(table, Advice(item(first, 0.0, ThumbRule("flee", 9)), ()), "fr")


def test_a_goal_that_lies_here_says_that_no_time_is_left_for_it() -> None:
    """To end the turn is then no refusal of it."""
    table = table_at("TakeAction", pack="airfield", seed=1)
    best = item(table.offered[0], 0.0, ThumbRule("camp-kept"), HeadsFor("6", 0, "later", "time", time_left=1))

    assert "exploring takes 2 time, and 1 is left in this turn" in why(table, Advice(best, ()), game="skies")
    assert "il en reste 1 dans ce tour" in why(table, Advice(best, ()), "fr", "skies")


def test_a_guard_who_comes_out_level_is_as_good() -> None:
    """No rule of blocking puts whoever is hit before the guard."""
    best, guard = (
        item(("take", "hit"), 0.0, TRIED, ThumbRule("block-none")),
        item(("guard", "x", "with", "y"), 0.0, TRIED),
    )

    assert relation_of(table_at("SearchMore"), best, guard, boosts=True) == Relation.TIE
