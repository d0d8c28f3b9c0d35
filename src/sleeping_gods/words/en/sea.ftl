### What is told at sea.
### A variable is the kind of a value and its place: $crew_0 is the first value of an event, a reason or a choice, said
### as a crew member; $crew_owner is the field `owner` of a decision; $value_0 is the plain value, a number if it is one.

## The game

game_title = Sleeping Gods
game_about = a ship and nine people lost on a strange sea

## What happened

event_accuracy-plus = Accuracy +{ $value_0 }.
event_activated = { $thing_0 }: { $does_1 }.
event_armed = { $crew_0 } now carries { $in-card_1 }.
event_attack = { $crew_0 } attacks the { $in-enemy_1 } with { $weapon_2 }.
event_cleared-command = { $value_0 } command returns to the supply.
event_cleared-command-none = No command was placed anywhere.
event_combat = A fight is near: combat level { $value_0 }, { $difficulty_1 }.
event_cooked = { $card_0 } is cooked.
event_counterattack = The { $enemy_0 } strikes { $when_0 } at { $crew_1 }: { $value_2 } damage{ $weapon-block_1 }.
event_defeat = Defeat: { $fallen_0 }.
event_disarmed = { $crew_0 } loses { $in-card_1 } until the fight is over.
event_distance = Travel result { $value_0 }: up to { $moves_1 }.
event_easy-mode = The campaign goes on in easy mode.
event_ended-quest = Quest { $quest_0 } goes to the used box.
event_enemy-acts = The { $enemy_0 } acts: { $value_1 } damage.
event_equipped-discarded = All equipped ability cards are discarded.
event_event-cancelled = The event { $event_0 } is cancelled.
event_event-ended = The ongoing event { $event_0 } is over.
event_event-kept = The event { $event_0 } stays on the table.
event_event-lost = The event { $event_0 } goes to the discards, and nothing of it happens.
event_explore-token = You mark this: explore token { $value_0 }.
event_fatigue = { $crew_0 } tires: { $value_1 } fatigue.
event_fell = { $crew_0 } falls: no health left.
event_finale = The last pass is used up. The finale begins.
event_found = A search token: { $search_0 }.
event_gained-command = { $seat_0 } gains { $value_1 } command.
event_gained-command-none = { $seat_0 } gains no command: the supply is empty.
event_gained-token = Gained the { $token_0 }.
event_guarded = { $crew_1 } takes the hit for { $crew_0 }.
event_hazard = A hazard: { $hazard_0 }.
event_healed = { $crew_0 } regains { $value_1 } health.
event_hit = { $crew_0 } hits the { $in-enemy_1 }: accuracy { $value_2 }{ $against_1 }.
event_learned = { $crew_1 } learns { $in-card_0 }: { $card-text_0 }
event_lost-token = The { $token_0 } is gone.
event_miss = { $crew_0 } misses the { $in-enemy_1 }: accuracy { $value_2 }{ $against_1 }. A miss counts 1 damage instead of the weapon's.
event_new-event-deck = A new event deck is laid: pass { $value_0 }.
event_placed-command = { $seat_0 } places { $value_2 } command on { $in-thing_1 }.
event_potion = The pollen potion is drunk: nobody is hurt any more.
event_repaired = { $room_0 } is repaired by 1.
event_rested = { $crew_0 } loses { $value_1 } fatigue.
event_revealed = On offer: { $card_0 }, { $price_0 }. { $card-text_0 }
event_room = The figure moves: { $room_0 }.
event_sailed = The ship enters { $in-region_0 }.
event_serpent = The sea serpent: { $serpent_0 }.
event_ship-damage = The ship is damaged: { $room_0 }.
event_ship-mended = All damage leaves the ship.
event_sold-artifact = An artifact is sold.
event_spent-command = { $seat_0 } spends { $value_1 } command.
event_synergy = { $crew_0 } lends the synergy token to { $crew_1 }.
event_synergy-returned = The synergy token of { $crew_0 } goes back.
event_synergy-used = { $crew_1 } uses the synergy token of { $crew_0 }.
event_token-given = { $seat_0 } gives a combat action token to { $seat_1 }.
event_travel-turn = Travel { $signed_0 } this turn.
event_turn = Turn { $value_0 }: { $seat_1 } is captain.
event_used-card = { $card_0 }: { $does_1 }.

