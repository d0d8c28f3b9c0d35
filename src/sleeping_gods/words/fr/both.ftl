### What is told in both games.
### A variable is the kind of a value and its place: $crew_0 is the first value of an event, a reason or a choice, said
### as a crew member; $crew_owner is the field `owner` of a decision; $value_0 is the plain value, a number if it is one.

## What happened

event_action = { "" }
event_beaten = { $enemy_0 } quitte la rangée : ennemi vaincu.
event_blocked = Parade : { $value_0 }.
event_campaign-over = La campagne est terminée. Score : { $value_1 }.
event_challenge = Défi de { $skill_0 } : { $value_1 } ou plus.
event_challenge-failed = Total { $value_0 } contre { $value_1 } : échec.
event_challenge-passed = Total { $value_0 } contre { $value_1 } : réussite.
event_chose = { "" }
event_covered = { $enemy_0 } : une blessure recouvre { $square_1 }.
event_damage-lost = { $value_0 ->
    [one] { $value_0 } dégât ne trouve aucune case et se perd.
   *[other] { $value_0 } dégâts ne trouvent aucune case et se perdent.
}
event_cured = { $crew_0 } perd l'état { $status_1 }.
event_damage = { $crew_0 } subit { $value_1 ->
    [one] { $value_1 } dégât
   *[other] { $value_1 } dégâts
}.
event_damage-plus = Dégâts +{ $value_0 }.
event_deals = { $crew_0 } inflige { $value_1 ->
    [one] { $value_1 } dégât
   *[other] { $value_1 } dégâts
}.
event_deals-none = { $crew_0 } n'inflige aucun dégât.
event_defeat-ticked = Défaites au journal de bord : { $value_0 }.
event_discarded = { $seat_0 } défausse { $in-card_1 }.
event_drew-card = { $seat_0 } pioche une carte Compétence.
event_drew-this-card = { $seat_0 } pioche { $in-card_1 }.
event_ending = La fin « { $ending_0 } » est atteinte.
event_enemy-ability = { $enemy_0 } : { $ability_1 }.
event_equipped = Carte équipée sur { $crew_1 } : { $card_0 }. { $card-text_0 }
event_event = { "" }
event_fate = Destin : { $value_0 }.
event_fate-plus = Destin +{ $value_0 }.
event_gained = Gagné : { $goods_1 }.
event_gained-adventure = Carte gagnée : { $card_0 }. { $card-text_0 }
event_gained-none = Il n'en reste plus dans la réserve.
event_gained-quest = Quête gagnée : { $quest_0 }. { $quest-text_0 }
event_joined = { $crew_0 } participe.
event_joined-table = { $value_0 } rejoint la table.
event_laid = { $enemy_0 } prend place dans la rangée.
event_left-table = { $value_0 } quitte la table.
event_lost = Perdu : { $goods_1 }.
event_lost-adventure = La carte { $card_0 } retourne dans la boite.
event_lost-none = Il n'y avait rien à perdre.
event_noted = Noté sur la carte au lieu { $value_0 } : { $value_1 }
event_paid = Payé : { $goods_1 }.
event_paragraph = { "" }
event_put-right = Corrigé à la main : « { $value_0 } ».
event_put-right-too = Et avec cela : { $figure_0 } passe à { $set-to_1 }.
event_reshuffled = { $value_0 ->
    [ability] La défausse de cartes Compétence est mélangée en une nouvelle pioche.
    [search] Les jetons Fouille défaussés sont mélangés en une nouvelle pile.
    [event] Les évènements défaussés sont mélangés en une nouvelle pioche.
   *[other] La défausse est mélangée en une nouvelle pioche.
}
event_resumed = La partie est remise en place ; { $seat_0 } commence.
event_round = Round { $value_0 }.
event_saved = Ligne de sauvegarde { $value_0 } inscrite au journal de bord.
event_skill-plus = { $value_0 ->
    [any] Total +{ $value_1 }.
   *[other] { $skill_0 } +{ $value_1 }.
}
event_status = { $crew_0 } reçoit l'état { $status_1 }.
event_uncovered = { $enemy_0 } : une blessure quitte { $square_1 }.
event_unequipped = { $crew_1 } défausse { $in-card_0 }.
event_victory = Le combat est gagné.

