"""The one interface over both databases: what goes in comes out, and only its owner writes a campaign."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.journal.errors import BrokenJournal
from sleeping_gods.storage.errors import (
    Held,
    LostHold,
    NoSuchCampaign,
    NotPlayable,
    StalePosition,
    StorageError,
    StorageFailed,
)
from sleeping_gods.storage.records import ASIDE, BINNED, KEPT, Append, Hold, News, Stored
from sleeping_gods.storage.storage import Storage

from .conftest import Reopen
from .playing import campaign_bytes, following

FILE = campaign_bytes()


def test_a_campaign_comes_out_as_it_went_in(storage: Storage) -> None:
    """Verified or raw, of one entry or of many rows, with the players' remarks."""
    remarked = FILE + b"% a good evening\n% and a long one\n"
    ids = [storage.create("An evening", data) for data in (FILE, campaign_bytes(260, 2, "airfield"), remarked)]

    for campaign, data in zip(ids, (FILE, campaign_bytes(260, 2, "airfield"), remarked), strict=True):
        assert storage.read(campaign) == storage.export(campaign) == data
    assert len({*ids}) == 3


@pytest.mark.parametrize("data", [b"", FILE[:-1], FILE.replace(b"#", b"##", 1), FILE.replace(b" 2\n", b" 1\n", 1)])
def test_only_a_sound_campaign_is_created(storage: Storage, data: bytes) -> None:
    """Nothing, half a line, a damaged line and an older format are refused, and nothing is left of them."""
    with pytest.raises((BrokenJournal, StorageError)):
        storage.create("An evening", data)

    assert storage.cards() == []


def test_the_list_tells_of_each_campaign(reopen: Reopen) -> None:
    """Its name, game, pack, seats, length, settings and when it changed; the latest first, after a restart too."""
    storage = reopen()
    first = storage.create("Première soirée\u202f!", FILE)
    storage._clock = lambda: 2_000_000_000.0  # a clock of ours
    second = storage.create("Second", campaign_bytes(3, 5, "airfield"), {"open hands": True, "luck": ["repeats", 1]})
    storage.close()
    cards = reopen().cards()

    assert [card.id for card in cards] == [second, first]
    assert (cards[0].game, cards[0].pack, cards[0].seats) == ("skies", "airfield", ("Ada", "Ben"))
    assert (cards[0].changed, cards[0].status) == (2_000_000_000, KEPT)
    assert cards[0].settings == {"open hands": True, "luck": ["repeats", 1]}
    assert (cards[1].name, cards[1].game) == ("Première soirée\u202f!", "sea")
    assert cards[1].entries == FILE.count(b"~")
    assert all(card.playable for card in cards)


def test_its_owner_adds_to_a_campaign(storage: Storage) -> None:
    """Lines are there when they are acknowledged, under the numbers that are told."""
    campaign = storage.create("An evening", FILE)
    hold = storage.take(campaign)
    number, lines = following(FILE, 3)
    stored = storage.append(hold, number, lines, "one")
    more, further = following(FILE + lines, 1)
    storage.append(hold, more, further, "two")

    assert stored == Stored(number, number + 3)
    assert storage.read(campaign) == FILE + lines + further
    assert storage.card(campaign).entries == number + 4


def test_a_command_is_stored_once(storage: Storage) -> None:
    """A repeated id is answered with what it led to, whatever it says now; in another campaign it is another's."""
    campaign, other = storage.create("An evening", FILE), storage.create("Another", FILE)
    hold, theirs = storage.take(campaign), storage.take(other)
    number, lines = following(FILE, 2)
    storage.append(hold, number, lines, "mine")
    more, further = following(FILE + lines, 1)

    assert storage.append(hold, number, lines, "mine") == Stored(number, number + 2, again=True)
    assert storage.append(hold, more, further, "mine") == Stored(number, number + 2, again=True)
    assert storage.find(campaign, "mine") == Stored(number, number + 2, again=True)
    assert storage.find(other, "mine") is None
    assert storage.read(campaign) == FILE + lines
    assert storage.append(theirs, number, lines, "mine") == Stored(number, number + 2)
    assert [storage.append(hold, more, further), storage.find(campaign, "")] == [Stored(more, more + 1), None]


@pytest.mark.parametrize("at", [-1, 1])
def test_a_stale_position_is_refused(storage: Storage, at: int) -> None:
    """Whoever has not seen the last entry, or has seen more than there is, is told which comes next."""
    campaign = storage.create("An evening", FILE)
    number, lines = following(FILE)

    with pytest.raises(StalePosition) as refused:
        storage.append(storage.take(campaign), number + at, lines, "mine")
    assert refused.value.expected == number
    assert storage.read(campaign) == FILE
    assert storage.find(campaign, "mine") is None


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: lines[:-1],
        lambda lines: b"",
        lambda lines: lines.replace(b"keep", b"drop"),
        lambda lines: lines + b"% a remark\n",
        lambda lines: b"\xff" + lines,
        lambda lines: b"9" + lines,
        lambda lines: lines.replace(b"\n", b"\r\n"),
        lambda lines: lines + lines,
    ],
)
def test_only_lines_that_follow_are_added(storage: Storage, change: object) -> None:
    """Each line bears the sum over the one before it; anything else never gets in."""
    campaign = storage.create("An evening", FILE)
    number, lines = following(FILE)
    assert callable(change)

    with pytest.raises(StorageError):
        storage.append(storage.take(campaign), number, change(lines))
    assert storage.read(campaign) == FILE


