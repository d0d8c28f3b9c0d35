"""Drafts: paragraphs and choices while their lines are being read."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..effects.op import Condition, Program
from ..effects.parse import Lines
from ..effects.registry import ends
from ..kernel.errors import Finding
from .model import Paragraph, ProseBlock, StoryChoice


@dataclass(slots=True)
class DraftChoice:
    """A choice that is being read."""

    letter: str
    line: int
    text: list[str]
    """The lines of its text."""
    needs: Condition | None = None
    cost: tuple[tuple[str, int], ...] = ()
    once: str = ""
    """How often it can be taken, as in `StoryChoice`."""
    lines: Lines = field(default_factory=Lines)
    """Its effects."""
    instructions: set[str] = field(default_factory=set)
    """Instructions that may stand once only, and did."""
    broken: bool = False
    """Whether one of its lines was not understood, so that its end cannot be judged."""

    def is_open(self) -> bool:
        """Whether it can be taken whatever has happened before."""
        return self.needs is None and not self.cost and not self.once

    def finish(self) -> StoryChoice:
        """The choice as data."""
        text = " ".join(self.text)
        return StoryChoice(
            letter=self.letter,
            text=text,
            needs=self.needs,
            cost=self.cost,
            once=self.once,
            program=self.lines.program(),
            line=self.line,
        )


@dataclass(slots=True)
class DraftParagraph:
    """A paragraph that is being read."""

    number: str
    title: str
    file: str
    line: int
    town: bool = False
    encounter: bool = False
    tags: tuple[str, ...] = ()
    ifs: list[tuple[Condition, Program]] = field(default_factory=list)
    blocks: list[ProseBlock] = field(default_factory=list)
    text: list[str] = field(default_factory=list)
    """Lines of the block that is being read."""
    when: Condition | None = None
    """Under which the block that is being read is shown."""
    when_line: int = 0
    """Where an open when-block began; 0 if none is open."""
    lines: Lines = field(default_factory=Lines)
    """Its effects."""
    choices: list[DraftChoice] = field(default_factory=list)
    letters: set[str] = field(default_factory=set)
    """The letters of its choices."""
    broken: bool = False
    """Whether one of its lines was not understood, so that its end cannot be judged."""

    def has_prose(self) -> bool:
        """Whether prose or effects have begun, so that an ``if`` is no longer a jump before the prose."""
        return bool(self.blocks or self.text or self.lines.ops)

    def end_block(self) -> None:
        """Close the block that is being read."""
        if self.text:
            self.blocks.append(ProseBlock(" ".join(self.text), self.when))
            self.text = []

    def end_when(self) -> None:
        """Close the block that is being read, and the condition under which it is."""
        self.end_block()
        self.when, self.when_line = None, 0

    def finish(self) -> Paragraph:
        """The paragraph as data."""
        return Paragraph(
            number=self.number,
            title=self.title,
            file=self.file,
            line=self.line,
            town=self.town,
            ifs=tuple(self.ifs),
            blocks=tuple(self.blocks),
            program=self.lines.program(),
            choices=tuple(choice.finish() for choice in self.choices),
            tags=self.tags,
            encounter=self.encounter,
        )

    def missing_ends(self) -> list[Finding]:
        """What is wrong with the way the paragraph and its choices end."""
        findings = []
        if self.encounter:
            return self.bad_encounter()
        ended = ends(self.lines.program())
        if self.choices and ended:
            findings.append(self._finding("story-jump", f"paragraph {self.number} jumps before its choices"))
        if not self.choices and not ended and not self.broken:
            expected = "expected 'turn to', 'return to the ship', 'ending' or choices"
            findings.append(self._finding("story-end", f"{expected} at the end of paragraph {self.number}"))
        for choice in self.choices:
            if not self.town and not choice.broken and not ends(choice.lines.program()):
                expected = "expected 'turn to', 'return to the ship' or 'ending'"
                message = f"{expected} at the end of choice ({choice.letter}) of paragraph {self.number}"
                findings.append(self._finding("story-end", message, choice.line))
        return findings + self.missing_way_out()

    def bad_encounter(self) -> list[Finding]:
        """An encounter has actions to take, and only those may lead elsewhere; without an end they lead back."""
        findings = []
        if self.town:
            findings.append(
                self._finding("story-encounter", f"expected 'town' or 'encounter' in {self.number}, not both")
            )
        if not self.choices and not self.broken:
            findings.append(self._finding("story-encounter", f"expected choices in the encounter {self.number}"))
        if ends(self.lines.program()):
            findings.append(self._finding("story-encounter", f"encounter {self.number} jumps before its choices"))
        return findings

    def missing_way_out(self) -> list[Finding]:
        """A paragraph must never leave its readers without a choice, nor a town without a way out."""
        open_choices = [choice for choice in self.choices if choice.is_open()]
        if any(choice.broken for choice in self.choices):
            return []
        if self.town and not any(ends(choice.lines.program()) for choice in open_choices):
            expected = "expected a choice without needs, cost or once"
            return [self._finding("story-town", f"{expected} that leaves {self.number}")]
        if self.choices and not open_choices and not self._is_covered():
            return [self._finding("story-stuck", f"expected a choice without needs, cost or once in {self.number}")]
        return []

    def _is_covered(self) -> bool:
        """Whether two choices need opposite things, so that one of them is always open."""
        needs = [choice.needs for choice in self.choices if choice.needs and not choice.cost and not choice.once]
        return any(Condition("not", (), (need,)) in needs for need in needs)

    def _finding(self, code: str, message: str, line: int = 0) -> Finding:
        """A finding at a line, or where the paragraph begins."""
        return Finding(self.file, line or self.line, code, message)