## Why something is barred

reason_no-diagonals = { $square_0 } ne touche les blessures que par un coin
reason_after-the-draw = les participants se choisissent avant la pioche du destin
reason_at-turn-end = seulement entre deux tours
reason_at-turn-start = seulement au début d'un tour
reason_cannot-pay-cost = le coût ne peut pas être payé
reason_compulsory = c'est obligatoire
reason_damage-left = { $value_0 ->
    [one] { $value_0 } dégât peut encore aller
   *[other] { $value_0 } dégâts peuvent encore aller
} sur la cible
reason_fixed-at-setup = cela se décide à la mise en place d'une campagne
reason_half-on-target = au moins la moitié des dégâts doit aller sur la cible
reason_hands-are-secret = les mains sont secrètes
reason_has-it-already = { $crew_0 } a déjà l'état { $status_1 }
reason_in-the-middle = pas avant la fin de ce qui est en cours
reason_joined-already = { $crew_0 } participe déjà
reason_last-player = il faut que quelqu'un reste
reason_needs-more = il faut { $value_1 ->
    [one] { $value_1 } dégât
   *[other] { $value_1 } dégâts
} d'un coup
reason_none-owned = vous n'en avez pas ({ $thing_0 })
reason_not-connected = ne touche pas les blessures déjà posées
reason_not-equipped = personne ne porte { $in-card_0 }
reason_not-in-combat = pas en combat
reason_not-in-hand = pas dans votre main : { $card_0 }
reason_not-in-play = l'évènement { $event_0 } n'est pas en jeu
reason_not-met = { $needs_0 }
reason_not-now = ce n'est pas le moment
reason_not-on-hearts = ces dégâts ne vont pas sur les cœurs
reason_not-owned = vous ne possédez pas { $in-card_0 }
reason_not-the-bearer = pour quelqu'un d'autre que { $crew_0 }
reason_not-your-hand = cette carte n'est pas dans votre main
reason_one-choice = un seul choix, pas plus
reason_one-token = une case ne porte qu'un jeton Blessure, et il y est déjà
reason_out-of-reach = pas à côté de la cible
reason_participants-first = les participants d'abord
reason_player-count = de 1 à 4 joueurs, pas { $value_0 }
reason_repair-counts = le compte des pièces ne serait plus juste : { $value_0 }
reason_repair-full = il n’y a plus de place : la limite à cet endroit est de { $value_0 }
reason_repair-hand-limit = une main est en train d’être réduite, elle aurait trop de cartes
reason_repair-limits = en ce moment, de { $value_0 } à { $value_1 }
reason_repair-needed = ce qui est en cours en a besoin tel quel
reason_repair-stays = cette carte reste toujours dans la partie
reason_repair-unknown = ce chiffre, cette carte ou cet endroit n’existe pas
reason_repair-words = au choix : { $value_0 }
reason_resisted = { $enemy_0 } pare ce qui reste
reason_restricted = participation réservée à { $crew_0 }
reason_same-name = chaque joueur doit avoir un nom différent
reason_square-covered = case déjà recouverte
reason_table-full = quatre joueurs au plus
reason_taken-before = déjà pris dans cette campagne
reason_taken-this-visit = déjà pris pendant cette visite
reason_target-first = le premier dégât va sur la cible
reason_uneven-split = les plateaux doivent être répartis aussi également que possible
reason_unhurt = { $crew_0 } n'a pas de blessure
reason_unknown-option = il n'y a pas d'option { $value_0 }
reason_unknown-seat = il n'y a pas de place { $value_0 }
reason_unknown-value = { $value_0 } ne peut pas être { $value_1 }
reason_wrong-skill = { $needed-skill_0 }

## Choices; X stands for a word, REST for all words that follow

