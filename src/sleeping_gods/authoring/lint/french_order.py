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
            under_other_condition = english[at].when != english[other].when
            is_missing_here = names and not names & in_french[at]
            is_found_there = names <= other_names and not names <= in_english[other]
            if under_other_condition and is_missing_here and is_found_there:
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
    """Whether the lengths of two neighbours, in words, fit much better if the French ones are exchanged."""
    en_1, en_2 = (len(block.text.split()) for block in paragraph.blocks[at : at + 2])
    fr_1, fr_2 = (len(slot.text.split()) for slot in french.blocks[at : at + 2])
    if not (en_1 and en_2 and fr_1 and fr_2):
        return False
    return _off(en_1, fr_1) + _off(en_2, fr_2) - _off(en_1, fr_2) - _off(en_2, fr_1) > SUSPECT


def _off(english: int, french: int) -> float:
    """How far a French length is from what is expected of the English one, as a logarithm."""
    return abs(log(french / (english * LONGER)))
