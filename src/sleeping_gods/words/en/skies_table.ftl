### Words around what is told in the skies: names, sums, details, pieces, and what is written on the boards.

## Pages one can call up

page_table = the whole table
page_map = the open pages of the atlas and the flight board
page_atlas = every page of the atlas
page_crew = the characters with abilities and cards in full
page_cards = adventure cards, in hand and played
page_deck = the combat cards, in the deck and laid aside
page_quests = quests, their keywords, and what restores dormant totems
page_events = events in play, their threat, and how to be rid of them
page_hand = your hands
page_plane = the plane and the flight board
page_journey = the journey log
page_story = the page of the story, whole
page_fight = the enemy row

## Before the first choice

journey_plane = Five people and one plane: { $plane }.

## Numbers of things

count_cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count_spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
time_left = { $time } time left
stamina_of = stamina { $stamina } of { $most }

## Names

pile_adventure = an adventure card
pile_ability = an ability card
standee_on = { $who } on ({ $letter })
standee_nowhere = { $who } on nothing
standee_so-far = Placed so far: { $standees }.
box_passenger = passenger { $name }
box_boss = boss { $name }
box_treasure = treasure { $name }
way_north = north
way_east = east
way_south = south
way_west = west
level_normal = normal
level_easy = easy
level_hard = hard
faction_trusiam = Trusiam
faction_rebels = Rebels
short_moxie = Mox

## Abilities of enemies

ability_add-power-ally = an ally gains { $number } power
ability_add-power-self = gains { $number } power
ability_allies-damage = allies strike back for { $number } more
ability_block = blocks { $number }
ability_die-minus = the combat die is always -1
ability_counter-all = striking back, { $number } damage to all
ability_deal-all = { $number } damage to all
ability_deal-one = { $number } damage to one of you
ability_discard-ability = discard an equipped ability
ability_first-strike = strikes back first
ability_frighten = frighten
ability_low-morale = low morale
ability_madness = madness
ability_venom = venom
ability_weaken = weaken
ability_heal-self = heals { $number }
ability_heal-ally = heals an ally by { $number }
ability_lose-resource = lose a resource

## The same in a few letters, all of them different

ability-mark_add-power-ally = PA
ability-mark_add-power-self = PS
ability-mark_allies-damage = AD
ability-mark_block = Bl
ability-mark_die-minus = D-
ability-mark_counter-all = CA
ability-mark_deal-all = DA
ability-mark_deal-one = DO
ability-mark_discard-ability = XA
ability-mark_first-strike = 1st
ability-mark_frighten = Fr
ability-mark_low-morale = LM
ability-mark_madness = Ma
ability-mark_venom = Ve
ability-mark_weaken = We
ability-mark_heal-self = HS
ability-mark_heal-ally = HA
ability-mark_lose-resource = LR

## What a status means to whoever has it

status_venom = Venom: 1 health is lost whenever a turn ends.
status_frightened = Frightened: no combat card may be played on the character.
status_weakened = Weakened: every skill is 2 less.
status_madness = Madness: abilities of the character and of equipped cards cannot be used.
status_low-morale = Low morale: taking part in a challenge costs 2 stamina.

## Where the turn stands

phase_over = the end
phase_combat = { $round ->
    [0] before the fight
   *[other] combat, round { $round }
}
phase_challenge = challenge
phase_flight = flight
phase_repair = repairing the plane
phase_encounter = wandering encounter
phase_story = story
phase_start = start of the turn
phase_draw = drawing cards
phase_event = event
phase_actions = actions
phase_end = end of the turn
place_on-page = page { $here }{ $plane ->
    [yes] { " " }with the plane
   *[no] { "" }
}
place_named = { $name } (page { $square }){ $plane ->
    [yes] { " " }with the plane
   *[no] { "" }
}
place_distant = { $here }{ $plane ->
    [yes] { " " }with the plane
   *[no] { "" }
}

## Sums and tests

