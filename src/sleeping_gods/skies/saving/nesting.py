"""What may lie on what on a saved agenda (DS-SAVE): tests, fights, attacks and stories hold what belongs to them."""

from __future__ import annotations

from typing import Any

from ...kernel.steps import Step
from ...party.acts.alter import AlterTest, MayAlterTest
from ...party.chapters.challenge import Challenge, JoinChallenge, SettleChallenge
from ...party.chapters.deal import DealCrew
from ...party.chapters.explore import Choose, EndStory, Explore, IfLines, Read
from ...party.chapters.fate import DrawFate, EndTest, Fate
from ...party.chapters.row import EndOfRound, LayEnemy, LayOut, Regenerate
from ...party.chapters.strike import EndStrike, PlaceDamage
from ...party.effects.program import Do
from ...party.effects.story import SettleCheck
from ...party.saving.nesting import Kinds, Nesting
from ...party.saving.nesting import check_nesting as check
from ..chapters import (
    adventure,
    attack,
    camp,
    combat,
    encounter,
    enemy_phase,
    equip,
    events,
    fate,
    flight,
    players,
    supply,
    synergy,
    travel,
    turn,
)
from ..chapters.peril import Defeated
from ..effects.combat import DealTo, DropCombat, WeakenFoe
from ..table.table import SkiesTable

OPENS: dict[type[Step[Any]], tuple[str, ...]] = {
    EndTest: ("test",),
    combat.Victory: ("fight",),
    attack.EndAttack: ("attack",),
    EndStrike: ("strike",),
    EndStory: ("story",),
}
"""The ends of what can be under way: all above them on the agenda happens within it."""
WITHIN: dict[str, Kinds] = {
    "test": (
        Fate, DrawFate, MayAlterTest, AlterTest, JoinChallenge, SettleChallenge, SettleCheck, flight.SettleFlight,
        flight.SettleRepair,
    ),
    "fight": (
        LayOut, LayEnemy, EndOfRound, combat.PowerUp, combat.DealBuff, combat.Ready, combat.DrawCombat,
        combat.DrawCombatCard,
        combat.StartRound, combat.Attacks, combat.AfterAttack, combat.MayFlee, combat.NextRound,
        enemy_phase.EnemyPhase, enemy_phase.EnemyActs, enemy_phase.AfterEnemy, enemy_phase.EnemyAbility,
        enemy_phase.Victim, enemy_phase.PowerAlly, enemy_phase.HealAlly, Regenerate, attack.EndAttack,
        EndStrike, synergy.LeaveRow, synergy.GiveSynergy, WeakenFoe, DealTo, DropCombat,
    ),
    "attack": (
        attack.RollDie, attack.MayAlterAttack, attack.AlterAttack, attack.FirstStrike, attack.RemovePower, attack.Hit,
        attack.Counterattack, attack.Struck, attack.Block, attack.TakeHit, attack.StruckAll,
    ),
    "strike": (PlaceDamage,),
    "story": (Read, IfLines, Choose),
    "encounter": (
        encounter.PlaceStandees, encounter.Reveal, encounter.Thin, encounter.NextAction, encounter.ActionDone,
    ),
}  # fmt: skip
"""The steps that make sense only there."""
OUTSIDE_FIGHT: Kinds = (
    combat.StartCombat, combat.Victory, Challenge, Explore, Read, IfLines, Choose, EndStory, DealCrew, Defeated,
    camp.Camp, camp.Raise, camp.Relief, camp.DealDiscards, camp.DealDiscard, events.DrawEvent, flight.Fly,
    flight.SettleFlight, flight.AfterFlight, flight.LandAt, flight.MovePlane, flight.RepairPlane, flight.SettleRepair,
    players.DealPool, players.DealPooled, players.HandOver, players.TakeHalf, players.TakeOne, travel.Travel,
    travel.MeetObstacle, travel.FaceObstacle, travel.Walk, encounter.PlaceStandees, encounter.Reveal, encounter.Thin,
    encounter.NextAction, encounter.ActionDone,
)  # fmt: skip
"""The steps that never happen within a fight."""
OUTSIDE_ATTACK: Kinds = (
    LayOut, LayEnemy, EndOfRound, combat.PowerUp, combat.DealBuff, combat.Ready, combat.StartRound, combat.Attacks,
    combat.AfterAttack, combat.MayFlee, combat.NextRound, enemy_phase.EnemyPhase, enemy_phase.EnemyActs,
    enemy_phase.AfterEnemy, enemy_phase.EnemyAbility,
)  # fmt: skip
"""The steps of a fight that never happen within an attack."""
SINGLE: Kinds = (
    AlterTest, JoinChallenge, combat.Attacks, attack.AlterAttack, attack.Block, players.HandOver, DealCrew,
    turn.NextTurn, turn.BeginTurn, turn.TakeAction, encounter.NextAction,
)  # fmt: skip
"""The steps that stand once on an agenda at most, or once for each test."""
AT_ONCE: Kinds = (
    travel.Travel,
    camp.Camp,
    flight.Fly,
    flight.RepairPlane,
    combat.StartCombat,
    Challenge,
    Explore,
    Read,
)
"""The steps that happen as soon as they are planned, so that no table waits while they do."""
ON_TOP: Kinds = (
    LayEnemy, combat.DrawCombatCard, attack.RollDie, camp.DealDiscard, events.DrawEvent, equip.PayEquip,
    flight.LandAt, players.DealPooled, players.TakeOne, adventure.PayTotem, adventure.GiveCard, supply.PayAny,
    encounter.PlaceStandees, encounter.Thin,
)  # fmt: skip
"""The decisions that are taken before anything else can come."""
SETTLING: Kinds = (SettleChallenge, SettleCheck, flight.SettleFlight, flight.SettleRepair)
"""What follows at once when a draw can no longer be altered."""
NESTING = Nesting(
    opens=OPENS,
    within=WITHIN,
    never={"fight": OUTSIDE_FIGHT, "attack": OUTSIDE_ATTACK},
    single=SINGLE,
    at_once=AT_ONCE,
    on_top=ON_TOP,
    directly_above={AlterTest: SETTLING, MayAlterTest: SETTLING},
)


def check_nesting(table: SkiesTable) -> None:
    """Every step lies where it can happen, and the frame of the turn below all that is under way."""

    def more(item: Step[Any], at: int, under_way: list[str]) -> str:
        if type(item) is fate.KeepOne and type(table.agenda[at - 1]) not in (fate.KeepOne, fate.Reshuffle):
            return "a deck that needs the cards"
        if "fight" in under_way and not _is_use(table, item):
            return "a step of a fight"
        if getattr(item, "anchor", False) and under_way not in ([], ["encounter"]):
            return "the frame of the turn below all else"
        return ""

    check(table, NESTING, [] if table.encounter is None else ["encounter"], more)


def _is_use(table: SkiesTable, item: Step[Any]) -> bool:
    """Whether a program, if this step is one, is that of a use or a synergy ability, which alone act in fights."""
    if not isinstance(item, Do):
        return True
    return item.is_act and not item.source.startswith("§") and item.source not in table.pack.events
