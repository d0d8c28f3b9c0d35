"""Tables for the tests of the skies: set one up, and put pieces where a rule needs them."""

from __future__ import annotations

import copy
import dataclasses
import functools

from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import read_source
from sleeping_gods.effects.conditions import parse_condition
from sleeping_gods.effects.parse import parse_program
from sleeping_gods.kernel.game import Setup
from sleeping_gods.party.chapters.explore import Explore
from sleeping_gods.party.effects.bind import grid_of
from sleeping_gods.skies.chapters.combat import StartRound
from sleeping_gods.skies.chapters.combat_end import Victory
from sleeping_gods.skies.chapters.combat_setup import power_up
from sleeping_gods.skies.chapters.events import EndEvent, EventPhase
from sleeping_gods.skies.chapters.turn import BeginTurn, EndAction, EndTurn, TakeAction
from sleeping_gods.skies.effects.bind import bind
from sleeping_gods.skies.game import Skies
from sleeping_gods.skies.table.cards import Boss, CombatFigures, Enemy, Pack
from sleeping_gods.skies.table.records import Fight, Foe
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.story.parse import parse_story
from sleeping_gods.story.printed import Name, Square
from tests.bed import again, doing, effects, play
from tests.breaking import WITHOUT_END


@functools.cache
def airfield() -> Pack:
    """The airfield pack, read once."""
    from sleeping_gods.skies.pack.build import build

    return build(read_source(pack_folder("airfield")))


def new(players: int = 1, **choices: str) -> SkiesTable:
    """A new campaign at the start of its first turn."""
    pack = airfield()
    names = ("Ana", "Ben", "Cid", "Zoe")[:players]
    options = {"level": "normal", **choices}
    return Skies().set_up(pack, Setup("skies", pack.id, pack.version, pack.digest, names, options))


def at_start(players: int = 1, **choices: str) -> SkiesTable:
    """A campaign at the start of its first turn; the starting adventure cards lie in the discard."""
    table = new(players, **choices)
    bare(table)
    doing(table, BeginTurn())
    table.turn = 1
    return table


def on_map(players: int = 1, **choices: str) -> SkiesTable:
    """A campaign at the action step of its first turn: hands empty, 5 time, the plane beside Claire."""
    table = at_start(players, **choices)
    table.phase = "actions"
    return doing(table, TakeAction(), EndTurn())


def bare(table: SkiesTable) -> SkiesTable:
    """All adventure cards of the hands lie in the discard, so that nothing can be played from hand."""
    for hand in table.adventures:
        table.played += hand
        hand.clear()
    return again(table)


def wear(table: SkiesTable, name: str, *cards: str) -> SkiesTable:
    """Equip ability cards from the deck on a character."""
    for card in cards:
        table.deck.remove(card)
        table.crew[name].cards += (card,)
    return again(table)


def own(table: SkiesTable, seat: int, *cards: str) -> SkiesTable:
    """Own adventure cards in a hand, or combat cards in the box and the deck."""
    for card in cards:
        if card in table.played:
            table.played.remove(card)
        if table.pack.adventures[card].combat is not None:
            table.arms.append(card)
            table.combat_deck.append(card)
        else:
            table.adventures[seat].append(card)
    return again(table)


def stock(table: SkiesTable, **amounts: int) -> SkiesTable:
    """Own resources: ``stock(table, rope=2, sand_honey=1)``."""
    for kind, amount in amounts.items():
        table.goods[kind.replace("_", "-")] = amount
    return again(table)


def stands(table: SkiesTable, square: str) -> SkiesTable:
    """Claire stands on a square, or at a distant location."""
    table.place = square
    return again(table)


def ail(table: SkiesTable, name: str, *statuses: str) -> SkiesTable:
    """A character has these statuses."""
    table.crew[name].statuses = statuses
    return again(table)


