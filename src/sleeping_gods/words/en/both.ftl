### What is told in both games.
### A variable is the kind of a value and its place: $crew_0 is the first value of an event, a reason or a choice, said
### as a crew member; $crew_owner is the field `owner` of a decision; $value_0 is the plain value, a number if it is one.

## What happened

event_action = { "" }
event_beaten = The { $enemy_0 } is beaten and leaves the row.
event_blocked = { $value_0 } blocked.
event_campaign-over = The campaign is over. Score: { $value_1 }.
event_challenge = A challenge of { $skill_0 }: { $value_1 } or more.
event_challenge-failed = The total is { $value_0 } against { $value_1 }: failed.
event_challenge-passed = The total is { $value_0 } against { $value_1 }: passed.
event_chose = { "" }
event_covered = Damage covers { $square_1 } of the { $enemy_0 }.
event_damage-lost = { $value_0 } damage finds no square and is lost.
event_cured = { $crew_0 } is rid of { $status_1 }.
event_damage = { $crew_0 } takes { $value_1 } damage.
event_damage-plus = Damage +{ $value_0 }.
event_deals = { $crew_0 } deals { $value_1 } damage.
event_deals-none = { $crew_0 } deals no damage.
event_defeat-ticked = Defeats on the log: { $value_0 }.
event_discarded = { $seat_0 } discards { $in-card_1 }.
event_drew-card = { $seat_0 } draws an ability card.
event_drew-this-card = { $seat_0 } draws { $in-card_1 }.
event_ending = The ending “{ $ending_0 }” is reached.
event_enemy-ability = The { $enemy_0 }: { $ability_1 }.
event_equipped = { $card_0 } is equipped on { $crew_1 }. { $card-text_0 }
event_event = { "" }
event_fate = Fate: { $value_0 }.
event_fate-plus = Fate +{ $value_0 }.
event_gained = Gained: { $goods_1 }.
event_gained-adventure = Gained the card { $card_0 }. { $card-text_0 }
event_gained-none = The supply has none left.
event_gained-quest = Gained quest { $quest_0 }. { $quest-text_0 }
event_joined = { $crew_0 } takes part.
event_joined-table = { $value_0 } joins the table.
event_laid = The { $enemy_0 } is laid out.
event_left-table = { $value_0 } leaves the table.
event_lost = Lost: { $goods_1 }.
event_lost-adventure = The card { $card_0 } goes back to the box.
event_lost-none = Nothing was there to lose.
event_noted = Noted on the map at { $value_0 }: { $value_1 }
event_paid = Paid: { $goods_1 }.
event_paragraph = { "" }
event_put-right = Put right by hand: “{ $value_0 }”.
event_put-right-too = With it: { $figure_0 } is now { $set-to_1 }.
event_reshuffled = The { $value_0 } discards are shuffled into a new pile.
event_resumed = The game is set up again; { $seat_0 } begins.
event_round = Round { $value_0 }.
event_saved = Save line { $value_0 } is written on the journey log.
event_skill-plus = { $value_0 ->
    [any] The total +{ $value_1 }.
   *[other] { $skill_0 } +{ $value_1 }.
}
event_status = { $crew_0 } gains { $status_1 }.
event_uncovered = Damage leaves { $square_1 } of the { $enemy_0 }.
event_unequipped = { $crew_1 } discards { $in-card_0 }.
event_victory = The fight is won.

## Why something is barred

