### What effects do, ask and change, as cards and pages say it: lower case, without a full stop.
### A variable is an argument of the effect: $n a number, $target whom it is done to, $quest a quest with its number and name.
### $fail, $pass, $win, $flee, $then and $arms are effects that follow. One that is not given is the word none.
### A variable that bears the name of a noun is so many of it: $health is "3 health"; $what is so many of what is named.
### $SKILL is a skill in capitals, $signed a number with its sign.

## Things that are counted, without the number

noun_coins = { $n ->
    [one] coin
   *[other] coins
}
noun_grain = grain
noun_meat = meat
noun_vegetables = { $n ->
    [one] vegetable
   *[other] vegetables
}
noun_materials = { $n ->
    [one] material
   *[other] materials
}
noun_artifacts = { $n ->
    [one] artifact
   *[other] artifacts
}
noun_food = food
noun_resources = { $n ->
    [one] resource
   *[other] resources
}
noun_xp = XP
noun_command = command
noun_feared = { $n ->
    [one] feared point
   *[other] feared points
}
noun_revered = { $n ->
    [one] revered point
   *[other] revered points
}
noun_health = health
noun_skies-health = health
noun_fatigue = fatigue
noun_damage = damage
noun_ship-damage = ship damage
noun_ability = { $n ->
    [one] ability card
   *[other] ability cards
}
noun_market = { $n ->
    [one] market card
   *[other] market cards
}
noun_region = { $n ->
    [one] region
   *[other] regions
}
noun_totems = { $n ->
    [one] totem
   *[other] totems
}
noun_defeats = { $n ->
    [one] defeat
   *[other] defeats
}
noun_ogroot = ogroot
noun_whiskey = whiskey
noun_torch = { $n ->
    [one] torch
   *[other] torches
}
noun_sand-honey = sand honey
noun_rope = { $n ->
    [one] rope
   *[other] ropes
}
noun_tundra-berry = { $n ->
    [one] tundra berry
   *[other] tundra berries
}
noun_bloodflower = { $n ->
    [one] bloodflower
   *[other] bloodflowers
}
noun_gergon-leaf = { $n ->
    [one] gergon leaf
   *[other] gergon leaves
}
noun_fire-quartz = fire quartz
noun_ice-diamond = { $n ->
    [one] ice diamond
   *[other] ice diamonds
}
noun_jadeworm-egg = { $n ->
    [one] jadeworm egg
   *[other] jadeworm eggs
}
noun_stamina = stamina
noun_power = power
noun_threat = threat
noun_fuel = fuel
noun_camps = { $n ->
    [one] camp
   *[other] camps
}
noun_marks = { $n ->
    [one] mark
   *[other] marks
}
noun_square = { $n ->
    [one] square
   *[other] squares
}
noun-of_counted = { $n } { $noun }

## Terms

skill-name_strength = strength
skill-name_perception = perception
skill-name_savvy = savvy
skill-name_craft = craft
skill-name_cunning = cunning
skill-name_moxie = moxie
status-name_venom = venom
status-name_frightened = frightened
status-name_weakened = weakened
status-name_madness = madness
status-name_low-morale = low morale
target-name_one = one crew member
target-name_each = each crew member
target-name_bearer = this crew member
target-name_another = another crew member
target-name_participants = each participant
skies-target-name_one = one character
skies-target-name_each = each character
skies-target-name_bearer = this character
skies-target-name_another = another character
skies-target-name_participants = each participant
token-name_diving-suit = diving suit
token-name_pollen-potion = pollen potion
token-name_dinosaur-egg = dinosaur egg
room-name_bridge = Bridge
room-name_galley = Galley
room-name_deck = Deck
room-name_quarters = Quarters
room-name_sick-bay = Sick Bay
obstacle-name_water = treacherous water
obstacle-name_cold = cold
obstacle-name_steep = steep terrain
faction-name_trusiam = King Trusiam
faction-name_rebels = the Stormlock City Rebels
home-name_sea = to the ship
home-name_skies = to the map

## How effects are joined

