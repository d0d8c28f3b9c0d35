"""The skies under random play: the CI's share of the long run."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.bots.soak import soak
from sleeping_gods.campaign.games import load_pack


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_whole_campaigns_keep_every_promise(seed: int, tmp_path: Path) -> None:
    """No violation, no exception, no state without an option, no campaign without an end, whatever the options."""
    game, pack = load_pack("airfield")

    report = soak(game, pack, 12_000, seed=seed, failures=tmp_path)

    assert report.failures == []
    assert report.decisions >= 12_000
    assert report.table_acts > 0


@pytest.mark.slow
def test_every_state_survives_saving(tmp_path: Path) -> None:
    """DS-SAVE-007: after every decision save and load, equal state, equal options, equal hash, and it plays on."""
    game, pack = load_pack("airfield")

    report = soak(game, pack, 2_500, seed=11, save_load=True, failures=tmp_path)

    assert report.failures == []
