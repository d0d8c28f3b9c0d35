"""The end of a round, victory, defeat and what is forbidden: SG-COMBAT-007 and 051 to 066."""

from __future__ import annotations

from typing import Any

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.view import view

from .fights import attack, covered, covers, damage, facing, holder, left, lend, row, wound
from .tables import (
    again,
    at_sea,
    bearers,
    effects,
    fight,
    foe,
    give_command,
    hold,
    offered,
    own,
    play,
    refused,
    told,
    weary,
)

WALL = ". . .|. . .|. . H"


def facing_a_wall(players: int = 1, *, strike: int = 0) -> SeaTable:
    """A fight with an enemy that every attack misses, and that hurts nobody unless said otherwise."""
    return fight(foe(at_sea(players), "wall", WALL, defense=12, attack=strike), "wall")


def seen(table: SeaTable) -> Any:
    """What the first player sees."""
    return view(table, 0)


class TestEndOfRound:
    """SG-COMBAT-051 to 058: every enemy that is left acts."""

    def test_every_remaining_enemy_attacks_once(self) -> None:
        """SG-COMBAT-051: with 2 enemies left 2 attacks happen, and then round 2 begins."""
        table = play(fight(at_sea(), "skeleton-warrior", "demon-jackal"), "end attacks", "hurt mac", "hurt rafael")

        assert damage(table, "mac", "rafael") == [2, 3]
        assert table.fight.round == 2

    def test_the_end_of_round_follows_the_last_token(self) -> None:
        """SG-COMBAT-051: with all tokens spent, nothing is left but to end the attacks."""
        table = facing_a_wall()
        table.fight.tokens = [0]

        assert offered(again(table)) == ["end attacks"]

    def test_enemies_act_from_left_to_right(self) -> None:
        """SG-COMBAT-052, 058: when A has dropped Mac to 0 health, B cannot target Mac."""
        table = left(fight(at_sea(), "skeleton-warrior", "demon-jackal"), "mac", 2)
        play(table, "end attacks")
        assert told(table, "enemy-acts") == [("skeleton-warrior", 2)]
        play(table, "hurt mac")

        assert told(table, "enemy-acts") == [("demon-jackal", 3)]
        assert refused(table, "hurt mac").rule == "SG-COMBAT-058"

    def test_who_is_beaten_meanwhile_passes_nobody_over(self) -> None:
        """SG-COMBAT-052: when A has acted and falls while B acts, B goes on and C still acts after it."""
        table = own(
            give_command(facing("H . .|. . .|. . .", *["H . H|. . .|. . ."] * 2, strike=1), 3), "stone-of-blood"
        )
        play(table, "end attacks", "hurt mac", "take hit")
        assert told(table, "enemy-acts") == [("b", 1)]
        play(table, "activate stone-of-blood deal by p1", "target a", "cover a a1")
        assert row(table) == ["b", "c"]
        play(table, "hurt laurent")

        assert told(table, "enemy-acts") == [("c", 1)]
        play(table, "hurt marco")
        assert damage(table, "mac", "laurent", "marco") == [1, 1, 1]
        assert table.fight.round == 2

    def test_attack_first_then_abilities(self) -> None:
        """SG-COMBAT-053: A deals 2, then its Regen 1 removes a token, then B acts."""
        table = foe(at_sea(), "worm", "R . .|. . .|H . .", attack=2, R="regen-1")
        wound(fight(table, "worm", "skeleton-warrior"), "worm", "b2")
        play(table, "end attacks", "hurt mac")
        assert offered(table)[0] == "uncover worm b2"
        assert table.crew["mac"].damage == 2
        play(table, "uncover worm b2")

        assert covered(table, "worm") == []
        assert told(table, "enemy-acts") == [("skeleton-warrior", 2)]

    def test_abilities_act_from_top_left_to_bottom_right(self) -> None:
        """SG-COMBAT-053: weaken top right comes before madness middle left, venom bottom right comes last."""
        table = foe(at_sea(), "hag", ". . W|M . .|H . V", attack=0, W="weaken", M="madness", V="venom")
        play(fight(table, "hag"), "end attacks")
        kinds = []
        for _ in range(3):
            kinds.append(offered(table)[0].rpartition(" ")[2])
            play(table, offered(table)[0])

        assert kinds == ["weakened", "madness", "venom"]

    def test_the_active_player_picks_the_victims(self) -> None:
        """SG-COMBAT-054: P1 names P2's Mac, who takes 2; anybody's crew with health may be named."""
        table = play(fight(at_sea(3), "skeleton-warrior"), "end attacks")
        assert waiting(table)[1] == table.captain == 0
        assert table.controller("mac") == 1
        assert len([line for line in offered(table) if line.startswith("hurt ")]) == 9
        play(table, "hurt mac")

        assert damage(table, "mac") == [2]

    def test_one_victim_takes_it_all(self) -> None:
        """SG-COMBAT-055: 3 damage on Mac with 5 health left cannot be split; only the excess over health passes on."""
        table = play(left(fight(at_sea(), "demon-jackal"), "mac", 5), "end attacks", "hurt mac")
        assert table.crew["mac"].damage == 1 + 3
        assert [line for line in offered(table) if line.startswith("hurt ")] == []

        play(left(table, "mac", 2), "end attacks", "hurt mac")
        assert told(table, "damage") == [("mac", 2)]
        assert damage(play(table, "hurt odessa"), "odessa") == [1]

    def test_statuses_may_go_to_another_than_the_damage(self) -> None:
        """SG-COMBAT-056: with the 3 damage on Laurent, Marco may take the madness."""
        table = play(fight(at_sea(), "flying-eye"), "end attacks", "hurt laurent", "afflict marco with madness")

        assert damage(table, "laurent", "marco") == [3, 0]
        assert table.crew["marco"].statuses == ("madness",)
        assert table.crew["laurent"].statuses == ()

    @pytest.mark.parametrize("captain", [0, 1])
    def test_the_status_may_go_to_anybodys_crew(self, captain: int) -> None:
        """SG-COMBAT-056: whoever is active, all nine are there for the madness, the other player's crew too."""
        table = at_sea(2)
        table.captain = captain
        play(fight(again(table), "flying-eye"), "end attacks", "hurt laurent")

        assert bearers(table) == list(table.crew)

    def test_no_weapon_block_at_the_end_of_a_round(self) -> None:
        """SG-COMBAT-057: Laurent, whose club blocks 2, takes 3 when hit for 3."""
        table = play(fight(at_sea(), "demon-jackal"), "end attacks", "hurt laurent")

        assert damage(table, "laurent") == [3]

    def test_other_block_counts_at_the_end_of_a_round(self) -> None:
        """SG-COMBAT-057: an adventure card's block 2 leaves 1 of 3."""
        table = give_command(own(fight(at_sea(), "demon-jackal"), "pann-shield"), 2)
        play(table, "end attacks", "hurt laurent", "activate pann-shield block by p1", "take hit")

        assert damage(table, "laurent") == [1]

    def test_each_of_three_attacks(self) -> None:
        """SG-COMBAT-051, SG-COMBAT-073: from left to right all three strike, and then the round is over."""
        table = facing(WALL, WALL, WALL, players=2, strike=1)
        play(table, "end attacks")
        for name, victim in zip("abc", ("mac", "laurent", "marco"), strict=True):
            assert told(table, "enemy-acts") == [(name, 1)]
            play(table, f"hurt {victim}")

        assert damage(table, "mac", "laurent", "marco") == [1, 1, 1]
        assert table.fight.round == 2

    @pytest.mark.parametrize(("captain", "user"), [(0, "p1"), (0, "p2"), (1, "p1")])
    def test_block_for_anybody_by_anybody(self, captain: int, user: str) -> None:
        """SG-COMBAT-057: at the end of a round each player may block for the crew of either."""
        table = own(at_sea(2), "pann-shield")
        table.captain = captain
        for victim in ("mac", "gregory"):
            hit = give_command(fight(table.clone(), "demon-jackal"), 2, 2)
            play(hit, "end attacks", f"hurt {victim}", f"activate pann-shield block by {user}", "take hit")

            assert damage(hit, victim) == [1]

    def test_victims_need_health(self) -> None:
        """SG-COMBAT-058: Mac at 0 health cannot be the victim of an enemy's damage."""
        table = play(left(fight(at_sea(), "skeleton-warrior"), "mac", 0), "end attacks")

        assert refused(table, "hurt mac").rule == "SG-COMBAT-058"
        assert "hurt odessa" in offered(table)


