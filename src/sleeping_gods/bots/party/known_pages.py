"""Pages and programs of which only those that a group has read are known; any other page is empty."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol, TypeVar

from ...effects.op import Program
from ...party.effects.program_path import PARAGRAPH, arm_path, choice_path, if_line_path, paragraph_path, source_of
from ...party.table.bound import BoundOp, PartyBound
from ...party.table.table import PartyTable
from ...story.model import Paragraph

K = TypeVar("K", str, int)
T = TypeVar("T")
CARD, ENEMY, EVENT, QUEST = "card", "enemy", "event", "quest"
"""The kinds of cards that lie face down until somebody draws them."""
MAX_KNOWN_PACKS = 16
"""Packs as groups know them that are cached for each pack."""


class KnownPages(dict[str, Paragraph]):
    """The pages that were read; every other number stands for an empty page."""

    def __missing__(self, number: str) -> Paragraph:
        return Paragraph(number, "", "", 0)


class KnownPrograms(dict[str, tuple[BoundOp, ...]]):
    """The programs that are known; any other does nothing."""

    def __missing__(self, path: str) -> tuple[BoundOp, ...]:
        return ()


class KnownPrints(dict[str, Program]):
    """The printed effects of programs by path; of a page that is not known, none."""

    def __missing__(self, path: str) -> Program:
        return ()


def seen(kind: str, name: str | int) -> str:
    """How a card that was seen is written: ``enemy:reef-shark``."""
    return f"{kind}:{name}"


def paths_of_page(page: Paragraph) -> Iterator[str]:
    """The paths of every program of a page."""
    yield from paths_of(paragraph_path(page.number), page.program)
    for at, (_, program) in enumerate(page.ifs):
        yield from paths_of(if_line_path(page.number, at), program)
    for choice in page.choices:
        yield from paths_of(choice_path(page.number + choice.letter), choice.program)


def paths_of(path: str, program: Program) -> Iterator[str]:
    """The path of a program and those of its arms."""
    yield path
    for at, op in enumerate(program):
        for arm, effects in op.arms:
            yield from paths_of(arm_path(path, at, arm), effects)


def paths_by_page(pages: Iterable[Paragraph]) -> dict[str, tuple[str, ...]]:
    """The paths of the programs of each page."""
    return {page.number: tuple(paths_of_page(page)) for page in pages}


def add_pages(bound: PartyBound, full: PartyBound, paths: Iterable[tuple[str, ...]]) -> None:
    """Give ``bound`` the programs of some pages, by the paths of each page, as they are compiled in ``full``."""
    programs, printed = full.programs, full.printed
    for own_paths in paths:
        bound.programs.update((path, programs[path]) for path in own_paths)
        bound.printed.update((path, printed[path]) for path in own_paths)


def pages_open(table: PartyTable) -> frozenset[str]:
    """The pages that lie open: the one read last, and those whose effects are still being resolved."""
    pages = {table.paragraph} if table.paragraph else set()
    for item in table.agenda:
        for name in ("program", "path", "win"):
            path = getattr(item, name, "")
            if isinstance(path, str) and path.startswith(PARAGRAPH):
                pages.add(page_of(table.pack.paragraphs, path))
    return frozenset(pages)


def cards_resolved(table: PartyTable) -> frozenset[str]:
    """The events and adventure cards whose effects are being resolved."""
    sources = {source_of(path) for item in table.agenda if isinstance(path := getattr(item, "program", ""), str)}
    return frozenset(
        seen(kind, name) for name in sources if name and not name.startswith(PARAGRAPH) for kind in (CARD, EVENT)
    )


def page_of(paragraphs: Mapping[str, Paragraph], path: str) -> str:
    """The page on which a program stands: its path is cut short, the letter of a choice first, until it is a number."""
    number = source_of(path).removeprefix(PARAGRAPH).partition("?")[0]
    while number and number not in paragraphs:
        number = number[:-1]
    return number


class CardsOfPack(Protocol):
    """The cards of a pack of either game that lie face down until they are drawn."""

    @property
    def adventures(self) -> Mapping[str, object]:
        """The adventure cards."""

    @property
    def quests(self) -> Mapping[int, object]:
        """The quest cards."""

    @property
    def events(self) -> Mapping[str, object]:
        """The events."""


def cards_that_count(cards: frozenset[str], pack: CardsOfPack) -> frozenset[str]:
    """Of some seen cards those that there are: one word may be the name of a card and of an event."""
    piles: dict[str, Mapping[str, object]] = {CARD: pack.adventures, EVENT: pack.events}

    def exists(card: str) -> bool:
        kind, _, name = card.partition(":")
        return kind not in piles or name in piles[kind]

    return frozenset(filter(exists, cards))


def overlay(blank: Mapping[K, T], full: Mapping[K, T], kind: str, cards: frozenset[str]) -> dict[K, T]:
    """The cards of a kind as nobody knows them (``blank``), with those that were seen as they are (``full``)."""
    return {name: full[name] if seen(kind, name) in cards else item for name, item in blank.items()}


def programs_by_source(bound: PartyBound) -> dict[str, list[str]]:
    """The paths of all programs by the card, event or page that they stand on."""
    sources: dict[str, list[str]] = {}
    for path in bound.programs:
        sources.setdefault(source_of(path), []).append(path)
    return sources


def with_sources(
    blank: PartyBound, full: PartyBound, sources: Mapping[str, list[str]], names: Iterable[str]
) -> tuple[dict[str, tuple[BoundOp, ...]], dict[str, Program]]:
    """The programs of those who have seen nothing but the cards ``names``, compiled and as they are printed."""
    programs, printed = dict(blank.programs), dict(blank.printed)
    for name in names:
        for path in sources.get(name, ()):
            programs[path], printed[path] = full.programs[path], full.printed[path]
    return programs, printed
