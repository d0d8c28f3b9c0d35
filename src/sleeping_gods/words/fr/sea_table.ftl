### Words around what is told at sea: names, places, rooms, cards, draws, fights, the head of the screen.

## Things that no pack names, and services of a port

thing_inn = l'auberge
thing_shipyard = le chantier naval
thing_healer = le médecin
thing_levels = les cartes Expérience
thing_port = le port
thing_market = le marché
thing_heal = soins
thing_relief = soulagement
thing_north = le nord
thing_south = le sud
thing_east = l'est
thing_west = l'ouest
service_inn = { $coins ->
    [one] L'auberge : { $coins } pièce, tout l'équipage récupère { $health } PV et perd 1 fatigue
   *[other] L'auberge : { $coins } pièces, tout l'équipage récupère { $health } PV et perd 1 fatigue
}
service_shipyard = Le chantier naval : 1 pièce ou 1 matériau répare 1 dégât
service_healer = Le médecin : 1 pièce retire toutes les blessures d'un membre d'équipage
service_levels = Apprendre : les XP achètent des cartes Expérience
in-port_inn = { $coins ->
    [one] auberge : { $coins } pièce, tout l'équipage récupère { $health } PV et perd 1 fatigue
   *[other] auberge : { $coins } pièces, tout l'équipage récupère { $health } PV et perd 1 fatigue
}
in-port_shipyard = chantier naval : 1 pièce ou 1 matériau par réparation
in-port_healer = médecin : 1 pièce soigne une personne
in-port_levels = cartes Expérience contre XP

## Leaving something

leave_table = { $who } quitte la table
leave_levels = Ne rien apprendre de plus
leave_market = Ne rien acheter de plus
leave_room = Quitter { $room }
leave_place = Quitter { $place }

## Values of events, reasons and questions

xp_costs = cela coûte { $cost } XP et vous en avez { $have }
xp_nothing = aucune carte Expérience ne s'achète avec { $have } XP
serpent_in = dans { $region }
serpent_gone = il n'est plus sur la carte
strikes_first = en premier
strikes_back = en riposte
give_some = { $whole ->
    [yes] { $count } en tout, à une seule personne.
   *[no] Encore { $count }.
}
clear_whole = { "" } : tous ceux d'un plateau ou d'une carte
clear_all = { "" } : tous, encore { $count }
clear_some = { "" } : encore { $count }
level_learns = { $who } apprend { $level } pour { $xp } XP
fallen_crew = les neuf membres d'équipage sont à terre
fallen_ship = le bateau est hors d'usage
search_ship-damage = { $count ->
    [one] { $count } dégât du bateau
   *[other] { $count } dégâts du bateau
}

## How hard a fight is

difficulty_very-easy = très facile
difficulty_easy = facile
difficulty_medium = moyen
difficulty_dangerous = dangereux
difficulty_deadly = mortel

## Abilities of enemies, and how a square shows them

ability_ship-damage = 1 dégât du bateau
ability_lose-resource = -1 ressource
ability_adjacent-damage-1 = adjacent inflige +1 dégât
ability_adjacent-damage-2 = adjacent inflige +2 dégâts
ability_adjacent-regen-1 = adjacent soigne 1
ability_disarm = désarme
ability_discard-ability = défausse une compétence équipée
ability_first-strike = attaque éclair
ability_flying = volant
ability_frighten = effraie
ability_low-morale = déprime
ability_madness = folie
ability_regen-1 = soigne 1
ability_regen-3 = soigne 3
ability_resist-1 = pare 1
ability_venom = venin
ability_weaken = affaiblit
ability-mark_ship-damage = DB
ability-mark_lose-resource = PR
ability-mark_adjacent-damage-1 = A1
ability-mark_adjacent-damage-2 = A2
ability-mark_adjacent-regen-1 = AS
ability-mark_disarm = DA
ability-mark_discard-ability = DC
ability-mark_first-strike = Éc
ability-mark_flying = Vol
ability-mark_frighten = Ef
ability-mark_low-morale = Dé
ability-mark_madness = Fo
ability-mark_regen-1 = S1
ability-mark_regen-3 = S3
ability-mark_resist-1 = P1
ability-mark_venom = Ve
ability-mark_weaken = Af

