### What is told in the skies.
### A variable is the kind of a value and its place: $crew_0 is the first value of an event, a reason or a choice, said
### as a crew member; $crew_owner is the field `owner` of a decision; $value_0 is the plain value, a number if it is one.

## The game

game_title = Distant Skies
game_about = a plane and five people over a land they do not know

## What happened

event_activated = { $user_0 }: { $does_1 }.
event_attack = { $crew_0 } attacks the { $enemy_1 } with { $in-card_2 }.
event_buffed = The { $enemy_0 } is { $buff_1 }: its buff card adds hearts and an ability.
boss_beaten = { $boss_0 } is dead.
event_camp-crossed = A camp is crossed off: { $value_0 } left.
event_camp-crossed-none = The last camp is crossed off.
event_combat = A fight, level { $value_0 }.
event_completing = You set about { $event_0 }.
event_counterattack = The { $enemy_0 } strikes back at { $crew_1 }: { $value_2 } damage, less what is blocked.
event_counterattack-none = The { $enemy_0 } strikes back at { $crew_1 } without any force.
event_curse-lifted = The curse { $card_0 } is lifted.
event_curse-works = The curse { $card_0 } makes itself felt.
event_cursed = A curse lies on you: { $card_0 }. { $card-text_0 }
event_dealt-adventure = { $in-card_0 } goes back to the hand of { $seat_1 }.
event_deck = The combat deck now has { $cards_0 }.
event_defeat = Defeat: all five are down.
event_drew-combat = { $seat_0 } draws the combat card { $card_1 }.
event_ended-quest = Quest { $quest_0 } goes to the completed quest box.
event_enemy-acts = The { $enemy_0 } acts and gains { $value_1 } power.
event_enemy-acts-none = The { $enemy_0 } acts.
event_enemy-blocks = The { $enemy_0 } blocks { $value_1 } of it.
event_event-done = { $event_0 } is completed and leaves play.
event_event-stays = { $event_0 } stays in play.
event_exerted = { $first_0 } spends { $value_1 } stamina.
event_fell = { $crew_0 } falls: no health left.
event_fled = You get away. The fight is over, without a victory.
event_flew = The plane flies to { $space_0 }, { $spaces_1 } away.
event_flew-none = The plane takes off and lands where it was.
event_flight = Fate and distance come to { $value_0 }: { $damage_1 } to the plane.
event_flight-none = Fate and distance come to { $value_0 }: no harm done.
event_fuel = Fuel left: { $value_0 }.
event_fuel-none = The tank is empty.
event_healed = { $crew_0 } regains { $value_1 } health.
event_ignored = You get past the { $obstacle_0 } unharmed.
event_landed = Claire is set down at { $place_0 }.
event_level = The campaign goes on at the level { $value_0 }.
event_linked = { $first_0 } spends a synergy token on the card.
event_location-crossed = Location { $value_0 } is crossed off the map.
event_marked = A mark for { $faction_0 }: { $value_1 } in all.
event_marked-full = All boxes of { $faction_0 } are marked already.
event_moved = Claire walks to { $place_0 }.
event_obstacle = An obstacle: { $obstacle_0 }.
event_one-camp-left = One camp is left: making it ends the campaign.
event_out-of-fuel = That was the last of the fuel.
event_placed = The standees are shown: { $standees_0 }.
event_plane-damage = The plane takes { $damage_0 }: { $value_1 } health left.
event_plane-damage-none = The plane takes { $damage_0 } and will not fly any more until it is mended.
event_plane-mended = The plane has { $value_0 } health.
event_plane-wrecked = The plane could not be hurt any more; that costs a camp instead.
event_played = { $card_0 } is played: { $does_1 }.
event_power-gained = The { $enemy_0 } gains { $value_1 } power.
event_power-removed = The { $enemy_0 } loses { $value_1 } power.
event_raised = { $first_0 } gets up again, for 1 time.
event_refuelled = The tank is full: { $value_0 } fuel.
event_removal-plus = The attack removes { $value_0 } more power.
event_repaired = The work comes to { $value_0 }: the plane regains { $value_1 } health.
event_repairing = You open the hood and get to work.
event_restored-totem = { $dormant_0 } wakes. { $woken_0 }
event_rolled = The combat die shows { $signed_0 }.
event_stamina = { $first_0 } regains { $value_1 } stamina.
event_story-due = The time has come for another part of the story.
event_synergy = { $first_0 } receives a synergy token.
event_synergy-returned = { $first_0 } gives a synergy token back.
event_threat = Threat on { $event_0 }: { $value_1 }.
event_ticked = For the achievement sheet: { $box_0 }.
event_time = { $value_0 } time spent, { $value_1 } left.
event_time-none = { $value_0 } time spent; none is left.
event_took-action = { $acting_1 } on action ({ $value_0 }).
event_turn = Turn { $value_0 }: { $seat_1 } is active.
event_turn-end-effect = { $event_0 } has its say at the end of the turn.
event_turn-ends = The turn of { $seat_0 } ends.
event_unharmed = All of it is blocked: { $first_0 } is unharmed.
event_used-resource = { $one_0 } is used: { $does_1 }.

