"""The end of a campaign (DS-SCOR, DS-ACHV): the final score and the journey log."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from ...kernel.plain import Json
from ...kernel.rules import rule
from ..table.cards import Pack
from ..table.table import SkiesTable
from ..table.words import COMMON, RARE

PER_CARD = 2
"""Points for an adventure or combat card that was not there at the start."""
PER_PRECIOUS = 5
"""Points for a totem or passenger instead."""
COMMON_PER_POINT = 4
"""Common resources that make a point."""
FOR_ENDING = 10
"""Points for an ending."""
PER_DEFEAT = 10
"""Points that a defeat costs."""
FOR_INSTANT = 10
"""Points for playing so that the first defeat ends the campaign."""
BONUS = {"easy": 0, "normal": 10, "hard": 20}
"""Points for the easiest level used."""
RANK = ("easy", "normal", "hard")
"""The levels from the easiest on."""
PRECIOUS = ("totem", "passenger")
"""The kinds of adventure cards that score more, and have boxes on the achievement sheet."""
GROUPS = (*PRECIOUS, "ending", "boss", "treasure")
"""The five groups of boxes on the achievement sheet: ``boss:4``, ``totem:eternal-geode``."""


@dataclass(frozen=True, slots=True)
class Score:
    """The parts of a final score."""

    adventures: int
    totems: int
    quests: int
    equipped: int
    common: int
    """Points for common resources."""
    rare: int
    """Points for rare resources."""
    ending: int
    """Points for having reached an ending."""
    defeats: int
    """What defeats cost, below 0."""
    level: int
    """Points for the easiest level used."""
    instant: int
    """Points for playing so that the first defeat ends the campaign."""

    @property
    def total(self) -> int:
        """The sum may be negative."""
        cards = self.adventures + self.totems + self.quests + self.equipped
        return cards + self.common + self.rare + self.ending + self.defeats + self.level + self.instant


def owned_cards(table: SkiesTable) -> list[str]:
    """Adventure and combat cards of the party, in hands, in the discard and in the combat box."""
    return [*chain.from_iterable(table.adventures), *table.played, *table.arms]


def totem_count(table: SkiesTable) -> int:
    """How many totems the party owns."""
    return sum(1 for card in owned_cards(table) if table.pack.adventures[card].kind == "totem")


@rule("DS-SCOR-009", "DS-SCOR-012")
def easiest(table: SkiesTable) -> str:
    """The easiest level used in the campaign."""
    return min([table.level, *(line.split()[-1] for line in table.log.levels)], key=RANK.index)


@rule(
    "DS-SCOR-001", "DS-SCOR-002", "DS-SCOR-003", "DS-SCOR-004", "DS-SCOR-005", "DS-SCOR-006", "DS-SCOR-007",
    "DS-SCOR-008", "DS-SCOR-010", "DS-SCOR-011", "DS-SCOR-012", "DS-SCOR-013", "DS-ADVC-010", "DS-BASE-001",
    "DS-WAND-010",
)  # fmt: skip
def score(table: SkiesTable) -> Score:
    """2 per card that was not there at the start, 5 per totem or passenger, quests, equipped cards, resources."""
    adventures = table.pack.adventures
    cards = [adventures[card] for card in owned_cards(table) if not adventures[card].starting]
    precious = sum(1 for card in cards if card.kind in PRECIOUS)
    return Score(
        adventures=PER_CARD * (len(cards) - precious),
        totems=PER_PRECIOUS * precious,
        quests=len(table.quests) + len(table.used_quests),
        equipped=sum(len(member.cards) for member in table.crew.values()),
        common=sum(table.goods[kind] for kind in COMMON) // COMMON_PER_POINT,
        rare=sum(table.goods[kind] for kind in RARE),
        ending=FOR_ENDING if table.log.ending else 0,
        defeats=-PER_DEFEAT * table.defeats,
        level=BONUS[easiest(table)],
        instant=FOR_INSTANT if table.instant else 0,
    )


@rule("DS-SCOR-007", "DS-DEFT-004", "DS-BASE-001")
def finish(table: SkiesTable, how: str) -> None:
    """The campaign is over: one score for all goes on the log."""
    table.over = how
    table.log.score = str(score(table).total)
    table.tell("campaign-over", how, score(table).total)
    table.agenda.clear()


@rule("DS-ACHV-001")
def tick(table: SkiesTable, box: str) -> None:
    """A box of the achievement sheet is marked, once."""
    if box not in table.ticked:
        table.ticked.append(box)
        table.tell("ticked", box)


@rule("DS-ACHV-001", "DS-SCOR-007", "DS-DEFT-003")
def reach_ending(table: SkiesTable, name: str) -> None:
    """The story has come to one of its endings."""
    table.log.ending = name
    tick(table, f"ending:{name}")
    table.tell("ending", name)
    finish(table, "ending")


@rule("DS-ACHV-002", "DS-ACHV-008")
def achievements(ticked: list[str]) -> int:
    """Each different box of the five groups counts 1; boxes of unlocked cards count nothing."""
    return sum(1 for box in {*ticked} if box.partition(":")[0] in GROUPS)


@rule("DS-ACHV-003", "DS-ACHV-004", "DS-ACHV-005", "DS-ACHV-007")
def unlocked(pack: Pack, ticked: list[str]) -> list[tuple[str, int]]:
    """The adventure and quest cards that so many achievements have unlocked."""
    count = achievements(ticked)
    return [(unlock.kind, unlock.number) for unlock in pack.unlocks if count >= unlock.needed]


@rule("DS-JLOG-001", "DS-JLOG-002", "DS-JLOG-006", "DS-DIFF-001", "DS-DIFF-009", "DS-DIFF-011")
def journey_log(table: SkiesTable) -> dict[str, Json]:
    """What the log sheet shows: names, plane, difficulty, camps, defeats, factions, save lines, notes, score."""
    log = table.log
    total_camps = table.pack.camps[table.length].total
    return {
        "players": list(table.names),
        "plane": log.plane,
        "date": log.date,
        "levels": list(log.levels),
        "instant": table.instant,
        "camps": table.camps,
        "camps_in_all": total_camps,
        "defeats": table.defeats,
        "marks": dict(table.marks),
        "saves": list(log.saves),
        "notes": dict(log.notes),
        "ending": log.ending,
        "score": log.score,
    }
