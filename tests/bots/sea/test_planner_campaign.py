"""Whole campaigns by the reading robot: the same luck, the same campaign; every campaign ends."""

from __future__ import annotations

import pytest

from sleeping_gods.bots.runs.batch import make_bot
from sleeping_gods.bots.runs.outcome import CampaignOutcome, Figures
from sleeping_gods.bots.runs.place_counts import Watch
from sleeping_gods.bots.runs.plan import Order, setup_of
from sleeping_gods.bots.runs.playtest import Playtest
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.kernel.luck import Luck

from ..readers import desk


def played(name: str, players: int, seed: int, mode: str = "normal") -> tuple[CampaignOutcome, list[Choice]]:
    """A campaign, and everything that was chosen in it."""
    bench = desk(name)
    setup = setup_of(Order(1, bot="reading", players=players, mode=mode), bench.game, bench.pack, 0)
    bot = make_bot(bench, "reading", Watch().hits, [], 0)
    test = Playtest(bench.game, bench.pack, setup, bot, "reading", Watch())
    return test.play(Luck(seed)), test.choices


@pytest.mark.slow
def test_the_same_luck_makes_the_same_campaign() -> None:
    """Nothing but luck decides: not what was played before, nor in which order."""
    first = played("harbour", 2, 7)
    other = played("harbour", 2, 8)
    again = played("harbour", 2, 7)

    assert first == again
    assert first != other


@pytest.mark.slow
@pytest.mark.long
def test_a_campaign_of_a_reader_ends_and_is_counted() -> None:
    """An ending, most totems, challenges counted with the hard ones among them, and cards used."""
    outcome, _ = played("wandering-sea", 2, 1)
    figures = Figures()
    figures.add(outcome)

    assert outcome.over
    assert outcome.totems >= 4
    assert 0 < outcome.statistics.hard < outcome.statistics.tests
    assert outcome.statistics.hard_passed <= outcome.statistics.passed <= outcome.statistics.tests
    assert figures.passed > 0.6
    assert outcome.statistics.uses
