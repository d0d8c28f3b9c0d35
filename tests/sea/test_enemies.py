"""Enemy cards, what they take, and what they do for their neighbours: SG-ENEMY-001 to 012."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.kernel.errors import Finding
from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.peril import cube_count
from sleeping_gods.sea.pack.enemies import build_enemies
from sleeping_gods.story.source import PackSource, Record

from ..breaking import check, whole_copy
from .fights import attack, covered, covers, damage, facing, row, wound
from .tables import at_sea, fight, foe, give_command, hold, offered, own, place_cube, play, refused, told, wear

PLAIN = ". . .|. . .|. . H"


def faults(record: dict[str, object]) -> list[str]:
    """What is found wrong with one enemy record."""
    findings: list[Finding] = []
    build_enemies(
        PackSource(Record("pack", "pack.toml", 1, {}), [Record("enemy", "enemies.toml", 3, record)]), findings
    )
    return [finding.message for finding in findings]


class TestCards:
    """SG-ENEMY-001 to 004."""

    @pytest.mark.slow
    def test_a_card_without_defense_is_no_card(self, tmp_path: Path) -> None:
        """SG-ENEMY-001: an enemy record that lacks its defense fails validation."""
        folder = whole_copy("harbour", tmp_path)
        file = folder / "enemies.toml"
        file.write_text(re.sub(r"^defense = 4\n", "", file.read_text(), count=1, flags=re.MULTILINE))

        assert check(pack_folder("harbour")) == []
        assert any("defense" in str(finding) for finding in check(folder))

    @pytest.mark.parametrize("part", ["id", "number", "name", "level", "defense", "attack", "grid"])
    def test_a_record_that_lacks_a_part_is_found(self, part: str) -> None:
        """SG-ENEMY-001: of an enemy record nothing may be missing: the finding names what is."""
        whole: dict[str, object] = {"id": "rat", "number": 5, "name": {"en": "Rat", "fr": "Rat"}, "level": 1}
        whole.update(defense=4, attack=1, grid="H . .\n. . .\n. . .\n")

        assert faults(whole) == []
        assert [part in fault for fault in faults({key: whole[key] for key in whole if key != part})] == [True]

    def test_a_card_shows_its_figures_and_its_grid(self) -> None:
        """SG-ENEMY-001: name, level, number, defense, basic damage, and squares of every kind."""
        card = at_sea().pack.enemies["scorpion-squid"]
        printed = [(square.heart, square.bonus, square.synergy, square.abilities) for square in card.squares]

        assert (card.name.en, card.level, card.number, card.defense, card.attack) == ("Scorpion Squid", 5, 45, 5, 2)
        assert printed[3:6] == [(0, 0, False, ()), (1, 0, False, ()), (0, 0, True, ("weaken",))]
        assert printed[6:] == [(2, 0, False, ()), (0, 0, False, ()), (0, 1, False, ())]

    def test_covered_abilities_do_not_act(self) -> None:
        """SG-ENEMY-002: with Venom covered in round 1 no venom is given at its end."""
        table = facing("V . .|. . .|. . H", V="venom")
        untouched = play(table.clone(), "end attacks")
        attack(table, "laurent", "a", 4, *covers("a", "a1", "a2"))

        assert offered(untouched)[0] == "afflict odessa with venom"
        assert play(table, "end attacks").fight.round == 2

    def test_an_ability_covered_before_its_turn_does_not_act(self) -> None:
        """SG-ENEMY-002: while the madness is given Stone of Blood covers the venom square, so no venom is given."""
        table = give_command(own(facing("M . V|. . .|. . H", M="madness", V="venom"), "stone-of-blood"), 3)
        play(table, "end attacks", "activate stone-of-blood deal by p1", "target a", "cover a a3")
        play(table, "afflict mac with madness")

        assert table.fight.round == 2
        assert table.crew["mac"].statuses == ("madness",)

    def test_abilities_act_at_each_end_of_round(self) -> None:
        """SG-ENEMY-002: an uncovered ability acts in round 1 and again in round 2."""
        table = facing("V . .|. . .|. . H", V="venom")
        play(table, "end attacks", "afflict mac with venom", "end attacks", "afflict rafael with venom")

        assert table.fight.round == 3
        assert [name for name, member in table.crew.items() if member.statuses] == ["rafael", "mac"]

    def test_every_copy_acts(self) -> None:
        """SG-ENEMY-003: two uncovered Venom squares give two venom tokens to two crew members."""
        table = play(facing("V . V|. . .|. . H", V="venom"), "end attacks", "afflict mac with venom")
        assert refused(table, "afflict mac with venom").rule == "SG-STATUS-001"
        play(table, "afflict odessa with venom")

        assert [table.crew[name].statuses for name in ("mac", "odessa")] == [("venom",)] * 2
        assert table.fight.round == 2

    def test_all_abilities_of_a_card_act(self) -> None:
        """SG-ENEMY-003: five uncovered squares with five abilities act one after another, in reading order."""
        table = facing("V M W|F L .|. . H", V="venom", M="madness", W="weaken", F="frighten", L="low-morale")
        play(table, "end attacks")
        for status in ("venom", "madness", "weakened", "frightened", "low-morale"):
            play(table, f"afflict mac with {status}")

        assert (len(table.crew["mac"].statuses), table.fight.round) == (5, 2)

    def test_two_abilities_of_one_square_act_both(self) -> None:
        """SG-ENEMY-003: a square with two abilities uses both."""
        table = play(facing("V+M . .|. . .|. . H", V="venom", M="madness"), "end attacks")
        play(table, "afflict mac with venom", "afflict mac with madness")

        assert table.crew["mac"].statuses == ("venom", "madness")

    @pytest.mark.parametrize("ability", ["discard-ability", "disarm", "lose-resource", "regen-3", "adjacent-regen-1"])
    def test_an_ability_without_a_target_does_nothing(self, ability: str) -> None:
        """SG-ENEMY-004: with no equipped card, no weapon card, no resource, no damage: nothing changes."""
        table = facing("X . .|. . .|. . H", X=ability)
        for kind in table.goods:
            table.goods[kind] = 0
        play(table, "end attacks")

        assert table.fight.round == 2
        assert (table.discard, covered(table, "a")) == ([], [])

    @pytest.mark.parametrize(("ability", "worn"), [("discard-ability", False), ("disarm", True)])
    def test_nothing_else_is_taken_instead(self, ability: str, *, worn: bool) -> None:
        """SG-ENEMY-004, SG-WEAPON-012: without an equipped card no hand card goes, without a weapon card no other."""
        table = hold(hold(facing("X . .|. . .|. . H", X=ability, players=2), 0, "rage-6"), 1, "defend-4")
        play(wear(table, "mac", *["refine-1"] * worn), "end attacks")

        assert (table.fight.round, table.hands) == (2, [["rage-6"], ["defend-4"]])
        assert (table.crew["mac"].cards, table.discard) == (("refine-1",) * worn, [])

    def test_a_status_without_a_token_is_not_given(self) -> None:
        """SG-ENEMY-004: with all four venom tokens in play, Venom does nothing."""
        table = facing("V . .|. . .|. . H", V="venom")
        for name in ("mac", "marco", "odessa", "rafael"):
            table.crew[name].statuses = ("venom",)

        assert play(table, "end attacks").fight.round == 2


class TestLosses:
    """SG-ENEMY-005 to 007, 011 and 012: ship, goods, weapons, cards."""

    def test_ship_damage(self) -> None:
        """SG-ENEMY-005: with ship damage 4 the ship goes to 5, in the room that fate sets."""
        table = facing("X . .|. . .|. . H", X="ship-damage")
        table.cubes["hull"] = 4
        play(table, "end attacks")
        room = next(name for name, room in table.pack.rooms.items() if room.fate == 3)
        place_cube(table, 3)

        assert cube_count(table) == 5
        assert table.cubes[room] == 1

    def test_every_enemy_damages_the_ship(self) -> None:
        """SG-ENEMY-005: of three enemies the first and the last have it: two cubes, each with its own draw."""
        table = facing("X . .|. . .|. . H", PLAIN, "X . .|. . .|. . H", X="ship-damage")
        play(table, "end attacks")
        place_cube(place_cube(table, 3), 4)

        assert (cube_count(table), table.fight.round) == (2, 2)

    def test_a_resource_is_lost(self) -> None:
        """SG-ENEMY-006, 007: with 2 coins and 1 meat, one of the two kinds drops by 1, as the active player chooses."""
        table = facing("X . .|. . .|. . H", X="lose-resource", players=2)
        for kind in table.goods:
            table.goods[kind] = {"coins": 2, "meat": 1}.get(kind, 0)
        play(table, "end attacks")
        assert waiting(table)[1] == table.captain
        assert sorted(line for line in offered(table) if line.startswith("lose")) == ["lose coins", "lose meat"]
        assert refused(table, "lose artifacts").rule == "SG-ENEMY-007"
        play(table, "lose meat")

        assert (table.goods["coins"], table.goods["meat"]) == (2, 0)

    def test_a_resource_is_lost_in_every_round(self) -> None:
        """SG-ENEMY-006: of a heap of 9 or of the last 3, three rounds take three resources, one by one."""
        for heap in (9, 3):
            table = facing("X . .|. . .|. . H", X="lose-resource")
            for kind in table.goods:
                table.goods[kind] = heap if kind == "coins" else 0
            for lost in (1, 2, 3):
                play(table, "end attacks", "lose coins")
                assert table.goods["coins"] == heap - lost

        assert play(table, "end attacks").fight.round == 5

    def test_the_last_artifact_is_lost(self) -> None:
        """SG-ENEMY-007: with only 1 artifact owned, the artifact is lost."""
        table = facing("X . .|. . .|. . H", X="lose-resource")
        for kind in table.goods:
            table.goods[kind] = int(kind == "artifacts")
        play(table, "end attacks", "lose artifacts")

        assert sum(table.goods.values()) == 0

    def test_disarm(self) -> None:
        """SG-ENEMY-011: Mac's Revolver is removed until combat ends; his own weapon is safe."""
        table = own(facing("X . .|. . .|. . H", X="disarm"), "revolver", on="mac")
        play(table, "end attacks")
        assert refused(table, "disarm mac of cutlass").rule == "SG-WEAPON-012"
        play(table, "disarm mac of revolver")
        lines = [line for line in offered(table) if "with mac" in line]
        assert lines == ["attack a with mac using cutlass"]
        assert refused(table, "arm mac with revolver").rule == "SG-COMBAT-064"
        attack(table, "mac", "a", 4, *covers("a", "c3", "c2", "c1"))

        assert table.combat is None
        assert "arm mac with revolver" in offered(table)

    def test_the_active_player_chooses_what_is_disarmed(self) -> None:
        """SG-ENEMY-011: of several weapon cards one goes, of the active player's choice."""
        table = own(
            own(facing("X . .|. . .|. . H", X="disarm", players=2), "revolver", on="mac"), "pann-bow", on="marco"
        )
        play(table, "end attacks")
        assert waiting(table)[1] == table.captain
        play(table, "disarm marco of pann-bow")

        assert (table.crew["mac"].weapons, table.crew["marco"].weapons) == (("revolver",), ())

    def test_any_players_weapon_may_be_disarmed(self) -> None:
        """SG-ENEMY-011: P1, active, may let go the weapon card of P2's Mac, who is down, or the one of Marco."""
        table = own(
            own(facing("X . .|. . .|. . H", X="disarm", players=2), "revolver", on="mac"), "pann-bow", on="marco"
        )
        assert [table.controller(name) for name in ("mac", "marco")] == [1, 0]
        table.crew["mac"].damage = table.bound.health["mac"]
        play(table, "end attacks")
        assert [line for line in offered(table) if line.startswith("disarm")] == [
            "disarm marco of pann-bow", "disarm mac of revolver",
        ]  # fmt: skip
        play(table, "disarm mac of revolver")

        assert (table.crew["mac"].weapons, table.crew["marco"].weapons) == ((), ("pann-bow",))

    def test_discard_ability(self) -> None:
        """SG-ENEMY-012: of 3 equipped ability cards 2 remain and the discard grows by 1; level cards are safe."""
        table = wear(facing("X . .|. . .|. . H", X="discard-ability"), "mac", "rage-6", "defend-4", "sword-master")
        wear(table, "audrie", "refine-1")
        play(table, "end attacks")
        assert refused(table, "forfeit sword-master").rule == "SG-ENEMY-012"
        assert {"forfeit rage-6", "forfeit defend-4", "forfeit refine-1"} <= {*offered(table)}
        play(table, "forfeit defend-4")

        assert (table.crew["mac"].cards, table.crew["audrie"].cards) == (("rage-6",), ("refine-1",))
        assert table.discard == ["defend-4"]
        assert table.crew["mac"].levels == ("sword-master",)

    def test_the_cards_of_the_fallen_may_go_too(self) -> None:
        """SG-ENEMY-012: of a fallen Mac's card and Audrie's the active player picks Mac's."""
        table = wear(wear(facing("X . .|. . .|. . H", X="discard-ability"), "mac", "rage-6"), "audrie", "refine-1")
        table.crew["mac"].damage = table.bound.health["mac"]
        play(table, "end attacks")
        assert {"forfeit rage-6", "forfeit refine-1"} <= {*offered(table)}
        play(table, "forfeit rage-6")

        assert (table.crew["mac"].cards, table.crew["audrie"].cards) == ((), ("refine-1",))

    def test_any_players_equipped_card_may_go_and_no_hand_card(self) -> None:
        """SG-ENEMY-012: P1, active, may let go the only card of P2's Audrie, though P1 has cards in hand."""
        table = wear(facing("X . .|. . .|. . H", X="discard-ability", players=2), "audrie", "refine-1")
        play(hold(hold(table, 0, "rage-6"), 1, "defend-4"), "end attacks")
        assert (waiting(table)[1], table.controller("audrie")) == (0, 1)
        assert [line for line in offered(table) if line.startswith("forfeit")] == ["forfeit refine-1"]
        play(table, "forfeit refine-1")

        assert (table.hands, table.crew["audrie"].cards, table.discard) == (
            [["rage-6"], ["defend-4"]],
            (),
            ["refine-1"],
        )


