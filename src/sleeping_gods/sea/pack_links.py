"""References of a pack: every quest, card, enemy, region, paragraph, crew member and keyword that is named exists."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..effects.forms import near, shown
from ..effects.op import Arg, Condition, Op, Program
from ..effects.registry import OPERATIONS
from ..effects.terms import TARGETS
from ..kernel.errors import Finding
from ..story.source import Record, Source
from .cards import Pack, Use, When
from .pack_cards import ORIGINS

PARAGRAPHS = ("1", "1.2", "F1", "F2")
"""Paragraphs that the rules themselves lead to."""

QUESTS = (1, 2)
"""Quests that every campaign starts with."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a program stands, for findings about it."""

    file: str
    line: int
    title: str
    windows: bool = False
    """Whether effects of a window make sense here."""
    bearer: bool = False
    """Whether someone bears the card."""


def check_links(pack: Pack, source: Source, findings: list[Finding]) -> None:
    """Note every reference to something that the pack does not hold."""
    links = _Links(pack, findings)
    for place, program in programs(pack, source):
        links.program(place, program)
    for paragraph in pack.paragraphs.values():
        place = Place(paragraph.file, paragraph.line, f"paragraph {paragraph.number}")
        asked = [condition for condition, _ in paragraph.ifs]
        asked += [block.when for block in paragraph.blocks if block.when]
        asked += [choice.needs for choice in paragraph.choices if choice.needs]
        for condition in asked:
            links.condition(place, condition)
    manifest = Place(source.manifest.file, source.manifest.line, "[pack]")
    for number in PARAGRAPHS:
        links.known(manifest, "paragraph", number)
    for quest in (*QUESTS, *(quest for unlock in pack.unlocks for quest in unlock.quests)):
        links.known(manifest, "quest", quest)
    links.known(manifest, "region", pack.start_region)
    start = pack.regions.get(pack.start_region)
    if start and start.page != pack.start_page:
        links.find(manifest, f"expected the start region on page {pack.start_page}, got page {start.page}")
    for record in source.of("region"):
        region = pack.regions.get(record.key())
        for location in region.locations if region else ():
            links.known(_place(record), "paragraph", str(location))
    for record in source.of("level"):
        level = pack.levels.get(record.key())
        links.known(_place(record), "crew", level.crew if level else "")


class _Links:
    """Looks up what programs and conditions name."""

    def __init__(self, pack: Pack, findings: list[Finding]) -> None:
        self.findings = findings
        self.things: dict[str, set[Arg]] = {
            "quest": set(pack.quests),
            "adventure": {card.number for card in pack.adventures.values() if card.number},
            "enemy": {enemy.number for enemy in pack.enemies.values()},
            "region": set(pack.regions),
            "paragraph": set(pack.paragraphs),
            "crew": set(pack.crew),
            "target": {*pack.crew, *TARGETS},
            "ending": set(pack.endings),
            "keyword": {quest.keyword for quest in pack.quests.values()},
        }

    def find(self, place: Place, message: str, code: str = "dangling") -> None:
        self.findings.append(Finding(place.file, place.line, code, f"{place.title}: {message}"))

    def known(self, place: Place, kind: str, value: Arg) -> None:
        """Note a finding unless the pack holds such a thing."""
        if kind in self.things and value != "" and value not in self.things[kind]:
            hint = near(value, [str(thing) for thing in self.things[kind]]) if isinstance(value, str) else ""
            self.find(place, f"expected {_TITLES[kind]}, got {shown(value)}{hint}")

    def program(self, place: Place, program: Program) -> None:
        for op in program:
            self.op(place, op)

    def op(self, place: Place, op: Op) -> None:
        operation = OPERATIONS[op.name]
        if operation.args == ("enemies",):
            for number in op.args:
                self.known(place, "enemy", number)
        else:
            kinds = operation.kinds()
            for name, value in zip(operation.args, op.args, strict=True):
                self.known(place, kinds.get(name, ""), value)
                if kinds.get(name) == "target" and value in ("bearer", "another") and not place.bearer:
                    self.find(place, f"expected a target other than {value!r}: nobody bears this", "target")
        if operation.window and not place.windows:
            self.find(place, f"{op.name!r} has a meaning only in a {operation.window} window", "window")
        if op.condition:
            self.condition(place, op.condition)
        for _, arm in op.arms:
            self.program(place, arm)

    def condition(self, place: Place, condition: Condition) -> None:
        kind = {"card": "adventure"}.get(condition.kind, condition.kind)
        for value in condition.args if kind in self.things else ():
            self.known(place, kind, value)
        for part in condition.parts:
            self.condition(place, part)


_TITLES = {
    "quest": "a quest of the pack",
    "adventure": "an adventure card of the pack",
    "enemy": "an enemy of the pack",
    "region": "a region of the pack",
    "paragraph": "a paragraph of the pack",
    "crew": "a crew member of the pack",
    "target": "a target or a crew member",
    "ending": "an ending of the pack",
    "keyword": "a keyword that a quest of the pack bears",
}


def _place(record: Record, *, windows: bool = False, bearer: bool = False) -> Place:
    return Place(record.file, record.line, f"[[{record.kind}]] {record.key()[:40]}", windows, bearer)


def programs(pack: Pack, source: Source) -> Iterator[tuple[Place, Program]]:
    """Every program of the pack with its place."""
    for paragraph in pack.paragraphs.values():
        place = Place(paragraph.file, paragraph.line, f"paragraph {paragraph.number}")
        yield place, paragraph.program
        for _, program in paragraph.ifs:
            yield place, program
        for choice in paragraph.choices:
            title = f"paragraph {paragraph.number} choice ({choice.letter})"
            yield Place(paragraph.file, paragraph.line, title), choice.program
    for record in source.records:
        yield from _of_record(pack, record)


def _of_record(pack: Pack, record: Record) -> Iterator[tuple[Place, Program]]:
    plain = _place(record)
    used = _place(record, windows=True, bearer=True)
    key = record.key()
    match record.kind:
        case "crew" if board := pack.crew.get(key):
            yield from _used(used, board.uses)
            yield used, (board.synergy,)
        case "ability" if ability := pack.abilities.get(key):
            yield from _used(used, ability.uses, ability.when)
            yield _place(record, bearer=True), ability.instant
        case "level" if level := pack.levels.get(key):
            yield from _used(used, level.uses, level.when)
        case "event" if event := pack.events.get(key):
            for program in (event.program, event.turn_end, event.attempt, *(c.program for c in event.choices)):
                yield plain, program
        case "region" if (region := pack.regions.get(key)) and region.hazard:
            yield plain, region.hazard.fail
        case kind if kind in ORIGINS and (card := pack.adventures.get(key)):
            yield from _used(used, card.uses, card.when)
            yield plain, card.recipe


def _used(place: Place, uses: tuple[Use, ...], when: tuple[When, ...] = ()) -> Iterator[tuple[Place, Program]]:
    for use in uses:
        yield place, use.program
    for moment in when:
        yield place, moment.program
