"""What a worker answers may be anything."""

from __future__ import annotations

import pytest

from sleeping_gods.simulation.errors import SimulationError
from sleeping_gods.simulation.part import read_part


@pytest.mark.parametrize("text", ["", "{", "7", "[]", "[[], [], []]"])
def test_an_answer_that_is_not_two_lists_is_refused_in_words(text: str) -> None:
    """No JSON, a number, or not two items."""
    with pytest.raises(SimulationError) as refused:
        read_part(3, 1, text)

    assert refused.value.key == "simulate_odd-answer"
