"""The past of a toy campaign at its edges: notes that are mended, targets of undo, states kept, checkpoints dropped."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign import checkpoint, history, migration
from sleeping_gods.campaign.checkpoint import _places, checkpoint_path
from sleeping_gods.campaign.checkpoint_keeper import CheckpointKeeper
from sleeping_gods.campaign.games import translated
from sleeping_gods.campaign.history import is_kept
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.campaign.loaded_packs import LoadedPacks
from sleeping_gods.campaign.migration import RuleChanged, migrate_file, migrated
from sleeping_gods.campaign.notes import notes_from_bytes, notes_to_bytes
from sleeping_gods.campaign.supported_games import SUPPORTED_GAMES
from sleeping_gods.campaign.undo_targets import entry_target, line_target
from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.journal.notation import FORMAT, Journal, format_journal
from sleeping_gods.journal.reading import parse
from sleeping_gods.journal.store import FileStore
from sleeping_gods.kernel.errors import Bug
from sleeping_gods.kernel.state import canonical, state_hash

from ..kernel.toy import ToyGame, ToyPack, toy_setup, toy_table
from .tables import begun


def played() -> Campaign:
    """Entries 1 and 3 are draws, 2 is a choice; the last choice was taken back."""
    campaign = Campaign.begin(ToyGame(), ToyPack(), toy_setup(seed="5"))
    campaign.draw()
    campaign.play(None, "drop")
    campaign.play(None, "drop")
    campaign.undo()
    return campaign


def test_what_an_entry_brought_is_mended_once() -> None:
    """Only if it was noted otherwise before; nothing in place of something is a change too."""
    kept = played().history

    assert not kept.mend(1, ())
    assert kept.mend(1, (("page", "3"),))
    assert kept.notes == {1: (("page", "3"),)}
    assert not kept.mend(1, (("page", "3"),))
    assert kept.mend(1, (("page", "4"),))
    assert kept.notes == {1: (("page", "4"),)}
    assert kept.mend(1, ())
    assert kept.notes == {}


def test_a_line_belongs_to_the_choice_before_it_and_an_entry_to_itself() -> None:
    """A draw after a choice belongs to that; the first draw to nobody. What was taken back is no target."""
    kept = played().history
    entries = [(entry.number, entry.seat) for entry in kept.line()]
    assert (entries, kept.position) == ([(1, "chance"), (2, "p1"), (3, "chance")], 3)

    decided = kept.decided_at(3)
    assert decided is not None
    assert (decided.number, decided.choice) == (2, "drop")
    assert [kept.decided_at(number) for number in (0, 1, 4, 5)] == [None] * 4
    assert [line_target(kept, number) for number in (1, 2, 3, 4)] == [None, 1, 1, None]
    assert [entry_target(kept, number) for number in range(6)] == [0, 1, 2, None, None, None]


def test_a_state_on_the_way_back_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each so many entries, but for an undo: whoever asks again does not go the whole way."""
    campaign = played()
    kept = campaign.history
    monkeypatch.setattr(history, "EVERY", 2)
    assert [is_kept(JournalEntry(number, who, "", "")) for number, who in ((2, "p1"), (3, "p1"), (4, "undo"))] == [
        True,
        False,
        False,
    ]
    before = kept.way_back(3)
    table = kept.table_after(3)

    assert ([entry.number for entry in before[0]], before[1]) == ([1, 2, 3], 0)
    assert ([entry.number for entry in kept.way_back(3)[0]], kept.way_back(3)[1]) == ([3], 2)
    assert canonical(table) == canonical(kept.table_after(3))
    assert state_hash(table) == campaign.journal.entries[3].state


@pytest.mark.parametrize(
    "note", [("visit", "x"), ("gained", ""), ("ended", "-1"), ("restored", "1.5"), ("seen", "3"), ("", "")]
)
def test_a_note_that_is_none_is_refused(note: tuple[str, str]) -> None:
    """Of a kind that there is, and with a number where it is about one."""
    sound = {3: (("visit", "12"), ("page", "2.1"), ("left", "")), 4: (("fuel", ""), ("met", "owl"))}
    assert notes_from_bytes(notes_to_bytes(sound)) == sound

    with pytest.raises(ValueError, match="expected a note: its kind and what it is about"):
        notes_from_bytes(notes_to_bytes({**sound, 5: (("visit", "3"), note)}))
    with pytest.raises(ValueError, match="expected notes under the numbers of entries"):
        notes_from_bytes(b"[[1]]")


def test_states_lie_one_behind_the_other() -> None:
    """A state may be empty, and none is shorter than that."""
    assert _places([(7, 3), (2, 0), (5, 4)]) == ({7: slice(0, 3), 2: slice(3, 3), 5: slice(3, 7)}, 7)
    with pytest.raises(ValueError, match="expected the size of a state, got -1"):
        _places([(7, 3), (2, -1)])


class Cache:
    """Keeps what is left there."""

    def __init__(self) -> None:
        self.left: list[bytes] = []

    def recall(self) -> bytes:
        """What was left last."""
        return self.left[-1] if self.left else b""

    def leave(self, data: bytes) -> None:
        """Leave this instead."""
        self.left.append(data)


