"""Where there is nothing to decide, a served table answers by itself, as the terminal's does."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.kernel.table import Table
from sleeping_gods.presentation.party.forced import forced_answer
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.wire.events import Done
from sleeping_gods.wire.requests import ChooseRequest, Undo

from .tables import begin, kept, ref_of


def is_asked(table: Table, game: str) -> bool:
    """Whether somebody has something to decide."""
    return forced_answer(presenter_of(game), table, secret=True) is None


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_what_is_forced_is_answered(tmp_path: Path, pack: str) -> None:
    """After every choice somebody is asked who has something to decide; a step back leads to such a question too."""
    with kept(tmp_path) as storage:
        table, luck = begin(storage, pack, ask_all=False, ask_undo=False), Luck(3)
        game, answered = table.campaign.game.id, 0
        for number in range(60):
            before, choice = table.position, luck.pick(table.campaign.table.offered)
            seat = table.campaign.table.actor(choice)
            ref = next(one.ref for one in table.roster.members if seat in one.seats)
            reply = table.handle(ChooseRequest(f"n{number}", before, " ".join(choice)), ref, "en").reply
            assert reply == Done(table.position, f"n{number}")
            assert is_asked(table.campaign.table, game)
            answered += sum(entry.seat[0] == "p" for entry in table.campaign.journal.entries[before + 1 :])
        now = state_hash(table.campaign.table)

        table.handle(Undo("back", table.position), ref_of(table, "Ada"), "en")

        assert answered
        assert state_hash(table.campaign.table) != now
        assert is_asked(table.campaign.table, game)
