"""Names and values of both games in words."""

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
from ..localizer import Localizer
from ..phrases import sentence
from .pack_cache import HasDigest, PackCache

P = TypeVar("P", bound=HasDigest)
T = TypeVar("T", bound=PartyTable)

Saying: TypeAlias = Callable[[Localizer, T, int, tuple[Value, ...]], Word]
"""Says a value of one kind: the localizer, the table, the place of the value, and all values: some belong together."""


class Named(Protocol):
    """A piece with a name."""

    @property
    def name(self) -> Name:
        """Its name in both languages."""


class Lore(Protocol):
    """What both games' packs have."""

    @property
    def abilities(self) -> Mapping[str, PrintedAbility]:
        """Ability cards."""

    @property
    def adventures(self) -> Mapping[str, Named]:
        """Adventure cards."""

    @property
    def enemies(self) -> Mapping[str, Named]:
        """Enemy cards."""

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
    """The namers of packs, built once for each pack and language."""

    def __init__(self, names_of: Callable[[P, Lang], Namer]) -> None:
        self._made = PackCache(names_of)

    def __call__(self, localizer: Localizer, pack: P) -> Namer:
        """The namer of a pack."""
        return self._made(pack, localizer.lang)


def name_in(localizer: Localizer, thing: str, *sources: Mapping[str, Named]) -> str:
    """The name of a piece in the first source that has it; empty if none has."""
    for source in sources:
        if thing in source:
            return localizer.name(source[thing].name)
    return ""


def ability_name(localizer: Localizer, card: PrintedAbility) -> str:
    """An ability card's name with its corner, so that copies differ."""
    name = localizer.name(card.name)
    if not name:
        return localizer.say("card_nameless", skill=short_name(localizer, card), fate=card.fate)
    return localizer.say("card_ability", name=name, skill=_skill(localizer, card), fate=card.fate)


def short_name(localizer: Localizer, card: PrintedAbility) -> str:
    """The name alone; a card with only skill and fate is called by its skill."""
    return localizer.name(card.name) or sentence(_skill(localizer, card))


def _skill(localizer: Localizer, card: PrintedAbility) -> str:
    """The skill of an ability card in words, or as printed if it is none of the skills."""
    return localizer.term("skill", card.skill) if card.skill in SKIES_SKILLS else card.skill


def seat_name(localizer: Localizer, table: PartyTable, seat: Value) -> str:
    """A player's name by seat number or seat word."""
    place = seat_of(seat) if isinstance(seat, str) else seat
    return table.names[place] if 0 <= place < len(table.names) else localizer.say("seat_number", number=place + 1)


def amounts(localizer: Localizer, words: str) -> str:
    """Numbers and resources, such as ``2 grain 1 meat``."""
    parts = words.split()
    pairs = tuple((kind, int(number)) for number, kind in zip(parts[::2], parts[1::2], strict=False))
    return localizer.amounts(pairs) or words


def _one(localizer: Localizer, table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    """One piece of goods in words; any other word as it is."""
    what = str(values[at])
    return localizer.counted(1, what) if what in NOUNS else what


def _needed_skill(localizer: Localizer, table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    """The skill that a card must have for a test; if no card will do, that and why."""
    skill = str(values[at])
    if skill in ("", "none"):
        return localizer.say("skill_no-card" if not skill else "skill_no-card-for-weapon")
    return localizer.say("skill_needed", skill=localizer.term("skill", skill))


def _quest(localizer: Localizer, table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    """A quest's number, title and keyword."""
    quest = lore(table).quests[int(values[at])]
    return f"{quest.number}, {localizer.name(quest.title)}" + (
        f" ({quest.word(localizer.lang)})" if quest.keyword else ""
    )


def _event(localizer: Localizer, table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    """The name of an event card; its id if there is no such card."""
    event = str(values[at])
    return name_in(localizer, event, lore(table).events) or event


def _goods(localizer: Localizer, table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    """An amount of goods: the kind stands before the number."""
    return localizer.counted(int(values[at]), str(values[at - 1]))


def _square(localizer: Localizer, table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    """A square of an enemy, or its buff card."""
    return localizer.say("square_buff") if values[at] == BUFF else str(values[at])


def _payer(localizer: Localizer, table: PartyTable, at: int, values: tuple[Value, ...]) -> str:
    """Who pays, where several could."""
    return localizer.say("payer_of", who=seat_name(localizer, table, values[at])) if table.seat_count() > 1 else ""


SAYINGS: dict[str, Saying[PartyTable]] = {
    "seat": lambda localizer, table, at, values: seat_name(localizer, table, values[at]),
    "goods": _goods,
    "amounts": lambda localizer, table, at, values: amounts(localizer, str(values[at])),
    "one": _one,
    "needed-skill": _needed_skill,
    "quest": _quest,
    "event": _event,
    "fate-card": lambda localizer, table, at, values: ability_name(localizer, lore(table).abilities[str(values[at])]),
    "signed": lambda localizer, table, at, values: f"{int(values[at]):+d}",
    "square": _square,
    "payer": _payer,
    "use": lambda localizer, table, at, values: str(values[at]).replace("-", " "),
}
"""The kinds of value that both games speak of."""
