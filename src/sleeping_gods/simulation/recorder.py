"""Records what happens in a campaign as rows of the table of events (`schema.py`), by the log of each choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ..kernel.choices import Choice
from ..kernel.table import LogEvent
from ..party.table.table import PartyTable
from ..sea.chapters.peril import cube_count
from ..sea.table.table import SeaTable
from ..skies.table.table import SkiesTable
from .schema import Row

STORY, EVENT, TRAVEL, SEARCH, OTHER = "story", "event", "travel", "search", "other"
"""What was going on: the source of a row."""
FIGHT, FAILED, EFFECT = "fight", "failed test", "effect"
"""The causes of a loss."""
TRAVEL_EVENTS = frozenset({"hazard", "obstacle", "flight", "flew", "sailed", "moved"})
"""Log events of a party that travels."""
CARD_OUTCOMES = {"gained-adventure": "gained", "lost-adventure": "lost", "learned": "learned"}
"""What became of a card, by the log event that names it."""
FIGHT_OUTCOMES = {"victory": "won", "fled": "fled", "defeat": "lost"}
"""How a fight ended, by the log event that says so."""


@dataclass(slots=True)
class Visit:
    """A story that is being read, and what it has brought so far."""

    place: str
    passed: int = 0
    """Challenges that were passed."""
    failed: int = 0
    won: int = 0
    """Fights that were won."""
    lost: int = 0
    health: int = 0
    """Points of health that it has cost."""


@dataclass(slots=True)
class RecordedFight:
    """A fight in progress."""

    level: int
    rounds: int = 0
    health: int = 0
    """Points of health that it has cost."""


class Loss(NamedTuple):
    """Who lost health, where and by what."""

    place: str
    source: str
    cause: str
    name: str


class Recorder:
    """The rows of one campaign, in the order of what happened."""

    def __init__(self, campaign: int) -> None:
        self.campaign = campaign
        self.rows: list[Row] = []
        self.health_lost = 0
        self.killed_by = ""
        """Source and cause of the last loss before the last defeat."""
        self.turn = self.decision = 0
        """The numbers of the turn and of the decision that rows are recorded for."""
        self._visit: Visit | None = None
        """The story that is being read."""
        self._fight: RecordedFight | None = None
        """The fight in progress."""
        self._skill = ""
        """What the challenge in progress asks for."""
        self._test_failed = False
        """Whether the effects of a failed test are being carried out."""
        self._source = OTHER
        """What is going on outside of stories."""
        self._last_loss = ""
        """Source and cause of the last loss."""
        self._losses: Counter[Loss] = Counter()
        """Points lost in this turn."""
        self._healed: Counter[tuple[str, str]] = Counter()
        """Points healed in this turn, by place and source."""

    def note(self, table: PartyTable, choice: Choice, decisions: int) -> None:
        """After a choice: record what its log events tell."""
        if not table.log_events:
            return
        self.decision = decisions
        for log_event in table.log_events:
            first, *values = log_event
            kind = str(first)
            if kind in _HANDLERS:
                _HANDLERS[kind](self, table, log_event)
            elif kind in CARD_OUTCOMES:
                self._add("card", name=str(values[0]), outcome=CARD_OUTCOMES[kind])
            elif kind in TRAVEL_EVENTS:
                self._source = TRAVEL
            elif kind == "found":
                self._source = SEARCH
        if self._visit is not None and not table.exploring:
            self._end_visit()

    def finish(self, table: PartyTable, uses: Mapping[str, int]) -> None:
        """The campaign is over: record what is still open, and how often each card was used."""
        self._end_visit()
        self._end_turn(table)
        for card in sorted(uses):
            self._add("use", name=card, number=uses[card])

    def _add(
        self,
        kind: str,
        *,
        place: str | None = None,
        source: str | None = None,
        name: str = "",
        outcome: str = "",
        number: int = 0,
        result: int = 0,
        health: int = 0,
        visit: Visit | None = None,
    ) -> None:
        """Add a row in the order of `EVENT_COLUMNS`; place and source are those of now unless others are given."""
        tests_and_fights = (visit.passed, visit.failed, visit.won, visit.lost) if visit else (0, 0, 0, 0)
        self.rows.append(
            [
                self.campaign,
                self.turn,
                self.decision,
                kind,
                self._place() if place is None else place,
                self._source_now() if source is None else source,
                name,
                outcome,
                number,
                result,
                health,
                *tests_and_fights,
            ]
        )

    def _place(self) -> str:
        """The location whose story is being read; empty outside of any."""
        return self._visit.place if self._visit else ""

    def _source_now(self) -> str:
        """What is going on: a story, or what was noted outside of stories."""
        return STORY if self._visit else self._source

    def _set_source(self, source: str) -> None:
        """Note what is going on outside of stories; no test's failure is being carried out any more."""
        self._source, self._test_failed = source, False

    def _on_turn(self, table: PartyTable, log_event: LogEvent) -> None:
        """A turn begins, and the one before it is recorded."""
        if self.turn:
            self._end_turn(table)
        _, number, *_ = log_event
        self.turn = _whole(number)
        self._set_source(OTHER)

    def _end_turn(self, table: PartyTable) -> None:
        """Record what the turn cost and healed, and how the party stands after it."""
        for loss, points in self._losses.items():
            self._add("damage", place=loss.place, source=loss.source, name=loss.name, outcome=loss.cause, number=points)
        for (place, source), points in self._healed.items():
            self._add("healing", place=place, source=source, number=points)
        self._losses.clear()
        self._healed.clear()
        health_left = table.bound.rulebook.health_left
        left = sum(max(0, health_left(table, name)) for name in table.crew)
        most = sum(health_left(table, name) + member.damage for name, member in table.crew.items())
        self._add("turn", place="", source=OTHER, number=left, result=most, health=_vessel_damage(table))

    def _on_action(self, table: PartyTable, log_event: LogEvent) -> None:
        """An action is taken: what follows belongs to no event any more."""
        self._set_source(OTHER)

    def _on_event_card(self, table: PartyTable, log_event: LogEvent) -> None:
        """An event is drawn."""
        self._set_source(EVENT)

    def _on_paragraph(self, table: PartyTable, log_event: LogEvent) -> None:
        """A paragraph is read; the first one of a visit names its place."""
        self._test_failed = False
        if self._visit is None and table.exploring:
            _, paragraph, *_ = log_event
            self._visit = Visit(str(paragraph).partition(".")[0])

    def _end_visit(self) -> None:
        """Record the visit in progress, if there is one."""
        visit, self._visit = self._visit, None
        if visit is not None:
            self._add("visit", place=visit.place, source=STORY, health=visit.health, visit=visit)
            self._set_source(OTHER)

    def _on_challenge(self, table: PartyTable, log_event: LogEvent) -> None:
        """A challenge asks for a skill."""
        _, skill, *_ = log_event
        self._skill, self._test_failed = str(skill), False

    def _on_challenge_settled(self, table: PartyTable, log_event: LogEvent) -> None:
        """Record a challenge, and count it for the visit."""
        kind, total, needed, *_ = log_event
        passed = kind == "challenge-passed"
        outcome = "passed" if passed else "failed"
        self._add("test", name=self._skill, outcome=outcome, number=_whole(needed), result=_whole(total))
        self._test_failed = not passed
        if self._visit:
            self._visit.passed += passed
            self._visit.failed += not passed

    def _on_combat(self, table: PartyTable, log_event: LogEvent) -> None:
        """A fight of a level begins."""
        _, level, *_ = log_event
        self._fight, self._test_failed = RecordedFight(_whole(level)), False

    def _on_round(self, table: PartyTable, log_event: LogEvent) -> None:
        """A round of the fight begins."""
        if self._fight:
            self._fight.rounds += 1

    def _on_fight_over(self, table: PartyTable, log_event: LogEvent) -> None:
        """A fight is won, lost or fled from; a defeat may also come without one."""
        kind, *beaten = log_event
        fight, self._fight = self._fight, None
        if fight is not None:
            outcome = FIGHT_OUTCOMES[str(kind)]
            self._add("fight", outcome=outcome, number=fight.level, result=fight.rounds, health=fight.health)
            if self._visit:
                self._visit.won += outcome == "won"
                self._visit.lost += outcome != "won"
        if kind == "defeat":
            self.killed_by = self._last_loss
            name = str(beaten[0]) if beaten else "crew"
            self._add("defeat", name=name, outcome=self._last_loss)

    def _on_damage(self, table: PartyTable, log_event: LogEvent) -> None:
        """Damage was taken: it counts for the fight, the visit and the turn."""
        _, name, amount, *_ = log_event
        points = _whole(amount)
        self.health_lost += points
        if self._fight:
            self._fight.health += points
        if self._visit:
            self._visit.health += points
        self._lose(str(name), points)

    def _on_ship_damage(self, table: PartyTable, log_event: LogEvent) -> None:
        """The ship is damaged, one cube at a time."""
        self._lose("ship", 1)

    def _on_plane_damage(self, table: PartyTable, log_event: LogEvent) -> None:
        """The plane is damaged."""
        _, amount, *_ = log_event
        self._lose("plane", _whole(amount))

    def _lose(self, name: str, points: int) -> None:
        """Note what a member lost and by what."""
        if self._fight:
            cause = FIGHT
        else:
            cause = FAILED if self._test_failed else EFFECT
        source = self._source_now()
        self._losses[Loss(self._place(), source, cause, name)] += points
        self._last_loss = f"{source}: {cause}"

    def _on_healed(self, table: PartyTable, log_event: LogEvent) -> None:
        """Somebody is healed."""
        _, _, amount, *_ = log_event
        self._healed[self._place(), self._source_now()] += _whole(amount)

    def _on_quest(self, table: PartyTable, log_event: LogEvent) -> None:
        """A quest is gained."""
        _, quest, *_ = log_event
        self._add("quest", name=str(quest), outcome="gained")

    def _on_ending(self, table: PartyTable, log_event: LogEvent) -> None:
        """An ending is reached."""
        _, ending, *_ = log_event
        self._add("ending", name=str(ending))


def _whole(value: object) -> int:
    """A value of a log event that is a number."""
    return int(str(value))


def _vessel_damage(table: PartyTable) -> int:
    """The damage on the ship, or the health that the plane has lost."""
    if isinstance(table, SeaTable):
        return cube_count(table)
    return table.pack.plane_health - table.plane_health if isinstance(table, SkiesTable) else 0


_HANDLERS = {
    "turn": Recorder._on_turn,
    "action": Recorder._on_action,
    "event": Recorder._on_event_card,
    "paragraph": Recorder._on_paragraph,
    "challenge": Recorder._on_challenge,
    "challenge-passed": Recorder._on_challenge_settled,
    "challenge-failed": Recorder._on_challenge_settled,
    "combat": Recorder._on_combat,
    "round": Recorder._on_round,
    "victory": Recorder._on_fight_over,
    "defeat": Recorder._on_fight_over,
    "fled": Recorder._on_fight_over,
    "damage": Recorder._on_damage,
    "ship-damage": Recorder._on_ship_damage,
    "plane-damage": Recorder._on_plane_damage,
    "healed": Recorder._on_healed,
    "gained-quest": Recorder._on_quest,
    "ending": Recorder._on_ending,
}
"""What is done for each kind of log event."""
