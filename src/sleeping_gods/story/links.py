"""References of a pack for any game: what programs and conditions name exists, and belongs to the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from ..effects.error_texts import did_you_mean, quoted_value
from ..effects.foreign import foreign_amounts, foreign_condition, foreign_op, foreign_passive
from ..effects.op import Arg, Condition, Op, Program, atoms_of
from ..effects.passives import IsStanding
from ..effects.registry import OPERATIONS
from ..kernel.errors import Finding
from .lesson import NO_PAGE, Beat, Lesson
from .model import Paragraph, StoryChoice
from .prologue import TABLE as PROLOGUE
from .prologue import Lead, Openings
from .source import PackSource, Record


@dataclass(frozen=True, slots=True)
class ProgramPlace:
    """Where a program stands, for findings about it."""

    file: str
    line: int
    title: str
    """What findings call it, such as ``paragraph 38``."""
    windows: bool = False
    """Whether effects of a window make sense here."""
    bearer: bool = False
    """Whether someone bears the card."""
    event: bool = False
    """Whether this stands on an event card."""


MAX_KEY_LENGTH = 40
"""Letters of a table's key that findings quote."""
TOLD = ProgramPlace("page", 0, "line")
"""Where findings about a line are said to stand that was told of a printed page."""


def place_of(record: Record, *, windows: bool = False, bearer: bool = False, event: bool = False) -> ProgramPlace:
    """The place of a table."""
    title = f"[[{record.kind}]] {record.key()[:MAX_KEY_LENGTH]}"
    return ProgramPlace(record.file, record.line, title, windows=windows, bearer=bearer, event=event)


def place_in(paragraph: Paragraph, choice: StoryChoice | None = None) -> ProgramPlace:
    """The place of a paragraph, or of one of its choices."""
    if choice is None:
        return ProgramPlace(paragraph.file, paragraph.line, f"paragraph {paragraph.number}")
    return ProgramPlace(paragraph.file, choice.line, f"paragraph {paragraph.number} choice ({choice.letter})")


def story_programs(paragraphs: Mapping[str, Paragraph]) -> Iterator[tuple[ProgramPlace, Program]]:
    """Every program of the story with its place."""
    for paragraph in paragraphs.values():
        yield place_in(paragraph), paragraph.program
        for _, program in paragraph.ifs:
            yield place_in(paragraph), program
        for choice in paragraph.choices:
            yield place_in(paragraph, choice), choice.program


BEARER_TARGETS = ("bearer", "another")
"""Targets that only a card which somebody bears can name."""
TITLES = {
    "quest": "a quest of the pack",
    "adventure": "an adventure card of the pack",
    "enemy": "an enemy of the pack",
    "region": "a region of the pack",
    "paragraph": "a paragraph of the pack",
    "crew": "a crew member of the pack",
    "target": "a target or a crew member",
    "ending": "an ending of the pack",
    "keyword": "a keyword that a quest of the pack bears",
    "boss": "a boss of the pack",
    "space": "a space of the flight board",
    "location": "a location of the pack",
    "page": "a page of the pack",
    "square": "a square of the pack",
    "curse": "a curse of the pack",
}
"""What each kind of reference is expected to be."""


