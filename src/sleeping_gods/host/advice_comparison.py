"""Finds how the next best choice compares with the advised one."""

from __future__ import annotations

from ..bots.robots.advice_facts import (
    Beside,
    CourseWorth,
    Equal,
    Excluded,
    HeadsFor,
    Instead,
    ScoreAhead,
    Separates,
    Standing,
    ThumbRule,
    UnreadAhead,
)
from ..bots.robots.holdings import MIN_RUNS
from ..bots.robots.interface import Weighed
from ..bots.robots.thumb_rules import ANY
from ..kernel.choices import Choice
from ..kernel.table import waiting_decision
from ..party.chapters.explore import Choose
from ..party.table.table import PartyTable
from ..presentation.party.challenge_ahead import CHALLENGE
from ..sea.table.table import SeaTable
from .advice_beside import ASKS_FOR_ACTS, LEAST_GAIN, fact_of, is_within_chance
from .advice_relation import Relation
from .advice_rule_words import WHOLE

TELLS_APART = frozenset({"hull-first", "shut-first", "attack"})
"""Rules that tell apart what the figures beside two choices do not: rooms of the same damage, attacks."""
OF_HITS = frozenset({"Victim", "NextVictim", "LoseHealth", "LoseHealthByOne"})
"""Decisions about who loses health, whose choices differ by the health that is left."""
UNCOUNTED = frozenset({"PickArm"})
"""Decisions whose choices are not alike, though no rule tells them apart."""
ONLY = frozenset({"only", "only-own"})
"""Rules of an answer beside which there is none."""
CAMP: Choice = ("camp",)
"""To make camp, which takes no time."""
OF_GOODS = frozenset({"plenty", "common-first"})
"""Rules by which one kind of goods is paid instead of another."""


def relation_of(
    table: PartyTable, best: Weighed, following: Weighed, *, aside: bool = False, boosts: bool = False
) -> Relation:
    """How the next best compares: by what the robot reckoned of both, else by its rule of thumb.

    ``aside`` is whether the advised choice is an act that answers nothing of what is asked, ``boosts`` whether the
    next best changes the draw, attack or hit in progress.
    """
    rule, is_act = fact_of(best, ThumbRule), following.choice not in table.offered and not boosts
    if aside:
        return Relation.ANY_TIME if is_act else Relation.AFTERWARDS if boosts else Relation.STILL
    if rule is not None and rule.name in ONLY and not boosts:
        return Relation.ANY_TIME
    if rule is not None and rule.name == "no-counter" and not is_act:
        return Relation.AFTERWARDS
    ahead = best.value - following.value
    usual = fact_of(best, Instead)
    if usual is not None and usual.usual == following.choice and ahead > LEAST_GAIN:
        return Relation.USUAL
    if ahead > LEAST_GAIN and _bear_as_well(table, best, following):
        return Relation.AS_WELL
    if are_tried(best, following):
        if is_within_chance(best, following) and abs(ahead) > LEAST_GAIN:
            if ahead > 0:
                return Relation.WITHIN_LOWER
            return Relation.WITHIN_EITHER if rule == ANY or fact_of(following, Equal) is not None else Relation.WITHIN
        return _by_points(ahead, level=_tie(table, best, following), behind=Relation.SMALL)
    if fact_of(best, CourseWorth) and fact_of(following, CourseWorth):
        return _by_points(ahead, level=Relation.ALIKE, behind=Relation.FURTHER)
    if best.choice == CAMP and not is_act:
        return Relation.AFTER_CAMP
    if best.choice not in table.offered and not is_act and _waits_for_acts(table):
        return Relation.AFTERWARDS
    if fact_of(best, CourseWorth) and not is_act:
        return Relation.UNPROMISED
    if is_act:
        return Relation.ANY_TIME
    if _is_as_near(table, best, following):
        return Relation.NEAR
    return _relation_by_rule(table, best, following)


def _is_as_near(table: PartyTable, best: Weighed, following: Weighed) -> bool:
    """Whether two moves of the ship lead as far on the course, and neither into a hazard."""
    match best.choice, following.choice:
        case ("sail", region), ("sail", other) if isinstance(table, SeaTable):
            is_safe = all(table.pack.regions[name].hazard is None for name in (region, other))
            mine, theirs = fact_of(best, HeadsFor), fact_of(following, HeadsFor)
            return is_safe and mine is not None and theirs is not None and mine.distance == theirs.distance
    return False


def _waits_for_acts(table: PartyTable) -> bool:
    """Whether acts of any time are a part of what is decided, and the question comes again after each."""
    return bool(waiting_decision(table).begins) or _decision_name(table) in ASKS_FOR_ACTS


