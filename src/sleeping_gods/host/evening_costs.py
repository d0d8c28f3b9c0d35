"""The decisions of an evening that cost a member most, by what a robot would have chosen in their place."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..bots.robots.interface import Advice, Budget, Weighed
from ..campaign.live import Campaign
from ..journal.entries import JournalEntry
from ..journal.notation import CHANCE, TABLE
from ..kernel.choices import Choice, parse
from ..kernel.play import play
from ..languages import Lang
from ..party.table.table import PartyTable, of_party
from ..presentation.audience import Audience
from ..presentation.presenters import PRESENTERS
from ..presentation.scene.advice import CostlyDecision
from ..presentation.story_knowledge import Past
from ..presentation.story_translation import load_translation
from ..wire.events import AdviceEvent
from ..wire.requests import AdviseRequest
from .advice_inquiry import AdviceInquiry, Clock, advice_of, knowledge_after
from .advice_words import why_better

MILLISECONDS = 3_000
"""How long a robot thinks over all decisions of an evening."""
MAX_DECISIONS = 400
"""The last decisions of an evening that it looks at."""
MAX_TOLD = 3
"""The decisions that are told, the dearest first."""
MIN_COST = 0.5
"""Points that a decision must have cost to be told."""


@dataclass(frozen=True, slots=True)
class WeighedDecision:
    """A decision that a member took, and what a robot would have done."""

    entry: int
    table: PartyTable
    """The table at which it was taken."""
    seats: tuple[int, ...]
    """The member's seats then."""
    taken: Weighed
    best: Weighed

    @property
    def cost(self) -> float:
        """By how much it was worth less to the robot than its own choice, in points."""
        return round(self.best.value - self.taken.value, 1)


class EveningInquiry(AdviceInquiry):
    """Which decisions since an entry cost the member most; each is weighed with what its seat knew then."""

    is_about_now = False

    def __init__(
        self,
        campaign: Campaign,
        past: Past,
        lang: Lang,
        audience: Audience,
        request: AdviseRequest,
        clock: Clock,
    ) -> None:
        history = campaign.history
        self.position = len(campaign.journal.entries)
        self._request = request
        self._campaign = campaign
        self._past = past
        self._lang = lang
        self._audience = audience
        self._clock = clock
        line = history.numbers()
        before, self._entries = history.last_entries(sum(1 for number in line if number > request.since))
        self._table = of_party(before.clone())
        earlier = line[: len(line) - len(self._entries)]
        self._knowledge = knowledge_after(history, earlier, self._table.turn)
        names = of_party(campaign.table).names
        self._names = frozenset(names[seat] for seat in audience.seats)
        self._dearest: list[WeighedDecision] = []

    def _think(self) -> None:
        """Play the evening again, and weigh the decisions of the member on the way."""
        by_players = [entry for entry in self._entries if entry.seat not in (CHANCE, TABLE)][-MAX_DECISIONS:]
        to_weigh = {entry.number for entry in by_players}
        budget = Budget.of_time(MILLISECONDS / max(1, len(by_players)), self._clock)
        for entry in self._entries:
            choice = parse(entry.choice)
            if entry.number in to_weigh:
                self._weigh(entry, choice, budget)
            play(self._table, entry.choice)
            self._knowledge.note(self._table, choice)

    def _weigh(self, entry: JournalEntry, choice: Choice, budget: Budget) -> None:
        """Keep a decision of the member if it is among those that cost most so far."""
        table = self._table
        seats = tuple(seat for seat, name in enumerate(table.names) if name in self._names)
        if choice not in table.offered or len(table.offered) < 2 or table.actor(choice) not in seats:
            return
        advice = advice_of(table, self._knowledge, seats, budget)
        taken = _weighed_choice(advice, choice)
        if advice is None or taken is None or not (advice.best.facts or taken.facts):
            return
        if advice.best.value - taken.value < MIN_COST:
            return
        decision = WeighedDecision(
            entry=entry.number, table=of_party(table.clone()), seats=seats, taken=taken, best=advice.best
        )
        self._dearest = sorted([*self._dearest, decision], key=lambda each: (-each.cost, each.entry))[:MAX_TOLD]

    def event(self) -> AdviceEvent:
        """The decisions in words; a sentence where none cost anything."""
        presenter = PRESENTERS[self._campaign.game.id](self._lang)
        load_translation(presenter.localizer, self._campaign.pack, self._campaign.pack.id)
        history, localizer = self._campaign.history, presenter.localizer
        costly = []
        for decision in self._dearest:
            presenter.read = self._past.known(history, history.before(decision.entry))
            audience = replace(self._audience, seats=decision.seats)
            costly.append(
                CostlyDecision(
                    entry=decision.entry,
                    taken=localizer.rich_text(presenter.named(decision.table, decision.taken.choice)),
                    better=localizer.rich_text(presenter.named(decision.table, decision.best.choice)),
                    tenths=round(10 * decision.cost),
                    why=why_better(presenter, decision.table, audience, decision.best, decision.taken),
                )
            )
        none_costly = localizer.rich_text(localizer.say("advice_evening-none", points=MIN_COST))
        return AdviceEvent(self.position, self._request.id, costly=tuple(costly), note=() if costly else none_costly)


def _weighed_choice(advice: Advice | None, choice: Choice) -> Weighed | None:
    """What a robot thought of a choice that it would not have made itself."""
    if advice is None:
        return None
    return next((other for other in advice.others if other.choice == choice), None)
