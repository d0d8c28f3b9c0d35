"""Who sits at a table that two processes have open: what one changes the other takes up, and nothing is overwritten."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sleeping_gods.host.errors import NotThere
from sleeping_gods.host.members import company_of
from sleeping_gods.host.stored import open_table
from sleeping_gods.host.table import ServedTable
from sleeping_gods.storage.errors import SettingsChanged
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.events import Done, Settings
from sleeping_gods.wire.requests import Choose, Mark, Say

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
    company = company_of(storage.card(table.ref).settings)
    return {one.name for one in company.members}, company.settings, [one.name for one in company.moments]


def test_what_another_process_has_changed_is_taken_up(storage: Storage) -> None:
    """People and settings, and the campaign goes by them; a second time there is nothing new."""
    one, other = two(storage)
    first, lucky = other.renew(), other.campaign.repeats_luck
    one.change(one.company.agreed(Settings(repeat_luck=True, open_hands=True)))
    one.change(one.company.remove(ref_of(one, "Ben")))

    assert (first, lucky) == (False, False)
    assert [other.renew(), other.renew()] == [True, False]
    assert other.company == one.company
    assert other.campaign.repeats_luck
    assert other.snapshot(ref_of(other, "Ada"), "en").seats == (0, 1)


@pytest.mark.parametrize("knows", [True, False])
def test_who_was_removed_is_out(storage: Storage, knows: bool) -> None:
    """Whether the other process has heard of it or changes something itself before that: nobody comes back by it."""
    one, other = two(storage, players=("Ada", "Ben", "Cyd"))
    ben, cyd = ref_of(one, "Ben"), ref_of(one, "Cyd")
    one.change(one.company.remove(ben))
    if knows:
        other.renew()
    other.renewed(lambda: other.change(other.company.agreed(Settings(open_hands=True))))
    other._rewritten(lambda company: company.give(cyd, (1, 2))[0])

    assert stored(storage, one)[0] == {"Ada", "Cyd"}
    with pytest.raises(NotThere):
        other.handle(Say("late", "Hello?"), ben, "en")
    one.renew()
    assert one.company == other.company
    assert one.company.settings.open_hands
    assert one.company.member(cyd).seats == (1, 2)


def test_nothing_is_overwritten_that_was_not_read(storage: Storage) -> None:
    """Without reading it again the change is refused, and the table is as it was."""
    one, other = two(storage)
    one.change(one.company.agreed(Settings(open_hands=True)))
    before = other.company
    with pytest.raises(SettingsChanged):
        other.change(other.company.remove(ref_of(other, "Ben")))

    assert other.company is before
    assert stored(storage, one)[:2] == ({"Ada", "Ben"}, one.company.settings)


def test_changes_in_turn_are_all_kept(storage: Storage) -> None:
    """Invitations, settings and names of moments from both, each begun with what it knew."""
    tables, host = two(storage), ""
    for number in range(12):
        table = tables[number * 5 % 3 % 2]
        host = ref_of(table, "Ada")
        if number % 3 == 0:
            table.renewed(lambda table=table: table.change(table.company.invite((1,), "player", 2)[0]))  # type: ignore[misc]
        elif number % 3 == 1:
            mark = Mark(f"m{number}", table.position, f"Moment {number}")
            assert isinstance(table.handle(mark, host, "en").reply, Done)
        else:
            wanted = Settings(ask_all=True, open_hands=number % 2 == 0, repeat_luck=number > 6)
            table._rewritten(lambda company, wanted=wanted: company.agreed(wanted))  # type: ignore[misc]

    company = company_of(storage.card(tables[0].ref).settings)
    assert len(company.invites) == 4
    assert [one.name for one in company.moments] == [f"Moment {number}" for number in (1, 4, 7, 10)]
    assert (company.settings.open_hands, company.settings.repeat_luck) == (False, True)


@pytest.mark.parametrize("pack", PACKS)
def test_somebody_leaves_by_the_rules_while_another_process_changes_something(storage: Storage, pack: str) -> None:
    """SG-PLAYERS-005, DS-PLYR-002: it is done, the seats are those of the names, and the other change is kept."""
    one, other = two(storage, pack, ("Ada", "Ben", "Cyd"))
    other.change(other.company.agreed(Settings(ask_all=True, open_hands=True)))
    cyd, host = ref_of(one, "Cyd"), ref_of(one, "Ada")

    reply = one.handle(Choose("leave", one.position, "leave p2"), host, "en").reply
    while len(one.company.names) > 2:
        choose(one)

    assert isinstance(reply, Done)
    company = company_of(storage.card(one.ref).settings)
    assert company.settings.open_hands
    assert company.member(cyd).seats == (1,)
    assert one.company == company


def test_a_moment_that_is_named_again_is_named_once(storage: Storage) -> None:
    """Somebody who was not answered asks once more, perhaps at another process; another moment needs another name."""
    one, other = two(storage)
    for table in (one, other, one):
        mark = Mark("m", table.position, "Before the fight")
        assert isinstance(table.handle(mark, ref_of(table, "Ada"), "en").reply, Done)
    choose(one)

    assert not isinstance(one.handle(Mark("n", one.position, "Before the fight"), ref_of(one, "Ada"), "en").reply, Done)
    assert stored(storage, one)[2] == ["Before the fight"]
