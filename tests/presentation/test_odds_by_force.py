"""The odds that people are shown, beside a full count: every card that may be drawn is drawn and played on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, is_over, options, waits_for_chance
from sleeping_gods.kernel.table import decision_of
from sleeping_gods.party.acts.alter import AlterTest
from sleeping_gods.party.table.table import PartyTable, of_party
from sleeping_gods.presentation.audience import SOFA, Audience
from sleeping_gods.presentation.party.presenter import Presenter
from sleeping_gods.presentation.presenters import presenter_of

from ..daily import first_daily

WORLDS = (("sea", "harbour", 1), ("skies", "airfield", 2), ("sea", "harbour", 2), ("skies", "airfield", 1))
TABLES = 25
"""Tables of one walk."""
WALKS = 40
ADA = Audience((0,))
CLOSING = ("go", "pass")
RESULTS = {"challenge-passed": "pass", "challenge-failed": "fail", "hit": "hit", "miss": "miss"}


def tables_with_odds(pack: str, players: int, seed: int) -> Iterator[tuple[PartyTable, list[Choice]]]:
    """Tables of a random campaign at which odds stand beside choices, each with these choices."""
    game, box = load_pack(pack)
    presenter: Presenter[Any] = presenter_of(game.id)
    while True:
        table, luck = game.set_up(box, setup_for(game, box, ("Ada", "Ben")[:players], {})), Luck(seed)
        for _ in range(1_500):
            if is_over(table):
                break
            if not waits_for_chance(table):
                choices = [choice for choice in options(table) if presenter.odds_beside(table, choice)]
                if choices:
                    yield of_party(table), choices
            apply(table, luck.pick(options(table) if luck.below(3) else table.offered))
        seed += 1_000


def every_draw(table: PartyTable, audience: Audience) -> Iterator[PartyTable]:
    """The table after each draw that the audience must reckon with: cards in hands that it does not see may lie in the
    deck."""
    hidden = [(seat, card) for seat, hand in enumerate(table.hands) if not audience.sees(seat) for card in hand]
    for draw in options(table):
        yield drawn(table, draw)
    if options(table)[0] == ("draw", options(table)[0][-1]) and table.deck:
        for seat, card in hidden:
            swapped: PartyTable = table.clone()
            stand_in = swapped.deck[0]
            swapped.deck[0] = card
            swapped.hands[seat][swapped.hands[seat].index(card)] = stand_in
            yield drawn(swapped, ("draw", card))


def drawn(table: PartyTable, draw: Choice) -> PartyTable:
    """A copy of the table after a draw."""
    copy: PartyTable = table.clone()
    copy.clear_log_events()
    apply(copy, draw)
    return copy


def result_of(presenter: Presenter[Any], table: PartyTable) -> str:
    """What comes of a draw if everything that is free is used and nothing else."""
    word = ""
    for _ in range(12):
        event = next((event[0] for event in table.log_events if event[0] in RESULTS), None)
        if event is not None:
            return RESULTS[str(event)]
        word = presenter.verdict(table) or word
        if is_over(table) or waits_for_chance(table) or not isinstance(decision_of(table), AlterTest):
            return word
        free = presenter.free(table)
        closing = next(choice for choice in table.offered if choice[0] in CLOSING)
        apply(table, free if free is not None else closing)
    return word


def counted(presenter: Presenter[Any], table: PartyTable, audience: Audience, choice: Choice) -> dict[str, int] | None:
    """How many of all draws lead to each result."""
    trial = of_party(table.clone())
    apply(trial, choice)
    while not is_over(trial) and not waits_for_chance(trial):
        further = presenter.to_the_draw(trial)
        if further is None:
            return None
        apply(trial, further)
    if is_over(trial):
        return None
    results = Counter(result_of(presenter, after) for after in every_draw(trial, audience))
    return dict(results) if "" not in results else None


@pytest.mark.parametrize("walk", first_daily(range(WALKS), daily=2))
def test_shown_odds_are_those_of_all_draws(walk: int) -> None:
    """SG-FATE-001, DS-FATE-001, SG-SHARE-005: 1,000 tables of both games; with open hands, and as one of two seats."""
    game, pack, players = WORLDS[walk % len(WORLDS)]
    presenter: Presenter[Any] = presenter_of(game)
    luck, tables = Luck(walk), 0
    for table, choices in tables_with_odds(pack, players, walk):
        results: dict[str, int] | None = None
        for audience in (SOFA, ADA)[:players]:
            counting = presenter.counting(table, audience)
            for choice in dict.fromkeys(luck.pick(choices) for _ in range(4)):
                if not presenter.sees(table, choice, audience):
                    continue
                shown = counting.of(choice)
                results = counted(presenter, table, audience, choice)
                assert (shown.results if shown is not None else None) == results, (walk, choice)
        tables += results is not None
        if tables >= TABLES:
            break
    assert tables == TABLES
