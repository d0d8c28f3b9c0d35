"""What an advice on damage says of another square: by the best placement with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sleeping_gods.bots.robots.advice_facts import Instead, Leaves, PlacementBeside, ScoreAhead, ThumbRule
from sleeping_gods.bots.robots.blow import blow_ahead
from sleeping_gods.bots.robots.interface import Advice
from sleeping_gods.host import advice_odds
from sleeping_gods.languages import Lang
from sleeping_gods.party.table.table import PartyTable

from .advising import item, lines, table_at, why


def at_damage() -> PartyTable:
    """Damage that can cover a heart or a threat."""
    return table_at("PlaceDamage", fits=_can_cover_something)


def _can_cover_something(table: PartyTable) -> bool:
    blow = blow_ahead(table)
    return blow is not None and blow.exact and bool(blow.hearts) and blow.choice != table.offered[-1]


def beside(fact: PlacementBeside, lang: Lang = "en") -> str:
    """The sentences where another square compares like this."""
    table = at_damage()
    blow = blow_ahead(table)
    assert blow is not None
    other = next(choice for choice in table.offered if choice != blow.choice)
    return why(table, Advice(item(blow.choice, 0.0, ThumbRule("placing")), (item(other, 0.0, fact),)), lang)


@pytest.mark.parametrize(
    ("fact", "said", "in_french"),
    [
        (PlacementBeside(1.4, is_part=False, beats_fewer=False), "counts about 1.4 health less", "1,4 PV de moins"),
        (PlacementBeside(0.0, is_part=False, beats_fewer=False), "would do as well", "ferait aussi bien l'affaire"),
        (PlacementBeside(0.0, is_part=True, beats_fewer=False), "the same placement", "du même placement"),
        (PlacementBeside(0.0, is_part=False, beats_fewer=True), "beats as many enemies", "ne vainc autant"),
    ],
)
def test_a_square_is_compared_by_its_best_placement(fact: PlacementBeside, said: str, in_french: str) -> None:
    """How much less it is worth, that it is as good, or that it belongs to the advised one."""
    assert said in beside(fact)
    assert in_french in beside(fact, "fr")


def test_a_higher_trial_value_of_a_square_does_not_come_before_its_placement() -> None:
    """Squares come in the order of their placements."""
    table = at_damage()
    blow = blow_ahead(table)
    assert blow is not None
    others = [choice for choice in table.offered if choice[0] == "cover" and choice != blow.choice][:2]
    first, second = (
        item(choice, value, PlacementBeside(behind, is_part=False, beats_fewer=False))
        for choice, value, behind in zip(others, (-1.0, 3.0), (0.5, 2.0), strict=True)
    )

    told = lines(table, Advice(item(blow.choice, 0.0, ThumbRule("placing")), (first, second)))
    assert "0.5 health" in told[1]
    assert "2 health" in told[2]


def test_a_square_that_trial_runs_found_says_what_it_covers_and_saves() -> None:
    """Not only that trial runs put it above the usual one."""
    table = at_damage()
    blow = blow_ahead(table)
    assert blow is not None
    best, other = [choice for choice in table.offered if choice[0] == "cover" and choice != blow.choice][:2]
    tried = ScoreAhead(0.0, 0.2, 8)
    saves = Leaves((("health", 2.5),), 8)
    advice = Advice(item(best, 0.8, tried, saves, Instead(blow.choice, 0.8)), (item(other, 0.1, tried),))

    said = why(table, advice)
    assert "8 trial runs put it 0.8 points above" in said
    assert "+2.5 health" in said


def test_damage_that_is_left_over_is_said_to_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is covered beats the enemy: there is no best square any more."""
    table = at_damage()
    blow = blow_ahead(table)
    assert blow is not None
    enemy = blow.choice[1]
    done = replace(blow, squares=(), hearts=0, silenced=0, beaten=(enemy,))
    monkeypatch.setattr(advice_odds, "blow_ahead", lambda _: done)

    said = why(table, Advice(item(blow.choice, 0.0, ThumbRule("placing")), ()))
    assert "so where the damage that is left goes changes nothing" in said
    assert "goes best on" not in said
