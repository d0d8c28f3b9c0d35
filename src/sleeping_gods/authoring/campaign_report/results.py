"""What the tables of a run come to, added up part by part: a long run is never in memory as a whole."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from ...simulation.folder import RunFolder
from ...simulation.plan import Plan
from ...simulation.schema import CAMPAIGN_COLUMNS, EVENT_COLUMNS, Cell, Row

VESSELS = ("ship", "plane")
"""What is no member of the party, and can be damaged too."""
STEPS = 100
"""Health is counted in hundredths of all that a party can have."""
_CAMPAIGN = {column.name: at for at, column in enumerate(CAMPAIGN_COLUMNS)}
_EVENT = {column.name: at for at, column in enumerate(EVENT_COLUMNS)}
FIGURES = ("score", "turns", "defeats", "totems", "quests", "xp", "camps", "health_lost", "fights", "decisions")
"""Columns of a campaign whose means are compared."""


@dataclass(slots=True)
class PlaceResult:
    """What happened at a location."""

    visits: int = 0
    passed: int = 0
    failed: int = 0
    won: int = 0
    lost: int = 0
    health: int = 0

    @property
    def trials(self) -> int:
        """Challenges and fights."""
        return self.passed + self.failed + self.won + self.lost

    @property
    def successes(self) -> int:
        """Those that went well."""
        return self.passed + self.won


@dataclass(slots=True)
class RunResults:
    """Everything that a page shows of one run."""

    name: str
    plan: Plan
    figures: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in FIGURES})
    """Each figure of every campaign, in the same order."""
    groups: dict[tuple[str, int], list[int]] = field(default_factory=lambda: defaultdict(list))
    """The scores by mode and number of players."""
    survived: int = 0
    stuck: int = 0
    tests: int = 0
    passed: int = 0
    endings: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    """The turns at which each ending was reached; how a campaign ended that reached none stands in brackets."""
    first_defeats: Counter[int] = field(default_factory=Counter)
    """Campaigns by the turn of their first defeat."""
    last_turns: Counter[int] = field(default_factory=Counter)
    """Campaigns by their last turn."""
    unbeaten_turns: Counter[int] = field(default_factory=Counter)
    """The same of those that were never beaten."""
    health: dict[int, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """By turn, how often the party ended it with so many hundredths of its health."""
    losses: dict[tuple[str, str], int] = field(default_factory=lambda: defaultdict(int))
    """Points of health by source and cause."""
    vessel_losses: dict[tuple[str, str], int] = field(default_factory=lambda: defaultdict(int))
    members: Counter[str] = field(default_factory=Counter)
    """Points of health by member."""
    killers: Counter[str] = field(default_factory=Counter)
    """Defeats by the last loss before them."""
    killing_places: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Defeats by the place of a story, or what was going on, and the last loss."""
    places: dict[str, PlaceResult] = field(default_factory=lambda: defaultdict(PlaceResult))
    cards: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))
    """The campaigns in which each card was gained, as places in ``figures``."""
    uses: Counter[str] = field(default_factory=Counter)

    @property
    def campaigns(self) -> int:
        """How many campaigns there are."""
        return len(self.figures["score"])

    def add(self, campaigns: Sequence[Row], events: Sequence[Row]) -> None:
        """Add the rows of a part."""
        places: dict[Cell, int] = {}
        for row in campaigns:
            places[row[0]] = self.campaigns
            self._add_campaign(row)
        beaten: dict[Cell, int] = {}
        for row in events:
            kind = row[_EVENT["kind"]]
            if kind == "defeat":
                beaten.setdefault(row[0], int(row[_EVENT["turn"]]))
            _ADD.get(str(kind), RunResults._ignore)(self, row, places[row[0]])
        for row in campaigns:
            last = int(row[_CAMPAIGN["turns"]])
            self.last_turns[last] += 1
            if row[0] in beaten:
                self.first_defeats[beaten[row[0]]] += 1
            else:
                self.unbeaten_turns[last] += 1

    def _add_campaign(self, row: Row) -> None:
        for name, values in self.figures.items():
            values.append(float(row[_CAMPAIGN[name]]))
        score = int(row[_CAMPAIGN["score"]])
        self.groups[str(row[_CAMPAIGN["mode"]]), int(row[_CAMPAIGN["players"]])].append(score)
        self.survived += bool(row[_CAMPAIGN["survived"]])
        self.stuck += bool(row[_CAMPAIGN["stuck"]])
        self.tests += int(row[_CAMPAIGN["tests"]])
        self.passed += int(row[_CAMPAIGN["passed"]])
        over = str(row[_CAMPAIGN["over"]]) or "stuck"
        self.endings[str(row[_CAMPAIGN["ending"]]) or f"({over})"].append(int(row[_CAMPAIGN["turns"]]))

    def _ignore(self, row: Row, campaign: int) -> None:
        pass

    def _visit(self, row: Row, campaign: int) -> None:
        place = self.places[str(row[_EVENT["place"]])]
        place.visits += 1
        place.passed += int(row[_EVENT["passed"]])
        place.failed += int(row[_EVENT["failed"]])
        place.won += int(row[_EVENT["won"]])
        place.lost += int(row[_EVENT["lost"]])
        place.health += int(row[_EVENT["health"]])

    def _loss(self, row: Row, campaign: int) -> None:
        name, points = str(row[_EVENT["name"]]), int(row[_EVENT["number"]])
        cause = str(row[_EVENT["source"]]), str(row[_EVENT["outcome"]])
        if name in VESSELS:
            self.vessel_losses[cause] += points
        else:
            self.losses[cause] += points
            self.members[name] += points

    def _turn(self, row: Row, campaign: int) -> None:
        left, most = int(row[_EVENT["number"]]), int(row[_EVENT["result"]])
        if most > 0:
            self.health[int(row[_EVENT["turn"]])][max(0, min(STEPS, left * STEPS // most))] += 1

    def _card(self, row: Row, campaign: int) -> None:
        if row[_EVENT["outcome"]] != "lost":
            self.cards[str(row[_EVENT["name"]])].add(campaign)

    def _use(self, row: Row, campaign: int) -> None:
        self.uses[str(row[_EVENT["name"]])] += int(row[_EVENT["number"]])

    def _defeat(self, row: Row, campaign: int) -> None:
        self.killers[str(row[_EVENT["outcome"]])] += 1
        self.killing_places[str(row[_EVENT["place"]] or row[_EVENT["source"]]), str(row[_EVENT["outcome"]])] += 1


_ADD = {
    "visit": RunResults._visit,
    "damage": RunResults._loss,
    "turn": RunResults._turn,
    "card": RunResults._card,
    "use": RunResults._use,
    "defeat": RunResults._defeat,
}


def results_of(folder: RunFolder) -> RunResults:
    """Read a run; parts that are not done are left out."""
    results = RunResults(folder.path.resolve().name, folder.plan)
    for _, _, part in folder.parts():
        if part is not None:
            results.add(part.campaigns, part.events)
    return results
