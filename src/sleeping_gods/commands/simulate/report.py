"""``sleeping-gods simulate report``: what simulated campaigns show, as a page for browsers."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ...languages import LANGS
from ..command_words import current_language, print_error, say
from ..parser import CommandParser

if TYPE_CHECKING:
    from ...authoring.campaign_report.results import RunResults
    from ...authoring.project import Project

EXAMPLES = ("simulate report before --out before.html", "simulate report before after --out change.html --open")


def arguments(parser: CommandParser) -> None:
    """One run or two, and where the page goes."""
    folder = parser.say("metavar_folder")
    parser.add_argument("folder", type=Path, metavar=folder, help=parser.say("simulate_report-folder"))
    parser.add_argument("after", type=Path, nargs="?", metavar=folder, help=parser.say("simulate_report-after"))
    parser.add_argument("--out", type=Path, metavar=parser.say("metavar_file"), help=parser.say("simulate_report-out"))
    parser.add_argument("--pack", metavar=parser.say("metavar_pack"), help=parser.say("simulate_report-pack"))
    parser.add_argument("--lang", choices=LANGS, default=current_language(), help=parser.say("shared_lang"))
    parser.add_argument("--open", action="store_true", help=parser.say("shared_open"))


def run(args: argparse.Namespace) -> int:
    """Write the page; 2 if there is nothing to show."""
    from ...authoring.campaign_report.page import report_page
    from ...simulation.errors import SimulationError
    from ..picture_files import save, show

    try:
        runs = _read_runs([path for path in (args.folder, args.after) if path is not None])
    except SimulationError as error:
        return print_error(say(error.key, **error.values))
    if len(runs) == 2 and runs[0].name == runs[1].name:  # folders of one name: their paths tell them apart
        runs[0].name, runs[1].name = str(args.folder), str(args.after)
    project = _project(args.pack or runs[-1].plan.pack, runs[-1].plan.game)
    path = args.out or Path(f"{args.folder.resolve().name}-report.html")
    save(path, report_page(runs, project, args.lang))
    if args.open:
        show(path)
    return 0


def _read_runs(folders: list[Path]) -> list[RunResults]:
    """The results in some folders; SimulationError if one has none, or they are of different games."""
    from ...authoring.campaign_report.results import results_of
    from ...simulation.errors import SimulationError
    from ...simulation.folder import open_folder

    runs: list[RunResults] = []
    for folder in folders:
        run = results_of(open_folder(folder))
        if not run.campaigns:
            raise SimulationError("simulate_report-empty", folder=str(folder))
        runs.append(run)
        if run.plan.game != runs[0].plan.game:
            raise SimulationError("simulate_report-games")
    return runs


def _project(name: str, game: str) -> Project | None:
    """The pack of a run; none if it is not there any more, or is that of another game."""
    from ...authoring.project import open_project
    from ...campaign.errors import CampaignError

    try:
        project = open_project(name)
    except (CampaignError, OSError):
        return None
    return project if project.pack is not None and project.game == game else None
