# Une boîte imprimée à la table : pages, cartes et régions que son propriétaire dicte.

choice_says_REST = { $told_0 }
choice_close_book = Rien de plus n'est écrit
choice_settled_fight = Nous avons réglé le combat sur la table, et gagné
choice_charted_X = Il n'y a rien de plus
choice_enter_REST = Noter : { $value_0 }
event_told = Il est écrit : { $told_1 }
event_entered = { $value_0 ->
    [enemy] La carte Ennemi { $value_1 } a été notée
    [quest] La carte Quête { $value_1 } a été notée
    [adventure] La carte Aventure { $value_1 } a été notée
    [page] La page { $value_1 } de l'atlas a été notée
    [square] La case { $value_1 } a été notée
    [space] L'espace { $value_1 } du plateau de vol a été noté
   *[region] La région { $value_1 } a été notée
 }
event_settled-fight = Le combat a été réglé sur la table
question_ToldPage = Qu'est-il écrit ?
question_NameEvent = Piochez un événement. Lequel est-ce ?
question_DescribeEnemy = Que montre la carte Ennemi { $value_number } ?
question_ChartSquare = Que montre l'atlas sur la case { $value_square } ?
question_ChartRegion = Que montre l'atlas dans la région { $value_region } ?
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