def tire(table: SkiesTable, **stamina: int) -> SkiesTable:
    """Characters have so much stamina: ``tire(table, ed=0, claire=1)``."""
    for name, amount in stamina.items():
        table.crew[name].stamina = amount
    return again(table)


def hurt(table: SkiesTable, **damage: int) -> SkiesTable:
    """Characters have so much damage."""
    for name, amount in damage.items():
        table.crew[name].damage = amount
    return again(table)


def quest(table: SkiesTable, *numbers: int) -> SkiesTable:
    """The party owns these quests."""
    table.quests += numbers
    return again(table)


def in_play(table: SkiesTable, event: str, threat: int = 0) -> SkiesTable:
    """An event lies in play with so much threat."""
    for place, bag in enumerate(table.event_deck):
        if event in bag:
            bag.remove(event)
            table.event_left[place] = min(table.event_left[place], len(bag))
    table.active[event] = threat
    return again(table)


def draw_event(table: SkiesTable, event: str) -> SkiesTable:
    """Draw this event in step 2; the actions and the end of the turn follow it."""
    for place, bag in enumerate(table.event_deck):
        table.event_left[place] = len(bag) if event in bag else 0
        if event not in bag:
            table.event_box += bag
            table.event_deck[place] = []
    return play(doing(table, EventPhase(), TakeAction(), EndTurn()), f"event {event}")


def reprint(
    table: SkiesTable,
    event: str,
    *,
    do: tuple[str, ...] = (),
    turn_end: tuple[str, ...] = (),
    complete: tuple[str, ...] = (),
    complete_if: str = "",
    complete_when: str = "",
    stays: bool = False,
    harder: tuple[tuple[str, int], ...] = (),
) -> SkiesTable:
    """Give an event another text in a copy of the pack."""
    card = dataclasses.replace(
        table.pack.events[event],
        program=parse_program(do),
        turn_end=parse_program(turn_end),
        completing=parse_program(complete),
        completing_if=parse_condition(complete_if) if complete_if else None,
        completes_on=complete_when,
        stays=stays,
        harder=harder,
    )
    return repack(table, events={**table.pack.events, event: card})


def repack(table: SkiesTable, **changes: object) -> SkiesTable:
    """Play with a copy of the pack in which something is different."""
    table.pack = dataclasses.replace(table.pack, bound=None, **changes)  # type: ignore[arg-type]  # any field
    table.bound = bind(table.pack)
    return again(table)


def story(table: SkiesTable, text: str) -> SkiesTable:
    """Add paragraphs of the test's own to a copy of the pack; a missing way out is allowed."""
    paragraphs, findings = parse_story(text, "test.md")
    assert {finding.code for finding in findings} <= {*WITHOUT_END}, findings
    return repack(table, paragraphs={**table.pack.paragraphs, **{item.number: item for item in paragraphs}})


def exploring(table: SkiesTable, location: int) -> SkiesTable:
    """Open a location's story, wherever it lies, as an action that has been paid."""
    table.busy = True
    return doing(table, Explore(location), EndAction(), EndTurn())


def foe(table: SkiesTable, name: str, grid: str, *, attack: int = 2, level: int = 3, **legend: str) -> SkiesTable:
    """Add an enemy of the test's own: ``foe(table, "rat", "H . S|P V .", V="venom")``; P is power, H2 a 2-heart."""
    card = enemy(table, name, grid, attack=attack, level=level, **legend)
    bound = copy.copy(bind(table.pack))  # binding the whole pack anew takes half of the time of such a test
    bound.enemies = {**bound.enemies, name: card}
    bound.enemy_numbers = {**bound.enemy_numbers, card.number: name}
    bound.grids = {**bound.grids, name: grid_of(card.squares, card.columns)}
    table.pack = dataclasses.replace(table.pack, enemies={**table.pack.enemies, name: card}, bound=bound)
    table.bound = bound
    return again(table)


