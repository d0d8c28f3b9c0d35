"""Explains an advice by the rule of thumb behind it, and by how those stand whom each choice is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import inf
from typing import NamedTuple

from ...kernel.choices import Choice
from ...kernel.table import waiting_decision
from ...party.table.table import PartyTable
from ...sea.chapters.command import ClearCommand
from ...sea.chapters.fate import HAND_LIMIT
from ...sea.chapters.score import PER_LEVEL
from ...sea.chapters.ship import RoomParts
from ...sea.effects.attack_effects import DealTo as DealAtSea
from ...sea.table.table import SeaTable
from ...skies.acts.uses import use_of
from ...skies.effects.combat import DealTo as DealInTheSkies
from ...skies.table.table import SkiesTable
from ..party.choice_words import named_in
from ..sea.planner.purchases import BARGAIN, gain_of
from ..sea.planner.ship import PURSE, gain_of_care
from ..skies.heuristics import care
from ..skies.heuristics.fights import NEVER, attack_worth, takes_off
from ..skies.heuristics.journey import LOW_PLANE
from ..skies.planner.attack_order import worth_of_beginning
from ..skies.planner.course import TIRED, WORN
from ..story.weights import SEAT, Weights
from .advice_facts import AdviceFact, Beside, Equal, Instead, Separates, Standing, ThumbRule
from .blow import blow_ahead
from .blow_beside import placements_beside
from .interface import Advice, SeatView, Weighed
from .measures import COINS_PER_POINT, measures, separation
from .standings import facts_about, smallest_heart_of
from .thumb_rules import ANY, rule_for

COINS_OF_ARTIFACT = 2
"""What an artifact pays of a price."""
LEAST_AHEAD = 0.1
"""Points of health; an order of attacks that is worth less more than another is as good."""


def with_rules(view: SeatView, advice: Advice, usual: Choice, weights: Weights = SEAT) -> Advice:
    """An advice with the rule of thumb behind its choice, or what would be usual instead, and how all stand."""
    table, best = view.table, advice.best
    others = [replace(item, facts=(*item.facts, *facts_about(table, item.choice))) for item in advice.others]
    if advice.passes:
        if measures(table, advice.choice, weights):
            others = _by_measures(table, advice.choice, others, weights)
        return replace(advice, best=_fallback(view, best), others=tuple(others))
    reason = _reason(view, advice, usual, weights)
    facts = facts_about(table, best.choice)
    best = replace(best, facts=(*best.facts, reason, *facts))
    stands = next((fact for fact in facts if isinstance(fact, Standing)), None)
    explained = _Explained(best.choice, reason, stands, is_usual=advice.choice == usual)
    return replace(advice, best=best, others=tuple(_ordered(table, explained, others, weights)))


class _Explained(NamedTuple):
    """The advised choice, and what explains it."""

    choice: Choice
    reason: AdviceFact
    """The rule behind it, or what would be usual instead."""
    stands: Standing | None
    """How somebody or something that it is about stands; None if it is about nothing of that kind."""
    is_usual: bool
    """Whether the rule of thumb alone would have chosen it."""


def _ordered(table: PartyTable, best: _Explained, others: list[Weighed], weights: Weights) -> list[Weighed]:
    """The other choices: those that playouts found better first, then as the rule behind the advised one puts them."""
    kind = type(waiting_decision(table)).__name__
    if kind == "Relief" and best.choice[0] == "cure":
        return sorted(others, key=lambda item: (-item.value, *_rank_of_cure(item.choice, best.choice)))
    if kind == "PlaceDamage" and best.is_usual:
        return _by_placement(table, best.choice, others)
    if isinstance(table, SkiesTable) and kind == "Attacks":
        return _by_promise(table, best.choice, others)
    if kind == "Steer":

        def rank(item: Weighed) -> tuple[float, ...]:
            return (-item.value, *(-figure.rank for figure in measures(table, item.choice, weights)))

        return sorted(others, key=rank)
    if best.reason == ANY:
        return sorted(others, key=lambda item: (-item.value, _amount_that_stands(item)))
    if best.is_usual and measures(table, best.choice, weights):
        return _by_measures(table, best.choice, others, weights)
    stands = best.stands
    return others if stands is None else sorted(others, key=lambda item: (-item.value, _far_from(stands, item)))


def _by_promise(table: SkiesTable, best: Choice, others: list[Weighed]) -> list[Weighed]:
    """Other attacks by what they promise, the first beside the advised one; then what is no attack."""

    def rank(item: Weighed) -> tuple[float, bool, float]:
        return -item.value, item.choice[0] != "attack", -_promise(table, item.choice)

    ordered = sorted(others, key=rank)
    ordered[:1] = [_beside_in_order(table, best, item) for item in ordered[:1]]
    return ordered


def _fallback(view: SeatView, best: Weighed) -> Weighed:
    """What is chosen if nobody else does what they should, with its reason where it only ends the attacks."""
    rule = rule_for(view, best.choice)
    named = {"attack-none": ThumbRule("attack-none-own"), "only-own": rule}.get(rule.name)
    return best if named is None else replace(best, facts=(*best.facts, named))


def _reason(view: SeatView, advice: Advice, usual: Choice, weights: Weights) -> AdviceFact:
    """The rule behind the advised choice; where it is not the usual one, that trial runs found it better."""
    if advice.choice == usual:
        return _with_figures(view.table, rule_for(view, usual), usual, weights)
    if rule_for(view, usual) == ANY:
        return ThumbRule("trials")
    item_of_usual = next((item for item in advice.others if item.choice == usual), None)
    if item_of_usual is None:
        return Instead(usual, advice.best.value)
    beside = next((fact for fact in item_of_usual.facts if isinstance(fact, Beside)), None)
    changes = () if beside is None else beside.changes
    return Instead(usual, advice.best.value - item_of_usual.value, changes)


def _rank_of_cure(choice: Choice, best: Choice) -> tuple[bool, bool]:
    """Cures of the same member's other statuses come last, before what cures nobody: ``cure CREW of STATUS``."""
    return choice[0] != "cure", choice[3:] == best[3:]


