"""Opening a table from its checkpoint: nothing before it is played again, and the same is known as by playing all."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.campaign.history import EVERY
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host import perspectives
from sleeping_gods.host.storage_table_store import open_table
from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel import play as kernel_play
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.play import options
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.presentation.story_knowledge import past_of
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.coding import encode

from ..daily import first_quick
from .tables import begin, kept

PACKS = ["harbour", "airfield"]
CHOICES = 300


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """A storage."""
    with kept(tmp_path) as storage:
        yield storage


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How many choices the rules have played since it was last asked."""
    counted, advance = [0], kernel_play.advance

    def counting(*arguments: Any) -> Any:
        counted[0] += 1
        return advance(*arguments)

    def since() -> int:
        count, counted[0] = counted[0], 0
        return count

    monkeypatch.setattr(kernel_play, "advance", counting)
    return since


def played(table: ServedTable, seed: int, choices: int = CHOICES) -> None:
    """Random choices, with steps back now and then; every fifth undo goes far back."""
    campaign, luck = table.campaign, random.Random(seed)  # noqa: S311  # only which choice
    for number in range(1, choices):
        if number % 40 == 0:
            campaign.go_back(len(campaign.journal.entries) // 2)
        elif number % 11 == 0 or not options(campaign.table):
            campaign.undo()
        else:
            campaign.play(None, text(luck.choice(options(campaign.table))))


@pytest.mark.parametrize("undone", first_quick([True, False]))
@pytest.mark.parametrize("pack", PACKS)
def test_nothing_before_the_checkpoint_is_played_again(
    storage: Storage, steps: Callable[[], int], pack: str, undone: bool
) -> None:
    """Neither when the table is opened nor, but for the last entries, when somebody comes; also after an undo."""
    table = begin(storage, pack)
    played(table, 3)
    if undone:
        table.campaign.go_back(20)
    table.campaign.close()
    steps()

    again = open_table(storage, table.ref)

    opening = steps()
    encode(again.snapshot(again.roster.members[0].ref, "en"))
    telling = steps()
    assert len(again.campaign.journal.entries) > CHOICES
    assert opening == 0
    assert telling <= perspectives.RECENT_ENTRIES + EVERY  # from the state that was kept before them


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS)
def test_the_same_is_known_as_by_playing_all(storage: Storage, pack: str) -> None:
    """Places, pages and quests: from the checkpoint, from it and what was played since, and without it."""
    table = begin(storage, pack)
    for seed in range(3):
        played(table, seed, 70)
        notes, state = dict(table.campaign.history.notes), state_hash(table.campaign.table)
        if seed != 1:
            table.campaign.close()
        quick = open_table(storage, table.ref)
        whole = Campaign.over(quick.campaign.file, *load_pack(pack)) if quick.campaign.file else None
        assert whole is not None

        assert quick.campaign.history.notes == notes == whole.history.notes
        assert state_hash(quick.campaign.table) == state
        assert past_of(quick.campaign).known(quick.campaign.history) == past_of(whole).known(whole.history)
        table = quick
    assert {kind for found in notes.values() for kind, _ in found} >= {"act", "left"}
    assert not table.campaign.is_verified
    assert table.campaign.verify(10_000)
    assert (table.campaign.history.notes, table.campaign.mended_notes) == (notes, 0)
