"""Finds what a pack says more than once: similes, phrases of four words, and frequent words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ...story.model import Paragraph
from ...story.ways import location_of
from .words import prose_of, words_in

SIMILE = re.compile(r"\blike (?:an?|the|some|one) (?:\w+(?:['’-]\w+)* ){0,3}\w+(?:['’-]\w+)*", re.IGNORECASE)
"""``like a wet dog``: as much of it as the picture needs is cut off later, at the first word that joins."""
PHRASE = 4
"""How many words a phrase has that is looked for."""
TELLING = 2
"""How many of them at least are not common."""
JOINTS = frozenset(words_in("and or but that which who in on at of from to with under over for by as is was when if"))
"""Words at which the picture of a simile ends."""
COMMON = frozenset(
    words_in("""a about above after again against ago all almost alone along already also always am among an and another
    any anybody anyone anything are around as ask asks at away back be because been before began behind being below
    between both but by call called came can cannot come comes could day days did didn't do does doesn't done don't
    down each either else end enough even ever every everyone everything eye eyes face far few find first five for
    four from gave get gets give given gives go goes going gone good got had half hand hands has have having he he's
    head hear heard held her here hers herself him himself his hold holds how i i'd i'll i'm i've if in into is
    isn't it it's its itself just keep keeps kept knew know knows last later least leave left less let like little
    long look looked looks made make makes man many may me men might mine more most much must my name near never new
    next night nine no nobody none nor not nothing now of off old on once one ones only open or other others our out
    over own part people perhaps place put puts quite rather read round said same saw say says second see seen
    several shall she should side since sit sits six so some somebody someone something somewhere stand stands still
    such take taken takes tell tells ten than that that's the their them themselves then there there's these they
    they're thing things think this those though three through time to today told too took toward towards turn turned
    turns twenty twice two under until up upon us use very voice wait want was wasn't watch watches water way we well
    went were what when where whether which while who whole whom whose why will with without woman won't word words
    would year years yes yet you you'll you're you've young your yours yourself""")
)
"""Words that every story uses."""


@dataclass(frozen=True, slots=True)
class RepeatedPhrase:
    """Something that is said in several places."""

    words: str
    places: tuple[str, ...]
    """Numbers of the paragraphs, once for each time it is said."""


def similes(paragraphs: Iterable[Paragraph]) -> list[RepeatedPhrase]:
    """Similes that stand more than once, the most used first."""
    places: dict[str, list[str]] = {}
    for paragraph in paragraphs:
        for match in SIMILE.finditer(prose_of(paragraph)):
            places.setdefault(_picture(match[0]), []).append(paragraph.number)
    return _often(places)


def _picture(simile: str) -> str:
    """``like a dog that has`` without what only joins on."""
    words = words_in(simile)
    phrase = words[:3]
    for word in words[3:]:
        if word in JOINTS:
            break
        phrase.append(word)
    return " ".join(phrase)


def phrases(paragraphs: Iterable[Paragraph]) -> list[RepeatedPhrase]:
    """Phrases of four words or more that stand in different locations, the most used first."""
    places: dict[str, list[str]] = {}
    for paragraph in paragraphs:
        for phrase in _phrases(paragraph):
            places.setdefault(phrase, []).append(paragraph.number)
    apart = {phrase: at for phrase, at in places.items() if len({location_of(number) for number in at}) > 1}
    return _often(_joined(apart))


def _joined(places: dict[str, list[str]]) -> dict[str, list[str]]:
    """Phrases that overlap in the same places, as one longer phrase: `the end of the` and `end of the world`."""
    left = dict(places)
    joined: dict[str, list[str]] = {}
    for phrase, at in places.items():
        if phrase not in left:
            continue
        del left[phrase]
        words = phrase.split()
        while follows := next(
            (longer for longer in left if longer.split()[:-1] == words[1 - PHRASE :] and left[longer] == at), ""
        ):
            del left[follows]
            words.append(follows.split()[-1])
        joined[" ".join(words)] = at
    return joined


def _phrases(paragraph: Paragraph) -> Iterator[str]:
    """Phrases of one sentence with at least two words that are not common."""
    for block in paragraph.blocks:
        for sentence in re.split(r"[.!?;:]", block.text):
            words = words_in(sentence)
            for start in range(len(words) - PHRASE + 1):
                phrase = words[start : start + PHRASE]
                if sum(word not in COMMON for word in phrase) >= TELLING:
                    yield " ".join(phrase)


def favourites(paragraphs: Iterable[Paragraph], most: int) -> list[tuple[str, int]]:
    """The most used words that are not common, with how often they stand in the prose."""
    counted = Counter(
        word
        for paragraph in paragraphs
        for word in words_in(prose_of(paragraph))
        if len(word) > 2 and word.removesuffix("'s") not in COMMON and not word.isdecimal()
    )
    return sorted(counted.items(), key=lambda item: (-item[1], item[0]))[:most]


def _often(places: dict[str, list[str]]) -> list[RepeatedPhrase]:
    """The phrases that are there more than once, the most frequent first."""
    repeated = [RepeatedPhrase(words, tuple(at)) for words, at in places.items() if len(at) > 1]
    return sorted(repeated, key=lambda phrase: (-len(phrase.places), phrase.words))