class Links:
    """Looks up what programs and conditions name."""

    game = ""
    played: Collection[str] = ()
    """The names of the operations that the game has code for."""
    last: Mapping[str, int] = {}
    """The last number of each numbered deck."""
    titles: Mapping[str, str] = TITLES
    flag = ""
    """The flag that paragraphs of the game may bear: ``town`` or ``encounter``."""

    def __init__(
        self, things: dict[str, set[Arg]], unlocked: Collection[tuple[str, Arg]], findings: list[Finding]
    ) -> None:
        self.things = things
        """What there is of each kind; a kind that is not here is not looked up."""
        self.unlocked = unlocked
        """The kinds and numbers of cards that are gained only when a campaign starts."""
        self.findings = findings

    def report(self, place: ProgramPlace, message: str, code: str = "dangling") -> None:
        """Add a finding at a place."""
        self.findings.append(Finding(place.file, place.line, code, f"{place.title}: {message}"))

    def check_known(self, place: ProgramPlace, kind: str, value: Arg) -> None:
        """Report a thing that the pack does not hold."""
        if kind in self.last and isinstance(value, int) and not 1 <= value <= self.last[kind]:
            self.report(place, f"expected {kind} 1 to {self.last[kind]}, got {value}", "out-of-range")
        elif kind in self.things and value != "" and value not in self.things[kind]:
            named = isinstance(value, str) and not value[0].isdecimal()
            hint = did_you_mean(str(value), [str(thing) for thing in self.things[kind]]) if named else ""
            self.report(place, f"expected {self.titles[kind]}, got {quoted_value(value)}{hint}")

    def check_program(self, place: ProgramPlace, program: Program) -> None:
        """Check every effect of a program."""
        for op in program:
            self.check_op(place, op)

    def check_op(self, place: ProgramPlace, op: Op) -> None:
        """Check one effect and what it holds."""
        self._check_playable(place, op)
        self._check_args(place, op)
        self._check_window(place, op)
        self._check_not_unlocked(place, op)
        if op.condition:
            self.check_condition(place, op.condition)
        for _, arm in op.arms:
            self.check_program(place, arm)

    def _check_playable(self, place: ProgramPlace, op: Op) -> None:
        """The effect belongs to the game, and the game has code for it."""
        for message in foreign_op(op, self.game):
            self.report(place, message, "game")
        if self.game in OPERATIONS[op.name].games and op.name not in self.played:
            self.report(place, f"expected an effect that the {self.game} can play, got {quoted_value(op.name)}", "game")

    def _check_args(self, place: ProgramPlace, op: Op) -> None:
        """What the effect names exists; a bearer is named only where there is one."""
        operation = OPERATIONS[op.name]
        if operation.takes_many:
            self.check_enemies(place, op.args)
            return
        kinds = operation.kinds()
        for name, value in zip(operation.args, op.args, strict=True):
            kind = kinds.get(name, "")
            self.check_known(place, kind, value)
            if kind == "target" and value in BEARER_TARGETS and not place.bearer:
                self.report(place, f"expected a target other than {value!r}: nobody bears this", "target")

    def _check_window(self, place: ProgramPlace, op: Op) -> None:
        """An effect of a window stands where windows are opened."""
        window = OPERATIONS[op.name].window
        if window and not place.windows:
            self.report(place, f"{op.name!r} has a meaning only in a {window} window", "window")

    def _check_not_unlocked(self, place: ProgramPlace, op: Op) -> None:
        """No effect gains a card that is gained only when a campaign starts."""
        if op.name not in ("gain-quest", "gain-adventure"):
            return
        kind, number = op.name.removeprefix("gain-"), op.args[0]
        if (kind, number) in self.unlocked:
            self.report(place, f"{kind} {number} is unlocked, and gained only when a campaign starts", "unlock")

    def check_enemies(self, place: ProgramPlace, numbers: tuple[Arg, ...]) -> None:
        """Check the cards of a fight: each exists and is named once, for there is one of each number."""
        for number, count in Counter(numbers).items():
            self.check_known(place, "enemy", number)
            if count > 1:
                self.report(
                    place, f"expected each enemy card once in a fight, got {number} {count} times", "same-enemy"
                )

    def check_condition(self, place: ProgramPlace, condition: Condition) -> None:
        """Check a condition and its parts."""
        for message in foreign_condition(condition, self.game):
            self.report(place, message, "game")
        kind = {"card": "adventure", "plane": "space", "crossed": "location"}.get(condition.kind, condition.kind)
        for value in condition.args if kind in self.things else ():
            self.check_known(place, kind, value)
        for part in condition.parts:
            self.check_condition(place, part)

    def check_amounts(self, place: ProgramPlace, amounts: tuple[tuple[str, int], ...]) -> None:
        """Check the resources of a cost or reward."""
        for message in foreign_amounts(amounts, self.game):
            self.report(place, message, "game")

    def check_passive(self, place: ProgramPlace, passive: IsStanding) -> None:
        """Check a standing change."""
        for message in foreign_passive(passive, self.game):
            self.report(place, message, "game")

    def check_lesson(self, lesson: Lesson, source: PackSource) -> None:
        """Check the conditions and the pages of the lesson."""
        for kind, pieces in lesson.tables().items():
            for record, piece in zip(source.of(kind), pieces, strict=True):
                place = place_of(record)
                if piece.when:
                    self.check_condition(place, piece.when)
                for page in piece.pages if isinstance(piece, Beat) else ():
                    if page != NO_PAGE:
                        self.check_known(place, "paragraph", page)

    def check_openings(self, openings: Openings, source: PackSource) -> None:
        """Check that each opening of later campaigns belongs to a quest that they may take along."""
        for record in source.of(PROLOGUE):
            for quest in openings:
                if ("quest", quest) not in self.unlocked:
                    self.report(place_of(record), f"expected a quest of [[pack.unlock]] for 'with', got {quest}")

    def check_leads(self, leads: tuple[Lead, ...], source: PackSource) -> None:
        """Check that each lead speaks of a location of the pack, and names its number in every language."""
        for record in source.of(PROLOGUE):
            for lead in leads:
                self.check_known(place_of(record), "paragraph", str(lead.place))
                if lead.when:
                    self.check_condition(place_of(record), lead.when)
                    if any(atom.condition.kind != "card" for atom in atoms_of(lead.when)):
                        self.report(place_of(record), "expected a condition of cards in 'when' of a lead")
                if not all(f"({lead.place})" in words for words in lead.words.texts.values()):
                    self.report(place_of(record), f"expected ({lead.place}) in the words of the lead")

    def check_story(self, paragraphs: Mapping[str, Paragraph]) -> None:
        """Check the programs, conditions and costs of the story."""
        for place, program in story_programs(paragraphs):
            self.check_program(place, program)
        for paragraph in paragraphs.values():
            self._check_flags(paragraph)
            self._check_conditions(paragraph)
            for choice in paragraph.choices:
                self._check_choice(place_in(paragraph, choice), choice)

    def _check_flags(self, paragraph: Paragraph) -> None:
        """The paragraph bears no flag of the other game."""
        for flag, borne in (("town", paragraph.town), ("encounter", paragraph.encounter)):
            if borne and flag != self.flag:
                self.report(place_in(paragraph), f"expected no {flag!r} in the {self.game}", "game")

    def _check_conditions(self, paragraph: Paragraph) -> None:
        """What the `if` lines and conditional passages of a paragraph ask for exists."""
        conditions = [condition for condition, _ in paragraph.ifs]
        conditions += [block.when for block in paragraph.blocks if block.when]
        for condition in conditions:
            self.check_condition(place_in(paragraph), condition)

    def _check_choice(self, place: ProgramPlace, choice: StoryChoice) -> None:
        """What a choice needs and costs exists."""
        if choice.needs:
            self.check_condition(place, choice.needs)
        self.check_amounts(place, choice.cost)
