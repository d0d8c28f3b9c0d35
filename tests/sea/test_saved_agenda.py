"""Saved agendas that no game has written are refused with their place, before they can fail: SG-SAVE-007."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from sleeping_gods.kernel.errors import BrokenState
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.plain import Json
from sleeping_gods.sea.game import Sea
from sleeping_gods.sea.table.table import SeaTable

from .fights import attack
from .forging import forged, outcome, real_tables, saved
from .tables import at_sea, at_ship, at_start, effects, exploring, harbour, hold, own, play, wear


def refuse(data: Json, message: str) -> None:
    """Loading must be refused with this message."""
    with pytest.raises(BrokenState, match=message):
        Sea().load(harbour(), data)


def with_step(table: SeaTable, step: list[Json], at: int) -> dict[str, Json]:
    """The table as it stands in a file, with one more step on its agenda."""
    data = saved(table)
    Sea().load(harbour(), json.loads(json.dumps(data)))
    agenda = data["agenda"]
    assert isinstance(agenda, list)
    agenda.insert(at if at >= 0 else len(agenda) + 1 + at, step)
    return data


class TestNesting:
    """What may lie on what."""

    @pytest.mark.parametrize(
        ("step", "expected"),
        [
            (["AlterTest"], "the test that it belongs to"),
            (["Fate", "plain"], "the test that it belongs to"),
            (["SettleChallenge", "rats:a/0", ""], "the test that it belongs to"),
            (["SettleCheck", "lost-sailor:turn-end/0pass", 0, "", False], "the test that it belongs to"),
            (["PlaceCube"], "the test that it belongs to"),
            (["Attacks"], "the fight that it belongs to"),
            (["NextRound"], "the fight that it belongs to"),
            (["Rescue"], "the fight that it belongs to"),
            (["PassSynergy", "mac"], "the fight that it belongs to"),
            (["SettleAttack"], "the attack that it belongs to"),
            (["AlterDamage"], "the attack that it belongs to"),
            (["PlaceDamage"], "the strike that it belongs to"),
            (["Choose", "2"], "the story that it belongs to"),
            (["Do", "laurent:accuracy", 0, 0, "laurent", True], "the test that it belongs to"),
            (["Do", "laurent:synergy", 0, 0, "mac", True], "the attack that it belongs to"),
            (["Do", "stone-of-blood:deal", 0, 0, "", True], "the fight that it belongs to"),
            (["Travel"], "a step that can be waiting here"),
            (["Explore", 2], "a step that can be waiting here"),
            (["Challenge", "craft", 5, "", "rats:a/0", ""], "a step that can be waiting here"),
            (["BeginTurn"], "a step that can be waiting here"),
            (["TakeAction"], "a step that can be waiting here"),
            (["ShipAction"], "a step that can be waiting here"),
            (["Shipyard"], "a step that can be waiting here"),
            (["KeepReward"], "a token that was found"),
            (["RevealCard"], "a step that can be waiting here"),
            (["ShareOut", 1], "a step that can be waiting here"),
            (["NextTurn", False], r"NextTurn once"),
        ],
    )
    def test_a_step_out_of_its_place(self, step: list[Json], expected: str) -> None:
        """SG-SAVE-007: no test, fight, story, search or phase is under way, so no step of one can wait."""
        refuse(with_step(at_sea(2), step, 1), expected)

    @pytest.mark.parametrize(
        "step",
        [
            ["TakeAction"],
            ["Read", "2"],
            ["Sail", 2],
            ["Do", "rats", 0, 0, "", False],
            ["Do", "§2", 0, 0, "", False],
            ["RemoveBeaten"],
            ["Counterattack"],
            ["Attacks"],
            ["EnemyAbility", "bilge-imp", 1, "venom"],
            ["DealTo", 0, "", 1, ""],
        ],
    )
    def test_nothing_else_happens_while_damage_is_placed(self, step: list[Json]) -> None:
        """SG-SAVE-007: no turn, story, event or other blow comes within a strike."""
        table = attack(fighting(), "laurent", "bilge-imp", 4)
        assert table.fight.strike is not None

        refuse(with_step(table, step, -2), r"state\.agenda\[\d+\]: expected ")

    @pytest.mark.parametrize(
        ("kind", "lines", "step"),
        [
            ("travel", ["travel"], ["JoinChallenge"]),
            ("travel", ["travel"], ["PlaceElsewhere"]),
        ],
    )
    def test_a_test_of_another_kind(self, kind: str, lines: list[str], step: list[Json]) -> None:
        """SG-SAVE-007: what belongs to one kind of test does not settle another."""
        table = play(at_sea(2), *lines)
        assert table.test.kind == kind

        refuse(with_step(table, step, -1), r"state\.agenda\[\d+\]: expected ")

    def test_an_attack_is_not_a_challenge(self) -> None:
        """SG-SAVE-007: the tests under way end in their order, an attack by the end of an attack."""
        data = saved(play(fighting(), "attack bilge-imp with laurent using club"))
        tests = data["tests"]
        assert isinstance(tests, list)
        assert isinstance(tests[0], dict)
        tests[0]["kind"] = "challenge"

        refuse(data, r"state\.agenda\[\d+\]: expected the end of challenge")


class TestWhatIsThere:
    """What steps go on with."""

    @pytest.mark.parametrize(
        ("step", "expected"),
        [
            (["TakeWeapon", "flapjacks"], "a weapon of the crew"),
            (["TakeWeapon", "revolver"], "a weapon of the crew"),
        ],
    )
    def test_a_weapon_that_nobody_has(self, step: list[Json], expected: str) -> None:
        """SG-SAVE-007: only a weapon that was gained is handed out."""
        table = effects(at_sea(2), "reveal 1 market card")
        play(table, "reveal lantern")

        refuse(with_step(table, step, -1), expected)

    def test_parts_of_another_room(self) -> None:
        """SG-SAVE-007: the galley does not search."""
        data = saved(play(at_ship(), "use galley"))
        assert isinstance(data["agenda"], list)
        data["agenda"][-1] = ["RoomParts", "galley", ["search"]]

        refuse(data, "parts of the galley")

    @pytest.mark.parametrize(
        ("record", "field"), [("strike", "points"), ("strike", "extra"), ("attack", "extra"), ("attack", "cards")]
    )
    def test_more_damage_than_anything_deals(self, record: str, field: str) -> None:
        """SG-SAVE-007: a number of points that would keep a machine busy for days is refused."""
        data = saved(attack(fighting(), "laurent", "bilge-imp", 4))
        combat = data["combat"]
        assert isinstance(combat, dict)
        part = combat[record]
        assert isinstance(part, dict)
        part[field] = 10**9

        refuse(data, rf"state\.combat\.{record}")

    def test_no_action_is_left(self) -> None:
        """SG-SAVE-007: whoever is asked for an action has one."""
        refuse({**saved(at_sea()), "actions": 0}, "an action that is left")

    def test_a_search_without_a_place(self) -> None:
        """SG-SAVE-007: tokens that were found belong to a search, which stands at one place, with a find to keep."""
        table = play(at_ship(), "use deck", "do search", "search on", "find vegetables")
        data = saved(table)
        refuse({**data, "agenda": saved(at_ship())["agenda"]}, r"state\.found")

        play(table, "stop searching")
        data = saved(table)
        assert isinstance(data["search"], list)
        refuse({**data, "found": [], "search": [*data["search"], "vegetables"]}, "a token that was found")

    def test_a_real_state_is_never_refused(self) -> None:
        """SG-SAVE-007: tables in the middle of everything come back as they were."""
        moments = (
            at_start(2),
            play(at_ship(), "use deck", "do search", "search on", "find vegetables", "stop searching"),
            exploring(at_sea(3), 58),
            attack(fighting(), "laurent", "bilge-imp", 4),
            play(wear(at_sea(), "mac", "refine-1"), "travel"),
            play(hold(at_start(2), 1, "triage-5", "refine-1"), "leave p2"),
            effects(own(at_sea(), "revolver", on="mac"), "challenge CRAFT 5"),
        )
        for table in moments:
            assert Sea().load(harbour(), saved(table)) == table


def fighting() -> SeaTable:
    """A fight that a story has led to, at its first attack."""
    table = exploring(at_sea(2), 58)
    effects(table, "combat 5")
    return play(table, "reveal enemies", "lay bilge-imp")


def _forge(seed: int, tables: int, forgeries: int) -> Counter[str]:
    """What became of forged tables."""
    luck, real = Luck(seed), real_tables(seed, tables)
    found: Counter[str] = Counter()
    for _ in range(forgeries):
        data = forged(luck, luck.pick(real), real)
        found[outcome(luck, data)] += 1
    return found


@pytest.mark.slow
def test_a_forged_agenda_is_refused_or_can_be_played() -> None:
    """SG-SAVE-007: whatever steps of real agendas are mixed, the table is refused or stands 50 decisions."""
    found = _forge(1, 60, 80)

    assert found["refused"] > found["played"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2, 3])
def test_many_forged_agendas_are_refused_or_can_be_played(seed: int) -> None:
    """SG-SAVE-007: the same for two thousand of them."""
    assert _forge(seed, 600, 1000).total() == 1000
