"""What a playtest reached: hits by location, holes with file and line, and how campaigns ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace

from ...bots.runs.batch import BatchTally, Stuck
from ...bots.runs.outcome import Figures
from ...bots.story.places import StoryPlace
from ...story.source import PackSource
from .reviewed import Reviewed


@dataclass(slots=True)
class LocationReach:
    """The places of one location, or of the hazards of the sea."""

    title: str
    """The location's number, or ``hazards``."""
    called: str = ""
    """What the location is called."""
    places: int = 0
    reached: int = 0
    """How many of its places some campaign came to."""
    visits: int = 0
    """How often its first paragraph was read."""
    least: int = 0
    """Hits of the place reached least, holes apart."""
    holes: int = 0
    reviewed: int = 0
    """How many of those that none came to are excused."""


@dataclass(slots=True)
class PlaytestReport:
    """What all campaigns of a playtest reached, how they ended, and which got stuck."""

    pack: str
    places: tuple[StoryPlace, ...]
    hits: Counter[str]
    reviewed: Reviewed
    rows: list[LocationReach] = field(default_factory=list)
    figures: dict[tuple[str, str], Figures] = field(default_factory=dict)
    """By bot and mode."""
    stuck: list[Stuck] = field(default_factory=list)

    @property
    def holes(self) -> list[StoryPlace]:
        """Places that were neither reached nor reviewed."""
        return [place for place in self.unreached if place.name not in self.reviewed.reasons]

    @property
    def unreached(self) -> list[StoryPlace]:
        """Places that were not reached."""
        return [place for place in self.places if not self.hits[place.key]]

    @property
    def spared(self) -> list[str]:
        """Places on the reviewed list that were reached after all."""
        unreached = {place.name for place in self.unreached}
        return [name for name in self.reviewed.reasons if name not in unreached]

    @property
    def share(self) -> float:
        """The share of places that were reached."""
        return 1 - len(self.unreached) / max(1, len(self.places))

    @property
    def good(self) -> bool:
        """Whether every place was reached or reviewed, and no campaign was stuck."""
        return not self.holes and not self.stuck

    def as_json(self) -> dict[str, object]:
        """Everything for programs."""
        return {
            "pack": self.pack,
            "good": self.good,
            "campaigns": sum(figures.campaigns for figures in self.figures.values()),
            "places": len(self.places),
            "reached": len(self.places) - len(self.unreached),
            "share": round(self.share, 5),
            "holes": [_hole(place) for place in self.holes],
            "reviewed": self.reviewed.reasons,
            "reached_though_reviewed": self.spared,
            "stuck": [asdict(stuck) for stuck in self.stuck],
            "locations": [asdict(row) for row in self.rows],
            "hits": {place.name: self.hits[place.key] for place in self.places},
            "figures": [
                {"bot": bot, "mode": mode, **figures.as_json()} for (bot, mode), figures in sorted(self.figures.items())
            ],
        }


def _hole(place: StoryPlace) -> dict[str, object]:
    """A place that nobody reached, as data."""
    return {"place": place.name, "kind": place.kind, "words": place.words, "file": place.file, "line": place.line}


def report_of(
    pack: str,
    places: Iterable[StoryPlace],
    tally: BatchTally,
    reviewed: Reviewed,
    titles: Mapping[str, str] | None = None,
) -> PlaytestReport:
    """The report of some campaigns; ``titles`` tells what locations are called."""
    report = PlaytestReport(pack, tuple(places), tally.hits, reviewed, stuck=tally.stuck)
    groups: dict[str, list[StoryPlace]] = {}
    for place in report.places:
        groups.setdefault(group_of(place), []).append(place)
    report.rows = [_row(title, (titles or {}).get(title, ""), group, report) for title, group in groups.items()]
    for outcome in tally.outcomes:
        report.figures.setdefault((outcome.bot, outcome.mode), Figures()).add(outcome)
    return report


def group_of(place: StoryPlace) -> str:
    """The location that a place belongs to."""
    return "hazards" if place.kind == "hazard" else place.paragraph.partition(".")[0]


def _row(title: str, called: str, group: list[StoryPlace], report: PlaytestReport) -> LocationReach:
    """How much of a location was reached."""
    counts = [report.hits[place.key] for place in group]
    missed = [place for place in group if not report.hits[place.key]]
    reviewed = sum(1 for place in missed if place.name in report.reviewed.reasons)
    first = next((report.hits[place.key] for place in group if place.kind == "paragraph"), max(counts))
    least = min((count for count in counts if count), default=0)
    return LocationReach(
        title,
        called,
        places=len(group),
        reached=len(group) - len(missed),
        visits=first,
        least=least,
        holes=len(missed) - reviewed,
        reviewed=reviewed,
    )


def with_hazards(places: Iterable[StoryPlace], source: PackSource) -> tuple[StoryPlace, ...]:
    """The places with file and line also for hazards, which stand in the atlas."""
    regions = {record.key(): record for record in source.of("region")}
    return tuple(
        replace(place, file=regions[place.paragraph].file, line=regions[place.paragraph].line)
        if place.kind == "hazard" and place.paragraph in regions
        else place
        for place in places
    )
