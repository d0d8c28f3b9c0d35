"""``sleeping-gods pack graph``: the story of a location, or of a whole pack, as a picture."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from ..command_words import print_error, say
from ..parser import CommandParser
from .which import add_pack, default_pack

EXAMPLES = (
    "pack graph harbour --open",
    "pack graph harbour 40 --svg ashes.svg",
    "pack graph 38 --html stair.html",
    "pack graph ./my-pack --html story.html",
)

LOCATION = re.compile(r"[0-9]+|F[0-9]*")
"""The name of a location: a number, or F with a number for the finale."""


def arguments(parser: CommandParser) -> None:
    """A pack, one of its locations or none, and where the picture goes."""
    add_pack(parser)
    parser.add_argument(
        "location", metavar=parser.say("metavar_location"), nargs="?", help=parser.say("graph_location")
    )
    parser.add_argument("--svg", type=Path, metavar=parser.say("metavar_file"), help=parser.say("graph_svg"))
    parser.add_argument(
        "--html",
        type=Path,
        metavar=parser.say("metavar_file"),
        help=parser.say("shared_page", name=parser.say("shared_page-name", what="story")),
    )
    parser.add_argument("--open", action="store_true", help=parser.say("shared_open"))


def run(args: argparse.Namespace) -> int:
    """Write the pictures; 2 if there is no such location."""
    from ...authoring.pictures.graph_book import graph_book
    from ...authoring.pictures.graph_picture import location_picture
    from ...authoring.pictures.graph_story import story_of
    from ...authoring.pictures.threads_picture import threads_picture
    from ...authoring.project import open_project
    from ..picture_files import save, show

    if args.location is None and LOCATION.fullmatch(args.pack):  # only a location was named
        args.pack, args.location = default_pack(), args.pack
    project = open_project(args.pack)
    story = story_of(project)
    if args.location and args.location not in story.locations:
        error = say("graph_no-location", known=", ".join(story.locations), got=args.location)
        return print_error(error)
    if args.svg:
        picture = location_picture(story, args.location) if args.location else threads_picture(project, story)
        save(args.svg, picture)
    if args.html or not args.svg:
        path = args.html or Path(f"{project.folder.resolve().name}-story.html")
        save(path, graph_book(project, story, [args.location] if args.location else list(story.locations)))
        if args.open:
            show(path)
    return 0
