"""``sleeping-gods languages``: the languages that there are, and what each of them lacks."""

from __future__ import annotations

import argparse
import dataclasses
import json

from ..languages import ENGLISH, LANGS
from .command_words import figure, say
from .parser import CommandParser

EXAMPLES = ("languages", "languages --missing fr", "languages --pack ./my-pack --json")
KINDS = ("messages", "entries", "names", "pages")
"""What is counted, in the order of the columns."""
LANG_WIDTH = 8
"""Columns of a language's code."""
COLUMN_WIDTH = 18
"""Columns of each figure."""


def arguments(parser: CommandParser) -> None:
    """Which packs are counted, and whether what lacks is listed."""
    lang, pack = parser.say("metavar_lang"), parser.say("metavar_pack")
    parser.add_argument("--missing", metavar=lang, help=parser.say("languages_missing"))
    parser.add_argument("--pack", metavar=pack, action="append", help=parser.say("languages_pack"))
    parser.add_argument("--json", action="store_true", help=parser.say("shared_json"))


def run(args: argparse.Namespace) -> int:
    """A line for each language but English, or one line for all that a language lacks."""
    from ..authoring.project import open_project
    from ..authoring.translation.missing import missing_in
    from ..campaign.games import with_sources

    packs = [(name, open_project(name)) for name in args.pack or with_sources()]
    if args.missing:
        missing = missing_in(args.missing, packs)
        print("\n".join(f"{kind}: {name}" for kind in KINDS for name in missing[kind].lacking))
        return 0
    lacks = {lang: missing_in(lang, packs) for lang in LANGS if lang != ENGLISH}
    if args.json:
        plain = {lang: {kind: dataclasses.asdict(of_lang[kind]) for kind in KINDS} for lang, of_lang in lacks.items()}
        print(json.dumps(plain, ensure_ascii=False, indent=2))
        return 0
    print(say("languages_lacks"))
    print(" " * LANG_WIDTH + " ".join(f"{say(f'languages_{kind}'):>{COLUMN_WIDTH}}" for kind in KINDS))
    for lang, of_lang in lacks.items():
        cells = (
            say(
                "languages_of",
                lacking=figure(f"{len(of_lang[kind].lacking):,}"),
                whole=figure(f"{of_lang[kind].whole:,}"),
            )
            for kind in KINDS
        )
        print(f"{lang:<{LANG_WIDTH}}" + " ".join(f"{cell:>{COLUMN_WIDTH}}" for cell in cells))
    return 0
