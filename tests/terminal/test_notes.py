"""Notes on the map at the keyboard: those of this campaign, and what earlier ones have left."""

from __future__ import annotations

from pathlib import Path

import pytest

from .driver import told


@pytest.mark.parametrize(
    ("pack", "options"), [("airfield", {"level": "normal", "seed": "3"}), ("harbour", {"seed": "3"})]
)
def test_notes_of_an_earlier_campaign_can_be_read_in_a_new_one(
    tmp_path: Path, pack: str, options: dict[str, str]
) -> None:
    """DS-JLOG-003, SG-LOG-003: the first campaign has nothing to read; the second is told of its note and shows it."""
    first = told(tmp_path, "notes", "note 7 run from her", "quit", pack=pack, options=options)
    assert "Notes of earlier campaigns: none." in first
    assert "left 1 note on the map" not in first

    second = told(tmp_path, "note 9 ham", "notes", pack=pack, options=options)
    assert "Earlier campaigns left 1 note on the map" in second
    own, _, old = second.rpartition("Notes of this campaign:")[2].partition("Notes of earlier campaigns:")
    assert ("ham" in own, "run from her" in own) == (True, False)
    assert ("ham" in old, "run from her" in old) == (False, True)
