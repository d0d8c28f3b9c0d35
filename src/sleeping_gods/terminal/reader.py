"""The rules reference for the prompt: entries by rule, by name or by a question, in one game and language."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ..languages import ENGLISH, Lang
from ..presentation.localizer import Localizer
from ..reference.book.entry import TAG, EntryBlock, ReferenceEntry
from ..reference.book.library import GAME_TITLES, ReferenceBook, book, entry_of
from ..reference.book.markup import links_as_words
from ..reference.search.indexing import index
from ..reference.search.ranking import SearchHit, search
from ..reference.search.words import stems
from .entry_text import items_stating, text_stating

MAX_RESULTS = 5
"""Entries that are listed for a question."""
CLEAR_RATIO = 1.3
"""The best entry is clearly meant if it scores this many times the next."""
MIN_CLEAR_SCORE = 400.0
"""It must score this much besides."""
SHORT_OPENING = 160
"""A first block with fewer characters is shown with the next one."""
CHAPTERS_LAST = ("defeat", "campaign")
"""Chapters that rarely answer a question in play: they come last."""
CHAPTERS_LEFT_OUT = ("start", "help")
"""Chapters that are used only if there are no others."""
_LISTED = re.compile(r"(?:-|\d+\.)\s|\|")
"""How a list or a table begins."""
_BELOW = re.compile(
    r"\b(?:these|table|following|tableau|suivante?s|ci-dessous)\b|\b(?:as|listed|see) below\b", re.IGNORECASE
)
"""Words that point to a list or a table."""
EXAMPLE = "combat-example"
"""An entry that mentions many rules and states none."""


@dataclass(frozen=True, slots=True)
class RelatedEntry:
    """An entry, and the rules for which it is opened."""

    entry: ReferenceEntry
    rules: tuple[str, ...] = ()

    @property
    def blocks(self) -> list[EntryBlock]:
        """The blocks (of lists only the items) that state the rules; the first blocks if there are none."""
        stating = [block for block in self.entry.blocks if not {*block.ids}.isdisjoint(self.rules)]
        return [
            replace(block, text=items_stating(block.text, self.rules)) if block in stating else block
            for block in with_continuations(self.entry, stating) or first_blocks(self.entry)
        ]


@dataclass(frozen=True, slots=True)
class RulesReader:
    """The rules reference of a localizer's game and language."""

    localizer: Localizer

    @property
    def game(self) -> str:
        """The game."""
        return self.localizer.game

    @property
    def lang(self) -> Lang:
        """The language."""
        return self.localizer.lang

    @property
    def book(self) -> ReferenceBook:
        """The game's book."""
        return book(self.game, self.lang)

    def say(self, key: str, *values: str | int) -> str:
        """A message of the reference pages."""
        return self.localizer.words.spoken("rules", key, values, lambda kind, at, all_of: str(all_of[at]))

    def entry(self, slug: str) -> ReferenceEntry:
        """An entry of this game by its slug."""
        return self.book.entries[slug]

    def entry_of(self, rule: str) -> ReferenceEntry:
        """The entry that states a rule, of either game."""
        return entry_of(rule, self.lang)

    def title(self, entry: ReferenceEntry) -> str:
        """The entry's title, with the game's name if it is of the other game."""
        return entry.title if entry.game == self.game else f"{entry.title} ({GAME_TITLES[entry.game]})"

    def handle(self, entry: ReferenceEntry) -> str:
        """What the user types to open an entry: its slug, or its title in other languages."""
        return entry.slug if self.lang == ENGLISH else entry.title.lower()

    def see_also(self, entry: ReferenceEntry) -> list[str]:
        """The titles of related entries."""
        titles = book(entry.game, self.lang).entries
        return [titles[slug].title for slug in entry.see]

    def with_link_words(self, entry: ReferenceEntry, text: str) -> str:
        """A text of an entry with its links as words."""
        titles = book(entry.game, self.lang).entries
        return links_as_words(text, lambda slug: titles[slug].title if slug in titles else slug)

    def statement(self, rule: str) -> str:
        """The sentence that states a rule."""
        entry = self.entry_of(rule)
        block = entry.block_of(rule)
        if block is None:
            return entry.brief
        text, answer = self.with_link_words(entry, block.text), self.with_link_words(entry, block.answer)
        return (
            f"**{text}** {text_stating(self.localizer, answer, rule)}"
            if block.kind == "question"
            else text_stating(self.localizer, text, rule)
        )

    def blocks_after(self, rule: str) -> list[EntryBlock]:
        """The blocks that the sentence of a rule points to."""
        entry = self.entry_of(rule)
        block = entry.block_of(rule)
        if block is None or not self.with_link_words(entry, block.text).endswith(self.statement(rule)):
            return []
        return [each for each in with_continuations(entry, [block]) if each is not block]

    def entries_stating(self, rules: Iterable[str], leads: Sequence[str] = ()) -> list[RelatedEntry]:
        """The entries that state some rules: ``leads`` first, then those that state most of them."""
        rules_of: dict[str, list[str]] = {slug: [] for slug in leads}
        for rule in rules:
            rules_of.setdefault(self.book.places[rule].slug, []).append(rule)
        slugs = [
            slug for slug in rules_of if slug in leads or self.entry(slug).chapter not in CHAPTERS_LEFT_OUT
        ] or list(rules_of)
        order = list(self.book.entries)

        def place(slug: str) -> tuple[bool, int, int]:
            return slug == EXAMPLE or self.entry(slug).chapter in CHAPTERS_LAST, -len(rules_of[slug]), order.index(slug)

        others = sorted((slug for slug in slugs if slug not in leads), key=place)
        return [RelatedEntry(self.entry(slug), tuple(rules_of[slug])) for slug in (*leads, *others)]

    def entries_in_rule_order(
        self, rules: Iterable[str], leads: Sequence[str] = (), more: Sequence[str] = ()
    ) -> list[RelatedEntry]:
        """The entries ``leads``, those that state some rules in their order, and ``more``."""
        rules_of: dict[str, list[str]] = {slug: [] for slug in leads}
        for rule in rules:
            rules_of.setdefault(self.book.places[rule].slug, []).append(rule)
        for slug in more:
            rules_of.setdefault(slug, [])
        return [RelatedEntry(self.entry(slug), tuple(ids)) for slug, ids in rules_of.items()]

    def entry_named(self, words: str) -> ReferenceEntry | None:
        """The entry with this slug or title."""
        return self.book.entry_named(words)

    def entries_called(self, words: str) -> list[ReferenceEntry]:
        """The entries that have this name among others."""
        return self.book.entries_called(words)

    def entries_about(self, name: str) -> list[ReferenceEntry]:
        """The entries whose title is the name, or a part of it."""
        words = {*stems(name, self.lang)}
        return [entry for entry in self.entries_called(name) if {*stems(entry.title, self.lang)} <= words]

    def search(self, question: str) -> list[SearchHit]:
        """The entries that answer a question, best first."""
        return search(self.lang, question, game=self.game, most=MAX_RESULTS)

    def answering_blocks(self, entry: ReferenceEntry, question: str) -> list[EntryBlock]:
        """The block that answers a question best; the first blocks if none fits."""
        wanted = set(stems(question, self.lang)) - set(stems(entry.title, self.lang))
        terms = index(self.game, self.lang).terms
        rarity = {stem: terms[stem][0] for stem in wanted if stem in terms}
        best, most = None, sum(rarity.values()) / 2
        for block in entry.blocks:
            block_stems = set(stems(self.with_link_words(entry, f"{block.text} {block.answer}"), self.lang))
            worth = sum(rarity[stem] for stem in rarity if stem in block_stems)
            if worth > most:
                best, most = block, worth
        return with_continuations(entry, [best]) if best is not None else first_blocks(entry)

    def mentioning_blocks(self, entry: ReferenceEntry, name: str) -> list[EntryBlock]:
        """The first plain block that mentions a name; the first blocks if none does."""
        wanted = set(stems(name, self.lang))
        for block in entry.blocks:
            if not block.kind and wanted <= set(stems(self.with_link_words(entry, block.text), self.lang)):
                return with_continuations(entry, [block])
        return first_blocks(entry)


