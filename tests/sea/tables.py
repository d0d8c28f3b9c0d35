"""Tables for the tests of the sea: set one up, put pieces where a rule needs them, play choices in notation."""

from __future__ import annotations

import copy
import dataclasses
import functools
from pathlib import Path

from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import read_source
from sleeping_gods.effects.parse import parse_amounts, parse_program
from sleeping_gods.kernel.game import Setup
from sleeping_gods.party.chapters.explore import Explore
from sleeping_gods.party.effects.bind import grid_of
from sleeping_gods.sea.chapters.combat import StartRound, Victory
from sleeping_gods.sea.chapters.crew import max_health
from sleeping_gods.sea.chapters.events import EventPhase
from sleeping_gods.sea.chapters.ship import ShipAction
from sleeping_gods.sea.chapters.synergy import deal_tokens
from sleeping_gods.sea.chapters.turn import BeginTurn, EndTurn, TakeAction
from sleeping_gods.sea.effects.bind import bind
from sleeping_gods.sea.game import Sea
from sleeping_gods.sea.pack.enemies import COLUMNS
from sleeping_gods.sea.table.cards import Enemy, EventChoice, Pack
from sleeping_gods.sea.table.records import Combat, Foe
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.table.words import EVENT_KINDS
from sleeping_gods.story.parse import parse_story
from sleeping_gods.story.printed import Name, Square
from tests.bed import (
    again as again,
)
from tests.bed import (
    bearers as bearers,
)
from tests.bed import (
    damage_on as damage_on,
)
from tests.bed import (
    deck_only as deck_only,
)
from tests.bed import (
    doing as doing,
)
from tests.bed import (
    draw_any as draw_any,
)
from tests.bed import (
    effects as effects,
)
from tests.bed import (
    fallen as fallen,
)
from tests.bed import (
    fate_line as fate_line,
)
from tests.bed import (
    hold as hold,
)
from tests.bed import (
    offered as offered,
)
from tests.bed import (
    play as play,
)
from tests.bed import (
    refused as refused,
)
from tests.bed import (
    strike as strike,
)
from tests.bed import (
    told as told,
)
from tests.bed import (
    victims as victims,
)

from ..breaking import WITHOUT_END, check, whole_copy


@functools.cache
def harbour() -> Pack:
    """The harbour pack, read once."""
    from sleeping_gods.sea.pack.build import build

    return build(read_source(pack_folder("harbour")))


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


def give_command(table: SeaTable, *amounts: int) -> SeaTable:
    """Give each seat so much command from the supply (or back to it)."""
    for seat, amount in enumerate(amounts):
        table.supply += table.pools[seat] - amount
        table.pools[seat] = amount
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


def fight(table: SeaTable, *enemies: str) -> SeaTable:
    """Begin a fight with these enemies in this order, at the first attack."""
    table.combat = Combat(foes=[Foe(enemy) for enemy in enemies])
    deal_tokens(table)
    return doing(table, StartRound(), Victory())


