"""The files of a campaign on a device: those of a folder, the record beside a journal, the remembered commands."""

from __future__ import annotations

import asyncio
import errno
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from sleeping_gods.campaign.errors import PackFileMissing
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.errors import NotThere
from sleeping_gods.host.roster import new_roster
from sleeping_gods.journal.errors import WrongPack
from sleeping_gods.journal.notation import format_journal
from sleeping_gods.local import older_format
from sleeping_gods.local.about import About, AboutFiles, new_about, read_record, record
from sleeping_gods.local.campaign_files import CampaignFiles, remove
from sleeping_gods.local.device_campaigns import DeviceCampaigns
from sleeping_gods.local.folder_files import FolderFiles
from sleeping_gods.local.local_tables import LocalTables, _why_closed
from sleeping_gods.local.page_files import bytes_of, os_error_of
from sleeping_gods.storage.records import ASIDE, BINNED, KEPT, CampaignSummary
from sleeping_gods.wire.events import Settings
from sleeping_gods.wire.http import Whereabouts

REF = "0123456789abcdef"


class Kept:
    """A file in memory, on which nothing is written while it is full."""

    def __init__(self, data: bytes = b"") -> None:
        self.data, self.full, self.closed = data, False, 0

    def read(self) -> bytes:
        """All of it."""
        return self.data

    def append(self, data: bytes) -> None:
        """Add bytes, or a part of them and fail."""
        self.data += data[:3] if self.full else data
        if self.full:
            raise OSError(errno.ENOSPC, "full")

    def replace(self, data: bytes) -> None:
        """Put other bytes there."""
        if self.full:
            raise OSError(errno.ENOSPC, "full")
        self.data = data

    def truncate(self, length: int) -> None:
        """Cut it."""
        self.data = self.data[:length]

    def size(self) -> int:
        """Its bytes."""
        return len(self.data)

    def close(self) -> None:
        """Let it go."""
        self.closed += 1


def about() -> About:
    """The record of a new campaign."""
    roster, _ = new_roster("Ada", "d" * 43, 2, Settings())
    kept = json.loads(json.dumps(roster.plain()))
    new = new_about(CampaignSummary(REF, "Evening", "sea", "harbour", ("Ada",), 3, 10, 20, KEPT, "", kept))
    return replace(new, roster=kept)


def journal() -> bytes:
    """A campaign file."""
    game, pack = load_pack("harbour")
    campaign = Campaign.begin(game, pack, setup_for(game, pack, ("Ada", "Ben"), {"seed": "7"}))
    return format_journal(campaign.journal).encode()


def files(data: bytes = b"", *, checkpoint: bytes = b"") -> tuple[CampaignFiles, list[Kept]]:
    """The files of a campaign in memory: journal, the two of its record, and the checkpoint."""
    parts = [Kept(data), Kept(record(replace(about(), number=1))), Kept(), Kept(checkpoint)]
    return CampaignFiles(REF, parts[0], AboutFiles((parts[2], parts[1])), parts[3]), parts


def test_a_folder_keeps_bytes_by_their_names(tmp_path: Path) -> None:
    """Added, put in the place of others, cut; files of other names are not its own."""

    async def use() -> None:
        device_files = FolderFiles(tmp_path / "deep" / "down")
        FolderFiles(tmp_path / "deep" / "down")
        file = await device_files.open("b.journal")
        file.append(b"one ")
        file.append(b"two")
        assert (file.read(), file.size()) == (b"one two", 7)
        file.truncate(3)
        assert file.read() == b"one"
        file.replace(b"other")
        assert file.read() == b"other"
        with pytest.raises(OSError, match="temporarily"):
            await device_files.open("b.journal")
        file.close()
        file.close()
        again = await device_files.open("b.journal")
        assert again.read() == b"other"
        again.close()
        (await device_files.open("a.about")).close()
        (tmp_path / "deep" / "down" / "Not ours.txt").write_bytes(b"")
        assert await device_files.names() == ["a.about", "b.journal"]
        await device_files.remove("b.journal")
        await device_files.remove("b.journal")
        assert await device_files.names() == ["a.about"]
        for name in ("../a.about", "a", "A.about", "a.about/b"):
            with pytest.raises(ValueError, match="expected the name of a file"):
                await device_files.open(name)

    asyncio.run(use())


