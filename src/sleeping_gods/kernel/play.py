"""Playing: run the agenda to the next decision, list its options, take one, refuse the rest."""

from __future__ import annotations

import difflib
from typing import Any

from .choices import CHANCE, Choice, Seat, parse, text
from .errors import Bug, IllegalChoice, NoOption, Reason
from .steps import Decision
from .table import Table, decision_of, waiting_decision

STEP_LIMIT = 100_000
"""More steps than this without a decision is a loop of ours."""
STEPS_AT_MOST = range(STEP_LIMIT)
"""The same to count through, made once: `advance` is called for every choice."""
MAX_NEAR = 4
"""How many legal choices that are spelled alike a refusal names first."""
LEAST_LIKENESS = 0.5
"""How alike these are at least, from 0 to 1."""


def advance(table: Table) -> None:
    """Let steps happen until a decision with options waits, or the agenda is empty."""
    agenda = table.agenda
    pop = agenda.pop
    for _ in STEPS_AT_MOST:
        if not agenda:
            table.offered = []
            return
        top = agenda[-1]
        if top.waits:
            decision: Decision[Any] = top  # type: ignore[assignment]  # what waits is a Decision
            table.offered = offered = decision.options(table)
            if offered:
                return
            if not decision.lapses:
                raise NoOption(f"a decision without an option: {top!r}")
            pop()
        else:
            pop()
            top.run(table)
    raise Bug(f"{STEP_LIMIT} steps without a decision; next is {agenda[-1]!r}")


def options(table: Table) -> list[Choice]:
    """Everything that may be chosen now: the decision's own options, then acts of any time."""
    if not table.agenda:
        return []
    decision: Decision[Any] = table.agenda[-1]  # type: ignore[assignment]  # a Decision is on top
    if decision.any_time:
        return table.offered + table.acts(decision)
    return table.offered


def is_option(table: Table, choice: Choice) -> bool:
    """Whether a choice may be taken now; an act about the campaign can be known as one even if the options fail."""
    try:
        if choice in options(table):
            return True
        decision = decision_of(table)
        return decision is not None and bool(choice) and decision.accepts(table, choice)
    except Exception:  # a mistake in a game's rules can raise anything, and must not bar its own repair
        if table.is_table_act(choice):
            return False
        raise


def apply(table: Table, choice: Choice) -> None:
    """Take an option that is known to be legal, and go on to the next decision."""
    table.log_events.clear()  # as `clear_log_events` does, without a call for every decision
    table.private_events.clear()
    if table.is_act(choice):
        table.act(choice)
    else:
        decision: Decision[Any] = table.agenda.pop()  # type: ignore[assignment]  # a Decision is on top
        decision.choose(table, choice)
    advance(table)


def play(table: Table, line: str | Choice) -> None:
    """Take a choice given in notation; refuse it, with the table unchanged, if it is not legal."""
    choice = parse(line) if isinstance(line, str) else line
    if is_option(table, choice):
        apply(table, choice)
    elif table.is_table_act(choice):
        table_act(table, choice)
    else:
        raise refusal(table, choice)


def table_act(table: Table, choice: Choice) -> None:
    """Take an act about the campaign itself that is known to be legal."""
    table.clear_log_events()
    table.table_act(choice)
    advance(table)


def refusal(table: Table, choice: Choice) -> IllegalChoice:
    """The error for a choice that is not offered: what is legal, nearest first, and why not."""
    legal = [text(option) for option in options(table)]
    near = difflib.get_close_matches(text(choice), legal, n=MAX_NEAR, cutoff=LEAST_LIKENESS)
    ordered = near + [option for option in legal if option not in near]
    return IllegalChoice(text(choice), legal=ordered, reason=why_not(table, choice))


def why_not(table: Table, choice: Choice) -> Reason | None:
    """The rule that bars a choice, or None if it is legal or nonsense."""
    decision = decision_of(table)
    if is_option(table, choice):
        return None
    if decision is not None and choice:
        refused = decision.refuses(table, choice)
        if refused is not None:
            return refused
        for barred, reason in decision.barred(table):
            if barred == choice:
                return reason
    return table.why_not(choice)


def audience(table: Table, choice: Choice) -> tuple[Seat, ...] | None:
    """The seats that may know that this option is taken; None where everybody may, as with acts of any time."""
    decision = decision_of(table)
    return None if decision is None or table.is_act(choice) else decision.audience(table, choice)


def waits_for_chance(table: Table) -> bool:
    """Whether the next decision is a draw or a roll."""
    decision = decision_of(table)
    return decision is not None and decision.who(table) == CHANCE


def is_over(table: Table) -> bool:
    """Whether the campaign has come to its end."""
    return not table.agenda


def waiting(table: Table) -> tuple[Decision[Table], Seat]:
    """The decision that waits and the seat it waits for."""
    decision = waiting_decision(table)
    return decision, decision.who(table)
