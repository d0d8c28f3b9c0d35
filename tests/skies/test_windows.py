"""Who may do what at which moment of another player's turn: every decision in which anybody may act, and every act."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.steps import STEPS, Decision
from sleeping_gods.kernel.table import decision_of
from sleeping_gods.party.view import own_options
from sleeping_gods.skies.chapters.events import EventPhase
from sleeping_gods.skies.chapters.turn import BeginTurn
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, doing, effects, hold, offered, play, refused

from .tables import ail, exploring, fight, foe, hurt, in_play, on_map, own, quest, stock, tire, wear

ACTS = {
    "board": "activate miguel cure-weakened",
    "card": "activate herbalist-4 heal",
    "play": "play bandage-roll heal",
    "use": "use ogroot heal by p2",
    "equip": "equip dare-2 on ezarius",
    "unequip": "unequip herbalist-4",
    "awaken": "awaken 101 by p2",
    "refuel": "refuel",
    "complete": "complete wolf-tracks",
    "include": "include harpoon-gun",
    "exclude": "exclude ice-blade",
    "return": "return synergy of miguel",
    "fate": "use gergon-leaf fate by p2",
    "skill": "play toolbox craft",
    "attack": "play hearth-tooth damage",
    "block": "play wolf-coat block",
    "cold": "play wolf-coat cold",
    "deal": "use torch deal by p2",
    "power": "use rope power by p2",
    "move": "play dog-sled move",
}
"""What P2 might want to do in P1's turn; P2 can pay for each of it, and each has something to work on."""
CAPTAINS = ("refuel", "complete", "include", "exclude")
"""The acts of the whole party, which the active player settles."""

ALWAYS = {"board", "card", "play", "use", "equip", "unequip", "awaken", "refuel"}
OUT_OF_PLACE = {
    "complete": "DS-EVNT-015",
    "include": "DS-CBDK-005",
    "exclude": "DS-CBDK-005",
    "return": "DS-SYNG-003",
    "fate": "DS-FATE-010",
    "skill": "DS-SKIL-003",
    "attack": "DS-ABCA-006",
    "block": "DS-ATTK-015",
    "cold": "DS-TRAV-006",
    "deal": "DS-RESC-016",
    "power": "DS-RESC-016",
    "move": "DS-ADVC-011",
}
"""The rule behind the refusal of what has a window of its own."""

PEACE = {"complete", "include", "exclude"}
"""What is possible whenever no fight and no test is under way."""
DECK = {"include", "exclude"}
FREE = PEACE | {"move"}
"""What is possible besides when no action is under way either."""
FIGHT = {"return", "deal", "power"}
"""What is possible in a fight."""
IN_FIGHT = {"block": "DS-ENDR-008", "move": "DS-ADVC-005"}
"""The rules that forbid in a fight what other rules forbid elsewhere."""
UNBEGUN = {"block": "DS-ENDR-008", "move": "DS-ADVC-021"}
"""The same once the enemies are seen, before the first round."""
BUSY = {**IN_FIGHT, "deal": "DS-ABCA-007", "power": "DS-ABCA-007"}
"""The same while damage is dealt or the fight has not begun."""


@dataclass(frozen=True)
class Window:
    """A moment of P1's turn: how it comes about, what it allows beyond the usual, and what it forbids by which rule."""

    decision: str
    reach: Callable[[SkiesTable], SkiesTable]
    allows: set[str] = field(default_factory=set)
    forbids: dict[str, str] = field(default_factory=dict)


def rich() -> SkiesTable:
    """P1 acts and has nothing; P2 has cards and the party resources for every moment, and characters need them."""
    table = on_map(2)
    table.place, table.plane, table.fuel = "12:b2", "geysers", 3
    own(table, 1, "bandage-roll", "toolbox", "hearth-tooth", "wolf-coat", "dog-sled", "ice-blade", "harpoon-gun")
    table.combat_deck.remove("harpoon-gun")
    stock(table, ogroot=2, torch=1, rope=1, gergon_leaf=1, bloodflower=1, ice_diamond=1)
    hold(wear(wear(quest(table, 101), "ezarius", "herbalist-4"), "ed", "feint-1"), 1, "dare-2", "duck-7")
    tire(hurt(ail(table, "jessie", "weakened", "venom"), jessie=2, ed=1), ed=2)
    return in_play(table, "wolf-tracks")


