"""The head of the table: what is counted stands there from the beginning, with a word for each track."""

from __future__ import annotations

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.audience import SPECTATOR
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.sea.headline import headline as sea_headline
from sleeping_gods.presentation.skies.headline import headline as skies_headline
from sleeping_gods.wording.files import whole_source

from ..sea import tables as sea
from ..skies import tables as skies


def test_totems_are_counted_at_sea() -> None:
    """None at first; a second one counts too, and other cards do not."""
    table, presenter = sea.at_start(1), presenter_of("sea")
    totems = [card for card, adventure in table.pack.adventures.items() if adventure.kind == "totem"]
    assert sea_headline(presenter, table, SPECTATOR).goods[0].count == 0

    table.adventures |= dict.fromkeys(totems[:2], 0)

    counted = sea_headline(presenter, table, SPECTATOR).goods[0]
    assert (counted.key, counted.count, counted.text) == ("totem", 2, "2 totems")


def test_totems_are_counted_in_the_skies() -> None:
    """DS-QUST-006: whoever of the party has it."""
    table, presenter = skies.at_start(2), presenter_of("skies", "fr")
    totem = next(card for card, adventure in table.pack.adventures.items() if adventure.kind == "totem")
    assert skies_headline(presenter, table, SPECTATOR).goods[0].count == 0

    table.adventures[1].append(totem)

    counted = skies_headline(presenter, table, SPECTATOR).goods[0]
    assert (counted.key, counted.count, counted.text) == ("totem", 1, "1 totem")


@pytest.mark.parametrize("lang", WHOLE)
def test_every_track_has_a_word(lang: Lang) -> None:
    """What is drawn as a sign and a number can be read: by its own word, or by one that the page has for it."""
    for gauges in (
        sea_headline(presenter_of("sea", lang), sea.at_start(1), SPECTATOR).gauges,
        skies_headline(presenter_of("skies", lang), skies.at_start(1), SPECTATOR).gauges,
    ):
        words = [gauge.label or f"gauge-{gauge.key} =" for gauge in gauges]
        page = whole_source(lang, "client")
        assert all(gauge.label or word in page for gauge, word in zip(gauges, words, strict=True))
        assert len({*words}) == len(gauges) >= 2