def first_blocks(entry: ReferenceEntry) -> list[EntryBlock]:
    """The first block of an entry, and more if it is short."""
    blocks: list[EntryBlock] = []
    for block in entry.blocks:
        if blocks and (block.kind or sum(len(shown.text) for shown in blocks) >= SHORT_OPENING):
            break
        blocks.append(block)
    return with_continuations(entry, blocks)


def with_continuations(entry: ReferenceEntry, blocks: Sequence[EntryBlock]) -> list[EntryBlock]:
    """Blocks of an entry in order, each with the list or table that it points to."""
    wanted = {*blocks}
    for block, following in itertools.pairwise(entry.blocks):
        if block in wanted and _points_to(block, following):
            wanted.add(following)
    return [block for block in entry.blocks if block in wanted]


def _points_to(block: EntryBlock, following: EntryBlock) -> bool:
    """Whether a block ends with a colon or mentions the list or table that follows."""
    text = TAG.sub("", block.text).rstrip()
    if text.endswith(":"):
        return True
    if block.kind or following.kind or not _LISTED.match(following.text):
        return False
    last = text.removesuffix(".").rpartition(". ")[2]
    return _BELOW.search(text if following.text.startswith("|") else last) is not None


def clearly_meant(hits: Sequence[SearchHit]) -> bool:
    """Whether the first result is clearly better than the others."""
    following = hits[1].score if len(hits) > 1 else 0.0
    return hits[0].score >= max(MIN_CLEAR_SCORE, CLEAR_RATIO * following)
