"""Which rule of thumb a reader goes by at each kind of decision, where no figure decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...kernel.choices import Choice
from ...kernel.steps import Decision
from ...kernel.table import waiting_decision
from ...party.chapters.explore import Choose
from ...party.effects.story import PickArm
from ...party.table.table import PartyTable
from ...sea.table.table import SeaTable
from ...skies.chapters.encounter import PlaceStandees
from ...skies.table.records import NOWHERE
from ...skies.table.table import SkiesTable
from ..sea.heuristics.player import HANDLERS as seafarers
from ..sea.planner.player import HANDLERS as readers_at_sea
from ..sea.planner.ship import PURSE, may_hurt
from ..skies.heuristics.player import HANDLERS as flyers
from ..skies.planner.player import HANDLERS as readers_in_the_skies
from .advice_facts import ThumbRule
from .interface import SeatView

ANY = ThumbRule("any")
"""No rule at all: one is taken by luck."""
CONCEDE: Choice = ("concede", "combat")
"""To give up a fight in which neither side can hurt the other."""
ENOUGH_FINDS = 2
"""Of so many finds one is chosen; a crew that stops earlier does so because its ship leaks."""
HANDLED_AT_SEA = frozenset({*readers_at_sea, *seafarers, Choose, PickArm})
"""The decisions at sea that a reader does not leave to luck."""
HANDLED_IN_THE_SKIES = frozenset({*readers_in_the_skies, *flyers, Choose, PickArm})
"""The decisions in the skies that a reader does not leave to luck."""


class RuleFor(NamedTuple):
    """The rule for a kind of decision, by the first word of the choice."""

    rule: str
    """Its name, as `ThumbRule` has it."""
    standing: str = ""
    """The facts about the member, good or card that a choice names."""
    closing: str = ""
    """The rule behind a choice that only goes on or leaves, where that is another."""


CLOSING = frozenset({"go", "end", "stop", "leave", "keep", "take", "refuse", "let", "skip", "stay", "pass"})
"""First words of choices that only go on."""
AT_SEA: Mapping[str, RuleFor] = {
    "PassSynergy": RuleFor("lend", "weapon", "lend-none"),
    "PassAnySynergy": RuleFor("lend", "weapon", "lend-none"),
    "GainFatigue": RuleFor("least-tired", "fatigue"),
    "RemoveFatigue": RuleFor("most-tired", "fatigue"),
    "Relief": RuleFor("relief-card", "fatigue"),
    "Victim": RuleFor("bears", "health"),
    "NextVictim": RuleFor("bears", "health"),
    "LoseHealth": RuleFor("bears", "health"),
    "LoseHealthByOne": RuleFor("bears", "health"),
    "RestoreHealth": RuleFor("least-health", "health"),
    "GainStatus": RuleFor("stacks", "status"),
    "RemoveStatus": RuleFor("cures"),
    "PayFood": RuleFor("plenty", "goods"),
    "PayRecipe": RuleFor("cook-plenty"),
    "LoseAbility": RuleFor("least-able", "bearer-skill"),
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
    "DealTo": RuleFor("fewest-hearts"),
}
"""The rules at sea, by the class of the decision; one that is not named is made by luck, or by a course."""
IN_THE_SKIES: Mapping[str, RuleFor] = {
    "GiveSynergy": RuleFor("token", "health"),
    "Victim": RuleFor("bears", "health"),
    "LoseHealth": RuleFor("bears", "health"),
    "LoseHealthByOne": RuleFor("bears", "health"),
    "Heal": RuleFor("least-health-standing", "health"),
    "GainStamina": RuleFor("least-stamina", "stamina"),
    "GainStatus": RuleFor("spares"),
    "RemoveStatus": RuleFor("cures"),
    "LoseResource": RuleFor("common-first", "goods"),
    "PayAny": RuleFor("common-first", "goods"),
    "LoseAbility": RuleFor("least-able", "bearer-skill"),
    "KeepSeven": RuleFor("weak-card", "skill"),
    "PayEquip": RuleFor("weak-card", "skill"),
    "WeakenFoe": RuleFor("strongest"),
    "PickArm": RuleFor("printed"),
    "Relief": RuleFor("relief", "status"),
    "Raise": RuleFor("raise"),
    "NextAction": RuleFor("order", "", "order-none"),
    "PlaceStandees": RuleFor("stand"),
    "Attacks": RuleFor("attack-order", "", "attack-none"),
    "AlterAttack": RuleFor("strengthen", "", "strengthen-none"),
    "Block": RuleFor("block", "", "block-none"),
    "JoinChallenge": RuleFor("join", "stamina", "join-none"),
    "AlterTest": RuleFor("boost", "", "boost-none"),
    "Choose": RuleFor("story"),
    "PlaceDamage": RuleFor("placing"),
    "FaceObstacle": RuleFor("ignore"),
    "Ready": RuleFor("care", "", "fight-ready"),
    "DealTo": RuleFor("fewest-hearts"),
    "MayFlee": RuleFor("flee", "", "flee-not"),
}
"""The rules in the skies, likewise."""
ACTS: Mapping[str, str] = {
    "equip": "equip", "cook": "care", "drink": "care", "activate": "care", "play": "care", "use": "care",
    "refuel": "refuel", "complete": "complete", "awaken": "awaken", "camp": "camp", "skip": "skip", "end": "turn-done",
    "attempt": "attempt", "repair": "repair", "keep": "skip",
}  # fmt: skip
"""The rules of what is done before or instead of an action that has a course."""


def rule_for(view: SeatView, choice: Choice) -> ThumbRule:
    """The rule of thumb by which a reader takes a choice."""
    table, decision = view.table, waiting_decision(view.table)
    own = [other for other in table.offered if other in view.offered]
    if own == [choice]:
        return ThumbRule("only" if len(table.offered) == 1 else "only-own")
    rule = _rule_of_moment(table, decision, own, choice)
    if rule is not None:
        return rule
    if decision.begins:
        return ThumbRule("camp-kept" if choice[0] == "end" and ("camp",) in own else ACTS.get(choice[0], "course"))
    entry = entry_for(table, decision)
    if entry is None:
        handled = HANDLED_AT_SEA if isinstance(table, SeaTable) else HANDLED_IN_THE_SKIES
        return ThumbRule("usual") if type(decision) in handled else ANY
    rule = _rule_of_search(table, choice) if isinstance(table, SeaTable) else None
    if rule is not None:
        return rule
    if isinstance(decision, PlaceStandees) and choice[-1] == NOWHERE:
        return ThumbRule("stand-none")
    if entry.closing and choice[0] in CLOSING:
        return ThumbRule(entry.closing)
    return ThumbRule(entry.rule, PURSE if entry.rule == "buy" else 0)


def _rule_of_moment(
    table: PartyTable, decision: Decision[PartyTable], own: Sequence[Choice], choice: Choice
) -> ThumbRule | None:
    """The rule of a choice for which more counts than the kind of decision; ``own`` are the seat's choices there."""
    kind, verb = type(decision).__name__, choice[0]
    is_act = choice not in table.offered
    if choice == CONCEDE:
        return ThumbRule("concede")
    if kind == "NextAction" and verb == "take":
        return ThumbRule("order" if sum(other[0] == "take" for other in own) > 1 else "order-last")
    if kind == "JoinChallenge" and isinstance(table, SkiesTable) and table.test.kind == "repair":
        return ThumbRule("mechanic" if verb == "join" else "mechanic-done")
    if is_act and verb in ("equip", "cook", "drink"):
        return ThumbRule(ACTS[verb])
    if is_act and kind == "Attacks":
        return ThumbRule("no-counter")
    return None


def _rule_of_search(table: SeaTable, choice: Choice) -> ThumbRule | None:
    """The rule by which a search goes on or stops; None where the usual one of the decision holds."""
    has_enough = len(table.found) >= ENOUGH_FINDS
    if choice == ("stop", "searching") and not has_enough:
        return ThumbRule("search-leaks")
    if choice != ("search", "on"):
        return None
    if not table.found:
        return ThumbRule("search-first" if may_hurt(table) else "search-harmless")
    if may_hurt(table):
        return None
    return ThumbRule("search-more-harmless" if has_enough else "search-two-harmless")


def entry_for(table: PartyTable, decision: Decision[PartyTable]) -> RuleFor | None:
    """The entry of a decision in the table of its game; None if it is not named there."""
    rules = AT_SEA if isinstance(table, SeaTable) else IN_THE_SKIES
    return rules.get(type(decision).__name__)
