"""The costs and effects of choices of the skies, shown beside their labels."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...party.chapters.strike import BUFF, square_of
from ...skies.acts.uses import use_of
from ...skies.chapters.challenge import joining_cost
from ...skies.chapters.clock import time_left
from ...skies.chapters.damage import figures
from ...skies.chapters.equip import price
from ...skies.chapters.foes import counter_damage, foe_in_row
from ...skies.chapters.hero import health_left, max_health, skill_of
from ...skies.chapters.repairing import FUEL_PRICE
from ...skies.chapters.totems import needs_of, rank
from ...skies.chapters.turn import COSTS
from ...skies.table.table import SkiesTable
from ...skies.table.words import RARE
from ...wording.cards_skies import use_terms
from ..localizer import Localizer
from ..party.enemies import square_words as enemy_square
from ..party.test_texts import skill_word
from ..phrases import join
from .blows import damage_range, strike_back, strike_back_words, synergy_damage
from .boosts import OF_ATTACKS, free_uses
from .cards import effect_of
from .crew import stamina_words
from .draws import REPAIR_SKILL
from .foes import signs
from .layouts import range_words
from .names import first_name, name_of, namer_of
from .story import choice_detail
from .travel_details import camp_gain, flight_cost, time_cost

HEALTH_VERBS = ("hurt", "heal", "raise")
"""First words of choices of somebody whose health decides."""
TAKE_HIT: Choice = ("take", "hit")
"""Blocks nothing; every other ``take`` names a lettered action."""


def detail(localizer: Localizer, table: SkiesTable, choice: Choice) -> str:
    """Costs, effects and figures of a choice; empty if its words say all."""
    match choice:
        case ("explore", _):
            return time_cost(localizer, "explore")
        case ("fly", "to", space, *_):
            return flight_cost(localizer, table, space)
        case ("camp",):
            return camp_gain(localizer, table)
        case ("repair",):
            return localizer.say("detail_repair", time=COSTS["repair"], skill=skill_word(localizer, REPAIR_SKILL))
        case ("let", "time", "pass"):
            return localizer.say("detail_time-passes")
        case ("end", "turn") if time_left(table):
            several_players = "yes" if table.seat_count() > 1 else "no"
            return localizer.say("detail_bonus-token", time=time_left(table), several=several_players)
        case ("choose" | "take", letter) if choice != TAKE_HIT:
            return choice_detail(localizer, table, letter)
        case ("place", _, "on", letter):
            return choice_detail(localizer, table, letter) if letter != "-" else ""
        case ("send", name, "from", _):
            return localizer.say("detail_send", who=first_name(localizer, table, name))
        case ("refuel",):
            return localizer.say("detail_refuel", count=FUEL_PRICE)
    return (
        _of_person(localizer, table, choice)
        or _of_fight(localizer, table, choice)
        or _of_card(localizer, table, choice)
    )


def _of_person(localizer: Localizer, table: SkiesTable, choice: Choice) -> str:
    """How the character that a choice is about stands."""
    match choice:
        case ("join", name) if name in table.crew and table.tests:
            skill, cost = skill_of(table, name, table.test.skill), joining_cost(table, name)
            return localizer.say("detail_join", skill=skill, cost=cost, stamina=table.crew[name].stamina)
        case (verb, name) if verb in HEALTH_VERBS and name in table.crew:
            return localizer.say("board_health-of", health=health_left(table, name), most=max_health(table, name))
        case ("refresh", name) if name in table.crew:
            return stamina_words(localizer, table, name)
        case ("token", name):
            held = table.crew[name].synergy
            return localizer.say("detail_held", count=held) if held else ""
    return ""


def _of_fight(localizer: Localizer, table: SkiesTable, choice: Choice) -> str:
    """What an attack or a square is worth, and how an enemy stands."""
    match choice:
        case ("attack", target, "with", name, "using", card):
            return _attack(localizer, table, target, name, card)
        case ("cover" | "uncover", enemy, square):
            return _square(localizer, table, enemy, square)
        case ("power" | "mend" | "target", enemy):
            foe = foe_in_row(table, enemy)
            if foe is None:
                return ""
            return localizer.say("foe_power-and-back", power=foe.power, damage=counter_damage(table, foe))
        case ("link", _):
            return localizer.describe(figures(table, table.assault.card).synergy, namer_of(localizer, table.pack))
    return ""


def _attack(localizer: Localizer, table: SkiesTable, target: str, name: str, card: str) -> str:
    """What an attack with a card deals, its other effects, what strikes back, and what may help it for nothing."""
    bounds = damage_range(table, name, card, target)
    foe = foe_in_row(table, target)
    combat = figures(table, card)
    helpers = _free_helpers(localizer, table, name, deals_damage=bounds is not None)
    harm = localizer.say("attack_harmless" if bounds is None else "attack_damage", range=range_words(bounds))
    synergy = synergy_damage(table, name, card)
    return join(
        [
            harm,
            localizer.say("attack_synergy", damage=synergy) if synergy else "",
            localizer.say("attack_takes", power=combat.remove) if combat.remove else "",
            localizer.say("attack_block", block=combat.block) if combat.block else "",
            strike_back_words(localizer, strike_back(table, name, card, foe)) if foe is not None else "",
            localizer.say("attack_free", names=join(helpers)) if helpers else "",
        ]
    )


def _free_helpers(localizer: Localizer, table: SkiesTable, name: str, *, deals_damage: bool) -> list[str]:
    """The cards whose use costs nothing and helps somebody's attack; more damage helps only one that deals any."""
    helpers: list[str] = []
    for window in OF_ATTACKS:
        for holder, use in free_uses(table, window, name):
            helper = name_of(localizer, table, holder)
            if helper not in helpers and (deals_damage or use.op != "damage"):
                helpers.append(helper)
    return helpers


