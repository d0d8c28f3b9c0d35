### Aller plusieurs cases ou régions d'un coup

route-go_sea = Y naviguer
route-rest = Continuer vers { $name }
route-go_skies = Y aller à pied
route-far_sea = Naviguer plusieurs régions d’un coup ({ $count })
route-far_skies = Aller plusieurs cases d’un coup ({ $count })
route-time = { $count } temps
route-again = Choisissez-la encore sur la carte pour y aller.
route-stopped = Arrêt après { $moves } sur { $count } : une autre question passe d’abord.
undo-route = Reprendre tout le chemin ({ $count })
