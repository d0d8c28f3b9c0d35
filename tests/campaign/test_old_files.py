"""Campaigns recorded by earlier versions: they replay, or are taken over, or it is said which rule changed."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import load_for, resume
from sleeping_gods.campaign.migration import RuleChanged, migrated
from sleeping_gods.campaign.rule_changes import CHANGES, changed_since
from sleeping_gods.cli import main
from sleeping_gods.journal.errors import CannotSave, OlderJournal
from sleeping_gods.journal.notation import FORMAT, UNDO, Journal
from sleeping_gods.journal.reading import read
from sleeping_gods.journal.replay import replay
from sleeping_gods.journal.rescue import go_on_from, sound_part
from sleeping_gods.journal.tree import line_of_play
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.reference.ledger import ledger
from sleeping_gods.terminal.saves import look_into

FILES = Path(__file__).parent / "files"
NOW = sorted((FILES / f"format-{FORMAT}").glob("*.campaign"))
FIRST = sorted((FILES / "format-1").glob("*.campaign"))
SECOND = sorted((FILES / "format-2").glob("*.campaign"))
OTHER_SEATS = sorted((FILES / "other-seats").glob("*.campaign"))
"""Campaigns of format 2 in which somebody else was asked than today, and at sea no moment to equip was given."""
KEPT = {f"{game}-{players}" for game in ("sea", "skies") for players in (1, 2, 3, 4)}
SEA = [file for file in FIRST if file.stem.startswith("sea")]
SKIES = [file for file in FIRST if file.stem.startswith("skies")]


def names(file: Path) -> str:
    """How tests call a file."""
    return file.stem


def without_windows(journal: Journal) -> list[str]:
    """The choices of the line of play, without those that do nothing in a window: it may be new since."""
    return [entry.choice for entry in line_of_play(journal.entries) if entry.choice != "go on"]


def test_some_of_every_format_are_kept() -> None:
    """Campaigns of each kind of table, for each format that there has been."""
    for form in range(1, FORMAT + 1):
        assert {file.stem for file in (FILES / f"format-{form}").glob("*.campaign")} == KEPT


@pytest.mark.parametrize("file", NOW, ids=names)
def test_every_line_still_leads_to_the_same_state(file: Path) -> None:
    """SG-SAVE-007, DS-SAVE-007: after every entry the hash of the state is the one on its line, undone ones too."""
    journal = read(file).journal
    game, pack = load_for(journal)

    replayed = replay(game, pack, journal)

    assert len(journal.entries) > 300
    assert any(entry.seat == UNDO for entry in journal.entries)
    assert replayed.table.turn > 5  # type: ignore[attr-defined]  # both tables count turns


@pytest.mark.parametrize("file", SEA, ids=names)
def test_the_sea_of_format_1_is_taken_over(file: Path) -> None:
    """Choice by choice by today's rules: the same line of play, which then replays hash by hash."""
    old = read(file).journal
    game, pack = load_for(old)
    new = migrated(game, pack, old)

    assert without_windows(new) == without_windows(old)
    assert replay(game, pack, new).number == len(new.entries) - 1 >= len(old.entries) - 1
    with pytest.raises(OlderJournal, match="got format 1"):
        replay(game, pack, old)


@pytest.mark.parametrize("file", SKIES, ids=names)
def test_the_skies_of_format_1_say_which_rules_changed(file: Path, tmp_path: Path) -> None:
    """Where a choice is not legal any more rules are named, the file is untouched, and what came before is sound."""
    copy = tmp_path / file.name
    shutil.copyfile(file, copy)
    with pytest.raises(RuleChanged, match="DS-ATTK-019") as changed:
        resume(copy)

    assert copy.read_bytes() == file.read_bytes()
    assert [each.name for each in tmp_path.iterdir()] == [file.name]
    sound = sound_part(copy, changed.value.line)
    assert sound is not None
    kept = go_on_from(copy, sound)
    assert kept.read_bytes() == file.read_bytes()
    campaign = resume(copy)
    assert campaign.journal.entries[-1].number >= changed.value.number - 1
    campaign.close()


@pytest.mark.slow
@pytest.mark.parametrize("file", SECOND, ids=names)
def test_every_campaign_of_format_2_is_taken_over(file: Path) -> None:
    """SG-SAVE-007, DS-SAVE-007: every choice is legal today; where a moment to equip is new, nothing is done in it."""
    old = read(file).journal
    game, pack = load_for(old)
    new = migrated(game, pack, old)

    assert without_windows(new) == without_windows(old)
    assert replay(game, pack, new).number == len(new.entries) - 1 >= len(old.entries) - 1