def _square(localizer: Localizer, table: SkiesTable, enemy: str, square: str) -> str:
    """What covering a square of an enemy does; the buff card counts as one square, a heart."""
    if square == BUFF:
        return localizer.say("detail_buff-heart")
    squares = table.bound.enemies[enemy].squares
    return enemy_square(localizer, squares[square_of(table.bound.grids[enemy], square)], signs(localizer))


def _of_card(localizer: Localizer, table: SkiesTable, choice: Choice) -> str:
    """What a card does that a choice uses, takes up, puts away or completes, and what that costs."""
    pack, namer = table.pack, namer_of(localizer, table.pack)
    match choice:
        case ("activate", _, _) | ("play", _, _) | ("use", _, _, "by", _):
            return use_terms(use_of(table, choice).use, localizer.lang)
        case ("equip", card, "on", name):
            count = price(table, card, name)
            paid = localizer.say("detail_equip", count=count, more=count - pack.abilities[card].cost)
            return localizer.clauses([paid, effect_of(localizer, table, pack.abilities[card])])
        case ("drop" | "discard" | "keep" | "unequip" | "forfeit" as verb, card) if card in pack.abilities:
            words = effect_of(localizer, table, pack.abilities[card])
            return localizer.say("detail_text-lost", text=words) if words and verb != "keep" else words
        case ("drop" | "include" | "exclude", card) if card in pack.adventures:
            return effect_of(localizer, table, pack.adventures[card])
        case ("give", card, "to", _) if card in pack.adventures:
            return effect_of(localizer, table, pack.adventures[card])
        case ("complete", event):
            return localizer.describe(pack.events[event].completing, namer)
        case ("awaken", number, "by", _):
            quest = int(number)
            return localizer.clauses(
                [effect_of(localizer, table, pack.quests[quest]), _stand_ins(localizer, table, quest)]
            )
    return ""


def _stand_ins(localizer: Localizer, table: SkiesTable, number: int) -> str:
    """What is paid with something dearer, for want of its own kind."""
    left, sentences = dict(table.goods), []
    for need in needs_of(table, number):
        kinds = [need] if left[need] else [kind for kind in RARE[rank(need) :] if left[kind]]
        if len(kinds) == 1:
            left[kinds[0]] -= 1
        if need not in kinds:
            paid = localizer.either(localizer.counted(1, kind) for kind in kinds)
            sentences.append(localizer.say("detail_stand-in", paid=paid, need=localizer.counted(1, need)))
    return join(sentences)
