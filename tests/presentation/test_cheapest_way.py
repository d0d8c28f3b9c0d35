"""The cheapest way to pass a challenge: no other way that can be paid is cheaper, and its chance is the shown one."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, options
from sleeping_gods.party.chapters.challenge import Challenge
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.presentation.audience import SOFA, Audience
from sleeping_gods.presentation.party.cheapest_way import GOAL, cheapest_way
from sleeping_gods.presentation.party.paid_way import Party, passing
from sleeping_gods.presentation.party.presenter import Presenter
from sleeping_gods.presentation.party.spent import price_of
from sleeping_gods.presentation.party.trial_draws import after_redraw, after_use
from sleeping_gods.presentation.party.way_search import WaySearch, find_way
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.text import plain

from ..bed import again, deck_only, doing, hold
from ..daily import first_daily
from ..sea import tables as sea
from ..skies import tables as skies
from .test_reach import FATES, SEA, at_sea

WORN = ((), (), ("bold-attempt-4",), ("maintain-1",))
GOALS = (50, 80, 95)


def random_table(seed: int) -> tuple[Presenter[Any], PartyTable, int]:
    """A challenge of either game with some command, cards and gear, and the chance that is wanted."""
    luck = Luck(seed)
    goal = luck.pick(GOALS)
    if seed % 2:
        table = at_sea(4 + luck.below(8), luck.below(4), *luck.pick(WORN), held=luck.below(3))
        for name in list(table.crew)[2 + luck.below(4) :]:
            table.crew[name].fatigue = 2  # few who can join, so that every way can be tried
        return SEA, again(table), goal
    far = skies.facing(skies.on_map(), luck.pick(("cunning", "craft", "strength")), 4 + luck.below(7))
    return presenter_of("skies"), far, goal


def every_way(search: WaySearch[Any], table: PartyTable) -> Iterator[tuple[int, Fraction]]:
    """The price and the chance of every set of people with every row of uses, however dear."""
    joins = [choice for choice in table.offered if choice[0] == "join"]
    for size in range(len(joins) + 1):
        for group in combinations(joins, size):
            party = search.party(group)
            if party is not None:
                yield from every_use(search, party, party.window or party.table, 0, 0, 4)


def every_use(
    search: WaySearch[Any], party: Party[Any], now: PartyTable, raised: int, redrawn: int, left: int
) -> Iterator[tuple[int, Fraction]]:
    """What is used so far, and whatever can be used after it."""
    presenter = search._presenter
    needed = party.table.test.number - party.base - raised
    yield price_of(presenter.game_words.spent(search._start, now)), passing(party.fates, needed, redrawn)
    if not left or party.window is None:
        return
    for choice in options(now):
        boost = presenter.boosts.of(now, choice)
        if boost is None or boost.only_on_one or boost.gives < 0 or not (boost.gives or boost.again):
            continue
        if boost.again and not raised and redrawn < 2:
            drawn = after_redraw(now, choice, presenter.to_the_draw)
            if drawn is not None:
                yield from every_use(search, party, drawn, raised, redrawn + 1, left - 1)
        elif boost.gives and not boost.again:
            after = after_use(now, choice)
            if after is not None:
                yield from every_use(search, party, after, raised + boost.gives, redrawn, left - 1)


@pytest.mark.parametrize("seed", first_daily(range(60), daily=6))
def test_no_other_way_is_cheaper(seed: int) -> None:
    """SG-CHAL-004, DS-CHAL-003: beside all parties with all that they could use, each really paid."""
    presenter, table, goal = random_table(seed)
    search = WaySearch(presenter, table, SOFA, goal)
    ways = list(every_way(search, table))
    good = [price for price, chance in ways if chance * 100 >= goal]
    way = find_way(presenter, table, SOFA, goal)

    assert way is not None
    if good:
        assert way.price == min(good)
        assert way.chance * 100 >= goal
    else:
        assert way.chance == max(chance for _, chance in ways)


@pytest.mark.parametrize("seed", first_daily(range(40), daily=4))
def test_its_chance_is_the_shown_one(seed: int) -> None:
    """SG-FATE-001: without another draw, the same as the odds beside going on, with what is used added."""
    presenter, table, _ = random_table(seed)
    way = find_way(presenter, table, SOFA, 60)
    assert way is not None
    if any(choice[0] != "discard" and "redraw" in choice for choice in way.uses):
        return
    after = table.clone()
    for join in way.joins:
        apply(after, join)
    raised = way.after.test.bonus + way.after.test.plus - (after.test.bonus + after.test.plus)
    odds = presenter.counting(after, SOFA).of(("go", "on"), plus=0)
    assert odds is not None
    if not way.uses:
        assert way.chance == Fraction(odds.results.get("pass", 0), odds.total)
    else:
        more = presenter.counting(after, SOFA).of(("go", "on"), plus=raised)
        assert more is not None
        assert way.chance <= Fraction(more.results.get("pass", 0), more.total)


def test_it_is_said_in_a_sentence() -> None:
    """Who joins, what is used if it is needed, the chance and the price."""
    way = cheapest_way(SEA, at_sea(5, 2, held=1), SOFA)

    assert way is not None
    assert way.joins == ("join gregory",)
    assert plain(way.text) == (
        "Cheapest way to 80%: Gregory joins, and Gear (card) if the draw is too low. "
        "Then 80% pass, for 1 command and 1 fatigue at most."
    )


def test_only_what_is_ones_own_is_planned() -> None:
    """SG-SHARE-005, SG-CHAL-005: another player's people and cards are theirs to give."""
    table = sea.give_command(sea.at_start(2), 3)
    hold(table, 1, "adrenaline-1")
    doing(deck_only(table, *FATES), Challenge("strength", 7, "", "test/"))
    ada = Audience((0,), apart=True)
    way = find_way(SEA, table, ada, GOAL)

    assert way is not None
    assert all(table.controller(join[1]) == 0 for join in way.joins)
    assert not any(use[0] == "discard" for use in way.uses)


def test_nothing_is_said_where_nobody_is_asked_to_join() -> None:
    """Only while participants of a challenge are being chosen."""
    assert cheapest_way(SEA, sea.at_start(), SOFA) is None