## What the rooms of the ship do

room_the = { $room ->
    [deck] le { $name }
    [quarters] les { $name }
    [sick-bay] l'{ $name }
   *[other] la { $name }
}

room-part_draw = piocher { $cards }
room-part_command = gagner { $command }
room-part_clear-all = retirer tous les ordres posés
room-part_none-placed = aucun n'est posé pour l'instant
room-part_clear = { $count ->
    [one] retirer { $count } ordre posé
   *[other] retirer { $count } ordres posés
}
room-part_search = fouiller la mer
room-part_heal = soigner 1 PV
room-part_relief = défausser une carte pour retirer 1 fatigue à quelqu'un
room-loss_command = { $supply ->
    [0] la réserve est vide : { $count ->
        [one] 1 ordre perdu
       *[other] { $count } ordres perdus
    }
   *[other] la réserve n'a que { $supply } : { $count ->
        [one] 1 ordre perdu
       *[other] { $count } ordres perdus
    }
}
room-loss_clear-first = retirer d'abord les ordres remplirait la réserve

## The ship

ship_name = Le navire
ship_here = ici
ship_figure = le pion est ici
ship_closed = fermée
ship_room = { $room } { $cubes } sur { $capacity }
ship_damage = Dégâts
ship_total = { $total } sur { $limit }
ship_told = Dégâts du bateau, { $total } sur { $limit } : { $rooms }.

## The map

map_place = { $region }, page { $page }
map_page = p. { $page }
map_region = { $moves ->
    [0] Le bateau est dans { $region }
    [one] À { $moves } région d'ici : { $region }
   *[other] À { $moves } régions d'ici : { $region }
}, page { $page } : { $says }.
map_nothing = rien
map_locations = { $count ->
    [one] lieu { $places }
   *[other] lieux { $places }
}
map_next-to = à côté : { $regions }
map_way = { $region } ({ $how })
map_one-way = sans retour direct
map_port = port
map_market = marché
map_hazard = danger { $name } : { $skill } { $number }, en cas d'échec : { $harm }
map_serpent = le Serpent de Mer
map_note = note au lieu { $place } : { $words }
sail_edge = par le bord { $edge ->
    [north] nord
    [south] sud
    [east] est
    [west] ouest
   *[other] { $edge }
}
sail_to = Naviguer vers { $regions }
sail_anywhere = Naviguer

## The turn

turn_number = Tour { $turn }
turn_captain = { $who } est capitaine
turn_told = Tour { $turn }. { $captain } est capitaine. Maintenant : { $phase }.
turn_actions-left = { $count ->
    [one] { $count } action restante
   *[other] { $count } actions restantes
}
turn_finale = final
turn_serpent = Serpent de Mer dans { $region }
phase_over = la fin
phase_setting-up = mise en place
phase_combat = combat, round { $round }
phase_challenge = défi
phase_turn-start = début du tour
phase_ship-action = action Bateau
phase_event = évènement
phase_before-fight = avant le combat
phase_story = aventure
phase_market = commerce
phase_port = port
phase_travel = navigation
phase_actions = actions
phase_turn-end = fin du tour
phase_defeat = défaite
phase_dealing = répartition de l'équipage
phase_leaving = départ d'un joueur

## Events

event-kind_mild = paisible
event-kind_perilous = dangereux
event-kind_deadly = mortel
event-deck_left = { $count ->
    [one] { $count } évènement restant
   *[other] { $count } évènements restants
} (le prochain : { $kind }), pioche { $number } sur { $passes }
detail_less-food = { $count } de nourriture en moins
event-deck_ends = les cartes Capacité équipées seront défaussées quand la pioche sera épuisée
event-deck_used-up = pioche Évènement épuisée, { $number } sur { $passes }
event-card_title = évènement { $kind }
event-card_lasting = Permanent. À la fin de chaque tour : { $effect }.
event-card_ongoing = Permanent.
event-card_try-turn-end = Pour s'en défaire : à la fin de chaque tour, vous pouvez tenter ceci. { $attempt }.
event-card_try-action = Pour s'en défaire : comme action. { $attempt }.
event-card_leaves-port = Pour s'en défaire : il part dans un port.

