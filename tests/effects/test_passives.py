"""Standing changes: their texts and words."""

from __future__ import annotations

import pytest

from sleeping_gods.effects.error_texts import BadEffect
from sleeping_gods.effects.passives import PASSIVES, ChangeDeclaration, StandingChange, parse_passive
from sleeping_gods.wording.effects import describe_passive


@pytest.mark.parametrize("change", PASSIVES.values(), ids=list(PASSIVES))
def test_the_example_parses_and_has_words(change: ChangeDeclaration) -> None:
    """Every standing change parses to what it declares and can be read in both languages."""
    assert parse_passive(change.example) == change.means
    english, french = describe_passive(change.means, "en"), describe_passive(change.means, "fr")
    assert english != french
    assert all((english, french))
    assert not set("{}[]|") & set(english + french)


@pytest.mark.parametrize(
    ("text", "standing"),
    [
        ("accuracy +1", StandingChange("accuracy", 1)),
        ("damage +2 while unhurt", StandingChange("damage", 2, "", "unhurt")),
        ("block +1 while damage 3", StandingChange("block", 1, "", "damage-3")),
        ("PERCEPTION +1", StandingChange("skill", 1, "perception")),
        ("command +2 at sick-bay", StandingChange("command", 2, "sick-bay")),
        ("damage +1 self", StandingChange("damage self", 1)),
        ("remove power +2 self", StandingChange("remove power self", 2)),
        ("MOXIE +1", StandingChange("skill", 1, "moxie")),
    ],
)
def test_a_text_and_its_standing_change(text: str, standing: StandingChange) -> None:
    """Accuracy, damage and block may have a condition; skills and rooms are words."""
    assert parse_passive(text) == standing


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("watchfull", "unknown passive 'watchfull' (did you mean 'watchful'?)"),
        ("command +1 at hull", "expected a room with an action, got 'hull'"),
        ("travel +1 while unhurt", "unknown passive"),
    ],
)
def test_a_mistake_is_told(text: str, message: str) -> None:
    """What is not of the table is refused with the nearest."""
    with pytest.raises(BadEffect) as caught:
        parse_passive(text)

    assert caught.value.message.startswith(message)
