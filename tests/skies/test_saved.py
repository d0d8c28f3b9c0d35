"""Saved tables that no game has written are refused with their place: DS-SAVE-007."""

from __future__ import annotations

import json

import pytest

from sleeping_gods.kernel.errors import BrokenState
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.plain import Json, encode
from sleeping_gods.kernel.play import apply, is_over, options
from sleeping_gods.kernel.state import canonical
from sleeping_gods.skies.game import Skies
from tests.bed import doing, effects, hold, play

from .forging import fighting, meeting, paths, put, refuse, saved
from .tables import airfield, at_start, foe, new, on_map, own, quest

VALUES: tuple[Json, ...] = (None, -1, 3, 99, "", "ed", "canteen", [], {}, ["skies:EndTurn"])
"""What stands nowhere, or somewhere else."""


class TestTable:
    """What lies on the table."""

    @pytest.mark.parametrize(
        ("place", "value", "message"),
        [
            ("controllers", {}, r"state\.controllers: expected 'ed'"),
            ("controllers", {"claire": 0}, r"state\.controllers"),
            ("controllers.ed", 2, r"state\.controllers"),
            ("captain", 2, r"state\.captain"),
            ("captain", -1, r"state\.captain"),
            ("hands", [[]], r"state\.names: expected 1 to 4 seats"),
            ("adventures", [[]], r"state\.names: expected 1 to 4 seats"),
            ("names", [], r"state\.names"),
            ("names", ["\ud800", "Ben"], r"state\.names\[0\]: expected text that can be written down"),
            ("level", "brutal", r"state\.level"),
            ("length", "endless", r"state\.length"),
            ("phase", "noon", r"state\.phase"),
            ("place", "99:z9", r"state\.place: expected a name that the pack or the rules have"),
            ("plane", "moon", r"state\.plane"),
            ("paragraph", "9999", r"state\.paragraph"),
            ("due", ["9999"], r"state\.due"),
            ("quests", [41, 999], r"state\.quests"),
            ("silent", {"999": [0]}, r"state\.silent"),
            ("silent", {"41": [7]}, r"state\.silent"),
            ("obstacle", "lava", r"state\.obstacle"),
            ("log.levels", ["start brutal"], r"state\.log\.levels"),
            ("log.levels", [""], r"state\.log\.levels"),
            ("event_left", [6, 6], r"state\.event_left: expected 3 numbers"),
            ("event_left", [-1, 6, 6], r"state\.event_left"),
            ("event_left", [99, 6, 6], r"pieces that add up, got 'event deck"),
            ("goods", {"rope": 3}, r"state\.goods: expected 'ogroot'"),
            ("goods.rope", 99, r"pieces that add up, got '99 rope'"),
            ("goods.rope", -1, r"pieces that add up"),
            ("marks", {"king": 1}, r"state\.marks"),
            ("crew", {}, r"state\.crew: expected 'claire'"),
            ("crew.ed.damage", 99, r"pieces that add up, got 'ed has 99 damage'"),
            ("crew.ed.stamina", 4, r"pieces that add up, got 'ed has 4 stamina'"),
            ("crew.ed.statuses", ["gout"], r"state\.crew\.ed\.statuses"),
            ("crew.ed.statuses", ["venom", "venom"], r"pieces that add up"),
            ("crew.ed.cards", ["canteen"], r"state\.crew\.ed\.cards"),
            ("crew.ed.synergy", 1, r"pieces that add up, got 'ed has 1 synergy"),
            ("discard", ["duck-7"], r"pieces that add up, got \"63 ability cards"),
            ("deck", ["duck-7"], r"pieces that add up"),
            ("played", ["canteen", "canteen"], r"pieces that add up, got \"adventure cards twice"),
            ("played", ["whip"], r"state\.adventures"),
            ("arms", ["canteen"], r"state\.arms"),
            ("combat_deck", ["ice-blade"], r"pieces that add up, got \"combat deck"),
            ("gone", ["cold-pocket"], r"state\.gone"),
            ("curses", ["canteen"], r"state\.curses"),
            ("active", {"thin-air": 0}, r"state\.events"),
            ("event", "thin-air", r"state\.event"),
            ("event_discard", ["glare"], r"pieces that add up, got '57 events"),
            ("spent", 6, r"pieces that add up, got 'the watch at 6'"),
            ("camps", 13, r"pieces that add up, got '13 camps"),
            ("fuel", 6, r"pieces that add up, got 'plane health 6, fuel 6'"),
            ("place", "sapphire-pass", r"pieces that add up, got 'Claire at sapphire-pass without the plane'"),
            ("over", "ending", r"state\.agenda: expected the next turn under a decision"),
        ],
    )
    def test_a_forged_table(self, place: str, value: Json, message: str) -> None:
        """DS-SAVE-007: names that the pack lacks and pieces that do not add up."""
        data = saved(at_start(2))
        put(data, place, value)

        refuse(data, message)

    @pytest.mark.parametrize(
        ("place", "value", "message"),
        [
            ("captain", "0", r"state\.captain: expected int"),
            ("captain", True, r"state\.captain: expected int"),
            ("instant", 1, r"state\.instant: expected bool"),
            ("level", None, r"state\.level: expected str"),
            ("names", "Ana", r"state\.names: expected a list"),
            ("hands", [["duck-7"], 3], r"state\.hands\[1\]: expected a list"),
            ("crew", [], r"state\.crew: expected an object"),
            ("crew.ed", 3, r"state\.crew\.ed: expected an object of Hero"),
            ("crew.ed", {}, r"state\.crew\.ed: expected the field"),
            ("combat", [], r"state\.combat: expected an object of Fight"),
            ("encounter", 7, r"state\.encounter"),
            ("tests", {"a": 1}, r"state\.tests: expected a list"),
            ("log.notes", {"7": 7}, r"state\.log\.notes\.7: expected str"),
            ("agenda", [[]], r"state\.agenda\[0\]: expected a step that this version knows"),
            ("agenda", [["skies:NextTurn"]], r"state\.agenda\[0\]: expected 1 fields"),
            ("surprise", 1, r"state: expected a field of SkiesTable"),
        ],
    )
    def test_wrong_types(self, place: str, value: Json, message: str) -> None:
        """DS-SAVE-007: everything is exactly of its type."""
        data = saved(at_start(2))
        put(data, place, value)

        refuse(data, message)

    @pytest.mark.parametrize("data", [None, 7, "table", [], {}, [["skies:NextTurn", False]]])
    def test_no_table_at_all(self, data: Json) -> None:
        """DS-SAVE-007: nor is any other data a table."""
        refuse(data, "state: expected")

    @pytest.mark.parametrize("field", ["names", "agenda", "crew", "log", "over"])
    def test_a_field_is_missing(self, field: str) -> None:
        """DS-SAVE-007: every field must stand there."""
        data = saved(at_start())
        del data[field]

        refuse(data, f"state: expected the field '{field}'")


