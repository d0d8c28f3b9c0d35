"""Facts about the member, good or card that a choice names: health, fatigue, goods, skills; for explanations."""

from __future__ import annotations

from ...effects.terms import STATUSES
from ...kernel.choices import Choice
from ...kernel.table import waiting_decision
from ...party.effects.crew import op_remove_status
from ...party.effects.story import PickArm
from ...party.table.table import PartyTable
from ...sea.chapters.crew import health_left as health_at_sea
from ...sea.chapters.crew import max_health as most_at_sea
from ...sea.chapters.foes import foe_named
from ...sea.table.table import SeaTable
from ...skies.chapters.camp_row import camps_left
from ...skies.chapters.foes import buff_left, foe_in_row
from ...skies.chapters.hero import health_left as health_in_the_skies
from ...skies.chapters.hero import max_health as most_in_the_skies
from ...skies.table.records import STAMINA
from ...skies.table.table import SkiesTable
from ..party.choice_words import amounts_in, named_in
from ..party.damage_grid import hearts_left, smallest_heart
from ..party.losses import bearer_of, skill_of_bearer
from ..sea.heuristics.ship import USUAL_WORTH, WORTH
from ..sea.planner.ship import command_gained
from ..skies.heuristics import care
from ..skies.heuristics.fights import points_left
from .advice_facts import AdviceFact, Counted, LostCommand, Standing
from .attack_ahead import attack_ahead
from .equip_ahead import equip_ahead
from .hits_ahead import blow_taken
from .lacks import lacks
from .thumb_rules import entry_for

LEFT_WITH_COINS = (("shipyard",), ("healer",), ("market",))
"""What a party that keeps its coins leaves undone."""
WOUNDING = frozenset({"venom"})
"""Statuses that cost health."""


def facts_about(table: PartyTable, choice: Choice) -> tuple[AdviceFact, ...]:
    """The facts about what a choice names, and what else is counted for the decision."""
    facts: list[AdviceFact | None] = [*standing(table, choice)]
    kind = type(waiting_decision(table)).__name__
    if isinstance(table, SeaTable) and choice in table.offered:
        facts += _further_facts_at_sea(table, kind, choice)
    elif isinstance(table, SkiesTable):
        if _may_wound(kind, choice) and choice in table.offered:
            facts.append(_in_the_skies(table, choice, "health"))
        facts.append(attack_ahead(table, choice))
    facts += [
        equip_ahead(table, choice),
        blow_taken(table, choice),
        _hearts(table, choice),
        lacks(table, choice),
        _suffering(table, choice),
    ]
    return tuple(fact for fact in facts if fact is not None)


def _further_facts_at_sea(table: SeaTable, kind: str, choice: Choice) -> list[AdviceFact | None]:
    """What else is counted at a kind of decision."""
    match kind:
        case "GainStatus" if _may_wound(kind, choice):
            return [_at_sea(table, choice, "health")]
        case "ShipAction":
            room = named_in(choice)
            printed = table.pack.rooms[room].command[table.player_count_index()]
            gained = command_gained(table, room)
            return [LostCommand(printed, gained)] if gained < printed else []
        case "PayRecipe":
            _, *paid = choice
            return [Standing(food, "stock", table.goods[food]) for _, food in amounts_in(paid) if food in table.goods]
        case "PassSynergy" | "PassAnySynergy":
            return [_at_sea(table, choice, "health")]
        case "KeepReward" | "KeepFound" if choice[-1] in table.goods:
            _, _, *rewards = choice
            goods = [good for _, good in amounts_in(rewards) if good in table.goods]
            stocks = [Standing(good, "stock", table.goods[good]) for good in goods]
            ship = [Standing("", "ship", sum(table.cubes.values()))] if choice[-1] == "materials" else []
            return [Counted(tuple((good, WORTH.get(good, USUAL_WORTH)) for good in goods)), *stocks, *ship]
    return []


def _may_wound(kind: str, choice: Choice) -> bool:
    """Whether somebody gains a status that costs health."""
    return kind == "GainStatus" and choice[-1] in WOUNDING


def _hearts(table: PartyTable, choice: Choice) -> Standing | None:
    """What the hearts of an enemy still need that damage of a card may go to."""
    if choice not in table.offered or choice[0] != "target":
        return None
    needed = None
    if isinstance(table, SkiesTable):
        target = foe_in_row(table, named_in(choice))
        needed = None if target is None else points_left(table, target)
    elif isinstance(table, SeaTable):
        foe = foe_named(table, named_in(choice))
        needed = None if foe is None else hearts_left(table.bound.grids[foe.id], foe.covered)
    if needed is None:
        return None
    smallest = smallest_heart_of(table, named_in(choice))
    return Standing(named_in(choice), "hearts", needed, 0 if smallest == needed else smallest)


