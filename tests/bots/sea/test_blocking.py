"""Blocking at sea: what saves most for its price is used."""

from __future__ import annotations

import pytest

from sleeping_gods.bots.sea.planner import blocking
from sleeping_gods.bots.story.weights import SEAT
from sleeping_gods.kernel.choices import Choice

from ..readers import at_sea

ONE: Choice = ("synergy", "one")
THREE: Choice = ("synergy", "three")


@pytest.mark.parametrize(("blow", "expected"), [(4, THREE), (1, ONE), (0, blocking.TAKE_HIT)])
def test_the_block_that_saves_most_is_used(blow: int, expected: Choice, monkeypatch: pytest.MonkeyPatch) -> None:
    """SG-COMBAT-042: of those that save as much the cheaper one, and nothing where nothing is left to block."""
    table = at_sea()
    amounts, prices = {ONE: 1, THREE: 3}, {ONE: 0.2, THREE: 0.6}
    monkeypatch.setattr(blocking, "op_of", lambda *_: "block")
    monkeypatch.setattr(blocking, "amount_of", lambda table, choice, ops: amounts[choice])
    monkeypatch.setattr(blocking, "_price", lambda table, choice, weights: prices[choice])
    monkeypatch.setattr(type(table), "fight", type("Fight", (), {"block": 0})())

    assert blocking.block(table, [ONE, THREE], blow, SEAT) == expected