class TestRoundsAndVictory:
    """SG-COMBAT-007 and 059 to 062: on and on, until one side is finished."""

    def test_rounds_repeat(self) -> None:
        """SG-COMBAT-007: with one enemy left after the end of the round, round 2 starts; with none there is none."""
        table = fight(at_sea(), "skeleton-warrior", "flying-eye")
        attack(table, "mac", "skeleton-warrior", 5, *covers("skeleton-warrior", "b1", "b2", "b3"), "keep synergy")
        play(table, "end attacks", "hurt mac", "afflict mac with madness")
        assert (table.fight.round, row(table)) == (2, ["flying-eye"])

        wound(table, "flying-eye", "b1", "c1")
        attack(table, "mac", "flying-eye", 5, *covers("flying-eye", "c2", "c3", "b2"))
        assert table.combat is None

    def test_what_stays_for_the_next_round(self) -> None:
        """SG-COMBAT-059: damage, lent synergy tokens and placed command stay; action tokens come back."""
        table = wound(fight(at_sea(2), "skeleton-warrior"), "skeleton-warrior", "a1", "b1")
        lend(table, "mac", "audrie")
        table.crew["marco"].command, table.supply = 3, table.supply - 3
        attack(table, "laurent", "skeleton-warrior", 1, "cover skeleton-warrior c1")
        play(table, "end attacks", "hurt rafael")

        assert table.fight.round == 2
        assert covered(table, "skeleton-warrior") == ["a1", "b1", "c1"]
        assert holder(table, "mac") == "audrie"
        assert table.crew["marco"].command == 3
        assert (table.fight.tokens, table.crew["laurent"].actions) == ([2, 2], 0)

    def test_a_later_round_is_as_the_first(self) -> None:
        """SG-COMBAT-037, 050, 059: in rounds 2 and 3 too each attack takes a token and brings one counterattack."""
        table = facing_a_wall(2, strike=2)
        for number, square in ((2, "a1"), (3, "a2")):
            play(table, "end attacks", "hurt rafael")
            attack(table, "gregory", "wall", 1, f"cover wall {square}")
            assert (table.fight.round, table.fight.tokens) == (number, [1, 2])

        assert damage(table, "gregory", "rafael") == [4, 4]
        assert covered(table, "wall") == ["a1", "a2"]

    def test_victory_is_immediate(self) -> None:
        """SG-COMBAT-060: when the first of 4 tokens kills the last enemy, combat is over and nobody is hurt."""
        table = fight(at_sea(), "skeleton-warrior")
        attack(table, "mac", "skeleton-warrior", 5, *covers("skeleton-warrior", "b1", "b2", "b3"), "keep synergy")

        assert table.combat is None
        assert told(table, "victory") == [()]
        assert sum(member.damage for member in table.crew.values()) == 0

    @pytest.mark.parametrize("tokens", [4, 0])
    def test_a_card_that_fells_the_last_enemy_ends_the_fight(self, tokens: int) -> None:
        """SG-COMBAT-060: without an attack too the last enemy's fall ends combat at once, with tokens left or none."""
        table = give_command(own(facing("H . .|. . .|. . .", strike=3), "stone-of-blood"), 3)
        table.fight.tokens = [tokens]
        play(again(table), "activate stone-of-blood deal by p1", "target a", "cover a a1")

        assert table.combat is None
        assert told(table, "victory") == [()]
        assert sum(member.damage for member in table.crew.values()) == 0

    def test_everything_goes_back_after_victory(self) -> None:
        """SG-COMBAT-061: the enemy deck is whole again, no board holds tokens, and the story goes on."""
        table = play(effects(at_sea(), "combat 12, 30", "gain 2 xp"), "reveal enemies", "lay flying-eye")
        play(table, "lay skeleton-warrior")
        wound(wound(table, "flying-eye", "b1", "c1", "c3"), "skeleton-warrior", "b1", "b2")
        attack(table, "mac", "flying-eye", 5, *covers("flying-eye", "c2", "b2", "a2"))
        attack(table, "mac", "skeleton-warrior", 5, "cover skeleton-warrior b3", "cover skeleton-warrior a3")
        play(table, "cover skeleton-warrior a2", "lend mac to audrie")

        assert table.combat is None
        assert seen(table)["decks"]["enemy"] == 78
        assert all(member.tokens == () and member.actions == 0 for member in table.crew.values())
        assert table.xp == 2

    def test_harm_and_command_outlast_a_fight_and_bonuses_do_not(self) -> None:
        """SG-COMBAT-062: damage, venom, fatigue and placed command remain after victory; an attack's bonus does not."""
        table = give_command(fight(at_sea(), "skeleton-warrior"), 2)
        mac = table.crew["mac"]
        mac.damage, mac.statuses, mac.fatigue = 3, ("venom",), 1
        attack(table, "mac", "skeleton-warrior", 5, "go on", "activate mac damage", "go on")
        play(table, *covers("skeleton-warrior", "b1", "b2", "b3", "a3"), "keep synergy")
        assert table.combat is None
        assert (mac.damage, mac.statuses, mac.fatigue, mac.command) == (3, ("venom",), 1, 2)

        attack(fight(table, "flying-eye"), "mac", "flying-eye", 5)
        assert told(table, "deals") == [("mac", 3)]

    @pytest.mark.parametrize("status", ["venom", "frightened", "weakened", "madness", "low-morale"])
    def test_every_status_outlasts_a_fight(self, status: str) -> None:
        """SG-COMBAT-062: whichever status it is, of the attacker's or another player's crew, it is there afterwards."""
        table = facing("H . .|. . .|. . .", players=2)
        for name in ("marco", "rafael", "odessa"):
            table.crew[name].statuses = (status,)
        attack(again(table), "mac", "a", 6, *covers("a", "a1", "a2", "b2"))

        assert table.combat is None
        assert [table.crew[name].statuses for name in ("marco", "rafael", "odessa", "mac")] == [*[(status,)] * 3, ()]

    @pytest.mark.parametrize("captain", [0, 1, 2])
    def test_whichever_seat_is_active_chooses(self, captain: int) -> None:
        """SG-COMBAT-054: at each enemy's attack the active player is asked, and may name anybody's crew with health."""
        table = at_sea(3)
        table.captain = captain
        for name in "ab":
            foe(table, name, WALL, defense=12, attack=1)
        left(fight(table, "a", "b"), "kannan", 0)
        play(table, "end attacks")
        able = [name for name in table.crew if name != "kannan"]
        assert (waiting(table)[1], offered(table)) == (captain, [f"hurt {name}" for name in able])
        play(table, "hurt mac")

        assert (waiting(table)[1], offered(table)) == (captain, [f"hurt {name}" for name in able])


