### What is told in the skies.
### A variable is the kind of a value and its place: $crew_0 is the first value of an event, a reason or a choice, said
### as a crew member; $crew_owner is the field `owner` of a decision; $value_0 is the plain value, a number if it is one.

## The game

game_title = Distant Skies
game_about = un avion et cinq personnes au-dessus d'un pays inconnu

## What happened

event_activated = { $user_0 } : { $does_1 }.
event_attack = { $crew_0 } attaque avec { $in-card_2 }. Cible : { $enemy_1 }.
event_buffed = { $enemy_0 } reçoit la carte Renfort { $buff_1 } : des cœurs et une capacité de plus.
boss_beaten = { $boss_0 } n'est plus : le combat est gagné.
event_camp-crossed = Un campement est barré : il en reste { $value_0 }.
event_camp-crossed-none = Le dernier campement est barré.
event_combat = Un combat de niveau { $value_0 }.
event_completing = Vous vous attaquez à l'évènement { $event_0 }.
event_counterattack = { $value_2 ->
    [one] { $enemy_0 } riposte contre { $crew_1 } : { $value_2 } dégât, moins ce qui est paré.
   *[other] { $enemy_0 } riposte contre { $crew_1 } : { $value_2 } dégâts, moins ce qui est paré.
}
event_counterattack-none = { $enemy_0 } riposte contre { $crew_1 }, mais sans aucune force.
event_curse-lifted = Malédiction levée : { $card_0 }.
event_curse-works = La malédiction se fait sentir : { $card_0 }.
event_cursed = Une malédiction pèse sur vous : { $card_0 }. { $card-text_0 }
event_dealt-adventure = { $seat_1 } reçoit { $in-card_0 } en main.
event_deck = Le paquet Combat compte maintenant { $cards_0 }.
event_defeat = Défaite : tous les cinq sont à terre.
event_drew-combat = { $seat_0 } pioche la carte Combat { $card_1 }.
event_ended-quest = La quête { $quest_0 } va dans la boîte des quêtes terminées.
event_enemy-acts = { $value_1 ->
    [one] { $enemy_0 } agit et gagne { $value_1 } point de puissance.
   *[other] { $enemy_0 } agit et gagne { $value_1 } points de puissance.
}
event_enemy-acts-none = { $enemy_0 } agit.
event_enemy-blocks = { $enemy_0 } en pare { $value_1 }.
event_event-done = L'évènement { $event_0 } est complété et quitte le jeu.
event_event-stays = L'évènement { $event_0 } reste en jeu.
event_exerted = { $value_1 ->
    [one] { $first_0 } dépense { $value_1 } point d'endurance.
   *[other] { $first_0 } dépense { $value_1 } points d'endurance.
}
event_fell = { $crew_0 } tombe : plus de santé.
event_fled = Vous vous échappez. Le combat est fini, sans victoire.
event_flew = L'avion vole de { $spaces_1 } et se pose : { $space_0 }.
event_flew-none = L'avion décolle et se pose là où il était.
event_flight = Destin et distance : { $value_0 }, soit { $damage_1 } pour l'avion.
event_flight-none = Destin et distance : { $value_0 }, aucun dégât.
event_fuel = Carburant restant : { $value_0 }.
event_fuel-none = Le réservoir est vide.
event_healed = { $crew_0 } récupère { $value_1 ->
    [one] { $value_1 } point
   *[other] { $value_1 } points
} de santé.
event_ignored = Obstacle franchi sans mal : { $obstacle_0 }.
event_landed = Claire est déposée en { $place_0 }.
event_level = La campagne continue au niveau { $value_0 ->
    [easy] facile
    [normal] normal
    [hard] difficile
   *[other] { $value_0 }
}.
event_linked = { $first_0 } dépense un jeton Synergie pour la carte.
event_location-crossed = Le lieu { $value_0 } est barré sur la carte.
event_marked = Une case cochée pour { $faction_0 } : { $value_1 } en tout.
event_marked-full = Toutes les cases de { $faction_0 } sont déjà cochées.
event_moved = Claire va en { $place_0 }.
event_obstacle = Un obstacle : { $obstacle_0 }.
event_one-camp-left = Il ne reste qu'un campement : camper mettra fin à la campagne.
event_out-of-fuel = C'était la dernière goutte de carburant.
event_placed = Les figurines sont révélées : { $standees_0 }.
event_plane-damage = { $value_1 ->
    [one] L'avion subit { $damage_0 } : il lui reste { $value_1 } point de santé.
   *[other] L'avion subit { $damage_0 } : il lui reste { $value_1 } points de santé.
}
event_plane-damage-none = L'avion subit { $damage_0 } et ne volera plus avant d'être réparé.
event_plane-mended = { $value_0 ->
    [one] L'avion a { $value_0 } point de santé.
   *[other] L'avion a { $value_0 } points de santé.
}
event_plane-wrecked = L'avion ne peut plus être abîmé ; cela coûte un campement à la place.
event_played = Carte jouée : { $card_0 } ({ $does_1 }).
event_power-gained = { $value_1 ->
    [one] { $enemy_0 } gagne { $value_1 } point de puissance.
   *[other] { $enemy_0 } gagne { $value_1 } points de puissance.
}
event_power-removed = { $value_1 ->
    [one] { $enemy_0 } perd { $value_1 } point de puissance.
   *[other] { $enemy_0 } perd { $value_1 } points de puissance.
}
event_raised = { $first_0 } se relève, pour 1 temps.
event_refuelled = { $value_0 ->
    [one] Le plein est fait : { $value_0 } unité de carburant.
   *[other] Le plein est fait : { $value_0 } unités de carburant.
}
event_removal-plus = { $value_0 ->
    [one] L'attaque retire { $value_0 } point de puissance de plus.
   *[other] L'attaque retire { $value_0 } points de puissance de plus.
}
event_repaired = { $value_1 ->
    [one] Résultat du travail : { $value_0 }. L'avion regagne { $value_1 } point de santé.
   *[other] Résultat du travail : { $value_0 }. L'avion regagne { $value_1 } points de santé.
}
event_repairing = Vous ouvrez le capot et vous vous mettez au travail.
event_restored-totem = { $dormant_0 } s'éveille. { $woken_0 }
event_rolled = Le dé de combat donne { $signed_0 }.
event_stamina = { $value_1 ->
    [one] { $first_0 } regagne { $value_1 } point d'endurance.
   *[other] { $first_0 } regagne { $value_1 } points d'endurance.
}
event_story-due = L'heure est venue d'une nouvelle partie du récit.
event_synergy = { $first_0 } reçoit un jeton Synergie.
event_synergy-returned = { $first_0 } rend un jeton Synergie.
event_threat = Menace sur l'évènement { $event_0 } : { $value_1 }.
event_ticked = À cocher parmi les hauts faits : { $box_0 }.
event_time = Temps dépensé : { $value_0 } ; il en reste { $value_1 }.
event_time-none = Temps dépensé : { $value_0 } ; il n'en reste plus.
event_took-action = Action ({ $value_0 }) : { $acting_1 }.
event_turn = Tour { $value_0 } : à { $seat_1 } de jouer.
event_turn-end-effect = L'évènement { $event_0 } agit en fin de tour.
event_turn-ends = { $seat_0 } termine son tour.
event_unharmed = Tout est paré : { $first_0 } ne subit rien.
event_used-resource = Ressource utilisée : { $one_0 } ({ $does_1 }).

