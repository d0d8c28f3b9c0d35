"""The turn (DS-TURN, DS-TIME): draw, event, actions, end."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import plays, rule
from ...kernel.steps import step
from ...party.chapters.ability_deck import DrawCards
from ...party.chapters.entering import PRINTED_LOCATION
from ...party.chapters.explore import Explore
from ..table.decisions import SkiesDecision, SkiesStep
from ..table.table import SkiesTable
from .camp import Camp
from .camp_row import OpenDue, camps_left
from .clock import SPACES, spend_time, time_left
from .events import EventPhase
from .explore import explore_reason, open_locations
from .flight import Fly, destinations, fly_reason, with_plane
from .peril import CheckDefeat, check_defeat
from .repairing import RepairPlane, repair_reason
from .squares import DIRECTIONS, where
from .travel import Travel, travel_reason, unknown_edges
from .turn_end import ResetWatch, TurnEnd, Venom

DRAWN = {"easy": 3, "normal": 2, "hard": 2}
"""Ability cards drawn when a turn begins, by the difficulty."""
COSTS = {"camp": 0, "travel": 1, "explore": 2, "fly": 2, "repair": 1}
"""The time that each action takes."""

plays(f"{__name__}.COSTS", "DS-TRAV-001", "DS-EXPL-001", "DS-FLY-004", "DS-REPR-001")


@rule("DS-TURN-001", "DS-ENDT-003", "DS-BASE-006", "DS-BASE-007", "DS-TIME-008", "DS-TIME-010", "DS-TIME-013")
@step
class NextTurn(SkiesStep):
    """The token passes to the left, and with it Claire; always at the bottom of the agenda."""

    first: bool = False
    """Whether the campaign begins, so that nothing passes yet."""
    anchor = True

    def run(self, table: SkiesTable) -> None:
        """Put the turn after this one on the bottom, move the token on, and begin."""
        table.agenda.append(NextTurn())
        if not self.first:
            table.captain = (table.captain + 1) % table.seat_count()
        table.turn += 1
        table.phase = "start"
        table.busy = False
        table.bonus, table.early = table.early, False
        table.used = []
        table.tell("turn", table.turn, table.captain)
        table.then(BeginTurn())


@rule("DS-SAVE-001", "DS-PLYR-001", "DS-TURN-002", "DS-TURN-003", "DS-DIFF-002")
@step
class BeginTurn(SkiesDecision):
    """A turn starts with the chance to save and to change who plays; then the four steps run."""

    anchor = True
    begins = "turn"
    scene = "turn-start"

    def options(self, table: SkiesTable) -> list[Choice]:
        """Only to begin; saving, joining and leaving are acts of their own."""
        return [("begin", "turn")]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """The steps, each finished before the next."""
        table.phase = "draw"
        drawn = DrawCards(table.captain, DRAWN[table.level])
        table.then(drawn, CheckDefeat(), EventPhase(), Actions(), EndTurn())


@rule("DS-TURN-002", "DS-CAMP-010")
@step
class Actions(SkiesStep):
    """Step 3 begins; stories that the event made due open first."""

    anchor = True

    def run(self, table: SkiesTable) -> None:
        """Open what is due, then act."""
        table.phase = "actions"
        table.then(OpenDue(), BackToActions())


@rule("DS-TIME-006", "DS-CAMP-010")
@step
class EndAction(SkiesStep):
    """An action is over: stories that became due open now."""

    anchor = True

    def run(self, table: SkiesTable) -> None:
        """Check for defeat, open what is due, go on."""
        if not check_defeat(table):
            table.then(OpenDue(), BackToActions())
        else:
            table.agenda.insert(-1, EndAction())


@step
class BackToActions(SkiesStep):
    """Nothing is in progress; the active player goes on."""

    anchor = True

    def run(self, table: SkiesTable) -> None:
        """Ask for the next action."""
        table.busy = False
        table.then(TakeAction())


def timed_actions(table: SkiesTable) -> list[Choice]:
    """The actions that cost time and can be paid for."""
    left = time_left(table)
    choices: list[Choice] = []
    if left >= COSTS["travel"]:
        choices += table.bound.travels.get(table.place, ())
    if left >= COSTS["explore"]:
        choices += [("explore", str(number)) for number in open_locations(table)]
    if with_plane(table):
        if left >= COSTS["fly"] and fly_reason(table) is None:
            choices += [table.bound.flights[space] for space in destinations(table)]
        if left >= COSTS["repair"] and repair_reason(table) is None:
            choices.append(("repair",))
    return choices


@rule(
    "DS-TIME-004", "DS-TIME-005", "DS-TIME-006", "DS-TIME-007", "DS-TIME-011", "DS-TIME-012", "DS-TIME-014",
    "DS-TURN-009", "DS-CAMP-002", "DS-CAMP-008", "DS-EXPL-001", "DS-PREV-002", "DS-PREV-003",
)  # fmt: skip
@step
class TakeAction(SkiesDecision):
    """Camp, travel, explore, fly and repair, as often as time allows; then the end of the turn is confirmed."""

    anchor = True
    begins = "action"
    scene = "action"

    def options(self, table: SkiesTable) -> list[Choice]:
        """What can be done here with the time left."""
        choices = timed_actions(table)
        idle = not choices and table.spent < SPACES
        if camps_left(table):
            choices.append(("camp",))
        if table.spent >= SPACES - 1:
            choices.append(("end", "turn"))
        elif idle:
            choices.append(("let", "time", "pass"))
        return choices

    def accepts(self, table: SkiesTable, choice: Choice) -> bool:
        """With a printed atlas, any location where Claire stands: its number is entered with its first visit."""
        match choice:
            case ("explore", location) if table.own_box() is not None and time_left(table) >= COSTS["explore"]:
                known = PRINTED_LOCATION.fullmatch(location) is not None
                return known and int(location) not in table.crossed and table.place in table.bound.moves
        return False

    def form(self, table: SkiesTable) -> str:
        """Another location, the page behind an edge, another space of the flight board."""
        if table.own_box() is None or not time_left(table):
            return ""
        if table.place not in table.bound.moves:
            return "act"
        page_number, _, _ = where(table.place)
        page = table.pack.pages[page_number]
        explores = ["explore"] if time_left(table) >= COSTS["explore"] else []
        return " ".join(["act", table.place, f"{page.rows}x{page.columns}", *explores, *unknown_edges(table)])

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """Pay the time first, then it happens; after it the next action is due."""
        verb = choice[0]
        if verb == "end":
            table.early = time_left(table) > 0
            return
        if verb == "let":
            spend_time(table, time_left(table))
            table.then(TakeAction())
            return
        table.busy = True
        table.tell("action", *choice)
        if COSTS[verb]:
            spend_time(table, COSTS[verb])
        action: SkiesStep | Explore
        match choice:
            case ("travel", direction):
                action = Travel(direction)
            case ("explore", location):
                if int(location) not in table.bound.locations.get(table.place, ()):
                    table.enter(f'square {{ id = "{table.place}", locations = [{location}] }}')
                action = Explore(int(location))
            case ("fly", "to", space):
                action = Fly(space, aboard=True, landing=True, seat=table.captain)
            case ("repair",):
                action = RepairPlane()
            case _:
                table.busy = False
                action = Camp()
        table.then(action, EndAction())

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """Everything else that an action could be."""
        offered = self.options(table)
        all_choices: list[Choice] = [("travel", way) for way in DIRECTIONS]
        all_choices += [("explore", str(number)) for numbers in table.bound.locations.values() for number in numbers]
        all_choices += [("fly", "to", space) for space in table.pack.spaces]
        all_choices += [("repair",), ("camp",), ("end", "turn"), ("let", "time", "pass")]
        return [(choice, action_reason(table, choice)) for choice in all_choices if choice not in offered]


@rule("DS-TIME-005", "DS-TIME-007", "DS-TIME-014", "DS-CAMP-008", "DS-FLY-018", "DS-VARI-005")
def action_reason(table: SkiesTable, choice: Choice) -> Reason:
    """Why an action cannot be taken now."""
    left = time_left(table)
    reason: Reason | None = None
    match choice:
        case ("travel", direction):
            reason = travel_reason(table, direction)
        case ("explore", location):
            reason = explore_reason(table, location)
        case ("fly", "to", space):
            reason = fly_reason(table)
            if reason is None and space not in destinations(table):
                is_closed = space != table.plane
                reason = Reason("DS-FLY-018" if is_closed else "DS-VARI-005", "no-such-flight", (space,))
        case ("repair",):
            reason = repair_reason(table)
        case ("camp",):
            return Reason("DS-CAMP-008", "no-camps-left")
        case ("end", "turn"):
            return Reason("DS-TIME-007", "time-left", (left,))
        case ("let", "time", "pass"):
            return Reason("DS-TIME-014", "no-waiting")
    return reason or Reason("DS-TIME-005", "no-time", (COSTS.get(choice[0], 0), left))


@rule("DS-ENDT-001", "DS-ENDT-002", "DS-ENDT-004", "DS-TIME-010")
@step
class EndTurn(SkiesStep):
    """Step 4: turn-end effects of events and curses, then venom, then the watch goes back."""

    anchor = True

    def run(self, table: SkiesTable) -> None:
        """Turn-end effects, venom, a check for defeat, the watch."""
        table.phase = "end"
        table.tell("turn-ends", table.captain)
        table.then(TurnEnd((*table.active, *table.curses)), Venom(), CheckDefeat(), ResetWatch())
