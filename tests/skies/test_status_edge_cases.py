"""Status: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import dataclasses

from sleeping_gods.skies.chapters.challenge import needed
from sleeping_gods.skies.chapters.hero import skill_of
from sleeping_gods.skies.chapters.turn import EndTurn, TakeAction
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import (
    again,
    bearers,
    damage_on,
    doing,
    effects,
    fallen,
    hold,
    offered,
    play,
    refused,
    victims,
)

from .fights import battle, blow
from .tables import (
    ail,
    health,
    hurt,
    on_map,
    repack,
    stands,
    stock,
    tire,
    wear,
)


def curse_harder(table: SkiesTable, card: str, *harder: tuple[str, int]) -> SkiesTable:
    """Print a curse anew that makes these skills harder."""
    printed = table.pack.adventures[card]
    assert printed.curse is not None
    made = dataclasses.replace(printed, curse=dataclasses.replace(printed.curse, harder=harder))
    return repack(table, adventures={**table.pack.adventures, card: made})


def battle_of_the_frightened() -> SkiesTable:
    """A fight in which Jessie is frightened."""
    return ail(battle("H P2"), "jessie", "frightened")


def test_venom_is_one_damage_whatever_else_is_borne() -> None:
    """DS-STAT-004: Ed with venom, weakened and mad loses 1 at the end of a turn, Jessie without venom nothing."""
    table = ail(ail(on_map(), "ed", "weakened", "venom", "madness"), "jessie", "weakened")
    for left in (7, 6):
        table.phase, table.spent = "actions", 5
        play(doing(table, TakeAction(), EndTurn()), "end turn")
        assert (health(table, "ed"), health(table, "jessie")) == (left, 8)


class TestCurses:
    """DS-COMP-015."""

    def test_two_curses_add_up(self) -> None:
        """DS-COMP-015: two curses that make CRAFT 1 harder make it 2 harder; one lifted, 1."""
        table = curse_harder(on_map(), "mislaid-name", ("craft", 1))
        effects(table, "gain curse cold-pocket", "gain curse mislaid-name")
        assert [needed(table, skill, 6) for skill in ("craft", "cunning")] == [8, 6]

        effects(table, "lose curse cold-pocket")
        assert needed(table, "craft", 6) == 7

    def test_a_curse_on_every_skill(self) -> None:
        """DS-COMP-015: a curse that makes any challenge harder does so for each skill, beside one that names it."""
        table = curse_harder(on_map(), "mislaid-name", ("any", 1))
        effects(table, "gain curse mislaid-name", "gain curse cold-pocket")

        assert [needed(table, skill, 6) for skill in ("craft", "savvy", "moxie")] == [8, 7, 7]

    def test_a_curse_leaves_the_table_of_repairs(self) -> None:
        """DS-REPR-004, DS-COMP-015: with CRAFT made harder by a curse a repair of 9 still restores 2."""
        table = tire(stands(effects(on_map(), "gain curse cold-pocket"), "2:d2"), ed=0, claire=0)
        table.plane_health = 1
        play(again(table), "repair", "join miguel", "go on", "fate 7")

        assert (table.plane_health, table.curses) == (3, ["cold-pocket"])


class TestTheAiling:
    """What statuses and 0 health leave alone."""

    def test_the_fallen_may_be_given_a_status(self) -> None:
        """DS-BASE-010: who takes it is the active player's choice; Ed at 0 health may be chosen."""
        table = effects(fallen(on_map(), "ed"), "gain frightened")

        assert bearers(table) == ["claire", "ed", "ezarius", "jessie", "miguel"]

    def test_a_loss_of_each_passes_by_the_fallen(self) -> None:
        """DS-HLTH-003, DS-HLTH-004: 2 damage to each with Ed at 0 and Claire at 1: only Claire's 1 too much goes on."""
        table = effects(hurt(fallen(on_map(), "ed"), claire=6), "lose 2 health by each")
        assert victims(table) == ["ezarius", "jessie", "miguel"]
        play(table, "hurt jessie")

        assert damage_on(table) == {"claire": 7, "ed": 8, "ezarius": 2, "jessie": 3, "miguel": 2}
        assert victims(table) == []

    def test_the_fallen_may_be_given_stamina(self) -> None:
        """DS-RESC-009, DS-STAM-001: Ed at 0 health has 1 stamina; a meat makes it 2, what all gain makes it 3."""
        table = stock(tire(fallen(on_map(), "ed"), ed=1), meat=1)
        play(table, "use meat stamina by p1", "refresh ed")
        assert table.crew["ed"].stamina == 2

        effects(table, "gain 1 stamina to each")
        assert table.crew["ed"].stamina == 3

    def test_the_frightened_use_their_abilities_in_combat(self) -> None:
        """DS-STAT-006: frightened, Jessie blocks and Ezarius removes power; only combat cards are barred."""
        table = tire(battle("H P2", attack=3), jessie=1, ezarius=1)
        ail(ail(table, "jessie", "frightened"), "ezarius", "frightened")
        play(table, "activate ezarius power", "target a")
        play(blow(table, 1), "cover a a1", "activate jessie block", "take hit")

        assert refused(battle_of_the_frightened(), "attack a with jessie using wrench").rule == "DS-STAT-006"
        assert health(table, "ed") == 8 - (3 + 1 - 1)

    def test_the_fallen_and_the_mad_may_be_equipped(self) -> None:
        """DS-EQIP-001, DS-EQIP-002: cards go to any character one controls: to Ed at 0 health and to mad Jessie too."""
        table = wear(wear(fallen(on_map(), "ed", "miguel"), "ed", "plain-craft-6"), "jessie", "plain-strength-7")
        hold(ail(table, "jessie", "madness", "frightened"), 0, "watchful-2", "herbalist-4", "herbalist-6")
        able = [name for name in table.crew if f"equip watchful-2 on {name}" in offered(table)]

        assert able == ["claire", "ed", "ezarius", "jessie", "miguel"]

    def test_cards_are_weakened_with_the_rest(self) -> None:
        """DS-STAT-007, DS-SKIL-004: 2 off the skill as it is: Jessie's STRENGTH 1 with two cards is 1, not 2."""
        table = ail(wear(on_map(), "jessie", "heavy-hands-1", "plain-strength-7"), "jessie", "weakened")

        assert [skill_of(table, "jessie", skill) for skill in ("strength", "moxie", "perception")] == [1, 0, 0]

    def test_who_rises_keeps_their_statuses(self) -> None:
        """DS-STAT-011, DS-HLTH-007: raised from 0, Ed still has venom, and has lost 1 time."""
        table = stock(ail(fallen(on_map(), "ed"), "ed", "venom"), ogroot=1)
        play(table, "use ogroot heal by p1", "heal ed")

        assert (table.crew["ed"].statuses, health(table, "ed"), table.spent) == (("venom",), 1, 1)

    def test_the_fallen_keep_their_statuses_after_a_fight(self) -> None:
        """DS-STAT-011, DS-CRND-009: Ed at 0 health is still frightened and poisoned when the fight is won."""
        table = ail(fallen(battle("H ."), "ed"), "ed", "frightened", "venom")
        play(blow(table, 1, name="jessie"), "cover a a1")

        assert (table.combat, table.crew["ed"].statuses, health(table, "ed")) == (None, ("frightened", "venom"), 0)
