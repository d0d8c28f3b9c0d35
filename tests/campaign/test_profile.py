"""The achievement sheet over all campaigns."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sleeping_gods.campaign.profile import FILE, LOCK, BrokenProfile, Profile


class Table:
    """A table with achievements, and perhaps notes."""

    def __init__(self, *names: str, **notes: str) -> None:
        self.names = list(names)
        self.notes = notes

    def achievements(self) -> list[str]:
        """What was achieved."""
        return self.names

    def map_notes(self) -> dict[str, str]:
        """What was noted."""
        return self.notes


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

    assert Profile.load(tmp_path / "new" / "folder").of("sea").notes == {"2.quay": ("a locked door; needs LANTERN",)}


def test_notes_of_several_campaigns_at_one_place_are_kept_in_order(tmp_path: Path) -> None:
    """SG-LOG-003, DS-JLOG-003: a third campaign reads those of both, the oldest first; the same words stand once."""
    for notes in ({"quay": "locked", "reef": "rocks"}, {"quay": "LANTERN opens it"}, {"quay": "locked"}):
        profile = Profile.load(tmp_path)
        profile.merge("sea", Table(**notes))
        profile.save()

    again = Profile.load(tmp_path)
    assert again.of("sea").notes == {"quay": ("locked", "LANTERN opens it"), "reef": ("rocks",)}
    assert again.earlier_notes("sea", Table()) == {"quay": "locked · LANTERN opens it", "reef": "rocks"}
    assert again.earlier_notes("sea", Table(quay="locked", reef="rocks")) == {"quay": "LANTERN opens it"}
    assert again.earlier_notes("skies", Table()) == {}


def test_a_sheet_of_format_1_is_taken_over(tmp_path: Path) -> None:
    """There each place had one note; whatever is written next stands after it."""
    (tmp_path / FILE).write_text('{"format": 1, "games": {"sea": {"ticked": ["totem:salt"], "notes": {"2": "door"}}}}')
    profile = Profile.load(tmp_path)
    profile.merge("sea", Table(**{"2": "open"}))
    profile.save()

    assert '"format": 2' in (tmp_path / FILE).read_text()
    assert Profile.load(tmp_path).of("sea").notes == {"2": ("door", "open")}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "expected JSON text"),
        ("[]", "expected an object"),
        ('{"format": 3, "games": {}}', "format 2, got 3"),
        ('{"format": 0, "games": {}}', "format 2, got 0"),
        ('{"format": "2", "games": {}}', "format 2, got '2'"),
        ('{"format": 1, "games": {"sea": {"ticked": [1], "notes": {}}}}', "list of names as 'ticked' of 'sea'"),
        ('{"format": 1, "games": {"sea": {"ticked": [], "notes": []}}}', "'notes' of 'sea'"),
        ('{"format": 1, "games": {"sea": {"ticked": [], "notes": {"2": "\\ud800"}}}}', "'notes' of 'sea'"),
        ('{"format": 2, "games": {"sea": {"ticked": [], "notes": {"2": ["door", 2]}}}}', "'notes' of 'sea'"),
        ('{"format": 2, "games": {"sea": {"ticked": [], "notes": {"2": {"door": 2}}}}}', "'notes' of 'sea'"),
        ('{"format": 2, "games": {"sea": {"ticked": [], "notes": {"2": ["\\u001b[2J"]}}}}', "'notes' of 'sea'"),
        ('{"format": 1, "games": {"sea": {"ticked": [], "notes": {"\\u001b[2J": "door"}}}}', "'notes' of 'sea'"),
        ('{"format": 1, "games": {"sea": {"ticked": ["\\u001b[2J"], "notes": {}}}}', "'ticked' of 'sea'"),
        ('{"format": 1, "games": {"\\ud800": {"ticked": [], "notes": {}}}}', "an object with 'format' and 'games'"),
        pytest.param("[" * 100_000, "expected JSON text", id="deep"),
        pytest.param('{"format": ' + "9" * 5_000 + ', "games": {}}', "expected JSON text", id="digits"),
    ],
)
def test_a_damaged_sheet_is_refused_and_kept(tmp_path: Path, text: str, message: str) -> None:
    """The error names the file and what was expected; the file is untouched."""
    (tmp_path / FILE).write_text(text)

    with pytest.raises(BrokenProfile, match=message):
        Profile.load(tmp_path)

    assert (tmp_path / FILE).read_text() == text


class TestTwoPrograms:
    """Several programs play over one sheet."""

    def test_what_each_has_found_is_kept(self, tmp_path: Path) -> None:
        """Ticks and notes add up, whoever writes last; and whoever writes knows of the others from then on."""
        first, second = Profile.load(tmp_path), Profile.load(tmp_path)
        first.merge("sea", Table("totem:salt"))
        first.note("sea", "2.quay", "a locked door")
        second.merge("sea", Table("ending:home"))
        second.note("sea", "2.reef", "nothing")
        second.note("skies", "2:d2", "a hut")

        first.save()
        second.save()

        kept = Profile.load(tmp_path)
        assert kept.of("sea").ticked == ["ending:home", "totem:salt"]
        assert kept.of("sea").notes == {"2.quay": ("a locked door",), "2.reef": ("nothing",)}
        assert kept.of("skies").notes == {"2:d2": ("a hut",)}
        assert second.sheets == kept.sheets

    def test_what_was_wiped_is_gone_and_what_was_written_stays(self, tmp_path: Path) -> None:
        """Here or there; where both have written, both notes stand, that of the file first."""
        before = Profile.load(tmp_path)
        for place in ("changed", "wiped", "theirs", "gone"):
            before.note("sea", place, "old")
        before.save()
        here, there = Profile.load(tmp_path), Profile.load(tmp_path)
        here.note("sea", "changed", "here")
        here.note("sea", "wiped", "")
        for place, words in {"changed": "there", "theirs": "there", "gone": "", "new": "there"}.items():
            there.note("sea", place, words)
        there.save()

        here.save()

        kept = Profile.load(tmp_path).of("sea").notes
        assert kept == {"changed": ("there", "here"), "theirs": ("there",), "new": ("there",)}
        assert here.of("sea").notes == kept

    def test_a_note_wiped_after_it_was_saved_stays_wiped(self, tmp_path: Path) -> None:
        """What was written here is known from then on."""
        profile = Profile.load(tmp_path)
        profile.note("sea", "2.quay", "a door")
        profile.save()
        profile.note("sea", "2.quay", "")
        profile.save()

        assert Profile.load(tmp_path).of("sea").notes == {}

    @pytest.mark.slow
    def test_writing_at_the_same_time_loses_nothing(self, tmp_path: Path) -> None:
        """Three programs that each write forty notes, each after reading the sheet."""
        code = (
            "import sys; from pathlib import Path; from sleeping_gods.campaign.profile import Profile\n"
            "for at in range(40):\n"
            "    profile = Profile.load(Path(sys.argv[1]))\n"
            "    profile.note('sea', f'{sys.argv[2]} {at}', 'seen')\n"
            "    profile.save()\n"
        )
        programs = [subprocess.Popen([sys.executable, "-c", code, str(tmp_path), name]) for name in ("a", "b", "c")]

        assert [program.wait() for program in programs] == [0, 0, 0]
        assert len(Profile.load(tmp_path).of("sea").notes) == 120
        assert sorted(path.name for path in tmp_path.iterdir()) == [LOCK, FILE]
