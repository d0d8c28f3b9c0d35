"""``sleeping-gods pack where``: where a keyword, quest, card, enemy, place, person or word stands in a pack."""

from __future__ import annotations

import argparse
import dataclasses
import json

from ..command_words import print_error, say
from ..parser import CommandParser
from .which import default_pack

EXAMPLES = (
    "pack where LANTERN",
    "pack where LANTERN harbour",
    "pack where quest 12 harbour",
    "pack where enemy 45 ./my-pack",
    ("pack where 38.9 ./my-pack", "where_example-paragraph"),
    ("pack where 'as wide as' harbour", "where_example-words"),
)


def arguments(parser: CommandParser) -> None:
    """What is looked for, and the pack last, if it is not the one that is meant anyway."""
    parser.add_argument(
        "words",
        nargs="+",
        metavar=parser.say("metavar_what"),
        help=parser.say("where_words"),
    )
    parser.add_argument("--json", action="store_true", help=parser.say("shared_json"))


def run(args: argparse.Namespace) -> int:
    """A line for each place; 1 if there is none."""
    from ...authoring.project import open_project
    from ...authoring.texts.where import find_mentions
    from ...campaign.games import playable

    *words, pack = args.words
    if not words or ("/" not in pack and pack not in playable()):
        words, pack = args.words, default_pack()
    if not "".join(words).strip():
        return print_error(say("where_nothing"))
    answer = find_mentions(open_project(pack), " ".join(words))
    if args.json:
        places = [dataclasses.asdict(place) for place in answer.places]
        print(json.dumps({"title": answer.title, "places": places, "hint": answer.hint}, ensure_ascii=False, indent=2))
        return 0 if answer.places else 1
    for place in answer.places:
        print(place)
    count = len(answer.places)
    hint = f" ({answer.hint})" if answer.hint else ""
    print(say("where_found", title=answer.title, count=count) + hint)
    return 0 if count else 1
