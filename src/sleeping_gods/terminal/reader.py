"""The rules reference as a player at the prompt opens it: by rule, by name, by a question; one game, one language."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ..languages import ENGLISH, Lang
from ..presentation.localizer import Localizer
from ..reference.book.entry import TAG, EntryBlock, ReferenceEntry
from ..reference.book.library import GAME_TITLES, ReferenceBook, book, entry_of
from ..reference.book.markup import worded
from ..reference.search.indexing import index
from ..reference.search.ranking import SearchHit, search
from ..reference.search.words import stems
from .entry_text import only_stating, stated

RESULTS = 5
"""So many entries are listed for a question."""
CLEARLY, SURE = 1.3, 400.0
"""An entry is clearly meant if it is so many times better than the next, and not only guessed at."""
FEW_WORDS = 160
"""An opening shorter than this goes on with the next block."""
LAST, LEFT_OUT = ("defeat", "campaign"), ("start", "help")
"""Chapters that are rarely behind a question in play, and those that never are if there are others: set-up, errata."""
_LISTED = re.compile(r"(?:-|\d+\.)\s|\|")
"""How a list or a table begins."""
_BELOW = re.compile(
    r"\b(?:these|table|following|tableau|suivante?s|ci-dessous)\b|\b(?:as|listed|see) below\b", re.IGNORECASE
)
"""Words that point to a list or a table."""
EXAMPLE = "combat-example"
"""It touches many rules, and states them nowhere first."""


@dataclass(frozen=True, slots=True)
class Behind:
    """An entry behind something, and the rules for which it is opened."""

    entry: ReferenceEntry
    rules: tuple[str, ...] = ()

    @property
    def blocks(self) -> list[EntryBlock]:
        """The blocks that state these rules, of lists only the items; if it states none of them, what it says first."""
        stating = [block for block in self.entry.blocks if not {*block.ids}.isdisjoint(self.rules)]
        return [
            replace(block, text=only_stating(block.text, self.rules)) if block in stating else block
            for block in with_what_follows(self.entry, stating) or opening(self.entry)
        ]


@dataclass(frozen=True, slots=True)
class RulesReader:
    """The book of a game in the language of a localizer."""

    localizer: Localizer

    @property
    def game(self) -> str:
        """The game whose book is read."""
        return self.localizer.game

    @property
    def lang(self) -> Lang:
        """The language in which the book is read."""
        return self.localizer.lang

    @property
    def book(self) -> ReferenceBook:
        """The game's own book."""
        return book(self.game, self.lang)

    def say(self, key: str, *values: str | int) -> str:
        """Words around entries."""
        return self.localizer.words.spoken("rules", key, values, lambda kind, at, all_of: str(all_of[at]))

    def entry(self, slug: str) -> ReferenceEntry:
        """An entry of this game."""
        return self.book.entries[slug]

    def entry_of(self, rule: str) -> ReferenceEntry:
        """The entry that states a rule, of whichever game."""
        return entry_of(rule, self.lang)

    def title(self, entry: ReferenceEntry) -> str:
        """Its title; an entry of the other game says so."""
        return entry.title if entry.game == self.game else f"{entry.title} ({GAME_TITLES[entry.game]})"

    def handle(self, entry: ReferenceEntry) -> str:
        """What one types to open an entry: its slug, which is English; in other languages its title."""
        return entry.slug if self.lang == ENGLISH else entry.title.lower()

    def see_also(self, entry: ReferenceEntry) -> list[str]:
        """The titles of the entries that belong to one."""
        titles = book(entry.game, self.lang).entries
        return [titles[slug].title for slug in entry.see]

    def worded(self, entry: ReferenceEntry, text: str) -> str:
        """A text of an entry with links as words."""
        titles = book(entry.game, self.lang).entries
        return worded(text, lambda slug: titles[slug].title if slug in titles else slug)

    def statement(self, rule: str) -> str:
        """The very sentence that states a rule."""
        entry = self.entry_of(rule)
        block = entry.block_of(rule)
        if block is None:
            return entry.brief
        text, answer = self.worded(entry, block.text), self.worded(entry, block.answer)
        return (
            f"**{text}** {stated(self.localizer, answer, rule)}"
            if block.kind == "question"
            else stated(self.localizer, text, rule)
        )

    def goes_on(self, rule: str) -> list[EntryBlock]:
        """What the sentence that states a rule points to, if it stands at the end of its block."""
        entry = self.entry_of(rule)
        block = entry.block_of(rule)
        if block is None or not self.worded(entry, block.text).endswith(self.statement(rule)):
            return []
        return [each for each in with_what_follows(entry, [block]) if each is not block]

    def behind(self, rules: Iterable[str], leads: Sequence[str] = ()) -> list[Behind]:
        """The entries that state some rules: those that lead first, then those that state most of them."""
        rules_of: dict[str, list[str]] = {slug: [] for slug in leads}
        for rule in rules:
            rules_of.setdefault(self.book.places[rule].slug, []).append(rule)
        slugs = [slug for slug in rules_of if slug in leads or self.entry(slug).chapter not in LEFT_OUT] or list(
            rules_of
        )
        order = list(self.book.entries)

        def place(slug: str) -> tuple[bool, int, int]:
            return slug == EXAMPLE or self.entry(slug).chapter in LAST, -len(rules_of[slug]), order.index(slug)

        others = sorted((slug for slug in slugs if slug not in leads), key=place)
        return [Behind(self.entry(slug), tuple(rules_of[slug])) for slug in (*leads, *others)]

    def in_turn(self, rules: Iterable[str], leads: Sequence[str] = (), more: Sequence[str] = ()) -> list[Behind]:
        """Entries that lead, those that state some rules in the order of the rules, and more."""
        rules_of: dict[str, list[str]] = {slug: [] for slug in leads}
        for rule in rules:
            rules_of.setdefault(self.book.places[rule].slug, []).append(rule)
        for slug in more:
            rules_of.setdefault(slug, [])
        return [Behind(self.entry(slug), tuple(ids)) for slug, ids in rules_of.items()]

    def named(self, words: str) -> ReferenceEntry | None:
        """The entry with that slug or title."""
        return self.book.named(words)

    def called(self, words: str) -> list[ReferenceEntry]:
        """The entries that go by a name, among others."""
        return self.book.called(words)

    def own(self, name: str) -> list[ReferenceEntry]:
        """The entries about just what bears a name: their title is in it, or is it."""
        words = {*stems(name, self.lang)}
        return [entry for entry in self.called(name) if {*stems(entry.title, self.lang)} <= words]

    def found(self, question: str) -> list[SearchHit]:
        """The entries that answer a question, best first."""
        return search(self.lang, question, game=self.game, most=RESULTS)

    def answering(self, entry: ReferenceEntry, question: str) -> list[EntryBlock]:
        """The block of an entry that answers a question best; if none has much to do with it, what it says first."""
        wanted = set(stems(question, self.lang)) - set(stems(entry.title, self.lang))
        terms = index(self.game, self.lang).terms
        rarity = {stem: terms[stem][0] for stem in wanted if stem in terms}
        best, most = None, sum(rarity.values()) / 2
        for block in entry.blocks:
            block_stems = set(stems(self.worded(entry, f"{block.text} {block.answer}"), self.lang))
            worth = sum(rarity[stem] for stem in rarity if stem in block_stems)
            if worth > most:
                best, most = block, worth
        return with_what_follows(entry, [best]) if best is not None else opening(entry)

    def mentioning(self, entry: ReferenceEntry, name: str) -> list[EntryBlock]:
        """The first plain block of an entry that speaks of something by its name, else what it says first."""
        wanted = set(stems(name, self.lang))
        for block in entry.blocks:
            if not block.kind and wanted <= set(stems(self.worded(entry, block.text), self.lang)):
                return with_what_follows(entry, [block])
        return opening(entry)


