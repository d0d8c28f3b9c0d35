"""``sleeping-gods pack balance``: what each location of a pack demands and gives."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ..command_words import say
from ..parser import CommandParser
from .which import add_pack

if TYPE_CHECKING:
    from ...authoring.balance.table import Balance
    from ...authoring.balance.tier_summary import TierSummary
    from ...authoring.balance.weighing import Fought
    from ...authoring.project import AnyPack

EXAMPLES = (
    "pack balance harbour",
    "pack balance ./my-pack --html balance.html",
    "pack balance harbour --bouts 0",
    "pack balance harbour --runs 20 --jobs 2",
)

MAX_FIRST_WIDTH = 40
"""Columns that the first of a table takes; longer names are cut."""
FIGHTS_BETWEEN_LINES = 10
"""A line says how far the fights are after each so many."""


def arguments(parser: CommandParser) -> None:
    """The pack, how many fights are simulated, and where the tables go."""
    add_pack(parser)
    parser.add_argument("--bouts", type=int, default=40, metavar="N", help=parser.say("balance_bouts"))
    parser.add_argument("--runs", type=int, default=0, metavar="N", help=parser.say("balance_runs"))
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help=parser.say("bots_jobs"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=parser.say("shared_seed"))
    parser.add_argument("--html", type=Path, metavar=parser.say("metavar_file"), help=parser.say("balance_html"))
    parser.add_argument("--json", type=Path, metavar=parser.say("metavar_file"), help=parser.say("shared_json-file"))


def run(args: argparse.Namespace) -> int:
    """Print or write tables by tier and by location; 1 if a campaign got stuck, 2 for a wrong call."""
    from ...authoring.balance.page import page
    from ...authoring.balance.tier_summary import tier_summaries
    from ...authoring.balance.weighing import balance_of
    from ...authoring.project import open_project
    from ...kernel.errors import BrokenPack

    if args.bouts < 0:
        print(say("balance_negative", got=args.bouts), file=sys.stderr)
        return 2
    if args.runs < 0 or args.jobs < 1:
        print(say("bots_too-few", runs=args.runs, jobs=args.jobs), file=sys.stderr)
        return 2
    project = open_project(args.pack)
    if project.pack is None:
        raise BrokenPack([project.placed(finding, args.pack) for finding in project.findings])
    if args.runs:
        return _campaigns(args, project.pack)
    rows = balance_of(project.pack, _ring(project.pack, args.bouts))
    tiers = tier_summaries(rows)
    if args.html is not None:
        args.html.write_text(page(project.pack.name.en, rows, tiers), encoding="utf-8")
    if args.json is not None:
        _write(args.json, rows, tiers)
    if args.json is None or str(args.json) != "-":
        show(rows, tiers)
    return 0


def _ring(pack: AnyPack, bouts: int) -> Fought | None:
    """Where fights are simulated; nowhere if none are wanted."""
    from ...campaign.games import game_of
    from ...sea.table.cards import Pack as SeaPack

    if not bouts:
        return None
    from ...authoring.balance.fights import Ring

    def print_progress(done: int) -> None:
        if done % FIGHTS_BETWEEN_LINES == 0:
            print(say("balance_simulated", done=done), file=sys.stderr, flush=True)

    return Ring(game_of("sea" if isinstance(pack, SeaPack) else "skies"), pack, bouts, print_progress).fought


def _campaigns(args: argparse.Namespace, pack: AnyPack) -> int:
    """Whole campaigns by the robot that reads, for every number of players and every mode."""
    from ...authoring.balance.campaigns import HEADS, SKIES_HEADS, cells, measure_campaigns, most_used, sky_cells
    from ...sea.table.cards import Pack as SeaPack

    sea = isinstance(pack, SeaPack)
    played = []
    for cell in measure_campaigns(args.pack, pack.digest, args.runs, args.seed, args.jobs, "sea" if sea else "skies"):
        played.append(cell)
        print(say("balance_played", mode=cell.mode, players=cell.players), file=sys.stderr, flush=True)
    if args.json is not None:
        _dump(args.json, {"campaigns": [cell.as_json() for cell in played]})
    if args.json is None or str(args.json) != "-":
        heads, cells_of = (HEADS, cells) if sea else (SKIES_HEADS, sky_cells)
        _print_table(heads, [cells_of(cell) for cell in played], first_width=7)
        print(say("balance_note-runs" if sea else "balance_note-runs-skies"))
        print(say("balance_used", cards=", ".join(f"{card} {often:.1f}" for card, often in most_used(played))))
    return 1 if any(cell.figures.stuck for cell in played) else 0


def _write(path: Path, rows: list[Balance], tiers: list[TierSummary]) -> None:
    from dataclasses import asdict

    data = {
        "tiers": [asdict(tier) for tier in tiers],
        "locations": [{**asdict(row), "harm": round(row.harm, 2), "odds": row.odds} for row in rows],
    }
    _dump(path, data)


def _dump(path: Path, data: object) -> None:
    import json

    text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
    if str(path) == "-":
        print(text, end="")
    else:
        path.write_text(text, encoding="utf-8")


def show(rows: list[Balance], tiers: list[TierSummary]) -> None:
    """The tables for people."""
    from ...authoring.balance.page import ROWS, TIERS, row_cells, tier_cells

    _print_table(TIERS, [tier_cells(tier) for tier in tiers], first_width=6)
    print(say("balance_note-tiers") + "\n")
    _print_table(ROWS, [row_cells(row) for row in rows], first_width=34)
    print(say("balance_note-rows"))


def _print_table(heads: tuple[str, ...], rows: list[list[str]], *, first_width: int) -> None:
    """Print cells in columns: the first, at least so wide, to the left, the others to the right."""
    lines = [list(heads), *rows]
    first, *widths = (max(map(len, column)) for column in zip(*lines, strict=True))
    first = min(max(first, first_width), MAX_FIRST_WIDTH)
    for name, *figures in lines:
        cells = (f"{cell:>{width}}" for cell, width in zip(figures, widths, strict=True))
        print("  ".join([f"{name[:first]:<{first}}", *cells]))
