"""All cards of a box as entries: one for each name, with its copies, sources, and related rules."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass

from ...content.provenance import OURS, PARTLY, PRINTED, decks, parts_of
from ...languages import ENGLISH, Lang
from ..aids import packs
from ..book.folding import fold
from ..book.library import book
from ..ledger import ledger
from .card_words import deck_words
from .faces import CardDeck, CardFace, PartText
from .faces_sea import sea_decks
from .faces_skies import skies_decks
from .related_entries import related_entries

MAX_ENTRIES = 8
"""Entries that a card is shown with."""
SLUG_PREFIX = "card-"
"""The names of the pages of cards begin so, and those of entries never do."""
SHORT_NAMES = {
    "Captain Odessa": "Odessa",
    "Capitaine Odessa": "Odessa",
    "Gloria Walker": "Gloria",
    "Alzarrian Cook Book": "Cook Book",
}
"""What rules call some cards, by their titles in both languages."""
ROSTERS = {"sea": ("SG-COMP-026", "SG-COMP-027", "SG-COMP-028", "SG-COMP-029", "SG-COMP-030", "SG-LEVEL-010")}
"""Rules of each game that only list names."""
SILENT_PARTS = ("name", "flavour", "text", "origin", "fate", "xp", "price", "health", "skill", "skills", "cost")
"""Parts that the text of a card in one line does not show."""
NAMELESS_SLUG = "nameless"
"""The message that names the cards without a name."""


@dataclass(frozen=True, slots=True)
class ReferenceCard:
    """All copies of a card in one language."""

    game: str
    lang: Lang
    slug: str
    deck: str
    title: str
    faces: tuple[CardFace, ...]
    """Each copy, in the order of the box."""
    parts: dict[str, str]
    """For each part of it whether it is printed, in part, or wholly of this edition."""
    rules: tuple[str, ...]
    """The rules that name it."""
    see: tuple[str, ...]
    """Entries that belong to it."""

    @property
    def key(self) -> str:
        """The card's unique key."""
        return f"{self.game}/{self.slug}"

    @property
    def short(self) -> str:
        """The short name that rules use."""
        return SHORT_NAMES.get(self.title, self.title)

    @property
    def different(self) -> tuple[CardFace, ...]:
        """The distinct faces."""
        seen: dict[tuple[PartText, tuple[PartText, ...], tuple[PartText, ...]], CardFace] = {}
        for face in self.faces:
            seen.setdefault((face.corner, face.badges, face.lines), face)
        return tuple(seen.values())

    @property
    def text(self) -> str:
        """Its text in one line; its figures if it has none."""
        first = self.faces[0]
        return " ".join(first.rules_text) or ", ".join(badge.text for badge in first.badges)

    @property
    def text_is_ours(self) -> bool:
        """Whether a part of the card that its text shows is not wholly printed."""
        return any(state != PRINTED for part, state in self.parts.items() if part not in SILENT_PARTS)

    def is_ours(self, part: str) -> bool:
        """Whether a part is not wholly printed."""
        return self.parts.get(part, PRINTED) != PRINTED

    def having(self, state: str) -> list[str]:
        """The parts with this source."""
        return [part for part, state_of_part in self.parts.items() if state_of_part == state]


_kept: dict[tuple[str, Lang], dict[str, ReferenceCard]] = {}
"""Cards that were read instead of made."""


def keep_cards(game: str, lang: Lang, made_before: dict[str, ReferenceCard]) -> None:
    """Use the cards of a box that were made before from the same texts."""
    _kept[game, lang] = made_before


