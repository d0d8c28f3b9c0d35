"""What a bot knows of a story before it is played: which facts lines ask for, and which effects give or take them.

A fact is something that can be owned and that stories ask for: ``quest 12``, ``card 16``, ``token diving-suit``,
``explore A``, ``crossed 6``, ``curse open-sky``. What is counted is a fact at every count: who has three marks of the
rebels owns ``mark rebels 1``, ``mark rebels 2`` and ``mark rebels 3``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, NamedTuple, Protocol, TypeAlias, cast

from ...effects.op import Condition, Op, Program
from ...effects.registry import OPERATIONS
from ...party.table.table import PartyTable
from ...story.model import Paragraph, StoryChoice
from ...story.ways import ops_of
from .places import arms_of
from .unread_worth import UnreadWorth

Fact: TypeAlias = str
"""Such as ``quest 12``."""
Facts: TypeAlias = frozenset[Fact]

ASKED_FACTS = ("quest", "card", "token", "explore", "crossed", "curse")
"""Conditions that ask for one fact."""
FACT_WORDS = {
    "quest": "quest",
    "adventure": "card",
    "token": "token",
    "explore": "explore",
    "location": "crossed",
    "curse": "curse",
}
"""Kinds of things that effects give and take and that bots keep in mind, with the first word of their facts."""
COUNTED = ("mark", "has")
"""Conditions that ask for a count, which stories of the skies add up: marks of a faction, and resources."""
MAX_COUNT = {"mark": 8, "has": 4}
"""No story asks for a higher count: by the first word of the fact."""
ENDS = ("return", "ending")
"""Effects after which a story does not go on."""
LEAVES_PAGE = ("turn-to", *ENDS)
"""Effects after which nothing more of a page is read."""


class OpChanges(NamedTuple):
    """What an effect changes."""

    op: Op
    """The effect itself."""
    arms: dict[str, Program]
    """By their names, such as ``pass`` and ``fail``."""
    given: Fact
    """The fact that it gives; empty if none."""
    taken: Fact
    """The fact that it takes; empty if none."""


class ValuedCard(Protocol):
    """The fields of an adventure card that facts and their value depend on."""

    @property
    def number(self) -> int:
        """Its number; 0 for a card that stories do not name."""

    @property
    def kind(self) -> str:
        """Such as ``totem``."""


class PackWithCards(Protocol):
    """The adventure cards of a pack of either game."""

    @property
    def adventures(self) -> Mapping[str, ValuedCard]:
        """By their ids."""


class StoryFacts(ABC):
    """The facts of a pack's story; each game says which cards are owned at its table."""

    keeps_counts: ClassVar[bool] = False
    """Whether counts are kept in mind as facts."""

    def __init__(self, table: PartyTable, unread: UnreadWorth | None = None) -> None:
        self.paragraphs: Mapping[str, Paragraph] = table.pack.paragraphs
        self.unread = unread
        """What pages are worth that are not among these; nothing for robots that know the whole story."""
        # These caches go by the identity of an op; the op is kept in the value, so that no other can get the same id.
        self._changes: dict[int, OpChanges] = {}
        """What each effect changes, worked out once."""
        self._arms: dict[int, tuple[Op, list[tuple[str, Program]]]] = {}
        """The arms of each effect."""
        self._adds: dict[int, tuple[Op, tuple[Fact, ...]]] = {}
        """The counts that each effect raises."""
        self.keywords = {
            word: frozenset(f"quest {number}" for number in numbers) for word, numbers in table.bound.keywords.items()
        }
        """The quests that bear each keyword."""
        adventures = cast("PackWithCards", table.pack).adventures  # the packs of both games have them
        self.numbers = {name: card.number for name, card in adventures.items()}
        """The number of each adventure card by its id; 0 for cards that stories do not name."""
        totems = [card.number for card in adventures.values() if card.kind == "totem"]
        self.totems = frozenset(f"card {number}" for number in totems if number)
        """The facts that a totem is owned."""
        self.dormant: dict[Fact, Fact] = self.sleeping_totems(table)
        """Quests that become a totem when they are restored, and that totem."""

    def sleeping_totems(self, table: PartyTable) -> dict[Fact, Fact]:
        """The totem of each quest that has one asleep; none unless the game overrides it."""
        return {}

    def adds(self, op: Op) -> tuple[Fact, ...]:
        """The counts that an effect raises, cached; empty where counts are no facts."""
        if not self.keeps_counts:
            return ()
        entry = self._adds.get(id(op))
        if entry is None:
            entry = self._adds[id(op)] = (op, counts_raised(op))
        _, counts = entry
        return counts

    def arms(self, op: Op) -> list[tuple[str, Program]]:
        """The arms of an effect, cached."""
        entry = self._arms.get(id(op))
        if entry is None:
            entry = self._arms[id(op)] = (op, arms_of(op))
        _, arms = entry
        return arms

    def changes(self, op: Op) -> OpChanges:
        """What an effect changes, cached."""
        changes = self._changes.get(id(op))
        if changes is None:
            changes = OpChanges(op, dict(self.arms(op)), fact_given(op), fact_taken(op))
            self._changes[id(op)] = changes
        return changes

    @abstractmethod
    def cards(self, table: PartyTable) -> Iterable[str]:
        """The adventure cards that are owned."""

    def owned(self, table: PartyTable) -> set[Fact]:
        """The facts that are owned now."""
        facts = {f"quest {number}" for number in table.quests}
        return facts | self.numbered_cards(self.cards(table))

    def numbered_cards(self, cards: Iterable[str]) -> set[Fact]:
        """Those of some cards that stories can name, by their ids."""
        return {f"card {self.numbers[card]}" for card in cards if self.numbers.get(card)}

    def spent(self, table: PartyTable) -> set[Fact]:
        """The facts that cannot be owned again in this campaign."""
        return {f"quest {number}" for number in table.used_quests}

    def asked(self, condition: Condition) -> Facts:
        """The facts that a condition depends on."""
        if condition.parts:
            return frozenset[Fact]().union(*(self.asked(part) for part in condition.parts))
        if condition.kind == "keyword":
            return self.keywords.get(str(condition.args[0]), frozenset())
        if condition.kind == "totems":
            return self.totems
        return frozenset({f"{condition.kind} {condition.args[0]}"}) if condition.kind in ASKED_FACTS else frozenset()