## Why something is barred

reason_actions-left = { $value_0 ->
    [one] { $value_0 } action is
   *[other] { $value_0 } actions are
} still to be taken or skipped
reason_attacked-twice = { $crew_0 } has attacked twice this round
reason_bound-to = { $card_0 } is { $crew_1 }'s own
reason_built-in = weapons on boards cannot be taken away
reason_cannot-pay = { $value_0 } command from one player is needed
reason_helper-pays = { $seat_0 } pays { $value_1 } command to help and has { $value_2 }
reason_cannot-pay-food = the ingredients of { $in-card_0 } are not there
reason_control-is-fixed = who controls which crew member is fixed
reason_controller-cannot-pay = the player of { $crew_0 } needs { $value_1 } command
reason_controller-only = only the player of { $crew_0 } may spend command there
reason_done-already = it has been done; each part of a room is done once
reason_easy-already = it is easy mode already
reason_easy-or-brutal = easy mode and brutal mode exclude each other
reason_ending-unreached = quest { $value_0 } needs an ending that no campaign of yours has reached yet
reason_fate-is-drawn = fate is drawn in every test
reason_frightened = { $crew_0 } is frightened and cannot attack
reason_giver-or-receiver-pays = a token goes to another player, and one of the two pays
reason_helps-nobody-else = it helps nobody but { $crew_0 }
reason_holds-command = command lies on { $in-thing_0 }
reason_land-between = land lies between
reason_learned-already = learned already
reason_level-cards-stay = level cards stay for good
reason_market-sold-out = the market is sold out
reason_most-fatigue = { $crew_0 } can take no more fatigue
reason_no-action-there = there is no ship action at { $the-room_0 }
reason_no-card-to-discard = it costs a card from hand, and there is none
reason_no-command-there = no command lies there
reason_no-craft = no craft symbol
reason_no-distance-left = the ship can go no further
reason_no-fleeing = nobody flees while one side can still hurt the other
reason_no-such-region = there is no region { $value_0 }; one of the atlas is named by its page and a number, as 3.2
reason_no-food = { $thing_0 } is no food
reason_no-market-here = there is no market in this region
reason_no-more-tokens = no more search tokens can be drawn
reason_no-port-here = there is no port in this region
reason_nobody-watchful = nobody of yours is watchful now, or the token has been found
reason_no-search = no search is under way
reason_no-token = { $seat_0 } has no combat action token left
reason_no-way-there = no edge of this page leads there
reason_not-a-one = only after a 1; this was a { $value_0 }
reason_not-adjacent = does not touch this region
reason_not-enough-xp = { $xp_0 }
reason_not-for-repairs = { $thing_0 } pays for no repairs
reason_not-from-hand = only equipped cards can be discarded for a weapon
reason_not-in-attacks = hand cards do not help in attacks
reason_not-in-challenge = cards are not equipped during a challenge
reason_not-inside = you are not there ({ $thing_0 })
reason_not-in-region = lies in another region
reason_not-on-attacker = not equipped on the attacker
reason_not-on-offer = { $card_0 } is not on offer
reason_not-owned-or-there = { $card_0 } is not yours to move, or is there already
reason_not-unlockable = quest { $value_0 } is not unlocked by achievements
reason_not-while-exploring = not while you explore
reason_not-your-crew = { $crew_0 } is another player's
reason_nothing-to-do = there is nothing to do ({ $thing_0 })
reason_once-a-turn = { $card_0 } has been used this turn
reason_one-at-a-time = one service after the other
reason_one-discard = one card is discarded for a weapon in an attack, not more
reason_one-of-them = one of the quests { $value_0 } and { $value_1 } is taken along, not both
reason_one-reward = one reward is kept, not more
reason_one-steers = one crew member steers, not more
reason_one-way = coins never become artifacts
reason_only-at-healer = the healer must be visited first
reason_only-in-port = only in a port action
reason_own-draws-only = it works only for fate that its own player draws
reason_own-token = nobody uses their own synergy token
reason_covered-no-point = { $crew_0 } has covered no synergy point just now
reason_no-health-left = no health left
reason_parts-left = something is left to do in { $the-room_0 }
reason_private = hand cards and command are not given away
reason_repairs-in-port = the ship is repaired for materials or coins in a port action
reason_room-closed = { $the-room_0 } is closed by damage
reason_slots-full = { $crew_0 } has two ability cards already
reason_space-full = { $the-room_0 } can take no more damage
reason_space-sound = no damage there
reason_still-locked = quest { $value_0 } needs { $value_1 } { $value_1 ->
    [one] totem or ending
   *[other] totems and endings
}; { $value_2 } { $value_2 ->
    [one] is
   *[other] are
} found
reason_takes-no-part = { $crew_0 } does not take part
reason_token-not-there = the token of { $crew_0 } does not lie with { $crew_1 }
reason_too-dear = { $thing_0 } costs { $coins_1 }
reason_too-tired = { $crew_0 } is too tired
reason_two-starts = quests { $value_0 } and { $value_1 } begin in different places; take one of them
reason_used-already = used already in this port action ({ $thing_0 })
reason_used-last-turn = the figure stands there; it must move to another room
reason_visit-first = choose { $thing_0 } first
reason_weapon-first = somebody must take { $in-card_0 } first
reason_weapons-take-no-command = { $card_0 } is a weapon and takes no command
reason_window-closed = cards are discarded only after a draw, before it is settled

