"""``sleeping-gods play``: the table in the browser, or a campaign in the terminal."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from ..languages import LANGS
from .command_words import current_language, print_refusal, say
from .key_value import key_value
from .parser import CommandParser

EXAMPLES = (
    "play",
    "play --no-browser",
    "play --nearby",
    "play --terminal",
    "play --terminal --player Ada --player Ben --option mode=brutal",
    "play --terminal --pack airfield --player Ada --option level=easy",
    "play --terminal --plain --saves ./evenings",
    "play --terminal --lang fr",
    ("play --terminal evening.campaign", "play_example-file"),
)


def arguments(parser: CommandParser) -> None:
    """A file, who plays, and the options of a new campaign."""
    parser.add_argument("file", nargs="?", type=Path, metavar=parser.say("metavar_file"), help=parser.say("play_file"))
    parser.add_argument("--terminal", action="store_true", help=parser.say("play_terminal"))
    parser.add_argument("--no-browser", action="store_true", help=parser.say("play_no-browser"))
    parser.add_argument("--nearby", action="store_true", help=parser.say("play_nearby"))
    parser.add_argument(
        "--pack", metavar=parser.say("metavar_pack"), default="wandering-sea", help=parser.say("play_pack")
    )
    parser.add_argument(
        "--player", action="append", default=[], metavar=parser.say("metavar_name"), help=parser.say("play_player")
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=parser.say("metavar_key-value"),
        type=key_value,
        help=parser.say("play_option"),
    )
    parser.add_argument("--seed", type=int, metavar="N", help=parser.say("play_seed"))
    parser.add_argument(
        "--profile",
        type=Path,
        metavar=parser.say("metavar_folder"),
        default=profile_folder(),
        help=parser.say("play_profile"),
    )
    parser.add_argument(
        "--saves",
        type=Path,
        default=profile_folder(),
        metavar=parser.say("metavar_folder"),
        help=parser.say("play_saves"),
    )
    parser.add_argument("--plain", action="store_true", help=parser.say("shared_plain"))
    parser.add_argument("--real-cards", action="store_true", help=parser.say("play_real-cards"))
    parser.add_argument("--lang", choices=LANGS, help=parser.say("shared_lang"))
    parser.add_argument("--open-hands", action="store_true", help=parser.say("play_open-hands"))
    parser.add_argument("--ask-all", action="store_true", help=parser.say("play_ask-all"))


def is_for_terminal(args: argparse.Namespace) -> bool:
    """Whether the terminal is meant: it is named, or something that only it knows."""
    named = (args.terminal, args.plain, args.real_cards, args.open_hands, args.ask_all, args.file, args.player)
    return any(named) or bool(args.option) or args.seed is not None


def run(args: argparse.Namespace) -> int:
    """Hand over to the browser, or to the terminal."""
    if not is_for_terminal(args):
        from .play_browser import play_in_browser

        return play_in_browser(opens=not args.no_browser, nearby=args.nearby)
    if args.nearby:
        return print_refusal(say("play_nearby-browser"))
    from ..terminal import app

    options = dict(args.option)
    if args.seed is not None:
        options["seed"] = str(args.seed)
    return app.run(
        file=args.file,
        pack=args.pack,
        players=tuple(args.player),
        options=options,
        profile=args.profile,
        saves=args.saves,
        plain=args.plain,
        real_cards=args.real_cards,
        open_hands=args.open_hands,
        ask_all=args.ask_all,
        lang=current_language(),
    )


def profile_folder() -> Path:
    """Where the achievement sheet is kept unless told otherwise."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "sleeping-gods"
