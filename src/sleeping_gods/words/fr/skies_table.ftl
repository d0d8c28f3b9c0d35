### Words around what is told in the skies: names, sums, details, pieces, and what is written on the boards.

## Pages one can call up

page_table = la table entière
page_map = les pages ouvertes de l'atlas et le plateau de vol
page_atlas = toutes les pages de l'atlas
page_crew = les personnages, avec leurs capacités et leurs cartes en entier
page_cards = les cartes Aventure, en main et jouées
page_deck = les cartes Combat, dans le paquet et mises de côté
page_quests = les quêtes, leurs mots-clés, et ce qui restaure les totems endormis
page_events = les évènements en jeu, leur menace, et comment les compléter
page_hand = vos mains
page_plane = l'avion et le plateau de vol
page_journey = le journal de bord
page_story = la page de l'histoire, en entier
page_fight = la rangée des ennemis

## Before the first choice

journey_plane = Cinq personnes et un avion : { $plane }.

## Numbers of things

count_cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
count_spaces = { $count ->
    [one] { $count } espace
   *[other] { $count } espaces
}
time_left = { $time ->
    [one] { $time } temps restant
   *[other] { $time } temps restants
}
stamina_of = endurance { $stamina } sur { $most }

## Names

pile_adventure = une carte Aventure
pile_ability = une carte Compétence
standee_on = { $who } sur ({ $letter })
standee_nowhere = { $who } sur aucune action
standee_so-far = Placement jusqu'ici : { $standees }.
box_passenger = passager { $name }
box_boss = boss { $name }
box_treasure = carte au trésor { $name }
way_north = nord
way_east = est
way_south = sud
way_west = ouest
level_normal = normal
level_easy = facile
level_hard = difficile
faction_trusiam = Trusiam
faction_rebels = Rebelles
short_moxie = Cra

## Abilities of enemies

ability_add-power-ally = { $number ->
    [one] un allié gagne { $number } point de puissance
   *[other] un allié gagne { $number } points de puissance
}
ability_add-power-self = { $number ->
    [one] gagne { $number } point de puissance
   *[other] gagne { $number } points de puissance
}
ability_allies-damage = alliés infligent +{ $number }
ability_block = parade { $number }
ability_die-minus = dé de combat toujours -1
ability_counter-all = { $number ->
    [one] riposte : { $number } dégât à tous
   *[other] riposte : { $number } dégâts à tous
}
ability_deal-all = { $number ->
    [one] inflige { $number } dégât à tous
   *[other] inflige { $number } dégâts à tous
}
ability_deal-one = { $number ->
    [one] inflige { $number } dégât à un personnage
   *[other] inflige { $number } dégâts à un personnage
}
ability_discard-ability = défausse une compétence équipée
ability_first-strike = première frappe
ability_frighten = effraie
ability_low-morale = déprime
ability_madness = folie
ability_venom = venin
ability_weaken = affaiblit
ability_heal-self = soigne { $number }
ability_heal-ally = soigne un allié de { $number }
ability_lose-resource = -1 ressource

## The same in a few letters, all of them different

ability-mark_add-power-ally = PA
ability-mark_add-power-self = PG
ability-mark_allies-damage = AI
ability-mark_block = Pd
ability-mark_die-minus = D-
ability-mark_counter-all = RT
ability-mark_deal-all = DT
ability-mark_deal-one = DU
ability-mark_discard-ability = XC
ability-mark_first-strike = 1re
ability-mark_frighten = Ef
ability-mark_low-morale = Dp
ability-mark_madness = Fo
ability-mark_venom = Ve
ability-mark_weaken = Af
ability-mark_heal-self = So
ability-mark_heal-ally = SA
ability-mark_lose-resource = XR

## What a status means to whoever has it

status_venom = Poison : 1 point de santé perdu à chaque fin de tour.
status_frightened = Effrayé : aucune carte Combat ne peut être jouée sur ce personnage.
status_weakened = Affaibli : chaque compétence baisse de 2.
status_madness = Folie : les capacités du personnage et de ses cartes équipées ne peuvent plus servir.
status_low-morale = Déprimé : participer à un défi coûte 2 points d'endurance.