## Why something is barred

reason_all-cards-played = vous jouez { $cards_0 } par round, pas plus
reason_attacked-already = { $first_0 } a déjà joué une carte pendant ce round
reason_cannot-pay-cards = cela coûte { $cards_0 } de la même main{ $value_1 ->
    [0] { "" }
    [one] { " " }(1 de plus pour la carte de même compétence déjà sur { $first_2 })
   *[other] { " " }({ $value_1 } de plus pour les cartes de même compétence déjà sur { $first_2 })
}, et la carte ne se paie pas elle-même
reason_cannot-pay-resources = { $value_0 ->
    [one] cela coûte { $value_0 } ressource
   *[other] cela coûte { $value_0 } ressources
}
reason_crossed-off = le lieu { $value_0 } est barré
reason_frightened = { $first_0 } a l'état Effrayé et ne peut pas attaquer
reason_helps-nobody-else = cela aide seulement { $first_0 }
reason_ignores-nothing = cela n'ignore aucun des obstacles d'ici
reason_in-the-deck = { $card_0 } est déjà dans le paquet
reason_level-already = le niveau est déjà { $value_0 ->
    [easy] facile
    [normal] normal
    [hard] difficile
   *[other] { $value_0 }
}
reason_mad = { $first_0 } a l'état Folie et n'utilise aucune capacité
reason_most-stamina = { $first_0 } a déjà 3 points d'endurance
reason_no-camps-left = il ne reste aucun campement
reason_no-such-way = on va au nord, à l'est, au sud ou à l'ouest
reason_no-dormant-totem = la quête { $value_0 } n'est pas un de vos totems endormis
reason_no-fleeing = on ne fuit pas tant qu'un côté peut encore blesser l'autre, sauf si le boss le permet
reason_no-such-square = il n'y a ni case ni espace { $value_0 } ; notez d'abord sa page
reason_no-fuel = le réservoir est vide
reason_no-health-left = plus de santé
reason_no-level = il faut d'abord choisir un niveau de difficulté
reason_no-passing = on ne donne pas ses cartes
reason_no-reading-ahead = on ne lit pas à l'avance
reason_no-stamina = { $value_1 ->
    [one] il faut { $value_1 } point d'endurance à { $first_0 }
   *[other] il faut { $value_1 } points d'endurance à { $first_0 }
}
reason_no-such-flight = aucun vol n'y mène pour l'instant : { $space_0 }
reason_no-time = il faut { $value_0 } temps, et il en reste { $value_1 }
reason_no-time-given = le joueur actif ne donne pas de temps pour { $first_0 }
reason_no-time-to-rise = { $first_0 } est à terre ; se relever coûte 1 temps, à l'étape d'actions, entre deux actions
reason_no-token = { $first_0 } n'a pas de jeton Synergie
reason_no-waiting = il y a encore de quoi employer ce temps
reason_no-way = d'ici, aucun chemin ne mène { $value_0 ->
    [north] au nord
    [east] à l'est
    [south] au sud
    [west] à l'ouest
   *[other] vers { $value_0 }
}
reason_nobody-there = personne ne s'y trouve
reason_not-at-geysers = on ne vend pas de carburant là où est l'avion
reason_not-at-the-plane = Claire n'est pas auprès de l'avion
reason_not-by-choice = l'évènement { $event_0 } ne se complète pas à volonté
reason_not-here = Claire n'est pas au lieu { $value_0 }
reason_not-in-the-deck = { $card_0 } n'est pas dans le paquet
reason_not-in-this-game = cette action n'existe pas dans ce jeu
reason_not-on-the-action = { $first_0 } n'est pas sur cette action
reason_not-the-attacker = le jeton va à quelqu'un d'autre : { $first_0 } vient d'attaquer
reason_not-unlockable = { $value_0 } ne se débloque pas par des hauts faits
reason_not-without-claire = Claire resterait bloquée dans un lieu lointain
reason_not-your-character = { $first_0 } n'est pas un personnage de ce joueur
reason_nothing-to-do = cela ne changerait rien maintenant
reason_once-an-attack = capacité déjà utilisée pendant cette attaque : { $user_0 }
reason_once-a-challenge = capacité déjà utilisée pendant ce défi : { $user_0 }
reason_once-a-round = capacité déjà utilisée pendant ce round : { $user_0 }
reason_once-a-turn = capacité déjà utilisée pendant ce tour : { $user_0 }
reason_one-at-a-time = un évènement après l'autre
reason_only-by-plane = un lieu lointain ne s'atteint et ne se quitte qu'en avion
reason_only-counterattacks = la parade ne sert que contre une riposte
reason_only-in-challenges = on ne défausse des cartes de sa main que dans un défi, après la pioche
reason_only-in-combat = seulement en combat
reason_other-hand-cards = on paie avec d'autres cartes de la main ; { $card_0 } est sur un plateau
reason_other-page = cette case n'est pas sur les pages ouvertes
reason_placed-already = { $first_0 } a déjà sa place
reason_plane-broken = l'avion n'a plus de santé et ne peut pas voler
reason_plane-whole = l'avion est en parfait état
reason_played-until-camp = carte déjà jouée, elle revient au prochain campement : { $card_0 }
reason_set-incomplete = il manque de quoi restaurer le totem
reason_slots-full = { $first_0 } a déjà huit cartes Compétence
reason_smallest-deck = le paquet Combat doit garder { $cards_0 }
reason_still-locked = { $value_1 ->
    [one] { $value_0 } demande { $value_1 } haut fait ; vous en avez { $value_2 }
   *[other] { $value_0 } demande { $value_1 } hauts faits ; vous en avez { $value_2 }
}
reason_tank-full = le réservoir est plein
reason_time-left = il reste { $value_0 } temps à dépenser
reason_too-low = 1 { $thing_0 } vaut moins que 1 { $thing_1 }
reason_too-weak = { $value_1 ->
    [one] il faut { $value_1 } point de santé à { $first_0 }
   *[other] il faut { $value_1 } points de santé à { $first_0 }
}
reason_two-at-most = deux s'y trouvent déjà
reason_wrong-place = cela ne sert que sur une case avec { $mark_0 }

