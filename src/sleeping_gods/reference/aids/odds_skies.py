"""Odds of the skies: challenges, the combat die, flights and repairs."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from ...languages import Lang
from ...skies.chapters.flight import MOST_DAMAGE, flight_damage
from ...skies.chapters.repairing import MOST_RESTORED, REPAIRS
from ...skies.table.cards import AdventureCard, CombatFigures
from .figures import step_value
from .odds import (
    Deck,
    at_least,
    at_least_redrawn,
    at_least_rerolled,
    at_most,
    at_most_redrawn,
    best_mean_redrawn,
    best_mean_rerolled,
    distribution,
    mean,
)
from .odds_tables import challenges, decimal, distribution_row, fate_row, fate_table, grid, hand_table
from .packs import fate_deck, skies
from .table import AidTable, Cell
from .wording import name_in_language, table_words

NUMBERS, SKILLS = range(3, 15), range(10)
"""The rows and columns of challenges: the number of the challenge, and the skill of those who take part."""
SPACES = range(7)
"""Spaces that the plane flies."""
CRAFTS = range(9)
"""The craft that is added when repairing."""
PRINTED, WANTED = range(8), range(1, 9)
"""The damage on a combat card, and the damage that it is to deal with the die."""
HANDS = range(1, 8)
"""Sizes of hands."""


def tables(lang: Lang) -> dict[str, AidTable]:
    """Tables by the names that the text uses."""
    pack = skies()
    deck = fate_deck(pack)
    rows = (
        ("one-card", deck, at_least),
        ("with-redraw", deck, at_least_redrawn),
        ("one-card-most", deck, at_most),
        ("with-redraw-most", deck, at_most_redrawn),
    )
    return {
        **challenges(deck, NUMBERS, SKILLS, lang),
        "fate": fate_table(pack, lang, rows),
        "hand": hand_table(pack, HANDS, lang),
        "die": _die(lang),
        **_to_deal(lang),
        "combat-cards": _combat_cards(lang),
        "flight": _flight(lang),
        "repair": _repair(lang),
    }


def die() -> Deck:
    """The combat die as a deck of its faces."""
    return Counter(skies().die)


def _die(lang: Lang) -> AidTable:
    """How likely each face of the die is, with and without rolling again."""
    labels, faces = table_words(lang), die()
    shown = range(min(faces), max(faces) + 1)
    averages = {"one-die": mean(distribution(faces, int)), "die-rerolled": best_mean_rerolled(faces, int)}
    counted: tuple[Cell, ...] = (labels["faces-show"], *(str(faces[face]) for face in shown), "")
    rows = tuple(
        (*fate_row(labels[words], faces, shown, odds), decimal(averages[words], lang))
        for words, odds in (("one-die", at_least), ("die-rerolled", at_least_rerolled))
    )
    head = (labels["die-at-least"], *(str(face).replace("-", "−") for face in shown), labels["average"])
    return AidTable("heat named die", head, (counted, *rows))


def _to_deal(lang: Lang) -> dict[str, AidTable]:
    """The chance that a number and the die deal so much, with one roll and with a reroll of what falls short."""
    labels, faces = table_words(lang), die()
    return {
        name: grid(labels["number-on-card"], labels["wanted"], PRINTED, WANTED, faces, odds)
        for name, odds in (("to-deal", at_least), ("to-deal-rerolled", at_least_rerolled))
    }


def _combat_cards(lang: Lang) -> AidTable:
    """The mean damage of the cards that the party begins with, the best first."""
    labels = table_words(lang)
    cards = [card for card in skies().adventures.values() if card.starting and card.combat]
    cards.sort(key=lambda card: (-_average(card), name_in_language(card.name, lang)))
    head = (
        labels["combat-card"],
        "{icon:damage}",
        labels["average"],
        labels["rerolled"],
        "{icon:power}",
        "{icon:block}",
    )
    return AidTable("heat named cards", head, tuple(_combat_card(card, lang) for card in cards))


def _average(card: AdventureCard) -> Fraction:
    """The mean damage of a card."""
    return mean(distribution(die(), lambda face: _damage(_figures(card), face)))


def _figures(card: AdventureCard) -> CombatFigures:
    """The figures of a combat card."""
    return card.combat or CombatFigures()


def _damage(figures: CombatFigures, face: int) -> int:
    """The damage of a card without its skill; never less than 0."""
    return max(0, (figures.damage or 0) + (face if figures.die else 0))


def _combat_card(card: AdventureCard, lang: Lang) -> tuple[Cell, ...]:
    """A combat card in a row."""
    figures = _figures(card)
    words = str(figures.damage or 0) if figures.damage is not None else "–"
    words += " + {icon:die}" if figures.die else ""
    words += f" + {{icon:{figures.skill}}}" if figures.skill else ""
    rerolled = best_mean_rerolled(die(), lambda face: _damage(figures, face))
    return (
        f"**{name_in_language(card.name, lang)}**",
        words,
        decimal(_average(card), lang) if figures.damage is not None else "–",
        decimal(rerolled, lang) if figures.die else "",
        f"−{figures.remove}" if figures.remove else "",
        str(figures.block) if figures.block else "",
    )


def health_repaired(result: int) -> int:
    """The plane health that a repair gives."""
    return step_value(REPAIRS, MOST_RESTORED, result)


def _flight(lang: Lang) -> AidTable:
    """How likely each damage to the plane is, by the spaces flown."""
    labels, deck, damages = table_words(lang), fate_deck(skies()), range(MOST_DAMAGE + 1)
    rows = tuple(
        distribution_row(
            f"**{spaces}**",
            distribution(deck, flight_damage, spaces),
            damages,
            lang,
            best_mean_redrawn(deck, flight_damage, spaces, high=False),
        )
        for spaces in SPACES
    )
    head = (labels["spaces"], *map(str, damages), labels["average"], labels["redrawn"])
    return AidTable("heat averages", head, rows, over=(("", 1), (labels["plane-damage"], len(damages)), ("", 2)))


def _repair(lang: Lang) -> AidTable:
    """How likely a repair restores so much, by the craft of who repairs."""
    labels, deck, healths = table_words(lang), fate_deck(skies()), range(1, MOST_RESTORED + 1)
    rows = tuple(
        distribution_row(
            f"**{craft}**",
            distribution(deck, health_repaired, craft),
            healths,
            lang,
            best_mean_redrawn(deck, health_repaired, craft, high=True),
        )
        for craft in CRAFTS
    )
    head = (labels["craft"], *(f"+{health}" for health in healths), labels["average"], labels["redrawn"])
    return AidTable("heat averages", head, rows, over=(("", 1), (labels["plane-health"], len(healths)), ("", 2)))
