### Ce que ferait un robot et pourquoi, le moyen le moins cher de réussir un défi, et les décisions les plus coûteuses d'une soirée.

## Le moyen le moins cher

# Variables : $reached (yes ou no), $goal, $chance, $count de ceux qui participent, $who, $uses (ce qui sert après le
# tirage, ou none), $price (le coût au plus, ou none).
way_sentence = { $reached ->
    [yes] Le moyen le moins cher pour { $goal }{ $alone ->
        [yes] {""}
       *[no] {" "}avec ce qui est à vous
    } :
   *[no] { $goal } est hors de portée{ $alone ->
        [yes] {""}
       *[no] {" "}avec ce qui est à vous
    } ; au mieux :
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

## Ce que ferait un robot : des propositions, puis les deux phrases

# Variables : $odds, $most (les chances avec tout ce qui peut servir après le tirage, ou none).
advice_odds = { $odds } au prochain tirage{ $most ->
    [none] {""}
   *[other] , { $most } avec tout ce qui peut servir ensuite
}
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
# Variables : $pages, $points (la moyenne de chacune).
advice_unread = { $pages ->
    [one] cela mène à une page que personne n'a lue, comptée { $points } en moyenne, sans peser ce que ses mots promettent ou coûtent
   *[other] cela mène à l'une de { $pages } pages que personne n'a lues, comptée { $points } en moyenne, sans peser ce que ses mots promettent ou coûtent
}
advice_unread-both = cela mène à une page que personne n'a lue, et le deuxième choix aussi : ce que leurs mots promettent ou coûtent, à vous d'en juger
advice_read = { $pages ->
    [one] cela mène à une page que vous avez lue
   *[other] cela mène à l'une de { $pages } pages que vous avez lues
}
# Un nombre avec une décimale au plus. Variables : $whole, $tenths (0 s'il n'y en a pas).
advice_story-cost = en tout, le robot le compte comme une perte d'environ { $points }
advice_story-worth = en tout, le robot le compte pour environ { $points }
advice_figure = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}
# Variables: $place, $away (how far it is).
advice_heads-story = cela mène vers le lieu { $place }, à { $away }
# Ce qui se trouve au but du voyage. Variables : $points.
advice_region-worth = ce qui se trouve dans cette région-là compte pour environ { $points }
advice_goal-worth = ce qui s'y trouve compte pour environ { $points }
advice_heads-port = cela mène vers le port de { $place }, à { $away }
advice_heads-market = cela mène vers le marché de { $place }, à { $away }
# Un trajet qui ne rapproche pas du but. Variables : $goal, $away (de là-bas).
advice_heads-away = cela éloigne de ce but : { $goal }, à { $away }
advice_heads-no-nearer = cela ne rapproche pas de ce but : { $goal }, à { $away }
advice_goal-story = le lieu { $place }
advice_goal-port = le port de { $place }
advice_goal-market = le marché de { $place }
advice_heads-later = il veut aller ensuite au lieu { $place }, à { $away }
advice_arrives-story = le lieu { $place }, but du voyage, s'y trouve
advice_arrives-port = le port de { $place }, but du voyage, s'y trouve
advice_arrives-later = il veut explorer ensuite le lieu { $place }, qui se trouve ici{ $left ->
    [none] {""}
   *[other]  ; explorer prend 2 de temps, et il en reste { $left } dans ce tour
}
advice_arrives-market = le marché de { $place }, but du voyage, s'y trouve
advice_away-action = { $count ->
    [one] une action d'ici
   *[other] { $count } actions d'ici
}
advice_away-time = { $count ->
    [one] une unité de temps
   *[other] { $count } unités de temps
}
advice_away-region = { $count ->
    [one] une région de là
   *[other] { $count } régions de là
}
advice_away-region-here = { $count ->
    [one] une région d'ici
   *[other] { $count } régions d'ici
}
advice_promise-action = d'après les pages lues, et une moyenne pour les autres, cela vaut environ { $points } par action
advice_promise-port = en comptant ce qu'on y réparerait, soignerait et apprendrait, cela vaut environ { $points } par action
advice_promise-market = en comptant ce que vos pièces y achèteraient, cela vaut environ { $points } par action
advice_promise-time = d'après les pages lues, et une moyenne pour les autres, cela vaut environ { $points } par unité de temps
# Des points du score. Variables : $amount (un nombre), $count (dont dépend la forme du nom).
advice_points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}
# Une longue phrase de l'histoire, dont seul le début est répété.
advice_shortened = { $label }…
# Un nombre avec son signe. Variables : $sign (plus ou minus), $amount, $thing.
advice_change = { $sign ->
    [plus] +
   *[minus] -
}{ $amount } { $thing }
# Le nombre dont dépend la forme d'un nom. Variables : $whole, $tenths.
advice_count = { $whole }
advice_held-health = { $game ->
    [sea] PV
   *[skies] { $n ->
        [one] point de santé
       *[other] points de santé
    }
}
advice_held-fallen = { $n ->
    [one] personne à terre
   *[other] personnes à terre
}
advice_held-fatigue = { $n ->
    [one] fatigue
   *[other] fatigues
}
advice_held-stamina = { $n ->
    [one] point d'endurance
   *[other] points d'endurance
}
advice_held-status = { $n ->
    [one] état
   *[other] états
}
advice_held-equipped = { $n ->
    [one] carte équipée
   *[other] cartes équipées
}
advice_held-placed = { $n ->
    [one] ordre posé sur des cartes
   *[other] ordres posés sur des cartes
}
advice_held-command = { $n ->
    [one] ordre
   *[other] ordres
}
advice_held-hand = { $n ->
    [one] carte en main
   *[other] cartes en main
}
advice_held-adventure = { $n ->
    [one] carte Aventure
   *[other] cartes Aventure
}
advice_held-quest = { $n ->
    [one] quête
   *[other] quêtes
}
advice_held-goods = { $n ->
    [one] ressource
   *[other] ressources
}
advice_held-xp = XP
advice_held-ship = { $n ->
    [one] dégât du bateau
   *[other] dégâts du bateau
}
advice_held-plane = { $n ->
    [one] point de santé de l'avion
   *[other] points de santé de l'avion
}
advice_held-fuel = { $n ->
    [one] unité de carburant
   *[other] unités de carburant
}
advice_held-event = { $n ->
    [one] évènement en jeu
   *[other] évènements en jeu
}
advice_held-curse = { $n ->
    [one] malédiction
   *[other] malédictions
}
advice_held-defeat = { $n ->
    [one] défaite
   *[other] défaites
}
# Variables : $lost sur $runs essais simulés, $price (camps, events, events-points ou campaign), $cost, $points, $either.
advice_defeat = { $lost ->
    [0] certains essais simulés finissent par une défaite
    [one] un essai simulé sur { $runs } finit par une défaite
   *[other] { $lost } essais simulés sur { $runs } finissent par une défaite
}, qui { $price ->
    [camps] barre { $cost ->
        [one] { $cost } campement
       *[other] { $cost } campements
    }
    [events] enlève { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    } à la pioche Évènement
    [campaign] met fin à la campagne
   *[events-points] enlève { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    } à la pioche Évènement et coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}{ $either ->
    [yes]  ; avec le deuxième choix aussi
   *[no] {""}
}
# Variables : $changes (séparés par des virgules), $runs.
advice_leaves = { $runs ->
    [one] un essai simulé jusqu'à la fin de l'action donne { $changes }
   *[other] { $runs } essais simulés jusqu'à la fin de l'action donnent en moyenne { $changes }
}{ $though ->
    [none] {""}
   *[other] , mais { $though }
}
advice_at-once = cela donne aussitôt { $changes }{ $though ->
    [none] {""}
   *[other] , mais { $though }
}
# Ce que laisse le deuxième choix, comparé au premier. Variables : $changes (ce qui parle contre lui), $though (ce qui
# parle pour lui, ou none).
advice_apart = par rapport au premier{ $basis ->
    [once] , aussitôt
    [runs] { $runs ->
        [one] {" "}sur un essai simulé
       *[other] , en moyenne sur { $runs } essais simulés
    }
   *[none] {""}
} : { $changes }{ $though ->
    [none] {""}
   *[other] , mais { $though }
}
# Ce qui parle pour lui l'emporte, mais les points d'à côté comptent tout.
advice_though-counted = compte tenu de { $though }{ $changes ->
    [none] {""}
   *[other] {" "}contre { $changes }
}
# Ce qui parle pour lui vaut moins que le but du voyage.
advice_though-goal = malgré { $changes }{ $against ->
    [none] {""}
   *[other] {" "}contre { $against }
}, soit environ { $points }, moins que ce qui s'y trouve
# Autant parle pour lui que contre lui.
advice_evens = { $though } contre { $changes }, cela revient à peu près au même
# Variables : $usual (un choix), $points.
advice_instead-first = { $runs ->
    [0] les essais simulés qui commencent par là finissent
    [one] un essai simulé qui commence par là finit
   *[other] { $runs } essais simulés qui commencent par là finissent
} { $points } plus haut que { $runs ->
    [one] celui
   *[other] ceux
} de « { $usual } » aussitôt{ $margin ->
    [none] {""}
   *[other] , à { $margin } près
}
# Variables : $leaves (ce que laisse le choix habituel, comparé à celui-ci, ou none).
advice_instead = { $runs ->
    [0] les essais simulés le placent
    [one] un essai simulé le place
   *[other] { $runs } essais simulés le placent
} { $points } au-dessus de « { $usual } », le choix habituel{ $leaves ->
    [none] {""}
   *[other] , qui laisse par rapport à lui { $leaves }
}{ $margin ->
    [none] {""}
   *[other] , à { $margin } près
}
# Ce qu'une carte rendrait. Variables : $amount (en tout), $who (à qui il manque le plus), $left, $most.
advice_lacks-health = { $amount ->
    [0] la santé ne manque à personne de votre équipe
    [one] il manque { $amount } point de santé à votre équipe, à { $who } (santé { $left } sur { $most })
   *[other] il manque { $amount } points de santé à votre équipe, surtout à { $who } (santé { $left } sur { $most })
}
advice_lacks-stamina = { $amount ->
    [0] l'endurance ne manque à personne de votre équipe
    [one] il manque { $amount } point d'endurance à votre équipe, à { $who } (endurance { $left } sur { $most })
   *[other] il manque { $amount } points d'endurance à votre équipe, surtout à { $who } (endurance { $left } sur { $most })
}
advice_lacks-fatigue = { $amount ->
    [0] personne de votre équipe n'est fatigué
    [one] votre équipe a { $amount } fatigue : { $who }
   *[other] votre équipe a { $amount } fatigues, dont { $left } pour { $who }
}

