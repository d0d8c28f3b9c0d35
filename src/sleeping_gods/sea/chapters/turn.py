"""The turn (SG-TURN): start, ship action, event, two actions, end."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.entering import PRINTED_LOCATION
from ...party.chapters.explore import Explore
from ...party.chapters.health import take_damage
from ...party.effects.program import Do
from ..effects.program import trigger_crew
from ..table.decisions import SeaDecision, SeaStep
from ..table.table import SeaTable
from .command import gain_command
from .crew import is_up
from .defeat import Defeated
from .events import EventPhase, TurnEnd
from .market import OFFER, RevealMarket
from .peril import CheckDefeat
from .port import LeavesAtPort, PortServices
from .ship import ShipAction
from .travel import Travel

ACTIONS = 2
"""Actions in a turn."""


@rule("SG-TURN-001", "SG-TURN-009", "SG-TURN-011", "SG-TURN-012", "SG-CREW-002", "SG-DEFEAT-017")
@step
class NextTurn(SeaStep):
    """The captain token passes to the left, and with it Odessa; always at the bottom of the agenda."""

    first: bool = False
    """Whether the campaign begins, so that nothing passes yet."""
    phase = "turn-end"

    def run(self, table: SeaTable) -> None:
        """Settle a defeat if there was one, then begin the next turn."""
        table.agenda.append(NextTurn())
        if table.fallen:
            table.then(Defeated())
            return
        if not self.first:
            table.captain = (table.captain + 1) % table.seat_count()
        table.turn += 1
        table.turn_travel = 0
        table.used = []
        table.actions = ACTIONS
        table.tell("turn", table.turn, table.captain)
        table.then(BeginTurn())


@rule("SG-TURN-004", "SG-SAVE-001", "SG-PLAYERS-001")
@step
class BeginTurn(SeaDecision):
    """A turn starts with the chance to save and to change who plays; then venom bites and the turn runs."""

    begins = "turn"
    phase = "turn-start"
    scene = "turn-start"

    def options(self, table: SeaTable) -> list[Choice]:
        """Only to begin; saving, joining and leaving are acts of their own."""
        return [("begin", "turn")]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The phases, each finished before the next."""
        table.then(Venom(), CheckDefeat(), EasyCommand(), ShipAction(), EventPhase(), TakeAction(), EndTurn())
        trigger_crew(table, table.captain, "turn-start")


@rule("SG-STATUS-002", "SG-STATUS-003", "SG-STATUS-004", "SG-STATUS-005", "SG-ENEMY-019")
@step
class Venom(SeaStep):
    """Each poisoned crew member with health takes 1 damage at the start of every player's turn; none is passed on."""

    def run(self, table: SeaTable) -> None:
        """It bites."""
        for name, member in table.crew.items():
            if "venom" in member.statuses and is_up(table, name):
                take_damage(table, name, 1)


@rule("SG-VARIANT-006")
@step
class EasyCommand(SeaStep):
    """In easy mode the active player gains 1 command at the start of each turn."""

    def run(self, table: SeaTable) -> None:
        """Gain it."""
        if table.easy:
            gain_command(table, table.captain, 1)


def action_reason(table: SeaTable, choice: Choice) -> Reason | None:
    """Why an action cannot be taken here."""
    region = table.pack.regions[table.region]
    if choice == ("market",) and not region.market:
        return Reason("SG-MARKET-001", "no-market-here")
    if choice == ("market",) and not (table.market or table.market_bottom):
        return Reason("SG-MARKET-005", "market-sold-out")
    if choice == ("port",) and not region.port:
        return Reason("SG-PORT-001", "no-port-here")
    return None


@rule(
    "SG-TURN-002", "SG-TURN-006", "SG-TURN-007", "SG-TURN-008", "SG-EXPLORE-001", "SG-MARKET-001", "SG-PORT-001",
    "SG-EVENT-011", "SG-TRAVEL-012",
)  # fmt: skip
@step
class TakeAction(SeaDecision):
    """Two actions of travel, explore, market and port, the same twice if liked; a skipped one gives 1 command."""

    begins = "action"
    phase = "actions"
    scene = "action"

    def options(self, table: SeaTable) -> list[Choice]:
        """What can be done in this region."""
        region = table.pack.regions[table.region]
        choices: list[Choice] = [("travel",), *table.bound.explores[table.region]]
        if region.market and (table.market or table.market_bottom):
            choices.append(("market",))
        if region.port:
            choices.append(("port",))
        if table.ongoing:
            events = table.pack.events
            choices += [("attempt", event) for event in table.ongoing if events[event].attempt_at == "action"]
        choices.append(("skip", "action"))
        return choices

    def accepts(self, table: SeaTable, choice: Choice) -> bool:
        """With a printed atlas, any location: its number is entered with its first visit."""
        match choice:
            case ("explore", location) if table.own_box() is not None:
                return PRINTED_LOCATION.fullmatch(location) is not None
        return False

    def form(self, table: SeaTable) -> str:
        """Another location."""
        return "" if table.own_box() is None else "explore"

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Take the action; after it the next is due."""
        table.actions -= 1
        if table.actions:
            table.then(TakeAction())
        table.tell("action", *choice)
        match choice:
            case ("travel",):
                table.then(Travel())
            case ("explore", location):
                if int(location) not in table.pack.regions[table.region].locations:
                    table.enter(f'region {{ id = "{table.region}", locations = [{location}] }}')
                table.then(Explore(int(location)))
            case ("market",):
                table.then(RevealMarket(OFFER))
            case ("port",):
                table.then(LeavesAtPort(), PortServices())
            case ("attempt", event):
                table.then(Do(f"{event}:attempt", seat=table.captain))
            case _:
                gain_command(table, table.captain, 1)

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Market and port elsewhere, locations of other regions."""
        refusals: list[tuple[Choice, Reason]] = []
        for choice in (("market",), ("port",)):
            reason = action_reason(table, choice)
            if reason is not None:
                refusals.append((choice, reason))
        refusals += [
            (("explore", str(location)), Reason("SG-EXPLORE-001", "not-in-region", (location,)))
            for region in table.pack.regions.values()
            if region.id != table.region
            for location in region.locations
        ]
        return refusals


@rule("SG-TURN-010", "SG-EVENT-009", "SG-EVENT-015")
@step
class EndTurn(SeaStep):
    """After the two actions turn-end effects resolve, then the captain token passes."""

    phase = "turn-end"

    def run(self, table: SeaTable) -> None:
        """The effects of every ongoing event, in the order drawn."""
        table.then(TurnEnd(tuple(table.ongoing)), CheckDefeat())
