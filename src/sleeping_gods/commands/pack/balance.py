"""``sleeping-gods pack balance``: what each location of a pack demands and gives."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ..command_words import say
from ..parser import CommandParser
from .json_output import leaves_output_free, write_json
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
"""Most columns that the names at the left of a table take; longer ones are cut."""
TIER_WIDTH, NAME_WIDTH, MODE_WIDTH = 6, 34, 7
"""Fewest columns that tiers, locations and modes take there."""
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
    from ...authoring.project import open_project

    if args.bouts < 0:
        print(say("balance_negative", got=args.bouts), file=sys.stderr)
        return 2
    if args.runs < 0 or args.jobs < 1:
        print(say("bots_too-few", runs=args.runs, jobs=args.jobs), file=sys.stderr)
        return 2
    pack = open_project(args.pack).loaded(args.pack)
    return _report_campaigns(args, pack) if args.runs else _report_locations(args, pack)


def _report_locations(args: argparse.Namespace, pack: AnyPack) -> int:
    """What each location demands and gives, and the same by tier."""
    from ...authoring.balance.page import page
    from ...authoring.balance.tier_summary import tier_summaries
    from ...authoring.balance.weighing import balance_of

    rows = balance_of(pack, _simulated_fights(pack, args.bouts) if args.bouts else None)
    tiers = tier_summaries(rows)
    if args.html is not None:
        args.html.write_text(page(pack.name.en, rows, tiers), encoding="utf-8")
    if args.json is not None:
        write_json(args.json, _as_json(rows, tiers))
    if leaves_output_free(args.json):
        _print_locations(rows, tiers)
    return 0


def _simulated_fights(pack: AnyPack, bouts: int) -> Fought:
    """Simulates so many fights against enemies that are asked for, and tells how far it is."""
    from ...authoring.balance.fights import FightSimulator
    from ...campaign.games import game_of
    from ...sea.table.cards import Pack as SeaPack

    def print_progress(done: int) -> None:
        if done % FIGHTS_BETWEEN_LINES == 0:
            print(say("balance_simulated", done=done), file=sys.stderr, flush=True)

    game = game_of("sea" if isinstance(pack, SeaPack) else "skies")
    return FightSimulator(game, pack, bouts, print_progress).fought


def _report_campaigns(args: argparse.Namespace, pack: AnyPack) -> int:
    """Whole campaigns by the robot that reads, for every number of players and every mode."""
    from ...authoring.balance.campaigns import SEA_COLUMNS, SKIES_COLUMNS, measure_campaigns, most_used
    from ...sea.table.cards import Pack as SeaPack

    sea = isinstance(pack, SeaPack)
    played = []
    game = "sea" if sea else "skies"
    for group in measure_campaigns(args.pack, pack.digest, runs=args.runs, seed=args.seed, jobs=args.jobs, game=game):
        played.append(group)
        print(say("balance_played", mode=group.mode, players=group.players), file=sys.stderr, flush=True)
    if args.json is not None:
        write_json(args.json, {"campaigns": [group.as_json() for group in played]})
    if leaves_output_free(args.json):
        columns = SEA_COLUMNS if sea else SKIES_COLUMNS
        rows = [[cell_of(group) for cell_of in columns.values()] for group in played]
        _print_table(tuple(columns), rows, first_width=MODE_WIDTH)
        print(say("balance_note-runs" if sea else "balance_note-runs-skies"))
        print(say("balance_used", cards=", ".join(f"{card} {often:.1f}" for card, often in most_used(played))))
    return 1 if any(group.figures.stuck for group in played) else 0


def _as_json(rows: list[Balance], tiers: list[TierSummary]) -> dict[str, object]:
    """The tables for programs."""
    from dataclasses import asdict

    return {
        "tiers": [asdict(tier) for tier in tiers],
        "locations": [{**asdict(row), "harm": round(row.harm, 2), "odds": row.odds} for row in rows],
    }


def _print_locations(rows: list[Balance], tiers: list[TierSummary]) -> None:
    """The tables for people."""
    from ...authoring.balance.page import ROWS, TIERS, row_cells, tier_cells

    _print_table(TIERS, [tier_cells(tier) for tier in tiers], first_width=TIER_WIDTH)
    print(say("balance_note-tiers") + "\n")
    _print_table(ROWS, [row_cells(row) for row in rows], first_width=NAME_WIDTH)
    print(say("balance_note-rows"))


def _print_table(heads: tuple[str, ...], rows: list[list[str]], *, first_width: int) -> None:
    """Print cells in columns: the first, at least so wide, to the left, the others to the right."""
    lines = [list(heads), *rows]
    first, *widths = (max(map(len, column)) for column in zip(*lines, strict=True))
    first = min(max(first, first_width), MAX_FIRST_WIDTH)
    for name, *figures in lines:
        cells = (f"{cell:>{width}}" for cell, width in zip(figures, widths, strict=True))
        print("  ".join([f"{name[:first]:<{first}}", *cells]))