def _relation_by_rule(table: PartyTable, best: Weighed, following: Weighed) -> Relation:
    """How two answers compare of which no worth was reckoned: the first of these cases that holds."""
    beside, rule = fact_of(following, Beside), fact_of(best, ThumbRule)
    if rule == ANY:
        return Relation.ANY
    if beside is not None and beside.alike and fact_of(following, HeadsFor) is None:
        return _tie(table, best, following)
    if rule is not None and rule.name in WHOLE:
        return Relation.EQUAL
    if fact_of(following, Separates) is not None:
        return Relation.FIGURES
    equal = fact_of(following, Equal)
    if equal is not None:
        return Relation.EQUAL_ORDER if equal.name == "order" else Relation.EQUAL
    swaps_goods = rule is not None and rule.name in OF_GOODS
    leaves_something_else = beside is not None and bool(beside.changes) and not swaps_goods
    return Relation.EQUAL if _stand_alike(best, following) and not leaves_something_else else Relation.FIGURES


def _tie(table: PartyTable, best: Weighed, following: Weighed) -> Relation:
    """What decides where trial runs do not: that nothing is risked or paid, the rule of thumb, or nothing."""
    rule = fact_of(best, ThumbRule)
    if _decision_name(table) == "NextAction" and best.choice[0] == following.choice[0] == "take":
        parts = fact_of(following, Separates)
        is_left = fact_of(following, Excluded) is not None or (parts is not None and parts.theirs < 0)
        return Relation.TIE_RULE if is_left else Relation.TIE_ORDER
    best_asks = _asks(table, best.choice)
    if best_asks != _asks(table, following.choice):
        return Relation.TIE_DEAR if best_asks else Relation.TIE_PLAIN
    mine, theirs = fact_of(best, UnreadAhead), fact_of(following, UnreadAhead)
    if mine is not None and theirs is not None:
        return Relation.TIE_UNREAD if mine.worth == theirs.worth or rule is None else Relation.TIE_RULE
    is_equal_by_rule, decision_name = fact_of(following, Equal) is not None, _decision_name(table)
    if rule is not None and rule.name in WHOLE:
        return Relation.TIE
    if rule is not None and rule.name == "all-parts-over":
        return Relation.TIE_ASKS
    if fact_of(following, Separates) is not None:
        return Relation.TIE_RULE
    if is_equal_by_rule and decision_name not in UNCOUNTED:
        return Relation.TIE
    if rule == ThumbRule("stand"):
        return Relation.TIE_ASKS
    if decision_name in UNCOUNTED:
        return Relation.TIE if _cure_nobody(best, following) else Relation.TIE_BRING
    if best.choice[0] == following.choice[0] == "join":
        return Relation.TIE_JOIN
    if following.choice not in table.offered or rule is None or rule == ANY:
        return Relation.TIE
    are_of_two_kinds = best.choice[0] != following.choice[0] and following.choice[0] != "guard"
    stand_otherwise = fact_of(best, Standing) is not None and not _stand_alike(best, following)
    return Relation.TIE_RULE if are_of_two_kinds or rule.name in TELLS_APART or stand_otherwise else Relation.TIE


def _stand_alike(best: Weighed, following: Weighed) -> bool:
    """Whether whoever two choices are about stand alike."""
    mine, theirs = fact_of(best, Standing), fact_of(following, Standing)
    if mine is None or theirs is None or mine.what != theirs.what:
        return False
    return mine.amount == theirs.amount and (mine.what not in ("weapon", "hearts") or mine.most == theirs.most)


def _cure_nobody(best: Weighed, following: Weighed) -> bool:
    """Whether both effects remove a status that nobody has."""
    stands = [fact_of(item, Standing) for item in (best, following)]
    return all(fact is not None and fact.what == "suffer" and not fact.amount for fact in stands)


def _asks(table: PartyTable, choice: Choice) -> bool:
    """Whether a choice of a page asks for a price or a challenge, as it is printed beside it."""
    decision = waiting_decision(table)
    match choice:
        case ("choose", letter) if isinstance(decision, Choose):
            paragraph = table.pack.paragraphs[decision.number]
            printed = next((printed for printed in paragraph.choices if printed.letter == letter), None)
            return printed is not None and (bool(printed.cost) or any(op.name == CHALLENGE for op in printed.program))
    return False


def are_tried(best: Weighed, item: Weighed) -> bool:
    """Whether both choices were tried often enough to be compared."""
    return min(_runs(best), _runs(item)) >= MIN_RUNS


def _by_points(ahead: float, *, level: Relation, behind: Relation) -> Relation:
    """By how many points the advised choice is ahead; ``behind`` is for one that is advised though it has fewer."""
    if abs(ahead) < LEAST_GAIN:
        return level
    return Relation.POINTS if ahead > 0 else behind


def _bear_as_well(table: PartyTable, best: Weighed, following: Weighed) -> bool:
    """Whether two may lose health who have as much, and no rule tells them apart."""
    is_hit = _decision_name(table) in OF_HITS
    return is_hit and fact_of(following, Separates) is None and _stand_alike(best, following)


def _decision_name(table: PartyTable) -> str:
    """The class of the decision that waits."""
    return type(waiting_decision(table)).__name__


def _runs(weighed: Weighed) -> int:
    """How often a choice was tried in the search for the best."""
    score = fact_of(weighed, ScoreAhead)
    return 0 if score is None else score.playouts
