"""What a robot would do, in plain words: its choice, the two next best, and why in two sentences with the figures."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from ..bots.robots.advice_facts import (
    Beside,
    CourseWorth,
    Equal,
    GoalWorth,
    HeadsFor,
    Instead,
    Leaves,
    ScoreAhead,
    Separates,
    Standing,
    ThumbRule,
    UnreadAhead,
    Wants,
)
from ..bots.robots.blow import blow_ahead
from ..bots.robots.holdings import MIN_RUNS
from ..bots.robots.interface import Advice, Weighed
from ..bots.robots.rules_of_thumb import ANY, standing
from ..kernel.choices import Choice, text
from ..kernel.table import waiting_decision
from ..party.chapters.explore import Choose
from ..party.table.table import PartyTable
from ..presentation.audience import Audience
from ..presentation.party.challenge_ahead import CHALLENGE
from ..presentation.party.presenter import Presenter
from ..presentation.scene.advice import Advised, AdvisedChoice
from ..presentation.scene.text import RichText, plain
from .advice_beside import LEAST_GAIN, apart, fact_of, is_level, is_within_chance, margin_of, speaks_for
from .advice_changes import changes_told, points_of
from .advice_facts import clauses_of, printed_clause, short_label

T = TypeVar("T", bound=PartyTable)
SHOWN = 3
"""The choice of the robot, and the two next best."""
CLAUSES = 3
"""So many figures are said of the choice, and"""
CLAUSES_OF_NEXT = 2
"""so many of another."""
CLOSE = 0.5
"""Values that differ by less are as good as each other, in points of the score."""
EITHER = frozenset({"tie", "alike", "any", "equal"})
"""How choices compare of which either will do, unless what is printed of them differs."""
COUNTING = frozenset({"room-worth", "printed", "story", "find-worth", "service"})
"""Rules that count what trial runs show, and more."""
TELLS_APART = frozenset({"hull-first", "shut-first", "attack"})
"""Rules that tell apart what the figures beside two choices do not: rooms of the same damage, attacks."""
OF_GOODS = frozenset({"plenty", "common-first"})
"""Rules by which one kind of goods is paid instead of another."""
NEVER = 1_000.0
"""A greater difference of values is none of points."""


def advised(presenter: Presenter[T], table: T, audience: Audience, advice: Advice) -> Advised:
    """An advice in words; only choices that the audience may know of, with figures that it may know."""
    others = [item for item in advice.others if presenter.sees(table, item.choice, audience)]
    others.sort(key=lambda item: (-item.value, *_aside(presenter, table, advice.choice, item.choice)))
    shown = [advice.best, *others][:SHOWN]
    following = shown[1] if len(shown) > 1 else None
    clauses = [clauses_of(presenter, table, audience, item, following if item is shown[0] else None) for item in shown]
    localizer, exact = presenter.localizer, _is_exact(table, advice.best)
    choices = []
    for item, figures in zip(shown, clauses, strict=True):
        few = figures[:CLAUSES_OF_NEXT]
        if advice.passes and item is advice.best:
            few = [printed_clause(presenter, table, item) or localizer.say("advice_nothing-own")]
        elif item is not advice.best:
            behind = "" if exact else behind_words(presenter, advice.best, item)
            few = [behind, _apart(presenter, table, item), *_own(presenter, table, item, figures)]
        words = localizer.clauses(filter(None, few)) or printed_clause(presenter, table, item)
        label = localizer.rich_text(presenter.named(table, item.choice))
        choices.append(AdvisedChoice(text(item.choice), label, localizer.rich_text(words)))
    usual = fact_of(advice.best, Instead)
    if usual is not None and len(shown) > 1 and usual.usual == shown[1].choice:
        without = replace(advice.best, facts=tuple(fact for fact in advice.best.facts if fact is not usual))
        clauses[0] = clauses_of(presenter, table, audience, without) or [localizer.say("advice_trials-decide")]
    if advice.passes:
        first = _passes(presenter, table, audience, advice.best)
    else:
        first = because(presenter, table, advice.best, clauses[0])
    second = beside_the_next(presenter, table, shown, clauses, passes=advice.passes)
    return Advised(tuple(choices), localizer.rich_text(f"{first} {second}"))


def _is_exact(table: PartyTable, best: Weighed) -> bool:
    """Whether a placement of damage was compared with all others by its rule."""
    blow = blow_ahead(table)
    return blow is not None and blow.exact and blow.choice == best.choice


def _aside(presenter: Presenter[T], table: T, best: Choice, choice: Choice) -> tuple[bool, bool, bool]:
    """How far a choice is from what is asked: no answer, no boost of the draw, nothing of the advised kind."""
    return choice not in table.offered, presenter.boosts.of(table, choice) is None, choice[0] != best[0]


def why_better(presenter: Presenter[T], table: T, audience: Audience, best: Weighed, taken: Weighed) -> RichText:
    """Why the robot would have made another decision: the figures of its own choice, and those of the one taken."""
    say = presenter.localizer.say
    clauses = [clauses_of(presenter, table, audience, item)[:CLAUSES_OF_NEXT] for item in (best, taken)]
    first = because(presenter, table, best, clauses[0])
    label, ahead = label_of(presenter, table, taken), best.value - taken.value
    figures = presenter.localizer.clauses(clauses[1]) or printed_clause(presenter, table, taken) or "none"
    if CLOSE <= ahead < NEVER:
        points = points_of(presenter.localizer, ahead)
        return presenter.localizer.rich_text(f"{first} {say('advice_taken-points', choice=label, points=points)}")
    return presenter.localizer.rich_text(f"{first} {say('advice_taken-figures', choice=label, clauses=figures)}")


def _passes(presenter: Presenter[T], table: T, audience: Audience, best: Weighed) -> str:
    """The sentence that says to whom the robot leaves a choice, and what for."""
    localizer, label = presenter.localizer, label_of(presenter, table, best)
    wants = fact_of(best, Wants)
    if wants is None or not presenter.sees(table, wants.choice, audience):
        return localizer.say("advice_because-passes", choice=label)
    item = Weighed(wants.choice, 0.0, standing(table, wants.choice))
    figures = localizer.clauses(clauses_of(presenter, table, audience, item)[:CLAUSES_OF_NEXT])
    who, wanted = table.names[table.actor(wants.choice)], short_label(presenter, table, wants.choice)
    return localizer.say("advice_because-wants", who=who, wanted=wanted, clauses=figures or "none", choice=label)


def because(presenter: Presenter[T], table: T, best: Weighed, clauses: list[str]) -> str:
    """The sentence that says why: the figures of the choice itself."""
    localizer, label = presenter.localizer, label_of(presenter, table, best)
    few = localizer.clauses(clauses[:CLAUSES]) or printed_clause(presenter, table, best)
    return localizer.say("advice_because", choice=label, clauses=few or localizer.say("advice_nothing-known"))


def beside_the_next(
    presenter: Presenter[T], table: T, shown: list[Weighed], clauses: list[list[str]], *, passes: bool = False
) -> str:
    """The sentence that compares it with the next best, by what the robot reckons or by the figures of that one."""
    localizer = presenter.localizer
    if len(shown) < 2:
        return localizer.say("advice_next-none")
    best, following = shown[0], shown[1]
    if _is_exact(table, best):
        return localizer.say("advice_next-exact")
    fresh = [clause for clause in clauses[1] if clause not in clauses[0][:CLAUSES]]
    own = _own(presenter, table, following, fresh)
    relation = "own" if passes else _relation(presenter, table, best, following)
    compared = [_apart(presenter, table, following)]
    compared += [_against(presenter, best, following, relation, speaks_for(table, following))] if compared[0] else []
    unlike = apart(presenter, table, best, following) if relation in EITHER else None
    if unlike is not None:
        own = [clause for clause in own if clause != printed_clause(presenter, table, following)]
    figures = localizer.clauses(filter(None, [*compared, *own]))
    margin = margin_of(following)
    sentence = localizer.say(
        f"advice_next-{relation}" if unlike is None else f"advice_level-{relation}",
        choice=short_label(presenter, table, following.choice),
        points=points_of(localizer, best.value - following.value),
        runs=runs_of(following),
        clauses=figures or "none",
        margin=points_of(localizer, margin) if margin >= LEAST_GAIN else "none",
        close="yes" if is_within_chance(best, following) else "no",
    )
    if unlike is None:
        return sentence
    return f"{sentence} {localizer.say('advice_unlike', mine=unlike.mine, theirs=unlike.theirs)}"


def _against(presenter: Presenter[T], best: Weighed, following: Weighed, relation: str, points: float) -> str:
    """What is to be said of figures that speak for the next best: what outweighs them, or that nothing does."""
    if not points or relation in ("afterwards", "any-time", "within", "within-lower"):
        return ""
    rule = fact_of(best, ThumbRule)
    if fact_of(best, GoalWorth) is not None:
        why = "goal"
    elif relation in ("points", "usual") or (rule is not None and rule.name in COUNTING):
        why = "counted"
    else:
        why = "rule"
    return presenter.localizer.say("advice_against", points=points_of(presenter.localizer, points), why=why)


def behind_words(presenter: Presenter[T], best: Weighed, item: Weighed) -> str:
    """How far another choice is behind the advised one, in points; empty where nobody has reckoned that."""
    if not _are_tried(best, item):
        return ""
    points = best.value - item.value
    side = "level" if is_level(best, item) else "behind" if points > 0 else "before"
    close = "yes" if is_within_chance(best, item) else "no"
    return presenter.localizer.say(f"advice_{side}", points=points_of(presenter.localizer, points), close=close)


def _relation(presenter: Presenter[T], table: T, best: Weighed, following: Weighed) -> str:
    """How the next best compares, as the end of a message's id."""
    ahead, is_act = best.value - following.value, following.choice not in table.offered
    beside, rule = fact_of(following, Beside), fact_of(best, ThumbRule)
    if rule == ThumbRule("only"):
        return "any-time"
    usual = fact_of(best, Instead)
    if usual is not None and usual.usual == following.choice and ahead > LEAST_GAIN:
        return "usual"
    if _are_tried(best, following):
        if ahead > LEAST_GAIN and usual is None and is_within_chance(best, following):
            return "within-lower"
        return _by_points(ahead, _tie(table, best, following), "within")
    if fact_of(best, CourseWorth) and fact_of(following, CourseWorth):
        return _by_points(ahead, "alike", "further")
    if best.choice not in table.offered and not is_act and waiting_decision(table).begins:
        return "afterwards"
    if fact_of(best, CourseWorth) and not is_act:
        return "unpromised"
    if is_act:
        return "any-time"
    if rule == ANY and type(waiting_decision(table)).__name__ == "GainStatus":
        return "any-borne"
    if rule == ANY:
        return "figures" if beside is not None and beside.changes and not beside.alike else "any"
    if beside is not None and beside.alike and fact_of(following, HeadsFor) is None:
        return _tie(table, best, following)
    if fact_of(following, Separates) is not None:
        return "figures"
    if fact_of(following, Equal) is not None:
        return "any" if speaks_for(table, following) else "equal"
    swaps_goods = rule is not None and rule.name in OF_GOODS
    unlike = beside is not None and bool(beside.changes) and not swaps_goods
    return "equal" if _stand_alike(best, following) and not unlike else "figures"


