"""Wandering encounters (DS-WAND): standees on actions, placed at the same time, each action taken once."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.explore import choice_reason
from ...party.effects.program import Do
from ...party.effects.program_path import choice_path
from ...story.model import StoryChoice
from ..table.decisions import SkiesDecision, SkiesStep
from ..table.records import NOWHERE
from ..table.table import SkiesTable

HELPERS = 2
"""Characters that an action takes at most."""


def actions(table: SkiesTable) -> list[StoryChoice]:
    """The actions of the page."""
    return list(table.pack.paragraphs[table.meeting.number].choices)


def open_actions(table: SkiesTable) -> list[str]:
    """The letters of the actions that can be taken now."""
    number = table.meeting.number
    return [action.letter for action in actions(table) if choice_reason(table, number, action, town=False) is None]


def standees(table: SkiesTable, letter: str) -> list[str]:
    """Who stands on an action."""
    return [name for name, place in table.meeting.placed.items() if place == letter]


def waiting(table: SkiesTable) -> list[str]:
    """Characters who are not placed yet, in the order of the seats, the active player's first."""
    count = table.seat_count()
    names = [name for name in table.crew if name not in table.meeting.placed]
    return sorted(names, key=lambda name: (table.controller(name) - table.captain) % count)


@rule("DS-WAND-002", "DS-WAND-004", "DS-WAND-014")
def has_room(table: SkiesTable, letter: str, seat: Seat) -> bool:
    """Whether a player may add to an action, as far as that player can know: two at most of those seen or their own."""
    seen = table.meeting.seen
    known = [name for name in standees(table, letter) if name in seen or table.controller(name) == seat]
    return len(known) < HELPERS


@rule("DS-WAND-002", "DS-WAND-003", "DS-WAND-016")
@step
class PlaceStandees(SkiesDecision):
    """Each player places their characters; nobody sees where until all are placed."""

    lapses = True
    any_time = False
    scene = "encounter-story"

    def who(self, table: SkiesTable) -> Seat:
        """The player of the next character to be placed."""
        names = waiting(table)
        return table.controller(names[0]) if names else table.captain

    def audience(self, table: SkiesTable, choice: Choice) -> tuple[Seat, ...]:
        """Everybody places in secret, until all are revealed."""
        _, name, _, _ = choice
        return (table.controller(name),)

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any action for any of the player's characters, or none."""
        names = waiting(table)
        if not names:
            return []
        seat = table.controller(names[0])
        characters = [name for name in names if table.controller(name) == seat]
        places = [letter for letter in open_actions(table) if has_room(table, letter, seat)]
        return [("place", name, "on", letter) for name in characters for letter in [*places, NOWHERE]]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """The standee is there; the next is due, and then all are revealed."""
        _, name, _, letter = choice
        table.meeting.placed[name] = letter
        table.then(PlaceStandees() if waiting(table) else Reveal())

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """Other players' characters, one's own that are placed, and actions that cannot be taken or are full."""
        refusals: list[tuple[Choice, Reason]] = []
        names, seat, number = waiting(table), self.who(table), table.meeting.number
        shut = {action.letter: choice_reason(table, number, action, town=False) for action in actions(table)}
        for name in table.crew:
            for letter in (*shut, NOWHERE):
                reason = shut.get(letter)
                if names and table.controller(name) != seat:
                    reason = Reason("DS-WAND-002", "not-your-character", (name,))
                elif name not in names:
                    reason = Reason("DS-WAND-003", "placed-already", (name,))
                elif reason is None and not has_room(table, letter, seat) and letter != NOWHERE:
                    reason = Reason("DS-WAND-004", "two-at-most", (letter,))
                if reason is not None:
                    refusals.append((("place", name, "on", letter), reason))
        return refusals


@rule("DS-WAND-002", "DS-WAND-014")
@step
class Reveal(SkiesStep):
    """All placements are shown together; where more than two stand, the active player keeps two."""

    def run(self, table: SkiesTable) -> None:
        """Look for crowds, then resolve."""
        meeting = table.meeting
        meeting.seen = tuple(meeting.placed)
        table.tell("placed", *(f"{name}:{place}" for name, place in meeting.placed.items()))
        crowds = [action.letter for action in actions(table) if len(standees(table, action.letter)) > HELPERS]
        if crowds:
            table.then(Thin(crowds[0]), Reveal())
        elif waiting(table):
            table.then(PlaceStandees())
        else:
            table.then(NextAction())


@rule("DS-WAND-014", "DS-WAND-004")
@step
class Thin(SkiesDecision):
    """The active player sends one of too many standees away, to choose again."""

    letter: str
    any_time = False
    scene = "encounter"

    def options(self, table: SkiesTable) -> list[Choice]:
        """Anyone who stands there."""
        return [("send", name, "from", self.letter) for name in standees(table, self.letter)]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """They are to be placed again, once more in secret."""
        _, name, _, _ = choice
        del table.meeting.placed[name]


@rule(
    "DS-WAND-004", "DS-WAND-005", "DS-WAND-007", "DS-WAND-008", "DS-WAND-011", "DS-WAND-013", "DS-WAND-016",
)  # fmt: skip
@step
class NextAction(SkiesDecision):
    """The active player sets the order; each action is taken once for all who stand on it, until the group stops."""

    lapses = True
    scene = "encounter"

    def options(self, table: SkiesTable) -> list[Choice]:
        """The actions with standees that are not done, or the end."""
        meeting = table.meeting
        choices: list[Choice] = [
            ("take", letter) for letter in open_actions(table) if letter not in meeting.done and standees(table, letter)
        ]
        return [*choices, ("stop", "encounter")] if choices else []

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """It happens, for one or two characters."""
        verb, letter = choice
        if verb == "stop":
            return
        meeting = table.meeting
        action = next(action for action in actions(table) if action.letter == letter)
        meeting.done += (letter,)
        meeting.acting = tuple(standees(table, letter))
        label = meeting.number + letter
        table.visit.append(label)
        if action.once == "campaign":
            table.taken.append(label)
        table.tell("took-action", letter, *meeting.acting)
        table.then(Do(choice_path(label), seat=table.captain), ActionDone())
        table.bound.rulebook.pay(table, action.cost)

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """Actions that are done, and those where nobody stands."""
        refusals: list[tuple[Choice, Reason]] = []
        for action in actions(table):
            if action.letter in table.meeting.done:
                refusals.append((("take", action.letter), Reason("DS-WAND-004", "taken-this-visit", (action.letter,))))
            elif not standees(table, action.letter):
                refusals.append((("take", action.letter), Reason("DS-WAND-008", "nobody-there", (action.letter,))))
            elif reason := choice_reason(table, table.meeting.number, action, town=False):
                refusals.append((("take", action.letter), reason))
        return refusals


@step
class ActionDone(SkiesStep):
    """The action is over, and the next is due."""

    def run(self, table: SkiesTable) -> None:
        """Nobody acts any more; ask for the next action, if the encounter is still on."""
        if table.encounter is not None:
            table.encounter.acting = ()
            table.then(NextAction())


@rule("DS-WAND-009")
def readers(table: SkiesTable) -> list[Seat]:
    """The seats that read a quest gained now in silence: those whose characters took the action."""
    meeting = table.encounter
    if meeting is None or not meeting.acting:
        return []
    return sorted({table.controller(name) for name in meeting.acting})