choice_begin_turn = Commencer le tour
choice_go_on = Continuer
choice_event_X = { $event_0 }
choice_choose_X = ({ $value_0 }) { $story_0 }
choice_pick_X = ({ $value_0 }) { $arm_0 }
choice_explore_X = Explorer le lieu { $value_0 }
choice_end_turn = Finir le tour
choice_join_X = { $joiner_0 }
choice_discard_X = Défausser { $in-card_0 } pour +1
choice_pass_X = { $seat_0 } n'a rien à ajouter
choice_drop_X = Défausser { $in-card_0 }
choice_lay_X = { $enemy_0 }
choice_concede_combat = Déclarer le combat perdu
choice_cover_X_X = Recouvrir { $square_1 } ({ $enemy_0 })
choice_uncover_X_X = Libérer { $square_1 } ({ $enemy_0 })
choice_stop_placing = Ne plus placer de dégâts
choice_take_hit = Encaisser le coup
choice_hurt_X = { $crew_0 } encaisse
choice_lose_X = Perdre { $one_0 }
choice_forfeit_X = Défausser une carte équipée : { $card_0 }
choice_afflict_X_with_X = { $crew_0 } reçoit l'état { $status_1 }
choice_cure_X_of_X = Retirer à { $crew_0 } l'état { $status_1 }
choice_heal_X = Soigner { $crew_0 }
choice_pay_X = Payer { $one_0 }
choice_equip_X_on_X = Équiper { $in-card_0 } sur { $crew_1 }
choice_unequip_X = Défausser une carte équipée : { $card_0 }
choice_deal_X_to_X = Confier { $crew_0 } à { $seat_1 }
choice_give_X_to_X = Donner { $in-card_0 } à { $seat_1 }
choice_reset_campaign = Finir ici cette campagne et tout remettre en ordre
choice_save_game = Inscrire une ligne de sauvegarde au journal de bord
choice_resume_with_X = Remettre en place la partie sauvegardée ; { $seat_0 } commence
choice_note_LOCATION_TEXT = Écrire une note sur la carte : note 12 deux gardes
choice_note_X_REST = Note au lieu { $value_0 } : { $value_1 }
choice_repair_REST = Corriger à la main : { $value_0 }

## What going on means at a decision

going-on_JoinChallenge = Passer à la pioche du destin

## Kinds of acts of any time

kind_act-now = ce qui peut changer cela
kind_return = rendre un jeton Synergie
kind_equip = équiper
kind_unequip = défausser une carte équipée

## What a decision asks

question_Regenerate = { $enemy_enemy } se soigne : quelle case ? Encore { $value_left }.
question_AlterTest = Changer le résultat avant qu'il soit définitif ?
question_BeginTurn = Un nouveau tour.
question_Choose = Que faites-vous ?
question_DealCrew = Répartissez de nouveau les plateaux : { $next-crew }.
question_DealTo = Quel ennemi subit { $value_amount ->
    [one] { $value_amount } dégât
   *[other] { $value_amount } dégâts
} ?
question_DiscardCards = { $seat_seat } défausse { $value_count ->
    [one] une carte de sa main
   *[other] { $value_count } cartes de sa main, l'une après l'autre
}.
question_GainStatus = Qui reçoit l'état { $status_status } ?
question_JoinChallenge = Qui participe ?
question_LoseAbility = Quelle carte Compétence équipée est perdue ?
question_LoseResource = Quelle ressource est perdue ? Encore { $value_left }.
question_PickArm = Que choisissez-vous ?
question_PlaceDamage = Où vont les dégâts ?
question_RemoveStatus = Qui perd un état ?
question_DrawCard = { $seat_seat } pioche une carte Compétence. Laquelle est-ce ?
question_DrawEvent = Piochez un évènement. Lequel est-ce ?
question_DrawFate = Piochez le destin. Quelle carte est-ce ?
question_LayEnemy = Mélangez les ennemis. Lequel vient ensuite dans la rangée ?

## What is said where a decision has one answer

statement_AlterTest = Le résultat est acquis.
statement_JoinChallenge = Personne d'autre ne peut participer.