## Why something is barred

reason_all-cards-played = you play { $cards_0 } a round, and they are played
reason_attacked-already = { $first_0 } has played a card this round
reason_cannot-pay-cards = it costs { $cards_0 } from the same hand{ $value_1 ->
    [0] { "" }
    [one] { " " }(1 more for the card of the same skill already on { $first_2 })
   *[other] { " " }({ $value_1 } more for the cards of the same skill already on { $first_2 })
}, and never pays for itself
reason_cannot-pay-resources = { $value_0 ->
    [one] it costs { $value_0 } resource
   *[other] it costs { $value_0 } resources
}
reason_crossed-off = location { $value_0 } is crossed off
reason_frightened = { $first_0 } is frightened and cannot attack
reason_helps-nobody-else = it helps nobody but { $first_0 }
reason_ignores-nothing = it ignores none of the obstacles here
reason_in-the-deck = { $card_0 } is in the deck already
reason_level-already = the level is { $value_0 } already
reason_mad = { $first_0 } is mad and uses no abilities
reason_most-stamina = { $first_0 } has 3 stamina already
reason_no-camps-left = no camp is left
reason_no-such-way = one walks north, east, south or west
reason_no-dormant-totem = { $value_0 } is no dormant totem of yours
reason_no-fleeing = nobody flees while one side can still hurt the other, unless the boss allows it
reason_no-such-square = there is no square or space { $value_0 }; enter its page first
reason_no-fuel = the tank is empty
reason_no-health-left = no health left
reason_no-level = a level of difficulty must be chosen first
reason_no-passing = cards are not given away
reason_no-reading-ahead = nobody reads ahead
reason_no-stamina = { $first_0 } needs { $value_1 } stamina
reason_no-such-flight = no flight leads to { $space_0 } now
reason_no-time = it takes { $value_0 } time, and { $value_1 } is left
reason_no-time-given = the active player gives no time for { $first_0 }
reason_no-time-to-rise = { $first_0 } is down, and getting up takes 1 time in the action step, between two actions
reason_no-token = { $first_0 } has no synergy token
reason_no-waiting = there is still something to do with the time
reason_no-way = no way leads { $value_0 } from here
reason_nobody-there = nobody stands there
reason_not-at-geysers = no fuel is sold where the plane is
reason_not-at-the-plane = Claire is not with the plane
reason_not-by-choice = { $event_0 } cannot be completed by choice
reason_not-here = location { $value_0 } is not where Claire is
reason_not-in-the-deck = { $card_0 } is not in the deck
reason_not-in-this-game = there is no such action in this game
reason_not-on-the-action = { $first_0 } does not stand on this action
reason_not-the-attacker = the token goes to somebody else than { $first_0 }, who attacked
reason_not-unlockable = { $value_0 } is not unlocked by achievements
reason_not-without-claire = Claire would be stranded at a distant location
reason_not-your-character = { $first_0 } is not this player's character
reason_nothing-to-do = it would change nothing now
reason_once-an-attack = { $user_0 } has been used in this attack
reason_once-a-challenge = { $user_0 } has been used in this challenge
reason_once-a-round = { $user_0 } has been used this round
reason_once-a-turn = { $user_0 } has been used this turn
reason_one-at-a-time = one event after the other
reason_only-by-plane = a distant location is left only by plane
reason_only-counterattacks = block helps only when an enemy strikes back
reason_only-in-challenges = hand cards are discarded only in challenges, after the draw
reason_only-in-combat = only in combat
reason_other-hand-cards = the price is other cards from the hand; { $card_0 } lies on a board
reason_other-page = that square lies on other pages
reason_placed-already = { $first_0 } has been placed
reason_plane-broken = the plane has no health left and cannot fly
reason_plane-whole = the plane is in perfect order
reason_played-until-camp = { $card_0 } has been played and comes back when you camp
reason_set-incomplete = what restores the totem is not all there
reason_slots-full = { $first_0 } has eight ability cards already
reason_smallest-deck = the combat deck must keep { $cards_0 }
reason_still-locked = { $value_0 } needs { $value_1 ->
    [one] { $value_1 } achievement
   *[other] { $value_1 } achievements
}; { $value_2 ->
    [one] { $value_2 } is
   *[other] { $value_2 } are
} found
reason_tank-full = the tank is full
reason_time-left = { $value_0 } time is still to be spent
reason_too-low = { $thing_0 } is worth less than { $thing_1 }
reason_too-weak = { $first_0 } needs { $value_1 } health
reason_two-at-most = two stand there already
reason_wrong-place = it works only on a square with { $mark_0 }

