"""The odds with everything at hand, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...party.acts.alter import AlterTest
from ...party.table.table import PartyTable
from ..localizer import Localizer
from ..odds import result_words
from ..odds_counter import OddsCounter
from ..scene.menu import DrawOdds
from .presenter import Presenter
from .reach import CARDS, Best, ChanceReach
from .test_texts import PASS

T = TypeVar("T", bound=PartyTable)


def best_short(localizer: Localizer, best: Best) -> str:
    """The odds in a few characters."""
    return f"{result_words(localizer, PASS)} {localizer.say('odds_percent', share=best.percent)}"


def best_words(presenter: Presenter[T], table: T, best: Best) -> str:
    """The odds, and what they are reached with."""
    localizer = presenter.localizer
    return localizer.say("best_with", means=means_words(presenter, table, best.means), odds=best_short(localizer, best))


def means_words(presenter: Presenter[T], table: T, means: Sequence[Choice]) -> str:
    """What is used to change a draw: cards in hand are counted, the rest is named."""
    localizer = presenter.localizer
    cards = sum(1 for verb, *_ in means if verb in CARDS)
    names = [_piece_words(presenter, table, piece) for verb, piece, *_ in means if verb not in CARDS]
    names += [localizer.say("best_cards", count=cards)] if cards else []
    return localizer.listed(dict.fromkeys(names))


def _piece_words(presenter: Presenter[T], table: T, piece: str) -> str:
    """A piece that changes a draw, by its name and kind."""
    name = presenter.game_words.name(presenter.localizer, table, piece)
    if piece in table.crew:
        return presenter.localizer.say("best_ability", who=name)
    return presenter.localizer.say("best_card", card=name) if piece in table.pack.adventures else name


def odds_with_remaining_boosts(
    presenter: Presenter[T], table: T, counting: OddsCounter, choice: Choice, chance: DrawOdds
) -> DrawOdds:
    """The odds of a redraw with what could still be added afterwards."""
    if type(decision_of(table)) is not AlterTest or table.test.kind != "challenge":
        return chance
    best = ChanceReach(presenter.boosts.of, counting, choice).best()
    if best is None:
        return chance
    localizer = presenter.localizer
    short = localizer.say("odds_up-to", odds=chance.short, most=localizer.say("odds_percent", share=best.percent))
    return replace(chance, short=short, long=f"{chance.long}. {best_words(presenter, table, best)}")
