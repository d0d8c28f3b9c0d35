"""A decision that an act or an effect of a seat opened waits for that seat, unless a rule gives it to another.

``Count`` tells how many decisions were looked at. Each kind in ``RULED`` names the rules that say whom it waits for; by
these the seat is worked out from the table, not from the decision.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sleeping_gods.bots.runs.soak_setups import combinations
from sleeping_gods.campaign.games import load_pack
from sleeping_gods.kernel.choices import CHANCE, Choice, Seat
from sleeping_gods.kernel.game import Game, PackInfo, Setup
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.kernel.steps import Decision
from sleeping_gods.kernel.table import waiting_decision

from .busy_tables import enrich, fight_of, stir
from .openers import Openers

LONGEST = 900
"""Choices of a campaign before the next begins."""
FOREIGN_ONE_IN = 3
"""How often an act of a seat that is not active is preferred."""
FIGHT_ONE_IN = 5
"""How often a fight begins between two actions of a busy table, and how often it is stirred between two attacks."""

SELDOM, SELDOM_ONE_IN = ("lend", "guard", "rescue"), 2
"""The first words of what is preferred as often, and so is damage from cards."""

Seated = Callable[[Any, Any], Seat]
"""The seat that a rule names, given a table and the decision that waits."""


class Ruled(NamedTuple):
    """The rules that say whom a kind of decision waits for, in each game, and the seat that they name."""

    rules: tuple[str, ...]
    seat: Seated


def active(table: Any, decision: Any) -> Seat:
    """The active player."""
    return int(table.captain)


def struck(table: Any, decision: Any) -> Seat:
    """Whoever controls the one who is struck."""
    return int(table.controller(table.combat.victim))


def attacker(table: Any, decision: Any) -> Seat:
    """Whoever controls the one who attacks; without an attack the active player."""
    attack = table.combat.attack
    return int(table.controller(attack.crew)) if attack is not None else int(table.captain)


def token_owner(table: Any, decision: Any) -> Seat:
    """Whoever controls the owner of the synergy token that may be passed on."""
    return int(table.controller(decision.owner))


def rescuer(table: Any, decision: Any) -> Seat:
    """Whoever controls the fallen board that a saving token lies on."""
    boards = [name for name in table.combat.fallen if {*table.crew[name].tokens} - {name} & {*table.bound.rescuing}]
    return int(table.controller(boards[0]))


def drawer(table: Any, decision: Any) -> Seat:
    """The player who draws: the attacker's, the active one in challenges, and else whoever the test belongs to."""
    test = table.test
    if test.kind == "attack":
        return attacker(table, decision)
    return int(table.captain if test.kind in ("challenge", "travel", "repair") else test.seat)


def settler(table: Any, decision: Any) -> Seat:
    """The player who draws; where all are waited for, the first from there that has not passed."""
    test, first = table.test, drawer(table, decision)
    if not table.wait_all:
        return first
    count: int = table.seat_count()
    order = [(first + shift) % count for shift in range(count)]
    return next(seat for seat in order if seat not in test.passed)


RULED: dict[str, Ruled] = {
    "AlterTest": Ruled(("SG-CHAL-014", "DS-CHAL-007"), settler),
    "AlterAttack": Ruled(("SG-CHAL-014", "SG-COMBAT-017"), settler),
    "DrawOrRoll": Ruled(("SG-VARIANT-011",), drawer),
    "skies:AlterAttack": Ruled(("DS-ABCA-003",), attacker),
    "Choose": Ruled(("SG-EXPLORE-018", "DS-BASE-012"), active),
    "JoinChallenge": Ruled(("SG-CHAL-004", "DS-CHAL-002"), active),
    "Attacks": Ruled(("SG-COMBAT-065",), active),
    "skies:Attacks": Ruled(("DS-CRND-005",), active),
    "Block": Ruled(("SG-COMBAT-041",), struck),
    "skies:Block": Ruled(("DS-ATTK-020",), struck),
    "Rescue": Ruled(("SG-SYN-007", "SG-SYN-020"), rescuer),
    "NextVictim": Ruled(("SG-HEALTH-005",), attacker),
    "PassSynergy": Ruled(("SG-SYN-002", "SG-ABIL-022"), token_owner),
    "GainStatus": Ruled(("SG-STATUS-015", "DS-BASE-010"), active),
    "LoseHealth": Ruled(("SG-CHAL-018", "DS-BASE-009"), active),
    "LoseHealthByOne": Ruled(("SG-CHAL-018", "DS-BASE-009"), active),
    "skies:Agree": Ruled(("DS-HLTH-009",), active),
    "skies:MayRise": Ruled(("DS-HLTH-009",), active),
    "skies:Thin": Ruled(("DS-WAND-014",), active),
    "skies:NextAction": Ruled(("DS-WAND-016",), active),
}
"""Where a rule names the seat, by the kind of decision; the first id is of its game, or one of each."""