class TestAnyData:
    """Whatever is changed, nothing but BrokenState comes of loading it."""

    @pytest.mark.slow
    @pytest.mark.parametrize("start", ["turn", "fight", "encounter", "test", "deal"])
    def test_one_value_after_the_other(self, start: str) -> None:
        """DS-SAVE-007: each value of a table in turn is replaced by others; what loads can be played on."""
        dealing = play(hold(at_start(2), 0, "duck-7", "dare-2"), "join Cid")
        tables = {
            "turn": own(quest(on_map(2), 41), 0, "canteen"), "fight": fighting(), "encounter": meeting(),
            "test": effects(on_map(2), "challenge CRAFT 5"), "deal": dealing,
        }  # fmt: skip
        text = json.dumps(encode(tables[start]))
        for path in paths(json.loads(text)):
            for value in VALUES:
                data = json.loads(text)
                put(data, path, value)
                try:
                    table = Skies().load(airfield(), data)
                except BrokenState:
                    continue
                luck = Luck(7)
                for _ in range(6):
                    if is_over(table):
                        break
                    apply(table, luck.pick(options(table)))

    def test_a_table_is_not_changed_by_being_written(self) -> None:
        """DS-SAVE-007: what is saved and loaded is the same, and so is what it was saved from."""
        for table in (at_start(2), fighting(), meeting(), new(3), doing(foe(at_start(), "rat", "H . ."))):
            before = canonical(table)
            saved(table)
            assert canonical(table) == before