def opening(entry: ReferenceEntry) -> list[EntryBlock]:
    """What an entry says first: a block, or more if that is only a few words."""
    blocks: list[EntryBlock] = []
    for block in entry.blocks:
        if blocks and (block.kind or sum(len(shown.text) for shown in blocks) >= FEW_WORDS):
            break
        blocks.append(block)
    return with_what_follows(entry, blocks)


def with_what_follows(entry: ReferenceEntry, blocks: Sequence[EntryBlock]) -> list[EntryBlock]:
    """Blocks of an entry in their order; after one that points to the next stands that too."""
    wanted = {*blocks}
    for block, following in itertools.pairwise(entry.blocks):
        if block in wanted and _points_to(block, following):
            wanted.add(following)
    return [block for block in entry.blocks if block in wanted]


def _points_to(block: EntryBlock, following: EntryBlock) -> bool:
    """Whether a block ends in a colon, or speaks of the table or, at its end, of the list that stands below it."""
    text = TAG.sub("", block.text).rstrip()
    if text.endswith(":"):
        return True
    if block.kind or following.kind or not _LISTED.match(following.text):
        return False
    last = text.removesuffix(".").rpartition(". ")[2]
    return _BELOW.search(text if following.text.startswith("|") else last) is not None


def clearly_meant(hits: Sequence[SearchHit]) -> bool:
    """Whether the first of some results is the one."""
    following = hits[1].score if len(hits) > 1 else 0.0
    return hits[0].score >= max(SURE, CLEARLY * following)
