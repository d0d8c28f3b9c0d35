"""Health and damage: SG-HEALTH."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.crew import health_left, max_health
from sleeping_gods.sea.chapters.travel import Travel
from sleeping_gods.sea.chapters.turn import EndTurn, TakeAction
from sleeping_gods.sea.table.table import SeaTable

from .fights import left
from .tables import (
    again,
    at_sea,
    at_ship,
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
    victims,
    wear,
)


def only(table: SeaTable, crew: str, *, health: int = 1) -> SeaTable:
    """Everybody is at 0 health but one crew member, who has this much left."""
    for name, member in table.crew.items():
        member.damage = max_health(table, name)
    table.crew[crew].damage -= health
    return again(table)


class TestDamage:
    """SG-HEALTH-001, 002."""

    def test_lost_health_is_damage(self) -> None:
        """SG-HEALTH-001: -1 health on a crew member with 2 damage makes 3 damage."""
        table = at_sea()
        table.crew["mac"].damage = 2
        play(effects(table, "lose 1 health"), "hurt mac")

        assert table.crew["mac"].damage == 3
        assert sum(member.damage for member in table.crew.values()) == 3

    def test_several_lost_health_are_as_many_damage(self) -> None:
        """SG-HEALTH-001: losing X health means X damage."""
        table = effects(at_sea(), "lose 3 health by rafael")

        assert table.crew["rafael"].damage == 3

    def test_another_crew_member_is_hurt(self) -> None:
        """SG-HEALTH-001: what a card makes another crew member lose is damage on one who is not its bearer."""
        table = effects(at_sea(), "lose 2 health by another", bearer="mac")
        able = victims(table)
        play(table, "hurt marco")

        assert able == [name for name in table.crew if name != "mac"]
        assert table.crew["marco"].damage == 2

    @pytest.mark.parametrize(("damage", "left"), [(0, 5), (4, 1), (5, 0)])
    def test_health_left(self, damage: int, left: int) -> None:
        """SG-HEALTH-002: with health 5 and 5 damage health left is 0."""
        table = at_sea()
        table.crew["gregory"].damage = damage
        joins = offered(effects(table, "challenge SAVVY 5"))

        assert health_left(table, "gregory") == left
        assert ("join gregory" in joins) is (left > 0)

    def test_a_card_that_gives_health_moves_the_limit(self) -> None:
        """SG-HEALTH-002: Healthy makes Gregory's 5 health 6; once it is discarded 5 damage are 0 health again."""
        table = wear(at_sea(), "gregory", "healthy-3")
        table.crew["gregory"].damage = 6
        play(again(table), "unequip healthy-3")

        assert (table.crew["gregory"].damage, health_left(table, "gregory")) == (5, 0)
        assert table.violations() == []

    def test_a_card_that_gives_health_is_worth_one(self) -> None:
        """SG-HEALTH-002: with Healthy equipped 5 damage on Gregory leave 1 health."""
        table = wear(at_sea(), "gregory", "healthy-3")
        table.crew["gregory"].damage = 5

        assert "join gregory" in offered(effects(table, "challenge SAVVY 5"))

    @pytest.mark.parametrize(("more", "up"), [(0, True), (1, True), (2, False)])
    def test_a_level_card_that_gives_health_counts_as_well(self, more: int, up: bool) -> None:
        """SG-HEALTH-002: Tough As Nails gives Odessa 2 health: only damage equal to both is 0 health."""
        table = wear(at_sea(), "odessa", "tough-as-nails")
        table.crew["odessa"].damage = table.bound.health["odessa"] + more
        joins = offered(effects(table, "challenge SAVVY 5"))

        assert health_left(table, "odessa") == 2 - more
        assert ("join odessa" in joins) is up


