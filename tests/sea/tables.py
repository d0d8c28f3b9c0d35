"""Tables for the tests of the sea: set one up, put pieces where a rule needs them, play choices in notation."""

from __future__ import annotations

import dataclasses
import functools

from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import read
from sleeping_gods.effects.parse import parse_program
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.errors import IllegalChoice, Reason
from sleeping_gods.kernel.game import Setup
from sleeping_gods.kernel.play import advance, options
from sleeping_gods.kernel.play import play as play_one
from sleeping_gods.kernel.state import canonical
from sleeping_gods.kernel.steps import Step
from sleeping_gods.sea.bind import bind, compile_program
from sleeping_gods.sea.cards import Enemy, Name, Pack, Square
from sleeping_gods.sea.combat import StartRound, Victory
from sleeping_gods.sea.game import Sea
from sleeping_gods.sea.program import Do
from sleeping_gods.sea.ship import ShipAction
from sleeping_gods.sea.synergy import deal_tokens
from sleeping_gods.sea.table import Combat, Foe, SeaTable
from sleeping_gods.sea.turn import BeginTurn, TakeAction


@functools.cache
def harbour() -> Pack:
    """The harbour pack, read once."""
    from sleeping_gods.sea.pack import build

    return build(read(pack_folder("harbour")))


def new(players: int = 1, **choices: str) -> SeaTable:
    """A new campaign at its very first draw."""
    pack = harbour()
    names = ("Ana", "Ben", "Cid", "Zoe")[:players]
    return Sea().set_up(pack, Setup("sea", pack.id, pack.version, pack.digest, names, choices))


def at_start(players: int = 1, **choices: str) -> SeaTable:
    """A campaign at the start of its first turn, with empty hands and all command in the supply."""
    table = new(players, **choices)
    table.supply += sum(table.pools)
    table.pools = [0] * players
    doing(table, BeginTurn())
    table.turn, table.actions = 1, 2
    return table


def at_sea(players: int = 1, **choices: str) -> SeaTable:
    """A campaign at the two actions of its first turn, hands empty, all command in the supply."""
    return doing(at_start(players, **choices), TakeAction())


def at_ship(players: int = 1, **choices: str) -> SeaTable:
    """A campaign at the ship action of its first turn."""
    return doing(at_start(players, **choices), ShipAction())


def doing(table: SeaTable, *steps: Step[SeaTable]) -> SeaTable:
    """Let these steps be next, above nothing but the turn after."""
    if table.agenda:
        bottom = table.agenda[0]
    else:
        raise ValueError("the campaign is over")
    table.agenda[:] = [dataclasses.replace(bottom, first=False)]  # type: ignore[type-var]  # NextTurn is a dataclass
    table.then(*steps)
    advance(table)
    return table


def effects(table: SeaTable, *lines: str, seat: int | None = None, bearer: str = "", act: bool = False) -> SeaTable:
    """Let a program of the effect vocabulary happen now, before whatever waits."""
    path = "test:" + "|".join(lines)
    compile_program(table.bound, path, parse_program(lines))
    table.then(Do(path, 0, table.captain if seat is None else seat, bearer, act))
    advance(table)
    return table


def play(table: SeaTable, *lines: str) -> SeaTable:
    """Play choices; ``fate 4`` stands for drawing (or rolling) any card with that number."""
    for line in lines:
        if line.startswith("fate "):
            line = fate_line(table, int(line[5:]))
        play_one(table, line)
    return table


def fate_line(table: SeaTable, number: int) -> str:
    """The text of a draw that gives this fate."""
    for option in options(table):
        if option[0] == "roll" and option[1] == str(number):
            return text(option)
        if option[0] == "draw" and option[1] in table.pack.abilities:
            if table.pack.abilities[option[1]].fate == number:
                return text(option)
    raise ValueError(f"no card with fate {number} can be drawn now: {[text(o) for o in options(table)][:5]}")


def offered(table: SeaTable) -> list[str]:
    """Everything that may be chosen now, in notation."""
    return [text(option) for option in options(table)]


def refused(table: SeaTable, line: str) -> Reason:
    """A choice that must be refused with the table unchanged: the reason given for it."""
    before = canonical(table)
    try:
        play_one(table, line)
    except IllegalChoice as error:
        assert canonical(table) == before
        assert error.reason is not None, f"refused without a reason: {line}"
        return error.reason
    raise AssertionError(f"expected {line!r} to be refused")


def give_command(table: SeaTable, *amounts: int) -> SeaTable:
    """Give each seat so much command from the supply (or back to it)."""
    for seat, amount in enumerate(amounts):
        table.supply += table.pools[seat] - amount
        table.pools[seat] = amount
    return again(table)


def hold(table: SeaTable, seat: int, *cards: str) -> SeaTable:
    """Put ability cards from the deck into a hand."""
    for card in cards:
        table.deck.remove(card)
        table.hands[seat].append(card)
    return again(table)


def wear(table: SeaTable, crew: str, *cards: str) -> SeaTable:
    """Equip ability cards from the deck (or level cards) on a crew member."""
    for card in cards:
        if card in table.pack.levels:
            table.crew[crew].levels += (card,)
        else:
            table.deck.remove(card)
            table.crew[crew].cards += (card,)
    return again(table)


def own(table: SeaTable, *cards: str, on: str = "") -> SeaTable:
    """Own adventure cards; a weapon may be put on a crew member."""
    for card in cards:
        if card in table.market:
            table.market.remove(card)
        table.adventures[card] = 0
        if on and table.pack.adventures[card].weapon is not None:
            table.crew[on].weapons += (card,)
    return again(table)


def again(table: SeaTable) -> SeaTable:
    """Work the options out anew after pieces were moved by hand."""
    if table.agenda and table.agenda[-1].waits:
        advance(table)
    return table


def fight(table: SeaTable, *enemies: str) -> SeaTable:
    """Begin a fight with these enemies in this order, at the first attack."""
    table.combat = Combat(foes=[Foe(enemy) for enemy in enemies])
    deal_tokens(table)
    return doing(table, StartRound(), Victory())


def foe(table: SeaTable, enemy: str, grid: str, *, defense: int = 5, attack: int = 2, level: int = 3, **legend: str) -> SeaTable:
    """Add an enemy of the test's own to a copy of the pack: ``foe(table, "rat", "H . .|. A .|. . F", F="flying")``."""
    cells = [cell for row in grid.split("|") for cell in row.split()]
    squares = tuple(_square(cell, legend) for cell in cells)
    number = max(card.number for card in table.pack.enemies.values()) + 1
    card = Enemy(enemy, number, Name(enemy, enemy), level, defense, attack, len(squares) // 3, squares)
    table.pack = dataclasses.replace(table.pack, enemies={**table.pack.enemies, enemy: card}, bound=None)
    table.bound = bind(table.pack)
    return table


def _square(cell: str, legend: dict[str, str]) -> Square:
    heart = bonus = 0
    synergy = False
    abilities: list[str] = []
    for part in cell.split("+"):
        if part[0] == "H":
            heart = int(part[1:] or 1)
        elif part[0] == "A":
            bonus = int(part[1:] or 1)
        elif part == "S":
            synergy = True
        elif part != ".":
            abilities.append(legend[part])
    return Square(heart, bonus, synergy, tuple(abilities))


