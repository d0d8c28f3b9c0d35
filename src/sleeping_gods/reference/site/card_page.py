"""The pages of cards: one for each, and a list of all by deck."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from itertools import groupby

from ...content.provenance import PRINTED
from ...languages import ENGLISH
from ..book.entry import ReferenceEntry
from ..book.entry_markdown import SIGN
from ..book.entry_markdown import label as label_of
from ..book.library import ReferenceBook
from ..book.provenance import BRIEF, statements_of
from ..book.spacing import bind_figures, colon
from ..book.statements import MIN_WORDS, Statement
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
"""The parts of a card that the figure in its corner may show."""
BADGES = {"abilities": ("skill", "cost"), "events": ("level",), "levels": ("", "skill")}
"""The part of a card that each of its badges shows, by deck; empty for a badge that is never of this edition."""
OTHER_BADGES = ("", "cost")
"""The same for all other decks, except crew boards."""
SKILLS = ("strength", "perception", "savvy", "craft", "cunning", "moxie")
BADGE_ICONS = {"abilities": SKILLS, "events": ("mild", "perilous", "deadly"), "market": ("weapon", "recipe")}
"""The icons that stand beside the name of a card with a badge of that name, by deck."""
DECK_ICONS = {"crew": "crew", "levels": "level", "events": "event", "buffs": "power"}
"""The icons of other cards, by deck."""
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
    figures = [(face.corner, CORNER), *((badge, _badge_parts(card, at)) for at, badge in enumerate(face.badges))]
    printed = [text for text, parts in figures if text and not _is_ours(card, parts)]
    return escape(bind_figures(", ".join(printed), card.lang))


def _face(card: ReferenceCard, face: CardFace, *, ours: bool) -> str:
    """The printed pieces of a card's face as HTML, or those of this edition, if there are any."""

    def piece(text: str, parts: tuple[str, ...], *, tag: str, kind: str = "") -> str:
        if not text or _is_ours(card, parts) != ours:
            return ""
        css_class = f' class="{kind}"' if kind else ""
        return f"<{tag}{css_class}>{escape(bind_figures(text, card.lang))}{_sign(card, parts)}</{tag}>"

    corner = piece(face.corner, CORNER, tag="span", kind="corner")
    badges = "".join(piece(badge, _badge_parts(card, at), tag="span") for at, badge in enumerate(face.badges))
    story = piece(face.story, ("text",), tag="p", kind="story")
    lines = "".join(piece(line, _line_parts(card, at), tag="p") for at, line in enumerate(face.lines))
    flavour = piece(face.flavour, ("flavour",), tag="p", kind="flavour")
    if ours and not (corner or badges or story or lines or flavour):
        return ""
    return (
        f'<div class="face {escape(face.kind)}">{corner}<div class="name">{icon(_icon_name(card, face))}'
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


def _badge_parts(card: ReferenceCard, at: int) -> tuple[str, ...]:
    """The part of a card that a badge shows, if any: a crew board has its origin first and its skills last."""
    if card.deck == "crew":
        if at == 0:
            return ("origin",)
        is_last = at + 1 == len(card.faces[0].badges)
        return ("skills",) if is_last else ()
    return BADGES.get(card.deck, OTHER_BADGES)[at : at + 1]


def _line_parts(card: ReferenceCard, at: int) -> tuple[str, ...]:
    """The part of a card that a text line shows: a crew board has its weapon first and its token last."""
    if card.deck != "crew":
        return ("effect",)
    if at == 0:
        return ("weapon",)
    is_last = at + 1 == len(card.faces[0].lines)
    return ("synergy",) if is_last else ("effect",)


def _sign(card: ReferenceCard, parts: Iterable[str]) -> str:
    """The mark of this edition, if one of these parts is not wholly printed."""
    return mark(card.lang) if _is_ours(card, parts) else ""


def _is_ours(card: ReferenceCard, parts: Iterable[str]) -> bool:
    """Whether one of these parts of a card is not wholly printed."""
    return any(card.parts.get(part, PRINTED) != PRINTED for part in parts)


def _icon_name(card: ReferenceCard, face: CardFace) -> str:
    """The icon beside a name: the skill of an ability card, else the kind of card."""
    english_face = next(twin for twin in cards(card.game, ENGLISH)[card.slug].faces if twin.id == face.id)
    for name in BADGE_ICONS.get(card.deck, ()):
        if name in english_face.badges:
            return name
    return DECK_ICONS.get(card.deck, "cards")


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
        if parts:
            rows.append(f"<li><b>{label}</b>{sign} {escape(', '.join(parts))}</li>")
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
    stating = [
        placed.statement
        for placed in statements_of(entry)
        if placed.kind != BRIEF and rule in placed.statement.source.rules
    ]
    naming = [statement for statement in stating if card.short in statement.text and statement.text != card.short]
    others = [] if card.deck == "crew" else [statement for statement in stating if _stands_alone(statement)]
    chosen = next(iter([*naming, *others]), None)
    return f"{colon(card.lang)} {escape(chosen.text.removesuffix(':'))}" if chosen else ""


def _stands_alone(statement: Statement) -> bool:
    """Whether a statement can be understood without its table or the line that it leads to."""
    return not statement.row and not statement.leads and len(statement.text.split()) >= MIN_WORDS


def _see(book: ReferenceBook, card: ReferenceCard) -> str:
    also = label_of(card.lang, "see")
    items = "".join(f'<li><a href="{slug}.html">{escape(book.entries[slug].title)}</a></li>' for slug in card.see)
    return f'<nav class="see" aria-label="{also}"><h2>{also}</h2><ul>{items}</ul></nav>'


def _decks(book: ReferenceBook, card: ReferenceCard) -> str:
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
    current = " aria-current=page" if is_here else ""
    return f'<li><a href="{card.slug}.html"{current}>{escape(card.title)}</a></li>'
