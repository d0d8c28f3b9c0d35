"""Ship actions (SG-SHIP): move the figure to another room and use it."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.ability_deck import DiscardCards, DrawCards
from ..effects.program import trigger_crew
from ..table.decisions import SeaDecision, SeaStep
from ..table.table import SeaTable
from ..table.words import ROOMS
from .command import ClearCommand, clear_all, gain_command
from .crew import is_up, passives, tired_crew
from .fatigue import Rested
from .health import RestoreHealth, hurt_crew
from .search import SearchMore

PARTS: dict[str, tuple[str, ...]] = {
    "bridge": ("draw", "command", "clear"),
    "galley": ("draw", "command", "relief"),
    "deck": ("command", "search"),
    "quarters": ("draw", "command", "clear"),
    "sick-bay": ("draw", "command", "heal"),
}
"""What each room does, in printed order."""
_IDLE_RULE = {"relief": "SG-SHIP-017", "heal": "SG-SHIP-024"}
"""The rules by which parts may have nothing to do."""
_DONE_RULE = {"relief": "SG-SHIP-016"}
"""The rules by which parts are done once, where it is not the rule of all rooms."""


def open_rooms(table: SeaTable) -> list[str]:
    """The rooms that may be used now."""
    rooms = table.pack.rooms
    return [room for room in ROOMS if room != table.room and table.cubes[room] < rooms[room].capacity]


@rule(
    "SG-SHIP-001", "SG-SHIP-002", "SG-SHIP-003", "SG-SHIP-005", "SG-SHIP-006", "SG-SHIP-007", "SG-TURN-005",
    "SG-SETUP-005", "SG-SAVE-011", "SG-SHIPDMG-007",
)  # fmt: skip
@step
class ShipAction(SeaDecision):
    """The figure must move to a room other than its own; a room with 2 damage is closed while another is open."""

    phase = "ship-action"
    always_asked = True
    scene = "ship-action"

    def options(self, table: SeaTable) -> list[Choice]:
        """The open rooms; if none is, the figure still moves to a closed one, without effect."""
        rooms = open_rooms(table)
        if rooms:
            return [("use", room) for room in rooms]
        return [("enter", room) for room in ROOMS if room != table.room]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The figure moves, and the room's parts follow."""
        verb, room = choice
        table.room = room
        table.tell("room", room)
        if verb == "use":
            table.then(RoomParts(room, PARTS[room]))
            trigger_crew(table, table.captain, f"room-{room}")

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """The room of the last turn, closed rooms, the hull, and no room at all."""
        refusals: list[tuple[Choice, Reason]] = [
            (("use", "hull"), Reason("SG-SHIP-001", "no-action-there", ("hull",))),
            (("skip", "room"), Reason("SG-TURN-005", "compulsory")),
        ]
        open_to_use = open_rooms(table)
        for room in ROOMS:
            if room == table.room:
                refusals += [
                    ((verb, room), Reason("SG-SHIP-002", "used-last-turn", (room,))) for verb in ("use", "enter")
                ]
            elif room not in open_to_use:
                refusals.append((("use", room), Reason("SG-SHIP-005", "room-closed", (room,))))
                if open_to_use:
                    refusals.append((("enter", room), Reason("SG-SHIP-007", "room-closed", (room,))))
        return refusals


