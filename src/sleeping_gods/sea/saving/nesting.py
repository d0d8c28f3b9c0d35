"""What may lie on what on a saved agenda (SG-SAVE): the turn, tests, fights and stories hold what is theirs."""

from __future__ import annotations

from typing import Any

from ...kernel.steps import Step
from ...party.acts.alter import AlterTest, MayAlterTest
from ...party.chapters.challenge import Challenge, JoinChallenge, SettleChallenge
from ...party.chapters.deal import DealCrew
from ...party.chapters.explore import Choose, EndStory, Explore, IfLines, Read
from ...party.chapters.fate import DiscardCards, DrawCard, DrawCards, DrawFate, EndTest, Fate
from ...party.chapters.row import EndOfRound, LayEnemy, LayOut, Regenerate
from ...party.chapters.strike import EndStrike, PlaceDamage
from ...party.effects.program import Do
from ...party.effects.story import PickArm, SettleCheck
from ...party.saving.nesting import Kinds, Nesting
from ..chapters import (
    adventure,
    attack,
    challenge,
    combat,
    defeat,
    enemies,
    events,
    explore,
    fate,
    fatigue,
    hits,
    hull,
    market,
    players,
    port,
    search,
    ship,
    strike,
    synergy,
    travel,
    turn,
)
from ..chapters.peril import CheckDefeat
from ..effects.attack_effects import DealTo

OPENS: dict[type[Step[Any]], tuple[str, ...]] = {
    EndTest: ("test",),
    combat.Victory: ("fight",),
    attack.EndAttack: ("test", "attack"),
    EndStrike: ("strike",),
    EndStory: ("story",),
}
"""The ends of what can be under way: all above them on the agenda happens within it."""
OUTSIDE_ATTACK: Kinds = (
    LayOut, LayEnemy, EndOfRound, combat.DealOut, combat.StartRound, combat.Attacks, combat.AfterAttack,
    combat.NextRound, enemies.EnemyActs, enemies.EnemyAbility, enemies.Victim, enemies.Disarm, Regenerate,
)  # fmt: skip
"""The steps of a fight that never happen within an attack."""
IN_FIGHT: Kinds = (
    *OUTSIDE_ATTACK, attack.EndAttack, EndStrike, strike.RemoveBeaten, synergy.PassSynergy, synergy.PassAnySynergy,
    DealTo, hits.Hit, hits.Block, hits.TakeHit, hits.NextVictim, hits.Rescue, hits.StayDown,
)  # fmt: skip
"""The steps of a fight."""
IN_ATTACK: Kinds = (
    attack.MayAlterAttack, attack.AlterAttack, attack.SettleAttack, attack.DealDamage, attack.AlterDamage, attack.Place,
    attack.Counterattack,
)  # fmt: skip
"""The steps of an attack."""
IN_TEST: Kinds = (
    Fate, DrawFate, fate.DrawOrRoll, fate.RollFate, MayAlterTest, AlterTest, JoinChallenge, SettleChallenge,
    SettleCheck, challenge.DemandedCrew, travel.Steer, travel.SetDistance, hull.PlaceCube, hull.PlaceElsewhere,
)  # fmt: skip
"""The steps of a test of fate."""
OUTSIDE_FIGHT: Kinds = (
    combat.StartCombat, combat.BeforeCombat, combat.Victory, challenge.BeforeChallenge, Challenge, JoinChallenge,
    challenge.DemandedCrew,
    SettleChallenge, Explore, Read, IfLines, Choose, EndStory, DealCrew, travel.Travel, travel.Steer,
    travel.SetDistance, travel.Sail, adventure.PayRecipe, adventure.CookBook, adventure.TakeWeapon,
    market.RevealMarket, market.RevealCard, market.Buy, events.DiscardEvents, events.LoseEvent, explore.PayFood,
    defeat.ShareCommand,
)  # fmt: skip
"""The steps that never happen within a fight."""
SETTLES: dict[type[Step[Any]], str] = {
    SettleChallenge: "challenge",
    SettleCheck: "check",
    travel.SetDistance: "travel",
    hull.PlaceCube: "room",
}
"""What follows at once when a draw can no longer be altered, and the kind of test that it settles."""
OF_TEST: dict[type[Step[Any]], str] = {
    **SETTLES,
    JoinChallenge: "challenge",
    challenge.DemandedCrew: "challenge",
    travel.Steer: "travel",
    hull.PlaceElsewhere: "room",
    attack.MayAlterAttack: "attack",
    attack.AlterAttack: "attack",
    attack.SettleAttack: "attack",
    attack.EndAttack: "attack",
}
"""The steps that belong to one kind of test."""
SEARCHING: Kinds = (search.SearchMore, search.EndSearch, search.KeepReward, search.KeepFound, search.FindToken)
"""Where a search can stand: at one of these."""

