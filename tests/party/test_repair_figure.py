"""What a figure on the table may be set to by hand: a number within its bounds, or one of its words."""

from __future__ import annotations

import pytest

from sleeping_gods.party.acts.repair_figure import CannotRepair, attribute, count_in
from sleeping_gods.party.acts.repair_pile import board, pile
from sleeping_gods.party.table.records import PartyMember


class Holder:
    """Something with a number and a word."""

    number = 3
    word = "north"


@pytest.mark.parametrize("word", ["0", "7", "000007", "100000"])
def test_a_number_within_its_bounds_is_set(word: str) -> None:
    """Up to six digits, leading zeros counted."""
    holder = Holder()
    figure = attribute(holder, "number", range(100_001))
    assert figure.now() == 3

    figure.set(word)

    assert (holder.number, figure.now()) == (int(word), int(word))


@pytest.mark.parametrize("word", ["", "8", "-1", "+1", "1.0", "0000007", "٣", "²", "north"])
def test_what_is_no_number_within_them_is_refused(word: str) -> None:
    """And nothing is set."""
    holder = Holder()

    with pytest.raises(CannotRepair):
        attribute(holder, "number", range(8)).set(word)

    assert holder.number == 3


def test_a_word_is_one_of_those_that_may_stand_there() -> None:
    """Others are refused."""
    holder = Holder()
    figure = attribute(holder, "word", ("north", "south"))

    figure.set("south")
    with pytest.raises(CannotRepair):
        figure.set("7")

    assert figure.now() == "south"


def test_a_number_among_others_goes_up_to_its_most() -> None:
    """The others stay."""
    numbers = {"wood": 1, "meat": 2}
    figure = count_in(numbers, "wood", 5)

    figure.set("5")
    with pytest.raises(CannotRepair):
        figure.set("6")

    assert (numbers, figure.now()) == ({"wood": 5, "meat": 2}, 5)


def test_cards_are_taken_from_where_they_lie_and_put_last() -> None:
    """In a pile, and on a member's board."""
    cards = ["a", "b", "c"]
    member = PartyMember()
    member.cards = ("a", "b", "c")
    for lies in (pile(cards), board(member)):
        lies.take("b")
        lies.put("d")

        assert [*lies.cards()] == ["a", "c", "d"]
    assert (cards, member.cards) == (["a", "c", "d"], ("a", "c", "d"))
