### What is told at sea.
### A variable is the kind of a value and its place: $crew_0 is the first value of an event, a reason or a choice, said
### as a crew member; $crew_owner is the field `owner` of a decision; $value_0 is the plain value, a number if it is one.

## The game

game_title = Sleeping Gods
game_about = un bateau et neuf personnes perdus sur une mer étrange

## What happened

event_accuracy-plus = Précision +{ $value_0 }.
event_activated = { $thing_0 } : { $does_1 }.
event_armed = { $crew_0 } porte maintenant { $in-card_1 }.
event_attack = { $crew_0 } attaque { $in-enemy_1 } ({ $weapon_2 }).
event_cleared-command = { $value_0 ->
    [one] { $value_0 } ordre retourne
   *[other] { $value_0 } ordres retournent
} à la réserve.
event_cleared-command-none = Aucun ordre n'était posé.
event_combat = Un combat s'annonce : niveau { $value_0 }, { $difficulty_1 }.
event_cooked = Recette cuisinée : { $card_0 }.
event_counterattack = { $enemy_0 } frappe { $crew_1 } { $when_0 } : { $value_2 ->
    [one] { $value_2 } dégât
   *[other] { $value_2 } dégâts
}{ $weapon-block_1 }.
event_defeat = Défaite : { $fallen_0 }.
event_disarmed = { $crew_0 } perd { $in-card_1 } jusqu'à la fin du combat.
event_distance = Total de navigation { $value_0 } : jusqu'à { $moves_1 }.
event_easy-mode = La campagne continue en mode facile.
event_ended-quest = La quête { $quest_0 } va dans la boite Quêtes Terminées.
event_enemy-acts = { $enemy_0 } agit : { $value_1 ->
    [one] { $value_1 } dégât
   *[other] { $value_1 } dégâts
}.
event_equipped-discarded = Toutes les cartes Compétence équipées sont défaussées.
event_event-cancelled = Évènement annulé : { $event_0 }.
event_event-ended = Évènement permanent terminé : { $event_0 }.
event_event-kept = Évènement qui reste sur la table : { $event_0 }.
event_event-lost = L'évènement { $event_0 } va à la défausse, sans rien produire.
event_explore-token = Vous prenez le jeton Exploration { $value_0 }.
event_fatigue = { $crew_0 } prend { $value_1 ->
    [one] { $value_1 } fatigue
   *[other] { $value_1 } fatigues
}.
event_fell = { $crew_0 } tombe : plus de PV.
event_finale = La dernière pioche Évènement est épuisée. Le final commence.
event_found = Jeton Fouille : { $search_0 }.
event_gained-command = { $seat_0 } gagne { $value_1 ->
    [one] { $value_1 } ordre
   *[other] { $value_1 } ordres
}.
event_gained-command-none = { $seat_0 } ne gagne aucun ordre : la réserve est vide.
event_gained-token = Vous gagnez le jeton { $token_0 }.
event_guarded = { $crew_1 } encaisse le coup pour { $crew_0 }.
event_hazard = Danger : { $hazard_0 }.
event_healed = { $crew_0 } récupère { $value_1 } PV.
event_hit = { $crew_0 } touche { $in-enemy_1 } : total { $value_2 }{ $against_1 }.
event_learned = { $crew_1 } apprend { $in-card_0 } : { $card-text_0 }
event_lost-token = Vous n'avez plus le jeton { $token_0 }.
event_miss = { $crew_0 } rate { $in-enemy_1 } : total { $value_2 }{ $against_1 }. Une attaque ratée compte 1 dégât au lieu de ceux de l'arme.
event_new-event-deck = Une nouvelle pioche Évènement est en place, la numéro { $value_0 }.
event_placed-command = { $seat_0 } pose { $value_2 ->
    [one] { $value_2 } ordre
   *[other] { $value_2 } ordres
} sur { $in-thing_1 }.
event_potion = La Potion de Pollen est bue : plus personne n'a de blessure.
event_repaired = 1 dégât réparé : { $room_0 }.
event_rested = { $crew_0 } perd { $value_1 ->
    [one] { $value_1 } fatigue
   *[other] { $value_1 } fatigues
}.
event_revealed = En vente : { $card_0 }, { $price_0 }. { $card-text_0 }
event_room = Le pion se déplace : { $room_0 }.
event_sailed = Le bateau entre dans { $in-region_0 }.
event_serpent = Serpent de Mer : { $serpent_0 }.
event_ship-damage = Le bateau subit 1 dégât : { $room_0 }.
event_ship-mended = Le bateau n'a plus aucun dégât.
event_sold-artifact = Un artefact est vendu.
event_spent-command = { $seat_0 } dépense { $value_1 ->
    [one] { $value_1 } ordre
   *[other] { $value_1 } ordres
}.
event_synergy = { $crew_0 } prête son jeton Synergie à { $crew_1 }.
event_synergy-returned = { $crew_0 } reprend son jeton Synergie.
event_synergy-used = { $crew_1 } utilise le jeton Synergie prêté par { $crew_0 }.
event_token-given = { $seat_0 } donne un cube Action de Combat à { $seat_1 }.
event_travel-turn = Navigation { $signed_0 } pour ce tour.
event_turn = Tour { $value_0 } : { $seat_1 } est capitaine.
event_used-card = { $card_0 } : { $does_1 }.

