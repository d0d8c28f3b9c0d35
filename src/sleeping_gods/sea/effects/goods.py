"""Effects on goods, quests and cards: what the crew gains, loses and trades."""

from __future__ import annotations

from ...kernel.rules import rule
from ...party.chapters.goods import LoseResource
from ...party.chapters.quests import end_quest, gain_quest
from ...party.effects.program import Do
from ..chapters.adventure import gain_adventure, lose_adventure
from ..chapters.command import gain_command, spend
from ..chapters.cooking import CookBook
from ..chapters.explore import PayFood
from ..chapters.market import RevealMarket
from ..chapters.supply import food, gain, lose
from ..table.table import SeaTable
from .ops import op


@op("gain")
@rule("SG-EXPLORE-007", "SG-CMD-015")
def op_gain(table: SeaTable, do: Do, kind: str, amount: int) -> None:
    """Resources go to the ship, command without a named player to the active player, or to a card's user."""
    if kind == "command":
        gain_command(table, do.seat if do.is_act else table.captain, amount)
    else:
        gain(table, kind, amount)


@op("lose")
@rule("SG-RES-006")
def op_lose(table: SeaTable, do: Do, kind: str, amount: int) -> None:
    """A loss takes what is there; of any food or any resource the active player chooses which."""
    if kind == "food":
        amount = min(amount, food(table))
        if amount:
            table.then(PayFood(amount))
    elif kind == "resources":
        table.then(LoseResource(amount))
    elif kind == "command":
        spend(table, table.captain, min(amount, table.pools[table.captain]))
    else:
        lose(table, kind, amount)


@op("gain-quest")
def op_gain_quest(table: SeaTable, do: Do, number: int) -> None:
    """The crew owns a quest."""
    gain_quest(table, number)


@op("complete-quest")
@rule("SG-QUEST-002", "SG-ERRATA-001")
def op_complete_quest(table: SeaTable, do: Do, number: int) -> None:
    """An owned quest goes to the used box, and with it the cards that say so; one that is lost takes no card along."""
    if number in table.quests:
        end_quest(table, number)
        for card in table.bound.returning.get(number, ()):
            lose_adventure(table, card)


@op("gain-adventure")
@rule("SG-COMP-024", "SG-ERRATA-014", "SG-ERRATA-015")
def op_gain_adventure(table: SeaTable, do: Do, number: int) -> None:
    """The crew owns a numbered adventure card."""
    gain_adventure(table, table.bound.adventure_numbers[number])


@op("lose-adventure")
def op_lose_adventure(table: SeaTable, do: Do, number: int) -> None:
    """The card goes back to the box."""
    lose_adventure(table, table.bound.adventure_numbers[number])


@op("gain-explore")
@rule("SG-EXPLORE-014", "SG-COMP-012")
def op_gain_explore(table: SeaTable, do: Do, letter: str) -> None:
    """An explore token is held; there is one of each letter."""
    if letter not in table.letters:
        table.letters.append(letter)
        table.tell("explore-token", letter)


@op("gain-token")
@rule("SG-COMP-018", "SG-COMP-017", "SG-ERRATA-010")
def op_gain_token(table: SeaTable, do: Do, token: str) -> None:
    """A story token is held until it is spent or taken away."""
    if token not in table.tokens:
        table.tokens.append(token)
        table.tell("gained-token", token)


@op("lose-token")
def op_lose_token(table: SeaTable, do: Do, token: str) -> None:
    """A story token is given up."""
    if token in table.tokens:
        table.tokens.remove(token)
        table.tell("lost-token", token)


@op("reveal-market")
@rule("SG-ERRATA-007")
def op_reveal_market(table: SeaTable, do: Do, count: int) -> None:
    """Market cards are on offer."""
    table.then(RevealMarket(count))


@op("cook-book")
def op_cook_book(table: SeaTable, do: Do) -> None:
    """One recipe is cooked for less."""
    table.then(CookBook(do.seat))
