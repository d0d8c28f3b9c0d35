"""Everything that comes of requests of every kind at a served table, as it was approved: outlines without words.

How to approve a change and how to look at it says tests/approving.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.members import TableMember
from sleeping_gods.host.outcome import Outcome
from sleeping_gods.host.perspectives import Perspective
from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.choices import Choice, text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.wire.events import Settings
from sleeping_gods.wire.requests import (
    AnswerUndo,
    AskRequest,
    ChatRequest,
    ChooseRequest,
    Explain,
    FollowRoute,
    JourneyRequest,
    ListUnavailable,
    NameMoment,
    PresenceRequest,
    PreviewRequest,
    Redo,
    Refresh,
    RepairRequest,
    Request,
    Undo,
)

from ..approving import changed
from ..outlines import outline
from ..unworded import UNWORDED, unworded
from .in_memory import served

APPROVED = Path(__file__).parent / "approved"
SETTINGS = (Settings(), Settings(ask_undo=False), Settings(open_hands=True, ask_all=True))
EVENINGS = [("harbour", 5, 36), ("airfield", 6, 12)]
"""Pack, seed and choices."""


class Evening:
    """A table with a host, somebody with two seats and somebody who watches; requests in a fixed order."""

    def __init__(self, pack_name: str, seed: int) -> None:
        game, pack = load_pack(pack_name)
        campaign = Campaign.begin(game, pack, setup_for(game, pack, ("Ada", "Ben", "Cyd"), {"seed": str(seed)}))
        self.table = served(campaign, [(0,), (1, 2), ()])
        self.names = {member.ref: f"person-{number}" for number, member in enumerate(self.table.roster.members)}
        for ref in self.names:
            self.table.snapshot(ref, UNWORDED)
            self.table.connected(ref)
        self._luck = Luck(seed)
        self._sent = 0

    def id(self) -> str:
        """The id of the next request."""
        self._sent += 1
        return f"r{self._sent}"

    @property
    def choices(self) -> list[Choice]:
        """What can be chosen."""
        return options(self.table.campaign.table)

    def some_choice(self) -> str:
        """A choice; any kind is as likely as any other."""
        verb = self._luck.pick(sorted({choice[0] for choice in self.choices}))
        return text(self._luck.pick([choice for choice in self.choices if choice[0] == verb]))

    def whose(self, line: str) -> TableMember:
        """The person whose choice it is."""
        seat = self.table.campaign.table.actor(tuple(line.split()))
        return next((member for member in self.table.roster.members if seat in member.seats), self.host)

    @property
    def host(self) -> TableMember:
        """The host."""
        return self.table.roster.members[0]

    def others(self, number: int) -> Iterator[tuple[TableMember, Request]]:
        """The requests that follow a choice: one kind after the other, by one person after the other."""
        host, other, watcher = self.table.roster.members
        at, line = self.table.position, self.some_choice()
        crew = next(iter(self.table.campaign.table.crew))  # type: ignore[attr-defined]  # both games have a crew
        rows: list[list[tuple[TableMember, Request]]] = [
            [(host, Undo(self.id(), at)), (watcher, AnswerUndo(self.id(), at, agree=True))],
            [(other, AnswerUndo(self.id(), at, agree=number % 3 == 0)), (host, Redo(self.id(), at))],
            [(who, Explain(self.id(), line)) for who in (host, other, watcher)],
            [(other, Explain(self.id(), "choose z")), (host, Explain(self.id(), "burn nothing"))],
            [(host, PreviewRequest(self.id(), (line,))), (other, PreviewRequest(self.id(), ()))],
            [(host, ListUnavailable(self.id())), (other, JourneyRequest(self.id()))],
            [(other, AskRequest(self.id(), line)), (host, AskRequest(self.id(), line))],
            [(host, AskRequest(self.id(), line, withdrawn=True)), (other, ChatRequest(self.id(), "Well\u0007"))],
            [(other, ChatRequest(self.id(), "Well played")), (watcher, ChatRequest(self.id(), "Indeed"))],
            [(host, PresenceRequest(self.id(), at, (line,), "page 3")), (other, PresenceRequest(self.id(), 1, (), ""))],
            [(other, NameMoment(self.id(), at, f"Moment {number}")), (host, NameMoment(self.id(), at, " "))],
            [(host, RepairRequest(self.id(), at, f"set health {crew} 2")), (other, RepairRequest(self.id(), at, "x"))],
            [(self.whose(line), FollowRoute(self.id(), at, (line, line)))],
            [(other, Undo(self.id(), at, "turn")), (host, AnswerUndo(self.id(), at, agree=True))],
            [(host, Refresh(self.id())), (watcher, ChooseRequest(self.id(), at, line))],
            [(other, ChooseRequest(self.id(), at, f"pin {1 + number} here")), (host, Undo(self.id(), at, "action"))],
            [(host, ChooseRequest(f"r{self._sent}", at, line)), (host, ChooseRequest(self.id(), max(0, at - 1), line))],
            [(host, Undo(self.id(), at, "line", max(1, at - 4))), (other, Undo(self.id(), at, "entry", at // 2))],
        ]
        yield from rows[number % len(rows)]

    def send(self, member: TableMember, request: Request) -> bytes:
        """A request, and everything that comes of it, without names that are made at random."""
        outcome = self.table.handle(request, member.ref, UNWORDED)
        return self.written((self.names[member.ref], request, self._plain(outcome)))

    def written(self, told: object) -> bytes:
        """Something as JSON, without names that are made at random."""
        data = msgspec.json.encode(outline(told))
        for ref, name in self.names.items():
            data = data.replace(ref.encode(), name.encode())
        return data

    def _plain(self, outcome: Outcome) -> list[object]:
        deeds: list[object] = []
        for deed in outcome.deeds:
            told = [
                (ref, self.table.deed_event(deed, self.table.perspective_of(ref, UNWORDED)))
                for ref in self.names
                if deed.concerns(ref)
            ]
            deeds.append([deed.key, deed.who, told])
        presence: list[object] = []
        if outcome.presence is not None:
            perspectives = [self.table.perspective_of(ref, UNWORDED) for ref in self.names]
            presence = [self.table.presence_for(outcome.presence, perspective) for perspective in perspectives]
        news = [(_seats(perspective), told) for perspective, told in outcome.changed.items()]
        return [
            outcome.reply,
            outcome.fresh,
            outcome.everybody,
            outcome.notice,
            news,
            outcome.afterwards,
            deeds,
            presence,
        ]


def _seats(perspective: Perspective) -> str:
    return f"{perspective.audience.seats} {perspective.audience.open_hands}"


@pytest.mark.parametrize(("pack", "seed", "steps"), EVENINGS, ids=[evening[0] for evening in EVENINGS])
def test_what_comes_of_requests_was_approved(pack: str, seed: int, steps: int) -> None:
    """For whoever sent them and for everybody else; and what somebody is told who comes, asks for the past or goes."""
    told: dict[str, list[bytes]] = {"choices": [], "requests": [], "whole": [], "past": [], "coming and going": []}
    with unworded():
        evening = Evening(pack, seed)
        table: ServedTable = evening.table
        for number in range(steps):
            if is_over(table.campaign.table):
                break
            line = evening.some_choice()
            told["choices"].append(evening.send(evening.whose(line), ChooseRequest(evening.id(), table.position, line)))
            for member, request in evening.others(number):
                told["requests"].append(evening.send(member, request))
            if number % 6 == 5:
                member = table.roster.members[number // 6 % 3]
                snapshot = table.snapshot(member.ref, UNWORDED)
                told["whole"].append(evening.written(snapshot))
                now = table.snapshot_after(member.ref, UNWORDED, table.campaign.history.position)
                for name in ("quests", "map", "page", "party", "hands"):
                    assert getattr(now.sections, name) == getattr(snapshot.sections, name), name
                lately = [0, *table.campaign.history.numbers()][-9:][0]
                told["past"].append(evening.written(table.log_after(member.ref, UNWORDED, lately)))
                told["past"].append(evening.written(table.snapshot_after(member.ref, UNWORDED, lately)))
                told["past"].append(evening.written(table.ways_back(member.ref)))
            if number % 7 == 6:
                member = table.roster.members[number // 7 % 3]
                gone = table.disconnected(member.ref)
                back = [table.connected(member.ref), table.presence(UNWORDED, member.ref), table.talk()]
                told["coming and going"].append(evening.written([gone, back, table.undo_request()]))
            if number % 8 == 7:
                table.seating.change(table.roster.with_settings(SETTINGS[number // 8 % len(SETTINGS)]))
                told["coming and going"].append(evening.written([table.people(), table.repair_fields(UNWORDED)]))

    assert changed(APPROVED / f"{pack}.txt", told) == []
