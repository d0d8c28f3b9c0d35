"""What a campaign takes in a database: a choice at a served table at most two kibibytes, keys and checkpoints too."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.events import Done
from sleeping_gods.wire.requests import ChooseRequest, Request, Undo

from ..host.tables import begin

MOST = 2048
CHOICES = 150


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_a_choice_takes_little_room(storage: Storage, pack: str) -> None:
    """In both databases, with ids as long as clients make them, and all that the choices led to."""
    table, luck = begin(storage, pack, ("Ada",)), Luck(2)
    host = table.roster.members[0].ref
    before, entries = storage.size(), table.position
    for number in range(CHOICES):
        offered, name = table.campaign.table.offered, f"{number:032x}"
        request: Request = Undo(name, table.position, "turn")  # from the end of a campaign
        if offered:
            request = ChooseRequest(name, table.position, " ".join(luck.pick(offered)))
        assert isinstance(table.handle(request, host, "en").reply, Done)
    table.campaign.close()

    grown = storage.size() - before

    assert table.position - entries >= CHOICES
    assert 0 < grown <= MOST * CHOICES
