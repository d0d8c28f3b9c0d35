"""Crew: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.kernel.errors import Reason
from sleeping_gods.kernel.table import decider
from sleeping_gods.sea.chapters.crew import max_health, skill_of
from sleeping_gods.sea.effects.bind import bind
from sleeping_gods.sea.table.words import SKILLS
from sleeping_gods.story.printed import Passive

from .fights import attack, left, lend
from .tables import (
    again,
    at_sea,
    effects,
    fallen,
    give_command,
    harbour,
    offered,
    own,
    play,
    put_enemy,
    refused,
    strike,
    told,
    wear,
)


class TestFigures:
    """SG-CREW-005 to 007."""

    def test_the_boards_health_and_the_cards_count_in_combat_too(self) -> None:
        """SG-CREW-005: Mac's 6 health are 7 with Healthy, and a hit of 6 leaves him on his feet."""
        table = put_enemy(wear(at_sea(2), "mac", "healthy-3"), attack=6)
        assert max_health(table, "mac") == 7

        play(table, "end attacks", "hurt mac")
        assert (table.crew["mac"].damage, told(table, "fell")) == (6, [])
        assert [line for line in offered(table) if " with mac " in line]

    @pytest.mark.parametrize(("weapon", "hits"), [("rifle", True), ("zokmere-hammer", False)])
    def test_the_accuracy_is_that_of_the_weapon_used(self, weapon: str, hits: bool) -> None:
        """SG-CREW-006: Odessa's rifle adds its 1 to fate 4, and nothing to another weapon that she carries."""
        table = own(put_enemy(at_sea(), defense=5, attack=0), "zokmere-hammer", on="odessa")
        carried = table.pack.adventures["zokmere-hammer"].weapon
        assert carried is not None
        attack(table, "odessa", "wall", 4, weapon=weapon)

        total = 4 + (1 if weapon == "rifle" else carried.accuracy)
        assert told(table, "hit" if hits else "miss") == [("odessa", "wall", total)]

    def test_what_raises_fate_counts_in_the_total(self) -> None:
        """SG-CREW-006: fate 1, the rifle's 1 and Mac's fate +1 make 3."""
        table = give_command(put_enemy(at_sea(), defense=3, attack=0), 2)
        attack(table, "odessa", "wall", 1, "activate mac fate", "go on")

        assert told(table, "hit") == [("odessa", "wall", 3)]

    def test_only_a_savvy_card_serves_the_club(self) -> None:
        """SG-CREW-007: the fresh Laurent discards his savvy card for 1 damage more, not his strength card."""
        table = wear(put_enemy(at_sea(), defense=5, attack=0), "laurent", "plain-savvy-2", "iron-will-3")
        attack(table, "laurent", "wall", 5)
        assert refused(table, "burn iron-will-3").rule == "SG-WEAPON-007"
        assert [line for line in offered(table) if line.startswith("burn")] == ["burn plain-savvy-2"]

        assert strike(play(table, "burn plain-savvy-2", "go on")) == 3


class TestAbilities:
    """SG-CREW-009 to 015."""

    @pytest.mark.parametrize("moment", ["challenge", "attack"])
    def test_kasumi_redraws_the_one_that_another_redraw_brought(self, moment: str) -> None:
        """SG-CREW-009: Gear redraws a 3 to a 1, and Kasumi redraws that, in a challenge and in an attack."""
        table = give_command(put_enemy(at_sea(), attack=0) if moment == "attack" else at_sea(), 5)
        if moment == "attack":
            attack(table, "laurent", "wall", 3)
        else:
            play(effects(table, "challenge SAVVY 5"), "go on", "fate 3")
        assert refused(table, "activate kasumi redraw").rule == "SG-FATE-007"

        play(table, "activate gear redraw by p1", "fate 1", "activate kasumi redraw", "fate 4")
        assert (table.test.fate, table.crew["kasumi"].command) == (4, 1)

    def test_more_damage_comes_on_top_of_other_damage(self) -> None:
        """SG-CREW-010: Rafael's +1 and that of his Power Strike, paid for twice, make his 3 a 6."""
        table = wear(give_command(put_enemy(at_sea(), attack=0), 4), "rafael", "power-strike-5")
        attack(table, "rafael", "wall", 6, "go on", "play power-strike-5 damage", "activate rafael damage")
        play(table, "play power-strike-5 damage", "go on")

        assert told(table, "deals") == [("rafael", 6)]

    def test_a_block_ability_does_not_serve_the_next_victim(self) -> None:
        """SG-CREW-011: Rafael falls by a counterattack of 5; his block is not for Laurent, who takes the rest."""
        table = left(give_command(put_enemy(at_sea(), defense=8, attack=5), 2), "rafael", 1)
        attack(table, "rafael", "wall", 1, "go on", "take hit", "hurt laurent")
        assert "activate rafael block" not in offered(table)
        play(table, *["take hit"] * ("take hit" in offered(table)))

        assert (table.crew["laurent"].damage, table.crew["rafael"].command, table.pools) == (3, 0, [2])

    def test_health_is_restored_in_combat_to_anybody(self) -> None:
        """SG-CREW-013: P1's Gregory heals P2's Mac, and the fallen Kannan, between two attacks."""
        table = fallen(give_command(put_enemy(at_sea(2), attack=0), 4, 0), "kannan")
        table.crew["mac"].damage, seat = 2, table.controller("gregory")
        give_command(again(table), *(4 if at == seat else 0 for at in range(2)))
        play(table, "activate gregory heal")
        assert [line for line in offered(table) if line.startswith("heal")] == ["heal kannan", "heal mac"]

        play(table, "heal mac")
        assert (table.crew["mac"].damage, "end attacks" in offered(table)) == (1, True)

    @pytest.mark.parametrize("first", ["activate laurent accuracy", "synergy mac by laurent"])
    def test_accuracy_comes_on_top_of_other_accuracy(self, first: str) -> None:
        """SG-CREW-012: Laurent's +1 and the 2 of Mac's token on his board make 4 of fate 1, whichever comes first."""
        table = lend(give_command(put_enemy(at_sea(), defense=4, attack=0), 2), "mac", "laurent")
        attack(table, "laurent", "wall", 1, first)
        other = "synergy mac by laurent" if first.startswith("activate") else "activate laurent accuracy"
        play(table, other, "go on")

        assert told(table, "hit") == [("laurent", "wall", 1 + 1 + 2)]

    def test_restored_health_may_be_divided(self) -> None:
        """SG-CREW-013: of Marco's 2 health 1 makes Mac whole, and the other goes to P2's Kannan or to Marco himself."""
        table = give_command(at_sea(2), 3, 3)
        table.crew["mac"].damage, table.crew["kannan"].damage, table.crew["marco"].damage = 1, 2, 1
        play(again(table), "activate marco heal", "heal mac")
        assert [line for line in offered(table) if line.startswith("heal")] == ["heal kannan", "heal marco"]

        play(table, "heal kannan")
        assert [table.crew[name].damage for name in ("mac", "kannan", "marco")] == [0, 1, 1]

    def test_the_ship_is_repaired_in_combat_as_well(self) -> None:
        """SG-CREW-014: anywhere: Audrie repairs in the middle of a fight, and it is her player's choice of space."""
        table = give_command(put_enemy(at_sea(2), attack=0), 2, 2)
        table.captain = 1 - table.controller("audrie")
        table.cubes.update({"deck": 2, "hull": 1})
        play(again(table), "activate audrie repair")
        assert [line for line in offered(table) if line.startswith("repair")] == ["repair deck", "repair hull"]
        assert decider(table) == table.controller("audrie") != table.captain

        play(table, "repair deck")
        assert (table.cubes["deck"], table.cubes["hull"], table.crew["audrie"].command) == (1, 1, 2)
        assert "end attacks" in offered(table)

    def test_redraw_if_one_is_not_for_a_challenge_that_she_joins(self) -> None:
        """SG-CREW-015: P2's Kasumi helps in P1's challenge; the 1 is P1's draw, and stays."""
        table = effects(give_command(at_sea(2), 0, 3), "challenge SAVVY 6")
        assert table.controller("kasumi") == 1
        play(table, "join kasumi", "go on", "fate 1")

        assert refused(table, "activate kasumi redraw") == Reason("SG-CREW-015", "own-draws-only")


