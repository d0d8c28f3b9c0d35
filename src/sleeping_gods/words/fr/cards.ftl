### What stands on cards besides their effects, and how cards are shown in the reference.

## How the parts of a text are put together

card-text_after = { $first } : { $then }
card-text_or = { " " }OU{ " " }
card-text_if = { $text } si { $condition }
card-text_synergy = synergie
card-text_at-zero = quand il arrive à 0 PV
card-text_turn-end = à la fin de chaque tour
card-text_instant = immédiat
card-text_action = comme action
card-text_try = vous pouvez tenter à la fin de chaque tour
card-text_ongoing = permanent
card-text_stays = reste en jeu
card-text_left-by-port = défaussé par une action Port
card-text_pay = Payez { $cost }
card-text_until-quest = retourne dans la boite quand la quête { $quest } est complétée
card-text_discard-after-reading = défaussez après lecture
card-text_gain-adventure = gagnez la carte Aventure { $card }

## Uses: what they cost, how far they go and how often they can be taken

use-cost_self = défaussez cette carte
use-cost_hand = défaussez une carte de votre main
use-cost_takes = ce membre reçoit l'état { $status }
use-cost_hurts-sea = ce membre perd { $health }
use-cost_hurts-skies = ce personnage perd { $health }
use-limit_own-fate = seulement pour un destin que vous piochez
use-limit_any-challenge = dans n'importe quel défi
use-limit_own = seulement pour ce personnage
use-once_turn = une fois par tour
use-once_attack = une fois par attaque
use-once_challenge = une fois par défi
use-where_river = sur une case avec une rivière
use-where_unknown = sur une case avec le signe « ? »

## Moments at which something happens by itself

moment_then = { $moment }, { $text }
moment_fatigue-removed = quand ce membre d'équipage perd une fatigue
moment_cook = quand vous cuisinez
moment_combat-start = au début d'un combat
moment_hit = quand ce membre d'équipage touche
moment_defeats-enemy = quand ce membre d'équipage vainc un ennemi
moment_turn-start = au début de votre tour
moment_port = quand vous effectuez une action Port
moment_room = quand vous utilisez { $room }

## Weapons and combat cards

weapon-text_accuracy = +{ $n } en précision
weapon-text_damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
weapon-text_block = parade { $n }
weapon-text_discard = défaussez une carte { $Skill } équipée pour +1 dégât
weapon-text_ranged = à distance
weapon-text_tires = son porteur gagne 1 fatigue quand elle inflige des dégâts et ne peut pas s'en servir avec 2 fatigues
combat-text_die = le dé de combat
combat-text_pierces = ignore la parade ennemie
combat-text_removes = retire { $power }

## Events and curses of the skies

harder_any = tous les défis demandent { $n } de plus
harder_skill = les défis { $SKILL } demandent { $n } de plus
completion_action = pour le compléter
completion_plane-moved = complété quand l'avion se déplace

## Kinds, figures and decks

card-sort_person = personne
card-sort_gear = équipement
card-sort_lore = savoir
card-sort_recipe = recette
card-sort_weapon = arme
card-sort_totem = totem
card-sort_passenger = passager
card-sort_place = lieu
card-sort_curse = malédiction
card-sort_combat = combat
card-sort_mild = bénin
card-sort_perilous = périlleux
card-sort_deadly = mortel
card-figure_health = PV
card-figure_level = niveau
card-figure_attack = attaque
card-figure_defense = défense
card-figure_captain = capitaine
card-figure_damage = dégâts
card-figure_accuracy = précision
card-figure_block = parade
card-figure_ranged = à distance
card-figure_discard = carte { $Skill } : +1 dégât
card-figure_equip = { $n ->
    [one] { $n } carte pour l'équiper
   *[other] { $n } cartes pour l'équiper
}
card-figure_command = ordres à 1, 2, 3, 4 joueurs : { $figures }
card-figure_cards = cartes piochées : { $figures }
card-figure_clears = ordres posés retirés : { $figures }
card-deck_crew = Équipage
card-deck_characters = Personnages
card-deck_abilities = Cartes Compétence
card-deck_levels = Cartes Expérience
card-deck_starting = Cartes de départ
card-deck_market = Cartes Commerce
card-deck_adventures = Cartes Aventure
card-deck_quests = Quêtes
card-deck_events = Évènements
card-deck_enemies = Ennemis
card-deck_bosses = Boss
card-deck_rooms = Le bateau
card-deck_search = Jetons Fouille
card-deck_resources = Ressources
card-deck_buffs = Renforts ennemis
card-deck_nameless = Cartes sans nom

## Where the parts of a card are from

card-state_printed = Comme imprimé
card-state_partly = De nous en partie
card-state_ours = De nous
card-part_name = nom
card-part_fate = destin
card-part_skill = compétence
card-part_skills = compétences
card-part_cost = coût
card-part_price = prix
card-part_xp = coût en XP
card-part_level = niveau
card-part_health = santé
card-part_weapon = arme
card-part_effect = effet
card-part_synergy = jeton Synergie
card-part_origin = port d'attache
card-part_text = récit
card-part_flavour = phrase d'ambiance
