"""Bots that read: they take only what is offered, end their campaigns, and get about better than luck does."""

from __future__ import annotations

from collections import Counter

import pytest

from sleeping_gods.bots.party.player import Player
from sleeping_gods.bots.runs.batch import BATCH, aims, make_bot, play_batch
from sleeping_gods.bots.runs.plan import Order, bot_of, setup_of
from sleeping_gods.bots.sea.heuristics.player import SeaPlayer
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, options, waits_for_chance
from sleeping_gods.party.chapters.challenge import SettleChallenge
from sleeping_gods.party.table.table import PartyTable

from ..readers import desk, sea_index

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", ["harbour", "airfield"])
@pytest.mark.parametrize("kind", ["least", "hunter", "careful"])
def test_a_bot_takes_only_options(name: str, kind: str) -> None:
    """Every pick of part of a campaign is among the options of its moment."""
    bench, luck = desk(name), Luck(4)
    setup = setup_of(Order(1, players=3), bench.game, bench.pack, 0)
    table = bench.game.set_up(bench.pack, setup)
    holes = [place.key for place in bench.places]
    focus = aims(bench, setup, holes, 3, luck) if kind == "hunter" else []
    bot = make_bot(bench, kind, Counter(), focus, 0)
    for _ in range(700):
        if not table.agenda:
            break
        choice = luck.pick(table.offered) if waits_for_chance(table) else bot.pick(table, luck)
        assert choice in options(table)
        apply(table, choice)


@pytest.mark.parametrize("kind", ["random", "least", "hunter", "careful"])
def test_campaigns_end(kind: str) -> None:
    """A whole campaign by each bot comes to an end, and is counted as one."""
    tally = play_batch(desk("harbour"), Order(2, bot=kind), 0, {}, None)

    assert not tally.stuck
    assert len(tally.outcomes) == 2
    assert all(outcome.over and outcome.bot == kind for outcome in tally.outcomes)
    assert tally.hits


def test_a_test_that_should_fail_is_joined_by_nobody() -> None:
    """A way over the failing arm asks for failure; without one, the arm that was reached less often does."""
    bench = desk("harbour")
    table = bench.game.set_up(bench.pack, setup_of(Order(1), bench.game, bench.pack, 0))
    assert isinstance(table, PartyTable)
    table.agenda.append(SettleChallenge("§2a/0"))
    hits: Counter[str] = Counter({"§2a/0pass": 3})

    assert SeaPlayer(sea_index(), "least", hits).wants_failure(table)
    assert not SeaPlayer(sea_index(), "careful", hits).wants_failure(table)
    hits["§2a/0fail"] = 2
    bot = SeaPlayer(sea_index(), "least", hits)
    assert not bot.wants_failure(table)
    bot.way = frozenset({"§2a/0fail"})
    assert bot.wants_failure(table)


def test_a_reader_goes_to_what_was_reached_least() -> None:
    """Of two places ahead the fresher is sought, the nearer of those equally fresh."""
    bench = desk("harbour")
    hits: Counter[str] = Counter({"§a": 5, "§b": 1})
    ways = {"§a": ("§a",), "§b": ("§x", "§b"), "§c": ("§x", "§y", "§c")}

    reader = Player(bench.index, "least", hits)

    assert reader.freshest(ways, set(), Luck(1)) == "§c"
    hits["§c"] = 1
    assert reader.freshest(ways, set(), Luck(1)) == "§b"


def test_bots_modes_and_players_take_turns() -> None:
    """A batch has every kind of bot; over many campaigns each meets every mode and number of players.

    Only bots that look for places are spared the brutal mode, in which they would see little.
    """
    bench = desk("harbour")
    order = Order(400)
    kinds = {bot_of(order, campaign) for campaign in range(BATCH)}
    met = set()
    for campaign in range(400):
        setup = setup_of(order, bench.game, bench.pack, campaign)
        met.add((bot_of(order, campaign), len(setup.seats), setup.options.get("mode"), setup.options.get("easy")))

    assert kinds == {"random", "least", "hunter", "careful", "reading"}
    assert len(met) == 3 * 4 * 3 + 2 * 4 * 2


def test_readers_see_more_than_luck() -> None:
    """In five campaigns hunters reach more places than random players do."""
    seen = {}
    for kind in ("random", "hunter"):
        tally = play_batch(desk("harbour"), Order(5, bot=kind, mode="easy"), 0, {}, None)
        seen[kind] = len(tally.hits)

    assert seen["hunter"] > seen["random"] + 15