def _tie(table: PartyTable, best: Weighed, following: Weighed) -> str:
    """What decides where trial runs do not: that nothing is risked or paid, the rule of thumb, or nothing."""
    asks = [_asks(table, item.choice) for item in (best, following)]
    if asks[0] != asks[1]:
        return "tie-dear" if asks[0] else "tie-plain"
    if fact_of(best, UnreadAhead) is not None and fact_of(following, UnreadAhead) is not None:
        return "tie-unread"
    rule = fact_of(best, ThumbRule)
    borne = type(waiting_decision(table)).__name__ == "GainStatus"
    if borne and (rule == ANY or fact_of(following, Equal) is not None):
        return "tie-borne"
    if fact_of(following, Separates) is not None:
        return "tie-rule"
    if fact_of(following, Equal) is not None and type(waiting_decision(table)).__name__ != "PickArm":
        return "tie"
    if rule == ThumbRule("stand"):
        return "tie-asks"
    if type(waiting_decision(table)).__name__ == "PickArm":
        return "tie-bring"
    if best.choice[0] == following.choice[0] == "join":
        return "tie-join"
    if following.choice not in table.offered:
        return "tie"
    if rule is None or rule == ANY:
        return "tie"
    differ = best.choice[0] != following.choice[0] or rule.name in TELLS_APART
    return "tie-rule" if differ or not (fact_of(best, Standing) is None or _stand_alike(best, following)) else "tie"


