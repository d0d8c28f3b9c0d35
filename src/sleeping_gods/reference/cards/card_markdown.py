"""Cards as Markdown, for terminals."""

from __future__ import annotations

from ...content.provenance import OURS, PARTLY, PRINTED
from ...languages import Lang
from ...wording.messages import say
from ..book.entry_markdown import label
from ..book.library import book
from ..book.spacing import colon as colon_of
from .card_words import deck_words
from .faces import CardFace
from .library import ReferenceCard

STATES = {PRINTED: "printed", PARTLY: "partly", OURS: "ours"}
"""What the parts of a card can be, and the names of the messages that say so."""


def state_words(state: str, lang: Lang) -> str:
    """Whether a part is printed on a card or of this edition, in words."""
    return say(lang, f"card-state_{STATES[state]}")


def part_words(part: str, lang: Lang) -> str:
    """A part of a card."""
    return say(lang, f"card-part_{part}")


def card_markdown(card: ReferenceCard) -> str:
    """Name, text of its copies, sources of its parts, and related entries."""
    colon = colon_of(card.lang)
    states = "\n".join(
        f"- **{state_words(state, card.lang)}{colon}** {', '.join(part_words(part, card.lang) for part in parts)}"
        for state in STATES
        if (parts := card.having(state))
    )
    titles = ", ".join(book(card.game, card.lang).entries[slug].title for slug in card.see)
    see = f"{label(card.lang, 'see')}{colon} {titles}."
    deck = f"*{deck_words(card.deck, card.lang)}*"
    return "\n\n".join([f"# {card.title}", deck, *map(_face, card.different), states, see])


def _face(face: CardFace) -> str:
    """The face of a card: its figures, and what it says."""
    figures = ", ".join(face.figures)
    return "\n\n".join(part for part in (f"**{figures}**" if figures else "", *face.rules_text) if part)
