"""An uneven split of the crew is refused with its reason, at set-up and whenever boards are dealt (SG-SETUP-008)."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.errors import IllegalSetup
from sleeping_gods.sea.table.table import SeaTable

from .tables import at_start, new, offered, play, refused

CREW = ("gregory", "kasumi", "laurent", "audrie", "rafael", "marco", "kannan", "mac")


def dealt_to(table: SeaTable, seat: str, count: int) -> SeaTable:
    """Deal the next boards to one seat."""
    for _ in range(count):
        play(table, next(line for line in offered(table) if line.endswith(f" to {seat}")))
    return table


@pytest.mark.parametrize("sizes", [(4, 2, 2), (8, 0, 0), (2, 2, 2), (3, 3, 3)])
def test_a_set_up_that_deals_unevenly(sizes: tuple[int, ...]) -> None:
    """SG-SETUP-007, 008: 4/2/2 is refused, so is leaving somebody out or naming somebody twice; 2/3/3 is accepted."""
    names = [*CREW, *CREW]
    groups = "/".join(" ".join(names[sum(sizes[:at]) : sum(sizes[: at + 1])]) for at in range(3))
    with pytest.raises(IllegalSetup) as refusal:
        new(3, crew=groups)

    assert (refusal.value.reason.rule, refusal.value.reason.key) == ("SG-SETUP-008", "uneven-split")
    assert new(3, crew="gregory kasumi/laurent audrie rafael/marco kannan mac").controllers["mac"] == 2


@pytest.mark.parametrize(("line", "full"), [("join Cid", 3), ("resume with p2", 4)])
def test_whoever_has_a_full_share_gets_no_further_board(line: str, full: int) -> None:
    """SG-PLAYERS-002, SG-SAVE-009, SG-SETUP-008: a fourth of eight for three, a fifth for two."""
    table = dealt_to(play(at_start(2), line), "p1", full)
    board = offered(table)[0].split()[1]
    reason = refused(table, f"deal {board} to p1")

    assert (reason.rule, reason.key) == ("SG-SETUP-008", "uneven-split")
    assert f"deal {board} to p1" not in offered(table)
    assert f"deal {board} to p2" in offered(table)
