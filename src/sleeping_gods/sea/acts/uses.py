"""Uses (SG-CMD, SG-ABIL, SG-CREW): what boards and cards can do, when, for whom, and what it costs."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat, seat_of
from ...kernel.rules import rule
from ...party.chapters.ability_deck import DiscardCards
from ...party.chapters.health import take_damage
from ...party.chapters.statuses import afflict
from ...party.effects.program import Do
from ...party.effects.program_path import source_of
from ..chapters.adventure import lose_adventure
from ..chapters.command import place_on_card, place_on_crew, spend
from ..chapters.crew import health_left, is_up
from ..chapters.health import fit_damage
from ..chapters.statuses import tokens_left
from ..table.bound import BoundUse, Windowed
from ..table.table import SeaTable
from ..table.words import CAPTAIN
from .use_windows import fits, stirs


@rule("SG-HEALTH-003", "SG-COMBAT-048", "SG-LEVEL-009", "SG-ABIL-026")
def awake(table: SeaTable, crew: str) -> bool:
    """At 0 health abilities sleep, except within the attack that the crew member is finishing."""
    if is_up(table, crew):
        return True
    combat = table.combat
    return combat is not None and combat.attack is not None and combat.attack.crew == crew


def card_ready(table: SeaTable, use: BoundUse, crew: str, seat: Seat) -> bool:
    """Whether the costs of a use on an ability or level card, or on a board, can be paid."""
    if table.pools[seat] < use.command:
        return False
    if use.plain:
        return True
    cost = use.use
    if cost.once and use.path in table.used:
        return False
    if cost.discard == "hand" and not table.hands[seat]:
        return False
    if cost.takes and (cost.takes in table.crew[crew].statuses or tokens_left(table, cost.takes) <= 0):
        return False
    return not (cost.hurts and health_left(table, crew) < cost.hurts)


@rule("SG-CMD-006", "SG-CMD-007", "SG-CMD-008", "SG-CMD-014", "SG-CREW-010", "SG-CREW-011", "SG-CREW-012")
def crew_uses(table: SeaTable, window: str, windowed: Windowed) -> list[Choice]:
    """A controller may use one ability of a board that holds no command and whose owner has health."""
    choices: list[Choice] = []
    crew, pools, controllers, health = table.crew, table.pools, table.controllers, table.bound.health
    for name, uses in windowed.boards:
        member = crew[name]
        if member.command:
            continue
        seat = table.captain if name == CAPTAIN else controllers[name]
        pool = pools[seat]
        if not pool or (member.damage >= health[name] and not awake(table, name)):
            continue
        for use in uses:
            if (
                use.command <= pool
                and (use.plain or card_ready(table, use, name, seat))
                and (use.always or fits(table, use, window, name))
            ):
                choices.append(use.choice)
    for name in windowed.free:
        choices += _free_crew(table, window, windowed, name)
    return choices


def _free_crew(table: SeaTable, window: str, windowed: Windowed, name: str) -> list[Choice]:
    """Board abilities that cost no command are usable with an empty pool as well."""
    seat = table.controller(name)
    if table.crew[name].command or table.pools[seat] or not awake(table, name):
        return []
    return [
        use.choice
        for use in windowed.uses[name]
        if card_ready(table, use, name, seat) and fits(table, use, window, name)
    ]


@rule("SG-CMD-011", "SG-ABIL-016", "SG-ABIL-017", "SG-ABIL-002", "SG-COMP-021")
def card_uses(table: SeaTable, window: str, windowed: Windowed, bearers: list[str]) -> list[Choice]:
    """Equipped ability and level cards are mostly free to use and never locked; costs go to the supply."""
    choices: list[Choice] = []
    usable, crew = windowed.uses, table.crew
    for name in bearers:
        member = crew[name]
        for card in member.cards + member.levels:
            if card in usable and awake(table, name):
                seat = table.controller(name)
                for use in usable[card]:
                    if card_ready(table, use, name, seat) and (use.always or fits(table, use, window, name)):
                        choices.append(use.choice)
    return choices


@rule("SG-CMD-009", "SG-CMD-010", "SG-ADV-020", "SG-MARKET-006", "SG-TOTEM-001", "SG-SHARE-001")
def adventure_uses(table: SeaTable, window: str, windowed: Windowed) -> list[Choice]:
    """Any player may activate an owned adventure card that holds no command, also for others."""
    choices: list[Choice] = []
    pools, usable = table.pools, windowed.uses
    richest = max(pools)
    for card in [card for card, command in table.adventures.items() if card in usable and not command]:
        for use in usable[card]:
            cost = use.command
            if (
                cost <= richest
                and (use.always or fits(table, use, window, ""))
                and (use.plain or not (use.use.once and use.path in table.used))
            ):
                for seat, pool in enumerate(pools):
                    if pool >= cost and (use.plain or use.use.discard != "hand" or table.hands[seat]):
                        choices.append(use.by[seat])
    return choices


def special_uses(table: SeaTable, window: str) -> list[Choice]:
    """What boards and cards can do in this window that belongs to it, rather than to any time."""
    choices = list_uses(table, window, table.bound.special[window], table.bearers())
    return [choice for choice in choices if is_special(table, choice)]


def list_uses(table: SeaTable, window: str, windowed: Windowed, bearers: list[str]) -> list[Choice]:
    """What boards, equipped cards and adventure cards can do; with empty pools only what is free is looked at."""
    rich = any(table.pools)
    choices = crew_uses(table, window, windowed) if rich or windowed.free else []
    if bearers:
        choices += card_uses(table, window, windowed, bearers)
    if rich or windowed.gratis:
        choices += adventure_uses(table, window, windowed)
    return choices


def fate_uses(table: SeaTable) -> list[Choice]:
    """What boards and cards can do to the draw just made."""
    return special_uses(table, "attack" if table.test.kind == "attack" else "fate")


def is_special(table: SeaTable, choice: Choice) -> bool:
    """Whether a use belongs to a window of its own rather than to any time, or can still change what is open in it."""
    use = use_of(table, choice)
    return use.window != "" or stirs(table, use)


def use_of(table: SeaTable, choice: Choice) -> BoundUse:
    """The use that a choice names."""
    _, holder, label, *_ = choice
    return next(use for use in table.bound.uses[holder] if use.use.label == label)


def bearer_of(table: SeaTable, card: str) -> str:
    """The crew member who carries an equipped ability or level card."""
    return next(name for name, member in table.crew.items() if card in member.cards or card in member.levels)


@rule("SG-CMD-001", "SG-CMD-018", "SG-CMD-019")
def activate(table: SeaTable, choice: Choice) -> None:
    """Place the command on the board or card, then the one chosen effect happens."""
    _, holder, label, *by = choice
    use = use_of(table, choice)
    if holder in table.crew:
        seat, bearer = table.controller(holder), holder
        place_on_crew(table, seat, holder, use.use.command)
    else:
        _, payer = by
        seat, bearer = seat_of(payer), ""
        place_on_card(table, seat, holder, use.use.command)
    table.tell("activated", holder, label)
    _pay_and_do(table, use, seat, bearer)


@rule("SG-CMD-011", "SG-ABIL-021", "SG-ABIL-017", "SG-FAQ-002")
def use_card(table: SeaTable, choice: Choice) -> None:
    """Pay an equipped card's cost to the supply; a card that discards itself is gone before its effect."""
    _, card, _ = choice
    use = use_of(table, choice)
    bearer = bearer_of(table, card)
    seat = table.controller(bearer)
    spend(table, seat, use.use.command)
    table.tell("used-card", card, use.use.label)
    _pay_and_do(table, use, seat, bearer)


def _pay_and_do(table: SeaTable, use: BoundUse, seat: Seat, bearer: str) -> None:
    """Carry a use out for a player, once what it costs besides command is paid by its bearer or from the hand."""
    cost = use.use
    table.then(Do(use.path, seat=seat, bearer=bearer, is_act=True))
    if cost.once:
        table.used.append(use.path)
    if cost.takes:
        afflict(table, bearer, cost.takes)
    if cost.hurts:
        take_damage(table, bearer, cost.hurts)
    if cost.discard == "self":
        _discard_itself(table, source_of(use.path), bearer)
    if cost.discard == "hand":
        table.then(DiscardCards(seat, 1))


def _discard_itself(table: SeaTable, card: str, bearer: str) -> None:
    """An adventure card goes back to the box, an equipped one to the discards."""
    if not bearer:
        lose_adventure(table, card)
        return
    member = table.crew[bearer]
    member.cards = tuple(other for other in member.cards if other != card)
    fit_damage(table, bearer)
    table.discard.append(card)
