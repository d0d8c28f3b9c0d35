### Words around what is told at sea: names, places, rooms, cards, draws, fights, the head of the screen.

## Things that no pack names, and services of a port

thing_inn = the inn
thing_shipyard = the shipyard
thing_healer = the healer
thing_levels = learning
thing_port = the port
thing_market = the market
thing_heal = heal
thing_relief = relief
thing_north = north
thing_south = south
thing_east = east
thing_west = west
service_inn = { $coins ->
    [one] The inn: { $coins } coin, everybody regains { $health } health and loses 1 fatigue
   *[other] The inn: { $coins } coins, everybody regains { $health } health and loses 1 fatigue
}
service_shipyard = The shipyard: 1 coin or material repairs 1
service_healer = The healer: 1 coin removes all damage from one crew member
service_levels = Learn: XP buys level cards
in-port_inn = { $coins ->
    [one] inn: { $coins } coin, all regain { $health } health and lose 1 fatigue
   *[other] inn: { $coins } coins, all regain { $health } health and lose 1 fatigue
}
in-port_shipyard = shipyard: 1 coin or material a repair
in-port_healer = healer: 1 coin heals one of you
in-port_levels = level cards for XP

## Leaving something

leave_table = { $who } leaves the table
leave_levels = Learn nothing more
leave_market = Buy nothing more
leave_room = Leave { $room }
leave_place = Leave { $place }

## Values of events, reasons and questions

xp_costs = it costs { $cost } XP and you have { $have }
xp_nothing = no level card can be bought with { $have } XP
serpent_in = it is in { $region }
serpent_gone = it is gone
strikes_first = first
strikes_back = back
give_some = { $whole ->
    [yes] { $count }, all of it to one person.
   *[no] { $count } to go.
}
clear_whole = : everything on one board or card
clear_all = : all of it, { $count } to go
clear_some = : { $count } to go
level_learns = { $who } learns { $level } for { $xp } XP
fallen_crew = all nine have fallen
fallen_ship = the ship is wrecked
search_ship-damage = ship damage { $count }

## How hard a fight is

difficulty_very-easy = very easy
difficulty_easy = easy
difficulty_medium = medium
difficulty_dangerous = dangerous
difficulty_deadly = deadly

## Abilities of enemies, and how a square shows them

ability_ship-damage = ship damage 1
ability_lose-resource = lose a resource
ability_adjacent-damage-1 = neighbours deal 1 more
ability_adjacent-damage-2 = neighbours deal 2 more
ability_adjacent-regen-1 = neighbours heal 1
ability_disarm = disarm
ability_discard-ability = discard an equipped ability
ability_first-strike = first strike
ability_flying = flying
ability_frighten = frighten
ability_low-morale = low morale
ability_madness = madness
ability_regen-1 = heals 1
ability_regen-3 = heals 3
ability_resist-1 = resists 1 damage
ability_venom = venom
ability_weaken = weaken
ability-mark_ship-damage = SD
ability-mark_lose-resource = LR
ability-mark_adjacent-damage-1 = N1
ability-mark_adjacent-damage-2 = N2
ability-mark_adjacent-regen-1 = NH
ability-mark_disarm = DA
ability-mark_discard-ability = XA
ability-mark_first-strike = 1st
ability-mark_flying = Fly
ability-mark_frighten = Fr
ability-mark_low-morale = LM
ability-mark_madness = Ma
ability-mark_regen-1 = H1
ability-mark_regen-3 = H3
ability-mark_resist-1 = R1
ability-mark_venom = Ve
ability-mark_weaken = We

## What the rooms of the ship do

room_the = { $room ->
   *[other] the { $name }
}

room-part_draw = draw { $cards }
room-part_command = gain { $command }
room-part_clear-all = clear all placed command
room-part_none-placed = none is placed now
room-part_clear = clear { $count } placed command
room-part_search = search for resources
room-part_heal = restore 1 health
room-part_relief = give up a card to relieve somebody's fatigue
room-loss_command = { $supply ->
    [0] the supply is empty: { $count } command lost
   *[other] only { $supply } in the supply: { $count } command lost
}
room-loss_clear-first = clearing first would fill the supply

## The ship

ship_name = The ship
ship_here = here
ship_figure = the figure is here
ship_closed = closed
ship_room = { $room } { $cubes } of { $capacity }
ship_damage = Damage
ship_total = { $total } of { $limit }
ship_told = Ship damage { $total } of { $limit }: { $rooms }.

## The map

