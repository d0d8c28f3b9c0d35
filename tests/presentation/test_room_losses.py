"""Rooms of the ship: a line says what it would waste before it is taken."""

from __future__ import annotations

from sleeping_gods.presentation.sea.presenter import SeaPresenter

from ..bed import play
from ..sea.tables import at_ship, give_command, hold, put_command

PRESENTER, FRENCH = SeaPresenter(), SeaPresenter("fr")
ALL = ("do", "all")


def test_command_that_the_supply_lacks_is_told_before_it_is_lost() -> None:
    """SG-SHIP-004: with an empty supply all parts of the Bridge in printed order gain nothing; clearing first would."""
    table = play(put_command(give_command(at_ship(2), 11), laurent=3), "use bridge")
    said = PRESENTER.detail(table, ALL)

    assert "the supply is empty: 3 command lost" in said
    assert "clearing first" in said
    assert PRESENTER.detail(table, ("do", "command")) == said
    assert PRESENTER.detail(table, ("do", "clear")) == ""
    assert "la réserve est vide" in FRENCH.detail(table, ALL)


def test_a_room_says_what_the_supply_lacks_before_it_is_used() -> None:
    """SG-SHIP-004: the Galley gains nothing from an empty supply; nothing is said where the supply lasts."""
    empty, full = give_command(at_ship(2), 14), at_ship(2)
    empty.supply = 0

    assert "the supply is empty: 3 command lost" in PRESENTER.detail(empty, ("use", "galley"))
    assert "la réserve est vide" in FRENCH.detail(empty, ("use", "galley"))
    assert "clearing first" not in PRESENTER.detail(empty, ("use", "galley"))
    assert "clearing first" in PRESENTER.detail(put_command(empty, laurent=3), ("use", "bridge"))
    assert "supply" not in PRESENTER.detail(full, ("use", "galley"))


def test_after_clearing_only_what_still_lacks_is_told() -> None:
    """The same room, the other order: 2 command lie in the supply then."""
    table = play(put_command(give_command(at_ship(2), 12), laurent=2), "use bridge", "do clear")

    assert PRESENTER.detail(table, ("do", "command")) == "only 2 in the supply: 1 command lost"


def test_cards_over_the_hand_limit_are_told() -> None:
    """SG-ABIL-003: a hand above 3 is discarded down at once."""
    table = play(hold(at_ship(2), 0, "rage-6", "engaged-5", "triage-5"), "use bridge")

    assert "over the hand limit of 3: 1 card is discarded" in PRESENTER.detail(table, ALL)
    assert "over the hand limit" in PRESENTER.detail(table, ("do", "draw"))


def test_nothing_is_said_where_nothing_is_lost() -> None:
    """A supply that lasts, and a hand with room."""
    table = play(hold(give_command(at_ship(2), 0), 0), "use bridge")

    assert PRESENTER.detail(table, ALL) == ""
