"""The pages of cards: one for each, and a list of all by deck."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from itertools import groupby

from ...content.provenance import PRINTED
from ..book.entry import ReferenceEntry
from ..book.entry_markdown import SIGN
from ..book.entry_markdown import label as label_of
from ..book.library import ReferenceBook
from ..book.provenance import statements_of
from ..book.spacing import bind_figures, colon
from ..book.statements import MIN_WORDS
from ..cards.card_markdown import STATES, part_words, state_words
from ..cards.faces import CardFace
from ..cards.library import ReferenceCard, all_ours, cards
from ..ledger import find
from .fragment import legend, mark
from .frame import SitePage
from .icons import icon
from .words import words

NAME = "cards"
CORNER = ("fate", "xp", "price", "health")
"""What the figure in the corner may be."""
BADGES = {"abilities": ("skill", "cost"), "events": ("level",), "levels": ("", "skill")}
MAX_RULES_LISTED = 6
"""How many rules that name a card are told; the others are in the entries."""


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
    return SitePage(book.lang, book.game, NAME, labels["cards"], labels["cards_brief"], body)


def card_page(book: ReferenceBook, card: ReferenceCard) -> SitePage:
    """A card's face, its sources, and the rules about it."""
    labels = words(book.lang)
    brief = kind_of(card)
    sections = [
        f'<div class="faces">{"".join(_face(card, face, ours=False) for face in card.different)}</div>',
        f'<section class="origin"><h2>{labels["card_origin"]}</h2>{_origin(card)}</section>',
        _rules(book, card),
        _edition_faces(card),
        _see(book, card),
    ]
    inner = "\n".join(part for part in sections if part)
    article = (
        f'<article class="entry card" lang="{card.lang}"><h1><a href="{card.slug}.html" title="{labels["permanent"]}">'
        f'{escape(card.title)}</a></h1>\n<p class="brief">{escape(brief)}</p>\n'
        f"{inner}\n{legend(card.lang, marked=SIGN in inner)}</article>"
    )
    body = f'{_decks(book, card)}\n<main id="text">\n{article}\n</main>'
    return SitePage(book.lang, book.game, card.slug, card.title, brief, body)


def kind_of(card: ReferenceCard) -> str:
    """The deck of a card and its number of copies."""
    labels = words(card.lang)
    kind = labels[f"card_{card.game}_{card.deck}"]
    return f"{kind}, {len(card.faces)} {labels['copies']}" if len(card.faces) > 1 else kind


def _cards_of(book: ReferenceBook) -> list[ReferenceCard]:
    return list(cards(book.game, book.lang).values())


def _count(deck_cards: list[ReferenceCard]) -> int:
    return sum(len(card.faces) for card in deck_cards)


def _deck(book: ReferenceBook, deck: str) -> str:
    return escape(words(book.lang)[f"deck_{book.game}_{deck}"])


def _link(card: ReferenceCard) -> str:
    return f'<a href="{card.slug}.html">{escape(card.title)}</a>'


def _figures(card: ReferenceCard) -> str:
    """A card's printed figures; those of this edition stand on its page, apart."""
    face = card.faces[0]
    pieces = [(face.corner, CORNER), *((badge, _badge(card, at)) for at, badge in enumerate(face.badges))]
    printed = [text for text, parts in pieces if text and not _is_ours(card, parts)]
    return escape(bind_figures(", ".join(printed), card.lang))


def _face(card: ReferenceCard, face: CardFace, *, ours: bool) -> str:
    """The printed pieces of a card's face as HTML, or those of this edition, if there are any."""

    def pieces(kind: str, texts: Iterable[str], part: Callable[[int], tuple[str, ...]], tag: str = "span") -> str:
        return "".join(
            f"<{tag}{kind}>{escape(bind_figures(text, card.lang))}{_sign(card, *part(at))}</{tag}>"
            for at, text in enumerate(texts)
            if text and _is_ours(card, part(at)) == ours
        )

    corner = pieces(' class="corner"', (face.corner,), lambda _: CORNER)
    badges = pieces("", face.badges, lambda at: _badge(card, at))
    story = pieces(' class="story"', (face.story,), lambda _: ("text",), "p")
    lines = pieces("", face.lines, lambda at: _line(card, at), "p")
    flavour = pieces(' class="flavour"', (face.flavour,), lambda _: ("flavour",), "p")
    if ours and not (corner or badges or story or lines or flavour):
        return ""
    return (
        f'<div class="face {escape(face.kind)}">{corner}<div class="name">{icon(_picture(card, face))}'
        f"{escape(face.title or card.title)}</div>"
        f'<div class="badges">{badges}</div>{story}{lines}{flavour}</div>'
    )


def _edition_faces(card: ReferenceCard) -> str:
    """What of a card no source gives and this edition plays with; of no use to who owns the printed one."""
    faces = "".join(_face(card, face, ours=True) for face in card.different)
    if not faces:
        return ""
    labels = words(card.lang)
    heading = f"<h2>{labels['card_edition']}{mark(card.lang)}</h2><p>{labels['card_edition_brief']}</p>"
    return f'<section class="edition">{heading}<div class="faces">{faces}</div></section>'