@functools.cache
def cards(game: str, lang: Lang) -> dict[str, ReferenceCard]:
    """The cards of a box by slug, deck by deck."""
    if (game, lang) in _kept:
        return _kept[game, lang]
    cards_by_slug: dict[str, ReferenceCard] = {}
    in_english, in_lang = _faces_by_name(game, ENGLISH), _faces_by_name(game, lang)
    for (deck, faces), (_, english_faces) in zip(in_lang, in_english, strict=True):
        title = faces[0].title or deck_words(NAMELESS_SLUG, lang)
        english_title = english_faces[0].title
        slug = _slug(english_title or deck_words(NAMELESS_SLUG, ENGLISH))
        if slug in cards_by_slug:
            slug = f"{slug}-{deck.removesuffix('s')}"
        rules = _rules_naming(game, deck, english_title)
        see = _see(game, deck, english_faces, rules)
        parts = [parts_of(game, deck, face.id) for face in faces]
        cards_by_slug[slug] = ReferenceCard(
            game=game,
            lang=lang,
            slug=slug,
            deck=deck,
            title=title,
            faces=faces,
            parts=_merge_parts(parts),
            rules=rules,
            see=see,
        )
    return cards_by_slug


def _merge_parts(parts: list[dict[str, str]]) -> dict[str, str]:
    """The parts of all copies merged into those of one card."""
    states_by_part: dict[str, set[str]] = {}
    for copy in parts:
        for part, state in copy.items():
            states_by_part.setdefault(part, set()).add(state)
    return {part: states.pop() if len(states) == 1 else PARTLY for part, states in states_by_part.items()}


def _faces_by_name(game: str, lang: Lang) -> list[tuple[str, tuple[CardFace, ...]]]:
    """Each deck with the faces of one English name, in the same order in every language."""
    by_deck_and_name: dict[tuple[str, str], list[CardFace]] = {}
    english_names = {face.id: face.title for _, face in _faces(game, ENGLISH)}
    for deck, face in _faces(game, lang):
        by_deck_and_name.setdefault((deck, english_names[face.id]), []).append(face)
    return [(deck, tuple(faces)) for (deck, _), faces in by_deck_and_name.items()]


def _faces(game: str, lang: Lang) -> Iterator[tuple[str, CardFace]]:
    """Each card of a box, with its deck."""
    card_decks = {card_deck.key: card_deck for card_deck in _decks_of(game, lang)}
    for deck in decks(game):
        yield from ((deck, face) for face in card_decks[deck].faces)


def _decks_of(game: str, lang: Lang) -> Iterator[CardDeck]:
    """The decks of a game's pack."""
    return sea_decks(packs.sea(), lang) if game == "sea" else skies_decks(packs.skies(), lang)


def _slug(name: str) -> str:
    """The slug of the page of a card."""
    return SLUG_PREFIX + re.sub(r"[^a-z0-9]+", "-", fold(name).replace("'", "")).strip("-")


def _rules_naming(game: str, deck: str, name: str) -> tuple[str, ...]:
    """The rules whose text contains a card's name; for names of persons without examples."""
    if not name:
        return ()
    rosters = ROSTERS.get(game, ())
    written = SHORT_NAMES.get(name, name)
    as_word = re.compile(rf"\b{re.escape(written)}\b(?!-)")
    likely = (rule for rule in ledger(game).values() if written in rule.text and rule.id not in rosters)
    return tuple(rule.id for rule in likely if as_word.search(rule.text) and (deck != "crew" or rule.kind != "example"))


def _see(game: str, deck: str, faces: tuple[CardFace, ...], rules: tuple[str, ...]) -> tuple[str, ...]:
    """The entries of the rules that name a card, then those about its deck and its effects."""
    of_game = book(game, ENGLISH)
    stating = [of_game.places[rule].slug for rule in rules if deck != "crew"]
    slugs = dict.fromkeys([*stating, *related_entries(game, deck, faces)])
    return tuple(slug for slug in slugs if slug in of_game.entries)[:MAX_ENTRIES]


def all_ours(card: ReferenceCard) -> bool:
    """Whether no part of a card is printed."""
    return not card.having(PRINTED) and not card.having(PARTLY) and bool(card.having(OURS))
