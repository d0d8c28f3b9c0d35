### Ce qu’un choix apporterait, gâcherait ou demande, à côté de ses mots.

detail_nothing-gained = personne n’en a besoin : rien à y gagner
detail_hand-over = { $count ->
    [one] limite de main ({ $limit }) dépassée : 1 carte à défausser
   *[other] limite de main ({ $limit }) dépassée : { $count } cartes à défausser
}
flight_damage-by-sum = dégâts selon destin + { $spaces } : { $steps }
flight_step = { $many ->
    [yes] { $amount } pour { $first }–{ $last }
   *[no] { $amount } pour { $first }
}
boost_again-either = on tire de nouveau : en mieux ou en pire
odds_up-to = { $odds }, jusqu’à { $most } avec ce qui reste
ahead_short = { $alone } sans aide, { $most } avec tous ceux qui peuvent aider
ahead_long = Sans aide : { $alone }. Avec { $names } : { $most }
ahead_after-draw = Ce qui peut servir après le tirage n’est pas compté.

## What causes a question that an effect asks

cause_page = C’est l’effet de la page « { $page } ».
cause_choice = C’est l’effet du choix ({ $letter }) de « { $page } ».
cause_event = C’est l’effet de l’évènement « { $event } ».