def smallest_heart_of(table: PartyTable, name: str) -> int:
    """The least that a single open heart of an enemy in the row needs; 0 if none is left."""
    if isinstance(table, SkiesTable):
        target = foe_in_row(table, name)
        if target is None:
            return 0
        return 1 if buff_left(table, target) else smallest_heart(table.bound.grids[target.id], target.covered)
    foe = foe_named(table, name) if isinstance(table, SeaTable) else None
    return 0 if foe is None else smallest_heart(table.bound.grids[foe.id], foe.covered)


def _suffering(table: PartyTable, choice: Choice) -> Standing | None:
    """How many have the status that one of several effects would remove, where it does nothing else."""
    decision = waiting_decision(table)
    if not isinstance(decision, PickArm) or choice[0] != "pick" or choice not in table.offered:
        return None
    program = table.bound.programs[decision.path + named_in(choice)]
    statuses = [args[0] for effect, args in program if effect is op_remove_status]
    if len(program) != 1 or not statuses or statuses[0] not in STATUSES:
        return None
    status = str(statuses[0])
    return Standing(status, "suffer", sum(status in member.statuses for member in table.crew.values()))


def standing(table: PartyTable, choice: Choice) -> tuple[Standing, ...]:
    """The facts about what a choice names; none where they decide nothing."""
    decision = waiting_decision(table)
    entry = entry_for(table, decision)
    what = entry.standing if entry is not None and choice in table.offered else ""
    if isinstance(table, SeaTable) and (choice[0] == "buy" or choice[1:] in LEFT_WITH_COINS):
        return (Standing("coins", "goods", table.goods["coins"]),)
    if isinstance(table, SkiesTable) and (choice == ("camp",) or (choice[0] == "end" and ("camp",) in table.offered)):
        what = "rest"
    if what == "bearer-skill":
        name, skill = bearer_of(table, named_in(choice)), table.pack.abilities[named_in(choice)].skill
        return (Standing(name, "best-skill", skill_of_bearer(table, named_in(choice)), skill=skill),) if skill else ()
    stands: Standing | None = None
    if isinstance(table, SeaTable):
        stands = _at_sea(table, choice, what)
    elif isinstance(table, SkiesTable):
        stands = _in_the_skies(table, choice, what)
    return () if stands is None else (stands,)


def _who(table: PartyTable, choice: Choice) -> str:
    """The member of the party whom a choice names last; empty if none."""
    return next((word for word in reversed(choice) if word in table.crew), "")


def _at_sea(table: SeaTable, choice: Choice, what: str) -> Standing | None:
    """The figure that ``what`` asks for (see `Standing.what`); None if the choice is about nothing of that kind."""
    name, thing = _who(table, choice), named_in(choice) if len(choice) > 1 else ""
    if what == "goods" and thing in table.goods:
        return Standing(thing, what, table.goods[thing])
    if what == "room" and thing in table.pack.rooms:
        return Standing(thing, what, table.cubes[thing], table.pack.rooms[thing].capacity)
    if what == "price" and thing in table.pack.abilities:
        return Standing(thing, what, table.pack.abilities[thing].command)
    if what == "placed" and (name or thing in table.adventures):
        return Standing(thing, what, table.crew[name].command if name else table.adventures[thing])
    if not name:
        return None
    member = table.crew[name]
    match what:
        case "health":
            return Standing(name, what, max(0, health_at_sea(table, name)), most_at_sea(table, name))
        case "fatigue":
            return Standing(name, what, member.fatigue)
        case "status":
            return Standing(name, what, len(member.statuses))
        case "weapon":
            weapon = table.pack.crew[name].weapon
            return Standing(name, what, weapon.accuracy, weapon.damage)
    return None


def _in_the_skies(table: SkiesTable, choice: Choice, what: str) -> Standing | None:
    """The figure that ``what`` asks for (see `Standing.what`); None if the choice is about nothing of that kind."""
    name, thing = _who(table, choice), named_in(choice) if len(choice) > 1 else ""
    if what == "rest":
        camps = camps_left(table) - (choice == ("camp",))
        return Standing(str(camps), what, care.stamina(table), STAMINA * len(table.crew))
    if what == "goods" and thing in table.goods:
        return Standing(thing, what, table.goods[thing])
    if what == "skill" and thing in table.pack.abilities:
        skill = table.pack.abilities[thing].skill
        return Standing(skill, what, max(board.skills.get(skill, 0) for board in table.pack.characters.values()))
    if not name:
        return None
    match what:
        case "health":
            return Standing(name, what, max(0, health_in_the_skies(table, name)), most_in_the_skies(table, name))
        case "stamina":
            return Standing(name, what, table.crew[name].stamina, STAMINA)
        case "status":
            return Standing(name, what, len(table.crew[name].statuses))
    return None
