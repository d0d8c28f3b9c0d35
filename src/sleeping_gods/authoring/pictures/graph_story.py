"""The story of a pack as cards: each paragraph with its rows, and each row with its ways out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ...effects.op import Condition
from ...languages import ENGLISH
from ...story.model import Paragraph
from ...story.source import PackSource
from ...wording.effects import describe_amounts, describe_condition
from ...wording.namers import nameless
from ...wording.terms import term
from ..dataflow.effect_sites import EffectSite, steps_of
from ..dataflow.programs import ConditionalProgram, pieces_in
from ..project import Project


@dataclass(frozen=True, slots=True)
class Tag:
    """A small label of a row: what it needs, costs, tests or gives."""

    kind: str
    """``needs``, ``cost``, ``test``, ``quest``, ``card``, ``totem`` or ``once``."""
    text: str


@dataclass(frozen=True, slots=True)
class Way:
    """A way out of a row."""

    kind: str
    """``plain``, ``choice``, ``if``, or the arm that leads there: ``fail``, ``pass``, ``win``, ``flee`` ..."""
    goal: str
    """``turn``, ``home``, ``ending`` or ``town``."""
    target: str = ""
    """The paragraph or the ending."""


@dataclass(frozen=True, slots=True)
class Row:
    """A jump before the prose, what follows the prose, or a choice."""

    letter: str
    """Of a choice; empty for a row that is none."""
    text: str
    tags: tuple[Tag, ...]
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A paragraph."""

    number: str
    title: str
    opening: str
    """The first words of the prose."""
    town: bool
    """Whether it is a town, whose choices lead back to it."""
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """Everything that graphs show."""

    paragraphs: dict[str, Paragraph]
    locations: dict[str, list[str]]
    """Each location and the numbers of its paragraphs, the entry first."""
    names: Mapping[tuple[str, int], str]
    """Keywords of quests and names of adventure cards and enemies."""
    totems: frozenset[int]
    """The numbers of the adventure cards that are totems."""
    titles: Mapping[str, str]
    """What each location is called."""

    def cards(self, location: str) -> list[Card]:
        """The paragraphs of a location."""
        return [card_of(self.paragraphs[number], self) for number in self.locations[location]]

    def title(self, location: str) -> str:
        """What a location is called, else the title of its first paragraph."""
        return self.titles.get(location) or self.paragraphs[self.locations[location][0]].title


def location_of(number: str) -> str:
    """The location whose story a paragraph is part of; the finale is one."""
    whole = number.partition(".")[0]
    return "F1" if whole.startswith("F") else whole


def story_of(project: Project) -> Story:
    """The story of a pack, whether or not it can be loaded."""
    source = project.source
    locations: dict[str, list[str]] = {}
    for number in sorted(source.paragraphs, key=_order):
        locations.setdefault(location_of(number), []).append(number)
    return Story(
        paragraphs=dict(source.paragraphs),
        locations=locations,
        names=_names(source),
        totems=_totems(source),
        titles=dict(source.titles),
    )


def _order(number: str) -> tuple[int, int, int]:
    """Paragraphs by their numbers, those of the finale last: ``38.9`` after ``38``, ``F2`` after ``F1``."""
    whole, _, part = number.partition(".")
    digits = "".join(char for char in whole if char.isdecimal())
    return int(whole.startswith("F")), int(digits or 0), int(part) if part.isdecimal() else 0


def _totems(source: PackSource) -> frozenset[int]:
    """The numbers of the totems."""
    numbers = (record.data.get("number") for record in source.of("adventure") if record.data.get("kind") == "totem")
    return frozenset(number for number in numbers if isinstance(number, int))


