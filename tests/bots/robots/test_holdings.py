"""What trial runs are compared by: things that differ by more than chance, the weightiest first."""

from __future__ import annotations

from sleeping_gods.bots.robots.holdings import are_alike, changes_between, only


def runs(*health: float, coins: float = 0) -> list[dict[str, float]]:
    """What was held after some playouts."""
    return [{"health": left, "coins": coins} for left in health]


def test_a_difference_in_every_run_is_told() -> None:
    """By its mean, with its sign."""
    assert changes_between(runs(5, 6, 7), runs(3, 4, 5)) == (("health", -2.0),)


def test_a_difference_that_chance_explains_is_none() -> None:
    """Some runs go one way and some the other."""
    assert changes_between(runs(5, 5, 5, 5), runs(9, 1, 6, 5)) == ()


def test_one_run_tells_nothing() -> None:
    """Nothing is told by it, not that two choices are alike either."""
    assert changes_between(runs(5), runs(1)) == ()
    assert not are_alike(runs(5), runs(5))
    assert are_alike(runs(5, 4), runs(5, 4))
    assert not are_alike(runs(5, 4), runs(5, 3))


def test_what_weighs_most_comes_first() -> None:
    """Two defeats weigh more than three coins; what is not asked for is left out."""
    before = [{"coins": 1.0, "defeat": 0.0}] * 3
    after = [{"coins": 4.0, "defeat": 2.0}] * 3
    changes = changes_between(before, after)

    assert changes == (("defeat", 2.0), ("coins", 3.0))
    assert only(changes, ["coins"]) == (("coins", 3.0),)
