"""What is got where a scenario expects something else, as it was approved: its expectations are asked of other tables.

How to approve a change and how to look at it says tests/approving.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.games import stage_for
from sleeping_gods.campaign.scenario_run import Rehearsal
from sleeping_gods.kernel.errors import Bug
from sleeping_gods.kernel.state import canonical

from ..approving import changed
from . import test_sea_scenarios, test_skies_scenarios

APPROVED = Path(__file__).parent / "approved"
SCENARIOS = {"sea": test_sea_scenarios.SCENARIOS, "skies": test_skies_scenarios.SCENARIOS}
EVERY = 3
"""Of so many scenarios the table of one is asked."""
LINES_EACH = 60


@pytest.mark.parametrize("game", SCENARIOS)
def test_what_is_got_instead_was_approved(game: str) -> None:
    """An expectation that does not hold is told with what the table shows; one that holds says nothing."""
    told: dict[str, list[bytes]] = {}
    expected = [line.text for scenario in SCENARIOS[game] for line in scenario.lines if line.word == "expect"]
    lines = [line for line in dict.fromkeys(expected) if not line.startswith("refused")]  # it would be tried
    for number, scenario in enumerate(SCENARIOS[game][::EVERY]):
        rehearsal = Rehearsal(stage_for(scenario.pack))
        if any(line.text.endswith(": set-up") for line in scenario.lines):
            continue
        for line in scenario.lines:
            rehearsal.take(line)
        told.setdefault("tables", []).append(canonical(rehearsal.table))
        first = number * LINES_EACH % len(lines)
        for words in (lines + lines)[first : first + LINES_EACH]:
            try:
                rehearsal.expect(words)
                got = "as expected"
            except (ValueError, LookupError, Bug) as wrong:  # there is no fight, no test, no such seat
                got = str(wrong)
            told.setdefault(words.partition(" ")[0].rstrip(":"), []).append(
                f"{scenario.title}: {words}: {got}".encode()
            )

    assert changed(APPROVED / f"scenarios-{game}.txt", told) == []
