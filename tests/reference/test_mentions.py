"""Finding the rule ids that tests name."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.reference.mentions import ids_in, mentions


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("SG-SHIP-015", ["SG-SHIP-015"]),
        ("SG-SHIP-015, 016.", ["SG-SHIP-015", "SG-SHIP-016"]),
        ("SG-SHIP-015..018", ["SG-SHIP-015", "SG-SHIP-016", "SG-SHIP-017", "SG-SHIP-018"]),
        ("SG-SHIP-015 and 017", ["SG-SHIP-015", "SG-SHIP-017"]),
        ("SG-A-001..003, 007, SG-B-002", ["SG-A-001", "SG-A-002", "SG-A-003", "SG-A-007", "SG-B-002"]),
        ("SG-SHIP-015, 2026 was a good year", ["SG-SHIP-015"]),
        ("see SG-SHIP and SG-15", []),
    ],
)
def test_lists_and_ranges_name_each_id(text: str, ids: list[str]) -> None:
    """Numbers that follow an id belong to its chapter."""
    assert ids_in(text) == ids


def test_a_test_is_named_by_the_innermost_place(tmp_path: Path) -> None:
    """Ids count for the class or function whose docstring, decorator or text names them."""
    tests = tmp_path / "tests"
    (tests / "sea").mkdir(parents=True)
    (tests / "sea" / "test_ship.py").write_text(
        '"""Ship (SG-SHIP-001..024)."""\n'
        "class TestGalley:\n"
        '    """SG-SHIP-015, 016."""\n'
        "    @covers('SG-SHIP-017')\n"
        "    def test_cook(self) -> None:\n"
        '        """SG-SHIP-016."""\n'
    )
    (tests / "sea" / "tables.py").write_text('"""SG-SHIP-020."""\nX = "SG-SHIP-021"\n')
    (tests / "scenarios").mkdir()
    (tests / "scenarios" / "cook.scenario").write_text("rules: SG-SHIP-018\n")

    assert mentions(tests) == {
        "SG-SHIP-015": ["tests/sea/test_ship.py::TestGalley"],
        "SG-SHIP-016": ["tests/sea/test_ship.py::TestGalley", "tests/sea/test_ship.py::TestGalley::test_cook"],
        "SG-SHIP-017": ["tests/sea/test_ship.py::TestGalley::test_cook"],
        "SG-SHIP-018": ["tests/scenarios/cook.scenario"],
    }
