"""What both games share, at moments that are seldom met: what is gone by now, and what cannot be read."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from sleeping_gods.effects.error_texts import BadEffect
from sleeping_gods.party.acts.repair_figure import covered_squares
from sleeping_gods.party.chapters import entering, told
from sleeping_gods.party.chapters.ability_deck import take_drawn
from sleeping_gods.party.chapters.entering import MAX_ENTRY, entry_key, entry_mistake, read_entry
from sleeping_gods.party.chapters.our_figures import _confirmation
from sleeping_gods.party.chapters.settled import TellRest
from sleeping_gods.party.chapters.strike import PlaceDamage, begin_strike, cover
from sleeping_gods.party.effects.told import MARK, MAX_LINE, compile_told, parse_told
from sleeping_gods.party.table.table import CannotEnter

from ..own_box import Evening
from ..sea.tables import at_ship, fight


def test_a_card_that_was_drawn_from_a_real_deck_may_lie_among_the_discards() -> None:
    """Then both were shuffled together; a card of the deck is simply taken."""
    table = at_ship()
    first, second, third, *rest = table.deck
    table.deck, table.discard = [third], [second, first]
    assert take_drawn(table, third) is None
    assert (table.deck, table.discard) == ([], [second, first])
    assert take_drawn(table, first) is None
    assert (table.deck, table.discard) == ([second], [])
    assert ("reshuffled", "ability") in table.log_events
    assert rest


@pytest.mark.parametrize(
    "text", ["", "Enemy { number = 5 }", "enemy", "enemy 5", "enemy { number = }", "x" * (MAX_ENTRY + 1)]
)
def test_an_entry_that_cannot_be_read_is_refused(text: str) -> None:
    """It is known by nothing, and confirms nothing."""
    with pytest.raises(CannotEnter):
        read_entry(text)
    assert entry_key(text) == ("", "")
    assert _confirmation(text) == _confirmation("none")


def test_an_entry_is_read_up_to_its_bound() -> None:
    """A kind and a table in one line, and by what it is known."""
    for text, key in (
        ("enemy { number = 5 }", ("enemy", "5")),
        ('region { id = "2.1", page = 3 }', ("region", "2.1")),
        ("page { page = 3 }", ("page", "3")),
        ("page { rows = 3 }", ("page", "")),
    ):
        assert entry_key(text) == key
    longest = 'x { name = "' + "a" * (MAX_ENTRY - 15) + '" }'
    assert len(longest) == MAX_ENTRY
    assert read_entry(longest)[0] == "x"
    with pytest.raises(CannotEnter, match=f"at most {MAX_ENTRY} characters"):
        read_entry(longest.replace("a", "aa", 1))
    assert entry_mistake(at_ship(), ("travel",), "enemy", "number", 5) is None
    assert entry_mistake(at_ship(), (entering.ENTER, "region"), "enemy", "number", 5) is None


@pytest.mark.parametrize(
    ("line", "sound"),
    [("gain 3 coins", True), (f"gain 3 coins{MARK}", False), (" " * (MAX_LINE - 12) + "gain 3 coins", True),
     (" " * (MAX_LINE - 11) + "gain 3 coins", False)],
)  # fmt: skip
def test_a_told_line_is_short_and_has_no_mark(line: str, sound: bool) -> None:
    """As long as it may be, and one letter more."""
    if sound:
        assert parse_told(line) is not None
        return
    with pytest.raises(BadEffect, match=f"expected a line of at most {MAX_LINE} characters without"):
        parse_told(line)


@pytest.mark.parametrize("path", ["", "page", f"page{MARK}line", f"{MARK}"])
def test_a_path_that_holds_no_line_is_refused(path: str) -> None:
    """It has a line between two marks."""
    with pytest.raises(BadEffect, match="expected the path of a line, got"):
        compile_told(at_ship().bound, path)


def test_only_a_printed_box_has_pages_that_are_told() -> None:
    """To tell one elsewhere is refused."""
    with pytest.raises(CannotEnter, match="expected a campaign with a printed box"):
        told.box_of(at_ship())


def test_a_strike_at_an_enemy_that_is_gone_places_nothing() -> None:
    """Neither a square nor a heart of it is covered; with no strike there is nothing to place or to bar."""
    table = fight(at_ship(), next(iter(at_ship().pack.enemies)))
    strike: Any = SimpleNamespace(target="gone")
    before = table.agenda[:]
    begin_strike(table, strike)
    cover(table, strike, "gone", "0")
    assert (table.agenda, table.fight.strike) == (before, None)
    assert (PlaceDamage().options(table), PlaceDamage().barred(table)) == ([], [])


def test_squares_are_covered_by_hand_between_two_attacks() -> None:
    """One of them is put there or taken away, and then it is seen who leaves the row."""
    table, looked = fight(at_ship(), next(iter(at_ship().pack.enemies))), list[int]()
    foe = table.fight.foes[0]
    figures = covered_squares(table, lambda: looked.append(foe.covered))
    foe.covered = 0
    first, second, *_ = figures.values()
    second.put(1)
    first.put(1)
    assert (first.now(), second.now()) == (1, 1)
    second.put(0)
    assert (first.now(), second.now(), len(looked)) == (1, 0, 3)
    assert looked[-1] == foe.covered == looked[1] & ~looked[0]
    table.fight.strike = SimpleNamespace()  # type: ignore[assignment]  # any
    assert covered_squares(table, lambda: None) == {}
    assert covered_squares(at_ship(), lambda: None) == {}


def test_everybody_discards_from_their_own_hand() -> None:
    """When the rest is told; a card that nobody holds is for whoever is asked."""
    table = at_ship(2)
    table.hands = [["a"], ["b"]]
    rest = object.__new__(TellRest)
    assert [rest.actor(table, ("now", "discard", card)) for card in "ab"] == [0, 1]
    assert rest.actor(table, ("now", "discard", "c")) == rest.actor(table, ("that", "is", "all")) == rest.who(table)


def test_a_challenge_that_has_not_begun_is_ended_too() -> None:
    """SG-CHAL-015, SG-CHAL-025: it begins first, and then it ends as was said; nothing of it is left."""
    evening = Evening("own-sea")
    evening.until("TakeAction")
    coins = evening.table.goods["coins"]
    evening.tell("explore 45", "says challenge craft 5 by odessa / pass: gain 2 coins")
    assert evening.waits == "BeforeChallenge"
    evening.tell("settled passed", "that is all")
    assert (evening.waits, evening.table.goods["coins"], evening.table.tests) == ("ToldPage", coins + 2, [])
