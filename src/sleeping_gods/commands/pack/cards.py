"""``sleeping-gods pack cards``: every card of a pack as a player sees it, in both languages."""

from __future__ import annotations

import argparse
from pathlib import Path

from ...languages import LANGS, WHOLE
from ..command_words import print_error, say
from ..parser import CommandParser
from .which import add_pack

EXAMPLES = ("pack cards harbour --open", "pack cards ./my-pack --html cards.html --lang fr")


def arguments(parser: CommandParser) -> None:
    """A pack, the languages, and where the page goes."""
    add_pack(parser)
    parser.add_argument(
        "--html",
        type=Path,
        nargs="?",  # "--html" alone is the usual name, as without the option
        metavar=parser.say("metavar_file"),
        help=parser.say("cards_html", name=parser.say("shared_page-name", what="cards")),
    )
    parser.add_argument("--lang", choices=(*LANGS, "both"), default="both", help=parser.say("cards_lang"))
    parser.add_argument("--open", action="store_true", help=parser.say("shared_open"))


def run(args: argparse.Namespace) -> int:
    """Write the page; 2 if its file has the name of a pack or a folder. ``BrokenPack`` if the pack cannot be loaded."""
    from ...authoring.pictures.cards_page import cards_page
    from ...authoring.project import open_project
    from ...campaign.games import playable
    from ...kernel.errors import BrokenPack
    from ..picture_files import save, show

    if args.html and (str(args.html) in playable() or args.html.is_dir()):
        return print_error(say("cards_no-file", got=str(args.html)))
    project = open_project(args.pack)
    if project.pack is None:
        raise BrokenPack(project.findings)
    path = args.html or Path(f"{project.folder.resolve().name}-cards.html")
    save(path, cards_page(project.pack, WHOLE if args.lang == "both" else (args.lang,)))
    if args.open:
        show(path)
    return 0