class TestNeighbours:
    """SG-ENEMY-008 to 010: what enemies do for the cards beside them."""

    def test_adjacent_deal_more(self) -> None:
        """SG-ENEMY-008: next to A with +2, B of damage 3 deals 5 at end of round, but still counterattacks for 3."""
        table = foe(at_sea(), "a", "D . .|. . .|. . H", attack=0, D="adjacent-damage-2")
        foe(table, "b", PLAIN, attack=3, defense=1)
        attack(fight(table, "a", "b"), "gregory", "b", 4, *covers("b", "a2", "a3"))
        assert damage(table, "gregory") == [3]
        play(table, "end attacks", "hurt rafael")

        assert damage(table, "rafael") == [5]

    def test_a_harmless_neighbour_deals_the_bonus_alone(self) -> None:
        """SG-ENEMY-008: B of damage 0, left of A with +2, attacks for 2 at end of round."""
        table = facing(PLAIN, "D . .|. . .|. . H", D="adjacent-damage-2")
        play(table, "end attacks", "hurt rafael")

        assert damage(table, "rafael") == [2]
        assert table.fight.round == 2

    def test_a_covered_source_adds_nothing(self) -> None:
        """SG-ENEMY-009, 002: only uncovered sources count."""
        table = facing("D . .|. . .|. . H", PLAIN, strike=3, D="adjacent-damage-2")
        play(wound(table, "a", "a1"), "end attacks", "hurt rafael")

        assert told(table, "enemy-acts") == [("b", 3)]

    def test_bonuses_of_both_sides_add_up(self) -> None:
        """SG-ENEMY-009: in A(+1)-B-C(+1) B deals 2 more, though C has not acted; no card boosts itself."""
        table = facing("D . .|. . .|. . H", PLAIN, "D . .|. . .|. . H", strike=1, D="adjacent-damage-1")
        amounts = told(play(table, "end attacks"), "enemy-acts")
        for name in ("mac", "rafael"):
            amounts += told(play(table, f"hurt {name}"), "enemy-acts")

        assert amounts == [("a", 1), ("b", 3), ("c", 1)]

    def test_two_sources_on_one_card_add_up(self) -> None:
        """SG-ENEMY-009: several sources on one neighbour all add."""
        table = facing("D . D|. . E|. . H", PLAIN, strike=1, D="adjacent-damage-1", E="adjacent-damage-2")
        play(table, "end attacks", "hurt mac")

        assert told(table, "enemy-acts") == [("b", 5)]

    def test_new_neighbours_count_when_the_row_closes_up(self) -> None:
        """SG-ENEMY-009: B falls between the attacks of A and C, so C has become A's neighbour and deals 1 more."""
        table = facing("D+M . .|. . .|. . H", "H . .|. . .|. . .", PLAIN, strike=2, D="adjacent-damage-1", M="madness")
        give_command(own(table, "stone-of-blood"), 3)
        play(table, "end attacks", "hurt mac", "take hit")
        play(table, "activate stone-of-blood deal by p1", "target b", "cover b a1")
        assert row(table) == ["a", "c"]
        play(table, "afflict mac with madness")

        assert told(table, "enemy-acts") == [("c", 3)]

    def test_adjacent_regen(self) -> None:
        """SG-ENEMY-010: in A-B-C, B with it removes 1 token each from A and C, and none from itself."""
        table = facing(PLAIN, "G . .|. . .|. . H", PLAIN, G="adjacent-regen-1")
        for name in "abc":
            wound(table, name, "b1", "b2")
        play(table, "end attacks", "uncover a b2", "uncover c b1")

        assert [covered(table, name) for name in "abc"] == [["b1"], ["b1", "b2"], ["b2"]]
        assert table.fight.round == 2

    def test_adjacent_regen_on_the_undamaged(self) -> None:
        """SG-ENEMY-010: a neighbour without damage loses nothing."""
        table = wound(facing(PLAIN, "G . .|. . .|. . H", PLAIN, G="adjacent-regen-1"), "c", "a1")
        play(table, "end attacks", "uncover c a1")

        assert (covered(table, "a"), covered(table, "c")) == ([], [])
