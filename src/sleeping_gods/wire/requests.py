"""What a client asks for at a table. Every request has an id of the client's own: the same one is never done twice."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""What a client calls a request, at random: whoever sends it again gets the same answer."""
Position: TypeAlias = Annotated[int, Meta(ge=0, le=10**9)]
"""How many entries the campaign had when the client was last told of it."""
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1_100)]
"""A choice as it is written."""
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
"""What somebody says."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
"""What something or somebody is called."""
Lang: TypeAlias = Annotated[str, Meta(min_length=2, max_length=12, pattern=r"^[A-Za-z0-9-]+\Z")]
"""A language by its code, such as fr; one that a server does not have is answered in English."""
MAX_DRAWS = 20
"""Most draws that are entered at once."""
UndoBy: TypeAlias = Literal["step", "action", "turn", "line", "entry"]
Manner: TypeAlias = Literal["steady", "bold", "careful", "thrifty"]
"""How a robot plays: what it dares, and what it spends."""
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=8)]
"""A seat of the campaign, the first is 0."""


class _Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    id: Id


class ChooseRequest(_Request, frozen=True, tag="choose"):
    """Take a choice of the menu."""

    position: Position
    choice: Notation


class FollowRoute(_Request, frozen=True, tag="follow-route"):
    """Take moves on the map one after the other, as long as the same question is asked and nothing else happens."""

    position: Position
    choices: Annotated[tuple[Notation, ...], Meta(min_length=1, max_length=40)]


class EnterDraws(_Request, frozen=True, tag="enter-draws"):
    """Say what was drawn from a real deck, all that belongs to one draw; all of it or nothing is taken."""

    position: Position
    choices: Annotated[tuple[Notation, ...], Meta(min_length=1, max_length=MAX_DRAWS)]


class LeaveDraws(_Request, frozen=True, tag="leave-draws"):
    """Let the table make the draw that waits, and so many that belong to it."""

    position: Position
    count: Annotated[int, Meta(ge=1, le=MAX_DRAWS)] = 1


class Undo(_Request, frozen=True, tag="undo"):
    """Go back; where the table's settings want it, the others are asked first."""

    position: Position
    by: UndoBy = "step"
    entry: Position = 0
    """The entry of a line of the log, to go back to before it; or an entry, to go back to what it left."""


class Redo(_Request, frozen=True, tag="redo"):
    """Take the last step back forward again."""

    position: Position


class AnswerUndo(_Request, frozen=True, tag="answer-undo"):
    """Answer somebody who wants to go back."""

    position: Position
    agree: bool


class Refresh(_Request, frozen=True, tag="refresh"):
    """Be told everything anew, perhaps in another language."""

    lang: Lang | None = None


class Explain(_Request, frozen=True, tag="explain"):
    """Ask why something cannot be chosen."""

    choice: Notation


class PreviewRequest(_Request, frozen=True, tag="preview"):
    """Try choices of the decision that waits, one after the other, without making any: squares, or who takes part."""

    choices: Annotated[tuple[Notation, ...], Meta(max_length=40)]


class ListUnavailable(_Request, frozen=True, tag="list-unavailable"):
    """Ask what is barred, where it is not told with the menu: somebody else is to choose."""


class JourneyRequest(_Request, frozen=True, tag="journey"):
    """Ask for our journey: what we want, how long is left, what is next, what is ready."""


class AdviseRequest(_Request, frozen=True, tag="advise"):
    """Ask what a robot would do that knows what one's seats know; or another question to it."""

    about: Literal["choice", "way", "evening"]
    """The choice that waits; the cheapest way to pass the challenge in progress; the decisions of an evening that cost
    most."""
    since: Position
    """The entry with which the evening began, where it is about that; else 0."""


class ChatRequest(_Request, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    text: Words


class AskRequest(_Request, frozen=True, tag="ask"):
    """Ask whoever a choice of the menu belongs to whether they will take it, or no longer ask."""

    choice: Notation
    withdrawn: bool = False


class PresenceRequest(_Request, frozen=True, tag="presence"):
    """Show the others what one is doing just now; nothing of it is kept, and the next one takes its place."""

    position: Position
    staged: Annotated[tuple[Notation, ...], Meta(max_length=40)]
    """Choices that are planned and not made yet: squares of enemies, or who takes part."""
    read: Annotated[str, Meta(max_length=120, pattern=r"^[A-Za-z0-9 ._@:/-]*\Z")]
    """The page that was read last, as the clients of a table call it among themselves."""


class NameMoment(_Request, frozen=True, tag="name-moment"):
    """Give the present moment a name, to find it again."""

    position: Position
    name: Name


class RepairRequest(_Request, frozen=True, tag="repair"):
    """Set a value or move a card by hand; it is noted in the log and on the score sheet."""

    position: Position
    act: Notation


class SeatRobot(_Request, frozen=True, tag="seat-robot"):
    """Let a robot hold a seat, or let the one that holds it play in another way."""

    seat: SeatNumber
    name: Name
    manner: Manner = "steady"
    leaves_story: bool = False
    """Whether it leaves choices of the story to people."""


class UnseatRobot(_Request, frozen=True, tag="unseat-robot"):
    """Take a seat back from a robot."""

    seat: SeatNumber


class LetRobotPlay(_Request, frozen=True, tag="let-robot-play"):
    """Tell the robot that is to choose to go on: one is ready for it, or it waits after a step back."""

    position: Position


Request: TypeAlias = (
    ChooseRequest
    | FollowRoute
    | EnterDraws
    | LeaveDraws
    | Undo
    | Redo
    | AnswerUndo
    | Refresh
    | Explain
    | PreviewRequest
    | ListUnavailable
    | JourneyRequest
    | AdviseRequest
    | ChatRequest
    | AskRequest
    | PresenceRequest
    | NameMoment
    | RepairRequest
    | SeatRobot
    | UnseatRobot
    | LetRobotPlay
)
Changing: TypeAlias = ChooseRequest | FollowRoute | EnterDraws | LeaveDraws | Undo | Redo | AnswerUndo | RepairRequest
CHANGING = (ChooseRequest, FollowRoute, EnterDraws, LeaveDraws, Undo, Redo, AnswerUndo, RepairRequest)
"""Requests that add to the campaign."""
