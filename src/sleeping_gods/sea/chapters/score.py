"""The end of a campaign (SG-SCORE, SG-ACH): the final score and the journey log."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ...kernel.plain import Json
from ...kernel.rules import rule
from ..table.cards import Unlock
from ..table.table import SeaTable

PER_ADVENTURE = 2
"""Points for an adventure card."""
PER_TOTEM = 2
"""Further points for a totem."""
PER_LEVEL = 2
"""Points for a level card."""
COINS_PER_POINT = 2
"""Coins that make a point."""
FOR_ENDING = 10
"""Points for an ending."""
PER_DEFEAT = 10
"""Points that a defeat costs in normal mode."""
FOR_BRUTAL = 25
"""Points for brutal mode."""
MUCH_FAME = 10
"""More feared and revered points than this bring further points."""
FOR_FAME = 10
"""These further points."""


@dataclass(frozen=True, slots=True)
class Score:
    """The parts of a final score."""

    adventures: int
    totems: int
    quests: int
    levels: int
    coins: int
    artifacts: int
    ending: int
    """Points for having reached an ending."""
    defeats: int
    """What defeats cost, below 0."""
    brutal: int
    """Points for brutal mode."""
    points: int
    """Feared and revered points, with what many of them bring; 0 where they are not counted."""

    @property
    def total(self) -> int:
        """The sum has no floor."""
        parts = (self.adventures, self.totems, self.quests, self.levels, self.coins, self.artifacts)
        return sum(parts) + self.ending + self.defeats + self.brutal + self.points


@rule(
    "SG-SCORE-001", "SG-SCORE-002", "SG-SCORE-003", "SG-SCORE-004", "SG-SCORE-005", "SG-SCORE-006", "SG-SCORE-007",
    "SG-SCORE-008", "SG-SCORE-009", "SG-SCORE-010", "SG-SCORE-011", "SG-SCORE-012", "SG-SCORE-013", "SG-ADV-019",
)  # fmt: skip
def score(table: SeaTable) -> Score:
    """2 per adventure card, 2 more per totem, 1 per quest, 2 per level card, coins, artifacts, ending, defeats."""
    totems = sum(1 for card in table.adventures if table.pack.adventures[card].kind == "totem")
    fame = table.feared + table.revered
    return Score(
        adventures=PER_ADVENTURE * len(table.adventures),
        totems=PER_TOTEM * totems,
        quests=len(table.quests) + len(table.used_quests),
        levels=PER_LEVEL * sum(len(member.levels) for member in table.crew.values()),
        coins=table.goods["coins"] // COINS_PER_POINT,
        artifacts=table.goods["artifacts"],
        ending=FOR_ENDING if table.log.ending else 0,
        defeats=-PER_DEFEAT * table.defeats if table.mode == "normal" else 0,
        brutal=FOR_BRUTAL if table.mode == "brutal" else 0,
        points=(fame + (FOR_FAME if fame > MUCH_FAME else 0)) if table.points else 0,
    )


@rule("SG-SCORE-014", "SG-VARIANT-009")
def finish(table: SeaTable, how: str) -> None:
    """The campaign is over: the score goes on the log, with an E in easy mode."""
    table.over = how
    table.log.score = f"{score(table).total}{'E' if table.easy else ''}"
    table.tell("campaign-over", how, table.log.score)
    table.agenda.clear()


@rule("SG-LOG-001", "SG-VARIANT-007")
def journey_log(table: SeaTable) -> dict[str, Json]:
    """The journey log: names, date, mode, XP, defeats, save lines, notes and the final score of one campaign."""
    return {
        "names": list(table.names),
        "date": table.log.date,
        "mode": "easy" if table.easy else table.mode,
        "xp": table.xp,
        "defeats": table.defeats,
        "saves": list(table.log.saves),
        "notes": dict(table.log.notes),
        "score": table.log.score,
    }


@rule("SG-ACH-001", "SG-SCORE-008")
def reach_ending(table: SeaTable, name: str) -> None:
    """Reaching an ending is ticked on the achievement sheet and scores once."""
    table.log.ending = name
    if f"ending:{name}" not in table.ticked:
        table.ticked.append(f"ending:{name}")
    table.tell("ending", name)
    finish(table, "ending")


@rule("SG-ACH-002", "SG-ACH-003", "SG-ACH-004", "SG-ACH-005", "SG-ACH-007")
def unlocked(unlocks: tuple[Unlock, ...], ticked: list[str]) -> list[int]:
    """The quests that distinct totems and endings over all campaigns have unlocked, forever."""
    boxes = {*ticked}
    return [
        number
        for unlock in unlocks
        if len(boxes) >= unlock.count and (not unlock.endings or reached(unlock, boxes))
        for number in unlock.quests
    ]


def reached(unlock: Unlock, ticked: Collection[str]) -> bool:
    """Whether the box of one of its endings is ticked."""
    return any(f"ending:{name}" in ticked for name in unlock.endings)
