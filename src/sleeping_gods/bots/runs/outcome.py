"""The outcome of a campaign that a bot played, and the counts of many outcomes."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ...party.table.table import PartyTable
from ...sea.chapters.adventure import totem_count
from ...sea.table.table import SeaTable
from ...skies.chapters.score import owned_cards
from ...skies.table.table import SkiesTable
from .statistics import Statistics

LOST = ("brutal defeat", "instant death")
"""How a campaign ends that is lost before its end story."""


@dataclass(frozen=True, slots=True)
class CampaignOutcome:
    """The outcome of one campaign."""

    bot: str
    mode: str
    players: int
    over: str
    """How it ended; empty if it was stuck."""
    ending: str
    lost: bool
    defeats: int
    turns: int
    decisions: int
    draws: int
    totems: int
    quests: int
    xp: int
    score: int
    camps: int = 0
    """Camp symbols that were crossed off, in the skies."""
    last_night: int = 0
    """Defeats in the finale of the sea, which are also in ``defeats``."""
    statistics: Statistics = field(default_factory=Statistics)


@dataclass(slots=True)
class Figures:
    """Sums over the campaigns of one bot in one mode."""

    campaigns: int = 0
    survived: int = 0
    """Campaigns that came to an ending that is no defeat."""
    unbeaten: int = 0
    """Campaigns without any defeat."""
    beaten: int = 0
    """Campaigns with a defeat or more."""
    beaten_last: int = 0
    """Campaigns with a defeat or more in the finale of the sea."""
    stuck: int = 0
    defeats: int = 0
    turns: int = 0
    decisions: int = 0
    totems: int = 0
    quests: int = 0
    xp: int = 0
    score: int = 0
    camps: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    statistics: Statistics = field(default_factory=Statistics)

    def add(self, outcome: CampaignOutcome) -> None:
        """Count a campaign."""
        self.campaigns += 1
        self.survived += bool(outcome.over) and not outcome.lost
        self.unbeaten += bool(outcome.over) and not outcome.lost and not outcome.defeats
        self.beaten += outcome.defeats > 0
        self.beaten_last += outcome.last_night > 0
        self.stuck += not outcome.over
        self.defeats += outcome.defeats
        self.turns += outcome.turns
        self.decisions += outcome.decisions
        self.totems += outcome.totems
        self.quests += outcome.quests
        self.xp += outcome.xp
        self.score += outcome.score
        self.camps += outcome.camps
        self.statistics.add(outcome.statistics)
        self.endings[outcome.ending or (f"({outcome.over})" if outcome.over else "(stuck)")] += 1

    def mean(self, name: str) -> float:
        """The mean of a sum, such as ``turns``."""
        return round(int(getattr(self, name)) / max(1, self.campaigns), 2)

    @property
    def passed(self) -> float:
        """The share of challenges that were passed."""
        return self.statistics.passed / max(1, self.statistics.tests)

    @property
    def hard_passed(self) -> float:
        """The share of hard challenges that were passed."""
        return self.statistics.hard_passed / max(1, self.statistics.hard)

    @property
    def fights(self) -> float:
        """The number of fights per campaign."""
        return self.statistics.fights / max(1, self.campaigns)

    def as_json(self) -> dict[str, object]:
        """The figures as JSON."""
        means = ("defeats", "turns", "decisions", "totems", "quests", "xp", "score", "camps")
        return {
            "campaigns": self.campaigns,
            "survived": self.survived,
            "unbeaten": self.unbeaten,
            "beaten": self.beaten,
            "beaten_last": self.beaten_last,
            "stuck": self.stuck,
            **{f"mean_{name}": self.mean(name) for name in means},
            "mean_fights": round(self.fights, 2),
            "passed": round(self.passed, 4),
            "hard_passed": round(self.hard_passed, 4),
            "endings": dict(sorted(self.endings.items())),
        }


def outcome_of(table: PartyTable, bot: str, decisions: int, draws: int, statistics: Statistics) -> CampaignOutcome:
    """The outcome of a campaign that is over, or stuck."""
    score = table.log.score.rstrip("E")  # a letter after it says that the campaign was easy
    finale_defeats = table.finale_defeats if isinstance(table, SeaTable) else 0
    was_lost_in_finale = table.over == "brutal defeat" and table.finale
    return CampaignOutcome(
        bot=bot,
        mode=_mode(table),
        players=table.seat_count(),
        over=table.over,
        ending=table.log.ending,
        lost=table.over in LOST or finale_defeats > 1,
        defeats=table.defeats,
        turns=table.turn,
        decisions=decisions,
        draws=draws,
        totems=_totems(table),
        quests=len(table.quests) + len(table.used_quests),
        xp=table.xp if isinstance(table, SeaTable) else 0,
        score=int(score) if score.lstrip("-").isdecimal() else 0,
        camps=table.camps if isinstance(table, SkiesTable) else 0,
        last_night=finale_defeats or int(was_lost_in_finale),
        statistics=statistics,
    )


def _mode(table: PartyTable) -> str:
    """How hard a campaign is: at sea its mode, in the skies its level."""
    if isinstance(table, SeaTable):
        return "easy" if table.easy else table.mode
    return table.level if isinstance(table, SkiesTable) else ""


def _totems(table: PartyTable) -> int:
    """The totems that the party owns; in the skies those that were restored."""
    if isinstance(table, SeaTable):
        return totem_count(table)
    if not isinstance(table, SkiesTable):
        return 0
    return sum(1 for card in owned_cards(table) if table.pack.adventures[card].kind == "totem")
