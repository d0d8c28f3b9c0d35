"""Defeat (SG-DEFEAT, SG-VARIANT): to the nearest port, the remedy, six events lost; in brutal mode the end."""

from __future__ import annotations

from collections import deque

from ...kernel.choices import Choice, Seat, seat_of, seat_word
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.explore import EndStory, Read
from ..pack.atlas import spread
from ..table.decisions import SeaDecision, SeaStep
from ..table.table import SeaTable
from ..table.words import FINALE, FINALE_LOST
from .arrival import follow
from .command import gain_command
from .event_deck import DiscardEvents
from .score import finish
from .supply import gain

EVENTS_LOST = 6
"""Cards of the event deck that a defeat takes."""
FINALE_COMMAND = 7
"""Command that a defeat in the finale brings."""
FINALE_XP = 10
"""Experience that a defeat in the finale brings."""
EASY_XP = 5
"""Experience that a defeat brings in easy mode."""
EASY_COINS = 7
"""Coins that a defeat brings in easy mode."""
EASY_COMMAND = 8
"""Command that a defeat brings in easy mode."""


@rule("SG-DEFEAT-002", "SG-DEFEAT-020", "SG-DEFEAT-021")
@step
class Defeated(SeaStep):
    """A defeat is ticked on the log; in brutal mode it ends the campaign, in the finale the story goes on."""

    def run(self, table: SeaTable) -> None:
        """Tick, then the remedy."""
        table.defeats += 1
        table.tell("defeat-ticked", table.defeats)
        if table.mode == "brutal":
            finish(table, "brutal defeat")
        elif table.finale:
            finale_defeat(table)
        else:
            table.then(ToPort(), Remedy(table.fallen), DiscardEvents(EVENTS_LOST))
            table.fallen = ""


@rule("SG-DEFEAT-014", "SG-DEFEAT-015")
def nearest_ports(table: SeaTable) -> list[str]:
    """The port regions with the fewest moves over legal borders, page edges included; else the start."""
    regions, moves = table.pack.regions, table.bound.moves
    distance_to = {table.region: 0}
    queue = deque([table.region])
    ports: list[str] = []
    best: int | None = None
    while queue:
        here = queue.popleft()
        if best is not None and distance_to[here] > best:
            break
        if regions[here].port:
            best = distance_to[here]
            ports.append(here)
        for region in moves[here]:
            if region not in distance_to:
                distance_to[region] = distance_to[here] + 1
                queue.append(region)
    return ports or [table.pack.start_region]


@rule("SG-DEFEAT-003", "SG-DEFEAT-014", "SG-DEFEAT-015", "SG-DEFEAT-016")
@step
class ToPort(SeaDecision):
    """The ship goes to the nearest port without fate, hazards or action; the active player settles ties."""

    any_time = False
    phase = "defeat"
    scene = "question"

    def options(self, table: SeaTable) -> list[Choice]:
        """The nearest ports, all at the same distance."""
        return [("make", "for", region) for region in nearest_ports(table)]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The ship moves there, and the serpent with it to another spread."""
        _, _, port = choice
        old, new = table.pack.regions[table.region], table.pack.regions[port]
        follow(table, new.id)
        if table.serpent and spread(old.page) != spread(new.page):
            table.serpent = new.id
        table.tell("sailed", new.id)


@rule("SG-DEFEAT-003", "SG-DEFEAT-004", "SG-DEFEAT-005", "SG-DEFEAT-006", "SG-DEFEAT-007", "SG-VARIANT-003")
@step
class Remedy(SeaStep):
    """A beaten crew loses all damage and fatigue, a beaten ship is repaired; statuses and goods stay."""

    kind: str
    """What was beaten: ``ship`` or ``crew``."""

    def run(self, table: SeaTable) -> None:
        """Only its own remedy, and in easy mode help for a beaten crew."""
        if self.kind == "ship":
            mend_ship(table)
            return
        for member in table.crew.values():
            member.damage = member.fatigue = 0
        if table.easy:
            easy_help(table)


def mend_ship(table: SeaTable) -> None:
    """All cubes leave the ship."""
    for space in table.cubes:
        table.cubes[space] = 0
    table.tell("ship-mended")


@rule("SG-VARIANT-003", "SG-VARIANT-004")
def easy_help(table: SeaTable) -> None:
    """After a crew defeat easy mode gives 5 XP, 7 coins and 8 command, and removes all statuses."""
    gain(table, "xp", EASY_XP)
    gain(table, "coins", EASY_COINS)
    for member in table.crew.values():
        member.statuses = ()
    share_command(table, EASY_COMMAND, (table.captain + 1) % table.seat_count())


@rule("SG-DEFEAT-024", "SG-VARIANT-005")
@step
class ShareCommand(SeaDecision):
    """Command is shared as the players agree, or one at a time around the table, up to the supply."""

    left: int
    """Command that is still to be given."""
    first: Seat
    """Who is given the first token around the table."""
    any_time = False
    lapses = True
    scene = "question"

    def options(self, table: SeaTable) -> list[Choice]:
        """Around the table, or the next one to anybody."""
        if not self.left or not table.supply:
            return []
        gifts: list[Choice] = [("give", "command", "to", seat_word(seat)) for seat in range(table.seat_count())]
        return [("share", "command"), *gifts]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """One token, or all that are left."""
        if choice[0] == "give":
            _, _, _, receiver = choice
            gain_command(table, seat_of(receiver), 1)
            table.then(ShareCommand(self.left - 1, self.first))
            return
        for turn in range(min(self.left, table.supply)):
            gain_command(table, (self.first + turn) % table.seat_count(), 1)


def share_command(table: SeaTable, amount: int, first: Seat) -> None:
    """The active player shares command out; alone there is nothing to share."""
    if table.seat_count() == 1:
        gain_command(table, 0, amount)
    else:
        table.then(ShareCommand(amount, first))


@rule("SG-DEFEAT-022", "SG-DEFEAT-023", "SG-DEFEAT-024")
def finale_defeat(table: SeaTable) -> None:
    """The first defeat in the finale heals all and starts F1 again with 7 command and 10 XP; the second goes to F2."""
    table.finale_defeats += 1
    table.fallen = ""
    table.exploring = True
    table.visit = []
    if table.finale_defeats > 1:
        table.then(Read(FINALE_LOST), EndStory())
        return
    mend_ship(table)
    for member in table.crew.values():
        member.damage = member.fatigue = member.command = 0
        member.statuses = ()
    for card in table.adventures:
        table.adventures[card] = 0
    table.pools = [0] * table.seat_count()
    table.supply = table.pack.supply["command"]
    gain(table, "xp", FINALE_XP)
    table.then(Read(FINALE), EndStory())
    share_command(table, FINALE_COMMAND, table.captain)