joining_price = Each who takes part pays 1 stamina.
step_range = { $first }-{ $last }: { $amount ->
    [0] none
   *[other] { $amount }
}
step_last = { $first } or more: { $amount }
flight_opening = A flight of { $spaces }, added to fate. Damage to the plane: { $steps }.
flight_result = { " " }+ { $spaces } = { $result }: { $damage ->
    [0] no damage
   *[other] { $damage } damage
}.
repair_opening = By the { $skill } result the plane regains health: { $steps }.
repair_result = { " " }= { $total }: { $health } health.
obstacle_harm = { $damage } damage, shared out as you like
obstacle_faced = Suffering it: { $harm }. A card, ability or resource that ignores { $obstacle } avoids it.

## Results of draws, as odds name them

verdict_no-damage = no damage
verdict_damage = { $count } damage
verdict_health = { $count } health
verdict_deals = deals { $count }

## Attacks

attack_sum = { $who } with { $card } against the { $enemy }: { $sum } damage{ $block ->
    [0] { "" }
   *[other] , less { $block } that it blocks
}{ $lands ->
    [0] : nothing lands
    [all] { "" }
   *[other] : { $lands } can land
}.
attack_no-damage = { $who } with { $card } against the { $enemy }: no damage.
attack_die = die { $die }
attack_answer = It { $first ->
    [yes] strikes first
   *[no] { $power ->
        [0] strikes back
       *[other] loses { $power } power and strikes back
    }
} for { $back }{ $blocks ->
    [0] { "" }
   *[other] , { $blocks } of it blocked
}.
attack_harmless = no damage
attack_damage = { $range } damage
attack_takes = takes { $power } power
attack_block = blocks { $block }
attack_synergy = { $damage } more with the synergy token
attack_back = { $damage } { $damage ->
    [0] comes back
    [one] comes back
   *[other] come back
}{ $blocked ->
    [0] { "" }
   *[other] , { $blocked } blocked
}
attack_free = free: { $names }

## What a choice costs and does

cost_time = { $time } time
cost_no-time = no time
detail_stand-in = { $paid } pays instead of { $need }
detail_repair = { $time } time; a { $skill } test for 1 to 3 health of the plane
detail_time-passes = nothing else can be done with the time that is left
detail_bonus-token = { $time } time left: { $several ->
    [yes] the next player gets
   *[no] next turn you have
} the bonus token, worth 1 time
detail_join = +{ $skill }, { $cost } stamina of { $stamina }
detail_held = { $count } held
detail_buff-heart = one of the hearts it adds
detail_equip = { $count ->
    [0] free
    [one] discards { $count } other card
   *[other] discards { $count } other cards
}{ $more ->
    [0] { "" }
    [one] , 1 of them for the card of the same skill already there
   *[other] , { $more } of them for the cards of the same skill already there
}
detail_text-lost = its text is lost: “{ $text }”
detail_refuel = { $count ->
    [one] pay { $count } resource of any kind
   *[other] pay { $count } resources of any kind
}
detail_send = { $who } chooses again
camp_rest = no time; crosses off a camp; all regain stamina and { $health } health
camp_relief = 1 status goes
camp_played = { $count ->
    [one] { $count } played card
   *[other] { $count } played cards
} back to hand
camp_left = { $count ->
    [0] no camp is left then
    [one] { $count } camp is left then
   *[other] { $count } camps are left then
}
camp_story = it is the last but one and opens a story
camp_end = IT IS THE LAST: the end story follows, and with it the campaign ends
terms_boss = boss { $name }, level { $level }
terms_combat = combat level { $level }

## Choices that belong together

family_travel = Travel { $ways }
family_fly = Fly to { $spaces }
family_pay = Pay { $names } for { $need }
family_heal = Heal { $names }
family_refresh = Give stamina to { $names }
family_drop = Discard { $names }
family_lose = Lose { $names }
family_afflict = Put it on { $names }

## Choices in rows and columns

grid_damage = Damage to
grid_equip = Equip (so many other cards pay for it)
grid_action = Action
grid_no-action = No action

## The atlas

