"""Campaigns that were recorded by earlier versions of the engine still replay, hash by hash."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.games import load_for
from sleeping_gods.journal.file import read
from sleeping_gods.journal.replay import replay

FILES = sorted((Path(__file__).parent / "files").glob("*.campaign"))


def test_there_are_old_files() -> None:
    """Some campaigns of each kind of table are kept."""
    wanted = {f"{game}-{players}" for game in ("sea", "skies") for players in (1, 2, 3, 4)}

    assert {file.stem for file in FILES} >= wanted


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_line_still_leads_to_the_same_state(file: Path) -> None:
    """SG-SAVE-007, DS-SAVE-007: after every entry the hash of the state is the one on its line."""
    journal = read(file).journal
    game, pack = load_for(journal)

    replayed = replay(game, pack, journal)

    assert len(journal.entries) > 300
    assert replayed.table.turn > 5  # type: ignore[attr-defined]  # both tables count turns