## Where the turn stands

phase_over = la fin
phase_combat = { $round ->
    [0] avant le combat
   *[other] combat, round { $round }
}
phase_challenge = défi
phase_flight = vol
phase_repair = réparation de l'avion
phase_encounter = rencontre itinérante
phase_story = histoire
phase_start = début du tour
phase_draw = pioche des cartes
phase_event = évènement
phase_actions = actions
phase_end = fin du tour
place_on-page = page { $here }{ $plane ->
    [yes] { " " }avec l'avion
   *[no] { "" }
}
place_named = { $name } (page { $square }){ $plane ->
    [yes] { " " }avec l'avion
   *[no] { "" }
}
place_distant = { $here }{ $plane ->
    [yes] { " " }avec l'avion
   *[no] { "" }
}

## Sums and tests

joining_price = Participer coûte 1 point d'endurance par personnage.
step_range = { $first }-{ $last } : { $amount ->
    [0] aucun
   *[other] { $amount }
}
step_last = { $first } ou plus : { $amount }
flight_opening = Un vol de { $spaces }, distance ajoutée au destin. Dégâts de l'avion selon la somme : { $steps }.
flight_result = { " " }+ { $spaces } = { $result } : { $damage ->
    [0] aucun dégât
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
repair_opening = Le résultat de { $skill } rend de la santé à l'avion : { $steps }.
repair_result = { " " }= { $total } : { $health ->
    [one] { $health } point de santé
   *[other] { $health } points de santé
}.
obstacle_harm = { $damage ->
    [one] { $damage } dégât, à répartir comme vous voulez
   *[other] { $damage } dégâts, à répartir comme vous voulez
}
obstacle_faced = Le subir : { $harm }. Une carte, une capacité ou une ressource qui ignore cet obstacle ({ $obstacle }) l'évite.

## Results of draws, as odds name them

verdict_no-damage = aucun dégât
verdict_damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}
verdict_health = { $count ->
    [one] { $count } point de santé
   *[other] { $count } points de santé
}
verdict_deals = inflige { $count }

## Attacks

attack_sum = { $who } avec { $card } contre { $enemy } : dégâts { $sum }{ $block ->
    [0] { "" }
   *[other] , moins { $block } de parade
}{ $lands ->
    [0]  : rien ne porte
    [all] { "" }
    [1]  : 1 peut porter
   *[other]  : { $lands } peuvent porter
}.
attack_no-damage = { $who } avec { $card } contre { $enemy } : aucun dégât.
attack_die = dé { $die }
attack_answer = L'ennemi { $first ->
    [yes] frappe en premier
   *[no] { $power ->
        [0] riposte
        [one] perd { $power } point de puissance et riposte
       *[other] perd { $power } points de puissance et riposte
    }
} pour { $back }{ $blocks ->
    [0] { "" }
    [one] , dont { $blocks } paré
   *[other] , dont { $blocks } parés
}.
attack_harmless = aucun dégât
attack_damage = dégâts { $range }
attack_takes = retire { $power } de puissance
attack_block = pare { $block }
attack_synergy = { $damage } de plus avec le jeton Synergie
attack_back = { $damage } en riposte{ $blocked ->
    [0] { "" }
    [one] , dont { $blocked } paré
   *[other] , dont { $blocked } parés
}
attack_free = gratuit : { $names }

## What a choice costs and does