def _names(source: PackSource) -> dict[tuple[str, int], str]:
    """The names of quests, adventure cards and enemies by kind and number."""
    names: dict[tuple[str, int], str] = {}
    for kind in ("quest", "adventure", "enemy"):
        for record in source.of(kind):
            number, name = record.data.get("number"), record.data.get("keyword" if kind == "quest" else "name")
            title = name.get("en", "") if isinstance(name, dict) else name
            if isinstance(number, int) and isinstance(title, str):
                names[kind, number] = title
    return names


def card_of(paragraph: Paragraph, story: Story) -> Card:
    """A paragraph as a card."""
    opening = next((block.text for block in paragraph.blocks), "").replace("*", "")
    texts = {choice.letter: choice.text for choice in paragraph.choices}
    rows = [_row(piece, texts, paragraph, story) for piece in pieces_in(paragraph)]
    telling = tuple(row for row in rows if row.tags or row.ways or row.letter)
    return Card(number=paragraph.number, title=paragraph.title, opening=opening, town=paragraph.town, rows=telling)


def _row(piece: ConditionalProgram, texts: Mapping[str, str], paragraph: Paragraph, story: Story) -> Row:
    """A row of a card; a choice in a town that leads nowhere stays in town."""
    letter = piece.site.letter
    steps = list(steps_of(piece))
    ways = tuple(way for step in steps for way in _ways(step))
    if paragraph.town and letter and not any(way.kind == "choice" for way in ways):
        ways += (Way("choice", "town"),)
    return Row(letter, texts.get(letter, ""), tuple(_tags(piece, steps, story)), ways)


def _ways(step: EffectSite) -> Iterator[Way]:
    """The way out that an effect is, if it is one; an arm's way is named for the arm."""
    role = "plain" if step.piece.role == "text" else step.piece.role
    kind = step.arms[-1] if step.arms else role
    match step.op.name:
        case "turn-to":
            yield Way(kind, "turn", str(step.op.args[0]))
        case "return":
            yield Way(kind, "home")
        case "ending":
            yield Way(kind, "ending", str(step.op.args[0]))


def said_condition(condition: Condition) -> str:
    """A condition as a tag: shorter than on a card."""
    text = describe_condition(condition, "en", nameless)
    return text.replace("you do not have ", "not ").replace("you have ", "").replace("you do not own ", "not ")


def _tags(piece: ConditionalProgram, steps: list[EffectSite], story: Story) -> Iterator[Tag]:
    """What a row asks, costs, tests and gives."""
    if piece.needs:
        yield Tag("if" if piece.role == "if" else "needs", said_condition(piece.needs))
    if piece.cost:
        yield Tag("cost", describe_amounts(piece.cost, "en"))
    if piece.once:
        yield Tag("once", f"once per {piece.once}")
    for step in steps:
        op = step.op
        first = op.args[0] if op.args else ""  # a number of a thing, or a word
        match op.name:
            case "challenge":
                yield Tag("test", f"{term('skill', str(first), ENGLISH).upper()} {op.args[1]}")
            case "combat":
                enemies = ", ".join(story.names.get(("enemy", int(number)), str(number)) for number in op.args)
                yield Tag("test", f"fight {enemies}")
            case "boss":
                yield Tag("test", f"boss {first}")
            case "fate-check":
                yield Tag("test", f"fate {first}")
            case "if" if op.condition:
                yield Tag("if", said_condition(op.condition))
            case "gain-quest" | "complete-quest" | "lose-quest":
                sign = {"gain-quest": "+", "complete-quest": "✓ ", "lose-quest": "−"}[op.name]
                yield Tag("quest", f"{sign}{story.names.get(('quest', int(first)), '')} {first}")
            case "gain-adventure" | "lose-adventure":
                kind = "totem" if first in story.totems else "card"
                sign = "+" if op.name == "gain-adventure" else "−"
                yield Tag(kind, f"{sign}{story.names.get(('adventure', int(first)), 'card')} {first}")
            case "gain-explore" | "gain-token" | "gain-curse":
                yield Tag("card", f"+{op.name.removeprefix('gain-')} {first}")
