"""``sleeping-gods pack plates``: all plates of a pack drawn where something changed, and their contact sheet."""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ..command_words import say
from ..parser import CommandParser
from .which import add_pack

if TYPE_CHECKING:
    from ...authoring.plates.folder import PlateFolder

EXAMPLES = (
    "pack plates",
    "pack plates ./my-pack --sheet plates.png",
    "pack plates harbour --check",
)


def arguments(parser: CommandParser) -> None:
    """A pack, whether to draw or only to look, and the contact sheet."""
    add_pack(parser)
    parser.add_argument("--check", action="store_true", help=parser.say("plates_check"))
    parser.add_argument("--all", action="store_true", help=parser.say("plates_all"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help=parser.say("plates_jobs"))
    parser.add_argument("--sheet", type=Path, metavar=parser.say("metavar_file"), help=parser.say("plates_sheet"))


def cannot_draw() -> bool:
    """Whether a package that draws plates is not installed; says how to install it."""
    if all(map(importlib.util.find_spec, ("numpy", "zopfli"))):
        return False
    print(say("command_error", error=say("plates_no-packages")), file=sys.stderr)
    return True


def run(args: argparse.Namespace) -> int:
    """Draw what changed; 1 for mistakes, or with --check for plates to be drawn; 2 without numpy."""
    from ...authoring.plates.drawing import draw_plates, outdated
    from ...authoring.plates.folder import read_plates
    from ...campaign.games import source_folder_of
    from ...plates.language.reader import Mistake

    plates = read_plates(source_folder_of(args.pack))
    for finding in plates.findings:
        print(finding, file=sys.stderr)
    if not plates.plates:
        print(say("plates_none", pack=args.pack))
        return 1 if plates.findings else 0
    names = list(plates.plates) if args.all else outdated(plates)
    if args.check:
        for name in names:
            print(say("plates_old", name=name))
        return 1 if names or plates.findings else 0
    if (names or args.sheet) and cannot_draw():
        return 2
    try:
        with _progress_bar(len(names)) as progress:
            draw_plates(plates, names, max(1, args.jobs), progress)
    except Mistake as mistake:
        print(mistake, file=sys.stderr)
        return 1
    weight = sum(path.stat().st_size for path in plates.drawn.glob("*.png"))
    print(say("plates_done", drawn=len(names), count=len(plates.plates), size=round(weight / 1000)))
    if args.sheet:
        _write_sheet(plates, args.sheet)
    return 1 if plates.findings else 0


@contextlib.contextmanager
def _progress_bar(total: int) -> Iterator[Callable[[str, int], None]]:
    """A bar on the error stream, where somebody can see it; it moves on with each plate that is drawn."""
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(say("plates_drawing"), total=total)
        yield lambda name, size: bar.update(task, advance=1)


def _write_sheet(plates: PlateFolder, path: Path) -> None:
    """All plates of the pack on one picture."""
    from ...authoring.plates.order import in_reading_order
    from ...authoring.plates.sheet import contact_sheet

    path.write_bytes(contact_sheet([plates.drawn / f"{name}.png" for name in in_reading_order(plates.plates)]))
    print(say("command_wrote", file=str(path), size=max(1, round(path.stat().st_size / 1000))))
