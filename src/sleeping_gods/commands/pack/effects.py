"""``sleeping-gods pack effects``: the page of everything that stories and cards can do."""

from __future__ import annotations

import argparse

from ...languages import LANGS, WHOLE
from ..parser import CommandParser

EXAMPLES = ("pack effects", "pack effects --lang fr", "pack effects --game sea > effects.md")


def arguments(parser: CommandParser) -> None:
    """In which words, for which game."""
    parser.add_argument("--lang", choices=(*LANGS, "both"), default="both", help=parser.say("effects_lang"))
    parser.add_argument("--game", choices=("sea", "skies", "both"), default="both", help=parser.say("effects_game"))


def run(args: argparse.Namespace) -> int:
    """The page as Markdown."""
    from ...authoring.effects_page import effects_page
    from ...effects.operation import GAMES

    langs = WHOLE if args.lang == "both" else (args.lang,)
    games = GAMES if args.game == "both" else (args.game,)
    print(effects_page(langs, games), end="")
    return 0
