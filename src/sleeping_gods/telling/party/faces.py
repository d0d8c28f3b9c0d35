"""Faces of cards: made once for each way in which a card can stand, and told again as they are."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from ...effects.terms import SKIES_SKILLS
from ...party.table.table import PartyTable
from ..audience import Audience
from ..marks import KEPT
from ..phrases import sentence
from ..scene.cards import Face
from ..scene.headline import Amount
from ..voice import Voice
from .kept import Book
from .names import ability_name, lore, short_name
from .pieces import EQUIPPED, HELD

T = TypeVar("T", bound=PartyTable)


@functools.lru_cache(KEPT)
def face(
    voice: Voice,
    ref: str,
    kind: str,
    title: str,
    label: str,
    lines: tuple[str, ...],
    note: str = "",
    entries: tuple[str, ...] = (),
    numbers: tuple[Amount, ...] = (),
    short: str = "",
    flavour: str = "",
) -> Face:
    """A card as it lies open; its picture goes by its id."""
    text = tuple(voice.runs(line) for line in lines)
    said = voice.prose(flavour)
    return Face(ref, title, short or title, kind, label, ref, numbers, text, voice.runs(note), entries, said)


def figure(voice: Voice, key: str, count: int) -> Amount:
    """A number of a card: its fate, or a figure of a weapon."""
    return Amount(key, count, voice.say(f"number_{key}", count=count))


def skill_figure(voice: Voice, skill: str) -> Amount:
    """The skill that a card shows; one that is none of ours is called as it is."""
    return Amount(skill, 1, sentence(voice.term("skill", skill)) if skill in SKIES_SKILLS else skill)


@dataclass(frozen=True, slots=True)
class AbilityFaces(Generic[T]):
    """The ability cards in sight; each is made once for every way in which it can lie."""

    lines: Callable[[Voice, T, str], tuple[str, ...]]
    """What a card says."""
    price: Callable[[Voice, T, str], str]
    """What it takes to equip it."""
    cost: Callable[[Voice, T, str], Amount]
    """The same as a number."""
    who: Callable[[Voice, T, str], str]
    """On whose board it lies."""
    known: Book[object, Face] = field(default_factory=Book)

    def __call__(self, voice: Voice, table: T, audience: Audience) -> Iterator[Face]:
        """In hands that may be seen (SG-ABIL-005, DS-TURN-007), on boards, and drawn for a test that is not settled."""
        pack, lang = table.pack, voice.lang
        for seat in audience.seen(table.seat_count()):
            for card in table.hands[seat]:
                yield self.known(pack, lang, card, self._held, voice, table, card)
        for name, member in table.crew.items():
            for card in member.cards:
                yield self.known(pack, lang, (card, name), self._lying, voice, table, card, name)
        for card in (card for test in table.tests for card in test.aside):
            yield self.known(pack, lang, (card, ""), self._lying, voice, table, card)

    def _held(self, voice: Voice, table: T, card: str) -> Face:
        return self._face(voice, table, card, self.price(voice, table, card), HELD)

    def _lying(self, voice: Voice, table: T, card: str, on: str = "") -> Face:
        note = voice.say("face_on", who=self.who(voice, table, on)) if on else ""
        return self._face(voice, table, card, note, EQUIPPED)

    def _face(self, voice: Voice, table: T, card: str, note: str, entries: tuple[str, ...]) -> Face:
        """Copies are told apart by their corners."""
        printed = lore(table).abilities[card]
        title, label, lines = ability_name(voice, printed), voice.say("face_ability"), self.lines(voice, table, card)
        fate, skill = figure(voice, "fate", printed.fate), skill_figure(voice, printed.skill)
        numbers = (fate, skill, self.cost(voice, table, card))
        return face(voice, card, "ability", title, label, lines, note, entries, numbers, short_name(voice, printed))


def each_once(faces: Iterable[Face]) -> tuple[Face, ...]:
    """The first face of every card."""
    found: dict[str, Face] = {}
    for one in faces:
        found.setdefault(one.ref, one)
    return tuple(found.values())
