"""A server that is started anew, at every kind of question that random play meets: the same options, the same cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.roster import Roster, new_roster
from sleeping_gods.host.storage_table_store import open_table
from sleeping_gods.host.table import ServedTable
from sleeping_gods.journal.notation import format_journal
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.kernel.table import decision_of
from sleeping_gods.languages import WHOLE
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.coding import encode
from sleeping_gods.wire.events import Changed, Done, Settings
from sleeping_gods.wire.requests import ChooseRequest

from .tables import kept

PLAYERS = ("Ada", "Ben", "Cyd")
CAMPAIGNS, CHOICES = 8, 500
LEAST = {"harbour": 44, "airfield": 25}
"""Kinds of questions that are met at least, or the test tells little."""


def told(table: ServedTable) -> list[bytes]:
    """Everything that everybody is told, one in each language."""
    return [encode(table.snapshot(one.ref, lang)) for one, lang in zip(table.roster.members, WHOLE, strict=False)]


def roster(seats: int) -> Roster:
    """Two people: one with the first seat, one with all others."""
    made, _ = new_roster("Ada", "a" * 43, seats, Settings())
    if seats == 1:
        return made
    made, _, secret = made.invite(tuple(range(1, seats)), "player", seats)
    return made.accept(secret, "Ben", "b" * 43)[0]


def check(storage: Storage, campaign: Campaign, kind: str) -> None:
    """Store a campaign, start anew, and compare: what is told, and what comes of the next choice."""
    people = roster(len(campaign.setup.seats))
    ref = storage.create(kind, format_journal(campaign.journal).encode(), people.plain())
    second = open_table(storage, ref)
    live = ServedTable(ref, kind, campaign, second.writing._store, people)

    assert told(second) == told(live), kind

    choice = options(campaign.table)[0]
    seat = campaign.table.actor(choice)
    member = next(one.ref for one in people.members if seat in one.seats)
    outcome = second.handle(ChooseRequest("next", second.position, text(choice)), member, "en")
    assert isinstance(outcome.reply, Done), kind
    assert all(isinstance(event, Changed) for event in outcome.changed.values())


@pytest.mark.slow
@pytest.mark.parametrize("pack", [*LEAST])
def test_started_anew_at_every_kind_of_question(tmp_path: Path, pack: str) -> None:
    """What everybody is told after a restart is what whoever came a moment before was told; play goes on with it."""
    game, loaded = load_pack(pack)
    met = set[str]()
    with kept(tmp_path) as storage:
        for number in range(CAMPAIGNS):
            seats, luck = PLAYERS[: 1 + number % len(PLAYERS)], Luck(number)
            campaign = Campaign.begin(game, loaded, setup_for(game, loaded, seats, {"seed": str(number)}))
            for _ in range(CHOICES):
                if is_over(campaign.table):
                    break
                kind = type(decision_of(campaign.table)).__name__
                if kind not in met and len(campaign.table.names) == len(seats):  # type: ignore[attr-defined]  # a party
                    met.add(kind)
                    check(storage, campaign, kind)
                campaign.play(None, text(luck.pick(options(campaign.table))))

    assert len(met) >= LEAST[pack], sorted(met)
