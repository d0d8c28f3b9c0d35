"""Names of the story, and pairs of them that are too alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import combinations

from ...story.model import Paragraph
from ..texts.words import prose_of, words_in

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_SUFFIX = re.compile(r"['’](?:s|ll|re|ve|d|m|t)$")
_BEGINS = re.compile(r"(?:[.!?:…][\"”’'*)]*\s+|[\"“‘(—*]\s*)$")
_BEFORE = 8
"""How many letters before a word tell whether a sentence begins with it."""
NOT_NAMES = frozenset(
    words_in("""monday tuesday wednesday thursday friday saturday sunday january february march april may june july
    august september october november december easter christmas michaelmas matins vespers prince princess constable
    verger captain warden""")
)
"""Words with a capital that call nobody: days, feasts and titles."""
MIN_LENGTH = 4
"""Letters of the shortest name that is compared."""
ROOMY = 6
"""From how many letters on two may differ by two."""


def names(paragraphs: Iterable[Paragraph]) -> dict[str, str]:
    """Each name and its first paragraph: words that are capitalised inside sentences, and always."""
    first: dict[str, str] = {}
    plain: set[str] = set()
    for paragraph in paragraphs:
        text = prose_of(paragraph)
        for match in _WORD.finditer(text):
            word = _SUFFIX.sub("", match[0])
            if word[0].islower():
                plain.add(word.lower())
            elif not word.isupper() and not _begins(text, match.start()):
                first.setdefault(word, paragraph.number)
    return {name: number for name, number in first.items() if _is_name(name, first, plain)}


def _begins(text: str, start: int) -> bool:
    """Whether a sentence begins at a position."""
    return not start or _BEGINS.search(text[max(0, start - _BEFORE) : start]) is not None


def _is_name(name: str, known: Iterable[str], plain: set[str]) -> bool:
    """Whether a word names somebody or some place; the plural of a name is that name."""
    singular = name.removesuffix("s")
    if len(name) < MIN_LENGTH or {name.lower(), singular.lower()} & (plain | NOT_NAMES):
        return False
    return singular == name or singular not in known


def similar_names(known: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Pairs of names that differ by at most two letters, one for short ones."""
    plain_names = {name: _plain(name) for name in sorted(known)}
    for first, other in combinations(plain_names, 2):
        word, other_word = plain_names[first], plain_names[other]
        most = 2 if min(len(word), len(other_word)) >= ROOMY else 1
        if abs(len(word) - len(other_word)) > most or _is_plural(word, other_word):
            continue
        if distance(word, other_word, most) <= most:
            yield first, other


def _is_plural(word: str, other: str) -> bool:
    """Whether one is the plural of the other."""
    short, long = sorted((word, other), key=len)
    return long in (f"{short}s", f"{short}es")


def _plain(name: str) -> str:
    """A name in small letters without accents."""
    decomposed = unicodedata.normalize("NFD", name.lower())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def distance(first: str, other: str, most: int) -> int:
    """The edit distance of two words (Levenshtein's), counted up to ``most``; more is ``most`` + 1."""
    row = list(range(len(other) + 1))  # from what was read of the first word to each beginning of the other
    for length, letter in enumerate(first, start=1):
        diagonal, row[0] = row[0], length
        for index, other_letter in enumerate(other, start=1):
            best = min(row[index] + 1, row[index - 1] + 1, diagonal + (letter != other_letter))
            diagonal, row[index] = row[index], best
        if min(row) > most:
            return most + 1
    return row[-1]
