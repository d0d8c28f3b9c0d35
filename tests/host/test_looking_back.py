"""Looking back at a served table: how far an undo would go, the table as it was, and what can be set by hand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict

from sleeping_gods.host.errors import NotThere
from sleeping_gods.host.perspectives import with_journal_counts
from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.scene.menu import ChoiceLine, ChoiceMenu
from sleeping_gods.presentation.scene.score import ScoreSheet
from sleeping_gods.wire.events import Done, Refused
from sleeping_gods.wire.requests import NameMoment, RepairRequest, Undo, UndoBy
from sleeping_gods.wire.sections import Sections

from .tables import begin, choose, kept, ref_of

PACKS = ("harbour", "airfield")


def unnumbered(sections: Sections) -> dict[str, Any]:
    """Everything that was told, but for what one types for each choice, which hangs on what was told before."""
    told = asdict(sections)
    menu = told["menu"]
    assert isinstance(menu, ChoiceMenu)
    return told | {"menu": replace(menu, own=_listed(menu.own), acts=_listed(menu.acts))}


def _listed(lines: tuple[ChoiceLine, ...]) -> tuple[ChoiceLine, ...]:
    return tuple(sorted((replace(line, number=0) for line in lines), key=lambda line: line.notation))


def evening(table: ServedTable, steps: int) -> dict[int, dict[str, Sections]]:
    """Play so many choices; what each was told before each of them, by the entry that had led there."""
    told = {}
    for _ in range(steps):
        entry = table.campaign.history.position
        told[entry] = {one.ref: table.snapshot(one.ref, "en").sections for one in table.roster.members}
        choose(table)
    return told


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS)
def test_every_moment_is_told_as_it_was(tmp_path: Path, pack: str) -> None:
    """To each seat what it was told then: its own hand, the map as far as it was known, what it was asked."""
    with kept(tmp_path) as storage:
        table = begin(storage, pack)
        told = evening(table, 25)

        again = {
            entry: {ref: table.snapshot_after(ref, "en", entry).sections for ref in by_ref}
            for entry, by_ref in told.items()
        }

        for entry, by_ref in told.items():
            for ref, sections in by_ref.items():
                assert unnumbered(again[entry][ref]) == unnumbered(sections), entry


def test_what_chance_decides_is_shown_when_it_has(tmp_path: Path) -> None:
    """Nobody is shown what might be drawn: the moment before a draw is the one after it."""
    with kept(tmp_path) as storage:
        table = begin(storage)
        evening(table, 12)
        ada, count = ref_of(table, "Ada"), table.position

        asked = [table.snapshot_after(ada, "en", entry).sections.decision for entry in range(count)]

        assert min(asks.seat for asks in asked if hasattr(asks, "seat")) >= 0
        assert len(asked) == count > 12


def test_what_was_taken_back_is_no_moment(tmp_path: Path) -> None:
    """Only what led to the present can be looked at; a number that is none is refused likewise."""
    with kept(tmp_path) as storage:
        table = begin(storage, ask_undo=False)
        evening(table, 6)
        ada, gone = ref_of(table, "Ada"), table.campaign.history.position
        table.handle(Undo("u", table.position), ada, "en")

        for entry in (gone, 999):
            with pytest.raises(NotThere):
                table.snapshot_after(ada, "en", entry)


@pytest.mark.parametrize("by", ["step", "action", "turn"])
@pytest.mark.parametrize("pack", PACKS)
def test_what_an_undo_would_take_back(tmp_path: Path, pack: str, by: UndoBy) -> None:
    """Each stride is told with the entry to which it then goes; afterwards it can be taken forward again."""
    with kept(tmp_path) as storage:
        table = begin(storage, pack, ask_undo=False)
        evening(table, 14)
        ada, before = ref_of(table, "Ada"), table.ways_back(ref_of(table, "Ada"))
        way = next(way for way in before.ways if way.by == by)
        expected = state_hash(table.campaign.history.table_after(way.entry))

        table.handle(Undo("u", table.position, by), ada, "en")

        assert state_hash(table.campaign.table) == expected
        assert (before.can_redo, table.ways_back(ada).can_redo) == (False, True)


def test_it_is_told_whether_others_are_asked(tmp_path: Path) -> None:
    """Only behind what was revealed, only where the table wants it, and only while somebody else is here."""
    with kept(tmp_path) as storage:
        table = begin(storage)
        while table.position < 12:
            choose(table)
        ada, ben = ref_of(table, "Ada"), ref_of(table, "Ben")
        turn = table.ways_back(ada).ways[-1]
        table.disconnected(ben)
        alone = table.ways_back(ada).ways[-1]

        assert (turn.by, turn.needs_consent) == ("turn", True)
        assert (alone.entry, alone.needs_consent) == (turn.entry, False)


def test_nothing_can_be_taken_back_at_the_beginning(tmp_path: Path) -> None:
    """There are no ways back, and none forward."""
    with kept(tmp_path) as storage:
        table = begin(storage)

        back = table.ways_back(ref_of(table, "Ada"))

        assert back.ways == ()
        assert not back.can_redo


def test_back_to_a_moment(tmp_path: Path) -> None:
    """The moment that was named is gone back to, whatever happened since; twice there is nothing to go back to."""
    with kept(tmp_path) as storage:
        table = begin(storage, ask_undo=False)
        evening(table, 5)
        ada, state = ref_of(table, "Ada"), state_hash(table.campaign.table)
        table.handle(NameMoment("m", table.position, "Before it"), ada, "en")
        evening(table, 7)
        (moment,) = table.roster.moments

        done = table.handle(Undo("u", table.position, "entry", moment.entry), ada, "en").reply
        again = table.handle(Undo("v", table.position, "entry", moment.entry), ada, "en").reply

        assert isinstance(done, Done)
        assert state_hash(table.campaign.table) == state
        assert isinstance(again, Refused)
        assert again.key == "no-line"


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("pack", PACKS)
def test_whatever_can_be_set_stands_as_it_was_set(tmp_path: Path, pack: str, lang: Lang) -> None:
    """Every figure says what stands there; set to its least and its most it says that."""
    with kept(tmp_path) as storage:
        table = begin(storage, pack)
        figures = table.repair_fields(lang)
        kinds = {one.act.split()[1]: one for one in figures if not one.options}
        ada = ref_of(table, "Ada")

        assert len({one.label for one in figures}) == len(figures)
        for kind in kinds.values():
            if kind.act.startswith("set health"):
                continue  # nobody falls here
            one = next(now for now in table.repair_fields(lang) if now.act == kind.act)  # others were set
            value = str(one.max if one.value != str(one.max) else one.min)
            if value == one.value:
                continue  # nothing of it is left
            reply = table.handle(
                RepairRequest(one.act.replace(" ", "-"), table.position, f"{one.act} {value}"), ada, lang
            ).reply
            assert isinstance(reply, Done), one.act
            assert next(other.value for other in table.repair_fields(lang) if other.act == one.act) == value


def test_the_last_page_says_what_was_put_right(tmp_path: Path) -> None:
    """Repairs are counted, and steps back past a draw."""
    with kept(tmp_path) as storage:
        table = begin(storage, ask_undo=False)
        ada = ref_of(table, "Ada")
        table.handle(RepairRequest("r", table.position, "set xp 7"), ada, "en")
        sheet = ScoreSheet("", (), (), "", (), (), (), 0, 0, ())

        assert with_journal_counts(sheet, table.campaign) == replace(sheet, repairs=1)