SINGLE: Kinds = (
    AlterTest, JoinChallenge, combat.Attacks, attack.AlterAttack, hits.Block, turn.NextTurn, EndStory,
    market.Buy, market.RevealMarket,
)  # fmt: skip
"""The steps that stand once on an agenda at most, or once for each test."""
AT_ONCE: Kinds = (
    travel.Travel, combat.StartCombat, Challenge, Explore, defeat.Defeated, hits.Hit, search.MayIgnore,
    port.LeavesAtPort, enemies.EnemyActs, challenge.DemandedCrew,
)  # fmt: skip
"""The steps that happen as soon as they are planned, so that no table waits while they do."""
ON_TOP: Kinds = (
    DrawFate, fate.RollFate, fate.DrawOrRoll, DrawCard, LayEnemy, events.DrawEvent, events.LoseEvent,
    market.RevealCard, search.FindToken, search.FindWatchful, DealCrew, defeat.ToPort, defeat.ShareCommand,
    explore.PayFood, adventure.PayRecipe,
)  # fmt: skip
"""The decisions that are taken before anything else can come."""

_SETTLING: Kinds = tuple(SETTLES)
"""The steps that settle a test."""
_UNDER_ACTION: Kinds = (turn.NextTurn, turn.EndTurn, turn.TakeAction)
"""What lies under the event phase and under an action."""
_UNDER_SHIP_ACTION: Kinds = (*_UNDER_ACTION, events.EventPhase)
"""What lies under the ship action, the first phase of a turn."""
_UNDER_ROOM_PART: Kinds = (*_UNDER_SHIP_ACTION, ship.RoomParts, ship.RoomPart)
"""What lies under one part of a room's action."""
_UNDER_STRIKE: Kinds = (attack.Counterattack, attack.EndAttack, Do)
"""What lies under the end of a strike."""
_UNDER_ENEMY_ABILITY: Kinds = (enemies.EnemyAbility, CheckDefeat)
"""What lies under an enemy's ability at the end of a round."""
_UNDER_DRAW: Kinds = (MayAlterTest, attack.MayAlterAttack, Do)
"""What lies under a draw of fate."""

