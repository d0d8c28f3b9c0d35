"""Saved agendas, fights, tests and encounters that no game has written are refused with their place: DS-SAVE-007."""

from __future__ import annotations

import json

import pytest

from sleeping_gods.kernel.errors import BrokenState
from sleeping_gods.kernel.plain import Json, encode
from sleeping_gods.sea.game import Sea
from sleeping_gods.skies.game import Skies
from tests.bed import effects, hold, play
from tests.sea import tables as sea

from .forging import fighting, meeting, put, refuse, saved
from .tables import airfield, at_start, on_map


class TestAgenda:
    """What is still to happen."""

    @pytest.mark.parametrize(
        ("step", "message"),
        [
            (["Do", "no-such-card", 0, 0, "", False], r"agenda\[1\]\.program"),
            (["Do", "glare", 99, 0, "", False], r"agenda\[1\]\.at"),
            (["Do", "glare", 0, 3, "", False], r"agenda\[1\]\.seat"),
            (["Do", "glare", 0, 0, "nobody", False], r"agenda\[1\]\.bearer"),
            (["DrawCards", 7, 1], r"agenda\[1\]\.seat: expected a number that can stand there"),
            (["DrawCards", 0, 99], r"agenda\[1\]\.count"),
            (["Read", "99999"], r"agenda\[1\]\.number"),
            (["Explore", 99999], r"agenda\[1\]\.location"),
            (["GainStatus", "gout", [], ""], r"agenda\[1\]\.status"),
            (["LoseHealthOn", "nobody", 1], r"agenda\[1\]\.crew"),
            (["LoseHealth", -1, []], r"agenda\[1\]\.left"),
            (["DealCrew", [], [0, 0]], r"agenda\[1\]: expected boards to deal"),
            (["DealCrew", ["ed"], [0]], r"agenda\[1\]: expected boards to deal"),
            (["skies:Heal", 0, 1, False, "nobody", []], r"agenda\[1\]\.excluded"),
            (["skies:TurnEnd", ["thin-air"]], r"agenda\[1\]\.left"),
            (["skies:Completed", "thin-air", "", []], r"agenda\[1\]\.event"),
            (["skies:Travel", "up"], r"agenda\[1\]\.direction"),
            (["skies:Fly", "moon", True, True, 0], r"agenda\[1\]\.space"),
            (["skies:Fly", "geysers", True, True, 2], r"agenda\[1\]\.seat"),
            (["skies:MovePlane", 2], r"agenda\[1\]\.seat"),
            (["skies:Walk", 1, 2], r"agenda\[1\]\.seat"),
            (["skies:MeetObstacle", "lava", "", 0], r"agenda\[1\]: expected a name"),
            (["skies:MeetObstacle", "cold", "no-such-path", 0], r"agenda\[1\]"),
            (["skies:PayAny", 1, 2], r"agenda\[1\]\.seat"),
            (["skies:PayAny", 3, 0], r"agenda\[1\]\.left"),
            (["skies:PayTotem", ["bloodflower"], 101, 0], r"agenda\[1\]\.number"),
            (["skies:PayTotem", ["rope"], 101, 0], r"agenda\[1\]\.needs"),
            (["skies:PayEquip", 0, 1], r"agenda\[1\]\.left"),
            (["skies:GiveCard", "camp-stew", 0], r"agenda\[1\]\.card"),
            (["skies:KeepOne", 0], r"agenda\[1\]: expected a hand of several cards"),
            (["skies:KeepOne", 1], r"agenda\[1\]: expected a deck that needs the cards"),
            (["skies:HandOver", 0, 1], r"agenda\[1\]\.newcomer"),
            (["skies:HandOver", 1, 7], r"agenda\[1\]\.left"),
            (["skies:TakeHalf", "ability", 1, 3], r"agenda\[1\]: expected cards to take"),
            (["skies:TakeOne", "gold", 1], r"agenda\[1\]\.kind"),
            (["skies:DealPool", "ability", ["duck-7"], 0], r"pieces that add up"),
            (["skies:StartCombat", ["rat"], 0, "", ""], r"agenda\[1\]\.enemies"),
            (["skies:StartCombat", [], 99, "", ""], r"agenda\[1\]\.boss"),
            (["skies:StartCombat", ["tax-weasel"], 0, "no-such-path", ""], r"agenda\[1\]"),
            (["EndTest"], r"state\.tests: expected 1, as many as end on the agenda, got 0"),
            (["skies:Victory", "", ""], r"state\.combat: expected 1"),
            (["skies:EndAttack"], r"state\.combat\.attack: expected 1"),
            (["EndStrike"], r"state\.combat\.strike: expected 1"),
            (["AlterTest"], r"agenda\[1\]: expected the test that it belongs to"),
            (["Fate", "plain"], r"agenda\[1\]: expected the test that it belongs to"),
            (["Fate", "twice"], r"agenda\[1\]\.how"),
            (["skies:SettleRepair"], r"agenda\[1\]: expected the test that it belongs to"),
            (["skies:NextRound"], r"agenda\[1\]: expected the fight that it belongs to"),
            (["skies:EnemyPhase"], r"agenda\[1\]: expected the fight that it belongs to"),
            (["skies:EnemyAbility", "tax-weasel", 1, "flying"], r"agenda\[1\]\.ability: expected"),
            (["skies:EnemyAbility", "tax-weasel", 1, "block-1"], r"agenda\[1\]\.ability: expected"),
            (["skies:Victim", "tax-weasel", 1], r"agenda\[1\]: expected the fight that it belongs to"),
            (["skies:GiveSynergy", "ed", 0], r"agenda\[1\]: expected the fight that it belongs to"),
            (["skies:Hit"], r"agenda\[1\]: expected the attack that it belongs to"),
            (["skies:TakeHit", "ed", 1], r"agenda\[1\]: expected the attack that it belongs to"),
            (["PlaceDamage"], r"agenda\[1\]: expected the strike that it belongs to"),
            (["Choose", "7"], r"agenda\[1\]: expected the story that it belongs to"),
            (["skies:Reveal"], r"agenda\[1\]: expected the encounter that it belongs to"),
            (["skies:Travel", "north"], r"agenda\[1\]: expected a step that can be waiting here"),
            (["skies:DealDiscard", 0], r"agenda\[1\]: expected a decision that is next"),
            (["skies:BeginTurn"], r"state\.agenda: expected BeginTurn once, got 2"),
            (["skies:NextTurn", False], r"state\.agenda: expected NextTurn once, got 2"),
            (["BeginTurn"], r"state\.agenda\[1\]: expected a step of this game, got BeginTurn"),
            (["Sail", 2], r"state\.agenda\[1\]"),
            (["NextTurn", False, False], r"state\.agenda\[1\]"),
            (["ToyTurn", 1], r"state\.agenda\[1\]"),
            (["NoSuchStep"], r"state\.agenda\[1\]: expected a step that this version knows"),
        ],
    )
    def test_a_forged_agenda(self, step: list[Json], message: str) -> None:
        """DS-SAVE-007: also what lies deep on the agenda names cards, seats, tests and fights that are there."""
        data = saved(hold(at_start(2), 1, "duck-7", "dare-2"))
        agenda = data["agenda"]
        assert isinstance(agenda, list)
        agenda.insert(1, step)

        refuse(data, message)

    @pytest.mark.parametrize(
        ("agenda", "message"),
        [
            ([], r"state\.agenda: expected a decision, or how the campaign ended"),
            ([["skies:BeginTurn"]], r"state\.agenda: expected the next turn under a decision"),
            ([["skies:NextTurn", False]], r"state\.agenda: expected the next turn under a decision"),
            ([["skies:NextTurn", False], ["skies:EndTurn"]], r"state\.agenda: expected the next turn under a decision"),
            (
                [["skies:NextTurn", False], ["LayEnemy"]],
                r"state\.agenda\[1\]: expected the fight that it belongs to",
            ),
            ([["NextTurn", False, False], ["BeginTurn"]], r"state\.agenda"),
        ],
    )
    def test_no_agenda(self, agenda: Json, message: str) -> None:
        """DS-SAVE-007: at the bottom the next turn, on top a decision that can be taken."""
        refuse({**saved(at_start(2)), "agenda": agenda}, message)

    def test_a_forged_pool(self) -> None:
        """DS-SAVE-007: among ability cards that are dealt is no other card."""
        data = saved(play(hold(at_start(2), 0, "duck-7", "dare-2"), "join Cid"))
        assert isinstance(data["agenda"], list)
        put(data, f"agenda.{len(data['agenda']) - 1}.2.0", "camp-stew")

        refuse(data, r"agenda\[\d+\]\.pool")

    def test_the_games_are_apart(self) -> None:
        """DS-SAVE-007: a step of the skies is refused at a table of the sea, and so is the other whole table."""
        data = json.loads(json.dumps(encode(sea.at_start(2))))
        data["agenda"].insert(1, ["skies:BeginTurn"])
        with pytest.raises(BrokenState, match=r"state\.agenda\[1\]: expected a step of this game"):
            Sea().load(sea.harbour(), data)

        refuse(json.loads(json.dumps(encode(sea.at_start(2)))), "state: expected a field of SkiesTable")
        with pytest.raises(BrokenState, match="state: expected a field of SeaTable"):
            Sea().load(sea.harbour(), dict(saved(at_start(2))))