def test_a_record_is_read_as_it_was_written_or_not_at_all() -> None:
    """One byte more, less or other, and it is none; so is a record of another kind."""
    new = about()
    written = record(new)

    assert read_record(written) == new
    assert read_record(b"") is None
    for spoilt in (written[:-2], written[1:], written.replace(b"Evening", b"Morning"), written + b"more\n"):
        assert read_record(spoilt) is None


def test_records_are_written_in_turn_and_the_latest_counts() -> None:
    """A write that fails leaves the one before it."""
    pair = (Kept(), Kept())
    assert AboutFiles(pair).latest is None
    held = AboutFiles(pair)

    first = held.write(about())
    assert (first.number, pair[0].data, bool(pair[1].data)) == (1, b"", True)
    second = held.write(replace(about(), created=99))
    assert (second.number, second.created, held.latest) == (2, 99, second)
    assert AboutFiles(pair).latest == second
    pair[1].full = True
    with pytest.raises(OSError, match="full"):
        held.write(about())
    assert held.latest == second
    pair[0].data = b"spoilt"
    assert AboutFiles(pair).latest == first
    held.close()
    assert [file.closed for file in pair] == [1, 1]


def test_a_record_tells_what_a_storage_would() -> None:
    """Its status by the bin first, then by damage; the host's place, and no commands at first."""
    new = about()

    assert (new.number, new.standing, new.commands, new.created) == (0, {}, {}, 10)
    assert (new.listed.binned, new.listed.is_host, new.listed.damaged) == (False, True, "")
    told = new.summary
    assert (told.id, told.name, told.game, told.pack, told.seats) == (REF, "Evening", "sea", "harbour", ("Ada",))
    assert (told.entries, told.created, told.changed, told.status, told.report) == (3, 10, 20, KEPT, "")
    for binned, damaged, status in ((True, "", BINNED), (True, "torn", BINNED), (False, "torn", ASIDE)):
        listed = replace(new.listed, binned=binned, damaged=damaged)
        assert replace(new, listed=listed).summary.status == status
    roster, host = new_roster("Eve", "e" * 43, 2, Settings())
    assert new.with_roster(roster).listed.you == host.ref
    assert new.with_roster(roster).roster == roster.plain()


def test_a_command_is_stored_once_and_the_last_fifty_are_remembered() -> None:
    """What is asked again is answered as before; lines without a command are not remembered."""
    held, parts = files()

    stored = held.begin_append(b"7 p1 sail\n8 chance draw\n", "first").result()
    assert (stored.first, stored.until, stored.again) == (7, 9, False)
    again = held.begin_append(b"9 p1 sail\n", "first").result()
    assert (again.first, again.until, again.again) == (7, 9, True)
    assert parts[0].data == b"7 p1 sail\n8 chance draw\n"
    assert held.knows("first")
    held.begin_append(b"9 p1 more\n", "")
    assert [*held.about.commands] == ["first"]
    for number in range(49):
        held.begin_append(b"10 p1 on\n", f"c{number}")
    assert (len(held.about.commands), held.knows("first")) == (50, True)
    held.begin_append(b"10 p1 on\n", "last")
    assert (len(held.about.commands), held.knows("first"), held.knows("last")) == (50, False, True)


def test_lines_that_find_no_room_leave_nothing() -> None:
    """Neither a part of them nor their command."""
    held, parts = files(b"before\n")
    parts[0].full = True

    failure = held.begin_append(b"7 p1 sail\n", "first").exception()

    assert isinstance(failure, OSError)
    assert (parts[0].data, held.knows("first")) == (b"before\n", False)


