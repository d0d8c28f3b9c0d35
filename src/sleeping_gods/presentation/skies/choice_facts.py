"""Facts of choices of the skies that are no words: what kind of act one is, its terms, and figures of its detail."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...party.table.decisions import window_of
from ...skies.acts.uses import use_of
from ...skies.chapters.equip import price
from ...skies.chapters.fate import hand_limit
from ...skies.table.table import SkiesTable
from ..acts import NOW, kind_of_act
from ..party.choice_contents import Terms
from ..party.hand_overflow import NO_OVERFLOW, HandOverflow, cards_drawn, overflow
from ..party.story import offered_arm
from .story import story_choice_of

PRINTED = frozenset({"activate", "play", "use", "cover", "uncover"})
"""First words of choices of which the detail says only what the pack says."""


def price_now(table: SkiesTable, choice: Choice) -> int | None:
    """The one figure of a choice's detail that the pack does not say: 0 where there is none, None where more is."""
    match choice:
        case ("equip", card, "on", name):
            return price(table, card, name)
    return overflow_of(table, choice).cards if choice[0] in PRINTED else None


def overflow_of(table: SkiesTable, choice: Choice) -> HandOverflow:
    """The cards that a use, an event or one of several effects would draw beyond the limit of a hand (DS-TURN-004)."""
    match choice:
        case ("activate", _, _) | ("play", _, _) | ("use", _, _, "by", _):
            drawn = cards_drawn(use_of(table, choice).use.program)
        case ("complete", event):
            drawn = cards_drawn(table.pack.events[event].completing)
        case ("pick", letter):
            drawn = cards_drawn(offered_arm(table, letter))
        case _:
            return NO_OVERFLOW
    if not drawn:
        return NO_OVERFLOW
    seat = table.actor(choice)
    return overflow(len(table.hands[seat]), drawn, hand_limit(table, seat))


def terms(table: SkiesTable, choice: Choice) -> Terms | None:
    """What a lettered choice, an action of an encounter or completing an event costs and does."""
    if choice[0] == "complete":
        return Terms((), table.pack.events[choice[1]].completing, all_told=True)
    if choice[0] not in ("choose", "take", "place"):
        return None
    *_, letter = choice
    story_choice = story_choice_of(table, letter)
    return Terms(story_choice.cost, story_choice.program) if story_choice is not None else None


def kind(table: SkiesTable, choice: Choice) -> str:
    """The kind of an act of any time; what belongs to the present window is for this moment."""
    window = window_of(decision_of(table))
    if window and choice[0] in ("activate", "play", "use"):
        _, holder, *_ = choice
        if use_of(table, choice) in table.bound.special[window].get(holder, ()):
            return NOW
    return kind_of_act(table, choice)
