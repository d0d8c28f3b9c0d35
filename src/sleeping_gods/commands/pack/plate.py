"""``sleeping-gods pack plate``: one plate drawn and shown, and again whenever its files are saved."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from ..command_words import figure, say
from ..parser import CommandParser
from .which import add_pack

EXAMPLES = (
    "pack plate 12",
    "pack plate cover ./my-pack",
    "pack plate 12 harbour --once --out .",
)

UNKNOWN = 2
"""The exit code if there is no plate of that name."""


def arguments(parser: CommandParser) -> None:
    """Which plate of which pack, and where its picture goes."""
    parser.add_argument("name", metavar=parser.say("metavar_name"), help=parser.say("plate_name"))
    add_pack(parser)
    parser.add_argument("--once", action="store_true", help=parser.say("plate_once"))
    parser.add_argument("--half", action="store_true", help=parser.say("plate_half"))
    parser.add_argument("--out", type=Path, metavar=parser.say("metavar_folder"), help=parser.say("plate_out"))


def run(args: argparse.Namespace) -> int:
    """Draw and show; 1 if the plate has mistakes, 2 if there is none of that name or numpy is missing."""
    from ...campaign.games import source_folder_of
    from ..picture_files import show
    from .plates import cannot_draw

    if cannot_draw():
        return 2
    folder = source_folder_of(args.pack)
    name = f"place-{args.name}" if args.name.isdigit() else args.name
    if args.out:
        args.out.mkdir(parents=True, exist_ok=True)
    out = args.out or Path(tempfile.mkdtemp(prefix="plate-"))
    scale = 0.5 if args.half else 1.0
    exit_code = draw_one(folder, name, out, scale, time.perf_counter)
    if exit_code == UNKNOWN or args.once:
        return exit_code
    from ...authoring.plates.preview import PAGE

    page = out / f"{name}.html"
    page.write_text(PAGE.replace("NAME", name), encoding="utf-8")
    show(page)
    return _watch(folder, name, out, scale)


def _watch(folder: Path, name: str, out: Path, scale: float) -> int:
    """Draw the plate again after each change, until Ctrl-C."""
    from ...authoring.watch import changes
    from ...story.plates import FOLDER

    print(say("plate_watching"))
    all_changes = changes([folder / FOLDER], time.sleep)
    try:
        next(all_changes, None)  # the files as they are now: that plate is drawn
        for _ in all_changes:
            draw_one(folder, name, out, scale, time.perf_counter)
    except KeyboardInterrupt:
        return 0
    return 0


def draw_one(folder: Path, name: str, out: Path, scale: float, clock: Callable[[], float]) -> int:
    """Draw one plate into a folder and say how long it took; its mistakes are said instead."""
    from ...authoring.plates.drawing import picture_of
    from ...authoring.plates.folder import read_plates
    from ...plates.burin.image import ink_of, png_on_paper
    from ...plates.language.reader import Mistake

    plates = read_plates(folder, only=name)
    for finding in plates.findings:
        print(finding, file=sys.stderr)
    if name not in plates.plates:
        if not plates.findings:
            print(say("command_error", error=say("plate_unknown", name=name)), file=sys.stderr)
        return 1 if plates.findings else UNKNOWN
    began = clock()
    try:
        picture = picture_of(plates.plates[name], plates.solids, scale)
    except Mistake as mistake:
        print(f"plates/{name}.plate: {mistake}", file=sys.stderr)
        return 1
    path = out / f"{name}.png"
    path.write_bytes(png_on_paper(ink_of(picture)))
    seconds = figure(f"{clock() - began:.1f}")
    print(say("plate_drawn", file=str(path), size=max(1, round(len(picture) / 1000)), seconds=seconds))
    return 0
