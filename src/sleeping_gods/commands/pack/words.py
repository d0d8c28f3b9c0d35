"""``sleeping-gods pack words``: how much there is to read, and what is said more than once."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from ..command_words import figure, say
from ..parser import CommandParser
from .which import add_pack

if TYPE_CHECKING:
    from ...authoring.project import Project
    from ...authoring.texts.repeated_phrases import RepeatedPhrase
    from ...authoring.texts.words import ParagraphCount, StoryWordCount

EXAMPLES = ("pack words harbour", "pack words ./my-pack", "pack words harbour --json")
SHOWN = 5
"""How many of the longest and shortest paragraphs are named."""
MAX_PHRASES = 15
"""How many repeated things and favourite words are named, unless all are asked for."""

MAX_FAVOURITES = 60
"""How many favourite words are named if all are asked for."""


def arguments(parser: CommandParser) -> None:
    """A pack, and how much is told."""
    add_pack(parser)
    parser.add_argument("--all", action="store_true", help=parser.say("words_all"))
    parser.add_argument("--json", action="store_true", help=parser.say("shared_json"))


def run(args: argparse.Namespace) -> int:
    """Tables of figures, or all of it as JSON."""
    from ...authoring.project import open_project
    from ...authoring.texts.words import count_project

    project = open_project(args.pack)
    counted = count_project(project)
    if args.json:
        print(json.dumps(_as_json(project, counted), ensure_ascii=False, indent=2))
    else:
        _print_count(counted)
        _print_repeated(project, None if args.all else MAX_PHRASES)
    return 0


def _print_count(counted: StoryWordCount) -> None:
    """A row for each location and for the whole, and which paragraphs are long or short."""
    from ...authoring.texts.words import MAX_WORDS, MIN_WORDS

    wide = {"words": 7, "paragraphs": 11, "choices": 8, "minutes": 8}
    print(" ".join(["     ", *(f"{say(f'words_head-{name}'):>{width}}" for name, width in wide.items())]))
    for number, tally in counted.locations.items():
        print(f"{number:>5} {_figures(tally)}  {tally.title}")
    whole = counted.whole
    print(f"{say('words_whole'):>5} {_figures(whole)}")
    prose, choices = figure(f"{whole.prose:,}"), figure(f"{whole.choice_words:,}")
    print("\n" + say("words_prose", prose=prose, choices=choices))
    average, share = f"{counted.average:.0f}", figure(f"{counted.share_of_fit:.0%}")
    print(say("words_average", average=average, share=share, fewest=MIN_WORDS, most=MAX_WORDS))
    for key, chosen in (("longest", counted.lengths[:SHOWN]), ("shortest", counted.lengths[::-1][:SHOWN])):
        print(say(f"words_{key}", found=", ".join(f"{paragraph.number} ({paragraph.words})" for paragraph in chosen)))


def _figures(tally: ParagraphCount) -> str:
    """The columns of a row."""
    words, minutes = figure(f"{tally.words:,}"), figure(f"{tally.minutes:.1f}")
    return f"{words:>7} {tally.paragraphs:>11} {tally.choices:>8} {minutes:>8}"


def _print_repeated(project: Project, most: int | None) -> None:
    """What is said more than once; ``most`` of each kind, or all."""
    from ...authoring.texts.repeated_phrases import favourites, phrases, similes

    story = project.source.paragraphs.values()
    _print_list("words_similes", similes(story), most)
    _print_list("words_phrases", phrases(story), most)
    favourite_words = ", ".join(f"{word} {times}" for word, times in favourites(story, most or MAX_FAVOURITES))
    print("\n" + say("words_favourites", found=favourite_words))


def _print_list(key: str, repeated: list[RepeatedPhrase], most: int | None) -> None:
    """Phrases that are said more than once, with their places, the first ones in full."""
    print("\n" + say(key, count=len(repeated)))
    for phrase in repeated[:most]:
        print(f"  {len(phrase.places)} x {phrase.words}  ({', '.join(phrase.places)})")
    if most is not None and len(repeated) > most:
        print(f"  {say('words_more', count=len(repeated) - most)}")


def _as_json(project: Project, counted: StoryWordCount) -> dict[str, object]:
    """All counts, for programs."""
    from ...authoring.texts.repeated_phrases import favourites, phrases, similes

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
        "within": round(counted.share_of_fit, 3),
        "lengths": {paragraph.number: paragraph.words for paragraph in counted.lengths},
        "similes": {simile.words: simile.places for simile in similes(story)},
        "phrases": {phrase.words: phrase.places for phrase in phrases(story)},
        "favourites": dict(favourites(story, MAX_FAVOURITES)),
    }
