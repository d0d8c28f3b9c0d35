"""Refusals: the rule behind everything that is not offered at any time."""

from __future__ import annotations

from ..kernel.choices import Choice, seat_of
from ..kernel.errors import Reason
from ..kernel.rules import rule
from .adventure import can_cook, recipe_discount
from .equip import SLOTS
from .players import act_reason
from .supply import food
from .table import SeaTable
from .uses import awake, bearer_of


@rule("SG-SHARE-002", "SG-SEARCH-001", "SG-SEARCH-004", "SG-TURN-002", "SG-TURN-008", "SG-COMP-032")
def why_not(table: SeaTable, choice: Choice) -> Reason | None:
    """The rule that bars a choice, or nothing if it makes no sense at all."""
    if not choice:
        return None
    if choice[0] == "join" and choice[1:2] and choice[1] in table.crew and table.tests:
        return why_not_join(table, choice[1])
    reason = act_reason(table, choice)
    if reason is not None:
        return reason
    match choice:
        case ("equip", card, "on", crew):
            return why_not_equip(table, card, crew)
        case ("unequip", card):
            return Reason("SG-LEVEL-005", "level-cards-stay", (card,)) if card in table.pack.levels else None
        case ("cook", card, "by", seat):
            return why_not_cook(table, card, seat)
        case ("arm", crew, "with", card):
            return why_not_arm(table, crew, card)
        case ("activate", crew, label) if crew in table.crew:
            return why_not_crew(table, crew, label)
        case ("activate", card, label, "by", seat):
            return why_not_activate(table, card, label, seat)
        case ("play", card, label):
            return why_not_play(table, card, label)
        case ("synergy", owner, "by", crew):
            return why_not_synergy(table, owner, crew)
        case ("sell", "artifact"):
            return Reason("SG-RES-006", "none-owned", ("artifacts",))
        case ("buy", "artifact"):
            return Reason("SG-RES-005", "one-way")
        case ("give", *_):
            return Reason("SG-SHARE-002", "private")
        case ("keep", token, *_) if token in table.pack.search:
            return Reason("SG-SEARCH-004", "one-reward", (token,))
        case ("search", "on"):
            return Reason("SG-SEARCH-001", "no-more-tokens")
        case ("show", _):
            return Reason("SG-ABIL-005", "hands-are-secret")
        case ("swap", _, "for", _):
            return Reason("SG-CREW-001", "control-is-fixed")
        case ("drink", token):
            return Reason("SG-COMP-032", "nothing-to-do" if token in table.tokens else "none-owned", (token,))
        case ("learn", card):
            return why_not_learn(table, card)
        case ("discard", _):
            return Reason("SG-CHAL-014", "window-closed")
        case ("burn", card):
            return why_not_burn(table, card)
        case ("end", "turn"):
            return Reason("SG-TURN-008", "actions-left", (table.actions,))
        case ("travel",) | ("explore", _) | ("market",) | ("port",) | ("skip", "action"):
            return Reason("SG-TURN-002", "not-now")
    return None


@rule("SG-ABIL-011", "SG-ABIL-008", "SG-ABIL-009", "SG-ABIL-006", "SG-CMD-013", "SG-COMBAT-064")
def why_not_equip(table: SeaTable, card: str, crew: str) -> Reason | None:
    """Not in combat or a challenge, from a hand, with a free slot, paid by one player."""
    if card not in table.pack.abilities or crew not in table.crew:
        return None
    if table.combat is not None:
        return Reason("SG-COMBAT-064", "not-in-combat")
    if table.in_challenge:
        return Reason("SG-ABIL-011", "not-in-challenge")
    for seat, hand in enumerate(table.hands):
        if card in hand:
            if len(table.crew[crew].cards) >= SLOTS:
                return Reason("SG-ABIL-008", "slots-full", (crew,))
            cost = table.pack.abilities[card].command
            return Reason("SG-CMD-013", "cannot-pay", (cost,)) if table.pools[seat] < cost else None
    return Reason("SG-ABIL-007", "not-in-hand", (card,))


