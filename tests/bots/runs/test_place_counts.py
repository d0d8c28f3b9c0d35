"""A watched pack counts what is reached, and nothing else about it changes."""

from __future__ import annotations

import pytest

from sleeping_gods.bots.runs.place_counts import Watch, counting_copy
from sleeping_gods.bots.runs.plan import Order, setup_of
from sleeping_gods.bots.runs.random_picking import LeastTriedPicker
from sleeping_gods.effects.op import Program
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, options
from sleeping_gods.party.table.table import PartyTable

from ..readers import desk


def played(name: str, seed: int, decisions: int) -> tuple[PartyTable, PartyTable, Watch, list[tuple[object, ...]]]:
    """A watched campaign beside an unwatched one with the same choices, and everything that was told."""
    bench = desk(name)
    setup = setup_of(Order(1, players=2), bench.game, bench.pack, 0)
    plain = bench.game.set_up(bench.pack, setup)
    assert isinstance(plain, PartyTable)
    watch = Watch()
    counted = bench.game.set_up(counting_copy(bench.pack, plain.bound, bench.places, watch), setup)
    assert isinstance(counted, PartyTable)
    luck, bot, told = Luck(seed), LeastTriedPicker(), list[tuple[object, ...]]()
    for _ in range(decisions):
        if not plain.agenda:
            break
        assert options(plain) == options(counted)
        choice = bot.pick(plain, luck)
        apply(plain, choice)
        apply(counted, choice)
        told += counted.log_events
        if watch.fight:
            watch.look(counted)
    return plain, counted, watch, told


@pytest.mark.parametrize("name", ["harbour", "airfield"])
def test_the_tables_stay_equal(name: str) -> None:
    """Whatever is chosen, a watched table and an unwatched one go the same way."""
    plain, counted, watch, _ = played(name, 5, 1_500)

    assert plain == counted
    assert watch.hits.total() > 20


@pytest.mark.slow
def test_paragraphs_and_choices_are_counted_as_they_are_told() -> None:
    """Every paragraph shown and every choice taken counts once."""
    _, _, watch, told = played("harbour", 6, 1_500)
    shown = [f"§{words[1]}" for words in told if words[0] == "paragraph"]
    chosen = [f"§{words[1]}{words[2]}" for words in told if words[0] == "chose" and f"§{words[1]}" in shown]

    assert shown
    assert {key: watch.hits[key] for key in shown} == {key: shown.count(key) for key in shown}
    assert {key: watch.hits[key] for key in chosen} == {key: chosen.count(key) for key in chosen}


@pytest.mark.slow
def test_both_arms_of_a_test_add_up_to_the_times_it_was_met() -> None:
    """A choice that begins with a challenge fails or passes as often as it was taken, printed arm or not."""
    bench = desk("harbour")
    _, counted, watch, _ = played("harbour", 7, 2_500)
    tested = [key for key, program in counted.bound.printed.items() if key.startswith("§") and _is_test(program)]

    assert any(watch.hits[key] for key in tested)
    for key in tested:
        assert watch.hits[f"{key}/0fail"] + watch.hits[f"{key}/0pass"] in (watch.hits[key], watch.hits[key] - 1), key
    assert watch.hits.keys() <= {place.key for place in bench.places}


def _is_test(program: Program) -> bool:
    return bool(program) and program[0].name == "challenge"


def test_a_victory_without_an_arm_of_its_own_is_counted() -> None:
    """Fights whose story simply goes on count as won when they are won, and not when they are lost."""
    bench = desk("harbour")
    table = bench.game.set_up(bench.pack, setup_of(Order(1), bench.game, bench.pack, 0))
    watch = Watch()
    watch.fight = "§40a/0win"

    table.log_events[:] = [("round", 2)]
    watch.look(table)
    assert watch.fight
    table.log_events[:] = [("victory",)]
    watch.look(table)
    assert (watch.hits["§40a/0win"], watch.fight) == (1, "")
    watch.fight = "§40a/0win"
    table.log_events[:] = [("defeat", "crew")]
    watch.look(table)
    assert (watch.hits["§40a/0win"], watch.fight) == (1, "")


def test_a_fight_that_begins_with_the_victory_before_it_is_not_won_yet() -> None:
    """One decision may win a fight and begin the next: each victory counts for its own arm."""
    bench = desk("harbour")
    table = bench.game.set_up(bench.pack, setup_of(Order(1), bench.game, bench.pack, 0))
    watch = Watch()
    watch.begin_fight("§40a/0win", table)
    watch.look(table)

    table.log_events[:] = [("victory",)]
    watch.begin_fight("§41/0win", table)
    watch.look(table)
    assert (watch.fight, watch.hits["§40a/0win"], watch.hits["§41/0win"]) == ("§41/0win", 1, 0)
    table.log_events[:] = [("victory",)]
    watch.look(table)
    assert (watch.fight, watch.hits["§40a/0win"], watch.hits["§41/0win"]) == ("", 1, 1)


def test_asking_whether_an_arm_has_effects_counts_nothing() -> None:
    """Only settling a test counts an arm: whoever looks into the programs changes no figure."""
    bench = desk("harbour")
    table = bench.game.set_up(bench.pack, setup_of(Order(1), bench.game, bench.pack, 0))
    assert isinstance(table, PartyTable)
    watch = Watch()
    counted = counting_copy(bench.pack, table.bound, bench.places, watch)

    assert counted.bound is not None
    assert not all(place.key in counted.bound.programs for place in bench.places)
    assert not watch.hits
