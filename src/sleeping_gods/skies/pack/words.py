"""The rules text of cards, made from their data, in English and French."""

from __future__ import annotations

from ...effects.op import Arg
from ...effects.phrases import SYNERGY, TURN_END, one_of, opened, paid, sentences
from ...effects.terms import SKIES_SKILLS, Both, Lang, both, counted
from ...effects.words import Namer, describe, describe_amounts, describe_condition, describe_passive
from ...story.things import namer_of, names_of_things
from ..table.cards import AbilityCard, AdventureCard, Character, CombatFigures, Curse, EventCard, Pack, Quest, Use

TARGETS: dict[str, Both] = {
    "one": ("one character", "un personnage"),
    "each": ("each character", "chaque personnage"),
    "bearer": ("this character", "ce personnage"),
    "another": ("another character", "un autre personnage"),
    "participants": ("each participant", "chaque participant"),
}
HOME: Both = ("to the map", "sur la carte")
HEALTH = "skies-health"
"""The noun for health, which the French skies call otherwise than the sea."""
ONCE: dict[str, Both] = {
    "turn": ("once a turn", "une fois par tour"),
    "attack": ("once per attack", "une fois par attaque"),
    "challenge": ("once per challenge", "une fois par défi"),
}
COMPLETIONS: dict[str, Both] = {
    "": ("to complete it", "pour le compléter"),
    "plane-moved": ("completed when the plane moves", "complété quand l'avion se déplace"),
}
WHERE: dict[str, Both] = {
    "river": ("on a square with a river", "sur une case avec une rivière"),
    "unknown": ("on a square with the ? sign", "sur une case avec le signe «\u202f?\u202f»"),
}


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
    costs = [counted(use.stamina, "stamina", lang)] if use.stamina else []
    if use.hurts:
        health = counted(use.hurts, HEALTH, lang)
        costs.append(f"this character loses {health}" if lang == "en" else f"ce personnage perd {health}")
    if use.cost:
        costs.append(describe_amounts(use.cost, lang))
    return costs


def _does(use: Use, lang: Lang, namer: Namer) -> str:
    limits = "".join(f" ({limit})" for limit in _limits(use, lang))
    return ", ".join([describe(use.program, lang, namer) + limits, *_often(use, lang)])


def _limits(use: Use, lang: Lang) -> list[str]:
    return [both(("only for this character", "seulement pour ce personnage"), lang)] if use.own else []


def _often(use: Use, lang: Lang) -> list[str]:
    words = both(ONCE[use.once], lang) if use.once else "", both(WHERE[use.where], lang) if use.where else ""
    return [word for word in words if word]


def words_of(lang: Lang) -> Namer:
    """The namer that knows no names, only the skies' own words."""

    def namer(kind: str, value: Arg) -> str:
        if kind == "home":
            return both(HOME, lang)
        if kind == "noun":
            return HEALTH if value == "health" else ""
        return both(TARGETS[str(value)], lang) if kind == "target" and value in TARGETS else ""

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
    return [one_of([(_costs(use, lang), _does(use, lang, namer)) for use in uses], lang)] if uses else []


def _of_combat(card: CombatFigures, lang: Lang, namer: Namer) -> list[str]:
    parts: list[str] = []
    if card.damage is not None:
        added = [both(("the combat die", "le dé de combat"), lang)] if card.die else []
        added += [both(SKIES_SKILLS[card.skill], lang)] if card.skill else []
        parts.append(" + ".join([counted(card.damage, "damage", lang), *added]))
    if card.pierces:
        parts.append(both(("ignores enemy block", "ignore la parade ennemie"), lang))
    if card.remove:
        power = counted(card.remove, "power", lang)
        parts.append(both((f"removes {power}", f"retire {power}"), lang))
    if card.block:
        parts.append(both((f"block {card.block}", f"parade {card.block}"), lang))
    lines = [", ".join(parts)] if parts else []
    return lines + ([opened(SYNERGY, card.synergy, lang, namer)] if card.synergy else [])


def _of_event(event: EventCard, lang: Lang, namer: Namer) -> list[str]:
    lines = [describe(event.program, lang, namer)] if event.program else []
    if event.stays:
        lines.append(both(("stays in play", "reste en jeu"), lang))
    lines += _of_harder(event.harder, lang)
    if event.turn_end:
        lines.append(opened(TURN_END, event.turn_end, lang, namer))
    return lines + _of_completing(event, lang, namer)


def _of_curse(curse: Curse, lang: Lang, namer: Namer) -> list[str]:
    """What a curse does while the party has it."""
    lines = _of_harder(curse.harder, lang)
    return lines + ([opened(TURN_END, curse.turn_end, lang, namer)] if curse.turn_end else [])


def _of_harder(harder: tuple[tuple[str, int], ...], lang: Lang) -> list[str]:
    """The challenges that need more."""
    lines = []
    for skill, more in harder:
        english, french = SKIES_SKILLS.get(skill, ("all", "tous"))
        en = f"{english if skill == 'any' else english.upper()} challenges need {more} more"
        which = "tous les défis" if skill == "any" else f"les défis {french.upper()}"
        lines.append(both((en, f"{which} demandent {more} de plus"), lang))
    return lines


def _of_completing(event: EventCard, lang: Lang, namer: Namer) -> list[str]:
    """How an event is completed: by something that happens or by what a player may do, and on what condition."""
    opening = both(COMPLETIONS[event.completes_on], lang)
    if event.completing_if:
        opening += both((" if ", " si "), lang) + describe_condition(event.completing_if, lang, namer)
    if event.completing:
        return [opened((opening, opening), event.completing, lang, namer)]
    return [opening] if event.completes_on else []


def _of_quest(quest: Quest, lang: Lang, namer: Namer) -> list[str]:
    """What restores a dormant totem, and whether the card is discarded after reading."""
    lines = [both(("discard after reading", "défaussez après lecture"), lang)] if quest.fleeting else []
    if quest.totem:
        name = namer("adventure", quest.totem)
        card = f"{quest.totem} ({name})" if name else str(quest.totem)
        text = both((f"gain adventure card {card}", f"gagnez la carte Aventure {card}"), lang)
        lines.append(paid([describe_amounts(quest.needs, lang)], text, lang))
    return lines