## Les règles habituelles

advice_rule-any = le robot n'a pas de règle ici et tire au sort
advice_rule-trials = le robot n'a pas de règle ici : les essais simulés décident
advice_rule-only = c'est la seule réponse à la question
# Variables : $who (à qui reviennent les autres réponses, ou none).
advice_rule-only-own = c'est la seule réponse que vous puissiez donner{ $who ->
    [none] {""}
   *[other] {" "}(une autre revient à { $who })
}
advice_rule-relief = le repos enlève un état et ne coûte rien
advice_rule-course = il poursuit sa route
advice_rule-repair-low = { $amount ->
    [one] l'avion a { $amount } point de santé, et avec 2 ou moins on le répare avant de voler
   *[other] l'avion a { $amount } points de santé, et avec 2 ou moins on le répare avant de voler
}
advice_rule-repair-idle = { $amount ->
    [one] la route vers son but ne peut pas commencer dans le temps qui reste, que l'on donne donc à l'avion, qui a { $amount } point de santé
   *[other] la route vers son but ne peut pas commencer dans le temps qui reste, que l'on donne donc à l'avion, qui a { $amount } points de santé
}
advice_rule-lend = le jeton va à qui se bat le mieux avec son arme et tient debout
advice_rule-lend-none = personne ne ferait meilleur usage du jeton
advice_rule-token = le jeton va à qui tient debout, n'a pas attaqué à ce round et en porte le moins
advice_rule-least-tired = la fatigue va au moins fatigué, puis à qui porte le moins de cartes
advice_rule-most-tired = le repos va au plus fatigué
advice_rule-relief-card = le repos va au plus fatigué ; une fatigue compte pour 0,25 point ou plus, une carte en main pour 0,15
advice_rule-cook-plenty = on cuisine d'abord ce dont il y a le plus, pour qu'il reste de tout
advice_rule-least-able = part la carte dont la compétence est la plus faible chez qui la porte
advice_rule-bears = encaisse qui a le plus de santé, pour que personne ne tombe sans nécessité
advice_rule-least-health = on soigne d'abord qui a le moins de santé
advice_rule-least-health-standing = on soigne d'abord qui tient debout avec le moins de santé
advice_rule-least-stamina = l'endurance va à qui tient debout et en a le moins
advice_rule-stacks = un état va à qui en a déjà le plus, puis à qui il coûte le moins
advice_rule-spares = un état va à qui il coûte le moins
advice_rule-cures = le pire état part d'abord, chez qui il coûte le plus
advice_rule-plenty = part d'abord ce dont il y a le plus ; les pièces et les artefacts en dernier
advice_rule-common-first = le courant part avant le rare, et d'abord ce dont il y a le plus
advice_rule-dear-card = part d'abord la carte la plus chère à équiper
advice_rule-weak-card = part la carte dont la compétence vous sert le moins, et qui coûte le plus à équiper
advice_rule-hull-first = ce dont on se passe le mieux encaisse d'abord : la coque, puis l'infirmerie, le pont, la cale, les quartiers, la passerelle
advice_rule-shut-first = on répare d'abord une salle fermée, puis celle dont on se passe le moins facilement : la passerelle, les quartiers, la cale, le pont, l'infirmerie, la coque
advice_rule-most-damaged = on répare d'abord ce qui a le plus de dégâts, les matériaux avant les pièces, et 4 pièces restent pour l'auberge
advice_rule-yard-done = plus rien ne vaut son prix si 4 pièces restent pour l'auberge
advice_rule-opens-all = tout est retiré, et l'ordre n'y change rien
advice_rule-opens = on libère d'abord la carte qui aide le plus pour chaque ordre posé
advice_rule-room-worth = cette salle donne le plus à présent, en comptant les ordres, les cartes, les trouvailles et ce qu'elle remet en état
advice_rule-all-parts-over = tout ce que donne la salle est gratuit, mais l'ordre imprimé commence par piocher, et une carte de trop se défausse : gagner d'abord les ordres, puis équiper une carte, peut en sauver une
advice_rule-all-parts = tout ce que donne la salle est gratuit, et l'ordre imprimé ne fait rien perdre
advice_rule-attempt = une tentative peut y mettre fin ; sans elle, il reste
advice_rule-search-two = deux trouvailles au choix valent mieux qu'une, tant que le bateau supporte un dégât
advice_rule-search-two-harmless = deux trouvailles au choix valent mieux qu'une, et le prochain jeton ne peut pas faire de mal
advice_rule-search-more-harmless = une trouvaille de plus au choix ne coûte rien, et le prochain jeton ne peut pas faire de mal
advice_rule-search-harmless = une première trouvaille est bonne à prendre, et le prochain jeton ne peut pas faire de mal
advice_rule-search-first = une première trouvaille vaut plus que le tort que peut faire un jeton, tant que le bateau supporte un dégât
advice_rule-search-enough = il y a deux trouvailles au choix, et un jeton de plus peut blesser
advice_rule-search-leaks = le bateau ne supporterait pas le dégât que peut faire un jeton de plus
advice_rule-find-worth = c'est la trouvaille qui vaut le plus
advice_rule-service = des services qui restent, c'est celui qui vaut le plus pour son prix
advice_rule-port-done = aucun service qui reste ne vaut son prix à présent
advice_rule-worst-wound = la pire blessure d'abord, tant qu'un soin vaut sa pièce
advice_rule-cures-done = aucune blessure qui reste ne vaut une pièce
advice_rule-cheapest-lesson = la carte Expérience la moins chère d'abord
# Variables : $amount (points d'une carte Expérience).
advice_rule-lesson = une carte Expérience compte { $amount } points à la fin, en plus de ce qu'elle fait, et les XP gardés n'y comptent rien
advice_rule-lessons-done = rien d'autre ne peut être payé
advice_rule-buy = cela vaut environ { $points } de plus que son prix, et il reste { $amount ->
    [one] la pièce gardée
   *[other] les { $amount } pièces gardées
} pour l'auberge
advice_rule-buy-great = cela vaut environ { $points } de plus que son prix, et une si bonne affaire passe avant { $amount ->
    [one] la pièce gardée
   *[other] les { $amount } pièces gardées
} d'habitude pour l'auberge
advice_rule-buy-none = rien en vente ne vaut son prix, à ce que compte le robot
# Quelque chose vaut son prix. Variables : $amount (pièces gardées), $most (ce que paieraient les artefacts en réserve).
advice_rule-buy-kept = aucun achat qui vaille son prix ne laisse { $amount ->
    [one] la pièce
   *[other] les { $amount } pièces
} que le robot veut en bourse pour l'auberge{ $most ->
    [0] {""}
   *[other] {" "}(il ne compte pas les artefacts, qui paieraient { $most ->
        [one] { $most } pièce
       *[other] { $most } pièces
    })
}
advice_rule-arm = une arme va à qui en porte le moins et a le plus de santé
advice_rule-steer = le but est loin et quelqu'un de reposé peut barrer
advice_rule-steer-none = le robot n'envoie personne à la barre : sur des campagnes entières, une région de plus n'a rapporté aucun point, et une fatigue en coûte 0,25 ou plus
advice_rule-sail = une région plus près, en évitant les dangers si ce n'est pas plus long
advice_rule-sail-through = une région plus près, et aucune région sans danger n'est aussi près
advice_rule-sail-there = le bateau est au but du voyage
advice_rule-rescue = qui est sauvé reste dans le combat
advice_rule-printed = selon le compte du robot, c'est ce choix dont le texte imprimé vaut le plus ou coûte le moins
advice_rule-cancel = l'évènement fait plus de tort que ne vaut ce qui l'annule
advice_rule-cancel-none = l'évènement fait trop peu de tort pour dépenser quoi que ce soit
advice_rule-attack = des attaques, c'est celle qui promet le plus, d'après ses chances de toucher : 2 pour un point de cœur, 1,2 pour une menace, 4 ou plus pour l'ennemi vaincu, 0,35 de moins par point de riposte
advice_rule-attack-order = le robot examine des ordres d'attaque entiers pour ce round, chacun d'après les cœurs pris moins la riposte, et le meilleur commence ainsi
advice_rule-attack-none-own = aucune de vos propres attaques ne vaut la riposte
advice_rule-attack-none = aucune attaque qui reste ne vaut la riposte
advice_rule-concede = personne ne peut attaquer, et au dernier round personne n'a été blessé d'aucun côté : le combat ne ferait que durer sans fin
advice_rule-no-counter = rien n'y riposte, et toutes les attaques de ce round peuvent suivre
advice_rule-strengthen = les jetons et ce qui est gratuit servent toujours, le reste quand il décide de l'attaque
advice_rule-strengthen-none = rien de plus ne décide de l'attaque à un prix raisonnable
advice_rule-block = ce que cela pare vaut plus que son prix
advice_rule-block-none = rien ne pare ici pour moins que ce que cela épargne
advice_rule-placing = vaincre un ennemi passe avant tout ; un point de cœur compte { $health }, toute autre case ce qu'elle vous coûterait en un round environ
advice_rule-mechanic = à une réparation participe une seule personne, celle qui a le plus de savoir-faire
advice_rule-mechanic-done = à une réparation participe une seule personne ; d'autres coûteraient de l'endurance
advice_rule-join = qui participe augmente les chances plus que cela ne coûte
advice_rule-join-none = aucun de ceux qui restent n'augmente les chances de plus que ce qu'il paierait
# Qui peut encore défausser des cartes pour le défi. Variables : $who (chacun avec $cards), $skill.
advice_hands = cartes { $skill } encore à défausser pour +1 chacune, s'il y en a : { $who }
advice_hand-of = { $who } ({ $cards } { $cards ->
    [one] carte
   *[other] cartes
} en main)
advice_rule-boost = cela aide à renverser le résultat pour moins que cela ne vaut
advice_rule-boost-none = ce qu'on pourrait ajouter ne renverse pas le résultat, ou coûte plus qu'il n'en vaut
advice_rule-story = aucun autre choix ne promet davantage, d'après ce qui est imprimé et une moyenne pour ce qui n'est pas lu
advice_rule-story-nothing = d'après ce qui est imprimé et lu, il ne promet à peu près rien, mais aucun autre ne promet davantage, et à égalité le robot prend le premier de la liste
advice_rule-story-trials = d'après ce qui est imprimé et une moyenne pour ce qui n'est pas lu, un autre choix promet un peu plus, mais les essais simulés ne le confirment pas
advice_rule-story-close = ce qui est imprimé et une moyenne pour ce qui n'est pas lu le distinguent à peine d'un autre choix
advice_rule-fewest-hearts = les dégâts vont à l'ennemi dont les cœurs demandent le moins, pour que l'un tombe au plus tôt
advice_rule-fewest-hearts-none = les dégâts vont à l'ennemi dont les cœurs demandent le moins en tout, même si c'est ici trop peu pour un seul d'entre eux
advice_rule-strongest = l'ennemi qui frappe le plus fort perd d'abord de la puissance
advice_rule-raise = qui est à terre se relève
advice_rule-order = des actions qui restent et où quelqu'un se tient, c'est celle qui promet le plus, en comptant ce qui y est imprimé, ce qu'elle coûte, ce qui peut échouer, et une moyenne pour ce qui n'est pas lu
advice_rule-order-none = aucune action qui reste là ne vaut ce qu'elle risque de coûter
advice_rule-order-last = c'est la dernière action où quelqu'un se tient, et la laisser, c'est y renoncer
advice_rule-stand = une action où aucun des vôtres ne se tient encore, et celle qui promet le plus : ce qui y est imprimé moins son prix, ce qui peut échouer, et une moyenne pour ce qui n'est pas lu
advice_rule-stand-none = aucune action libre ne vaut ce qu'elle risque de coûter, d'après ce que compte le robot
advice_rule-ignore = ce qui permet d'ignorer l'obstacle sert avant que quelqu'un ne soit blessé
advice_rule-flee = votre équipe a { $amount } { $amount ->
    [one] point
   *[other] points
} de santé, et avec moins de 12 il fuit
advice_rule-flee-not = votre équipe a { $amount } { $amount ->
    [one] point
   *[other] points
} de santé, et avec 12 ou plus il reste
advice_rule-fight-ready = rien de ce qui peut encore se faire avant le combat ne vaut son prix
advice_rule-care = un soin qui vaut plus que son prix passe avant la prochaine action
advice_rule-care-gain = cela vaut environ { $points } de plus que son prix, et passe donc avant la prochaine action
advice_rule-care-heal = { $amount ->
    [one] il manque { $amount } point de santé à votre équipe, et un soin qui vaut plus que son prix passe avant la prochaine action
   *[other] il manque { $amount } points de santé à votre équipe, et un soin qui vaut plus que son prix passe avant la prochaine action
}
advice_rule-equip = une carte aide qui la porte à chaque défi de sa compétence, et équiper ne coûte pas d'action
advice_rule-refuel = le carburant manque, et faire le plein ne coûte pas d'action
advice_rule-complete = un évènement accompli ne coûte plus rien
advice_rule-awaken = un totem rétabli compte jusqu'à la fin
advice_rule-camp-fallen = { $amount ->
    [one] { $amount } personne est à terre, et un campement relève tout le monde
   *[other] { $amount } personnes sont à terre, et un campement relève tout le monde
}
advice_rule-camp-health = la santé de votre équipe est à { $amount } sur { $most }, et à moins de 55 % elle campe
advice_rule-camp-stamina = { $amount ->
    [one] votre équipe a { $amount } point d'endurance, et avec 5 ou moins elle campe
   *[other] votre équipe a { $amount } points d'endurance, et avec 5 ou moins elle campe
}
advice_rule-camp-turns = l'endurance manque alors qu'il reste peu de campements, ou plus de cinq tours ont passé sans campement
advice_rule-skip = aucune action ne promet rien à présent, et y renoncer donne 1 ordre
advice_rule-camp-kept = la campagne dure ce que durent les campements : on n'en barre pas un avant que l'endurance manque ou que beaucoup soient blessés
advice_rule-turn-done = rien de ce que permet le temps qui reste ne promet davantage
## Ce qui départage deux choix selon la règle, ou que rien ne le fait

