"""The costs and effects of choices of the sea, shown beside their labels."""

from __future__ import annotations

import math

from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...party.table.decisions import window_of
from ...sea.acts.uses import use_of
from ...sea.chapters.challenge import joining_cost, must_pay_to_help
from ...sea.chapters.cooking import recipe_discount
from ...sea.chapters.crew import health_left, max_health, skill_of, weapon_named
from ...sea.chapters.market import OFFER
from ...sea.chapters.port import INN_COINS, SERVICES
from ...sea.chapters.ship import PARTS
from ...sea.chapters.strike import square_of
from ...sea.table.table import SeaTable
from ...wording.cards_sea import use_terms
from ..acts import NOW, kind_of_act
from ..localizer import Localizer
from ..party.enemies import square_words
from ..party.placeable_damage import placeable_damage
from ..phrases import join
from .atlas import region_words
from .cards import card_line, skill_words
from .crew import fatigue_words
from .enemies import signs
from .lettered import lettered_choice_detail
from .names import card_kind, figure_words, figures_now, namer_of
from .overflow import overflow_of
from .rooms import lacking_command, losses, nothing_placed, room_words
from .sayings import in_port
from .story import idle_words

HEALTH_VERBS = ("hurt", "heal", "treat")
"""First words of choices of somebody whose health decides."""
COINS_FOR_ARTIFACT = 2
"""What an artifact is sold for."""
PRINTED = frozenset({"activate", "play", "equip", "synergy", "lend", "cover", "uncover"})
"""First words of choices of which the detail says only what the pack says."""
MEANT = {"fate": ("fate", "challenge"), "attack": ("attack", "fate")}
"""The uses that are meant for a window, where they are not just called like it."""


def price_now(table: SeaTable, choice: Choice) -> int | None:
    """The one figure of a choice's detail that the pack does not say: 0 where there is none, None where more is."""
    return overflow_of(table, choice).cards if choice[0] in PRINTED else None


def detail(localizer: Localizer, table: SeaTable, choice: Choice) -> str:
    """Costs, effects and figures of a choice; empty if its words say all."""
    match choice:
        case ("use", room):
            lacking = lacking_command(localizer, table, room, PARTS.get(room, ()))
            idle = nothing_placed(localizer, table, room)
            return localizer.clauses([room_words(localizer, table, room), idle, lacking])
        case ("do", part):
            return losses(localizer, table, part)
        case ("choose", letter):
            return lettered_choice_detail(localizer, table, letter)
        case ("activate", crew, _) if crew in table.crew:
            return _use(localizer, table, choice)
        case ("activate", _, _, "by", _) | ("play", _, _):
            return _use(localizer, table, choice)
        case ("join", crew) if crew in table.crew and table.tests:
            return _joins(localizer, table, crew)
        case ("steer", crew):
            return f"{localizer.term('skill', 'craft')} {skill_of(table, crew, 'craft')}"
        case ("sail", region):
            return region_words(localizer, table, table.pack.regions[region])
        case ("attack", target, "with", crew, "using", weapon):
            return _attack(localizer, table, target, crew, weapon)
        case ("cover" | "uncover", enemy, square):
            return square_words(localizer, table.pack.enemies[enemy].squares[square_of(square)], signs(localizer))
        case (verb, crew) if verb in HEALTH_VERBS and crew in table.crew:
            return localizer.say("board_health-of", health=health_left(table, crew), most=max_health(table, crew))
        case ("rest" | "tire" | "relieve", crew) if crew in table.crew:
            return fatigue_words(localizer, table.crew[crew].fatigue)
        case ("synergy", owner, "by", _) | ("lend", owner, "to", _):
            return localizer.describe((table.pack.crew[owner].synergy,), namer_of(localizer, table.pack))
    return _place_detail(localizer, table, choice) or _card_detail(localizer, table, choice)


def _attack(localizer: Localizer, table: SeaTable, target: str, crew: str, weapon: str) -> str:
    """The figures of the weapon, and how much of a hit can land where that is less."""
    named = weapon_named(table, crew, weapon)
    damage = figures_now(table, crew, named).damage
    lands = placeable_damage(table, target, damage, crew)
    less = localizer.say("attack_lands", lands=lands) if lands < damage else ""
    return join([figure_words(localizer, table, crew, named), less])


def _use(localizer: Localizer, table: SeaTable, choice: Choice) -> str:
    """What a use of a card costs and does."""
    return use_terms(use_of(table, choice).use, localizer.lang)


