"""What the tables of a run come to, added up part by part: a long run is never in memory as a whole."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from ...simulation.folder import RunFolder
from ...simulation.plan import Plan
from ...simulation.schema import Cell, Row, campaign_cell, event_cell

VESSELS = ("ship", "plane")
"""What is no member of the party, and can be damaged too."""
STEPS = 100
"""Health is counted in hundredths of all that a party can have."""
FIGURES = ("score", "turns", "defeats", "totems", "quests", "xp", "camps", "health_lost", "fights", "decisions")
"""Columns of a campaign whose means are compared."""


@dataclass(slots=True)
class PlaceResult:
    """What happened at a location."""

    visits: int = 0
    passed: int = 0
    """Challenges that were passed."""
    failed: int = 0
    """Challenges that were failed."""
    won: int = 0
    """Fights that were won."""
    lost: int = 0
    """Fights that were lost."""
    health: int = 0
    """Points of health that the visits cost."""

    @property
    def trials(self) -> int:
        """Challenges and fights."""
        return self.passed + self.failed + self.won + self.lost

    @property
    def successes(self) -> int:
        """Tests passed and fights won."""
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
    """Campaigns that were not lost."""
    stuck: int = 0
    """Campaigns that could not go on."""
    tests: int = 0
    passed: int = 0
    endings: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    """The turns at which each ending was reached; how a campaign ended that reached none stands in brackets."""
    first_defeats: Counter[int] = field(default_factory=Counter)
    """Campaigns by the turn of their first defeat."""
    last_turns: Counter[int] = field(default_factory=Counter)
    """Campaigns by their last turn."""
    unbeaten_turns: Counter[int] = field(default_factory=Counter)
    """Campaigns without a defeat, by their last turn."""
    health: dict[int, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """By turn, how often the party ended it with so many hundredths of its health."""
    losses: dict[tuple[str, str], int] = field(default_factory=lambda: defaultdict(int))
    """Points of health by source and cause."""
    vessel_losses: dict[tuple[str, str], int] = field(default_factory=lambda: defaultdict(int))
    """The same of the ship or the plane."""
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
    """How often each card was used."""

    @property
    def campaigns(self) -> int:
        """How many campaigns there are."""
        return len(self.figures["score"])

    def add(self, campaigns: Sequence[Row], events: Sequence[Row]) -> None:
        """Add the rows of a part."""
        index_in_figures: dict[Cell, int] = {}
        for row in campaigns:
            index_in_figures[campaign_cell(row, "campaign")] = self.campaigns
            self._add_campaign(row)
        first_defeats: dict[Cell, int] = {}
        for row in events:
            campaign, kind = event_cell(row, "campaign"), _text(row, "kind")
            if kind == "defeat":
                first_defeats.setdefault(campaign, _number(row, "turn"))
            if kind in _ADD:
                _ADD[kind](self, row, index_in_figures[campaign])
        for row in campaigns:
            self._add_turns(row, first_defeats.get(campaign_cell(row, "campaign")))

    def _add_turns(self, row: Row, first_defeat: int | None) -> None:
        """Count the turns of a campaign, until its first defeat if there was one."""
        last = int(campaign_cell(row, "turns"))
        self.last_turns[last] += 1
        if first_defeat is None:
            self.unbeaten_turns[last] += 1
        else:
            self.first_defeats[first_defeat] += 1

    def _add_campaign(self, row: Row) -> None:
        """Count a campaign by its score, its tests and its ending."""
        for name, values in self.figures.items():
            values.append(float(campaign_cell(row, name)))
        score = int(campaign_cell(row, "score"))
        self.groups[str(campaign_cell(row, "mode")), int(campaign_cell(row, "players"))].append(score)
        self.survived += bool(campaign_cell(row, "survived"))
        self.stuck += bool(campaign_cell(row, "stuck"))
        self.tests += int(campaign_cell(row, "tests"))
        self.passed += int(campaign_cell(row, "passed"))
        over = str(campaign_cell(row, "over")) or "stuck"
        self.endings[str(campaign_cell(row, "ending")) or f"({over})"].append(int(campaign_cell(row, "turns")))

    def _visit(self, row: Row, campaign: int) -> None:
        """Count a visit to a place with its tests and fights."""
        place = self.places[_text(row, "place")]
        place.visits += 1
        place.passed += _number(row, "passed")
        place.failed += _number(row, "failed")
        place.won += _number(row, "won")
        place.lost += _number(row, "lost")
        place.health += _number(row, "health")

    def _loss(self, row: Row, campaign: int) -> None:
        """Count lost health by its cause: of the ship or plane, or of a member."""
        name, points = _text(row, "name"), _number(row, "number")
        cause = _text(row, "source"), _text(row, "outcome")
        if name in VESSELS:
            self.vessel_losses[cause] += points
        else:
            self.losses[cause] += points
            self.members[name] += points

    def _turn(self, row: Row, campaign: int) -> None:
        """Count how much health the party had in a turn, as a step between none and all of it."""
        left, most = _number(row, "number"), _number(row, "result")
        if most > 0:
            self.health[_number(row, "turn")][max(0, min(STEPS, left * STEPS // most))] += 1

    def _card(self, row: Row, campaign: int) -> None:
        """Note that a campaign had a card."""
        if event_cell(row, "outcome") != "lost":
            self.cards[_text(row, "name")].add(campaign)

    def _use(self, row: Row, campaign: int) -> None:
        """Count uses of a card."""
        self.uses[_text(row, "name")] += _number(row, "number")

    def _defeat(self, row: Row, campaign: int) -> None:
        """Count a defeat by who dealt it and where."""
        self.killers[_text(row, "outcome")] += 1
        self.killing_places[_text(row, "place") or _text(row, "source"), _text(row, "outcome")] += 1


def _number(row: Row, name: str) -> int:
    """A number of an event."""
    return int(event_cell(row, name))


def _text(row: Row, name: str) -> str:
    """A text of an event."""
    return str(event_cell(row, name))


_ADD = {
    "visit": RunResults._visit,
    "damage": RunResults._loss,
    "turn": RunResults._turn,
    "card": RunResults._card,
    "use": RunResults._use,
    "defeat": RunResults._defeat,
}
"""What is added up for each kind of event; any other kind is not shown on the page."""


def results_of(folder: RunFolder) -> RunResults:
    """Read a run; parts that are not done are left out."""
    results = RunResults(folder.path.resolve().name, folder.plan)
    for _, _, part in folder.parts():
        if part is not None:
            results.add(part.campaigns, part.events)
    return results