def enemy(table: SkiesTable, name: str, grid: str, *, attack: int, level: int, **legend: str) -> Enemy:
    """An enemy card, or a zone."""
    rows = [row.split() for row in grid.split("|")]
    squares = tuple(_square(cell, legend) for row in rows for cell in row)
    number = max(card.number for card in table.pack.enemies.values()) + 1
    return Enemy(
        id=name, number=number, name=Name({"en": name, "fr": name}), level=level, attack=attack, squares=squares,
        kind="beast", columns=len(rows[0]),
    )  # fmt: skip


def boss(table: SkiesTable, *zones: Enemy, level: int = 6, flee: bool = False) -> SkiesTable:
    """Add boss 50 with these zones; in a fight they are called ``head-50`` and so on."""
    made = Boss(50, Name({"en": "Boss", "fr": "Boss"}), level, zones, flee)
    return repack(table, bosses={**table.pack.bosses, 50: made})


def _square(cell: str, legend: dict[str, str]) -> Square:
    heart = bonus = 0
    synergy = False
    abilities: list[str] = []
    for part in cell.split("+"):
        if part[0] == "H":
            heart = int(part[1:] or 1)
        elif part[0] == "P":
            bonus = int(part[1:] or 1)
        elif part == "S":
            synergy = True
        elif part != ".":
            abilities.append(legend[part])
    return Square(heart, bonus, synergy, tuple(abilities))


def arm(table: SkiesTable, card: str, synergy: tuple[str, ...] = (), **figures: object) -> SkiesTable:
    """Print a combat card anew: ``arm(table, "whip", damage=5, die=True, remove=1, block=1, pierces=True)``."""
    made = CombatFigures(**figures, synergy=parse_program(synergy))  # type: ignore[arg-type]  # any figure
    printed = dataclasses.replace(table.pack.adventures[card], combat=made)
    return repack(table, adventures={**table.pack.adventures, card: printed})


def fight(table: SkiesTable, *enemies: str, boss: int = 0, hands: tuple[tuple[str, ...], ...] = ()) -> SkiesTable:
    """Begin a fight with these enemies in this order, at the attacks of round 1, with these combat hands."""
    row = table.bound.zones[boss] if boss else enemies
    combat = Fight(foes=[Foe(name) for name in row], boss=boss, round=1)
    count = table.seat_count()
    combat.hands = [list(hand) for hand in hands] + [[] for _ in range(count - len(hands))]
    combat.plays = [0] * count
    held = [card for hand in combat.hands for card in hand]
    combat.deck = sorted(card for card in table.combat_deck if card not in held)
    table.combat = combat
    power_up(table)
    return doing(table, StartRound(), Victory("", ""), EndAction(), EndTurn())


def row(table: SkiesTable) -> list[str]:
    """The enemies in the row, from the left."""
    return [foe.id for foe in table.fight.foes]


def foe_of(table: SkiesTable, name: str) -> Foe:
    """An enemy in the row."""
    return next(foe for foe in table.fight.foes if foe.id == name)


def health(table: SkiesTable, name: str) -> int:
    """The health that a character has left."""
    return table.bound.health[name] - table.crew[name].damage


def finish_event(table: SkiesTable) -> SkiesTable:
    """Let the event under way come to its end."""
    return doing(table, EndEvent(), TakeAction(), EndTurn())


def facing(table: SkiesTable, skill: str, number: int) -> SkiesTable:
    """A challenge that pays 1 rope when it is passed and costs 1 torch when it is failed."""
    table.goods["rope"], table.goods["torch"] = 0, 1
    return effects(again(table), f"challenge {skill} {number}", "fail: lose 1 torch", "pass: gain 1 rope")


def passed(table: SkiesTable) -> bool:
    """Whether that challenge was passed; it must be over."""
    assert (table.goods["rope"], table.goods["torch"]) in ((1, 1), (0, 0)), "the challenge is not settled"
    return table.goods["rope"] == 1
