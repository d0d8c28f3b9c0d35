### Ce que ferait un robot et pourquoi, le moyen le moins cher de réussir une épreuve, et les décisions les plus coûteuses d'une soirée.

## Le moyen le moins cher

# Variables : $reached (yes ou no), $goal, $chance, $count de ceux qui participent, $who, $uses (ce qui sert après le
# tirage, ou none), $price (le coût au plus, ou none).
way_sentence = { $reached ->
    [yes] Le moyen le moins cher pour { $goal } :
   *[no] { $goal } est hors de portée ; au mieux :
} { $count ->
    [0] personne d'autre ne participe{ $uses ->
        [none] {""}
       *[other] , et { $uses } si le tirage est trop bas
    }
    [one] { $who } participe{ $uses ->
        [none] {""}
       *[other] , et { $uses } si le tirage est trop bas
    }
   *[other] { $who } participent{ $uses ->
        [none] {""}
       *[other] , et { $uses } si le tirage est trop bas
    }
}. Alors { $chance } de réussite, { $price ->
    [none] sans rien dépenser
   *[other] pour { $price } au plus
}.
spent_command = { $count } { $count ->
    [one] ordre
   *[other] ordres
}
spent_fatigue = { $count ->
    [one] { $count } fatigue
   *[other] { $count } fatigues
}
spent_stamina = { $count } endurance
spent_card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
spent_adventure = { $count ->
    [one] { $count } carte aventure
   *[other] { $count } cartes aventure
}
spent_goods = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}
spent_health = { $count ->
    [one] { $count } point de santé
   *[other] { $count } points de santé
}
spent_status = { $count ->
    [one] { $count } état
   *[other] { $count } états
}

## Ce que ferait un robot : des propositions, puis les deux phrases

advice_odds = { $odds } au prochain tirage
advice_odds-ahead = cela mène à un défi : { $odds }
advice_pass = { $skill } { $number } est réussi dans { $chance } des tirages, avec l'aide qu'il prendrait
advice_costs = cela coûte { $amount } { $what }
advice_gains = cela rapporte { $amount } { $what }
advice_fight = { $harm ->
    [one] un combat contre { $enemies } suit, qui coûte environ { $harm } point de santé
   *[other] un combat contre { $enemies } suit, qui coûte environ { $harm } points de santé
}
advice_fight-unknown = { $harm ->
    [one] un combat contre des ennemis que personne n'a rencontrés suit, qui coûte environ { $harm } point de santé
   *[other] un combat contre des ennemis que personne n'a rencontrés suit, qui coûte environ { $harm } points de santé
}
advice_unread = { $pages ->
    [one] cela mène à une page que personne n'a lue
   *[other] cela mène à { $pages } pages que personne n'a lues
}
# Un nombre avec une décimale au plus. Variables : $whole, $tenths (0 s'il n'y en a pas).
advice_figure = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}
# Variables: $place, $away (how far it is).
advice_heads-story = cela mène vers le lieu { $place }, à { $away }
advice_heads-port = cela mène vers le port de { $place }, à { $away }
advice_heads-market = cela mène vers le marché de { $place }, à { $away }
advice_away-action = { $count ->
    [one] une action d'ici
   *[other] { $count } actions d'ici
}
advice_away-time = { $count ->
    [one] une unité de temps
   *[other] { $count } unités de temps
}
advice_promise-action = d'après les pages lues, en comptant une moyenne pour les autres, cela vaut environ { $worth } de score par action
advice_promise-time = d'après les pages lues, en comptant une moyenne pour les autres, cela vaut environ { $worth } de score par unité de temps
advice_afterwards = ce que vous avez et pouvez faire vaut ensuite environ { $gain } de score de plus
# Variables: $playouts, $better (even, yes or no), $gain.
advice_playouts = { $better ->
    [even] sur { $playouts } essais simulés, ce choix est dans la moyenne
    [yes] sur { $playouts } essais simulés, ce choix ressort à { $gain } de score au-dessus de la moyenne
   *[no] sur { $playouts } essais simulés, ce choix ressort à { $gain } de score au-dessous de la moyenne
}
advice_joined = avec { $who } { $odds }, sans { $without }
advice_joined-nothing = { $who } n'ajoute rien : { $odds } dans les deux cas
advice_lacking = il manque { $missing }, et ceci ajoute { $adds }
advice_enough = le tirage suffit tel qu'il est
advice_blow = le meilleur placement de ces dégâts prend { $hearts ->
    [one] { $hearts } point
   *[other] { $hearts } points
} de cœurs{ $beaten ->
    [none] {""}
   *[other] , vainc { $beaten }
}{ $silenced ->
    [0] {""}
    [one] , et couvre { $silenced } menace
   *[other] , et couvre { $silenced } menaces
}

# Variables : $choice, $clauses (séparées par des points-virgules).
advice_because = « { $choice } » : { $clauses }.
advice_because-valued = « { $choice } » ressort le mieux de tout ce qui fut essayé{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_because-thumb = Aucun chiffre ne décide ici ; « { $choice } » est le choix habituel{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
# Variables : $choice, $points, $clauses, $runs (essais de chacun).
advice_next-points = Son deuxième choix, « { $choice } », vaut environ { $points } de score de moins{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie = { $runs } essais simulés ne le départagent pas de son deuxième choix, « { $choice } »{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-within = Son deuxième choix, « { $choice } », ressort à { $points } de score plus haut sur { $runs } essais simulés, trop peu pour s'y fier{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-alike = Son deuxième choix, « { $choice } », est estimé de même ({ $clauses }) ; l'un vaut l'autre.
advice_next-figures = Son deuxième choix est « { $choice } » ({ $clauses }).
advice_next-unweighed = Son deuxième choix est « { $choice } »{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-exact = De tous les placements permis, aucun ne vaut davantage.
advice_next-plain = Les autres choix ont été regardés, et rien de connu ne parle davantage pour eux.
advice_next-none = Il n'y a rien d'autre à choisir.
advice_nothing = Rien n'est à vous de choisir maintenant.

## Après une soirée

advice_taken-points = Ce qui fut choisi, « { $choice } », vaut environ { $points } de score de moins.
advice_taken-figures = Ce qui fut choisi est « { $choice } » ({ $clauses }).
advice_evening-none = Ce soir aucune de vos décisions ne s'écarte de plus de { $points } points de celles du robot.

## Dans le terminal

advice_word-way = moyen
advice_word-evening = soirée / soiree
advice_what = Tapez conseil, conseil moyen ou conseil soirée, pas { $said }.
advice_no-way = Il n'y a pas d'épreuve pour laquelle on choisit qui participe.
advice_line-first = { $figures ->
    [none] Il prendrait { $label }
   *[other] Il prendrait { $label } ({ $figures })
}
advice_line-next = { $figures ->
    [none] Ensuite { $label }
   *[other] Ensuite { $label } ({ $figures })
}
advice_costly = Ligne { $entry } : { $taken }, au lieu de { $better } : environ { $cost } points
