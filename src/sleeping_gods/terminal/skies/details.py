"""What a choice costs and does, beside its plain words."""

from __future__ import annotations

from ...effects.words import describe
from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...party.chapters.strike import BUFF, square_of
from ...skies.acts.uses import use_of
from ...skies.chapters.camp import HEALING
from ...skies.chapters.camp_row import next_camp
from ...skies.chapters.challenge import joining_cost
from ...skies.chapters.clock import time_left
from ...skies.chapters.damage import figures
from ...skies.chapters.equip import price
from ...skies.chapters.flight import FUEL_PRICE, MovePlane, distances
from ...skies.chapters.foes import counter_damage, foe_in_row
from ...skies.chapters.hero import health_left, max_health, skill_of
from ...skies.chapters.turn import COSTS
from ...skies.pack.words import card_text, use_text
from ...skies.table.records import STAMINA
from ...skies.table.table import SkiesTable
from ...telling.party.contents import Terms
from ...telling.phrases import join, one_line
from ..menu import NOW
from ..party.fight import square_words as enemy_square
from ..section import counted_word
from .atlas import square_words
from .cards import combat_words
from .fight import SIGNS
from .flight_board import brief_space
from .layouts import damage_range, range_words
from .names import first_name, namer_of
from .story import choice_detail, story_choice_of

HEALTH_VERBS = ("hurt", "heal", "raise")
NEXT_CAMP = {
    "": "",
    "story": "it is the last but one and opens a story",
    "end": "IT IS THE LAST: the end story follows, and with it the campaign ends",
}
"""What a camp brings besides rest."""


def detail(table: SkiesTable, choice: Choice) -> str:
    """Costs, effects and figures of a choice; empty if its words say all."""
    match choice:
        case ("travel" | "walk" as verb, way):
            there = table.bound.moves[table.place][way]
            time = f"{COSTS['travel']} time" if verb == "travel" else ""
            return join([time, there, square_words(table, there) or "open ground"])
        case ("explore", number):
            note = table.log.notes.get(number, "")
            return join([f"{COSTS['explore']} time", f"note: {note}" if note else ""])
        case ("fly", "to", space, *_):
            return _flight(table, space)
        case ("land", square):
            return square_words(table, square) or "open ground"
        case ("camp",):
            played = f"{counted_word(len(table.played), 'played card')} back to hand" if table.played else ""
            relief = "1 status goes" if any(member.statuses for member in table.crew.values()) else ""
            rest = f"all regain stamina and {HEALING[table.level]} health"
            return join(["no time; crosses off a camp; " + rest, relief, played, NEXT_CAMP[next_camp(table)]])
        case ("repair",):
            return f"{COSTS['repair']} time; a CRAFT test for 1 to 3 health of the plane"
        case ("let", "time", "pass"):
            return "nothing else can be done with the time that is left"
        case ("end", "turn") if time_left(table):
            gets = "the next player gets" if table.seat_count() > 1 else "next turn you have"
            return f"{time_left(table)} time left: {gets} the bonus token, worth 1 time"
        case ("choose" | "take", letter) if choice != ("take", "hit"):
            return choice_detail(table, letter)
        case ("place", _, "on", letter):
            return choice_detail(table, letter) if letter != "-" else ""
        case ("join", name) if name in table.crew and table.tests:
            cost = joining_cost(table, name)
            return f"+{skill_of(table, name, table.test.skill)}, {cost} stamina of {table.crew[name].stamina}"
        case ("attack", target, "with", name, "using", card):
            return _attack(table, target, name, card)
        case ("cover" | "uncover", enemy, square):
            return _square(table, enemy, square)
        case (verb, name) if verb in HEALTH_VERBS and name in table.crew:
            return f"health {health_left(table, name)} of {max_health(table, name)}"
        case ("refresh", name) if name in table.crew:
            return f"stamina {table.crew[name].stamina} of {STAMINA}"
        case ("token", name):
            held = table.crew[name].synergy
            return f"{held} held" if held else ""
        case ("power" | "mend" | "target", enemy):
            foe = foe_in_row(table, enemy)
            return f"power {foe.power}, strikes back for {counter_damage(table, foe)}" if foe is not None else ""
        case ("link", _):
            synergy = figures(table, table.assault.card).synergy
            return describe(synergy, "en", namer_of(table.pack))
    return _card_detail(table, choice)


def terms(table: SkiesTable, choice: Choice) -> Terms | None:
    """What a lettered choice, or an action of an encounter, costs and does."""
    if choice[0] not in ("choose", "take", "place"):
        return None
    told = story_choice_of(table, choice[-1])
    return Terms(told.cost, told.program) if told is not None else None


def _flight(table: SkiesTable, space: str) -> str:
    spaces = counted_word(distances(table, table.plane).get(space, -1), "space")
    time = "no time" if isinstance(decision_of(table), MovePlane) else f"{COSTS['fly']} time"
    return join([join([time, "1 fuel"]), join([spaces, brief_space(table, space)])], "; ")


def _attack(table: SkiesTable, target: str, name: str, card: str) -> str:
    bounds = damage_range(table, name, card, target)
    foe = foe_in_row(table, target)
    harm = "no damage" if bounds is None else f"{range_words(bounds)} damage"
    combat = figures(table, card)
    return join(
        [
            harm,
            f"takes {combat.remove} power" if combat.remove else "",
            f"block {combat.block}" if combat.block else "",
            f"strikes back for {counter_damage(table, foe)}" if foe is not None else "",
        ]
    )


def _square(table: SkiesTable, enemy: str, square: str) -> str:
    if square == BUFF:
        return "one of the hearts it adds"
    return enemy_square(table.bound.enemies[enemy].squares[square_of(table.bound.grids[enemy], square)], SIGNS)


def _card_detail(table: SkiesTable, choice: Choice) -> str:
    pack, namer = table.pack, namer_of(table.pack)
    match choice:
        case ("activate", _, _) | ("play", _, _) | ("use", _, _, "by", _):
            return use_text(use_of(table, choice).use, "en", namer)
        case ("equip", card, "on", name):
            cost = price(table, card, name)
            said = _text(card_text(pack.abilities[card], "en", namer))
            return join([f"discards {counted_word(cost, 'other card')}" if cost else "free", said], "; ")
        case ("drop" | "discard" | "keep" | "unequip" | "forfeit" as verb, card) if card in pack.abilities:
            said = _text(card_text(pack.abilities[card], "en", namer))
            return f"its text is lost: {said}" if said and verb != "keep" else said
        case ("drop" | "include" | "exclude", card) if card in pack.adventures:
            return combat_words(table, pack.adventures[card]).rstrip(".")
        case ("give", card, "to", _) if card in pack.adventures:
            return _text(card_text(pack.adventures[card], "en", namer))
        case ("complete", event):
            return describe(pack.events[event].completing, "en", namer)
        case ("awaken", number, "by", _):
            return _text(card_text(pack.quests[int(number)], "en", namer))
        case ("refuel",):
            return f"pay {FUEL_PRICE} resources of any kind"
        case ("send", name, "from", _):
            return f"{first_name(table, name)} chooses again"
    return ""


def _text(text: str) -> str:
    return one_line(text).rstrip(".")


def kind(table: SkiesTable, choice: Choice) -> str:
    """The kind of an act of any time; what belongs to the present window is for this moment."""
    window = str(getattr(decision_of(table), "window", ""))
    if window and choice[0] in ("activate", "play", "use"):
        special = table.bound.special[window].get(choice[1], ())
        if use_of(table, choice) in special:
            return NOW
    return "activate-card" if choice[0] == "activate" and choice[1] not in table.crew else choice[0]
