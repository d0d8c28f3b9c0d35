"""Faces of cards: made once for each way in which a card can stand, and told again as they are."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from ...party.table.table import PartyTable
from ..marks import KEPT
from ..scene.cards import Face
from ..voice import Voice
from .names import ability_name, lore
from .pieces import EQUIPPED, HELD


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
) -> Face:
    """A card as it lies open; its picture goes by its id."""
    text = tuple(voice.runs(line) for line in lines)
    return Face(ref, title, kind, label, ref, text, voice.runs(note), entries)


def ability_face(voice: Voice, table: PartyTable, card: str, lines: tuple[str, ...], note: str, *, held: bool) -> Face:
    """An ability card in hand or on a board; copies are told apart by their corners."""
    title = ability_name(voice, lore(table).abilities[card])
    return face(voice, card, "ability", title, voice.say("face_ability"), lines, note, HELD if held else EQUIPPED)


def each_once(faces: Iterable[Face]) -> tuple[Face, ...]:
    """The first face of every card."""
    found: dict[str, Face] = {}
    for one in faces:
        found.setdefault(one.ref, one)
    return tuple(found.values())
