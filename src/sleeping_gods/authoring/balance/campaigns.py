"""Balance by whole campaigns: what the reading robot makes of a pack, by mode and number of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from ...bots.party.player import READING
from ...bots.runs.outcome import Figures
from ...bots.runs.plan import Order
from ...bots.runs.statistics import BANDS, BOSS, HIGH
from ..playtest.playtesting import playtest

MODES = {"sea": ("easy", "normal", "brutal"), "skies": ("easy", "normal", "hard")}
"""The modes of each game that are measured."""
PLAYERS = {"sea": (1, 2, 3, 4), "skies": (1, 2, 4)}
"""The numbers of players that are measured."""
ENDINGS_SHOWN = 3
"""Endings that a row names, the most frequent first."""
SKIES_ENDINGS_SHOWN = 5
"""Endings that a row of the skies names: they have more."""
MAX_CARDS = 12
"""Cards named below the table."""


@dataclass(frozen=True, slots=True)
class CampaignGroup:
    """Campaigns of one mode with so many players."""

    mode: str
    players: int
    figures: Figures

    def as_json(self) -> dict[str, object]:
        """The group for programs."""
        uses = {
            card: round(often / max(1, self.figures.campaigns), 2)
            for card, often in _most_common(self.figures.statistics.uses)
        }
        return {"mode": self.mode, "players": self.players, **self.figures.as_json(), "uses": uses}


Columns: TypeAlias = Mapping[str, Callable[[CampaignGroup], str]]
"""The cells of a row by the heads of their columns."""


def measure_campaigns(
    name: str, digest: str, *, runs: int, seed: int, jobs: int, game: str = "sea"
) -> Iterator[CampaignGroup]:
    """Play so many campaigns for each mode and number of players; a group is yielded as soon as it is counted."""
    for mode in MODES[game]:
        for players in PLAYERS[game]:
            order = Order(runs=runs, seed=seed, bot=READING, players=players, mode=mode)
            tally = playtest(name, digest, order, jobs=jobs)
            figures = Figures()
            for outcome in tally.outcomes:
                figures.add(outcome)
            yield CampaignGroup(mode, players, figures)


def _per_campaign(group: CampaignGroup, count: int) -> float:
    """A count of a group for each of its campaigns."""
    return count / max(1, group.figures.campaigns)


def _endings(group: CampaignGroup, shown: int) -> str:
    """The endings, the most frequent first, and how often each was reached."""
    return ", ".join(f"{ending} {count}" for ending, count in group.figures.endings.most_common(shown))


def _mean_rounds(group: CampaignGroup, band: str) -> str:
    """The mean length of fights of a band of levels; a dash if there were none."""
    statistics = group.figures.statistics
    return f"{statistics.rounds[band] / statistics.met[band]:.1f}" if statistics.met[band] else "-"


SEA_COLUMNS: Columns = {
    "mode": lambda group: group.mode,
    "players": lambda group: f"{group.players}",
    "runs": lambda group: f"{group.figures.campaigns}",
    "totems": lambda group: f"{group.figures.mean('totems'):.1f}",
    "7+": lambda group: f"{group.figures.hard_passed:.0%}",
    "tests": lambda group: f"{group.figures.passed:.0%}",
    "fights": lambda group: f"{group.figures.fights:.1f}",
    "beaten": lambda group: f"{_per_campaign(group, group.figures.beaten):.0%}",
    "last night": lambda group: f"{_per_campaign(group, group.figures.beaten_last):.0%}",
    "defeats": lambda group: f"{group.figures.mean('defeats'):.2f}",
    "ended": lambda group: f"{_per_campaign(group, group.figures.survived):.0%}",
    "turns": lambda group: f"{group.figures.mean('turns'):.0f}",
    "endings": lambda group: _endings(group, ENDINGS_SHOWN),
}
SKIES_COLUMNS: Columns = {
    "mode": lambda group: group.mode,
    "players": lambda group: f"{group.players}",
    "runs": lambda group: f"{group.figures.campaigns}",
    "turns": lambda group: f"{group.figures.mean('turns'):.0f}",
    "camps": lambda group: f"{group.figures.mean('camps'):.1f}",
    "totems": lambda group: f"{group.figures.mean('totems'):.1f}",
    "quests": lambda group: f"{group.figures.mean('quests'):.0f}",
    "tests": lambda group: f"{group.figures.passed:.0%}",
    "7+": lambda group: f"{group.figures.hard_passed:.0%}",
    "fights": lambda group: f"{group.figures.fights:.1f}",
    **{f"r {band}": partial(_mean_rounds, band=band) for band in (*(name for _, name in BANDS), HIGH, BOSS)},
    "defeats": lambda group: f"{group.figures.mean('defeats'):.2f}",
    "flights": lambda group: f"{_per_campaign(group, group.figures.statistics.flights):.1f}",
    "dry": lambda group: f"{_per_campaign(group, group.figures.statistics.stranded):.2f}",
    "endings": lambda group: _endings(group, SKIES_ENDINGS_SHOWN),
}
"""The same for the skies: ``r`` are rounds of a fight by the band of its level, ``dry`` how often the fuel was gone."""


def most_used(groups: Sequence[CampaignGroup]) -> list[tuple[str, float]]:
    """The boards and cards used most, and how often in a campaign."""
    uses: Counter[str] = Counter()
    for group in groups:
        uses.update(group.figures.statistics.uses)
    runs = max(1, sum(group.figures.campaigns for group in groups))
    return [(card, often / runs) for card, often in _most_common(uses)]


def _most_common(uses: Counter[str]) -> list[tuple[str, int]]:
    """The cards that were used most, the first first."""
    return sorted(uses.items(), key=lambda item: (-item[1], item[0]))[:MAX_CARDS]
