"""Values of messages that say what cards of the skies do: their texts, and what one use of them does."""

from __future__ import annotations

from ...kernel.errors import Value
from ...kernel.table import decision_of
from ...skies.chapters.flight import MovePlane
from ...skies.table.cards import Pack
from ...skies.table.table import SkiesTable
from ...wording.cards_skies import use_effect
from ..localizer import Localizer
from ..party.names import Saying
from ..party.pack_cache import RecordCache
from ..phrases import join
from .cards import card_words
from .names import SAYINGS as NAMES
from .names import namer_of

_effect_cache: RecordCache[Pack, str] = RecordCache()
"""What uses do, by their holders and labels."""


def _does(localizer: Localizer, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """What a use of a board, card or resource does: the holder stands before its label."""
    holder, label = str(values[at - 1]), str(values[at])
    use = next((use for use in table.bound.uses.get(holder, ()) if use.use.label == label), None)
    if use is None:
        return label
    namer = namer_of(localizer, table.pack)
    return _effect_cache.get_or_make(
        table.pack, localizer.lang, (holder, label), use_effect, use.use, localizer.lang, namer
    )


def _card_text(localizer: Localizer, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """What an equipped card, an adventure card or a curse says; they lie open."""
    card = str(values[at])
    if card in table.pack.abilities:
        return card_words(localizer, table, table.pack.abilities[card])
    printed = table.pack.adventures[card]
    return join(
        [localizer.name(printed.curse.text) if printed.curse else "", card_words(localizer, table, printed)], " "
    )


def _woken(localizer: Localizer, table: SkiesTable, at: int, values: tuple[Value, ...]) -> str:
    """What is heard when the totem of a quest is restored: the words of its card, if it has any."""
    totem = table.bound.adventure_numbers[table.pack.quests[int(values[at])].totem]
    return localizer.name(table.pack.adventures[totem].flavour)


SAYINGS: dict[str, Saying[SkiesTable]] = {
    **NAMES,
    "does": _does,
    "card-text": _card_text,
    "aboard": lambda localizer, table, at, values: int(not isinstance(decision_of(table), MovePlane)),
    "quest-text": lambda localizer, table, at, values: "",
    "dormant": lambda localizer, table, at, values: localizer.name(table.pack.quests[int(values[at])].title),
    "woken": _woken,
}
"""All kinds of value that only the skies speak of. Quests may be secret: they are shown to those who may read them."""
