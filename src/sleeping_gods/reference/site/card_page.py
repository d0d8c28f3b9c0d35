"""The page of a card: its face, what of it is printed, and the rules about it."""

from __future__ import annotations

from html import escape

from ...content.provenance import PRINTED
from ...effects.terms import SKIES_SKILLS
from ...languages import ENGLISH
from ..book.entry import ReferenceEntry
from ..book.entry_markdown import SIGN
from ..book.entry_markdown import label as label_of
from ..book.library import ReferenceBook
from ..book.provenance import BRIEF, statements_of
from ..book.spacing import bind_figures, colon
from ..book.statements import MIN_WORDS, Statement
from ..cards.card_markdown import STATES, part_words, state_words
from ..cards.faces import CardFace, PartText
from ..cards.library import ReferenceCard, all_ours, cards
from ..ledger import find
from .card_list import deck_list
from .fragment import legend, mark
from .frame import SitePage
from .icons import icon
from .words import words

BADGE_ICONS = {"abilities": SKIES_SKILLS, "events": ("mild", "perilous", "deadly"), "market": ("weapon", "recipe")}
"""The icons that stand beside the name of a card with a badge of that name, by deck."""
DECK_ICONS = {"crew": "crew", "levels": "level", "events": "event", "buffs": "power"}
"""The icons of other cards, by deck."""
MAX_RULES_LISTED = 6
"""How many rules that name a card are told; the others are in the entries."""


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
    body = f'{deck_list(book, card)}\n<main id="text">\n{article}\n</main>'
    return SitePage(lang=book.lang, game=book.game, name=card.slug, title=card.title, brief=brief, body=body)


def kind_of(card: ReferenceCard) -> str:
    """The deck of a card and its number of copies."""
    labels = words(card.lang)
    kind = labels[f"card_{card.game}_{card.deck}"]
    return f"{kind}, {len(card.faces)} {labels['copies']}" if len(card.faces) > 1 else kind


def _face(card: ReferenceCard, face: CardFace, *, ours: bool) -> str:
    """The printed pieces of a card's face as HTML, or those of this edition, if there are any."""

    def piece(shown: PartText, *, tag: str, kind: str = "") -> str:
        if not shown.text or card.is_ours(shown.part) != ours:
            return ""
        css_class = f' class="{kind}"' if kind else ""
        sign = mark(card.lang) if ours else ""
        return f"<{tag}{css_class}>{escape(bind_figures(shown.text, card.lang))}{sign}</{tag}>"

    corner = piece(face.corner, tag="span", kind="corner")
    badges = "".join(piece(badge, tag="span") for badge in face.badges)
    story = piece(PartText(face.story, "text"), tag="p", kind="story")
    lines = "".join(piece(line, tag="p") for line in face.lines)
    flavour = piece(PartText(face.flavour, "flavour"), tag="p", kind="flavour")
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


def _icon_name(card: ReferenceCard, face: CardFace) -> str:
    """The icon beside a name: the skill of an ability card, else the kind of card."""
    english_face = next(twin for twin in cards(card.game, ENGLISH)[card.slug].faces if twin.id == face.id)
    badges = [badge.text for badge in english_face.badges]
    for name in BADGE_ICONS.get(card.deck, ()):
        if name in badges:
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
    return not statement.is_row and not statement.leads and len(statement.text.split()) >= MIN_WORDS


def _see(book: ReferenceBook, card: ReferenceCard) -> str:
    """Links to the entries about a card."""
    also = label_of(card.lang, "see")
    items = "".join(f'<li><a href="{slug}.html">{escape(book.entries[slug].title)}</a></li>' for slug in card.see)
    return f'<nav class="see" aria-label="{also}"><h2>{also}</h2><ul>{items}</ul></nav>'
