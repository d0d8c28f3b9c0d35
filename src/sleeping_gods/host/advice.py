"""Answers what a robot would do: it knows what the asking member's seats know, and nothing else."""

from __future__ import annotations

from typing import Any

from ..bots.robots.interface import Advice, Budget
from ..campaign.live import Campaign
from ..party.table.table import of_party
from ..presentation.audience import Audience
from ..presentation.party.cheapest_way import cheapest_way
from ..presentation.party.presenter import Presenter
from ..presentation.story_knowledge import Past
from ..wire.events import AdviceEvent
from ..wire.requests import AdviseRequest
from .advice_inquiry import AdviceInquiry, Clock, explained_advice_of, knowledge_after
from .advice_words import advised
from .evening_costs import EveningInquiry
from .refusal_words import host_message

MILLISECONDS = 200
"""How long a robot thinks over one decision."""
MILLISECONDS_TO_EXPLAIN = 120
"""How long it then tries out what it did not weigh, only to say what comes of it."""


class ChoiceInquiry(AdviceInquiry):
    """What a robot would choose now."""

    is_about_now = True

    def __init__(
        self,
        campaign: Campaign,
        presenter: Presenter[Any],
        audience: Audience,
        request: AdviseRequest,
        clock: Clock,
    ) -> None:
        history = campaign.history
        self.position = len(campaign.journal.entries)
        self._table = of_party(campaign.table.clone())
        self._knowledge = knowledge_after(history, history.numbers(), self._table.turn)
        self._presenter = presenter
        self._audience = audience
        self._request = request
        self._clock = clock
        self._advice: Advice | None = None

    def _think(self) -> None:
        """Weigh the choices, within the time for the robot and the time for what explains it."""
        budget = Budget.of_time(MILLISECONDS, self._clock)
        to_explain = Budget.of_time(MILLISECONDS_TO_EXPLAIN, self._clock)
        self._advice = explained_advice_of(self._table, self._knowledge, self._audience.seats, budget, to_explain)

    def event(self) -> AdviceEvent:
        """The advice in words; a sentence where nothing is the member's to choose."""
        presenter, table = self._presenter, self._table
        if self._advice is None:
            nothing = presenter.localizer.rich_text(presenter.localizer.say("advice_nothing"))
            return AdviceEvent(self.position, self._request.id, note=nothing)
        with presenter.table_fixed(table):
            in_words = advised(presenter, table, self._audience, self._advice)
        return AdviceEvent(self.position, self._request.id, advised=in_words)


def begin_inquiry(
    campaign: Campaign,
    past: Past,
    presenter: Presenter[Any],
    audience: Audience,
    request: AdviseRequest,
    clock: Clock,
) -> AdviceInquiry | AdviceEvent:
    """The inquiry that a request for advice begins, or the answer where no robot has to think."""
    table, position = of_party(campaign.table), len(campaign.journal.entries)
    if request.about == "way":
        return AdviceEvent(position, request.id, way=cheapest_way(presenter, table, audience))
    if table.own_box() is not None:
        return AdviceEvent(position, request.id, note=host_message(presenter, "no-advice-own-box"))
    if request.about == "evening":
        return EveningInquiry(
            campaign=campaign, past=past, lang=presenter.localizer.lang, audience=audience, request=request, clock=clock
        )
    return ChoiceInquiry(campaign=campaign, presenter=presenter, audience=audience, request=request, clock=clock)


def advice_event(
    campaign: Campaign,
    past: Past,
    presenter: Presenter[Any],
    audience: Audience,
    request: AdviseRequest,
    clock: Clock,
) -> AdviceEvent:
    """The answer to a request for advice, thought over at once."""
    inquiry = begin_inquiry(campaign, past, presenter, audience, request, clock)
    if isinstance(inquiry, AdviceEvent):
        return inquiry
    inquiry.think()
    return inquiry.event()
