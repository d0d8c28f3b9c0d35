"""The rules text of the cards of the skies, made from their data."""

from __future__ import annotations

from ..effects.op import Arg
from ..effects.terms import TARGETS
from ..languages import Lang
from ..skies.table.cards import AbilityCard, AdventureCard, Character, CombatFigures, Curse, EventCard, Pack, Quest, Use
from .effects import describe, describe_amounts, describe_condition, describe_passive
from .messages import say
from .namers import Namer, namer_of, names_of_things, number_and_name
from .phrases import WayToUse, limited, one_of, paid, sentences, with_opening_words
from .terms import counted_noun, term

HEALTH = "skies-health"
"""The noun for health, which some languages call otherwise in the skies than at sea."""


def card_text(
    card: Character | AbilityCard | AdventureCard | EventCard | Quest, lang: Lang, namer: Namer | None = None
) -> str:
    """What the card does, a line for each of its abilities; empty for a plain card."""
    names = namer or words_of(lang)
    match card:
        case Character():
            lines = [use_text(use, lang, names) for use in card.uses]
        case AbilityCard():
            lines = [describe_passive(passive, lang) for passive in card.passives]
            lines += [use_text(use, lang, names) for use in card.uses]
        case AdventureCard():
            lines = _of_combat(card.combat, lang, names) if card.combat else []
            lines += _one_use(card.uses, lang, names)
            lines += _of_curse(card.curse, lang, names) if card.curse else []
        case EventCard():
            lines = _of_event(card, lang, names)
        case Quest():
            lines = _of_quest(card, lang, names)
    return sentences(lines)


def use_text(use: Use, lang: Lang, namer: Namer | None = None) -> str:
    """One use: its cost, then what it does."""
    return paid(_costs(use, lang), _does(use, lang, namer or words_of(lang)), lang)


def use_effect(use: Use, lang: Lang, namer: Namer | None = None) -> str:
    """What a use does, in a few words: it is called by them."""
    return describe(use.program, lang, namer or words_of(lang))


def use_terms(use: Use, lang: Lang) -> str:
    """What a use costs, and how far it goes."""
    return ", ".join([*_costs(use, lang), *_limits(use, lang), *_often(use, lang)])


def _costs(use: Use, lang: Lang) -> list[str]:
    """What a use costs, part by part."""
    costs = [counted_noun(use.stamina, "stamina", lang)] if use.stamina else []
    if use.hurts:
        costs.append(say(lang, "use-cost_hurts-skies", health=counted_noun(use.hurts, HEALTH, lang)))
    if use.cost:
        costs.append(describe_amounts(use.cost, lang))
    return costs


def _does(use: Use, lang: Lang, namer: Namer) -> str:
    """What a use does, and how often and for what it may be used."""
    return limited(describe(use.program, lang, namer), _limits(use, lang), _often(use, lang))


def _limits(use: Use, lang: Lang) -> list[str]:
    """What a use is limited to."""
    return [say(lang, "use-limit_own")] if use.own else []


def _often(use: Use, lang: Lang) -> list[str]:
    """How often, and where, a use may be used."""
    once = [say(lang, f"use-once_{use.once}")] if use.once else []
    return once + ([say(lang, f"use-where_{use.where}")] if use.where else [])


def words_of(lang: Lang) -> Namer:
    """The namer that knows no names, only the skies' own words."""

    def namer(kind: str, value: Arg) -> str:
        """How the skies call what both games have."""
        if kind == "home":
            return term("home", "skies", lang)
        if kind == "noun":
            return HEALTH if value == "health" else ""
        return term("skies-target", str(value), lang) if kind == "target" and value in TARGETS else ""

    return namer


def names_of(pack: Pack, lang: Lang) -> Namer:
    """A namer that takes the names from a pack."""
    names = names_of_things(pack, {board.id: board.name for board in pack.characters.values()})
    names |= {("curse", card.id): card.name for card in pack.adventures.values() if card.kind == "curse"}
    names |= {("boss", boss.number): boss.name for boss in pack.bosses.values()}
    names |= {("space", space.id): space.name for space in pack.spaces.values()}
    return namer_of(names, lang, words_of(lang))


def _one_use(uses: tuple[Use, ...], lang: Lang, namer: Namer) -> list[str]:
    """An adventure card is played for one of its uses."""
    return [one_of([WayToUse(_costs(use, lang), _does(use, lang, namer)) for use in uses], lang)] if uses else []


def _of_combat(card: CombatFigures, lang: Lang, namer: Namer) -> list[str]:
    """The lines of a combat card."""
    parts: list[str] = []
    if card.damage is not None:
        added = [say(lang, "combat-text_die")] if card.die else []
        added += [term("skill", card.skill, lang)] if card.skill else []
        parts.append(" + ".join([counted_noun(card.damage, "damage", lang), *added]))
    if card.pierces:
        parts.append(say(lang, "combat-text_pierces"))
    if card.remove:
        parts.append(say(lang, "combat-text_removes", power=counted_noun(card.remove, "power", lang)))
    if card.block:
        parts.append(say(lang, "weapon-text_block", n=card.block))
    lines = [", ".join(parts)] if parts else []
    return lines + (
        [with_opening_words(say(lang, "card-text_synergy"), card.synergy, lang, namer)] if card.synergy else []
    )


def _of_event(event: EventCard, lang: Lang, namer: Namer) -> list[str]:
    """The lines of an event."""
    lines = [describe(event.program, lang, namer)] if event.program else []
    if event.stays:
        lines.append(say(lang, "card-text_stays"))
    lines += _of_harder(event.harder, lang)
    if event.turn_end:
        lines.append(with_opening_words(say(lang, "card-text_turn-end"), event.turn_end, lang, namer))
    return lines + _of_completing(event, lang, namer)


def _of_curse(curse: Curse, lang: Lang, namer: Namer) -> list[str]:
    """What a curse does while the party has it."""
    lines = _of_harder(curse.harder, lang)
    return lines + (
        [with_opening_words(say(lang, "card-text_turn-end"), curse.turn_end, lang, namer)] if curse.turn_end else []
    )


def _of_harder(harder: tuple[tuple[str, int], ...], lang: Lang) -> list[str]:
    """The challenges that need more."""
    return [
        say(lang, "harder_any", n=more)
        if skill == "any"
        else say(lang, "harder_skill", n=more, SKILL=term("skill", skill, lang).upper())
        for skill, more in harder
    ]


def _of_completing(event: EventCard, lang: Lang, namer: Namer) -> list[str]:
    """How an event is completed: by something that happens or by what a player may do, and on what condition."""
    opening = say(lang, f"completion_{event.completes_on or 'action'}")
    if event.completing_if:
        condition = describe_condition(event.completing_if, lang, namer)
        opening = say(lang, "card-text_if", text=opening, condition=condition)
    if event.completing:
        return [with_opening_words(opening, event.completing, lang, namer)]
    return [opening] if event.completes_on else []


def _of_quest(quest: Quest, lang: Lang, namer: Namer) -> list[str]:
    """What restores a dormant totem, and whether the card is discarded after reading."""
    lines = [say(lang, "card-text_discard-after-reading")] if quest.fleeting else []
    if quest.totem:
        text = say(lang, "card-text_gain-adventure", card=number_and_name("adventure", quest.totem, namer))
        lines.append(paid([describe_amounts(quest.needs, lang)], text, lang))
    return lines
