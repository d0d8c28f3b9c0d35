"""A reader with something to look for: it takes only what is offered, bars no way of its own, and gets there."""

from __future__ import annotations

from collections import Counter

import pytest

from sleeping_gods.bots.party.player import facts_to_avoid
from sleeping_gods.bots.runs.batch import aims, make_bot, play_batch
from sleeping_gods.bots.runs.place_counts import Watch, counting_copy
from sleeping_gods.bots.runs.plan import Order, setup_of
from sleeping_gods.bots.runs.playtest import Playtest
from sleeping_gods.bots.sea.planner.player import SeaPlanner
from sleeping_gods.bots.sea.planner.seeker import SeaSeeker
from sleeping_gods.bots.story.milestones import Milestone
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, options, waits_for_chance
from sleeping_gods.party.table.table import of_party

from ..readers import desk


def test_what_must_not_be_owned_at_the_end_is_barred() -> None:
    """Unless something on the way gives it on purpose, to be lost again."""
    last = Milestone("17", "§17.11", "", frozenset({"card 15", "-quest 30", "-quest 79"}))
    way = [Milestone("93", "§93.14", "quest 79"), Milestone("17", "§17.20a", "card 15")]

    assert facts_to_avoid([*way, last]) == {"quest 30"}
    assert facts_to_avoid([]) == frozenset()


@pytest.mark.slow
def test_a_seeker_takes_only_options() -> None:
    """Every pick of part of a campaign is among the options of its moment."""
    bench, luck = desk("harbour"), Luck(4)
    setup = setup_of(Order(1, players=3), bench.game, bench.pack, 0)
    table = bench.game.set_up(bench.pack, setup)
    holes = [place.key for place in bench.places][-40:]
    bot = make_bot(bench, "reading", Counter(), aims(bench, setup, holes, 3, luck), 0, holes)
    assert isinstance(bot, SeaSeeker)
    for _ in range(700):
        if not table.agenda:
            break
        choice = luck.pick(table.offered) if waits_for_chance(table) else bot.pick(table, luck)
        assert choice in options(table)
        apply(table, choice)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("key", ["§17.11", "§93.9"])
def test_a_seeker_gets_where_hardly_anybody_gets(key: str) -> None:
    """17.11 asks for a totem without the deed by which it is mostly won, 93.9 for a promise made and kept."""
    bench = desk("wandering-sea")
    reached = 0
    for campaign in range(3):
        setup = setup_of(Order(1, bot="reading", players=2, mode="easy"), bench.game, bench.pack, campaign)
        luck, watch = Luck(campaign), Watch()
        counted = counting_copy(bench.pack, of_party(bench.game.set_up(bench.pack, setup)).bound, bench.places, watch)
        bot = make_bot(bench, "reading", watch.hits, aims(bench, setup, [key], 0, luck), 0, [key])
        Playtest(bench.game, counted, setup, bot, "reading", watch).play(luck)
        reached += watch.hits[key] > 0

    assert reached >= 2


@pytest.mark.slow
def test_readers_that_play_alone_look_for_nothing() -> None:
    """They are the yardstick of balance."""
    bench = desk("harbour")
    alone = play_batch(bench, Order(2, 5, "reading", 2, "normal"), 0, {}, None)
    bot = make_bot(bench, "reading", Counter(), [], 0, ["§2"])

    assert type(bot) is SeaPlanner
    assert [outcome.bot for outcome in alone.outcomes] == ["reading", "reading"]
