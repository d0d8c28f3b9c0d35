### Notre voyage : ce que l’équipage veut, comment cela finit, la suite, et ce qui est prêt.

journey_ends-sea = Quand la pioche d’évènements s’épuise pour la troisième fois, le dernier chapitre commence (évènements restants : { $left } sur { $all }).
journey_ends-skies = Le dernier campement est la fin (campements restants : { $left } sur { $all }).
journey_finale = Le dernier chapitre a commencé.
journey_over = Le voyage est terminé.
journey_events = Évènements
journey_awaken = { $totem } : ce totem peut être restauré.
journey_complete = { $event } : cet évènement peut être accompli.
journey_level =
    { $count ->
        [one] { $xp } XP : assez pour une carte Expérience au prochain port.
       *[other] { $xp } XP : assez pour l’une des { $count } cartes Expérience au prochain port.
    }
journey_equip =
    { $count ->
        [one] Une carte peut être équipée : { $cards }.
       *[other] { $count } cartes peuvent être équipées : { $cards }.
    }
journey_totems =
    { $needed ->
        [0] Totems à ce jour : { $count }
       *[other] Totems à ce jour : { $count } sur { $needed }
    }
near_moves =
    { $count ->
        [0] ici
        [one] à { $count } déplacement
       *[other] à { $count } déplacements
    }
near_squares =
    { $count ->
        [0] ici
        [one] à { $count } case
       *[other] à { $count } cases
    }
near_flight =
    { $count ->
        [0] en avion
        [one] en avion, puis { $count } case
       *[other] en avion, puis { $count } cases
    }
