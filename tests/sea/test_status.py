"""Statuses: SG-STATUS."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.sea.chapters.crew import health_left
from sleeping_gods.sea.chapters.port import PortServices
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.table.words import STATUSES

from .tables import (
    again,
    at_sea,
    at_start,
    doing,
    effects,
    fallen,
    give_command,
    offered,
    own,
    play,
    put_enemy,
    refused,
    strike,
    wear,
)

SPLIT = "gregory audrie rafael/kasumi laurent mac/kannan marco"
"""Three players; Mac is P2's, Marco P3's."""


def suffering(table: SeaTable, crew: str, *statuses: str) -> SeaTable:
    """Let a crew member have exactly these statuses."""
    table.crew[crew].statuses = statuses
    return again(table)


def turns(table: SeaTable, count: int) -> SeaTable:
    """Begin so many turns, one player after the other."""
    for _ in range(count):
        play(doing(table), "begin turn")
    return table


class TestOneOfEach:
    """SG-STATUS-001, 014, 015."""

    def test_the_five_statuses(self) -> None:
        """SG-STATUS-001: a crew member may have all five kinds at once."""
        table = effects(at_sea(), *(f"gain {status} on mac" for status in STATUSES))

        assert table.crew["mac"].statuses == ("venom", "frightened", "weakened", "madness", "low-morale")

    def test_one_of_each(self) -> None:
        """SG-STATUS-001: venom gained again stays 1 venom; with madness Mac has 2 statuses."""
        table = effects(at_sea(), "gain venom on mac", "gain venom on mac")
        once = table.crew["mac"].statuses
        effects(table, "gain madness on mac")

        assert once == ("venom",)
        assert list(table.crew["mac"].statuses) == ["venom", "madness"]

    def test_a_bearer_is_no_target(self) -> None:
        """SG-STATUS-001: a status of the players' choice cannot go on one who has it."""
        table = effects(suffering(at_sea(), "mac", "venom"), "gain venom")

        assert refused(table, "afflict mac with venom").rule == "SG-STATUS-001"
        assert play(table, "afflict marco with venom").crew["marco"].statuses == ("venom",)

    def test_a_named_bearer_gains_nothing_more(self) -> None:
        """SG-STATUS-014: Audrie, frightened, gains 1 frightened: she has 1 and nobody else has any."""
        table = effects(suffering(at_sea(), "audrie", "frightened"), "gain frightened on audrie")

        assert table.crew["audrie"].statuses == ("frightened",)
        assert sum("frightened" in member.statuses for member in table.crew.values()) == 1
        assert "travel" in offered(table)

    def test_without_a_bearer_nothing_is_gained(self) -> None:
        """SG-STATUS-014: when all four venom tokens are in use a fifth is not gained and nothing is asked."""
        table = at_sea()
        for name in ("mac", "marco", "audrie", "rafael"):
            suffering(table, name, "venom")
        effects(table, "gain venom", "gain venom on odessa")

        assert sum("venom" in member.statuses for member in table.crew.values()) == 4
        assert "travel" in offered(table)

    def test_a_cost_in_low_morale_needs_a_token(self) -> None:
        """SG-STATUS-014: Overwork cannot be paid for while all eight low morale tokens are in use."""
        table = wear(at_sea(window="all"), "mac", "overwork-6")
        for name in list(table.crew)[:8]:
            suffering(table, name, "low-morale")
        effects(table, "challenge STRENGTH 5")
        play(table, "go on", "fate 2")
        barred = "play overwork-6 redraw" in offered(table)
        suffering(table, "odessa")

        assert not barred
        assert "play overwork-6 redraw" in offered(table)

    def test_the_active_player_chooses_anyone_who_lacks_it(self) -> None:
        """SG-STATUS-015: an enemy inflicts madness: Mac at 0 health without madness may be chosen, like the others."""
        table = put_enemy(
            fallen(suffering(at_sea(3, crew=SPLIT), "kannan", "madness"), "mac"), "H M .|. . .|. . .", M="madness"
        )
        table.captain = 2
        play(again(table), "end attacks", "hurt rafael")
        chooser = waiting(table)[1]
        able = [line.split()[1] for line in offered(table) if line.startswith("afflict")]
        play(table, "afflict mac with madness")

        assert chooser == 2
        assert able == [name for name in table.crew if name != "kannan"]
        assert (health_left(table, "mac"), table.crew["mac"].statuses) == (0, ("madness",))

    def test_an_effect_on_another_passes_the_bearer_by(self) -> None:
        """SG-STATUS-015: a card's status on another crew member cannot go on its own bearer."""
        table = effects(at_sea(), "gain venom on another", bearer="mac")

        assert "afflict mac with venom" not in offered(table)
        assert play(table, "afflict marco with venom").crew["marco"].statuses == ("venom",)


