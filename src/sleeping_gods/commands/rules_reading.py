"""The reference on the command line: entries, rules by their ids, search, contents."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from ..languages import Lang
from ..reference.book.entry import ReferenceEntry
from ..reference.book.entry_markdown import SIGN, block_markdown, entry_markdown, see_also
from ..reference.book.library import ReferenceBook, book, books, entry_of
from ..reference.book.spacing import colon
from ..reference.cards.card_markdown import card_markdown
from ..reference.cards.finding import find_cards
from ..reference.cards.library import ReferenceCard
from ..reference.ledger import find, looks_like_id
from ..reference.search.passages import passages
from ..reference.search.ranking import SearchHit, search
from ..reference.search.sentences import Sentence
from ..reference.stored_search import use_stored_search
from .command_words import say
from .markdown import show_markdown
from .rules_json import card_as_json, entry_as_json, hit_as_json, link_to, print_json, sentences_of

MAX_CARDS = 3
"""How many cards that a question names are told."""
WIDTH = 78
"""Columns of wrapped text: two fewer than a terminal of the usual eighty."""


@dataclass(frozen=True, slots=True)
class RulesQuery:
    """What is asked about the rules of one game or both, in a language."""

    lang: Lang
    game: str | None
    """One game, or None for both."""
    most: int
    """How many entries a search tells, at most."""
    as_json: bool
    """Whether it is answered for programs."""

    @property
    def books(self) -> list[ReferenceBook]:
        """The books that are read."""
        return [each for each in books(self.lang) if self.game in (None, each.game)]

    def print_contents(self) -> None:
        """The chapters and the names of their entries."""
        for each in self.books:
            print(f"{each.title} ({len(each.entries)})\n")
            for chapter in each.chapters:
                titles = " · ".join(entry.title for entry in chapter.entries)
                print("\n".join(_wrapped(f"{chapter.title}{colon(self.lang)} {titles}")))
            print()
        print(say("rules_how"))

    def read(self, words: Sequence[str]) -> int:
        """Print rules by their ids, or one entry by its name, or else what a search finds; 1 if that is nothing."""
        if all(looks_like_id(word) for word in words):
            for word in words:
                self._print_rule(word)
            return 0
        named = self._named(" ".join(words))
        if named is None:
            return self.search(" ".join(words))
        if isinstance(named, ReferenceCard):
            self._print_card(named)
        else:
            self._print_entry(named)
        return 0

    def _print_entry(self, entry: ReferenceEntry) -> None:
        """A whole entry, and that the other game has one of that name."""
        if self.as_json:
            print_json({**entry_as_json(entry), "text": entry_markdown(entry)})
            return
        show_markdown(entry_markdown(entry))
        for each in self.books:
            if each.game != entry.game and entry.slug in each.entries:
                command = f"rules {entry.slug} --game {each.game}"
                print("\n" + say("rules_twin", title=each.title, call=command))

    def _print_rule(self, rule_id: str) -> None:
        """The entry of a rule, with the part that states it."""
        rule = find(rule_id)
        entry = entry_of(rule.id, self.lang)
        block = entry.block_of(rule.id)
        of_game = book(entry.game, self.lang)
        text = block_markdown(of_game, block) if block else ""
        if self.as_json:
            print_json({"id": rule.id, **entry_as_json(entry), "text": text})
            return
        show_markdown(f"# {entry.title}\n\n*{entry.brief}*\n\n{text}\n\n{see_also(of_game, entry)}")
        print("\n" + say("rules_whole", call=f"rules {entry.slug} --game {entry.game}"))

    def _named(self, name: str) -> ReferenceEntry | ReferenceCard | None:
        """The entry of that slug or title, or else the card of that name, or else the entry that goes by it too."""
        titled = next((entry for each in self.books if (entry := each.entry_named(name))), None)
        if titled is not None:
            return titled
        cards = [match.card for match in find_cards(self.lang, name, game=self.game) if match.whole]
        if cards:
            return cards[0]
        return next((entry for each in self.books for entry in each.entries_called(name)), None)

    def _print_card(self, card: ReferenceCard) -> None:
        """What stands on a card, and where it is from."""
        if self.as_json:
            print_json({**card_as_json(card), "text": card_markdown(card)})
        else:
            show_markdown(card_markdown(card))

    def find_page(self, words: str) -> str | None:
        """Where the site of the rules says what some words ask for, for a link; None if nothing is found.

        It is a rule's sentence, an entry or card of that name, or the best that a search finds; the first page without
        words.
        """
        if not words:
            return f"{self.lang}/{self.game}/index.html" if self.game else "index.html"
        if looks_like_id(words):
            rule = find(words).id
            return f"{self.lang}/{entry_of(rule, self.lang).key}.html#{rule}"
        named = self._named(words)
        if named is not None:
            return f"{self.lang}/{named.key}.html"
        hits = self._hits(words)
        if not hits:
            return None
        best_sentence, *_ = sentences_of(hits[0], words)
        return link_to(hits[0].entry, best_sentence)

    def _hits(self, question: str) -> list[SearchHit]:
        """The entries that answer a question."""
        use_stored_search(self.lang)
        return search(self.lang, question, game=self.game, most=self.most)

    def search(self, question: str) -> int:
        """Print what is found, best first; 1 if that is nothing."""
        hits = self._hits(question)
        cards = [match.card for match in find_cards(self.lang, question, game=self.game)][:MAX_CARDS]
        if self.as_json:
            results = [hit_as_json(hit, question) for hit in hits]
            named = [card_as_json(card) for card in cards]
            print_json({"question": question, "lang": self.lang, "results": results, "cards": named})
        elif hits or cards:
            _print_hits(hits, question)
            _print_cards(cards)
        else:
            print(say("rules_nothing", question=question))
        return 0 if hits or cards else 1


def _print_hits(hits: list[SearchHit], question: str) -> None:
    """Entries with what answers the question: of the first all such sentences, of the others the best."""
    for place, hit in enumerate(hits):
        print(f"{hit.entry.title}  ({hit.entry.key})")
        best, *further = sentences_of(hit, question)
        for text in _texts(hit, [best, *further] if place == 0 else [best]):
            print("\n".join(_wrapped(text)))


def _print_cards(cards: list[ReferenceCard]) -> None:
    """Cards with their text."""
    for card in cards:
        print(f"{card.title}  ({card.key})")
        print("\n".join(_wrapped(_signed(card.text, ours=card.text_is_ours))))


def _texts(hit: SearchHit, sentences: list[Sentence]) -> list[str]:
    """The summary of an entry and the passages that answer, each with the mark of this edition where it belongs."""
    summary = _signed(hit.entry.brief, ours=passages(hit.entry).ours[0])
    return [summary, *(_signed(each.text, ours=each.ours) for each in sentences if each.number)]


def _signed(text: str, *, ours: bool) -> str:
    """A text with the mark of this edition, if it is ours."""
    return f"{text}{SIGN}" if ours else text


def _wrapped(text: str) -> list[str]:
    """A text as indented lines."""
    return textwrap.wrap(text, WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
