"""What each rule of thumb compares choices by, in its order: which figure separates two of them, if any does."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.choices import Choice
from ...kernel.table import waiting_decision
from ...party.table.table import PartyTable
from ...sea.chapters.crew import health_left as health_at_sea
from ...sea.chapters.crew import symbols
from ...sea.table.table import SeaTable
from ...skies.chapters.foes import counter_damage, foe_in_row
from ...skies.chapters.hero import health_left as health_in_the_skies
from ...skies.effects.combat import DealTo
from ...skies.table.table import SkiesTable
from ...skies.table.words import RARE
from ..party.ailments import ALL, Burden
from ..party.choice_words import amounts_in, named_in
from ..party.losses import has_text, left_uneven, skill_of_bearer
from ..sea.heuristics import ailments as ailments_at_sea
from ..sea.heuristics.fights import NEVER, attack_worth
from ..sea.heuristics.fights import hearts_of as hearts_at_sea
from ..sea.heuristics.ship import USUAL_WORTH, WORTH
from ..sea.planner import ship as aboard
from ..sea.planner.port_calls import SERVICE_WORTHS, cure_worth
from ..sea.planner.purchases import gain_of
from ..sea.planner.ship import GOODS_TO_SPARE, ROOMS_BY_IMPORTANCE
from ..skies.heuristics import ailments as ailments_in_the_skies
from ..skies.heuristics.care import OWN_TEXT, PRICE_WHEN_DROPPED
from ..skies.heuristics.fights import hearts_of as hearts_in_the_skies
from ..skies.heuristics.fights import takes_off
from ..story.weights import Weights
from .advice_facts import AdviceFact, Equal, Separates
from .blow_beside import HUNDREDTHS

COINS_PER_POINT = 2.0
"""Robots count in coins; two of them are a point of the final score."""

TOGETHER = "together"
"""The name of a figure that is the sum of those after it."""
LEAST_DIFFERENCE = 1e-9
"""Sums that differ by less are equal."""


class Measure(NamedTuple):
    """A figure that a rule compares."""

    name: str
    """The end of the id of its message; ``""`` where the rule itself says it."""
    amount: float
    most: bool = True
    """Whether most is best."""

    @property
    def rank(self) -> float:
        """The more the better."""
        return self.amount if self.most else -self.amount


def measures(table: PartyTable, choice: Choice, weights: Weights) -> tuple[Measure, ...]:
    """The figures of a choice, those that the rule looks at first; nothing where no rule compares."""
    if choice not in table.offered or len(choice) < 2:
        return ()
    kind = type(waiting_decision(table)).__name__
    if kind == "LoseAbility":
        skill, has_own_text = skill_of_bearer(table, named_in(choice)), has_text(table, named_in(choice))
        return Measure("", skill, most=False), Measure("no-text", has_own_text, most=False)
    if kind == "PayRecipe":
        return (Measure("", left_uneven(table, choice), most=False),)
    if isinstance(table, SeaTable):
        return _at_sea(table, kind, choice, weights)
    return _in_the_skies(table, kind, choice) if isinstance(table, SkiesTable) else ()


def separation(best: tuple[Measure, ...], other: tuple[Measure, ...]) -> AdviceFact | None:
    """The first figure in which a choice is better than another, or that they are equal; None where it is neither."""
    if not best or len(best) != len(other):
        return None
    if best[0].name == TOGETHER:
        return _separation_together(best, other)
    for mine, theirs in zip(best, other, strict=True):
        if mine.name != theirs.name:
            return None
        if mine.rank > theirs.rank:
            return Separates(mine.name, mine.amount, theirs.amount)
    return Equal(best[-1].name, best[-1].amount) if best == other else None


def _separation_together(best: tuple[Measure, ...], other: tuple[Measure, ...]) -> AdviceFact | None:
    """The first part of a sum in which a choice is better, if no part before it is worse; else the sum itself."""
    mine_together, *mine_parts = best
    theirs_together, *their_parts = other
    ahead = mine_together.rank - theirs_together.rank
    if abs(ahead) < LEAST_DIFFERENCE:
        return Equal(TOGETHER, mine_together.amount)
    if ahead < 0:
        return None
    for mine, theirs in zip(mine_parts, their_parts, strict=True):
        if mine.rank > theirs.rank:
            return Separates(mine.name, mine.amount, theirs.amount)
        if mine.rank < theirs.rank:
            break
    return Separates(TOGETHER, mine_together.amount, theirs_together.amount)


def _borne(burden: Burden) -> Measure:
    """The figure by which a status costs a member most."""
    return Measure(burden.name, burden.amount, burden.most)


def _spared(burden: Burden) -> Measure:
    """The figure by which a status costs a member least."""
    return Measure(burden.name, burden.amount, not burden.most)


def _at_sea(table: SeaTable, kind: str, choice: Choice, weights: Weights) -> tuple[Measure, ...]:
    """By what a choice at sea is compared; nothing where no rule compares."""
    thing = named_in(choice)
    match kind, choice[0]:
        case (("GainFatigue" | "RemoveFatigue"), _) if thing in table.crew:
            member, most = table.crew[thing], kind == "RemoveFatigue"
            cards = len(member.cards) + len(member.levels)
            return Measure("", member.fatigue, most), Measure("most-cards" if most else "fewest-cards", cards, most)
        case (("Victim" | "NextVictim" | "LoseHealth" | "LoseHealthByOne"), _) if thing in table.crew:
            weapon = table.pack.crew[thing].weapon.damage
            return Measure("", health_at_sea(table, thing)), Measure("weakest-weapon", weapon, most=False)
        case "Relief", "relieve" if thing in table.crew:
            return (Measure("", table.crew[thing].fatigue),)
        case "RestoreHealth", _ if thing in table.crew:
            return (Measure("", health_at_sea(table, thing), most=False),)
        case "GainStatus", _ if thing in table.crew:
            burden = ailments_at_sea.burden(table, thing, choice[-1])
            return Measure("statuses", len(table.crew[thing].statuses)), _spared(burden)
        case "RemoveStatus", _ if thing in table.crew:
            together = Measure("severity", ailments_at_sea.severity(table, choice) / HUNDREDTHS)
            if choice[-1] == ALL:
                return (together,)
            return together, _borne(ailments_at_sea.burden(table, thing, choice[-1]))
        case (("PayFood" | "LoseResource"), _) if thing in table.goods:
            return Measure("", thing not in GOODS_TO_SPARE), Measure("", table.goods[thing])
        case (("HandLimit" | "DiscardCards"), _) if thing in table.pack.abilities:
            card = table.pack.abilities[thing]
            return Measure("", card.command), Measure("most-fate", card.fate)
        case "PlaceElsewhere", _ if thing in ROOMS_BY_IMPORTANCE:
            return (Measure("", ROOMS_BY_IMPORTANCE.index(thing), most=False),)
        case "Repair", _ if thing in ROOMS_BY_IMPORTANCE:
            shut = table.cubes[thing] >= table.pack.rooms[thing].capacity
            return Measure("", shut), Measure("", ROOMS_BY_IMPORTANCE.index(thing))
        case "DealTo", "target":
            return (Measure("", hearts_at_sea(table, thing), most=False),)
        case "Steer", "steer":
            return (Measure("", symbols(table, thing, "craft")), Measure("", table.crew[thing].fatigue, most=False))
        case "Attacks", "attack":
            worth_of_attack = attack_worth(table, choice)
            return (Measure("attack", worth_of_attack),) if worth_of_attack > NEVER else ()
        case "ClearCommand", _:
            return (Measure("worth", aboard.clear_worth(table, choice) / COINS_PER_POINT),)
        case "ShipAction", _:
            return (Measure("worth", aboard.room_worth(table, choice, weights) / COINS_PER_POINT),)
        case (("KeepFound" | "KeepReward"), _):
            _, _, *rewards = choice
            worth = sum(amount * WORTH.get(kind, USUAL_WORTH) for amount, kind in amounts_in(rewards))
            return (Measure("worth", worth / COINS_PER_POINT),) if worth else ()
        case "PortServices", "visit":
            return (Measure("worth", SERVICE_WORTHS[thing](table, weights) / COINS_PER_POINT),)
        case "PortServices", "leave":
            return (Measure("worth", 0.0),)
        case "Healer", "treat":
            return (Measure("worth", cure_worth(table, weights, thing) / COINS_PER_POINT),)
        case "Learn", "learn":
            return (Measure("cheapest", table.pack.levels[thing].xp, most=False),)
        case "Buy", "buy":
            return (Measure("gain", gain_of(table, choice) / COINS_PER_POINT),)
        case "TakeWeapon", _ if choice[-1] in table.crew:
            name = choice[-1]
            return Measure("", len(table.crew[name].weapons), most=False), Measure("", health_at_sea(table, name))
    return ()


def _in_the_skies(table: SkiesTable, kind: str, choice: Choice) -> tuple[Measure, ...]:
    """By what a choice in the skies is compared; nothing where no rule compares."""
    thing = named_in(choice)
    match kind, choice[0]:
        case (("Victim" | "LoseHealth" | "LoseHealthByOne"), _) if thing in table.crew:
            return (Measure("", health_in_the_skies(table, thing)),)
        case "Heal", "heal" if thing in table.crew:
            left = health_in_the_skies(table, thing)
            return Measure("", left > 0), Measure("", left, most=False)
        case "GainStatus", _ if thing in table.crew:
            return (_spared(ailments_in_the_skies.burden(table, thing, choice[-1])),)
        case "RemoveStatus", _ if thing in table.crew:
            together = Measure("severity", ailments_in_the_skies.severity(table, choice) / HUNDREDTHS)
            if choice[-1] == ALL:
                return (together,)
            return together, _borne(ailments_in_the_skies.burden(table, thing, choice[-1]))
        case "GainStamina", "refresh" if thing in table.crew:
            up = health_in_the_skies(table, thing) > 0
            return Measure("", up), Measure("", table.crew[thing].stamina, most=False)
        case (("PayAny" | "LoseResource"), _) if thing in table.goods:
            rank = RARE.index(thing) if thing in RARE else 0
            return (
                Measure("", thing in RARE, most=False), Measure("", rank, most=False), Measure("", table.goods[thing]),
            )  # fmt: skip
        case (("KeepSeven" | "PayEquip"), _) if thing in table.pack.abilities:
            card = table.pack.abilities[thing]
            best = max(board.skills.get(card.skill, 0) for board in table.pack.characters.values())
            uses = bool(card.uses or card.passives)
            missed = best - PRICE_WHEN_DROPPED * card.cost + OWN_TEXT * uses  # as `care.drop` counts
            return (
                Measure(TOGETHER, missed, most=False),
                Measure("", best, most=False), Measure("dearest", card.cost), Measure("no-text", uses, most=False),
            )  # fmt: skip
        case "JoinChallenge", "join" if table.test.kind == "repair" and thing in table.crew:
            return (Measure("craft", table.pack.characters[thing].skills.get("craft", 0)),)
        case "GiveSynergy", _ if thing in table.crew:
            health = health_in_the_skies(table, thing)
            return (
                Measure("", health > 0), Measure("attacked", thing in table.fight.played, most=False),
                Measure("fewest-tokens", table.crew[thing].synergy, most=False), Measure("most-health", health),
            )  # fmt: skip
        case "DealTo", "target":
            decision = waiting_decision(table)
            blocked = takes_off(table, thing, decision.dealer) if isinstance(decision, DealTo) else 0
            is_hurt = isinstance(decision, DealTo) and blocked < decision.amount
            return Measure("hurt", is_hurt), Measure("", hearts_in_the_skies(table, thing), most=False)
        case "WeakenFoe", _:
            foe = foe_in_row(table, thing)
            return () if foe is None else (Measure("strikes", counter_damage(table, foe)),)
    return ()