# Variables : $name (quel chiffre), $figure.
advice_rule-equal = { $name ->
    [cheapest] les deux premiers choix coûtent { $figure } XP, et la règle ne regarde rien d'autre
    [worth] les deux premiers choix valent pour lui environ { $figure }, et la règle ne regarde rien d'autre
    [gain] les deux premiers choix valent environ { $figure } de plus que leur prix, et la règle ne regarde rien d'autre
    [fewest-cards] les deux premiers choix sont aussi fatigués, avec { $figure } en cartes et niveaux, et la règle ne regarde rien d'autre
    [most-cards] les deux premiers choix sont aussi fatigués, avec { $figure } en cartes et niveaux, et la règle ne regarde rien d'autre
    [weakest-weapon] les deux premiers choix ont autant de santé et une arme de dégâts { $figure }, et la règle ne regarde rien d'autre
    [most-fate] les deux premiers choix coûtent autant d'ordres et ont le destin { $figure }, et la règle ne regarde rien d'autre
    [strikes] les deux premiers choix frappent à { $figure }, et la règle ne regarde rien d'autre
    [most-health] les deux premiers choix s'en serviraient aussi bien, et la règle ne regarde rien d'autre
    [together] les deux premiers choix manqueraient autant, et la règle ne regarde rien d'autre
    [order] le meilleur ordre qui commence par le deuxième choix compte autant en tout
    [skill-joins] les deux premiers choix ont { $figure } en somme des compétences pour les défis, et la règle ne regarde rien d'autre
    [skill-fights] les deux premiers choix ont { $figure } en somme des compétences, et la règle ne regarde rien d'autre
    [health-left] les deux premiers choix ont { $figure } en santé, et la règle ne regarde rien d'autre
    [weapon] les deux premiers choix ont une arme de dégâts { $figure }, et la règle ne regarde rien d'autre
    [equipped] les deux premiers choix ont autant de cartes équipées ({ $figure }), et la règle ne regarde rien d'autre
    [craft] les deux premiers choix ont { $figure } en savoir-faire, et la règle ne regarde rien d'autre
   *[other] les deux premiers choix y sont à égalité, et la règle ne regarde rien d'autre
}
# Variables : $mine, $theirs.
advice_parts-fewest-cards = des moins fatigués, c'est à qui a le moins de cartes et de niveaux, { $mine } contre { $theirs }
advice_parts-most-cards = des plus fatigués, c'est à qui a le plus de cartes et de niveaux, { $mine } contre { $theirs }
advice_parts-weakest-weapon = de ceux qui ont le plus de santé, encaisse l'arme la plus faible, dégâts { $mine } contre { $theirs }
advice_parts-most-fate = de celles qui coûtent le plus d'ordres part le destin le plus élevé, { $mine } contre { $theirs }
advice_parts-dearest = la compétence est aussi rare ; part la plus chère à équiper, { $mine } contre { $theirs }
advice_parts-no-text = les deux compétences sont aussi faibles et les deux cartes aussi chères à équiper ; part celle qui n'a pas de texte
advice_parts-gain = le deuxième choix vaut environ { $theirs } de plus que son prix
advice_parts-loss = le deuxième choix ne vaut pas son prix
advice_parts-most-health = plusieurs s'en serviraient ; il va à qui a le plus de santé, { $mine } contre { $theirs }
advice_parts-ahead = cela dépasse le deuxième choix d'environ { $points }
advice_parts-close = cela dépasse le deuxième choix de moins de 0,1 point
# Variables : $mine, $theirs (des ressources, chacune avec ce que vaut une unité).
advice_parts-close-finds = cela dépasse le deuxième choix de moins de 0,1 point, chaque unité comptée en pièces : { $mine } contre { $theirs }
advice_parts-attack = cela fait { $mine } contre { $theirs } pour le deuxième choix
advice_parts-attacked = le deuxième choix a déjà attaqué à ce round
advice_parts-fewest-tokens = jetons portés : { $mine } contre { $theirs }
advice_parts-worth = le robot y compte environ { $mine }, et { $theirs } pour le deuxième choix
advice_parts-cheapest = { $mine } XP contre { $theirs }
advice_parts-together = en comptant la compétence de votre équipe, 0,3 de moins par carte que coûte l'équipement et 0,5 de plus pour un texte, c'est la carte qui manquerait le moins : { $mine } contre { $theirs }
advice_parts-craft = { $mine } en savoir-faire contre { $theirs }
# Des ordres d'attaque. Variables : $mine (en points de santé).
advice_parts-order = commencer par le deuxième choix vaut environ { $mine } en santé de moins
advice_parts-statuses = { $mine } contre { $theirs }
# Ce que coûte un état se mesure à ces chiffres.
advice_parts-skill-joins = il coûte à qui participe souvent aux défis, donc selon la somme des compétences : { $mine } contre { $theirs }
advice_parts-skill-fights = il empêche d'attaquer, et coûte donc selon la somme des compétences : { $mine } contre { $theirs }
advice_parts-health-left = il coûte de la santé, et compte donc selon la santé qui reste : { $mine } contre { $theirs }
advice_parts-weapon = il empêche d'attaquer, et coûte donc selon les dégâts de l'arme : { $mine } contre { $theirs }
advice_parts-equipped = il rend inutiles les cartes équipées, et coûte donc selon leur nombre : { $mine } contre { $theirs }
advice_parts-severity = le robot compte cela pour environ { $mine } en santé par round, et le deuxième choix pour { $theirs }
advice_parts-hurt = le deuxième choix pare tout
advice_parts-strikes = il frappe à { $mine }, le suivant à { $theirs }

