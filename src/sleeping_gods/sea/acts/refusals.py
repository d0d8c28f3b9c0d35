"""Refusals: the rule behind everything that is not offered at any time."""

from __future__ import annotations

from ...kernel.choices import Choice, seat_of
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.table import decision_of
from ...party.acts.alter import AlterTest
from ...party.acts.refusals import refuse_between_steps
from ...party.acts.repair import is_repair
from ...party.acts.settling import SETTLED
from ...party.table.seats import SEATS
from ..chapters.cooking import recipe_discount
from ..chapters.equip import SLOTS, in_challenge
from ..chapters.ingredients import can_cook
from ..chapters.players import PEOPLE
from ..chapters.supply import food
from ..table.table import SeaTable
from ..table.words import FOODS, RESOURCES
from .place_refusals import why_not_learn, why_not_leave, why_not_repair, why_not_treat, why_not_visit
from .use_refusals import why_not_activate, why_not_crew, why_not_play
from .uses import awake


def why_not(table: SeaTable, choice: Choice) -> Reason | None:
    """The rule that bars a choice, or None if it makes no sense at all."""
    if not choice:
        return None
    if is_repair(choice):
        return table.bound.rulebook.repairs.why_not(table, choice)
    if choice[0] == SETTLED and table.own_box() is not None:
        return table.bound.rulebook.settling.why_not(table, choice)
    match choice:
        case ("join", name, *_) if name in table.crew and table.tests:
            return why_not_join(table, name)
        case ("leave", place, *_) if (reason := why_not_leave(table, place)) is not None:
            return reason
    reason = PEOPLE.reason(table, choice) or refuse_between_steps(table, choice)
    if reason is not None:
        return reason
    reasons = (explain(table, choice) for explain in (_about_card, _about_goods, _about_story, _in_turn))
    return next((reason for reason in reasons if reason is not None), None)


def _about_card(table: SeaTable, choice: Choice) -> Reason | None:
    """What bars a use of a card or of a token on a board."""
    match choice:
        case ("forfeit", card) if card in table.pack.levels:
            return Reason("SG-ENEMY-012", "level-cards-stay", (card,))
        case ("equip", card, "on", crew):
            return why_not_equip(table, card, crew)
        case ("unequip", card):
            return why_not_unequip(table, card)
        case ("cook", card, "by", seat):
            return why_not_cook(table, card, seat)
        case ("arm", crew, "with", card):
            return why_not_arm(table, crew, card)
        case ("activate", crew, label) if crew in table.crew:
            return why_not_crew(table, crew, label)
        case ("activate", crew, _, "by", _) if crew in table.crew:
            return Reason("SG-CMD-008", "controller-only", (crew,))
        case ("activate", card, label, "by", seat):
            return why_not_activate(table, card, label, seat)
        case ("play", card, label):
            return why_not_play(table, card, label)
        case ("synergy", owner, "by", crew):
            return why_not_synergy(table, owner, crew)
        case ("lend", owner, "to", crew) if owner in table.crew and crew in table.crew:
            return Reason("SG-SYN-002", "covered-no-point", (owner,))
        case ("show", _):
            return Reason("SG-ABIL-005", "hands-are-secret")
        case ("drink", token):
            return why_not_drink(table, token)
        case ("learn", card):
            return why_not_learn(table, card)
        case ("learn", card, "for", crew) if card in table.pack.levels:
            return Reason("SG-LEVEL-002", "bound-to", (card, table.pack.levels[card].crew, crew))
        case ("discard", card):
            return why_not_discard(table, card)
        case ("burn", card):
            return why_not_burn(table, card)
    return None


def _about_goods(table: SeaTable, choice: Choice) -> Reason | None:
    """What bars paying, selling, buying, and a service of the port."""
    match choice:
        case ("sell", "artifact"):
            return Reason("SG-RES-006", "none-owned", ("artifacts",))
        case ("repair", space, "for", kind):
            return why_not_repair(table, space, kind)
        case ("pay", kind) if kind in RESOURCES:
            rule_id, key = ("SG-RES-006", "none-owned") if kind in FOODS else ("SG-RES-001", "no-food")
            return Reason(rule_id, key, (kind,))
        case ("buy", "artifact"):
            return Reason("SG-RES-005", "one-way")
        case ("treat", crew):
            return why_not_treat(table, crew)
        case ("visit", service):
            return why_not_visit(table, service)
        case ("buy", card):
            return why_not_buy(table, card)
    return None


@rule("SG-SEARCH-001", "SG-SEARCH-004")
def _about_story(table: SeaTable, choice: Choice) -> Reason | None:
    """What bars a search, a reward, and choosing in the story or of an event."""
    match choice:
        case ("keep", token, *_) if token in table.pack.search:
            return Reason("SG-SEARCH-004", "one-reward", (token,))
        case ("search", "on"):
            return Reason("SG-SEARCH-001", "no-more-tokens")
        case ("search", "watchfully"):
            rule_id, key = ("SG-LEVEL-011", "nobody-watchful") if table.found else ("SG-LEVEL-012", "no-search")
            return Reason(rule_id, key)
        case ("find", token) if token in table.pack.search:
            return Reason("SG-LEVEL-012", "no-search", (token,))
        case ("decline", _):
            return why_not_decline(table)
        case ("attempt", event):
            return why_not_attempt(table, event)
        case ("choose", letter):
            return Reason("SG-EXPLORE-006" if table.exploring else "SG-EVENT-002", "one-choice", (letter,))
    return None