class TestVenom:
    """SG-STATUS-002 to 005."""

    def test_venom_bites_at_every_players_turn(self) -> None:
        """SG-STATUS-002: with 3 players Mac takes 3 damage in a full round, whoever controls him."""
        table = turns(suffering(at_start(3, crew=SPLIT), "mac", "venom"), 3)

        assert table.crew["mac"].damage == 3
        assert sum(member.damage for member in table.crew.values()) == 3

    def test_venom_sleeps_at_zero_health(self) -> None:
        """SG-STATUS-003: at 0 health nothing happens; after restoring 1 the next start deals 1 damage."""
        table = turns(fallen(suffering(at_start(), "mac", "venom"), "mac"), 1)
        asleep = table.crew["mac"].damage
        table.crew["mac"].damage -= 1
        awake = table.crew["mac"].damage
        turns(table, 1)

        assert (asleep, awake, table.crew["mac"].damage) == (6, 5, 6)
        assert table.crew["mac"].statuses == ("venom",)

    def test_venom_is_never_passed_on(self) -> None:
        """SG-STATUS-004: Mac at 0 health with venom and others healthy: nobody takes damage."""
        table = turns(fallen(suffering(at_start(), "mac", "venom"), "mac"), 2)

        assert [member.damage for member in table.crew.values()] == [0] * 8 + [6]
        assert "use bridge" in offered(table)

    @pytest.mark.parametrize(("health", "defeats"), [(1, 1), (2, 0)])
    def test_venom_can_defeat(self, health: int, defeats: int) -> None:
        """SG-STATUS-005: only Kannan has 1 health, and venom: the turn's start is a defeat before the ship action."""
        table = fallen(suffering(at_start(), "kannan", "venom"), *at_start().crew)
        table.crew["kannan"].damage = 5 - health
        turns(table, 1)

        assert table.defeats == defeats
        assert ("use bridge" in offered(table)) is (defeats == 0)


class TestFrightened:
    """SG-STATUS-006."""

    def test_the_frightened_do_not_attack(self) -> None:
        """SG-STATUS-006: a combat token on frightened Rafael is refused, and the others attack."""
        table = put_enemy(suffering(at_sea(), "rafael", "frightened"))

        assert refused(table, "attack wall with rafael using boat-hook").rule == "SG-STATUS-006"
        assert "attack wall with mac using cutlass" in offered(table)

    def test_the_frightened_take_part(self) -> None:
        """SG-STATUS-006: joining a challenge is allowed, for 1 fatigue."""
        table = effects(suffering(at_sea(window="all"), "rafael", "frightened"), "challenge STRENGTH 6")
        play(table, "join rafael", "go on", "fate 3")

        assert total(table, table.test) == 4
        assert table.crew["rafael"].fatigue == 1