def test_what_was_played_is_noted_if_something_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time only with new entries; without room nothing fails."""
    monkeypatch.setattr("sleeping_gods.local.campaign_files.time.time", lambda: 5000.7)
    held, parts = files()
    where = Whereabouts("Day 1", "", "", "", False)

    held.note_ticked(())
    held.note_ticked(("totem:b",))
    assert (held.about.number, held.about.ticked) == (2, ())
    held.note_played(3, {}, ())
    assert held.about.number == 2
    held.note_played(3, {"en": where}, ("totem:a",))
    assert (held.about.number, held.about.listed.changed_at, held.about.standing) == (3, 20, {"en": where})
    assert held.about.ticked == ("totem:a",)
    held.note_played(4, {}, ())
    assert (held.about.listed.entries, held.about.listed.changed_at, held.about.standing) == (4, 5000, {})
    held.note_standing("fr", where)
    held.note_standing("en", where)
    assert held.about.standing == {"fr": where, "en": where}
    for part in parts:
        part.full = True
    held.note_played(9, {}, ())
    held.note_standing("de", where)
    assert held.about.listed.entries == 4


def test_a_journal_alone_is_enough_to_tell_of_a_campaign() -> None:
    """Where its record is lost; a journal that cannot be read is damaged, with its reason."""
    sound = CampaignFiles(REF, Kept(journal()), AboutFiles((Kept(), Kept())), Kept()).about
    broken = CampaignFiles(REF, Kept(b"no campaign\n"), AboutFiles((Kept(), Kept())), Kept()).about

    assert (sound.listed.name, sound.listed.pack, sound.listed.players) == ("harbour", "harbour", ("Ada", "Ben"))
    assert (sound.listed.damaged, sound.summary.status, sound.listed.entries > 0) == ("", KEPT, True)
    assert (broken.listed.name, broken.listed.entries, broken.summary.status) == ("?", 0, ASIDE)
    assert 0 < len(broken.listed.damaged) <= 500


def test_a_campaign_that_was_being_taken_over_is_taken_up_again() -> None:
    """Only if its older file lies aside whole."""
    for aside, data in (
        (older_format.OLDER + b"older", b"older"),
        (older_format.OLDER, b"now"),
        (b"checkpoint", b"now"),
    ):
        journal, checkpoint = Kept(b"now"), Kept(aside)
        older_format.take_up_again(journal, checkpoint)
        assert journal.read() == data, aside


def test_checkpoints_and_cuts_go_to_their_own_files() -> None:
    """And all files are let go together."""
    held, parts = files(b"one two")
    held.leave(b"state")
    held.truncate(3)

    assert (held.recall(), held.read(), held.name) == (b"state", b"one", REF)
    assert (held.catch_up(None), held.follow(None)) == ([], [])  # type: ignore[arg-type]
    roster, _ = new_roster("Eve", "e" * 43, 2, Settings())
    held.keep(roster)
    assert held.roster() == roster
    held.close()
    assert [part.closed for part in parts] == [1, 1, 1, 1]


def test_a_campaign_is_made_renamed_binned_and_removed(tmp_path: Path) -> None:
    """With all its files; any other name is not there."""

    async def use() -> None:
        device_files = FolderFiles(tmp_path)
        tables = LocalTables(device_files, lambda _: None)
        kept = tables.campaigns
        assert isinstance(kept, DeviceCampaigns)
        roster, _ = new_roster("Ada", "d" * 43, 2, Settings())
        data = journal()
        ref = await kept.create("Evening", data, roster.plain())
        assert (len(ref), await kept.checked(ref), await kept.export(ref)) == (16, ref, data)
        await kept.rename(ref, "Morning")
        await kept.bin(ref)
        told, people = await kept.summary(ref)
        assert (told.name, told.status, people) == ("Morning", BINNED, roster)
        await kept.unbin(ref)
        assert [one.status for one in await kept.of_device("any")] == [KEPT]
        (tmp_path / "short.journal").write_bytes(b"")
        for name in ("short", "", "f" * 16, "../" + ref):
            with pytest.raises(NotThere) as refused:
                await kept.checked(name)
            assert refused.value.key == "no-campaign"
        await kept.remove(ref)
        assert await device_files.names() == ["short.journal"]
        await remove(device_files, "short")

    asyncio.run(use())


def test_errors_of_a_page_are_those_of_a_disk() -> None:
    """No room where the page says so; bytes of the page become Python's."""

    class Named(Exception):
        name = "QuotaExceededError"

    class Buffer:
        def to_bytes(self) -> bytes:
            return b"page"

    own: Any = OSError(errno.EACCES, "held")
    assert os_error_of(own) is own
    assert [
        os_error_of(error).errno for error in (Named("x"), Exception("ENOSPC"), Exception("No space left on it"))
    ] == [errno.ENOSPC] * 3
    assert os_error_of(Exception("gone")).errno == errno.EIO
    assert [bytes_of(one) for one in (b"a", bytearray(b"a"), memoryview(b"a"), Buffer())] == [b"a", b"a", b"a", b"page"]


def test_why_a_table_stays_closed_is_a_word() -> None:
    """Another version of the pack, a file that is not there, or anything else."""
    missing: Any = PackFileMissing.__new__(PackFileMissing)
    other: Any = WrongPack.__new__(WrongPack)

    assert [_why_closed(error) for error in (other, missing, ValueError())] == [
        "other-version",
        "files-missing",
        "not-playable",
    ]
