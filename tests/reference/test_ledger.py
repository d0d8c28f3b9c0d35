"""The ledger is complete and can be looked up."""

from __future__ import annotations

from collections import Counter

import pytest

from sleeping_gods.reference.ledger import GAMES, UnknownRule, find, ledger, prose


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_was_dropped(game: str) -> None:
    """The ids of an area count from 001 without a gap; every rule has a title, a sentence, sources and an example."""
    records = ledger(game)
    areas = Counter(rule.area for rule in records.values())
    counted = [f"{area}-{at:03}" for area, rules in areas.items() for at in range(1, rules + 1)]

    assert [name for name in counted if name not in records] == []
    assert all(rule.id.startswith(GAMES[game] + "-") for rule in records.values())
    assert all(rule.title and rule.text and rule.sources and rule.example for rule in records.values())
    assert {rule.kind for rule in records.values()} == {"rule", "ruling", "figure", "example"}


def test_a_rule_is_found_by_its_id() -> None:
    """Small letters will do."""
    rule = find("sg-comp-007")

    assert rule.title == "Command token count"
    assert rule.area == "SG-COMP"


def test_an_unknown_id_is_answered_with_near_ones() -> None:
    """The error names ids that may have been meant."""
    with pytest.raises(UnknownRule, match="SG-SHIP-01"):
        find("SG-SHIP-01O")


def test_prose_rules_give_their_reason() -> None:
    """A rule is only left out of play with a sentence that says why."""
    assert all(len(reason) > 15 for reason in prose("sea").values())
