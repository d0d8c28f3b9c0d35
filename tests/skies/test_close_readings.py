"""Close readings: what a rule's sentence allows besides its example, two of a kind, and whom it leaves alone."""

from __future__ import annotations

import dataclasses

from sleeping_gods.kernel.play import waiting
from sleeping_gods.party.chapters.fate import DrawCards
from sleeping_gods.skies.chapters.challenge import needed
from sleeping_gods.skies.chapters.hero import skill_of
from sleeping_gods.skies.chapters.players import resume
from sleeping_gods.skies.chapters.supply import can_pay
from sleeping_gods.skies.chapters.turn import EndTurn
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import (
    again,
    bearers,
    damage_on,
    doing,
    draw_any,
    effects,
    fallen,
    hold,
    offered,
    play,
    refused,
    told,
    victims,
)

from .fights import CARDS, battle, blow, covered, covers, facing_boss, power, powers, wound
from .tables import (
    ail,
    arm,
    at_start,
    boss,
    enemy,
    health,
    hurt,
    on_map,
    own,
    quest,
    repack,
    row,
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


class TestCurses:
    """DS-COMP-015."""

    def test_two_curses_add_up(self) -> None:
        """DS-COMP-015: two curses that make CRAFT 1 harder make it 2 harder; one lifted, 1."""
        table = curse_harder(on_map(), "mislaid-name", ("craft", 1))
        effects(table, "gain curse cold-pocket", "gain curse mislaid-name")
        assert [needed(table, skill, 6) for skill in ("craft", "cunning")] == [8, 6]

        effects(table, "lose curse cold-pocket")
        assert needed(table, "craft", 6) == 7

    def test_a_curse_leaves_the_table_of_repairs(self) -> None:
        """DS-REPR-004, DS-COMP-015: with CRAFT made harder by a curse a repair of 9 still restores 2."""
        table = tire(stands(effects(on_map(), "gain curse cold-pocket"), "2:d2"), ed=0, claire=0)
        table.plane_health = 1
        play(again(table), "repair", "join miguel", "go on", "fate 7")

        assert (table.plane_health, table.curses) == (3, ["cold-pocket"])


class TestTheDeck:
    """DS-CBDK-005."""

    def test_the_deck_is_changed_when_the_boss_is_seen(self) -> None:
        """DS-CBDK-005: with the boss page seen a card may leave the deck and join it; in the first round it may not."""
        table = own(on_map(), 0, "ice-blade")
        boss(table, enemy(table, "head", "H .", attack=0, level=6), enemy(table, "arms", "H .", attack=0, level=6))
        play(effects(table, "boss 50"), "exclude whip", "include whip", "exclude ice-blade", "start combat")

        assert refused(draw_any(table, 5), "include ice-blade").rule == "DS-CBDK-005"
        assert len(table.fight.deck) == 9


class TestSynergy:
    """DS-SYNG."""

    def test_the_fallen_may_hold_a_token(self) -> None:
        """DS-SYNG-001: a token goes to any character but the attacker, to one at 0 health too."""
        table = fallen(battle("S .|H ."), "jessie")
        play(blow(table, 1), "cover a a1")

        assert [line for line in offered(table) if line.startswith("token ")] == [
            "token claire", "token ezarius", "token jessie", "token miguel",
        ]  # fmt: skip

    def test_one_character_may_hold_all_five(self) -> None:
        """DS-SYNG-003, DS-SYNG-004: Miguel has 4 tokens and gets the fifth; the next icon gives nobody any."""
        table = battle("S . S|H H H")
        table.crew["miguel"].synergy = 4
        play(blow(again(table), 1), "cover a a1", "token miguel")
        assert table.crew["miguel"].synergy == 5
        arm(table, "wrench", damage=1)
        play(table, "attack a with jessie using wrench", "cover a a3")

        assert not [line for line in offered(table) if line.startswith("token ")]

    def test_madness_does_not_silence_a_combat_card(self) -> None:
        """DS-SYNG-002, DS-STAT-008: mad Claire spends a token on her combat card, which is no ability of hers."""
        table = ail(battle("S .|H H", hands=(("bowie-knife",),)), "claire", "madness")
        table.crew["claire"].synergy = 1
        play(table, "attack a with claire using bowie-knife", "link claire", "go on")

        assert told(table, "deals") == [("claire", 3 + 1)]

    def test_tokens_stay_from_round_to_round(self) -> None:
        """DS-SYNG-003: Ed's 4 tokens and Claire's 1 are still there in the second round and in the third."""
        table = battle("H H", "H H")
        table.crew["ed"].synergy, table.crew["claire"].synergy = 4, 1
        play(again(table), "end attacks", "end attacks")

        assert table.fight.round == 3
        assert [table.crew[name].synergy for name in ("claire", "ed", "jessie")] == [1, 4, 0]


class TestTheSupply:
    """DS-COMP-007."""

    def test_what_pays_for_one_thing_does_not_pay_for_another(self) -> None:
        """DS-COMP-007, DS-ADVC-007: a rope and 2 more of any kind are 3 pieces; a second rope may be one of them."""
        price = (("rope", 1), ("resources", 2))

        assert not can_pay(stock(on_map(), rope=1, meat=1), price)
        assert not can_pay(stock(on_map(), meat=3), price)
        assert can_pay(stock(on_map(), rope=2, meat=1), price)


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


def battle_of_the_frightened() -> SkiesTable:
    """A fight in which Jessie is frightened."""
    return ail(battle("H P2"), "jessie", "frightened")


class TestHands:
    """DS-TURN-004."""

    def test_claires_card_raises_the_limit_of_whoever_is_active(self) -> None:
        """DS-TURN-004, DS-BASE-007: Watchful on Claire lets the active player keep 8, and nobody else."""
        kept = []
        for captain in (0, 1):
            table = wear(on_map(2), "claire", "watchful-2")
            table.captain = captain
            hold(table, 1, *table.deck[:7])
            draw_any(doing(again(table), DrawCards(1, 1)), 1)
            kept.append(not any(line.startswith("drop ") for line in offered(table)))

        assert kept == [False, True]


class TestTheRow:
    """Neighbours, zones and the beaten."""

    def test_an_ally_beaten_by_splash_still_adds(self) -> None:
        """DS-SPLS-008, DS-ENAB-002: B's last heart falls to splash; it leaves only at the end, so A strikes with +2."""
        table = battle(". H|. H", "H .|. D", attack=1, D="allies-damage-2")
        play(blow(table, 2), "cover a a2", "cover b a1")

        assert health(table, "ed") == 8 - (1 + 2)
        assert row(table) == ["a"]

    def test_a_splashed_enemy_does_nothing_to_all(self) -> None:
        """DS-SPLS-003, DS-ENAB-005: B, hit by splash alone, strikes nobody: neither the attacker nor all."""
        table = battle(". H|. H", "H .|H D", attack=1, D="counter-all-2")
        play(blow(table, 2), "cover a a2", "cover b a1")

        assert damage_on(table) == {"ed": 1}

    def test_half_of_a_resources_damage_is_the_targets(self) -> None:
        """DS-SPLS-002, DS-RESC-013: no more of a fire quartz is splashed than the target gets: 2, 2, and 3 are lost."""
        table = stock(battle(". .|H .", ". . . H"), fire_quartz=1)
        wound(table, "a", "b1", "b2")
        play(table, "use fire-quartz deal by p1", "target a", *covers("a", "a2", "a1"), *covers("b", "a1", "a2"))

        assert told(table, "damage-lost") == [(3,)]
        assert (row(table), covered(table, "b")) == (["b"], ["a1", "a2"])

    def test_four_enemies_start_with_their_power(self) -> None:
        """DS-CSET-003, DS-ENDR-004: each of four starts with what it shows and gains it again, the last one too."""
        table = battle("H P", "H .", "H P2", "H P3")
        assert powers(table) == {"a": 1, "b": 0, "c": 2, "d": 3}
        play(table, "end attacks")

        assert powers(table) == {"a": 2, "b": 0, "c": 4, "d": 6}

    def test_any_players_card_may_be_discarded(self) -> None:
        """DS-ENDR-006, DS-EQIP-010: on P1's turn P1 picks which equipped card goes, that of P2's Ezarius too."""
        table = battle("H V", players=2, V="discard-ability")
        wear(wear(table, "ed", "plain-craft-6"), "ezarius", "plain-strength-7")
        play(table, "end attacks")

        assert waiting(table)[1] == table.captain == 0
        assert offered(table)[:2] == ["forfeit plain-craft-6", "forfeit plain-strength-7"]

    def test_every_zone_gains_its_own_power(self) -> None:
        """DS-BOSS-003, DS-ENDR-004: each zone gains what its own uncovered symbols show, one of them covered."""
        table = power(facing_boss("H P", "H P2", "H P3"), **{"head-50": 0, "arms-50": 1, "body-50": 5})
        play(wound(table, "body-50", "a2"), "end attacks")

        assert powers(table) == {"head-50": 1, "arms-50": 3, "body-50": 5}


class TestResuming:
    """DS-LOAD, DS-SAVE."""

    def test_what_was_read_in_silence_is_kept(self) -> None:
        """DS-SAVE-004, DS-WAND-009: a quest that P2 read in silence is P2's secret after a restore too."""
        table = quest(at_start(2), 41)
        table.silent = {"41": [1]}
        resume(table, 0)

        assert (table.quests, table.silent) == ([41], {"41": [1]})


class TestTheEndOfTheTurn:
    """DS-ENDT-004."""

    def test_the_defeat_comes_before_the_story_that_is_due(self) -> None:
        """DS-ENDT-004, DS-CAMP-010: venom fells the last who stands: the party is restored before a due story opens."""
        table = fallen(on_map(), "claire", "ezarius", "jessie", "miguel")
        ail(hurt(table, ed=7), "ed", "venom")
        table.due = [table.pack.camps["standard"][1]]
        doing(table, EndTurn())

        assert (table.defeats, table.exploring, health(table, "claire")) == (1, True, 7)


class TestTheLog:
    """DS-JLOG."""

    def test_a_note_is_written_anew(self) -> None:
        """DS-JLOG-002, DS-JLOG-003: another note on location 38 takes the place of the first; that on 12 stays."""
        table = play(on_map(), "note 38 A cave", "note 12 Cold", "note 38 A bear")

        assert table.log.notes == {"38": "A bear", "12": "Cold"}
