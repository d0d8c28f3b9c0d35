"""A question that an effect asks says what it comes of: a page, a choice of it, or an event card."""

from __future__ import annotations

from typing import Any

import pytest

from sleeping_gods.languages import Lang
from sleeping_gods.party.chapters.health import LoseHealth
from sleeping_gods.party.effects.program import Do
from sleeping_gods.party.effects.program_path import choice_path, if_line_path, paragraph_path
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.sea.chapters.fatigue import GainFatigue
from sleeping_gods.sea.table.table import SeaTable

from ..bed import doing
from ..sea import tables as sea
from ..skies import tables as skies

STORY: dict[str, Any] = {"exploring": 2, "paragraph": "2", "visit": ["2a"]}
"""Page 2 lies open, of which the choice (a) was taken last."""


def tiring(source: str, lang: Lang = "en", **fields: object) -> list[str]:
    """What stands beside the question who tires, which the last effect of a program asks."""
    table: SeaTable = sea.at_start()
    _set(table, fields)
    return SeaPresenter(lang).context(doing(table, GainFatigue(2), _last_of(table, source)))


def _set(table: PartyTable, fields: dict[str, object]) -> None:
    for name, value in fields.items():
        setattr(table, name, value)


def _last_of(table: PartyTable, source: str) -> Do:
    """A program whose last effect is being resolved."""
    return Do(source, at=len(table.bound.programs[source]))


@pytest.mark.parametrize(("lang", "words"), [("en", "choice (a) of"), ("fr", "choix (a) de")])
def test_the_choice_that_was_taken(lang: Lang, words: str) -> None:
    """SG-EXPLORE-006: what it brings is asked before its page is turned to."""
    (line,) = tiring(choice_path("2a"), lang, **STORY)

    assert words in line


@pytest.mark.parametrize("source", [paragraph_path("40"), if_line_path("40", 0)])
def test_the_page(source: str) -> None:
    """Its own effects, also where a choice of it was taken before."""
    (line,) = tiring(source, exploring=40, paragraph="40", visit=["40a"])

    assert line.startswith("This comes of the page “")


def test_the_event_card() -> None:
    """Outside a story."""
    (line,) = tiring("timber-traders", event="timber-traders")

    assert line == "This comes of the event “Timber Traders”."


def test_no_effect_of_either() -> None:
    """A card that is used amid an event or a story says so by itself."""
    assert tiring("yellow-flag:cunning", event="timber-traders") == []
    assert tiring("yellow-flag:cunning", **STORY) == []


def test_a_card_that_is_used_amid_the_effects_of_a_choice() -> None:
    """In the skies: while the card asks it is the cause, and the choice again once that is answered."""
    table = skies.at_start()
    _set(table, STORY)
    choice, card = _last_of(table, choice_path("2a")), _last_of(table, "canteen:heal")
    doing(table, LoseHealth(1), card, LoseHealth(1), choice)

    def causes() -> list[str]:
        return [line for line in SkiesPresenter("en").context(table) if "This comes of" in line]

    assert causes() == []
    table.agenda[:] = table.agenda[:-2]
    assert [line.startswith("This comes of choice (a)") for line in causes()] == [True]