def _joins(localizer: Localizer, table: SeaTable, crew: str) -> str:
    """The skill that somebody adds to a test, and what it costs that they take part."""
    cost = joining_cost(table, table.test, crew)
    price = localizer.say("detail_costs", cost=localizer.counted(cost, "command")) if cost else ""
    seat = table.controller(crew)
    if price and must_pay_to_help(table, table.test, seat):
        price = localizer.say("detail_costs-once", cost=localizer.counted(cost, "command"), who=table.names[seat])
    return join([f"+{skill_of(table, crew, table.test.skill)}", price])


def _place_detail(localizer: Localizer, table: SeaTable, choice: Choice) -> str:
    """What a port, a market or an inn offers."""
    match choice:
        case ("port",):
            return localizer.clauses(
                [*(in_port(localizer, service) for service in SERVICES), _needless(localizer, table)]
            )
        case ("market",):
            return _market(localizer, table)
        case ("visit", "inn"):
            return join([artifacts_sold(localizer, table, INN_COINS), _needless(localizer, table)])
    return ""


def _needless(localizer: Localizer, table: SeaTable) -> str:
    """A word where nobody could be healed or rested."""
    tired = any(member.fatigue or member.damage for member in table.crew.values())
    return "" if tired else localizer.say("detail_nobody-tired")


def _card_detail(localizer: Localizer, table: SeaTable, choice: Choice) -> str:
    """What a card costs and says that a choice buys, learns, equips, cooks, puts away or tries."""
    pack = table.pack
    match choice:
        case ("buy", card):
            price = pack.adventures[card].price
            paid = join([localizer.counted(price, "coins"), artifacts_sold(localizer, table, price)])
            return localizer.clauses([paid, wares(localizer, table, card)])
        case ("learn", card):
            level = pack.levels[card]
            return join([skill_words(localizer, level), card_line(localizer, table, level)], " ").rstrip(".")
        case ("equip", card, "on", _):
            return localizer.counted(pack.abilities[card].command, "command")
        case ("cook" | "prepare", card, *_):
            food = sum(count for kind, count in pack.adventures[card].food if kind != "materials")
            less = min(recipe_discount(table), food)
            cheaper = localizer.say("detail_less-food", count=less) if less and choice[0] == "cook" else ""
            idle = idle_words(localizer, table, pack.adventures[card].recipe)
            return localizer.clauses([card_line(localizer, table, pack.adventures[card]).rstrip("."), idle, cheaper])
        case ("drop" | "discard" | "forfeit", card) if card in pack.abilities:
            words = card_line(localizer, table, pack.abilities[card]).rstrip(".")
            return localizer.say("detail_text-lost", text=words) if words else ""
        case ("attempt", event):
            return localizer.describe(pack.events[event].attempt, namer_of(localizer, pack))
    return ""


def artifacts_sold(localizer: Localizer, table: SeaTable, price: int) -> str:
    """Artifacts that are sold without a question because there are too few coins."""
    sold = math.ceil((price - table.goods["coins"]) / COINS_FOR_ARTIFACT)
    return localizer.say("detail_sells", artifacts=localizer.counted(sold, "artifacts")) if sold > 0 else ""


def _market(localizer: Localizer, table: SeaTable) -> str:
    """How many cards are revealed, and what there is to pay with."""
    offered = min(OFFER, len(table.market) + len(table.market_bottom))
    coins = localizer.counted(table.goods["coins"], "coins")
    return localizer.say("detail_market", cards=localizer.counted(offered, "market"), coins=coins)


def wares(localizer: Localizer, table: SeaTable, card: str) -> str:
    """A card on offer, without its price."""
    adventure = table.pack.adventures[card]
    return localizer.clauses([card_kind(localizer, adventure.kind), card_line(localizer, table, adventure).rstrip(".")])


def _is_for(table: SeaTable, choice: Choice, window: str) -> bool:
    """Whether a use changes what the window is about, and is not merely allowed in it."""
    return use_of(table, choice).window in MEANT.get(window, (window,))


def kind(table: SeaTable, choice: Choice) -> str:
    """The kind of an act of any time; what belongs to the present window is for this moment."""
    window = window_of(decision_of(table))
    if choice[0] == "synergy" or (window and choice[0] in ("activate", "play") and _is_for(table, choice, window)):
        return NOW
    return kind_of_act(table, choice)
