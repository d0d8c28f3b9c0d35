"""Figures read out of entries: rows of tables, numbers with what they count, and effects in a few words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

import pytest

from sleeping_gods.effects.op import Op
from sleeping_gods.effects.terms import PAYABLE, STATUSES
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.reference.book.entry import ICON, LINK, TAG, ReferenceEntry
from sleeping_gods.reference.book.library import ReferenceBook, book
from sleeping_gods.reference.book.markup import lower_title, plain_text
from sleeping_gods.reference.book.spacing import NARROW
from sleeping_gods.reference.mentions import ids_in
from sleeping_gods.story.printed import Name
from sleeping_gods.wording.terms import noun_forms, term

Both: TypeAlias = tuple[str, str]
"""A word of an entry in English and in French."""
ANY_STATUS: Both = ("status", "état")
STEEP: Both = ("steep", "escarpé")

LANG = pytest.mark.parametrize("lang", WHOLE)
"""A test of both languages."""
RANGED: Both = ("(ranged)", "(à distance)")
DASH = "–"
OR: Both = (" or ", " ou ")
SIGNS: dict[str, Both] = {
    "accuracy": ("accuracy", "précision"),
    "block": ("block", "parade"),
    "clear": ("clear", "vider|retirer"),
    "cook-book": ("entry|food", "article|nourriture"),
    "cycle": ("card", "carte"),
    "damage": ("damage", "dégât"),
    "deal": ("damage", "dégât"),
    "diagonal": ("diagonal", "diagonal"),
    "draw": ("draw", "pioche"),
    "extra": ("damage", "dégât"),
    "fate-plus": ("fate", "destin"),
    "heal": ("health", "soigne|PV|santé"),
    "ignore-search": ("search", "fouille"),
    "plane-repair": ("plane", "avion"),
    "redraw": ("redraw", "repioche"),
    "remove-power": ("power", "puissance"),
    "repair": ("repair", "répare"),
    "reroll": ("reroll", "relance"),
    "rest": ("fatigue", "fatigue"),
    "sail": ("region", "région"),
    "stamina": ("stamina", "endurance"),
}
"""The word, or several of them, by which an entry tells an effect."""
TEXTUAL = ("clear",)
"""Effects whose figure is not for reading: ``clear one`` means all command of it."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Reading:
    """An entry that is read for its figures."""

    book: ReferenceBook
    entry: ReferenceEntry

    @property
    def where(self) -> str:
        """The entry and its language, as failures name them."""
        return f"{self.entry.key} ({self.entry.lang})"

    @property
    def brief(self) -> str:
        """Its brief, without markup."""
        return self.bare(self.entry.brief)

    @property
    def text(self) -> str:
        """All that is under its header, without markup and tables."""
        blocks = (block for block in self.entry.blocks if not block.text.startswith("|"))
        return " ".join(plain_text(f"{block.text}\n{block.answer}", self.title) for block in blocks)

    def title(self, slug: str) -> str:
        """The title of an entry, for links without words."""
        return self.book.entries[slug].title

    def named(self, slug: str) -> str:
        """An entry as a link without words names it."""
        return lower_title(self.title(slug))

    def bare(self, line: str) -> str:
        """A line without links, tags, emphasis and firm spaces; its bars stay."""
        line = ICON.sub("", TAG.sub("", line)).replace(NARROW, " ")
        return LINK.sub(lambda found: found["words"] or self.named(found["slug"]), line).replace("**", "")

    def rows(self, at: int = 0) -> list[tuple[str, ...]]:
        """The rows of one of its tables, without the head."""
        tables = [block.text for block in self.entry.blocks if block.text.startswith("|")]
        return [
            tuple(cell.strip() for cell in self.bare(line).strip().strip("|").split("|"))
            for line in tables[at].splitlines()[2:]
        ]

    def table(self, at: int = 0) -> dict[str, tuple[str, ...]]:
        """The rows of a table by their first cell."""
        return {row[0]: row[1:] for row in self.rows(at)}

    def head(self, at: int = 0) -> tuple[str, ...]:
        """The head of a table."""
        tables = [block.text for block in self.entry.blocks if block.text.startswith("|")]
        return tuple(cell.strip() for cell in self.bare(tables[at].splitlines()[0]).strip("|").split("|"))

    def line(self, rule: str) -> str:
        """The row, list item or paragraph that states a rule, without markup."""
        for block in self.entry.blocks:
            for line in f"{block.text}\n{block.answer}".splitlines():
                if any(rule in ids_in(tag) for tag in TAG.findall(line)):
                    return self.bare(line)
        raise AssertionError(f"{self.where}: expected a line tagged {rule}, got none")

    def agree(self, figure: str, got: T, expected: T) -> None:
        """Fails with the entry, the language and the figure if they differ."""
        assert got == expected, f"{self.where}: {figure}: expected {expected!r}, got {got!r}"

    def agree_in_all(self, got: Mapping[str, T], expected: Mapping[str, T]) -> None:
        """Fails if names are missing or too many, or at the first name that has another figure."""
        self.agree("names", sorted(got), sorted(expected))
        for name, figure in expected.items():
            self.agree(name, got[name], figure)


