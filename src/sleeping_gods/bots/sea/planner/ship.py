"""The planning bot on the ship: which room it uses, whom it heals, what it buys, learns and gives up."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.choices import Choice
from ....sea.acts.uses import use_of
from ....sea.table.cards import AdventureCard, Use
from ....sea.table.table import SeaTable
from ...story.weights import Weights
from ..heuristics import ship
from ..heuristics.challenges import ACTS
from .challenge_odds import use_price
from .crew_means import CARES, care_worth

MARGIN = 0.4
"""By so much care must be worth more than it costs."""
PURSE = 4
"""Coins that are kept for an inn."""
BARGAIN = 3
"""What is worth so much more than its price is bought with these coins too."""


def room(table: SeaTable, offered: Sequence[Choice], weights: Weights) -> Choice:
    """The room that gives most: command as far as there is any, cards, and what it mends."""
    return max(offered, key=lambda choice: room_worth(table, choice, weights))


def command_gained(table: SeaTable, room_name: str) -> int:
    """The command that a room gives, as far as there is any left to take."""
    kind, column = table.pack.rooms[room_name], table.player_count_index()
    placed = sum(_shut(table))
    back = placed if room_name == "bridge" else min(kind.clears[column], placed)
    return min(kind.command[column], table.supply + (back if room_name in ("bridge", "quarters") else 0))


def _shut(table: SeaTable) -> list[int]:
    """The command on each card that is shut."""
    shut = [amount for amount in table.adventures.values() if amount]
    return shut + [member.command for member in table.crew.values() if member.command]


def room_worth(table: SeaTable, choice: Choice, weights: Weights) -> float:
    """What a room gives now."""
    column, hand = table.player_count_index(), len(table.hands[table.captain])
    kind, shut = table.pack.rooms[choice[1]], _shut(table)
    gain = weights.command * command_gained(table, choice[1])
    gain += weights.hand * min(kind.cards[column], 3 - min(3, hand))
    if choice[1] == "bridge":
        gain += 0.7 * len(shut)
    elif choice[1] == "quarters":
        gain += 0.7 * min(len(shut), kind.clears[column])
    elif choice[1] == "galley":
        gain += 0.6 * min(1, ship.fatigue(table)) if hand or kind.cards[column] else 0.0
    elif choice[1] == "deck":
        gain += 1.3 - (1.5 if ship.cubes(table) >= 8 else 0.0)
    else:
        gain += weights.health * min(1, ship.damage(table))
    return gain


def care(table: SeaTable, acts: Sequence[Choice], weights: Weights) -> Choice | None:
    """The act that is worth most more than it costs; None if none is, and cards for able hands after that."""
    best: tuple[float, Choice] | None = None
    for choice in acts:
        gain = -1.0
        if choice[0] in ACTS:
            use = use_of(table, choice)
            spare = sum(table.pools) - use.command >= weights.reserve or not use.command
            if use.op in CARES and use.op != "clear" and spare:
                price = use_price(use, weights, placed=choice[0] == "activate")
                gain = care_worth(table, use.use.program, weights) - price
        elif choice[0] == "cook":
            card = table.pack.adventures[choice[1]]
            food = sum(amount for _, amount in card.food)
            gain = care_worth(table, card.recipe, weights) - 0.5 * food - weights.command * card.command
        elif choice[0] == "drink":
            gain = weights.health * ship.damage(table) - 6
        if gain > MARGIN and (best is None or gain > best[0]):
            best = gain, choice
    if best is not None:
        return best[1]
    return ship.equip(table, acts) if sum(table.pools) > weights.reserve + 1 else None


def use_worth(use: Use, weights: Weights) -> float:
    """What it is worth to own a use, over the rest of a campaign."""
    op = use.program[0]
    amount = next((int(arg) for arg in reversed(op.args) if isinstance(arg, int)), 1)
    by = {"skill-plus": 2.6, "fate-plus": 3.5, "sail": 2.5, "block": 0.8, "accuracy": 0.8, "deal": 1.5, "heal": 0.8}
    flat = {"redraw": 4.0, "clear": 4.0, "cancel-event": 7.0, "cook-book": 2.0, "ignore-search": 0.5}
    if op.name in flat:
        return flat[op.name]
    wide = 1.6 if op.name == "skill-plus" and op.args[0] == "any" else 1.0
    return by.get(op.name, 0.5) * amount * wide - 0.8 * max(0, use.command - 1)


def card_worth(card: AdventureCard, weights: Weights) -> float:
    """What it is worth to own a card."""
    if card.weapon is not None:
        return 1.6 * card.weapon.damage + card.weapon.accuracy + 0.5 * card.weapon.block
    if card.recipe:
        mends = sum(int(arg) for op in card.recipe for arg in op.args if isinstance(arg, int))
        return 1.2 * mends - 1.2 * sum(amount for _, amount in card.food)
    uses = sorted((use_worth(use, weights) for use in card.uses), reverse=True)
    return uses[0] + 0.3 * sum(uses[1:]) if uses else 1.0


def gain_of(table: SeaTable, choice: Choice, weights: Weights) -> float:
    """What a card on offer is worth more than its price."""
    card = table.pack.adventures[choice[1]]
    return card_worth(card, weights) - 0.8 * card.price


def buy(table: SeaTable, offered: Sequence[Choice], weights: Weights) -> Choice:
    """What is worth most more than its price, while an inn can still be paid."""
    best: tuple[float, Choice] | None = None
    for choice in offered:
        if choice[0] != "buy":
            continue
        card = table.pack.adventures[choice[1]]
        gain = gain_of(table, choice, weights)
        if card.recipe and sum(1 for name in table.adventures if table.pack.adventures[name].recipe) >= 4:
            continue
        kept = PURSE * (gain < BARGAIN)
        if gain > 0 and table.goods["coins"] - card.price >= kept and (best is None or gain > best[0]):
            best = gain, choice
    return best[1] if best is not None else ("leave", "market")


def learn(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """The cheapest level card first: each bears a skill."""
    levels = table.pack.levels
    able = [choice for choice in offered if choice[0] == "learn"]
    return min(able, key=lambda choice: (levels[choice[1]].xp, choice[1])) if able else offered[-1]


def clear(table: SeaTable, offered: Sequence[Choice], weights: Weights) -> Choice:
    """The card that helps most is opened first."""
    return max(offered, key=lambda choice: clear_worth(table, choice, weights))


def clear_worth(table: SeaTable, choice: Choice, weights: Weights) -> float:
    """What a card helps for each command on it."""
    name = choice[1]
    amount = table.crew[name].command if name in table.crew else table.adventures[name]
    uses = table.bound.uses.get(name, ())
    return max((use_worth(use.use, weights) for use in uses), default=0.0) / amount


def drop(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """The card that costs most to equip goes first, so that cheap ones stay."""
    abilities = table.pack.abilities
    return max(offered, key=lambda choice: (abilities[choice[1]].command, abilities[choice[1]].fate, choice[1]))


def plenty(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """What there is most of; coins and artifacts last."""
    spared = ("coins", "artifacts")
    return max(offered, key=lambda choice: (choice[1] not in spared, table.goods.get(choice[1], 0)))


def tire(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """Whoever is fresh and least able."""
    return min(
        offered,
        key=lambda choice: (
            table.crew[choice[1]].fatigue,
            len(table.crew[choice[1]].cards + table.crew[choice[1]].levels),
        ),
    )


def rest(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """Whoever is most tired, and most able."""
    return max(
        offered,
        key=lambda choice: (
            table.crew[choice[1]].fatigue,
            len(table.crew[choice[1]].cards + table.crew[choice[1]].levels),
        ),
    )


def breach(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """A hole where it shuts no room that is wanted; the sick bay goes first."""
    dear = ("hull", "sick-bay", "deck", "galley", "quarters", "bridge")
    return min(offered, key=lambda choice: dear.index(choice[1]))


def mend(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """A room that is shut is mended first."""
    rooms, dear = table.pack.rooms, ("hull", "sick-bay", "deck", "galley", "quarters", "bridge")
    return max(offered, key=lambda choice: (table.cubes[choice[1]] >= rooms[choice[1]].capacity, dear.index(choice[1])))