class TestDefeatAndLimits:
    """SG-COMBAT-063 to 066."""

    def test_defeat_waits_for_the_end_of_the_attack(self) -> None:
        """SG-COMBAT-063: the last crew member falls, still deals the 1 damage of a miss, then it is defeat."""
        table = weary(fight(at_sea(), "skeleton-warrior", "flying-eye"))
        attack(table, "odessa", "skeleton-warrior", 1)
        assert table.crew["odessa"].damage == 6
        assert table.fight.tokens == [3]
        assert table.fallen == ""
        play(table, "cover skeleton-warrior a1")

        assert table.combat is None
        assert told(table, "defeat") == [("crew",)]

    def test_defeat_comes_before_victory(self) -> None:
        """SG-COMBAT-063: it is defeat even if the last enemy fell with the last of the crew."""
        table = wound(weary(fight(at_sea(), "skeleton-warrior")), "skeleton-warrior", "b1")
        attack(table, "odessa", "skeleton-warrior", 1, "cover skeleton-warrior b3", "keep synergy")

        assert told(table, "beaten") == [("skeleton-warrior",)]
        assert told(table, "defeat") == [("crew",)]
        assert told(table, "victory") == []

    def test_defeat_waits_for_the_end_of_an_enemys_action(self) -> None:
        """SG-COMBAT-063: the Flying Eye fells the last of the crew, gives its madness, and then it is defeat."""
        table = play(weary(fight(at_sea(), "flying-eye", "skeleton-warrior")), "end attacks", "hurt odessa")
        assert table.fallen == ""
        play(table, "afflict mac with madness")

        assert told(table, "defeat") == [("crew",)]
        assert told(table, "enemy-acts") == []

    def test_forbidden_in_combat(self) -> None:
        """SG-COMBAT-064: no card is equipped, no recipe cooked, no weapon moved and no ship-moving card used."""
        table = own(hold(give_command(at_sea(), 5), 0, "triage-5"), "revolver", "lukran-steam-engine")
        table.goods["grain"] = 3
        rules = {
            "equip triage-5 on mac": "SG-COMBAT-064",
            "cook flapjacks by p1": "SG-ADV-014",
            "arm mac with revolver": "SG-COMBAT-064",
            "activate lukran-steam-engine sail by p1": "SG-COMBAT-064",
        }
        assert {*rules} <= {*offered(again(table))}
        fight(table, "skeleton-warrior")

        assert {line: refused(table, line).rule for line in rules} == rules

    def test_the_active_player_stays(self) -> None:
        """SG-COMBAT-065: P1 is active in round 1 and still assigns the targets of round 4."""
        table = fight(at_sea(3), "bilge-imp")
        for number in range(1, 5):
            assert (table.fight.round, table.captain) == (number, 0)
            play(table, "end attacks")
            assert waiting(table)[1] == 0
            play(table, "hurt rafael")

        assert damage(table, "rafael") == [4]

    def test_a_stalemate_may_be_conceded(self) -> None:
        """SG-COMBAT-066: after a round in which nobody could attack and no damage was dealt the crew may concede."""
        table = facing_a_wall()
        for number, name in enumerate(table.crew):
            if number < 4:
                table.crew[name].statuses = ("frightened",)
            else:
                left(table, name, 0)
        assert refused(fight(table, "wall"), "concede combat").rule == "SG-COMBAT-066"
        play(table, "end attacks")
        assert "concede combat" in offered(table)
        play(table, "concede combat")

        assert table.combat is None
        assert told(table, "defeat") == [("crew",)]

    @pytest.mark.parametrize("able", [True, False])
    def test_no_fleeing_while_one_side_can_hurt_the_other(self, able: bool) -> None:
        """SG-COMBAT-066: a round in which somebody could attack, or an enemy dealt damage, is no stalemate."""
        table = facing_a_wall(strike=0 if able else 1)
        for number, name in enumerate(table.crew):
            if number < 4:
                table.crew[name].statuses = () if able else ("frightened",)
            else:
                left(table, name, 0)
        play(fight(table, "wall"), "end attacks")
        if not able:
            play(table, "hurt odessa")

        assert table.fight.round == 2
        assert refused(table, "concede combat").rule == "SG-COMBAT-066"

    @pytest.mark.parametrize("harm", [False, True])
    def test_an_active_round_ends_the_stalemate(self, harm: bool) -> None:
        """SG-COMBAT-066: conceding is offered after a quiet round, and not after the next with an attack or damage."""
        table = foe(at_sea(), "wall", "A . .|. . .|. . H", defense=12, attack=0)
        for member in table.crew.values():
            member.statuses = ("frightened",)
        play(wound(fight(table, "wall"), "wall", "a1"), "end attacks")
        assert "concede combat" in offered(table)

        if harm:
            table.fight.foes[0].covered = 0
            play(again(table), "end attacks", "hurt odessa")
        else:
            table.crew["mac"].statuses = ()
            attack(again(table), "mac", "wall", 1, "cover wall b1")
            assert "concede combat" in offered(table)
            table.crew["mac"].statuses = ("frightened",)
            play(again(table), "end attacks")
        assert table.fight.round == 3
        assert refused(table, "concede combat").rule == "SG-COMBAT-066"

        play(wound(table, "wall", "a1"), "end attacks")
        assert "concede combat" in offered(table)

    def test_whoever_could_attack(self) -> None:
        """SG-COMBAT-066: while a crew member of another player could have attacked, the round was no stalemate."""
        table = facing_a_wall(2)
        for name, member in table.crew.items():
            member.statuses = () if name == "mac" else ("frightened",)
        play(fight(table, "wall"), "end attacks")
        assert (table.controller("mac"), table.captain) == (1, 0)
        assert refused(table, "concede combat").rule == "SG-COMBAT-066"
        table.crew["mac"].statuses = ("frightened",)
        play(fight(table, "wall"), "end attacks")

        assert "concede combat" in offered(table)

    def test_blocked_damage_is_no_damage(self) -> None:
        """SG-COMBAT-066: a round whose only hit is blocked whole has dealt no damage, so the crew may concede."""
        table = give_command(own(facing_a_wall(strike=2), "pann-shield"), 2)
        for member in table.crew.values():
            member.statuses = ("frightened",)
        play(fight(table, "wall"), "end attacks", "hurt mac", "activate pann-shield block by p1", "take hit")

        assert damage(table, "mac") == [0]
        assert "concede combat" in offered(table)
