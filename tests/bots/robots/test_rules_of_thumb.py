"""What an explanation adds to the planner's advice: the rule behind it, how all stand, and what trial runs leave."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import NamedTuple, TypeVar

import pytest

from sleeping_gods.bots.robots.advice_facts import (
    AdviceFact,
    HeadsFor,
    Instead,
    Leaves,
    ScoreAhead,
    Standing,
    ThumbRule,
)
from sleeping_gods.bots.robots.deciding import seats_to_ask
from sleeping_gods.bots.robots.interface import QUICK, Advice, Budget, SeatView, Weighed
from sleeping_gods.bots.robots.planner import PlannerRobot
from sleeping_gods.bots.robots.rules_of_thumb import with_rules
from sleeping_gods.bots.robots.standings import standing
from sleeping_gods.bots.robots.thumb_rules import ANY, AT_SEA, IN_THE_SKIES, rule_for
from sleeping_gods.bots.sea.planner.ship import search_on
from sleeping_gods.kernel.choices import seat_word
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.steps import Decision
from sleeping_gods.kernel.table import waiting_decision
from sleeping_gods.party.chapters.ability_deck import DiscardCards
from sleeping_gods.sea.chapters.search import has_penalty
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.chapters.camp_row import camps_left
from sleeping_gods.skies.chapters.encounter import PlaceStandees
from sleeping_gods.skies.chapters.hero import health_left
from sleeping_gods.skies.table.records import NOWHERE
from sleeping_gods.skies.table.table import SkiesTable

from .campaigns import PACKS, campaign

F = TypeVar("F", bound=AdviceFact)
BUDGET = Budget.of_playouts(20)


class Explained(NamedTuple):
    """An advice before and after it was explained."""

    kind: str
    view: SeatView
    advice: Advice
    explained: Advice


@cache
def explained(pack: str) -> tuple[Explained, ...]:
    """The first two decisions of each kind in three random campaigns."""
    found: list[Explained] = []
    for seed in (1, 2, 3):
        for table, knowledge in campaign(pack, 2, seed, 400):
            kind = type(waiting_decision(table)).__name__
            if len(table.offered) < 2 or sum(item.kind == kind for item in found) > 1:
                continue
            view = knowledge.view(table, seats_to_ask(table)[-1], [seat_word(seat) for seat in range(2)])
            robot = PlannerRobot()
            advice = robot.advise(view, Luck(1), QUICK)
            found.append(Explained(kind, view, advice, robot.explain(view, advice, Luck(1), BUDGET)))
    return tuple(found)


def of_kind(pack: str, kind: str) -> list[Explained]:
    """The decisions of one kind."""
    return [item for item in explained(pack) if item.kind == kind]


def fact(item: Weighed, kind: type[F]) -> F | None:
    """The first fact of a kind."""
    return next((known for known in item.facts if isinstance(known, kind)), None)


@pytest.mark.parametrize("pack", PACKS)
def test_an_explanation_changes_no_choice_and_always_has_a_reason(pack: str) -> None:
    """The choice stays, the others are the same ones, and a rule or the usual choice is named, with no playout too."""
    for item in explained(pack):
        before, after = item.advice, item.explained
        assert after.choice == before.choice
        assert sorted(other.choice for other in after.others) == sorted(other.choice for other in before.others)
        if not after.passes:
            assert fact(after.best, ThumbRule) or fact(after.best, Instead), item.kind


class TestHowTheyStand:
    """Whoever a choice is about stands beside it."""

    @pytest.mark.parametrize("pack", PACKS)
    def test_who_takes_a_hit_has_most_health_left(self, pack: str) -> None:
        """Each who could take it is told with the health that is left, and the rule is that most is hit."""
        for item in of_kind(pack, "LoseHealth"):
            own = [item.explained.best, *item.explained.others]
            stands = {one.choice: fact(one, Standing) for one in own if one.choice in item.view.table.offered}
            health = {choice: known.amount for choice, known in stands.items() if isinstance(known, Standing)}
            assert len(health) == len(stands) > 1
            assert health[item.explained.choice] == max(health.values())
            assert fact(item.explained.best, ThumbRule) == ThumbRule("bears")

    def test_a_room_is_told_with_its_damage(self) -> None:
        """Of as many as there is place for."""
        for item in of_kind("harbour", "PlaceElsewhere"):
            known = fact(item.explained.best, Standing)
            assert isinstance(known, Standing)
            assert known.what == "room"
            assert 0 <= known.amount < known.most

    def test_stamina_goes_to_whoever_has_least(self) -> None:
        """Of those that stand: no other choice is to somebody who stands with less."""
        met = of_kind("airfield", "GainStamina")
        assert met
        for item in met:
            table = item.view.table
            assert isinstance(table, SkiesTable)
            assert fact(item.explained.best, ThumbRule) == ThumbRule("least-stamina")
            standing_up = [choice for choice in table.offered if health_left(table, choice[1]) > 0]
            taken = _stamina(item, item.explained.choice)
            assert taken is not None
            assert item.explained.choice in standing_up or not standing_up
            assert taken.amount == min(table.crew[choice[1]].stamina for choice in standing_up or table.offered)


def _stamina(item: Explained, choice: tuple[str, ...]) -> Standing | None:
    one = next(one for one in (item.explained.best, *item.explained.others) if one.choice == choice)
    return next((known for known in one.facts if isinstance(known, Standing) and known.what == "stamina"), None)


class TestRules:
    """The rule of thumb behind a choice."""

    @pytest.mark.parametrize(
        ("kind", "rules"),
        [
            ("HandLimit", {"dear-card"}),
            ("ClearCommand", {"opens", "opens-all"}),
            ("RoomParts", {"all-parts", "all-parts-over"}),
            ("Steer", {"steer", "steer-none"}),
            ("Buy", {"buy", "buy-great", "buy-none", "buy-kept"}),
            ("GainFatigue", {"least-tired"}),
            ("MayAttempt", {"attempt"}),
            ("RemoveStatus", {"cures"}),
        ],
    )
    def test_each_kind_of_decision_has_its_own(self, kind: str, rules: set[str]) -> None:
        """What is bought has another rule than what is left, and statuses have theirs."""
        met = of_kind("harbour", kind)
        assert met
        for item in met:
            rule = fact(item.explained.best, ThumbRule)
            assert isinstance(rule, ThumbRule)
            assert rule.name in rules

    def test_what_has_a_rule_in_the_other_game_may_be_luck_in_this_one(self) -> None:
        """A card to discard goes by its price at sea; in the skies nothing but luck says which."""
        view = of_kind("airfield", "LoseHealth")[0].view
        table, cards = view.table.clone(), [("drop", "one-card"), ("drop", "another")]
        table.agenda.append(DiscardCards(0, 1))
        table.offered = [*cards]

        assert rule_for(replace(view, table=table, offered=(*cards,)), cards[0]) == ANY

    def test_luck_is_never_called_usual(self) -> None:
        """Where there is no rule and trial runs found something, they alone decide."""
        view = of_kind("airfield", "LoseHealth")[0].view
        table, cards = view.table.clone(), [("drop", "one-card"), ("drop", "another")]
        table.agenda.append(DiscardCards(0, 1))
        table.offered = [*cards]
        best, other = (Weighed(card, value) for card, value in zip(cards, (1.0, 0.0), strict=True))
        view = replace(view, table=table, offered=(*cards,))

        advice = with_rules(view, Advice(best, (other,)), other.choice)
        assert fact(advice.best, Instead) is None
        assert fact(advice.best, ThumbRule) == ThumbRule("trials")

    def test_the_only_answer_is_called_so(self) -> None:
        """Where everything else may be done at any time, there is nothing to weigh."""
        only = 0
        for table, knowledge in campaign("harbour", 1, 3, 300):
            view = knowledge.view(table, seats_to_ask(table)[-1])
            if len(table.offered) == 1 and len(view.offered) > 1:
                robot = PlannerRobot()
                advice = robot.explain(view, robot.advise(view, Luck(1), QUICK), Luck(1), QUICK)
                if advice.choice in table.offered:
                    assert fact(advice.best, ThumbRule) == ThumbRule("only")
                    only += 1
        assert only

    def test_a_move_at_sea_says_how_far_it_is_from_there(self) -> None:
        """The nearer the better: the advised move is nowhere further from the goal than another."""
        for item in of_kind("harbour", "Sail"):
            left = [
                known.distance
                for one in (item.explained.best, *item.explained.others)
                for known in one.facts
                if isinstance(known, HeadsFor)
            ]
            assert left
            assert left[0] == min(left)

    def test_who_takes_the_helm_is_told_how_far_the_goal_is(self) -> None:
        """A region more helps nobody whose course ends in the next one."""
        told = 0
        for item in of_kind("harbour", "Steer"):
            heads = fact(item.explained.best, HeadsFor)
            told += heads is not None
            assert heads is None or (heads.unit == "region-here" and heads.distance >= 1)
        assert told


class TestTrials:
    """What trial runs leave."""

    def test_what_is_paid_at_once_is_told_at_once(self) -> None:
        """A repair for a coin brings a coin less and a point of damage less, whatever is bought after it."""
        met = [item for item in of_kind("harbour", "Shipyard") if item.explained.choice[0] == "repair"]
        assert met
        for item in met:
            leaves = fact(item.explained.best, Leaves)
            assert isinstance(leaves, Leaves)
            assert leaves.at_once
            assert dict(leaves.changes)["ship"] == -1

    @pytest.mark.parametrize("pack", PACKS)
    def test_what_was_searched_is_not_tried_again(self, pack: str) -> None:
        """Figures of the search stay as they are."""
        table, knowledge = next(
            (table, knowledge)
            for table, knowledge in campaign(pack, 2, 1, 200)
            if len(table.offered) > 1 and type(waiting_decision(table)).__name__ == "LoseHealth"
        )
        view = knowledge.view(table, seats_to_ask(table)[-1])
        score = ScoreAhead(1.0, 0.5, 40)
        best, *others = view.offered
        advice = Advice(Weighed(best, 0.0, (score,)), tuple(Weighed(other, -1.0, (score,)) for other in others))
        after = PlannerRobot().explain(view, advice, Luck(1), BUDGET)

        assert not any(isinstance(known, Leaves) for known in after.best.facts)
        assert fact(after.best, ScoreAhead) == score

    def test_a_search_says_whether_a_token_can_do_harm(self) -> None:
        """By what is left in the pile; by the discard pile once it is empty."""
        view = next(item.view for item in of_kind("harbour", "SearchMore") if not getattr(item.view.table, "found", ()))
        table = view.table.clone()
        assert isinstance(table, SeaTable)
        harmless = [token for token in table.pack.search if not has_penalty(table, token)]
        harmful = [token for token in table.pack.search if has_penalty(table, token)]
        rules = []
        for pile, discard in ((harmless, []), (harmless, harmful), ([], harmful), ([], harmless), (harmful, harmless)):
            table.search, table.search_discard = list(pile), list(discard)
            rules.append(rule_for(replace(view, table=table), ("search", "on")).name)

        assert rules == ["search-harmless", "search-harmless", "search-first", "search-harmless", "search-first"]

    @pytest.mark.parametrize(
        ("found", "rules"), [(1, ["search-two-harmless", "search-two"]), (2, ["search-more-harmless", "search-two"])]
    )
    def test_a_further_search_says_so_too(self, found: int, rules: list[str]) -> None:
        """A token that can do no harm is no risk, however many finds there are."""
        view = of_kind("harbour", "SearchMore")[0].view
        table = view.table.clone()
        assert isinstance(table, SeaTable)
        tokens = [*table.pack.search]
        table.found = tokens[:found]
        said = []
        for hurts in (False, True):
            table.search = [token for token in tokens if has_penalty(table, token) == hurts]
            said.append(rule_for(replace(view, table=table), ("search", "on")).name)
            if not hurts:
                assert search_on(table) == ("search", "on")

        assert said == rules

    def test_giving_a_fight_up_is_no_order_of_attacks(self) -> None:
        """SG-COMBAT-066, DS-CRND-012: neither side can hurt the other."""
        view = of_kind("harbour", "Attacks")[0].view
        assert rule_for(view, ("concede", "combat")).name == "concede"

    def test_ending_a_turn_uses_no_camp(self) -> None:
        """The camps that would be left, beside those after a camp."""
        tables = (table for seed in range(1, 9) for table, _ in campaign("airfield", 2, seed, 400))
        table = next(table for table in tables if {("camp",), ("end", "turn")} <= {*table.offered})
        assert isinstance(table, SkiesTable)

        assert standing(table, ("camp",))[0].who == str(camps_left(table) - 1)
        assert standing(table, ("end", "turn"))[0].who == str(camps_left(table))


def test_whoever_is_placed_nowhere_is_not_said_to_stand_where_most_is_promised() -> None:
    """DS-WAND-003: a character may be placed on no action; the reason is that no free action promises anything."""
    table, knowledge = next(
        (table, knowledge)
        for table, knowledge in campaign("lifted-north", 2, 4, 400)
        if isinstance(waiting_decision(table), PlaceStandees)
    )
    view = knowledge.view(table, seats_to_ask(table)[-1])
    rules = {(choice[3] == NOWHERE, rule_for(view, choice).name) for choice in view.offered if choice in table.offered}

    assert rules == {(True, "stand-none"), (False, "stand")}


def kinds_below(kind: type[object]) -> set[type[object]]:
    """A class and all that are derived from it."""
    derived: list[type[object]] = kind.__subclasses__()
    return {kind}.union(*map(kinds_below, derived))


def test_every_rule_is_for_a_decision_that_there_is() -> None:
    """A decision that gets another name takes its rule along."""
    names = {kind.__name__ for kind in kinds_below(Decision)}

    assert sorted({*AT_SEA, *IN_THE_SKIES} - names) == []
