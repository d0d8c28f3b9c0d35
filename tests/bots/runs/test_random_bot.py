"""The random player on the toy table."""

from __future__ import annotations

from sleeping_gods.bots.runs.random_bot import play_out, table_act
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over

from ...kernel.toy import toy_table


def test_a_campaign_is_played_to_its_end() -> None:
    """Each card is drawn once by chance, and people decide at least once about each."""
    table = toy_table(3)

    counts = play_out(table, Luck(3))

    assert is_over(table)
    assert counts.ended
    assert counts.draws == 7
    assert counts.decisions >= 7


def test_a_run_stops_at_its_limit() -> None:
    """A campaign that is longer than allowed is left where it is."""
    table = toy_table()

    counts = play_out(table, Luck(3), limit=2)

    assert not counts.ended
    assert counts.decisions == 2


def test_the_same_luck_plays_the_same_campaign() -> None:
    """Two runs with one seed end on equal tables."""
    one, two = toy_table(), toy_table()

    play_out(one, Luck(8))
    play_out(two, Luck(8))

    assert one == two


def test_no_act_that_ends_the_campaign_is_taken() -> None:
    """Stopping is never chosen, noting is."""
    table, taken = toy_table(), set()
    for seed in range(20):
        taken.add(table_act(table, Luck(seed)))

    assert taken == {None, ("note",)}
    assert not is_over(table)
