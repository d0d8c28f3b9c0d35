"""Refusals: the rule behind everything that is not offered at any time."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.table import decision_of
from ...party.acts.alter import AlterTest
from ...party.acts.refusals import refuse_between_steps
from ...party.acts.repair import is_repair
from ...party.acts.settling import SETTLED
from ...party.chapters.goods import LoseAbility
from ...party.chapters.statuses import RemoveStatus
from ..chapters.adventure import deck_reason
from ..chapters.camp import Relief
from ..chapters.challenge import join_reason
from ..chapters.completing import complete_reason
from ..chapters.equip import SLOTS, price
from ..chapters.foes import can_be_hit
from ..chapters.players import PEOPLE
from ..chapters.repairing import refuel_reason
from ..chapters.totems import needs_of, payable
from ..chapters.turn import TakeAction, action_reason
from ..table.table import SkiesTable
from ..table.words import CLAIRE, RESOURCES
from .use_refusals import why_not_activate, why_not_play, why_not_use


def why_not(table: SkiesTable, choice: Choice) -> Reason | None:
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
    reason = PEOPLE.reason(table, choice) or refuse_between_steps(table, choice)
    if reason is not None:
        return reason
    reasons = (explain(table, choice) for explain in (_about_event, _about_card, _about_story, _in_fight, _in_turn))
    return next((reason for reason in reasons if reason is not None), None)


@rule("DS-EVNT-003")
def _about_event(table: SkiesTable, choice: Choice) -> Reason | None:
    """What bars completing an event, or passing over it."""
    match choice:
        case ("complete", event) if event in table.pack.events:
            return complete_reason(table, event)
        case ("skip" | "discard", event) if event in table.pack.events:
            return Reason("DS-EVNT-003", "compulsory", (event,))
    return None


@rule("DS-TURN-008", "DS-ADVC-002")
def _about_card(table: SkiesTable, choice: Choice) -> Reason | None:
    """What bars a use of a card, or of a resource."""
    match choice:
        case ("equip", card, "on", name):
            return why_not_equip(table, card, name)
        case ("unequip", card) if card in table.pack.abilities:
            return Reason("DS-EQIP-009", "not-equipped", (card,))
        case ("activate", holder, label):
            return why_not_activate(table, holder, label)
        case ("play", card, label):
            return why_not_play(table, card, label)
        case ("use", kind, label, "by", _) if kind in RESOURCES:
            return why_not_use(table, kind, label)
        case ("include" | "exclude", card) if card in table.pack.adventures:
            return deck_reason(table, choice[0], card)
        case ("discard", card) if card in table.pack.abilities:
            return why_not_discard(table, card)
        case ("forfeit", card) if card in table.pack.abilities and isinstance(decision_of(table), LoseAbility):
            return Reason("DS-ENAB-008", "not-equipped", (card,))
        case ("give", card, "to", _):
            return Reason("DS-ADVC-002" if card in table.pack.adventures else "DS-TURN-008", "no-passing", (card,))
        case ("show", _):
            return Reason("DS-TURN-008", "hands-are-secret")
    return None


def _about_story(table: SkiesTable, choice: Choice) -> Reason | None:
    """What bars awakening a totem, reading and choosing in the story."""
    match choice:
        case ("awaken", number, "by", _):
            return why_not_awaken(table, number)
        case ("read", "quest", number):
            return why_not_read(table, number)
        case ("read", number):
            return Reason("DS-EXPL-006", "no-reading-ahead", (number,))
        case ("choose", letter):
            return Reason("DS-EXPL-003", "one-choice", (letter,))
    return None


@rule("DS-CRND-005")
def _in_fight(table: SkiesTable, choice: Choice) -> Reason | None:
    """What bars an act of a fight."""
    match choice:
        case ("return", "synergy", "of", name) if name in table.crew:
            return Reason("DS-SYNG-003", "no-token", (name,))
        case ("flee",):
            return Reason("DS-CRND-012", "no-fleeing")
        case ("end", "attacks"):
            return Reason("DS-CRND-005", "not-now")
        case ("attack", target, "with", name, "using", card) if name in table.crew:
            return why_not_attack(table, target, name, card)
        case ("roll", _) if table.combat is not None:
            return Reason("DS-ATTK-002", "not-now")
        case ("cover", _, "buff") if table.combat is not None:
            return Reason("DS-BUFF-003", "square-covered")
    return None


@rule("DS-TURN-002", "DS-PREV-002")
def _in_turn(table: SkiesTable, choice: Choice) -> Reason | None:
    """What bars an action or a step of a turn."""
    match choice:
        case ("market",) | ("port",) | ("skip", "action"):
            return Reason("DS-PREV-002", "not-in-this-game")
        case ("cure", name, "of", _) if name in table.crew and isinstance(decision_of(table), (RemoveStatus, Relief)):
            return Reason("DS-STAT-011", "nothing-to-do")
        case ("refuel",):
            return refuel_reason(table)
        case ("land", _):
            return Reason("DS-VARI-005", "not-now")
        case ("camp",):
            return Reason("DS-CAMP-002", "not-now")
        case ("travel", _) | ("explore", _) | ("fly", "to", _):
            # while an action is to be chosen, its own rules say why not
            is_action_asked = isinstance(decision_of(table), TakeAction)
            return action_reason(table, choice) if is_action_asked else Reason("DS-TURN-002", "not-now")
        case ("repair",) | ("end", "turn"):
            return Reason("DS-TURN-002", "not-now")
    return None


@rule("DS-CHAL-016", "DS-CHAL-017")
def why_not_join(table: SkiesTable, name: str) -> Reason:
    """Nobody joins once fate is drawn, nor while another decision is open."""
    if table.test.drawn:
        return Reason("DS-CHAL-016", "after-the-draw", (name,))
    return join_reason(table, table.test, name) or Reason("DS-CHAL-016", "not-now")


@rule("DS-EQIP-002", "DS-EQIP-003", "DS-EQIP-004", "DS-EQIP-006", "DS-EQIP-008")
def why_not_equip(table: SkiesTable, card: str, name: str) -> Reason | None:
    """From a hand, to a character of the same player with a free slot, paid with other cards of that hand."""
    if card not in table.pack.abilities or name not in table.crew:
        return None
    seat = next((seat for seat, hand in enumerate(table.hands) if card in hand), None)
    if seat is None:
        return Reason("DS-EQIP-001", "not-in-hand", (card,))
    if table.controller(name) != seat:
        return Reason("DS-EQIP-003" if name == CLAIRE else "DS-EQIP-002", "not-your-character", (name,))
    if len(table.crew[name].cards) >= SLOTS:
        return Reason("DS-EQIP-008", "slots-full", (name,))
    cost = price(table, card, name)
    if cost > len(table.hands[seat]) - 1:
        return Reason("DS-EQIP-006", "cannot-pay-cards", (cost, cost - table.pack.abilities[card].cost, name))
    return None


@rule("DS-QUST-007", "DS-WAND-009")
def why_not_read(table: SkiesTable, number: str) -> Reason | None:
    """Quests in the box stay hidden; one that others read in silence is theirs to retell."""
    if not number.isdecimal() or int(number) not in table.pack.quests:
        return None
    if int(number) not in (*table.quests, *table.used_quests):
        return Reason("DS-QUST-007", "no-reading-ahead", (number,))
    return Reason("DS-WAND-009", "not-now", (number,)) if number in table.silent else None


@rule("DS-EQIP-014", "DS-EQIP-015")
def why_not_discard(table: SkiesTable, card: str) -> Reason:
    """Hand cards aid challenges, and nothing else."""
    if isinstance(decision_of(table), AlterTest):
        return Reason("DS-EQIP-014", "not-in-hand", (card,))
    return Reason("DS-EQIP-015", "only-in-challenges")


@rule("DS-TOTM-001", "DS-TOTM-004")
def why_not_awaken(table: SkiesTable, number: str) -> Reason | None:
    """A dormant totem of the party, and the set that restores it."""
    if not number.isdecimal() or int(number) not in table.pack.quests:
        return None
    if int(number) not in table.quests or not table.pack.quests[int(number)].totem:
        return Reason("DS-TOTM-001", "no-dormant-totem", (number,))
    if not payable(table, needs_of(table, int(number))):
        return Reason("DS-TOTM-004", "set-incomplete", (number,))
    return Reason("DS-TOTM-001", "not-now")


@rule("DS-CBDK-001", "DS-ATTK-001", "DS-ATTK-002", "DS-BOSS-009")
def why_not_attack(table: SkiesTable, target: str, name: str, card: str) -> Reason:
    """Only in combat, one target at a time, with a card of the hand of whoever controls the character."""
    if table.combat is None or not table.combat.round:
        return Reason("DS-CBDK-001", "only-in-combat")
    if table.combat.attack is not None:
        return Reason("DS-ATTK-002", "not-now")
    if any(foe.id == target and not can_be_hit(table, foe) for foe in table.combat.foes):
        return Reason("DS-BOSS-009", "square-covered")
    if card not in table.combat.hands[table.controller(name)]:
        return Reason("DS-ATTK-001", "not-in-hand", (card,))
    return Reason("DS-ATTK-001", "not-now")