## Words around the rules reference

rules_again = ? encore une fois : les règles derrière la question elle-même.
rules_entry = ? en montre plus : { $value_0 }.
rules_barred = Impossible : { $value_0 }.
rules_could-be = Ce pourrait être : { $value_0 }.
rules_example = « règles » suivi d'un nom, d'un numéro de règle ou d'une question, par exemple : « règles { $value_0 } », « règles { $value_1 } », « règles puis-je me reposer »
rules_nearest = Ce qui s'en approche le plus :
rules_no-line = Il n'y a pas de ligne { $value_0 }.
rules_nothing = Rien dans les règles ne parle de « { $value_0 } ».
rules_look = « revoir » montre de nouveau les choix.
rules_more = Peut aussi aider :
rules_open-any = « règles » suivi d'un titre ouvre l'article, par exemple : « règles { $value_0 } »
rules_open-one = « règles { $value_0 } » l'ouvre.
rules_others = Autres règles en jeu :
rules_piece = Cela ne peut pas être choisi maintenant. Ce que c'est :
rules_refused = Impossible : { $value_0 } ({ $value_1 }). ? montre la règle.
rules_whole = « règles { $value_0 } » montre tout l'article.
rules_why = « pourquoi » suivi d'un choix qui n'est pas proposé, par exemple : « pourquoi finir le tour », « pourquoi x1 ». x montre ce qui est impossible.

## Kinds of pieces

piece_ability = carte Compétence en main
piece_discarded = carte Compétence défaussée
piece_enemy = ennemi
piece_equipped = carte Compétence équipée
piece_event = évènement
piece_gear = carte Aventure, matériel
piece_person = carte Aventure, personne
piece_spot = lieu
piece_quest = quête
piece_recipe = carte Aventure, recette
piece_resource = ressource
piece_status = état
piece_totem = carte Aventure, totem

## Options of a new campaign

option_players_title = Joueurs
option_players_help = Qui joue, de 1 à 4 personnes. Vous partagez le clavier ; chacun ne voit que sa propre main.
option_pack_title = Jeu
option_pack_help = Le jeu auquel vous jouez. Le numéro passe au suivant.
option_first_title = Qui commence
option_first_help = Qui joue le premier tour.
option_crew_title = Qui joue qui
option_crew_help = Les plateaux sont répartis aussi également que possible. Le numéro interroge chaque joueur ; Entrée les distribue alors à tour de rôle.
option_unlocked_title = Cartes débloquées
option_unlocked_help = Ce que de précédentes campagnes ont débloqué ; emportez-en ce que vous voulez.
option_lesson_title = Le premier tour
option_lesson_help = Ses cartes peuvent être préparées pour apprendre, une idée à la fois.
option_lesson_yes = Apprendre en jouant : le premier tour est préparé, les idées viennent une à une
option_lesson_no = Je connais le jeu : les cartes tombent comme elles tombent
option_window_title = Après une pioche
option_window_help = Qui clôt le moment où une pioche peut encore être changée.
option_window_decider = qui a pioché continue ; les autres se manifestent
option_window_all = chacun annonce à son tour avoir fini
option_cards_title = Cartes
option_cards_help = Qui pioche et lance les dés.
option_cards_program = piochées par le programme
option_cards_real = piochées par vous, dans de vrais paquets ; vous tapez ce que vous avez pioché

## How a campaign ended

ending_ending = une fin a été atteinte
ending_reset = la campagne a été rangée

## Parts of the score

score_defeats = 10 de moins par défaite
score_ending = 10 pour une fin
score_quests = 1 par quête, possédée ou terminée

chronicle_chance = le hasard
chronicle_choice = { $who } : { $label }
chronicle_unseen = un choix secret
chronicle_only = { $line } (d'office)
chronicle_numbered = { $number }. { $line }
chronicle_paragraph = Lecture : { $title } ({ $number })
chronicle_event = Évènement : { $title }

head_totems = { $count ->
    [one] { $count } totem
   *[other] { $count } totems
}