DIRECTLY_ABOVE: dict[type[Step[Any]], Kinds] = {
    # The turn, from its end to its beginning; parts of it may be left out, as where a story is tried by itself.
    turn.BeginTurn: (turn.NextTurn,),
    turn.EndTurn: (turn.NextTurn,),
    turn.TakeAction: (turn.NextTurn, turn.EndTurn),
    events.EventPhase: _UNDER_ACTION,
    ship.ShipAction: _UNDER_SHIP_ACTION,
    turn.EasyCommand: (ship.ShipAction,),
    turn.Venom: (CheckDefeat,),
    events.TurnEnd: (CheckDefeat,),
    CheckDefeat: (*_UNDER_ACTION, turn.EasyCommand, EndOfRound, search.SearchMore, search.EndSearch),
    DealCrew: (turn.BeginTurn,),
    players.ShareOut: (turn.BeginTurn,),
    defeat.ToPort: (defeat.Remedy,),
    defeat.Remedy: (events.DiscardEvents,),
    defeat.ShareCommand: (events.DiscardEvents, Read),
    # Its phases.
    ship.RoomParts: _UNDER_SHIP_ACTION,
    ship.RoomPart: (*_UNDER_SHIP_ACTION, ship.RoomPart),
    ship.Relief: _UNDER_ROOM_PART,
    search.SearchMore: _UNDER_ROOM_PART,
    search.FindToken: _UNDER_ROOM_PART,
    search.EndSearch: _UNDER_ROOM_PART,
    search.KeepReward: _UNDER_ROOM_PART,
    search.KeepFound: _UNDER_ROOM_PART,
    search.FindWatchful: (search.KeepFound,),
    search.Penalty: (CheckDefeat,),
    search.IgnorePenalty: (search.Penalty,),
    events.DrawEvent: _UNDER_ACTION,
    events.EndEvent: _UNDER_ACTION,
    events.ResolveEvent: (events.EndEvent,),
    events.MayCancel: (events.ResolveEvent,),
    events.ChooseEvent: (events.EndEvent,),
    events.MayAttempt: (events.TurnEnd,),
    events.LoseEvent: (events.DiscardEvents,),
    port.PortServices: _UNDER_ACTION,
    port.Shipyard: (port.PortServices,),
    port.Healer: (port.PortServices,),
    port.Learn: (port.PortServices,),
    market.RevealMarket: (*_UNDER_ACTION, Do),
    market.RevealCard: (market.RevealMarket,),
    market.Buy: (*_UNDER_ACTION, Do),
    travel.Sail: (*_UNDER_ACTION, Do),
    Read: (EndStory,),
    IfLines: (EndStory,),
    Choose: (EndStory,),
    # Tests.
    **dict.fromkeys(SETTLES, (EndTest,)),
    MayAlterTest: _SETTLING,
    AlterTest: _SETTLING,
    Fate: (MayAlterTest,),
    DrawFate: _UNDER_DRAW,
    fate.DrawOrRoll: _UNDER_DRAW,
    fate.RollFate: _UNDER_DRAW,
    JoinChallenge: (Fate,),
    travel.Steer: (Fate,),
    hull.PlaceElsewhere: (EndTest,),
    hull.CheckHull: (hull.ShipDamage,),
    # Fights.
    challenge.BeforeChallenge: (Do,),
    combat.BeforeCombat: (Do,),
    combat.Victory: (Do,),
    combat.StartRound: (combat.Victory,),
    combat.Attacks: (combat.Victory,),
    combat.AfterAttack: (combat.Victory,),
    combat.NextRound: (combat.Victory,),
    combat.DealOut: (combat.StartRound,),
    LayOut: (combat.DealOut,),
    LayEnemy: (LayOut,),
    EndOfRound: (combat.NextRound,),
    attack.EndAttack: (combat.AfterAttack,),
    attack.SettleAttack: (attack.EndAttack,),
    attack.MayAlterAttack: (attack.SettleAttack,),
    attack.AlterAttack: (attack.SettleAttack,),
    attack.DealDamage: (attack.EndAttack, attack.Counterattack),
    attack.Counterattack: (attack.EndAttack, attack.DealDamage),
    attack.Place: (attack.EndAttack, attack.Counterattack),
    attack.AlterDamage: (attack.Place,),
    EndStrike: _UNDER_STRIKE,
    PlaceDamage: (EndStrike,),
    strike.RemoveBeaten: _UNDER_STRIKE,
    synergy.PassSynergy: (strike.RemoveBeaten,),
    synergy.PassAnySynergy: (strike.RemoveBeaten,),
    DealTo: (Do,),
    enemies.EnemyAbility: _UNDER_ENEMY_ABILITY,
    enemies.Victim: (hits.Rescue,),
    enemies.Disarm: _UNDER_ENEMY_ABILITY,
    Regenerate: (*_UNDER_ENEMY_ABILITY, Regenerate),
    hits.StayDown: (*_UNDER_ENEMY_ABILITY, attack.DealDamage, attack.EndAttack),
    hits.Rescue: (hits.StayDown,),
    hits.NextVictim: (hits.Rescue,),
    hits.TakeHit: (hits.Rescue,),
    hits.Block: (hits.TakeHit,),
    # Effects.
    DrawCard: (DrawCards,),
    DiscardCards: (fatigue.Rested, players.ShareOut, Do),
    PickArm: (Do,),
    explore.PayFood: (Do,),
    adventure.PayRecipe: (Do,),
    adventure.CookBook: (Do,),
    adventure.TakeWeapon: (market.Buy, Do),
}
"""The steps that lie directly on certain others."""

NESTING = Nesting(
    opens=OPENS,
    within={
        "test": IN_TEST,
        "fight": IN_FIGHT,
        "attack": IN_ATTACK,
        "strike": (PlaceDamage,),
        "story": (Read, IfLines, Choose),
    },
    never={"fight": OUTSIDE_FIGHT, "attack": OUTSIDE_ATTACK, "strike": IN_FIGHT + IN_ATTACK},
    single=SINGLE,
    at_once=AT_ONCE,
    on_top=ON_TOP,
    directly_above=DIRECTLY_ABOVE,
)