@pytest.mark.slow
@pytest.mark.parametrize("file", OTHER_SEATS, ids=names)
def test_who_decides_today_is_noted_for_the_same_choices(file: Path, tmp_path: Path) -> None:
    """SG-COMBAT-041, SG-ABIL-011, DS-ADVC-003: a campaign begun before goes on, its choices noted for today's seats."""
    copy = tmp_path / file.name
    shutil.copyfile(file, copy)
    campaign = resume(copy)
    campaign.close()
    old, new = read(file).journal, read(copy).journal
    before = [(entry.seat, entry.choice) for entry in line_of_play(old.entries)]
    after = [(entry.seat, entry.choice) for entry in line_of_play(new.entries)]

    assert {choice for _, choice in before} == {choice for _, choice in after}
    extra = Counter(choice for _, choice in after) - Counter(choice for _, choice in before)
    assert set(extra) == ({"go on"} if file.stem.startswith("sea") else set())
    others = Counter(after) - Counter(before)
    assert {choice.split()[0] for (_, choice) in others if choice != "go on"} == MOVED[file.stem]
    assert copy.with_name(f"{file.name}.format-2").read_bytes() == file.read_bytes()
    resume(copy).close()
    assert read(copy).journal == new


MOVED = {"sea": {"take", "return"}, "sea-course": {"sail", "return"}, "skies": {"walk", "stay"}}
"""The first words of what another seat chooses today."""


def short(tmp_path: Path, file: Path = SEA[1], count: int = 40) -> Path:
    """The first lines of an old campaign, as a file of its own."""
    path = tmp_path / "old.campaign"
    lines = file.read_text().split("\n")
    path.write_text("\n".join([*lines[: lines.index("") + 1 + count], ""]))
    return path


def test_playing_takes_it_over_and_keeps_the_old_file(tmp_path: Path) -> None:
    """The campaign goes on in the new format; what it was lies beside it; a second time nothing is taken over."""
    path = short(tmp_path)
    data = path.read_bytes()
    campaign = resume(path)
    campaign.close()
    kept = tmp_path / "old.campaign.format-1"

    assert kept.read_bytes() == data
    assert read(path).journal.form == FORMAT
    before = [entry.choice for entry in read(kept).journal.entries]
    assert [entry.choice for entry in campaign.journal.entries[: len(before)]] == before
    written = path.read_bytes()
    resume(path).close()
    assert (path.read_bytes(), kept.read_bytes()) == (written, data)


def test_another_campaign_beside_it_is_not_written_over(tmp_path: Path) -> None:
    """Neither file changes where the old one cannot be kept."""
    path = short(tmp_path)
    data = path.read_bytes()
    path.with_name("old.campaign.format-1").write_text("something else")

    with pytest.raises(CannotSave, match="exists already"):
        resume(path)
    assert path.read_bytes() == data
    assert path.with_name("old.campaign.format-1").read_text() == "something else"


def test_the_commands_know_an_old_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`replay` plays it by today's rules without touching it; the list of saves says where it stands."""
    path = short(tmp_path)
    data = path.read_bytes()

    assert main(["replay", str(path)]) == 0
    assert "format 1, begun with version 0.1.0: every choice is legal today" in capsys.readouterr().out
    assert look_into(localizer_of("sea"), path).broken == ""
    assert path.read_bytes() == data


def test_a_choice_that_no_rule_knows_is_refused(tmp_path: Path) -> None:
    """A forged old campaign is told apart by its choices: the line, the version and the changes are named."""
    old = read(short(tmp_path)).journal
    game, pack = load_for(old)
    last = old.entries[-1]
    forged = Journal(
        old.setup, old.engine, [*old.entries[:-1], type(last)(last.number, "p1", "fly away", last.state, 77)], 1
    )

    with pytest.raises(RuleChanged, match=r"line 77: .*changed since version 0\.1\.0: SG-ABIL-022.*got 'fly away'"):
        migrated(game, pack, forged)


def test_every_change_names_a_rule_of_its_game() -> None:
    """The list is of rules that exist, and a campaign of today has nothing to be told."""
    rules = {*ledger("sea"), *ledger("skies")}

    assert {change.rule for change in CHANGES} <= rules
    assert {(change.game, change.rule[:2]) for change in CHANGES} == {("sea", "SG"), ("skies", "DS")}
    assert changed_since("1.0.0", "sea") == []
    assert "DS-TIME-010" not in {change.rule for change in changed_since("0.10.0", "skies")}
    assert "SG-ABIL-011" in {change.rule for change in changed_since("0.2.0", "sea")}
    assert len(changed_since("0.1.0", "sea")) > 3
    assert changed_since("forged", "sea") == changed_since("0.1.0", "sea")