class TestAtZero:
    """SG-HEALTH-003, 010."""

    def test_no_challenge_at_zero(self) -> None:
        """SG-HEALTH-003: Mac at 0 health cannot join a challenge; after restoring 1 he can."""
        table = effects(fallen(at_sea(), "mac"), "challenge STRENGTH 5")
        reason = refused(table, "join mac")
        table.crew["mac"].damage -= 1
        play(again(table), "join mac")

        assert reason.rule == "SG-HEALTH-003"
        assert table.test.crew == ("mac",)

    def test_no_attack_at_zero(self) -> None:
        """SG-HEALTH-003: Mac at 0 health cannot attack; after restoring 1 he can."""
        table = put_enemy(fallen(at_sea(), "mac"))
        reason = refused(table, "attack wall with mac using cutlass")
        table.crew["mac"].damage -= 1
        play(again(table), "attack wall with mac using cutlass")

        assert reason.rule == "SG-COMBAT-011"
        assert table.assault.crew == "mac"

    def test_no_crew_ability_at_zero(self) -> None:
        """SG-HEALTH-003: Laurent at 0 health cannot use his board; after restoring 1 he can."""
        table = fallen(give_command(at_sea(), 2), "laurent")
        reason = refused(table, "activate laurent meat")
        table.crew["laurent"].damage -= 1
        play(again(table), "activate laurent meat")

        assert reason.rule == "SG-HEALTH-003"
        assert table.crew["laurent"].command == 2

    def test_no_ability_card_at_zero(self) -> None:
        """SG-HEALTH-003: the cards of Mac at 0 health cannot be used; after restoring 1 they can."""
        table = wear(give_command(fallen(at_sea(), "mac"), 1), "mac", "refine-1")
        table.cubes["deck"] = 1
        reason = refused(again(table), "play refine-1 repair")
        table.crew["mac"].damage -= 1
        play(again(table), "play refine-1 repair", "repair deck")

        assert reason.rule == "SG-HEALTH-003"
        assert table.cubes["deck"] == 0

    @pytest.mark.parametrize(("down", "hurt"), [(True, 2), (False, 1)])
    def test_cards_that_act_by_themselves_sleep_at_zero(self, *, down: bool, hurt: int) -> None:
        """SG-HEALTH-003: Triage on a fallen Mac restores nothing when his fatigue leaves."""
        table = wear(at_sea(), "mac", "triage-5")
        table.crew["mac"].fatigue, table.crew["rafael"].damage = 1, 2
        if down:
            fallen(table, "mac")
        effects(again(table), "remove 1 fatigue from mac")
        if not down:
            play(table, "heal rafael")

        assert table.crew["mac"].fatigue == 0
        assert table.crew["rafael"].damage == hurt

    def test_the_fallen_keep_everything_and_can_be_healed(self) -> None:
        """SG-HEALTH-010: Sick Bay restores 1 to Mac, who keeps venom, 2 fatigue, cards, weapons and command."""
        table = own(wear(give_command(at_ship(), 1), "mac", "triage-5", "world-lore"), "revolver", on="mac")
        mac = table.crew["mac"]
        mac.fatigue, mac.statuses, mac.command, table.pools[0] = 2, ("venom",), 1, 0
        effects(table, "lose 6 health by mac")
        down = health_left(table, "mac")
        play(table, "use sick-bay", "do heal", "heal mac")

        assert (down, health_left(table, "mac")) == (0, 1)
        assert (mac.fatigue, mac.statuses, mac.command) == (2, ("venom",), 1)
        assert (mac.cards, mac.levels, mac.weapons) == (("triage-5",), ("world-lore",), ("revolver",))

    def test_the_fallen_keep_synergy_tokens(self) -> None:
        """SG-HEALTH-010: tokens on the board of a crew member who falls stay there."""
        table = put_enemy(at_sea(), attack=6)
        table.crew["mac"].tokens, table.crew["rafael"].tokens = ("mac", "rafael"), ()
        play(again(table), "end attacks", "hurt mac", "take hit")

        assert health_left(table, "mac") == 0
        assert table.crew["mac"].tokens == ("mac", "rafael")