def count_fact(kind: str, what: str, count: int) -> Fact:
    """The fact that there are ``count`` of something."""
    return f"{kind} {what} {count}"


def counts_of(kind: str, counts: Mapping[str, int]) -> set[Fact]:
    """The facts that there are one, two and so on of several things."""
    most = MAX_COUNT[kind]
    return {count_fact(kind, what, count) for what, have in counts.items() for count in range(1, min(have, most) + 1)}


def counts_raised(op: Op) -> tuple[Fact, ...]:
    """The counts that an effect raises: marks of a faction, or resources; empty for any other effect."""
    if op.name == "mark":
        return tuple(count_fact("mark", str(op.args[0]), count) for count in range(1, MAX_COUNT["mark"] + 1))
    if op.name == "gain" and len(op.args) > 1:
        kinds = (str(op.args[0]), "resources")
        return tuple(count_fact("has", what, count) for what in kinds for count in range(1, MAX_COUNT["has"] + 1))
    return ()


def other_questions(condition: Condition) -> Iterator[Condition]:
    """The parts of a condition that no fact answers, such as ``3 coins``."""
    if condition.parts:
        for part in condition.parts:
            yield from other_questions(part)
    elif condition.kind != "keyword" and condition.kind not in ASKED_FACTS:
        yield condition


def fact_given(op: Op) -> Fact:
    """The fact that an effect gives; empty if none."""
    kind = OPERATIONS[op.name].gives
    return f"{FACT_WORDS[kind]} {op.args[0]}" if kind in FACT_WORDS else ""


def fact_taken(op: Op) -> Fact:
    """The fact that an effect takes away; empty if none."""
    kind = OPERATIONS[op.name].takes
    return f"{FACT_WORDS[kind]} {op.args[0]}" if kind in FACT_WORDS else ""


def conditions_of(paragraph: Paragraph) -> Iterator[Condition]:
    """Every condition of a paragraph."""
    for condition, _ in paragraph.ifs:
        yield condition
    for choice in paragraph.choices:
        if choice.needs is not None:
            yield choice.needs
    for op in ops_of(paragraph):
        if op.condition is not None:
            yield op.condition


def paid_choices(paragraph: Paragraph) -> Iterator[StoryChoice]:
    """The choices that cost something."""
    return (choice for choice in paragraph.choices if choice.cost)
