"""Whose choice it is: SG-CREW-001, SG-SHARE-003, SG-COMBAT-009, SG-SYN-009."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.errors import IllegalChoice
from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.table.table import SeaTable

from .fights import attack, lend
from .tables import again, at_sea, effects, fight, foe, give_command, hold, offered, own, play, wear

WALL = "H H H|H H H|H H H"


def whose(table: SeaTable, line: str) -> int:
    """The seat whose choice an offered line is."""
    if line not in offered(table):
        raise IllegalChoice(line, legal=offered(table), reason=None)
    return table.actor(parse(line))


def walled(table: SeaTable, defense: int = 2) -> SeaTable:
    """A fight with an enemy that hurts nobody."""
    return fight(foe(table, "wall", WALL, defense=defense, attack=0), "wall")


@pytest.mark.parametrize("captain", [0, 1, 2])
def test_an_attack_is_its_controllers_choice(captain: int) -> None:
    """SG-COMBAT-009: who controls the attacker attacks, Odessa belonging to the active player."""
    table = at_sea(3)
    table.captain = captain
    table = walled(table)
    table.fight.tokens = [1, 1, 1]
    again(table)

    assert whose(table, "attack wall with mac using cutlass") == 1
    assert whose(table, "attack wall with gregory using cane") == 0
    assert whose(table, "attack wall with laurent using club") == 2
    assert whose(table, "attack wall with odessa using rifle") == captain
    assert whose(table, "end attacks") == captain


def test_cards_and_boards_are_their_players_choice() -> None:
    """SG-SHARE-003: hand cards are their holder's, boards and equipped cards their controller's, `by` names a seat."""
    table = hold(give_command(wear(own(at_sea(3), "teapot-of-kemter"), "mac", "refine-1"), 3, 3, 3), 2, "alert-2")
    table.cubes["deck"] = 1
    play(again(table), "activate laurent meat")

    assert whose(table, "equip alert-2 on mac") == 2
    assert whose(table, "play refine-1 repair") == 1
    assert whose(table, "unequip refine-1") == 1
    assert whose(table, "activate audrie repair") == 0
    assert [whose(table, f"activate teapot-of-kemter clear by p{seat}") for seat in (1, 2, 3)] == [0, 1, 2]
    assert whose(table, "travel") == 0


def test_joining_and_discarding_are_the_helpers_choice() -> None:
    """SG-CHAL-004, 013: a helper adds their own crew and their own cards; the active player goes on."""
    table = hold(give_command(at_sea(3), 1, 1, 1), 1, "refine-1")
    effects(table, "challenge CRAFT 9", "fail: gain 1 xp")

    assert [whose(table, f"join {name}") for name in ("gregory", "mac", "laurent", "odessa")] == [0, 1, 2, 0]

    play(table, "go on", "fate 2")

    assert (whose(table, "discard refine-1"), whose(table, "go on")) == (1, 0)


def test_a_table_that_waits_for_all_asks_each_seat() -> None:
    """SG-SHARE-005: where every seat must pass, each passes for itself, and the draw is settled after the last."""
    table = at_sea(3)
    table.wait_all = True
    play(effects(table, "challenge CRAFT 9", "fail: gain 1 xp"), "go on", "fate 2")

    assert [whose(table, f"pass p{seat}") for seat in (1, 2, 3)] == [0, 1, 2]
    assert waiting(table)[1] == 0

    play(table, "pass p1")
    assert (waiting(table)[1], "pass p1" in offered(table)) == (1, False)
    play(table, "pass p3", "pass p2")
    assert table.xp == 1


def test_a_token_is_used_by_the_holders_player() -> None:
    """SG-SYN-009: Mac's token on Laurent's board is the choice of Laurent's player in Laurent's attack."""
    table = lend(walled(at_sea(3), defense=9), "mac", "laurent")
    table.fight.tokens = [1, 1, 1]
    attack(again(table), "laurent", "wall", 4)

    assert whose(table, "synergy mac by laurent") == 2
    assert waiting(table)[1] == 2


def test_a_discard_for_damage_is_the_attackers_players_choice() -> None:
    """SG-WEAPON-007: P2 attacks with Mac and alone decides about the card on Mac's board."""
    table = walled(wear(at_sea(3), "mac", "rapid-strike-2"))
    table.fight.tokens = [1, 1, 1]
    attack(again(table), "mac", "wall", 6)

    assert (whose(table, "burn rapid-strike-2"), whose(table, "go on"), waiting(table)[1]) == (1, 1, 1)


def test_who_places_damage() -> None:
    """SG-COMBAT-019, 067: the attacker's controller places an attack's damage, whoever used a card that of the card."""
    table = walled(give_command(own(at_sea(3), "stone-of-blood"), 0, 0, 1))
    table.fight.tokens = [1, 1, 1]
    attack(again(table), "mac", "wall", 6, "go on", "go on")
    assert (waiting(table)[1], offered(table)[0]) == (1, "cover wall a1")

    play(table, "cover wall a1", "cover wall b1", "cover wall c1", "activate stone-of-blood deal by p3")
    assert waiting(table)[1] == 2
    play(table, "target wall")
    assert waiting(table)[1] == 2 != table.captain


def test_an_equipped_cards_damage_is_placed_by_its_bearers_player() -> None:
    """SG-ABIL-021: Surprise Strike on Mac is P2's to aim and to place, in P1's turn."""
    table = walled(wear(at_sea(3), "mac", "surprise-strike-2"))
    play(table, "play surprise-strike-2 deal")
    assert waiting(table)[1] == 1

    play(table, "target wall")
    assert waiting(table)[1] == 1
