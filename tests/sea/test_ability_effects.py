"""What ability cards do: SG-ABIL-013 and 021 to 027."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.wording.cards_sea import card_text

from .fights import covered, covers, damage, row
from .tables import (
    again,
    at_sea,
    effects,
    fallen,
    fight,
    findings,
    foe,
    give_command,
    harbour,
    hold,
    offered,
    own,
    play,
    put_enemy,
    refused,
    strike,
    told,
    wear,
)

ONE_HEART = "H . .|. . .|. . ."
PRINTED = """
5 strength 2 Engaged x2, 2 savvy 2 Lessons, 3 perception 2 Engine's Steward, 5 craft 2 Full Steam x2,
5 cunning 2 Coordinated Repair, 2 strength 2 Rapid Strike x2, 6 strength 2 Rapid Strike, 2 perception 1 Alert x3,
1 savvy 2 Bandage x2, 2 savvy 2 Bandage, 3 cunning 2 Healthy, 3 perception 2 Jack-of-all-Trades x2, 4 savvy 2 Triage,
5 savvy 2 Triage, 6 perception 3 Sharp Eye x2, 1 strength 2 Adrenaline, 4 strength 2 Adrenaline, 3 cunning 3 Feint,
3 perception 2 Treat, 5 strength 2 Defensive Stance, 5 cunning 2 Focus, 5 perception 2 Power Strike,
3 strength 2 Power Strike x2, 6 strength 2 Rage, 4 strength 2 Bold Attempt, 2 cunning 2 Surprise Strike,
4 cunning 2 Defend, 4 craft 2 World Wisdom, 5 craft 1 Special Recipe, 5 cunning 2 Pray, 2 savvy 2 Focused Mind,
3 savvy 2 Counsel, 5 craft 2 Tinkering, 3 savvy 2 Fishing, 4 cunning 2 Dodge x2, 4 perception 2 Discipline,
6 cunning 2 Rally, 6 savvy 2 Overwork, 3 savvy 1 Inspire, 4 perception 2 Careful Aim, 3 strength 2 Iron Will,
1 craft 2 Maintain, 1 craft 2 Cleaning, 1 craft 1 Refine, 2 craft 1 Refine x2,
4 perception 1 , 4 craft 1 , 4 cunning 1 , 2 savvy 1
"""
"""The printed list: fate, skill, command, name, and copies where there are more than one."""


def printed() -> Counter[tuple[int, str, int, str]]:
    """The printed list as data."""
    found: Counter[tuple[int, str, int, str]] = Counter()
    for entry in PRINTED.replace("\n", " ").split(","):
        line, _, copies = entry.strip().partition(" x")
        fate, skill, command, name = [*line.split(" ", 3), ""][:4]
        found[int(fate), skill, int(command), name] += int(copies or 1)
    return found


class TestBearer:
    """SG-ABIL-013."""

    def test_accuracy_serves_its_bearer_alone(self) -> None:
        """SG-ABIL-013: with Sharp Eye on Mac, Laurent's 4 stays 4 and misses defense 5."""
        table = put_enemy(wear(at_sea(), "mac", "sharp-eye-6"))
        play(table, "attack wall with laurent using club", "fate 4")
        assert told(table, "miss") == [("laurent", "wall", 4)]

        table = put_enemy(wear(at_sea(), "laurent", "sharp-eye-6"))
        play(table, "attack wall with laurent using club", "fate 4")
        assert told(table, "hit") == [("laurent", "wall", 5)]

    def test_damage_is_added_to_the_bearers_attack_alone(self) -> None:
        """SG-ABIL-013: Power Strike on Mac is refused in Laurent's attack and works in Mac's own."""
        table = give_command(put_enemy(wear(wear(at_sea(), "mac", "power-strike-3"), "laurent", "triage-5")), 2)
        play(table, "attack wall with laurent using club", "fate 6", "go on")
        assert refused(table, "play power-strike-3 damage").rule == "SG-ABIL-013"

        play(table, "go on")
        strike(table)
        play(table, "attack wall with mac using cutlass", "fate 6", "go on", "play power-strike-3 damage", "go on")
        assert strike(table) == 4

    def test_block_protects_the_bearer_alone(self) -> None:
        """SG-ABIL-013: Defend on Mac does not help Marco when he is hit."""
        table = put_enemy(wear(own(give_command(at_sea(), 1), "pann-shield"), "mac", "defend-4"), attack=3)
        play(table, "end attacks", "hurt marco")

        assert refused(table, "play defend-4 block").rule == "SG-ABIL-013"
        play(table, "take hit", "end attacks", "hurt mac", "play defend-4 block", "take hit")
        assert damage(table, "marco", "mac") == [3, 0]

    def test_skill_counts_only_if_the_bearer_takes_part(self) -> None:
        """SG-ABIL-013: Iron Will on Mac adds to a challenge that Mac has joined, and to no other."""
        table = play(
            effects(give_command(wear(at_sea(), "mac", "iron-will-3"), 2), "challenge STRENGTH 6"), "go on", "fate 4"
        )
        assert refused(table, "play iron-will-3 strength").rule == "SG-ABIL-013"

        table = give_command(wear(at_sea(), "mac", "iron-will-3"), 2)
        play(
            effects(table, "challenge STRENGTH 7"), "join mac", "go on", "fate 4", "play iron-will-3 strength", "go on"
        )
        assert ("challenge-passed", 7, 7) in table.log_events

    def test_a_board_adds_skill_only_if_its_crew_member_takes_part(self) -> None:
        """SG-ABIL-013: Odessa's +1 cunning is refused where she does not take part."""
        table = give_command(at_sea(), 2)
        play(effects(table, "challenge CUNNING 6"), "go on", "fate 5")

        assert refused(table, "activate odessa cunning").rule == "SG-ABIL-013"

    def test_a_card_may_say_otherwise(self) -> None:
        """SG-ABIL-013: World Lore adds to any challenge, whether Mac takes part or not."""
        table = wear(at_sea(), "mac", "world-lore")
        play(effects(table, "challenge CUNNING 6"), "go on", "fate 5", "play world-lore any", "go on")

        assert ("challenge-passed", 6, 6) in table.log_events
        assert table.crew["mac"].damage == 1
        assert "in any challenge" in card_text(harbour().levels["world-lore"], "en")
        assert "dans n'importe quel défi" in card_text(harbour().levels["world-lore"], "fr")


