# Planches : gravures des lieux, des totems et des ennemis.

plate-enlarge = Planche : { $alt }
plate-shows = Ce qu’on y voit
plate-before = Planche précédente
plate-after = Planche suivante
plate-of = { $at } sur { $count }
plates = Planches
plates-all = Recueil de planches ({ $count })
plates-brief = Ce que vous avez vu de ce monde jusqu’ici.
plate-closer = Voir de près
plates-enemies = Ennemis rencontrés
