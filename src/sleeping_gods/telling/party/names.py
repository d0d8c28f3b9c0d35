"""Names and values that both games speak of, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, Protocol, TypeAlias, TypeVar, cast

from ...effects.terms import NOUNS, SKIES_SKILLS
from ...kernel.choices import seat_of
from ...kernel.errors import Value
from ...languages import Lang
from ...party.chapters.strike import BUFF
from ...party.table.table import PartyTable
from ...story.model import Paragraph
from ...story.printed import Name, PrintedAbility, PrintedQuest
from ...wording.fluent import Word
from ...wording.namers import Namer
from ..phrases import sentence
from ..voice import Voice
from .kept import Kept

P = TypeVar("P")
T = TypeVar("T", bound=PartyTable)
SEATS = ("p1", "p2", "p3", "p4")

Saying: TypeAlias = Callable[[Voice, T, int, tuple[Value, ...]], Word]
"""Says a value of one kind: the voice, the table, the value's place, and all values, some of which belong together."""


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
    """The names in packs for texts of effects; made once for each pack and language."""

    def __init__(self, names_of: Callable[[P, Lang], Namer]) -> None:
        self._made = Kept(names_of)

    def __call__(self, voice: Voice, pack: P) -> Namer:
        """The namer of a pack."""
        return self._made(pack, voice.lang)


def named(voice: Voice, thing: str, *sources: Mapping[str, Named]) -> str:
    """The name of a piece in the first of several sources that has it; empty if none has."""
    for source in sources:
        if thing in source:
            return voice.name(source[thing].name)
    return ""


def ability_name(voice: Voice, card: PrintedAbility) -> str:
    """An ability card by its name and what is printed in its corner, so that copies can be told apart."""
    name = voice.name(card.name)
    if not name:
        return voice.say("card_nameless", skill=short_name(voice, card), fate=card.fate)
    return voice.say("card_ability", name=name, skill=_skill(voice, card), fate=card.fate)


def short_name(voice: Voice, card: PrintedAbility) -> str:
    """The name alone; a card on which only skill and fate are printed is called by its skill."""
    return voice.name(card.name) or sentence(_skill(voice, card))


def _skill(voice: Voice, card: PrintedAbility) -> str:
    return voice.term("skill", card.skill) if card.skill in SKIES_SKILLS else card.skill


def seat_name(voice: Voice, table: PartyTable, seat: Value) -> str:
    """A player's name by seat or by seat word."""
    place = seat_of(seat) if isinstance(seat, str) else seat
    return table.names[place] if 0 <= place < len(table.names) else voice.say("seat_number", number=place + 1)


def amounts(voice: Voice, words: str) -> str:
    """Numbers and resources, such as ``2 grain 1 meat``."""
    parts = words.split()
    pairs = tuple((kind, int(number)) for number, kind in zip(parts[::2], parts[1::2], strict=False))
    return voice.amounts(pairs) or words


def _one(voice: Voice, table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    what = str(values[at])
    return voice.counted(1, what) if what in NOUNS else what


def _needed_skill(voice: Voice, table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    skill = str(values[at])
    if skill in ("", "none"):
        return voice.say("skill_no-card" if not skill else "skill_no-card-for-weapon")
    return voice.say("skill_needed", skill=voice.term("skill", skill))


def _quest(voice: Voice, table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    quest = lore(table).quests[int(values[at])]
    return f"{quest.number}, {voice.name(quest.title)}" + (f" ({quest.word(voice.lang)})" if quest.keyword else "")


def _event(voice: Voice, table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    event = str(values[at])
    return named(voice, event, lore(table).events) or event


def _goods(voice: Voice, table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    return voice.counted(int(values[at]), str(values[at - 1]))


def _square(voice: Voice, table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    return voice.say("square_buff") if values[at] == BUFF else str(values[at])


def _payer(voice: Voice, table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    """Who pays, where several could."""
    return voice.say("payer_of", who=seat_name(voice, table, values[at])) if table.seat_count() > 1 else ""


SAYINGS: dict[str, Saying[PartyTable]] = {
    "seat": lambda voice, table, at, values: seat_name(voice, table, values[at]),
    "goods": _goods,
    "amounts": lambda voice, table, at, values: amounts(voice, str(values[at])),
    "one": _one,
    "needed-skill": _needed_skill,
    "quest": _quest,
    "event": _event,
    "fate-card": lambda voice, table, at, values: ability_name(voice, lore(table).abilities[str(values[at])]),
    "signed": lambda voice, table, at, values: f"{int(values[at]):+d}",
    "square": _square,
    "payer": _payer,
    "use": lambda voice, table, at, values: str(values[at]).replace("-", " "),
}
"""The kinds of value that both games speak of."""