atlas_page = Page { $number }
atlas_edge = { $way } p. { $page }
atlas_exit = { $way } to page { $page }
atlas_told = Page { $number }, { $rows } rows of { $columns }: { $squares }.{ $exits ->
    [none] { "" }
   *[other] { " " }Edges: { $exits }.
}
atlas_distant = { $name } is a distant location: only the plane leaves it. Location { $places }.
atlas_locations = { $count ->
    [one] location { $places }
   *[other] locations { $places }
}
atlas_note = note at { $number }: { $note }
atlas_landing = landing place { $name }
atlas_plane = the plane
atlas_claire = Claire
atlas_land = land
atlas_uncharted-brief = ?
atlas_open-ground = open ground
atlas_not-entered = not entered yet
walk_title = On foot
walk_squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
walk_past = { $squares }, { $count ->
    [one] { $count } obstacle
   *[other] { $count } obstacles
}
mark_river = a river
mark_unknown = a ? sign, which does nothing by itself
mark-word_river = river
mark-word_unknown = { "?" }
mark-short_river = riv
mark-short_unknown = { "?" }
obstacle-word_water = water
obstacle-word_cold = cold
obstacle-word_steep = steep
obstacle-short_water = wat
obstacle-short_cold = cld
obstacle-short_steep = stp
atlas-legend_who = { $ship } Claire  { $plane } plane  numbers: places ({ $crossed } crossed off, { $known } known)  land: landing
atlas-legend_obstacles = water, cold, steep: obstacles, 3 damage unless ignored
atlas-legend_marks = river, ?: signs that cards and stories speak of

## The flight board and the plane

space_board = Flight board, with the spaces from the plane
space_landing = landing place { $square }
space_distant = distant location { $number }
space_distant-brief = distant, location { $number }
space_crossed-off = crossed off
space_fuel = fuel is sold here
space_fuel-brief = fuel sold
space_next-to = next to { $spaces }
space_away = { $count ->
    [one] { $count } space away
   *[other] { $count } spaces away
}
space_plane-here = The plane is here
plane_state = health { $health } of { $most }, fuel { $fuel } of { $tank }

## The head of the screen

head_turn = Turn { $turn }
head_active = { $who } is active
head_told = Turn { $turn }. { $who } is active. Now: { $phase }.
head_claire = Claire at { $place }
head_finale = the end story
head_normal = normal level
head_easy = easy level
head_hard = hard level
head_instant = instant death
track_time-left = Time left: { $left } of { $all }{ $bonus ->
    [yes] { " " }and the bonus token
   *[no] { "" }
}
track_camps-left = Camps left: { $left } of { $all }
track_plane-at = Plane at { $place }, health { $health } of { $most }, fuel { $fuel } of { $tank }
track_time = Time
track_camps = Camps
track_plane = Plane
track_fuel = Fuel
goods_title = Resources
goods_for-quests = for quests: { $goods }
goods_none = none
curses_title = Curses

## The journey log

log_head = Journey log: { $facts }
log_levels = Difficulty: { $levels }
log_start = start { $level }
log_later = turn { $turn } { $level }
log_standard = standard campaign
log_long = long campaign
log_turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
log_camps = { $gone ->
    [one] { $gone } camp
   *[other] { $gone } camps
} crossed off, { $left } left
log_note = Note at { $place }: { $note }

## Boards

board_party = Party
board_stamina = Stamina
board_health-of = health { $health } of { $most }
board_down-of = down, health 0 of { $most }
crew_synergy = { $count ->
    [one] { $count } synergy token
   *[other] { $count } synergy tokens
}
crew_played = played { $card }
crew_no-ability = no ability

## Cards, quests, events

