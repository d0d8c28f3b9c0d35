"""``sleeping-gods simulate report``: what simulated campaigns show, as a page for browsers."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ...languages import LANGS
from ..command_words import current_language, say
from ..parser import CommandParser

if TYPE_CHECKING:
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
    from ...authoring.campaign_report.results import results_of
    from ...simulation.errors import SimulationError
    from ...simulation.folder import open_folder
    from ..picture_files import save, show

    try:
        runs = []
        for path in (args.folder, args.after):
            if path is not None:
                runs.append(results_of(open_folder(path)))
                if not runs[-1].campaigns:
                    raise SimulationError("simulate_report-empty", folder=str(path))
                if runs[-1].plan.game != runs[0].plan.game:
                    raise SimulationError("simulate_report-games")
    except SimulationError as error:
        print(say("command_error", error=say(error.key, **error.values)), file=sys.stderr)
        return 2
    if len(runs) == 2 and runs[0].name == runs[1].name:  # folders of one name: their paths tell them apart
        runs[0].name, runs[1].name = str(args.folder), str(args.after)
    project = _project(args.pack or runs[-1].plan.pack, runs[-1].plan.game)
    path = args.out or Path(f"{args.folder.resolve().name}-report.html")
    save(path, report_page(runs, project, args.lang))
    if args.open:
        show(path)
    return 0


def _project(name: str, game: str) -> Project | None:
    """The pack of a run; none if it is not there any more, or is that of another game."""
    from ...authoring.project import open_project
    from ...campaign.errors import CampaignError

    try:
        project = open_project(name)
    except (CampaignError, OSError):
        return None
    return project if project.pack is not None and project.game == game else None