def test_one_owner_at_a_time(storage: Storage) -> None:
    """Who is alive keeps a campaign until he lets it go, or until it is taken by force."""
    campaign = storage.create("An evening", FILE)
    first = storage.take(campaign)
    with pytest.raises(Held):
        storage.take(campaign)
    storage.release(first)
    second = storage.take(campaign)
    third = storage.take(campaign, force=True)

    assert first.fence < second.fence < third.fence
    storage.release(second)
    with pytest.raises(Held):
        storage.take(campaign)


def test_a_former_owner_writes_nothing(storage: Storage) -> None:
    """Its fencing number is compared where its lines would be stored; a repeated command tells it nothing either."""
    campaign = storage.create("An evening", FILE)
    stale = storage.take(campaign)
    number, lines = following(FILE)
    storage.append(stale, number, lines, "mine")
    fresh = storage.take(campaign, force=True)
    more, further = following(FILE + lines)
    for command in ("", "new", "mine"):
        with pytest.raises(LostHold):
            storage.append(stale, more, further, command)
    with pytest.raises(LostHold):
        storage.leave_checkpoint(stale, b"state")
    with pytest.raises(LostHold):
        storage.append(dataclasses.replace(fresh, fence=fresh.fence + 1), more, further)

    assert storage.read(campaign) == FILE + lines
    assert storage.append(fresh, more, further) == Stored(more, more + 1)


def test_who_has_let_go_writes_nothing(storage: Storage) -> None:
    """A hold that was released is worth nothing, also while nobody else has the campaign."""
    campaign = storage.create("An evening", FILE)
    hold = storage.take(campaign)
    storage.release(hold)

    with pytest.raises(LostHold):
        storage.append(hold, *following(FILE))


def test_many_are_stored_at_once_and_each_by_itself(storage: Storage) -> None:
    """One flush for several campaigns; what is refused of one hinders none of the others, in whatever order."""
    ids = [storage.create(f"Evening {number}", FILE) for number in range(4)]
    holds = [storage.take(campaign) for campaign in ids]
    number, lines = following(FILE)
    more, further = following(FILE + lines)
    asked = [
        Append(holds[2], number, lines, "a"),
        Append(holds[0], number + 1, lines, "b"),
        Append(Hold(ids[1], 99), number, lines, "c"),
        Append(holds[2], more, further, "d"),
        Append(holds[2], number, lines, "a"),
        Append(holds[3], number, lines),
        Append(Hold("0" * 16, 1), number, lines),
    ]
    answers = storage.append_all(asked)

    kinds = [type(answer) for answer in answers]
    assert kinds == [Stored, StalePosition, LostHold, Stored, Stored, Stored, NoSuchCampaign]
    assert answers[4] == Stored(number, number + 1, again=True)
    assert [storage.read(one) for one in ids] == [FILE, FILE, FILE + lines + further, FILE + lines]
    assert storage.append_all([]) == []


def test_lines_are_read_from_a_position(storage: Storage) -> None:
    """In the middle of a row, at its edge, from the beginning, and behind the end."""
    data = campaign_bytes(260, 2, "airfield")
    campaign = storage.create("An evening", data)
    number, lines = following(data, 3)
    storage.append(storage.take(campaign), number, lines)
    entries = (data + lines).partition(b"\n\n")[2].splitlines(keepends=True)

    for position in (0, 1, 199, 200, 201, number - 1, number, number + 1):
        assert storage.read_from(campaign, position) == b"".join(entries[position:])
    assert storage.read_from(campaign, number + 3) == b""


def test_a_checkpoint_is_replaced(storage: Storage) -> None:
    """The last one that was left is found, and none where none was."""
    campaign, other = storage.create("An evening", FILE), storage.create("Another", FILE)
    hold = storage.take(campaign)
    storage.leave_checkpoint(hold, b"early\0")
    storage.leave_checkpoint(hold, b"late\xff\0")

    assert (storage.checkpoint(campaign), storage.checkpoint(other)) == (b"late\xff\0", b"")


