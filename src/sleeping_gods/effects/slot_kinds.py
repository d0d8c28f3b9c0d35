"""Kinds of slots of forms, and what their words may be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from . import terms
from .error_texts import BadEffect, did_you_mean, quoted_value
from .op import Arg


@dataclass(frozen=True, slots=True)
class SlotKind:
    """What may stand in a slot: a pattern, and the closed list of words if there is one."""

    title: str
    pattern: str
    """The expression that matches a value."""
    words: tuple[str, ...] = ()
    """The words that may stand there; empty if the pattern says all."""
    read: Callable[[str], Arg] = str
    """Makes a value of the words."""

    def value(self, word: str) -> Arg:
        """The argument that a word stands for."""
        argument = self.read(word)
        if self.words and argument not in self.words:
            guess = did_you_mean(str(argument), self.words)
            raise BadEffect(f"expected {self.title}, got {quoted_value(word)}{guess}")
        return argument


def _plural(word: str) -> str:
    """A word as it is kept, whether it was written for one or for several."""
    return terms.PLURALS.get(word, word)


def _skill(word: str) -> str:
    """A skill as it is kept; perception may be written as sight."""
    lower = word.lower()
    return "perception" if lower == "sight" else lower


def _merged_words(*lists: tuple[str, ...]) -> tuple[str, ...]:
    """The words of several lists, each once; which game has which is judged when a pack is built."""
    return tuple(dict.fromkeys(word for words in lists for word in words))


_WORD = r"[^\s,;:|()]+"
"""Anything that no sign of punctuation ends."""
_ID = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
"""How an id is written."""
_NUMBER = r"[1-9][0-9]{0,2}"
"""How a number from 1 to 999 is written."""
PARAGRAPH = r"[0-9]{1,4}(?:\.[0-9]{1,3})?|F[0-9]{1,3}"
"""How a paragraph's number is written."""

KINDS: dict[str, SlotKind] = {
    "n": SlotKind("a number", _NUMBER, read=int),
    "signed": SlotKind("a number with its sign", r"[+-][1-9][0-9]?", read=int),
    "quest": SlotKind("a quest's number", _NUMBER, read=int),
    "adventure": SlotKind("an adventure card's number", _NUMBER, read=int),
    "enemies": SlotKind("enemies' numbers", rf"{_NUMBER}(?:\s*,\s*{_NUMBER})*"),
    "gainable": SlotKind(
        title="something to gain",
        pattern=_WORD,
        words=_merged_words(terms.GAINABLE, terms.SKIES_RESOURCES),
        read=_plural,
    ),
    "losable": SlotKind(
        title="something to lose",
        pattern=_WORD,
        words=_merged_words(terms.LOSABLE, terms.SKIES_RESOURCES),
        read=_plural,
    ),
    "payable": SlotKind(
        title="a resource", pattern=_WORD, words=_merged_words(terms.PAYABLE, terms.SKIES_PAYABLE), read=_plural
    ),
    "status": SlotKind(title="a status", pattern=_WORD, words=tuple(terms.STATUSES), read=str),
    "skill": SlotKind(title="a skill", pattern=_WORD, words=tuple(terms.SKIES_SKILLS), read=_skill),
    "token": SlotKind(title="a story token", pattern=_WORD, words=tuple(terms.TOKENS), read=str),
    "letter": SlotKind(title="a letter from A to H", pattern=_WORD, words=tuple("ABCDEFGH"), read=str),
    "room": SlotKind(title="a room with an action", pattern=_WORD, words=tuple(terms.ROOMS), read=str),
    "target": SlotKind("a target", _ID),
    "crew": SlotKind("a crew member", _ID),
    "ending": SlotKind("an ending's name", _ID),
    "region": SlotKind("a region", r"[0-9]+\.[a-z0-9-]+"),
    "boss": SlotKind("a boss's number", _NUMBER, read=int),
    "location": SlotKind("a location's number", _NUMBER, read=int),
    "space": SlotKind("a space of the flight board", _ID),
    "faction": SlotKind("a faction", "|".join(terms.FACTIONS)),
    "obstacle": SlotKind(title="an obstacle", pattern=_WORD, words=tuple(terms.OBSTACLES), read=str),
    "curse": SlotKind("a curse", _ID),
    "achievement": SlotKind("an achievement's name", _ID),
    "paragraph": SlotKind("a paragraph's number", PARAGRAPH),
    "effects": SlotKind("effects", r".+"),
    "condition": SlotKind("a condition", r"[^:]+"),
    "alternatives": SlotKind("effects parted by |", r".+"),
}
"""Every kind of slot by its name."""

BLOCKS = ("effects", "condition", "alternatives")
"""Kinds whose text is parsed further."""