## Choices; X stands for a word, REST for all words that follow

choice_travel_X = Se déplacer { $value_0 ->
    [north] vers le nord
    [east] vers l'est
    [south] vers le sud
    [west] vers l'ouest
   *[other] vers { $value_0 }
}
choice_fly_to_X_with_X = Voler avec Claire à bord : { $space_0 }
choice_fly_to_X = { $aboard_0 ->
    [0] Voler sans Claire : { $space_0 }
   *[other] Voler : { $space_0 }
}
choice_repair = Réparer l'avion
choice_camp = Camper
choice_let_time_pass = Laisser passer le reste du temps
choice_suffer_X = Passer et subir l'obstacle : { $obstacle_0 }
choice_walk_X = Marcher { $value_0 ->
    [north] vers le nord
    [east] vers l'est
    [south] vers le sud
    [west] vers l'ouest
   *[other] vers { $value_0 }
}
choice_stay = Rester
choice_land_X = Déposer Claire en { $value_0 }
choice_draw_X = { $card_0 }
choice_roll_X = Le dé donne { $die_0 }
choice_place_X_on_- = { $first_0 } ne va sur aucune action
choice_place_X_on_X = { $first_0 } sur ({ $value_1 }) { $story_1 }
choice_take_X = ({ $value_0 }) { $story_0 }
choice_stop_encounter = En rester là
choice_send_X_from_X = Renvoyer { $first_0 }
choice_start_combat = Mélanger le paquet Combat et se battre
choice_buff_X_with_X = { $buff_1 }
choice_attack_X_with_X_using_X = { $first_1 } attaque avec { $in-card_2 }, cible : { $enemy_0 }
choice_end_attacks = Cesser les attaques ; les ennemis gagnent de la puissance et agissent
choice_flee = Fuir
choice_link_X = { $first_0 } dépense un jeton Synergie pour la carte
choice_token_X = Le jeton Synergie va à { $first_0 }
choice_return_synergy_of_X = { $first_0 } rend un jeton Synergie
choice_target_X = { $enemy_0 }
choice_power_X = { $enemy_0 } gagne la puissance
choice_mend_X = { $enemy_0 } reçoit les soins
choice_cure_nobody = Ne rien changer
choice_refresh_X = De l'endurance pour { $first_0 }
choice_raise_nobody = Personne ne se relève
choice_raise_X = { $first_0 } se relève, pour 1 temps
choice_give_time_for_X = Donner 1 temps pour relever { $first_0 }
choice_refuse_time = Ne pas donner de temps
choice_keep_X = Garder { $in-card_0 }
choice_pay_X_for_X = Payer { $one_0 } (requis : { $thing_1 })
choice_activate_X_X = { $user_0 } : { $does_1 }
choice_play_X_X = Jouer { $in-card_0 } : { $does_1 }
choice_use_X_X_by_X = Utiliser { $one_0 } : { $does_1 }
choice_complete_X = Tenter de compléter l'évènement { $event_0 }
choice_awaken_X_by_X = Restaurer le totem de la quête { $quest_0 }
choice_refuel = Faire le plein
choice_include_X = Mettre { $in-card_0 } dans le paquet Combat
choice_exclude_X = Mettre { $in-card_0 } de côté
choice_deal_X = { $card_0 }
choice_leave_X = { $seat_0 } quitte la table
choice_level_X = Continuer au niveau { $value_0 ->
    [easy] facile
    [normal] normal
    [hard] difficile
   *[other] { $value_0 }
}

