"""The rules text of the cards of the sea, made from their data."""

from __future__ import annotations

from ..languages import Lang
from ..sea.table.cards import (
    AbilityCard,
    AdventureCard,
    CrewBoard,
    EventCard,
    EventChoice,
    LevelCard,
    Pack,
    Use,
    Weapon,
    When,
)
from ..story.printed import Passive
from .effects import describe, describe_amounts, describe_passive
from .messages import say
from .namers import Namer, nameless, namer_of, names_of_things, number_and_name
from .phrases import WayToUse, limited, one_of, paid, sentence, sentences, with_opening_words
from .terms import counted_noun, term

ROOM = "room-"
"""How the moments begin at which a room is used."""


def card_text(
    card: CrewBoard | AbilityCard | LevelCard | AdventureCard | EventCard, lang: Lang, namer: Namer = nameless
) -> str:
    """What the card does, a line for each of its abilities; empty for a plain card."""
    match card:
        case CrewBoard():
            lines = _of_crew(card, lang, namer)
        case AbilityCard():
            opening = say(lang, "card-text_instant")
            instant = [with_opening_words(opening, card.instant, lang, namer)] if card.instant else []
            lines = instant + _shared(card.uses, card.passives, card.when, lang, namer)
        case LevelCard():
            lines = _shared(card.uses, card.passives, card.when, lang, namer)
        case AdventureCard():
            lines = _of_adventure(card, lang, namer)
        case EventCard():
            lines = _of_event(card, lang, namer)
    return sentences(lines)


def use_text(use: Use, lang: Lang, namer: Namer = nameless) -> str:
    """One use: its cost, then what it does."""
    return paid(_costs(use, lang), _does(use, lang, namer), lang)


def use_effect(use: Use, lang: Lang, namer: Namer = nameless) -> str:
    """What a use does, in a few words: it is called by them."""
    return describe(use.program, lang, namer)


def use_terms(use: Use, lang: Lang) -> str:
    """What a use costs, and how far it goes."""
    return ", ".join([*_costs(use, lang), *_limits(use, lang), *_often(use, lang)])


def _does(use: Use, lang: Lang, namer: Namer) -> str:
    """What a use does, and how often and for what it may be used."""
    return limited(describe(use.program, lang, namer), _limits(use, lang), _often(use, lang))


def _limits(use: Use, lang: Lang) -> list[str]:
    """What a use is limited to, or not limited to."""
    own = [say(lang, "use-limit_own-fate")] if use.own else []
    return own + ([say(lang, "use-limit_any-challenge")] if use.others else [])


def _often(use: Use, lang: Lang) -> list[str]:
    """How often a use may be used."""
    return [say(lang, "use-once_turn")] if use.once else []


def names_of(pack: Pack, lang: Lang) -> Namer:
    """A namer that takes the names from a pack."""
    names = names_of_things(pack, {board.id: board.name for board in pack.crew.values()})
    names |= {("region", region.id): region.name for region in pack.regions.values()}
    return namer_of(names, lang)


def _costs(use: Use, lang: Lang) -> list[str]:
    """What a use costs, part by part."""
    costs = [counted_noun(use.command, "command", lang)] if use.command else []
    if use.discard in ("self", "hand"):
        costs.append(say(lang, f"use-cost_{use.discard}"))
    if use.takes:
        costs.append(say(lang, "use-cost_takes", status=term("status", use.takes, lang)))
    if use.hurts:
        costs.append(say(lang, "use-cost_hurts-sea", health=counted_noun(use.hurts, "health", lang)))
    return costs


def _shared(
    uses: tuple[Use, ...],
    passives: tuple[Passive, ...],
    moments: tuple[When, ...],
    lang: Lang,
    namer: Namer,
    *,
    one_at_a_time: bool = False,
) -> list[str]:
    """Standing changes, uses, and what happens by itself; of the uses perhaps only one at a time."""
    lines = [describe_passive(passive, lang) for passive in passives]
    lines += _one_use(uses, lang, namer) if one_at_a_time else [use_text(use, lang, namer) for use in uses]
    return lines + [_moment(moment, lang, namer) for moment in moments]