def test_a_campaign_gets_another_name_and_settings(storage: Storage) -> None:
    """Its entries and its owner stay."""
    campaign = storage.create("An evening", FILE)
    hold = storage.take(campaign)
    storage.rename(campaign, "Zwölf Götter")
    storage.set_settings(campaign, {"undo": "consent", "depth": {"a": None}})

    assert (storage.card(campaign).name, storage.card(campaign).playable) == ("Zwölf Götter", True)
    assert storage.card(campaign).settings == {"undo": "consent", "depth": {"a": None}}
    storage.append(hold, *following(FILE))


@pytest.mark.parametrize("name", ["", " ", "a\nb", "\x1b[31m", "x" * 121, "\u202eabc", "a\0b"])
def test_a_name_fits_on_a_line(storage: Storage, name: str) -> None:
    """No list shows anything that a screen would obey."""
    campaign = storage.create("An evening", FILE)
    with pytest.raises(StorageError):
        storage.rename(campaign, name)
    with pytest.raises(StorageError):
        storage.create(name, FILE)

    assert [card.name for card in storage.cards()] == ["An evening"]


def test_settings_are_small_and_plain(storage: Storage) -> None:
    """JSON of 16 KiB; neither more nor anything else."""
    campaign = storage.create("An evening", FILE)
    for settings in ({"a": "x" * 20_000}, {"a": float("nan")}, {"a": object()}):
        with pytest.raises(StorageError):
            storage.set_settings(campaign, settings)  # type: ignore[arg-type]  # what a bug would send

    assert storage.card(campaign).settings == {}


def test_a_campaign_in_the_bin_is_not_written(storage: Storage) -> None:
    """Nobody takes it, its owner has lost it, it comes back whole; only what is old is emptied, and only the bin."""
    campaign, other = storage.create("An evening", FILE), storage.create("Another", FILE)
    hold = storage.take(campaign)
    storage.bin(campaign)
    with pytest.raises(NotPlayable):
        storage.take(campaign, force=True)
    with pytest.raises(LostHold):
        storage.append(hold, *following(FILE))

    assert storage.card(campaign).status == BINNED
    assert storage.empty_bin(storage.card(campaign).changed) == 0
    storage.unbin(campaign)
    assert storage.read(campaign) == FILE
    storage.append(storage.take(campaign), *following(FILE))
    storage.bin(campaign)
    assert storage.empty_bin(storage.card(campaign).changed + 1) == 1
    assert [card.id for card in storage.cards()] == [other]
    with pytest.raises(NoSuchCampaign):
        storage.read(campaign)


def test_a_campaign_that_was_set_aside_is_not_written(storage: Storage) -> None:
    """It says why, can still be taken out as it lies there, and is not played by anybody."""
    campaign = storage.create("An evening", FILE)
    hold = storage.take(campaign)
    storage.set_aside(campaign, "a report")

    assert (storage.card(campaign).status, storage.card(campaign).report) == (ASIDE, "a report")
    assert storage.export(campaign) == FILE
    with pytest.raises(NotPlayable, match="a report"):
        storage.take(campaign, force=True)
    with pytest.raises(LostHold):
        storage.append(hold, *following(FILE))
    storage.unbin(campaign)
    assert storage.card(campaign).status == ASIDE


def test_what_is_not_there_is_said_to_be_missing(storage: Storage) -> None:
    """Every question about an unknown campaign, also one that means harm, has the same answer."""
    for campaign in ("", "0" * 16, "' OR 1 = 1 --", "%s"):
        for ask in (storage.read, storage.export, storage.card, storage.take, storage.bin):
            with pytest.raises(NoSuchCampaign):
                ask(campaign)
        with pytest.raises(NoSuchCampaign):
            storage.read_from(campaign, 0)

    assert storage.cards() == []


def test_growing_is_news(storage: Storage) -> None:
    """Whoever waits is told which campaign has grown, and how far; what was refused is no news."""
    campaign = storage.create("An evening", FILE)
    hold = storage.take(campaign)
    assert storage.news() == []
    number, lines = following(FILE, 2)
    storage.append(hold, number, lines)
    with pytest.raises(StalePosition):
        storage.append(hold, number, lines)

    assert storage.news(30) == [News(campaign, number + 2)]
    assert storage.news() == []


def test_all_is_there_after_a_restart(reopen: Reopen) -> None:
    """Entries, commands, settings and the checkpoint; and the hold of a process that is gone can be taken."""
    storage = reopen()
    campaign = storage.create("An evening", FILE, {"a": 1})
    hold = storage.take(campaign)
    number, lines = following(FILE)
    storage.append(hold, number, lines, "mine")
    storage.leave_checkpoint(hold, b"state")
    storage.close()
    with pytest.raises(StorageFailed):
        storage.cards()
    again = reopen()

    assert again.read(campaign) == FILE + lines
    assert again.find(campaign, "mine") == Stored(number, number + 1, again=True)
    assert (again.checkpoint(campaign), again.card(campaign).settings) == (b"state", {"a": 1})
    fresh = again.take(campaign)
    assert fresh.fence > hold.fence
    with pytest.raises(LostHold):
        again.append(hold, *following(FILE + lines))