## What going on means at a decision

going-on_AlterAttack = Poursuivre l'attaque
going-on_AlterTest = Laisser le résultat tel quel

## Before the first choice

opening_turn = Un tour : piochez des cartes Compétence, affrontez un évènement, puis dépensez 5 temps (déplacement 1, exploration 2, vol 2, réparation 1). Camper est gratuit.
opening_goal = Explorez, trouvez des quêtes et des totems, aidez qui vous voulez. Chaque campement barré rapproche la fin ; le dernier y conduit.
opening_help = Les cartes Compétence s'équipent à tout moment (+ en donne la liste) et aident dans les défis. « carte », « équipage », « main », « quêtes » et « avion » en montrent plus.

## Kinds of acts of any time

kind_activate = capacités des personnages
kind_activate-card = cartes équipées
kind_play = cartes Aventure
kind_use = ressources
kind_complete = évènements à compléter
kind_awaken = totems à restaurer
kind_refuel = carburant
kind_include = cartes Combat à ajouter
kind_exclude = cartes Combat à mettre de côté

## Kinds of pieces

piece_boss = zone d'un boss
piece_buff = carte Renfort ennemi
piece_character = personnage
piece_combat = carte Combat
piece_curse = malédiction
piece_passenger = carte Aventure, passager
piece_place = carte Aventure, lieu
piece_plane = avion
piece_space = espace du plateau de vol

