"""What is sent over sockets: for every kind of request what is likeliest to tell something that is another's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.play import options
from sleeping_gods.languages import WHOLE
from sleeping_gods.party.table.table import PartyTable, of_party
from sleeping_gods.wire.requests import (
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

from ..host.oracle import secret_abilities
from .audit import Audit

Case: TypeAlias = Callable[[Audit, str], Request]
"""Makes a request for somebody by their role."""
ABOUT: tuple[Literal["choice", "way", "evening"], ...] = ("choice", "way", "evening")
NOT_SENT = ("join", "leave", "reset")
"""Acts of the host that would end the evening, or change who plays in it."""


def now(audit: Audit) -> PartyTable:
    """The table as it stands."""
    return of_party(audit.table.campaign.table)


def hidden_card(audit: Audit, role: str) -> str:
    """A card that somebody may not know: in another hand, rarely in the deck."""
    table, audience = now(audit), audit.audience(role)
    held = [card for seat, hand in enumerate(table.hands) if not audience.sees(seat) for card in hand]
    secret = held if held and audit.luck.below(4) else [*secret_abilities(table, audience)]
    return audit.luck.pick(secret) if secret else "nothing"


def not_theirs(audit: Audit, role: str) -> str:
    """A line about a hidden card, or a choice that is another's."""
    table, luck = now(audit), audit.luck
    seats = audit.audience(role).seats
    theirs = [text(choice) for choice in options(table) if table.actor(choice) not in seats]
    if theirs and luck.below(2):
        return luck.pick(theirs)
    card, crew = hidden_card(audit, role), luck.pick([*table.crew])
    verbs = ("discard", "drop", "burn", "draw", "keep", "play", "unequip", "use", "repair move")
    lines = [f"{verb} {card}" for verb in verbs] + [f"equip {card} on {crew}", f"give {card} to p1", "choose z"]
    return luck.pick([*lines, f"repair move {card} to hand p1", f"repair move {card} to deck"])


def choose(audit: Audit, role: str) -> Request:
    """What is not theirs to choose; it is refused, and the refusal is what is looked at."""
    line = not_theirs(audit, role)
    if line.split()[0] in NOT_SENT or (role == "host" and line.startswith("repair")):
        line = "choose z"
    return ChooseRequest(audit.id(), audit.table.position, line)


def undo(audit: Audit, role: str) -> Request:
    """A step, an action or a turn back, or to a line or entry that may be there or not."""
    by = audit.luck.pick(("step", "step", "action", "turn", "line", "entry"))
    position = audit.table.position
    line = max(0, position - 1 - audit.luck.below(8)) if by in ("line", "entry") else 0
    return Undo(audit.id(), position, by, line)  # type: ignore[arg-type]  # one of the words


def attempt(audit: Audit, role: str) -> Request:
    """Nothing, what is open to be tried, the same twice, and what is hidden."""
    table, luck = now(audit), audit.luck
    offered = [text(choice) for choice in options(table)]
    open_lines = [line for line in offered if line.split()[0] in ("cover", "uncover", "join")]
    members = [f"join {name}" for name in table.crew]
    match luck.below(4):
        case 0:
            lines: list[str] = []
        case 1:
            lines = [luck.pick(open_lines or members)] * (1 + luck.below(2))
        case 2:
            lines = [luck.pick(open_lines or members), luck.pick(members), luck.pick(members)]
        case _:
            lines = [luck.pick([f"drop {hidden_card(audit, role)}", f"join {hidden_card(audit, role)}", *offered])]
    return PreviewRequest(audit.id(), tuple(lines))


def route(audit: Audit, role: str) -> Request:
    """Moves that are offered, moves that are not, and what is no move at all."""
    table, luck = now(audit), audit.luck
    moves = [text(choice) for choice in options(table) if choice[0] in ("travel", "walk", "sail")]
    lines = [*moves, "travel north", "sail nowhere", not_theirs(audit, role)]
    return FollowRoute(audit.id(), audit.table.position, tuple(luck.pick(lines) for _ in range(3)))


def enter(audit: Audit, role: str) -> Request:
    """Cards that others hold, a number, and what nobody can draw."""
    lines = [f"draw {hidden_card(audit, role)}", "fate 4", "draw nothing", not_theirs(audit, role)]
    count = 1 + audit.luck.below(2)
    return EnterDraws(audit.id(), audit.table.position, tuple(audit.luck.pick(lines) for _ in range(count)))


def show(audit: Audit, role: str) -> Request:
    """What is open to be planned, and what is hidden."""
    tried = attempt(audit, role)
    assert isinstance(tried, PreviewRequest)
    return PresenceRequest(audit.id(), audit.table.position, tried.choices, "10.1@4")


def repair(audit: Audit, role: str) -> Request:
    """A figure that may be set, a card to a place that there is not, and a card that goes where all see it."""
    card, crew = hidden_card(audit, role), audit.luck.pick([*now(audit).crew])
    acts = [
        f"set status {crew} weak 1",
        f"set health {crew} 1",
        f"move {card} to nowhere",
        f"move {card}",
        f"set {card} 1",
    ]
    return RepairRequest(audit.id(), audit.table.position, audit.luck.pick([*acts, f"move {card} to discard"]))


def seat_robot(audit: Audit, role: str) -> Request:
    """A robot in any seat, which may leave the story to people."""
    return SeatRobot(audit.id(), audit.luck.below(4), "Crow", leaves_story=bool(audit.luck.below(2)))


CASES: dict[type[Request], Case] = {
    ChooseRequest: choose,
    Undo: undo,
    Redo: lambda audit, role: Redo(audit.id(), audit.table.position),
    AnswerUndo: lambda audit, role: AnswerUndo(audit.id(), audit.table.position, bool(audit.luck.below(3))),
    Refresh: lambda audit, role: Refresh(audit.id(), audit.luck.pick(WHOLE)),
    FollowRoute: route,
    EnterDraws: enter,
    LeaveDraws: lambda audit, role: LeaveDraws(audit.id(), audit.table.position, 1 + audit.luck.below(3)),
    Explain: lambda audit, role: Explain(audit.id(), not_theirs(audit, role)),
    PreviewRequest: attempt,
    ListUnavailable: lambda audit, role: ListUnavailable(audit.id()),
    JourneyRequest: lambda audit, role: JourneyRequest(audit.id()),
    AdviseRequest: lambda audit, role: AdviseRequest(
        audit.id(), audit.luck.pick(ABOUT), max(0, audit.table.position - audit.luck.below(30))
    ),
    ChatRequest: lambda audit, role: ChatRequest(audit.id(), f"Who holds {hidden_card(audit, 'spectator')[:4]}?"),
    AskRequest: lambda audit, role: AskRequest(audit.id(), not_theirs(audit, role)),
    PresenceRequest: show,
    SeatRobot: seat_robot,
    UnseatRobot: lambda audit, role: UnseatRobot(audit.id(), audit.luck.below(4)),
    LetRobotPlay: lambda audit, role: LetRobotPlay(audit.id(), audit.table.position),
    NameMoment: lambda audit, role: NameMoment(audit.id(), audit.table.position, f"Moment {audit.id()}"),
    RepairRequest: repair,
}