def _promise(table: SkiesTable, choice: Choice) -> float:
    """What an attack promises by itself."""
    return attack_worth(table, choice) if choice[0] == "attack" and choice in table.offered else NEVER


def _beside_in_order(table: SkiesTable, best: Choice, item: Weighed) -> Weighed:
    """An attack with what the best order of attacks is worth that begins with it, if it is worth less."""
    mine, theirs = (worth_of_beginning(table, table.offered, choice) for choice in (best, item.choice))
    if mine is None or theirs is None or mine < theirs:
        return item
    ahead = mine - theirs
    fact = Separates("order", ahead, 0.0) if ahead >= LEAST_AHEAD else Equal("order", ahead)
    return replace(item, facts=(*item.facts, fact))


def _by_measures(table: PartyTable, best: Choice, others: list[Weighed], weights: Weights) -> list[Weighed]:
    """The others as the rule puts them where nothing else does, each with the figure that puts it behind."""
    figures_of_best = measures(table, best, weights)

    def rank(item: Weighed) -> tuple[float, bool, tuple[float, ...]]:
        ranks = tuple(-figure.rank for figure in measures(table, item.choice, weights))
        return -item.value, not ranks, ranks

    ordered = []
    for item in sorted(others, key=rank):
        fact = separation(figures_of_best, measures(table, item.choice, weights))
        ordered.append(item if fact is None else replace(item, facts=(*item.facts, fact)))
    if not any(isinstance(fact, Separates) for item in ordered for fact in item.facts):
        return ordered
    return [replace(item, facts=tuple(map(_ruled, item.facts))) for item in ordered]


def _by_placement(table: PartyTable, best: Choice, others: list[Weighed]) -> list[Weighed]:
    """Other squares by the best placement with each; what belongs to the advised one too comes after them."""
    blow = blow_ahead(table)
    if blow is None or blow.choice != best or not blow.exact:
        return others
    beside = placements_beside(table, blow)

    def rank(item: Weighed) -> tuple[bool, bool, bool, float]:
        fact = beside.get(item.choice)
        return (True, True, True, 0.0) if fact is None else (False, fact.is_part, fact.beats_fewer, fact.behind)

    return [
        replace(item, facts=(*item.facts, beside[item.choice])) if item.choice in beside else item
        for item in sorted(others, key=rank)
    ]


def _ruled(fact: AdviceFact) -> AdviceFact:
    """A tie of two choices that the rule puts before others."""
    return replace(fact, ruled=True) if isinstance(fact, Equal) else fact


def _with_figures(table: PartyTable, rule: ThumbRule, choice: Choice, weights: Weights) -> ThumbRule:
    """A rule with its figures at this table, or the case of it that applies."""
    if isinstance(table, SeaTable) and rule.name in AT_THIS_TABLE:
        return AT_THIS_TABLE[rule.name](table, rule)
    if rule.name == "sail" and isinstance(table, SeaTable) and choice[0] == "sail":
        return ThumbRule("sail" if table.pack.regions[named_in(choice)].hazard is None else "sail-through")
    if rule.name == "fewest-hearts" and choice[0] == "target":
        return ThumbRule(rule.name if _covers_a_heart(table, choice) else "fewest-hearts-none")
    if rule.name == "buy" and isinstance(table, SeaTable):
        gain = gain_of(table, choice)
        coins_left = table.goods["coins"] - table.pack.adventures[named_in(choice)].price
        is_bargain = gain >= BARGAIN and coins_left < PURSE
        return ThumbRule("buy-great" if is_bargain else "buy", PURSE, gain / COINS_PER_POINT)
    if rule.name == "care" and isinstance(table, SeaTable) and (gain := gain_of_care(table, choice, weights)) > 0:
        return ThumbRule("care-gain", points=gain / COINS_PER_POINT)
    if rule.name == "care" and (lost := _health_to_restore(table, choice)):
        return ThumbRule("care-heal", lost)
    if rule.name in ("flee", "flee-not") and isinstance(table, SkiesTable):
        return ThumbRule(rule.name, care.health(table))
    if rule.name == "camp" and isinstance(table, SkiesTable):
        return _camp_rule(table)
    if rule.name == "repair" and isinstance(table, SkiesTable):
        is_low = table.plane_health <= (LOW_PLANE if table.fuel else 0)
        return ThumbRule("repair-low" if is_low else "repair-idle", table.plane_health)
    return rule


