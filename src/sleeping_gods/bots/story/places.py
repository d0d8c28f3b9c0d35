"""Places of a story that a playtest must reach: paragraphs, `if` lines, choices, and both arms of every test."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from ...effects.op import Op, Program
from ...story.model import Paragraph

ARMS: dict[str, tuple[str, ...]] = {
    "challenge": ("fail", "pass"),
    "fate-check": ("fail", "pass"),
    "combat": ("win",),
    "boss": ("win",),
}
"""The arms that a test has, printed or not."""
FIGHTS = ("combat", "boss")
"""Effects that begin a fight."""


@dataclass(frozen=True, slots=True)
class StoryPlace:
    """A place that a story can lead to; its key is the path of the program that runs there."""

    key: str
    kind: str
    """``paragraph``, ``if``, ``choice``, ``arm`` or ``hazard``."""
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
        return self.key.removeprefix("§")


class StoryPack(Protocol):
    """The part of a pack that is used here."""

    @property
    def paragraphs(self) -> Mapping[str, Paragraph]:
        """The storybook."""


def places_of(pack: StoryPack) -> tuple[StoryPlace, ...]:
    """Every place of a pack in the order of its story; hazards of the sea come last."""
    places: list[StoryPlace] = []
    for paragraph in pack.paragraphs.values():
        places += places_of_page(paragraph)
    for name, region in getattr(pack, "regions", {}).items():
        hazard = getattr(region, "hazard", None)
        if hazard is not None:
            words = f"hazard {hazard.skill} {hazard.number}"
            places += [StoryPlace(f"~{name}:{arm}", "hazard", name, "", f"{words}: {arm}") for arm in ("fail", "pass")]
    return tuple(places)


def places_of_page(paragraph: Paragraph) -> Iterator[StoryPlace]:
    """The places of one paragraph, in their order."""
    number = paragraph.number
    path, file, line = f"§{number}", paragraph.file, paragraph.line
    yield StoryPlace(path, "paragraph", number, "", paragraph.title, file, line)
    for at, (_, program) in enumerate(paragraph.ifs):
        if_line = StoryPlace(f"{path}?{at}", "if", number, "", "if line that applies", file, line)
        yield if_line
        yield from _arms(if_line, program)
    yield from _arms(StoryPlace(path, "paragraph", number, "", "", file, line), paragraph.program)
    for choice in paragraph.choices:
        letter = choice.letter
        place = StoryPlace(path + letter, "choice", number, letter, f"choice ({letter})", file, choice.line or line)
        yield place
        yield from _arms(place, choice.program)


def _arms(place: StoryPlace, program: Program) -> Iterator[StoryPlace]:
    """The arms of the effects of a place, and the arms of the effects in these."""
    for at, op in enumerate(program):
        for arm, effects in arms_of(op):
            key, words = f"{place.key}/{at}{arm}", f"{_words_of(op)}: {arm}"
            arm_place = StoryPlace(key, "arm", place.paragraph, place.letter, words, place.file, place.line)
            yield arm_place
            yield from _arms(arm_place, effects)


def arms_of(op: Op) -> list[tuple[str, Program]]:
    """The arms of an operation: all arms of a test, an empty one if it is not printed, then any others."""
    printed = dict(op.arms)
    names = dict.fromkeys([*ARMS.get(op.name, ()), *printed])
    return [(name, printed.get(name, ())) for name in names]


def _words_of(op: Op) -> str:
    return " ".join([op.name, *(str(arg) for arg in op.args if arg != "")])
