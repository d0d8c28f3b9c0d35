"""The functions by which a presenter gets the texts that differ between the two games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from ...kernel.choices import Choice, Seat
from ...party.table.records import Test
from ...party.table.table import PartyTable
from ...story.model import StoryChoice
from ...wording.namers import Namer
from ..grid import GridLayout
from ..localizer import Localizer
from ..piece import PieceInfo
from ..scene.menu import FallRisk
from .choice_contents import Terms
from .claims import CampaignClocks, Claim
from .hand_line import HandLine
from .hand_overflow import HandOverflow
from .names import Named
from .place_distance import Distances
from .possible_helpers import Helpers
from .test_numbers import TestNumbers

T = TypeVar("T", bound=PartyTable)


@dataclass(frozen=True, slots=True)
class GameWords(Generic[T]):
    """The texts of one game."""

    name: Callable[[Localizer, T, str], str]
    """Any piece by its id; words that are no piece are said as they are."""
    namer: Callable[[Localizer, T], Namer]
    """The names for texts of effects."""
    is_piece: Callable[[T, str], bool]
    """Whether a word is the id of a piece that can be opened."""
    lettered: Callable[[Localizer, T, str], str]
    """The words of a lettered choice."""
    story_choice: Callable[[T, str], StoryChoice | None]
    """The lettered choice itself, if it is one of a story."""
    card: Callable[[Localizer, T, str], HandLine]
    says: Callable[[Localizer, T, str], tuple[str, ...]]
    """What a board or card of the box says, a line each; nothing for what is neither."""
    context: Callable[[Localizer, T], list[str]]
    """The numbers needed to answer the question that waits."""
    test_numbers: Callable[[Localizer, T, Test], TestNumbers | None]
    """A test in numbers."""
    detail: Callable[[Localizer, T, Choice], str]
    """What a choice costs and does; empty if its label says all."""
    printed: frozenset[str]
    """First words of choices of which the detail says only what the pack says."""
    price: Callable[[T, Choice], int | None]
    """The one figure of a choice's detail that the pack does not say: 0 where there is none, nothing where more is."""
    overflow: Callable[[T, Choice], HandOverflow]
    """The cards that a choice would draw beyond the limit of a hand."""
    kind: Callable[[T, Choice], str]
    family: Callable[[Choice], str]
    """The word under which barred choices share a line."""
    subject: Callable[[Localizer, T, Sequence[Choice]], str]
    """Several barred choices of a family as one subject; empty if they have none."""
    worth_saying: Callable[[T, Choice], bool]
    """Whether a barred choice tells anybody anything."""
    grids: Callable[[Localizer, T, Sequence[Choice]], list[GridLayout]]
    to_the_draw: Callable[[T], Choice | None]
    """The choice that goes on to the draw from here; None if none does."""
    verdict: Callable[[Localizer, T], str]
    """What the draw just made leads to, as a word of no language."""
    place: Callable[[Localizer, T], str]
    """Where the party is."""
    here: Callable[[T], str]
    """Where the party is, in no language."""
    phase: Callable[[Localizer, T], str]
    """The part of the turn."""
    score: Callable[[T], object]
    """A record of points, all of whose fields are numbers."""
    journey: Callable[[Localizer, T], list[str]]
    """The journey log, a line each."""
    pieces: Callable[[Localizer, T, Iterable[Seat]], list[PieceInfo]]
    """What can be asked about by its name, with the hands of some seats."""
    uses: Callable[[T, Seat, Iterable[Seat]], Iterable[Choice]]
    """What these can be used for."""
    helpers: Callable[[T, Test], Helpers]
    terms: Callable[[T, Choice], Terms | None]
    """What a lettered choice costs and does."""
    places: Callable[[T, Choice], tuple[str, ...]]
    """The places of the map that a choice is about."""
    risk: Callable[[Localizer, T, Choice], FallRisk | None]
    """Who may fall by what strikes back at an attack."""
    beaten: Callable[[Localizer, T, T], list[str]]
    """The names of the enemies in the row of one table that are beaten in another."""
    clocks: Callable[[Localizer, T], CampaignClocks]
    """How the campaign ends, and what is left until then."""
    spent: Callable[[T, T], dict[str, int]]
    """What has been spent between two moments, by kind."""
    distances: Callable[[Localizer, T], Distances]
    """How far the numbered places of the map are."""
    bosses: Callable[[T], Mapping[int, Named]]
    """The bosses of the pack, by their numbers; the sea has none."""
    totems: Callable[[T], int]
    """How many totems the party owns."""
    ready: Callable[[Localizer, T], list[Claim]]
    """What can be claimed by now."""