def _moment(when: When, lang: Lang, namer: Namer) -> str:
    """What happens by itself, after the words that say when."""
    if when.at.startswith(ROOM):
        moment = say(lang, "moment_room", room=term("room", when.at.removeprefix(ROOM), lang))
    else:
        moment = say(lang, f"moment_{when.at}")
    return say(lang, "moment_then", moment=moment, text=describe(when.program, lang, namer))


def _one_use(uses: tuple[Use, ...], lang: Lang, namer: Namer) -> list[str]:
    """Command on a board or an adventure card buys one of its uses; none other until it is cleared."""
    return [one_of([WayToUse(_costs(use, lang), _does(use, lang, namer)) for use in uses], lang)] if uses else []


def _of_crew(board: CrewBoard, lang: Lang, namer: Namer) -> list[str]:
    """The lines of a crew member's board."""
    synergy = with_opening_words(say(lang, "card-text_synergy"), (board.synergy,), lang, namer)
    return [*_one_use(board.uses, lang, namer), synergy]


def _of_adventure(card: AdventureCard, lang: Lang, namer: Namer) -> list[str]:
    """The lines of an adventure card."""
    lines = [_of_weapon(card.weapon, lang)] if card.weapon else []
    if card.recipe:
        cost = [counted_noun(card.command, "command", lang)] if card.command else []
        lines.append(paid([*cost, describe_amounts(card.food, lang)], describe(card.recipe, lang, namer), lang))
    lines += _shared(card.uses, card.passives, card.when, lang, namer, one_at_a_time=True)
    if card.until_quest:
        lines.append(say(lang, "card-text_until-quest", quest=number_and_name("quest", card.until_quest, namer)))
    return lines


def _of_weapon(weapon: Weapon, lang: Lang) -> str:
    """The figures and abilities of a weapon."""
    parts = [
        say(lang, "weapon-text_accuracy", n=weapon.accuracy),
        say(lang, "weapon-text_damage", n=weapon.damage),
        say(lang, "weapon-text_block", n=weapon.block),
    ]
    if weapon.discard:
        skill = term("skill", weapon.discard, lang)
        parts.append(say(lang, "weapon-text_discard", skill=skill, Skill=skill.capitalize()))
    parts += [say(lang, "weapon-text_ranged")] if weapon.ranged else []
    parts += [say(lang, "weapon-text_tires")] if weapon.tires else []
    return ", ".join(parts)


def _of_event(event: EventCard, lang: Lang, namer: Namer) -> list[str]:
    """The lines of an event."""
    lines = [describe(event.program, lang, namer)] if event.program else []
    lines += [_choice(choice, lang, namer) for choice in event.choices]
    if event.ongoing:
        lines.append(say(lang, "card-text_ongoing"))
    if event.turn_end:
        lines.append(with_opening_words(say(lang, "card-text_turn-end"), event.turn_end, lang, namer))
    if event.attempt_at:
        opening = say(lang, "card-text_action" if event.attempt_at == "action" else "card-text_try")
        lines.append(with_opening_words(opening, event.attempt, lang, namer))
    if event.leaves:
        lines.append(say(lang, "card-text_left-by-port"))
    return lines


def _choice(choice: EventChoice, lang: Lang, namer: Namer) -> str:
    """One choice of an event: its letter, what it is, what it costs and brings."""
    text = f"({choice.letter}) {choice.text.text_in(lang)}"
    cost = describe_amounts(choice.cost, lang)
    if not choice.program:
        return f"{text} {say(lang, 'card-text_pay', cost=cost)}" if cost else text
    effect = describe(choice.program, lang, namer)
    return f"{text} {sentence(paid([cost] if cost else [], effect, lang))}"
