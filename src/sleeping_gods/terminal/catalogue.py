"""The catalogue: what the terminal says for each key, and how its templates are filled."""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from ..effects.terms import Lang
from ..kernel.choices import Choice
from ..kernel.errors import Value

FOLDER = Path(__file__).resolve().parent
REST = "..."
"""The last word of a pattern that stands for all the words that follow."""

Speaker: TypeAlias = Callable[[str, int, tuple[Value, ...]], str]
"""Says a value of a kind: the kind, the value's place, and all values, some of which belong together."""

_PLACE = re.compile(r"\{(\d+|[a-z_]*)(?::([a-z-]+))?\}")


class Catalogue:
    """The texts of one language by section and key."""

    def __init__(self, sections: dict[str, dict[str, object]], lang: Lang) -> None:
        self.lang = lang
        """The language of everything that is said."""
        self._sections = sections
        self._patterns: dict[str, list[tuple[str, ...]]] = {}
        for pattern in sections.get("choices", {}):
            words = tuple(pattern.split())
            self._patterns.setdefault(words[0], []).append(words)
        for patterns in self._patterns.values():
            patterns.sort(key=lambda words: (words[-1] == REST, words.count("*")))

    def text(self, section: str, key: str, default: str = "") -> str:
        """The template of a key, or the default if it has none."""
        found = self._sections.get(section, {}).get(key, default)
        return found if isinstance(found, str) else default

    def keys(self, section: str) -> list[str]:
        """The keys of a section."""
        return list(self._sections.get(section, {}))

    def option(self, name: str, value: str) -> str:
        """What a value of a set-up option means; ``title`` is the option's own name."""
        about = self._sections.get("options", {}).get(name, {})
        said = about.get(value) if isinstance(about, dict) else None
        return said if isinstance(said, str) else (name if value == "title" else value)

    def pattern(self, choice: Choice) -> tuple[str, tuple[Value, ...]] | None:
        """The template of a choice and the words that its stars stand for: of several that fit, the most exact."""
        for pattern in self._patterns.get(choice[0], ()):
            stars = fits(pattern, choice)
            if stars is not None:
                return self.text("choices", " ".join(pattern)), stars
        return None


def fits(pattern: tuple[str, ...], choice: Choice) -> tuple[Value, ...] | None:
    """The words that the stars of a pattern stand for, or nothing if the choice is another one."""
    rest = pattern[-1] == REST
    fixed = pattern[:-1] if rest else pattern
    if len(choice) < len(fixed) + (1 if rest else 0) or (not rest and len(choice) != len(fixed)):
        return None
    stars: list[Value] = []
    for expected, word in zip(fixed, choice, strict=False):
        if expected == "*":
            stars.append(word)
        elif expected != word:
            return None
    if rest:
        stars.append(" ".join(choice[len(fixed) :]))
    return tuple(stars)


def fill(template: str, values: tuple[Value, ...], speak: Speaker, fields: object = None) -> str:
    """A template with its places filled from values by number and from an object's fields by name."""

    def place(found: re.Match[str]) -> str:
        name, kind = found[1], found[2] or ""
        if name.isdigit():
            at = int(name)
            if at >= len(values):
                return "?"
            return speak(kind, at, values) if kind else str(values[at])
        if not name:
            return speak(kind, 0, values)
        value = getattr(fields, name)
        return speak(kind, 0, (value,)) if kind else str(value)

    return _PLACE.sub(place, template)


@functools.cache
def catalogue(game: str, lang: Lang = "en") -> Catalogue:
    """The catalogue of a game: its own words, then those of both games."""
    sections: dict[str, dict[str, object]] = {}
    for name in (f"messages_{game}_{lang}.toml", f"messages_{lang}.toml"):
        for section, texts in read_messages(name).items():
            sections.setdefault(section, {}).update(texts)
    return Catalogue(sections, lang)


def read_messages(name: str) -> dict[str, dict[str, object]]:
    """The sections of one file."""
    with (FOLDER / name).open("rb") as file:
        return tomllib.load(file)