## Why something is barred

reason_actions-left = { $value_0 ->
    [one] il reste { $value_0 } action : effectuez-la ou renoncez-y
   *[other] il reste { $value_0 } actions : effectuez-les ou renoncez-y
}
reason_attacked-twice = { $crew_0 } a déjà attaqué deux fois pendant ce round
reason_bound-to = la carte { $card_0 } est réservée à { $crew_1 }
reason_built-in = l'arme d'un plateau ne se retire pas
reason_cannot-pay = il faut { $value_0 ->
    [one] { $value_0 } ordre
   *[other] { $value_0 } ordres
} d'un même joueur
reason_helper-pays = pour aider, { $seat_0 } paie { $value_1 ->
    [one] { $value_1 } ordre
   *[other] { $value_1 } ordres
} et en a { $value_2 }
reason_cannot-pay-food = il manque des ingrédients pour { $in-card_0 }
reason_control-is-fixed = qui contrôle qui ne change pas
reason_controller-cannot-pay = le joueur qui contrôle { $crew_0 } doit avoir { $value_1 ->
    [one] { $value_1 } ordre
   *[other] { $value_1 } ordres
}
reason_controller-only = seul le joueur qui contrôle { $crew_0 } peut y dépenser des ordres
reason_done-already = c'est fait ; chaque effet d'une salle ne sert qu'une fois
reason_easy-already = c'est déjà le mode facile
reason_easy-or-brutal = le mode facile et le mode brutal s'excluent
reason_ending-unreached = la quête { $value_0 } demande une fin qu'aucune de vos campagnes n'a encore atteinte
reason_fate-is-drawn = le destin se pioche à chaque épreuve
reason_frightened = { $crew_0 } a l'état effrayé et ne peut pas attaquer
reason_giver-or-receiver-pays = un cube va à un autre joueur, et l'un des deux paie
reason_helps-nobody-else = cela n'aide personne d'autre que { $crew_0 }
reason_holds-command = un ordre est posé sur { $in-thing_0 }
reason_land-between = la terre fait barrage
reason_learned-already = carte déjà apprise
reason_level-cards-stay = les cartes Expérience restent pour de bon
reason_market-sold-out = le marché n'a plus rien à vendre
reason_most-fatigue = { $crew_0 } ne peut pas prendre plus de fatigue
reason_no-action-there = { $the-room_0 } n'offre pas d'action Bateau
reason_no-card-to-discard = il faut défausser une carte de sa main, et il n'y en a pas
reason_no-command-there = aucun ordre n'y est posé
reason_no-craft = pas de symbole savoir-faire
reason_no-distance-left = le bateau ne peut pas aller plus loin
reason_no-fleeing = on ne fuit pas tant qu'un camp peut encore blesser l'autre
reason_no-such-region = il n'y a pas de région { $value_0 } ; une région de l'atlas se nomme par sa page et un numéro, comme 3.2
reason_no-food = ce n'est pas de la nourriture ({ $thing_0 })
reason_no-market-here = il n'y a pas de marché dans cette région
reason_no-more-tokens = on ne peut plus piocher de jeton Fouille
reason_no-port-here = il n'y a pas de port dans cette région
reason_nobody-watchful = personne chez vous ne peut se servir de Vigilant à présent, ou son jeton est déjà pioché
reason_no-search = aucune fouille n'est en cours
reason_no-token = { $seat_0 } n'a plus de cube Action de Combat
reason_no-way-there = aucun bord de cette page n'y mène
reason_not-a-one = seulement après un 1 ; c'était un { $value_0 }
reason_not-adjacent = sans contact avec cette région
reason_not-enough-xp = { $xp_0 }
reason_not-for-repairs = cela ne paie aucune réparation ({ $thing_0 })
reason_not-from-hand = pour une arme, seules les cartes équipées se défaussent
reason_not-in-attacks = les cartes en main n'aident pas une attaque
reason_not-in-challenge = on n'équipe pas de carte pendant un défi
reason_not-inside = vous n'y êtes pas ({ $thing_0 })
reason_not-in-region = dans une autre région
reason_not-on-attacker = l'attaquant ne porte pas cette carte
reason_not-on-offer = la carte { $card_0 } n'est pas en vente
reason_not-owned-or-there = la carte { $card_0 } n'est pas à vous, ou s'y trouve déjà
reason_not-unlockable = les hauts faits ne débloquent pas la quête { $value_0 }
reason_not-while-exploring = pas pendant une exploration
reason_not-your-crew = { $crew_0 } est à un autre joueur
reason_nothing-to-do = il n'y a rien à faire ({ $thing_0 })
reason_once-a-turn = la carte { $card_0 } a déjà servi pendant ce tour
reason_one-at-a-time = un service après l'autre
reason_one-discard = une attaque ne permet qu'une carte défaussée pour l'arme
reason_one-of-them = vous emportez la quête { $value_0 } ou la quête { $value_1 }, pas les deux
reason_one-reward = une seule récompense, pas plus
reason_one-steers = une seule personne à la barre
reason_one-way = des pièces ne font jamais un artefact
reason_only-at-healer = passez d'abord chez le médecin
reason_only-in-port = seulement pendant une action Port
reason_own-draws-only = cela ne vaut que pour le destin pioché par son propre joueur
reason_own-token = personne n'utilise son propre jeton Synergie
reason_covered-no-point = { $crew_0 } n'a pas recouvert de symbole Synergie à l'instant
reason_no-health-left = plus de PV
reason_parts-left = il reste quelque chose à faire avec { $the-room_0 }
reason_private = les cartes en main et les ordres ne se donnent pas
reason_repairs-in-port = matériaux et pièces ne réparent le bateau que pendant une action Port
reason_room-closed = les dégâts ferment { $the-room_0 }
reason_slots-full = { $crew_0 } a déjà deux cartes Compétence
reason_space-full = plus de place pour un dégât sur { $the-room_0 }
reason_space-sound = aucun dégât à cet endroit
reason_still-locked = { $value_1 ->
    [one] la quête { $value_0 } demande { $value_1 } totem ou fin ; trouvés : { $value_2 }
   *[other] la quête { $value_0 } demande { $value_1 } totems et fins ; trouvés : { $value_2 }
}
reason_takes-no-part = { $crew_0 } ne participe pas
reason_token-not-there = { $crew_1 } ne détient pas de jeton prêté par { $crew_0 }
reason_too-dear = cela coûte { $coins_1 } ({ $thing_0 })
reason_too-tired = { $crew_0 } a trop de fatigue
reason_two-starts = les quêtes { $value_0 } et { $value_1 } commencent à des endroits différents ; prenez l'une ou l'autre
reason_used-already = déjà utilisé pendant cette action Port ({ $thing_0 })
reason_used-last-turn = le pion s'y trouve ; il doit changer de salle
reason_visit-first = choisissez d'abord { $thing_0 }
reason_weapon-first = quelqu'un doit d'abord prendre { $in-card_0 }
reason_weapons-take-no-command = la carte { $card_0 } est une arme et ne prend pas d'ordre
reason_window-closed = les cartes se défaussent seulement après une pioche, avant le résultat définitif