def _covers_a_heart(table: PartyTable, choice: Choice) -> bool:
    """Whether the damage that is dealt is enough for a single open heart of an enemy."""
    match waiting_decision(table):
        case DealAtSea(amount=amount, where=where):
            dealt = 0 if where == "no-hearts" else amount
        case DealInTheSkies(amount=amount, dealer=dealer) if isinstance(table, SkiesTable):
            dealt = amount - takes_off(table, named_in(choice), dealer)
        case _:
            return False
    return 0 < smallest_heart_of(table, named_in(choice)) <= dealt


def _whole_room(table: SeaTable, rule: ThumbRule) -> ThumbRule:
    """Whether all parts of a room in the printed order take a card from a full hand."""
    decision = waiting_decision(table)
    if not isinstance(decision, RoomParts) or "draw" not in decision.left:
        return rule
    is_full = len(table.hands[decision.who(table)]) >= HAND_LIMIT
    return ThumbRule("all-parts-over") if is_full and "command" in decision.left else rule


def _clearing(table: SeaTable, rule: ThumbRule) -> ThumbRule:
    """Whether all command is cleared, so that the order is nothing."""
    decision = waiting_decision(table)
    if not isinstance(decision, ClearCommand) or decision.whole:
        return rule
    lying = sum(member.command for member in table.crew.values()) + sum(table.adventures.values())
    return ThumbRule("opens-all") if decision.left >= lying else rule


def _lesson(table: SeaTable, rule: ThumbRule) -> ThumbRule:
    """Why a level card is bought: at the end of the campaign it counts, and experience does not."""
    lessons = sum(choice[0] == "learn" for choice in table.offered)
    return ThumbRule("lesson" if lessons == 1 else rule.name, PER_LEVEL)


def _coins_kept(table: SeaTable, rule: ThumbRule) -> ThumbRule:
    """Whether cards that are worth their price are left because the coins for the inn would not remain."""
    is_wanted = any(choice[0] == "buy" and gain_of(table, choice) > 0 for choice in table.offered)
    if not is_wanted:
        return rule
    return ThumbRule("buy-kept", PURSE, most=COINS_OF_ARTIFACT * table.goods["artifacts"])


AT_THIS_TABLE: Mapping[str, Callable[[SeaTable, ThumbRule], ThumbRule]] = {
    "all-parts": _whole_room,
    "opens": _clearing,
    "cheapest-lesson": _lesson,
    "buy-none": _coins_kept,
}
"""The rules at sea of which other cases hold at some tables."""


def _health_to_restore(table: PartyTable, choice: Choice) -> int:
    """The health that a party has lost, where a choice restores some; else 0."""
    if choice[0] not in ("activate", "play", "use"):
        return 0
    if isinstance(table, SkiesTable) and use_of(table, choice).op == "heal":
        return care.full_health(table) - care.health(table)
    return 0


def _camp_rule(table: SkiesTable) -> ThumbRule:
    """Why a party camps: the first of these reasons that holds; else that it has not for long."""
    fallen, health = care.fallen_count(table), care.health(table)
    if fallen:
        return ThumbRule("camp-fallen", fallen)
    if health < WORN * care.full_health(table):
        return ThumbRule("camp-health", health, most=care.full_health(table))
    if care.stamina(table) <= TIRED:
        return ThumbRule("camp-stamina", care.stamina(table))
    return ThumbRule("camp-turns")


def _amount_that_stands(item: Weighed) -> float:
    """How much there is of what a choice is about; where the robot has no rule, the least comes first."""
    stands = next((fact for fact in item.facts if isinstance(fact, Standing)), None)
    return inf if stands is None else stands.amount


def _far_from(stands: Standing, item: Weighed) -> float:
    """By how much whatever a choice is about stands otherwise than the advised one."""
    other = next((fact for fact in item.facts if isinstance(fact, Standing)), None)
    return inf if other is None else abs(other.amount - stands.amount) + abs(other.most - stands.most)