## Choices; X stands for a word, REST for all words that follow

choice_target_X = Deal it to the { $in-enemy_0 }
choice_end_attacks = End the attacks; the enemies act
choice_leave_X = { $leave_0 }
choice_use_X = Use { $the-room_0 }
choice_enter_X = Move to { $the-room_0 }, which is closed and does nothing
choice_do_all = All of it, in the order listed
choice_do_X = { $part_0 }
choice_relieve_X = Give up a card so that { $crew_0 } loses 1 fatigue
choice_decline_relief = No relief
choice_search_on = Draw a search token
choice_search_watchfully = Draw one more token for Watchful, its penalty ignored
choice_stop_searching = Stop searching
choice_find_X = { $search_0 }
choice_keep_synergy = Keep the synergy token
choice_keep_X_REST = Keep { $amounts_1 }
choice_attempt_X = Try to end { $event_0 }
choice_decline_X = Leave { $event_0 } as it is
choice_travel = Travel
choice_market = Market
choice_port = Port
choice_skip_room = Use no room
choice_skip_action = Skip this action and gain 1 command
choice_steer_X = { $crew_0 } steers
choice_sail_X = Sail to { $in-region_0 }
choice_stop_sailing = Sail no further
choice_make_for_X = Make for { $in-region_0 }
choice_draw_X = { $fate-card_0 }
choice_draw_fate = Draw a card
choice_roll_fate = Roll the die
choice_roll_X = The die shows { $value_0 }
choice_reveal_enemies = Reveal the enemies and fight
choice_reveal_X = { $card_0 }
choice_attack_X_with_X_using_X = Attack the { $in-enemy_0 } with { $crew_1 }, using { $weapon_2 }
choice_give_token_of_X_to_X_by_X = { $seat_0 } gives a combat action token to { $seat_1 }; { $seat_2 } pays 1 command
choice_lend_X_to_X = Lend the synergy token of { $crew_0 } to { $crew_1 }
choice_synergy_X_by_X = { $crew_1 } uses the synergy token of { $crew_0 }
choice_return_X_from_X = Give the synergy token of { $crew_0 } back from { $crew_1 }
choice_burn_X = Discard { $in-card_0 } for +1 damage
choice_guard_X_with_X = { $crew_1 } takes the hit for { $crew_0 }
choice_rescue_X_with_X = { $crew_0 } stands up with the synergy token of { $crew_1 }
choice_let_fall = Let them fall
choice_disarm_X_of_X = { $crew_0 } loses { $in-card_1 }
choice_tire_X = { $crew_0 } gains 1 fatigue
choice_rest_X = { $crew_0 } rests
choice_damage_X = Damage { $the-room_0 }
choice_repair_X_for_X = Repair { $the-room_0 } for { $one_1 }
choice_repair_X = Repair { $the-room_0 }
choice_visit_X = { $service_0 }
choice_treat_X = Treat { $crew_0 } for 1 coin
choice_learn_X = { $level_0 }
choice_buy_X = Buy { $in-card_0 }
choice_pay_nothing = Pay nothing
choice_pay_REST = Pay { $amounts_0 }
choice_prepare_X = Cook { $in-card_0 }
choice_hand_X_to_X = Give { $in-card_0 } to { $crew_1 }
choice_arm_X_with_X = Give { $in-card_1 } to { $crew_0 }
choice_cook_X_by_X = Cook { $in-card_0 }{ $payer_1 }
choice_activate_X_X_by_X = { $card_0 }: { $does_1 }{ $payer_2 }
choice_activate_X_X = { $crew_0 }: { $does_1 }
choice_play_X_X = { $card_0 }: { $does_1 }
choice_sell_artifact = Sell an artifact for 2 coins
choice_drink_X = Drink the { $token_0 }
choice_clear_seat = Clear the seat
choice_clear_X = Clear command from { $thing_0 }
choice_share_command = Share the command around the table
choice_give_command_to_X = 1 command to { $seat_0 }
choice_easy_mode = Go on in easy mode

