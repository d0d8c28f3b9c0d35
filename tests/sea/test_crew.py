"""The crew: SG-CREW."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sleeping_gods.effects.parse import parse_program
from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.sea.table.words import SKILLS

from ..breaking import check, whole_copy
from .tables import (
    again,
    at_sea,
    at_start,
    doing,
    effects,
    fallen,
    give_command,
    harbour,
    hold,
    offered,
    own,
    play,
    put_enemy,
    refused,
    strike,
    wear,
)

NINE = ["odessa", "gregory", "kasumi", "laurent", "audrie", "rafael", "kannan", "marco", "mac"]


def broken(tmp_path: Path, file: str, pattern: str, new: str) -> list[str]:
    """The findings for a copy of the harbour with the first match of a pattern replaced in one file."""
    folder = whole_copy("harbour", tmp_path)
    text, changed = re.subn(pattern, new, (folder / file).read_text(), count=1, flags=re.MULTILINE)
    assert changed, f"{pattern!r} is not in {file}"
    (folder / file).write_text(text)
    return check(folder)


class TestControl:
    """SG-CREW-001, 002."""

    def test_players_cannot_swap_crew(self) -> None:
        """SG-CREW-001: two players who wish to swap Mac and Marco are refused."""
        table = at_sea(2)

        assert refused(table, "swap mac for marco").rule == "SG-CREW-001"
        assert (table.controller("mac"), table.controller("marco")) == (1, 0)

    def test_control_outlasts_turns_and_changes_when_a_save_is_resumed(self) -> None:
        """SG-CREW-001: turns change nothing; resuming a save deals the crew anew."""
        table = at_start(2)
        dealt = dict(table.controllers)
        doing(table)
        after_a_turn = dict(table.controllers)
        play(table, "resume with p2")
        deals = [f"deal {name} to {'p2' if place < 4 else 'p1'}" for place, name in enumerate(NINE[1:])]
        play(table, *deals)

        assert after_a_turn == dealt
        assert table.crew_of(0) == NINE[5:]
        assert table.crew_of(1) == NINE[:5]

    def test_the_captain_follows_the_token_with_all_that_lies_on_her(self) -> None:
        """SG-CREW-002: damage, fatigue, status, cards and command on Odessa stay when the token passes."""
        table = give_command(wear(at_sea(2), "odessa", "triage-5"), 3, 0)
        odessa = table.crew["odessa"]
        odessa.damage, odessa.fatigue, odessa.statuses, odessa.command = 2, 1, ("madness",), 1
        table.pools[0] -= 1
        before = odessa.clone()
        first = table.controller("odessa")
        doing(table)

        assert (first, table.controller("odessa")) == (0, 1)
        assert table.crew["odessa"] == before
        assert [name for name in table.crew if table.controller(name) != dict(table.controllers).get(name)] == [
            "odessa"
        ]


class TestBoards:
    """SG-CREW-003 to 005."""

    def test_there_are_five_skills(self) -> None:
        """SG-CREW-003: strength, perception, savvy, craft and cunning are all the skills that boards and cards show."""
        shown = {skill for board in harbour().crew.values() for skill in board.skills}
        shown |= {card.skill for card in harbour().abilities.values()}
        shown |= {card.skill for card in harbour().levels.values()}

        assert SKILLS == ("strength", "perception", "savvy", "craft", "cunning")
        assert shown == {*SKILLS}

    @pytest.mark.slow
    def test_a_sixth_skill_is_rejected(self, tmp_path: Path) -> None:
        """SG-CREW-003: a challenge that names a sixth skill is a finding."""
        findings = broken(tmp_path, "story/016.md", "challenge STRENGTH 7", "challenge LUCK 7")

        assert len(findings) == 1
        assert "expected a skill, got 'LUCK'" in findings[0]

    @pytest.mark.slow
    def test_sight_is_perception(self, tmp_path: Path) -> None:
        """SG-CREW-003: SIGHT 6 is read as PERCEPTION 6."""
        findings = broken(tmp_path, "story/016.md", "challenge STRENGTH 7", "challenge SIGHT 7")

        assert parse_program(["challenge SIGHT 6"]) == parse_program(["challenge PERCEPTION 6"])
        assert findings == []

    @pytest.mark.parametrize("name", NINE)
    def test_starting_skills(self, name: str) -> None:
        """SG-CREW-004: at the start a crew member has 2 to 4 skills; the captain alone has all five."""
        skills = harbour().crew[name].skills

        assert len(skills) == 5 if name == "odessa" else len(skills) in (2, 3, 4)
        assert {*skills.values()} == {1}

    @pytest.mark.slow
    @pytest.mark.parametrize(
        ("skills", "finding"),
        [
            ("savvy = 1", "skills of gregory: expected 2, 3 or 4, got 1"),
            (
                "savvy = 1, strength = 1, craft = 1, cunning = 1, perception = 1",
                "skills of gregory: expected 2, 3 or 4, got 5",
            ),
        ],
    )
    def test_a_board_with_too_few_or_too_many_skills_is_a_finding(
        self, tmp_path: Path, skills: str, finding: str
    ) -> None:
        """SG-CREW-004: a pack whose dealt crew have fewer than 2 or more than 4 skills is refused."""
        findings = broken(tmp_path, "crew.toml", r"skills = \{ savvy = 1, strength = 1 \}", f"skills = {{ {skills} }}")

        assert len(findings) == 1
        assert finding in findings[0]

    @pytest.mark.parametrize("name", NINE)
    def test_what_a_board_shows(self, name: str) -> None:
        """SG-CREW-005: name and origin, health, skills, paid abilities, weapon figures and two ability slots."""
        board = harbour().crew[name]
        table = hold(give_command(at_sea(), 9), 0, "triage-5", "refine-1", "bandage-1")
        play(table, f"equip triage-5 on {name}", f"equip refine-1 on {name}")

        assert board.name.en
        assert board.origin.en
        assert board.health > 0
        assert board.skills
        assert [use.command > 0 for use in board.uses] == [True, True]
        assert board.weapon.id
        assert board.weapon.damage > 0
        assert min(board.weapon.accuracy, board.weapon.block) >= 0
        assert refused(table, f"equip bandage-1 on {name}").rule == "SG-ABIL-008"

    @pytest.mark.slow
    @pytest.mark.parametrize("part", ["name", "origin", "health", "skills", "weapon", "use"])
    def test_a_board_that_lacks_a_part_is_a_finding(self, tmp_path: Path, part: str) -> None:
        """SG-CREW-005: a board without one of its parts is refused."""
        board = r'(id = "kannan"\n(?:.*\n)*?)'
        pattern = board + (r"\[\[crew\.use\]\](?:.*\n)*?(?=\n)" if part == "use" else rf"{part} = .*\n")

        assert broken(tmp_path, "crew.toml", pattern, r"\1")


class TestKnownFigures:
    """SG-CREW-006 to 009."""

    @pytest.mark.parametrize("skill", ["CUNNING", "STRENGTH"])
    def test_odessa_takes_part(self, skill: str) -> None:
        """SG-CREW-006: Odessa has cunning 1 and strength 1."""
        table = effects(at_sea(window="all"), f"challenge {skill} 6")
        play(table, "join odessa", "go on", "fate 3")

        assert total(table, table.test) == 3 + 1

    @pytest.mark.parametrize(("defense", "hit"), [(2, True), (3, False)])
    def test_odessa_attacks(self, defense: int, hit: bool) -> None:
        """SG-CREW-006: with fate 1 her attack totals 2; her weapon blocks 1 of a counterattack of 3."""
        table = put_enemy(at_sea(), defense=defense, attack=3)
        play(table, "attack wall with odessa using rifle", "fate 1")
        outcome = table.assault.hit
        strike(table)

        assert outcome is hit
        assert table.crew["odessa"].damage == 2

    @pytest.mark.parametrize(("fate", "damage"), [(5, 2), (4, 1)])
    def test_laurent_attacks(self, fate: int, damage: int) -> None:
        """SG-CREW-007: the club's accuracy 0 hits defense 5 on fate 5 for 2; its block is 2 of a counterattack of 3."""
        table = put_enemy(at_sea(), defense=5, attack=3)
        play(table, "attack wall with laurent using club", f"fate {fate}")

        assert strike(table) == damage
        assert table.crew["laurent"].damage == 1

    def test_laurent_finds_meat_or_takes_aim(self) -> None:
        """SG-CREW-007: for 2 command he gains 1 meat, or has +1 accuracy; strength 1, and savvy for his club."""
        board = harbour().crew["laurent"]
        table = give_command(at_sea(), 2)
        meat = table.goods["meat"]
        play(table, "activate laurent meat")
        other = give_command(put_enemy(at_sea()), 2)
        play(other, "attack wall with laurent using club", "fate 4", "activate laurent accuracy", "go on")

        assert table.goods["meat"] == meat + 1
        assert (table.crew["laurent"].command, table.pools[0]) == (2, 0)
        assert other.assault.hit
        assert other.crew["laurent"].command == 2
        assert (board.skills["strength"], board.weapon.discard) == (1, "savvy")

    def test_gregory_and_kannan_supply_two_savvy(self) -> None:
        """SG-CREW-008: Gregory and Kannan together add 2 savvy, 1 each."""
        table = effects(at_sea(window="all"), "challenge SAVVY 6")
        play(table, "join gregory", "join kannan", "go on", "fate 3")

        assert total(table, table.test) == 3 + 2

    @pytest.mark.parametrize(("defense", "damage"), [(7, 2), (8, 1)])
    def test_gregory_attacks(self, defense: int, damage: int) -> None:
        """SG-CREW-008: fate 5 makes 7, a hit is worth 2, and a counterattack of 2 deals him 2."""
        table = put_enemy(at_sea(), defense=defense, attack=2)
        play(table, "attack wall with gregory using cane", "fate 5")

        assert strike(table) == damage
        assert table.crew["gregory"].damage == 2

    def test_kasumi_redraws_a_one(self) -> None:
        """SG-CREW-009: when her controller draws a 1 and pays for the ability, fate is redrawn."""
        table = effects(give_command(at_sea(), 1), "challenge SAVVY 5")
        play(table, "go on", "fate 1", "activate kasumi redraw", "fate 4")

        assert (table.test.fate, table.crew["kasumi"].command) == (4, 1)

    def test_kasumi_redraws_nothing_but_a_one(self) -> None:
        """SG-CREW-009: a 2 is not redrawn."""
        table = effects(give_command(at_sea(window="all"), 1), "challenge SAVVY 5")
        play(table, "go on", "fate 2")

        assert refused(table, "activate kasumi redraw").rule == "SG-FATE-007"