reason_no-diagonals = { $square_0 } touches the damage only at a corner
reason_after-the-draw = participants are chosen before fate is drawn
reason_at-turn-end = only between two turns
reason_at-turn-start = only at the start of a turn
reason_cannot-pay-cost = it cannot be paid
reason_compulsory = it must be done
reason_damage-left = { $value_0 } damage can still be placed on the target
reason_fixed-at-setup = this is fixed when a campaign is set up
reason_half-on-target = at least half of the damage must hit the target
reason_hands-are-secret = hands are secret
reason_has-it-already = { $crew_0 } has { $status_1 } already
reason_in-the-middle = not in the middle of this
reason_joined-already = { $crew_0 } takes part already
reason_last-player = somebody must stay
reason_needs-more = needs { $value_1 } damage at once
reason_none-owned = you have no { $thing_0 }
reason_not-connected = does not touch the damage placed so far
reason_not-equipped = { $in-card_0 } is not equipped on anybody
reason_not-in-combat = not in combat
reason_not-in-hand = { $card_0 } is not in your hand
reason_not-in-play = { $event_0 } is not in play
reason_not-met = { $needs_0 }
reason_not-now = this is not the moment
reason_not-on-hearts = this damage may not go on hearts
reason_not-owned = you do not own { $in-card_0 }
reason_not-the-bearer = it goes to somebody other than { $crew_0 }
reason_not-your-hand = it is not in your hand
reason_one-choice = one choice is taken, not more
reason_one-token = a square holds one damage token, and it lies there
reason_out-of-reach = not next to the target
reason_participants-first = participants come first
reason_player-count = 1 to 4 players, not { $value_0 }
reason_repair-counts = the pieces would not add up: { $value_0 }
reason_repair-full = there is no room for it: the limit there is { $value_0 }
reason_repair-hand-limit = a hand is being cut down, and would hold too many cards
reason_repair-limits = it can be { $value_0 } to { $value_1 } now
reason_repair-needed = what waits at the table needs it as it is
reason_repair-stays = this card always stays in the game
reason_repair-unknown = there is no such figure, card or place
reason_repair-words = it can be one of these: { $value_0 }
reason_resisted = the { $enemy_0 } resists what is left
reason_restricted = only { $crew_0 } may take part
reason_same-name = every player needs a name of their own
reason_square-covered = covered already
reason_table-full = four players are the most
reason_taken-before = it has been taken in this campaign
reason_taken-this-visit = it has been taken on this visit
reason_target-first = the first damage goes on the target
reason_uneven-split = the boards must be split as evenly as possible
reason_unhurt = { $crew_0 } is not hurt
reason_unknown-option = there is no option { $value_0 }
reason_unknown-seat = there is no seat { $value_0 }
reason_unknown-value = { $value_0 } cannot be { $value_1 }
reason_wrong-skill = { $needed-skill_0 }

## Choices; X stands for a word, REST for all words that follow

choice_begin_turn = Begin the turn
choice_go_on = Go on
choice_event_X = { $event_0 }
choice_choose_X = ({ $value_0 }) { $story_0 }
choice_pick_X = ({ $value_0 }) { $arm_0 }
choice_explore_X = Explore location { $value_0 }
choice_end_turn = End the turn
choice_join_X = { $joiner_0 }
choice_discard_X = Discard { $in-card_0 } for +1
choice_pass_X = { $seat_0 } has nothing to add
choice_drop_X = Discard { $in-card_0 }
choice_lay_X = { $enemy_0 }
choice_concede_combat = Give the fight up as lost
choice_cover_X_X = Cover { $square_1 } of the { $enemy_0 }
choice_uncover_X_X = Uncover { $square_1 } of the { $enemy_0 }
choice_stop_placing = Place no more damage
choice_take_hit = Take the hit
choice_hurt_X = { $crew_0 } takes the damage
choice_lose_X = Lose { $one_0 }
choice_forfeit_X = Discard the equipped { $card_0 }
choice_afflict_X_with_X = { $crew_0 } gains { $status_1 }
choice_cure_X_of_X = Rid { $crew_0 } of { $status_1 }
choice_heal_X = Restore health to { $crew_0 }
choice_pay_X = Pay { $one_0 }
choice_equip_X_on_X = Equip { $in-card_0 } on { $crew_1 }
choice_unequip_X = Discard the equipped { $card_0 }
choice_deal_X_to_X = { $crew_0 } goes to { $seat_1 }
choice_give_X_to_X = { $in-card_0 } to { $seat_1 }
choice_reset_campaign = End this campaign here and put everything back
choice_save_game = Write a save line on the journey log
choice_resume_with_X = Set the saved game up again; { $seat_0 } begins
choice_note_LOCATION_TEXT = Write a note on the map: note 12 two guards
choice_note_X_REST = Note at { $value_0 }: { $value_1 }
choice_repair_REST = Put right by hand: { $value_0 }

## What going on means at a decision

going-on_JoinChallenge = Go on to the draw

## Kinds of acts of any time

kind_act-now = what can change this
kind_return = give synergy back
kind_equip = equip
kind_unequip = discard equipped

## What a decision asks