## What going on means at a decision

going-on_Steer = Go on with nobody at the helm

## Before the first choice

opening_turn = A turn: use a room of the ship, meet an event, then take two actions (travel, explore, market, port).
opening_clock = When the event deck has run out for the third time, the finale begins. map, quests, crew show more.

## Kinds of acts of any time

kind_activate = abilities of the crew
kind_activate-card = adventure cards
kind_play = equipped cards
kind_cook = cook
kind_arm = pass weapons
kind_synergy = synergy
kind_sell = sell
kind_drink = drink
kind_discard = discard

## Kinds of pieces

piece_crew = crew member
piece_level = level card
piece_lore = adventure card, lore
piece_region = region
piece_room = space of the ship
piece_token = story token
piece_weapon = weapon

## What a decision asks

question_NameEvent = Draw an event. Which one is it?
question_ChartRegion = What does the atlas show in region { $value_region }?
question_ChartArrival = What does the atlas show in region { $value_region }?
question_RestoreHealth = Who is healed? { $to-give_left }
question_AlterAttack = Change the attack before it is settled?
question_AlterDamage = Raise the damage?
question_Attacks = Who attacks? Each may twice a round.
question_BeforeChallenge = { $skill_skill } { $value_number } comes next. The last moment to equip cards.
question_BeforeCombat = The last moment to cook, equip and pass weapons.
question_Block = { $crew_crew } is hit for { $value_amount }{ $block-ask_amount }
question_Buy = What will you buy?
question_ChooseEvent = What will you do?
question_ClearCommand = Clear placed command{ $to-clear_left }.
question_CookBook = Which recipe?
question_Disarm = Which weapon is lost until the fight is over?
question_DrawOrRoll = A card or the die?
question_GainFatigue = Who tires? { $value_left } to place.
question_HandLimit = { $seat_seat } holds more than 3 cards. Which one goes?
question_Healer = Whom shall the healer treat?
question_IgnorePenalty = The token brings { $harm_token }, unless somebody ignores it.
question_KeepFound = Which reward do you keep?
question_KeepReward = Which reward do you keep?
question_Learn = Who learns what?
question_MayAttempt = Try to end { $event_event }?
question_MayCancel = Cancel { $this-event }?
question_NextVictim = Who takes the other { $value_amount } damage?
question_PassAnySynergy = A synergy point is covered. Lend a token?
question_PassSynergy = A synergy point is covered. Lend the token of { $crew_owner }?
question_PayFood = Which food? { $value_left } to pay.
question_PayRecipe = What goes into { $in-card_card }?
question_PlaceElsewhere = That space of the ship is full. Where does the damage go?
question_PortServices = In port.
question_Relief = Give up a card for somebody's relief?
question_RemoveFatigue = Whose fatigue goes? { $to-give_left }
question_Repair = What is repaired? { $value_left } to go.
question_Rescue = Somebody fell. A synergy token may help.
question_RoomParts = The { $room_room }: all of this is yours. What first?
question_Sail = Where to? { $moves_left } left.
question_SearchMore = Search the sea?
question_ShareCommand = Share { $value_left } command among the players.
question_ShareOut = Who receives what { $seat_leaver } leaves behind?
question_ShipAction = Which room of the ship do you use?
question_Shipyard = What is repaired?
question_Steer = Who steers?
question_TakeAction = Which action? { $actions }
question_TakeWeapon = Who carries { $in-card_card }?
question_ToPort = Which port?
question_Victim = Whom does the { $enemy_enemy } attack for { $value_amount }?
question_FindToken = Draw a search token. Which one is it?
question_FindWatchful = Draw one more search token. Which one is it?
question_LoseEvent = Discard the top event. Which one is it?
question_LoseHealth = Who loses health? { $value_left } to place, 1 at a time.
question_LoseHealthByOne = Who loses { $value_amount } health?
question_RevealCard = Reveal a market card. Which one is it?
question_RollFate = Roll the die. What does it show?