## L'état de ceux qu'un choix concerne

advice_standing-health = { $who } : santé { $amount } sur { $most }
advice_standing-fatigue = { $who } : fatigue { $amount }
advice_standing-stamina = { $who } : endurance { $amount } sur { $most }
advice_standing-status = { $amount ->
    [0] { $who } : aucun état
    [one] { $who } : { $amount } état
   *[other] { $who } : { $amount } états
}
advice_standing-goods = vous avez { $what }
advice_standing-ship = le bateau a { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
}, que réparent les matériaux
advice_standing-room = { $who } : { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} sur { $most }
advice_standing-price = { $who } coûte { $amount } { $amount ->
    [one] ordre
   *[other] ordres
} à équiper
advice_standing-hearts = { $who } : les cœurs demandent encore { $amount }{ $most ->
    [0] {""}
   *[other] , le plus petit { $most }
}
advice_standing-placed = { $who } : { $amount } { $amount ->
    [one] ordre posé
   *[other] ordres posés
}
advice_standing-skill = en { $who }, le meilleur d'entre vous a { $amount }
# Une carte Compétence sur un plateau. Variables : $who, $skill, $now, $then, $others (le plus qu'ait quelqu'un d'autre),
# $left et $kept (des ordres, ou des cartes en main), $unit, $worth (ce que compte la règle, ou none).
advice_equip = { $then ->
    [0] en { $skill }, { $who } a 0 avec elle
   *[other] en { $skill }, { $who } a { $now } et aurait { $then }, les autres { $others } au plus
} ; { $unit ->
    [command] il resterait { $left } { $left ->
        [one] ordre
       *[other] ordres
    }, et le robot en garde au moins { $kept }
   *[card] il resterait { $left } { $left ->
        [one] carte
       *[other] cartes
    } en main, et le robot en garde au moins { $kept }
}{ $worth ->
    [none] {""}
   *[other] {""} ; en comptant la compétence imprimée sur le plateau, 0,5 pour un texte et 0,5 de moins par carte défaussée, elle vaut { $worth }, et ce qui dépasse 0 s'équipe
}
advice_standing-best-skill = en { $skill }, { $who } a { $amount }
# Variables : $amount (combien le portent), $who (un état).
advice_standing-suffer = { $amount ->
    [0] personne de votre équipe n'a l'état { $who }
    [one] un membre de votre équipe a l'état { $who }
   *[other] { $amount } membres de votre équipe ont l'état { $who }
}
advice_standing-weapon = { $who } se bat avec précision { $amount } et dégâts { $most }
# Variables : $camps (qui resteraient), $amount, $most.
advice_standing-rest = il vous reste { $amount } { $amount ->
    [one] point d'endurance
   *[other] points d'endurance
} sur { $most }, et il resterait { $camps } { $camps ->
    [one] campement
   *[other] campements
}
advice_joined = avec { $who } { $odds }, sans { $without }
# Aucune carte du destin ne suffit. Variables : $who.
advice_joined-most = avec tout ce qui peut servir après le tirage, { $most } contre { $without }
advice_joined-short = aucun tirage ne suffit à lui seul, avec { $who } ou sans : ce qu'on ajoute ensuite doit faire le reste
advice_joined-nothing = { $who } n'ajoute rien : { $odds } dans les deux cas
advice_lacking = il manque { $missing }, et ceci ajoute { $adds }{ $more ->
    [0] {""}
   *[other] : il faut encore ajouter { $more } ensuite
}
# Dépensé pour l'attaque, mais sans rien y changer. Variables : $dealt, $taken.
advice_attack-same = cela ne change ici ni les dégâts infligés ({ $dealt }), ni ceux de la riposte ({ $taken })
# Variables : $missing.
advice_beside-test = en soi cela ne change rien au défi, où il manque toujours { $missing } ; cela ne coûte pas d'action, et le défi se décide après
# Un coup que l'on peut parer. Variables : $who, $blow (ce qu'il en reste), $blocked, $health.
advice_blow-taken = { $blocked ->
    [0] { $who } subit { $blow } et a { $health } en santé
   *[other] cela pare { $blocked } sur { $blow }, et { $who } a { $health } en santé
}
advice_trials-decide = seuls les essais simulés décident
# Une salle donne plus d'ordres qu'il n'y en a à prendre. Variables : $printed, $gained.
advice_lost-command = { $printed ->
    [one] de son { $printed } ordre on n'en peut prendre que { $gained } : il n'en reste pas plus
   *[other] de ses { $printed } ordres on n'en peut prendre que { $gained } : il n'en reste pas plus
}
# L'attaque en cours, avant et après. Variables : $dealt, $dealt_then, $taken, $taken_then.
advice_attack-dealt = dégâts infligés : { $dealt } sans cela, { $dealt_then } avec
advice_attack-taken = dégâts de la riposte : { $taken } sans cela, { $taken_then } avec
advice_attack-ahead = dégâts infligés : { $dealt } sans cela, { $dealt_then } avec ; dégâts de la riposte : { $taken } sans cela, { $taken_then } avec
advice_enough = le tirage suffit tel qu'il est
# Variables : $squares (toutes celles qui restent à recouvrir, la prochaine d'abord), $hearts, $beaten, $silenced.
advice_blow = le mieux est de recouvrir { $squares } avec les dégâts qui restent : cela { $hearts ->
    [0] ne prend aucun cœur
    [one] prend { $hearts } point de cœurs
   *[other] prend { $hearts } points de cœurs
}{ $beaten ->
    [none] {""}
   *[other] , vainc { $beaten }
}{ $silenced ->
    [0] {""}
    [one] , et couvre { $silenced } menace
   *[other] , et couvre { $silenced } menaces
}
advice_square-of = { $square } ({ $enemy })

