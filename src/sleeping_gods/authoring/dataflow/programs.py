"""Every program of a pack with its place: story, cards, events, hazards, alike for both games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ...effects.op import Condition, Op, Program
from ...sea.pack.cards import ORIGINS
from ...sea.table.cards import Pack as SeaPack
from ...sea.table.cards import Use as SeaUse
from ...sea.table.cards import When
from ...skies.pack.cards import CARD_TABLES
from ...skies.table.cards import Pack as SkiesPack
from ...skies.table.cards import Use as SkiesUse
from ...story.model import Paragraph, StoryChoice
from ...story.reader import MAX_QUOTED
from ...story.source import PackSource, Record
from ...story.ways import location_of
from ..project import AnyPack

Amounts = tuple[tuple[str, int], ...]
"""Resources and how many of each."""


@dataclass(frozen=True, slots=True)
class Site:
    """Where something stands: in a paragraph, in one of its choices, or in a table."""

    file: str
    line: int
    title: str
    """As messages name it: ``paragraph 38.9 choice (a)``, ``[[event]] rats``."""
    kind: str
    """``story``, or the kind of the table: ``event``, ``region`` ..."""
    key: str
    """The paragraph's number, or the id or number of the table."""
    letter: str = ""
    """The letter of the choice; empty outside of choices."""

    @property
    def paragraph(self) -> str:
        """The number of the paragraph; empty if this is not in the story."""
        return self.key if self.kind == "story" else ""

    @property
    def location(self) -> str:
        """The location whose story this is, ``F`` for the finale; empty if this is not in the story."""
        return location_of(self.paragraph)


@dataclass(frozen=True, slots=True)
class ConditionalProgram:
    """One program, and what must hold or be paid before it is resolved."""

    site: Site
    role: str
    """``if``, ``text`` or ``choice`` in the story; ``use``, ``when``, ``do``, ``turn-end`` ... elsewhere."""
    program: Program
    needs: Condition | None = None
    """What must hold; None if nothing must."""
    cost: Amounts = ()
    """What must be paid."""
    once: str = ""
    """``visit`` or ``campaign`` for a choice of the story that can be taken once."""


def site_in(paragraph: Paragraph, choice: StoryChoice | None = None) -> Site:
    """The site of a paragraph, or of one of its choices."""
    title = f"paragraph {paragraph.number}"
    if choice is None:
        return Site(paragraph.file, paragraph.line, title, "story", paragraph.number)
    line = choice.line or paragraph.line
    return Site(paragraph.file, line, f"{title} choice ({choice.letter})", "story", paragraph.number, choice.letter)


def site_of(record: Record) -> Site:
    """The site of a table."""
    return Site(record.file, record.line, f"[[{record.kind}]] {record.key()[:MAX_QUOTED]}", record.kind, record.key())


def pieces_of(source: PackSource, pack: AnyPack) -> Iterator[ConditionalProgram]:
    """Every program of the pack in the order of its files: the story first, then the tables."""
    for paragraph in pack.paragraphs.values():
        yield from pieces_in(paragraph)
    for record in source.records:
        yield from _of_sea(pack, record) if isinstance(pack, SeaPack) else _of_skies(pack, record)


def pieces_in(paragraph: Paragraph) -> Iterator[ConditionalProgram]:
    """The programs of one paragraph: what it jumps on, what follows its prose, its choices."""
    site = site_in(paragraph)
    for condition, program in paragraph.ifs:
        yield ConditionalProgram(site, "if", program, condition)
    yield ConditionalProgram(site, "text", paragraph.program)
    for choice in paragraph.choices:
        yield ConditionalProgram(
            site_in(paragraph, choice), "choice", choice.program, choice.needs, choice.cost, choice.once
        )


def _uses(site: Site, uses: Iterable[SeaUse]) -> Iterator[ConditionalProgram]:
    """The programs of uses that cost nothing but what every use costs."""
    return (ConditionalProgram(site, "use", use.program) for use in uses)


def _uses_at_cost(site: Site, uses: Iterable[SkiesUse]) -> Iterator[ConditionalProgram]:
    """The programs of uses with their costs."""
    return (ConditionalProgram(site, "use", use.program, cost=use.cost) for use in uses)


def _moments(site: Site, moments: Iterable[When]) -> Iterator[ConditionalProgram]:
    """What happens by itself at some moments."""
    return (ConditionalProgram(site, "when", moment.program) for moment in moments)


def _of_sea(pack: SeaPack, record: Record) -> Iterator[ConditionalProgram]:
    """The programs of a table of a pack of the sea."""
    site, key = site_of(record), record.key()
    match record.kind:
        case "crew" if board := pack.crew.get(key):
            yield from _uses(site, board.uses)
            yield ConditionalProgram(site, "synergy", (board.synergy,))
        case "ability" if ability := pack.abilities.get(key):
            yield from _uses(site, ability.uses)
            yield from _moments(site, ability.when)
            yield ConditionalProgram(site, "instant", ability.instant)
        case "level" if level := pack.levels.get(key):
            yield from _uses(site, level.uses)
            yield from _moments(site, level.when)
        case "event" if event := pack.events.get(key):
            yield ConditionalProgram(site, "do", event.program)
            yield ConditionalProgram(site, "turn-end", event.turn_end)
            yield ConditionalProgram(site, "attempt", event.attempt)
            yield from (
                ConditionalProgram(site, "choice", choice.program, cost=choice.cost) for choice in event.choices
            )
        case "region" if (region := pack.regions.get(key)) and region.hazard:
            hazard = region.hazard
            challenge = Op("challenge", (hazard.skill, hazard.number, ""), (("fail", hazard.fail),))
            yield ConditionalProgram(site, "hazard", (challenge,))
        case kind if kind in ORIGINS and (card := pack.adventures.get(key)):
            yield from _uses(site, card.uses)
            yield from _moments(site, card.when)
            yield ConditionalProgram(site, "recipe", card.recipe, cost=card.food)


def _of_skies(pack: SkiesPack, record: Record) -> Iterator[ConditionalProgram]:
    """The programs of a table of a pack of the skies."""
    site, key = site_of(record), record.key()
    match record.kind:
        case "character" if board := pack.characters.get(key):
            yield from _uses_at_cost(site, board.uses)
        case "ability" if ability := pack.abilities.get(key):
            yield from _uses_at_cost(site, ability.uses)
        case "resource":
            yield from _uses_at_cost(site, pack.resources.get(key, ()))
        case "event" if event := pack.events.get(key):
            yield ConditionalProgram(site, "do", event.program)
            yield ConditionalProgram(site, "turn-end", event.turn_end)
            yield ConditionalProgram(site, "complete", event.completing, event.completing_if)
        case kind if kind in CARD_TABLES and (card := pack.adventures.get(key)):
            yield from _uses_at_cost(site, card.uses)
            if card.combat:
                yield ConditionalProgram(site, "synergy", card.combat.synergy)
            if card.curse:
                yield ConditionalProgram(site, "turn-end", card.curse.turn_end)
