"""The messages of one game in one language, for every event, reason, choice and question."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from ..kernel.choices import Choice
from ..kernel.errors import Value
from ..languages import ENGLISH, Lang
from ..wording.files import bundle_of
from ..wording.fluent import Bundle, Message, Word

STAR = "*"
"""In the pattern of a choice: any one word."""
REST = "..."
"""In the pattern of a choice: all the words that follow."""
MISSING = "?"
"""Stands for a value that a message asks for and that was not given."""
CACHE_SIZE = 8192
"""How many choices are remembered with their patterns."""
SHARED = (
    "grammar", "effects", "both", "table", "odds", "choices", "fall_risk", "own_box", "paper", "real_decks", "terminal",
    "host", "host_deeds", "host_robots", "journey", "advice",
)  # fmt: skip
"""The files of words that both games have: what is told, and what stands around it."""
_WRITTEN = {STAR: "X", REST: "REST"}
"""How the id of a message writes them."""
_READ = {written: sign for sign, written in _WRITTEN.items()}
"""What the words of an id stand for."""

Speaker: TypeAlias = Callable[[str, int, tuple[Value, ...]], Word]
"""Says a value of a kind: the kind, the value's place, and all values, some of which belong together."""
Pattern: TypeAlias = "tuple[str, ...]"
"""The words of a choice, with signs for those that vary."""


class Catalogue:
    """Messages by section and key."""

    def __init__(self, bundle: Bundle) -> None:
        self.lang = bundle.lang
        """The language of everything that is said."""
        self._bundle = bundle
        self._keys: dict[str, list[str]] = {}
        for name in bundle.ids:
            section, _, key = name.partition("_")
            self._keys.setdefault(section, []).append(key)
        self._patterns: dict[str, list[Pattern]] = {}
        """First word of a choice to the patterns that begin with it, the most exact first."""
        self._pattern_of: dict[Choice, tuple[str, tuple[Value, ...]] | None] = {}
        """What ``pattern`` has answered: the same choices come again and again."""
        for key in self._keys.get("choice", ()):
            words = tuple(_READ.get(word, word) for word in key.split("_"))
            self._patterns.setdefault(words[0], []).append(words)
        for patterns in self._patterns.values():
            patterns.sort(key=lambda words: (words[-1] == REST, words.count(STAR)))

    def knows(self, section: str, key: str) -> bool:
        """Whether there is a message."""
        return f"{section}_{key}" in self._bundle

    def keys(self, section: str) -> list[str]:
        """The keys of a section, in their order."""
        return list(self._keys.get(section, ()))

    def message(self, section: str, key: str) -> Message:
        """A message that exists."""
        return self._bundle.message(f"{section}_{key}")

    def source(self, section: str, key: str) -> str:
        """A message's Fluent source, without its id."""
        return self._bundle.source(f"{section}_{key}").partition("=")[2].strip()

    def say(self, section: str, key: str, **words: Word) -> str:
        """A message with variables given by name."""
        return self.message(section, key).say(words)

    def spoken(self, section: str, key: str, values: tuple[Value, ...], speak: Speaker, fields: object = None) -> str:
        """A message whose variables name a kind of value and its place: an index, or the name of a field."""
        message = self.message(section, key)
        words: dict[str, Word] = {}
        for name, kind, at, field in _variables(message.variables):
            if field:
                value: Value = getattr(fields, field)
                words[name] = value if kind == "value" else speak(kind, 0, (value,))
            elif kind == "value":
                words[name] = values[at] if at < len(values) else MISSING
            else:  # a kind that is said of the table alone needs no value
                words[name] = speak(kind, at, values) if at < len(values) or at == 0 else MISSING
        return message.say(words)

    def kinds(self, section: str, key: str) -> list[str]:
        """The kinds of value that a message uses."""
        return [variable.kind for variable in _variables(self.message(section, key).variables)]

    def option(self, name: str, value: str) -> str:
        """The text of a set-up option's value; ``title`` is the option's own name."""
        key = f"{name}_{value}"
        if self.knows("option", key):
            return self.say("option", key)
        return name if value == "title" else value

    def pattern(self, choice: Choice) -> tuple[str, tuple[Value, ...]] | None:
        """The key of a choice's message and the values of its wildcards; the most exact pattern that matches."""
        if choice not in self._pattern_of:
            if len(self._pattern_of) > CACHE_SIZE:
                self._pattern_of.clear()
            self._pattern_of[choice] = self._fitting(choice)
        return self._pattern_of[choice]

    def _fitting(self, choice: Choice) -> tuple[str, tuple[Value, ...]] | None:
        """The key of the first pattern that fits a choice, and the words at its stars; None if none does."""
        for pattern in self._patterns.get(choice[0], ()):
            stars = match_pattern(pattern, choice)
            if stars is not None:
                return "_".join(_WRITTEN.get(word, word) for word in pattern), stars
        return None


class Variable(NamedTuple):
    """A variable of a message, such as ``card_0`` or ``seat_who``."""

    name: str
    kind: str
    """The kind of value that it asks for: ``card``."""
    at: int
    """The index of the value; 0 where a field is named."""
    field: str
    """The field of the decision that has the value; empty where it is one of a row of values."""


@functools.cache
def _variables(names: tuple[str, ...]) -> tuple[Variable, ...]:
    """The variables of a message by their names, such as ``card_0`` or ``seat_who``."""
    variables = []
    for name in names:
        kind, _, place = name.partition("_")
        is_index = place.isdigit()
        variables.append(
            Variable(name=name, kind=kind, at=int(place) if is_index else 0, field="" if is_index else place)
        )
    return tuple(variables)


def match_pattern(pattern: Pattern, choice: Choice) -> tuple[Value, ...] | None:
    """The words that a pattern's wildcards match; None if the pattern does not match the choice."""
    takes_rest = pattern[-1] == REST
    fixed = pattern[:-1] if takes_rest else pattern
    fits = len(choice) > len(fixed) if takes_rest else len(choice) == len(fixed)
    if not fits:
        return None
    stars: list[Value] = []
    for expected, word in zip(fixed, choice, strict=False):
        if expected == STAR:
            stars.append(word)
        elif expected != word:
            return None
    if takes_rest:
        stars.append(" ".join(choice[len(fixed) :]))
    return tuple(stars)


@functools.cache
def catalogue(game: str, lang: Lang = ENGLISH) -> Catalogue:
    """The messages of a game: those of both games, and its own."""
    return Catalogue(bundle_of(lang, *SHARED, game, f"{game}_table"))