class TestSurpriseStrike:
    """SG-ABIL-021, 022."""

    @staticmethod
    def ready(grid: str = ONE_HEART) -> SeaTable:
        """Mac carries Surprise Strike and faces two enemies, one of them the test's own."""
        table = foe(wear(at_sea(), "mac", "surprise-strike-2"), "rat", grid, attack=3, R="resist-1")
        return fight(table, "rat", "skeleton-warrior")

    def test_it_deals_1_damage_without_token_fate_or_counterattack(self) -> None:
        """SG-ABIL-021: discarded against one uncovered heart it defeats the enemy: 0 tokens used, 0 damage taken."""
        table = self.ready()
        deck = len(table.deck)
        play(table, "play surprise-strike-2 deal", "target rat", "cover rat a1")

        assert (row(table), table.fight.tokens) == (["skeleton-warrior"], [4])
        assert (table.crew["mac"].actions, sum(damage(table, *table.crew))) == (0, 0)
        assert (len(table.deck), table.discard, table.crew["mac"].cards) == (deck, ["surprise-strike-2"], ())

    def test_it_may_come_between_the_draw_and_the_miss(self) -> None:
        """SG-ABIL-021, SG-CMD-003: it may be used at any time in combat, also before an attack is settled."""
        table = play(self.ready(), "attack rat with laurent using club", "fate 1")
        play(table, "play surprise-strike-2 deal", "target rat", "cover rat a1", "go on")

        assert (row(table), table.fight.tokens, damage(table, "laurent")) == (["skeleton-warrior"], [3], [0])

    def test_it_may_come_before_a_hit_is_taken(self) -> None:
        """SG-ABIL-021, SG-CMD-003: it may be used when a crew member is about to be hit; that hit still lands."""
        table = play(self.ready(), "end attacks", "hurt marco")
        play(table, "play surprise-strike-2 deal", "target skeleton-warrior", "cover skeleton-warrior a1", "take hit")

        assert (damage(table, "marco"), covered(table, "skeleton-warrior")) == ([3], ["a1"])

    def test_it_is_for_combat_and_must_be_equipped(self) -> None:
        """SG-ABIL-021: outside combat, and from the hand, it is refused; nor does it come while damage is placed."""
        assert refused(wear(at_sea(), "mac", "surprise-strike-2"), "play surprise-strike-2 deal").rule == "SG-ABIL-021"
        assert (
            refused(put_enemy(hold(at_sea(), 0, "surprise-strike-2")), "play surprise-strike-2 deal").rule
            == "SG-ABIL-013"
        )
        table = play(
            put_enemy(wear(at_sea(), "mac", "surprise-strike-2")), "attack wall with laurent using club", "fate 6"
        )
        play(table, "go on", "go on")
        assert offered(table)[0] == "cover wall a1"
        assert refused(table, "play surprise-strike-2 deal").rule == "SG-ABIL-021"

    def test_one_strike_is_placed_before_the_next(self) -> None:
        """SG-ABIL-021: while its damage is being placed no other damage is dealt."""
        table = own(give_command(self.ready("H . .|. . .|. . H"), 1), "stone-of-blood")
        play(table, "play surprise-strike-2 deal", "target rat")
        assert refused(table, "activate stone-of-blood deal by p1").rule == "SG-ABIL-021"

        play(table, "cover rat a1", "activate stone-of-blood deal by p1", "target rat", "cover rat c3")
        assert row(table) == ["skeleton-warrior"]

    def test_resist_takes_it_off(self) -> None:
        """SG-ABIL-022: against an uncovered Resist 1 it places no damage, and is discarded."""
        table = play(self.ready("H R .|. . .|. . ."), "play surprise-strike-2 deal", "target rat")

        assert (covered(table, "rat"), table.discard) == ([], ["surprise-strike-2"])
        assert not [line for line in offered(table) if line.startswith("cover")]

    @pytest.mark.parametrize("moment", ["between attacks", "in an attack"])
    def test_it_may_cover_a_synergy_point(self, moment: str) -> None:
        """SG-ABIL-022: its damage may cover a synergy point, for which the bearer's token may pass and no other."""
        table = self.ready("H S .|. . .|. . .")
        if moment == "in an attack":
            play(table, "attack skeleton-warrior with marco using cleaver", "fate 6")
        play(table, "play surprise-strike-2 deal", "target rat", "cover rat a2")
        lends = [line for line in offered(table) if line.startswith("lend ")]
        play(table, "lend mac to marco")

        assert lends == [f"lend mac to {name}" for name in table.crew if name != "mac"]
        assert table.crew["marco"].tokens == ("marco", "mac")


