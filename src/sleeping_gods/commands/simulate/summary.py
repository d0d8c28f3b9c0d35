"""What a simulation comes to, in a few lines."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..command_words import figure, say

if TYPE_CHECKING:
    from ...simulation.run import RunProgress

MAX_STUCK = 10
"""Campaigns that could not go on which are named."""
HEADS = ("mode", "players", "runs", "ended", "defeats", "turns", "totems", "quests", "score")


def show_summary(progress: RunProgress, out: Path | None) -> None:
    """Print a row for each mode and number of players, what got stuck, and where the rows are."""
    from ...simulation.schema import campaign_cell

    _print_table(_table(progress))
    print(say("simulate_interval"))
    for row in progress.stuck()[:MAX_STUCK]:
        campaign, reason = int(campaign_cell(row, "campaign")), str(campaign_cell(row, "stuck"))
        print(say("simulate_stuck", campaign=campaign, why=reason))
    count = figure(f"{len(progress.campaigns):,}")
    if out:
        print(say("simulate_kept", count=count, folder=str(out), digest=progress.digest()))
    else:
        print(say("simulate_played", count=count, digest=progress.digest()))


def _table(progress: RunProgress) -> list[list[str]]:
    """The heads, then a row for each mode and number of players; scores with their intervals."""
    from ...simulation.estimates import mean_of
    from ...simulation.schema import Row, campaign_cell

    groups: dict[tuple[str, int], list[Row]] = {}
    for row in progress.in_order():
        key = (str(campaign_cell(row, "mode")), int(campaign_cell(row, "players")))
        groups.setdefault(key, []).append(row)
    table = [[say(f"bots_head-{name}" if name != "players" else "simulate_head-players") for name in HEADS]]
    for (mode, players), rows in sorted(groups.items()):
        means = {
            name: mean_of([float(campaign_cell(row, name)) for row in rows])
            for name in ("survived", "defeats", "turns", "totems", "quests", "score")
        }
        score = means["score"]
        margin = f" ± {score.high - score.value:.1f}" if len(rows) > 1 else ""
        cells = [mode, f"{players}", f"{len(rows)}", f"{means['survived'].value:.0%}", f"{means['defeats'].value:.2f}"]
        cells += [f"{means[name].value:.1f}" for name in ("turns", "totems", "quests")]
        table.append([*cells, f"{score.value:.1f}{margin}"])
    return table


def _print_table(table: list[list[str]]) -> None:
    """Print cells in columns: the first to the left, the others to the right."""
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    for first, *others in table:
        aligned = [f"{cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True)]
        print("  ".join([f"{first:<{widths[0]}}", *aligned]))
