"""Searching (SG-SEARCH): tokens one at a time, every penalty applied, one reward kept."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from ...kernel.choices import Choice
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.statuses import GainStatus
from ...party.table.decisions import go_on
from ..acts.uses import special_uses
from ..table.decisions import SeaChance, SeaDecision, SeaStep
from ..table.table import SeaTable
from .crew import has_passive, is_up
from .hull import ShipDamage
from .peril import CheckDefeat
from .supply import gain

DRAWS = 3
"""Tokens of a search at most, but for the one of the watchful."""
WATCH: Choice = ("search", "watchfully")
"""The search of the watchful."""


@rule("SG-SEARCH-006", "SG-SEARCH-007")
def refill_search(table: SeaTable) -> None:
    """When the pile runs out the older discards become a new one; tokens of this search stay out."""
    if not table.search:
        _shuffle_in(table)


def _shuffle_in(table: SeaTable) -> None:
    """The discarded tokens are shuffled into the pile."""
    table.search = sorted(table.search + table.search_discard)
    table.search_discard = []
    table.tell("reshuffled", "search")


def find(table: SeaTable, token: str) -> None:
    """A token is revealed; one of the discards was mixed in with them at a real table."""
    if token in table.search_discard:
        _shuffle_in(table)
    table.search.remove(token)
    table.found.append(token)
    table.tell("found", token)


@rule("SG-SEARCH-001", "SG-LEVEL-012", "SG-LEVEL-011")
@step
class SearchMore(SeaDecision):
    """Tokens are drawn singly, none to three; after each the player decides to continue or stop."""

    scene = "question"

    def options(self, table: SeaTable) -> list[Choice]:
        """Draw another, or stop."""
        return [("search", "on"), ("stop", "searching")]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Draw, or go on to the reward."""
        if choice[0] == "stop":
            table.then(EndSearch())
            return
        refill_search(table)
        table.then(FindToken())


@step
class FindToken(SeaChance):
    """Reveal the top search token."""

    def every_card(self, table: SeaTable) -> Collection[str]:
        """The search tokens."""
        return table.pack.search

    def miscounted(self, table: SeaTable) -> Collection[str]:
        """Those that were discarded."""
        return table.search_discard

    def options(self, table: SeaTable) -> list[Choice]:
        """Every token in the pile, each equally likely."""
        return [("find", token) for token in table.search]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The token's penalty comes at once, then the question whether to go on."""
        _, token = choice
        find(table, token)
        more = SearchMore() if len(table.found) < DRAWS else EndSearch()
        table.then(MayIgnore(token), Penalty(token), CheckDefeat(), more)


def has_penalty(table: SeaTable, token: str) -> bool:
    """Whether a token shows ship damage or a status."""
    search_token = table.pack.search[token]
    return bool(search_token.ship_damage or search_token.status)


@step
class MayIgnore(SeaStep):
    """Open a window for cards that ignore a token's penalty, if any can be used."""

    token: str

    def run(self, table: SeaTable) -> None:
        """Open it where it can matter."""
        if has_penalty(table, self.token) and special_uses(table, "search"):
            table.then(IgnorePenalty(self.token))


@step
class IgnorePenalty(SeaDecision):
    """Cards may ignore the penalty of the token just revealed."""

    token: str
    window: ClassVar[str] = "search"
    scene = "question"

    def options(self, table: SeaTable) -> list[Choice]:
        """Go on."""
        return go_on()

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The window closes."""


@rule("SG-SEARCH-002", "SG-SEARCH-003", "SG-SEARCH-005", "SG-SEARCH-008", "SG-SEARCH-009", "SG-SEARCH-010")
@step
class Penalty(SeaStep):
    """The damage or status on a revealed token applies at once and once, kept or not."""

    token: str

    def run(self, table: SeaTable) -> None:
        """Apply it, unless a card has ignored it."""
        if table.watchful == self.token:
            return
        token = table.pack.search[self.token]
        if token.status:
            table.then(GainStatus(token.status))
        if token.ship_damage:
            table.then(ShipDamage(token.ship_damage))


@rule("SG-LEVEL-011", "SG-LEVEL-012")
def watcher(table: SeaTable) -> str:
    """The active player's crew member who is watchful and has health, if a token is left to be found."""
    if not table.search and not table.search_discard:
        return ""
    for name, member in table.crew.items():
        own = member.levels and table.controller(name) == table.captain
        if own and is_up(table, name) and has_passive(table, name, "watchful"):
            return name
    return ""


@step
class EndSearch(SeaStep):
    """After at least one token a watchful crew member finds one more; then one reward is kept."""

    def run(self, table: SeaTable) -> None:
        """Find, keep, discard."""
        if not table.found:
            return
        if watcher(table):
            watch(table)
        else:
            table.then(KeepReward())


@rule("SG-LEVEL-011")
def watch(table: SeaTable) -> None:
    """One more token is found before the reward is chosen."""
    refill_search(table)
    table.then(FindWatchful(), KeepFound())


@rule("SG-LEVEL-011")
@step
class FindWatchful(SeaChance):
    """One more token whose penalty is ignored; its reward may be kept as well."""

    def every_card(self, table: SeaTable) -> Collection[str]:
        """The search tokens."""
        return table.pack.search

    def miscounted(self, table: SeaTable) -> Collection[str]:
        """Those that were discarded."""
        return table.search_discard

    def options(self, table: SeaTable) -> list[Choice]:
        """Every token in the pile, each equally likely."""
        return [("find", token) for token in table.search]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The token joins the others without its penalty."""
        _, token = choice
        find(table, token)


@rule(
    "SG-SEARCH-004", "SG-SEARCH-011", "SG-SEARCH-012", "SG-SEARCH-013", "SG-SEARCH-014", "SG-SEARCH-015",
    "SG-SEARCH-016", "SG-SEARCH-017", "SG-SEARCH-018", "SG-SEARCH-019", "SG-SEARCH-020", "SG-SETUP-016",
    "SG-LEVEL-011",
)  # fmt: skip
@step
class KeepReward(SeaDecision):
    """The player keeps the reward of exactly one revealed token; who is woken only now is watchful still."""

    scene = "question"

    def options(self, table: SeaTable) -> list[Choice]:
        """Each reward of each revealed token, or one more token."""
        return self.rewards(table) + ([WATCH] if watcher(table) else [])

    def rewards(self, table: SeaTable) -> list[Choice]:
        """Each reward of each revealed token, one side of an `or` at a time."""
        return [
            ("keep", token, *(word for kind, amount in reward for word in (str(amount), kind)))
            for token in table.found
            for reward in table.pack.search[token].rewards
        ]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Gain it; all revealed tokens are discarded. Or find one more."""
        if choice == WATCH:
            watch(table)
            return
        _, _, *reward = choice
        for amount, kind in zip(reward[::2], reward[1::2], strict=True):
            gain(table, kind, int(amount))
        table.search_discard += table.found
        table.found = []
        table.watchful = ""


@step
class KeepFound(KeepReward):
    """The choice of a reward once the one token of the watchful has been found: no other follows."""

    def options(self, table: SeaTable) -> list[Choice]:
        """Nothing but the rewards."""
        return self.rewards(table)
