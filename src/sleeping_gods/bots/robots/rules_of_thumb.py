"""The rules of thumb that a reader goes by where no figure decides, and how those stand whom a choice is about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import inf
from typing import NamedTuple

from ...kernel.choices import Choice
from ...kernel.steps import Decision
from ...kernel.table import waiting_decision
from ...party.chapters.explore import Choose
from ...party.effects.story import PickArm
from ...party.table.table import PartyTable
from ...sea.chapters.crew import health_left as health_at_sea
from ...sea.chapters.crew import max_health as most_at_sea
from ...sea.chapters.crew import symbols
from ...sea.chapters.search import has_penalty
from ...sea.table.table import SeaTable
from ...skies.chapters.camp_row import camps_left
from ...skies.chapters.encounter import PlaceStandees
from ...skies.chapters.hero import health_left as health_in_the_skies
from ...skies.chapters.hero import max_health as most_in_the_skies
from ...skies.table.records import NOWHERE, STAMINA
from ...skies.table.table import SkiesTable
from ..sea.heuristics.player import HANDLERS as seafarers
from ..sea.planner.player import HANDLERS as readers_at_sea
from ..sea.planner.ship import BARGAIN, PURSE, command_gained, gain_of
from ..skies.heuristics import care
from ..skies.heuristics.fights import NEVER, attack_worth
from ..skies.heuristics.player import HANDLERS as flyers
from ..skies.planner.player import HANDLERS as readers_in_the_skies
from ..story.weights import SEAT, Weights
from .advice_facts import AdviceFact, Equal, Instead, LostCommand, Separates, Standing, ThumbRule
from .attack_ahead import attack_ahead
from .interface import Advice, SeatView, Weighed
from .measures import COINS_PER_POINT, measures, separation

ANY = ThumbRule("any")
"""No rule at all: one is taken by luck."""
LEFT_WITH_COINS = (("shipyard",), ("healer",), ("market",))
"""What is left by whoever keeps their coins."""
ENOUGH_FINDS = 2
LOW_PLANE = 2
"""With no more health the plane is repaired before it flies."""
HANDLED_AT_SEA = frozenset({*readers_at_sea, *seafarers, Choose, PickArm})
HANDLED_IN_THE_SKIES = frozenset({*readers_in_the_skies, *flyers, Choose, PickArm})
"""The decisions that a reader does not leave to luck."""


class RuleFor(NamedTuple):
    """The rule for a kind of decision, by the first word of the choice."""

    rule: str
    standing: str = ""
    """What is said of whoever or whatever a choice is about."""
    closing: str = ""
    """The rule behind a choice that only goes on or leaves, where that is another."""


CLOSING = frozenset({"go", "end", "stop", "leave", "keep", "take", "refuse", "let", "skip", "stay", "pass"})
"""First words of choices that only go on."""
AT_SEA: Mapping[str, RuleFor] = {
    "PassSynergy": RuleFor("lend", "weapon", "lend-none"),
    "PassAnySynergy": RuleFor("lend", "weapon", "lend-none"),
    "GainFatigue": RuleFor("least-tired", "fatigue"),
    "RemoveFatigue": RuleFor("most-tired", "fatigue"),
    "Relief": RuleFor("most-tired", "fatigue"),
    "Victim": RuleFor("bears", "health"),
    "NextVictim": RuleFor("bears", "health"),
    "LoseHealth": RuleFor("bears", "health"),
    "LoseHealthByOne": RuleFor("bears", "health"),
    "RestoreHealth": RuleFor("least-health", "health"),
    "GainStatus": RuleFor("stacks", "status"),
    "RemoveStatus": RuleFor("any", "status"),
    "PayFood": RuleFor("plenty", "goods"),
    "LoseResource": RuleFor("plenty", "goods"),
    "HandLimit": RuleFor("dear-card", "price"),
    "DiscardCards": RuleFor("dear-card", "price"),
    "PlaceElsewhere": RuleFor("hull-first", "room"),
    "Repair": RuleFor("shut-first", "room"),
    "Shipyard": RuleFor("most-damaged", "room", "yard-done"),
    "ClearCommand": RuleFor("opens", "placed"),
    "ShipAction": RuleFor("room-worth"),
    "RoomParts": RuleFor("all-parts"),
    "MayAttempt": RuleFor("attempt"),
    "SearchMore": RuleFor("search-two", "", "search-enough"),
    "KeepFound": RuleFor("find-worth"),
    "KeepReward": RuleFor("find-worth"),
    "PortServices": RuleFor("service", "", "port-done"),
    "Healer": RuleFor("worst-wound", "health", "cures-done"),
    "Learn": RuleFor("cheapest-lesson", "", "lessons-done"),
    "Buy": RuleFor("buy", "", "buy-none"),
    "TakeWeapon": RuleFor("arm", "health"),
    "Steer": RuleFor("steer", "fatigue", "steer-none"),
    "PickArm": RuleFor("printed"),
    "ChooseEvent": RuleFor("printed"),
    "MayCancel": RuleFor("cancel", "", "cancel-none"),
    "Attacks": RuleFor("attack", "", "attack-none"),
    "AlterAttack": RuleFor("strengthen", "", "strengthen-none"),
    "AlterDamage": RuleFor("strengthen", "", "strengthen-none"),
    "Block": RuleFor("block", "", "block-none"),
    "JoinChallenge": RuleFor("join", "fatigue", "join-none"),
    "AlterTest": RuleFor("boost", "", "boost-none"),
    "Choose": RuleFor("story"),
    "PlaceDamage": RuleFor("placing"),
    "Sail": RuleFor("sail", "", "sail-there"),
    "Rescue": RuleFor("rescue"),
    "BeforeCombat": RuleFor("care", "", "fight-ready"),
}
IN_THE_SKIES: Mapping[str, RuleFor] = {
    "GiveSynergy": RuleFor("token", "health"),
    "Victim": RuleFor("bears", "health"),
    "LoseHealth": RuleFor("bears", "health"),
    "LoseHealthByOne": RuleFor("bears", "health"),
    "Heal": RuleFor("least-health-standing", "health"),
    "GainStamina": RuleFor("least-stamina", "stamina"),
    "GainStatus": RuleFor("any", "status"),
    "RemoveStatus": RuleFor("any", "status"),
    "LoseResource": RuleFor("common-first", "goods"),
    "PayAny": RuleFor("common-first", "goods"),
    "KeepSeven": RuleFor("weak-card", "skill"),
    "PayEquip": RuleFor("weak-card", "skill"),
    "WeakenFoe": RuleFor("strongest"),
    "PickArm": RuleFor("printed"),
    "Relief": RuleFor("relief", "status"),
    "Raise": RuleFor("raise"),
    "NextAction": RuleFor("order"),
    "PlaceStandees": RuleFor("stand"),
    "Attacks": RuleFor("attack", "", "attack-none"),
    "AlterAttack": RuleFor("strengthen", "", "strengthen-none"),
    "Block": RuleFor("block", "", "block-none"),
    "JoinChallenge": RuleFor("join", "stamina", "join-none"),
    "AlterTest": RuleFor("boost", "", "boost-none"),
    "Choose": RuleFor("story"),
    "PlaceDamage": RuleFor("placing"),
    "FaceObstacle": RuleFor("ignore"),
    "Ready": RuleFor("care", "", "fight-ready"),
    "MayFlee": RuleFor("flee", "", "flee-not"),
}
"""Decisions that are not named are made by luck, those that begin an action by their course."""
ACTS: Mapping[str, str] = {
    "equip": "equip", "cook": "care", "drink": "care", "activate": "care", "play": "care", "use": "care",
    "refuel": "refuel", "complete": "complete", "awaken": "awaken", "camp": "camp", "skip": "skip", "end": "turn-done",
    "attempt": "attempt", "repair": "repair", "keep": "skip",
}  # fmt: skip
"""The rules of what is done before or instead of an action that has a course."""


def with_rules(view: SeatView, advice: Advice, usual: Choice, weights: Weights = SEAT) -> Advice:
    """An advice with the rule of thumb behind its choice, or what would be usual instead, and how all stand."""
    table, best = view.table, advice.best
    others = [replace(item, facts=(*item.facts, *_told(table, item.choice))) for item in advice.others]
    if advice.passes:
        return replace(advice, others=tuple(others))
    if advice.choice != usual:
        gain = best.value - next((item.value for item in others if item.choice == usual), 0.0)
        by_luck = rule_for(view, usual) == ANY
        reasons: tuple[AdviceFact, ...] = (ThumbRule("trials") if by_luck else Instead(usual, gain),)
    else:
        reasons = (_with_figures(table, rule_for(view, best.choice), best.choice, weights),)
    stands = _told(table, best.choice)
    best = replace(best, facts=(*best.facts, *reasons, *stands))
    first = next((fact for fact in stands if isinstance(fact, Standing)), None)
    if type(waiting_decision(table)).__name__ in ("RemoveStatus", "Relief") and best.choice[0] == "cure":
        others.sort(key=lambda item: (-item.value, item.choice[0] != "cure", item.choice[3:] == best.choice[3:]))
    elif isinstance(table, SkiesTable) and type(waiting_decision(table)).__name__ == "Attacks":
        others.sort(key=lambda item: (-item.value, item.choice[0] != "attack", -_promise(table, item.choice)))
    elif ANY in reasons:
        others.sort(key=lambda item: (-item.value, _want(item)))
    elif advice.choice == usual and measures(table, usual, weights):
        others = _by_measures(table, usual, others, weights)
    elif first is not None:
        others.sort(key=lambda item: (-item.value, _far_from(first, item)))
    return replace(advice, best=best, others=tuple(others))


def _promise(table: SkiesTable, choice: Choice) -> float:
    """What an attack promises by itself."""
    return attack_worth(table, choice) if choice[0] == "attack" and choice in table.offered else NEVER


def _by_measures(table: PartyTable, best: Choice, others: list[Weighed], weights: Weights) -> list[Weighed]:
    """The others as the rule puts them where nothing else does, each with the figure that puts it behind."""
    ours, each = measures(table, best, weights), []
    for item in others:
        figures = measures(table, item.choice, weights)
        ranks = tuple(-figure.rank for figure in figures)
        fact = separation(ours, figures)
        compared = item if fact is None else replace(item, facts=(*item.facts, fact))
        each.append((-item.value, not ranks, ranks, compared))
    each.sort(key=lambda entry: entry[:3])
    ordered = [entry[3] for entry in each]
    if not any(isinstance(fact, Separates) for item in ordered for fact in item.facts):
        return ordered
    return [replace(item, facts=tuple(map(_ruled, item.facts))) for item in ordered]


def _ruled(fact: AdviceFact) -> AdviceFact:
    """A tie of two choices that the rule puts before others."""
    return replace(fact, ruled=True) if isinstance(fact, Equal) else fact


def _with_figures(table: PartyTable, rule: ThumbRule, choice: Choice, weights: Weights) -> ThumbRule:
    """A rule with its figures at this table, or the case of it that applies."""
    if rule.name == "buy" and isinstance(table, SeaTable):
        gain = gain_of(table, choice)
        left = table.goods["coins"] - table.pack.adventures[choice[1]].price
        great = gain >= BARGAIN and left < PURSE
        return ThumbRule("buy-great" if great else "buy", PURSE, gain / COINS_PER_POINT)
    if rule.name == "repair" and isinstance(table, SkiesTable):
        low = table.plane_health <= (LOW_PLANE if table.fuel else 0)
        return ThumbRule("repair-low" if low else "repair-idle", table.plane_health)
    return rule


def _told(table: PartyTable, choice: Choice) -> tuple[AdviceFact, ...]:
    """How whoever or whatever a choice is about stands, and what else is counted there."""
    facts: list[AdviceFact] = [*standing(table, choice)]
    kind = type(waiting_decision(table)).__name__
    if isinstance(table, SeaTable) and choice in table.offered:
        if kind == "GainStatus" and choice[1] in table.crew:
            facts += filter(None, [_at_sea(table, choice, "health")])
        elif kind == "ShipAction":
            printed = table.pack.rooms[choice[1]].command[table.player_count_index()]
            gained = command_gained(table, choice[1])
            facts += [LostCommand(printed, gained)] if gained < printed else []
        elif kind in ("KeepReward", "KeepFound") and choice[-1] in table.goods:
            facts.append(Standing(choice[-1], "stock", table.goods[choice[-1]]))
            if choice[-1] == "materials":
                facts.append(Standing("", "ship", sum(table.cubes.values())))
    if isinstance(table, SkiesTable):
        if kind == "GainStatus" and choice in table.offered and choice[1] in table.crew:
            facts += filter(None, [_in_the_skies(table, choice, "health")])
        facts += filter(None, [attack_ahead(table, choice)])
    return tuple(facts)


def _want(item: Weighed) -> float:
    """What comes first where the robot has no rule: who has least of what a choice is about."""
    stands = next((fact for fact in item.facts if isinstance(fact, Standing)), None)
    return inf if stands is None else stands.amount


def _far_from(stands: Standing, item: Weighed) -> float:
    """By how much whatever a choice is about stands otherwise than the advised one."""
    other = next((fact for fact in item.facts if isinstance(fact, Standing)), None)
    return inf if other is None else abs(other.amount - stands.amount) + abs(other.most - stands.most)


def rule_for(view: SeatView, choice: Choice) -> ThumbRule:
    """The rule of thumb by which a reader takes a choice."""
    table, decision = view.table, waiting_decision(view.table)
    own = [other for other in table.offered if other in view.offered]
    if own == [choice]:
        return ThumbRule("only")
    if choice not in table.offered and choice[0] in ("equip", "cook", "drink"):
        return ThumbRule(ACTS[choice[0]])
    if choice not in table.offered and type(decision).__name__ == "Attacks":
        return ThumbRule("no-counter")
    if decision.begins and choice[0] == "end" and ("camp",) in own:
        return ThumbRule("camp-kept")
    if decision.begins:
        return ThumbRule(ACTS.get(choice[0], "course"))
    entry = _rule(table, decision)
    if entry is None:
        handled = HANDLED_AT_SEA if isinstance(table, SeaTable) else HANDLED_IN_THE_SKIES
        return ThumbRule("usual") if type(decision) in handled else ANY
    if entry.rule == "any":
        return ANY
    if choice == ("stop", "searching") and isinstance(table, SeaTable) and len(table.found) < ENOUGH_FINDS:
        return ThumbRule("search-leaks")
    if choice == ("search", "on") and isinstance(table, SeaTable) and not table.found:
        return ThumbRule("search-first" if _may_hurt(table) else "search-harmless")
    if isinstance(decision, PlaceStandees) and choice[3] == NOWHERE:
        return ThumbRule("stand-none")
    closes = bool(entry.closing) and choice[0] in CLOSING
    return ThumbRule(entry.closing if closes else entry.rule, PURSE if entry.rule == "buy" else 0)


def _may_hurt(table: SeaTable) -> bool:
    """Whether a token of the pile has a penalty."""
    return any(has_penalty(table, token) for token in table.search or table.search_discard)


def _rule(table: PartyTable, decision: Decision[PartyTable]) -> RuleFor | None:
    rules = AT_SEA if isinstance(table, SeaTable) else IN_THE_SKIES
    return rules.get(type(decision).__name__)


def standing(table: PartyTable, choice: Choice) -> tuple[Standing, ...]:
    """How whoever or whatever a choice is about stands; nothing where that decides nothing."""
    decision = waiting_decision(table)
    entry = _rule(table, decision)
    what = entry.standing if entry is not None and choice in table.offered else ""
    if choice[0] == "equip":
        what = "best-skill"
    elif isinstance(table, SeaTable) and (choice[0] == "buy" or choice[1:] in LEFT_WITH_COINS):
        return (Standing("coins", "goods", table.goods["coins"]),)
    elif isinstance(table, SkiesTable) and (choice == ("camp",) or (choice[0] == "end" and ("camp",) in table.offered)):
        what = "rest"
    stands: Standing | None = None
    if isinstance(table, SeaTable):
        stands = _at_sea(table, choice, what)
    elif isinstance(table, SkiesTable):
        stands = _in_the_skies(table, choice, what)
    return () if stands is None else (stands,)


def _who(table: PartyTable, choice: Choice) -> str:
    """The member of the party whom a choice names last; empty if none."""
    return next((word for word in reversed(choice) if word in table.crew), "")


def _at_sea(table: SeaTable, choice: Choice, what: str) -> Standing | None:
    name, thing = _who(table, choice), choice[1] if len(choice) > 1 else ""
    if what == "goods" and thing in table.goods:
        return Standing(thing, what, table.goods[thing])
    if what == "room" and thing in table.pack.rooms:
        return Standing(thing, what, table.cubes[thing], table.pack.rooms[thing].capacity)
    if what == "price" and thing in table.pack.abilities:
        return Standing(thing, what, table.pack.abilities[thing].command)
    if what == "placed" and (name or thing in table.adventures):
        return Standing(thing, what, table.crew[name].command if name else table.adventures[thing])
    if not name:
        return None
    member = table.crew[name]
    match what:
        case "health":
            return Standing(name, what, max(0, health_at_sea(table, name)), most_at_sea(table, name))
        case "fatigue":
            return Standing(name, what, member.fatigue)
        case "status":
            return Standing(name, what, len(member.statuses))
        case "weapon":
            weapon = table.pack.crew[name].weapon
            return Standing(name, what, weapon.accuracy, weapon.damage)
        case "best-skill":
            skill = table.pack.abilities[choice[1]].skill
            return Standing(name, what, symbols(table, name, skill), skill=skill)
    return None


def _in_the_skies(table: SkiesTable, choice: Choice, what: str) -> Standing | None:
    name, thing = _who(table, choice), choice[1] if len(choice) > 1 else ""
    if what == "rest":
        camps = camps_left(table) - (choice == ("camp",))
        return Standing(str(camps), what, care.stamina(table), STAMINA * len(table.crew))
    if what == "goods" and thing in table.goods:
        return Standing(thing, what, table.goods[thing])
    if what == "skill" and thing in table.pack.abilities:
        skill = table.pack.abilities[thing].skill
        return Standing(skill, what, max(board.skills.get(skill, 0) for board in table.pack.characters.values()))
    if not name:
        return None
    match what:
        case "health":
            return Standing(name, what, max(0, health_in_the_skies(table, name)), most_in_the_skies(table, name))
        case "stamina":
            return Standing(name, what, table.crew[name].stamina, STAMINA)
        case "status":
            return Standing(name, what, len(table.crew[name].statuses))
        case "best-skill":
            skill = table.pack.abilities[choice[1]].skill
            return Standing(name, what, table.pack.characters[name].skills.get(skill, 0), skill=skill)
    return None
