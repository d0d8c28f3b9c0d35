"""Where each step of the skies may lie on a saved agenda (DS-SAVE-007): one row for each step.

``party/saving/nesting.py`` explains the fields of a row, when a new step needs one, and which tests show a wrong one.
What is said to be in progress is a ``test``, ``fight``, ``attack``, ``strike``, ``story`` or ``encounter``.
"""

from __future__ import annotations

from typing import Any

from ...kernel.steps import Step
from ...party.acts.alter import AlterTest, MayAlterTest
from ...party.chapters.challenge import Challenge, JoinChallenge, SettleChallenge
from ...party.chapters.deal import DealCrew
from ...party.chapters.explore import Choose, EndStory, Explore, IfLines, Read
from ...party.chapters.fate import DrawFate, EndTest, Fate
from ...party.chapters.row import EndOfRound, LayEnemy, LayOut, Regenerate
from ...party.chapters.settled import TellRest
from ...party.chapters.strike import EndStrike, PlaceDamage
from ...party.effects.program import Do
from ...party.effects.program_path import PARAGRAPH
from ...party.effects.story import SettleCheck
from ...party.saving.nesting import StepClass, StepPlace, StepPlaces
from ...party.saving.nesting import check_nesting as check_places
from ..chapters import (
    adventure,
    attack,
    camp,
    combat,
    combat_cards,
    combat_end,
    combat_setup,
    counterattack,
    encounter,
    enemy_phase,
    equip,
    events,
    fate,
    flight,
    joining,
    repairing,
    supply,
    synergy,
    totems,
    travel,
    turn,
)
from ..chapters.peril import Defeated
from ..effects.combat import DealTo, DropCombat, WeakenFoe
from ..table.table import SkiesTable

SETTLING: tuple[StepClass, ...] = (SettleChallenge, SettleCheck, flight.SettleFlight, repairing.SettleRepair)
"""The steps that apply the result of a test when its draw can no longer be altered."""

