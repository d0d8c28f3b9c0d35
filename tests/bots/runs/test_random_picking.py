"""Random players: one takes anything, one gets about."""

from __future__ import annotations

import pytest

from sleeping_gods.bots.runs.random_picking import Anything, Restless, picker_of
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options


@pytest.mark.slow
def test_both_take_only_what_is_offered() -> None:
    """A pick is always an option."""
    game, pack = load_pack("airfield")
    table = game.set_up(pack, setup_for(game, pack, ("Ana", "Ben"), {}))
    luck = Luck(5)

    for manner in (Anything(), Restless()):
        assert all(manner.pick(table, luck) in options(table) for _ in range(50))


def test_the_restless_try_everything() -> None:
    """What was taken before is left for what was not."""
    game, pack = load_pack("airfield")
    table = game.set_up(pack, setup_for(game, pack, ("Ana",), {}))
    restless, luck = Restless(), Luck(5)
    for _ in range(40 * len(options(table))):
        restless.pick(table, luck)

    assert {*restless.tried} == {*options(table)}


def test_every_other_campaign_is_restless() -> None:
    """Long runs are played in both manners."""
    assert [type(picker_of(number)) for number in range(4)] == [Anything, Restless, Anything, Restless]
