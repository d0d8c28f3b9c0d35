"""Damage of cards next to an attack: SG-COMBAT-067, SG-ABIL-021, SG-ERRATA-003."""

from __future__ import annotations

from .fights import attack, covered
from .tables import at_sea, fight, foe, give_command, offered, own, play, told, wear

WALL = ". H H|H H H|H H H"


def test_what_cards_add_is_told_with_the_attack() -> None:
    """SG-COMBAT-067: the cutlass's 3, the Stone's 1 and 1 that spares hearts make 5, placed in one go."""
    table = give_command(own(at_sea(), "stone-of-blood", "chloroform"), 2)
    fight(foe(table, "wall", WALL, defense=2, attack=0), "wall")
    attack(table, "mac", "wall", 6, "go on")
    play(table, "activate stone-of-blood deal by p1", "activate chloroform deal by p1", "go on")

    assert told(table, "deals") == [("mac", 5)]

    squares = 0
    while any(line.startswith("cover ") for line in offered(table)):
        play(table, next(line for line in offered(table) if line.startswith("cover ")))
        squares += 1
    assert squares == 5


def test_an_equipped_cards_damage_is_a_strike_of_its_own() -> None:
    """SG-ABIL-021: used in the damage window Surprise Strike asks for its own target and adds nothing to the attack."""
    table = wear(at_sea(), "mac", "surprise-strike-2")
    fight(foe(foe(table, "wall", WALL, defense=2, attack=0), "rat", ". H H|H H H|H H H", attack=0), "wall", "rat")
    attack(table, "mac", "wall", 6, "go on")
    play(table, "play surprise-strike-2 deal")

    assert [line for line in offered(table) if line.startswith("target ")] == ["target wall", "target rat"]

    play(table, "target rat", "cover rat a1")
    assert covered(table, "rat") == ["a1"]

    assert told(play(table, "go on"), "deals") == [("mac", 3)]


def test_a_strike_of_its_own_does_not_tire() -> None:
    """SG-ERRATA-003: a miss with card 28 that resist swallows places nothing, whatever another card's damage does."""
    table = wear(own(at_sea(), "capstan-bar", on="rafael"), "rafael", "surprise-strike-2")
    foe(table, "wall", "P H H|H H H|H H H", defense=12, attack=0, P="resist-1")
    fight(foe(table, "rat", ". H H|H H H|H H H", attack=0), "wall", "rat")
    attack(table, "rafael", "wall", 1, weapon="capstan-bar")
    play(table, "play surprise-strike-2 deal", "target rat", "cover rat a1")
    while table.fight.attack is not None:
        play(table, "go on")

    assert (covered(table, "wall"), covered(table, "rat")) == ([], ["a1"])
    assert table.crew["rafael"].fatigue == 0
