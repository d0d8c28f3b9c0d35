"""What goes over plain HTTP: campaigns, packs and seats."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ..campaign.hand_draws import Draws
from ..presentation.scene.paper import CampaignPaper
from ..presentation.scene.paper_form import PaperForm
from ..presentation.scene.plate import ScenePlate
from ..presentation.scene.printed_board import PrintedBoard
from ..presentation.scene.repair_field import RepairField
from ..presentation.scene.unlocked_card import UnlockedCard
from .events import BranchOrigin, Moment, Role, Settings
from .requests import Lang, Name

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=8)]
Seats: TypeAlias = Annotated[tuple[Seat, ...], Meta(max_length=8)]
Ref: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Value: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]


class _Body(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Begin(_Body, frozen=True):
    """A new campaign; whoever begins it is its host and plays all seats until they are handed on."""

    pack: Key
    name: Name
    players: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=4)]
    options: Annotated[dict[Key, Value], Meta(max_length=40)] = {}
    settings: Settings = Settings()
    host: Name = "Host"
    """What the others are to call whoever begins it."""
    draws: Draws = "begun"
    """Who draws, if it is said: the table, or the players from real decks. Where it is said it can be changed later."""


class Begun(_Body, frozen=True):
    """A place at a table; the secret is only told to whoever has no cookie."""

    campaign: str
    you: str
    secret: str = ""


class Join(_Body, frozen=True):
    """Follow an invitation."""

    invite: Annotated[str, Meta(min_length=1, max_length=200)]
    name: Name


class NewInvite(_Body, frozen=True):
    """Invite somebody to seats, or to watch."""

    role: Literal["player", "spectator"] = "player"
    seats: Seats = ()


class Invited(_Body, frozen=True):
    """An invitation; the link is told once."""

    ref: str
    url: str


class OfferedLink(_Body, frozen=True):
    """What stands behind the ``#`` of a link to a place, or of an invitation."""

    link: Annotated[str, Meta(min_length=1, max_length=200)]


class LinkOffer(_Body, frozen=True):
    """What a link leads to."""

    name: str
    """The name of the campaign."""
    game: str
    pack: str
    host: str
    """The name of whoever keeps the table."""
    role: Role
    seats: tuple[str, ...]
    """Whose seats in the campaign one plays by it."""
    players: tuple[str, ...]
    person: str = ""
    """Whose place it opens; empty for an invitation, by which somebody new comes."""


class NewSeatLink(_Body, frozen=True):
    """Ask for the link to one's own place."""

    renew: bool = False
    """Whether the links to it that there are open nothing any more."""
    only_here: bool = False
    """Whether earlier links open nothing any more and all other devices lose the place."""


class OwnLink(_Body, frozen=True):
    """The link to one's own place, and on how many devices one has it."""

    url: str
    devices: int


class ReturnLink(_Body, frozen=True):
    """A link for somebody who has lost their place; it is told once."""

    url: str


class GiveSeats(_Body, frozen=True):
    """Let somebody play these seats and no others."""

    person: Ref
    seats: Seats


class HandOverHost(_Body, frozen=True):
    """Make somebody else the host."""

    person: Ref


class Rename(_Body, frozen=True):
    """Another name for a campaign."""

    name: Name


class Branch(_Body, frozen=True):
    """A new campaign that is the same up to an entry."""

    entry: Annotated[int, Meta(ge=0, le=10**9)]
    name: Name


class ListedCampaign(_Body, frozen=True):
    """A campaign in a list."""

    id: str
    name: str
    game: str
    pack: str
    players: tuple[str, ...]
    changed_at: int
    entries: int
    binned: bool
    damaged: str
    you: str
    moments: tuple[Moment, ...] = ()
    is_host: bool = False
    """Whether the caller is its host, who alone may bin, export and branch it."""
    origin: BranchOrigin | None = None


class Whereabouts(_Body, frozen=True):
    """Where a campaign stands, in words: the turn, who leads, the phase, and the place."""

    title: str
    leader_text: str
    phase: str
    place: str
    over: bool
    waits_for: str = ""
    """The name of whoever is to choose; empty if that is nobody in particular."""
    yours: bool = False
    """Whether that is a seat of the caller's."""


class Waiting(_Body, frozen=True):
    """An invitation that nobody has followed yet; its link was told once."""

    ref: str
    role: Role
    seats: tuple[int, ...]


class WayBack(_Body, frozen=True):
    """How far an undo would go."""

    by: Literal["step", "action", "turn"]
    entry: int
    """The entry that it goes back to: the lines of the log after it are taken back."""
    needs_consent: bool
    """Whether the others are asked first: something was revealed since."""


class Back(_Body, frozen=True):
    """What can be taken back, and whether what was taken back last can be taken forward again."""

    ways: tuple[WayBack, ...]
    can_redo: bool


class PrintedBoards(_Body, frozen=True):
    """Boards and cards of a printed box with figures of ours that nobody has confirmed, as they are laid out."""

    boards: tuple[PrintedBoard, ...]


class RepairList(_Body, frozen=True):
    """What the host may set by hand."""

    values: tuple[RepairField, ...]


class PaperAnswer(_Body, frozen=True):
    """A campaign on paper: bags and sheets."""

    paper: CampaignPaper


class PaperFormAnswer(_Body, frozen=True):
    """The form by which a campaign on paper is entered."""

    form: PaperForm


class CardList(_Body, frozen=True):
    """Cards of a printed box by name."""

    kind: str
    cards: tuple[tuple[str, str], ...]
    """The id of each, and its name."""


class UnlockedCards(_Body, frozen=True):
    """Cards that earlier campaigns of a device have unlocked for a new one."""

    cards: tuple[UnlockedCard, ...]


class OptionCard(_Body, frozen=True):
    """An option of a new campaign; the first value is taken if nothing is said."""

    key: str
    title: str
    help: str
    values: tuple[tuple[str, str], ...]
    """Each value and what it means."""


class PackCard(_Body, frozen=True):
    """A world that can be played."""

    id: str
    game: str
    name: str
    version: str
    options: tuple[OptionCard, ...] = ()
    cover: ScenePlate | None = None
    own_box: bool = False
    """Whether it is no world of ours but a printed box, whose owner tells its pages and cards."""


class MapArea(_Body, frozen=True):
    """A region or square on a picture of the map: its outline, and where figures stand in it, best places first."""

    ref: str
    shape: tuple[tuple[int, int], ...]
    figure_spots: tuple[tuple[int, int], ...]


class MapSpot(_Body, frozen=True):
    """The number of a place on a picture of the map."""

    ref: str
    x: int
    y: int


class MapExit(_Body, frozen=True):
    """A sign at the edge of a picture of the map, and the page that it points to."""

    page: int
    x: int
    y: int


class MapSheet(_Body, frozen=True):
    """A picture of the map, and where on it everything lies, in its own units."""

    first: int
    pages: tuple[int, ...]
    width: int
    height: int
    picture: str
    """Its address."""
    areas: tuple[MapArea, ...]
    spots: tuple[MapSpot, ...]
    exits: tuple[MapExit, ...]
    label_boxes: tuple[tuple[int, int, int, int], ...]
    """Boxes of names and signs, numbers aside: north-west corner and size."""


class ClientWords(_Body, frozen=True):
    """What a client says by itself: Fluent messages as they are written."""

    lang: Lang
    source: str
    languages: dict[str, str]
    """Every language that there is, with its own name."""


class Problem(_Body, frozen=True):
    """Why something was not done."""

    key: str
    words: str


class Health(_Body, frozen=True):
    """Whether the server is well."""

    status: str
    version: str
    tables: int
    connections: int
