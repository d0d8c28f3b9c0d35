"""Who may ask for what: each kind of request has a row, and what has none is refused."""

from __future__ import annotations

from collections.abc import Mapping

from ..wire.requests import Agree, AskBarred, Choose, Look, Mark, Redo, Repair, Request, Say, Try, Undo, Why
from .errors import NotAllowed
from .roster import HOST, Member

EVERYBODY, SEATED, ONLY_HOST = "everybody", "seated", "host"
"""Also who only watches; who plays a seat; who keeps the table."""
ALLOWED: Mapping[type[Request], str] = {
    Choose: SEATED,
    Undo: SEATED,
    Redo: SEATED,
    Agree: SEATED,
    Look: EVERYBODY,
    Why: SEATED,
    Try: SEATED,
    AskBarred: SEATED,
    Say: EVERYBODY,
    Mark: SEATED,
    Repair: ONLY_HOST,
}


def check(request: Request, member: Member) -> None:
    """Refuse what this person may not ask for."""
    who = ALLOWED.get(type(request))
    if who == EVERYBODY or (who == SEATED and member.seats) or (who == ONLY_HOST and member.role == HOST):
        return
    raise NotAllowed("only-host" if who == ONLY_HOST else "only-seated")
