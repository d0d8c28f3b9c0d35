### What stands on cards besides their effects, and how cards are shown in the reference.

## How the parts of a text are put together

card-text_after = { $first }: { $then }
card-text_or = { " " }OR{ " " }
card-text_if = { $text } if { $condition }
card-text_synergy = synergy
card-text_at-zero = when they reach 0 health
card-text_turn-end = at the end of each turn
card-text_instant = instant
card-text_action = as an action
card-text_try = you may try at the end of each turn
card-text_ongoing = ongoing
card-text_stays = stays in play
card-text_left-by-port = discarded by a port action
card-text_pay = Pay { $cost }
card-text_until-quest = goes back to the box when quest { $quest } is completed
card-text_discard-after-reading = discard after reading
card-text_gain-adventure = gain adventure card { $card }

## Uses: what they cost, how far they go and how often they can be taken

use-cost_self = discard this card
use-cost_hand = discard a card from your hand
use-cost_takes = this crew member gains { $status }
use-cost_hurts-sea = this crew member loses { $health }
use-cost_hurts-skies = this character loses { $health }
use-limit_own-fate = only for fate that you draw
use-limit_any-challenge = in any challenge
use-limit_own = only for this character
use-once_turn = once a turn
use-once_attack = once per attack
use-once_challenge = once per challenge
use-where_river = on a square with a river
use-where_unknown = on a square with the ? sign

## Moments at which something happens by itself

moment_then = { $moment }, { $text }
moment_fatigue-removed = when fatigue leaves this crew member
moment_cook = when you cook
moment_combat-start = when combat starts
moment_hit = when this crew member hits
moment_defeats-enemy = when this crew member defeats an enemy
moment_turn-start = at the start of your turn
moment_port = when you take a port action
moment_room = when you use the { $room }

## Weapons and combat cards

weapon-text_accuracy = +{ $n } accuracy
weapon-text_damage = { $n } damage
weapon-text_block = block { $n }
weapon-text_discard = discard an equipped { $skill } card for +1 damage
weapon-text_ranged = ranged
weapon-text_tires = its user gains 1 fatigue after it deals damage and cannot use it at 2 fatigue
combat-text_die = the combat die
combat-text_pierces = ignores enemy block
combat-text_removes = removes { $power }

## Events and curses of the skies

harder_any = all challenges need { $n } more
harder_skill = { $SKILL } challenges need { $n } more
completion_action = to complete it
completion_plane-moved = completed when the plane moves

## Kinds, figures and decks

card-sort_person = person
card-sort_gear = gear
card-sort_lore = lore
card-sort_recipe = recipe
card-sort_weapon = weapon
card-sort_totem = totem
card-sort_passenger = passenger
card-sort_place = place
card-sort_curse = curse
card-sort_combat = combat
card-sort_mild = mild
card-sort_perilous = perilous
card-sort_deadly = deadly
card-figure_health = health
card-figure_level = level
card-figure_attack = attack
card-figure_defense = defense
card-figure_captain = captain
card-figure_damage = damage
card-figure_accuracy = accuracy
card-figure_block = block
card-figure_ranged = ranged
card-figure_discard = { $skill } card: +1 damage
card-figure_equip = { $n ->
    [one] { $n } card to equip
   *[other] { $n } cards to equip
}
card-figure_command = command for 1, 2, 3, 4 players: { $figures }
card-figure_cards = cards drawn: { $figures }
card-figure_clears = placed command removed: { $figures }
card-deck_crew = Crew
card-deck_characters = Characters
card-deck_abilities = Ability cards
card-deck_levels = Level cards
card-deck_starting = Starting cards
card-deck_market = Market cards
card-deck_adventures = Adventure cards
card-deck_quests = Quests
card-deck_events = Events
card-deck_enemies = Enemies
card-deck_bosses = Bosses
card-deck_rooms = The ship
card-deck_search = Search tokens
card-deck_resources = Resources
card-deck_buffs = Enemy buffs
card-deck_nameless = Ability cards without a name

## Where the parts of a card are from

card-state_printed = As printed
card-state_partly = Ours in part
card-state_ours = Ours
card-part_name = name
card-part_fate = fate
card-part_skill = skill
card-part_skills = skills
card-part_cost = cost
card-part_price = price
card-part_xp = XP cost
card-part_level = level
card-part_health = health
card-part_weapon = weapon
card-part_effect = effect
card-part_synergy = synergy token
card-part_origin = home port
card-part_text = story
card-part_flavour = line of flavour
