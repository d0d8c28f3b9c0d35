"""``sleeping-gods join``: a seat of a served campaign in the terminal."""

from __future__ import annotations

import argparse

from ..languages import LANGS
from .command_words import current_language
from .parser import CommandParser

EXAMPLES = (
    ("join https://example.org/join#INVITE --name Ada", "join_example-invite"),
    ("join https://example.org/table/CAMPAIGN", "join_example-again"),
)


def arguments(parser: CommandParser) -> None:
    """Where the table is, and who comes."""
    parser.add_argument("url", metavar="URL", help=parser.say("join_url"))
    parser.add_argument("--name", default="", metavar=parser.say("metavar_name"), help=parser.say("join_name"))
    parser.add_argument("--plain", action="store_true", help=parser.say("shared_plain"))
    parser.add_argument("--lang", choices=LANGS, help=parser.say("shared_lang"))


def run(args: argparse.Namespace) -> int:
    """Hand over to the terminal."""
    from ..terminal.remote.app import run as play

    return play(args.url, name=args.name, lang=current_language(), plain=args.plain)
