"""What cards add to an attack, in the line that tells its damage and how much of it can land."""

from __future__ import annotations

from sleeping_gods.presentation.party.placeable_damage import placeable_points
from sleeping_gods.presentation.sea.attack_lines import attack_lines
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.sea.chapters.attack import strike_of

from ..sea.fights import attack
from ..sea.tables import at_sea, fight, foe, give_command, own, play, told

LOCALIZER = SeaPresenter().localizer


def test_what_spares_hearts_counts_as_it_does_when_it_is_dealt() -> None:
    """SG-COMBAT-067: the cutlass's 3, the Stone's 1 and 1 that spares hearts are shown as the 5 that are told then."""
    table = give_command(own(at_sea(), "stone-of-blood", "chloroform"), 2)
    fight(foe(table, "wall", ". H H|H H H|H H H", defense=2, attack=0), "wall")
    attack(table, "mac", "wall", 6, "go on")
    play(table, "activate stone-of-blood deal by p1", "activate chloroform deal by p1")
    (line,) = attack_lines(LOCALIZER, table)

    assert line.endswith("weapon 3 + cards 2 = 5.")
    assert told(play(table, "go on"), "deals") == [("mac", 5)]


def test_resist_cuts_the_members_part_though_a_card_adds_to_it() -> None:
    """SG-ENEMY-023, SG-ENEMY-024: of the cutlass's 3 resist takes 1, of the Stone's 1 nothing: 3 of 4 can land."""
    table = give_command(own(at_sea(), "stone-of-blood"), 1)
    fight(foe(table, "wall", "P H H|H H H|H H H", defense=2, attack=0, P="resist-1"), "wall")
    attack(table, "mac", "wall", 6, "go on")
    play(table, "activate stone-of-blood deal by p1")
    (line,) = attack_lines(LOCALIZER, table)

    assert line.endswith("weapon 3 + cards 1 = 4, 3 of it can land.")


def test_what_spares_hearts_cannot_land_where_all_squares_are_hearts() -> None:
    """Where every square is a heart the Chloroform's 1 finds no place: only the cutlass's 3 can land."""
    table = give_command(own(at_sea(), "chloroform"), 1)
    fight(foe(table, "wall", "H H H|H H H|H H H", defense=2, attack=0), "wall")
    attack(table, "mac", "wall", 6, "go on")
    play(table, "activate chloroform deal by p1")

    assert placeable_points(table, strike_of(table, table.assault)) == 3