class TestWeakened:
    """SG-STATUS-007, 008."""

    @pytest.mark.parametrize(("statuses", "skill"), [((), 3), (("weakened",), 1)])
    def test_weakened_takes_two_off_a_skill(self, statuses: tuple[str, ...], skill: int) -> None:
        """SG-STATUS-007: strength 3 is 1 while weakened."""
        table = wear(suffering(at_sea(window="all"), "mac", *statuses), "mac", "engaged-5", "adrenaline-1")
        play(effects(table, "challenge STRENGTH 6"), "join mac", "go on", "fate 3")

        assert total(table, table.test) == 3 + skill

    @pytest.mark.parametrize("skill", ["STRENGTH", "PERCEPTION", "SAVVY", "CRAFT", "CUNNING"])
    def test_every_skill_is_weakened(self, skill: str) -> None:
        """SG-STATUS-007: Odessa's 1 in every skill counts 0 while she is weakened."""
        table = suffering(at_sea(window="all"), "odessa", "weakened")
        play(effects(table, f"challenge {skill} 6"), "join odessa", "go on", "fate 3")

        assert total(table, table.test) == 3

    def test_combat_figures_are_unaffected(self) -> None:
        """SG-STATUS-007: a weakened crew member hits on the same number, for the same damage, with the same block."""
        table = put_enemy(suffering(at_sea(), "laurent", "weakened"), attack=3)
        play(table, "attack wall with laurent using club", "fate 5")

        assert strike(table) == 2
        assert table.crew["laurent"].damage == 1

    def test_a_skill_is_never_below_zero(self) -> None:
        """SG-STATUS-008: cunning 1 and weakened, joining CUNNING 5 with fate 4: total 4, not 3."""
        table = suffering(at_sea(window="all"), "marco", "weakened")
        play(effects(table, "challenge CUNNING 5"), "join marco", "go on", "fate 4")

        assert total(table, table.test) == 4

    def test_the_weak_do_not_weaken_the_others(self) -> None:
        """SG-STATUS-008: beside weakened Marco, Kannan's cunning counts in full."""
        table = suffering(at_sea(window="all"), "marco", "weakened")
        play(effects(table, "challenge CUNNING 5"), "join marco", "join kannan", "go on", "fate 4")

        assert total(table, table.test) == 5


class TestMadness:
    """SG-STATUS-009, 010."""

    @pytest.mark.parametrize("fate", [1, 6])
    def test_the_mad_are_hurt_by_challenges(self, fate: int) -> None:
        """SG-STATUS-009: 0 damage and madness: joining gives 1 damage and 1 fatigue, passed or not."""
        table = effects(suffering(at_sea(), "mac", "madness"), "challenge STRENGTH 5")
        play(table, "join mac", "join rafael", "go on", f"fate {fate}")

        assert (table.crew["mac"].damage, table.crew["mac"].fatigue) == (1, 1)
        assert (table.crew["rafael"].damage, table.crew["rafael"].fatigue) == (0, 1)

    def test_each_challenge_hurts(self) -> None:
        """SG-STATUS-009: every time they take part; staying away costs nothing."""
        table = suffering(at_sea(), "mac", "madness")
        play(effects(table, "challenge STRENGTH 5"), "join mac", "go on", "fate 5")
        play(effects(table, "challenge STRENGTH 5"), "join mac", "go on", "fate 5")
        play(effects(table, "challenge STRENGTH 5"), "go on", "fate 5")

        assert table.crew["mac"].damage == 2

    def test_madness_comes_on_joining_and_the_skill_still_counts(self) -> None:
        """SG-STATUS-010: 1 health left, strength 2, STRENGTH 6, fate 4: they fall before the draw and total 6."""
        table = wear(suffering(at_sea(), "mac", "madness"), "mac", "engaged-5")
        table.crew["mac"].damage = 5
        coins = table.goods["coins"]
        effects(again(table), "challenge STRENGTH 6", "pass: gain 1 coin")
        play(table, "join mac")
        before_fate = (health_left(table, "mac"), table.crew["mac"].fatigue, table.test.drawn)
        play(table, "go on", "fate 4")

        assert before_fate == (0, 1, 0)
        assert table.goods["coins"] == coins + 1

    def test_madness_comes_after_costs(self) -> None:
        """SG-STATUS-010: who cannot pay to join is not hurt by madness."""
        table = effects(suffering(at_sea(), "mac", "madness", "low-morale"), "challenge STRENGTH 6")

        assert refused(table, "join mac").rule == "SG-STATUS-011"
        assert table.crew["mac"].damage == 0