## Choices; X stands for a word, REST for all words that follow

choice_target_X = Blesser { $in-enemy_0 }
choice_end_attacks = Finir les attaques ; les ennemis agissent
choice_leave_X = { $leave_0 }
choice_use_X = Utiliser { $the-room_0 }
choice_enter_X = Déplacer le pion vers { $the-room_0 } : salle fermée, sans effet
choice_do_all = Tout, dans l'ordre de la liste
choice_do_X = { $part_0 }
choice_relieve_X = Défausser une carte : { $crew_0 } perd 1 fatigue
choice_decline_relief = Ne soulager personne
choice_search_on = Piocher un jeton Fouille
choice_search_watchfully = Piocher un jeton de plus avec Vigilant, sans sa pénalité
choice_stop_searching = Arrêter la fouille
choice_find_X = { $search_0 }
choice_keep_synergy = Garder le jeton Synergie
choice_keep_X_REST = Garder { $amounts_1 }
choice_attempt_X = Tenter d'éliminer { $event_0 }
choice_decline_X = Laisser { $event_0 } en place
choice_travel = Navigation
choice_market = Commerce
choice_port = Port
choice_skip_room = N'utiliser aucune salle
choice_skip_action = Renoncer à cette action et gagner 1 ordre
choice_steer_X = { $crew_0 } prend la barre
choice_sail_X = Naviguer vers { $in-region_0 }
choice_stop_sailing = Ne pas aller plus loin
choice_make_for_X = Rejoindre { $in-region_0 }
choice_draw_X = { $fate-card_0 }
choice_draw_fate = Piocher une carte
choice_roll_fate = Lancer le dé
choice_roll_X = Le dé montre { $value_0 }
choice_reveal_enemies = Révéler les ennemis et combattre
choice_reveal_X = { $card_0 }
choice_attack_X_with_X_using_X = Attaquer : { $in-enemy_0 }, avec { $crew_1 } ({ $weapon_2 })
choice_give_token_of_X_to_X_by_X = { $seat_0 } donne un cube Action de Combat à { $seat_1 } ; { $seat_2 } paie 1 ordre
choice_lend_X_to_X = { $crew_0 } prête son jeton Synergie à { $crew_1 }
choice_synergy_X_by_X = { $crew_1 } utilise le jeton Synergie prêté par { $crew_0 }
choice_return_X_from_X = { $crew_1 } rend à { $crew_0 } son jeton Synergie
choice_burn_X = Défausser { $in-card_0 } pour +1 dégât
choice_guard_X_with_X = { $crew_1 } encaisse le coup pour { $crew_0 }
choice_rescue_X_with_X = { $crew_0 } se relève avec le jeton Synergie prêté par { $crew_1 }
choice_let_fall = Ne relever personne
choice_disarm_X_of_X = { $crew_0 } perd { $in-card_1 }
choice_tire_X = { $crew_0 } prend 1 fatigue
choice_rest_X = { $crew_0 } se repose
choice_damage_X = Endommager { $the-room_0 }
choice_repair_X_for_X = Réparer { $the-room_0 } pour { $one_1 }
choice_repair_X = Réparer { $the-room_0 }
choice_visit_X = { $service_0 }
choice_treat_X = Soigner { $crew_0 } pour 1 pièce
choice_learn_X = { $level_0 }
choice_buy_X = Acheter { $in-card_0 }
choice_pay_nothing = Ne rien payer
choice_pay_REST = Payer { $amounts_0 }
choice_prepare_X = Cuisiner { $in-card_0 }
choice_hand_X_to_X = Confier { $in-card_0 } à { $crew_1 }
choice_arm_X_with_X = Confier { $in-card_1 } à { $crew_0 }
choice_cook_X_by_X = Cuisiner { $in-card_0 }{ $payer_1 }
choice_activate_X_X_by_X = { $card_0 } : { $does_1 }{ $payer_2 }
choice_activate_X_X = { $crew_0 } : { $does_1 }
choice_play_X_X = { $card_0 } : { $does_1 }
choice_sell_artifact = Vendre un artefact pour 2 pièces
choice_drink_X = Boire : { $token_0 }
choice_clear_seat = Libérer la place
choice_clear_X = Retirer des ordres : { $thing_0 }
choice_share_command = Partager les ordres autour de la table
choice_give_command_to_X = 1 ordre pour { $seat_0 }
choice_easy_mode = Continuer en mode facile

