"""``sleeping-gods pack where``: where a keyword, quest, card, enemy, place, person or word stands in a pack."""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys

from .which import default_pack

SUMMARY = "find where a keyword, quest, card, enemy, region, crew member or phrase stands"
EXAMPLES = (
    "pack where LANTERN",
    "pack where LANTERN harbour",
    "pack where quest 12 harbour",
    "pack where enemy 45 ./my-pack",
    "pack where 38.9 ./my-pack           (who leads there)",
    "pack where 'as wide as' harbour     (any words)",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """What is looked for, and the pack last, if it is not the one that is meant anyway."""
    parser.add_argument(
        "words",
        nargs="+",
        metavar="WHAT [PACK]",
        help="a KEYWORD, 'quest 12', 'card 16', 'enemy 45', a paragraph, a region, a crew id or any words; "
        "then a pack's name or folder, unless the folder you are in or wandering-sea is meant",
    )
    parser.add_argument("--json", action="store_true", help="print the places as JSON")


def run(args: argparse.Namespace) -> int:
    """A line for each place; 1 if there is none."""
    from ...authoring.project import open_project
    from ...authoring.texts.where import where
    from ...campaign.games import playable

    *words, pack = args.words
    if not words or ("/" not in pack and pack not in playable()):
        words, pack = args.words, default_pack()
    if not "".join(words).strip():
        print("error: expected something to look for, got nothing", file=sys.stderr)
        return 2
    answer = where(open_project(pack), " ".join(words))
    if args.json:
        places = [dataclasses.asdict(place) for place in answer.places]
        print(json.dumps({"title": answer.title, "places": places, "hint": answer.hint}, ensure_ascii=False, indent=2))
        return 0 if answer.places else 1
    for place in answer.places:
        print(place)
    found = len(answer.places)
    hint = f" ({answer.hint})" if answer.hint else ""
    print(f"{answer.title}: {found or 'no'} place{'' if found == 1 else 's'}{hint}")
    return 0 if found else 1