map_place = { $region }, page { $page }
map_page = p. { $page }
map_region = { $moves ->
    [0] The ship is in { $region }
    [one] { $moves } move away: { $region }
   *[other] { $moves } moves away: { $region }
}, page { $page }: { $says }.
map_nothing = nothing
map_locations = { $count ->
    [one] location { $places }
   *[other] locations { $places }
}
map_next-to = next to { $regions }
map_way = { $region } ({ $how })
map_one-way = no way straight back
map_port = port
map_market = market
map_hazard = hazard { $name }: { $skill } { $number }, failing: { $harm }
map_serpent = the sea serpent
map_note = note at { $place }: { $words }
sail_edge = over the { $edge } edge
sail_to = Sail to { $regions }
sail_anywhere = Sail

## The turn

turn_number = Turn { $turn }
turn_captain = { $who } is captain
turn_told = Turn { $turn }. { $captain } is captain. Now: { $phase }.
turn_actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
turn_finale = finale
turn_serpent = serpent in { $region }
phase_over = the end
phase_setting-up = setting up
phase_combat = combat, round { $round }
phase_challenge = challenge
phase_turn-start = start of the turn
phase_ship-action = ship action
phase_event = event
phase_before-fight = before the fight
phase_story = story
phase_market = market
phase_port = port
phase_travel = travel
phase_actions = actions
phase_turn-end = end of the turn
phase_defeat = defeat
phase_dealing = dealing the crew
phase_leaving = somebody leaves

## Events

event-kind_mild = mild
event-kind_perilous = perilous
event-kind_deadly = deadly
event-deck_left = { $count ->
    [one] { $count } event left
   *[other] { $count } events left
} ({ $kind }), pass { $number } of { $passes }
detail_less-food = { $count } food less
event-deck_ends = equipped ability cards are discarded when the deck is used up
event-deck_used-up = event deck used up, pass { $number } of { $passes }
event-card_title = { $kind } event
event-card_lasting = Ongoing. At the end of each turn: { $effect }.
event-card_ongoing = Ongoing.
event-card_try-turn-end = Way out: at the end of each turn you may try: { $attempt }.
event-card_try-action = Way out: as an action: { $attempt }.
event-card_leaves-port = Way out: it leaves at a port.

## What the crew owns

goods_title = Goods
goods_command = Command
goods_feared = { $count } feared
goods_revered = { $count } revered
goods_explore = explore { $letter }
goods_pool = { $count } to spend
goods_placed = placed { $count }
goods_supply = supply { $count }

## The crew

crew_captain = Captain
crew_head = Crew
crew_tired = Tired
crew_weapons = Weapons (acc, dmg, block)
crew_fatigue = fatigue { $count }
crew_attacked = { $count ->
    [1] attacked
   *[other] attacked twice
}
crew_token = token of { $who }
crew_no-ability = no ability
crew_level = { $name } (level)
weapon_figures = accuracy { $accuracy }, damage { $damage }{ $tired ->
    [yes] { " " }(tired)
   *[no] { "" }
}, block { $block }{ $ranged ->
    [yes] , ranged
   *[no] { "" }
}
weapon_brief = { $accuracy }, { $damage }, { $block }{ $ranged ->
    [yes] , ranged
   *[no] { "" }
}

## Cards

hand_title = Hand
hand_price = { $command } to equip
adventures_title = Cards
adventures_none = none
adventures_no-cards = No adventure cards.
events_title = Ongoing
card-kind_person = person
card-kind_gear = gear
card-kind_lore = lore
card-kind_recipe = recipe
card-kind_weapon = weapon
card-kind_totem = totem
card-state_command = { $command } on it
card-state_carried = carried by { $who }

## What pieces say

says_weapon = On the board of { $who }: { $figures }.
says_offer = On offer for { $coins }. { $text }
says_damage = { $cubes } of { $capacity } damage
says_level = { $skill } +1, of { $who }, { $learned ->
    [yes] learned
   *[no] { $xp } XP
}.
says_region = Page { $page }: { $there }.

## Beside a choice

detail_costs = costs { $cost }
detail_costs-once = costs { $cost }, and { $who } pays to help only once
detail_nobody-tired = nobody is hurt or tired
detail_text-lost = its text is lost: “{ $text }”
detail_sells = sells { $artifacts }
detail_market = { $cards } on offer, any number may be bought; you have { $coins }
terms_fight = combat level { $level }, { $difficulty }
family_repair = Repair the { $rooms }
family_clear = Clear command from { $things }
family_buy = Buy { $card } ({ $wares })
family_learn = Learn { $cards }
family_burn = Discard { $cards } for +1 damage
family_give-token = Give a combat action token

