"""The figures behind a choice that a robot weighed, as clauses: exact odds first, then what the robot counted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from ..bots.robots.advice_facts import (
    AdviceFact,
    AttackAhead,
    BlowTaken,
    Costs,
    CourseWorth,
    EquipAhead,
    Excluded,
    FightAhead,
    Gains,
    GoalWorth,
    HeadsFor,
    Instead,
    Lacks,
    Leaves,
    LostCommand,
    PassChance,
    PlacementBeside,
    ReadAhead,
    RegionWorth,
    Standing,
    StoryWorth,
    ThumbRule,
    UnreadAhead,
)
from ..bots.robots.interface import Weighed
from ..bots.robots.measures import COINS_PER_POINT
from ..kernel.choices import Choice
from ..kernel.table import decision_of
from ..party.acts.alter import AlterTest
from ..party.chapters.strike import PlaceDamage
from ..party.table.table import PartyTable
from ..presentation.audience import Audience
from ..presentation.odds import percent
from ..presentation.party.presenter import Presenter
from ..presentation.party.test_texts import skill_word
from ..presentation.phrases import join
from ..sea.table.table import SeaTable
from ..skies.table.table import SkiesTable
from .advice_aside import is_aside
from .advice_beside import LEAST_GAIN, fact_of, parts_of
from .advice_changes import figure, points_of
from .advice_defeat import defeat_clause
from .advice_odds import is_worthless, odds_clauses
from .advice_rule_words import only_own_words, rule_clauses, rule_words
from .advice_trial_words import words_of_placement, words_of_trials
from .advice_weighing import gains_and_losses, speaks_for_itself

T = TypeVar("T", bound=PartyTable)
ALL_PARTS: Choice = ("do", "all")
"""To carry all parts of a room out, in printed order."""
OF_COURSE = frozenset({"course", "sail-there"})
"""Rules that only say that there is a course."""

ORDER: tuple[type[object], ...] = (
    PassChance, FightAhead, AttackAhead, BlowTaken, Lacks, Instead, EquipAhead, ThumbRule, LostCommand, Standing,
    HeadsFor, GoalWorth, RegionWorth, CourseWorth, StoryWorth, UnreadAhead, ReadAhead, Costs, Gains, Leaves,
)  # fmt: skip
"""The kinds of facts, those that say most first."""
PRINTED = frozenset(
    {
        "Attacks", "Block", "Buy", "Choose", "ChooseEvent", "DealTo", "GiveCard", "KeepReward", "Learn", "MayAttempt",
        "NextAction", "PickArm", "PlaceStandees", "WeakenFoe",
    }
)  # fmt: skip
"""Decisions whose choices have their price, their failing or their figures printed beside them."""
PRINTED_ACTS = frozenset({"activate", "cook", "drink", "equip", "play", "use"})
"""Acts of any time whose price or effect stands beside their name."""


def clauses_of(
    presenter: Presenter[T],
    table: T,
    audience: Audience,
    weighed: Weighed,
    following: Weighed | None = None,
    *,
    says_most: bool = True,
) -> list[str]:
    """What speaks for a choice in figures, those that weigh most first; each clause without a full stop.

    Its rule of thumb is said only as far as that puts it before the ``following`` choice. ``says_most`` is whether what
    can be used after a draw speaks for the advised choice.
    """
    clauses = _clauses(presenter, table, audience, weighed, following, says_most=says_most)
    return list(dict.fromkeys(filter(None, clauses)))


def _clauses(
    presenter: Presenter[T],
    table: T,
    audience: Audience,
    weighed: Weighed,
    following: Weighed | None,
    *,
    says_most: bool,
) -> Iterator[str]:
    """Every clause in its order, also empty ones: of the choice itself, the exact odds, then what the robot counted."""
    odds = [*odds_clauses(presenter, table, audience, weighed.choice, says_most=says_most)]
    yield from _of_choice(presenter, table, weighed, following)
    if not _is_encounter(table) or fact_of(weighed, PassChance) is None:
        yield from odds
    for fact in sorted(weighed.facts, key=_place_in_order):
        if not _is_said_elsewhere(presenter, table, weighed, fact, has_odds=bool(odds)):
            yield from _of_counted(presenter, table, audience, weighed, fact, following)


def _of_choice(presenter: Presenter[T], table: T, weighed: Weighed, following: Weighed | None) -> Iterator[str]:
    """What is known of a choice without any reckoning: what is printed beside it, dangers on the way, a defeat."""
    kind, choice = type(decision_of(table)).__name__, weighed.choice
    if _says_printed(table, kind, weighed):
        yield _printed_apart(presenter, table, weighed)
    if kind == "JoinChallenge" and choice[0] == "join" and isinstance(table, SeaTable):
        _, *costs = parts_of(presenter.detail(table, choice)) or ("",)  # the first part is what it adds
        yield ", ".join(costs)
    if choice[0] == "sail" and isinstance(table, SeaTable):
        yield hazard_clause(presenter, table, choice)
    if choice[0] == "travel" and isinstance(table, SkiesTable):
        yield obstacle_clause(presenter, table, choice)
    yield defeat_clause(presenter, table, weighed, following)
    if choice == ALL_PARTS:
        parts = [presenter.label(table, part) for part in table.offered if part != ALL_PARTS]
        yield presenter.localizer.listed(parts)


def _is_encounter(table: PartyTable) -> bool:
    """Whether the next action of a wandering encounter is asked for: then the robot's own chance is said."""
    return type(decision_of(table)).__name__ == "NextAction"


