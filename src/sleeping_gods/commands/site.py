"""``sleeping-gods site``: the whole game as static files that any web server serves; built in a clone."""

from __future__ import annotations

import argparse
from pathlib import Path

from .command_words import print_refusal, say
from .parser import CommandParser

EXAMPLES = ("site build/site", "site build/site --no-rules", "site /srv/www --compressed")


def arguments(parser: CommandParser) -> None:
    """Where to, and whether with the rules."""
    parser.add_argument("folder", type=Path, metavar=parser.say("metavar_folder"), help=parser.say("site_folder"))
    parser.add_argument("--no-rules", action="store_true", help=parser.say("site_no-rules"))
    parser.add_argument("--compressed", action="store_true", help=parser.say("site_with-compressed"))


def run(args: argparse.Namespace) -> int:
    """Build it and say how large it is."""
    from ..site.building import build_site
    from ..site.errors import CannotBuildSite
    from ..site.totals import first_visit

    def progress(step: str, files: int) -> None:
        print(say("site_step", step=say(f"site_{step}"), files=files), flush=True)

    try:
        manifest = build_site(args.folder, progress, rules=not args.no_rules, compressed=args.compressed)
    except CannotBuildSite as error:
        return print_refusal(str(error))
    for world, lang, sizes in first_visit(manifest):
        megabytes = {name: f"{size / 1e6:.2f}" for name, size in sizes.items()}
        print(say("site_visit", world=world, lang=lang, **megabytes))
    print(say("site_done", folder=str(args.folder), build=str(manifest["build"])))
    return 0
