"""What a simulation comes to, in a few lines."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..command_words import figure, say

if TYPE_CHECKING:
    from ...simulation.run import RunProgress

HEADS = ("mode", "players", "runs", "ended", "defeats", "turns", "totems", "quests", "score")


def show_summary(progress: RunProgress, out: Path | None) -> None:
    """A row for each mode and number of players, and the mean score with its interval."""
    from ...simulation.estimates import mean_of
    from ...simulation.schema import CAMPAIGN_COLUMNS, Row

    at = {column.name: place for place, column in enumerate(CAMPAIGN_COLUMNS)}
    rows = progress.in_order()
    groups: dict[tuple[str, int], list[Row]] = {}
    for row in rows:
        groups.setdefault((str(row[at["mode"]]), int(row[at["players"]])), []).append(row)

    def mean(group: list[Row], name: str) -> float:
        return mean_of([float(row[at[name]]) for row in group]).value

    table = [[say(f"bots_head-{name}" if name != "players" else "simulate_head-players") for name in HEADS]]
    for (mode, players), group in sorted(groups.items()):
        score = mean_of([float(row[at["score"]]) for row in group])
        cells = [mode, f"{players}", f"{len(group)}", f"{mean(group, 'survived'):.0%}", f"{mean(group, 'defeats'):.2f}"]
        cells += [f"{mean(group, name):.1f}" for name in ("turns", "totems", "quests")]
        wide_by = f" ± {score.high - score.value:.1f}" if len(group) > 1 else ""
        table.append([*cells, f"{score.value:.1f}{wide_by}"])
    wide = [max(len(row[column]) for row in table) for column in range(len(HEADS))]
    for cells in table:
        print(f"{cells[0]:<{wide[0]}}  " + "  ".join(f"{c:>{w}}" for c, w in zip(cells[1:], wide[1:], strict=True)))
    print(say("simulate_interval"))
    for row in [row for row in rows if row[at["stuck"]]][:10]:
        print(say("simulate_stuck", campaign=int(row[at["campaign"]]), why=str(row[at["stuck"]])))
    count = figure(f"{len(rows):,}")
    if out:
        print(say("simulate_kept", count=count, folder=str(out), digest=progress.digest()))
    else:
        print(say("simulate_played", count=count, digest=progress.digest()))