def _is_said_elsewhere(
    presenter: Presenter[T], table: T, weighed: Weighed, fact: AdviceFact, *, has_odds: bool
) -> bool:
    """Whether another clause says what a fact would, or it decides nothing here."""
    is_tried_out, rule = fact_of(weighed, Instead) is not None, fact_of(weighed, ThumbRule)
    match fact:
        case ThumbRule():
            return _decides_nothing(presenter, table, weighed, fact)
        case PassChance():  # the exact odds say it
            return has_odds and not _is_encounter(table)
        case StoryWorth():  # trial runs say more, or its rule says it
            return is_tried_out or (rule is not None and rule.name == "story-nothing")
        case Lacks():  # its rule says what it is good for
            return not is_tried_out and (rule is None or rule.name != "care")
        case Leaves():
            return not _tells_leaves(presenter, table, weighed)
    return False


def _decides_nothing(presenter: Presenter[T], table: T, weighed: Weighed, rule: ThumbRule) -> bool:
    """Whether a result stands whatever its rule says, the course itself says it, or no square is worth anything."""
    heads_for = fact_of(weighed, HeadsFor)
    has_course = fact_of(weighed, CourseWorth) is not None or (heads_for is not None and not heads_for.distance)
    passed = isinstance(decision_of(table), AlterTest) and presenter.boosts.needs(table) == 0
    if passed or (rule.name in OF_COURSE and has_course):
        return True
    return rule.name == "placing" and is_worthless(presenter, table)


def _of_counted(
    presenter: Presenter[T], table: T, audience: Audience, weighed: Weighed, fact: AdviceFact, following: Weighed | None
) -> Iterator[str]:
    """The clauses of a fact; some compare it with the following choice."""
    match fact:
        case ThumbRule(name="only-own"):
            yield only_own_words(presenter, table, audience)
        case ThumbRule() if following is not None:
            yield from rule_clauses(presenter, fact, weighed, following)
        case UnreadAhead() if following is not None and fact_of(following, UnreadAhead) == fact:
            yield presenter.localizer.say("advice_unread-both")
        case Instead():
            yield words_of_trials(presenter, table, weighed, fact, following)
        case _:
            yield _of_fact(presenter, table, audience, weighed, fact)


def _says_printed(table: PartyTable, kind: str, weighed: Weighed) -> bool:
    """Whether what stands beside a choice in the menu is said with it: its price, its failing, its figures."""
    choice, is_unruled = weighed.choice, fact_of(weighed, ThumbRule) is None
    return (
        kind in PRINTED
        or (choice not in table.offered and choice[0] in PRINTED_ACTS)
        or (kind == "PlaceDamage" and choice[0] == "cover" and is_unruled)
        or (kind == "AlterAttack" and fact_of(weighed, AttackAhead) is None)
    )


def _tells_leaves(presenter: Presenter[T], table: T, weighed: Weighed) -> bool:
    """Whether what trial runs of a choice leave is told of it: where it answers what is asked and speaks for it."""
    is_placing = isinstance(decision_of(table), PlaceDamage) and fact_of(weighed, Instead) is None
    if is_placing or is_aside(presenter, table, weighed.choice):
        return False
    return speaks_for_itself(table, weighed)


