# Une boîte imprimée du ciel : ce que seules ses pages et ses cartes disent.

## La palette

tell-stamina = Endurance
tell-plane = Avion
tell-fuel = Carburant
tell-cross = Barrez
tell-obstacle = Obstacle
tell-faction = Faction
tell-map = À la carte

## Une ligne à mesure qu'elle s'allonge

line-fight-enemies = Combattez { $number }
line-fight-boss = Combattez le boss { $number }
line-stamina = { $whom } : { $n ->
    [one] { $n } point d'endurance
   *[other] { $n } points d'endurance
 }
line-plane-damage = L'avion subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
 }
line-plane-repair = Réparez { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
 } de l'avion
line-fuel-lose = Perdez { $n ->
    [one] { $n } unité
   *[other] { $n } unités
 } de carburant
line-fuel-fill = Faites le plein
line-cross-camps = Barrez { $n ->
    [one] { $n } campement
   *[other] { $n } campements
 }
line-cross-location = Barrez le lieu { $number }
line-obstacle = Ignorez l'obstacle ({ $obstacle }), ou :
line-faction = { $faction } : cochez { $n ->
    [one] { $n } case
   *[other] { $n } cases
 }
line-map = Retournez à la carte
line-arm-flee =  ; si vous fuyez :
box-arm-flee = Si vous fuyez …

## Les mots que l'on choisit

word-ogroot = ogracines
word-whiskey = whiskys
word-torch = torches
word-sand-honey = miel des sables
word-rope = cordes
word-tundra-berry = baies de toundra
word-bloodflower = fleurs de sang
word-gergon-leaf = feuilles de gergon
word-fire-quartz = quartz de feu
word-ice-diamond = diamants de glace
word-jadeworm-egg = œufs de ver de jade
word-moxie = Cran
word-water = eaux
word-cold = froid
word-steep = escarpé
word-enemies = Des ennemis
word-boss = Un boss
word-damage = Dégâts
word-repair = Réparez
word-fill = Le plein
word-camps = Campements
word-location = Un lieu
word-trusiam = Le roi Trusiam
word-rebels = Les rebelles
word-north = nord
word-east = est
word-south = sud
word-west = ouest
word-distant = Lieu lointain
word-landing = Terrain

## Cartes et lieux que l'on note

box-boss = Boss { $number }
box-enter-boss = Noter ce boss
box-zone = Zone { $letter }
box-zones = Zones du boss
box-zone-count = { $count } zones
box-may-flee = Sa page permet de fuir
box-columns = Colonnes
mark-P = puissance +1
mark-P2 = puissance +2
mark-P3 = puissance +3
mark-add-power-ally = { $number ->
    [one] un allié gagne { $number } point de puissance
   *[other] un allié gagne { $number } points de puissance
 }
mark-add-power-self = { $number ->
    [one] gagne { $number } point de puissance
   *[other] gagne { $number } points de puissance
 }
mark-allies-damage = alliés infligent +{ $number }
mark-block = parade { $number }
mark-die-minus = dé de combat toujours -1
mark-counter-all = { $number ->
    [one] riposte : { $number } dégât à tous
   *[other] riposte : { $number } dégâts à tous
 }
mark-deal-all = { $number ->
    [one] inflige { $number } dégât à tous
   *[other] inflige { $number } dégâts à tous
 }
mark-deal-one = { $number ->
    [one] inflige { $number } dégât à un personnage
   *[other] inflige { $number } dégâts à un personnage
 }
mark-heal-self = soigne { $number }
mark-heal-ally = soigne un allié de { $number }
box-square = Case { $id }
box-edge = Par le bord : { $way } …
box-binding = De l'autre côté de la reliure, page { $number }
box-edge-go = Y aller
figure-page = Page
figure-rows = Rangées
figure-columns = Colonnes
box-space = Une autre case du plateau de vol …
box-space-distant = Numéro du lieu
box-space-landing = Sa case : page, deux-points, rangée, colonne
box-space-links = Reliée à
box-space-fuel = On y trouve du carburant
box-space-entered = La case a été notée.
box-card-kind = Sorte
card-kind-gear = matériel
card-kind-combat = carte Combat
card-kind-person = personne
card-kind-recipe = recette
card-kind-totem = totem
card-kind-passenger = passager
card-kind-place = lieu
box-card-synergy = Ce que fait sa synergie, dans la langue des effets
combat-damage = Dégâts
combat-remove = Puissance retirée
combat-block = Parade
combat-skill = Aptitude ajoutée
combat-no-skill = aucune
combat-die = dé de combat
combat-pierces = ignore la parade
