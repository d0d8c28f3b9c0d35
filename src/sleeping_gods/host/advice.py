"""Answers what a robot would do: it knows what the asking member's seats know, and nothing else."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from ..bots.robots.group_knowledge import GroupKnowledge
from ..bots.robots.interface import Advice, Budget, Robot
from ..bots.robots.make import KINDS, robot
from ..campaign.live import Campaign
from ..journal.notation import CHANCE, TABLE
from ..kernel.choices import parse, seat_word
from ..kernel.luck import Luck
from ..kernel.play import is_over, play, waits_for_chance
from ..kernel.table import decision_of
from ..languages import Lang
from ..party.table.table import PartyTable, of_party
from ..presentation.audience import Audience
from ..presentation.party.cheapest_way import cheapest_way
from ..presentation.party.presenter import Presenter
from ..presentation.presenters import PRESENTERS
from ..presentation.scene.advice import CostlyDecision
from ..presentation.story_knowledge import Past
from ..presentation.story_translation import load_translation
from ..wire.events import AdviceEvent
from ..wire.requests import AdviseRequest
from .advice_words import advised, why_better
from .group_past import knowledge_after
from .refusal_words import host_message

Clock = Callable[[], float]
THINKING = 200
"""Milliseconds for one decision."""
LOOKING_BACK = 3_000
"""Milliseconds for all decisions of an evening."""
MAX_DECISIONS = 400
"""So many of the last decisions of an evening are looked at."""
COSTLY = 3
LEAST = 0.5
"""Points that a decision must have cost to be told."""
_thinking = threading.Lock()
"""Robots keep what they know of packs for all tables, and think one at a time in a process."""


@cache
def _robot() -> Robot:
    return robot(KINDS[-1])


def advice_event(
    campaign: Campaign,
    past: Past,
    presenter: Presenter[Any],
    audience: Audience,
    request: AdviseRequest,
    position: int,
    clock: Clock,
) -> AdviceEvent:
    """The answer to a member who asks for advice."""
    table = of_party(campaign.table)
    if request.about == "way":
        return AdviceEvent(position, request.id, way=cheapest_way(presenter, table, audience))
    if table.own_box() is not None:
        return AdviceEvent(position, request.id, note=host_message(presenter, "no-advice-own-box"))
    with _thinking:
        if request.about == "evening":
            costly = costly_decisions(campaign, past, presenter.localizer.lang, audience, request.since, clock)
            words = presenter.localizer.say("advice_evening-none", points=LEAST)
            note = () if costly else presenter.localizer.rich_text(words)
            return AdviceEvent(position, request.id, costly=costly, note=note)
        numbers = campaign.history.numbers()
        knowledge = knowledge_after(campaign.history, numbers, table.turn)
        advice = advice_of(table, knowledge, audience.seats, Budget.of_time(THINKING, clock))
    if advice is None:
        nothing = presenter.localizer.rich_text(presenter.localizer.say("advice_nothing"))
        return AdviceEvent(position, request.id, note=nothing)
    with presenter.table_fixed(table):
        return AdviceEvent(position, request.id, advised=advised(presenter, table, audience, advice))


def advice_of(
    table: PartyTable, knowledge: GroupKnowledge, seats: Sequence[int], budget: Budget, mind: Robot | None = None
) -> Advice | None:
    """What the robot would do in these seats; None where nothing is theirs to choose."""
    decision = decision_of(table)
    if is_over(table) or waits_for_chance(table) or decision is None or not seats:
        return None
    able = [decision.who(table), *(table.actor(choice) for choice in table.offered)]
    seat = next((seat for seat in able if seat in seats), None)
    if seat is None:
        return None
    view = knowledge.view(table, seat_word(seat), [seat_word(other) for other in seats])
    if not view.offered:
        return None
    return (mind or _robot()).advise(view, Luck(table.turn * 31 + len(knowledge.pages)), budget)


def costly_decisions(
    campaign: Campaign, past: Past, lang: Lang, audience: Audience, since: int, clock: Clock
) -> tuple[CostlyDecision, ...]:
    """The decisions of these seats since an entry that the robot values least beside its own, dearest first.

    Each is weighed with what its seat knew then.
    """
    history = campaign.history
    line = history.numbers()
    names = {of_party(campaign.table).names[seat] for seat in audience.seats}
    entries = [history.entry(number) for number in line if number > since]
    if not entries:
        return ()
    before, entries = history.last_entries(len(entries))
    table = of_party(before.clone())
    knowledge = knowledge_after(history, line[: len(line) - len(entries)], table.turn)
    presenter = PRESENTERS[campaign.game.id](lang)
    load_translation(presenter.localizer, campaign.pack, campaign.pack.id)
    presenter.read = past.known(history, entries[0].number - 1)
    own = [entry for entry in entries if entry.seat not in (CHANCE, TABLE)][-MAX_DECISIONS:]
    weighed = {entry.number for entry in own}
    share = LOOKING_BACK / max(1, len(own))
    dearest: list[tuple[float, CostlyDecision]] = []
    for entry in entries:
        choice = parse(entry.choice)
        seats = tuple(seat for seat, name in enumerate(table.names) if name in names)
        offered = choice in table.offered and len(table.offered) > 1
        if entry.number in weighed and offered and table.actor(choice) in seats:
            advice = advice_of(table, knowledge, seats, Budget.of_time(share, clock))
            taken = next((item for item in advice.others if item.choice == choice), None) if advice else None
            weighs = advice is not None and taken is not None and (advice.best.facts or taken.facts)
            if advice is not None and taken is not None and weighs and advice.best.value - taken.value >= LEAST:
                presenter.read = past.known(history, history.before(entry.number))
                cost = round(advice.best.value - taken.value, 1)
                lost = CostlyDecision(
                    entry.number,
                    presenter.localizer.rich_text(presenter.named(table, choice)),
                    presenter.localizer.rich_text(presenter.named(table, advice.best.choice)),
                    round(10 * cost),
                    why_better(presenter, table, replace(audience, seats=seats), advice.best, taken),
                )
                dearest = sorted([*dearest, (cost, lost)], key=lambda pair: (-pair[0], pair[1].entry))[:COSTLY]
        play(table, entry.choice)
        knowledge.note(table, choice)
    return tuple(lost for _, lost in dearest)
