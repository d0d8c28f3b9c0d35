"""The vector of an observation: nonzero_by_label slices, without gaps, with the values that their meaning says."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.env import World
from sleeping_gods.env.episode import Episode, EpisodeTerms
from sleeping_gods.env.layout import HIGH, LOW, VectorLayout, VectorPart, counts, nonzero_by_label, numbers
from sleeping_gods.env.observation import ACTION_FEATURES, features, layout_of
from sleeping_gods.kernel.errors import Bug
from sleeping_gods.party.table.table import PartyTable
from tests.sea import tables as sea
from tests.sea.fights import facing
from tests.skies import tables as skies


def values(table: PartyTable, *known: int) -> dict[str, dict[str, float]]:
    """What is not 0 in the vector of a table."""
    layout = layout_of(table)
    return nonzero_by_label(layout.slices, layout.vector(table, known or (0,)))


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_slices_follow_each_other_and_name_every_value_once(pack: str) -> None:
    """No gap, no overlap, no label twice within a slice, and the whole length."""
    game, box, setup = World(pack).load()
    layout = layout_of(Episode(game, box, setup, 1, EpisodeTerms()).table)
    stop = 0
    for part in layout.slices.values():
        assert part.start == stop
        stop = part.stop
        assert len({*part.labels}) == stop - part.start > 0
        assert part.meaning

    assert stop == layout.size
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in layout.lines() if line not in page] == []


def test_a_table_of_the_sea_is_told_in_numbers() -> None:
    """Place, seats, crew, statuses, own hand, goods: each in its slice under its label."""
    table = sea.at_sea(2)
    first = [*table.crew][1]
    table.crew[first].damage, table.crew[first].fatigue, table.crew[first].statuses = 2, 1, ("venom",)
    table.hands[0][:], table.goods["coins"], table.xp = [table.deck.pop()], 5, 4
    told = values(table)

    assert told["region"] == {table.region: 1.0}
    assert told["own_seats"] == {"p1": 1.0}
    assert told["players"] == {"p1": 1.0, "p2": 1.0}
    assert told["crew"][f"{first}:damage"] == pytest.approx(0.2)
    assert told["crew"][f"{first}:fatigue"] == 0.5
    assert told["statuses"] == {f"{first}:venom": 1.0}
    assert told["hand"] == {table.hands[0][0]: 1.0}
    assert told["goods"]["coins"] == 0.5
    assert told["voyage"]["xp"] == pytest.approx(0.2)
    assert values(table, 1)["hand"] == {}


def test_a_fight_is_told_square_by_square() -> None:
    """SG-COMBAT-002: hearts with what they need while they are open, and nothing of covered squares."""
    table = facing("H . H|H H .", "H H", players=2)
    foe = table.fight.foes[0]
    hearts = [label for label in values(table)["enemies"] if label.startswith("1:") and label.endswith("heart")]
    foe.covered = 1
    fewer = values(table)["enemies"]

    assert len(hearts) == 4
    assert "1:square-1-heart" in hearts
    assert "1:square-1-open" not in fewer
    assert fewer["2:present"] == 1.0
    assert values(table)["strike"]["fight"] == 1.0


def test_a_table_of_the_skies_is_told_in_numbers() -> None:
    """Square, plane, stamina, skills, quests, threat."""
    table = skies.on_map(2)
    table.crew["ed"].stamina, table.fuel = 1, 2
    card = next(card for bag in table.event_deck for card in bag)
    skies.in_play(table, card, 2)
    told = values(table, 1)

    assert told["square"] == {table.place: 1.0}
    assert told["own_seats"] == {"p2": 1.0}
    assert told["crew"]["ed:stamina"] == pytest.approx(1 / 3)
    assert told["journey"]["fuel"] == pytest.approx(0.4)
    assert told["threat"] == {card: pytest.approx(1.4)}
    assert told["skills"]


def test_values_are_cut_off_at_the_bounds_of_the_space() -> None:
    """More coins than a purse could hold do not leave the box."""
    layout: VectorLayout[PartyTable] = VectorLayout(
        [numbers("a", ("b", "c"), "two", lambda table, known: (99.0, -99.0))]
    )

    assert [*layout.vector(sea.at_sea(1), (0,))] == [HIGH, LOW]


def test_counted_words_are_cut_off_too() -> None:
    """A word that comes nine times counts as eight."""
    layout: VectorLayout[PartyTable] = VectorLayout([counts("a", ("b",), "one", lambda table, known: ["b"] * 9)])

    assert [*layout.vector(sea.at_sea(1), (0,))] == [HIGH]


def test_numbers_stay_in_their_slice() -> None:
    """Fewer numbers than labels leave zeros; one more is a bug, not a value of the next slice."""
    following: VectorPart[PartyTable] = counts("next", ("d",), "one", lambda table, known: ())
    few: VectorLayout[PartyTable] = VectorLayout(
        [numbers("a", ("b", "c"), "two", lambda table, known: (1,)), following]
    )
    many: VectorLayout[PartyTable] = VectorLayout([numbers("a", ("b",), "one", lambda table, known: (1, 1)), following])

    assert [*few.vector(sea.at_sea(1), (0,))] == [1, 0, 0]
    with pytest.raises(Bug, match="expected 1 numbers at most for the slice 'a'"):
        many.vector(sea.at_sea(1), (0,))


def test_actions_have_features_by_their_words() -> None:
    """The first word says what kind it is; equal words give equal features; rows past the menu are empty."""
    rows = features([("heal", "marco"), ("heal", "mac"), ("steer", "mac")])

    assert rows.shape[1] == ACTION_FEATURES
    assert (rows[0] * rows[1]).sum() == 1
    assert (rows[1] * rows[2]).sum() == 1
    assert not rows[3:].any()
