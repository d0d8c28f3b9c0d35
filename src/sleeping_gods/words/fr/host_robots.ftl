### Ce qui est dit des robots qui tiennent une place à une table.

host_robots-everywhere = Il faut quelqu’un pour jouer : au moins une place reste à une personne.
host_no-robot = Aucun robot ne tient cette place.
host_no-robots-here = Les robots ne jouent pas avec une boîte imprimée : ils ne peuvent pas en lire les pages.
host_no-robots-served = Ce serveur n’a pas de robots.
host_no-robot-waits = Aucun robot ne doit choisir maintenant.

host_seated-robot = { $who } fait jouer un robot pour { $place } : { $words }.
host_unseated-robot = { $who } a retiré le robot { $words }, qui jouait pour { $place }.
host_took-seat-back = { $who } est là et joue de nouveau { $place } ; le robot { $words } a quitté la place.
host_robot-stopped-playing = Le robot { $words } n’arrive pas à réfléchir en ce moment. Choisissez pour lui, ou laissez-le réessayer.

host_robot-thinking = Le robot { $robot } réfléchit.
host_robot-waits = Le robot { $robot } attend, car quelque chose a été annulé. Dites-lui de continuer, ou choisissez pour lui.
host_robot-leaves = Le robot { $robot } laisse l’histoire aux personnes. Quiconque joue ici peut choisir pour lui.
host_robot-stopped = Le robot { $robot } n’arrive pas à réfléchir en ce moment. Choisissez pour lui, ou laissez-le réessayer.

# Avant une ligne du journal.
host_chosen-by-robot = [Robot { $robot }]
host_chosen-for-robot = [{ $by } pour le robot { $robot }]

# Après une ligne du journal : pourquoi un robot a choisi ainsi.
host_robot-why-only = (Il n’y avait rien d’autre à choisir.)
host_robot-why-thumb = (Selon ses règles empiriques.)
host_robot-why-chance = (Il compte sur { $chance } % de chances de réussir.)
host_robot-why-score = (Essayé { $playouts } fois, cela a rapporté { $gain } points de plus que la moyenne des autres choix.)
host_robot-why-worse = (Essayé { $playouts } fois, rien d’autre ne semblait meilleur.)
host_robot-why-unread = (Cela mène à une page que personne n’a lue.)
host_robot-why-course = (C’est sur le chemin du lieu { $location }.)
host_robot-why-fight = { $harm ->
    [one] (Le combat à venir coûtera sans doute { $harm } point de santé.)
   *[other] (Le combat à venir coûtera sans doute { $harm } points de santé.)
}
host_robot-why-weighed = (Le meilleur des { $count } choix qu’il a pesés.)