question_Regenerate = The { $enemy_enemy } heals: which square? { $value_left } to go.
question_AlterTest = Change the result before it is settled?
question_BeginTurn = A new turn.
question_Choose = What will you do?
question_DealCrew = Deal the crew anew: { $next-crew }.
question_DealTo = Which enemy takes { $value_amount } damage?
question_DiscardCards = { $seat_seat } discards { $value_count ->
    [one] a card from hand
   *[other] { $value_count } cards from hand, one after the other
}.
question_GainStatus = Who gains { $status_status }?
question_JoinChallenge = Who takes part?
question_LoseAbility = Which equipped ability card is lost?
question_LoseResource = Which resource is lost? { $value_left } to go.
question_PickArm = Which of these?
question_PlaceDamage = Where does the damage go?
question_RemoveStatus = Whose status goes?
question_DrawCard = { $seat_seat } draws an ability card. Which one is it?
question_DrawEvent = Draw an event. Which one is it?
question_DrawFate = Draw fate. Which card is it?
question_LayEnemy = Shuffle the enemies. Which one lies next in the row?

## What is said where a decision has one answer

statement_AlterTest = The result stands.
statement_JoinChallenge = Nobody else can take part.

## Words around the rules reference

rules_again = ? once more: the rules behind the question itself.
rules_entry = ? shows more: { $value_0 }.
rules_barred = Not possible: { $value_0 }.
rules_could-be = That could be: { $value_0 }.
rules_example = "rules" and a name, an id or a question, such as: "rules { $value_0 }", "rules { $value_1 }", "rules can I rest"
rules_nearest = What comes nearest:
rules_no-line = There is no line { $value_0 }.
rules_nothing = Nothing in the rules speaks of “{ $value_0 }”.
rules_look = "look" shows the choices again.
rules_more = More that may help:
rules_open-any = "rules" and a title opens one, such as: "rules { $value_0 }"
rules_open-one = "rules { $value_0 }" opens it.
rules_others = Also behind it:
rules_piece = That cannot be chosen now. What it is:
rules_refused = Not possible: { $value_0 } ({ $value_1 }). ? shows the rule.
rules_whole = "rules { $value_0 }" shows the whole entry.
rules_why = "why" and a choice that is not offered, such as: "why end turn", "why x1". x lists what is barred.

## Kinds of pieces

piece_ability = ability card in hand
piece_discarded = discarded ability card
piece_enemy = enemy
piece_equipped = equipped ability card
piece_event = event
piece_gear = adventure card, gear
piece_person = adventure card, person
piece_spot = place
piece_quest = quest
piece_recipe = adventure card, recipe
piece_resource = resource
piece_status = status
piece_totem = adventure card, totem

## Options of a new campaign

option_players_title = Players
option_players_help = Who plays, 1 to 4 people. They share the keyboard; each sees only their own hand.
option_pack_title = Game
option_pack_help = Which game is played. The number takes the next one.
option_first_title = Who begins
option_first_help = Who takes the first turn.
option_crew_title = Who plays whom
option_crew_help = The boards are split as evenly as possible. The number asks each player; Enter there deals them in turn.
option_unlocked_title = Unlocked cards
option_unlocked_help = What earlier campaigns have unlocked; any of it may be taken along.
option_lesson_title = The first turn
option_lesson_help = Its cards can be laid out for learning, one idea at a time.
option_lesson_yes = Learn as you play: the first turn is laid out for learning, its ideas come one by one
option_lesson_no = I know this game: the cards fall as they fall
option_window_title = After a draw
option_window_help = Who closes the moment in which a draw can still be changed.
option_window_decider = whoever drew goes on; the others call out
option_window_all = everybody says in turn that they are done
option_cards_title = Cards
option_cards_help = Who draws and rolls.
option_cards_program = drawn by the program
option_cards_real = drawn by you, from real decks; you type what you drew

## How a campaign ended

ending_ending = an ending was reached
ending_reset = the campaign was put away

## Parts of the score

score_defeats = 10 off for each defeat
score_ending = 10 for an ending
score_quests = 1 for each quest, owned or used

chronicle_chance = chance
chronicle_choice = { $who }: { $label }
chronicle_unseen = a secret choice
chronicle_only = { $line } (by itself)
chronicle_numbered = { $number }. { $line }
chronicle_paragraph = Read: { $title } ({ $number })
chronicle_event = Event: { $title }

head_totems = { $count ->
    [one] 1 totem
   *[other] { $count } totems
}