## What a decision asks

question_ChartSquare = Que montre l'atlas sur la case { $value_square } ?
question_DescribeBoss = Que montre la page du boss { $value_number } ?
question_ChartArrival = Que montre l'atlas sur la case { $value_square } ?
question_Agree = Donner 1 temps de ce tour pour relever { $first_name } ?
question_AlterAttack = Renforcer l'attaque avant qu'elle porte ?
question_Attacks = Qui attaque ? Une carte par personnage pendant ce round.
question_Block = { $victim } va subir { $blow }{ $block-ask }
question_DealBuff = Une carte Renfort pour { $in-enemy_enemy }. Laquelle est-ce ?
question_DealDiscard = Mélangez les cartes Aventure jouées. Laquelle va à { $seat_seat } ?
question_DealPooled = Distribuez { $pile } à { $seat_seat }. Laquelle est-ce ?
question_DrawCombatCard = { $seat_seat } pioche une carte Combat. Laquelle est-ce ?
question_DropCombat = Quelle carte Combat est défaussée ?
question_FaceObstacle = Un obstacle : { $obstacle_kind }. Que faites-vous ?
question_GainStamina = { $value_left ->
    [one] Qui regagne de l'endurance ? { $value_left } point à donner.
   *[other] Qui regagne de l'endurance ? { $value_left } points à donner.
}
question_GiveCard = Qui garde { $in-card_card } ?
question_GiveSynergy = Un symbole Synergie est recouvert. Qui reçoit le jeton ?
question_HandOver = Quel personnage passe à { $seat_newcomer } ?
question_Heal = { $value_left ->
    [one] Qui soigner ? { $value_left } point de santé à rendre.
   *[other] Qui soigner ? { $value_left } points de santé à rendre.
}
question_HealAlly = { $value_amount ->
    [one] { $enemy_enemy } soigne un autre ennemi de { $value_amount } dégât. Lequel ?
   *[other] { $enemy_enemy } soigne un autre ennemi de { $value_amount } dégâts. Lequel ?
}
question_KeepOne = La pioche Compétence est épuisée. { $seat_seat } ne garde qu'une carte : laquelle ?
question_KeepSeven = { $seat_seat } a plus de 7 cartes. Laquelle part ? Il est permis d'en équiper d'abord.
question_LandAt = Où déposer Claire ?
question_LoseHealth = Qui perd de la santé ? Encore { $value_left ->
    [one] { $value_left } point
   *[other] { $value_left } points
} à répartir, 1 à la fois.
question_LoseHealthByOne = Qui perd { $value_amount ->
    [one] { $value_amount } point
   *[other] { $value_amount } points
} de santé ?
question_MayFlee = Vous pouvez fuir maintenant. Le faites-vous ?
question_MayRise = Donner 1 temps de ce tour pour relever { $first_name } ?
question_MovePlane = Où vole l'avion ? Cela ne prend pas de temps.
question_NextAction = Quelle action ensuite ? Chacune n'a lieu qu'une fois, pour tous ceux qui s'y trouvent.
question_PayAny = Quelle ressource payez-vous ? Encore { $value_left }.
question_PayEquip = Quelle autre carte sert à payer ? Encore { $value_left }.
question_PayTotem = Que payez-vous pour le totem ?
question_PlaceStandees = Où vont vos personnages ? Tous peuvent agir ; deux au plus sur une même action.
question_PowerAlly = { $value_amount ->
    [one] { $enemy_enemy } donne { $value_amount } point de puissance à un autre ennemi. Lequel ?
   *[other] { $enemy_enemy } donne { $value_amount } points de puissance à un autre ennemi. Lequel ?
}
question_Raise = Qui se relève ? 1 temps par personnage ; { $time }.
question_Ready = Voici vos ennemis. C'est le dernier moment pour changer le paquet Combat.
question_Relief = Vous vous reposez. Un état peut partir.
question_RollDie = Lancez le dé de combat. Que donne-t-il ?
question_TakeAction = Que faites-vous ? { $time }.
question_TakeOne = Une carte au hasard va à { $seat_newcomer }. Laquelle est-ce ?
question_Thin = Il y a trop de monde sur ({ $value_letter }). Qui choisit à nouveau ?
question_Victim = { $enemy_enemy } inflige { $damage_amount }. À qui ?
question_Walk = { $value_left ->
    [one] Où va Claire ? Encore { $value_left } case.
   *[other] Où va Claire ? Encore { $value_left } cases.
}
question_WeakenFoe = { $value_amount ->
    [one] Quel ennemi perd { $value_amount } point de puissance ?
   *[other] Quel ennemi perd { $value_amount } points de puissance ?
}