## What the crew owns

goods_title = Biens
goods_command = Ordres
goods_feared = crainte { $count }
goods_revered = vénération { $count }
goods_explore = jeton Exploration { $letter }
goods_pool = { $count } à dépenser
goods_placed = posés { $count }
goods_supply = réserve { $count }

## The crew

crew_captain = Capitaine
crew_head = Équipage
crew_tired = Fatigue
crew_weapons = Armes (préc., dég., parade)
crew_fatigue = fatigue { $count }
crew_attacked = { $count ->
    [1] a attaqué
   *[other] a attaqué deux fois
}
crew_token = jeton prêté par { $who }
crew_no-ability = sans capacité
crew_level = { $name } (Expérience)
weapon_figures = précision { $accuracy }, dégâts { $damage }{ $tired ->
    [yes] { " " }(fatigue)
   *[no] { "" }
}, parade { $block }{ $ranged ->
    [yes] , à distance
   *[no] { "" }
}
weapon_brief = { $accuracy }, { $damage }, { $block }{ $ranged ->
    [yes] , à distance
   *[no] { "" }
}

## Cards

hand_title = Main
hand_price = { $command } pour équiper
adventures_title = Cartes
adventures_none = aucune
adventures_no-cards = Aucune carte Aventure.
events_title = Permanent
card-kind_person = personne
card-kind_gear = matériel
card-kind_lore = savoir
card-kind_recipe = recette
card-kind_weapon = arme
card-kind_totem = totem
card-state_command = avec { $command }
card-state_carried = portée par { $who }

## What pieces say

says_weapon = Sur le plateau ({ $who }) : { $figures }.
says_offer = En vente pour { $coins }. { $text }
says_damage = dégâts : { $cubes } sur { $capacity }
says_level = { $skill } +1, pour { $who }, { $learned ->
    [yes] carte apprise
   *[no] { $xp } XP
}.
says_region = Page { $page } : { $there }.

## Beside a choice

detail_costs = coûte { $cost }
detail_costs-once = coûte { $cost }, et { $who } ne paie qu’une fois pour aider
detail_nobody-tired = personne n'a ni blessure ni fatigue
detail_text-lost = son texte est perdu : « { $text } »
detail_sells = vend { $artifacts }
detail_market = { $cards } en vente, à acheter sans limite ; vous avez { $coins }
terms_fight = combat de niveau { $level }, { $difficulty }
family_repair = Réparer : { $rooms }
family_clear = Retirer des ordres : { $things }
family_buy = Acheter { $card } ({ $wares })
family_learn = Apprendre { $cards }
family_burn = Défausser { $cards } pour +1 dégât
family_give-token = Donner un cube Action de Combat

## Draws

challenge_tiring = Chaque membre d'équipage qui participe prend 1 fatigue.
travel_opening = Une épreuve de savoir-faire décide jusqu'où va le bateau.{ $drawn ->
    [yes] { "" }
   *[no] { " " }Qui prend la barre prend 1 fatigue.
}
travel_more = { $less ->
    [yes] { " " }− voyage { $amount }
   *[no] { " " }+ voyage { $amount }
}
travel_result = { "" } : total { $total }, { $reach }.
room_result = { "" } : le dégât atteint { $room }{ $full ->
    [yes] { " " }(plus de place : il ira ailleurs)
   *[no] { "" }
}.
verdict_hit = touché
verdict_miss = raté
verdict_region = { $count ->
    [one] { $count } région
   *[other] { $count } régions
}

## Attacks