class TestAbilities:
    """SG-CREW-010 to 015."""

    def test_more_damage_is_for_the_bearers_own_attack(self) -> None:
        """SG-CREW-010: Rafael's +1 makes his own 3 a 4."""
        table = give_command(put_enemy(at_sea()), 2)
        play(table, "attack wall with rafael using boat-hook", "fate 6", "go on", "activate rafael damage", "go on")

        assert strike(table) == 4

    def test_more_damage_is_never_lent(self) -> None:
        """SG-CREW-010: when Laurent attacks for 2 it stays 2, although Rafael could pay."""
        table = give_command(put_enemy(at_sea()), 2)
        play(table, "attack wall with laurent using club", "fate 6")
        early = refused(table, "activate rafael damage").rule
        play(table, "go on")

        assert early == "SG-CREW-010"
        assert refused(table, "activate rafael damage").rule == "SG-CREW-010"
        assert strike(table) == 2

    def test_more_damage_is_never_dealt_alone(self) -> None:
        """SG-CREW-010: between attacks the ability deals nothing."""
        table = give_command(put_enemy(at_sea()), 2)

        assert refused(table, "activate rafael damage").rule == "SG-CREW-010"

    def test_block_protects_the_bearer(self) -> None:
        """SG-CREW-011: Rafael's block 2 leaves 1 of a hit of 3 on himself."""
        table = give_command(put_enemy(at_sea(), attack=3), 2)
        play(table, "end attacks", "hurt rafael", "activate rafael block", "take hit")

        assert table.crew["rafael"].damage == 1

    def test_block_protects_nobody_else(self) -> None:
        """SG-CREW-011: when Laurent is hit for 3 Rafael's block 2 is refused, and Laurent takes 3."""
        table = own(give_command(put_enemy(at_sea(), attack=3), 2), "pann-shield")
        play(table, "end attacks", "hurt laurent")
        reason = refused(table, "activate rafael block")
        play(table, "take hit")

        assert reason.rule == "SG-CREW-011"
        assert table.crew["laurent"].damage == 3

    def test_accuracy_helps_the_bearers_own_attack(self) -> None:
        """SG-CREW-012: Laurent's +1 turns his 4 against defense 5 into a hit."""
        table = give_command(put_enemy(at_sea()), 2)
        play(table, "attack wall with laurent using club", "fate 4", "activate laurent accuracy", "go on")

        assert table.assault.hit

    def test_accuracy_helps_nobody_else(self) -> None:
        """SG-CREW-012: Kannan's attack is unaffected by Laurent's +1 accuracy."""
        table = give_command(put_enemy(at_sea()), 2)
        play(table, "attack wall with kannan using hunting-bow", "fate 2")
        reason = refused(table, "activate laurent accuracy")
        play(table, "go on")

        assert reason.rule == "SG-CREW-012"
        assert not table.assault.hit

    def test_healing_reaches_any_crew_member(self) -> None:
        """SG-CREW-013: a restore 1 ability of P1's Gregory, used on P3's Mac with 2 damage, leaves 1."""
        table = give_command(at_sea(3, crew="gregory kannan marco/kasumi rafael audrie/laurent mac"), 2, 0, 0)
        table.crew["mac"].damage = 2
        play(again(table), "activate gregory heal", "heal mac")

        assert table.controller("mac") == 2
        assert table.crew["mac"].damage == 1

    def test_healers_may_help_themselves(self) -> None:
        """SG-CREW-013: any crew member is whoever is hurt, the bearer of the ability too, and in another's turn."""
        table = give_command(at_sea(2, crew="kasumi rafael audrie marco/gregory kannan laurent mac"), 0, 6)
        table.crew["gregory"].damage, table.crew["kannan"].statuses = 2, ("venom",)
        play(again(table), "activate gregory heal", "heal gregory", "activate kannan cure", "cure kannan of venom")

        assert table.crew["gregory"].damage == 1
        assert not table.crew["kannan"].statuses

    def test_curing_reaches_any_crew_member(self) -> None:
        """SG-CREW-013: Kannan's remove-a-status ability offers every status of every player's crew."""
        table = give_command(at_sea(3, crew="gregory kannan marco/kasumi rafael audrie/laurent mac"), 3, 0, 0)
        table.crew["mac"].statuses = ("venom", "madness")
        table.crew["kasumi"].statuses = ("weakened",)
        play(fallen(table, "mac"), "activate kannan cure")
        cures = [line for line in offered(table) if line.startswith("cure")]
        play(table, "cure mac of venom")

        assert cures == ["cure kasumi of weakened", "cure mac of venom", "cure mac of madness"]
        assert list(table.crew["mac"].statuses) == ["madness"]

    @pytest.mark.parametrize("port", [True, False])
    def test_repair_takes_any_cube_anywhere(self, *, port: bool) -> None:
        """SG-CREW-014: with 3 ship damage Audrie leaves 2, the user choosing which, in port and out of it."""
        table = give_command(at_sea(), 2)
        table.region = next(region.id for region in table.pack.regions.values() if region.port is port)
        table.cubes.update({"deck": 2, "hull": 1})
        play(again(table), "activate audrie repair")
        able = [line for line in offered(table) if line.startswith("repair")]
        play(table, "repair hull")

        assert able == ["repair deck", "repair hull"]
        assert (table.cubes["deck"], table.cubes["hull"]) == (2, 0)

    def test_redraw_if_one_is_not_for_the_draws_of_others(self) -> None:
        """SG-CREW-015: Kasumi is controlled by P2, so P1's drawn 1 cannot be redrawn by her."""
        table = effects(give_command(at_sea(2, window="all"), 1, 1), "challenge SAVVY 5")
        play(table, "go on", "fate 1")

        assert table.controller("kasumi") == 1
        assert refused(table, "activate kasumi redraw").rule == "SG-CREW-015"

    def test_redraw_if_one_is_for_the_controllers_draws_in_any_turn(self) -> None:
        """SG-CREW-015: when P2's own Mac attacks in P1's turn P2 draws, and Kasumi may help."""
        table = give_command(put_enemy(at_sea(2)), 0, 1)
        play(table, "attack wall with mac using cutlass", "fate 1", "activate kasumi redraw", "fate 6", "go on")

        assert table.captain == 0
        assert table.assault.hit
