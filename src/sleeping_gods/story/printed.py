"""What is printed on the components of either game: names, standing changes, squares, and the fronts of cards."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..languages import ENGLISH, Lang


@dataclass(frozen=True, slots=True)
class Name:
    """A name or text by language; English is always among them."""

    texts: dict[Lang, str] = field(hash=False)
    """The text in each language."""

    @property
    def en(self) -> str:
        """In English, in which every pack is written."""
        return self.texts[ENGLISH]

    def text_in(self, lang: Lang) -> str:
        """In a language; in English if it lacks it."""
        return self.texts.get(lang) or self.texts[ENGLISH]


UNSAID = Name({ENGLISH: ""})
"""Nothing, where a card might say something."""


@dataclass(frozen=True, slots=True)
class Passive:
    """A standing change, such as +1 accuracy while unhurt."""

    name: str
    amount: int = 0
    """By how much the figure changes."""
    word: str = ""
    """A skill, room or resource that it speaks of."""
    condition: str = ""
    """``unhurt``, ``damage-3`` or nothing."""


@dataclass(frozen=True, slots=True)
class Square:
    """A square of an enemy's grid."""

    heart: int = 0
    """0 for no heart, else the damage that one attack needs to cover it."""
    bonus: int = 0
    """The figure that it adds while it is uncovered: damage at sea, power in the skies."""
    synergy: bool = False
    """Whether it shows the synergy icon."""
    abilities: tuple[str, ...] = ()
    """The abilities that it shows."""


@dataclass(frozen=True, slots=True)
class PrintedAbility:
    """What every ability card shows."""

    id: str
    name: Name
    fate: int
    """The number that it is when it is drawn as fate."""
    skill: str
    """The skill of which it shows one symbol."""


@dataclass(frozen=True, slots=True)
class PrintedEnemy:
    """What every enemy card shows."""

    id: str
    number: int
    name: Name
    level: int
    """How strong it is: the levels of a row add up to that of the fight."""


@dataclass(frozen=True, slots=True)
class PrintedQuest:
    """What every quest card shows."""

    number: int
    title: Name
    keyword: str
    """Empty for none, which only a quest of the skies that is discarded after reading may have."""
    text: Name
    words: Name = UNSAID
    """What languages call the keyword, where that is another word."""

    def word(self, lang: Lang) -> str:
        """The keyword as a language shows it."""
        return self.words.texts.get(lang) or self.keyword


@dataclass(frozen=True, slots=True)
class PrintedAdventure:
    """What every adventure card shows."""

    id: str
    number: int
    """0 for cards that no story names by number: those of the market and of the start."""
    kind: str
    """``person``, ``gear``, ``recipe`` and so on."""
    name: Name


@dataclass(frozen=True, slots=True)
class PrintedEvent:
    """What every event card shows."""

    id: str
    name: Name
    text: Name
