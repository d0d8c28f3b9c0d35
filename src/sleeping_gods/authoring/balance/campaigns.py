"""Balance by whole campaigns: what the reading robot makes of a pack, by mode and number of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...bots.party.player import READING
from ...bots.runs.outcome import Figures
from ...bots.runs.plan import Order
from ...bots.runs.statistics import BANDS, BOSS, HIGH
from ..playtest.playtesting import playtest

MODES = {"sea": ("easy", "normal", "brutal"), "skies": ("easy", "normal", "hard")}
PLAYERS = {"sea": (1, 2, 3, 4), "skies": (1, 2, 4)}
HEADS = (
    *("mode", "players", "runs", "totems", "7+", "tests", "fights"),
    *("beaten", "last night", "defeats", "ended", "turns", "endings"),
)
SKIES_HEADS = (
    *("mode", "players", "runs", "turns", "camps", "totems", "quests", "tests", "7+", "fights"),
    *(f"r {band}" for band in (*(name for _, name in BANDS), HIGH, BOSS)),
    *("defeats", "flights", "dry", "endings"),
)
"""Heads for the skies: ``r`` are rounds of a fight by the band of its level, ``dry`` how often the fuel was gone."""
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


def measure_campaigns(
    name: str, digest: str, *, runs: int, seed: int, jobs: int, game: str = "sea"
) -> Iterator[CampaignGroup]:
    """Play so many campaigns for each mode and number of players; a group is yielded as soon as it is counted."""
    for mode in MODES[game]:
        for players in PLAYERS[game]:
            tally = playtest(
                name, digest, Order(runs=runs, seed=seed, bot=READING, players=players, mode=mode), jobs=jobs
            )
            figures = Figures()
            for outcome in tally.outcomes:
                figures.add(outcome)
            yield CampaignGroup(mode, players, figures)


def cells(group: CampaignGroup) -> list[str]:
    """A group as words, in the order of HEADS."""
    figures = group.figures
    runs = max(1, figures.campaigns)
    endings = ", ".join(f"{ending} {count}" for ending, count in figures.endings.most_common(ENDINGS_SHOWN))
    return [
        group.mode,
        f"{group.players}",
        f"{figures.campaigns}",
        f"{figures.mean('totems'):.1f}",
        f"{figures.hard_passed:.0%}",
        f"{figures.passed:.0%}",
        f"{figures.fights:.1f}",
        f"{figures.beaten / runs:.0%}",
        f"{figures.beaten_last / runs:.0%}",
        f"{figures.mean('defeats'):.2f}",
        f"{figures.survived / runs:.0%}",
        f"{figures.mean('turns'):.0f}",
        endings,
    ]


def sky_cells(group: CampaignGroup) -> list[str]:
    """A group of the skies as words, in the order of SKIES_HEADS."""
    figures, statistics = group.figures, group.figures.statistics
    runs = max(1, figures.campaigns)
    rounds = [
        f"{statistics.rounds[band] / statistics.met[band]:.1f}" if statistics.met[band] else "-"
        for band in (*(name for _, name in BANDS), HIGH, BOSS)
    ]
    return [
        group.mode,
        f"{group.players}",
        f"{figures.campaigns}",
        f"{figures.mean('turns'):.0f}",
        f"{figures.mean('camps'):.1f}",
        f"{figures.mean('totems'):.1f}",
        f"{figures.mean('quests'):.0f}",
        f"{figures.passed:.0%}",
        f"{figures.hard_passed:.0%}",
        f"{figures.fights:.1f}",
        *rounds,
        f"{figures.mean('defeats'):.2f}",
        f"{statistics.flights / runs:.1f}",
        f"{statistics.stranded / runs:.2f}",
        ", ".join(f"{ending} {count}" for ending, count in figures.endings.most_common(SKIES_ENDINGS_SHOWN)),
    ]


def most_used(groups: Sequence[CampaignGroup]) -> list[tuple[str, float]]:
    """The boards and cards used most, and how often in a campaign."""
    uses: Counter[str] = Counter()
    for group in groups:
        uses.update(group.figures.statistics.uses)
    runs = max(1, sum(group.figures.campaigns for group in groups))
    return [(card, often / runs) for card, often in _most_common(uses)]


def _most_common(uses: Counter[str]) -> list[tuple[str, int]]:
    return sorted(uses.items(), key=lambda item: (-item[1], item[0]))[:MAX_CARDS]
