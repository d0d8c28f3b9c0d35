"""What is asked of something in progress, which nothing else answers for; what is set by hand while it is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from sleeping_gods.kernel.errors import Bug
from sleeping_gods.party.table.table import of_party

from ..sea import tables as sea
from ..skies import tables as skies


@pytest.mark.parametrize(
    ("table", "name", "message"),
    [
        (sea.at_sea, "test", "no test is under way"),
        (sea.at_sea, "fight_in_progress", "no combat is under way"),
        (sea.at_sea, "fight", "no combat is under way"),
        (sea.at_sea, "assault", "no attack is under way"),
        (skies.on_map, "test", "no test is under way"),
        (skies.on_map, "fight_in_progress", "no combat is under way"),
        (skies.on_map, "fight", "no combat is under way"),
        (skies.on_map, "assault", "no attack is under way"),
        (skies.on_map, "meeting", "no encounter is under way"),
    ],
)
def test_what_is_not_in_progress_is_a_bug_of_ours(table: Any, name: str, message: str) -> None:
    """A step that asks for a fight, an attack, a test or an encounter without one says so."""
    with pytest.raises(Bug, match=message):
        getattr(table(), name)


def test_no_attack_is_in_progress_between_two_of_a_fight() -> None:
    """The fight is there, and the attack is not."""
    for table in (sea.fight(sea.at_sea(), "bilge-imp"), skies.fight(skies.on_map(), "ice-heron")):
        assert table.fight is table.combat is table.fight_in_progress
        with pytest.raises(Bug, match="no attack"):
            _ = table.assault


def test_only_a_table_of_a_party_is_one() -> None:
    """Either game's is; anything else is a bug of ours."""
    for table in (sea.at_sea(), skies.on_map()):
        assert of_party(table) is table
    with pytest.raises(Bug, match="expected a table of a party, got object"):
        of_party(object())  # type: ignore[arg-type]  # that is the point


def test_covered_squares_and_power_are_set_by_hand_between_attacks_alone() -> None:
    """DS: the form of repairs has them in a fight, not outside of one, and not while an attack is in progress."""
    table = skies.fight(skies.on_map(), "ice-heron")

    def kinds() -> set[str]:
        return {what[0] for what in table.bound.rulebook.repairs.figures(table)}

    assert {"power", "square"} & kinds()
    table.fight.attack = SimpleNamespace()  # type: ignore[assignment]  # that one is in progress is enough
    assert not {"power", "square"} & kinds()
    table.combat = None
    assert not {"power", "square"} & kinds()
