"""Adventure cards (SG-ADV, SG-TOTEM): gained, lost, and weapons that pass from hand to hand."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.decisions import SeaDecision
from ..table.table import SeaTable


@rule("SG-COMP-024", "SG-TOTEM-003", "SG-ADV-001", "SG-COMP-023")
def gain_adventure(table: SeaTable, card: str) -> bool:
    """A card that is owned, used up or removed cannot be gained again; a new totem is ticked at once."""
    if card in table.adventures or card in table.gone_adventures:
        return False
    table.adventures[card] = 0
    table.tell("gained-adventure", card)
    adventure = table.pack.adventures[card]
    if adventure.kind == "totem" and f"totem:{card}" not in table.ticked:
        table.ticked.append(f"totem:{card}")
    if adventure.weapon is not None:
        table.then(TakeWeapon(card))
    return True


@rule("SG-ERRATA-001", "SG-COMP-024")
def lose_adventure(table: SeaTable, card: str) -> None:
    """A card that goes back to the box is no longer owned and cannot be regained."""
    if card not in table.adventures:
        return
    table.supply += table.adventures.pop(card)
    table.gone_adventures.append(card)
    for member in table.crew.values():
        member.weapons = tuple(other for other in member.weapons if other != card)
    table.tell("lost-adventure", card)


@rule("SG-MARKET-007", "SG-WEAPON-005")
@step
class TakeWeapon(SeaDecision):
    """A new weapon is at once equipped to a crew member of any player; the active player decides."""

    card: str
    scene = "party"

    def options(self, table: SeaTable) -> list[Choice]:
        """Any crew member."""
        return [("hand", self.card, "to", name) for name in table.crew]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """That crew member carries the weapon from now on."""
        _, card, _, name = choice
        move_weapon(table, card, name)

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Nobody goes on before the weapon is carried."""
        return [(("leave", "market"), Reason("SG-MARKET-007", "weapon-first", (self.card,)))]


def arm(table: SeaTable, choice: Choice) -> None:
    """The act of passing a weapon card to a crew member."""
    _, name, _, card = choice
    move_weapon(table, card, name)


@rule("SG-WEAPON-004", "SG-WEAPON-011")
def move_weapon(table: SeaTable, card: str, crew: str) -> None:
    """A weapon card passes to a crew member, from wherever it was."""
    carrier = carrier_of(table, card)
    if carrier:
        member = table.crew[carrier]
        member.weapons = tuple([other for other in member.weapons if other != card])
    table.crew[crew].weapons += (card,)
    table.tell("armed", crew, card)


@rule("SG-WEAPON-004", "SG-COMBAT-064", "SG-ADV-002")
def weapon_moves(table: SeaTable) -> list[Choice]:
    """Outside combat weapon cards may pass to any crew member at any time, free of charge."""
    choices: list[Choice] = []
    weapons, carriers = table.bound.weapons, None
    for card in table.adventures:
        if card in weapons:
            if carriers is None:
                carriers = [(member.weapons, name) for name, member in table.crew.items() if member.weapons]
            moves = weapons[card]
            for carried, name in carriers:
                if card in carried:
                    choices += moves[name]
                    break
            else:
                choices += moves[""]
    return choices


def carrier_of(table: SeaTable, card: str) -> str:
    """The crew member who carries a weapon card; nobody yet while it is being handed out."""
    for name, member in table.crew.items():
        if card in member.weapons:
            return name
    return ""


@rule("SG-TOTEM-002", "SG-TOTEM-001")
def totem_count(table: SeaTable) -> int:
    """How many totems the crew owns."""
    return sum(1 for card in table.adventures if table.pack.adventures[card].kind == "totem")
