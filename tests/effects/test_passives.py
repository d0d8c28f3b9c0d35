"""Standing changes: their texts and words."""

from __future__ import annotations

import pytest

from sleeping_gods.effects.forms import BadEffect
from sleeping_gods.effects.passives import PASSIVES, Change, Standing, parse_passive
from sleeping_gods.wording.effects import describe_passive


@pytest.mark.parametrize("change", PASSIVES.values(), ids=list(PASSIVES))
def test_the_example_parses_and_has_words(change: Change) -> None:
    """Every standing change parses to what it declares and can be read in both languages."""
    assert parse_passive(change.example) == change.means
    english, french = describe_passive(change.means, "en"), describe_passive(change.means, "fr")
    assert english != french
    assert all((english, french))
    assert not set("{}[]|") & set(english + french)


@pytest.mark.parametrize(
    ("text", "standing"),
    [
        ("accuracy +1", Standing("accuracy", 1)),
        ("damage +2 while unhurt", Standing("damage", 2, "", "unhurt")),
        ("block +1 while damage 3", Standing("block", 1, "", "damage-3")),
        ("PERCEPTION +1", Standing("skill", 1, "perception")),
        ("command +2 at sick-bay", Standing("command", 2, "sick-bay")),
        ("damage +1 self", Standing("damage self", 1)),
        ("remove power +2 self", Standing("remove power self", 2)),
        ("MOXIE +1", Standing("skill", 1, "moxie")),
    ],
)
def test_a_text_and_its_standing_change(text: str, standing: Standing) -> None:
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
