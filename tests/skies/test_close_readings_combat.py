"""Close readings of combat: the deck, synergy tokens, abilities used again, neighbours and zones."""

from __future__ import annotations

from sleeping_gods.kernel.play import waiting
from sleeping_gods.skies.chapters.foes import buff_left
from tests.bed import (
    again,
    damage_on,
    draw_any,
    effects,
    fallen,
    offered,
    play,
    refused,
    told,
)

from .fights import CARDS, battle, blow, buff, covered, covers, facing_boss, power, powers, wound
from .tables import ail, arm, boss, enemy, facing, fight, foe, foe_of, health, hurt, on_map, own, row, stock, tire, wear


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

    def test_three_icons_give_three(self) -> None:
        """DS-SYNG-001: three icons under one hit, one of them splashed, give three tokens."""
        table = play(blow(battle("S S|. H", "S .|. H"), 3), *covers("a", "a1", "a2"), *covers("b", "a1"))
        play(table, "token claire", "token claire", "token jessie")

        assert (table.crew["claire"].synergy, table.crew["jessie"].synergy) == (2, 1)

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

    def test_all_of_a_great_blow_on_the_buff_card(self) -> None:
        """DS-BUFF-002, DS-BUFF-003: a level 5 enemy has 5 hearts more; 5 damage at once may all lie there."""
        table = buff(battle("H .", level=5), "a")
        play(blow(table, 5), *["cover a buff"] * 5)

        assert (foe_of(table, "a").buffed, covered(table, "a")) == (5, [])

    def test_a_torch_burns_the_buff_card(self) -> None:
        """DS-BUFF-003, DS-BUFF-004, DS-RESC-006: a torch covers the last heart of the buff card and beats it."""
        table = stock(buff(battle("H .", "H .", level=2), "a", damage=1), torch=1)
        play(wound(table, "a", "a1"), "use torch deal by p1", "target a", "cover a buff")

        assert row(table) == ["b"]

    def test_four_zones_share_the_extra_hearts(self) -> None:
        """DS-BUFF-006, DS-BOSS-002: damage on the buff card of a fourth zone counts for the whole boss too."""
        table = on_map()
        zones = [enemy(table, name, "H .", attack=0, level=6) for name in ("head", "arms", "body", "tail")]
        fight(boss(table, *zones), boss=50)
        for zone, card in zip(row(table), table.pack.buffs, strict=False):
            buff(table, zone, card, 2 if zone == "tail-50" else 1)

        assert [buff_left(table, foe) for foe in table.fight.foes] == [6 - 5] * 4

    def test_every_zone_gains_its_own_power(self) -> None:
        """DS-BOSS-003, DS-ENDR-004: each zone gains what its own uncovered symbols show, one of them covered."""
        table = power(facing_boss("H P", "H P2", "H P3"), **{"head-50": 0, "arms-50": 1, "body-50": 5})
        play(wound(table, "body-50", "a2"), "end attacks")

        assert powers(table) == {"head-50": 1, "arms-50": 3, "body-50": 5}

    def test_who_stands_is_healed_in_the_middle_of_an_attack(self) -> None:
        """DS-RESC-002, DS-HLTH-008: while the counterattack is due an ogroot heals Ed, but not Miguel at 0 health."""
        table = stock(tire(fallen(hurt(battle("H H", attack=3), ed=4), "miguel"), jessie=1), ogroot=1)
        play(blow(table, 1), "cover a a1", "use ogroot heal by p1")
        assert [line for line in offered(table) if line.startswith("heal ")] == ["heal ed"]
        play(table, "heal ed", "take hit")

        assert health(table, "ed") == 8 - 4 + 1 - 3

    def test_a_second_boss_has_a_box_of_its_own(self) -> None:
        """DS-ACHV-001: a boss that is beaten is marked although another was before."""
        table = facing_boss("H .", ". .", ". .")
        table.ticked = ["boss:4"]
        play(blow(table, 1, "head-50"), "cover head-50 a1")

        assert (table.combat, table.ticked) == (None, ["boss:4", "boss:50"])