@rule("SG-SHIP-004", "SG-SHIP-008")
@step
class RoomParts(SeaDecision):
    """The parts of a room's effect are carried out in the order that the active player likes."""

    room: str
    left: tuple[str, ...]
    """The parts that have not been carried out."""
    lapses = True
    phase = "ship-action"
    scene = "question"

    def able(self, table: SeaTable) -> list[str]:
        """The parts that can still do something."""
        return [part for part in self.left if part_matters(table, part)]

    def options(self, table: SeaTable) -> list[Choice]:
        """The next part; all the rest in printed order; or end where only optional parts remain."""
        open_to_use = self.able(table)
        choices: list[Choice] = [("do", part) for part in open_to_use]
        if len(open_to_use) > 1:
            choices.append(("do", "all"))
        if open_to_use and all(part in ("relief", "search") for part in open_to_use):
            choices.append(("leave", self.room))
        return choices

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Do the part, and ask for the next."""
        match choice:
            case ("do", "all"):
                table.then(*(RoomPart(self.room, part) for part in self.left))
            case ("do", part):
                others = tuple(other for other in self.left if other != part)
                table.then(RoomPart(self.room, part), RoomParts(self.room, others))

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Parts that are done, and parts that would do nothing now."""
        open_to_use = self.able(table)
        return [(("do", part), self._why_not(part)) for part in PARTS[self.room] if part not in open_to_use]

    def _why_not(self, part: str) -> Reason:
        """Why a part of this room is not offered: there is nothing to do, or it is done."""
        if part in self.left:
            return Reason(_IDLE_RULE[part], "nothing-to-do", (part,))
        return Reason(_DONE_RULE.get(part, "SG-SHIP-004"), "done-already", (part,))


@rule("SG-SHIP-016", "SG-SHIP-017", "SG-SHIP-022", "SG-SHIP-024")
def part_matters(table: SeaTable, part: str) -> bool:
    """Relief is offered only if somebody is tired and a card can be given up; other parts always are."""
    if part == "relief":
        return bool(table.hands[table.captain]) and bool(tired_crew(table))
    if part == "heal":
        return bool(hurt_crew(table))
    return True


@rule(
    "SG-SHIP-009", "SG-SHIP-010", "SG-SHIP-011", "SG-SHIP-012", "SG-SHIP-013", "SG-SHIP-015", "SG-SHIP-016",
    "SG-SHIP-019", "SG-SHIP-020", "SG-SHIP-021", "SG-SHIP-024", "SG-SETUP-002", "SG-PLAYERS-008",
)  # fmt: skip
@step
class RoomPart(SeaStep):
    """One part of a room: draw cards, gain the printed command, clear command, relieve, search or heal."""

    room: str
    part: str
    """One of `PARTS` of the room."""
    phase = "ship-action"

    def run(self, table: SeaTable) -> None:
        """Figures are read for the number of players."""
        room, seat, column = table.pack.rooms[self.room], table.captain, table.player_count_index()
        if self.part == "draw":
            table.then(DrawCards(seat, room.cards[column]))
        elif self.part == "command":
            gain_command(table, seat, room.command[column] + extra_command(table, self.room))
        elif self.part == "clear" and self.room == "bridge":
            clear_all(table)
        elif self.part == "clear":
            table.then(ClearCommand(seat, room.clears[column]))
        elif self.part == "search":
            table.then(SearchMore())
        elif self.part == "heal":
            table.then(RestoreHealth(seat, 1))
        elif self.part == "relief" and part_matters(table, "relief"):
            table.then(Relief())


@rule("SG-LEVEL-009")
def extra_command(table: SeaTable, room: str) -> int:
    """Command that level cards of the active player's crew add in a room."""
    extra = 0
    for name, member in table.crew.items():
        if member.levels and table.controller(name) == table.captain and is_up(table, name):
            changes = [change for change in passives(table, name) if change.name == "command" and change.word == room]
            extra += sum(change.amount for change in changes)
    return extra


@rule("SG-SHIP-016")
@step
class Relief(SeaDecision):
    """Once per use the active player may give up exactly 1 hand card; in return any crew member loses 1 fatigue."""

    lapses = True
    scene = "party-and-hand"

    def options(self, table: SeaTable) -> list[Choice]:
        """Give up a card, or not."""
        if not part_matters(table, "relief"):
            return []
        choices: list[Choice] = [("relieve", name) for name in tired_crew(table)]
        return [*choices, ("decline", "relief")]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Discard a card of the hand; the chosen crew member loses 1 fatigue."""
        if choice[0] == "relieve":
            _, name = choice
            table.then(DiscardCards(table.captain, 1), Rested(name))
