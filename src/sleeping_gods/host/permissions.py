"""Who may send each kind of request; a kind without a row is refused."""

from __future__ import annotations

from collections.abc import Mapping

from ..kernel.choices import CHANCE, Choice
from ..kernel.play import audience, is_option, options, waits_for_chance
from ..kernel.table import Table
from ..party.acts.repair import REPAIR
from ..wire.requests import (
    AdviseRequest,
    AnswerUndo,
    AskRequest,
    ChatRequest,
    ChooseRequest,
    EnterDraws,
    Explain,
    FollowRoute,
    JourneyRequest,
    LeaveDraws,
    LetRobotPlay,
    ListUnavailable,
    NameMoment,
    PresenceRequest,
    PreviewRequest,
    Redo,
    Refresh,
    RepairRequest,
    Request,
    SeatRobot,
    Undo,
    UnseatRobot,
)
from .errors import NotAllowed
from .members import TableMember
from .roster import HOST

EVERYBODY = "everybody"
"""Whoever is at the table may send it, also to watch."""
SEATED = "seated"
"""Whoever plays a seat may send it."""
ONLY_HOST = "host"
"""Only whoever keeps the table may send it."""
ALLOWED: Mapping[type[Request], str] = {
    ChooseRequest: SEATED,
    FollowRoute: SEATED,
    EnterDraws: SEATED,
    LeaveDraws: SEATED,
    Undo: SEATED,
    Redo: SEATED,
    AnswerUndo: SEATED,
    Refresh: EVERYBODY,
    Explain: SEATED,
    PreviewRequest: SEATED,
    ListUnavailable: SEATED,
    JourneyRequest: EVERYBODY,
    AdviseRequest: SEATED,
    ChatRequest: EVERYBODY,
    AskRequest: SEATED,
    PresenceRequest: SEATED,
    NameMoment: SEATED,
    RepairRequest: ONLY_HOST,
    SeatRobot: ONLY_HOST,
    UnseatRobot: EVERYBODY,
    LetRobotPlay: SEATED,
}
HOST_CHOICES = ("reset", "join", "leave", "resume", "save", REPAIR)
"""Acts about the campaign itself that only the host does; notes are for everybody."""


def check(request: Request, member: TableMember) -> None:
    """Raise NotAllowed if this member may not send the request."""
    who = ALLOWED.get(type(request))
    if who == EVERYBODY or (who == SEATED and member.seats) or (who == ONLY_HOST and member.role == HOST):
        return
    raise NotAllowed("only-host" if who == ONLY_HOST else "only-seated")


def seat_for(table: Table, member: TableMember, choice: Choice) -> int | None:
    """The member's seat to which a choice belongs; any of theirs if it is another's, so that it is refused by the
    rules.

    The result of a draw with real cards belongs to nobody.
    """
    if choice and is_option(table, choice):
        actor = table.actor(choice)
        if actor == CHANCE:
            return None
        return actor if actor in member.seats else member.seats[0]
    if member.role != HOST and choice[:1] == (REPAIR,):
        raise NotAllowed("only-host")  # whether it could be done may hang on what another hand holds
    if member.role != HOST and table.is_table_act(choice) and choice[0] in HOST_CHOICES:
        raise NotAllowed("only-host")
    return member.seats[0]


def check_drawer(table: Table, member: TableMember, *, open_hands: bool) -> None:
    """Raise NotAllowed if a draw waits that a member may not enter: any player may, but not into another's hand."""
    if open_hands or not waits_for_chance(table):
        return
    secret = audience(table, options(table)[0])
    if secret is not None and not any(seat in member.seats for seat in secret):
        raise NotAllowed("not-your-draw")