## What is said where a decision has one answer

statement_AlterAttack = L'attaque reste telle quelle ; rien ne peut la renforcer.
statement_Block = { $victim } va subir { $blow }{ $block-stand }

## Options of a new campaign

option_level_title = Niveau
option_level_help = La difficulté. Elle peut changer plus tard ; pour le score, c'est le niveau le plus facile utilisé qui compte.
option_level_normal = normal : 2 cartes par tour ; 10 points
option_level_easy = facile : 3 cartes par tour, ennemis plus faibles, le campement rend 6 de santé ; aucun point
option_level_hard = difficile : ennemis avec renfort, défis plus durs de 1 ; 20 points
option_plane_title = L'avion
option_plane_help = Le nom de l'avion.
option_instant_title = Mort instantanée
option_instant_help = Ce qu'entraîne une défaite, quand les cinq sont à terre en même temps.
option_instant_off = non : une défaite coûte 3 campements et 10 points
option_instant_on = oui : la première défaite met fin à la campagne ; 10 points de plus
option_length_title = Longueur
option_length_help = Le nombre de campements du voyage. Chacun repose tout le monde et rapproche la fin.
option_length_standard = standard : 12 campements, environ une soirée ou deux
option_length_long = longue : 17 campements, le temps d'en voir plus
option_landing_title = Atterrissage
option_landing_help = Où se trouve Claire après un vol.
option_landing_off = règle imprimée : Claire atterrit sur la case de l'avion
option_landing_quick = rapide : elle peut être déposée n'importe où sur les pages ouvertes

## How a campaign ended

ending_end_story = le récit final est achevé
ending_instant_death = les cinq étaient à terre, avec la mort instantanée

## Parts of the score

score_adventures = 2 par carte Aventure ou Combat trouvée
score_totems = 5 par totem ou passager
score_equipped = 1 par carte Compétence équipée
score_common = 1 pour 4 ressources communes
score_rare = 1 par ressource de quête
score_level = pour le niveau : normal 10, difficile 20
score_instant = 10 pour la mort instantanée