class TestBoards:
    """SG-CREW-010, 011."""

    def test_a_board_blocks_a_counterattack_as_well(self) -> None:
        """SG-CREW-011: Rafael's block 2 and his weapon's 1 leave 1 of a counterattack of 4 on himself."""
        table = give_command(put_enemy(at_sea(), defense=12, attack=4), 2)
        attack(table, "rafael", "wall", 1, "go on", "activate rafael block", "take hit")

        assert table.crew["rafael"].damage == 1

    def test_more_damage_on_a_miss_and_with_any_weapon(self) -> None:
        """SG-CREW-010: Mac's +1 makes the 1 of a miss with the revolver a 2."""
        table = give_command(own(put_enemy(at_sea(), defense=12, attack=0), "revolver", on="mac"), 2)
        attack(table, "mac", "wall", 1, "go on", "activate mac damage", "go on", weapon="revolver")

        assert told(table, "deals") == [("mac", 2)]


class TestSkills:
    """SG-LEVEL-009, SG-ABIL-010."""

    def test_a_level_card_adds_to_its_own_skill_alone(self) -> None:
        """SG-LEVEL-009: Sword Master raises Mac's strength, and none of his other skills, nor anybody else's."""
        table = at_sea()
        before = {skill: skill_of(table, "mac", skill) for skill in SKILLS}
        wear(table, "mac", "sword-master")
        raised = harbour().levels["sword-master"].skill

        assert {skill: skill_of(table, "mac", skill) - before[skill] for skill in SKILLS} == {
            skill: int(skill == raised) for skill in SKILLS
        }
        assert skill_of(table, "marco", "strength") == 1

    @pytest.mark.parametrize("card", ["sword-master", "plain-savvy-2"])
    def test_a_standing_change_of_skill_counts_for_its_bearer(self, card: str) -> None:
        """SG-ABIL-013: `craft +2` on an ability or level card adds 2 to the bearer's craft, and to no other skill."""
        table = at_sea()
        change = (Passive("skill", 2, "craft", ""),)
        levels, abilities = dict(table.pack.levels), dict(table.pack.abilities)
        if card in levels:
            levels[card] = dataclasses.replace(levels[card], passives=change)
        else:
            abilities[card] = dataclasses.replace(abilities[card], passives=change)
        table.pack = dataclasses.replace(table.pack, levels=levels, abilities=abilities, bound=None)
        table.bound = bind(table.pack)
        wear(table, "mac", card)

        assert (skill_of(table, "mac", "craft"), skill_of(table, "mac", "perception")) == (2, 1)
        assert skill_of(table, "marco", "craft") == 0

    def test_three_fatigue_weaken_no_more_than_two(self) -> None:
        """SG-FATIGUE-005: with Endurance and 3 fatigue Odessa's attack deals 1 less, not 2."""
        table = put_enemy(wear(at_sea(), "odessa", "endurance"), defense=2, attack=0)
        table.crew["odessa"].fatigue = 3
        attack(table, "odessa", "wall", 6)

        assert told(table, "deals") == [("odessa", 1)]
