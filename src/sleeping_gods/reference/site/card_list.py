"""The list of all cards of a box by deck: a page of its own, and beside the page of a card."""

from __future__ import annotations

from html import escape
from itertools import groupby

from ..book.library import ReferenceBook
from ..book.spacing import bind_figures
from ..cards.library import ReferenceCard, cards
from .frame import SitePage
from .words import words

NAME = "cards"
"""The name of the page."""


def cards_page(book: ReferenceBook) -> SitePage:
    """All cards of the box, deck by deck."""
    labels = words(book.lang)
    decks = [(deck, list(deck_cards)) for deck, deck_cards in groupby(_cards_of(book), key=lambda card: card.deck)]
    jumps = "".join(f'<a href="#{deck}">{_deck(book, deck)} ({_count(deck_cards)})</a>' for deck, deck_cards in decks)
    sections = "".join(
        f'<section id="{deck}"><h2>{_deck(book, deck)}</h2><ul>'
        + "".join(f"<li>{_link(card)} <small>{_figures(card)}</small></li>" for card in deck_cards)
        + "</ul></section>"
        for deck, deck_cards in decks
    )
    body = (
        f'<main id="text" class="list a-z"><h1>{labels["cards"]}</h1><p class="brief">{labels["cards_brief"]}</p>'
        f'<nav class="jumps" aria-label="{labels["cards"]}">{jumps}</nav>{sections}</main>'
    )
    return SitePage(
        lang=book.lang,
        game=book.game,
        name=NAME,
        title=labels["cards"],
        brief=labels["cards_brief"],
        body=body,
    )


def deck_list(book: ReferenceBook, card: ReferenceCard) -> str:
    """All decks; the cards of this one are unfolded."""
    items = []
    for deck, deck_cards in groupby(_cards_of(book), key=lambda other: other.deck):
        unfolded = ""
        if deck == card.deck:
            links = "".join(_link_in_deck(other, is_here=other is card) for other in deck_cards)
            unfolded = f"<ul>{links}</ul>"
        items.append(f'<li><a href="{NAME}.html#{deck}">{_deck(book, deck)}</a>{unfolded}</li>')
    return f'<nav class="chapters" aria-label="{words(book.lang)["cards"]}"><ul>{"".join(items)}</ul></nav>'


def _link_in_deck(card: ReferenceCard, *, is_here: bool) -> str:
    """A card in the list beside a page, perhaps the card of this page."""
    current = " aria-current=page" if is_here else ""
    return f'<li><a href="{card.slug}.html"{current}>{escape(card.title)}</a></li>'


def _cards_of(book: ReferenceBook) -> list[ReferenceCard]:
    """All cards of a book."""
    return list(cards(book.game, book.lang).values())


def _count(deck_cards: list[ReferenceCard]) -> int:
    """How many different faces the cards of a deck have."""
    return sum(len(card.faces) for card in deck_cards)


def _deck(book: ReferenceBook, deck: str) -> str:
    """The title of a deck."""
    return escape(words(book.lang)[f"deck_{book.game}_{deck}"])


def _link(card: ReferenceCard) -> str:
    """A link to a card."""
    return f'<a href="{card.slug}.html">{escape(card.title)}</a>'


def _figures(card: ReferenceCard) -> str:
    """A card's printed figures; those of this edition stand on its page, apart."""
    face = card.faces[0]
    printed = [shown.text for shown in (face.corner, *face.badges) if shown.text and not card.is_ours(shown.part)]
    return escape(bind_figures(", ".join(printed), card.lang))
