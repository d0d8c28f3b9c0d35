"""Forms: texts with typed slots, such as ``gain {n} {what}``."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from .error_texts import BadEffect
from .op import Arg
from .slot_kinds import BLOCKS, KINDS

MAX_TEXT = 1_000
"""Longest text of one line of effects."""


def normalized_text(text: str) -> str:
    """The text with single spaces, if it is not too long to be an effect."""
    if len(text) > MAX_TEXT:
        raise BadEffect(f"expected at most {MAX_TEXT} characters, got {len(text)}")
    return " ".join(text.split())


_SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")
"""A slot: its name, and the name of its kind where that is another."""


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
        return not {"effects", "alternatives"}.isdisjoint(self.slots().values())

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
    """The slots of a form, and the kind of each."""
    return {match[1]: _kind_of(match) for match in _SLOT.finditer(text)}


def _kind_of(slot: re.Match[str]) -> str:
    """The kind of a slot; one that names none is called like its kind."""
    return slot[2] or slot[1]


@functools.cache
def _pattern(text: str) -> re.Pattern[str]:
    """The expression that matches a form: its words as they stand, and a group for each slot."""
    parts, end = [], 0
    for match in _SLOT.finditer(text):
        parts.append(_literal(text[end : match.start()]))
        parts.append(f"(?P<{match[1]}>{KINDS[_kind_of(match)].pattern})")
        end = match.end()
    parts.append(_literal(text[end:]))
    return re.compile("".join(parts))


def _literal(text: str) -> str:
    """The expression for words of a form; what stands in brackets may be left out."""
    return re.escape(text).replace(r"\[", "(?:").replace(r"\]", ")?")


def literals(text: str) -> list[str]:
    """The fixed words of a form, for suggestions."""
    return [word for word in re.sub(r"[\[\]]|\{[^}]*\}", " ", text).split() if word.isalpha()]
