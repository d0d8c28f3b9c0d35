"""The port (SG-PORT, SG-LEVEL): inn, shipyard, healer and level cards, each once in a port action."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.health import restore
from ..effects.program import trigger
from ..table.decisions import SeaDecision, SeaStep
from ..table.table import SeaTable
from .events import leave_at_port
from .fatigue import Rested
from .health import hurt_crew
from .hull import remove_cube
from .supply import can_pay, pay_coins, pay_kind

INN_COINS = 4
"""Coins for a night at the inn."""
INN_HEALTH = 2
"""Health that a night at the inn gives back to each crew member."""
REPAIR_PRICE = 1
"""Materials tokens, or coins, for 1 repair."""
HEALER_COINS = 1
"""Coins for one crew member."""
REPAIR_FOR = ("materials", "coins")
"""What pays for 1 repair."""
SERVICES = ("inn", "shipyard", "healer", "levels")
"""What a port offers, each once a visit."""


def service_reason(table: SeaTable, service: str) -> Reason | None:
    """Why a service cannot be used now."""
    if service == "inn":
        return _too_dear(table, "SG-PORT-003", "inn", INN_COINS)
    if service == "shipyard":
        if not any(table.cubes.values()):
            return Reason("SG-PORT-005", "nothing-to-do", ("shipyard",))
        in_materials, in_coins = (
            _too_dear(table, "SG-PORT-004", "shipyard", REPAIR_PRICE, kind) for kind in REPAIR_FOR
        )
        return in_materials and in_coins
    if service == "healer":
        if not hurt_crew(table):
            return Reason("SG-PORT-006", "nothing-to-do", ("healer",))
        return _too_dear(table, "SG-PORT-006", "healer", HEALER_COINS)
    return None if learnable(table) else Reason("SG-LEVEL-006", "not-enough-xp", (table.xp,))


def _too_dear(table: SeaTable, rule_id: str, service: str, price: int, kind: str = "coins") -> Reason | None:
    """The reason, citing a rule, if the price of a service cannot be paid in this kind of goods."""
    return None if can_pay(table, ((kind, price),)) else Reason(rule_id, "too-dear", (service, price))


@rule("SG-PORT-002", "SG-PORT-008")
@step
class PortServices(SeaDecision):
    """Each of the four services may be used at most once, in any order; none is required, and a look is free."""

    left: tuple[str, ...] = SERVICES
    """The services that have not been paid for in this action."""
    phase = "port"
    scene = "port"

    def options(self, table: SeaTable) -> list[Choice]:
        """The services left that can do something, or leave."""
        choices: list[Choice] = [("visit", service) for service in self.left if service_reason(table, service) is None]
        return [*choices, ("leave", "port")]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Use the service, and come back for the others."""
        verb, service = choice
        if verb == "leave":
            return
        table.then(PortServices(self.left))
        if service == "inn":
            inn(table)
        elif service == "shipyard":
            table.then(Shipyard())
        elif service == "healer":
            table.then(Healer())
        else:
            table.then(Learn())

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Services used already, too dear, or without anything to do."""
        sound = [space for space, cubes in table.cubes.items() if not cubes]
        refusals: list[tuple[Choice, Reason]] = [
            (("repair", space, "for", kind), reason)
            for (_, space, _, kind), reason in barred_repairs(table)
            if space in sound
        ]
        for service in SERVICES:
            if service not in self.left:
                refusals.append((("visit", service), Reason("SG-PORT-002", "used-already", (service,))))
            else:
                reason = service_reason(table, service)
                if reason is not None:
                    refusals.append((("visit", service), reason))
        return refusals


@rule("SG-PORT-002")
def use_up(table: SeaTable, service: str) -> None:
    """A service is used by paying for it: who only looks in may come back."""
    agenda = table.agenda
    for at, item in enumerate(agenda):
        if isinstance(item, PortServices):
            agenda[at] = PortServices(tuple(other for other in item.left if other != service))


@rule("SG-PORT-003")
def inn(table: SeaTable) -> None:
    """For 4 coins every one of the nine restores 2 health and loses 1 fatigue."""
    use_up(table, "inn")
    pay_coins(table, INN_COINS)
    for name in table.crew:
        restore(table, name, INN_HEALTH)
    table.then(*(Rested(name) for name in table.crew))


@rule("SG-PORT-004", "SG-PORT-005")
def repair_reason(table: SeaTable, space: str, kind: str) -> Reason | None:
    """Why a space cannot be repaired for a materials token or a coin: nobody pays for more than the damage present."""
    if not table.cubes.get(space):
        return Reason("SG-PORT-005", "space-sound", (space,))
    return _too_dear(table, "SG-PORT-004", "shipyard", REPAIR_PRICE, kind)


def barred_repairs(table: SeaTable) -> list[tuple[Choice, Reason]]:
    """The repairs that cannot be made, those of sound spaces first."""
    spaces = sorted(table.cubes, key=lambda space: table.cubes[space] > 0)
    pairs = [(space, kind) for space in spaces for kind in REPAIR_FOR]
    reasons = [(space, kind, repair_reason(table, space, kind)) for space, kind in pairs]
    return [(("repair", space, "for", kind), reason) for space, kind, reason in reasons if reason is not None]


@rule("SG-PORT-004", "SG-PORT-005", "SG-RES-002")
@step
class Shipyard(SeaDecision):
    """Each materials token or coin paid repairs 1 ship damage of the active player's choice."""

    lapses = True
    scene = "shipyard"

    def options(self, table: SeaTable) -> list[Choice]:
        """A damaged space and what pays for it, or leave."""
        pairs = [(space, kind) for space in table.cubes for kind in REPAIR_FOR]
        choices: list[Choice] = [
            ("repair", space, "for", kind) for space, kind in pairs if repair_reason(table, space, kind) is None
        ]
        return [*choices, ("leave", "shipyard")] if choices else []

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Pay for one repair, remove the cube, and ask again."""
        if choice[0] == "repair":
            _, space, _, kind = choice
            use_up(table, "shipyard")
            pay_kind(table, kind, REPAIR_PRICE)
            remove_cube(table, space)
            table.then(Shipyard())

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Spaces without damage, and payments that are not there."""
        return barred_repairs(table)