def _place_in_order(fact: AdviceFact) -> int:
    """The index of its kind in ORDER; kinds that are not listed come last."""
    return ORDER.index(type(fact)) if type(fact) in ORDER else len(ORDER)


def printed_clause(presenter: Presenter[T], table: T, weighed: Weighed) -> str:
    """What stands beside the choice in the menu: what it costs and does."""
    return presenter.detail(table, weighed.choice).rstrip(".")


def _printed_apart(presenter: Presenter[T], table: T, weighed: Weighed) -> str:
    """The same of an act that alters a test, without what it gives there, which has a clause of its own."""
    printed = printed_clause(presenter, table, weighed)
    boost = presenter.boosts.of(table, weighed.choice)
    if boost is None or not isinstance(decision_of(table), AlterTest):
        return printed
    needs = presenter.boosts.needs(table)
    gives = presenter.localizer.say("boost_gives", needs=needs, gives=boost.gives)
    return printed.replace(gives, "").strip(" ,;")


def hazard_clause(presenter: Presenter[Any], table: SeaTable, choice: Choice) -> str:
    """The hazard of a region, as it stands in the menu; empty if there is none."""
    _, region = choice
    if table.pack.regions[region].hazard is None:
        return ""
    return presenter.detail(table, choice).rstrip(".").rpartition(";")[2].strip()


def obstacle_clause(presenter: Presenter[Any], table: SkiesTable, choice: Choice) -> str:
    """The obstacle on a way and what ignores it, as it stands in the menu; empty if there is none."""
    return presenter.detail(table, choice).rstrip(".").partition(";")[2].strip()


def _of_fact(presenter: Presenter[T], table: T, audience: Audience, weighed: Weighed, fact: AdviceFact) -> str:
    """A figure that the robot counted, in words; empty if there is nothing to say of it."""
    localizer, choice = presenter.localizer, weighed.choice
    say = localizer.say
    match fact:
        case PassChance(skill=skill, number=number, chance=chance):
            share = say("odds_percent", share=percent(round(1000 * chance), 1000))
            return say("advice_pass", skill=skill_word(localizer, skill), number=number, chance=share)
        case Costs(what=what, amount=amount):
            return say("advice_costs", amount=amount, what=_thing(presenter, table, what))
        case Gains(what=what, amount=amount):
            return say("advice_gains", amount=amount, what=_thing(presenter, table, what))
        case FightAhead(enemies=enemies, unknown=unknown, harm=harm):
            names = localizer.listed(presenter.game_words.name(localizer, table, enemy) for enemy in enemies)
            key = "advice_fight" if names and not unknown else "advice_fight-unknown"
            return say(key, enemies=names, harm=round(harm))
        case UnreadAhead(pages=pages, worth=worth):
            return say("advice_unread", pages=pages, points=points_of(localizer, worth / COINS_PER_POINT))
        case ReadAhead(pages=pages):
            return say("advice_read", pages=pages)
        case StoryWorth(worth=worth):
            key = "advice_story-worth" if worth > -LEAST_GAIN else "advice_story-cost"
            return say(key, points=points_of(localizer, worth))
        case HeadsFor():
            return _of_course(presenter, fact, place=_place(presenter, table, audience, fact.location))
        case CourseWorth():
            return _of_course_worth(presenter, weighed, fact)
        case Lacks(what=what, amount=amount, who=who, left=left, most=most):
            name = presenter.game_words.name(localizer, table, who) if who else ""
            return say(f"advice_lacks-{what}", amount=amount, who=name, left=left, most=most)
        case ThumbRule():
            return rule_words(presenter, fact)
        case GoalWorth(worth=worth):
            return say("advice_goal-worth", points=points_of(localizer, worth))
        case RegionWorth(worth=worth):
            return say("advice_region-worth", points=points_of(localizer, worth)) if worth >= LEAST_GAIN else ""
        case LostCommand(printed=printed, gained=gained):
            return say("advice_lost-command", printed=printed, gained=gained)
        case AttackAhead(dealt=dealt, taken=taken, dealt_then=dealt_then, taken_then=taken_then):
            if (dealt, taken) == (dealt_then, taken_then):
                return say("advice_attack-same", dealt=dealt, taken=taken)
            if taken == taken_then:
                return say("advice_attack-dealt", dealt=dealt, dealt_then=dealt_then)
            if dealt == dealt_then:
                return say("advice_attack-taken", taken=taken, taken_then=taken_then)
            return say("advice_attack-ahead", dealt=dealt, taken=taken, dealt_then=dealt_then, taken_then=taken_then)
        case EquipAhead():
            return _of_equipping(presenter, table, fact)
        case BlowTaken(who=who, blow=blow, blocked=blocked, health=health):
            name = presenter.game_words.name(localizer, table, who)
            return say("advice_blow-taken", who=name, blow=blow, blocked=blocked, health=health)
        case Standing():
            return _of_standing(presenter, table, fact)
        case Leaves(changes=changes, playouts=playouts, at_once=at_once):
            gains, losses = gains_and_losses(presenter, table, choice, changes)
            key = "advice_at-once" if at_once else "advice_leaves"
            return say(key, changes=gains, though=losses or "none", runs=playouts) if gains else ""
        case Excluded():
            return say("advice_excluded")
        case PlacementBeside():
            return words_of_placement(presenter, fact)
        case _:
            return ""