@rule("SG-SHARE-002", "SG-TURN-002", "SG-TURN-008")
def _in_turn(table: SeaTable, choice: Choice) -> Reason | None:
    """What bars an action or a step of a turn, and dealings between players."""
    match choice:
        case ("give", *_):
            return Reason("SG-SHARE-002", "private")
        case ("swap", _, "for", _):
            return Reason("SG-CREW-001", "control-is-fixed")
        case ("steer", crew):
            return Reason("SG-TRAVEL-002", "one-steers", (crew,)) if crew in table.crew else None
        case ("sail", _):
            return Reason("SG-TRAVEL-012", "no-distance-left")
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
    if in_challenge(table):
        return Reason("SG-ABIL-011", "not-in-challenge")
    for seat, hand in enumerate(table.hands):
        if card in hand:
            if len(table.crew[crew].cards) >= SLOTS:
                return Reason("SG-ABIL-008", "slots-full", (crew,))
            cost = table.pack.abilities[card].command
            return Reason("SG-CMD-013", "cannot-pay", (cost,)) if table.pools[seat] < cost else None
    return Reason("SG-ABIL-007", "not-in-hand", (card,))


@rule("SG-ABIL-012", "SG-LEVEL-005")
def why_not_unequip(table: SeaTable, card: str) -> Reason | None:
    """Only equipped ability cards can be discarded; level cards stay for good."""
    if card in table.pack.levels:
        return Reason("SG-LEVEL-005", "level-cards-stay", (card,))
    return Reason("SG-ABIL-012", "not-equipped", (card,)) if card in table.pack.abilities else None


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
    cost = table.pack.adventures[card].command
    pays = seat in SEATS[: table.seat_count()] and table.pools[seat_of(seat)] >= cost
    return None if pays else Reason("SG-CMD-013", "cannot-pay", (cost,))


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


@rule("SG-CHAL-013", "SG-CHAL-014")
def why_not_discard(table: SeaTable, card: str) -> Reason:
    """Cards are discarded from a hand, and only while the draw can still be altered."""
    if isinstance(decision_of(table), AlterTest) and card in table.pack.abilities:
        return Reason("SG-CHAL-013", "not-in-hand", (card,))
    return Reason("SG-CHAL-014", "window-closed")


@rule("SG-WEAPON-007", "SG-WEAPON-009")
def why_not_burn(table: SeaTable, card: str) -> Reason | None:
    """Only an equipped ability card of the attacker adds damage, and only before the damage is placed."""
    if any(card in hand for hand in table.hands):
        return Reason("SG-WEAPON-009", "not-from-hand", (card,))
    if card in table.pack.levels:
        return Reason("SG-WEAPON-009", "level-cards-stay", (card,))
    return Reason("SG-WEAPON-007", "not-now") if card in table.pack.abilities else None


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


@rule("SG-EVENT-003", "SG-TRAVEL-019", "SG-CHAL-009")
def why_not_decline(table: SeaTable) -> Reason | None:
    """Events and hazards cannot be declined: fate is drawn even if nobody takes part."""
    if table.event:
        return Reason("SG-EVENT-003", "compulsory", (table.event,))
    if not table.tests or table.test.kind != "challenge":
        return None
    if table.exploring or table.pack.regions[table.region].hazard is None:
        return Reason("SG-CHAL-009", "fate-is-drawn")
    return Reason("SG-TRAVEL-019", "fate-is-drawn")


@rule("SG-EVENT-010", "SG-EVENT-011")
def why_not_attempt(table: SeaTable, event: str) -> Reason | None:
    """Only an ongoing event in play is attempted: as an action, or once at the end of the turn, as its text says."""
    if event not in table.pack.events:
        return None
    at_end = table.pack.events[event].attempt_at == "turn-end"
    key = "not-now" if event in table.ongoing else "not-in-play"
    return Reason("SG-EVENT-010" if at_end else "SG-EVENT-011", key, (event,))


@rule("SG-MARKET-002", "SG-MARKET-003")
def why_not_buy(table: SeaTable, card: str) -> Reason | None:
    """Only the market cards on offer can be bought."""
    if card not in table.pack.adventures:
        return None
    return Reason("SG-MARKET-003", "not-on-offer", (card,))


@rule("SG-COMP-032")
def why_not_drink(table: SeaTable, token: str) -> Reason:
    """The potion must be held, and somebody hurt."""
    return Reason("SG-COMP-032", "nothing-to-do" if token in table.tokens else "none-owned", (token,))
