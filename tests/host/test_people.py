"""Who sits at a table that two processes have open: what one changes the other takes up, and nothing is overwritten."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from sleeping_gods.host.errors import NotThere
from sleeping_gods.host.roster import roster_of
from sleeping_gods.host.storage_table_store import open_table
from sleeping_gods.host.table import ServedTable
from sleeping_gods.storage.errors import SettingsChanged
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.events import Done, Settings
from sleeping_gods.wire.requests import ChatRequest, ChooseRequest, NameMoment

from .tables import begin, choose, kept, ref_of

PACKS = ("harbour", "airfield")


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """An empty storage."""
    with kept(tmp_path) as found:
        yield found


def two(storage: Storage, pack: str = "harbour", players: tuple[str, ...] = ("Ada", "Ben")) -> list[ServedTable]:
    """The same table as two processes have it."""
    first = begin(storage, pack, players)
    return [first, open_table(storage, first.ref)]


def stored(storage: Storage, table: ServedTable) -> tuple[set[str], Settings, list[str]]:
    """Who sits there by the storage, what was agreed on, and the named moments."""
    roster = roster_of(storage.summary(table.ref).settings)
    return {one.name for one in roster.members}, roster.settings, [one.name for one in roster.moments]


def test_what_another_process_has_changed_is_taken_up(storage: Storage) -> None:
    """People and settings, and the campaign goes by them; a second time there is nothing new."""
    one, other = two(storage)
    choose(other)
    lucky = other.campaign.repeats_luck
    one.follow()
    first = other.seating.refresh()
    one.seating.change(one.roster.with_settings(Settings(repeat_luck=True, open_hands=True)))
    one.seating.change(one.roster.remove(ref_of(one, "Ben")))

    assert (first, lucky) == (False, False)
    assert [other.seating.refresh(), other.seating.refresh()] == [True, False]
    assert other.roster == one.roster
    choose(other)
    assert other.campaign.repeats_luck
    assert other.snapshot(ref_of(other, "Ada"), "en").seats == (0, 1)


@pytest.mark.parametrize("knows", [True, False])
def test_who_was_removed_is_out(storage: Storage, knows: bool) -> None:
    """Whether the other process has heard of it or changes something itself before that: nobody comes back by it."""
    one, other = two(storage, players=("Ada", "Ben", "Cyd"))
    ben, cyd = ref_of(one, "Ben"), ref_of(one, "Cyd")
    one.seating.change(one.roster.remove(ben))
    if knows:
        other.seating.refresh()
    other.seating.change_fresh(lambda: other.seating.change(other.roster.with_settings(Settings(open_hands=True))))
    other.seating.rewrite(lambda roster: roster.give(cyd, (1, 2))[0])

    assert stored(storage, one)[0] == {"Ada", "Cyd"}
    with pytest.raises(NotThere):
        other.handle(ChatRequest("late", "Hello?"), ben, "en")
    one.seating.refresh()
    assert one.roster == other.roster
    assert one.roster.settings.open_hands
    assert one.roster.member(cyd).seats == (1, 2)


def test_nothing_is_overwritten_that_was_not_read(storage: Storage) -> None:
    """Without reading it again the change is refused, and the table is as it was."""
    one, other = two(storage)
    one.seating.change(one.roster.with_settings(Settings(open_hands=True)))
    before = other.roster
    with pytest.raises(SettingsChanged):
        other.seating.change(other.roster.remove(ref_of(other, "Ben")))

    assert other.roster is before
    assert stored(storage, one)[:2] == ({"Ada", "Ben"}, one.roster.settings)


def invite_ben(table: ServedTable) -> None:
    """One more invitation."""
    table.seating.change(table.roster.invite((1,), "player", 2)[0])


def test_changes_in_turn_are_all_kept(storage: Storage) -> None:
    """Invitations, settings and names of moments from both, each begun with what it knew."""
    tables, host = two(storage), ""
    for number in range(12):
        table = tables[number * 5 % 3 % 2]
        host = ref_of(table, "Ada")
        if number % 3 == 0:
            table.seating.change_fresh(partial(invite_ben, table))
        elif number % 3 == 1:
            mark = NameMoment(f"m{number}", table.position, f"Moment {number}")
            assert isinstance(table.handle(mark, host, "en").reply, Done)
        else:
            wanted = Settings(ask_all=True, open_hands=number % 2 == 0, repeat_luck=number > 6)
            table.seating.rewrite(lambda roster, wanted=wanted: roster.with_settings(wanted))  # type: ignore[misc]

    roster = roster_of(storage.summary(tables[0].ref).settings)
    assert len(roster.invites) == 4
    assert [one.name for one in roster.moments] == [f"Moment {number}" for number in (1, 4, 7, 10)]
    assert (roster.settings.open_hands, roster.settings.repeat_luck) == (False, True)


@pytest.mark.parametrize("pack", PACKS)
def test_somebody_leaves_by_the_rules_while_another_process_changes_something(storage: Storage, pack: str) -> None:
    """SG-PLAYERS-005, DS-PLYR-002: it is done, the seats are those of the names, and the other change is kept."""
    one, other = two(storage, pack, ("Ada", "Ben", "Cyd"))
    other.seating.change(other.roster.with_settings(Settings(ask_all=True, open_hands=True)))
    cyd, host = ref_of(one, "Cyd"), ref_of(one, "Ada")

    reply = one.handle(ChooseRequest("leave", one.position, "leave p2"), host, "en").reply
    while len(one.roster.names) > 2:
        choose(one)

    assert isinstance(reply, Done)
    roster = roster_of(storage.summary(one.ref).settings)
    assert roster.settings.open_hands
    assert roster.member(cyd).seats == (1,)
    assert one.roster == roster


def test_a_moment_that_is_named_again_is_named_once(storage: Storage) -> None:
    """Somebody who was not answered asks once more, perhaps at another process; another moment needs another name."""
    one, other = two(storage)
    for table in (one, other, one):
        mark = NameMoment("m", table.position, "Before the fight")
        assert isinstance(table.handle(mark, ref_of(table, "Ada"), "en").reply, Done)
    choose(one)

    assert not isinstance(
        one.handle(NameMoment("n", one.position, "Before the fight"), ref_of(one, "Ada"), "en").reply, Done
    )
    assert stored(storage, one)[2] == ["Before the fight"]
