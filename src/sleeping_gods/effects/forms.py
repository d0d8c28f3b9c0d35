"""Forms: texts with typed slots, such as ``gain {n} {what}``, and what their words may be."""

from __future__ import annotations

import difflib
import functools
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from . import terms
from .op import Arg


class BadEffect(Exception):
    """A text that is not of the vocabulary; the message says what was expected."""

    def __init__(self, message: str) -> None:
        self.message = message
        super().__init__(message)


MAX_TEXT = 1_000
"""Longest text of one line of effects."""


def quoted_value(value: object) -> str:
    """A value as messages quote it: short, and never the inside of a table or list."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:77]}..."


def normalized_text(text: str) -> str:
    """The text with single spaces, if it is not too long to be an effect."""
    if len(text) > MAX_TEXT:
        raise BadEffect(f"expected at most {MAX_TEXT} characters, got {len(text)}")
    return " ".join(text.split())


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A did-you-mean for messages, or nothing."""
    if len(word) > 60:
        return ""
    matches = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f" (did you mean {matches[0]!r}?)" if matches else ""


@dataclass(frozen=True, slots=True)
class SlotKind:
    """What may stand in a slot: a pattern, and the closed list of words if there is one."""

    title: str
    pattern: str
    words: tuple[str, ...] = ()
    read: Callable[[str], Arg] = str

    def value(self, word: str) -> Arg:
        """The argument that a word stands for."""
        read = self.read(word)
        if self.words and read not in self.words:
            raise BadEffect(f"expected {self.title}, got {quoted_value(word)}{did_you_mean(str(read), self.words)}")
        return read


def _plural(word: str) -> str:
    return terms.PLURALS.get(word, word)


def _skill(word: str) -> str:
    lower = word.lower()
    return "perception" if lower == "sight" else lower


def _merged_words(*lists: tuple[str, ...]) -> tuple[str, ...]:
    """The words of several lists, each once; which game has which is judged when a pack is built."""
    return tuple(dict.fromkeys(word for words in lists for word in words))


_WORD = r"[^\s,;:|()]+"
_ID = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
_NUMBER = r"[1-9][0-9]{0,2}"
PARAGRAPH = r"[0-9]{1,4}(?:\.[0-9]{1,3})?|F[0-9]{1,3}"
"""How a paragraph's number is written."""

KINDS: dict[str, SlotKind] = {
    "n": SlotKind("a number", _NUMBER, read=int),
    "signed": SlotKind("a number with its sign", r"[+-][1-9][0-9]?", read=int),
    "quest": SlotKind("a quest's number", _NUMBER, read=int),
    "adventure": SlotKind("an adventure card's number", _NUMBER, read=int),
    "enemies": SlotKind("enemies' numbers", rf"{_NUMBER}(?:\s*,\s*{_NUMBER})*"),
    "gainable": SlotKind("something to gain", _WORD, _merged_words(terms.GAINABLE, terms.SKIES_RESOURCES), _plural),
    "losable": SlotKind("something to lose", _WORD, _merged_words(terms.LOSABLE, terms.SKIES_RESOURCES), _plural),
    "payable": SlotKind("a resource", _WORD, _merged_words(terms.PAYABLE, terms.SKIES_PAYABLE), _plural),
    "status": SlotKind("a status", _WORD, tuple(terms.STATUSES), str),
    "skill": SlotKind("a skill", _WORD, tuple(terms.SKIES_SKILLS), _skill),
    "token": SlotKind("a story token", _WORD, tuple(terms.TOKENS), str),
    "letter": SlotKind("a letter from A to H", _WORD, tuple("ABCDEFGH"), str),
    "room": SlotKind("a room with an action", _WORD, tuple(terms.ROOMS), str),
    "target": SlotKind("a target", _ID),
    "crew": SlotKind("a crew member", _ID),
    "ending": SlotKind("an ending's name", _ID),
    "region": SlotKind("a region", r"[0-9]+\.[a-z0-9-]+"),
    "boss": SlotKind("a boss's number", _NUMBER, read=int),
    "location": SlotKind("a location's number", _NUMBER, read=int),
    "space": SlotKind("a space of the flight board", _ID),
    "faction": SlotKind("a faction", "|".join(terms.FACTIONS)),
    "obstacle": SlotKind("an obstacle", _WORD, tuple(terms.OBSTACLES), str),
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

_SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")


@dataclass(frozen=True, slots=True)
class WrittenForm:
    """One way to write something; ``[...]`` may be left out, and ``fixed`` fills slots that are not written."""

    text: str
    fixed: Mapping[str, Arg] = field(default_factory=dict)

    def slots(self) -> Mapping[str, str]:
        """The slots of the text and their kinds."""
        return _slots(self.text)

    def first(self) -> str:
        """The word it begins with; empty if it begins with a slot."""
        return self.text.split(" ", 1)[0].partition("{")[0]

    def is_block(self) -> bool:
        """Whether it holds further effects, up to the end of its line."""
        return "effects" in self.slots().values() or "alternatives" in self.slots().values()

    def match(self, text: str) -> dict[str, str] | None:
        """The words in the slots if the text has this form."""
        match = _pattern(self.text).fullmatch(text)
        return None if match is None else {name: word for name, word in match.groupdict().items() if word is not None}

    def values(self, words: Mapping[str, str]) -> dict[str, Arg]:
        """The arguments that the words of a match stand for, without the parts that are parsed further."""
        values = dict(self.fixed)
        for name, kind in self.slots().items():
            if name in words and kind not in BLOCKS:
                values[name] = KINDS[kind].value(words[name])
        return values


@functools.cache
def _slots(text: str) -> Mapping[str, str]:
    return {match[1]: match[2] or match[1] for match in _SLOT.finditer(text)}


@functools.cache
def _pattern(text: str) -> re.Pattern[str]:
    parts, end = [], 0
    for match in _SLOT.finditer(text):
        parts.append(_literal(text[end : match.start()]))
        parts.append(f"(?P<{match[1]}>{KINDS[match[2] or match[1]].pattern})")
        end = match.end()
    parts.append(_literal(text[end:]))
    return re.compile("".join(parts))


def _literal(text: str) -> str:
    return re.escape(text).replace(r"\[", "(?:").replace(r"\]", ")?")


def literals(text: str) -> list[str]:
    """The fixed words of a form, for suggestions."""
    return [word for word in re.sub(r"[\[\]]|\{[^}]*\}", " ", text).split() if word.isalpha()]