## What going on means at a decision

going-on_Steer = Continuer sans personne à la barre

## Before the first choice

opening_turn = Un tour : utilisez une salle du bateau, résolvez un évènement, puis effectuez deux actions (Navigation, Exploration, Commerce, Port).
opening_clock = Quand la pioche Évènement est épuisée pour la troisième fois, le final commence. « carte », « quêtes » et « équipage » en montrent plus.

## Kinds of acts of any time

kind_activate = capacités de l'équipage
kind_activate-card = cartes Aventure
kind_play = cartes équipées
kind_cook = cuisiner
kind_arm = confier des armes
kind_synergy = synergie
kind_sell = vendre
kind_drink = boire
kind_discard = défausser

## Kinds of pieces

piece_crew = membre d'équipage
piece_level = carte Expérience
piece_lore = carte Aventure, savoir
piece_region = région
piece_room = salle du bateau
piece_token = jeton d'aventure
piece_weapon = arme

## What a decision asks

question_NameEvent = Piochez un événement. Lequel est-ce ?
question_ChartRegion = Que montre l'atlas dans la région { $value_region } ?
question_ChartArrival = Que montre l'atlas dans la région { $value_region } ?
question_RestoreHealth = Qui soignez-vous ? { $to-give_left }
question_AlterAttack = Changer l'attaque avant qu'elle soit réglée ?
question_AlterDamage = Augmenter les dégâts ?
question_Attacks = Qui attaque ? Chacun deux fois au plus par round.
question_BeforeChallenge = Un défi de { $skill_skill } { $value_number } suit. Dernier moment pour équiper des cartes.
question_BeforeCombat = Dernier moment pour cuisiner, équiper et confier des armes.
question_Block = { $crew_crew } va subir { $value_amount ->
    [one] { $value_amount } dégât
   *[other] { $value_amount } dégâts
}{ $block-ask_amount }
question_Buy = Qu'achetez-vous ?
question_ChooseEvent = Que faites-vous ?
question_ClearCommand = Retirez des ordres posés{ $to-clear_left }.
question_CookBook = Quelle recette ?
question_Disarm = Quelle arme est perdue jusqu'à la fin du combat ?
question_DrawOrRoll = Une carte ou le dé ?
question_GainFatigue = Qui prend de la fatigue ? Encore { $value_left }.
question_HandLimit = { $seat_seat } a plus de 3 cartes en main. Laquelle part ?
question_Healer = Qui le médecin soigne-t-il ?
question_IgnorePenalty = Pénalité du jeton : { $harm_token }, sauf si quelqu’un l’ignore.
question_KeepFound = Quelle récompense gardez-vous ?
question_KeepReward = Quelle récompense gardez-vous ?
question_Learn = Qui apprend quoi ?
question_MayAttempt = Tenter d'éliminer { $event_event } ?
question_MayCancel = Annuler { $this-event } ?
question_NextVictim = Qui subit { $value_amount ->
    [one] le dégât restant
   *[other] les { $value_amount } dégâts restants
} ?
question_PassAnySynergy = Un symbole Synergie est recouvert. Prêter un jeton ?
question_PassSynergy = Un symbole Synergie est recouvert. { $crew_owner } prête son jeton ?
question_PayFood = Quelle nourriture ? Encore { $value_left } à payer.
question_PayRecipe = Avec quoi cuisiner { $in-card_card } ?
question_PlaceElsewhere = Cette salle est pleine. Où va le dégât ?
question_PortServices = Au port.
question_Relief = Défausser une carte pour soulager quelqu'un ?
question_RemoveFatigue = Qui perd de la fatigue ? { $to-give_left }
question_Repair = Que réparez-vous ? Encore { $value_left }.
question_Rescue = Quelqu'un est à terre. Un jeton Synergie peut aider.
question_RoomParts = { $room_room } : tout cela est à vous. Par quoi commencer ?
question_Sail = Où aller ? Encore { $moves_left }.
question_SearchMore = Fouiller la mer ?
question_ShareCommand = Partagez { $value_left ->
    [one] { $value_left } ordre
   *[other] { $value_left } ordres
} entre les joueurs.
question_ShareOut = À qui va ce que laisse { $seat_leaver } ?
question_ShipAction = Quelle salle du bateau utilisez-vous ?
question_Shipyard = Que réparez-vous ?
question_Steer = Qui prend la barre ?
question_TakeAction = Quelle action ? { $actions }
question_TakeWeapon = Qui porte { $in-card_card } ?
question_ToPort = Vers quel port ?
question_Victim = { $enemy_enemy } inflige { $value_amount ->
    [one] { $value_amount } dégât
   *[other] { $value_amount } dégâts
} : à qui ?
question_FindToken = Piochez un jeton Fouille. Lequel est-ce ?
question_FindWatchful = Piochez un jeton Fouille de plus. Lequel est-ce ?
question_LoseEvent = Défaussez le premier évènement de la pioche. Lequel est-ce ?
question_LoseHealth = Qui perd des PV ? Encore { $value_left } à répartir, 1 à la fois.
question_LoseHealthByOne = Qui perd { $value_amount } PV ?
question_RevealCard = Révélez une carte Commerce. Laquelle est-ce ?
question_RollFate = Lancez le dé. Que montre-t-il ?

