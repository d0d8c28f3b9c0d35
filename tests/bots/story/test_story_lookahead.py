"""Looking ahead: what can be reached now, and how a place could be reached at all."""

from __future__ import annotations

from sleeping_gods.bots.runs.plan import Order, setup_of
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.party.table.table import PartyTable

from ..readers import desk


def table_of(name: str) -> PartyTable:
    """A new table."""
    bench = desk(name)
    table = bench.game.set_up(bench.pack, setup_of(Order(1, bot="careful"), bench.game, bench.pack, 0))
    assert isinstance(table, PartyTable)
    return table


def test_what_needs_a_keyword_is_out_of_reach_without_it() -> None:
    """Location 98 has a choice for those who heard of the pilot's boat: quest 90 opens it."""
    index, table = desk("harbour").index, table_of("harbour")
    own = index.facts.owned(table)

    without = index.lookahead.ahead(table, "98", own, set())
    table.quests.append(90)
    having = index.lookahead.ahead(table, "98", index.facts.owned(table), set())

    assert "§98" in without
    assert "§98.2" not in without
    assert having["§98.2"][0] == "§98"
    assert having["§98.2"][-1] == "§98.2"


def test_both_arms_of_a_test_lie_ahead() -> None:
    """Luck decides, so a look ahead sees failing and passing."""
    index, table = desk("harbour").index, table_of("harbour")

    ways = index.lookahead.ahead(table, "2", index.facts.owned(table), set())

    assert {"§2b/0fail", "§2b/0pass", "§2.2"} <= ways.keys()
    assert ways["§2.2"][:2] == ("§2", "§2b")


def test_a_choice_taken_once_for_all_is_not_seen_again() -> None:
    """What was taken once in the campaign is closed."""
    index, table = desk("harbour").index, table_of("harbour")
    table.taken.append("2b")

    assert "§2b" not in index.lookahead.ahead(table, "2", index.facts.owned(table), set())


def test_a_recipe_leads_over_the_facts_that_a_place_needs() -> None:
    """The pilot's boat is reached by the widow's story, which gives quest 90."""
    index = desk("harbour").index
    start = frozenset(index.facts.owned(table_of("harbour")))

    recipe = index.recipes(start, Luck(1)).to("§98.2")

    assert ("2", "§2.2", "quest 90") in [(one.root, one.key, one.fact) for one in recipe]
    assert (recipe[-1].root, recipe[-1].key, recipe[-1].needs) == ("98", "§98.2", frozenset({"quest 90"}))


def test_recipes_know_every_place_but_those_that_must_be_unlocked() -> None:
    """Optimistically everything in the harbour can be reached, once all quests are unlocked."""
    bench = desk("harbour")
    start = frozenset(bench.index.facts.owned(table_of("harbour")))
    unlocked = start | {"quest 169", "quest 170", "quest 171", "quest 172"}

    known = bench.index.recipes(unlocked, Luck(1)).arrivals
    locked = bench.index.recipes(start, Luck(1)).arrivals

    places = {place.key for place in bench.places if place.kind != "hazard"}
    assert places <= known.keys()
    assert "§2c" not in locked
