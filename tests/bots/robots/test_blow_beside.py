"""Another square to cover is told with the best placement of the damage that begins with it."""

from __future__ import annotations

from functools import cache

from sleeping_gods.bots.robots.advice_facts import PlacementBeside
from sleeping_gods.bots.robots.blow import blow_ahead
from sleeping_gods.bots.robots.blow_beside import placements_beside
from sleeping_gods.kernel.play import apply
from sleeping_gods.kernel.table import waiting_decision
from sleeping_gods.party.table.table import PartyTable

from .campaigns import campaign


@cache
def placings(pack: str) -> tuple[PartyTable, ...]:
    """Damage that can go to several squares."""
    tables = (table for seed in range(1, 5) for table, _ in campaign(pack, 1, seed, 600, "careful"))
    return tuple(
        table.clone()
        for table in tables
        if type(waiting_decision(table)).__name__ == "PlaceDamage" and len(table.offered) > 1
    )


def test_no_square_is_better_than_that_of_the_best_placement() -> None:
    """SG-COMBAT-030, DS-DMGE-009: each is behind, or as good."""
    for pack in ("harbour", "airfield"):
        assert placings(pack)
        for table in placings(pack):
            blow = blow_ahead(table)
            assert blow is not None
            beside = placements_beside(table, blow)
            assert set(beside) == {choice for choice in table.offered if choice[0] == "cover"} - {blow.choice}
            assert all(fact.behind >= 0 for fact in beside.values())


def test_a_square_of_the_same_placement_is_not_behind() -> None:
    """Which of its squares is covered first changes nothing."""
    parts = 0
    for table in (*placings("harbour"), *placings("airfield")):
        blow = blow_ahead(table)
        assert blow is not None
        for fact in placements_beside(table, blow).values():
            if fact.is_part:
                parts += 1
                assert fact == PlacementBeside(0.0, is_part=True, beats_fewer=False)
    assert parts


def test_how_far_a_square_is_behind_is_what_is_lost_by_it() -> None:
    """Once it is covered, the best that goes on from it is worth so much less."""
    told = 0
    for table in placings("airfield")[:40]:
        blow = blow_ahead(table)
        assert blow is not None
        for choice, fact in placements_beside(table, blow).items():
            then = table.clone()
            apply(then, choice)
            ahead = blow_ahead(then)
            if fact.behind and ahead is not None:
                told += 1
                assert set(ahead.squares) | {choice} != set(blow.squares)
    assert told
