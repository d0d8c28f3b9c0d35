"""Open cards as records, cached for each state of a card."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from ...effects.terms import SKIES_SKILLS
from ...party.table.table import PartyTable
from ..audience import Audience
from ..localizer import Localizer
from ..marks import CACHE_SIZE
from ..phrases import sentence
from ..scene.cards import OpenCard
from ..scene.headline import Amount
from .names import ability_name, lore, short_name
from .pack_cache import HasDigest, RecordCache
from .pieces import EQUIPPED, HELD

T = TypeVar("T", bound=PartyTable)


@functools.lru_cache(CACHE_SIZE)
def face(
    localizer: Localizer,
    *,
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
) -> OpenCard:
    """A card as it lies open; its picture goes by its id."""
    return OpenCard(
        ref=ref,
        title=title,
        short=short or title,
        kind=kind,
        label=label,
        picture=ref,
        numbers=numbers,
        text=tuple(localizer.rich_text(line) for line in lines),
        note=localizer.rich_text(note),
        entries=entries,
        flavour=localizer.prose(flavour),
    )


def figure(localizer: Localizer, key: str, count: int) -> Amount:
    """A number of a card: its fate, or a figure of a weapon."""
    return Amount(key, count, localizer.say(f"number_{key}", count=count))


def skill_figure(localizer: Localizer, skill: str) -> Amount:
    """The skill that a card shows; one that is none of ours is called as it is."""
    return Amount(skill, 1, sentence(localizer.term("skill", skill)) if skill in SKIES_SKILLS else skill)


@dataclass(frozen=True, slots=True)
class AbilityFaces(Generic[T]):
    """The visible ability cards, each built once for every way in which it can lie."""

    lines: Callable[[Localizer, T, str], tuple[str, ...]]
    """What a card says."""
    price: Callable[[Localizer, T, str], str]
    """The price of equipping it, in words."""
    cost: Callable[[Localizer, T, str], Amount]
    """The price of equipping it as a number."""
    who: Callable[[Localizer, T, str], str]
    """On whose board it lies."""
    known: RecordCache[HasDigest, OpenCard] = field(default_factory=RecordCache)

    def __call__(self, localizer: Localizer, table: T, audience: Audience) -> Iterator[OpenCard]:
        """In hands that may be seen (SG-ABIL-005, DS-TURN-007), on boards, and drawn for a test that is not settled."""
        pack, lang = table.pack, localizer.lang
        for seat in audience.seen(table.seat_count()):
            for card in table.hands[seat]:
                yield self.known.get_or_make(pack, lang, card, self._held, localizer, table, card)
        for name, member in table.crew.items():
            for card in member.cards:
                yield self.known.get_or_make(pack, lang, (card, name), self._lying, localizer, table, card, name)
        for card in (card for test in table.tests for card in test.aside):
            yield self.known.get_or_make(pack, lang, (card, ""), self._lying, localizer, table, card)

    def _held(self, localizer: Localizer, table: T, card: str) -> OpenCard:
        """The face of a card in hand, with what it costs to equip."""
        return self._face(localizer, table, card, self.price(localizer, table, card), HELD)

    def _lying(self, localizer: Localizer, table: T, card: str, on: str = "") -> OpenCard:
        """The face of an equipped card, with the member who bears it."""
        note = localizer.say("face_on", who=self.who(localizer, table, on)) if on else ""
        return self._face(localizer, table, card, note, EQUIPPED)

    def _face(self, localizer: Localizer, table: T, card: str, note: str, entries: tuple[str, ...]) -> OpenCard:
        """Copies are told apart by their corners."""
        printed = lore(table).abilities[card]
        fate, skill = figure(localizer, "fate", printed.fate), skill_figure(localizer, printed.skill)
        return face(
            localizer,
            ref=card,
            kind="ability",
            title=ability_name(localizer, printed),
            label=localizer.say("face_ability"),
            lines=self.lines(localizer, table, card),
            note=note,
            entries=entries,
            numbers=(fate, skill, self.cost(localizer, table, card)),
            short=short_name(localizer, printed),
        )


def each_once(faces: Iterable[OpenCard]) -> tuple[OpenCard, ...]:
    """The first face of every card."""
    first_faces: dict[str, OpenCard] = {}
    for face in faces:
        first_faces.setdefault(face.ref, face)
    return tuple(first_faces.values())