class TestUnderWay:
    """Tests, fights and encounters."""

    @pytest.mark.parametrize(
        ("place", "value", "message"),
        [
            ("combat.foes.0.id", "rat", r"state\.combat\.foes"),
            ("combat.foes.0.id", "brass-tick", r"state\.combat\.foes: expected every enemy once"),
            ("combat.round", 0, r"state\.combat\.round"),
            ("combat.foes.0.covered", 1 << 40, r"state\.combat\.foes\.covered"),
            ("combat.foes.0.buff", "wet", r"state\.combat\.foes\.buff"),
            ("combat.foes.0.power", -1, r"pieces that add up"),
            ("combat.boss", 99, r"state\.combat\.boss"),
            ("combat.waiting", ["rat"], r"state\.combat\.foes"),
            ("combat.buffs", ["wet"], r"state\.combat\.buffs"),
            ("combat.deck", ["canteen"], r"state\.combat\.cards"),
            ("combat.hands", [["whip"]], r"state\.combat\.hands"),
            ("combat.hands", [["whip", "whip"], ["pistol"]], r"pieces that add up"),
            ("combat.plays", [0], r"state\.combat\.hands"),
            ("combat.played", {"nobody": "fire-axe"}, r"state\.combat\.played"),
            ("combat.victim", "nobody", r"state\.combat\.victim"),
            ("combat.attack", None, r"state\.combat\.attack: expected 1"),
            ("combat.attack.crew", "nobody", r"state\.combat\.attack\.crew"),
            ("combat.attack.card", "canteen", r"state\.combat\.attack\.card"),
            ("combat.attack.target", "rat", r"state\.combat\.attack\.target"),
            ("combat.attack.side", 7, r"state\.combat\.attack\.side"),
            ("combat.strike", None, r"state\.combat\.strike: expected 1"),
            ("combat.strike.target", "rat", r"state\.combat\.strike\.target"),
            ("combat.strike.dealer", "nobody", r"state\.combat\.strike\.dealer"),
            ("combat.strike.placed", [["rat", 0]], r"state\.combat\.strike\.placed"),
            ("combat", None, r"state"),
            ("agenda.1", ["skies:Attacks"], r"state"),
        ],
    )
    def test_a_forged_fight(self, place: str, value: Json, message: str) -> None:
        """DS-SAVE-007: enemies, cards and the attack are those of the pack and the row."""
        data = saved(fighting())
        assert Skies().load(airfield(), json.loads(json.dumps(data))) == fighting()
        put(data, place, value)

        refuse(data, message)

    @pytest.mark.parametrize(
        "step",
        [
            ["skies:TakeAction"],
            ["skies:EventPhase"],
            ["Do", "glare", 0, 0, "", False],
            ["skies:Attacks"],
            ["Read", "7"],
        ],
    )
    def test_nothing_else_happens_in_a_fight(self, step: list[Json]) -> None:
        """DS-SAVE-007: no turn, event, story or other attack comes within an attack."""
        data = saved(fighting())
        agenda = data["agenda"]
        assert isinstance(agenda, list)
        agenda.insert(-1, step)

        refuse(data, r"state\.agenda\[\d+\]")

    @pytest.mark.parametrize(
        ("place", "value", "message"),
        [
            ("tests.0.kind", "prayer", r"state\.tests\.kind"),
            ("tests.0.seat", 2, r"state\.tests\.seat"),
            ("tests.0.skill", "luck", r"state\.tests\.skill"),
            ("tests.0.only", "nobody", r"state\.tests\.only"),
            ("tests.0.crew", ["nobody"], r"state\.tests\.crew"),
            ("tests.0.aside", ["canteen"], r"state\.tests\.aside"),
            ("tests.0.aside", ["duck-7"], r"pieces that add up"),
            ("tests", [], r"state\.tests: expected 1"),
        ],
    )
    def test_a_forged_test(self, place: str, value: Json, message: str) -> None:
        """DS-SAVE-007: a test has people, a skill and fate cards that are there."""
        data = saved(effects(on_map(2), "challenge CRAFT 5"))
        put(data, place, value)

        refuse(data, message)

    @pytest.mark.parametrize(
        ("place", "value", "message"),
        [
            ("encounter.number", "9999", r"state\.encounter\.number"),
            ("encounter.placed", {"nobody": "a"}, r"state\.encounter\.placed"),
            ("encounter.placed", {"claire": "z"}, r"state\.encounter\.placed"),
            ("encounter.done", ["z"], r"state\.encounter\.done"),
            ("encounter.acting", ["nobody"], r"state\.encounter\.acting"),
            ("encounter", None, r"state\.agenda\[\d+\]: expected the encounter that it belongs to"),
        ],
    )
    def test_a_forged_encounter(self, place: str, value: Json, message: str) -> None:
        """DS-SAVE-007: standees stand on actions of the page."""
        data = saved(meeting())
        put(data, place, value)

        refuse(data, message)
