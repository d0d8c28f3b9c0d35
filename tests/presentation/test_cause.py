"""A question that an effect asks says what it comes of: a page, a choice of it, or an event card."""

from __future__ import annotations

import pytest

from sleeping_gods.languages import Lang
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.sea.chapters.fatigue import GainFatigue
from sleeping_gods.sea.table.table import SeaTable

from ..bed import doing
from ..sea import tables as sea


def tiring(lang: Lang = "en", **fields: object) -> list[str]:
    """What stands beside the question who tires."""
    table: SeaTable = sea.at_start()
    for name, value in fields.items():
        setattr(table, name, value)
    return SeaPresenter(lang).context(doing(table, GainFatigue(2)))


def some_choice() -> tuple[str, str]:
    """A page with a choice, and the letter."""
    pages = sea.at_start().pack.paragraphs
    return next((number, page.choices[0].letter) for number, page in pages.items() if page.choices)


@pytest.mark.parametrize(("lang", "words"), [("en", "choice ({}) of"), ("fr", "choix ({}) de")])
def test_the_choice_that_was_taken_last(lang: Lang, words: str) -> None:
    """SG-EXPLORE-006: what it brings is asked before its page is turned to."""
    number, letter = some_choice()

    (line,) = tiring(lang, exploring=1, paragraph=number, visit=[number + letter])
    assert words.format(letter) in line


def test_the_page() -> None:
    """Where no choice of it has been taken."""
    number, _ = some_choice()

    (line,) = tiring(exploring=1, paragraph=number, visit=[])
    assert line.startswith("This comes of the page “")


def test_the_event_card_and_nothing_else() -> None:
    """Outside a story it may be an event; a card that is used says so by itself."""
    event = next(iter(sea.at_start().pack.events))

    assert tiring(event=event)[0].startswith("This comes of the event “")
    assert tiring(event="") == []
