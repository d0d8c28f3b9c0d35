"""Tables for the tests of the sea: set one up, put pieces where a rule needs them, play choices in notation."""

from __future__ import annotations

import dataclasses
import functools
import shutil
from pathlib import Path

import pytest

from sleeping_gods.check import check
from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import read
from sleeping_gods.effects.parse import parse_amounts, parse_program
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.errors import IllegalChoice, Reason
from sleeping_gods.kernel.game import Setup
from sleeping_gods.kernel.play import advance, options, waits_for_chance
from sleeping_gods.kernel.play import play as play_one
from sleeping_gods.kernel.state import canonical
from sleeping_gods.kernel.steps import Step
from sleeping_gods.sea.bind import bind, compile_program
from sleeping_gods.sea.cards import Enemy, EventChoice, Pack, Square
from sleeping_gods.sea.combat import StartRound, Victory
from sleeping_gods.sea.crew import max_health
from sleeping_gods.sea.events import EventPhase
from sleeping_gods.sea.explore import Explore
from sleeping_gods.sea.game import Sea
from sleeping_gods.sea.program import Do
from sleeping_gods.sea.records import Combat, Foe
from sleeping_gods.sea.ship import ShipAction
from sleeping_gods.sea.synergy import deal_tokens
from sleeping_gods.sea.table import SeaTable
from sleeping_gods.sea.turn import BeginTurn, EndTurn, TakeAction
from sleeping_gods.sea.words import EVENT_KINDS
from sleeping_gods.story.parse import parse_story
from sleeping_gods.story.printed import Name


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
        card = table.pack.abilities.get(option[1]) if option[0] == "draw" else None
        if card is not None and card.fate == number:
            return text(option)
    raise ValueError(f"no card with fate {number} can be drawn now: {[text(o) for o in options(table)][:5]}")


def offered(table: SeaTable) -> list[str]:
    """Everything that may be chosen now, in notation."""
    return [text(option) for option in options(table)]


def refused(table: SeaTable, line: str) -> Reason:
    """A choice that must be refused with the table unchanged: the reason given for it."""
    before = canonical(table)
    with pytest.raises(IllegalChoice) as refusal:
        play_one(table, line)
    assert canonical(table) == before
    assert refusal.value.reason is not None, f"refused without a reason: {line}"
    return refusal.value.reason


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


def foe(
    table: SeaTable, enemy: str, grid: str, *, defense: int = 5, attack: int = 2, level: int = 3, **legend: str
) -> SeaTable:
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


def draw_any(table: SeaTable, count: int) -> SeaTable:
    """Let chance draw whatever comes first."""
    for _ in range(count):
        assert waits_for_chance(table), f"expected a draw, got {offered(table)[:5]}"
        play(table, offered(table)[0])
    return table


def told(table: SeaTable, key: str) -> list[tuple[str | int, ...]]:
    """What the last choice made happen under a key: ``told(table, "paragraph")``."""
    return [happening[1:] for happening in table.happenings if happening[0] == key]


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
        EventChoice("abcdef"[place], Name("", ""), parse_amounts(cost) if cost else (), parse_program([effect]))
        for place, (cost, effect) in enumerate(choices)
    )
    card = dataclasses.replace(table.pack.events[event], choices=printed, program=parse_program(do))
    table.pack = dataclasses.replace(table.pack, events={**table.pack.events, event: card}, bound=None)
    table.bound = bind(table.pack)
    return again(table)


def story(table: SeaTable, text: str) -> SeaTable:
    """Add paragraphs of the test's own to a copy of the pack; a missing way out is allowed."""
    paragraphs, findings = parse_story(text, "test.md")
    assert all(finding.code == "story-end" for finding in findings), findings
    known = {**table.pack.paragraphs, **{paragraph.number: paragraph for paragraph in paragraphs}}
    table.pack = dataclasses.replace(table.pack, paragraphs=known, bound=None)
    table.bound = bind(table.pack)
    return again(table)


def exploring(table: SeaTable, location: int) -> SeaTable:
    """Open a location's story, wherever it lies, as the first of the two actions."""
    table.actions = 1
    return doing(table, Explore(location), TakeAction(), EndTurn())


def strike(table: SeaTable) -> int:
    """Place the damage that is due on the first squares that offer themselves; how many were covered."""
    covered = 0
    while True:
        squares = [line for line in offered(table) if line.startswith("cover ")]
        if not squares:
            return covered
        play_one(table, squares[0])
        covered += 1


def fallen(table: SeaTable, *crew: str) -> SeaTable:
    """Let these crew members be at 0 health."""
    for name in crew:
        table.crew[name].damage = table.pack.crew[name].health
    return again(table)


WALL = "H H H|H H H|H H H"
"""Nine hearts: whatever damage is dealt finds a square, and a few attacks never end the fight."""


def facing(table: SeaTable, grid: str = WALL, *, defense: int = 5, attack: int = 1, **legend: str) -> SeaTable:
    """Begin a fight with one enemy of the test's own, called ``wall``."""
    return fight(foe(table, "wall", grid, defense=defense, attack=attack, level=3, **legend), "wall")


def deck_only(table: SeaTable, *cards: str) -> SeaTable:
    """The ability deck holds only these cards; the rest of it lies in the discard."""
    for card in cards:
        table.deck.remove(card)
    table.discard += table.deck
    table.deck = list(cards)
    return again(table)


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
    copy = Path(shutil.copytree(pack_folder("harbour"), folder / "harbour"))
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


def damage_on(table: SeaTable) -> dict[str, int]:
    """Damage by crew member, where there is any."""
    return {name: member.damage for name, member in table.crew.items() if member.damage}


def victims(table: SeaTable) -> list[str]:
    """Who may be hurt next."""
    return [line.split()[1] for line in offered(table) if line.startswith("hurt ")]


def bearers(table: SeaTable) -> list[str]:
    """Who may take the status that is due."""
    return [line.split()[1] for line in offered(table) if line.startswith("afflict ")]
