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
from ..effects.tests import DealTo

OPENS: dict[type[Step[Any]], tuple[str, ...]] = {
    EndTest: ("test",),
    combat.Victory: ("fight",),
    attack.EndAttack: ("test", "attack"),
    EndStrike: ("strike",),
    EndStory: ("story",),
}
IN_FIGHT: Kinds = (
    LayOut, LayEnemy, EndOfRound, combat.DealOut, combat.StartRound, combat.Attacks, combat.AfterAttack,
    combat.NextRound, enemies.EnemyActs, enemies.EnemyAbility, enemies.Victim, enemies.Disarm, Regenerate,
    attack.EndAttack, EndStrike, strike.RemoveBeaten, synergy.PassSynergy, synergy.PassAnySynergy, DealTo, hits.Hit,
    hits.Block, hits.TakeHit, hits.NextVictim, hits.Rescue, hits.StayDown,
)  # fmt: skip
IN_ATTACK: Kinds = (
    attack.MayAlterAttack, attack.AlterAttack, attack.SettleAttack, attack.DealDamage, attack.AlterDamage, attack.Place,
    attack.Counterattack,
)  # fmt: skip
IN_TEST: Kinds = (
    Fate, DrawFate, fate.DrawOrRoll, fate.RollFate, MayAlterTest, AlterTest, JoinChallenge, SettleChallenge,
    SettleCheck, challenge.DemandedCrew, travel.Steer, travel.SetDistance, hull.PlaceCube, hull.PlaceElsewhere,
)  # fmt: skip
AT_PEACE: Kinds = (
    combat.StartCombat, combat.BeforeCombat, combat.Victory, challenge.BeforeChallenge, Challenge, JoinChallenge,
    challenge.DemandedCrew,
    SettleChallenge, Explore, Read, IfLines, Choose, EndStory, DealCrew, travel.Travel, travel.Steer,
    travel.SetDistance, travel.Sail, adventure.PayRecipe, adventure.CookBook, adventure.TakeWeapon,
    market.RevealMarket, market.RevealCard, market.Buy, events.DiscardEvents, events.LoseEvent, explore.PayFood,
    defeat.ShareCommand,
)  # fmt: skip
BETWEEN: Kinds = (
    LayOut, LayEnemy, EndOfRound, combat.DealOut, combat.StartRound, combat.Attacks, combat.AfterAttack,
    combat.NextRound, enemies.EnemyActs, enemies.EnemyAbility, enemies.Victim, enemies.Disarm, Regenerate,
)  # fmt: skip
"""The steps of a fight that never happen within an attack."""
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

_SETTLING: Kinds = tuple(SETTLES)
_ACTION: Kinds = (turn.NextTurn, turn.EndTurn, turn.TakeAction)
_PHASE: Kinds = (*_ACTION, events.EventPhase)
_ROOM: Kinds = (*_PHASE, ship.RoomParts, ship.RoomPart)
_BLOW: Kinds = (attack.Counterattack, attack.EndAttack, Do)
_HARM: Kinds = (enemies.EnemyAbility, CheckDefeat)
_DRAWN: Kinds = (MayAlterTest, attack.MayAlterAttack, Do)

UPON: dict[type[Step[Any]], Kinds] = {
    # The turn, from its end to its beginning; parts of it may be left out, as where a story is tried by itself.
    turn.BeginTurn: (turn.NextTurn,),
    turn.EndTurn: (turn.NextTurn,),
    turn.TakeAction: (turn.NextTurn, turn.EndTurn),
    events.EventPhase: _ACTION,
    ship.ShipAction: _PHASE,
    turn.EasyCommand: (ship.ShipAction,),
    turn.Venom: (CheckDefeat,),
    events.TurnEnd: (CheckDefeat,),
    CheckDefeat: (*_ACTION, turn.EasyCommand, EndOfRound, search.SearchMore, search.EndSearch),
    DealCrew: (turn.BeginTurn,),
    players.ShareOut: (turn.BeginTurn,),
    defeat.ToPort: (defeat.Remedy,),
    defeat.Remedy: (events.DiscardEvents,),
    defeat.ShareCommand: (events.DiscardEvents, Read),
    # Its phases.
    ship.RoomParts: _PHASE,
    ship.RoomPart: (*_PHASE, ship.RoomPart),
    ship.Relief: _ROOM,
    search.SearchMore: _ROOM,
    search.FindToken: _ROOM,
    search.EndSearch: _ROOM,
    search.KeepReward: _ROOM,
    search.KeepFound: _ROOM,
    search.FindWatchful: (search.KeepFound,),
    search.Penalty: (CheckDefeat,),
    search.IgnorePenalty: (search.Penalty,),
    events.DrawEvent: _ACTION,
    events.EndEvent: _ACTION,
    events.ResolveEvent: (events.EndEvent,),
    events.MayCancel: (events.ResolveEvent,),
    events.ChooseEvent: (events.EndEvent,),
    events.MayAttempt: (events.TurnEnd,),
    events.LoseEvent: (events.DiscardEvents,),
    port.PortServices: _ACTION,
    port.Shipyard: (port.PortServices,),
    port.Healer: (port.PortServices,),
    port.Learn: (port.PortServices,),
    market.RevealMarket: (*_ACTION, Do),
    market.RevealCard: (market.RevealMarket,),
    market.Buy: (*_ACTION, Do),
    travel.Sail: (*_ACTION, Do),
    Read: (EndStory,),
    IfLines: (EndStory,),
    Choose: (EndStory,),
    # Tests.
    **dict.fromkeys(SETTLES, (EndTest,)),
    MayAlterTest: _SETTLING,
    AlterTest: _SETTLING,
    Fate: (MayAlterTest,),
    DrawFate: _DRAWN,
    fate.DrawOrRoll: _DRAWN,
    fate.RollFate: _DRAWN,
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
    EndStrike: _BLOW,
    PlaceDamage: (EndStrike,),
    strike.RemoveBeaten: _BLOW,
    synergy.PassSynergy: (strike.RemoveBeaten,),
    synergy.PassAnySynergy: (strike.RemoveBeaten,),
    DealTo: (Do,),
    enemies.EnemyAbility: _HARM,
    enemies.Victim: (hits.Rescue,),
    enemies.Disarm: _HARM,
    Regenerate: (*_HARM, Regenerate),
    hits.StayDown: (*_HARM, attack.DealDamage, attack.EndAttack),
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

NESTING = Nesting(
    OPENS,
    {
        "test": IN_TEST, "fight": IN_FIGHT, "attack": IN_ATTACK, "strike": (PlaceDamage,),
        "story": (Read, IfLines, Choose),
    },
    {"fight": AT_PEACE, "attack": BETWEEN, "strike": IN_FIGHT + IN_ATTACK},
    (
        AlterTest, JoinChallenge, combat.Attacks, attack.AlterAttack, hits.Block, turn.NextTurn, EndStory,
        market.Buy, market.RevealMarket,
    ),
    (
        travel.Travel, combat.StartCombat, Challenge, Explore, defeat.Defeated, hits.Hit, search.MayIgnore,
        port.LeavesAtPort, enemies.EnemyActs, challenge.DemandedCrew,
    ),
    (
        DrawFate, fate.RollFate, fate.DrawOrRoll, DrawCard, LayEnemy, events.DrawEvent, events.LoseEvent,
        market.RevealCard, search.FindToken, search.FindWatchful, DealCrew, defeat.ToPort, defeat.ShareCommand,
        explore.PayFood, adventure.PayRecipe,
    ),
    UPON,
)  # fmt: skip
