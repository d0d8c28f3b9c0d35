"""A printed box at the table of the skies: pages, cards and squares are told, and the rules do the rest."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.errors import IllegalChoice
from sleeping_gods.kernel.play import play
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.skies.table.box_table import BoxSkiesTable

from ..own_box import Evening as AnyEvening

BEAST = r'enter enemy { number = 5, level = 4, attack = 2, grid = "H .\nP H\n. H" }'


class Evening(AnyEvening):
    """An evening with the printed skies."""

    table: BoxSkiesTable


@pytest.fixture
def acting() -> Evening:
    """An evening after the first event, of which nothing was told."""
    evening = Evening("own-skies")
    evening.until("ToldPage")
    evening.tell("close book")
    assert evening.waits == "TakeAction"
    return evening


def test_an_event_is_told_like_a_page() -> None:
    """DS-EVNT-001: the card of the top level is drawn by the group, told, and discarded."""
    evening = Evening("own-skies")
    evening.until("ToldPage")
    before = evening.table.event_left[0]
    assert evening.table.event
    evening.tell("says lose 1 health")
    evening.until("ToldPage")
    evening.tell("close book")

    assert evening.table.event_left[0] == before
    assert len(evening.table.event_discard) == 1


def test_a_page_with_a_challenge_cards_and_a_fight(acting: Evening) -> None:
    """DS-EXPL-003, DS-CSET-008: every line is played at once; an enemy is described when it is met."""
    acting.tell("explore 7", "says gain quest 12", "says gain adventure 33")
    acting.until("ToldPage")
    assert 12 in acting.table.quests
    assert any("adventure-33" in hand for hand in acting.table.adventures)

    acting.tell("says combat 5")
    assert acting.waits == "DescribeEnemy"
    assert acting.reason("enter enemy { number = 5 }") == "card-not-understood"
    acting.tell(BEAST)
    acting.until("ToldPage", "TakeAction", "BeginTurn")
    assert acting.table.combat is None


def test_a_square_is_charted_when_claire_comes_there(acting: Evening) -> None:
    """DS-TRAV-004: its obstacles are met at once, and known the next time."""
    acting.tell("travel north")
    assert acting.waits == "ChartSquare"
    acting.tell('enter square { id = "2:c2", obstacles = ["water"], locations = [24] }')
    assert acting.table.obstacle == "water"
    acting.until("TakeAction", "ToldPage")
    assert "2:c2" in acting.table.pack.charted
    assert acting.table.bound.locations["2:c2"] == (24,)


def test_a_square_with_nothing(acting: Evening) -> None:
    """It is not asked for again."""
    acting.tell("travel north", "charted 2:c2", "travel south", "charted 2:d2", "travel north")

    assert acting.waits == "TakeAction"


def test_pages_and_spaces_are_joined_both_ways(acting: Evening) -> None:
    """DS-TRAV-009, DS-FLY-002: what leads there leads back."""
    acting.tell(
        "enter page { page = 10, rows = 4, columns = 4, exits = { south = 2 } }",
        'enter space { id = "meadow", links = ["airport"], square = "10:a1" }',
    )

    assert acting.table.bound.moves["2:a1"]["north"] == "10:d1"
    assert acting.table.bound.moves["10:d1"]["south"] == "2:a1"
    assert acting.table.bound.links["airport"] == ("meadow",)


def test_a_card_in_a_hand_does_not_become_a_combat_card(acting: Evening) -> None:
    """DS-CBDK-007: it would lie in the wrong hand; before it is gained it may be entered as either."""
    combat = 'enter adventure {{ number = {0}, kind = "combat", combat = {{ damage = 2 }} }}'
    acting.tell("explore 7", "says gain adventure 33")
    acting.until("ToldPage")
    with pytest.raises(IllegalChoice):
        play(acting.table, combat.format(33))
    acting.tell('enter adventure { number = 33, use = [{ do = ["draw 1"] }] }', combat.format(34))
    acting.tell("says gain adventure 34")
    acting.until("ToldPage")

    assert "adventure-34" in acting.table.arms


def test_a_printed_figure_is_corrected(acting: Evening) -> None:
    """It is set like any figure of the table, within its bounds."""
    acting.tell("repair set printed-health claire 9", "repair set printed-fuel 7", "repair set fuel 7")

    assert acting.table.bound.health["claire"] == 9
    assert acting.table.fuel == 7
    with pytest.raises(IllegalChoice):
        play(acting.table, "repair set printed-fuel 0")


@pytest.mark.parametrize(
    "entry",
    [
        "enter page { page = 10 }",
        "enter page { page = 10, rows = 400, columns = 4 }",
        "enter page { page = 2, rows = 3, columns = 4 }",
        "enter page { page = 2, exits = { north = 99 } }",
        "enter page { page = 2, exits = { east = 3 } }",
        'enter square { id = "9:a1" }',
        'enter square { id = "2:a1", obstacles = ["lava"] }',
        'enter square { id = "2:a1", locations = [0] }',
        'enter space { id = "x", links = ["nowhere"], square = "2:a1" }',
        'enter space { id = "x", links = [], square = "9:a1" }',
        'enter region { id = "2.1" }',
        "enter quest { number = 999 }",
    ],
)
def test_a_hostile_entry(acting: Evening, entry: str) -> None:
    """It is refused, and nothing has changed."""
    before = state_hash(acting.table)
    with pytest.raises(IllegalChoice):
        play(acting.table, entry)

    assert state_hash(acting.table) == before
