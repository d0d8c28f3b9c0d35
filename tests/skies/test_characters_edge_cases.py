"""Characters: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.skies.chapters.hero import skill_of
from sleeping_gods.story.printed import Passive
from tests.bed import (
    effects,
    fallen,
    play,
    refused,
    told,
)

from .fights import CARDS, battle, blow
from .tables import (
    ail,
    arm,
    facing,
    fight,
    foe,
    health,
    on_map,
    repack,
    stock,
    tire,
    wear,
)

ALL = ["claire", "ed", "ezarius", "jessie", "miguel"]


class TestSkill:
    """DS-SKIL-004."""

    @pytest.mark.parametrize(("more", "skill"), [(0, 0), (1, 0), (2, 1)])
    def test_only_the_sum_is_kept_from_falling_below_0(self, more: int, skill: int) -> None:
        """DS-SKIL-004: weakened takes 2 off CRAFT 1 and a standing bonus together, and the rest is at least 0."""
        table = on_map()
        card = dataclasses.replace(table.pack.abilities["watchful-2"], passives=(Passive("skill", more, "craft", ""),))
        repack(table, abilities={**table.pack.abilities, card.id: card})
        wear(table, "ezarius", card.id)
        assert skill_of(table, "ezarius", "craft") == 1 + more

        assert skill_of(ail(table, "ezarius", "weakened"), "ezarius", "craft") == skill


class TestCharacters:
    """DS-CHAR-011: again and again, while stamina lasts."""

    def test_the_die_is_rolled_a_third_time(self) -> None:
        """DS-CHAR-002, DS-CHAR-011: Claire rerolls the same die twice; the last face counts, and 1 stamina is left."""
        table = tire(arm(battle("H H|H H", hands=(("whip",),)), "whip", damage=3, die=True), claire=3)
        play(table, "attack a with ed using whip", "roll 1", "activate claire reroll", "roll 6")
        play(table, "activate claire reroll", "roll 2", "go on")

        assert told(table, "deals") == [("ed", 3 + table.pack.die[1])]
        assert table.crew["claire"].stamina == 1

    def test_a_hand_is_cycled_twice(self) -> None:
        """DS-CHAR-003, DS-CHAR-011: in one round Claire cycles two cards; the card just drawn may go again."""
        table = tire(battle("H H"), claire=2)
        play(table, "activate claire cycle", "draw pistol", "drop pistol")
        play(table, "activate claire cycle", "draw crowbar", f"drop {CARDS[0]}")

        assert (table.fight.hands[0], table.crew["claire"].stamina) == ([*CARDS[1:], "crowbar"], 0)

    def test_two_are_cured_in_one_turn(self) -> None:
        """DS-CHAR-009, DS-CHAR-011: with new stamina Jessie removes a second low morale in the same turn, her own."""
        table = ail(ail(on_map(), "ed", "low-morale"), "jessie", "low-morale")
        play(table, "activate jessie cure", "cure ed of low-morale")
        effects(table, "gain 2 stamina to jessie")
        play(table, "activate jessie cure", "cure jessie of low-morale")

        assert (table.crew["jessie"].statuses, table.crew["jessie"].stamina) == ((), 1)

    def test_jessie_blocks_for_herself(self) -> None:
        """DS-CHAR-008: the struck character may be Jessie, who gets 1 block for each stamina of her own."""
        table = tire(battle("H H", attack=3), jessie=2)
        play(blow(table, 1, name="jessie"), "cover a a1", "activate jessie block", "activate jessie block", "take hit")

        assert (health(table, "jessie"), table.crew["jessie"].stamina) == (7, 0)

    def test_a_fight_does_not_renew_what_counts_once_a_turn(self) -> None:
        """DS-CHAR-004: Ed has redrawn fate in this turn; after a fight he cannot again before the turn is over."""
        table = facing(tire(foe(on_map(), "rat", "H .", attack=0), claire=0, jessie=0), "CRAFT", 9)
        play(table, "go on", "fate 1", "activate ed redraw", "fate 2")
        fight(table, "rat", hands=(("fire-axe",),))
        play(blow(table, 1, "rat", "miguel"), "cover rat a1")
        play(stock(facing(table, "CRAFT", 9), gergon_leaf=1), "go on", "fate 1")

        assert refused(table, "activate ed redraw").rule == "DS-CHAR-004"


class TestSkills:
    """A skill is raised by what shows it, and by nothing else."""

    def test_a_standing_bonus_is_for_its_own_skill(self) -> None:
        """DS-ABCA-005: a card that adds to SAVVY adds to no other skill, and to nobody else's."""
        before = on_map()
        table = wear(on_map(), "ezarius", "book-learning-2")
        raised = {
            (name, skill): skill_of(table, name, skill) - skill_of(before, name, skill)
            for name in ALL
            for skill in ("strength", "perception", "savvy", "cunning", "craft", "moxie")
        }

        assert {key: more for key, more in raised.items() if more} == {("ezarius", "savvy"): 2}

    @pytest.mark.parametrize("silenced", ["mad", "fallen"])
    def test_silenced_it_adds_nothing(self, silenced: str) -> None:
        """DS-STAT-008, DS-HLTH-002: madness and 0 health silence what the card adds on top of showing the skill."""
        table = wear(on_map(), "ezarius", "book-learning-2")
        able = skill_of(table, "ezarius", "savvy")
        ail(table, "ezarius", "madness") if silenced == "mad" else fallen(table, "ezarius")

        assert skill_of(table, "ezarius", "savvy") == able - 1
