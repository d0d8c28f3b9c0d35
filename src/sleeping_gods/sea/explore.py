"""Exploring (SG-EXPLORE): the storybook, its jumps, choices and towns."""

from __future__ import annotations

from ..effects.op import Condition
from ..kernel.choices import Choice
from ..kernel.errors import Reason
from ..kernel.rules import rule
from ..kernel.steps import step
from ..story.model import StoryChoice
from .adventure import has_keyword, totem_count
from .crew import is_up
from .decisions import SeaDecision, SeaStep
from .peril import end_exploring
from .program import Do
from .score import finish
from .supply import can_pay, food, pay_kind
from .table import SeaTable
from .words import FOODS


@rule("SG-EXPLORE-001", "SG-EXPLORE-002", "SG-EXPLORE-013")
@step
class Explore(SeaStep):
    """A location's number is the paragraph that is opened; a later visit starts afresh."""

    location: int

    def run(self, table: SeaTable) -> None:
        """Open the story."""
        table.exploring = True
        table.visit = []
        table.then(Read(str(self.location)), EndStory())


@rule("SG-EXPLORE-009", "SG-EXPLORE-015", "SG-COMP-018")
@step
class EndStory(SeaStep):
    """Returning to the ship ends the story: explore tokens go back, other tokens are kept."""

    def run(self, table: SeaTable) -> None:
        """Back to the ship; the finale has no way back and simply ends."""
        end_exploring(table)
        if table.finale:
            finish(table, "finale")


def unwind(table: SeaTable) -> None:
    """Drop what is still to be resolved of the paragraph, down to the end of the story."""
    agenda = table.agenda
    if not any(isinstance(item, EndStory) for item in agenda):
        agenda.append(EndStory())
    while not isinstance(agenda[-1], EndStory):
        agenda.pop().unwound(table)


@rule("SG-EXPLORE-006", "SG-CHAL-022", "SG-ERRATA-011")
def turn_to(table: SeaTable, number: str) -> None:
    """The story goes on at another paragraph; the rest of this one is dropped."""
    unwind(table)
    table.then(Read(number))


@rule("SG-EXPLORE-003", "SG-EXPLORE-004", "SG-EXPLORE-007", "SG-EXPLORE-010", "SG-EXPLORE-022")
@step
class Read(SeaStep):
    """Keyword lines come first and must be obeyed, the first that applies; then text, effects and choices."""

    number: str

    def run(self, table: SeaTable) -> None:
        """Check the lines in printed order as they stand now."""
        table.paragraph = self.number
        table.then(IfLines(self.number, 0))


@step
class IfLines(SeaStep):
    """The `if` lines of a paragraph, one after another; one that jumps ends them."""

    number: str
    at: int

    def run(self, table: SeaTable) -> None:
        """Test the next line, or show the paragraph."""
        paragraph = table.pack.paragraphs[self.number]
        if self.at == len(paragraph.ifs):
            table.tell("paragraph", self.number)
            table.then(Do(f"§{self.number}", 0, table.captain), Choose(self.number))
            return
        table.then(IfLines(self.number, self.at + 1))
        condition, _ = paragraph.ifs[self.at]
        if met(table, condition):
            table.then(Do(f"§{self.number}?{self.at}", 0, table.captain))


@rule("SG-EXPLORE-005", "SG-TOTEM-004", "SG-RES-004")
def met(table: SeaTable, condition: Condition) -> bool:
    """Whether what a line or choice asks for is there."""
    kind, args = condition.kind, condition.args
    if kind == "keyword":
        return has_keyword(table, str(args[0]))
    if kind == "not":
        return not met(table, condition.parts[0])
    if kind == "and":
        return all(met(table, part) for part in condition.parts)
    if kind == "or":
        return any(met(table, part) for part in condition.parts)
    if kind == "quest":
        return args[0] in table.quests
    if kind == "card":
        return table.bound.adventure_numbers.get(int(args[0]), "") in table.adventures
    if kind == "has":
        return _has(table, str(args[0]), int(args[1]))
    if kind == "explore":
        return args[0] in table.letters
    if kind == "token":
        return args[0] in table.tokens
    if kind == "totems":
        return totem_count(table) >= int(args[0])
    if kind == "serpent":
        return table.serpent == table.region
    if kind == "crew":
        return is_up(table, str(args[0]))
    if kind == "finale-defeats":
        return table.finale_defeats >= int(args[0])
    if kind == "port":
        return table.pack.regions[table.region].port
    raise ValueError(f"unknown condition {kind!r}")


