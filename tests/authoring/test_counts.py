"""Counts: what a pack holds, beside what the box has room for."""

from __future__ import annotations

import pytest

from sleeping_gods.authoring.project import open_project
from sleeping_gods.authoring.texts.counts import ComponentCount, count


def counted(name: str) -> dict[str, ComponentCount]:
    """The counts of a shipped pack by what is counted."""
    pack = open_project(name).pack
    assert pack is not None
    found = count(pack)
    assert len({each.what for each in found}) == len(found)
    return {each.what: each for each in found}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pack", "parts", "whole"),
    [
        ("harbour", "enemies: ", "enemies"),
        ("harbour", "events: ", "events"),
        ("harbour", "tests: ", "tests"),
        ("airfield", "enemies: ", "enemies"),
        ("airfield", "events: ", "events"),
        ("airfield", "tests: ", "tests"),
    ],
)
def test_parts_add_up(pack: str, parts: str, whole: str) -> None:
    """What is counted by kind is as much as what is counted in all."""
    counts = counted(pack)

    assert sum(each.number for what, each in counts.items() if what.startswith(parts)) == counts[whole].number > 0


@pytest.mark.slow
def test_adventures_add_up_with_the_totems() -> None:
    """Totems are adventure cards of their own kind."""
    counts = counted("harbour")
    kinds = sum(each.number for what, each in counts.items() if what.startswith("adventures: "))

    assert kinds + counts["totems"].number == counts["adventures"].number


@pytest.mark.slow
def test_the_sea_beside_its_box() -> None:
    """The decks that every pack has are as full as the box; the others have room."""
    counts = counted("harbour")

    assert counts["abilities"] == ComponentCount("abilities", 60, 60)
    assert counts["levels"] == ComponentCount("levels", 24, 24)
    assert counts["market cards"] == ComponentCount("market cards", 32, 32)
    assert (counts["quests"].most, counts["adventures"].most, counts["enemies"].most) == (180, 90, 78)
    assert (counts["spreads"].number, counts["spreads"].most) == (2, 9)
    assert counts["towns"].number == 2


@pytest.mark.slow
def test_the_skies_beside_their_box() -> None:
    """The skies count pages, squares, bosses and curses, and have no towns."""
    counts = counted("airfield")

    assert counts["landing places"] == ComponentCount("landing places", 6, 6)
    assert counts["abilities"] == ComponentCount("abilities", 62, 62)
    assert (counts["pages"].number, counts["bosses"].number, counts["curses"].most) == (6, 2, 5)
    assert "towns" not in counts
