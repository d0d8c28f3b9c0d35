"""Re-playing verifies every line."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.campaign.errors import BadSeed
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.journal.errors import BrokenJournal, OlderJournal, WrongPack
from sleeping_gods.journal.notation import FORMAT, UNDO, Journal
from sleeping_gods.journal.replay import replay
from sleeping_gods.kernel.state import canonical, state_hash

from ..kernel.toy import ToyGame, ToyPack, toy_setup


def played() -> Campaign:
    """A campaign with interrupts, undo and a note."""
    campaign = Campaign.begin(ToyGame(), ToyPack(), toy_setup(seed="11"))
    campaign.play(None, "keep")
    campaign.play(None, "cheer by p1")
    campaign.play(None, "drop")
    campaign.undo()
    campaign.undo()
    campaign.play(None, "note we went back")
    campaign.play(None, "keep")
    return campaign


def changed(journal: Journal, number: int, **changes: str) -> Journal:
    """A journal with one entry changed."""
    entries = [
        dataclasses.replace(entry, **changes) if entry.number == number else entry  # type: ignore[arg-type]  # text only
        for entry in journal.entries
    ]
    return Journal(journal.setup, journal.engine, entries)


def test_a_replay_reaches_the_same_table() -> None:
    """Set-up and choices are all there is to a campaign, undo included."""
    campaign = played()

    replayed = replay(ToyGame(), ToyPack(), campaign.journal)

    assert replayed.table == campaign.table
    assert replayed.number == campaign.journal.entries[-1].number


def test_a_replay_can_stop_at_any_entry() -> None:
    """The table after entry N has the hash that line N records."""
    journal = played().journal

    for entry in journal.entries:
        replayed = replay(ToyGame(), ToyPack(), journal, until=entry.number)

        assert replayed.number == entry.number
        assert state_hash(replayed.table) == entry.state


def test_another_state_than_recorded_is_named() -> None:
    """The first line whose hash differs is reported with both hashes and the table reached."""
    campaign = played()
    journal = changed(campaign.journal, 3, state="0" * 16)

    with pytest.raises(BrokenJournal, match="entry 3: expected #0000000000000000, got #") as broken:
        replay(ToyGame(), ToyPack(), journal)

    assert broken.value.number == 3
    assert broken.value.table is not None


@pytest.mark.parametrize("which", [0, 1])
def test_a_wrong_state_on_an_undo_line_is_named(which: int) -> None:
    """Going back is verified like any choice: each undo line must record the state that it leads to."""
    journal = played().journal
    number = [entry.number for entry in journal.entries if entry.seat == UNDO][which]

    with pytest.raises(BrokenJournal, match=f"entry {number}: expected #0000000000000000, got #") as broken:
        replay(ToyGame(), ToyPack(), changed(journal, number, state="0" * 16))

    assert broken.value.number == number
    assert broken.value.table is not None


def test_an_undo_line_that_leads_elsewhere_is_named() -> None:
    """An undo to another entry than the one whose state it records does not fit."""
    journal = played().journal
    number = next(entry.number for entry in journal.entries if entry.seat == UNDO)

    with pytest.raises(BrokenJournal, match=f"entry {number}: expected #"):
        replay(ToyGame(), ToyPack(), changed(journal, number, choice="0"))


def test_an_illegal_choice_is_named_with_what_was_legal() -> None:
    """The error quotes the legal choices of that moment, and the table stands before the bad line."""
    campaign = played()
    number = next(entry.number for entry in campaign.journal.entries if entry.choice == "keep")
    journal = changed(campaign.journal, number, choice="swallow")

    with pytest.raises(BrokenJournal, match=r"expected one of 'keep', 'drop'.*got 'swallow'") as broken:
        replay(ToyGame(), ToyPack(), journal)

    assert broken.value.table is not None
    assert state_hash(broken.value.table) == campaign.journal.entries[number - 1].state


def test_a_person_does_not_draw_for_chance() -> None:
    """A draw signed by a seat is refused, and so is a choice signed by chance."""
    journal = played().journal

    with pytest.raises(BrokenJournal, match="expected a draw of chance, got p1 draw"):
        replay(ToyGame(), ToyPack(), changed(journal, 1, seat="p1"))
    with pytest.raises(BrokenJournal, match="expected a player's choice, got chance keep"):
        replay(ToyGame(), ToyPack(), changed(journal, 2, seat="chance"))


def test_a_choice_is_signed_by_whose_it_is() -> None:
    """A choice of one seat signed by another is refused, and so are an act of any time and one of the table."""
    campaign = Campaign.begin(ToyGame(), ToyPack(), toy_setup(seed="11"))
    campaign.play(None, "cheer by p2")
    campaign.play(None, "keep")
    campaign.play(None, "note well")
    journal = campaign.journal
    cheer, keep, note = (
        next(entry for entry in journal.entries if entry.choice.startswith(word)) for word in ("cheer", "keep", "note")
    )
    assert (cheer.seat, keep.seat, note.seat) == ("p2", "p1", "table")

    for entry, other in ((cheer, "p1"), (cheer, "table"), (keep, "p2"), (keep, "table"), (note, "p1")):
        refused = f"entry {entry.number}: expected the choice {entry.choice!r} from {entry.seat}, got {other} "
        with pytest.raises(BrokenJournal, match=refused):
            replay(ToyGame(), ToyPack(), changed(journal, entry.number, seat=other))


@pytest.mark.parametrize("seed", ["-1", "x", "1.5", "٣", "9" * 21])
def test_a_seed_that_begins_no_campaign_is_not_replayed(seed: str) -> None:
    """What play refuses as a seed, replay refuses too."""
    journal = Campaign.begin(ToyGame(), ToyPack(), toy_setup(seed="11")).journal
    journal.setup = dataclasses.replace(journal.setup, options={"seed": seed})

    with pytest.raises(BrokenJournal, match="expected a whole number as the seed"):
        replay(ToyGame(), ToyPack(), journal)
    with pytest.raises(BadSeed, match="expected a whole number as the seed"):
        Campaign.begin(ToyGame(), ToyPack(), toy_setup(seed=seed))


def test_entries_after_the_end_do_not_fit() -> None:
    """Nothing can be chosen once the campaign is over."""
    campaign = Campaign.begin(ToyGame(), ToyPack(), toy_setup(seed="11"))
    campaign.play(None, "stop")
    last = campaign.journal.entries[-1]
    campaign.journal.entries.append(JournalEntry(last.number + 1, "p1", "keep", last.state))

    with pytest.raises(BrokenJournal, match="nothing, the campaign is over"):
        replay(ToyGame(), ToyPack(), campaign.journal)


NEEDED = r"needs the pack toys version 1 \(digest feedbeef\), got (toys|dolls) version"


@pytest.mark.parametrize("pack", [ToyPack(version="2"), ToyPack(id="dolls")])
def test_another_pack_is_refused_by_name(pack: ToyPack) -> None:
    """The error says which pack and version the campaign needs, and which it got."""
    with pytest.raises(WrongPack, match=NEEDED):
        replay(ToyGame(), pack, played().journal)


def test_a_pack_whose_words_were_mended_will_do() -> None:
    """Files that changed within a version lose nobody a campaign while every state is the recorded one."""
    campaign = played()

    assert state_hash(replay(ToyGame(), ToyPack(digest="0"), campaign.journal).table) == state_hash(campaign.table)


def test_a_pack_that_plays_otherwise_is_refused() -> None:
    """If a line leads elsewhere, the changed pack is named, and not the line."""
    with pytest.raises(WrongPack, match=NEEDED):
        replay(ToyGame(), ToyPack(digest="0"), changed(played().journal, 2, state="0" * 16))


def test_who_watches_sees_every_table() -> None:
    """After each entry, the set-up's first, with its canonical bytes."""
    journal = played().journal
    seen = []
    replay(
        ToyGame(),
        ToyPack(),
        journal,
        watch=lambda entry, table, state: seen.append((entry, state_hash(table), state == canonical(table))),
    )

    assert seen == [(entry, entry.state, True) for entry in journal.entries]


def test_an_older_format_is_not_replayed() -> None:
    """Its hashes mean nothing today; the error says both formats."""
    journal = played().journal
    journal.form = FORMAT - 1

    with pytest.raises(OlderJournal, match=f"expected a campaign of format {FORMAT}, got format {FORMAT - 1}") as older:
        replay(ToyGame(), ToyPack(), journal)
    assert older.value.version == FORMAT - 1