def both(words: Both, lang: Lang) -> str:
    """A word in one of the two languages."""
    return words[WHOLE.index(lang)]


def read(game: str, slug: str, lang: Lang) -> Reading:
    """An entry, to be read for its figures."""
    return Reading(book(game, lang), book(game, lang).entries[slug])


def said(name: Name, lang: Lang) -> str:
    """A name of a pack in a language."""
    return name.text_in(lang)


def numbers(text: str) -> list[int]:
    """The numbers of a text in their order, with the sign of negative ones."""
    return [
        int(found.replace("−", "-")) for found in re.findall(r"(?:(?<![\w.)])[-−])?(?<![\w.])\d+(?=s?(?!\w))", text)
    ]


def things(text: str, lang: Lang) -> dict[str, int]:
    """Resources of the sea with their counts, such as 2 grain."""
    found: dict[str, int] = {}
    for kind in PAYABLE:
        words = "|".join(sorted(noun_forms(kind, lang), key=len, reverse=True))
        for count in re.findall(rf"(\d+) (?:{words})\b", text):
            found[kind] = int(count)
    return found


def shares(count: int, players: int) -> list[int]:
    """Things dealt to players as evenly as possible."""
    return [count // players + (seat < count % players) for seat in range(players)]


def words_of(op: Op, lang: Lang) -> str:
    """A pattern for the word that an entry must use for an effect."""
    first = str(op.args[0]) if op.args else ""
    if op.name == "skill-plus":
        return term("skill", first, lang)
    if op.name == "gain":
        return "|".join(noun_forms(first, lang))
    if op.name == "remove-status":
        return term("status", first, lang) if first in STATUSES else both(ANY_STATUS, lang)
    if op.name == "ignore":
        return both(STEEP, lang) if first == "steep" else term("obstacle", first, lang)
    return both(SIGNS[op.name], lang)


def amount_of(op: Op) -> int | None:
    """The figure of an effect, if it has one to read."""
    return None if op.name in TEXTUAL else next((arg for arg in op.args if isinstance(arg, int)), None)


def mentions(text: str, ops: Iterable[Op], lang: Lang) -> bool:
    """Whether a text names the effects and has their figures, among others."""
    got = numbers(text)
    return all(re.search(words_of(op, lang), text, re.IGNORECASE) and amount_of(op) in (None, *got) for op in ops)


def tells(text: str, ops: Iterable[Op], lang: Lang) -> bool:
    """Whether a text names the effects with their figures, and no other figure but a 1 where an effect has none."""
    effects = list(ops)
    known, got = [amount_of(op) for op in effects], Counter(numbers(text))
    got.subtract(amount for amount in known if amount is not None)
    spare = got.pop(1, 0)
    return mentions(text, effects, lang) and not any(got.values()) and 0 <= spare <= known.count(None)
