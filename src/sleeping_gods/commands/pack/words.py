"""``sleeping-gods pack words``: how much there is to read, and what is said more than once."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from .which import add_pack

if TYPE_CHECKING:
    from ...authoring.project import Project
    from ...authoring.texts.figures import Repeated
    from ...authoring.texts.words import Count

SUMMARY = "count words, paragraphs and choices, and name what is said more than once"
EXAMPLES = ("pack words harbour", "pack words ./my-pack", "pack words harbour --json")
SHOWN = 5
"""How many of the longest and shortest paragraphs are named."""
MOST = 15
"""How many repeated things and favourite words are named, unless all are asked for."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """A pack, and how much is told."""
    add_pack(parser)
    parser.add_argument("--all", action="store_true", help="name everything that is repeated, not only the worst")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")


def run(args: argparse.Namespace) -> int:
    """Tables of figures, or all of it as JSON."""
    from ...authoring.project import open_project
    from ...authoring.texts.words import count

    project = open_project(args.pack)
    counted = count(project)
    if args.json:
        print(json.dumps(_as_json(project, counted), ensure_ascii=False, indent=2))
    else:
        _print_count(counted)
        _print_repeated(project, None if args.all else MOST)
    return 0


def _print_count(counted: Count) -> None:
    from ...authoring.texts.words import FEWEST, MOST

    print(f"{'':5} {'words':>7} {'paragraphs':>11} {'choices':>8} {'minutes':>8}")
    for number, tally in counted.locations.items():
        figures = f"{tally.words:>7,} {tally.paragraphs:>11} {tally.choices:>8} {tally.minutes:>8.1f}"
        print(f"{number:>5} {figures}  {tally.title}")
    whole = counted.whole
    print(f"{'all':>5} {whole.words:>7,} {whole.paragraphs:>11} {whole.choices:>8} {whole.minutes:>8.1f}")
    print(f"\n{whole.prose:,} words of prose and {whole.choice_words:,} of choices")
    share = f"{counted.within:.0%} have {FEWEST} to {MOST}"
    print(f"{counted.average:.0f} words of prose in a paragraph on average; {share}")
    for title, chosen in (("longest", counted.lengths[:SHOWN]), ("shortest", counted.lengths[::-1][:SHOWN])):
        print(f"{title}: " + ", ".join(f"{one.number} ({one.words})" for one in chosen))


def _print_repeated(project: Project, most: int | None) -> None:
    from ...authoring.texts.figures import favourites, phrases, similes

    story = project.source.paragraphs.values()
    _print_list("similes used more than once", similes(story), most)
    _print_list("phrases of four words or more in different locations", phrases(story), most)
    told = ", ".join(f"{word} {times}" for word, times in favourites(story, most or 60))
    print(f"\nfavourite words: {told}")


def _print_list(title: str, found: list[Repeated], most: int | None) -> None:
    print(f"\n{title}: {len(found) or 'none'}")
    for one in found[:most]:
        print(f"  {len(one.places)} x {one.words}  ({', '.join(one.places)})")
    if most is not None and len(found) > most:
        print(f"  and {len(found) - most} more; --all names them")


def _as_json(project: Project, counted: Count) -> dict[str, object]:
    from ...authoring.texts.figures import favourites, phrases, similes

    story = project.source.paragraphs.values()
    tallies = {**counted.locations, "all": counted.whole}
    return {
        "locations": {
            number: {
                "title": tally.title,
                "words": tally.words,
                "prose": tally.prose,
                "choice_words": tally.choice_words,
                "paragraphs": tally.paragraphs,
                "choices": tally.choices,
                "minutes": round(tally.minutes, 1),
            }
            for number, tally in tallies.items()
        },
        "average": round(counted.average, 1),
        "within": round(counted.within, 3),
        "lengths": {one.number: one.words for one in counted.lengths},
        "similes": {one.words: one.places for one in similes(story)},
        "phrases": {one.words: one.places for one in phrases(story)},
        "favourites": dict(favourites(story, 60)),
    }