cost_time = { $time } temps
cost_no-time = sans dépense de temps
detail_stand-in = payez { $paid } à la place de { $need }
detail_repair = { $time } temps ; un test de { $skill } rend 1 à 3 points de santé à l'avion
detail_time-passes = le temps qui reste ne peut servir à rien d'autre
detail_bonus-token = encore { $time } temps : { $several ->
    [yes] le tour suivant reçoit
   *[no] au prochain tour vous avez
} le jeton Temps bonus, qui vaut 1 temps
detail_join = +{ $skill }, { $cost ->
    [one] { $cost } point d'endurance
   *[other] { $cost } points d'endurance
} sur { $stamina }
detail_held = en a déjà { $count }
detail_buff-heart = un des cœurs de plus qu'elle donne
detail_equip = { $count ->
    [0] gratuit
    [one] défausse { $count } autre carte
   *[other] défausse { $count } autres cartes
}{ $more ->
    [0] { "" }
    [one] , dont 1 pour la carte de même compétence déjà là
   *[other] , dont { $more } pour les cartes de même compétence déjà là
}
detail_text-lost = son texte est perdu : « { $text } »
detail_refuel = { $count ->
    [one] payez { $count } ressource de n'importe quelle sorte
   *[other] payez { $count } ressources de n'importe quelle sorte
}
detail_send = { $who } choisit à nouveau
camp_rest = { $health ->
    [one] sans dépense de temps ; barre un campement ; tout le monde regagne son endurance et { $health } point de santé
   *[other] sans dépense de temps ; barre un campement ; tout le monde regagne son endurance et { $health } points de santé
}
camp_relief = 1 état s'en va
camp_played = { $count ->
    [one] { $count } carte jouée revient en main
   *[other] { $count } cartes jouées reviennent en main
}
camp_left = { $count ->
    [0] il ne restera plus de campement
    [one] il restera { $count } campement
   *[other] il restera { $count } campements
}
camp_story = c'est l'avant-dernier, et il ouvre une histoire
camp_end = C'EST LE DERNIER : le récit final suit, et la campagne s'achève avec lui
terms_boss = boss { $name }, niveau { $level }
terms_combat = combat de niveau { $level }

## Choices that belong together

family_travel = Se déplacer : { $ways }
family_fly = Voler : { $spaces }
family_pay = Payer { $names } (requis : { $need })
family_heal = Soigner { $names }
family_refresh = Rendre de l'endurance à { $names }
family_drop = Défausser { $names }
family_lose = Perdre : { $names }
family_afflict = Donner cet état à { $names }

## Choices in rows and columns

