"""Draws of the skies: challenges, flights, repairs and attacks in numbers, and what their draws lead to."""

from __future__ import annotations

from collections.abc import Sequence

from ...effects.words import describe
from ...kernel.choices import Choice, Seat
from ...kernel.table import decision_of
from ...party.chapters.ailments import GainStatus
from ...party.chapters.challenge import total
from ...party.chapters.fate import fate_of
from ...party.table.records import Test
from ...skies.acts.uses import use_of
from ...skies.chapters.damage import attack_damage, die_result, figures, removal
from ...skies.chapters.encounter import NOWHERE, PlaceStandees
from ...skies.chapters.flight import BEST, FLIGHT_DAMAGE, REPAIRS, WORST
from ...skies.chapters.foes import block_of, counter_damage, foe_in_row
from ...skies.chapters.hero import passive_sum, skill_of
from ...skies.chapters.travel import OBSTACLE_DAMAGE, FaceObstacle
from ...skies.table.table import SkiesTable
from ...telling.party.draws import Trial, challenge, check, kind_of_decision, placing_lines, test_lines, test_verdict
from ...telling.phrases import join
from ..section import counted_word
from .names import first_name, name_of, namer_of
from .sayings import STATUS_WORDS

STAMINA = " Each who takes part pays 1 stamina."
DRAWN_AGAIN = ("reroll", "redraw")
"""Effects that repeat a draw or a roll."""


def flight_damage(result: int) -> int:
    """The damage that a flight with this result does."""
    return next((damage for below, damage in FLIGHT_DAMAGE if result < below), WORST)


def _flight_opening(table: SkiesTable, test: Test) -> str:
    spaces = counted_word(test.number, "space")
    return f"A flight of {spaces}. Damage to the plane: {_steps(FLIGHT_DAMAGE, WORST)}."


def _steps(limits: Sequence[tuple[int, int]], last: int) -> str:
    """What each result means, such as ``0-5: none, 6-7: 1, 8 or more: 2``."""
    first, said = 0, []
    for below, amount in limits:
        said.append(f"{first}-{below - 1}: {amount or 'none'}")
        first = below
    return join([*said, f"{first} or more: {last}"])


def _flight_result(table: SkiesTable, test: Test) -> str:
    result = fate_of(test) + test.number
    return f" + {counted_word(test.number, 'space')} = {result}: {_flown(table, test)}."


def _flown(table: SkiesTable, test: Test) -> str:
    return f"{flight_damage(fate_of(test) + test.number) or 'no'} damage"


def _repair_opening(table: SkiesTable, test: Test) -> str:
    price = "" if test.drawn else STAMINA
    return f"By the CRAFT result the plane regains health: {_steps(REPAIRS, BEST)}.{price}"


def _mended(table: SkiesTable, test: Test) -> str:
    result = total(table, test)
    return f"{next((amount for below, amount in REPAIRS if result < below), BEST)} health"


TRIALS: dict[str, Trial[SkiesTable]] = {
    "challenge": challenge(lambda table: namer_of(table.pack), STAMINA),
    "check": check(lambda table: namer_of(table.pack), name_of),
    "flight": Trial(_flight_opening, _flight_result, _flown),
    "repair": Trial(
        _repair_opening,
        lambda table, test: f" = {total(table, test)}: {_mended(table, test)}.",
        _mended,
    ),
}
"""What each kind of test is about."""


def context(table: SkiesTable) -> list[str]:
    """The numbers that one needs before answering."""
    kind, decision = kind_of_decision(table), decision_of(table)
    if kind in ("JoinChallenge", "AlterTest") and table.tests:
        return test_lines(table, TRIALS, lambda name: first_name(table, name))
    if kind == "AlterAttack":
        return attack_lines(table)
    if kind == "PlaceDamage":
        return placing_lines(table)
    if kind == "Block" and table.combat is not None and table.combat.block:
        return [f"Blocked so far: {table.combat.block}."]
    if isinstance(decision, PlaceStandees):
        return _placed_lines(table, decision.who(table))
    if isinstance(decision, GainStatus):
        return [STATUS_WORDS[decision.status]]
    if isinstance(decision, FaceObstacle):
        return [_obstacle_line(table, decision)]
    return []