@pytest.mark.parametrize("place", ["cache", "path", ""])
def test_checkpoints_are_left_each_so_many_entries_until_they_are_dropped(place: str, tmp_path: Path) -> None:
    """Beside a file or in a cache, or nowhere; what was dropped is not left again."""
    campaign, keeper, cache = played(), CheckpointKeeper(ToyPack(), 2), Cache()
    path = tmp_path / "a.campaign"
    keeper.path, keeper.cache = path if place == "path" else None, cache if place == "cache" else None

    keeper.leave(campaign.table, campaign.history, 4, 3)
    assert (keeper.last, cache.left, checkpoint_path(path).exists()) == (2, [], False)
    keeper.leave(campaign.table, campaign.history, 5, 3)
    assert keeper.last == (5 if place else 2)
    assert (len(cache.left), checkpoint_path(path).exists()) == (place == "cache", place == "path")
    keeper.drop()
    assert (cache.left[1:], checkpoint_path(path).exists()) == ([b""] if place == "cache" else [], False)
    keeper.leave(campaign.table, campaign.history, 50, 3)
    assert keeper.last == (5 if place else 2)
    assert len(cache.left) == 2 * (place == "cache")
    assert checkpoint.EARLIER_STATES > 0


def older(*lines: str) -> Journal:
    """A journal of an older format, in short: who and what."""
    words = [line.partition(" ") for line in ("start", *lines)]
    entries = [JournalEntry(number, who, choice, "0" * 16) for number, (who, _, choice) in enumerate(words)]
    return Journal(toy_setup(), "0.1.0", entries, form=FORMAT - 1)


def told(journal: Journal) -> list[str]:
    """Who did what, from the first draw on."""
    return [f"{entry.seat} {entry.choice}" for entry in journal.entries[1:]]


def test_what_is_asked_today_and_was_not_then_is_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    """As often as needed before an old choice, and noted for whoever is asked; an answer that is none today is gone."""
    monkeypatch.setattr(migration, "DECLINED", (("drop",),))
    old = older("chance draw 3", "chance draw 4", "p1 go on", "p2 keep", "chance draw 1", "table note well", "undo 2")

    new = migrated(ToyGame(), ToyPack(), old)

    assert told(new) == [
        "chance draw 3",
        "p1 drop",
        "chance draw 4",
        "p2 keep",
        "chance draw 1",
        "table note well",
        "undo 3",
    ]
    assert (new.form, new.setup) == (FORMAT, old.setup)
    assert new.entries[7].state == new.entries[3].state != new.entries[4].state
    monkeypatch.setattr(migration, "MAX_WINDOWS", 1)
    with pytest.raises(RuleChanged, match="got 'draw 4'") as changed:
        migrated(ToyGame(), ToyPack(), old)
    assert changed.value.number == 2


@pytest.mark.parametrize(
    ("lines", "number"), [(("chance draw 9",), 1), (("p1 draw 3",), 1), (("chance draw 3", "p1 swallow"), 2)]
)
def test_a_choice_that_is_not_legal_any_more_is_named(lines: tuple[str, ...], number: int) -> None:
    """With its number, and where nothing can be declined before it."""
    with pytest.raises(RuleChanged) as changed:
        migrated(ToyGame(), ToyPack(), older(*lines))

    assert (changed.value.number, changed.value.got) == (number, repr(lines[-1].partition(" ")[2]))


def test_a_file_that_another_program_has_taken_over_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the look at its first line and the lock."""
    path = tmp_path / "a.campaign"
    data = format_journal(played().journal).encode()
    path.write_bytes(data.replace(b" 3\n", b" 2\n", 1))
    whole = FileStore.open

    def quicker(file: Path) -> FileStore:
        file.write_bytes(data)
        return whole(file)

    monkeypatch.setattr(FileStore, "open", quicker)
    migrate_file(path, ToyGame(), ToyPack())

    assert (path.read_bytes(), list(tmp_path.iterdir())) == (data, [path])
    assert parse(data).journal.form == FORMAT
    FileStore.open(path).close()  # it is let go


def test_a_table_without_luck_draws_nothing() -> None:
    """Where cards are drawn by hand there is no seed to draw by, until somebody agrees on the table's."""
    campaign = Campaign.begin(ToyGame(), ToyPack(), toy_setup())

    with pytest.raises(Bug, match="a table without luck draws"):
        campaign._luck_of(1)
    campaign.agree_who_draws("table", lambda: 5)
    assert campaign._luck_of(1).below(1000) == campaign._luck_of(2).below(1000)


def test_a_view_is_of_its_own_game() -> None:
    """There are two games, and the table of any other is a mistake of ours."""
    assert (len(SUPPORTED_GAMES), list(SUPPORTED_GAMES), "toy" in SUPPORTED_GAMES) == (2, ["sea", "skies"], False)
    for game, kind in (("sea", "SeaTable"), ("skies", "SkiesTable")):
        with pytest.raises(Bug, match=f"expected a {kind}, got ToyTable"):
            SUPPORTED_GAMES[game].view(toy_table(), 0)


def test_a_pack_is_loaded_once_for_many_campaigns() -> None:
    """By its game and its name."""
    loaded, journal = LoadedPacks(), begun("harbour").journal

    assert loaded.load_for(journal) is loaded.load_for(journal)
    assert loaded.load_for(journal)[1].id == "harbour"
    assert set(translated("harbour", "en")) == set()