grid_damage = Dégâts à
grid_equip = Équiper (le nombre d'autres cartes à payer)
grid_action = Action
grid_no-action = Aucune action

## The atlas

atlas_page = Page { $number }
atlas_edge = { $way } p. { $page }
atlas_exit = { $way } (page { $page })
atlas_told = Page { $number }, { $rows } rangées de { $columns } : { $squares }.{ $exits ->
    [none] { "" }
   *[other] { " " }Bords : { $exits }.
}
atlas_distant = { $name } est un lieu lointain : on n'en part qu'en avion. Lieu : { $places ->
    [none] aucun
   *[other] { $places }
}.
atlas_locations = { $count ->
    [one] lieu { $places }
   *[other] lieux { $places }
}
atlas_note = note au lieu { $number } : { $note }
atlas_landing = aire d'atterrissage { $name }
atlas_plane = l'avion
atlas_claire = Claire
atlas_land = aire
atlas_uncharted-brief = { "?" }
atlas_open-ground = terrain dégagé
atlas_not-entered = pas encore notée
walk_title = À pied
walk_squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
walk_past = { $squares }, { $count ->
    [one] { $count } obstacle
   *[other] { $count } obstacles
}
mark_river = une rivière
mark_unknown = un signe « ? », sans effet par lui-même
mark-word_river = rivière
mark-word_unknown = { "?" }
mark-short_river = riv
mark-short_unknown = { "?" }
obstacle-word_water = eaux
obstacle-word_cold = froid
obstacle-word_steep = escarpé
obstacle-short_water = eau
obstacle-short_cold = frd
obstacle-short_steep = esc
atlas-legend_who = { $ship } Claire  { $plane } avion  nombres : lieux ({ $crossed } barré, { $known } connu)  aire : aire d'atterrissage
atlas-legend_obstacles = eaux, froid, escarpé : obstacles, 3 dégâts s'ils ne sont pas ignorés
atlas-legend_marks = rivière et « ? » : signes dont parlent des cartes et des histoires

## The flight board and the plane

space_board = Plateau de vol, avec les espaces depuis l'avion
space_landing = aire d'atterrissage { $square }
space_distant = lieu lointain { $number }
space_distant-brief = lointain, lieu { $number }
space_crossed-off = barré
space_fuel = on y vend du carburant
space_fuel-brief = carburant
space_next-to = à côté : { $spaces }
space_away = { $count ->
    [one] à { $count } espace
   *[other] à { $count } espaces
}
space_plane-here = L'avion est ici
plane_state = santé { $health } sur { $most }, carburant { $fuel } sur { $tank }

## The head of the screen

head_turn = Tour { $turn }
head_active = à { $who } de jouer
head_told = Tour { $turn }. À { $who } de jouer. Maintenant : { $phase }.
head_claire = Claire : { $place }
head_finale = le récit final
head_normal = niveau normal
head_easy = niveau facile
head_hard = niveau difficile
head_instant = mort instantanée
track_time-left = Temps restant : { $left } sur { $all }{ $bonus ->
    [yes] { " " }et le jeton Temps bonus
   *[no] { "" }
}
track_camps-left = Campements restants : { $left } sur { $all }
track_plane-at = L'avion : { $place }, santé { $health } sur { $most }, carburant { $fuel } sur { $tank }
track_time = Temps
track_camps = Camps
track_plane = Avion
track_fuel = Carb.
goods_title = Ressources
goods_for-quests = pour les quêtes : { $goods }
goods_none = aucune
curses_title = Malédictions

## The journey log

log_head = Journal de bord : { $facts }
log_levels = Difficulté : { $levels }
log_start = { $level } au départ
log_later = { $level } au tour { $turn }
log_standard = campagne standard
log_long = campagne longue
log_turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
log_camps = { $gone ->
    [one] { $gone } campement barré
   *[other] { $gone } campements barrés
}, il en reste { $left }
log_note = Note en { $place } : { $note }

## Boards

board_party = Groupe
board_stamina = Endurance
board_health-of = { $health ->
    [one] { $health } point
   *[other] { $health } points
} de santé sur { $most }
board_down-of = à terre, 0 point de santé sur { $most }
crew_synergy = { $count ->
    [one] { $count } jeton Synergie
   *[other] { $count } jetons Synergie
}
crew_played = a joué { $card }
crew_no-ability = sans capacité

## Cards, quests, events

card_opens = Ouvre { $space } sur le plateau de vol.
card_price = { $count ->
    [0] gratuit à équiper
    [one] { $count } carte pour équiper
   *[other] { $count } cartes pour équiper
}
hand_title = Main
hand_combat = Main de combat
adventures_title = Cartes Aventure
adventures_none = aucune
adventures_no-cards = Aucune carte Aventure.
adventures_played = { $count ->
    [one] { $count } carte jouée, de retour en main quand vous campez
   *[other] { $count } cartes jouées, de retour en main quand vous campez
}
adventures_put-aside = jouée
card-kind_person = personne
card-kind_gear = matériel
card-kind_recipe = recette
card-kind_totem = totem
card-kind_passenger = passager
card-kind_place = lieu
card-kind_curse = malédiction
deck_title = Paquet Combat
deck_inside = dans le paquet
deck_aside = de côté
deck_in-hand = en main
deck_played = jouée
deck_none = Aucune carte Combat.
quest_box-completed = boîte des quêtes terminées
quest_silent = À lire en silence par qui l'a trouvée.
quest_read-by = { $title } se lit en silence. À lire : { $who } (place { $first }, puis quêtes).
events_title = En jeu
active_threat = menace { $threat }
events_none = Aucun évènement n'est en jeu.
story_event = évènement, niveau { $level }
story_event-stays = Pour le compléter : seulement ce que dit la carte.

## Pieces

lies_in-hand = En main.
lies_in-the-deck = Dans le paquet.
lies_laid-aside = Mise de côté.
lies_played = Jouée ; elle revient quand vous campez.
piece-of_buff = { $ability }, sur { $enemy }.
piece-of_threat = { $threat ->
    [one] { $threat } jeton Menace.
   *[other] { $threat } jetons Menace.
}
piece-of_use = À utiliser : { $uses }.
piece-of_or = { $some } ; ou { $other }
piece-of_at = Emplacement : { $place }.

## The enemy row

plan_beaten = Vaincu ainsi : { $names }. Un ennemi vaincu riposte quand même.
fight_boss = { $name }, niveau { $level } : il faut recouvrir les cœurs de toutes ses zones
fight_pool = { $hearts ->
    [0] les cœurs qu'ajoutent ses renforts sont tous recouverts
    [one] ses renforts ajoutent encore { $hearts } cœur en tout
   *[other] ses renforts ajoutent encore { $hearts } cœurs en tout
}
fight_gains = +{ $power } de puissance
fight_plays = Cartes Combat à jouer pendant ce round : { $left } ; { $deck } dans le paquet Combat, { $discard ->
    [one] { $discard } défaussée
   *[other] { $discard } défaussées
}
foe_bonus = de puissance par round
foe_back = riposte { $damage }
foe_strikes = { $first ->
    [yes] frappe en premier
   *[no] riposte
} pour { $damage }{ $all ->
    [0] { "" }
   *[other] { " " }et inflige { $all } à tout le monde
}
foe_strikes-at = { $first ->
    [yes] frappe en premier
   *[no] riposte
} contre { $who } pour { $damage }{ $all ->
    [0] { "" }
   *[other] { " " }et inflige { $all } à tout le monde
}{ $falling ->
    [yes] , car même vaincu un ennemi riposte
   *[no] { "" }
}
foe_all-covered = tout est couvert : on ne peut plus l'attaquer, et il ne riposte plus
foe_struck = a déjà frappé
foe_striking = riposte en ce moment
foe_power = puissance { $power }{ $more ->
    [0] { "" }
   *[other] { " " }(+{ $more })
}
foe_blocks = parade { $block }
foe_level = niveau { $level }
foe_counter = riposte pour { $damage } ({ $attack } et { $power } de puissance)
foe_gains = gagne { $power } de puissance par round
foe_power-and-back = puissance { $power }, riposte pour { $damage }
foe_buff = Renfort { $name } : { $ability }, { $hearts ->
    [one] encore { $hearts } cœur
   *[other] encore { $hearts } cœurs
}
foe_boss-buff = Renfort { $name } : { $ability }
legend_squares = { $heart } cœur : recouvrez-les tous pour vaincre l'ennemi ({ $heart }2 demande 2 dégâts d'un coup) ; +1 : puissance gagnée à chaque round tant que la case est libre ; { $synergy } synergie : la recouvrir donne un jeton ; { $covered } recouverte
legend_figures = riposte : les dégâts que subit qui attaque, puissance comprise ; parade : à déduire de chaque coup
legend_letters = lettres : ce qu'il fait à la fin d'un round tant que la case est libre ; { $always } agissent en permanence

## A wandering encounter

story_action = ({ $letter }) { $text }{ $terms ->
    [none] { "" }
   *[other] { " " }{ $terms }.
} { $here ->
    [none] Personne ici.
   *[other] Ici : { $here }.
}
encounter_idle = Aucune action : { $who }
encounter_to-place = Encore à placer : { $who }

## The last page

fate_passengers = Passagers à bord : { $names }.
undone_curses = Malédictions jamais levées : { $names }.
undone_camps = { $count ->
    [one] Il restait un campement
   *[other] Il restait { $count } campements
}.
joining_dearer = Avec une déprime, c'est 2 : { $names }.
obstacle_ignored-by = de quoi l'ignorer : { $names }
obstacle_step = { $damage ->
    [one] { $damage } dégât ({ $obstacle }), à moins de l'ignorer
   *[other] { $damage } dégâts ({ $obstacle }), à moins de l'ignorer
}
standee_secret = Personne d'autre n'en voit rien avant que tous soient placés.
