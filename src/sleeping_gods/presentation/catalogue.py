"""The messages of one game in one language, for every event, reason, choice and question."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TypeAlias

from ..kernel.choices import Choice
from ..kernel.errors import Value
from ..languages import ENGLISH, Lang
from ..wording.files import bundle_of
from ..wording.fluent import Bundle, Message, Word

STAR, REST = "*", "..."
"""In the pattern of a choice: any one word, and all the words that follow."""
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

Speaker: TypeAlias = Callable[[str, int, tuple[Value, ...]], Word]
"""Says a value of a kind: the kind, the value's place, and all values, some of which belong together."""
Pattern: TypeAlias = "tuple[str, ...]"


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
        self._found: dict[Choice, tuple[str, tuple[Value, ...]] | None] = {}
        """The patterns of choices that were looked up: they come again and again."""
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
                words[name] = values[at] if at < len(values) else "?"
            else:
                words[name] = speak(kind, at, values) if at < len(values) or at == 0 else "?"
        return message.say(words)

    def kinds(self, section: str, key: str) -> list[str]:
        """The kinds of value that a message uses."""
        return [kind for _, kind, _, _ in _variables(self.message(section, key).variables)]

    def option(self, name: str, value: str) -> str:
        """The text of a set-up option's value; ``title`` is the option's own name."""
        key = f"{name}_{value}"
        if self.knows("option", key):
            return self.say("option", key)
        return name if value == "title" else value

    def pattern(self, choice: Choice) -> tuple[str, tuple[Value, ...]] | None:
        """The key of a choice's message and the values of its wildcards; the most exact pattern that matches."""
        if choice not in self._found:
            if len(self._found) > CACHE_SIZE:
                self._found.clear()
            self._found[choice] = self._fitting(choice)
        return self._found[choice]

    def _fitting(self, choice: Choice) -> tuple[str, tuple[Value, ...]] | None:
        for pattern in self._patterns.get(choice[0], ()):
            stars = match_pattern(pattern, choice)
            if stars is not None:
                return "_".join(_WRITTEN.get(word, word) for word in pattern), stars
        return None


@functools.cache
def _variables(names: tuple[str, ...]) -> tuple[tuple[str, str, int, str], ...]:
    """For each variable its name, the kind of value, its index, and the field if it names one."""
    variables = []
    for name in names:
        kind, _, place = name.partition("_")
        variables.append((name, kind, int(place) if place.isdigit() else 0, "" if place.isdigit() else place))
    return tuple(variables)


def match_pattern(pattern: Pattern, choice: Choice) -> tuple[Value, ...] | None:
    """The words that a pattern's wildcards match; None if the pattern does not match the choice."""
    rest = pattern[-1] == REST
    fixed = pattern[:-1] if rest else pattern
    if len(choice) < len(fixed) + (1 if rest else 0) or (not rest and len(choice) != len(fixed)):
        return None
    stars: list[Value] = []
    for expected, word in zip(fixed, choice, strict=False):
        if expected == STAR:
            stars.append(word)
        elif expected != word:
            return None
    if rest:
        stars.append(" ".join(choice[len(fixed) :]))
    return tuple(stars)


@functools.cache
def catalogue(game: str, lang: Lang = ENGLISH) -> Catalogue:
    """The messages of a game: those of both games, and its own."""
    return Catalogue(bundle_of(lang, *SHARED, game, f"{game}_table"))
