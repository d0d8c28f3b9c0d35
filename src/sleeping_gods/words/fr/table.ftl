### Words around what is told, in both games: lists, cards, sums, tests.

## Lists

list_and = { $some } et { $last }
list_or = { $some } ou { $last }
list_more = { $some } et { $count } de plus

## Names

card_ability = { $name } ({ $skill }, destin { $fate })
card_nameless = { $skill } (destin { $fate })
number_fate = destin { $count }
number_accuracy = précision { $count }
number_damage = dégâts { $count }
number_block = parade { $count }
seat_number = joueur { $number }
payer_of = { " " }({ $who })
square_buff = la carte Renfort ennemi
skill_no-card = aucune carte ne change cette pioche
skill_no-card-for-weapon = cette arme ne prend pas de carte
skill_needed = il faut une carte de { $skill }

## Boxes of the achievement sheet

box_totem = totem { $name }
box_ending = fin « { $name } »

## Effects

effect_fight = combattez { $whom }
effect_fight-for = combattez { $whom } (victoire : { $won })
effect_enemy = { $name ->
    [none] l'ennemi { $number }
   *[other] { $name } ({ $number })
}

## Choices that belong together

family_attack = Attaquer avec { $who }
family_any-square = n'importe quelle case
family_cover = Recouvrir { $squares } ({ $enemy })
family_explore = Explorer : { $places }
family_steer = { $who } { $count ->
    [one] prend la barre
   *[other] prennent la barre
}
family_join = { $who } { $count ->
    [one] participe
   *[other] participent
}
family_hurt = { $who } { $count ->
    [one] encaisse
   *[other] encaissent
}
family_discard = Défausser { $cards } pour +1

## What a story choice needs

need_not-there = ce qu'il y faut n'est pas là
need_unknown = il y faut quelque chose que vous n'avez pas
need_only-if = seulement si { $condition }

## Pieces

piece-of_on = Sur le plateau : { $who }.
piece-of_keyword = Mot-clé { $keyword }.
piece-of_quest = quête { $number }
piece-of_bearers = { $count ->
    [0] Personne n'a cet état.
    [one] { $who } a cet état.
   *[other] { $who } ont cet état.
}
piece-of_owned = Vous avez { $goods }.

## Sums and tests

sum_fate = destin { $fate }{ $changed ->
    [yes] { " " }(pioché : { $drawn })
   *[no] { "" }
}
sum_before-fate = Avant le destin : { $parts }.
sum_adds-nothing = { $who } n'ajoute rien
sum_cards = cartes { $amount }
sum_bonus = bonus { $amount }
sum_distance = distance
challenge_only-story = rien que l'histoire
challenge_printed = { $number } ({ $printed } imprimé)
challenge_opening = { $skill } { $number }. En cas d'échec : { $failing }.
challenge_result = { " " }= { $total } contre { $number } : { $passes ->
    [yes] réussite
   *[no] il manque { $short }
}.
check_nothing = rien
check_effect = son effet
check_opening = avec un destin de { $number } ou plus : { $does }
check_or-else = { $says } ; en dessous : { $lower }
check_on-card = { $card } : { $says }.
check_result = { " " }contre { $number } : { $how ->
    [first] le premier effet
    [second] le second effet
    [yes] cela se produit
   *[no] rien ne se produit
}.
placing_left = { $left ->
    [one] Encore { $left } dégât à placer
   *[other] Encore { $left } dégâts à placer
}{ $extra ->
    [0] { "" }
    [one] , dont { $extra } facultatif, jamais sur un cœur
   *[other] , dont { $extra } facultatifs, jamais sur un cœur
}{ $near ->
    [yes] { "" } ; au moins la moitié sur la cible
   *[no] { "" }
}.
boost_gives = il manque { $needs }, cela en apporte { $gives }
boost_blocks = pare { $gives } sur { $needs }
boost_again = il manque { $needs }, on tire de nouveau
boost_idle = n'y change plus rien
boost_free = laisse de côté ce qui est gratuit : { $what }
block_ask = { $left ->
    [0] , tout est paré.
   *[other] { $block ->
        [0] . Parer ?
        [one] , dont { $block } déjà paré. Parer davantage ?
       *[other] , dont { $block } déjà parés. Parer davantage ?
    }
}
block_stand = { $left ->
    [0] , tout est paré.
   *[other] { $block ->
        [0]  ; aucune parade possible.
        [one] , dont { $block } paré ; rien ne peut parer le reste.
       *[other] , dont { $block } parés ; rien ne peut parer le reste.
    }
}