def _of_course(presenter: Presenter[Any], course: HeadsFor, *, place: str) -> str:
    """Where a course leads and how far it is; nothing of a place without a name."""
    say = presenter.localizer.say
    if not place:
        return ""
    if not course.distance:
        left = "none" if course.time_left is None else course.time_left
        return say(f"advice_arrives-{course.what}", place=place, left=left)
    away = say(f"advice_away-{course.unit}", count=max(1, round(course.distance)))
    if course.distance >= course.before:
        goal = say(f"advice_goal-{course.what}", place=place)
        key = "advice_heads-away" if course.distance > course.before else "advice_heads-no-nearer"
        return say(key, goal=goal, away=away)
    return say(f"advice_heads-{course.what}", place=place, away=away)


def _of_course_worth(presenter: Presenter[Any], weighed: Weighed, course: CourseWorth) -> str:
    """What a course is worth, said by what is wanted there: a port, a market, or pages of the story."""
    if course.worth < LEAST_GAIN:
        return ""
    heads_for = fact_of(weighed, HeadsFor)
    wanted = weighed.choice[0] if heads_for is None else heads_for.what
    unit = wanted if wanted in ("port", "market") else course.unit
    return presenter.localizer.say(f"advice_promise-{unit}", points=points_of(presenter.localizer, course.worth))


def _of_equipping(presenter: Presenter[T], table: T, fact: EquipAhead) -> str:
    """What an ability card raises, how much of it the others have, and what its player keeps."""
    localizer = presenter.localizer
    return localizer.say(
        "advice_equip",
        who=presenter.game_words.name(localizer, table, fact.who),
        skill=skill_word(localizer, fact.skill),
        now=fact.now,
        then=fact.then,
        others=fact.others,
        left=fact.left,
        kept=fact.kept,
        unit=fact.unit,
        worth=figure(localizer, fact.worth) if fact.worth > 0 else "none",
    )


def _of_standing(presenter: Presenter[T], table: T, fact: Standing) -> str:
    """How somebody or something stands."""
    localizer = presenter.localizer
    if fact.what in ("goods", "stock"):
        return localizer.say("advice_standing-goods", what=localizer.counted(fact.amount, fact.who))
    if fact.what == "ship":
        return localizer.say("advice_standing-ship", amount=fact.amount)
    if fact.what == "rest":
        return localizer.say("advice_standing-rest", camps=int(fact.who), amount=fact.amount, most=fact.most)
    if fact.what == "suffer":
        who = localizer.term("status", fact.who)
    elif fact.what == "skill":
        who = skill_word(localizer, fact.who)
    else:
        who = presenter.game_words.name(localizer, table, fact.who)
    skill = skill_word(localizer, fact.skill) if fact.skill else ""
    return localizer.say(f"advice_standing-{fact.what}", who=who, amount=fact.amount, most=fact.most, skill=skill)


def _thing(presenter: Presenter[T], table: T, what: str) -> str:
    """A kind of goods, or a card, by its name."""
    localizer = presenter.localizer
    if localizer.words.knows("noun", what):
        return localizer.noun(what, many=True)
    return presenter.game_words.name(localizer, table, what.rpartition(" ")[2] if " " in what else what)


def _place(presenter: Presenter[T], table: T, audience: Audience, location: str) -> str:
    """A place as it is known: its number, and its name once it has been visited."""
    if not location.isdecimal():
        return presenter.game_words.name(presenter.localizer, table, location)
    return join([location, presenter.places(table, audience).name(int(location))], " ")
