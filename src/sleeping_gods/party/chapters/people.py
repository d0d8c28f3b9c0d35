"""The people at the table: join, leave, save, resume, notes, reset, and what a game adds to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...kernel.choices import Choice, Seat, seat_of, seat_word
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.table import decision_of
from ..table.table import PartyTable, because
from .setup import MAX_PLAYERS


@dataclass(frozen=True, slots=True)
class TablePeople:
    """What the people at a game's table can do about the campaign itself."""

    turn: type
    """The decision at which a turn is about to begin, which is also the end of the turn before."""
    reset: Callable[[Any], None]
    save: Callable[[Any], None]
    """Notes how the table stands."""
    resume: Callable[[Any, Seat], None]
    """Goes on after a saving, with this seat first."""
    join: Callable[[Any, str], None]
    """Somebody of this name joins."""
    leave: Callable[[Any, Seat], None]
    own: Callable[[Any], list[Choice]]
    """Acts that only this game knows, as far as they are possible."""
    own_reason: Callable[[Any, Choice], Reason | None]
    """Why one of those is not."""
    own_act: Callable[[Any, Choice], None]

    def at_turn_start(self, table: PartyTable) -> bool:
        """Whether a turn is about to begin."""
        return isinstance(decision_of(table), self.turn)

    @rule(
        "SG-PLAYERS-001", "SG-PLAYERS-009", "SG-SAVE-001", "SG-RESET-004", "SG-LOG-002", "DS-PLYR-001", "DS-PLYR-006",
        "DS-SAVE-001", "DS-JLOG-003", "DS-JLOG-004",
    )  # fmt: skip
    def acts(self, table: PartyTable) -> list[Choice]:
        """What the people at the table may do now; names and notes are free words."""
        if not table.agenda:
            return []
        choices: list[Choice] = [("reset", "campaign"), ("note", "LOCATION", "TEXT"), *self.own(table)]
        if self.at_turn_start(table):
            seats = [seat_word(seat) for seat in range(table.seat_count())]
            choices.append(("save", "game"))
            choices += [("resume", "with", seat) for seat in seats]
            if len(seats) < MAX_PLAYERS:
                choices.append(("join", "NAME"))
            if len(seats) > 1:
                choices += [("leave", seat) for seat in seats]
        return choices

    def is_act(self, table: PartyTable, choice: Choice) -> bool:
        """Whether a choice is an act about the campaign itself that is possible now."""
        if not table.agenda:
            return False
        return choice in self.own(table) or (_shaped(choice) and self.reason(table, choice) is None)

    @rule(
        "SG-SAVE-001", "SG-PLAYERS-001", "SG-PLAYERS-009", "SG-COMP-001", "SG-SETUP-019", "DS-SAVE-001", "DS-PLYR-001",
        "DS-PLYR-006", "DS-COMP-001", "DS-JLOG-001", "DS-LOAD-006",
    )  # fmt: skip
    def reason(self, table: PartyTable, choice: Choice) -> Reason | None:
        """Why an act about the campaign is not possible now."""
        match choice:
            case ("save", "game"):
                return None if self.at_turn_start(table) else because(table, "at-turn-start")
            case ("resume", "with", seat):
                if not self.at_turn_start(table):
                    return because(table, "at-turn-start")
                return _seat_reason(table, "resume/unknown-seat", seat)
            case ("join", *words):
                if not self.at_turn_start(table):
                    return because(table, "at-turn-end")
                if " ".join(words) in table.names:
                    return because(table, "same-name")
                return because(table, "table-full") if table.seat_count() >= MAX_PLAYERS else None
            case ("leave", seat):
                if not self.at_turn_start(table):
                    return because(table, "at-turn-end")
                unknown = _seat_reason(table, "leave/unknown-seat", seat)
                return unknown or (because(table, "last-player") if table.seat_count() <= 1 else None)
        return self.own_reason(table, choice)

    def act(self, table: PartyTable, choice: Choice) -> None:
        """Let it happen."""
        match choice:
            case ("reset", "campaign"):
                self.reset(table)
            case ("note", place, *words):
                note(table, place, " ".join(words))
            case ("save", "game"):
                self.save(table)
                table.tell("saved", len(table.log.saves))
            case ("resume", "with", seat):
                self.resume(table, seat_of(seat))
            case ("join", *words):
                self.join(table, " ".join(words))
            case ("leave", seat):
                self.leave(table, seat_of(seat))
            case _:
                self.own_act(table, choice)


def _shaped(choice: Choice) -> bool:
    """Whether a choice has the form of one of these acts."""
    match choice:
        case ("reset", "campaign") | ("save", "game") | ("leave", _) | ("resume", "with", _):
            return True
        case ("note", place, _, *_):
            return place.isdecimal()
        case ("join", name, *_):
            return bool(name)
    return False


def _seat_reason(table: PartyTable, key: str, seat: str) -> Reason | None:
    """The reason with this key if there is no such seat."""
    known = [seat_word(number) for number in range(table.seat_count())]
    return None if seat in known else because(table, key, seat)


@rule("SG-LOG-002", "SG-LOG-001", "DS-JLOG-002", "DS-JLOG-003")
def note(table: PartyTable, place: str, text: str) -> None:
    """Players may write notes on the map."""
    table.log.notes[place] = text
    table.tell("noted", place, text)