attack_corner = Chances de toucher, en attaquant avec
attack_row = { $who } { $health }, { $weapon } (précision { $accuracy }, dégâts { $damage }{ $tired ->
    [yes] { " " }(fatigue)
   *[no] { "" }
}, parade { $block })
attack_against = { " " }contre une défense de { $defense }
attack_weapon-blocks = , dont { $block ->
    [one] { $block } paré par l'arme
   *[other] { $block } parés par l'arme
}
attack_with = { $who } ({ $weapon }) contre { $enemy }
attack_lands = { $lands ->
    [0] rien n'en peut porter
    [one] dont { $lands } peut porter
   *[other] dont { $lands } peuvent porter
}
attack_accuracy = { $attack } : { $sum } = { $reached } contre { $needed } : { $hits ->
    [yes] touché
   *[no] raté, il manque { $short }
}.
attack_damage = { $attack } : { $hit ->
    [yes] touché
   *[no] raté
}, dégâts : { $sum }.
attack_fate = destin { $amount }
attack_weapon = arme { $amount }
attack_any-miss = attaque ratée 1
attack_tired = fatigue { $amount }

## What a status means to whoever has it

status_venom = Poison : 1 dégât au début de chaque tour.
status_frightened = Effrayé : ne peut plus attaquer.
status_weakened = Affaibli : chaque compétence baisse de 2.
status_madness = Folie : 1 dégât à chaque défi auquel on participe.
status_low-morale = Déprimé : participer à un défi coûte 1 ordre de plus.

## The enemy row

plan_beaten = Vaincu ainsi : { $names }.
fight_lent = synergie de { $who } : { $gives }
fight_bonus = dégât
fight_tokens = Cubes Action de Combat : { $left }
fight_strike = { $enemy } inflige { $damage }
foe_brief = déf { $defense }  dég { $damage }{ $extra ->
    [0] { "" }
   *[other] { " " }+{ $extra } en fin de round
}
foe_strikes = { $first ->
    [yes] frappe en premier
   *[no] riposte
} pour { $damage }
foe_strikes-at = { $first ->
    [yes] frappe en premier
   *[no] riposte
} contre { $who } pour { $damage }{ $blocks ->
    [0] { "" }
    [one] , dont { $blocks } paré par l'arme
   *[other] , dont { $blocks } parés par l'arme
}
foe_strikes-not = ne riposte pas
foe_struck = a déjà frappé
foe_striking = riposte en ce moment
foe_figures = niveau { $level }, défense { $defense }{ $flying ->
    [yes] { " " }(1 de plus contre une arme qui n'est pas à distance)
   *[no] { "" }
}, dégâts { $damage }
legend_squares = { $heart } cœur : recouvrez-les tous pour vaincre l'ennemi ; +1 et capacités comptent tant que leur case est libre ; { $synergy } synergie : recouvrir ce symbole permet de prêter un jeton ; { $covered } case recouverte
legend_figures = déf : ce que précision et destin doivent atteindre (après le / sans arme à distance) ; dég : ce que l'ennemi inflige, en riposte aussi

## The journey log

log_title = Journal de bord : { $facts }
log_mode = { $mode ->
    [easy] mode facile
    [brutal] mode brutal
   *[normal] mode normal
}
log_turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
log_note = Note au lieu { $place } : { $words }

## Pages that can be called up

page_table = toute la table
page_map = toutes les régions, par distance du bateau
page_crew = l'équipage avec armes, capacités et cartes en entier
page_cards = les cartes Aventure et les évènements permanents
page_quests = les quêtes et leurs mots-clés
page_hand = votre main
page_ship = le bateau, les biens et les ordres
page_story = la page de l'histoire, en entier
page_fight = la rangée des ennemis

## Boards

board_health-of = { $health } PV sur { $most }
board_down-of = à terre, 0 PV sur { $most }

## The last page

fate_ship = { $damage ->
    [none] Le bateau est intact
   *[other] Le bateau a subi { $damage }
}.
undone_deck = Le temps qui restait : { $left }.
search_stakes = Vous pouvez piocher { $left ->
    [one] encore 1 jeton
   *[other] jusqu'à { $left } jetons
}, un par un. { $hurting } des { $pile } de la pile blessent (dégâts du bateau ou état), gardés ou non ; de tous ceux que vous piochez, vous en gardez un.
