"""Adding to a campaign, on both databases: by its owner, at its end, once for a command, in whole lines that follow."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.storage.errors import (
    Held,
    LostHold,
    NoSuchCampaign,
    StalePosition,
    StorageError,
)
from sleeping_gods.storage.records import Append, Hold, News, Stored
from sleeping_gods.storage.storage import Storage

from .playing import campaign_bytes, following

FILE = campaign_bytes()


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
    assert storage.summary(campaign).entries == number + 4


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
