"""Where each step of the sea may lie on a saved agenda (SG-SAVE-007): one row for each step.

``party/saving/nesting.py`` explains the fields of a row, when a new step needs one, and which tests show a wrong one.
What is said to be in progress is a ``test``, ``fight``, ``attack``, ``strike`` or ``story``.
"""

from __future__ import annotations

from functools import partial

from ...party.acts.alter import AlterTest, MayAlterTest
from ...party.chapters.ability_deck import DiscardCards, DrawCard, DrawCards
from ...party.chapters.challenge import Challenge, JoinChallenge, SettleChallenge
from ...party.chapters.deal import DealCrew
from ...party.chapters.explore import Choose, EndStory, Explore, IfLines, Read
from ...party.chapters.fate import DrawFate, EndTest, Fate
from ...party.chapters.row import EndOfRound, LayEnemy, LayOut, Regenerate
from ...party.chapters.settled import TellRest
from ...party.chapters.strike import EndStrike, PlaceDamage
from ...party.effects.program import Do
from ...party.effects.story import PickArm, SettleCheck
from ...party.saving.nesting import StepClass, StepPlace, StepPlaces
from ..chapters import (
    adventure,
    attack,
    challenge,
    combat,
    cooking,
    defeat,
    enemies,
    event_deck,
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

SETTLING: tuple[StepClass, ...] = (SettleChallenge, SettleCheck, travel.SetDistance, hull.PlaceCube)
"""The steps that apply the result of a test when its draw can no longer be altered."""
BELOW_ACTION: tuple[StepClass, ...] = (turn.NextTurn, turn.EndTurn, turn.TakeAction)
"""The steps of which one lies under the event phase and under an action."""
BELOW_SHIP_ACTION: tuple[StepClass, ...] = (*BELOW_ACTION, events.EventPhase)
"""The steps of which one lies under the ship action, the first phase of a turn."""
BELOW_ROOM_PART: tuple[StepClass, ...] = (*BELOW_SHIP_ACTION, ship.RoomParts, ship.RoomPart)
"""The steps of which one lies under a part of a room's action."""
BELOW_STRIKE: tuple[StepClass, ...] = (attack.Counterattack, attack.EndAttack, Do)
"""The steps of which one lies under the end of a strike."""
BELOW_ENEMY_ABILITY: tuple[StepClass, ...] = (enemies.EnemyAbility, CheckDefeat)
"""The steps of which one lies under an enemy's ability at the end of a round."""
BELOW_DRAW: tuple[StepClass, ...] = (MayAlterTest, attack.MayAlterAttack, Do)
"""The steps of which one lies under a draw of fate."""

between_attacks = partial(StepPlace, only_in="fight", never_in=("attack", "strike"))
"""The row of a step that lies on the agenda in a fight, while nobody attacks."""

PLACES: StepPlaces = {
    # The turn, defeat, and people who join.
    turn.BeginTurn: StepPlace(directly_on=(turn.NextTurn,)),
    turn.EndTurn: StepPlace(directly_on=(turn.NextTurn,)),
    turn.TakeAction: StepPlace(directly_on=(turn.NextTurn, turn.EndTurn)),
    turn.EasyCommand: StepPlace(directly_on=(ship.ShipAction,)),
    turn.Venom: StepPlace(directly_on=(CheckDefeat,)),
    CheckDefeat: StepPlace(
        directly_on=(*BELOW_ACTION, turn.EasyCommand, EndOfRound, search.SearchMore, search.EndSearch)
    ),
    DealCrew: StepPlace(never_in=("fight",), directly_on=(turn.BeginTurn,), on_top=True),
    players.ShareOut: StepPlace(directly_on=(turn.BeginTurn,)),
    defeat.ToPort: StepPlace(directly_on=(defeat.Remedy,), on_top=True),
    defeat.Remedy: StepPlace(directly_on=(event_deck.DiscardEvents,)),
    defeat.ShareCommand: StepPlace(never_in=("fight",), directly_on=(event_deck.DiscardEvents, Read), on_top=True),
    turn.NextTurn: StepPlace(once=True),
    defeat.Defeated: StepPlace(never_waits=True),
    # Ship action, search, events, port and market.
    events.EventPhase: StepPlace(directly_on=BELOW_ACTION),
    ship.ShipAction: StepPlace(directly_on=BELOW_SHIP_ACTION),
    events.TurnEnd: StepPlace(directly_on=(CheckDefeat,)),
    ship.RoomParts: StepPlace(directly_on=BELOW_SHIP_ACTION),
    ship.RoomPart: StepPlace(directly_on=(*BELOW_SHIP_ACTION, ship.RoomPart)),
    ship.Relief: StepPlace(directly_on=BELOW_ROOM_PART),
    search.SearchMore: StepPlace(directly_on=BELOW_ROOM_PART),
    search.FindToken: StepPlace(directly_on=BELOW_ROOM_PART, on_top=True),
    search.EndSearch: StepPlace(directly_on=BELOW_ROOM_PART),
    search.KeepReward: StepPlace(directly_on=BELOW_ROOM_PART),
    search.KeepFound: StepPlace(directly_on=BELOW_ROOM_PART),
    search.FindWatchful: StepPlace(directly_on=(search.KeepFound,), on_top=True),
    search.Penalty: StepPlace(directly_on=(CheckDefeat,)),
    search.IgnorePenalty: StepPlace(directly_on=(search.Penalty,)),
    events.DrawEvent: StepPlace(directly_on=BELOW_ACTION, on_top=True),
    events.EndEvent: StepPlace(directly_on=BELOW_ACTION),
    events.ResolveEvent: StepPlace(directly_on=(events.EndEvent,)),
    events.MayCancel: StepPlace(directly_on=(events.ResolveEvent,)),
    events.ChooseEvent: StepPlace(directly_on=(events.EndEvent,)),
    events.MayAttempt: StepPlace(directly_on=(events.TurnEnd,)),
    event_deck.LoseEvent: StepPlace(never_in=("fight",), directly_on=(event_deck.DiscardEvents,), on_top=True),
    port.PortServices: StepPlace(directly_on=BELOW_ACTION),
    port.Shipyard: StepPlace(directly_on=(port.PortServices,)),
    port.Healer: StepPlace(directly_on=(port.PortServices,)),
    port.Learn: StepPlace(directly_on=(port.PortServices,)),
    market.RevealMarket: StepPlace(never_in=("fight",), directly_on=(*BELOW_ACTION, Do), once=True),
    market.RevealCard: StepPlace(never_in=("fight",), directly_on=(market.RevealMarket,), on_top=True),
    market.Buy: StepPlace(never_in=("fight",), directly_on=(*BELOW_ACTION, Do), once=True),
    event_deck.DiscardEvents: StepPlace(never_in=("fight",)),
    search.MayIgnore: StepPlace(never_waits=True),
    port.LeavesAtPort: StepPlace(never_waits=True),
    # Travel, ship damage, stories and adventure cards.
    EndStory: StepPlace(never_in=("fight",), once=True, ends=("story",)),
    travel.Sail: StepPlace(never_in=("fight",), directly_on=(*BELOW_ACTION, Do)),
    Read: StepPlace(only_in="story", never_in=("fight",), directly_on=(EndStory,)),
    IfLines: StepPlace(only_in="story", never_in=("fight",), directly_on=(EndStory,)),
    Choose: StepPlace(only_in="story", never_in=("fight",), directly_on=(EndStory,)),
    travel.SetDistance: StepPlace(only_in="test", never_in=("fight",), directly_on=(EndTest,), test_kind="travel"),
    hull.PlaceCube: StepPlace(only_in="test", directly_on=(EndTest,), test_kind="room"),
    travel.Steer: StepPlace(only_in="test", never_in=("fight",), directly_on=(Fate,), test_kind="travel"),
    hull.PlaceElsewhere: StepPlace(only_in="test", directly_on=(EndTest,), test_kind="room"),
    hull.CheckHull: StepPlace(directly_on=(hull.ShipDamage,)),
    explore.PayFood: StepPlace(never_in=("fight",), directly_on=(Do,), on_top=True),
    cooking.PayRecipe: StepPlace(never_in=("fight",), directly_on=(Do,), on_top=True),
    cooking.CookBook: StepPlace(never_in=("fight",), directly_on=(Do,)),
    adventure.TakeWeapon: StepPlace(never_in=("fight",), directly_on=(market.Buy, Do)),
    Explore: StepPlace(never_in=("fight",), never_waits=True),
    travel.Travel: StepPlace(never_in=("fight",), never_waits=True),
    # Tests.
    EndTest: StepPlace(ends=("test",)),
    SettleChallenge: StepPlace(only_in="test", never_in=("fight",), directly_on=(EndTest,), test_kind="challenge"),
    SettleCheck: StepPlace(only_in="test", directly_on=(EndTest,), test_kind="check"),
    MayAlterTest: StepPlace(only_in="test", directly_on=SETTLING),
    AlterTest: StepPlace(only_in="test", directly_on=SETTLING, once=True),
    Fate: StepPlace(only_in="test", directly_on=(MayAlterTest,)),
    DrawFate: StepPlace(only_in="test", directly_on=BELOW_DRAW, on_top=True),
    fate.DrawOrRoll: StepPlace(only_in="test", directly_on=BELOW_DRAW, on_top=True),
    fate.RollFate: StepPlace(only_in="test", directly_on=BELOW_DRAW, on_top=True),
    JoinChallenge: StepPlace(
        only_in="test", never_in=("fight",), directly_on=(Fate,), once=True, test_kind="challenge"
    ),
    challenge.BeforeChallenge: StepPlace(never_in=("fight",), directly_on=(Do,)),
    DrawCard: StepPlace(directly_on=(DrawCards,), on_top=True),
    DiscardCards: StepPlace(directly_on=(fatigue.Rested, players.ShareOut, Do)),
    PickArm: StepPlace(directly_on=(Do,)),
    challenge.DemandedCrew: StepPlace(only_in="test", never_in=("fight",), never_waits=True, test_kind="challenge"),
    Challenge: StepPlace(never_in=("fight",), never_waits=True),
    TellRest: StepPlace(never_in=("fight",), once=True),
    # Fights.
    combat.Victory: StepPlace(never_in=("fight",), directly_on=(Do,), ends=("fight",)),
    combat.BeforeCombat: StepPlace(never_in=("fight",), directly_on=(Do,)),
    combat.StartRound: between_attacks(directly_on=(combat.Victory,)),
    combat.Attacks: between_attacks(directly_on=(combat.Victory,), once=True),
    combat.AfterAttack: between_attacks(directly_on=(combat.Victory,)),
    combat.NextRound: between_attacks(directly_on=(combat.Victory,)),
    combat.DealOut: between_attacks(directly_on=(combat.StartRound,)),
    LayOut: between_attacks(directly_on=(combat.DealOut,)),
    LayEnemy: between_attacks(directly_on=(LayOut,), on_top=True),
    EndOfRound: between_attacks(directly_on=(combat.NextRound,)),
    enemies.EnemyAbility: between_attacks(directly_on=BELOW_ENEMY_ABILITY),
    enemies.Victim: between_attacks(directly_on=(hits.Rescue,)),
    enemies.Disarm: between_attacks(directly_on=BELOW_ENEMY_ABILITY),
    Regenerate: between_attacks(directly_on=(*BELOW_ENEMY_ABILITY, Regenerate)),
    enemies.EnemyActs: between_attacks(never_waits=True),
    combat.StartCombat: StepPlace(never_in=("fight",), never_waits=True),
    # Attacks, strikes and hits.
    attack.EndAttack: StepPlace(
        only_in="fight",
        never_in=("strike",),
        directly_on=(combat.AfterAttack,),
        ends=("test", "attack"),
        test_kind="attack",
    ),
    EndStrike: StepPlace(only_in="fight", never_in=("strike",), directly_on=BELOW_STRIKE, ends=("strike",)),
    attack.SettleAttack: StepPlace(
        only_in="attack", never_in=("strike",), directly_on=(attack.EndAttack,), test_kind="attack"
    ),
    attack.MayAlterAttack: StepPlace(
        only_in="attack", never_in=("strike",), directly_on=(attack.SettleAttack,), test_kind="attack"
    ),
    attack.AlterAttack: StepPlace(
        only_in="attack", never_in=("strike",), directly_on=(attack.SettleAttack,), once=True, test_kind="attack"
    ),
    attack.DealDamage: StepPlace(
        only_in="attack", never_in=("strike",), directly_on=(attack.EndAttack, attack.Counterattack)
    ),
    attack.Counterattack: StepPlace(
        only_in="attack", never_in=("strike",), directly_on=(attack.EndAttack, attack.DealDamage)
    ),
    attack.Place: StepPlace(
        only_in="attack", never_in=("strike",), directly_on=(attack.EndAttack, attack.Counterattack)
    ),
    attack.AlterDamage: StepPlace(only_in="attack", never_in=("strike",), directly_on=(attack.Place,)),
    PlaceDamage: StepPlace(only_in="strike", directly_on=(EndStrike,)),
    strike.RemoveBeaten: StepPlace(only_in="fight", never_in=("strike",), directly_on=BELOW_STRIKE),
    synergy.PassSynergy: StepPlace(only_in="fight", never_in=("strike",), directly_on=(strike.RemoveBeaten,)),
    synergy.PassAnySynergy: StepPlace(only_in="fight", never_in=("strike",), directly_on=(strike.RemoveBeaten,)),
    DealTo: StepPlace(only_in="fight", never_in=("strike",), directly_on=(Do,)),
    hits.StayDown: StepPlace(
        only_in="fight", never_in=("strike",), directly_on=(*BELOW_ENEMY_ABILITY, attack.DealDamage, attack.EndAttack)
    ),
    hits.Rescue: StepPlace(only_in="fight", never_in=("strike",), directly_on=(hits.StayDown,)),
    hits.NextVictim: StepPlace(only_in="fight", never_in=("strike",), directly_on=(hits.Rescue,)),
    hits.TakeHit: StepPlace(only_in="fight", never_in=("strike",), directly_on=(hits.Rescue,)),
    hits.Block: StepPlace(only_in="fight", never_in=("strike",), directly_on=(hits.TakeHit,), once=True),
    hits.Hit: StepPlace(only_in="fight", never_in=("strike",), never_waits=True),
}
"""Where on the agenda each step of the sea may lie."""
