"""A table that is opened anew tells at once what was read there before."""

from __future__ import annotations

import pytest

from sleeping_gods.effects.terms import LANGS, Lang
from sleeping_gods.host.table import ServedTable

from .evening import evening
from .in_memory import InMemory
from .marked import marked_pack


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_map_and_quests_are_as_they_were(pack: str, lang: Lang) -> None:
    """To the first who comes, in either language, and before anything else is read."""
    told = evening(marked_pack(pack), 2, 5)
    ref = told.table.company.members[0].ref
    for _ in range(25):
        assert [*told.choose()]
    before = told.table.snapshot(ref, lang).sections
    again = ServedTable("again", "Again", told.table.campaign, InMemory(), told.table.company)

    now = again.snapshot(ref, lang).sections

    assert now.quests == before.quests
    assert now.map == before.map