PLACES: StepPlaces = {
    # The turn, encounters, camps, events, and people who join.
    encounter.PlaceStandees: StepPlace(only_in="encounter", never_in=("fight",), on_top=True),
    encounter.Reveal: StepPlace(only_in="encounter", never_in=("fight",)),
    encounter.Thin: StepPlace(only_in="encounter", never_in=("fight",), on_top=True),
    encounter.NextAction: StepPlace(only_in="encounter", never_in=("fight",), once=True),
    encounter.ActionDone: StepPlace(only_in="encounter", never_in=("fight",)),
    DealCrew: StepPlace(never_in=("fight",), once=True),
    Defeated: StepPlace(never_in=("fight",)),
    camp.Camp: StepPlace(never_in=("fight",), never_waits=True),
    camp.Raise: StepPlace(never_in=("fight",)),
    camp.Relief: StepPlace(never_in=("fight",)),
    camp.DealDiscards: StepPlace(never_in=("fight",)),
    camp.DealDiscard: StepPlace(never_in=("fight",), on_top=True),
    events.DrawEvent: StepPlace(never_in=("fight",), on_top=True),
    joining.DealPool: StepPlace(never_in=("fight",)),
    joining.DealPooled: StepPlace(never_in=("fight",), on_top=True),
    joining.HandOver: StepPlace(never_in=("fight",), once=True),
    joining.TakeHalf: StepPlace(never_in=("fight",)),
    joining.TakeOne: StepPlace(never_in=("fight",), on_top=True),
    turn.NextTurn: StepPlace(once=True),
    turn.BeginTurn: StepPlace(once=True),
    turn.TakeAction: StepPlace(once=True),
    # Travel, flight and stories.
    EndStory: StepPlace(never_in=("fight",), ends=("story",)),
    flight.SettleFlight: StepPlace(only_in="test", never_in=("fight",)),
    repairing.SettleRepair: StepPlace(only_in="test", never_in=("fight",)),
    Read: StepPlace(only_in="story", never_in=("fight",), never_waits=True),
    IfLines: StepPlace(only_in="story", never_in=("fight",)),
    Choose: StepPlace(only_in="story", never_in=("fight",)),
    Explore: StepPlace(never_in=("fight",), never_waits=True),
    flight.Fly: StepPlace(never_in=("fight",), never_waits=True),
    flight.AfterFlight: StepPlace(never_in=("fight",)),
    flight.LandAt: StepPlace(never_in=("fight",), on_top=True),
    flight.MovePlane: StepPlace(never_in=("fight",)),
    repairing.RepairPlane: StepPlace(never_in=("fight",), never_waits=True),
    travel.Travel: StepPlace(never_in=("fight",), never_waits=True),
    travel.MeetObstacle: StepPlace(never_in=("fight",)),
    travel.FaceObstacle: StepPlace(never_in=("fight",)),
    travel.Walk: StepPlace(never_in=("fight",)),
    # Tests.
    EndTest: StepPlace(ends=("test",)),
    AlterTest: StepPlace(only_in="test", directly_on=SETTLING, once=True),
    MayAlterTest: StepPlace(only_in="test", directly_on=SETTLING),
    Fate: StepPlace(only_in="test"),
    DrawFate: StepPlace(only_in="test"),
    JoinChallenge: StepPlace(only_in="test", once=True),
    SettleChallenge: StepPlace(only_in="test"),
    SettleCheck: StepPlace(only_in="test"),
    Challenge: StepPlace(never_in=("fight",), never_waits=True),
    TellRest: StepPlace(never_in=("fight",), once=True),
    # Fights.
    combat_end.Victory: StepPlace(never_in=("fight",), ends=("fight",)),
    LayOut: StepPlace(only_in="fight", never_in=("attack",)),
    LayEnemy: StepPlace(only_in="fight", never_in=("attack",), on_top=True),
    EndOfRound: StepPlace(only_in="fight", never_in=("attack",)),
    combat_setup.PowerUp: StepPlace(only_in="fight", never_in=("attack",)),
    combat_setup.DealBuff: StepPlace(only_in="fight", never_in=("attack",)),
    combat_setup.Ready: StepPlace(only_in="fight", never_in=("attack",)),
    combat_cards.DrawCombat: StepPlace(only_in="fight"),
    combat_cards.DrawCombatCard: StepPlace(only_in="fight", on_top=True),
    combat.StartRound: StepPlace(only_in="fight", never_in=("attack",)),
    combat.Attacks: StepPlace(only_in="fight", never_in=("attack",), once=True),
    combat.AfterAttack: StepPlace(only_in="fight", never_in=("attack",)),
    combat_end.MayFlee: StepPlace(only_in="fight", never_in=("attack",)),
    combat.NextRound: StepPlace(only_in="fight", never_in=("attack",)),
    enemy_phase.EnemyPhase: StepPlace(only_in="fight", never_in=("attack",)),
    enemy_phase.EnemyActs: StepPlace(only_in="fight", never_in=("attack",)),
    enemy_phase.AfterEnemy: StepPlace(only_in="fight", never_in=("attack",)),
    enemy_phase.EnemyAbility: StepPlace(only_in="fight", never_in=("attack",)),
    enemy_phase.Victim: StepPlace(only_in="fight"),
    enemy_phase.PowerAlly: StepPlace(only_in="fight"),
    enemy_phase.HealAlly: StepPlace(only_in="fight"),
    Regenerate: StepPlace(only_in="fight"),
    combat_setup.StartCombat: StepPlace(never_in=("fight",), never_waits=True),
    # Attacks and strikes.
    attack.EndAttack: StepPlace(only_in="fight", ends=("attack",)),
    EndStrike: StepPlace(only_in="fight", ends=("strike",)),
    synergy.LeaveRow: StepPlace(only_in="fight"),
    synergy.GiveSynergy: StepPlace(only_in="fight"),
    WeakenFoe: StepPlace(only_in="fight"),
    DealTo: StepPlace(only_in="fight"),
    DropCombat: StepPlace(only_in="fight"),
    attack.RollDie: StepPlace(only_in="attack", on_top=True),
    attack.MayAlterAttack: StepPlace(only_in="attack"),
    attack.AlterAttack: StepPlace(only_in="attack", once=True),
    attack.FirstStrike: StepPlace(only_in="attack"),
    attack.RemovePower: StepPlace(only_in="attack"),
    attack.Hit: StepPlace(only_in="attack"),
    counterattack.Counterattack: StepPlace(only_in="attack"),
    counterattack.Struck: StepPlace(only_in="attack"),
    counterattack.Block: StepPlace(only_in="attack", once=True),
    counterattack.TakeHit: StepPlace(only_in="attack"),
    counterattack.StruckAll: StepPlace(only_in="attack"),
    PlaceDamage: StepPlace(only_in="strike"),
    # Payments.
    equip.PayEquip: StepPlace(on_top=True),
    totems.PayTotem: StepPlace(on_top=True),
    adventure.GiveCard: StepPlace(on_top=True),
    supply.PayAny: StepPlace(on_top=True),
}
"""Where on the agenda each step of the skies may lie."""


def check_nesting(table: SkiesTable) -> None:
    """Raise ``BrokenState`` for the first step of the agenda that cannot lie where it does."""

    def own_check(step: Step[Any], at: int, under_way: list[str]) -> str:
        """What a step needs and does not find, besides its place among the others; empty if nothing."""
        if type(step) is fate.KeepOne and type(table.agenda[at - 1]) not in (fate.KeepOne, fate.Reshuffle):
            return "a deck that needs the cards"
        if "fight" in under_way and not _may_run_in_fight(table, step):
            return "a step of a fight"
        if getattr(step, "anchor", False) and under_way not in ([], ["encounter"]):
            return "the frame of the turn below all else"
        return ""

    check_places(table, PLACES, [] if table.encounter is None else ["encounter"], own_check)


def _may_run_in_fight(table: SkiesTable, step: Step[Any]) -> bool:
    """False for programs of paragraphs and events: the only programs in a fight are those of uses and synergies."""
    if not isinstance(step, Do):
        return True
    is_paragraph = step.source.startswith(PARAGRAPH)
    return step.is_act and not is_paragraph and step.source not in table.pack.events
