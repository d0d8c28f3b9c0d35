"""``sleeping-gods pack play``: try out a paragraph, and see changes to it at once."""

from __future__ import annotations

import argparse

from ...languages import LANGS
from ..command_words import current_language, print_error, say
from ..key_value import key_value
from ..parser import CommandParser
from .which import add_pack

EXAMPLES = (
    "pack play harbour 40",
    "pack play ./my-pack 38.9 --with LANTERN,coins=3,quest=12,card=16,explore=A --seed 4",
    "pack play ./my-pack 2 --given 'audrie damage 3' --players 2 --plain",
    "pack play harbour 40 --lang fr",
)


def arguments(parser: CommandParser) -> None:
    """A pack, a paragraph, and what the crew has."""
    add_pack(parser)
    parser.add_argument("paragraph", metavar=parser.say("metavar_paragraph"), help=parser.say("packplay_paragraph"))
    parser.add_argument(
        "--with",
        dest="wishes",
        action="append",
        default=[],
        metavar=parser.say("metavar_things"),
        help=parser.say("packplay_with"),
    )
    parser.add_argument(
        "--given", action="append", default=[], metavar=parser.say("metavar_line"), help=parser.say("packplay_given")
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=parser.say("shared_seed"))
    parser.add_argument("--players", type=int, choices=range(1, 5), default=1, help=parser.say("packplay_players"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=parser.say("metavar_key-value"),
        type=key_value,
        help=parser.say("packplay_option"),
    )
    parser.add_argument("--plain", action="store_true", help=parser.say("shared_plain"))
    parser.add_argument("--lang", choices=LANGS, help=parser.say("shared_lang"))


def run(args: argparse.Namespace) -> int:
    """Play until the author leaves; 2 if the paragraph cannot be begun so."""
    from ...authoring.project import open_project
    from ...authoring.staging import BadStaging, Staging, wishes_in
    from ...terminal.languages import first_localizer
    from ...terminal.screen import standard_screen
    from ...terminal.tryout import TryOut

    wishes = tuple(wish for words in args.wishes for wish in wishes_in(words))
    if args.seed < 0:
        return print_error(say("packplay_seed", got=args.seed))
    staging = Staging(
        paragraph=args.paragraph,
        wishes=wishes,
        given=tuple(args.given),
        seed=args.seed,
        players=args.players,
        options=dict(args.option),
    )
    try:
        session = TryOut(
            open_project(args.pack),
            staging,
            standard_screen(plain=args.plain, localizer=first_localizer(current_language())),
        )
    except BadStaging as wrong:
        return print_error(str(wrong))
    session.run()
    return 0
