"""Notes what happens in a campaign as rows: visits, tests, fights, losses, cards and turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from ..kernel.choices import Choice
from ..kernel.table import LogEvent
from ..party.table.table import PartyTable
from ..sea.chapters.peril import cube_count
from ..sea.table.table import SeaTable
from ..skies.table.table import SkiesTable
from .schema import Row

STORY, EVENT, TRAVEL, SEARCH, OTHER = "story", "event", "travel", "search", "other"
FIGHT, FAILED, EFFECT = "fight", "failed test", "effect"
"""The causes of a loss."""
ON_THE_WAY = frozenset({"hazard", "obstacle", "flight", "flew", "sailed", "moved"})
"""What is told when a party travels."""
CARDS = {"gained-adventure": "gained", "lost-adventure": "lost", "learned": "learned"}


@dataclass(slots=True)
class Visit:
    """A story that is being read."""

    place: str
    passed: int = 0
    failed: int = 0
    won: int = 0
    lost: int = 0
    health: int = 0


@dataclass(slots=True)
class RecordedFight:
    """A fight in progress."""

    level: int
    rounds: int = 0
    health: int = 0


class Recorder:
    """The rows of one campaign, in the order of what happened."""

    def __init__(self, campaign: int) -> None:
        self.campaign = campaign
        self.rows: list[Row] = []
        self.health_lost = 0
        self.killed_by = ""
        self.turn = self.decision = 0
        self._visit: Visit | None = None
        self._fight: RecordedFight | None = None
        self._skill = ""
        self._failed = False
        """Whether what a failed test brings is being carried out."""
        self._source = OTHER
        self._last_loss = ""
        self._losses: Counter[tuple[str, str, str, str]] = Counter()
        """Points lost in this turn by place, source, cause and who lost them."""
        self._healed: Counter[tuple[str, str]] = Counter()

    def note(self, table: PartyTable, choice: Choice, decisions: int) -> None:
        """After a choice: note what was told of it."""
        if not table.log_events:
            return
        self.decision = decisions
        for log_event in table.log_events:
            kind = log_event[0]
            if kind in _NOTES:
                _NOTES[kind](self, table, log_event)
            elif kind in CARDS:
                self._add("card", name=str(log_event[1]), outcome=CARDS[str(kind)])
            elif kind in ON_THE_WAY:
                self._source = TRAVEL
            elif kind == "found":
                self._source = SEARCH
        if self._visit is not None and not table.exploring:
            self._leave()

    def finish(self, table: PartyTable, uses: Mapping[str, int]) -> None:
        """The campaign is over: note what is still open, and how often each card was used."""
        self._leave()
        self._end_turn(table)
        for card in sorted(uses):
            self._add("use", name=card, number=uses[card])

    def _add(
        self, kind: str, name: str = "", outcome: str = "", number: int = 0, result: int = 0, health: int = 0
    ) -> None:
        place = self._visit.place if self._visit else ""
        self._row(kind, place, self._where(), name, outcome, number, result, health)

    def _row(self, kind: str, place: str, source: str, name: str, outcome: str, *figures: int) -> None:
        padded = (*figures, *(0,) * (7 - len(figures)))
        self.rows.append([self.campaign, self.turn, self.decision, kind, place, source, name, outcome, *padded])

    def _where(self) -> str:
        return STORY if self._visit else self._source

    def _turned(self, table: PartyTable, log_event: LogEvent) -> None:
        if self.turn:
            self._end_turn(table)
        self.turn = int(str(log_event[1]))
        self._source, self._failed = OTHER, False

    def _end_turn(self, table: PartyTable) -> None:
        for (place, source, cause, name), points in self._losses.items():
            self._row("damage", place, source, name, cause, points)
        for (place, source), points in self._healed.items():
            self._row("healing", place, source, "", "", points)
        self._losses.clear()
        self._healed.clear()
        left = sum(max(0, table.bound.rulebook.health_left(table, name)) for name in table.crew)
        most = sum(table.bound.rulebook.health_left(table, name) + member.damage for name, member in table.crew.items())
        self._row("turn", "", OTHER, "", "", left, most, _vessel_damage(table))

    def _acted(self, table: PartyTable, log_event: LogEvent) -> None:
        self._source, self._failed = OTHER, False

    def _drew_event(self, table: PartyTable, log_event: LogEvent) -> None:
        self._source, self._failed = EVENT, False

    def _read(self, table: PartyTable, log_event: LogEvent) -> None:
        self._failed = False
        if self._visit is None and table.exploring:
            self._visit = Visit(str(log_event[1]).partition(".")[0])

    def _leave(self) -> None:
        visit, self._visit = self._visit, None
        if visit is not None:
            counts = (visit.passed, visit.failed, visit.won, visit.lost)
            self._row("visit", visit.place, STORY, "", "", 0, 0, visit.health, *counts)
            self._source, self._failed = OTHER, False

    def _challenged(self, table: PartyTable, log_event: LogEvent) -> None:
        self._skill, self._failed = str(log_event[1]), False

    def _settled(self, table: PartyTable, log_event: LogEvent) -> None:
        passed = log_event[0] == "challenge-passed"
        self._add("test", self._skill, "passed" if passed else "failed", int(str(log_event[2])), int(str(log_event[1])))
        self._failed = not passed
        if self._visit:
            self._visit.passed += passed
            self._visit.failed += not passed

    def _fights(self, table: PartyTable, log_event: LogEvent) -> None:
        self._fight, self._failed = RecordedFight(int(str(log_event[1]))), False

    def _next_round(self, table: PartyTable, log_event: LogEvent) -> None:
        if self._fight:
            self._fight.rounds += 1

    def _fought(self, table: PartyTable, log_event: LogEvent) -> None:
        fight, self._fight = self._fight, None
        if fight is not None:
            outcome = {"victory": "won", "fled": "fled"}.get(str(log_event[0]), "lost")
            self._add("fight", "", outcome, fight.level, fight.rounds, fight.health)
            if self._visit:
                self._visit.won += outcome == "won"
                self._visit.lost += outcome != "won"
        if log_event[0] == "defeat":
            self.killed_by = self._last_loss
            self._add("defeat", str(log_event[1]) if len(log_event) > 1 else "crew", self._last_loss)

    def _lost_health(self, table: PartyTable, log_event: LogEvent) -> None:
        points = int(str(log_event[2]))
        self.health_lost += points
        if self._fight:
            self._fight.health += points
        if self._visit:
            self._visit.health += points
        self._lose(str(log_event[1]), points)

    def _hurt_ship(self, table: PartyTable, log_event: LogEvent) -> None:
        self._lose("ship", 1)

    def _hurt_plane(self, table: PartyTable, log_event: LogEvent) -> None:
        self._lose("plane", int(str(log_event[1])))

    def _lose(self, name: str, points: int) -> None:
        cause = FIGHT if self._fight else FAILED if self._failed else EFFECT
        source = self._where()
        self._losses[self._visit.place if self._visit else "", source, cause, name] += points
        self._last_loss = f"{source}: {cause}"

    def _heal(self, table: PartyTable, log_event: LogEvent) -> None:
        self._healed[self._visit.place if self._visit else "", self._where()] += int(str(log_event[2]))

    def _gained_quest(self, table: PartyTable, log_event: LogEvent) -> None:
        self._add("quest", str(log_event[1]), "gained")

    def _ended(self, table: PartyTable, log_event: LogEvent) -> None:
        self._add("ending", str(log_event[1]))


def _vessel_damage(table: PartyTable) -> int:
    """The damage on the ship, or the health that the plane has lost."""
    if isinstance(table, SeaTable):
        return cube_count(table)
    return table.pack.plane_health - table.plane_health if isinstance(table, SkiesTable) else 0


_NOTES = {
    "turn": Recorder._turned,
    "action": Recorder._acted,
    "event": Recorder._drew_event,
    "paragraph": Recorder._read,
    "challenge": Recorder._challenged,
    "challenge-passed": Recorder._settled,
    "challenge-failed": Recorder._settled,
    "combat": Recorder._fights,
    "round": Recorder._next_round,
    "victory": Recorder._fought,
    "defeat": Recorder._fought,
    "fled": Recorder._fought,
    "damage": Recorder._lost_health,
    "ship-damage": Recorder._hurt_ship,
    "plane-damage": Recorder._hurt_plane,
    "healed": Recorder._heal,
    "gained-quest": Recorder._gained_quest,
    "ending": Recorder._ended,
}
"""What each kind of log event means for the rows."""
