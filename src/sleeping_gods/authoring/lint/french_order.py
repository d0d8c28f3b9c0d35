"""Whether the French blocks of a paragraph stand in the order of the English ones."""

from __future__ import annotations

import re
from math import log

from ...content.translation.model import Translation
from ...story.model import Paragraph

_NAME = re.compile(r"[A-ZÀ-Ý][\w'’-]{2,}")
LONGER = 1.1
"""French has so many words for one of English."""
SUSPECT = 0.7
"""By so much, in logarithms, two neighbours must fit better the other way round."""


def swapped_blocks(paragraph: Paragraph, french: Translation) -> tuple[int, int] | None:
    """The numbers of two blocks that seem to be swapped, judged by their names or lengths; None if none are.

    Blocks under the same condition may be worded freely; others must correspond.
    """
    english = paragraph.blocks
    if len(english) != len(french.blocks):
        return None
    in_english, in_french = _shared_names([block.text for block in english], [slot.text for slot in french.blocks])
    for at, names in enumerate(in_english):
        for other, other_names in enumerate(in_french):
            differs = english[at].when != english[other].when
            if (
                differs
                and names
                and not names & in_french[at]
                and names <= other_names
                and not names <= in_english[other]
            ):
                return at, other
    for at in range(len(english) - 1):
        if english[at].when != english[at + 1].when and _fits_better(paragraph, french, at):
            return at, at + 1
    return None


def _shared_names(english: list[str], french: list[str]) -> tuple[list[set[str]], list[set[str]]]:
    """The names in each block that both languages have."""
    in_english, in_french = (
        [set(_NAME.findall(text)) for text in english],
        [set(_NAME.findall(text)) for text in french],
    )
    both = set().union(*in_english) & set().union(*in_french)
    return [names & both for names in in_english], [names & both for names in in_french]


def _fits_better(paragraph: Paragraph, french: Translation, at: int) -> bool:
    first, two = (len(block.text.split()) for block in paragraph.blocks[at : at + 2])
    un, deux = (len(slot.text.split()) for slot in french.blocks[at : at + 2])
    if not (first and two and un and deux):
        return False
    return _off(first, un) + _off(two, deux) - _off(first, deux) - _off(two, un) > SUSPECT


def _off(english: int, french: int) -> float:
    return abs(log(french / (english * LONGER)))
