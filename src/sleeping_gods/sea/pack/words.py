"""The rules text of cards, made from their data, in English and French."""

from __future__ import annotations

from ...effects.phrases import SYNERGY, TURN_END, one_of, opened, paid, sentence, sentences
from ...effects.terms import MOMENTS, SKILLS, STATUSES, Lang, both, counted
from ...effects.words import Namer, describe, describe_amounts, describe_passive, nameless, numbered
from ...story.printed import Passive
from ...story.things import namer_of, names_of_things, said
from ..table.cards import (
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


def card_text(
    card: CrewBoard | AbilityCard | LevelCard | AdventureCard | EventCard, lang: Lang, namer: Namer = nameless
) -> str:
    """What the card does, a line for each of its abilities; empty for a plain card."""
    match card:
        case CrewBoard():
            lines = _of_crew(card, lang, namer)
        case AbilityCard():
            instant = [opened(("instant", "immédiat"), card.instant, lang, namer)] if card.instant else []
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
    limits = "".join(f" ({limit})" for limit in _limits(use, lang))
    return ", ".join([describe(use.program, lang, namer) + limits, *_often(use, lang)])


def _limits(use: Use, lang: Lang) -> list[str]:
    own = both(("only for fate that you draw", "seulement pour un destin que vous piochez"), lang) if use.own else ""
    others = both(("in any challenge", "dans n'importe quel défi"), lang) if use.others else ""
    return [limit for limit in (own, others) if limit]


def _often(use: Use, lang: Lang) -> list[str]:
    return [both(("once a turn", "une fois par tour"), lang)] if use.once else []


def names_of(pack: Pack, lang: Lang) -> Namer:
    """A namer that takes the names from a pack."""
    names = names_of_things(pack, {board.id: board.name for board in pack.crew.values()})
    names |= {("region", region.id): region.name for region in pack.regions.values()}
    return namer_of(names, lang)


def _costs(use: Use, lang: Lang) -> list[str]:
    costs = [counted(use.command, "command", lang)] if use.command else []
    if use.discard == "self":
        costs.append(both(("discard this card", "défaussez cette carte"), lang))
    if use.discard == "hand":
        costs.append(both(("discard a card from your hand", "défaussez une carte de votre main"), lang))
    if use.takes:
        status = both(STATUSES[use.takes], lang)
        costs.append(f"this crew member gains {status}" if lang == "en" else f"ce membre reçoit l'état {status}")
    if use.hurts:
        health = counted(use.hurts, "health", lang)
        costs.append(f"this crew member loses {health}" if lang == "en" else f"ce membre perd {health}")
    return costs


def _shared(
    uses: tuple[Use, ...],
    passives: tuple[Passive, ...],
    moments: tuple[When, ...],
    lang: Lang,
    namer: Namer,
    *,
    one: bool = False,
) -> list[str]:
    """Standing changes, uses, and what happens by itself; of the uses perhaps only one at a time."""
    lines = [describe_passive(passive, lang) for passive in passives]
    lines += _one_use(uses, lang, namer) if one else [use_text(use, lang, namer) for use in uses]
    return lines + [f"{both(MOMENTS[moment.at], lang)}, {describe(moment.program, lang, namer)}" for moment in moments]


def _one_use(uses: tuple[Use, ...], lang: Lang, namer: Namer) -> list[str]:
    """Command on a board or an adventure card buys one of its uses; none other until it is cleared."""
    return [one_of([(_costs(use, lang), _does(use, lang, namer)) for use in uses], lang)] if uses else []


def _of_crew(board: CrewBoard, lang: Lang, namer: Namer) -> list[str]:
    return [*_one_use(board.uses, lang, namer), opened(SYNERGY, (board.synergy,), lang, namer)]


def _of_adventure(card: AdventureCard, lang: Lang, namer: Namer) -> list[str]:
    lines = [_of_weapon(card.weapon, lang)] if card.weapon else []
    if card.recipe:
        cost = [counted(card.command, "command", lang)] if card.command else []
        lines.append(paid([*cost, describe_amounts(card.food, lang)], describe(card.recipe, lang, namer), lang))
    lines += _shared(card.uses, card.passives, card.when, lang, namer, one=True)
    if card.until_quest:
        quest = numbered("quest", card.until_quest, namer)
        en = f"goes back to the box when quest {quest} is completed"
        fr = f"retourne dans la boite quand la quête {quest} est complétée"
        lines.append(both((en, fr), lang))
    return lines


def _of_weapon(weapon: Weapon, lang: Lang) -> str:
    en = [f"+{weapon.accuracy} accuracy", f"{weapon.damage} damage", f"block {weapon.block}"]
    fr = [f"+{weapon.accuracy} en précision", counted(weapon.damage, "damage", "fr"), f"parade {weapon.block}"]
    if weapon.discard:
        english, french = SKILLS[weapon.discard]
        en.append(f"discard an equipped {english} card for +1 damage")
        fr.append(f"défaussez une carte {french.capitalize()} équipée pour +1 dégât")
    if weapon.ranged:
        en.append("ranged")
        fr.append("à distance")
    if weapon.tires:
        en.append("its user gains 1 fatigue after it deals damage and cannot use it at 2 fatigue")
        fr.append(
            "son porteur gagne 1 fatigue quand elle inflige des dégâts et ne peut pas s'en servir avec 2 fatigues"
        )
    return ", ".join(both((english, french), lang) for english, french in zip(en, fr, strict=True))


def _of_event(event: EventCard, lang: Lang, namer: Namer) -> list[str]:
    lines = [describe(event.program, lang, namer)] if event.program else []
    lines += [_choice(choice, lang, namer) for choice in event.choices]
    if event.ongoing:
        lines.append(both(("ongoing", "permanent"), lang))
    if event.turn_end:
        lines.append(opened(TURN_END, event.turn_end, lang, namer))
    if event.attempt_at == "action":
        lines.append(opened(("as an action", "comme action"), event.attempt, lang, namer))
    elif event.attempt_at:
        words = "you may try at the end of each turn", "vous pouvez tenter à la fin de chaque tour"
        lines.append(opened(words, event.attempt, lang, namer))
    if event.leaves:
        lines.append(both(("discarded by a port action", "défaussé par une action Port"), lang))
    return lines


def _choice(choice: EventChoice, lang: Lang, namer: Namer) -> str:
    text = f"({choice.letter}) {said(choice.text, lang)}"
    cost = describe_amounts(choice.cost, lang)
    if not choice.program:
        return f"{text} {both(('Pay', 'Payez'), lang)} {cost}" if cost else text
    does = describe(choice.program, lang, namer)
    return f"{text} {sentence(paid([cost] if cost else [], does, lang))}"
