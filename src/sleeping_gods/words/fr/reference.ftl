### Labels of the reference book.

label_example = Exemple
label_ruling = Décision
label_erratum = Erratum
label_variant = Variante
label_tip = Conseil
label_picture = Schéma
label_near = Demandé aussi ici
label_see = Voir aussi
label_ours = de nous, dans aucune source officielle

## Signs of maps

map_port = port
map_market = marché
map_north = vers la page { $page }
map_closed = la page { $page } manque
map_spread = Pages { $pages }
# The letters of the winds: north, east, south, west.
map_winds = NESO
