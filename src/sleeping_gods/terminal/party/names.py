"""Names and values that both games speak of, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, Protocol, TypeAlias, TypeVar, cast

from ...effects.terms import NOUNS, counted
from ...effects.words import Namer, describe_amounts
from ...kernel.choices import seat_of
from ...kernel.errors import Value
from ...party.chapters.strike import BUFF
from ...party.table.table import PartyTable
from ...story.model import Paragraph
from ...story.printed import Name, PrintedAbility, PrintedQuest

P = TypeVar("P")
T = TypeVar("T", bound=PartyTable)
SEATS = ("p1", "p2", "p3", "p4")

Saying: TypeAlias = Callable[[T, int, tuple[Value, ...]], str]
"""Says a value of one kind: the table, the value's place, and all values, some of which belong together."""


class Named(Protocol):
    """A piece with a name."""

    @property
    def name(self) -> Name:
        """Its name in both languages."""


class Lore(Protocol):
    """What is looked up in the pack of either game."""

    @property
    def abilities(self) -> Mapping[str, PrintedAbility]:
        """Ability cards."""

    @property
    def adventures(self) -> Mapping[str, Named]:
        """Adventure cards."""

    @property
    def events(self) -> Mapping[str, Named]:
        """Event cards."""

    @property
    def quests(self) -> Mapping[int, PrintedQuest]:
        """Quest cards."""

    @property
    def paragraphs(self) -> Mapping[str, Paragraph]:
        """The storybook."""


def lore(table: PartyTable) -> Lore:
    """The pack of a table."""
    return cast("Lore", table.pack)  # the packs of both games hold all of it


class Namers(Generic[P]):
    """The names in packs for texts of effects; made once for each pack."""

    def __init__(self, names_of: Callable[[P], Namer]) -> None:
        self._names_of = names_of
        self._known: list[tuple[P, Namer]] = []

    def __call__(self, pack: P) -> Namer:
        """The namer of a pack."""
        for known, namer in self._known:
            if known is pack:
                return namer
        del self._known[:-3]
        self._known.append((pack, self._names_of(pack)))
        return self._known[-1][1]


def named(thing: str, *sources: Mapping[str, Named]) -> str:
    """The name of a piece in the first of several sources that has it; empty if none has."""
    for source in sources:
        if thing in source:
            return source[thing].name.en
    return ""


def ability_name(card: PrintedAbility) -> str:
    """An ability card by its name and what is printed in its corner, so that copies can be told apart."""
    return f"{card.name.en or 'plain card'} ({card.skill}, fate {card.fate})"


def seat_name(table: PartyTable, seat: Value) -> str:
    """A player's name by seat or by seat word."""
    place = seat_of(seat) if isinstance(seat, str) else seat
    return table.names[place] if 0 <= place < len(table.names) else f"player {place + 1}"


def amounts(words: str) -> str:
    """Numbers and resources, such as ``2 grain 1 meat``."""
    parts = words.split()
    pairs = tuple((kind, int(number)) for number, kind in zip(parts[::2], parts[1::2], strict=False))
    return describe_amounts(pairs, "en") or words


def _one(table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    what = str(values[at])
    return counted(1, what, "en") if what in NOUNS else what


def _needed_skill(table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    skill = str(values[at])
    if not skill:
        return "no card changes this draw"
    return "this weapon takes no card" if skill == "none" else f"a card of {skill} is needed"


def _quest(table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    quest = lore(table).quests[int(values[at])]
    return f"{quest.number}, {quest.title.en}" + (f" ({quest.keyword})" if quest.keyword else "")


def _event(table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    event = str(values[at])
    return named(event, lore(table).events) or event


SAYINGS: dict[str, Saying[PartyTable]] = {
    "seat": lambda table, at, values: seat_name(table, values[at]),
    "goods": lambda table, at, values: counted(int(values[at]), str(values[at - 1]), "en"),
    "amounts": lambda table, at, values: amounts(str(values[at])),
    "one": _one,
    "needed-skill": _needed_skill,
    "quest": _quest,
    "event": _event,
    "fate-card": lambda table, at, values: ability_name(lore(table).abilities[str(values[at])]),
    "signed": lambda table, at, values: f"{int(values[at]):+d}",
    "ending": lambda table, at, values: str(values[at]),
    "square": lambda table, at, values: "the buff card" if values[at] == BUFF else str(values[at]),
    "use": lambda table, at, values: str(values[at]).replace("-", " "),
}
"""The kinds of value that both games speak of."""