def _has(table: SeaTable, kind: str, amount: int) -> bool:
    if kind == "food":
        return food(table) >= amount
    if kind == "xp":
        return table.xp >= amount
    return table.goods[kind] >= amount


def choice_reason(table: SeaTable, number: str, choice: StoryChoice, *, town: bool) -> Reason | None:
    """Why a story choice cannot be taken now."""
    label = number + choice.letter
    if (town or choice.once == "visit") and label in table.visit:
        return Reason("SG-EXPLORE-012", "taken-this-visit", (choice.letter,))
    if choice.once == "campaign" and label in table.taken:
        return Reason("SG-EXPLORE-012", "taken-before", (choice.letter,))
    if choice.needs is not None and not met(table, choice.needs):
        return Reason("SG-EXPLORE-005", "not-met", (choice.letter,))
    if choice.cost and not can_pay(table, choice.cost):
        return Reason("SG-EXPLORE-019", "cannot-pay-cost", (choice.letter,))
    return None


@rule(
    "SG-EXPLORE-005", "SG-EXPLORE-006", "SG-EXPLORE-011", "SG-EXPLORE-012", "SG-EXPLORE-018", "SG-EXPLORE-019",
    "SG-EXPLORE-020", "SG-EXPLORE-023", "SG-EXPLORE-024", "SG-ERRATA-008", "SG-ERRATA-009",
)  # fmt: skip
@step
class Choose(SeaDecision):
    """One choice is taken; a town's choices can be taken one after another, each once; with none the crew returns."""

    number: str
    lapses = True

    def options(self, table: SeaTable) -> list[Choice]:
        """The choices that can be taken."""
        paragraph = table.pack.paragraphs[self.number]
        return [
            ("choose", choice.letter)
            for choice in paragraph.choices
            if choice_reason(table, self.number, choice, town=paragraph.town) is None
        ]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Pay what it costs, then what it says happens; a town waits for the next choice."""
        paragraph = table.pack.paragraphs[self.number]
        picked = next(item for item in paragraph.choices if item.letter == choice[1])
        label = self.number + picked.letter
        table.visit.append(label)
        if picked.once == "campaign":
            table.taken.append(label)
        table.tell("chose", self.number, picked.letter)
        if paragraph.town:
            table.then(Choose(self.number))
        table.then(Do(f"§{label}", 0, table.captain))
        pay_cost(table, picked.cost)

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """The other choices, each with its reason."""
        paragraph = table.pack.paragraphs[self.number]
        return [
            (("choose", choice.letter), reason)
            for choice in paragraph.choices
            if (reason := choice_reason(table, self.number, choice, town=paragraph.town)) is not None
        ]


@rule("SG-EXPLORE-019", "SG-RES-006")
def pay_cost(table: SeaTable, cost: tuple[tuple[str, int], ...]) -> None:
    """A cost is paid as one piece; for food of any kind the active player chooses which."""
    for kind, amount in cost:
        if kind == "artifacts":
            pay_kind(table, kind, amount)
    for kind, amount in cost:
        if kind == "food":
            table.then(PayFood(amount))
        elif kind != "artifacts":
            pay_kind(table, kind, amount)


@rule("SG-RES-001")
@step
class PayFood(SeaDecision):
    """Food of any kind is paid one by one."""

    left: int
    any_time = False

    def options(self, table: SeaTable) -> list[Choice]:
        """The kinds in stock."""
        return [("pay", kind) for kind in FOODS if table.goods[kind]]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """One piece is paid."""
        pay_kind(table, choice[1], 1)
        if self.left > 1:
            table.then(PayFood(self.left - 1))
