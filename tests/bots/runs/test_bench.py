"""The bench measures everything it promises."""

from __future__ import annotations

import json

from sleeping_gods.bots.runs.bench import bench
from sleeping_gods.bots.runs.flatness import NOT_MEASURED, flatness

from ...kernel.toy import ToyGame, ToyPack


def test_every_figure_is_there() -> None:
    """Decisions a second, the cost of each operation, bytes, memory and the profile."""
    result = bench(ToyGame(), ToyPack(), 400, profile=True)

    assert result.decisions >= 400
    assert result.decisions_per_second > 0
    assert sorted(result.microseconds) == ["apply", "clone", "hash", "load", "options", "serialise"]
    assert all(cost > 0 for cost in result.microseconds.values())
    assert result.bytes_per_state > 50
    assert result.peak_memory_kilobytes > 1000
    assert result.profile
    assert json.loads(json.dumps(result.as_json()))["game"] == "toy"


def test_flatness_of_short_campaigns_is_not_claimed() -> None:
    """A game that ends within a few decisions has no late ones."""
    assert flatness(ToyGame(), ToyPack(), 1, 8) == NOT_MEASURED