## What is said where a decision has one answer

statement_AlterAttack = L'attaque reste telle quelle.
statement_AlterDamage = Les dégâts restent tels quels.
statement_Block = { $crew_crew } va subir { $value_amount ->
    [one] { $value_amount } dégât
   *[other] { $value_amount } dégâts
}{ $block-stand_amount }
statement_IgnorePenalty = Pénalité du jeton : { $harm_token }.
statement_MayCancel = L'évènement prend effet : { $this-event }.
statement_Steer = Personne ne peut prendre la barre.
statement_Buy = Il n'y a rien ici que vous puissiez payer.

## Options of a new campaign

option_mode_title = Mode
option_mode_help = Ce que signifie une défaite.
option_mode_normal = normal : une défaite coûte des évènements et 10 points
option_mode_brutal = brutal : la première défaite finit la campagne ; 25 points de plus
option_easy_title = Mode facile
option_easy_help = Une aide pour une première campagne ; incompatible avec le mode brutal.
option_easy_off = non
option_easy_on = oui : 20 XP, 20 pièces et de la nourriture au départ, 1 ordre par tour, une aide après une défaite
option_dice_title = Dé
option_dice_help = Un dé peut-il remplacer une carte quand on pioche le destin ?
option_dice_off = non : le destin est toujours une carte
option_dice_may = au choix : à chaque pioche, une carte ou un dé
option_dice_always = toujours : le destin est toujours un dé
option_points_title = Crainte et vénération
option_points_help = Les points que donnent certaines histoires comptent-ils ?
option_points_off = non : ces points ne comptent pas
option_points_on = oui : chacun vaut 1, et 10 de plus au-dessus de 10

## How a campaign ended

ending_finale = le final est terminé
ending_brutal_defeat = une défaite, en mode brutal

## Parts of the score

score_adventures = 2 par carte Aventure
score_totems = 2 de plus par totem
score_levels = 2 par carte Expérience
score_coins = 1 toutes les 2 pièces
score_artifacts = 1 par artefact
score_brutal = 25 pour le mode brutal
score_points = crainte et vénération