class TestExcess:
    """SG-HEALTH-004, 005, 009."""

    def test_damage_never_exceeds_health(self) -> None:
        """SG-HEALTH-004: with health 4 and 3 damage, 3 arriving damage put 1 here and 2 on someone else."""
        table = at_sea()
        table.crew["marco"].damage = 3
        effects(table, "lose 3 health by marco")
        reason = refused(table, "hurt marco")
        play(table, "hurt mac", "hurt mac")

        assert table.crew["marco"].damage == 4
        assert table.crew["mac"].damage == 2
        assert reason.rule == "SG-HEALTH-004"

    def test_the_attackers_controller_passes_a_counterattack_on(self) -> None:
        """SG-HEALTH-005: P2's Mac overflows by 2 in P1's turn on a counterattack: P2 picks who takes it."""
        table = put_enemy(at_sea(2), attack=4)
        table.crew["mac"].damage = 5
        play(again(table), "attack wall with mac using cutlass", "fate 6")
        strike(table)

        assert (table.captain, waiting(table)[1]) == (0, 1)
        assert table.crew["mac"].damage == 6
        assert refused(table, "hurt mac").rule == "SG-COMBAT-058"
        assert table.crew["gregory"].damage == 0
        assert play(table, "hurt gregory").crew["gregory"].damage == 2

    def test_the_active_player_passes_an_end_of_round_hit_on(self) -> None:
        """SG-HEALTH-005: at the end of the round P1 picks, also when P2's Mac overflows."""
        table = put_enemy(at_sea(2), attack=4)
        table.crew["mac"].damage = 5
        play(again(table), "end attacks", "hurt mac")
        chooser = waiting(table)[1]
        play(table, "hurt gregory")

        assert chooser == 0
        assert (table.crew["mac"].damage, table.crew["gregory"].damage) == (6, 3)

    def test_the_next_victim_may_overflow_as_well(self) -> None:
        """SG-HEALTH-005: every recipient must have health, and passes on what is too much in turn."""
        table = put_enemy(at_sea(), attack=4)
        table.crew["mac"].damage, table.crew["marco"].damage = 5, 3
        play(again(table), "end attacks", "hurt mac", "hurt marco", "hurt rafael")

        assert [table.crew[name].damage for name in ("mac", "marco", "rafael")] == [6, 4, 2]

    def test_a_named_crew_member_is_filled_first(self) -> None:
        """SG-HEALTH-009: Audrie with 1 health left who loses 3 takes 1, and 2 go elsewhere."""
        table = at_sea()
        table.crew["audrie"].damage = 4
        effects(table, "lose 3 health by audrie")
        filled = health_left(table, "audrie")
        play(table, "hurt mac", "hurt kannan")

        assert filled == 0
        assert (table.crew["mac"].damage, table.crew["kannan"].damage) == (1, 1)

    def test_a_named_crew_member_at_zero_passes_everything_on(self) -> None:
        """SG-HEALTH-009: at 0 health already, all of it goes to others as usual."""
        table = effects(fallen(at_sea(), "audrie"), "lose 2 health by audrie")
        play(table, "hurt mac", "hurt mac")

        assert (table.crew["audrie"].damage, table.crew["mac"].damage) == (5, 2)


class TestRestoring:
    """SG-HEALTH-006."""

    def test_what_is_too_much_is_lost(self) -> None:
        """SG-HEALTH-006: 2 damage and restore 3 on one crew member leave 0 damage, and 1 point is lost."""
        table = at_sea()
        table.crew["mac"].damage, table.crew["kannan"].damage = 2, 1
        play(effects(table, "restore 3 health to one"), "heal mac")

        assert (table.crew["mac"].damage, table.crew["kannan"].damage) == (0, 1)
        assert "travel" in offered(table)

    def test_the_unhurt_cannot_be_healed(self) -> None:
        """SG-HEALTH-006: never below 0: a crew member without damage is no target."""
        table = at_sea()
        table.crew["mac"].damage = 2
        effects(table, "restore 3 health")

        assert refused(table, "heal kannan").rule == "SG-HEALTH-006"
        assert play(table, "heal mac", "heal mac").crew["mac"].damage == 0
        assert "travel" in offered(table)


