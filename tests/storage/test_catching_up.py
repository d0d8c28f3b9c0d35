"""Two owners in turn, on both databases: each follows what the other has played, and loses nothing by it."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.campaign.audience import Played
from sleeping_gods.campaign.errors import NotKept
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal import limits
from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.journal.errors import BrokenJournal
from sleeping_gods.journal.notation import format_entry, format_journal
from sleeping_gods.journal.reading import parse
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.storage.errors import LostHold, NotPlayable, StalePosition
from sleeping_gods.storage.group import Group
from sleeping_gods.storage.records import Append
from sleeping_gods.storage.storage import Storage
from sleeping_gods.storage.store import CampaignStore, open_campaign

from ..daily import first_daily
from ..reliability.playing import begin, boxed, next_line
from .playing import line_after
from .waiting import answers

PACKS = pytest.mark.parametrize("pack", ["harbour", "airfield"])


class Owner:
    """Somebody who plays a campaign in turn with others."""

    def __init__(self, storage: Storage, kept: str, pack: str) -> None:
        self.storage = storage
        self.store = CampaignStore(storage, storage.take(kept, force=True))
        self.campaign = Campaign.over(self.store, *boxed(pack), self.store)

    def catch_up(self) -> list[Played]:
        """Follow whatever the others have stored."""
        return self.campaign.merge(self.storage.read_from(self.store.name, len(self.campaign.journal.entries)))

    def play(self, luck: Luck, choices: int = 1) -> list[Played]:
        """Random choices, undos of the last and, now and then, of anything."""
        told: list[Played] = []
        for _ in range(choices):
            if luck.below(10) == 0:
                told.append(self.campaign.go_back(luck.below(len(self.campaign.journal.entries))))
            elif (line := next_line(self.campaign, luck)) == "undo":
                told.append(self.campaign.undo())
            elif line:
                told += self.campaign.play(None, line)
        return told


def owners(storage: Storage, pack: str = "harbour", seed: int = 1, count: int = 2) -> list[Owner]:
    """Some over one new campaign; the last of them holds it."""
    kept = storage.create("An evening", format_journal(begin(None, seed, pack).journal).encode())
    return [Owner(storage, kept, pack) for _ in range(count)]


def known(campaign: Campaign) -> tuple[object, ...]:
    """All that a campaign knows: its state, its entries, the way that led here, and the states that it kept."""
    history = campaign.history
    told = (state_hash(campaign.table), list(campaign.journal.entries), history.numbers(), history.latest(1000))
    return (*told, history.before_last_decision(), history.position)


@pytest.mark.slow
@PACKS
@pytest.mark.parametrize("seed", first_daily([1, 2, 3]))
def test_two_play_in_turn(storage: Storage, pack: str, seed: int) -> None:
    """Each follows every entry, with all that was told of it, and knows the same; a step back works the same."""
    both, luck = owners(storage, pack, seed), Luck(seed)
    for _ in range(50):
        here, there = both if luck.below(2) else both[::-1]
        here.store.regain()
        assert here.catch_up() == []
        played = here.play(luck, 1 + luck.below(5))

        assert there.catch_up() == played
        assert known(here.campaign) == known(there.campaign)
        assert here.campaign.table == there.campaign.table
        target = here.campaign.history.before_last_decision()
        if target is not None:
            back = [one.campaign.history.table_after(target) for one in both]
            assert back[0] == back[1]

    again, _ = open_campaign(storage, both[0].store.name, force=True)
    assert list(again.journal.entries) == list(both[0].campaign.journal.entries)
    assert again.table == both[0].campaign.table


@PACKS
def test_an_undo_after_others_have_played(storage: Storage, pack: str) -> None:
    """Who has taken everything in goes back, and further back, exactly as who has played it would have."""
    first, second = owners(storage, pack, 5)
    second.play(Luck(5), 12)
    shadow = Owner(storage, first.store.name, pack)
    first.catch_up()
    first.store.regain()
    for _ in range(4):
        undone = first.campaign.undo()
        taken = shadow.catch_up()

        assert taken == [undone]
        assert state_hash(first.campaign.table) == state_hash(shadow.campaign.table) == undone.entry.state
    second.catch_up()
    assert known(first.campaign) == known(second.campaign)


def test_undos_to_entries_of_the_same_lines(storage: Storage) -> None:
    """A step back to what was not known here either, and one to that step back, are followed in one go."""
    first, second = owners(storage)
    second.campaign.play(None, "begin turn")
    middle = len(second.campaign.journal.entries) - 1
    second.play(Luck(3), 3)
    back = second.campaign.go_back(middle)
    second.play(Luck(4), 2)
    second.campaign.go_back(back.entry.number)
    taken = first.catch_up()

    assert [one.entry.choice for one in taken if one.entry.seat == "undo"][-2:] == [str(middle), str(back.entry.number)]
    assert known(first.campaign) == known(second.campaign)


def broken(kind: str, before: bytes, lines: list[bytes], entries: list[JournalEntry]) -> bytes:
    """Two lines or more of which the first fits and another does not."""
    whole = b"".join(lines)
    if kind == "half a line":
        return whole[:-1]
    if kind == "a gap":
        return b"".join([lines[0], *lines[2:]])
    if kind == "known already":
        return whole + lines[-1]
    if kind == "a bit":
        return b"".join(lines[:-1]) + lines[-1].replace(b" #", b"x #", 1)
    if kind == "not text":
        return b"".join(lines[:-1]) + b"\xff" + lines[-1]
    if kind == "too long":
        return b"".join(lines[:-1]) + b"% " + b"x" * (limits.MAX_LINE_BYTES + 1) + b"\n" + lines[-1]
    last = entries[-1]
    wrong = {
        "another state": dataclasses.replace(last, state="0" * 16),
        "not legal": dataclasses.replace(last, choice="fly to the moon"),
        "another seat": dataclasses.replace(last, seat="p9"),
        "an undo to another state": dataclasses.replace(last, seat="undo", choice="0"),
    }[kind]
    chain = parse(before + b"".join(lines[:-1])).chain
    return b"".join(lines[:-1]) + format_entry(wrong, chain)[0].encode() + b"\n"


KINDS = ("half a line", "a gap", "known already", "a bit", "not text", "too long")
WRONG = ("another state", "not legal", "another seat", "an undo to another state")


@PACKS
@pytest.mark.parametrize("kind", KINDS + WRONG)
def test_broken_lines_are_taken_in_not_at_all(storage: Storage, kind: str, pack: str) -> None:
    """Not even those before them that fit: the campaign is as it was, and follows the true ones."""
    first, second = owners(storage, pack, 2)
    before, name = storage.read(first.store.name), first.store.name
    position = len(first.campaign.journal.entries)
    while len(second.campaign.journal.entries) < position + 4:
        second.play(Luck(len(second.campaign.journal.entries)))
    data, table, was = storage.read_from(name, position), first.campaign.table, known(first.campaign)
    lines, entries = data.splitlines(keepends=True), second.campaign.journal.entries[position:]
    with pytest.raises(BrokenJournal) as refused:
        first.campaign.merge(broken(kind, before, lines, entries))

    assert known(first.campaign) == was
    assert first.campaign.table is table
    assert refused.value.number >= position
    assert first.campaign.merge(data)
    assert known(first.campaign) == known(second.campaign)


def test_a_campaign_does_not_grow_over_its_limit(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many lines as a file may have, and no more; as many bytes too; what was taken in before counts."""
    first, second = owners(storage)
    for seed in (1, 2):
        second.play(Luck(seed), 6)
        data = storage.read(first.store.name)
        for limit, size in (("MAX_LINES", data.count(b"\n")), ("MAX_BYTES", len(data))):
            with monkeypatch.context() as patched:
                patched.setattr(limits, limit, size - 1)
                with pytest.raises(BrokenJournal, match="at most"):
                    first.catch_up()
        with monkeypatch.context() as patched:
            patched.setattr(limits, "MAX_LINES", data.count(b"\n"))
            patched.setattr(limits, "MAX_BYTES", len(data))

            assert first.catch_up()
        assert known(first.campaign) == known(second.campaign)


