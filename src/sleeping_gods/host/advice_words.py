"""What a robot would do, in plain words: its choice, the two next best, and why in two sentences with the figures."""

from __future__ import annotations

from typing import TypeVar

from ..bots.robots.advice_facts import ScoreAhead
from ..bots.robots.blow import blow_ahead
from ..bots.robots.interface import Advice, Weighed
from ..kernel.choices import text
from ..party.table.table import PartyTable
from ..presentation.audience import Audience
from ..presentation.party.presenter import Presenter
from ..presentation.scene.advice import Advised, AdvisedChoice
from ..presentation.scene.text import RichText, plain
from .advice_facts import LEAST_GAIN, clauses_of, figure, printed_clause, trial_clause

T = TypeVar("T", bound=PartyTable)
SHOWN = 3
"""The choice of the robot, and the two next best."""
CLAUSES = 2
"""So many figures are said of a choice."""
CLOSE = 0.5
"""Values that differ by less are as good as each other, in points of the score."""
NEVER = 1_000.0
"""A greater difference of values is none of points."""


def advised(presenter: Presenter[T], table: T, audience: Audience, advice: Advice) -> Advised:
    """An advice in words; only choices that the audience may know of, with figures that it may know."""
    others = [item for item in advice.others if presenter.sees(table, item.choice, audience)]
    others.sort(key=lambda item: (-item.value, item.choice not in table.offered))
    weighed = [advice.best, *others][:SHOWN]
    clauses = [clauses_of(presenter, table, audience, item)[:CLAUSES] for item in weighed]
    localizer = presenter.localizer
    choices = tuple(
        AdvisedChoice(
            text(item.choice),
            localizer.rich_text(presenter.named(table, item.choice)),
            localizer.rich_text(localizer.clauses(figures) or printed_clause(presenter, table, item)),
        )
        for item, figures in zip(weighed, clauses, strict=True)
    )
    valued = any(map(_runs, weighed))
    first = because(presenter, table, weighed[0], clauses[0], valued=valued)
    second = beside_the_next(presenter, table, weighed, clauses)
    return Advised(choices, localizer.rich_text(f"{first} {second}"))


def why_better(presenter: Presenter[T], table: T, audience: Audience, best: Weighed, taken: Weighed) -> RichText:
    """Why the robot would have made another decision: the figures of its own choice, and those of the one taken."""
    clauses = [clauses_of(presenter, table, audience, item)[:CLAUSES] for item in (best, taken)]
    first = because(presenter, table, best, clauses[0])
    second = beside_the_next(presenter, table, [best, taken], clauses, key="taken")
    return presenter.localizer.rich_text(f"{first} {second}")


def because(presenter: Presenter[T], table: T, best: Weighed, clauses: list[str], *, valued: bool = True) -> str:
    """The sentence that says why: the figures of the choice itself."""
    localizer, label = presenter.localizer, label_of(presenter, table, best)
    if not clauses:
        printed = printed_clause(presenter, table, best) or "none"
        key = "advice_because-valued" if valued else "advice_because-thumb"
        return localizer.say(key, choice=label, clauses=printed)
    return localizer.say("advice_because", choice=label, clauses=localizer.clauses(clauses))


def beside_the_next(
    presenter: Presenter[T], table: T, weighed: list[Weighed], clauses: list[list[str]], key: str = "next"
) -> str:
    """The sentence that compares it with the next best, by what the robot reckons or by the figures of that one."""
    say = presenter.localizer.say
    if len(weighed) < 2:
        return say("advice_next-none")
    best, following = weighed[0], weighed[1]
    blow = blow_ahead(table)
    if blow is not None and blow.exact and blow.choice == best.choice:
        return say("advice_next-exact")
    label, ahead = label_of(presenter, table, following), best.value - following.value
    runs = min(_runs(best), _runs(following))
    if key == "next" and runs and ahead < LEAST_GAIN:
        return _undecided(presenter, following, clauses[1], label=label, ahead=ahead, runs=runs)
    if best.facts and following.facts and CLOSE <= ahead < NEVER:
        points = figure(presenter.localizer, ahead)
        if key != "next":
            return say(f"advice_{key}-points", choice=label, points=points)
        shown = presenter.localizer.clauses(clauses[1]) or "none"
        return say("advice_next-points", choice=label, points=points, clauses=shown)
    if key == "next" and best.facts and following.facts and clauses[1] and abs(ahead) < LEAST_GAIN:
        return say("advice_next-alike", choice=label, clauses=presenter.localizer.clauses(clauses[1]))
    if key == "next" and not (best.facts or following.facts):
        shown = presenter.localizer.clauses(clauses[1]) or printed_clause(presenter, table, following)
        return say("advice_next-unweighed", choice=label, clauses=shown or "none")
    figures = presenter.localizer.clauses(clauses[1]) or printed_clause(presenter, table, following)
    if figures:
        return say(f"advice_{key}-figures", choice=label, clauses=figures)
    return say("advice_next-plain")


def _undecided(
    presenter: Presenter[T], following: Weighed, clauses: list[str], *, label: str, ahead: float, runs: int
) -> str:
    """That playouts do not tell two choices apart, and what else is known of the second."""
    localizer = presenter.localizer
    key = "advice_next-within" if ahead <= -LEAST_GAIN else "advice_next-tie"
    others = [clause for clause in clauses if clause != trial_clause(localizer, following)]
    return localizer.say(
        key, choice=label, runs=runs, points=figure(localizer, abs(ahead)), clauses=localizer.clauses(others) or "none"
    )


def label_of(presenter: Presenter[T], table: T, weighed: Weighed) -> str:
    """What a choice is called, without marks."""
    return plain(presenter.localizer.rich_text(presenter.named(table, weighed.choice))).rstrip(".")


def _runs(weighed: Weighed) -> int:
    """How often a choice was tried in playouts."""
    return next((fact.playouts for fact in weighed.facts if isinstance(fact, ScoreAhead)), 0)
