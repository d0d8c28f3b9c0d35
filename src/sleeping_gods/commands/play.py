"""``sleeping-gods play``: a campaign in the terminal."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from pathlib import Path

from ..effects.terms import LANGS

PACK = "pack to play: wandering-sea, harbour (a short sea), airfield (the skies), or a folder (default: %(default)s)"
SUMMARY = "play a campaign, several seats at one keyboard"
EXAMPLES = (
    "play --terminal",
    "play --terminal --player Ada --player Ben --option mode=brutal",
    "play --terminal --pack airfield --player Ada --option level=easy",
    "play --terminal --plain --saves ./evenings",
    "play --terminal --lang fr",
    "play --terminal evening.campaign      (goes on where the file ends, or begins a new one there)",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """A file, who plays, and the options of a new campaign."""
    parser.add_argument("file", nargs="?", type=Path, help="campaign file to go on with, or to begin")
    parser.add_argument("--terminal", action="store_true", help="play in text, in this terminal (the default)")
    parser.add_argument("--pack", default="wandering-sea", help=PACK)
    parser.add_argument("--player", action="append", default=[], metavar="NAME", help="a player's name; once for each")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", type=pair, help="as level=easy")
    parser.add_argument("--seed", type=int, help="seed of the luck (default: a new one)")
    parser.add_argument("--profile", type=Path, default=profile_folder(), help="folder of the achievement sheet")
    parser.add_argument("--saves", type=Path, default=profile_folder(), metavar="DIR", help="folder of the campaigns")
    parser.add_argument("--plain", action="store_true", help="linear text without boxes, for screen readers and pipes")
    parser.add_argument("--real-cards", action="store_true", help="new campaigns: you draw, and type what you drew")
    parser.add_argument("--lang", choices=LANGS, help="language of the table (default: French if the system's is)")
    parser.add_argument("--open-hands", action="store_true", help="hide no hands and never pass the keyboard")


def run(args: argparse.Namespace) -> int:
    """Hand over to the terminal."""
    try:
        app = importlib.import_module("sleeping_gods.terminal.app")
        languages = importlib.import_module("sleeping_gods.terminal.languages")
    except ModuleNotFoundError as error:
        print(f"error: this installation cannot play in the terminal: no module {error.name!r}", file=sys.stderr)
        return 2
    options = dict(args.option)
    if args.seed is not None:
        options["seed"] = str(args.seed)
    return int(
        app.run(
            file=args.file,
            pack=args.pack,
            players=tuple(args.player),
            options=options,
            profile=args.profile,
            saves=args.saves,
            plain=args.plain,
            real_cards=args.real_cards,
            open_hands=args.open_hands,
            lang=args.lang or languages.language_of(os.environ),
        )
    )


def profile_folder() -> Path:
    """Where the achievement sheet is kept unless told otherwise."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "sleeping-gods"


def pair(text: str) -> tuple[str, str]:
    """An option as it is written on the command line."""
    key, sign, value = text.partition("=")
    if not (key and sign and value):
        raise argparse.ArgumentTypeError(f"expected KEY=VALUE, got {text!r}")
    return key, value