def after(*lines: str) -> Callable[[SkiesTable], SkiesTable]:
    """The moment after these choices of P1's."""
    return lambda table: play(table, *lines)


def facing(effect: str, *lines: str) -> Callable[[SkiesTable], SkiesTable]:
    """The moment after these choices in the face of an effect."""
    return lambda table: play(effects(table, effect), *lines)


def story(location: int, *lines: str) -> Callable[[SkiesTable], SkiesTable]:
    """The moment after these choices in a story."""
    return lambda table: play(exploring(table, location), *lines)


def combat(*lines: str) -> Callable[[SkiesTable], SkiesTable]:
    """The moment after these choices in a fight; P1 has a combat hand, and Miguel a token."""

    def reach(table: SkiesTable) -> SkiesTable:
        rat = "H H P|S . P|A B C|D E F"
        table = foe(table, "rat", rat, attack=4, **ABILITIES)  # type: ignore[arg-type]  # letters only
        table = foe(table, "ox", "H H .|P . .", attack=2)
        table.crew["miguel"].synergy = 1
        fight(table, "rat", "ox", hands=(("fire-axe", "cabin-door"), ("pistol",)))
        return play(table, *lines)

    return reach


ABILITIES = {
    "A": "venom", "B": "deal-one-1", "C": "add-power-ally-1", "D": "heal-ally-1", "E": "discard-ability",
    "F": "heal-self-1",
}  # fmt: skip
"""What the rat does in the enemy phase, in this order."""
AXE = "attack rat with ed using fire-axe"
DOOR = "attack rat with ed using cabin-door"
COVERED = ("cover rat a1", "cover rat a2", "cover rat a3", "cover rat b1", "cover rat b2")
"""The five points of the axe, one of them on the synergy icon."""


def hurt_ox(table: SkiesTable) -> SkiesTable:
    """The enemy phase, in which the damaged ox can be healed, after it was strengthened."""
    combat()(table)
    table.fight.foes[1].covered = 1
    return play(again(table), "end attacks", "afflict claire with venom", "hurt claire", "power ox")


def full_hand(table: SkiesTable) -> SkiesTable:
    """P1 has drawn more than a hand may hold."""
    cards = [card for card in table.deck if table.pack.abilities[card].cost > 7 or card.startswith("plain")]
    rest = [card for card in table.deck if card not in cards]
    hold(table, 0, *(cards + rest)[:7])
    return play(effects(table, "draw 1"), f"draw {table.deck[0]}")


def meeting(table: SkiesTable) -> SkiesTable:
    """An encounter in which Claire stands on an action."""
    play(exploring(table, 24), "place claire on d", "place ed on -", "place jessie on -")
    return play(table, "place ezarius on -", "place miguel on -")


def strong(line: str) -> Callable[[SkiesTable], SkiesTable]:
    """The moment at which P1 aims something that is no attack."""

    def reach(table: SkiesTable) -> SkiesTable:
        stock(table, torch=2, rope=2)
        return play(combat()(table), line)

    return reach


def at_the_start(table: SkiesTable) -> SkiesTable:
    """The turn is about to begin."""
    table.phase = "start"
    return doing(table, BeginTurn())


def unwilling(table: SkiesTable) -> SkiesTable:
    """An attack with a card that deals no damage, in the window of its synergy ability."""
    combat()(table)
    table.crew["ed"].synergy = 1
    return play(again(table), "attack rat with ed using cabin-door")


