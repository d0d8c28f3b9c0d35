"""The list of places that bots need not reach."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.authoring.playtest.reviewed import BadList, parse_reviewed, read_reviewed

NAMES = [f"{number}" for number in range(250)]


def test_each_line_is_a_place_and_a_reason() -> None:
    """Remarks and empty lines are passed over; a reason may hold colons."""
    found = parse_reviewed("# looked at\n\n12b/0fail: rare: one crew in a thousand\n", "reviewed.txt")

    assert found.reasons == {"12b/0fail": "rare: one crew in a thousand"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("12\n", "reviewed.txt:1: expected 'PLACE: reason'"),
        ("12: \n", "expected 'PLACE: reason'"),
        ("12: a\n\n12: b\n", "reviewed.txt:3: expected each place once"),
    ],
)
def test_a_line_without_a_reason_is_refused(text: str, words: str) -> None:
    """With file and line."""
    with pytest.raises(BadList, match=words):
        parse_reviewed(text, "reviewed.txt")


def test_only_places_of_the_pack_and_only_one_in_a_hundred() -> None:
    """Of 250 places two may be reviewed."""
    parse_reviewed("12: a\n13: b\n", "reviewed.txt").check(NAMES)

    with pytest.raises(BadList, match=r"at most 2 places \(1%\), got 3"):
        parse_reviewed("12: a\n13: b\n14: c\n", "reviewed.txt").check(NAMES)
    with pytest.raises(BadList, match="places of the pack, got '999'"):
        parse_reviewed("999: a\n", "reviewed.txt").check(NAMES)


def test_a_list_that_was_asked_for_must_be_there(tmp_path: Path) -> None:
    """The one beside the pack need not be."""
    assert not read_reviewed(tmp_path / "reviewed.txt", asked=False).reasons
    with pytest.raises(BadList, match="got no file"):
        read_reviewed(tmp_path / "reviewed.txt", asked=True)
    (tmp_path / "reviewed.txt").write_bytes(b"\xff\xfe")
    with pytest.raises(BadList, match="UTF-8"):
        read_reviewed(tmp_path / "reviewed.txt", asked=True)