## The terms of a story choice

terms_by = { $test } par { $who }
terms_failing = { $test }, en cas d'échec : { $failing }
terms_pay = payez { $cost }
terms_once-visit = une fois par visite
terms_once-campaign = une fois par campagne

## Who takes part, and who joins the table

joiner_new = Quelqu'un rejoint la table : arrivée Cleo
joiner_crew = { $who } participe
joiner_table = { $who } rejoint la table

## Where a campaign stands

standing_over = campagne terminée, score { $score }
standing_turn = tour { $turn }, { $place }, { $phase }
pack_short = un court récit, { $count ->
    [one] { $count } lieu
   *[other] { $count } lieux
}
pack_long = un long voyage, { $count ->
    [one] { $count } lieu
   *[other] { $count } lieux
}

## Hands, cards, quests

face_ability = carte Compétence
face_on = sur { $who }
hand_gained = En main : { $card }
hand_of = { $title } ({ $who })
hand_empty = vide
hand_cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
events_told = Évènement { $name } ({ $word }) : { $text }
quest_keywords = Mots-clés
quest_none = aucun
quest_told = Quête { $number }, { $title }.{ $keyword ->
    [none] { "" }
   *[other] { " " }Mot-clé { $keyword }.
} { $text }
quest_in-box = Dans la { $box } : { $numbers }.
quest_box-empty = La { $box } est vide.
quest_box-used = boite Quêtes Terminées
quest_open = À faire
quest_waiting = En attente
quest_done = terminée
quest_waits = Il manque encore : { $needs }.
quest_rumours = Rumeurs
quest_no-quests = Aucune quête pour l'instant.
quest_where = { $count ->
    [one] mène au lieu { $places }
   *[other] mène aux lieux { $places }
}
quest_counted = a compté depuis à « { $title } » ({ $page })
quest_from-start = en main depuis le début
quest_from-page = vient de « { $title } » ({ $page })
quest_from-event = vient de l'évènement { $name }
quest_from-fuel = depuis la panne sèche
quest_ended-start = terminée
quest_ended-page = terminée à « { $title } » ({ $page })
quest_ended-event = terminée par l'évènement { $name }
quest_ended-restored = restaurée

## Places

place_articles = le la les l' un une
place_both = { $printed }, « { $title } »
place_visited = déjà visité
place_changed = déjà visité, et changé depuis
place_closed = barré
place_barred = déjà visité, un choix y demande le mot-clé d'une quête que vous n'avez pas
place_waiting = pour { $quests }
place_waits = une quête y mène
place_read = lu sur place : { $titles }
place_asks = a demandé { $keywords }
place_note = note : { $words }
place_told = { $place } ({ $state })
says_place = Lieu { $number }, { $area }.

## The last page

end_over = La campagne est terminée : { $how }{ $name ->
    [none] { "" }
   *[other] , « { $name } »
}.
end_part = { $count } : { $part }.
end_in-all = en tout
end_total = Score : { $total }.
end_fates = Ce qu'ils sont devenus
end_undone = Ce qui reste à faire
end_unlocked = Cartes disponibles pour les prochaines campagnes : { $cards }.
end_new = { $card } (nouveau)
end_undos = { $count ->
    [one] Une fois, un choix a été annulé après une pioche
   *[other] { $count } fois, un choix a été annulé après une pioche
}.
end_repairs = { $count ->
    [one] Une fois, quelque chose a été corrigé à la main
   *[other] { $count } fois, quelque chose a été corrigé à la main
}.
fate_well = Sans une égratignure : { $who }.
fate_unhurt = sans blessure
fate_health = santé { $left } sur { $most }
fate_fell = à terre
fate_fallen = À terre : { $who }.
fate_learnt = a appris { $cards }
fate_with = avec { $cards }
fate_totems = Totems trouvés : { $names }.
undone_quest = { $title } : { $text }
undone_unread = { $title }.
undone_events = Évènements encore en jeu : { $names }.

