"""The planning bot on the ship: which room it uses, whom it heals, what it buys, learns and gives up."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.choices import Choice
from ....sea.acts.uses import use_of
from ....sea.chapters.search import has_penalty
from ....sea.table.table import SeaTable
from ....sea.table.words import ROOMS
from ...party.choice_words import named_in
from ...story.weights import Weights
from ..heuristics import ship
from ..heuristics.challenges import ACTS
from .card_worth import card_worth, use_worth
from .challenge_counts import use_price
from .crew_means import CARES, care_worth

MARGIN = 0.4
"""By so much care must be worth more than it costs."""
ROOMS_BY_IMPORTANCE = ("hull", "sick-bay", "deck", "galley", "quarters", "bridge")
"""The rooms, the least important first."""
GOODS_TO_SPARE = ("coins", "artifacts")
"""What is given up last."""
COIN = 0.8
"""What a coin of a price counts."""
FOOD = 0.5
"""What a piece of food counts that is cooked."""
DRINK = 6
"""What the last bottle counts."""
SHUT = 0.7
"""The worth of clearing the command from a card that is shut."""
ENOUGH_RECIPES = 4
"""A crew with as many buys no further one."""
FULL_HAND = 3
"""More cards in hand than this are seldom used."""
REST = 0.6
"""The worth of letting somebody rest in the galley."""
FIND = 1.3
"""What a search of the deck is worth."""
DANGER = 1.5
"""What is taken off its worth if the ship is so damaged that a further blow is dangerous."""
DAMAGE_TO_FEAR = 8
"""Damage of such a ship."""
PURSE = 4
"""Coins that are kept for an inn."""
BARGAIN = 3
"""What is worth so much more than its price is bought with these coins too."""


def room(table: SeaTable, offered: Sequence[Choice], weights: Weights) -> Choice:
    """The room that gives most: command as far as there is any, cards, and what it mends."""
    return max(offered, key=lambda choice: room_worth(table, choice, weights))


def command_gained(table: SeaTable, room_name: str) -> int:
    """The command that a room gives, as far as there is any left to take."""
    room_card, column = table.pack.rooms[room_name], table.player_count_index()
    placed = sum(_command_placed(table))
    match room_name:
        case "bridge":
            given_back = placed
        case "quarters":
            given_back = min(room_card.clears[column], placed)
        case _:
            given_back = 0
    return min(room_card.command[column], table.supply + given_back)


def _command_placed(table: SeaTable) -> list[int]:
    """The command on each card and board that it shuts."""
    on_cards = [amount for amount in table.adventures.values() if amount]
    return on_cards + [member.command for member in table.crew.values() if member.command]


def room_worth(table: SeaTable, choice: Choice, weights: Weights) -> float:
    """What a room gives now."""
    room_name, column = named_in(choice), table.player_count_index()
    room_card, hand = table.pack.rooms[room_name], len(table.hands[table.captain])
    shut = len(_command_placed(table))
    gain = weights.command * command_gained(table, room_name)
    gain += weights.hand * min(room_card.cards[column], FULL_HAND - min(FULL_HAND, hand))
    match room_name:
        case "bridge":
            gain += SHUT * shut
        case "quarters":
            gain += SHUT * min(shut, room_card.clears[column])
        case "galley":
            gain += REST * min(1, ship.fatigue(table)) if hand or room_card.cards[column] else 0.0
        case "deck":  # a find, and the blow that a search may bring
            gain += FIND - (DANGER if ship.cubes(table) >= DAMAGE_TO_FEAR else 0.0)
        case _:
            gain += weights.health * min(1, ship.damage(table))
    return gain


def care(table: SeaTable, acts: Sequence[Choice], weights: Weights) -> Choice | None:
    """The act that is worth most more than it costs; None if none is, and cards for able hands after that."""
    best: tuple[float, Choice] | None = None
    for choice in acts:
        gain = gain_of_care(table, choice, weights)
        if gain > MARGIN and (best is None or gain > best[0]):
            best = gain, choice
    if best is not None:
        return best[1]
    return ship.equip(table, acts) if sum(table.pools) > weights.reserve + 1 else None


def gain_of_care(table: SeaTable, choice: Choice, weights: Weights) -> float:
    """What an act is worth to the crew more than it costs; 0 for one that is no care."""
    verb = choice[0]
    if verb in ACTS:
        use = use_of(table, choice)
        is_affordable = sum(table.pools) - use.command >= weights.reserve or not use.command
        if use.op not in CARES or use.op == "clear" or not is_affordable:
            return 0.0
        return care_worth(table, use.use.program, weights) - use_price(use, weights, placed=verb == "activate")
    if verb == "cook":
        card = table.pack.adventures[named_in(choice)]
        food = sum(amount for _, amount in card.food)
        return care_worth(table, card.recipe, weights) - FOOD * food - weights.command * card.command
    if verb == "drink":
        return weights.health * ship.damage(table) - DRINK
    return 0.0


def gain_of(table: SeaTable, choice: Choice) -> float:
    """What a card on offer is worth more than its price."""
    card = table.pack.adventures[named_in(choice)]
    return card_worth(card) - COIN * card.price


def buy(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """What is worth most more than its price, while an inn can still be paid."""
    best: tuple[float, Choice] | None = None
    recipes = sum(1 for name in table.adventures if table.pack.adventures[name].recipe)
    for choice in offered:
        if choice[0] != "buy":
            continue
        card = table.pack.adventures[named_in(choice)]
        gain = gain_of(table, choice)
        if card.recipe and recipes >= ENOUGH_RECIPES:
            continue
        coins_kept = 0 if gain >= BARGAIN else PURSE
        if gain > 0 and table.goods["coins"] - card.price >= coins_kept and (best is None or gain > best[0]):
            best = gain, choice
    return best[1] if best is not None else ("leave", "market")


def learn(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """The cheapest level card first: each bears a skill."""
    levels = table.pack.levels
    lessons = [choice for choice in offered if choice[0] == "learn"]
    return min(lessons, key=lambda choice: (levels[named_in(choice)].xp, named_in(choice))) if lessons else offered[-1]


def clear(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """The card that helps most is opened first."""
    return max(offered, key=lambda choice: clear_worth(table, choice))


def clear_worth(table: SeaTable, choice: Choice) -> float:
    """What a card helps for each command on it."""
    name = named_in(choice)
    amount = table.crew[name].command if name in table.crew else table.adventures[name]
    uses = table.bound.uses.get(name, ())
    return max((use_worth(use.use) for use in uses), default=0.0) / amount


def drop(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """The card that costs most to equip is discarded first: cheap ones are kept."""

    def rank(choice: Choice) -> tuple[int, int, str]:
        name = named_in(choice)
        card = table.pack.abilities[name]
        return card.command, card.fate, name

    return max(offered, key=rank)


def plenty(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """What there is most of; coins and artifacts last."""
    return max(
        offered, key=lambda choice: (named_in(choice) not in GOODS_TO_SPARE, table.goods.get(named_in(choice), 0))
    )


def tire(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """The least tired member; of equals the one with the fewest cards."""
    return min(offered, key=lambda choice: _fatigue_and_cards(table, choice))


def rest(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """The most tired member; of equals the one with the most cards."""
    return max(offered, key=lambda choice: _fatigue_and_cards(table, choice))


def _fatigue_and_cards(table: SeaTable, choice: Choice) -> tuple[int, int]:
    """How tired the crew member of a choice is, and how able: by cards."""
    member = table.crew[named_in(choice)]
    return member.fatigue, len(member.cards) + len(member.levels)


def breach(offered: Sequence[Choice]) -> Choice:
    """A hole where it shuts no room that is wanted: in the hull, else in the room that is missed least."""
    return min(offered, key=lambda choice: ROOMS_BY_IMPORTANCE.index(named_in(choice)))


def search_on(table: SeaTable) -> Choice:
    """Whatever may still be drawn where no token can hurt; else two finds to choose from."""
    return ship.search_on(table) if may_hurt(table) else ("search", "on")


def may_hurt(table: SeaTable) -> bool:
    """Whether a search token that may be drawn next has a penalty."""
    return any(has_penalty(table, token) for token in table.search or table.search_discard)


def mend(table: SeaTable, offered: Sequence[Choice]) -> Choice:
    """A room that is shut is mended first, then the one that would be missed most; the hull has no action to shut."""

    def rank(choice: Choice) -> tuple[bool, int]:
        room_name = named_in(choice)
        is_shut = room_name in ROOMS and table.cubes[room_name] >= table.pack.rooms[room_name].capacity
        return is_shut, ROOMS_BY_IMPORTANCE.index(room_name)

    return max(offered, key=rank)