@rule("SG-ADV-009", "SG-ADV-014", "SG-CMD-010", "SG-CMD-013")
def why_not_cook(table: SeaTable, card: str, seat: str) -> Reason | None:
    """Not in combat, an owned recipe without command, with its ingredients, paid by one player."""
    if card not in table.adventures or card not in table.bound.recipes:
        return None
    if table.combat is not None:
        return Reason("SG-ADV-014", "not-in-combat")
    if table.adventures[card]:
        return Reason("SG-CMD-010", "holds-command", (card,))
    if not can_cook(table, card, recipe_discount(table)):
        return Reason("SG-ADV-009", "cannot-pay-food", (card, food(table)))
    return Reason("SG-CMD-013", "cannot-pay", (table.pack.adventures[card].command,)) if seat else None


@rule("SG-WEAPON-004", "SG-COMBAT-064", "SG-ADV-002")
def why_not_arm(table: SeaTable, crew: str, card: str) -> Reason | None:
    """Weapons do not move in combat."""
    if crew not in table.crew or card not in table.bound.weapons:
        return None
    if table.combat is not None:
        return Reason("SG-COMBAT-064", "not-in-combat")
    return Reason("SG-WEAPON-004", "not-owned-or-there", (card,))


@rule("SG-CHAL-002", "SG-CHAL-030")
def why_not_join(table: SeaTable, crew: str) -> Reason:
    """Nobody joins once fate is drawn, and nobody but the demanded crew member joins a restricted challenge."""
    if table.test.only and crew != table.test.only:
        return Reason("SG-CHAL-030", "restricted", (table.test.only,))
    return Reason("SG-CHAL-002", "after-the-draw", (crew,))


@rule("SG-WEAPON-007", "SG-WEAPON-009")
def why_not_burn(table: SeaTable, card: str) -> Reason | None:
    """Only an equipped ability card of the attacker adds damage, and only before the damage is placed."""
    if any(card in hand for hand in table.hands):
        return Reason("SG-WEAPON-009", "not-from-hand", (card,))
    if card in table.pack.levels:
        return Reason("SG-WEAPON-009", "level-cards-stay", (card,))
    return Reason("SG-WEAPON-007", "not-now") if card in table.pack.abilities else None


@rule("SG-CMD-007", "SG-CMD-005", "SG-HEALTH-003", "SG-CREW-010", "SG-CREW-011", "SG-CREW-012")
def why_not_crew(table: SeaTable, crew: str, label: str) -> Reason | None:
    """Health, an empty board, the controller's own command, and the right moment."""
    use = next((use for use in table.bound.uses[crew] if use.use.label == label), None)
    if use is None:
        return None
    if not awake(table, crew):
        return Reason("SG-HEALTH-003", "no-health-left", (crew,))
    if table.crew[crew].command:
        return Reason("SG-CMD-007", "holds-command", (crew,))
    if table.pools[table.controller(crew)] < use.use.command:
        return Reason("SG-CMD-008", "controller-cannot-pay", (crew, use.use.command))
    if use.window in _OWN_RULES and table.combat is not None and (table.combat.attack or table.combat.victim):
        return Reason(_OWN_RULES[use.window], "own-attack-or-hit-only", (crew,))
    return _moment(table, use.window, use.arg, use.use.own)


