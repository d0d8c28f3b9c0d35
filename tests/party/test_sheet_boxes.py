"""The boxes of a printed achievement sheet, ticked by hand: each group has its own, and only those of a printed box."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from sleeping_gods.party.acts.repair_fill import sheet_boxes


def sheet(*ticked: str, printed: bool = True) -> Any:
    """A table of a printed box, or of a world of ours, with these boxes ticked."""
    return SimpleNamespace(ticked=[*ticked], own_box=lambda: object() if printed else None)


@pytest.mark.parametrize("group", ["totem", "faction"])
def test_a_group_of_boxes_has_those_of_its_own(group: str) -> None:
    """What is ticked in one group is no box of another; a box is ticked and taken off by its number."""
    table = sheet("totem:2", "faction:1", "faction:3", "world-end")
    kind = sheet_boxes(table, ("totem", "faction"))[f"{group}-box"]
    pile = kind.piles[("ticked",)]

    assert [*kind.cards][:2] == [f"{group}:1", f"{group}:2"]
    assert [*pile.cards()] == [box for box in table.ticked if box.startswith(group)]
    pile.put(f"{group}:9")
    assert f"{group}:9" in pile.cards()
    pile.take(f"{group}:9")
    assert table.ticked == ["totem:2", "faction:1", "faction:3", "world-end"]


def test_worlds_of_ours_tick_their_own_boxes() -> None:
    """There is no sheet beside the table."""
    assert sheet_boxes(sheet("totem:1", printed=False), ("totem",)) == {}
