"""What is asked, in both games: the question, whom the table waits for, and the entries of the rules behind it."""

from __future__ import annotations

import functools
from typing import Any, TypeVar

from ...effects.terms import Lang
from ...kernel.choices import CHANCE, Choice
from ...kernel.play import options
from ...kernel.steps import Decision
from ...kernel.table import decision_of
from ...party.table.table import PartyTable
from ...reference.book.library import book
from ..acts import NOW
from ..audience import Audience
from ..rules_behind import rules_behind
from ..scene.asks import Asks, RuleEntry
from .teller import Teller

T = TypeVar("T", bound=PartyTable)
READS: tuple[str, ...] = ()
"""A question hangs on all that a decision may hang on."""
OVER = -2
"""The seat of a table that waits for nobody."""
FEW = 4
"""So many entries behind a question are named."""


def asks(teller: Teller[T], table: T, audience: Audience) -> Asks:
    """The question, for whoever may read it: a question names nothing that is a secret."""
    voice, decision = teller.voice, decision_of(table)
    if decision is None:
        return Asks("", OVER, "", (), (), (), settled=False)
    seat, settled = decision.who(table), is_settled(teller, table)
    who = voice.say("chronicle_chance") if seat == CHANCE else table.names[seat]
    return Asks(
        kind=type(decision).__name__,
        seat=seat,
        who=who,
        question=voice.runs(teller.stated(table) if settled else teller.asked(table)),
        context=tuple(voice.runs(line) for line in teller.context(table)),
        entries=_entries(teller.game, voice.lang, type(decision), teller.leads(table)),  # type: ignore[arg-type]  # a class
        settled=settled,
    )


def is_settled(teller: Teller[T], table: T) -> bool:
    """Whether there is one answer that makes any difference, and nothing to be done that is meant for this moment."""
    return forced(teller, table) is not None


def forced(teller: Teller[T], table: T) -> Choice | None:
    """The one answer that makes a difference; any where none does, as for damage left in a fight that is won."""
    live = [choice for choice in table.offered if not teller.is_idle(table, choice)]
    if len(live) > 1 or not table.offered or decision_of(table) is None:
        return None
    if any(
        teller.kind(table, choice) == NOW for choice in options(table)[len(table.offered) :] if table.is_act(choice)
    ):
        return None
    return live[0] if live else table.offered[0]


@functools.lru_cache(1024)
def _entries(game: str, lang: Lang, kind: type[Decision[Any]], leads: tuple[str, ...]) -> tuple[RuleEntry, ...]:
    """What leads at such a decision, then what states the rules that it plays."""
    known = book(game, lang)
    slugs = dict.fromkeys([*leads, *(known.places[rule].slug for rule in rules_behind(game, kind))])
    return tuple(RuleEntry(slug, known.entries[slug].title) for slug in [*slugs][:FEW])