@rule("SG-CMD-010", "SG-CMD-013", "SG-ADV-002", "SG-EXPLORE-016", "SG-TRAVEL-028")
def why_not_activate(table: SeaTable, card: str, label: str, seat: str) -> Reason | None:
    """An owned card that is no weapon, without command on it, paid by one player, at the right moment."""
    if card not in table.pack.adventures:
        return None
    if card not in table.adventures:
        return Reason("SG-CMD-009", "not-owned", (card,))
    if card in table.bound.weapons:
        return Reason("SG-ADV-002", "weapons-take-no-command", (card,))
    use = next((use for use in table.bound.uses.get(card, ()) if use.use.label == label), None)
    if use is None:
        return None
    if table.adventures[card]:
        return Reason("SG-CMD-010", "holds-command", (card,))
    if seat in ("p1", "p2", "p3", "p4") and seat_of(seat) < table.seat_count():
        if table.pools[seat_of(seat)] < use.use.command:
            return Reason("SG-CMD-013", "cannot-pay", (use.use.command,))
    if use.window == "sail" and table.exploring:
        return Reason("SG-EXPLORE-016", "not-while-exploring")
    if use.window == "sail" and table.combat is not None:
        return Reason("SG-COMBAT-064", "not-in-combat")
    return _moment(table, use.window, use.arg, use.use.own)


@rule("SG-ABIL-013", "SG-ABIL-017", "SG-CMD-011")
def why_not_play(table: SeaTable, card: str, label: str) -> Reason | None:
    """Equipped, its bearer with health, the costs payable, at the right moment and for the bearer."""
    use = next((use for use in table.bound.uses.get(card, ()) if use.use.label == label), None)
    if use is None:
        return None
    if not any(card in member.cards or card in member.levels for member in table.crew.values()):
        return Reason("SG-ABIL-013", "not-equipped", (card,))
    bearer = bearer_of(table, card)
    if not awake(table, bearer):
        return Reason("SG-HEALTH-003", "no-health-left", (bearer,))
    if use.use.discard == "hand" and not table.hands[table.controller(bearer)]:
        return Reason("SG-ABIL-017", "no-card-to-discard")
    if table.pools[table.controller(bearer)] < use.use.command:
        return Reason("SG-CMD-011", "cannot-pay", (use.use.command,))
    if use.use.once and use.path in table.used:
        return Reason("SG-ABIL-016", "once-a-turn", (card,))
    return _moment(table, use.window, use.arg, use.use.own)


@rule("SG-SYN-008", "SG-SYN-013", "SG-SYN-009")
def why_not_synergy(table: SeaTable, owner: str, crew: str) -> Reason | None:
    """Nobody uses their own token; the holder must be at it, with health."""
    if owner not in table.crew or crew not in table.crew:
        return None
    if owner == crew:
        return Reason("SG-SYN-008", "own-token", (crew,))
    if owner not in table.crew[crew].tokens:
        return Reason("SG-SYN-007", "token-not-there", (owner, crew))
    if not awake(table, crew):
        return Reason("SG-SYN-013", "no-health-left", (crew,))
    return Reason("SG-SYN-009", "not-now")


@rule("SG-LEVEL-001", "SG-LEVEL-002", "SG-VARIANT-002")
def why_not_learn(table: SeaTable, card: str) -> Reason | None:
    """Level cards are bought only in a port action."""
    return Reason("SG-LEVEL-001", "only-in-port") if card in table.pack.levels else None


_MOMENT_RULES = {
    "": "SG-ADV-011",
    "fate": "SG-CMD-003",
    "challenge": "SG-ADV-016",
    "attack": "SG-COMBAT-017",
    "damage": "SG-CREW-010",
    "block": "SG-COMBAT-042",
    "combat": "SG-ABIL-021",
    "event": "SG-ERRATA-004",
    "search": "SG-SEARCH-008",
    "sail": "SG-TRAVEL-028",
    "cook": "SG-ADV-014",
}


_OWN_RULES = {"attack": "SG-CREW-012", "damage": "SG-CREW-010", "block": "SG-CREW-011"}
"""What a board does for nobody but its crew member, by window."""


def _moment(table: SeaTable, window: str, arg: str, own: bool) -> Reason:
    if window == "fate" and table.tests and table.test.drawn:
        if arg == "one" and table.test.drawn != 1:
            return Reason("SG-FATE-007", "not-a-one", (table.test.drawn,))
        if own:
            return Reason("SG-CREW-015", "own-draws-only")
    return Reason(_MOMENT_RULES[window], "not-now")