card_opens = Opens { $space } on the flight board.
card_price = { $count ->
    [0] free to equip
    [one] { $count } card to equip
   *[other] { $count } cards to equip
}
hand_title = Hand
hand_combat = Combat hand
adventures_title = Adventure cards
adventures_none = none
adventures_no-cards = No adventure cards.
adventures_played = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} played, back in hand when you camp
adventures_put-aside = played
card-kind_person = person
card-kind_gear = gear
card-kind_recipe = recipe
card-kind_totem = totem
card-kind_passenger = passenger
card-kind_place = place
card-kind_curse = curse
deck_title = Combat deck
deck_inside = in the deck
deck_aside = laid aside
deck_in-hand = in hand
deck_played = played
deck_none = No combat cards.
quest_box-completed = completed quest
quest_silent = Read in silence by those who found it.
quest_read-by = { $title } is read by { $who }: seat { $first }, then quests.
events_title = In play
active_threat = { $threat } threat
events_none = No event is in play.
story_event = event, level { $level }
story_event-stays = To complete it: only what the card itself says.

## Pieces

lies_in-hand = In hand.
lies_in-the-deck = In the deck.
lies_laid-aside = Laid aside.
lies_played = Played; it comes back when you camp.
piece-of_buff = { $ability }, on the { $enemy }.
piece-of_threat = { $threat } threat.
piece-of_use = Use it: { $uses }.
piece-of_or = { $some }; or { $other }
piece-of_at = At { $place }.

## The enemy row

plan_beaten = Beaten by it: { $names }. A beaten enemy still answers its attacker.
fight_boss = { $name }, level { $level }: beaten when the hearts of all its zones are covered
fight_pool = { $hearts ->
    [0] the hearts that its buffs add are all covered
    [one] its buffs still add { $hearts } heart in all
   *[other] its buffs still add { $hearts } hearts in all
}
fight_gains = +{ $power } power
fight_plays = Combat cards to play this round: { $left }; { $deck } in the combat deck, { $discard } discarded
foe_bonus = power each round
foe_back = strikes back { $damage }
foe_strikes = { $first ->
    [yes] strikes first
   *[no] strikes back
} for { $damage }{ $all ->
    [0] { "" }
   *[other] { " " }and deals { $all } to everybody
}
foe_strikes-at = strikes { $first ->
    [yes] first
   *[no] back
} at { $who } for { $damage }{ $all ->
    [0] { "" }
   *[other] { " " }and deals { $all } to everybody
}{ $falling ->
    [yes] , for a beaten enemy answers too
   *[no] { "" }
}
foe_all-covered = covered all over: cannot be attacked, and strikes back at nobody
foe_struck = has struck already
foe_striking = is striking back now
foe_power = power { $power }{ $more ->
    [0] { "" }
   *[other] { " " }(+{ $more })
}
foe_blocks = blocks { $block }
foe_level = level { $level }
foe_counter = strikes back for { $damage } ({ $attack } and { $power } power)
foe_gains = gains { $power } power each round
foe_power-and-back = power { $power }, strikes back for { $damage }
foe_buff = Buff { $name }: { $ability }, { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
} left
foe_boss-buff = Buff { $name }: { $ability }
legend_squares = { $heart } heart: cover all to beat the enemy ({ $heart }2 needs 2 damage at once); +1: power it gains each round until covered; { $synergy } synergy: covering it gives a token; { $covered } covered
legend_figures = strikes back: the damage whoever attacks it takes, power counted in; blocks: taken off each hit
legend_letters = letters: what it does when a round ends, until covered; { $always } work all the time

## A wandering encounter

story_action = ({ $letter }) { $text }{ $terms ->
    [none] { "" }
   *[other] { " " }{ $terms }.
} { $here ->
    [none] Nobody here.
   *[other] Here: { $here }.
}
encounter_idle = No action: { $who }
encounter_to-place = Still to be placed: { $who }

## The last page

fate_passengers = Passengers on board: { $names }.
undone_curses = Curses that were never lifted: { $names }.
undone_camps = { $count ->
    [one] One camp was left
   *[other] { $count } camps were left
}.
joining_dearer = With low morale it is 2: { $names }.
obstacle_ignored-by = at hand to ignore it: { $names }
obstacle_step = { $damage } damage from { $obstacle } unless it is ignored
standee_secret = Nobody else sees it until all are placed.