def foe(
    table: SeaTable, enemy: str, grid: str, *, defense: int = 5, attack: int = 2, level: int = 3, **legend: str
) -> SeaTable:
    """Add an enemy of the test's own to a copy of the pack: ``foe(table, "rat", "H . .|. A .|. . F", F="flying")``."""
    cells = [cell for row in grid.split("|") for cell in row.split()]
    squares = tuple(_square(cell, legend) for cell in cells)
    number = max(card.number for card in table.pack.enemies.values()) + 1
    card = Enemy(enemy, number, Name({"en": enemy, "fr": enemy}), level, defense, attack, len(squares) // 3, squares)
    bound = copy.copy(bind(table.pack))  # binding the whole pack anew takes half of the time of such a test
    bound.grids = {**bound.grids, enemy: grid_of(squares, COLUMNS)}
    bound.enemy_numbers = {**bound.enemy_numbers, number: enemy}
    table.pack = dataclasses.replace(table.pack, enemies={**table.pack.enemies, enemy: card}, bound=bound)
    table.bound = bound
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


def weary(table: SeaTable, *, left: int = 1) -> SeaTable:
    """Everybody is down but Odessa, who has so much health left."""
    for name, member in table.crew.items():
        member.damage = max_health(table, name)
    table.crew["odessa"].damage -= left
    return again(table)


def leaking(table: SeaTable) -> SeaTable:
    """Ten cubes lie on the ship, and only the quarters (fate 5) have room for another."""
    for space, room in table.pack.rooms.items():
        table.cubes[space] = room.capacity
    table.cubes["quarters"] = 1
    return again(table)


def beat_crew(table: SeaTable) -> SeaTable:
    """The last of the crew falls, and the ship makes for a port."""
    effects(weary(table), "lose 1 health")
    return play(table, "hurt odessa")


def beat_ship(table: SeaTable) -> SeaTable:
    """The eleventh cube is placed, and the ship makes for a port."""
    effects(leaking(table), "ship damage 1")
    return place_cube(table, 5)


def place_cube(table: SeaTable, number: int) -> SeaTable:
    """Draw fate for a cube of ship damage, and change nothing about it."""
    play(table, f"fate {number}")
    return play(table, "go on") if "go on" in offered(table) else table


def draw_event(table: SeaTable, event: str) -> SeaTable:
    """Draw this event in the event phase; the two actions and the end of the turn follow it."""
    kind = EVENT_KINDS.index(table.pack.events[event].kind)
    table.event_left = [6 if place == kind else 0 for place in range(len(EVENT_KINDS))]
    return play(doing(table, EventPhase(), TakeAction(), EndTurn()), f"event {event}")


def in_force(table: SeaTable, *events: str) -> SeaTable:
    """Let ongoing events be in force, in this order."""
    for event in events:
        table.events[table.pack.events[event].kind].remove(event)
        table.ongoing.append(event)
    return again(table)


def reprint(
    table: SeaTable, event: str, *, choices: tuple[tuple[str, str], ...] = (), do: tuple[str, ...] = ()
) -> SeaTable:
    """Give an event another text in a copy of the pack: what it does, and options as pairs of cost and effect."""
    printed = tuple(
        EventChoice(
            "abcdef"[place], Name({"en": "", "fr": ""}), parse_amounts(cost) if cost else (), parse_program([effect])
        )
        for place, (cost, effect) in enumerate(choices)
    )
    card = dataclasses.replace(table.pack.events[event], choices=printed, program=parse_program(do))
    table.pack = dataclasses.replace(table.pack, events={**table.pack.events, event: card}, bound=None)
    table.bound = bind(table.pack)
    return again(table)


def story(table: SeaTable, text: str) -> SeaTable:
    """Add paragraphs of the test's own to a copy of the pack; a missing way out is allowed."""
    paragraphs, findings = parse_story(text, "test.md")
    assert {finding.code for finding in findings} <= {*WITHOUT_END}, findings
    known = {**table.pack.paragraphs, **{paragraph.number: paragraph for paragraph in paragraphs}}
    table.pack = dataclasses.replace(table.pack, paragraphs=known, bound=None)
    table.bound = bind(table.pack)
    return again(table)


def exploring(table: SeaTable, location: int) -> SeaTable:
    """Open a location's story, wherever it lies, as the first of the two actions."""
    table.actions = 1
    return doing(table, Explore(location), TakeAction(), EndTurn())


WALL = "H H H|H H H|H H H"
"""Nine hearts: whatever damage is dealt finds a square, and a few attacks never end the fight."""


def put_enemy(table: SeaTable, grid: str = WALL, *, defense: int = 5, attack: int = 1, **legend: str) -> SeaTable:
    """Begin a fight with one enemy of the test's own, called ``wall``."""
    return fight(foe(table, "wall", grid, defense=defense, attack=attack, level=3, **legend), "wall")


def under_way(table: SeaTable, event: str) -> SeaTable:
    """An event lies ongoing beside the board."""
    table.events[table.pack.events[event].kind].remove(event)
    table.ongoing.append(event)
    return again(table)


def put_command(table: SeaTable, **amounts: int) -> SeaTable:
    """Command from the supply lies on crew boards and adventure cards."""
    for name, amount in amounts.items():
        if name in table.crew:
            table.crew[name].command += amount
        else:
            table.adventures[name] += amount
        table.supply -= amount
    return again(table)


def findings(folder: Path, file: str, old: str, new: str) -> list[str]:
    """What is found wrong with a copy of the harbour in which a text stands for another; no old text: it is added."""
    copy = whole_copy("harbour", folder)
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file}"
    (copy / file).write_text(text.replace(old, new, 1) if old else text + new, encoding="utf-8")
    return check(copy)


def settled(table: SeaTable, events: int = 6) -> SeaTable:
    """After a defeat the ship makes for its port and events are lost; the next turn is about to begin."""
    play(table, next(line for line in offered(table) if line.startswith("make for ")))
    draw_any(table, events)
    assert offered(table)[0] == "begin turn"
    return table
