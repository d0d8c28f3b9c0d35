"""Random players: one takes anything, one gets about."""

from __future__ import annotations

import pytest

from sleeping_gods.bots.runs.random_picking import LeastTriedPicker, RandomPicker, picker_for
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options


@pytest.mark.slow
def test_both_take_only_what_is_offered() -> None:
    """A pick is always an option."""
    game, pack = load_pack("airfield")
    table = game.set_up(pack, setup_for(game, pack, ("Ana", "Ben"), {}))
    luck = Luck(5)

    for manner in (RandomPicker(), LeastTriedPicker()):
        assert all(manner.pick(table, luck) in options(table) for _ in range(50))


def test_every_option_is_tried() -> None:
    """What was taken before is left for what was not."""
    game, pack = load_pack("airfield")
    table = game.set_up(pack, setup_for(game, pack, ("Ana",), {}))
    picker, luck = LeastTriedPicker(), Luck(5)
    for _ in range(40 * len(options(table))):
        picker.pick(table, luck)

    assert {*picker.tried} == {*options(table)}


def test_every_other_campaign_takes_what_was_tried_least() -> None:
    """Long runs are played in both manners."""
    assert [type(picker_for(number)) for number in range(4)] == [
        RandomPicker,
        LeastTriedPicker,
        RandomPicker,
        LeastTriedPicker,
    ]
