"""Campaigns that have been played to a certain moment: by luck, from the first evening that gets there."""

from __future__ import annotations

import functools
from collections.abc import Callable

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.notation import format_journal
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.party.chapters.challenge import JoinChallenge
from sleeping_gods.party.chapters.explore import Choose
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.sea.chapters.combat import BeforeCombat
from sleeping_gods.sea.chapters.market import Buy
from sleeping_gods.sea.chapters.port import Learn, PortServices
from sleeping_gods.sea.chapters.search import SearchMore
from sleeping_gods.skies.chapters.camp import Raise
from sleeping_gods.skies.chapters.combat_setup import Ready
from sleeping_gods.skies.chapters.encounter import PlaceStandees
from sleeping_gods.skies.table.table import SkiesTable

EVENINGS, LONGEST = 400, 300
"""So many evenings are tried, each so many choices long."""
PLAYERS = ("Ada", "Ben")


def decides(*kinds: type[object]) -> Callable[[PartyTable], bool]:
    """Whether one of these decisions waits."""
    return lambda table: bool(table.agenda) and isinstance(table.agenda[-1], kinds)


def _boss(table: PartyTable) -> bool:
    return isinstance(table, SkiesTable) and table.combat is not None and table.combat.boss > 0


def offers(verb: str, words: int = 1) -> Callable[[PartyTable], bool]:
    """Whether some choice begins with a verb, followed by at least so many words less one."""
    return lambda table: any(choice[0] == verb and len(choice) >= words for choice in options(table))


def _helped(table: PartyTable) -> bool:
    """A test in which somebody of each of two seats can take part, and be of use."""
    if not isinstance(table.agenda[-1], JoinChallenge):
        return False
    joins = [choice for choice in options(table) if choice[0] == "join"]
    skill_of, skill = table.bound.rulebook.skill_of, table.test.skill
    return {table.actor(choice) for choice in joins if skill_of(table, choice[1], skill) > 0} == {0, 1}


def _held(table: PartyTable) -> bool:
    """Cards in each hand, and no ability card that anybody has seen."""
    held = sum(map(len, table.hands))
    return all(table.hands) and held + len(table.deck) == len(table.pack.abilities)


STAGES: dict[str, Callable[[PartyTable], bool]] = {
    "start": lambda table: True,
    "sail": offers("sail"),
    "explore": offers("explore", 2),
    "travel": offers("travel", 2),
    "story": decides(Choose),
    "search": decides(SearchMore),
    "level": decides(Learn, Raise),
    "fight": decides(BeforeCombat, Ready),
    "boss": _boss,
    "challenge": _helped,
    "market": decides(Buy),
    "port": decides(PortServices),
    "encounter": decides(PlaceStandees),
    "flight": offers("fly"),
    "hands": _held,
    "end": lambda table: False,
}
"""Moments of an evening by name; the end of a campaign is reached if no other is sought."""


@functools.cache
def reached(pack: str, stage: str = "start", players: tuple[str, ...] = PLAYERS) -> bytes:
    """A campaign file that ends at a stage."""
    for seed in range(1, EVENINGS):
        found = _played(pack, STAGES[stage], players, seed, 20 * LONGEST if stage == "end" else LONGEST)
        if found is not None and (stage == "end" or not is_over(found.table)):
            return format_journal(found.journal).encode()
    raise AssertionError(f"no evening of {pack} comes to {stage}")


def _played(
    pack: str, there: Callable[[PartyTable], bool], players: tuple[str, ...], seed: int, longest: int
) -> Campaign | None:
    game, box = load_pack(pack)
    campaign = Campaign.begin(game, box, setup_for(game, box, players, {"seed": str(seed)}))
    luck = Luck(seed)
    for _ in range(longest):
        table = campaign.table
        if not isinstance(table, PartyTable):
            raise TypeError(table)
        if is_over(table) or there(table):
            return campaign
        offered = options(table)
        verb = luck.pick(sorted({choice[0] for choice in offered}))
        campaign.play(None, text(luck.pick([choice for choice in offered if choice[0] == verb])))
    return None
