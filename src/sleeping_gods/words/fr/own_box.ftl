# Une boîte imprimée à la table : pages, cartes et régions que son propriétaire dicte.

choice_says_REST = { $told_0 }
choice_close_book = Rien de plus n'est écrit
choice_settled_fight = Nous avons réglé le combat sur la table, et gagné
choice_settled_won = Réglé à notre table : gagné
choice_settled_fled = Réglé à notre table : nous avons fui
choice_settled_lost = Réglé à notre table : perdu
choice_settled_passed = Réglé à notre table : réussi
choice_settled_failed = Réglé à notre table : raté
choice_settled_moved_to_X = Réglé à notre table : arrivés en { $place_0 }
choice_now_discard_X = Défaussée : { $card_0 }
choice_now_REST = Maintenant : { $value_0 }
choice_that_is_all = C'est tout
choice_charted_X = Il n'y a rien de plus
choice_enter_REST = Noter { $entry_0 }
event_told = Il est écrit : { $told_1 }
event_entered = Noté : { $entry_0 }
entry_enemy = la carte Ennemi { $which }
entry_boss = le boss { $which }
entry_quest = la carte Quête { $which }
entry_adventure = la carte Aventure { $which }
entry_region = la région { $which }
entry_page = la page { $which } de l'atlas
entry_square = la case { $which }
entry_space = l'espace { $which } du plateau de vol
entry_figure = un chiffre imprimé
event_settled-fight = Le combat a été réglé sur la table
event_settled = Réglé à la table du groupe : { $value_0 ->
    [passed] réussi
    [failed] raté
    [won] le combat est gagné
    [fled] le groupe a fui
    [lost] le combat est perdu
   *[moved] le déplacement est fait
 }.
event_rest-told = { $figure_0 } : { $set-to_1 }.
event_rest-discarded = Défaussée : { $card_0 }.
question_TellRest = Qu'est-ce que cela a coûté ? L'état de la table maintenant.
reason_no-challenge = aucun défi n'est en cours
reason_no-fight = aucun combat n'est en cours
reason_no-move = personne n'est en route, ni ne peut l'être
reason_not-settled-so = cela se règle par réussi, raté, gagné, fui, perdu ou arrivés quelque part
reason_not-in-hands = cette carte n'est dans aucune main
question_ToldPage = Qu'est-il écrit ?
question_DescribeEnemy = Que montre la carte Ennemi { $value_number } ?
reason_line-not-understood = cette ligne n'est pas comprise : { $value_0 }
reason_card-not-understood = cette carte ne peut pas être notée ainsi : { $value_0 }
mend-group_printed = Tel que votre boîte l'imprime ; de nous tant que vous ne l'avez pas fixé
mend_printed-health = { $name } : santé
mend_printed-accuracy = { $name } : précision de l'arme
mend_printed-damage = { $name } : dégâts de l'arme
mend_printed-block = { $name } : blocage de l'arme
mend_printed-travel = résultat de voyage { $name } : distance
mend_printed-xp = { $name } : XP de la carte Niveau
mend_printed-price = { $name } : prix au marché
mend_printed-plane-health = santé de l'avion
mend_printed-fuel = carburant de l'avion
entry_figures = des chiffres tels que votre boîte les imprime
entry_printed = que { $which } est imprimé tel qu'il figure ici
entry_event = ce que devient l'évènement { $which }
event_ours-played = De nous, non imprimé : { $ours_0 }
ours_sign = (de nous)
ours_count = { $count ->
    [one] 1 chiffre est de nous, non imprimé
   *[other] { $count } chiffres sont de nous, non imprimés
}
ours_met = de nous, non imprimé, et pas encore confirmé : { $names }
ours_stays = reste en jeu : { $name } – { $says }
ours_until-port = jusqu'au prochain port
printed_travel = la table de voyage
printed_die = le dé de combat
printed_plane-health = l'avion
played_printed-health = santé de { $name }
played_printed-skill = compétences de { $name }
played_printed-command = coût et effet des capacités de { $name }
played_printed-accuracy = arme de { $name }
played_printed-travel = { $name }
played_printed-effect = effet de { $name }
played_printed-xp = carte Niveau { $name }
played_printed-price = carte de marché { $name }
played_printed-cost = carte Compétence { $name }
played_printed-block = carte Combat { $name }
played_printed-die = { $name }
played_printed-plane-health = santé de { $name }
played_printed-ability = renfort { $name }
ours_list-title = Chiffres de nous : comparez-les à vos plateaux
ours_list-line = { $name } : { $figures }
ours_list-help = Imprimé ainsi ? Tapez : enter printed {"{"} id = "{ $board }" {"}"}. Sinon : enter figures {"{"} "{ $figure }" = { $value } {"}"}.
mend_printed-skill = { $name } : { $other }
mend_printed-remove = { $name } : puissance retirée
mend_printed-command = { $name } : ordres pour « { $other } »
mend_printed-cost = { $name } : coût
mend_printed-icon = { $name } : icône de compétence
mend_printed-effect = { $name } : la carte fait ce qui est dit ici (1), ou autre chose (0) { $other }
mend_printed-ability = { $name } : capacité
mend_printed-die = face { $name } du dé de combat
asked_printed-health = santé
asked_printed-skill = { $other }
asked_printed-accuracy = arme : précision
asked_printed-damage = dégâts
asked_printed-block = parade
asked_printed-remove = puissance retirée
asked_printed-command = ordres pour : { $other }
asked_printed-travel = résultat { $other } : distance
asked_printed-xp = XP
asked_printed-cost = coût
asked_printed-icon = icône de compétence
asked_printed-price = prix
asked_printed-effect = { $labelled ->
    [yes] capacité : { $other }
   *[no] elle fait ce qui est dit ici
}
asked_printed-ability = capacité
asked_printed-die = face { $other }
asked_printed-plane-health = santé