effects_alternatives = , or{ " " }
effects_and = { " " }and{ " " }
effects_or = { " " }or{ " " }
effects_times = { $text } ({ $count } times)
effects_either-way = either way { $text }
# Verbs that are said once for several things: parted by |.
effects_verbs = gain|lose|remove

## Effects at any time

does_gain = gain { $what }
does_lose = lose { $what }
does_ship-damage = take { $ship-damage }
does_repair = repair { $ship-damage }
does_draw = draw { $ability }
does_discard = discard { $ability } from your hand
does_clear = { $mode ->
    [one] remove all command from one board or card
   *[any] { $n ->
        [99] remove all placed command
       *[other] remove { $n } placed command
    }
}
does_gain-quest = gain quest { $quest }
does_lose-quest = lose quest { $quest }
does_complete-quest = complete quest { $quest }
does_gain-adventure = gain adventure card { $adventure }
does_lose-adventure = lose adventure card { $adventure }
does_gain-explore = gain explore token { $letter }
does_gain-token = gain the { $token } token
does_lose-token = lose the { $token } token
does_reveal-market = reveal { $market } and buy any
does_cook-book = cook one of your recipes for 1 food less, whatever command lies on it
does_gain-status = { $target ->
    [none] gain { $status }
   *[other] { $target } gains { $status }
}
does_remove-status = { $status ->
    [any] remove any 1 status
    [all] remove all statuses
   *[other] remove { $status }
}{ $target ->
    [none] { "" }
   *[other] { " " }from { $target }
}
does_hurt = { $target ->
    [none] lose { $health }
   *[other] { $target } loses { $health }
}
does_heal = { $n ->
    [99] restore all health to { $target }
   *[other] restore { $health }{ $target ->
        [none] { "" }
       *[other] { " " }to { $target }
    }
}
does_tire = { $target ->
    [none] gain { $fatigue }
   *[other] { $target } gains { $fatigue }
}
does_rest = remove { $fatigue }{ $target ->
    [none] { "" }
   *[other] { " " }from { $target }
}
does_discard-equipped = discard all equipped ability cards
does_challenge = { $SKILL } { $n } challenge{ $crew ->
    [none] { "" }
   *[other] { " " }by { $crew }
}{ $fail ->
    [none] { $pass ->
        [none] { "" }
       *[other] { " " }(success: { $pass })
    }
   *[other] { $pass ->
        [none] { " " }(failure: { $fail })
       *[other] { " " }(failure: { $fail }; success: { $pass })
    }
}
does_combat = fight { $enemies }{ $win ->
    [none] { "" }
   *[other] { " " }(victory: { $win })
}
does_fate-check = { $pass ->
    [none] draw fate: on less than { $n } { $fail }
   *[other] draw fate: on { $n } or more { $pass }{ $fail ->
        [none] { "" }
       *[other] , otherwise { $fail }
    }
}
does_choose = choose one: { $arms }
does_if = if { $condition }, { $then }
does_turn-to = turn to { $paragraph }
does_return = return { $home }
does_ending = the campaign ends: { $ending }
does_place-serpent = place the sea serpent{ $region ->
    [none] { "" }
   *[other] { " " }in { $region }
}
does_remove-serpent = remove the sea serpent
does_sail = the ship may move up to { $region }
does_travel-turn = { $signed } to travel this turn
does_discard-event = discard this event
does_cancel-event = ignore the event drawn this turn
does_new-event-deck = make a new event deck
does_stamina = { $target ->
    [none] gain { $stamina }
   *[other] { $target } gains { $stamina }
}
does_plane-damage = the plane takes { $damage }
does_plane-repair = restore { $n } plane health
does_fill-fuel = fill the plane's tank
does_lose-fuel = lose { $fuel }
does_threat = put { $threat } on this event
does_cross-camps = cross off { $camps }
does_cross-location = cross off location { $location }
does_mark = { $marks } for { $faction }
does_tick = tick the achievement { $achievement }
does_boss = fight boss { $boss }{ $win ->
    [none] { $flee ->
        [none] { "" }
       *[other] { " " }(flight: { $flee })
    }
   *[other] { $flee ->
        [none] { " " }(victory: { $win })
       *[other] { " " }(victory: { $win }; flight: { $flee })
    }
}
does_obstacle = ignore { $obstacle }, or { $fail }
does_gain-curse = gain the curse { $curse }
does_lose-curse = lose the curse { $curse }

