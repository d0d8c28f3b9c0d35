"""Tables of odds that both games share: challenges, fate, and hands of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction

from ...effects.terms import SKIES_SKILLS
from ...languages import Lang
from ...sea.table.cards import Pack as SeaPack
from ...skies.table.cards import Pack as SkiesPack
from ...wording.terms import term
from .odds import Deck, Distribution, at_least, at_least_among, at_least_redrawn, mean
from .packs import fate_deck, skill_cards
from .table import AidTable, Cell, chance
from .wording import table_words

Odds = Callable[[Deck, int], Fraction]
"""The chance that a draw shows so much."""


def grid(over: str, corner: str, columns: range, rows: range, deck: Deck, odds: Odds) -> AidTable:
    """A table of chances by a number and by what is added to the draw."""
    return AidTable(
        "heat",
        (corner, *map(str, columns)),
        tuple((f"**{row}**", *(chance(odds(deck, row - column)) for column in columns)) for row in rows),
        over=(("", 1), (over, len(columns))),
    )


def challenges(deck: Deck, numbers: range, skills: range, lang: Lang) -> dict[str, AidTable]:
    """Challenges with one draw, and with a redraw of what fails."""
    labels = table_words(lang)
    return {
        name: grid(labels["skill-total"], labels["number"], skills, numbers, deck, odds)
        for name, odds in (("challenge", at_least), ("challenge-redrawn", at_least_redrawn))
    }


def fate_row(words: str, deck: Deck, needs: range, odds: Odds) -> tuple[Cell, ...]:
    """The chances of one way to draw."""
    return words, *(chance(odds(deck, need)) for need in needs)


def fate_table(pack: SeaPack | SkiesPack, lang: Lang, rows: Iterable[tuple[str, Deck, Odds]]) -> AidTable:
    """How many cards show each fate, and the probability of at least that much."""
    labels, deck = table_words(lang), fate_deck(pack)
    fates = range(min(deck), max(deck) + 1)
    counted: tuple[Cell, ...] = (labels["cards-show"], *(str(deck[fate]) for fate in fates))
    fate_rows = tuple(fate_row(labels[words], deck_of_row, fates, odds) for words, deck_of_row, odds in rows)
    return AidTable("heat named long", (labels["fate"], *map(str, fates)), (counted, *fate_rows))


def hand_table(pack: SeaPack | SkiesPack, drawn: range, lang: Lang) -> AidTable:
    """The probability that a hand of each size has a card of a skill."""
    labels, skills = table_words(lang), skill_cards(pack)
    cards = sum(skills.values())
    rows: list[tuple[Cell, ...]] = []
    for skill in SKIES_SKILLS:
        if skill in skills:
            chances = (chance(at_least_among(cards, skills[skill], count)) for count in drawn)
            rows.append((f"{{icon:{skill}}} {term('skill', skill, lang)}", str(skills[skill]), *chances))
    head = (labels["skill"], labels["cards"], *map(str, drawn))
    return AidTable(
        "heat named hand", head, tuple(rows), over=(("", 2), (labels["cards-drawn"], len(drawn))), spoken=False
    )


def distribution_row(
    words: str, chances: Distribution, results: range, lang: Lang, *further: Fraction
) -> tuple[Cell, ...]:
    """The chance of each result, the average, and further averages."""
    shares = (chance(chances.get(result, Fraction(0))) for result in results)
    return words, *shares, decimal(mean(chances), lang), *(decimal(value, lang) for value in further)


def decimal(value: Fraction, lang: Lang, places: int = 2) -> str:
    """A number with ``places`` decimals."""
    scale = 10**places
    whole, rest = divmod(int(abs(value) * scale + Fraction(1, 2)), scale)
    sign = "−" if value < 0 and (whole or rest) else ""
    return f"{sign}{whole}{'.' if lang == 'en' else ','}{rest:0{places}}"
