"""A batch of campaigns by bots that share their place counts, and the tally of many batches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ...kernel.game import Game, Setup
from ...kernel.luck import Luck
from ...party.table.table import of_party
from ...sea.table.cards import Pack as SeaPack
from ...sea.table.table import SeaTable
from ...skies.table.cards import Pack as SkiesPack
from ...skies.table.table import SkiesTable
from ..party.player import READING
from ..sea.hazard_places import hazard_places
from ..sea.heuristics.player import SeaPlayer
from ..sea.planner.player import SeaPlanner, sea_planner_for
from ..sea.planner.seeker import SeaSeeker
from ..sea.story_index import SeaIndex, sea_index
from ..skies.heuristics.player import SkiesPlayer
from ..skies.planner.player import SkiesPlanner, skies_planner_for
from ..skies.story_index import SkiesIndex, skies_index
from ..story.milestones import Milestone
from ..story.places import StoryPlace, places_of
from .failure_file import write_failure
from .invariants import Broken
from .outcome import CampaignOutcome
from .place_counts import Watch, counting_copy
from .plan import ALL, Order, bot_of, setup_of
from .playtest import Playtest
from .random_picking import LeastTriedPicker, Picker, RandomPicker
from .seeds import campaign_seed

MAX_ATTEMPTS = 12
"""Unreached places that a hunter looks at until it knows a way to one."""
STRIDE = 7
"""How far apart the places that two successive campaigns look for lie in the list of unreached ones."""
BATCH = 8
"""Campaigns that share their counts as they go."""


@dataclass(frozen=True, slots=True)
class Stuck:
    """A campaign that could not go on, and the file that reproduces it."""

    kind: str
    """``no option``, ``no progress``, ``endless``, ``exception`` or ``violation``."""
    message: str
    campaign: int
    bot: str
    decision: int
    file: str = ""


@dataclass(slots=True)
class BatchTally:
    """Counts over campaigns: places reached, endings, and campaigns that got stuck."""

    hits: Counter[str] = field(default_factory=Counter)
    outcomes: list[CampaignOutcome] = field(default_factory=list)
    stuck: list[Stuck] = field(default_factory=list)

    def add(self, other: BatchTally) -> None:
        """Add the counts of later campaigns."""
        self.hits.update(other.hits)
        self.outcomes += other.outcomes
        self.stuck += other.stuck


@dataclass(slots=True)
class PlaytestPack:
    """A pack prepared for playtests in this process."""

    game: Game
    pack: SeaPack | SkiesPack
    places: tuple[StoryPlace, ...]
    index: SeaIndex | SkiesIndex
    reader: Callable[[], SeaPlanner | SkiesPlanner] | None = None
    """Makes reading robots; computed when the first is wanted."""

    def read(self) -> SeaPlanner | SkiesPlanner:
        """A planning bot."""
        if self.reader is None:
            table = self.game.set_up(self.pack, setup_of(Order(1, bot=READING), self.game, self.pack, 0))
            if isinstance(table, SeaTable) and isinstance(self.index, SeaIndex):
                self.reader = sea_planner_for(table, self.index)
            elif isinstance(table, SkiesTable) and isinstance(self.index, SkiesIndex):
                self.reader = skies_planner_for(table, self.index)
            else:
                raise TypeError(f"expected a pack of the sea or the skies, got {self.pack.id}")
        return self.reader()


def all_places(pack: SeaPack | SkiesPack) -> tuple[StoryPlace, ...]:
    """Every place of a pack in the order of its story; hazards of the sea come last."""
    places = places_of(pack)
    return (*places, *hazard_places(pack)) if isinstance(pack, SeaPack) else places


def playtest_pack(game: Game, pack: SeaPack | SkiesPack) -> PlaytestPack:
    """Prepare a pack for playtests."""
    places = all_places(pack)
    table = game.set_up(pack, setup_of(Order(1), game, pack, 0))
    if isinstance(table, SeaTable):
        return PlaytestPack(game, pack, places, sea_index(table, places))
    if isinstance(table, SkiesTable):
        return PlaytestPack(game, pack, places, skies_index(table, places))
    raise TypeError(f"expected a table of the sea or the skies, got {type(table).__name__}")


def play_batch(
    prepared: PlaytestPack, order: Order, first: int, known: dict[str, int], failures: Path | None
) -> BatchTally:
    """Play a batch from campaign ``first`` on, given how often each place was reached before."""
    tally, watch = BatchTally(), Watch()
    watch.hits.update(known)
    table = of_party(prepared.game.set_up(prepared.pack, setup_of(order, prepared.game, prepared.pack, first)))
    counted = counting_copy(prepared.pack, table.bound, prepared.places, watch)
    unreached = [place.key for place in prepared.places if not known.get(place.key)]
    for campaign in range(first, min(first + BATCH, order.runs)):
        luck = Luck(campaign_seed(order.seed, campaign))
        kind, setup = bot_of(order, campaign), setup_of(order, prepared.game, prepared.pack, campaign)
        # Readers look for places where all bots play together; alone they are to show how people fare.
        seeks = kind == "hunter" or (kind == READING and order.bot == ALL)
        focus = aims(prepared, setup, unreached, campaign, luck) if seeks and unreached else []
        bot = make_bot(prepared, kind, watch.hits, focus, campaign, unreached)
        test = Playtest(game=prepared.game, pack=counted, setup=setup, bot=bot, kind=kind, watch=watch)
        try:
            tally.outcomes.append(test.play(luck))
        except Broken as broken:
            name = f"bots-{setup.pack}-{order.seed}-{campaign}"
            message = str(broken)
            file = write_failure(
                prepared.game, prepared.pack, setup, test.choices, message=message, folder=failures, name=name
            )
            decision = test.decisions
            tally.stuck.append(Stuck(broken.kind, message, campaign=campaign, bot=kind, decision=decision, file=file))
            outcome = test.stuck()
            if outcome is not None:
                tally.outcomes.append(outcome)
    tally.hits = +(watch.hits - Counter(known))
    return tally


def aims(prepared: PlaytestPack, setup: Setup, unreached: list[str], campaign: int, luck: Luck) -> list[Milestone]:
    """Milestones to one of the unreached places, the first of a few that can be reached from this start."""
    table = of_party(prepared.game.set_up(prepared.pack, setup))
    recipes = prepared.index.recipes(frozenset(prepared.index.facts.owned(table)), luck)
    for attempt in range(MAX_ATTEMPTS):
        way = recipes.to(unreached[(campaign * STRIDE + attempt) % len(unreached)])
        if way:
            return way
    return []


def make_bot(
    prepared: PlaytestPack,
    kind: str,
    hits: Counter[str],
    focus: list[Milestone],
    campaign: int,
    unreached: Sequence[str] = (),
) -> Picker:
    """A bot of a kind; every other random one prefers untried options, and a planner seeks unreached places."""
    if kind == "random":
        return LeastTriedPicker() if campaign // BATCH % 2 else RandomPicker()
    if kind == READING:
        reader = prepared.read()
        if focus and isinstance(reader, SeaPlanner):
            return SeaSeeker(reader.index, reader.worth, focus, hits, unreached)
        return reader
    if isinstance(prepared.index, SeaIndex):
        return SeaPlayer(prepared.index, kind, hits, focus)
    return SkiesPlayer(prepared.index, kind, hits, focus)