CRAFT = "challenge CRAFT 9"
WINDOWS = {
    "the start of the turn": Window("BeginTurn", at_the_start, FREE - {"complete"}, {"complete": "DS-EVNT-007"}),
    "between actions": Window("TakeAction", after(), FREE),
    "a hand above the limit": Window("KeepSeven", full_hand, FREE),
    "losing health": Window("LoseHealth", facing("lose 2 health"), FREE),
    "one who loses health": Window("LoseHealthByOne", facing("lose 2 health by one"), FREE),
    "gaining a status": Window("GainStatus", facing("gain frightened"), FREE),
    "losing a status": Window("RemoveStatus", facing("remove any status"), FREE),
    "healing": Window("Heal", facing("restore 1 health"), FREE),
    "gaining stamina": Window("GainStamina", facing("gain 1 stamina"), FREE),
    "losing a resource": Window("LoseResource", facing("lose 1 resources"), FREE),
    "the choice of an effect": Window("PickArm", facing("choose 1: gain 1 rope | gain 1 meat"), FREE),
    "an obstacle": Window("FaceObstacle", facing("obstacle cold: lose 1 health"), PEACE | {"cold"}),
    "another obstacle": Window("FaceObstacle", facing("obstacle water: lose 1 health"), PEACE),
    "before a challenge draw": Window("JoinChallenge", facing(CRAFT), DECK, {"skill": "DS-CHAL-007"}),
    "a challenge draw": Window("AlterTest", facing(CRAFT, "go on", "fate 3"), DECK | {"fate", "skill"}),
    "a draw for another skill": Window("AlterTest", facing("challenge CUNNING 9", "go on", "fate 3"), DECK | {"fate"}),
    "a fate check": Window("AlterTest", facing("fate 6: gain 1 meat", "fate 3"), DECK | {"fate"}),
    "a flight": Window("AlterTest", after("fly to henriks-camp", "fate 3"), DECK | {"fate"}, {"refuel": "DS-FLY-013"}),
    "a story choice": Window("Choose", story(7), PEACE),
    "a challenge in a story": Window("JoinChallenge", story(7, "choose a"), DECK),
    "an encounter": Window("NextAction", meeting, PEACE),
    "before the fight": Window("Ready", facing("combat 1", "lay tax-weasel"), DECK, {**BUSY, **UNBEGUN}),
    "between attacks": Window("Attacks", combat(), FIGHT, IN_FIGHT),
    "an attack": Window("AlterAttack", combat(AXE), FIGHT | {"attack"}, IN_FIGHT),
    "an attack without damage": Window("AlterAttack", unwilling, FIGHT, IN_FIGHT),
    "placing damage": Window("PlaceDamage", combat(AXE, "go on"), {"return"}, BUSY),
    "a counterattack": Window(
        "Block", combat("attack rat with ed using cabin-door", "go on"), FIGHT | {"block"}, IN_FIGHT
    ),
    "a synergy token": Window("GiveSynergy", combat(AXE, "go on", *COVERED), {"return"}, BUSY),
    "a status in the enemy phase": Window("GainStatus", combat("end attacks"), FIGHT, IN_FIGHT),
    "the choice of a victim": Window("Victim", combat("end attacks", "afflict claire with venom"), FIGHT, IN_FIGHT),
    "the choice of a stronger enemy": Window(
        "PowerAlly", combat("end attacks", "afflict claire with venom", "hurt claire"), FIGHT, IN_FIGHT
    ),
    "the choice of an enemy to mend": Window("HealAlly", hurt_ox, FIGHT, IN_FIGHT),
    "mending an enemy": Window("Regenerate", lambda table: play(hurt_ox(table), "mend ox"), FIGHT, IN_FIGHT),
    "losing an ability card": Window(
        "LoseAbility", combat("end attacks", "afflict claire with venom", "hurt claire", "power ox"), FIGHT, IN_FIGHT
    ),
    "aiming a torch": Window("DealTo", strong("use torch deal by p1"), FIGHT, IN_FIGHT),
    "aiming a rope": Window("WeakenFoe", strong("use rope power by p1"), FIGHT, IN_FIGHT),
}