## Choices; X stands for a word, REST for all words that follow

choice_travel_X = Travel { $value_0 }
choice_fly_to_X_with_X = Fly to { $space_0 }, with Claire aboard
choice_fly_to_X = Fly to { $space_0 }{ $aboard_0 ->
    [0] , without Claire
   *[other] { "" }
}
choice_repair = Repair the plane
choice_camp = Make camp
choice_let_time_pass = Let the rest of the time pass
choice_suffer_X = Go through the { $obstacle_0 } and suffer it
choice_walk_X = Walk { $value_0 }
choice_stay = Stay
choice_land_X = Set Claire down at { $value_0 }
choice_draw_X = { $card_0 }
choice_roll_X = The die shows { $die_0 }
choice_place_X_on_- = { $first_0 } takes no action
choice_place_X_on_X = { $first_0 } on ({ $value_1 }) { $story_1 }
choice_take_X = ({ $value_0 }) { $story_0 }
choice_stop_encounter = Leave the rest undone
choice_send_X_from_X = Send { $first_0 } away
choice_start_combat = Shuffle the combat deck and fight
choice_buff_X_with_X = { $buff_1 }
choice_attack_X_with_X_using_X = Attack the { $enemy_0 } with { $first_1 }, using { $in-card_2 }
choice_end_attacks = End the attacks; the enemies gain power and act
choice_flee = Run
choice_link_X = Spend a synergy token of { $first_0 } on the card
choice_token_X = The synergy token goes to { $first_0 }
choice_return_synergy_of_X = { $first_0 } gives a synergy token back
choice_target_X = The { $enemy_0 }
choice_power_X = The { $enemy_0 } gains the power
choice_mend_X = The { $enemy_0 } is healed
choice_cure_nobody = Leave it as it is
choice_refresh_X = Stamina for { $first_0 }
choice_raise_nobody = Nobody gets up
choice_raise_X = { $first_0 } gets up, for 1 time
choice_give_time_for_X = Give 1 time, so that { $first_0 } gets up
choice_refuse_time = Give no time
choice_keep_X = Keep { $in-card_0 }
choice_pay_X_for_X = Pay { $one_0 } for the { $thing_1 }
choice_activate_X_X = { $user_0 }: { $does_1 }
choice_play_X_X = Play { $in-card_0 }: { $does_1 }
choice_use_X_X_by_X = Use { $one_0 }: { $does_1 }
choice_complete_X = Try to complete { $event_0 }
choice_awaken_X_by_X = Restore the totem of quest { $quest_0 }
choice_refuel = Fill the tank
choice_include_X = Put { $in-card_0 } into the combat deck
choice_exclude_X = Lay { $in-card_0 } aside
choice_deal_X = { $card_0 }
choice_leave_X = { $seat_0 } leaves the table
choice_level_X = Go on at the level { $value_0 }

## What going on means at a decision

going-on_AlterAttack = Go on with the attack
going-on_AlterTest = Leave the result as it is

## Before the first choice

opening_turn = A turn: draw ability cards, meet an event, then spend 5 time: travel 1, explore 2, fly 2, repair 1. Camping is free.
opening_goal = Explore, find quests and totems, help whom you like. Every camp crossed off brings the end nearer; the last one opens it.
opening_help = Ability cards are equipped at any time (+ lists it), and aid challenges. map, crew, hand, quests, plane show more.

## Kinds of acts of any time

kind_activate = abilities of the characters
kind_activate-card = equipped cards
kind_play = adventure cards
kind_use = resources
kind_complete = events to complete
kind_awaken = totems to restore
kind_refuel = fuel
kind_include = combat cards to put in
kind_exclude = combat cards to lay aside

## Kinds of pieces

piece_boss = zone of a boss
piece_buff = enemy buff card
piece_character = character
piece_combat = combat card
piece_curse = curse
piece_passenger = adventure card, passenger
piece_place = adventure card, place
piece_plane = plane
piece_space = space of the flight board

## What a decision asks