## Where a campaign was left

recap_title = Où nous en étions
recap_where = Tour { $turn }, { $place } : { $phase }{ $who ->
    [none] { "" }
   *[other] { "" } ; à { $who } de jouer
}.
recap_fight = En combat : { $foes }.
recap_test = { $kind ->
    [challenge] En plein défi : { $test }
   *[other] En plein test : { $test }
}{ $who ->
    [none] { "" }
   *[other] , avec { $who }
}.
recap_reading = Page en cours : { $title } ({ $number }).
recap_read = Dernière page lue : { $title } ({ $number }).

## Boards

board_health = Santé
board_player = Joueur
board_state = État
board_down = à terre
short_strength = For
short_perception = Per
short_savvy = Con
short_craft = Sav
short_cunning = Rus

## The enemy row

fight_none = Aucun combat n'est en cours.
fight_heart = { $number ->
    [one] cœur
   *[other] cœur qui demande { $number } dégâts d'un coup
}
fight_synergy = synergie
fight_squares = { $name } : { $figures }. Cases : { $squares }.
fight_covered = Cases recouvertes : { $squares }.
fight_landing = { $damage ->
    [0] Rien du coup n'atteint { $who }
    [one] { $who } va subir { $damage } dégât
   *[other] { $who } va subir { $damage } dégâts
}
fight_round-end = À la fin du round : { $strikes }
story_none = Aucune page de l'histoire n'a encore été lue.
story_prologue = prologue
story_taken = fait
story_earlier = Lu plus tôt pendant cette visite : { $pages }.
story_choice = ({ $letter }) { $text }{ $terms ->
    [none] { "" }
   *[other] { " " }{ $terms }.
}{ $here ->
    [none] { "" }
   *[other] { " " }({ $here })
}

## Labels

label_over = { $label } :
label_text = { $label } : { $text }
label_sentence = { $label } : { $text }.

## Putting something right by hand
mend-group_people = Les personnages
mend-group_goods = Les biens
mend-group_vessel = Le vaisseau et le lieu
mend-group_journey = Le voyage
mend-group_fight = Le combat
mend_health = santé : { $name }
mend_fatigue = fatigue : { $name }
mend_stamina = endurance : { $name }
mend_status = { $name } : { $other }
mend_goods = { $name }
mend_command = ordres : { $name }
mend_xp = XP
mend_token = jeton : { $name }
mend_damage = dégâts, { $name }
mend_plane-health = santé de l’avion
mend_fuel = carburant
mend_plane = où se trouve l’avion
mend_region = où se trouve le navire
mend_place = où se trouve le groupe
mend_watch = temps dépensé
mend_camps = camps
mend_marks = marques : { $name }
mend_feared = crainte
mend_revered = vénération
mend_defeats = défaites
mend_turn = tour
mend_active = à qui le tour
mend_room = dernière salle utilisée
mend_serpent = où se trouve le serpent
mend_mode = difficulté
mend_level = difficulté
mend_events = événements restant dans la pioche : { $name }
mend_event-pass = quel passage de la pioche d’événements
mend_event-debt = événements que perdra la prochaine pioche
mend_weapon = qui porte { $name }
mend_placed = ordres posés sur { $name }
mend_threat = menace sur { $name }
mend_bonus = jeton de temps bonus
mend_crossed = lieu { $name } barré
mend_covered = { $name } : case { $other } couverte
mend_power = puissance : { $name }
mend-word_none = aucun
mend-word_normal = normal
mend-word_easy = facile
mend-word_hard = difficile
mend-word_brutal = brutal
mend-word_mild = calmes
mend-word_perilous = périlleux
mend-word_deadly = mortels
