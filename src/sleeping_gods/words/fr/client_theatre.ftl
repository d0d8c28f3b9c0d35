# Moments that the table shows by itself: a draw of fate, full pages, whose turn it is.

theatre = Ce qui vient de se passer
theatre-passed = Réussi
theatre-failed = Échoué
theatre-hit = Touché
theatre-miss = Manqué
theatre-fate = Destin { $fate }
theatre-sum = { $number ->
    [0] Destin { $fate }, total { $total }
   *[other] Destin { $fate }, total { $total } contre { $number }
}
theatre-needed = contre { $number }
theatre-turn-page = Tourner la page
theatre-your-turn = À vous
theatre-page-totem = Un totem est à vous
theatre-page-won = Le combat est gagné
theatre-page-fled = Vous leur avez échappé
theatre-page-lost = Défaite
theatre-page-camp = Le feu baisse
theatre-page-end = Le voyage
theatre-gives = Ce qu’il donne
theatre-against = Contre
theatre-cost = Ce qu’il en a coûté
theatre-cost-nothing = rien du tout
theatre-cost-health = { $count } de santé
theatre-cost-fatigue = { $count } de fatigue
theatre-cost-stamina = { $count } d’endurance
theatre-cost-fallen = chute : { $who }
theatre-found = Ce qu’on a trouvé
theatre-found-nothing = la route, qui continue
theatre-lost-gained = Ce qui reste
theatre-lost-nothing = l’histoire, qui continue
theatre-camp-rest = L’endurance est revenue, et l’on a pansé les blessures.
theatre-end-skip = Voir le score
theatre-with-sound = Avec le son ?
theatre-quiet = Couper le son
mine-volume = Volume
sum-cards = cartes
sum-bonus = bonus
sum-synergy = synergie par { $who }
theatre-totems = { $needed ->
    [0] { $count ->
        [1] le premier
       *[other] { $count } désormais
    }
   *[other] { $count } sur { $needed }
}
ribbon-gained-quest = Nouvelle quête
ribbon-rumour = Une histoire entendue
ribbon-ended-quest = Quête terminée
ribbon-gained-adventure = Nouvelle carte
ribbon-look = La regarder
fight-their-plan = { $who } place les dégâts
fight-their-plan-empty = Aucune case n’est encore prévue. Ce qui est prévu se voit sur les ennemis.
fight-defenses = Défense à atteindre
fight-on-board = Choisissez dans le tableau, près des ennemis, qui attaque qui.
theatre-smooth = En douceur
theatre-bumped = Secoués
