"""T25: a save that was changed by hand, with every sum made right again, is refused or is a sound table."""

from __future__ import annotations

import functools

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.journal.notation import Journal
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, options, play
from sleeping_gods.kernel.table import Table

from ..daily import first_daily
from .forged import journal_findings, state_findings
from .playing import begin, next_line, say

PACKS = ("harbour", "wandering-sea", "airfield", "lifted-north")


@functools.cache
def tables(pack: str) -> list[Table]:
    """Tables along random campaigns, every fortieth decision."""
    game, box = load_pack(pack)
    luck, kept = Luck(5), []
    table = game.set_up(box, setup_for(game, box, ("Ada", "Ben"), {}))
    for number in range(1_200):
        if not table.agenda:
            table = game.set_up(box, setup_for(game, box, ("Ada", "Ben", "Cyd"), {}))
        if number % 40 == 0:
            kept.append(table.clone())
        apply(table, luck.pick(options(table)))
    return kept


def journal_of(pack: str, decisions: int) -> Journal:
    """A campaign of two players."""
    campaign, luck = begin(None, 1, pack), Luck(1)
    for _ in range(decisions):
        if line := next_line(campaign, luck):
            say(campaign, line)
    return campaign.journal


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "count"), first_daily([(1, 500), (1, 1_500), (2, 1_500)]))
@pytest.mark.parametrize("pack", PACKS)
def test_a_forged_table_is_refused_or_sound(pack: str, seed: int, count: int) -> None:
    """SG-SAVE-007, DS-SAVE-007: 12,000 forged tables in all; what is taken keeps every law and can be played on."""
    game, box = load_pack(pack)

    assert state_findings(game, box, tables(pack), count, seed) == []


@pytest.mark.slow
@pytest.mark.parametrize("pack", first_daily(PACKS, 2))
def test_a_forged_campaign_seats_nobody(pack: str) -> None:
    """A thousand forged campaigns in all: no other names, no other seats, and nobody decides in another's place."""
    game, box = load_pack(pack)

    assert journal_findings(game, box, journal_of(pack, 40), 350, 3) == []


@pytest.mark.slow
def test_planted_trust_in_the_seats_of_a_save(monkeypatch: pytest.MonkeyPatch) -> None:
    """A replay that does not ask whose choice it was lets a stranger decide."""

    def trusting(table: Table, entry: JournalEntry) -> None:
        play(table, entry.choice)

    monkeypatch.setattr("sleeping_gods.journal.replay._play", trusting)
    game, box = load_pack("harbour")

    found = journal_findings(game, box, journal_of("harbour", 25), 80, 1)

    assert any("was taken for p" in line for line in found)


@pytest.mark.slow
def test_planted_a_table_that_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loader that does not add up the pieces takes tables that break the laws."""
    monkeypatch.setattr("sleeping_gods.sea.saving.saved.check_pieces", lambda table: None)
    game, box = load_pack("harbour")

    assert state_findings(game, box, tables("harbour")[:3], 200, 1)
