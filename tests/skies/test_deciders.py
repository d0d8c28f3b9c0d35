"""Who decides in the skies: what a card that was played opens is its player's (DS-ADVC-003), also out of turn."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.skies.table.table import SkiesTable

from ..bed import again, offered, play, refused
from .tables import on_map, own, repack, stands, stock

P1, P2, P3 = range(3)


def kind(table: SkiesTable) -> str:
    """The decision that waits."""
    return type(waiting(table)[0]).__name__


def flying(seat: int, captain: int = P1, *, fuel: int = 5) -> SkiesTable:
    """A seat holds Eugene's card in the turn of another."""
    table = own(on_map(3), seat, "eugene")
    table.captain, table.fuel = captain, fuel
    return again(table)


@pytest.mark.parametrize("captain", [P1, P2, P3])
@pytest.mark.parametrize("with_claire", ["", " with claire"])
def test_eugenes_flight_is_decided_by_whoever_played_him(captain: int, with_claire: str) -> None:
    """DS-ADVC-003, 019: where to, whether Claire comes along, and when the draw stands; then the turn goes on."""
    table = flying(P2, captain)
    play(table, "play eugene fly")
    assert (kind(table), waiting(table)[1]) == ("MovePlane", P2)
    assert {"fly to mail-ice", "fly to mail-ice with claire"} <= {*offered(table)}

    play(table, f"fly to mail-ice{with_claire}", "fate 5")
    if kind(table) == "AlterTest":
        assert waiting(table)[1] == P2
        play(table, "go on")
    assert (kind(table), waiting(table)[1]) == ("TakeAction", captain)


def test_a_flight_that_can_be_altered_is_settled_by_whoever_played_the_card() -> None:
    """DS-ADVC-019, DS-FLY-022: at a table that waits for all the player of the card is the first that is asked."""
    table = flying(P2)
    table.wait_all = True
    play(again(table), "play eugene fly", "fly to mail-ice", "fate 5")

    assert (kind(table), waiting(table)[1]) == ("AlterTest", P2)


@pytest.mark.parametrize("seat", [P1, P2])
def test_a_card_that_flies_says_that_there_is_no_fuel(seat: int) -> None:
    """DS-FLY-006: without fuel or health the card is refused with that reason, in a fight or story with another's."""
    empty, broken = flying(seat, fuel=0), flying(seat)
    broken.plane_health = 0
    busy = flying(seat, fuel=0)
    busy.exploring = True

    reason = refused(again(empty), "play eugene fly")
    assert (reason.rule, reason.key) == ("DS-FLY-006", "no-fuel")
    reason = refused(again(broken), "play eugene fly")
    assert (reason.rule, reason.key) == ("DS-FLY-006", "plane-broken")
    assert refused(again(busy), "play eugene fly").rule == "DS-ADVC-011"
    empty.fuel = 1
    assert "play eugene fly" in offered(again(empty))


@pytest.mark.parametrize("captain", [P1, P2])
def test_a_walk_by_card_is_led_by_whoever_played_it(captain: int) -> None:
    """DS-ADVC-003, 011: each square, and the obstacle that is met there; damage is shared out by the active player."""
    table = own(stands(on_map(2), "3:c3"), P2, "dog-sled")
    table.captain = captain
    play(again(table), "play dog-sled move")
    assert (kind(table), waiting(table)[1]) == ("Walk", P2)

    play(table, "walk south")
    assert (kind(table), waiting(table)[1], offered(table)[0]) == ("FaceObstacle", P2, "suffer steep")
    play(table, "suffer steep")
    assert (kind(table), waiting(table)[1]) == ("LoseHealth", captain)
    play(table, "hurt ed", "hurt ed", "hurt ed")
    assert (kind(table), waiting(table)[1], offered(table)[0]) == ("FaceObstacle", P2, "suffer cold")


@pytest.mark.parametrize("payer", [P1, P2])
def test_resources_of_any_kind_are_chosen_by_whoever_pays(payer: int) -> None:
    """DS-ADVC-007, DS-RESC-003: a card of P2's that costs resources asks P2 which, in P1's turn too."""
    table = own(stock(on_map(2), meat=1, torch=2), payer, "eugene")
    card = table.pack.adventures["eugene"]
    costly = tuple(dataclasses.replace(use, cost=(("resources", 2),)) for use in card.uses)
    repack(table, adventures={**table.pack.adventures, "eugene": dataclasses.replace(card, uses=costly)})
    table.plane_health = 1

    play(again(table), "play eugene repair")
    assert (kind(table), waiting(table)[1]) == ("PayAny", payer)
    play(table, "pay meat")
    assert (kind(table), waiting(table)[1]) == ("PayAny", payer)
    play(table, "pay torch")
    assert (waiting(table)[1], table.goods["torch"]) == (table.captain, 1)
