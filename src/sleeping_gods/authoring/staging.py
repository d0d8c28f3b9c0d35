"""A table prepared for trying out one paragraph: what the crew has, where it is, and the story about to be opened."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..campaign.games import setup_for
from ..campaign.scenario_run import NAMES
from ..campaign.supported_games import SUPPORTED_GAMES
from ..effects.error_texts import did_you_mean
from ..kernel.errors import Bug
from ..kernel.game import Setup
from ..party.chapters.explore import open_story
from ..sea.table.table import SeaTable
from ..skies.table.table import SkiesTable
from ..story.ways import location_of
from .project import AnyPack

AnyTable = SeaTable | SkiesTable


class BadStaging(ValueError):
    """A wish that the pack or the rules do not know."""


@dataclass(frozen=True, slots=True)
class Staging:
    """What a try-out begins with."""

    paragraph: str
    wishes: tuple[str, ...] = ()
    """Such as ``LANTERN``, ``coins=3``, ``quest=12``, ``card=16``, ``explore=A``."""
    given: tuple[str, ...] = ()
    """Further lines as scenario files have them."""
    seed: int = 1
    players: int = 1
    options: dict[str, str] = field(default_factory=dict)


def wishes_in(text: str) -> tuple[str, ...]:
    """The parts of ``LANTERN,coins=3``."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def stage(game: str, pack: AnyPack, staging: Staging) -> tuple[Setup, AnyTable]:
    """The set-up, and a table whose next step is to read the paragraph; BadStaging if it cannot be so."""
    if staging.paragraph not in pack.paragraphs:
        hint = did_you_mean(staging.paragraph, pack.paragraphs)
        raise BadStaging(f"expected a paragraph of the pack, got {staging.paragraph!r}{hint}")
    rulebook = SUPPORTED_GAMES[game]
    seats = NAMES[: staging.players]
    setup = setup_for(rulebook.game, pack, seats, {**staging.options, "seed": str(staging.seed)})
    table = rulebook.game.set_up(pack, setup)
    if not isinstance(table, (SeaTable, SkiesTable)):
        raise Bug(f"expected a table of the sea or the skies, got {type(table).__name__}")
    rulebook.vocabulary.start(table)
    try:
        rulebook.vocabulary.given(table, "at the actions")
        _go_there(table, staging.paragraph)
        for wish in staging.wishes:
            rulebook.vocabulary.given(table, _line(wish, pack, table))
        for line in staging.given:
            rulebook.vocabulary.given(table, line)
    except ValueError as wrong:
        raise BadStaging(str(wrong)) from wrong
    broken = table.violations()
    if broken:
        raise BadStaging(f"expected a table as the box allows, got {'; '.join(broken)}")
    table.clear_log_events()
    open_story(table, staging.paragraph)
    return setup, table


def _go_there(table: AnyTable, paragraph: str) -> None:
    """The crew is where the map leads to the paragraph's location, if it does."""
    location = location_of(paragraph)
    if not location.isdecimal():
        return
    if isinstance(table, SeaTable):
        regions = (region.id for region in table.pack.regions.values() if int(location) in region.locations)
        table.region = next(regions, table.region)
    else:
        squares = (square for square, numbers in table.bound.locations.items() if int(location) in numbers)
        table.place = next(squares, table.place)


def _line(wish: str, pack: AnyPack, table: AnyTable) -> str:
    """The line of a scenario that a wish stands for."""
    key, sign, value = wish.partition("=")
    if not sign:
        return _with_quest(table, _bearer(key, pack, table))
    if key == "quest":
        return _with_quest(table, _number(value, pack.quests, "a quest of the pack"))
    if key == "card":
        return _with_card(value, pack, table)
    forms = {"explore": "explore tokens", "token": "tokens", "region": "region", "square": "claire at"}
    return f"{forms.get(key, key.replace('.', ' '))} {value}"


def _bearer(keyword: str, pack: AnyPack, table: AnyTable) -> int:
    """A quest that bears the keyword, one that is owned if there is one."""
    bearing = [quest.number for quest in pack.quests.values() if quest.keyword == keyword]
    if not bearing:
        hint = did_you_mean(keyword, [quest.keyword for quest in pack.quests.values()])
        raise ValueError(f"expected a keyword of the pack, or such as coins=3, got {keyword!r}{hint}")
    return next((number for number in bearing if number in table.quests), bearing[0])


def _number(value: str, known: Iterable[int], what: str) -> int:
    """A number that the pack knows; an error that says what was expected for any other."""
    if not value.isdecimal() or int(value) not in known:
        raise ValueError(f"expected {what}, got {value!r}")
    return int(value)


def _with_quest(table: AnyTable, number: int) -> str:
    """The line that gives the party a quest besides those that it has."""
    return f"quests {', '.join(str(quest) for quest in dict.fromkeys([*table.quests, number]))}"


def _with_card(value: str, pack: AnyPack, table: AnyTable) -> str:
    """The line that gives the party a card besides those that it has."""
    numbers = {card.number: card.id for card in pack.adventures.values() if card.number}
    card = numbers[_number(value, numbers, "an adventure card of the pack")]
    if isinstance(table, SeaTable):
        return f"cards {card}"
    printed = table.pack.adventures[card]
    if printed.combat is not None:
        return f"combat cards {card}"
    if printed.kind == "curse":
        return f"curses {', '.join([*table.curses, card])}"
    return f"p1 cards {', '.join([*table.adventures[0], card])}"
