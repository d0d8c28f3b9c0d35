"""Whole campaigns driven through the page by luck: whatever happens is drawn, and the browser complains of nothing."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.presentation.scene.text import plain

from ..daily import first_daily
from .conftest import Sitting
from .on_page import spoken
from .stages import reached
from .tables import Hall

WHOLE = "WHOLE_CAMPAIGNS"
"""The environment variable with which both games are played to their end, which takes some minutes."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pack", "seed", "choices"), first_daily([("airfield", 1, 12), ("airfield", 1, 60), ("harbour", 5, 60)])
)
def test_a_random_campaign(hall: Hall, sit: Sitting, pack: str, seed: int, choices: int) -> None:
    """Every question is answered by a click, to the last page; nothing goes wrong in the browser on the way."""
    table = sit(hall.lay(reached(pack, players=("Ada",))))
    whole, luck = bool(os.environ.get(WHOLE)), Luck(seed)

    made = table.play(luck, lambda table: table.told.score is not None, 5000 if whole else choices, strict=whole)

    assert made
    expect(table.page.get_by_role("region", name="Book")).to_be_visible()
    if table.told.score is not None:
        expect(table.page.get_by_role("heading", name=spoken(plain(table.told.score.summary)))).to_be_visible()
        assert table.own == []
