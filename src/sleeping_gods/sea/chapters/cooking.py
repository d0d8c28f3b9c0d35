"""Cooking (SG-ADV, SG-FAQ): recipes, and who pays for them."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat, seat_of
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.effects.program import Do
from ..effects.program import trigger_crew
from ..table.decisions import SeaDecision
from ..table.table import SeaTable
from .command import place_on_card
from .crew import is_up
from .ingredients import Amounts, can_cook, payments
from .supply import pay_kind


@rule("SG-ADV-008")
def recipe_discount(table: SeaTable, bearers: list[str] | None = None) -> int:
    """What ability and level cards of all who have health take off the food of a recipe, added up."""
    discount = 0
    discounts = table.bound.discounts
    for name in table.bearers() if bearers is None else bearers:
        member = table.crew[name]
        for card in member.cards + member.levels:
            if card in discounts and is_up(table, name):
                discount += discounts[card]
    return discount


@rule("SG-ADV-008", "SG-ADV-014", "SG-ADV-015", "SG-COMBAT-064")
def cooking(table: SeaTable, bearers: list[str] | None = None) -> list[Choice]:
    """Recipes may be cooked at any time except in combat, by anyone who can pay the command."""
    offers: list[Choice] = []
    recipes, pools = table.bound.recipes, table.pools
    recipe_cards = [card for card, command in table.adventures.items() if card in recipes and not command]
    if recipe_cards:
        richest, discount = max(pools), recipe_discount(table, bearers)
        for card in recipe_cards:
            cost = recipes[card]
            if cost <= richest and can_cook(table, card, discount):
                choices = table.bound.cooks[card]
                offers += [choices[seat] for seat, pool in enumerate(pools) if pool >= cost]
    return offers


@rule("SG-ADV-008", "SG-ADV-012", "SG-ADV-013")
def cook(table: SeaTable, choice: Choice) -> None:
    """The command is placed and the food is paid, then the benefits apply."""
    _, card, _, payer = choice
    seat = seat_of(payer)
    place_on_card(table, seat, card, table.pack.adventures[card].command)
    begin_cooking(table, card, seat, recipe_discount(table))


def begin_cooking(table: SeaTable, card: str, seat: Seat, discount: int) -> None:
    """Pay the food, asking which where there is a choice, and serve."""
    trigger_crew(table, seat, "cook")
    table.then(Do(f"{card}:recipe", seat=seat, is_act=True))
    ways = payments(table, card, discount)
    if len(ways) == 1:
        pay_way(table, ways[0])
    else:
        table.then(PayRecipe(seat, card, discount))
    table.tell("cooked", card)


def pay_way(table: SeaTable, way: Amounts) -> None:
    """Pay one way of the ingredients."""
    for kind, amount in way:
        pay_kind(table, kind, amount)


@rule("SG-ADV-013", "SG-RES-001")
@step
class PayRecipe(SeaDecision):
    """Where a recipe takes any food, the cook chooses which."""

    seat: Seat
    card: str
    """The recipe."""
    less: int
    """How much food less is paid."""
    any_time = False
    scene = "question"

    def who(self, table: SeaTable) -> Seat:
        """The cook."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Every way to pay."""
        return [way_words(way) for way in payments(table, self.card, self.less)]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The way that the choice names is paid."""
        for way in payments(table, self.card, self.less):
            if way_words(way) == choice:
                pay_way(table, way)
                return


def way_words(way: Amounts) -> Choice:
    """A payment as a choice: ``pay 2 grain 1 meat``."""
    return ("pay", *(word for kind, amount in way for word in (str(amount), kind))) if way else ("pay", "nothing")


@rule("SG-FAQ-006", "SG-FAQ-007", "SG-FAQ-008")
@step
class CookBook(SeaDecision):
    """Cook one owned recipe for 1 food less, whatever command lies on it, without its own command."""

    seat: Seat
    lapses = True
    scene = "question"

    def who(self, table: SeaTable) -> Seat:
        """The player who opened the book."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Every owned recipe whose reduced ingredients are there."""
        discount = 1 + recipe_discount(table)
        return [
            ("prepare", card)
            for card in table.bound.recipes
            if card in table.adventures and can_cook(table, card, discount)
        ]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Pay its reduced ingredients, and serve it."""
        _, card = choice
        begin_cooking(table, card, self.seat, 1 + recipe_discount(table))

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Recipes that lack even the reduced food."""
        offered = self.options(table)
        return [
            (("prepare", card), Reason("SG-ADV-009", "cannot-pay-food", (card,)))
            for card in table.bound.recipes
            if card in table.adventures and ("prepare", card) not in offered
        ]
