"""Places of a story that a playtest must reach: paragraphs, `if` lines, choices, and both arms of every test."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal, Protocol, TypeAlias

from ...effects.op import Op, Program
from ...party.effects.program_path import PARAGRAPH, arm_path, choice_path, if_line_path, paragraph_path
from ...story.model import Paragraph

TEST_ARMS = ("fail", "pass")
ARMS: dict[str, tuple[str, ...]] = {
    "challenge": TEST_ARMS,
    "fate-check": TEST_ARMS,
    "combat": ("win",),
    "boss": ("win",),
}
"""The arms that a test has, printed or not."""
FIGHTS = ("combat", "boss")
"""Effects that begin a fight."""


PlaceKind: TypeAlias = Literal["paragraph", "if", "choice", "arm", "hazard"]


@dataclass(frozen=True, slots=True)
class StoryPlace:
    """A place that a story can lead to; its key is the path of the program that runs there."""

    key: str
    kind: PlaceKind
    paragraph: str
    """The paragraph it stands in, or the region of a hazard."""
    letter: str = ""
    """The choice it belongs to, if any."""
    words: str = ""
    """What leads there, such as ``challenge strength 6: fail``."""
    file: str = ""
    line: int = 0

    @property
    def name(self) -> str:
        """The place's name in reports: ``38.9``, ``38.9b``, ``38.9b/0fail``, ``38.9?0``."""
        return self.key.removeprefix(PARAGRAPH)


class StoryPack(Protocol):
    """The part of a pack that is used here."""

    @property
    def paragraphs(self) -> Mapping[str, Paragraph]:
        """The storybook."""


def places_of(pack: StoryPack) -> tuple[StoryPlace, ...]:
    """Every place of a pack's storybook, in the order of its story."""
    return tuple(place for paragraph in pack.paragraphs.values() for place in places_of_page(paragraph))


def places_of_page(paragraph: Paragraph) -> Iterator[StoryPlace]:
    """The places of one paragraph, in their order."""
    number = paragraph.number
    page = StoryPlace(
        key=paragraph_path(number),
        kind="paragraph",
        paragraph=number,
        words=paragraph.title,
        file=paragraph.file,
        line=paragraph.line,
    )
    yield page
    for at, (_, program) in enumerate(paragraph.ifs):
        if_line = replace(page, key=if_line_path(number, at), kind="if", words="if line that applies")
        yield if_line
        yield from _arms(if_line, program)
    yield from _arms(page, paragraph.program)
    for choice in paragraph.choices:
        place = replace(
            page,
            key=choice_path(number + choice.letter),
            kind="choice",
            letter=choice.letter,
            words=f"choice ({choice.letter})",
            line=choice.line or paragraph.line,
        )
        yield place
        yield from _arms(place, choice.program)


def _arms(place: StoryPlace, program: Program) -> Iterator[StoryPlace]:
    """The arms of the effects of a place, and the arms of the effects in these."""
    for at, op in enumerate(program):
        for arm, effects in arms_of(op):
            arm_place = replace(place, key=arm_path(place.key, at, arm), kind="arm", words=f"{_words_of(op)}: {arm}")
            yield arm_place
            yield from _arms(arm_place, effects)


def arms_of(op: Op) -> list[tuple[str, Program]]:
    """The arms of an operation: all arms of a test, an empty one if it is not printed, then any others."""
    printed = dict(op.arms)
    names = dict.fromkeys([*ARMS.get(op.name, ()), *printed])
    return [(name, printed.get(name, ())) for name in names]


def _words_of(op: Op) -> str:
    """An effect with its arguments, for a title."""
    return " ".join([op.name, *(str(arg) for arg in op.args if arg != "")])
