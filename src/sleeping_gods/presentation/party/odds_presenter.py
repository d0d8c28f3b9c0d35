"""The part of a presenter that knows which draw follows a choice and how likely its results are."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import TypeVar

from ...kernel.choices import Choice, text
from ...kernel.play import options
from ...kernel.table import decision_of
from ...party.acts.alter import AlterTest
from ...party.chapters.challenge import JoinChallenge, total
from ...party.table.decisions import window_of
from ...party.table.table import PartyTable
from ..audience import SOFA, SPECTATOR, Audience
from ..odds import rank
from ..odds_counter import OddsCounter, SameOdds
from .boosts import Boosts
from .caching_presenter import CachingPresenter, LanguageFreeFacts
from .reach import ChanceReach
from .test_texts import PASS
from .wording_presenter import GO_ON

T = TypeVar("T", bound=PartyTable)
OF_DRAWS = ("fate", "attack")
"""The windows after a draw."""
STEPPED = ("travel", "repair", "flight")
"""Tests that cannot be failed: their result is more or less."""
LOWEST_FATE = 1
"""No card has less fate."""


class OddsPresenter(CachingPresenter[T]):
    """The odds part of a presenter."""

    boosts: Boosts[T]

    def counting(self, table: T, audience: Audience) -> OddsCounter:
        """The odds counter on the table as an audience knows it."""
        moment = self._moment
        if moment is None or moment.table is not table:
            return OddsCounter(self, self.known(table, audience))
        counting, audience_key = moment.wordless.counting, replace(audience, apart=False)
        if audience_key not in counting:
            counting[audience_key] = OddsCounter(self, self.known(table, audience), self._sums(table, moment.wordless))
        return counting[audience_key]

    def _sums(self, table: T, wordless: LanguageFreeFacts) -> dict[str, dict[int, str]] | None:
        """The results of totals that all audiences share; hands matter only where something is free."""
        if any(self.boosts.has_free(table, window) for window in OF_DRAWS):
            return None
        return wordless.sums

    def strengthen(self, table: T, by: int) -> None:
        """Add to the total of the test in progress."""
        table.tests[-1].bonus += by

    def free(self, table: T) -> Choice | None:
        """An act that costs nothing and improves the draw, attack or hit in progress."""
        return self.boosts.free(table)

    def is_hopeless(self, table: T) -> bool:
        """Whether nothing could make the draw in progress good enough."""
        return self.boosts.is_hopeless(table) or self._cannot_be_bettered(table)

    def _cannot_be_bettered(self, table: T) -> bool:
        """Whether a test without a number is as good as it can get: no addition is enough, and no redraw is better."""
        needs = self.boosts.needs(table)
        if type(decision_of(table)) is not AlterTest or table.test.kind not in STEPPED or needs == 0:
            return False
        counting = self.counting(table, SOFA)
        added = ChanceReach(self.boosts.of, counting, GO_ON).most_added(table) if needs is not None else 0
        if needs is not None and added >= needs:
            return False
        return not self._redraw_is_better(table, counting, added)

    def _redraw_is_better(self, table: T, counting: OddsCounter, added: int) -> bool:
        """Whether drawing again, with so much added, could lead to a better result than the present one."""
        now: T = table.clone()  # type: ignore[assignment]  # a table's clone is of its own kind
        now.clear_log_events()
        rank_now = rank(self.verdict(now))
        for choice in options(table):
            boost = self.boosts.of(table, choice)
            if boost is not None and boost.again and boost.gives >= 0:
                odds = counting.of(choice, plus=added)
                if odds is None or any(rank(result) > rank_now for result in odds.results):
                    return True
        return False

    @abstractmethod
    def leads_to_draw(self, table: T, choice: Choice) -> bool:
        """Whether a draw with known odds follows a choice."""

    def to_the_draw(self, table: T) -> Choice | None:
        """The choice that proceeds to a draw whose odds matter."""
        return self.game_words.to_the_draw(table)

    def verdict(self, table: T) -> str:
        """What the last draw leads to."""
        return self.game_words.verdict(self.localizer, table)

    def odds_beside(self, table: T, choice: Choice) -> bool:
        """Whether odds are shown beside a choice: wherever a draw follows, unless the game overrides it."""
        if not table.is_act(choice):
            return self.leads_to_draw(table, choice)
        boost = self.boosts.of(table, choice) if window_of(decision_of(table)) in OF_DRAWS else None
        return boost is not None and boost.again

    @staticmethod
    def same_draw(table: PartyTable, choice: Choice) -> str:
        """A key that draws with the same result share: the fate of an ability card, else the choice itself."""
        match choice:
            case ("draw", card) if card in table.pack.abilities:
                return str(table.pack.abilities[card].fate)
        return text(choice)

    def same_odds(self, table: T, choice: Choice) -> SameOdds:
        """A choice's effect and what it adds to fate; unique to each choice unless the game overrides it."""
        return SameOdds(text(choice), 0)

    def cannot_fail(self, table: T) -> bool:
        """Whether the participants pass with any card, so that another one would only tire."""
        if (
            not table.tests
            or not table.test.crew
            or GO_ON not in table.offered
            or not isinstance(decision_of(table), JoinChallenge)
        ):
            return False
        if total(table, table.test) + LOWEST_FATE < table.test.number:
            return False
        odds = self.counting(table, SPECTATOR).of(GO_ON)
        return odds is not None and {*odds.results} == {PASS}