def test_nothing_is_written_by_taking_in(storage: Storage) -> None:
    """Neither lines nor a checkpoint, however many they are; the next choice of one's own leaves one that is good."""
    first, second = owners(storage, "airfield", 3)
    second.play(Luck(3), 60)
    while len(second.campaign.journal.entries) < 300:
        second.play(Luck(len(second.campaign.journal.entries)), 10)
    second.store.leave(b"theirs")
    data = storage.read(first.store.name)
    first.store.regain()
    first.catch_up()
    untouched = (storage.read(first.store.name), storage.checkpoint(first.store.name))
    first.campaign.undo()
    first.campaign.play(None, text(options(first.campaign.table)[0]))
    again, _ = open_campaign(storage, first.store.name, force=True)

    assert untouched == (data, b"theirs")
    assert storage.checkpoint(first.store.name) != b"theirs"
    assert not again.verify(1)
    assert again.verify(10_000)
    assert again.table == first.campaign.table


def test_only_a_campaign_in_a_store_takes_anything_in() -> None:
    """One that lies nowhere has no other owners."""
    with pytest.raises(NotKept):
        begin(None).merge(b"")


def test_a_hold_that_was_lost_is_regained(storage: Storage) -> None:
    """After LostHold: take in, regain, and the same choice is stored; the other is the former owner then."""
    first, second = owners(storage)
    second.campaign.play(None, "begin turn")
    with pytest.raises(LostHold):
        first.campaign.play(None, "begin turn")
    fence = first.store.hold.fence
    first.catch_up()
    first.store.regain()
    played = first.play(Luck(2))
    with pytest.raises(LostHold):
        second.campaign.undo()

    assert first.store.hold.fence > second.store.hold.fence > fence
    assert second.catch_up() == played
    assert storage.read(first.store.name) == format_journal(first.campaign.journal).encode()


