"""What a robot would do, in plain words: its choice, the two next best, and why in two sentences with the figures."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from ..bots.robots.advice_facts import (
    CourseWorth,
    GoalWorth,
    Instead,
    Leaves,
    PlacementBeside,
    ScoreAhead,
    Standing,
    StoryWorth,
    ThumbRule,
    Wants,
)
from ..bots.robots.blow import blow_ahead
from ..bots.robots.interface import Advice, Weighed
from ..bots.robots.standings import standing
from ..kernel.choices import text
from ..kernel.table import decision_of
from ..party.acts.alter import AlterTest
from ..party.table.table import PartyTable
from ..presentation.audience import Audience
from ..presentation.party.presenter import Presenter
from ..presentation.scene.advice import Advised, AdvisedChoice
from ..presentation.scene.text import RichText, plain
from .advice_aside import in_order, is_aside
from .advice_beside import LEAST_GAIN, apart, fact_of, is_level, is_within_chance, margin_of
from .advice_changes import health_of, points_of
from .advice_comparison import are_tried, relation_of
from .advice_facts import clauses_of, printed_clause
from .advice_hands import hands_clause
from .advice_odds import is_worthless
from .advice_relation import Relation
from .advice_rule_words import rule_words
from .advice_trial_words import short_label
from .advice_weighing import evens_out, gains_and_losses, weighed_figures

T = TypeVar("T", bound=PartyTable)
SHOWN = 3
"""The choice of the robot, and the two next best."""
CLAUSES = 3
"""Most figures that are said of the advised choice."""
SAYS_MORE = frozenset({"activate", "attack", "join", "place", "play", "take", "travel", "use"})
"""First words of choices whose printed figures are many, so that one clause more is said of them."""
CLAUSES_OF_NEXT = 2
"""Most figures that are said of another choice."""
CLOSE = 0.5
"""Points of the score; of a smaller difference no figure is said, for the values are only about right."""
EITHER = frozenset({Relation.TIE, Relation.ALIKE, Relation.ANY, Relation.EQUAL})
"""How choices compare of which either will do, unless what is printed of them differs."""
EVENS = frozenset({Relation.TIE, Relation.TIE_RULE, Relation.ALIKE, Relation.EQUAL, Relation.TIE_BRING})
"""How choices compare of which one may leave more of this, the other more of that."""
NEVER = 1_000.0
"""A difference of values from which on they count no points: robots use such values to put choices last."""


def advised(presenter: Presenter[T], table: T, audience: Audience, advice: Advice) -> Advised:
    """An advice in words; only choices that the audience may know of, with figures that it may know."""
    advice = replace(advice, best=_of_page(advice))
    shown = [advice.best, *in_order(presenter, table, audience, advice)][:SHOWN]
    following = shown[1] if len(shown) > 1 else None
    says_most = advice.choice[0] != "join"
    clauses = [
        clauses_of(presenter, table, audience, item, following if item is shown[0] else None, says_most=says_most)
        for item in shown
    ]
    choices = [
        _advised_choice(presenter, table, advice, item, figures) for item, figures in zip(shown, clauses, strict=True)
    ]
    localizer = presenter.localizer
    usual = fact_of(advice.best, Instead)
    is_first_asked = not is_aside(presenter, table, advice.choice)
    if usual is not None and is_first_asked and len(shown) > 1 and usual.usual == shown[1].choice:
        without = replace(advice.best, facts=tuple(fact for fact in advice.best.facts if fact is not usual))
        clauses[0] = clauses_of(presenter, table, audience, without, following, says_most=says_most) or [
            localizer.say("advice_trials-decide")
        ]
    hands = hands_clause(presenter, table, audience)
    clauses[0][1:1] = filter(None, [hands])
    if advice.passes:
        first = _passes(presenter, table, audience, advice.best)
    else:
        first = because(presenter, table, advice.best, clauses[0])
    second = beside_the_next(presenter, table, shown, clauses, passes=advice.passes)
    return Advised(tuple(choices), localizer.rich_text(f"{first} {second}"))


def _of_page(advice: Advice) -> Weighed:
    """The advised choice of a page: where the reckoning promises more of another, its rule is not that none does."""
    best, reckoned = advice.best, fact_of(advice.best, StoryWorth)
    rule = fact_of(best, ThumbRule)
    if rule is None or rule.name != "story" or reckoned is None:
        return best
    known = (fact_of(item, StoryWorth) for item in advice.others)
    if max((other.worth for other in known if other is not None), default=reckoned.worth) <= reckoned.worth:
        is_nothing = abs(reckoned.worth) < LEAST_GAIN
        return _decided(best, rule, replace(rule, name="story-nothing")) if is_nothing else best
    decided = replace(rule, name="story-trials" if fact_of(best, ScoreAhead) is not None else "story-close")
    return _decided(best, rule, decided)


def _decided(best: Weighed, rule: ThumbRule, decided: ThumbRule) -> Weighed:
    """The advised choice with another case of its rule."""
    return replace(best, facts=tuple(decided if fact is rule else fact for fact in best.facts))


def _advised_choice(
    presenter: Presenter[T], table: T, advice: Advice, item: Weighed, figures: list[str]
) -> AdvisedChoice:
    """A choice with what is said beside it in the list: its figures, of another one how far it is behind as well."""
    localizer = presenter.localizer
    if item is not advice.best:
        clauses = [*_compared(presenter, table, advice, item), *_own(presenter, table, item, figures)]
    elif advice.passes:
        clauses = [printed_clause(presenter, table, item) or localizer.say("advice_nothing-own")]
    else:
        clauses = figures[:CLAUSES_OF_NEXT]
    words = localizer.clauses(filter(None, clauses)) or printed_clause(presenter, table, item)
    label = localizer.rich_text(presenter.named(table, item.choice))
    return AdvisedChoice(text(item.choice), label, localizer.rich_text(words))


def _compared(presenter: Presenter[T], table: T, advice: Advice, item: Weighed) -> list[str]:
    """How far another choice is from the advised one, and what it leaves more or less; nothing of a blow."""
    if _is_exact(table, advice.best):
        return []
    relation = _relation(presenter, table, advice.best, item, passes=advice.passes)
    return [behind_words(presenter, advice.best, item), weighed_figures(presenter, table, advice.best, item, relation)]


def ahead_of(best: Weighed, following: Weighed) -> float:
    """By how many points another choice is behind; of two courses the difference of the figures that are said."""
    mine, theirs = fact_of(best, CourseWorth), fact_of(following, CourseWorth)
    if mine is None or theirs is None or are_tried(best, following):
        return best.value - following.value
    return round(mine.worth, 1) - round(theirs.worth, 1)


def _unit_of(following: Weighed) -> str:
    """For what the points of a course are counted: each ``action``, or unit of ``time``."""
    course = fact_of(following, CourseWorth)
    return "none" if course is None else course.unit


def _is_exact(table: PartyTable, best: Weighed) -> bool:
    """Whether a placement of damage was compared with all others by its rule."""
    blow = blow_ahead(table)
    return blow is not None and blow.exact and blow.choice == best.choice


def why_better(presenter: Presenter[T], table: T, audience: Audience, best: Weighed, taken: Weighed) -> RichText:
    """Why the robot would have made another decision: the figures of its own choice, and those of the one taken."""
    say = presenter.localizer.say
    of_best, of_taken = (clauses_of(presenter, table, audience, item)[:CLAUSES_OF_NEXT] for item in (best, taken))
    label, ahead = label_of(presenter, table, taken), best.value - taken.value
    if CLOSE <= ahead < NEVER:
        second = say("advice_taken-points", choice=label, points=points_of(presenter.localizer, ahead))
    else:
        figures = presenter.localizer.clauses(of_taken) or printed_clause(presenter, table, taken) or "none"
        second = say("advice_taken-figures", choice=label, clauses=figures)
    first = because(presenter, table, best, of_best)
    return presenter.localizer.rich_text(f"{first} {second}")


def _passes(presenter: Presenter[T], table: T, audience: Audience, best: Weighed) -> str:
    """The sentence that says to whom the robot leaves a choice, and what for."""
    localizer, label = presenter.localizer, label_of(presenter, table, best)
    wants = fact_of(best, Wants)
    if wants is None or not presenter.sees(table, wants.choice, audience):
        figures = localizer.clauses(clauses_of(presenter, table, audience, best)[:1])
        return localizer.say("advice_because-passes", choice=label, clauses=figures or "none")
    item = Weighed(wants.choice, 0.0, standing(table, wants.choice))
    figures = localizer.clauses(clauses_of(presenter, table, audience, item, says_most=False)[:CLAUSES_OF_NEXT])
    who, wanted = table.names[table.actor(wants.choice)], short_label(presenter, table, wants.choice)
    rule = fact_of(best, ThumbRule)
    is_only = rule is not None and rule.name == "only-own"
    return localizer.say(
        "advice_because-wants",
        who=who,
        wanted=wanted,
        clauses=figures or "none",
        choice=label,
        own="none" if is_only else "some",
        reason=rule_words(presenter, rule) or "none" if rule is not None and not is_only else "none",
    )


def because(presenter: Presenter[T], table: T, best: Weighed, clauses: list[str]) -> str:
    """The sentence that says why: the figures of the choice itself."""
    localizer, label = presenter.localizer, label_of(presenter, table, best)
    stands_twice = sum(isinstance(fact, Standing) for fact in best.facts) > 1
    says_more = fact_of(best, GoalWorth) is not None or best.choice[0] in SAYS_MORE or stands_twice
    most = CLAUSES + says_more
    reasons = localizer.clauses(clauses[:most]) or printed_clause(presenter, table, best)
    return localizer.say("advice_because", choice=label, clauses=reasons or localizer.say("advice_nothing-known"))


def beside_the_next(
    presenter: Presenter[T], table: T, shown: list[Weighed], clauses: list[list[str]], *, passes: bool = False
) -> str:
    """The sentence that compares it with the next best, by what the robot reckons or by the figures of that one."""
    localizer = presenter.localizer
    if len(shown) < 2:
        return localizer.say("advice_next-none")
    if passes and shown[1].choice not in table.offered:
        return localizer.say("advice_next-none-own")
    (best, following), (of_best, of_following) = shown[:2], clauses[:2]
    if _is_exact(table, best):
        return _beside_a_placement(presenter, table, following)
    not_yet_said = [clause for clause in of_following if clause not in of_best[:CLAUSES]]
    own = _own(presenter, table, following, not_yet_said)
    relation = _relation(presenter, table, best, following, passes=passes)
    compared = weighed_figures(presenter, table, best, following, relation)
    unlike = apart(presenter, table, best, following) if relation in EITHER else None
    if unlike is not None:
        own = [clause for clause in own if clause != printed_clause(presenter, table, following)]
    figures = localizer.clauses(filter(None, [compared, *own] if relation != Relation.NEAR else [compared]))
    margin = margin_of(following)
    sentence = localizer.say(
        f"advice_next-{relation}" if unlike is None else f"advice_level-{relation}",
        choice=short_label(presenter, table, following.choice),
        points=points_of(localizer, ahead_of(best, following)),
        unit=_unit_of(following),
        runs=runs_of(following),
        tried="yes" if are_tried(best, following) else "no",
        clauses=figures or "none",
        margin=points_of(localizer, margin) if margin >= LEAST_GAIN else "none",
        close="yes" if is_within_chance(best, following) else "no",
    )
    if unlike is None:
        return sentence
    return f"{sentence} {localizer.say('advice_unlike', mine=unlike.mine, theirs=unlike.theirs)}"


def _beside_a_placement(presenter: Presenter[T], table: T, following: Weighed) -> str:
    """The sentence that compares the best placement of damage with the best one with another square."""
    localizer, beside = presenter.localizer, fact_of(following, PlacementBeside)
    if is_worthless(presenter, table):
        return localizer.say("advice_next-worthless")
    if beside is None:
        return localizer.say("advice_next-exact")
    if beside.beats_fewer:
        kind = "beats-fewer"
    elif beside.is_part:
        kind = "part"
    else:
        kind = "behind" if beside.behind else "even"
    return localizer.say(
        f"advice_next-placing-{kind}",
        choice=short_label(presenter, table, following.choice),
        clauses=printed_clause(presenter, table, following) or "none",
        health=health_of(localizer, beside.behind),
    )


def _relation(presenter: Presenter[T], table: T, best: Weighed, following: Weighed, *, passes: bool) -> Relation:
    """How another choice compares with the advised one; ``own`` where that is left to somebody else."""
    if passes:
        return Relation.OWN
    relation = relation_of(
        table,
        best,
        following,
        aside=is_aside(presenter, table, best.choice),
        boosts=presenter.boosts.of(table, following.choice) is not None,
    )
    if relation == Relation.TIE and _adds_otherwise(presenter, table, best, following):
        return Relation.TIE_STILL
    return Relation.TIE_EVENS if relation in EVENS and evens_out(table, following) else relation


def _adds_otherwise(presenter: Presenter[T], table: T, best: Weighed, following: Weighed) -> bool:
    """Whether two acts that alter a test add something else to it."""
    if not isinstance(decision_of(table), AlterTest):
        return False
    mine, theirs = (presenter.boosts.of(table, item.choice) for item in (best, following))
    if mine is None or theirs is None:
        return False
    return (mine.gives, mine.again) != (theirs.gives, theirs.again)


def behind_words(presenter: Presenter[T], best: Weighed, item: Weighed) -> str:
    """How far another choice is behind the advised one, in points; empty where nobody has reckoned that."""
    if not are_tried(best, item):
        return ""
    points = best.value - item.value
    close = "yes" if is_within_chance(best, item) else "no"
    side = "level" if is_level(best, item) else "behind" if points > 0 else "before"
    return presenter.localizer.say(f"advice_{side}", points=points_of(presenter.localizer, points), close=close)


def _own(presenter: Presenter[T], table: T, item: Weighed, clauses: list[str]) -> list[str]:
    """What is said of another choice by itself: its clauses, else what is printed beside it.

    What it leaves is not among them: that is said in comparison.
    """
    leaves = fact_of(item, Leaves)
    gains, _ = gains_and_losses(presenter, table, item.choice, leaves.changes) if leaves is not None else ("", "")
    others = [clause for clause in clauses if not gains or gains not in clause][:CLAUSES_OF_NEXT]
    return others or [*filter(None, [printed_clause(presenter, table, item)])]


def label_of(presenter: Presenter[T], table: T, weighed: Weighed) -> str:
    """What a choice is called, without marks."""
    return plain(presenter.localizer.rich_text(presenter.named(table, weighed.choice))).rstrip(".")


def runs_of(weighed: Weighed) -> int:
    """How many trial runs of a choice there were, those for an explanation too."""
    return next((fact.playouts for fact in weighed.facts if isinstance(fact, ScoreAhead | Leaves)), 0)
