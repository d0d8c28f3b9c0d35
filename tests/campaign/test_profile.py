"""The achievement sheet over all campaigns."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.profile import FILE, BrokenProfile, Profile


class Table:
    """A table with achievements, and no notes."""

    def __init__(self, *names: str) -> None:
        self.names = list(names)

    def achievements(self) -> list[str]:
        """What was achieved."""
        return self.names

    def map_notes(self) -> dict[str, str]:
        """Nothing was noted."""
        return {}


def test_achievements_of_several_campaigns_add_up(tmp_path: Path) -> None:
    """What is ticked stays ticked, and only news are reported."""
    profile = Profile.load(tmp_path)

    assert profile.merge("sea", Table("totem:moon-eye", "ending:home")) == ["ending:home", "totem:moon-eye"]
    assert profile.merge("sea", Table("totem:moon-eye", "totem:salt")) == ["totem:salt"]
    profile.save()

    again = Profile.load(tmp_path)
    assert again.of("sea").ticked == ["ending:home", "totem:moon-eye", "totem:salt"]
    assert again.count("sea") == 3
    assert again.count("sea", "totem") == 2
    assert again.count("skies") == 0


def test_notes_stay_on_the_map(tmp_path: Path) -> None:
    """A note is kept with its place until it is wiped away."""
    profile = Profile.load(tmp_path / "new" / "folder")
    profile.note("sea", "2.quay", "a locked door; needs LANTERN")
    profile.note("sea", "2.reef", "nothing")
    profile.note("sea", "2.reef", "")
    profile.save()

    assert Profile.load(tmp_path / "new" / "folder").of("sea").notes == {"2.quay": "a locked door; needs LANTERN"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "expected JSON text"),
        ("[]", "expected an object"),
        ('{"format": 2, "games": {}}', "format 1, got 2"),
        ('{"format": 1, "games": {"sea": {"ticked": [1], "notes": {}}}}', "list of names as 'ticked' of 'sea'"),
        ('{"format": 1, "games": {"sea": {"ticked": [], "notes": []}}}', "'notes' of 'sea'"),
    ],
)
def test_a_damaged_sheet_is_refused_and_kept(tmp_path: Path, text: str, message: str) -> None:
    """The error names the file and what was expected; the file is untouched."""
    (tmp_path / FILE).write_text(text)

    with pytest.raises(BrokenProfile, match=message):
        Profile.load(tmp_path)

    assert (tmp_path / FILE).read_text() == text