SHARED = ("Attacks", "JoinChallenge", "TakeAction", "NextAction", "PlaceStandees", "BeginTurn")
"""Decisions of the whole table: whoever answers opens what follows, and not the decision itself."""


@dataclass(slots=True)
class Count:
    """What was looked at, and what waited for the wrong seat."""

    campaigns: int = 0
    decisions: int = 0
    """Decisions that a seat opened, or for which a rule names the seat."""
    others: int = 0
    """Those of them that waited for somebody who is not active."""
    kinds: Counter[str] = field(default_factory=Counter)
    findings: list[str] = field(default_factory=list)

    def look(self, openers: Openers, last: Choice) -> None:
        """Compare the seat that the table waits for with the one that opened the decision, or that a rule names."""
        table = openers.table
        decision: Decision[Any] = waiting_decision(table)
        waits_for = decision.who(table)
        if waits_for == CHANCE:
            return
        ruled = RULED.get(decision.word)
        expected = openers.opener if ruled is None else ruled.seat(table, decision)
        if expected is None:
            return
        self.decisions += 1
        self.others += waits_for != table.captain
        self.kinds[decision.word] += 1
        if waits_for != expected:
            why = "opened it" if ruled is None else f"decides by {' and '.join(ruled.rules)}"
            told = f"{decision!r} waits for p{waits_for + 1}, but p{expected + 1} {why}; after {' '.join(last)}"
            self.findings.append(told)


@functools.cache
def boxed(pack: str) -> tuple[Game, PackInfo, list[Setup]]:
    """A shipped pack, and its set-ups for more than one player."""
    game, box = load_pack(pack)
    return game, box, [setup for setup in combinations(game, box) if len(setup.seats) > 1]


def walk(pack: str, decisions: int, seed: int) -> Count:
    """Random campaigns for two to four players until so many decisions were looked at; every second table is busy."""
    game, box, setups = boxed(pack)
    count, luck = Count(), Luck(seed)
    while count.decisions < decisions and not count.findings:
        number, count.campaigns = count.campaigns, count.campaigns + 1
        table: Any = game.set_up(box, setups[(seed * 5 + number * 7) % len(setups)])
        openers, busy = Openers(table, SHARED), number % 2 == 0
        last: Choice = ("set", "up")
        if busy:
            enrich(table, luck)
        for _ in range(LONGEST):
            if not table.agenda or count.decisions >= decisions:
                break
            count.look(openers, last)
            if count.findings:
                break
            if busy and type(table.agenda[-1]).__name__ == "TakeAction" and not luck.below(FIGHT_ONE_IN):
                openers.interrupt(fight_of(table, luck))
                continue
            if busy and type(table.agenda[-1]).__name__ == "Attacks" and not luck.below(FIGHT_ONE_IN):
                stir(table, luck)
            last = pick(table, luck)
            openers.apply(last)
    return count


def pick(table: Any, luck: Luck) -> Choice:
    """Any option; now and then one of a seat that is not active, or one that seldom comes by chance."""
    offered = options(table)
    seldom = [choice for choice in offered if choice[0] in SELDOM or "deal" in choice]
    if seldom and not luck.below(SELDOM_ONE_IN):
        return luck.pick(seldom)
    if not luck.below(FOREIGN_ONE_IN):
        foreign = [choice for choice in offered if table.actor(choice) not in (table.captain, CHANCE)]
        if foreign:
            return luck.pick(foreign)
    return luck.pick(offered)
