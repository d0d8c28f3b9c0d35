"""A server that is started anew at every kind of question there is: the same options, the same told to every seat.

A kind of decision that no stage of ``prompts.py`` reaches fails the test: add one.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sleeping_gods import __version__
from sleeping_gods.campaign import checkpoint
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.roster import Roster
from sleeping_gods.host.storage_table_store import open_table
from sleeping_gods.host.table import ServedTable
from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.journal.notation import START, Journal, actor_word, format_journal
from sleeping_gods.kernel.choices import CHANCE, text
from sleeping_gods.kernel.game import Game, PackInfo
from sleeping_gods.kernel.play import audience, options
from sleeping_gods.kernel.state import canonical, state_hash
from sleeping_gods.languages import WHOLE
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.storage.storage import Storage
from sleeping_gods.storage.store import CampaignStore
from sleeping_gods.wire.coding import encode
from sleeping_gods.wire.events import Done
from sleeping_gods.wire.requests import ChooseRequest

from .in_memory import InMemory
from .prompts import kinds, waiting
from .tables import kept
from .test_restart import roster


def stored(storage: Storage, game: Game, box: PackInfo, table: PartyTable, kind: str, people: Roster) -> str:
    """A campaign whose last entry led to this table, as its checkpoint says: it was set up by hand."""
    setup = setup_for(game, box, tuple(table.names), {})
    first = game.set_up(box, setup)
    opening = options(first)[0]
    entries = [
        JournalEntry(0, START, "", state_hash(first)),
        JournalEntry(1, actor_word(first.actor(opening)), text(opening), state_hash(table)),
    ]
    data = format_journal(Journal(setup, __version__, entries)).encode()
    ref = storage.create(kind, data, people.plain())
    hold = storage.take(ref)
    checkpoint.save_to(CampaignStore(storage, hold), box, {1: canonical(table)}, {})
    storage.release(hold)
    return ref


def told(table: ServedTable) -> list[bytes]:
    """Everything that everybody is told, one in each language, but for what happened before and where it is kept."""
    found = []
    for member, lang in zip(table.roster.members, WHOLE, strict=False):
        snapshot = table.snapshot(member.ref, lang)
        sections = msgspec.structs.replace(snapshot.sections, log=None)
        found.append(encode(msgspec.structs.replace(snapshot, sections=sections, position=0)))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_started_anew_at_every_kind_of_question_there_is(tmp_path: Path, pack: str) -> None:
    """After a restart all options are what they were, every seat is told the same, and the next choice is done."""
    game, box = load_pack(pack)
    met = set[str]()
    with kept(tmp_path) as storage:
        for kind, table in waiting(pack):
            met.add(kind)
            people, offered, before = roster(len(table.names)), options(table), canonical(table)
            ref = stored(storage, game, box, table, kind, people)

            again = open_table(storage, ref)

            live = ServedTable(ref, kind, Campaign.at(game, box, again.campaign.setup, table), InMemory(), people)
            assert canonical(again.campaign.table) == before, kind
            assert options(again.campaign.table) == offered, kind
            assert again.campaign.table.offered == table.offered, kind
            assert told(again) == told(live), kind
            seat = again.campaign.table.actor(offered[0])
            drawing = audience(table, offered[0]) if seat == CHANCE else (seat,)
            members = [one.ref for one in people.members if drawing is None or any(at in one.seats for at in drawing)]
            outcome = again.handle(ChooseRequest("next", again.position, text(offered[0])), members[0], "en")
            assert isinstance(outcome.reply, Done), (kind, outcome.reply)

    assert kinds(pack) - met == set()
