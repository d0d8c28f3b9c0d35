"""What a choice costs and does, beside its plain words."""

from __future__ import annotations

from ...effects.terms import counted
from ...effects.words import describe
from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...sea.acts.uses import use_of
from ...sea.chapters.challenge import joining_cost
from ...sea.chapters.crew import health_left, max_health, skill_of, weapon_named
from ...sea.chapters.market import OFFER
from ...sea.chapters.port import INN_COINS, SERVICES
from ...sea.chapters.strike import square_of
from ...sea.pack.words import card_text, use_text
from ...sea.table.table import SeaTable
from ...story.model import StoryChoice
from ...telling.party.contents import Terms
from ...telling.party.draws import kind_of_decision
from ...telling.party.story import find_choice
from ...telling.phrases import join, one_line
from ..menu import NOW
from ..party.fight import square_words
from .atlas import region_words
from .fight import SIGNS
from .names import figures_now, namer_of, tired_words
from .rooms import room_words
from .sayings import IN_PORT
from .story import choice_detail, choice_text

EVENT = "ChooseEvent"
HEALTH_VERBS = ("hurt", "heal", "treat")
MEANT = {"fate": ("fate", "challenge"), "attack": ("attack", "fate")}
"""The uses that are meant for a window, where they are not just called like it."""
LOST = "its text is lost"
"""Before what a discarded card says, which is no price."""


def lettered(table: SeaTable, letter: str) -> str:
    """The words of a lettered choice of a paragraph or event."""
    return choice_text(table, letter, _event(table))


def story_choice_of(table: SeaTable, letter: str) -> StoryChoice | None:
    """A lettered choice of the page that is being read; none if an event asks."""
    return None if _event(table) else find_choice(table, letter)


def terms(table: SeaTable, choice: Choice) -> Terms | None:
    """What a lettered choice costs and does; an event tells all of it."""
    if choice[0] != "choose":
        return None
    event = _event(table)
    if event:
        option = next((item for item in table.pack.events[event].choices if item.letter == choice[1]), None)
        return Terms(option.cost, option.program, all_told=True) if option is not None else None
    told = find_choice(table, choice[1])
    return Terms(told.cost, told.program) if told is not None else None


def _event(table: SeaTable) -> str:
    decision = decision_of(table)
    return str(getattr(decision, "event", "")) if kind_of_decision(table) == EVENT else ""


def detail(table: SeaTable, choice: Choice) -> str:
    """Costs, effects and figures of a choice; empty if its words say all."""
    match choice:
        case ("use", room):
            return room_words(table, room)
        case ("choose", letter):
            return choice_detail(table, letter, _event(table))
        case ("activate", crew, _) if crew in table.crew:
            return _use(table, choice)
        case ("activate", _, _, "by", _) | ("play", _, _):
            return _use(table, choice)
        case ("join", crew) if crew in table.crew and table.tests:
            return _joins(table, crew)
        case ("steer", crew):
            return f"craft {skill_of(table, crew, 'craft')}"
        case ("sail", region):
            return region_words(table, table.pack.regions[region])
        case ("attack", _, "with", crew, "using", weapon):
            accuracy, damage, block = figures_now(table, crew, weapon_named(table, crew, weapon))
            return f"accuracy {accuracy:+d}, damage {damage}{tired_words(table, crew)}, block {block}"
        case ("cover" | "uncover", enemy, square):
            return square_words(table.pack.enemies[enemy].squares[square_of(square)], SIGNS)
        case (verb, crew) if verb in HEALTH_VERBS and crew in table.crew:
            return f"health {health_left(table, crew)} of {max_health(table, crew)}"
        case ("rest" | "tire" | "relieve", crew) if crew in table.crew:
            return f"fatigue {table.crew[crew].fatigue}"
        case ("port",):
            return join((IN_PORT[service] for service in SERVICES), "; ")
        case ("market",):
            return _market(table)
        case ("visit", "inn"):
            tired = any(member.fatigue or member.damage for member in table.crew.values())
            return join([_selling(table, INN_COINS), "" if tired else "nobody is hurt or tired"])
        case ("synergy", owner, "by", _) | ("lend", owner, "to", _):
            return describe((table.pack.crew[owner].synergy,), "en", namer_of(table.pack))
    return _card_detail(table, choice)


def _use(table: SeaTable, choice: Choice) -> str:
    return use_text(use_of(table, choice).use, "en", namer_of(table.pack))


def _joins(table: SeaTable, crew: str) -> str:
    cost = joining_cost(table, table.test, crew)
    price = f"costs {cost} command" if cost else ""
    return join([f"+{skill_of(table, crew, table.test.skill)}", price])


def _card_detail(table: SeaTable, choice: Choice) -> str:
    pack, namer = table.pack, namer_of(table.pack)
    match choice:
        case ("buy", card):
            adventure = pack.adventures[card]
            said = _text(card_text(adventure, "en", namer))
            return join([f"{adventure.price} coins", _selling(table, adventure.price), adventure.kind, said])
        case ("learn", card):
            return _text(card_text(pack.levels[card], "en", namer))
        case ("equip", card, "on", _):
            return f"{pack.abilities[card].command} command"
        case ("cook" | "prepare", card, *_):
            return _text(card_text(pack.adventures[card], "en", namer))
        case ("drop" | "discard", card) if card in pack.abilities:
            said = _text(card_text(pack.abilities[card], "en", namer))
            return f"{LOST}: {said}" if said else ""
        case ("attempt", event):
            return describe(pack.events[event].attempt, "en", namer)
    return ""


def _selling(table: SeaTable, price: int) -> str:
    """Artifacts that are sold without a question because there are too few coins."""
    sold = -(-(price - table.goods["coins"]) // 2)
    return f"sells {counted(sold, 'artifacts', 'en')}" if sold > 0 else ""


def _market(table: SeaTable) -> str:
    """How many cards are revealed, and what there is to pay with."""
    offered = min(OFFER, len(table.market) + len(table.market_bottom))
    coins = counted(table.goods["coins"], "coins", "en")
    return f"{counted(offered, 'market', 'en')} on offer, any number may be bought; you have {coins}"


def wares(table: SeaTable, card: str) -> str:
    """A card on offer, without its price."""
    adventure = table.pack.adventures[card]
    return join([adventure.kind, _text(card_text(adventure, "en", namer_of(table.pack)))])


def _text(text: str) -> str:
    return one_line(text).rstrip(".")


def _is_for(table: SeaTable, choice: Choice, window: str) -> bool:
    """Whether a use changes what the window is about, and is not merely allowed in it."""
    return use_of(table, choice).window in MEANT.get(window, (window,))


def kind(table: SeaTable, choice: Choice) -> str:
    """The kind of an act of any time; what belongs to the present window is for this moment."""
    window = str(getattr(decision_of(table), "window", ""))
    if choice[0] == "synergy" or (window and choice[0] in ("activate", "play") and _is_for(table, choice, window)):
        return NOW
    return "activate-card" if choice[0] == "activate" and choice[1] not in table.crew else choice[0]