def _stand_alike(best: Weighed, following: Weighed) -> bool:
    """Whether whoever two choices are about stand alike."""
    stands, other = fact_of(best, Standing), fact_of(following, Standing)
    if stands is None or other is None or stands.what != other.what:
        return False
    return stands.amount == other.amount and (stands.what != "weapon" or stands.most == other.most)


def _asks(table: PartyTable, choice: Choice) -> bool:
    """Whether a choice of a page asks for a price or a challenge, as it is printed beside it."""
    decision = waiting_decision(table)
    if not isinstance(decision, Choose) or choice[0] != "choose":
        return False
    page = table.pack.paragraphs[decision.number]
    printed = next((printed for printed in page.choices if printed.letter == choice[1]), None)
    return printed is not None and (bool(printed.cost) or any(op.name == CHALLENGE for op in printed.program))


def _are_tried(best: Weighed, item: Weighed) -> bool:
    """Whether both choices were tried often enough to be compared."""
    return min(_runs(best), _runs(item)) >= MIN_RUNS


def _by_points(ahead: float, tie: str, more: str) -> str:
    if abs(ahead) < LEAST_GAIN:
        return tie
    return "points" if ahead > 0 else more


def _own(presenter: Presenter[T], table: T, item: Weighed, clauses: list[str]) -> list[str]:
    """What is said of another choice by itself: its figures, else what is printed beside it."""
    leaves = fact_of(item, Leaves)
    figures = changes_told(presenter, table, item.choice, leaves.changes) if leaves is not None else ""
    few = [clause for clause in clauses if not figures or figures not in clause][:CLAUSES_OF_NEXT]
    return few or [*filter(None, [printed_clause(presenter, table, item)])]


def _apart(presenter: Presenter[T], table: T, following: Weighed) -> str:
    """What the next best leaves more or less than the advised choice, in figures; empty if nothing may be told."""
    beside = fact_of(following, Beside)
    if beside is None or fact_of(following, CourseWorth) is not None:
        return ""
    figures = changes_told(presenter, table, following.choice, beside.changes)
    return presenter.localizer.say("advice_apart", changes=figures) if figures else ""


def label_of(presenter: Presenter[T], table: T, weighed: Weighed) -> str:
    """What a choice is called, without marks."""
    return plain(presenter.localizer.rich_text(presenter.named(table, weighed.choice))).rstrip(".")


def runs_of(weighed: Weighed) -> int:
    """How many trial runs of a choice there were, those for an explanation too."""
    return next((fact.playouts for fact in weighed.facts if isinstance(fact, ScoreAhead | Leaves)), 0)


def _runs(weighed: Weighed) -> int:
    """How often a choice was tried in the search for the best."""
    score = fact_of(weighed, ScoreAhead)
    return 0 if score is None else score.playouts