ATOMIC: dict[str, tuple[str, Callable[[SkiesTable], SkiesTable]]] = {
    "drawing fate": ("DrawFate", facing(CRAFT, "go on")),
    "drawing cards": ("DrawCard", facing("draw 1")),
    "drawing an event": ("DrawEvent", lambda table: doing(table, EventPhase())),
    "discarding": ("DiscardCards", lambda table: effects(table, "discard 1", seat=1)),
    "paying for a card": ("PayEquip", after("equip dare-2 on ezarius")),
    "paying for fuel": ("PayAny", after("refuel")),
    "restoring a totem": ("PayTotem", after("awaken 101 by p1")),
    "giving a new card": ("GiveCard", facing("gain adventure 5")),
    "placing standees": ("PlaceStandees", story(24)),
    "laying out enemies": ("LayEnemy", facing("combat 1, 9")),
    "drawing combat cards": ("DrawCombatCard", facing("combat 1", "lay tax-weasel", "start combat")),
    "rolling the die": ("RollDie", combat("attack ox with ezarius using pistol")),
    "giving up a status at camp": ("Relief", after("camp")),
    "walking": ("Walk", after("play dog-sled move")),
}
"""Moments in the middle of something, in which nobody can do anything else."""


def verdict(window: Window, act: str) -> str:
    """The rule that forbids an act in a window, or nothing."""
    if act in window.forbids:
        return "" if act in window.allows else window.forbids[act]
    return "" if act in ALWAYS | window.allows else OUT_OF_PLACE[act]


def reached(name: str) -> SkiesTable:
    """A rich table at a window."""
    table = WINDOWS[name].reach(rich())
    assert type(decision_of(table)).__name__ == WINDOWS[name].decision, offered(table)[:9]
    return table


@pytest.mark.parametrize("name", WINDOWS)
def test_anybody_may_act(name: str) -> None:
    """DS-EQIP-001, DS-ADVC-003, DS-RESC-002, DS-CHAR-001, DS-TOTM-001, DS-FLY-013, DS-EVNT-015: others may act."""
    window, table = WINDOWS[name], reached(name)
    allowed = [act for act in ACTS if not verdict(window, act)]
    own_lines = [[text(choice) for choice in own_options(table, seat)] for seat in (0, 1)]
    offered_to = {act: [seat for seat in (0, 1) if ACTS[act] in own_lines[seat]] for act in allowed}
    assert offered_to == {act: [0 if act in CAPTAINS else 1] for act in allowed}

    for act in allowed:
        changed = table.clone()
        waiting = decision_of(changed)
        play(changed, ACTS[act])
        assert waiting in changed.agenda or act == "cold", act
        assert changed.violations() == [], act


@pytest.mark.parametrize("name", WINDOWS)
def test_nowhere_else(name: str) -> None:
    """DS-FATE-010, DS-SKIL-003, DS-ABCA-006, DS-ATTK-015, DS-TRAV-006, DS-ADVC-005, 021, DS-CBDK-005: refused."""
    table = reached(name)
    forbidden = {act: rule for act in ACTS if (rule := verdict(WINDOWS[name], act))}

    assert {act: refused(table, ACTS[act]).rule for act in forbidden} == forbidden


@pytest.mark.parametrize("moment", ATOMIC)
def test_never_in_the_middle(moment: str) -> None:
    """DS-TURN-002: in the middle of drawing, shuffling, discarding and paying nothing can be done."""
    decision, reach = ATOMIC[moment]
    table = reach(rich())
    assert type(decision_of(table)).__name__ == decision

    assert {act: refused(table, line).rule for act, line in ACTS.items()} == dict.fromkeys(ACTS, "DS-TURN-002")


def test_every_decision_is_in_the_matrix() -> None:
    """DS-EQIP-001: each decision of the skies in which anybody may act is tried above; no printed page is told here."""
    packages = ("sleeping_gods.party.", "sleeping_gods.skies.")
    kinds = [kind for kind in STEPS.values() if kind.__module__.startswith(packages)]
    decisions = [kind for kind in kinds if issubclass(kind, Decision) and not kind.free]
    open_ones = {kind.__name__ for kind in decisions if kind.any_time}

    assert open_ones == {window.decision for window in WINDOWS.values()}