@rule("SG-PORT-006")
def treat_reason(table: SeaTable, name: str) -> Reason | None:
    """Why somebody cannot be treated: unhurt, or not a coin left."""
    if not table.crew[name].damage:
        return Reason("SG-PORT-006", "unhurt", (name,))
    return _too_dear(table, "SG-PORT-006", "healer", HEALER_COINS)


@rule("SG-PORT-006")
@step
class Healer(SeaDecision):
    """For 1 coin all damage leaves one crew member, also one at 0 health; as many as can be paid."""

    lapses = True
    scene = "healer"

    def options(self, table: SeaTable) -> list[Choice]:
        """Anyone hurt, or leave."""
        choices: list[Choice] = [("treat", name) for name in table.crew if treat_reason(table, name) is None]
        return [*choices, ("leave", "healer")] if choices else []

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Pay for one crew member, remove all their damage, and ask again."""
        if choice[0] == "treat":
            _, name = choice
            use_up(table, "healer")
            pay_coins(table, HEALER_COINS)
            restore(table, name, table.crew[name].damage)
            table.then(Healer())

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """The unhurt, and everybody if the price cannot be paid."""
        reasons = [(name, treat_reason(table, name)) for name in table.crew]
        return [(("treat", name), reason) for name, reason in reasons if reason is not None]


@rule("SG-LEVEL-003", "SG-LEVEL-006")
def learn_reason(table: SeaTable, card: str) -> Reason | None:
    """Why a level card cannot be bought: learned already, or too few XP."""
    level = table.pack.levels[card]
    if card in table.crew[level.crew].levels:
        return Reason("SG-LEVEL-003", "learned-already", (card,))
    return None if level.xp <= table.xp else Reason("SG-LEVEL-006", "not-enough-xp", (level.xp, table.xp))


def learnable(table: SeaTable) -> list[str]:
    """The level cards that the crew can pay for."""
    return [card for card in table.pack.levels if learn_reason(table, card) is None]


@rule(
    "SG-PORT-007", "SG-LEVEL-001", "SG-LEVEL-002", "SG-LEVEL-003", "SG-LEVEL-006", "SG-LEVEL-007", "SG-LEVEL-008",
    "SG-VARIANT-002", "SG-LEVEL-010", "SG-SETUP-018",
)  # fmt: skip
@step
class Learn(SeaDecision):
    """XP buys any number of level cards, each at once and for good on the crew member it names."""

    lapses = True
    scene = "lessons"

    def options(self, table: SeaTable) -> list[Choice]:
        """What the XP can buy, or leave."""
        choices: list[Choice] = [("learn", card) for card in learnable(table)]
        return [*choices, ("leave", "levels")] if choices else []

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Pay the XP, give the card to its crew member, and ask again."""
        if choice[0] == "learn":
            _, card = choice
            level = table.pack.levels[card]
            use_up(table, "levels")
            table.xp -= level.xp
            table.crew[level.crew].levels += (card,)
            table.tell("learned", card, level.crew)
            table.then(Learn())

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Cards that cost too much, or are learned already."""
        reasons = [(card, learn_reason(table, card)) for card in table.pack.levels]
        return [(("learn", card), reason) for card, reason in reasons if reason is not None]


@rule("SG-EVENT-023")
@step
class LeavesAtPort(SeaStep):
    """An ongoing event that ends with a port visit is discarded by the port action, not by mere presence."""

    def run(self, table: SeaTable) -> None:
        """Discard such events, and let cards that wait for a port act."""
        leave_at_port(table)
        for name in table.crew:
            if table.controller(name) == table.captain:
                trigger(table, name, "port")
