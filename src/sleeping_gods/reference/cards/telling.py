"""Cards as Markdown, for terminals."""

from __future__ import annotations

from ...effects.terms import Both, both
from ..book.library import book
from ..book.telling import COLON, LABELS
from .card_words import SECTIONS
from .faces import Face
from .library import Card
from .provenance import OURS, PARTLY, PRINTED

STATES: dict[str, Both] = {
    PRINTED: ("As printed", "Comme imprimé"),
    PARTLY: ("Ours in part", "De nous en partie"),
    OURS: ("Ours", "De nous"),
}
PARTS: dict[str, Both] = {
    "name": ("name", "nom"),
    "fate": ("fate", "destin"),
    "skill": ("skill", "compétence"),
    "skills": ("skills", "compétences"),
    "cost": ("cost", "coût"),
    "price": ("price", "prix"),
    "xp": ("XP cost", "coût en XP"),
    "level": ("level", "niveau"),
    "health": ("health", "santé"),
    "weapon": ("weapon", "arme"),
    "effect": ("effect", "effet"),
    "synergy": ("synergy token", "jeton Synergie"),
    "origin": ("home port", "port d'attache"),
    "text": ("story", "récit"),
    "flavour": ("line of flavour", "phrase d'ambiance"),
}
"""The parts of cards, as they are told."""


def card_markdown(card: Card) -> str:
    """Name, what stands on its copies, where its parts are from, and what to see."""
    colon = COLON[card.lang]
    states = "\n".join(
        f"- **{both(STATES[state], card.lang)}{colon}** {', '.join(both(PARTS[part], card.lang) for part in parts)}"
        for state in STATES
        if (parts := card.having(state))
    )
    titles = ", ".join(book(card.game, card.lang).entries[slug].title for slug in card.see)
    see = f"{LABELS[card.lang]['see']}{colon} {titles}."
    deck = f"*{both(SECTIONS[card.deck], card.lang)}*"
    return "\n\n".join([f"# {card.title}", deck, *map(_face, card.different), states, see])


def _face(face: Face) -> str:
    figures = ", ".join(part for part in (face.corner, *face.badges) if part)
    return "\n\n".join(part for part in (f"**{figures}**" if figures else "", *face.lines) if part)
