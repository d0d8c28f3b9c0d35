"""``sleeping-gods pack map``: the atlas of a pack drawn as maps."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ...languages import LANGS
from ..command_words import current_language, print_error, say
from ..parser import CommandParser
from .which import add_pack

if TYPE_CHECKING:
    from ...authoring.project import Project
    from ...languages import Lang

EXAMPLES = (
    "pack map harbour --open",
    "pack map ./my-pack --html maps.html --lang fr",
    "pack map harbour --page 2 --svg pictures",
)


def arguments(parser: CommandParser) -> None:
    """A pack, which pages, and where the pictures go."""
    add_pack(parser)
    parser.add_argument("--page", type=int, metavar="N", help=parser.say("map_page"))
    parser.add_argument("--svg", type=Path, metavar=parser.say("metavar_folder"), help=parser.say("map_svg"))
    parser.add_argument(
        "--html",
        type=Path,
        metavar=parser.say("metavar_file"),
        help=parser.say("shared_page", name=parser.say("shared_page-name", what="map")),
    )
    parser.add_argument("--lang", choices=LANGS, default=current_language(), help=parser.say("shared_lang"))
    parser.add_argument("--open", action="store_true", help=parser.say("shared_open"))


def run(args: argparse.Namespace) -> int:
    """Write the maps; 2 if there are none such."""
    from ...authoring.pictures.map_book import map_book
    from ...authoring.project import open_project
    from ..picture_files import save, show

    project = open_project(args.pack)
    name, spreads, draw = _atlas(project, args.lang)  # a spread is named by the first of its two pages
    firsts = [first for first in spreads if args.page is None or args.page in (first, first + 1)]
    if not firsts:
        known_pages = ", ".join(f"{first}-{first + 1}" for first in spreads)
        return print_error(say("map_no-page", known=known_pages, got=args.page))
    sheets = {first: draw(first) for first in firsts}
    if args.svg:
        args.svg.mkdir(parents=True, exist_ok=True)
        for first, drawn in sheets.items():
            save(args.svg / f"map-{first:02}.svg", drawn)
    if args.html or not args.svg:
        path = args.html or Path(f"{project.folder.resolve().name}-map.html")
        save(path, map_book(name, sheets, args.lang))
        if args.open:
            show(path)
    return 0


def _atlas(project: Project, lang: Lang) -> tuple[str, list[int], Callable[[int], str]]:
    """The pack's name, its spreads, and how each is drawn; an atlas of the sea needs no whole pack."""
    from ...authoring.pictures.atlas import atlas_of
    from ...authoring.pictures.map_sheet import sheet
    from ...authoring.pictures.map_skies import sky_sheet, sky_spreads
    from ...kernel.errors import BrokenPack
    from ...skies.table.cards import Pack
    from ...story.art import read_art

    if project.game == "sea":
        atlas = atlas_of(project)
        return atlas.name.text_in(lang), atlas.spreads, lambda first: sheet(atlas, first, lang)
    pack = project.pack
    if not isinstance(pack, Pack):
        raise BrokenPack(project.findings)
    art = read_art(project.source, [])
    return pack.name.text_in(lang), sky_spreads(pack), lambda first: sky_sheet(pack, first, lang, art)