def _placed_lines(table: SkiesTable, seat: Seat) -> list[str]:
    """Where one's own characters stand so far, and everybody's once all have been shown."""
    meeting = table.meeting
    known = {name: at for name, at in meeting.placed.items() if meeting.revealed or table.controller(name) == seat}
    stand = [f"{first_name(table, name)} on {'nothing' if at == NOWHERE else f'({at})'}" for name, at in known.items()]
    return [f"Placed so far: {join(stand)}."] if stand else []


def _obstacle_line(table: SkiesTable, decision: FaceObstacle) -> str:
    harm = f"{OBSTACLE_DAMAGE} damage, shared out as you like"
    if decision.path:
        harm = describe(table.bound.printed.get(decision.path, ()), "en", namer_of(table.pack)) or harm
    return f"Suffering it: {harm}. A card, ability or resource that ignores {name_of(table, decision.kind)} avoids it."


def attack_lines(table: SkiesTable) -> list[str]:
    """The attack under way: the sum of its damage, what it takes away, and what comes back."""
    attack = table.assault
    foe = foe_in_row(table, attack.target)
    if foe is None:
        return []
    combat = figures(table, attack.card)
    who = f"{first_name(table, attack.crew)} with {name_of(table, attack.card)} against the {name_of(table, foe.id)}"
    lines = []
    if combat.damage is not None:
        skill = skill_of(table, attack.crew, combat.skill) if combat.skill else 0
        own = attack.bonus + passive_sum(table, attack.crew, "damage self")
        parts = [str(combat.damage)]
        parts += [f"die {die_result(table, attack):+d}"] if attack.side else []
        parts += [f"{combat.skill} {skill}"] if combat.skill else []
        parts += [f"bonus {own}"] if own else []
        block = 0 if attack.pierces else block_of(table, foe)
        less = f", less {block} that it blocks" if block else ""
        lines.append(f"{who}: {join(parts, ' + ')} = {attack_damage(table, attack)} damage{less}.")
    else:
        lines.append(f"{who}: no damage.")
    power = min(removal(table, attack), foe.power)
    back = counter_damage(table, foe) - power
    removed = f"It loses {power} power and " if power else "It "
    blocked = f", of which the card blocks {min(attack.block, back)}" if attack.block and back else ""
    lines.append(f"{removed}strikes back for {back}{blocked}.")
    return lines


def leads_to_draw(table: SkiesTable, choice: Choice) -> bool:
    """A challenge, a flight, a repair, a rolled attack; and what draws or rolls again. Nothing that is still unread."""
    if table.is_act(choice):
        return choice[0] == "activate" and use_of(table, choice).op in DRAWN_AGAIN
    kind = kind_of_decision(table)
    if kind == "JoinChallenge":
        return True
    if kind in ("TakeAction", "MovePlane"):
        return choice[0] == "fly" and not table.quick
    return kind == "Attacks" and choice[0] == "attack" and figures(table, choice[5]).die


def to_the_draw(table: SkiesTable) -> Choice | None:
    """How to go on to the draw from here."""
    return ("go", "on") if kind_of_decision(table) == "JoinChallenge" else None


def verdict(table: SkiesTable) -> str:
    """What the draw just made leads to if nobody changes it."""
    for happening in table.happenings:
        match happening:
            case ("flight", _, harm):
                return f"{harm or 'no'} damage"
            case ("repaired", _, amount):
                return f"{amount} health"
            case ("deals", _, points):
                return f"deals {points}"
    if kind_of_decision(table) == "AlterAttack":
        return f"deals {attack_damage(table, table.assault)}"
    return test_verdict(table, TRIALS)
