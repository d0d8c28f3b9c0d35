"""``sleeping-gods languages``: the languages that there are, and what each of them lacks."""

from __future__ import annotations

import argparse
import dataclasses
import json
from typing import TYPE_CHECKING

from ..languages import ENGLISH, LANGS, Lang
from .command_words import figure, say
from .parser import CommandParser

if TYPE_CHECKING:
    from ..authoring.translation.missing import Missing

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
    parser.add_argument("--missing", choices=LANGS, metavar=lang, help=parser.say("languages_missing"))
    parser.add_argument("--pack", metavar=pack, action="append", help=parser.say("languages_pack"))
    parser.add_argument("--json", action="store_true", help=parser.say("shared_json"))


def run(args: argparse.Namespace) -> int:
    """Count what every language but English lacks, or name all that one of them lacks."""
    from ..authoring.project import open_project
    from ..authoring.translation.missing import missing_in
    from ..campaign.games import with_sources

    packs = [(name, open_project(name)) for name in args.pack or with_sources()]
    langs = [args.missing] if args.missing else [lang for lang in LANGS if lang != ENGLISH]
    missing = {lang: missing_in(lang, packs) for lang in langs}
    if args.json:
        _print_json(missing)
    elif args.missing:
        _print_names(missing[args.missing])
    else:
        _print_counts(missing)
    return 0


def _print_json(missing: dict[Lang, dict[str, Missing]]) -> None:
    """What each language lacks, for programs."""
    missing_by_lang = {
        lang: {kind: dataclasses.asdict(of_lang[kind]) for kind in KINDS} for lang, of_lang in missing.items()
    }
    print(json.dumps(missing_by_lang, ensure_ascii=False, indent=2))


def _print_names(of_lang: dict[str, Missing]) -> None:
    """A line for each text that a language lacks."""
    for kind in KINDS:
        for name in of_lang[kind].lacking:
            print(f"{kind}: {name}")


def _print_counts(missing: dict[Lang, dict[str, Missing]]) -> None:
    """A line for each language, with a column for each kind of text."""
    print(say("languages_lacks"))
    print(" " * LANG_WIDTH + " ".join(f"{say(f'languages_{kind}'):>{COLUMN_WIDTH}}" for kind in KINDS))
    for lang, of_lang in missing.items():
        cells = (
            say(
                "languages_of",
                lacking=figure(f"{len(of_lang[kind].lacking):,}"),
                whole=figure(f"{of_lang[kind].whole:,}"),
            )
            for kind in KINDS
        )
        print(f"{lang:<{LANG_WIDTH}}" + " ".join(f"{cell:>{COLUMN_WIDTH}}" for cell in cells))