def _badge(card: ReferenceCard, at: int) -> tuple[str, ...]:
    """The part of a card that a badge shows."""
    if card.deck == "crew":
        if at == 0:
            return ("origin",)
        is_last = at + 1 == len(card.faces[0].badges)
        return ("skills",) if is_last else ()
    return BADGES.get(card.deck, ("", "cost"))[at : at + 1]


def _line(card: ReferenceCard, at: int) -> tuple[str, ...]:
    """The part of a card that a text line shows: a crew board has its weapon first and its token last."""
    if card.deck != "crew":
        return ("effect",)
    if at == 0:
        return ("weapon",)
    is_last = at + 1 == len(card.faces[0].lines)
    return ("synergy",) if is_last else ("effect",)


def _sign(card: ReferenceCard, *parts: str) -> str:
    """The mark of this edition, if one of these parts is not wholly printed."""
    return mark(card.lang) if _is_ours(card, parts) else ""


def _is_ours(card: ReferenceCard, parts: Iterable[str]) -> bool:
    """Whether one of these parts of a card is not wholly printed."""
    return any(card.parts.get(part, PRINTED) != PRINTED for part in parts)


SKILLS = ("strength", "perception", "savvy", "craft", "cunning", "moxie")


def _picture(card: ReferenceCard, face: CardFace) -> str:
    """The icon beside a name: the skill of an ability card, else the kind of card."""
    twin = next(english for english in cards(card.game, "en")[card.slug].faces if english.id == face.id)
    named = {"abilities": SKILLS, "events": ("mild", "perilous", "deadly"), "market": ("weapon", "recipe")}
    for word in named.get(card.deck, ()):
        if word in twin.badges:
            return word
    return {"crew": "crew", "levels": "level", "events": "event", "buffs": "power"}.get(card.deck, "cards")


def _origin(card: ReferenceCard) -> str:
    """Which parts are printed, and which are of this edition."""
    labels = words(card.lang)
    if all_ours(card):
        return f"<p>{labels['card_all_ours']}{mark(card.lang)}</p>"
    rows = []
    for state in STATES:
        parts = [part_words(part, card.lang) for part in card.having(state)]
        sign = "" if state == PRINTED else mark(card.lang)
        label = f"{state_words(state, card.lang)}{colon(card.lang)}"
        rows += [f"<li><b>{label}</b>{sign} {escape(', '.join(parts))}</li>"] if parts else []
    return f"<ul>{''.join(rows)}</ul>"


def _rules(book: ReferenceBook, card: ReferenceCard) -> str:
    """The rules that name it: entry, sentence if it contains the name, and id."""
    items = []
    for rule in card.rules[:MAX_RULES_LISTED]:
        entry = book.places[rule]
        sign = mark(card.lang) if find(rule).is_ours else ""
        sentence = _sentence(card, rule, entry)
        items.append(
            f'<li><a href="{entry.slug}.html#{rule}">{escape(entry.title)}</a>{sentence}{sign} '
            f'<span class="ids">{rule}</span></li>'
        )
    heading = words(card.lang)["card_rules"]
    return f'<section class="naming"><h2>{heading}</h2><ul>{"".join(items)}</ul></section>' if items else ""


def _sentence(card: ReferenceCard, rule: str, entry: ReferenceEntry) -> str:
    """The sentence that states a rule, preferably one with the card's name; empty if only a table row does."""
    told_here = [
        placed.statement
        for placed in statements_of(entry)
        if placed.kind != "brief" and rule in placed.statement.source.rules
    ]
    named = [statement for statement in told_here if card.short in statement.text and statement.text != card.short]
    whole = [
        statement
        for statement in told_here
        if card.deck != "crew"
        and not statement.row
        and not statement.leads
        and len(statement.text.split()) >= MIN_WORDS
    ]
    chosen = next(iter([*named, *whole]), None)
    return f"{colon(card.lang)} {escape(chosen.text.removesuffix(':'))}" if chosen else ""


def _see(book: ReferenceBook, card: ReferenceCard) -> str:
    also = label_of(card.lang, "see")
    items = "".join(f'<li><a href="{slug}.html">{escape(book.entries[slug].title)}</a></li>' for slug in card.see)
    return f'<nav class="see" aria-label="{also}"><h2>{also}</h2><ul>{items}</ul></nav>'


def _decks(book: ReferenceBook, card: ReferenceCard) -> str:
    """All decks; the cards of this one are unfolded."""
    items = []
    for deck, deck_cards in groupby(_cards_of(book), key=lambda other: other.deck):
        inner = ""
        if deck == card.deck:
            rows = "".join(
                f'<li><a href="{other.slug}.html"{" aria-current=page" if other is card else ""}>'
                f"{escape(other.title)}</a></li>"
                for other in deck_cards
            )
            inner = f"<ul>{rows}</ul>"
        items.append(f'<li><a href="{NAME}.html#{deck}">{_deck(book, deck)}</a>{inner}</li>')
    return f'<nav class="chapters" aria-label="{words(book.lang)["cards"]}"><ul>{"".join(items)}</ul></nav>'