class TestLowMorale:
    """SG-STATUS-011, 012."""

    def test_each_use_costs_one_command(self) -> None:
        """SG-STATUS-011: P1 with 1 command can pay for only one of two crew with low morale; it goes to the supply."""
        table = give_command(at_sea(), 1)
        suffering(suffering(table, "mac", "low-morale"), "marco", "low-morale")
        effects(table, "challenge STRENGTH 6")
        supply = table.supply
        play(table, "join mac")

        assert refused(table, "join marco").rule == "SG-STATUS-011"
        assert (table.pools[0], table.supply) == (0, supply + 1)
        assert "join rafael" in offered(table)

    def test_the_controller_pays(self) -> None:
        """SG-STATUS-011: P2 pays for P2's crew; the active player's command does not serve."""
        table = give_command(at_sea(3, crew=SPLIT), 5, 1, 5)
        effects(suffering(table, "mac", "low-morale"), "challenge STRENGTH 6")

        assert refused(table, "join mac").rule == "SG-CHAL-005"
        assert "join laurent" in offered(table)

    def test_the_charge_comes_on_top_of_helping(self) -> None:
        """SG-STATUS-012: P2 helping with two low morale crew pays 1 + 2 = 3 command."""
        table = give_command(at_sea(3, crew=SPLIT), 0, 4, 0)
        suffering(suffering(table, "mac", "low-morale"), "laurent", "low-morale")
        effects(table, "challenge STRENGTH 6")
        play(table, "join mac", "join laurent")

        assert table.pools == [0, 4 - 3, 0]
        assert table.test.crew == ("mac", "laurent")

    def test_the_charge_is_for_the_affected_only(self) -> None:
        """SG-STATUS-012: a second helper without low morale costs nothing more; with too little it is refused."""
        table = give_command(at_sea(3, crew=SPLIT), 0, 2, 0)
        suffering(suffering(table, "mac", "low-morale"), "laurent", "low-morale")
        effects(table, "challenge STRENGTH 6")
        play(table, "join mac", "join kasumi")

        assert table.pools[1] == 0
        assert refused(table, "join laurent").rule == "SG-STATUS-011"


class TestRemoving:
    """SG-STATUS-013."""

    def test_victory_and_the_inn_do_not_end_venom(self) -> None:
        """SG-STATUS-013: venom before a combat remains when it is won and the inn and healer are used."""
        table = suffering(at_sea(), "mac", "venom")
        table.crew["mac"].damage = 3
        put_enemy(table, "H . .|. . .|. . .")
        play(table, "attack wall with rafael using boat-hook", "fate 6", "cover wall a1")
        strike(table)
        won = table.combat is None
        table.goods["coins"] = 9
        play(doing(table, PortServices()), "visit inn", "visit healer", "treat mac")

        assert won
        assert table.crew["mac"].damage == 0
        assert table.crew["mac"].statuses == ("venom",)

    def test_time_does_not_end_statuses(self) -> None:
        """SG-STATUS-013: three turns later all five are there."""
        table = turns(suffering(at_start(3, crew=SPLIT), "mac", *STATUSES), 3)

        assert table.crew["mac"].statuses == STATUSES

    def test_a_crew_ability_removes_a_status(self) -> None:
        """SG-STATUS-013: Gregory's printed ability ends venom, of his choice of bearer, and nothing else."""
        table = give_command(suffering(at_sea(), "mac", "venom", "madness"), 2)
        play(table, "activate gregory cure", "cure mac of venom")

        assert table.crew["mac"].statuses == ("madness",)

    def test_an_adventure_card_removes_a_status(self) -> None:
        """SG-STATUS-013: the Eye of Wisdom ends madness."""
        table = own(give_command(suffering(at_sea(), "mac", "venom", "madness"), 1), "eye-of-wisdom")
        play(table, "activate eye-of-wisdom cure by p1", "cure mac of madness")

        assert table.crew["mac"].statuses == ("venom",)

    def test_all_statuses_of_one_crew_member(self) -> None:
        """SG-STATUS-013: an effect that removes all statuses from one crew member leaves the others alone."""
        table = suffering(suffering(at_sea(), "mac", "venom", "madness"), "marco", "weakened")
        play(effects(table, "remove all statuses from one"), "cure mac of all")

        assert (table.crew["mac"].statuses, table.crew["marco"].statuses) == ((), ("weakened",))
