"""The question section: the question, who is asked, and the rules entries behind it."""

from __future__ import annotations

import functools
from typing import Any, TypeVar

from ...kernel.choices import CHANCE, Choice, Seat
from ...kernel.steps import Decision
from ...kernel.table import decision_of
from ...languages import Lang
from ...party.table.decisions import scene_of
from ...party.table.table import PartyTable
from ...reference.titles import rule_titles
from ..acts import NOW
from ..audience import Audience
from ..rules_behind import rules_behind
from ..scene.asks import Asks, RuleEntry
from .forced import declines
from .presenter import Presenter
from .scene_section import READS_EVERYTHING

T = TypeVar("T", bound=PartyTable)
READS = READS_EVERYTHING
"""A question depends on all that a decision may depend on."""
ATTACK = "attack"
"""The first word of the choice of an attack."""
NOBODY = -2
"""The seat of a table that waits for nobody."""
MAX_ENTRIES = 4
"""How many entries behind a question are named."""
NOT_AT_A_QUESTION = ("differences", "errata-cards", "errata-stories", "setup")
"""Entries that answer nobody who is asked something: about another game, another printing, the box."""


def waiting_decision(presenter: Presenter[T], table: T, audience: Audience) -> Asks:
    """The waiting question; it names no secrets."""
    localizer, decision = presenter.localizer, decision_of(table)
    if decision is None:
        return Asks(kind="", topic="question", seat=NOBODY, who="", question=(), context=(), entries=(), forced=False)
    seat = decision.who(table)
    is_readable = _may_read(presenter, table, audience)
    answer = presenter.once_for_all(table, ("answer", audience.open_hands), only_answer, presenter, table, audience)
    is_forced = answer is not None
    seats = answering(table, seat)
    who = localizer.say("chronicle_chance") if seat == CHANCE else localizer.listed(table.names[at] for at in seats)
    return Asks(
        kind=type(decision).__name__,
        topic=scene_of(table),
        seat=seat,
        who=who,
        question=localizer.rich_text(presenter.stated(table) if is_forced else presenter.asked(table)),
        context=tuple(map(localizer.rich_text, presenter.context(table))) if is_readable else (),
        entries=_entries(presenter.game, localizer.lang, type(decision), presenter.leads(table)),  # type: ignore[arg-type]  # a class
        forced=is_forced,
        form=forms(table, decision),
        seats=seats,
    )


def answering(table: PartyTable, seat: Seat) -> tuple[Seat, ...]:
    """The seats that the table waits for: in a fight all that can attack, else the one that is asked."""
    attackers = {table.actor(choice) for choice in table.offered if choice[0] == ATTACK}
    return tuple(sorted(attackers)) or (seat,)


def forms(table: PartyTable, decision: Decision[Any]) -> str:
    """What may be answered in free words, and how what is in progress may have been settled by hand."""
    answers = table.bound.rulebook.settling.answers(table)
    by_hand = f"settled {' '.join(answers)}" if answers else ""
    return "; ".join(form for form in (decision.form(table), by_hand) if form)


def _may_read(presenter: Presenter[T], table: T, audience: Audience) -> bool:
    """Whether the audience may see the numbers of a question: secret choices are among them."""
    alone = presenter.hands.seat_alone_for_another_reason(table)
    return alone is None or audience.sees(alone)


def only_answer(presenter: Presenter[T], table: T, audience: Audience) -> Choice | None:
    """The only answer that makes a difference, if no act for this moment is possible."""
    usual, decision = presenter.usual(table), decision_of(table)
    if usual is not None or decision is None or _has_real_choice(table, decision):
        return usual
    answer = table.offered[0]
    if _hides_whether_others_act(decision, answer, audience) or _can_act(presenter, table):
        return None
    return answer


def _has_real_choice(table: T, decision: Decision[Any]) -> bool:
    """Whether something else may be answered than one choice."""
    return len(table.offered) != 1 or decision.free or bool(decision.form(table))


def _hides_whether_others_act(decision: Decision[Any], answer: Choice, audience: Audience) -> bool:
    """Whether an offer to act is declined where hands are secret: whether others could act is a secret then."""
    return not audience.open_hands and decision.any_time and declines(answer)


def _can_act(presenter: Presenter[T], table: T) -> bool:
    """Whether an act for this moment is possible, besides the one choice of the decision."""
    acts = presenter.options(table)[1:]
    return any(table.is_act(choice) and presenter.kind(table, choice) == NOW for choice in acts)


@functools.lru_cache(1024)
def _entries(game: str, lang: Lang, kind: type[Decision[Any]], leads: tuple[str, ...]) -> tuple[RuleEntry, ...]:
    """The leading entries of such a decision, then those that state its rules."""
    entries = rule_titles(game, lang)
    behind = [entries.places[rule] for rule in rules_behind(game, kind)]
    useful = [slug for slug in (*leads, *behind) if slug not in NOT_AT_A_QUESTION]
    slugs = dict.fromkeys(useful or behind)
    return tuple(RuleEntry(slug, entries.titles[slug]) for slug in [*slugs][:MAX_ENTRIES])
