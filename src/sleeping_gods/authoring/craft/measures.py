"""The measures of a pack beside their limits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...languages import LANGS
from ...sea.table.cards import Pack as SeaPack
from ...story.model import Paragraph
from ...story.ways import location_of
from ..dataflow.flow import Flow, flow_of
from ..pictures.atlas import atlas_of
from ..pictures.collisions import collisions
from ..pictures.map_sheet import labels
from ..project import AnyPack, Project
from . import limits, memory, prose
from .always_true import always_true_conditions
from .answers import choice_points, failings, silent_answers
from .debts import ledger
from .names import names, similar_names
from .repeatable_gains import farms


@dataclass(frozen=True, slots=True)
class CraftMeasure:
    """One measure: a count, out of how many, and its limit."""

    key: str
    some: int
    of: int = 0
    """Of how many; 0 for a bare count."""
    limit: float | None = 0.0
    """The share that is allowed, or the bare count; nothing if there is no rule."""
    least: bool = False
    """Whether the limit is the least there must be, not the most there may be."""
    places: tuple[str, ...] = ()
    """Where: paragraphs, choices, names."""

    @property
    def share(self) -> float:
        """The share, or the count itself."""
        return self.some / self.of if self.of else float(self.some)

    @property
    def kept(self) -> bool:
        """Whether the limit is met; always, if there is none."""
        if self.limit is None:
            return True
        return self.share >= self.limit if self.least else self.share <= self.limit


def figures(project: Project, pack: AnyPack) -> list[CraftMeasure]:
    """Every measure of a pack."""
    flow = flow_of(project, pack)
    story = list(pack.paragraphs.values())
    return [*_answers(pack, flow, story), *_memory(project, pack, flow), *_prose(story), *_names(project, pack, story)]


def _figure(
    key: str, places: Iterable[str], *, of: int = 0, limit: float | None = 0.0, least: bool = False
) -> CraftMeasure:
    """A measure that counts places."""
    counted = tuple(places)
    return CraftMeasure(key=key, some=len(counted), of=of, limit=limit, least=least, places=counted)


def _answers(pack: AnyPack, flow: Flow, story: list[Paragraph]) -> list[CraftMeasure]:
    """What follows choices and tests."""
    points, tests = choice_points(pack), failings(pack, flow)
    choices = sum(len(paragraph.choices) for paragraph in story)
    return [
        _figure("silent", (f"{site.key}{site.letter}" for site in silent_answers(pack, flow)), of=choices),
        _figure("single", (point.site.key for point in points if point.single), of=len(points), limit=limits.SINGLE),
        _figure(
            "unnoticed",
            (f"{test.step.site.key}{test.step.site.letter}" for test in tests if not test.noticed),
            of=len(tests),
            limit=limits.UNNOTICED,
        ),
        _figure(
            "always",
            (f"{condition.site.key}{condition.site.letter}" for condition in always_true_conditions(pack, flow)),
        ),
        _figure("visits", (f"{site.key}{site.letter}" for site in farms(pack, flow))),
    ]


def _memory(project: Project, pack: AnyPack, flow: Flow) -> list[CraftMeasure]:
    """What is mentioned again, and what was promised and not paid."""
    words, cards = memory.words_read(pack, flow), memory.cards_read(pack, flow)
    persons = memory.cards_read(pack, flow, "person")
    fought, towns = memory.appearances(pack, flow), list(memory.towns(pack))
    debts = ledger(project.source)
    finale = memory.finale_of(pack)
    heard = (word.name for word in words if finale in word.asked)
    unnamed = (f"{enemy.name} ({enemy.site.location})" for enemy in fought if not enemy.named)
    spoken = (person.name for person in persons if len(person.asked) >= limits.PERSON)
    return [
        _figure("finale", heard, of=len(words), limit=limits.HEARD, least=True),
        _figure("home", (word.name for word in words if word.at_home), of=len(words)),
        _figure("cards", (card.name for card in cards if card.asked - card.given), of=len(cards), limit=None),
        _figure("persons", spoken, of=len(persons), limit=1.0, least=True),
        _figure("aboard", (f"{person.name} ({person.paragraph})" for person in memory.unasked_persons(pack, flow))),
        _figure("enemies", unnamed, of=len(fought)),
        _figure("towns", (number for number, count in towns if count < limits.TOWN), of=len(towns)),
        _figure("debts", (debt.name for debt in debts.values() if debt.promised and not debt.collected), of=len(debts)),
    ]


def _prose(story: list[Paragraph]) -> list[CraftMeasure]:
    """How long and how stressed the paragraphs are."""
    lengths = prose.lengths(story)
    places: dict[str, list[Paragraph]] = {}
    for paragraph in story:
        places.setdefault(location_of(paragraph.number), []).append(paragraph)
    stressed = {place: [stress for each in own for stress in prose.stresses(each)] for place, own in places.items()}
    over = (f"{place} ({len(stresses)})" for place, stresses in stressed.items() if len(stresses) > limits.STRESS)
    breathless = (paragraph.number for paragraph in story for _ in range(prose.long_sentences(paragraph)))
    ending_on_speech = (paragraph.number for paragraph in story if prose.ends_on_speech(paragraph))
    whole = len(story)
    return [
        CraftMeasure("near", round(lengths.near * whole), of=whole, limit=limits.ALIKE),
        CraftMeasure("short", round(lengths.short * whole), of=whole, limit=limits.SHORT, least=True),
        CraftMeasure("long", round(lengths.long * whole), of=whole, limit=limits.LONG, least=True),
        _figure("rows", (paragraph.number for paragraph in prose.rows(story))),
        _figure("sentences", breathless, limit=None),
        _figure("stress", over, of=len(places)),
        _figure("contracted", (paragraph.number for paragraph in story if prose.contractions(paragraph)), of=whole),
        _figure("speech", ending_on_speech, of=whole, limit=limits.SPEECH),
    ]


def _names(project: Project, pack: AnyPack, story: list[Paragraph]) -> list[CraftMeasure]:
    """Numbers that are used too often, names that are too much alike, labels that lie over each other."""
    worn = prose.worn_numbers(story)
    pairs = similar_names(names(story))
    return [
        _figure("numbers", (f"{number} ({len(at)})" for number, at in worn.items())),
        _figure("names", (f"{name} and {other}" for name, other in pairs)),
        *([_figure("labels", _clashes(project))] if isinstance(pack, SeaPack) else []),
    ]


def _clashes(project: Project) -> list[str]:
    """The labels of the map that lie over each other, in any language."""
    atlas = atlas_of(project)
    return [
        f"{label.text} and {other.text} ({first})"
        for first in atlas.spreads
        for lang in LANGS
        for label, other in collisions(labels(atlas, first, lang))
    ]
