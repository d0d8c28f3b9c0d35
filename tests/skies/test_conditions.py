"""What stories and events of the skies ask for: each condition, met, just not met, and met by something else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, effects, play

from .tables import in_play, on_map, own, quest, reprint, stock

Change = Callable[[SkiesTable], object]


def holds(table: SkiesTable, condition: str) -> bool:
    """Whether `if` lets its effects happen; they may happen once only."""
    before = table.goods["torch"]
    effects(table, f"if {condition}: gain 1 torch")
    return table.goods["torch"] == before + 1


def plane_at(space: str) -> Change:
    """The plane stands there."""
    return lambda table: setattr(table, "plane", space)


def counts(name: str, value: int) -> Change:
    """A figure of the table: ``counts("defeats", 2)``."""
    return lambda table: setattr(table, name, value)


def marked(faction: str, boxes: int) -> Change:
    """Boxes of a faction are marked."""
    return lambda table: table.marks.update({faction: boxes})


CASES: dict[str, tuple[str, Change, Change]] = {
    "a card in hand": ("card 60", lambda t: own(t, 0, "eternal-geode"), lambda t: own(t, 0, "hive-stone")),
    "a card in the discard": ("card 60", lambda t: t.played.append("eternal-geode"), lambda t: None),
    "a combat card": ("card 26", lambda t: own(t, 0, "ice-blade"), lambda t: own(t, 0, "harpoon-gun")),
    "so much of a resource": ("2 rope", lambda t: stock(t, rope=2), lambda t: stock(t, rope=1, meat=2)),
    "so many resources of any kind": (
        "3 resources",
        lambda t: stock(t, rope=1, meat=1, fire_quartz=1),
        lambda t: stock(t, rope=1, meat=1),
    ),
    "totems": (
        "2 totems",
        lambda t: own(t, 0, "eternal-geode", "hive-stone", "camp-stew"),
        lambda t: own(t, 0, "eternal-geode", "camp-stew", "george-gift"),
    ),
    "the plane's place": ("plane at geysers", plane_at("geysers"), plane_at("kings-lawn")),
    "a crossed location": ("crossed 38", lambda t: t.crossed.extend([7, 38]), lambda t: t.crossed.append(7)),
    "marks of a faction": ("trusiam 3", marked("trusiam", 3), lambda t: t.marks.update(trusiam=2, rebels=8)),
    "defeats": ("defeats 2", counts("defeats", 2), counts("defeats", 1)),
    "fuel": ("3 fuel", counts("fuel", 3), counts("fuel", 2)),
    "camps left": ("4 camps", counts("camps", 8), counts("camps", 9)),
    "a curse": ("curse cold-pocket", lambda t: t.curses.append("cold-pocket"), lambda t: t.curses.append("wet-match")),
    "a keyword": ("LANTERN", lambda t: quest(t, 41), lambda t: t.used_quests.append(41)),
}


@pytest.mark.parametrize("case", CASES)
def test_it_holds_exactly_when_it_is_met(case: str) -> None:
    """DS-QUST-006, DS-JLOG-002, DS-EVNT-013: what is asked for is there, or something that comes near it is."""
    condition, met, near = CASES[case]
    there, short = on_map(2), on_map(2)
    met(there)
    near(short)

    assert (holds(there, condition), holds(short, condition)) == (True, False)
    assert (holds(there, f"not {condition}"), holds(short, f"not {condition}")) == (False, True)


def test_threat_is_that_of_the_event_which_asks() -> None:
    """DS-EVNT-013: at the end of the turn 2 threat lie on the one event and 1 on the other: only the first one acts."""
    table = on_map()
    for event in ("thin-ice", "lying-compass"):
        reprint(table, event, turn_end=("if 2 threat: gain 1 torch",), stays=True)
    in_play(in_play(table, "thin-ice", 2), "lying-compass", 1)
    table.spent = 5
    play(again(table), "end turn")

    assert table.goods["torch"] == 1
