"""Which rules have changed since a version of the engine: those of the game, after that version by its numbers."""

from __future__ import annotations

import pytest

from sleeping_gods.campaign import rule_changes
from sleeping_gods.campaign.rule_changes import RuleChange, _numbers, changed_since


@pytest.mark.parametrize(
    ("version", "numbers"),
    [
        ("1.2.10", (1, 2, 10)),
        ("0", (0,)),
        ("1.99999", (1, 99999)),
        ("1.100000", ()),
        ("1.x", ()),
        ("", ()),
        ("1.-2", ()),
    ],
)
def test_a_version_is_its_numbers(version: str, numbers: tuple[int, ...]) -> None:
    """One that is not written so comes before all others."""
    assert _numbers(version) == numbers


def test_changes_of_the_game_after_the_version_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not those of the version itself, nor of the other game."""
    old, new, other = (
        RuleChange(version, game, "R", "w") for version, game in (("1.2", "sea"), ("1.10", "sea"), ("2", "skies"))
    )
    monkeypatch.setattr(rule_changes, "CHANGES", (old, new, other))

    assert changed_since("1.2", "sea") == [new]
    assert changed_since("1.1", "sea") == [old, new]
    assert changed_since("unknown", "sea") == [old, new]
    assert changed_since("1.10", "sea") == []
    assert changed_since("1.10", "skies") == [other]
