"""Boosts of the skies: what combat cards, boards, resources and hands can still add."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...party.acts.alter import AlterTest
from ...party.chapters.challenge import total
from ...party.chapters.fate import fate_of
from ...skies.acts.uses import cost_reason, scope, use_of
from ...skies.chapters.counterattack import Block
from ...skies.chapters.damage import blocked
from ...skies.chapters.flight import flight_damage
from ...skies.chapters.foes import die_is_cursed, is_won
from ...skies.chapters.hero import is_able
from ...skies.table.bound import BoundUse
from ...skies.table.table import SkiesTable
from ..party.boosts import CARD, FREE, GOOD, PIP, TOKEN, Boosts, ChoiceBoost, boost, total_boost
from .repairs import to_mend

FLIGHT = "flight"
"""The test in which less is better."""
REPAIR = "repair"
"""The test of how much of the plane is repaired."""
REROLL = "reroll"
"""The effect that rolls the die of an attack again."""
OF_ATTACKS = ("attack", "block")
"""The windows of an attack."""


def boost_of(table: SkiesTable, choice: Choice) -> ChoiceBoost | None:
    """What a choice adds in the window that is open."""
    if choice[0] == "discard":
        return ChoiceBoost(1, CARD)
    if choice[0] == "link":
        return ChoiceBoost(0, TOKEN)
    if choice[0] not in ("activate", "play", "use"):
        return None
    use = use_of(table, choice)
    price = _price(table, use, choice)
    if use.op == REROLL and _is_best_roll(table):
        return ChoiceBoost(-1, price)
    return boost(table, use.use.program, price) or (ChoiceBoost(0, price) if use.op == "pierce" else None)


def _is_best_roll(table: SkiesTable) -> bool:
    """Whether the die in progress shows its best side: another roll could only be worse."""
    attack = table.combat.attack if table.combat is not None else None
    if attack is None or not attack.side or die_is_cursed(table):
        return False
    return table.pack.die[attack.side - 1] == max(table.pack.die)


def _price(table: SkiesTable, use: BoundUse, choice: Choice) -> int:
    """The price of a use; what costs nothing but can be used only once a turn or round is not free."""
    cost = use.use
    verb, holder, *_ = choice
    if verb == "use" or cost.cost or cost.hurts:
        return GOOD
    if verb == "play":
        return CARD
    if cost.stamina:
        return PIP
    return FREE if scope(table, use, holder) in ("attack", "challenge") else PIP


def lacking(table: SkiesTable) -> int | None:
    """Against a hit, what is not blocked yet; on a flight without damage nothing; of a repair what restores more.

    An attack is never strong enough.
    """
    if isinstance(decision_of(table), AlterTest):
        test = table.test
        if test.kind == REPAIR:
            return to_mend(table, total(table, test))
        return 0 if test.kind == FLIGHT and not flight_damage(fate_of(test) + test.number) else None
    if isinstance(decision_of(table), Block):
        return max(0, table.fight.blow - blocked(table))
    return None


def has_free(table: SkiesTable, window: str) -> bool:
    """Whether somebody bears a card, or has a board, with a use for this window that costs nothing."""
    special = table.bound.special[window]
    return any(
        not (use.use.stamina or use.use.hurts or use.use.cost)
        for name, member in table.crew.items()
        for holder in (name, *member.cards)
        if holder in special
        for use in special[holder]
    )


BOOSTS: Boosts[SkiesTable] = Boosts(of=boost_of, lacking=lacking, is_won=is_won, has_free=has_free)
"""What strengthens a draw in the skies."""


def free_uses(table: SkiesTable, window: str, attacker: str) -> Iterator[tuple[str, BoundUse]]:
    """What boards and equipped cards would add to an attack of somebody for nothing: the holder and the use."""
    special = table.bound.special[window]
    for name, member in table.crew.items():
        for holder in (name, *member.cards):
            for use in special.get(holder, ()):
                cost = use.use
                if (
                    use.window == window
                    and not (cost.stamina or cost.hurts or cost.cost)
                    and (not cost.own or name == attacker)
                    and is_able(table, name)
                    and cost_reason(table, use, holder, name) is None
                    and _price(table, use, use.choice) == FREE
                ):
                    yield holder, use


def free_sum(table: SkiesTable, window: str, effect: str, attacker: str) -> int:
    """The sum of one effect among all free uses."""
    boosts = (total_boost(use.use.program) for _, use in free_uses(table, window, attacker) if use.op == effect)
    return sum(gives for gives, _ in boosts)
