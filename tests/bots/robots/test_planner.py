"""The planner keeps its budget, tries few and unlike choices, and deals what is hidden anew."""

from __future__ import annotations

import pytest

from sleeping_gods.bots.robots import playout
from sleeping_gods.bots.robots.advice_facts import ScoreAhead, Wants
from sleeping_gods.bots.robots.candidates import MAX_CANDIDATES, candidates
from sleeping_gods.bots.robots.deciding import seats_to_ask
from sleeping_gods.bots.robots.interface import QUICK, Budget, SeatView
from sleeping_gods.bots.robots.make import robot
from sleeping_gods.bots.robots.planner import MIN_GAIN, ROUND, PlannerRobot, _best
from sleeping_gods.bots.robots.playout import PlayoutEnd, deal_hidden
from sleeping_gods.bots.robots.thinking_time import ThinkingTime
from sleeping_gods.kernel.choices import Choice, seat_word
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options

from .campaigns import PACKS, campaign


def views(pack: str, seed: int, decisions: int) -> list[SeatView]:
    """The views of those who decide in a random campaign, where there is more than one thing to try."""
    looked = []
    for table, knowledge in campaign(pack, 2, seed, decisions):
        view = knowledge.view(table, seats_to_ask(table)[-1])
        if len(view.offered) > 1 and len(candidates(view, view.offered[0])) > 1:
            looked.append(view)
    return looked


class Ticking:
    """A clock that goes on by so much whenever somebody looks."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.now = 0.0

    def __call__(self) -> float:
        """The time."""
        self.now += self.seconds
        return self.now


@pytest.mark.parametrize("pack", PACKS)
def test_a_count_of_playouts_is_kept(pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No more playouts are begun than the budget holds; with none the advice is a reader's."""
    begun = 0
    valued = playout.Playouts.value

    def counted(self: playout.Playouts, *asked: object) -> playout.PlayoutEnd | None:
        nonlocal begun
        begun += 1
        return valued(self, *asked)  # type: ignore[arg-type]  # the same arguments

    monkeypatch.setattr(playout.Playouts, "value", counted)
    tried = 0
    for view in views(pack, 3, 90)[::12]:
        begun = 0
        robot("planner").advise(view, Luck(1), Budget.of_playouts(9))
        assert begun <= 9
        tried += begun
        quick = robot("planner").advise(view, Luck(1), Budget.of_playouts(0))
        assert quick.choice == robot("reading").advise(view, Luck(1), Budget.of_playouts(0)).choice
    assert tried


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("milliseconds", [20, 200, 2000])
def test_time_is_kept_by_the_clock_that_is_given(milliseconds: int, pack: str) -> None:
    """A playout that gets too late is given up, so the answer comes as soon as the time is up."""
    for view in views(pack, 4, 60)[::14]:
        clock = Ticking(0.004)
        robot("planner").advise(view, Luck(1), Budget.of_time(milliseconds, clock))

        assert clock.now <= milliseconds / 1000 + 0.02


def test_more_time_is_more_playouts() -> None:
    """What the time allows is used, until no other choice can be better."""
    looked = views("harbour", 4, 60)[::7]
    played = []
    for milliseconds in (20, 200, 1200):
        budgets = [Budget.of_time(milliseconds, Ticking(0.001)) for _ in looked]
        advised = [robot("planner").advise(view, Luck(1), budget) for view, budget in zip(looked, budgets, strict=True)]
        facts = [fact for advice in advised for item in (advice.best, *advice.others) for fact in item.facts]
        played.append(sum(fact.playouts for fact in facts if isinstance(fact, ScoreAhead)))
    assert played == sorted(set(played))


def test_a_playout_that_would_end_too_late_is_not_begun() -> None:
    """The longest one so far tells how long the next may take."""
    clock = Ticking(0.0)
    time = ThinkingTime(Budget.of_time(100, clock))
    assert time.may_go_on(3)
    time.begin()
    clock.now += 0.04
    time.end()

    assert time.may_go_on(1)
    assert not time.may_go_on(2)


@pytest.mark.parametrize("pack", PACKS)
def test_few_and_unlike_choices_are_tried(pack: str) -> None:
    """The reader's choice comes first, each choice once, and never more than a handful."""
    for view in views(pack, 5, 100):
        tried = candidates(view, view.offered[-1])
        assert tried[0] == view.offered[-1]
        assert len({*tried}) == len(tried) <= MAX_CANDIDATES
        assert {*tried} <= {*view.offered}


@pytest.mark.parametrize("pack", PACKS)
def test_hidden_hands_are_dealt_anew_before_each_playout(pack: str) -> None:
    """Known hands stay, others are as large, and no card is lost."""
    dealt = set()
    for number, view in enumerate(views(pack, 6, 160)):
        table = view.table.clone()
        seat = int(view.seat[1:]) - 1
        deal_hidden(table, (seat,), Luck(number))

        assert table.hands[seat] == view.table.hands[seat]
        assert [len(hand) for hand in table.hands] == [len(hand) for hand in view.table.hands]
        assert sorted(sum(table.hands, table.deck)) == sorted(sum(view.table.hands, view.table.deck))
        dealt.add(tuple(tuple(hand) for other, hand in enumerate(table.hands) if other != seat))
    assert len(dealt) > 1


@pytest.mark.parametrize("pack", PACKS)
def test_what_is_left_to_another_seat_needs_no_card_that_nobody_has_seen(pack: str) -> None:
    """A card of a hand that the view only imagines is not named, whether the other holds it or not."""
    robot = PlannerRobot()
    passed = named = 0
    for seed in range(1, 9):
        for table, knowledge in campaign(pack, 2, seed, 400):
            seats = seats_to_ask(table)
            if len(seats) < 2:
                continue
            view = knowledge.view(table, seats[0])
            advice = robot.advise(view, Luck(seed), QUICK)
            if advice.passes:
                passed += 1
                explained = robot.explain(view, advice, Luck(seed), QUICK)
                wants = next((fact for fact in explained.best.facts if isinstance(fact, Wants)), None)
                if wants is not None:
                    named += 1
                    assert wants.choice in options(table)
                    other = next(hand for seat, hand in enumerate(table.hands) if seat_word(seat) != seats[0])
                    assert {*wants.choice}.isdisjoint(other)
    assert passed
    assert named


@pytest.mark.parametrize(
    ("first", "other", "best"),
    [
        (("join", "mac"), ("go", "on"), ("go", "on")),
        (("join", "mac"), ("join", "kannan"), ("join", "mac")),
        (("go", "on"), ("join", "mac"), ("go", "on")),
    ],
)
def test_going_on_needs_no_great_gain_over_whoever_would_join(first: Choice, other: Choice, best: Choice) -> None:
    """It spends nothing; anything else must be better by half a coin beyond chance."""
    worths = {first: 0.0, other: MIN_GAIN / 2}
    values = {choice: [PlayoutEnd(worth, {})] * ROUND for choice, worth in worths.items()}

    assert _best(values, first) == best