## Draws

challenge_tiring = Each who takes part gains 1 fatigue.
travel_opening = A craft test sets how far the ship may sail.{ $drawn ->
    [yes] { "" }
   *[no] { " " }Whoever steers gains 1 fatigue.
}
travel_more = { $less ->
    [yes] { " " }− travel { $amount }
   *[no] { " " }+ travel { $amount }
}
travel_result = : result { $total }, { $reach }.
room_result = : the damage goes to { $room }{ $full ->
    [yes] , which is full: then elsewhere
   *[no] { "" }
}.
verdict_hit = hit
verdict_miss = miss
verdict_region = { $count ->
    [one] { $count } region
   *[other] { $count } regions
}

## Attacks

attack_corner = Hit chance, attacking with
attack_row = { $who } { $health }, { $weapon } (accuracy { $accuracy }, damage { $damage }{ $tired ->
    [yes] { " " }(tired)
   *[no] { "" }
}, block { $block })
attack_against = { " " }against a defense of { $defense }
attack_weapon-blocks = , of which the weapon blocks { $block }
attack_with = { $who } with { $weapon } against the { $enemy }
attack_lands = { $lands ->
    [0] nothing of it can land
   *[other] { $lands } of it can land
}
attack_accuracy = { $attack }: { $sum } = { $reached } against { $needed }: { $hits ->
    [yes] hits
   *[no] misses by { $short }
}.
attack_damage = { $attack }: { $hit ->
    [yes] a hit
   *[no] a miss
}, damage: { $sum }.
attack_fate = fate { $amount }
attack_weapon = weapon { $amount }
attack_any-miss = any miss 1
attack_tired = { $amount } tired

## What a status means to whoever has it

status_venom = Venom: 1 damage at the start of every turn.
status_frightened = Frightened: cannot attack.
status_weakened = Weakened: every skill is 2 less.
status_madness = Madness: 1 damage each time they take part in a challenge.
status_low-morale = Low morale: taking part in a challenge costs 1 command more.

## The enemy row

plan_beaten = Beaten by it: { $names }.
fight_lent = { $who }’s synergy: { $gives }
fight_bonus = damage
fight_tokens = Combat action tokens: { $left }
fight_strike = { $enemy } deals { $damage }
foe_brief = def { $defense }  dmg { $damage }{ $extra ->
    [0] { "" }
   *[other] { " " }+{ $extra } at round's end
}
foe_strikes = { $first ->
    [yes] strikes first
   *[no] strikes back
} for { $damage }
foe_strikes-at = strikes { $first ->
    [yes] first
   *[no] back
} at { $who } for { $damage }{ $blocks ->
    [0] { "" }
   *[other] , { $blocks } of it blocked by the weapon
}
foe_strikes-not = does not strike back
foe_struck = has struck already
foe_striking = is striking back now
foe_figures = level { $level }, defense { $defense }{ $flying ->
    [yes] { " " }(1 more against what is not ranged)
   *[no] { "" }
}, damage { $damage }
legend_squares = { $heart } heart: cover all to beat the enemy; +1 and abilities count until covered; { $synergy } synergy: whoever covers it may lend a token; { $covered } covered
legend_figures = def: what accuracy and fate must reach (after the / without a ranged weapon); dmg: what it deals, also striking back

## The journey log

log_title = Journey log: { $facts }
log_mode = { $mode ->
    [easy] easy mode
    [brutal] brutal mode
   *[normal] normal mode
}
log_turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
log_note = Note at { $place }: { $words }

## Pages that can be called up

page_table = the whole table
page_map = every region, by its distance from the ship
page_crew = the crew with weapons, abilities and cards in full
page_cards = adventure cards and ongoing events
page_quests = quests and their keywords
page_hand = your hand
page_ship = the ship, goods and command
page_story = the page of the story, whole
page_fight = the enemy row

## Boards

board_health-of = health { $health } of { $most }
board_down-of = down, health 0 of { $most }

## The last page

fate_ship = { $damage ->
    [none] The ship is unharmed
   *[other] The ship bears { $damage }
}.
undone_deck = How long there still was: { $left }.
search_stakes = You may draw { $left ->
    [one] 1 more token
   *[other] up to { $left } tokens
}, one at a time. { $hurting } of the { $pile } in the pile hurt (ship damage or an ailment), kept or not; of all that you draw you keep one.
