"""Enemy row: cases that the examples in the rulebook leave open."""

from __future__ import annotations

from sleeping_gods.kernel.play import waiting
from sleeping_gods.skies.chapters.foes import buff_left
from tests.bed import (
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
from .tables import (
    arm,
    boss,
    enemy,
    fight,
    foe_of,
    health,
    hurt,
    on_map,
    row,
    stock,
    tire,
    wear,
)


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


class TestFights:
    """Several enemies, several players."""

    def test_two_allies_both_add(self) -> None:
        """DS-ENAB-002, DS-ENAB-019: two others with 1 and 2 more make a counterattack of 1 one of 4, never its own."""
        table = battle("H .|. X", "H .|X .", "H .|Y .", attack=1, X="allies-damage-1", Y="allies-damage-2")
        play(blow(table, 1), "cover a a2")

        assert health(table, "ed") == 4

    def test_a_second_token_on_one_character(self) -> None:
        """DS-SYNG-003: of two icons covered at once both tokens may go to the same character, and two more later."""
        table = battle("S S .|S S H")
        play(blow(table, 2), "cover a a1", "cover a a2", "token jessie")
        assert "token jessie" in offered(table)
        play(table, "token jessie")

        assert table.crew["jessie"].synergy == 2

    def test_damage_to_all_is_for_all_players(self) -> None:
        """DS-ENAB-006: X damage to each hurts the characters of both players and Claire, those at 0 not again."""
        table = fallen(battle("H A|. .", players=2, A="deal-all-2"), "jessie")
        play(table, "end attacks")

        assert [health(table, name) for name in table.crew] == [5, 6, 4, 0, 5]

    def test_an_enemy_gone_in_the_enemy_phase_hides_nobody(self) -> None:
        """DS-ENDR-003: while the leftmost acts it falls to a torch; the next two act all the same, each once."""
        table = stock(battle("H V|. .", "P H|. .", "P2 H|. .", V="deal-one-1"), torch=1)
        play(wound(power(table, a=0, b=0, c=0), "a", "a2"), "end attacks")
        assert powers(table) == {"a": 0, "b": 1, "c": 2}
        table = stock(battle("H V|. .", "P H|. .", "P2 H|. .", V="deal-one-1"), torch=1)
        play(power(table, a=0, b=0, c=0), "end attacks", "use torch deal by p1", "target a", "cover a a1")
        assert row(table) == ["b", "c"]
        play(table, "hurt ed")

        assert powers(table) == {"b": 1, "c": 2}

    def test_a_deck_that_runs_out(self) -> None:
        """DS-CRND-008: with 1 card left and 3 discarded the rest is drawn of the discards, which are shuffled."""
        table = battle("H H|H H", hands=(CARDS[:3],))
        table.fight.deck, table.fight.discard = ["whip"], ["pistol"]
        for card, name in zip(CARDS, ("ed", "jessie", "miguel"), strict=False):
            play(arm(table, card, damage=None), f"attack a with {name} using {card}")
        table.fight.discard.clear()
        play(table, "end attacks", "draw whip")

        assert sorted(offered(table)) == sorted(f"draw {card}" for card in CARDS[:3])
        draw_any(table, 2)
        assert (len(table.fight.hands[0]), len(table.fight.deck), table.fight.discard) == (3, 1, [])

    def test_neither_deck_nor_discard(self) -> None:
        """DS-CBDK-008, DS-CSET-005: who owns 3 combat cards draws 3 of 5, and the round begins."""
        table = on_map()
        table.combat_deck = table.arms = [*CARDS[:3]]
        number = next(iter(table.pack.enemies.values())).number
        draw_any(effects(table, f"combat {number}"), 1)
        draw_any(play(table, "start combat"), 3)

        assert (table.fight.round, table.fight.deck, sorted(table.fight.hands[0])) == (1, [], sorted(CARDS[:3]))
        assert "end attacks" in offered(table)

    def test_why_claire_cannot_attack(self) -> None:
        """DS-CRND-003: when P1 has played for both characters Claire's refusal names her rule; P2 goes on."""
        table = battle("H H|H H", hands=(CARDS[:3], CARDS[3:]), players=2)
        for card, name in (("fire-axe", "ed"), ("wrench", "jessie")):
            play(arm(table, card, damage=None), f"attack a with {name} using {card}")

        assert refused(table, "attack a with claire using frying-pan").rule == "DS-CRND-003"
        assert "attack a with ezarius using bowie-knife" in offered(table)
