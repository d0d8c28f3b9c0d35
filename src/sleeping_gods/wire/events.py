"""What a client is told: answers to its requests, and what else happens at the table."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ..campaign.hand_draws import Draws
from ..presentation.scene.advice import Advised, CheapestWay, CostlyDecision
from ..presentation.scene.journey import OurJourney
from ..presentation.scene.menu import Barred
from ..presentation.scene.plan import Plan
from ..presentation.scene.text import RichText
from .requests import Lang, Manner
from .sections import Sections

Role: TypeAlias = Literal["host", "player", "spectator"]


class Person(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at the table."""

    ref: str
    """By which others may speak of them; it opens nothing."""
    name: str
    seats: tuple[int, ...]
    role: Role
    online: bool


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table has agreed on."""

    open_hands: bool = False
    repeat_luck: bool = False
    """Whether the same draws come again after a step back."""
    ask_undo: bool = True
    """Whether the others are asked before going back behind what was revealed."""
    ask_all: bool = False
    """Whether people are asked even where there is nothing to decide; else the table answers by itself."""
    watchers: bool = True
    """Whether spectators may be invited."""
    friends_help: bool = True
    """Whether everybody who plays may make a link for somebody who lost their place; else only the host may."""
    wait_readers: bool = False
    """Whether whoever goes on from a page is told first who still reads it."""
    draws: Draws = "begun"
    """Who draws: as the campaign was begun, the table, or the players; the table always does if there is a seed."""
    robot_pace: Literal["calm", "brisk"] = "calm"
    """How long a robot lets people read before it chooses."""


class RobotSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A robot that holds a seat; the seat still belongs to a person."""

    seat: int
    name: str
    manner: Manner = "steady"
    leaves_story: bool = False
    """Whether people answer choices of the story for it."""
    until_back: bool = False
    """Whether it goes as soon as the person whose seat it is comes again."""


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment with a name."""

    entry: int
    name: str


class BranchOrigin(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a campaign branched off: another campaign, what that was called then, and the entry."""

    campaign: str
    name: str
    entry: int


class Disclosure(Struct, frozen=True, forbid_unknown_fields=True):
    """Something by which somebody may know what others hold or what will be drawn; everybody at the table is told."""

    how: Literal[
        "seed-chosen", "file-brought-in", "file-taken", "draws-unverified",
        "seat-link-made", "server-link-made", "seat-link-used",
    ]  # fmt: skip
    who: str
    """The name of whoever did it."""
    entry: int
    """How many entries the campaign had then."""
    seed: str = ""
    """The seed that was chosen."""
    whom: str = ""
    """The name of whoever else it is about: whose place a link opens."""

    @property
    def about(self) -> tuple[str, str, str]:
        """The content by which a repeated event is recognised and left out."""
        return self.how, self.who, self.whom


class TableInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there and what they have agreed on."""

    campaign: str
    name: str
    game: str
    pack: str
    people: tuple[Person, ...]
    settings: Settings
    moments: tuple[Moment, ...] = ()
    players: tuple[str, ...] = ()
    """Who plays in the campaign, by seat."""
    origin: BranchOrigin | None = None
    disclosures: tuple[Disclosure, ...] = ()
    lesson: bool = False
    """Whether the campaign was begun to learn: the draws of its first turn are prepared."""
    own_box: bool = False
    """Whether the story is read in a printed box, and told to the table."""
    draws: Literal["", "table", "hand"] = ""
    """Who draws now, in a campaign in which that can be changed; empty where the table draws by a seed."""
    robots: tuple[RobotSeat, ...] = ()
    """The robots that hold seats, by seat."""


class _Event(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    position: int


class Snapshot(_Event, frozen=True, tag="snapshot"):
    """Everything, for somebody who comes or asks."""

    lang: Lang
    you: str
    seats: tuple[int, ...]
    table: TableInfo
    sections: Sections


class Changed(_Event, frozen=True, tag="changed"):
    """The sections that have changed."""

    sections: Sections


class Done(_Event, frozen=True, tag="done"):
    """A request has been done, and is stored; ``repeated`` if that was before."""

    id: str
    repeated: bool = False


class Refused(_Event, frozen=True, tag="refused"):
    """A request has not been done; nothing has changed."""

    id: str
    key: str
    """A word for it: ``stale``, ``illegal``, ``not-yours``, ``cannot-save`` and so on."""
    words: RichText
    rule: str = ""
    entry: str = ""
    """The slug of the entry that explains the rule."""


class Explanation(_Event, frozen=True, tag="explanation"):
    """What somebody asked about."""

    id: str
    words: RichText
    rule: str = ""
    entry: str = ""


class PreviewEvent(_Event, frozen=True, tag="preview"):
    """What would come of choices that somebody tried."""

    id: str
    plan: Plan


class Unavailable(_Event, frozen=True, tag="unavailable"):
    """What is barred, for whoever asked."""

    id: str
    unavailable: tuple[Barred, ...]


class JourneyEvent(_Event, frozen=True, tag="journey"):
    """Our journey, for whoever asked."""

    id: str
    journey: OurJourney


class AdviceEvent(_Event, frozen=True, tag="advice"):
    """What a robot would do, for whoever asked; only what they asked about is there."""

    id: str
    advised: Advised | None = None
    way: CheapestWay | None = None
    costly: tuple[CostlyDecision, ...] = ()
    note: RichText = ()
    """Why there is nothing to say."""


class ChatEvent(_Event, frozen=True, tag="chat"):
    """Somebody has said something."""

    number: int
    who: str
    text: str


class TableEvent(_Event, frozen=True, tag="table"):
    """Somebody came, left, or took a seat; or the table agreed on something else."""

    table: TableInfo


class UndoRequest(_Event, frozen=True, tag="undo-request"):
    """Somebody wants to go back behind what was revealed; nobody if that is settled."""

    who: str
    entry: int
    waiting_for: tuple[str, ...]
    """The refs of those who have not answered."""


class PresenceEvent(_Event, frozen=True, tag="presence"):
    """What somebody is doing just now; what is staged is true only at this position."""

    who: str
    staged: tuple[str, ...] = ()
    read: str = ""
    asks: tuple[str, ...] = ()
    """Choices of others that they ask for, until they can be chosen no more."""


RobotState: TypeAlias = Literal["", "thinking", "waits", "leaves", "stopped"]
"""What a robot does: nothing; it thinks; it waits after a step back; it leaves the story to people; it cannot think."""


class RobotEvent(_Event, frozen=True, tag="robot"):
    """What the robot that is to choose is doing; ``state`` is empty when none is to choose any more."""

    seat: int = -1
    name: str = ""
    state: RobotState = ""
    open: bool = False
    """Whether anybody who plays may answer for it."""
    words: RichText = ()


class Notice(_Event, frozen=True, tag="notice"):
    """Something that everybody should know, such as a disk that is full."""

    key: str
    words: RichText
    who: str = ""
    """The person of whom it is told, who is not told of it; empty if it is of nobody."""
    campaign: str = ""
    """The campaign that it is about, where that is another one: a branch, to which whoever is told may follow."""
    choice: str = ""
    """The choice that is asked for, which whoever is told may take; empty for nothing."""


OVER = (
    "removed", "closed", "no-campaign", "not-playable", "other-version", "outdated",
    "too-many-windows", "too-many-sockets",
)  # fmt: skip
"""The keys of a closing after which a client does not come back by itself."""


class Closing(_Event, frozen=True, tag="closing"):
    """This connection ends: the server stops, the seat was taken back, or the table cannot be played."""

    key: str
    words: RichText


Event: TypeAlias = (
    Snapshot
    | Changed
    | Done
    | Refused
    | Explanation
    | PreviewEvent
    | Unavailable
    | JourneyEvent
    | AdviceEvent
    | ChatEvent
    | TableEvent
    | UndoRequest
    | PresenceEvent
    | RobotEvent
    | Notice
    | Closing
)
