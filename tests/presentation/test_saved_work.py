"""What is not put together or counted again is as if it had been."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.choices import Choice
from sleeping_gods.kernel.play import apply, is_over, options, waits_for_chance
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.presentation.audience import SOFA, Audience
from sleeping_gods.presentation.odds_counter import MAX_FREE, STEPS_TO_DRAW, odds
from sleeping_gods.presentation.party.menu_section import menu
from sleeping_gods.presentation.party.pack_cache import RecordCache
from sleeping_gods.presentation.party.presenter import Presenter
from sleeping_gods.presentation.presenters import PRESENTERS, presenter_of
from tests.conformance.test_hands import PACKS, campaign

GAME = {"harbour": "sea", "airfield": "skies"}
WALKS = [(1, 60), pytest.param(2, 500, marks=pytest.mark.slow), pytest.param(3, 500, marks=pytest.mark.slow)]


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize(("seed", "steps"), WALKS)
def test_choices_are_told_as_if_for_the_first_time(pack: str, seed: int, steps: int) -> None:
    """Whatever they were called before, on this table or another; what is barred too."""
    kept, named = presenter_of(GAME[pack]), 0
    for table, _ in campaign(pack, 3, seed, steps):
        new = PRESENTERS[GAME[pack]]()
        new.labels, new.lines = RecordCache(), RecordCache()
        for choice in [*options(table), *(choice for choice, _ in kept.barred(table, SOFA))]:
            assert kept.named(table, choice) == new.named(table, choice)
            named += 1
        assert menu(kept, table, SOFA) == menu(new, table, SOFA)

    assert named > steps


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize(("seed", "steps"), WALKS)
def test_odds_are_those_of_every_single_card(pack: str, seed: int, steps: int) -> None:
    """What lies between two draws that lead to the same is not tried, and leads to the same."""
    presenter, counted = presenter_of(GAME[pack]), 0
    for table, _ in campaign(pack, 2, seed, steps):
        counting = presenter.counting(table, SOFA)
        for choice in table.offered:
            if presenter.odds_beside(table, choice) and (found := counting.of(choice)) is not None:
                assert found.results == one_by_one(presenter, table, choice)
                counted += 1

    assert counted > steps / 20


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize(("seed", "steps"), [(4, 240), *WALKS[1:]])
def test_odds_of_several_audiences_are_those_of_each_alone(pack: str, seed: int, steps: int) -> None:
    """What a sum leads to is tried once for all who are told, with cards from the hand and without."""
    presenter, counted = presenter_of(GAME[pack]), 0
    for table, _ in campaign(pack, 2, seed, steps):
        ahead = presenter.to_the_draw(table) if table.tests and not table.test.drawn else None
        if ahead is None or not waits_for_test(presenter, table, ahead):
            continue
        with presenter.table_fixed(table):
            for audience in (Audience((0,)), Audience((1,)), SOFA):
                for plus in (0, 1, 3):
                    alone = presenter.known(table, audience).clone()
                    alone.tests[-1].bonus += plus
                    assert presenter.counting(table, audience).of(ahead, plus) == odds(presenter, alone, ahead)
                    counted += 1

    assert counted >= 9


def waits_for_test(presenter: Presenter[PartyTable], table: PartyTable, ahead: Choice) -> bool:
    """Whether going on leads to a draw."""
    return ahead in table.offered and odds(presenter, table, ahead) is not None


def one_by_one(presenter: Presenter[PartyTable], table: PartyTable, choice: Choice) -> dict[str, int]:
    """The results of a choice, every draw made on a table of its own."""
    before = table.clone()
    apply(before, choice)
    for _ in range(STEPS_TO_DRAW):
        if not waits_for_chance(before):
            further = presenter.to_the_draw(before)
            assert further is not None
            apply(before, further)
    results: dict[str, int] = {}
    for draw in options(before):
        drawn = before.clone()
        apply(drawn, draw)
        for _ in range(MAX_FREE):
            if is_over(drawn) or waits_for_chance(drawn) or (free := presenter.free(drawn)) is None:
                break
            apply(drawn, free)
        result = presenter.verdict(drawn)
        results[result] = results.get(result, 0) + 1
    return results