def test_who_plays_between_is_not_overwritten(storage: Storage) -> None:
    """What the other adds between taking in and regaining is refused by position: neither lost nor doubled."""
    first, second = owners(storage)
    second.campaign.play(None, "begin turn")
    first.catch_up()
    between = second.play(Luck(6), 2)
    first.store.regain()
    was = known(first.campaign)
    with pytest.raises(StalePosition) as refused, first.store.under("mine"):
        first.campaign.undo()
    stored = storage.read(first.store.name)

    assert refused.value.expected == len(second.campaign.journal.entries)
    assert known(first.campaign) == was
    assert stored == format_journal(second.campaign.journal).encode()
    assert storage.find(first.store.name, "mine") is None
    assert first.catch_up() == between
    with first.store.under("mine"):
        undone = first.campaign.undo()
    assert storage.read(first.store.name).startswith(stored)
    assert second.catch_up() == [undone]


def test_what_waits_in_a_group_is_fenced_too(storage: Storage) -> None:
    """Lines that were handed over before somebody else took the campaign are refused, not stored after it."""
    first, second = owners(storage)
    first.store.regain()
    at, chain = len(first.campaign.journal.entries), parse(storage.read(first.store.name)).chain
    line, _ = line_after(at, chain, "keep watch")
    group = Group(storage)
    (told,) = answers(storage, group, [Append(first.store.hold, at, line)], second.store.regain)
    group.close()

    assert isinstance(told, LostHold)
    assert second.play(Luck(1))
    assert first.catch_up()
    assert known(first.campaign) == known(second.campaign)


def test_a_campaign_in_the_bin_is_not_regained(storage: Storage) -> None:
    """Force takes it from an owner, not out of the bin; the hold stays the old one."""
    (owner,) = owners(storage, count=1)
    before = owner.store.hold
    storage.bin(owner.store.name)
    with pytest.raises(NotPlayable):
        owner.store.regain()

    assert owner.store.hold == before
    with pytest.raises(LostHold):
        owner.play(Luck(1))