## Effects while something is being resolved

does_fate-plus = +{ $n } fate
does_redraw = { $mode ->
    [higher] redraw fate and keep the higher
    [one] redraw fate on a 1
   *[other] redraw fate
}
does_skill-plus = { $skill ->
    [any] +{ $n } to any skill
   *[other] +{ $n } { $skill }
}
does_accuracy = +{ $n } accuracy
does_damage = +{ $n } damage
does_diagonal = damage may be placed diagonally
does_extra = { $n } extra damage, not on hearts
does_block = block { $n }
does_deal = deal { $damage }{ $where ->
    [no-hearts] , not on hearts
   *[other] { "" }
}
does_ignore-search = ignore the penalty of the last search token
does_remove-power = remove { $power }
does_removal = the attack card removes { $n } more power
does_cycle = draw 1 combat card, then discard 1
does_reroll = reroll the combat die
does_pierce = ignore enemy block
does_ignore = ignore { $obstacle }
does_move = Claire may move up to { $square }
does_fly = fly the plane without spending time, with or without Claire

## Conditions, as they follow the word if

if_keyword = you have { $keyword }
if_quest = you have quest { $quest }
if_card = you have adventure card { $adventure }
if_has = you have { $what }
if_explore = you have explore token { $letter }
if_token = you have the { $token } token
if_totems = you have { $totems }
if_serpent = the sea serpent is in your region
if_crew = { $crew } has health
if_finale-defeats = you have had { $defeats } in the finale
if_port = the ship is in a port
if_threat = this event has { $threat } or more
if_plane = the plane is at { $space }
if_crossed = location { $location } is crossed off
if_mark = { $marks } or more for { $faction }
if_defeats = you have had { $defeats }
if_camps = { $camps } or more are left
if_fuel = the plane has { $fuel } or more
if_curse = you have the curse { $curse }

## The same, where they must not hold

unless_keyword = you do not have { $keyword }
unless_quest = you do not have quest { $quest }
unless_card = you do not have adventure card { $adventure }
unless_has = you have less than { $what }
unless_explore = you do not have explore token { $letter }
unless_token = you do not have the { $token } token
unless_totems = you have less than { $totems }
unless_serpent = the sea serpent is not in your region
unless_crew = { $crew } has no health
unless_finale-defeats = you have had less than { $defeats } in the finale
unless_port = the ship is not in a port
unless_threat = this event has less than { $threat }
unless_plane = the plane is not at { $space }
unless_crossed = location { $location } is not crossed off
unless_mark = less than { $marks } for { $faction }
unless_defeats = you have had less than { $defeats }
unless_camps = less than { $camps } are left
unless_fuel = the plane has less than { $fuel }
unless_curse = you do not have the curse { $curse }

## Standing changes

change_accuracy = +{ $n } accuracy
change_damage = +{ $n } damage
change_block = +{ $n } to this crew member's own block
change_skill = +{ $n } { $word }
change_travel = +{ $n } to travel
change_counterattack = counterattacks on this crew member deal { $n } more damage
change_rapid-strike = on a miss, damage is dealt before the counterattack
change_endurance = this crew member may have a third fatigue and still takes part at 2
change_command = gain { $n } more command at the { $word }
change_watchful = draw 1 more search token and ignore its penalty
change_group-tactics = only 1 damage of an attack must hit the target
change_protect = this crew member may take a hit meant for another
change_no-counterattack-on-a-hit = no counterattack when this crew member hits
change_ranged = all weapons of this crew member are ranged
change_health = +{ $n } health
change_recipe = recipes need { $n } food less while this crew member has health
change_damage-self = +{ $n } damage for every combat card of this character that deals damage
change_block-self = +{ $n } block when this character is struck back at
change_remove-power-self = every combat card of this character removes { $n } more power
change_hand = keep { $ability } more in hand
while_unhurt = { $text } while its bearer is unhurt
while_damage-3 = { $text } while 3 or more damage lies on its bearer