## What is said where a decision has one answer

statement_AlterAttack = The attack stands as it is.
statement_AlterDamage = The damage stands as it is.
statement_Block = { $crew_crew } is hit for { $value_amount }{ $block-stand_amount }
statement_IgnorePenalty = The token brings { $harm_token }.
statement_MayCancel = { $this-event } takes effect.
statement_Steer = Nobody can steer.
statement_Buy = There is nothing here that you can pay for.

## Options of a new campaign

option_mode_title = Mode
option_mode_help = What a defeat means.
option_mode_normal = normal: a defeat costs events and 10 points
option_mode_brutal = brutal: the first defeat ends the campaign; 25 points more
option_easy_title = Easy mode
option_easy_help = Help for a first campaign; it cannot be joined with brutal mode.
option_easy_off = off
option_easy_on = on: 20 XP, 20 coins and food to begin with, 1 command each turn, help after a defeat
option_dice_title = Dice
option_dice_help = Whether a die may stand for a card when fate is drawn.
option_dice_off = off: fate is always a card
option_dice_may = may: at each draw you choose a card or a die
option_dice_always = always: fate is always a die
option_points_title = Feared and revered
option_points_help = Whether the points that some stories give count.
option_points_off = off: these points are not counted
option_points_on = on: each scores 1, and 10 more above 10

## How a campaign ended

ending_finale = the finale is over
ending_brutal_defeat = beaten, in brutal mode

## Parts of the score

score_adventures = 2 for each adventure card
score_totems = 2 more for each totem
score_levels = 2 for each level card
score_coins = 1 for every 2 coins
score_artifacts = 1 for each artifact
score_brutal = 25 for brutal mode
score_points = feared and revered