# L'écart d'un autre choix avec le premier. Variables : $points.
advice_behind = { $points } de moins aux essais simulés{ $close ->
    [yes] , ce que le hasard explique
   *[no] {""}
}
advice_level = à égalité avec le premier
advice_before = { $close ->
    [yes] les essais simulés ne le départagent pas du premier
   *[no] { $points } de plus que le premier, trop peu pour que le robot change d'avis
}

advice_excluded = une seule des deux est possible
advice_blow-nothing = ces dégâts ne peuvent recouvrir aucun cœur, mais cette case : { $what }
advice_blow-done = ce qui est déjà recouvert vainc { $beaten } : la place des dégâts qui restent ne change rien
advice_blow-worthless = ces dégâts ne peuvent recouvrir ni cœur, ni menace, ni synergie

# Variables : $choice, $clauses (séparées par des points-virgules).
advice_because = « { $choice } » : { $clauses }.
advice_nothing-own = rien de ce qui est à vous ne promet davantage
advice_nothing-known = rien de connu ne départage les choix
advice_because-passes = Il laisserait ce choix à qui peut aussi choisir, car ce que d'autres peuvent faire promet davantage ; si personne n'y tient, « { $choice } »{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
# Variables : $who, $wanted (ce qui serait fait), $clauses, $choice.
advice_because-wants = Il laisserait ce choix à { $who } : « { $wanted } »{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}{ $own ->
    [none] , car rien de ce qui est à vous n'y fait concurrence. Si { $who } n'y tient pas, il ne vous reste que « { $choice } ».
   *[some] {" "}promet plus que tout ce qui est à vous. Si { $who } n'y tient pas, « { $choice } »{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }.
}
# Variables : $choice, $points, $clauses, $runs (essais de chacun).
# $tried : si des essais simulés le disent (yes), ou ce que vaut un cap (no).
advice_next-points = Son deuxième choix, « { $choice } », { $tried ->
    [yes] finit environ { $points } plus bas sur { $runs ->
        [one] un essai simulé
       *[other] { $runs } essais simulés
    }
   *[no] vaut environ { $points } de moins { $unit ->
        [time] par unité de temps
       *[other] par action
    }
}{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie = Son deuxième choix, « { $choice } », arrive à égalité sur { $runs ->
    [one] un essai simulé
   *[other] { $runs } essais simulés
} : l'un vaut l'autre{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-small = Son deuxième choix, « { $choice } », ferait à peu près aussi bien l'affaire : il ressort { $points } plus haut sur { $runs ->
    [one] un essai simulé
   *[other] { $runs } essais simulés
}, moins que le quart de point, hasard déduit, qui fait changer le robot d'avis{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-as-well = Son deuxième choix, « { $choice } », a autant de santé : il finit { $points } plus bas sur { $runs ->
    [one] un essai simulé
   *[other] { $runs } essais simulés
}, mais le robot n'y voit aucune raison, si bien que l'un vaut l'autre{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-still = Cela ne répond pas à la question et ne coûte pas d'action : « { $choice } » reste à choisir ensuite{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-order = Son deuxième choix, « { $choice } », arrive à égalité sur { $runs ->
    [one] un essai simulé
   *[other] { $runs } essais simulés
} : l'ordre importe peu, tant que le premier ne ferme pas l'autre{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-evens = Son deuxième choix, « { $choice } », arrive à égalité sur { $runs ->
    [one] un essai simulé
   *[other] { $runs } essais simulés
}{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-worthless = Aucun autre placement permis ne le peut non plus : toute case fera l'affaire.
advice_next-within-either = { $runs ->
    [one] Un essai simulé ne départage pas
   *[other] { $runs } essais simulés ne départagent pas
} non plus son deuxième choix, « { $choice } », du premier : l'un vaut l'autre{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-within = { $runs ->
    [one] Un essai simulé ne départage pas
   *[other] { $runs } essais simulés ne départagent pas
} son deuxième choix, « { $choice } », du premier{ $margin ->
    [none] {""}
   *[other] , à { $margin } près
}{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-within-lower = Son deuxième choix, « { $choice } », ressort { $points } plus bas sur { $runs ->
    [one] un essai simulé
   *[other] { $runs } essais simulés
}, trop peu pour s'y fier : cela se joue à peu{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
# À égalité d'après ce qui est compté, mais différents : ce qui diffère suit dans une phrase à part.
advice_level-tie = Son deuxième choix, « { $choice } », arrive à égalité sur { $runs ->
    [one] un essai simulé
   *[other] { $runs } essais simulés
}{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_level-alike = Son deuxième choix, « { $choice } », vaut autant d'après ce calcul{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_level-any = Son deuxième choix est « { $choice } »{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_level-equal = Les mêmes chiffres parlent pour « { $choice } »{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
# Variables : $mine, $theirs (ce que dit un seul des deux).
advice_unlike = Les deux ne disent pas la même chose, et le robot ne le compte pas : à vous d'en juger. Le premier : { $mine } ; le second : { $theirs }.
advice_nothing-printed = rien
advice_next-alike = Son deuxième choix, « { $choice } », vaut autant d'après ce calcul : l'un vaut l'autre{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-further = Son deuxième choix, « { $choice } », vaut environ { $points } de plus d'après ce calcul, mais le robot prévoit deux lieux à la fois{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-afterwards = Cela ne coûte pas d'action : « { $choice } » peut suivre{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-after-camp = Un campement ne prend pas de temps : « { $choice } » peut suivre s'il en reste{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-any-time = « { $choice } » peut se faire maintenant ou plus tard, et rien ne le demande ici{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-rule = Son deuxième choix, « { $choice } », arrive à égalité sur { $runs ->
    [one] un essai simulé
   *[other] { $runs } essais simulés
} : c'est cette règle qui décide{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-near = Son deuxième choix, « { $choice } », en est aussi près, sans plus de danger : l'un vaut l'autre{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-figures = Son deuxième choix est « { $choice } »{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-unread = Son deuxième choix, « { $choice } », arrive à égalité sur { $runs ->
    [one] un essai simulé
   *[other] { $runs } essais simulés
}, car aucune des deux pages n'est lue : ce que leurs mots promettent ou menacent, à vous d'en juger{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-asks = Son deuxième choix, « { $choice } », arrive à égalité sur { $runs ->
    [one] un essai simulé
   *[other] { $runs } essais simulés
} : ce que chacun demande, à vous d'en juger{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-bring = Son deuxième choix, « { $choice } », arrive à égalité sur { $runs ->
    [one] un essai simulé
   *[other] { $runs } essais simulés
} : lequel vous préférez, à vous d'en juger{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-unpromised = Son deuxième choix est « { $choice } », pour lequel ce calcul ne donne rien{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-still = Son deuxième choix, « { $choice } », arrive à égalité sur { $runs ->
    [one] un essai simulé
   *[other] { $runs } essais simulés
}, car on peut encore ajouter après lui{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-join = Son deuxième choix, « { $choice } », arrive à égalité sur { $runs ->
    [one] un essai simulé
   *[other] { $runs } essais simulés
}, car on participe l'un après l'autre, et les deux le peuvent{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-equal-order = Son deuxième choix, « { $choice } », peut aussi bien commencer{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-equal = Les mêmes chiffres parlent pour « { $choice } » : l'un vaut l'autre{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-plain = Son deuxième choix, « { $choice } », arrive à égalité sur { $runs ->
    [one] un essai simulé
   *[other] { $runs } essais simulés
}, mais demande plus que le premier{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-dear = Son deuxième choix, « { $choice } », arrive à égalité sur { $runs ->
    [one] un essai simulé
   *[other] { $runs } essais simulés
} et demande moins : à prendre si vous préférez garder ce que vous avez{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-usual = « { $choice } » serait le choix habituel, mais ressort { $points } plus bas sur { $runs ->
    [one] un essai simulé
   *[other] { $runs } essais simulés
}{ $margin ->
    [none] {""}
   *[other] , à { $margin } près
}{ $close ->
    [yes] , donc de peu
   *[no] {""}
}{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-any = Autant qu'il sache, « { $choice } » ferait aussi bien l'affaire{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-own = De vos propres choix, le suivant est « { $choice } »{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
# Une autre case, d'après le meilleur placement des dégâts avec elle. Variables : $choice, $clauses (ce qui y est
# imprimé, ou none), $health.
advice_next-placing-behind = Le meilleur placement avec son deuxième choix, « { $choice } »{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}, compte environ { $health } de moins.
advice_next-placing-even = Son deuxième choix, « { $choice } »{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}, ferait aussi bien l'affaire : le meilleur placement avec lui compte autant.
advice_next-placing-part = Son deuxième choix, « { $choice } »{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}, fait partie du même placement : l'ordre n'y change rien.
advice_next-placing-beats-fewer = Aucun placement avec son deuxième choix, « { $choice } »{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}, ne vainc autant d'ennemis.
advice_placing-behind = le meilleur placement avec cette case compte environ { $health } de moins
advice_placing-even = le meilleur placement avec cette case compte autant
advice_placing-part = cette case fait partie du même placement
advice_placing-beats-fewer = aucun placement avec cette case ne vainc autant d'ennemis
advice_amount = { $amount } { $thing }
advice_next-exact = D'après cette règle, aucun autre placement permis ne passe avant.
advice_next-none-own = Rien d'autre de ce qui est à vous ne répond à la question.
advice_next-none = Il n'y a rien d'autre à choisir.
advice_nothing = Rien n'est à vous de choisir maintenant.

## Après une soirée

advice_taken-points = Ce qui fut choisi, « { $choice } », vaut environ { $points } de moins.
advice_taken-figures = Ce qui fut choisi est « { $choice } » ({ $clauses }).
advice_evening-none = Ce soir aucune de vos décisions ne s'écarte de plus de { $points } points de celles du robot.

## Dans le terminal

advice_word-way = moyen
advice_word-evening = soirée / soiree
advice_what = Tapez conseil, conseil moyen ou conseil soirée, pas { $said }.
advice_no-way = Il n'y a pas de défi pour lequel on choisit qui participe.
advice_line-first = { $figures ->
    [none] Il prendrait { $label }
   *[other] Il prendrait { $label } ({ $figures })
}
advice_line-next = { $figures ->
    [none] Ensuite { $label }
   *[other] Ensuite { $label } ({ $figures })
}
advice_costly = Ligne { $entry } : { $taken }, au lieu de { $better } : environ { $cost } points
