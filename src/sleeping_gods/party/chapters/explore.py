"""Exploring: the storybook, its jumps, choices and towns."""

from __future__ import annotations

from ...effects.op import Condition
from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...story.model import StoryChoice
from ..effects.program import Do
from ..effects.program_path import choice_path, if_line_path, paragraph_path
from ..table.decisions import PartyDecision, PartyStep
from ..table.table import PartyTable, because
from .quests import has_keyword
from .told import ToldPage


@rule("SG-EXPLORE-001", "SG-EXPLORE-002", "SG-EXPLORE-013", "DS-EXPL-002", "DS-EXPL-008")
@step
class Explore(PartyStep):
    """A location's number is the paragraph that is opened; a later visit starts afresh."""

    location: int

    def run(self, table: PartyTable) -> None:
        """Open the story."""
        open_story(table, str(self.location))


def open_story(table: PartyTable, number: str) -> None:
    """A story begins at a paragraph and ends with the return of the party."""
    table.exploring = True
    table.visit = []
    table.then(Read(number), EndStory())


@rule("SG-EXPLORE-009", "SG-EXPLORE-015", "SG-COMP-018", "DS-EXPL-005")
@step
class EndStory(PartyStep):
    """Returning ends the story."""

    phase = "story"

    def run(self, table: PartyTable) -> None:
        """Back to where the party was."""
        table.bound.rulebook.end_story(table)


def unwind(table: PartyTable) -> None:
    """Drop what is still to be resolved of the paragraph, down to the end of the story."""
    agenda = table.agenda
    if not any(isinstance(item, EndStory) for item in agenda):
        agenda.append(EndStory())
    while not isinstance(agenda[-1], EndStory):
        agenda.pop().unwound(table)


@rule("SG-EXPLORE-006", "SG-CHAL-022", "SG-ERRATA-011", "DS-EXPL-003", "DS-EXPL-004")
def turn_to(table: PartyTable, number: str) -> None:
    """The story goes on at another paragraph; the rest of this one is dropped."""
    unwind(table)
    table.then(Read(number))


@rule(
    "SG-EXPLORE-003", "SG-EXPLORE-004", "SG-EXPLORE-007", "SG-EXPLORE-010", "SG-EXPLORE-022", "DS-QUST-004",
    "DS-QUST-005", "DS-EXPL-002", "DS-EXPL-006",
)  # fmt: skip
@step
class Read(PartyStep):
    """Keyword lines come first and must be obeyed, the first that applies; then text, effects and choices."""

    number: str

    def run(self, table: PartyTable) -> None:
        """Check the lines in printed order as they stand now; a page of a printed book is told by who reads it."""
        table.paragraph = self.number
        if table.own_box() is None:
            table.then(IfLines(self.number, 0))
        else:
            table.open_page(self.number)
            table.tell("paragraph", self.number)
            table.then(ToldPage(self.number))


@step
class IfLines(PartyStep):
    """The `if` lines of a paragraph, one after another; one that jumps ends them."""

    number: str
    at: int
    """Which of the lines is next."""

    def run(self, table: PartyTable) -> None:
        """Test the next line, or show the paragraph."""
        paragraph = table.pack.paragraphs[self.number]
        if self.at == len(paragraph.ifs):
            table.tell("paragraph", self.number)
            choosing = table.bound.rulebook.choosing(table, self.number)
            table.then(Do(paragraph_path(self.number), seat=table.captain), choosing)
            return
        table.then(IfLines(self.number, self.at + 1))
        condition, _ = paragraph.ifs[self.at]
        if is_met(table, condition):
            table.then(Do(if_line_path(self.number, self.at), seat=table.captain))


@rule("SG-EXPLORE-005", "SG-TOTEM-004", "SG-RES-004", "DS-QUST-006")
def is_met(table: PartyTable, condition: Condition, source: str = "") -> bool:
    """Whether what a line, choice or effect asks for is there."""
    kind, args = condition.kind, condition.args
    if kind == "keyword":
        return has_keyword(table, str(args[0]))
    if kind == "not":
        return not is_met(table, condition.parts[0], source)
    if kind == "and":
        return all(is_met(table, part, source) for part in condition.parts)
    if kind == "or":
        return any(is_met(table, part, source) for part in condition.parts)
    if kind == "quest":
        return args[0] in table.quests
    if kind == "crew":
        return table.bound.rulebook.is_up(table, str(args[0]))
    return table.bound.rulebook.holds(table, condition, source)


def choice_reason(table: PartyTable, number: str, choice: StoryChoice, *, town: bool) -> Reason | None:
    """Why a story choice cannot be taken now."""
    label = number + choice.letter
    if (town or choice.once == "visit") and label in table.visit:
        return because(table, "taken-this-visit", choice.letter)
    if choice.once == "campaign" and label in table.taken:
        return because(table, "taken-before", choice.letter)
    if choice.needs is not None and not is_met(table, choice.needs):
        return because(table, "not-met", choice.letter)
    if choice.cost and not table.bound.rulebook.can_pay(table, choice.cost):
        return because(table, "cannot-pay-cost", choice.letter)
    return None


@rule(
    "SG-EXPLORE-005", "SG-EXPLORE-006", "SG-EXPLORE-011", "SG-EXPLORE-012", "SG-EXPLORE-018", "SG-EXPLORE-019",
    "SG-EXPLORE-020", "SG-EXPLORE-023", "SG-EXPLORE-024", "SG-ERRATA-008", "SG-ERRATA-009", "DS-EXPL-003",
    "DS-EXPL-006", "DS-EXPL-012", "DS-QUST-006",
)  # fmt: skip
@step
class Choose(PartyDecision):
    """One choice is taken; a town's choices can be taken one after another, each once; with none the party returns."""

    number: str
    lapses = True
    always_asked = True
    scene = "story"

    def options(self, table: PartyTable) -> list[Choice]:
        """The choices that can be taken."""
        paragraph = table.pack.paragraphs[self.number]
        return [
            ("choose", choice.letter)
            for choice in paragraph.choices
            if choice_reason(table, self.number, choice, town=paragraph.town) is None
        ]

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """Pay what it costs, then what it says happens; a town waits for the next choice."""
        _, letter = choice
        paragraph = table.pack.paragraphs[self.number]
        picked = next(item for item in paragraph.choices if item.letter == letter)
        label = self.number + picked.letter
        table.visit.append(label)
        if picked.once == "campaign":
            table.taken.append(label)
        table.tell("chose", self.number, picked.letter)
        if paragraph.town:
            table.then(Choose(self.number))
        table.then(Do(choice_path(label), seat=table.captain))
        table.bound.rulebook.pay(table, picked.cost)

    def barred(self, table: PartyTable) -> list[tuple[Choice, Reason]]:
        """The other choices, each with its reason."""
        paragraph = table.pack.paragraphs[self.number]
        return [
            (("choose", choice.letter), reason)
            for choice in paragraph.choices
            if (reason := choice_reason(table, self.number, choice, town=paragraph.town)) is not None
        ]
