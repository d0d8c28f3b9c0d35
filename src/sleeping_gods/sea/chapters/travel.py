"""Travel (SG-TRAVEL): a craft test sets the distance; the ship then sails region by region."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import plays, rule
from ...kernel.steps import step
from ...party.acts.alter import MayAlterTest
from ...party.chapters.challenge import total
from ...party.chapters.fate import EndTest, Fate, begin_test
from ...party.table.records import Test
from ..pack.atlas import spread
from ..table.cards import Region
from ..table.decisions import SeaDecision, SeaStep
from ..table.table import SeaTable
from .arrival import ChartRegion, enter, is_uncharted
from .challenge import joining_cost, take_part
from .command import spend
from .crew import is_fresh, is_up, passive_sum, symbols

plays(f"{__name__}.Travel", "SG-TRAVEL-027")


@rule("SG-TRAVEL-001", "SG-TRAVEL-005", "SG-TRAVEL-006")
@step
class Travel(SeaStep):
    """A travel action is a craft test without a number: its total sets the distance and it cannot fail."""

    def run(self, table: SeaTable) -> None:
        """Choose who steers, draw, alter, look the distance up."""
        begin_test(table, Test("travel", table.captain, "craft"))
        table.then(Steer(), Fate(), MayAlterTest(), SetDistance(), EndTest())


@rule("SG-TRAVEL-002", "SG-TRAVEL-003", "SG-TRAVEL-004", "SG-TRAVEL-005")
@step
class Steer(SeaDecision):
    """At most one crew member of the active player steers, with a craft symbol, health and strength left."""

    scene = "steering"

    def options(self, table: SeaTable) -> list[Choice]:
        """Who can steer, or nobody."""
        choices: list[Choice] = [
            ("steer", name) for name in table.crew_of(table.captain) if not self.reason(table, name)
        ]
        return [*choices, ("go", "on")]

    def reason(self, table: SeaTable, crew: str) -> Reason | None:
        """Why a crew member cannot steer."""
        if table.controller(crew) != table.captain:
            return Reason("SG-TRAVEL-004", "not-your-crew", (crew,))
        if not symbols(table, crew, "craft"):
            return Reason("SG-TRAVEL-003", "no-craft", (crew,))
        if not is_up(table, crew):
            return Reason("SG-HEALTH-003", "no-health-left", (crew,))
        if not is_fresh(table, crew):
            return Reason("SG-FATIGUE-004", "too-tired", (crew,))
        cost = joining_cost(table, table.test, crew)
        return Reason("SG-STATUS-011", "cannot-pay", (cost,)) if table.pools[table.captain] < cost else None

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The helmsman takes part like in any challenge."""
        if choice[0] == "steer":
            _, name = choice
            spend(table, table.captain, joining_cost(table, table.test, name))
            take_part(table, table.test, name)

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Everybody who cannot steer."""
        return [(("steer", name), reason) for name in table.crew if (reason := self.reason(table, name)) is not None]


@rule("SG-TRAVEL-010", "SG-TRAVEL-011", "SG-TRAVEL-032")
def distance(table: SeaTable, result: int) -> int:
    """The result is looked up in the travel table, which gives at least 1."""
    row = table.pack.travel
    return row[min(max(result, 1), len(row) - 1)]


@rule("SG-TRAVEL-007", "SG-EVENT-006", "SG-TURN-012")
@step
class SetDistance(SeaStep):
    """Fate, craft, discards and what holds this turn make the result; the distance may then be sailed."""

    def run(self, table: SeaTable) -> None:
        """Look the distance up, and have the ship sail it when the test is closed."""
        result = total(table, table.test) + table.turn_travel + card_travel(table, table.test)
        reach = distance(table, result)
        table.tell("distance", result, reach)
        # The test is closed before the ship moves, so that the deck is whole for hazards.
        table.agenda.insert(len(table.agenda) - 1, Sail(reach, table.captain))


@rule("SG-TRAVEL-007", "SG-ABIL-013", "SG-ADV-003")
def card_travel(table: SeaTable, test: Test) -> int:
    """What owned adventure cards add to travel, and the ability and level cards of whoever steers."""
    cards = sum(
        passive.amount
        for card in table.bound.skilled
        if card in table.adventures
        for passive in table.pack.adventures[card].passives
        if passive.name == "travel"
    )
    return cards + sum(passive_sum(table, crew, "travel") for crew in test.crew)


@rule(
    "SG-TRAVEL-012", "SG-TRAVEL-013", "SG-TRAVEL-014", "SG-TRAVEL-015", "SG-TRAVEL-016", "SG-TRAVEL-020",
    "SG-TRAVEL-023", "SG-TRAVEL-024", "SG-TRAVEL-025", "SG-TRAVEL-026", "SG-COMP-031", "SG-TRAVEL-031",
)  # fmt: skip
@step
class Sail(SeaDecision):
    """Each point of distance is one move to an adjacent region, over dotted lines, the binding or a page icon."""

    left: int
    """The moves that are left."""
    seat: Seat
    lapses = True
    phase = "travel"
    scene = "route"

    def who(self, table: SeaTable) -> Seat:
        """The active player, or whoever used the card that moves the ship."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """The regions within one move, or stop."""
        choices: list[Choice] = []
        if self.left:
            choices = [("sail", region) for region in table.bound.moves[table.region]]
        return [*choices, ("stop", "sailing")] if choices or (self.left and table.own_box() is not None) else []

    def accepts(self, table: SeaTable, choice: Choice) -> bool:
        """With a printed atlas, any region that has not been entered: it is charted when the ship arrives."""
        return bool(self.left) and table.own_box() is not None and is_uncharted(table, choice)

    def form(self, table: SeaTable) -> str:
        """Another region."""
        return "sail" if self.left and table.own_box() is not None else ""

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Enter the region and meet its hazard; then the rest of the distance may be used."""
        if choice[0] == "sail":
            _, region = choice
            table.then(Sail(self.left - 1, self.seat))
            if region not in table.pack.regions:
                table.enter(f'region {{ id = "{region}", borders = ["{table.region}"] }}')
                table.then(ChartRegion(region))
            else:
                enter(table, region)

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Land, page edges without an icon, pages that are not in the game, and what is too far."""
        regions = table.pack.regions
        here, near = regions[table.region], table.bound.moves[table.region]
        pages = {region.page for region in regions.values()}
        edges = [edge for edge in here.edges if here.exits.get(edge) not in pages]
        far = [name for name in regions if name not in near and name != table.region]
        return [
            *((("sail", edge), Reason("SG-TRAVEL-023", "no-way-there", (edge,))) for edge in edges),
            *((("sail", name), _why_not_adjacent(here, regions[name])) for name in far),
        ]


def _why_not_adjacent(here: Region, there: Region) -> Reason:
    """Why a region cannot be reached from another in one move."""
    if there.id in here.land:
        return Reason("SG-TRAVEL-014", "land-between", (there.id,))
    if spread(there.page) != spread(here.page):
        return Reason("SG-TRAVEL-023", "no-way-there", (there.id,))
    return Reason("SG-TRAVEL-012", "not-adjacent", (there.id,))