class TestNamedAbilities:
    """SG-ABIL-023 to 026."""

    def test_refine_repairs_as_often_as_it_is_paid(self) -> None:
        """SG-ABIL-023: with 4 ship damage and 2 command, used twice it leaves 2 ship damage."""
        table = wear(give_command(at_sea(), 2), "mac", "refine-1")
        table.cubes["deck"], table.cubes["bridge"] = 2, 2
        play(again(table), "play refine-1 repair", "repair deck", "play refine-1 repair", "repair bridge")

        assert (table.cubes["deck"], table.cubes["bridge"], table.pools[0]) == (1, 1, 0)

    @pytest.mark.parametrize("moment", ["challenge", "attack", "combat"])
    def test_refine_works_whenever_command_can_be_spent(self, moment: str) -> None:
        """SG-ABIL-023: also in a challenge, between a draw and hit or miss, and in combat."""
        table = wear(give_command(at_sea(), 2), "mac", "refine-1")
        table.cubes["deck"] = 2
        if moment == "challenge":
            play(effects(again(table), "challenge STRENGTH 6"), "go on", "fate 3")
        else:
            put_enemy(table)
        if moment == "attack":
            play(table, "attack wall with laurent using club", "fate 3")

        assert play(table, "play refine-1 repair", "repair deck").cubes["deck"] == 1

    @pytest.mark.parametrize(("hurt", "dealt"), [(2, 2), (3, 3), (4, 3)])
    def test_adrenaline_wakes_at_3_damage(self, hurt: int, dealt: int) -> None:
        """SG-ABIL-024: a bearer with a weapon of damage 2 and 3 or more damage deals 3, with 2 damage only 2."""
        table = put_enemy(wear(at_sea(), "laurent", "adrenaline-1"))
        table.crew["laurent"].damage = hurt
        play(again(table), "attack wall with laurent using club", "fate 6")

        assert strike(table) == dealt

    def test_rapid_strike_deals_before_the_counterattack(self) -> None:
        """SG-ABIL-025: a miss against one uncovered heart and damage 3 defeats the enemy first: 0 damage taken."""
        table = fight(
            foe(wear(at_sea(), "mac", "rapid-strike-2"), "rat", ONE_HEART, attack=3), "rat", "skeleton-warrior"
        )
        play(table, "attack rat with mac using cutlass", "fate 1")
        assert told(table, "miss")

        play(table, "go on", *covers("rat", "a1"))
        assert (row(table), damage(table, "mac")) == (["skeleton-warrior"], [0])

    def test_without_it_a_miss_is_answered_first(self) -> None:
        """SG-ABIL-025: the same miss of another crew member costs 2 health before its damage is dealt."""
        table = fight(
            foe(wear(at_sea(), "mac", "rapid-strike-2"), "rat", ONE_HEART, attack=3), "rat", "skeleton-warrior"
        )
        play(table, "attack rat with marco using cleaver", "fate 1")

        assert (row(table), damage(table, "marco")) == (["rat", "skeleton-warrior"], [2])
        assert row(play(table, *covers("rat", "a1"))) == ["skeleton-warrior"]

    def test_the_fallen_are_equipped_and_instant_effects_happen(self) -> None:
        """SG-ABIL-026: an instant repair 1 equipped to Mac at 0 health works; other abilities sleep until he is up."""
        table = fallen(hold(give_command(at_sea(), 5), 0, "maintain-1", "treat-3"), "mac")
        table.cubes["deck"] = 2
        play(again(table), "equip maintain-1 on mac", "repair deck", "equip treat-3 on mac")

        assert (table.cubes["deck"], table.crew["mac"].cards) == (1, ("maintain-1", "treat-3"))
        assert refused(table, "play treat-3 heal").rule == "SG-HEALTH-003"
        table.crew["mac"].damage -= 1
        assert "play treat-3 heal" in offered(again(table))

    def test_cards_that_act_by_themselves_sleep_too(self) -> None:
        """SG-ABIL-026: Triage on Mac at 0 health heals nobody when fatigue leaves him."""
        table = fallen(wear(at_sea(), "mac", "triage-5"), "mac")
        table.crew["mac"].fatigue, table.crew["marco"].damage = 1, 1
        effects(again(table), "remove 1 fatigue from mac")

        assert (table.crew["mac"].fatigue, table.crew["marco"].damage) == (0, 1)
        assert "travel" in offered(table)


class TestThePrintedList:
    """SG-ABIL-027."""

    def test_all_sixty_match(self) -> None:
        """SG-ABIL-027: fate, skill, cost and name of all 60 cards are those of the printed list, 39 kinds of them."""
        cards = harbour().abilities.values()

        assert Counter((card.fate, card.skill, card.command, card.name.en) for card in cards) == printed()
        assert len({card.name.en for card in cards if card.name.en}) == 39

    @pytest.mark.slow
    @pytest.mark.parametrize(
        ("old", "new"),
        [('en = "Feint"', 'en = "Faint"'), ('fate = 6\nskill = "perception"', 'fate = 5\nskill = "perception"')],
    )
    def test_a_pack_that_prints_something_else_is_refused(self, tmp_path: Path, old: str, new: str) -> None:
        """SG-ABIL-027: the texts are design, but another name or fate is a finding."""
        found = findings(tmp_path, "abilities.toml", old, new)

        assert any("ability cards ('" in line for line in map(str, found))