question_ChartSquare = What does the atlas show on square { $value_square }?
question_DescribeBoss = What does the page of boss { $value_number } show?
question_ChartArrival = What does the atlas show on square { $value_square }?
question_Agree = Give 1 time of this turn so that { $first_name } can get up?
question_AlterAttack = Strengthen the attack before it falls?
question_Attacks = Who attacks? One card for each character this round.
question_Block = { $victim } is hit for { $blow }{ $block-ask }
question_DealBuff = Deal a buff card to the { $in-enemy_enemy }. Which one is it?
question_DealDiscard = Shuffle the played adventure cards. Which one goes to { $seat_seat }?
question_DealPooled = Deal { $pile } to { $seat_seat }. Which one is it?
question_DrawCombatCard = { $seat_seat } draws a combat card. Which one is it?
question_DropCombat = Which combat card is discarded?
question_FaceObstacle = An obstacle: { $obstacle_kind }. What will you do?
question_GainStamina = Who regains stamina? { $value_left } to give.
question_GiveCard = Who keeps { $in-card_card }?
question_GiveSynergy = A synergy sign is covered. Who receives the token?
question_HandOver = Which character goes to { $seat_newcomer }?
question_Heal = Who is healed? { $value_left } health to give.
question_HealAlly = The { $enemy_enemy } heals another enemy by { $value_amount }. Which one?
question_KeepOne = The ability deck is used up. Which one card does { $seat_seat } keep?
question_KeepSeven = { $seat_seat } holds more than 7 cards. Which one goes? Equipping some first is allowed.
question_LandAt = Where is Claire set down?
question_LoseHealth = Who loses health? { $value_left } to place, 1 at a time.
question_LoseHealthByOne = Who loses { $value_amount } health?
question_MayFlee = You may run now. Will you?
question_MayRise = Give 1 time of this turn so that { $first_name } gets up?
question_MovePlane = Where does the plane fly? It takes no time.
question_NextAction = Which action next? Each is taken once, for all who stand on it.
question_PayAny = Which resource do you pay? { $value_left } to go.
question_PayEquip = Which other card pays for it? { $value_left } to go.
question_PayTotem = What do you pay for the totem?
question_PlaceStandees = Where do your characters stand? All of them may act; at most two stand on the same action.
question_PowerAlly = The { $enemy_enemy } gives { $value_amount } power to another enemy. Which one?
question_Raise = Who gets up? Each takes 1 time: { $time }.
question_Ready = These are your enemies. The last moment to change the combat deck.
question_Relief = You rest. One status may go.
question_RollDie = Roll the combat die. What does it show?
question_TakeAction = What will you do? { $time }.
question_TakeOne = A card goes to { $seat_newcomer } at random. Which one is it?
question_Thin = Too many stand on ({ $value_letter }). Who chooses again?
question_Victim = Whom does the { $enemy_enemy } deal { $damage_amount }?
question_Walk = { $value_left ->
    [one] Where does Claire walk? { $value_left } square left.
   *[other] Where does Claire walk? { $value_left } squares left.
}
question_WeakenFoe = Which enemy loses { $value_amount } power?

## What is said where a decision has one answer

statement_AlterAttack = The attack stands as it is; nothing can strengthen it.
statement_Block = { $victim } is hit for { $blow }{ $block-stand }

## Options of a new campaign

option_level_title = Level
option_level_help = How hard it is. It can be changed later; the easiest level used counts for the score.
option_level_normal = normal: 2 cards a turn; 10 points
option_level_easy = easy: 3 cards a turn, weaker enemies, camps heal 6; no points
option_level_hard = hard: enemies have buffs, challenges need 1 more; 20 points
option_plane_title = The plane
option_plane_help = What the plane is called.
option_instant_title = Instant death
option_instant_help = What a defeat means, when all five are down at once.
option_instant_off = off: a defeat costs 3 camps and 10 points
option_instant_on = on: the first defeat ends the campaign; 10 points more
option_length_title = Length
option_length_help = How many camps the journey has. Each camp rests everybody and brings the end nearer.
option_length_standard = standard: 12 camps, about an evening or two
option_length_long = long: 17 camps, with time to see more
option_landing_title = Landing
option_landing_help = Where Claire stands after a flight.
option_landing_off = as printed: Claire lands at the plane's square
option_landing_quick = quick: she may be set down anywhere on the open pages

## How a campaign ended

ending_end_story = the end story is over
ending_instant_death = all five were down, with instant death

## Parts of the score

score_adventures = 2 for each adventure and combat card found
score_totems = 5 for each totem and passenger
score_equipped = 1 for each equipped ability card
score_common = 1 for every 4 common resources
score_rare = 1 for each quest resource
score_level = for the level: normal 10, hard 20
score_instant = 10 for instant death