class TestDefeat:
    """SG-HEALTH-007, 008."""

    def test_nine_at_zero_are_beaten(self) -> None:
        """SG-HEALTH-007: eight crew at 0 and Odessa with 1 health: when she takes 1 the crew is defeated."""
        table = only(at_sea(), "odessa")
        before = table.defeats
        play(effects(table, "lose 1 health"), "hurt odessa")

        assert (before, table.defeats) == (0, 1)

    def test_eight_at_zero_are_not(self) -> None:
        """SG-HEALTH-007: while one of the nine has health the crew goes on."""
        table = only(at_sea(), "odessa", health=2)
        play(effects(table, "lose 1 health"), "hurt odessa")

        assert table.defeats == 0
        assert "travel" in offered(table)

    @pytest.mark.parametrize("last", ["odessa", "marco", "gregory"])
    def test_whoever_is_the_ninth(self, last: str) -> None:
        """SG-HEALTH-007: when the eighth falls the ninth goes on, be it Odessa or another, of either player."""
        table = only(at_sea(2), last, health=2)
        left(table, "mac", 1)
        play(effects(table, "lose 1 health"), "hurt mac")
        assert (table.defeats, table.fallen) == (0, "")
        play(effects(table, "lose 2 health"), f"hurt {last}", f"hurt {last}")

        assert table.defeats == 1

    @pytest.mark.parametrize(("choice", "defeats"), [("rescue marco with gregory", 0), ("let fall", 1)])
    def test_reactions_come_before_the_check(self, choice: str, defeats: int) -> None:
        """SG-HEALTH-008: Marco, the last with 1 health, takes 3 and falls; Gregory's token restores 2: no defeat."""
        table = put_enemy(at_sea(), attack=3)
        table.crew["marco"].tokens, table.crew["gregory"].tokens = ("marco", "gregory"), ()
        only(table, "marco")
        play(table, "end attacks", "hurt marco")
        down = health_left(table, "marco")
        play(table, choice)

        assert down == 0
        assert table.defeats == defeats
        assert (health_left(table, "marco") == 2) is (defeats == 0)

    def test_excess_without_a_recipient_is_dropped(self) -> None:
        """SG-HEALTH-008: the last one standing takes 1 of 5, and the rest goes nowhere."""
        table = only(at_sea(), "marco")
        effects(table, "lose 5 health")
        play(table, "hurt marco")

        assert table.defeats == 1
        assert not any(line.startswith("hurt") for line in offered(table))

    def test_an_effect_is_wholly_resolved_before_the_check_and_the_next_is_not(self) -> None:
        """SG-HEALTH-008: defeat is checked between effects, so what follows the loss does not happen."""
        table = only(at_sea(), "marco")
        coins = table.goods["coins"]
        play(effects(table, "lose 2 health; gain 3 coins"), "hurt marco")

        assert table.defeats == 1
        assert table.goods["coins"] == coins

    @pytest.mark.parametrize(("fate", "passed"), [(4, True), (3, False)])
    def test_madness_is_checked_when_the_challenge_is_settled(self, fate: int, *, passed: bool) -> None:
        """SG-HEALTH-008: the last one standing falls to madness on joining; the challenge is settled, then defeat."""
        table = only(at_sea(), "mac")
        table.crew["mac"].statuses = ("madness",)
        effects(again(table), "challenge STRENGTH 5")
        play(table, "join mac")
        joined = table.defeats
        play(table, "go on", f"fate {fate}")

        assert (joined, table.defeats) == (0, 1)
        assert any(told[0] == ("challenge-passed" if passed else "challenge-failed") for told in table.log_events)

    def test_madness_at_the_helm_is_checked_when_the_test_is_over(self) -> None:
        """SG-HEALTH-008: the last one standing steers mad: the test is settled, then defeat, before the ship moves."""
        table = only(at_sea(), "odessa")
        table.crew["odessa"].statuses = ("madness",)
        doing(table, Travel(), TakeAction(), EndTurn())
        play(table, "steer odessa", "fate 6")

        assert table.defeats == 1
        assert not any(line.startswith("sail") for line in offered(table))

    def test_a_meal_in_time_is_a_reaction(self) -> None:
        """SG-HEALTH-008: whoever is back on their feet before the effect is resolved is not beaten."""
        table = give_command(only(at_sea(), "mac"), 1)
        table.crew["mac"].statuses, table.goods["grain"] = ("madness",), 3
        effects(again(table), "challenge STRENGTH 5")
        play(table, "join mac", "cook flapjacks by p1", "rest mac", *["heal mac"] * 3, "go on", "fate 3")

        assert table.defeats == 0
        assert health_left(table, "mac") == 3
