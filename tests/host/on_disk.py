"""An evening at a served table on a disk in memory: whoever is not answered sends the same again, and notes what is."""

from __future__ import annotations

from dataclasses import dataclass, field

from sleeping_gods.campaign.games import load_for, load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.roster import Roster, new_roster, roster_of
from sleeping_gods.host.storage_table_store import open_table
from sleeping_gods.host.table import ServedTable
from sleeping_gods.journal.notation import CHANCE, START, UNDO, format_journal
from sleeping_gods.journal.reading import parse
from sleeping_gods.journal.replay import Replay
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.presentation.party.forced import forced_answer
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.storage.group import Group
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.events import Settings
from sleeping_gods.wire.requests import ChooseRequest, NameMoment, Redo, Request, Undo

PLAYERS = ("Ada", "Ben")
ASKED = "SELECT first FROM stretch WHERE campaign = ? AND command <> ''"
OTHERS = 7
"""One of so many requests is no choice."""


def begun(storage: Storage, pack: str) -> str:
    """A campaign of two, each with a seat; what lies beside the database is put into it often."""
    with storage.database.reading():
        storage.database.rows("PRAGMA wal_autocheckpoint = 12")
    game, box = load_pack(pack)
    campaign = Campaign.begin(game, box, setup_for(game, box, PLAYERS, {"seed": "7"}))
    return storage.create("An evening", format_journal(campaign.journal).encode(), _roster().plain())


def _roster() -> Roster:
    roster, _ = new_roster("Ada", "a" * 43, len(PLAYERS), Settings(ask_undo=False))
    roster, _, secret = roster.invite((1,), "player", len(PLAYERS))
    return roster.accept(secret, "Ben", "b" * 43)[0]


def at_the_table(storage: Storage, ref: str, group: Group | None = None) -> ServedTable:
    """The table with both of them connected, one in each language; both have been told everything."""
    table = open_table(storage, ref, group)
    for member, lang in zip(table.roster.members, ("en", "fr"), strict=True):
        table.connected(member.ref)
        table.snapshot(member.ref, lang)
    return table


def next_request(table: ServedTable, luck: Luck, number: int, *, always: bool = False) -> tuple[Request, str]:
    """Mostly a choice, or always; now and then a step back or forward, or a name for the moment; and who sends it."""
    kind, at, name = luck.below(OTHERS * 3), table.position, f"n{number}"
    host = table.roster.members[0].ref
    if kind == 0 and number > OTHERS and not always:
        return Undo(name, at), host
    if kind == 1 and number > OTHERS and not always:
        return NameMoment(name, at, name), host
    if not always and table.campaign.journal.entries[-1].seat == UNDO and luck.below(2):
        return Redo(name, at), host
    choice = luck.pick(table.campaign.table.offered)
    seat = table.campaign.table.actor(choice)
    return ChooseRequest(name, at, text(choice)), next(one.ref for one in table.roster.members if seat in one.seats)


@dataclass(slots=True)
class Told:
    """What people know: every request that was answered with done, and how long the campaign was then."""

    done: list[Request] = field(default_factory=list)
    refused: list[Request] = field(default_factory=list)
    length: int = 0

    def findings(self, storage: Storage, ref: str) -> list[str]:
        """What of it is not stored, or is though it was refused."""
        found, moments = [], [one.name for one in roster_of(storage.summary(ref).settings).moments]
        for request, is_done in [*((one, True) for one in self.done), *((one, False) for one in self.refused)]:
            if isinstance(request, NameMoment):
                times = moments.count(request.name)
            else:
                times = int(storage.find(ref, request.id) is not None)
            if times != int(is_done):
                found.append(f"{request.id} was {'done' if is_done else 'refused'} and is there {times} times")
        return found


def by_nobody(storage: Storage, ref: str) -> list[str]:
    """Entries that are neither somebody's request nor what the table answers by itself."""
    with storage.database.reading():
        known = {row[0] for row in storage.database.rows(ASKED, ref)}
    journal = parse(storage.read(ref)).journal
    again, found = Replay(*load_for(journal), journal), []
    presenter = presenter_of(journal.setup.game)
    while not again.done:
        answer = forced_answer(presenter, again.table, secret=True)
        entry, _ = again.step()
        is_own = answer is not None and text(answer) == entry.choice
        if not (is_own or entry.seat in (CHANCE, START) or entry.number in known):
            found.append(f"entry {entry.number} was sent by nobody: {entry.choice}")
    return found
