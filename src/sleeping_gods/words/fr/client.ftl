### Ce que dit la page dans le navigateur : boutons, titres, et ce qui va de travers sur le chemin du serveur.

## La première page
start-brief = Deux jeux de voyages qui se racontent comme un livre, seul ou entre amis.
start-continue = Reprendre une campagne
start-new = Commencer une campagne
start-players = Qui joue
start-player = Joueur { $number }
start-campaign-name = { $world }, { $day }
game-sea = En mer
game-skies = Dans le ciel
play = Jouer
more = Plus
about = À propos
about-unofficial = Une édition non officielle, sans lien avec l’éditeur ni les auteurs des jeux de plateau.
about-icons = Les icônes sont de Lorc, de Delapouite et des contributeurs de
about-fonts = Les lettres sont l’Alegreya et l’Alegreya Sans de Juan Pablo del Peral et l’IM Fell English SC d’Igino Marini, sous la SIL Open Font License.
join = Vous êtes invité à une table
join-name = Comment vous appelle-t-on ?
join-sit = Prendre place

## Les lieux de la table
places = Lieux de la table
book = Livre
book-now = À l’instant
book-quests = Quêtes
atlas = Atlas
party = Groupe
cards = Cartes
home = À la première page
opening = On dresse la table…
outdated = Cette page n’est plus à jour
reload = Recharger la page
gone = Cette table n’est pas ici

## Ce qui est demandé et répondu
waits-for = La table attend { $who }.
menu-others = Ce que d’autres peuvent faire
menu-now = Pour ce moment précis
menu-any-time = À tout moment
menu-barred-others = Ce qui ne peut pas être choisi
menu-barred = Ce qui ne peut pas être choisi ({ $count })
barred = Impossible
let-go = Tout montrer de nouveau
can-do = Ce qu’on peut en faire maintenant
can-do-with = Ce qu’on peut faire maintenant avec { $name }
take = Prendre
fate = Destin
page-earlier = Lu auparavant pendant cette visite :

## Les règles
rules = Les règles
rules-sea = Règles de la mer
rules-skies = Règles du ciel
rules-here = Règles :
rules-behind = Les règles derrière cela
rules-whole = L’ouvrir sur sa propre page
rules-none = Cet article ne peut pas être lu maintenant.
rule = règle
back = Retour
close = Fermer

## L’atlas
sheets = Pages de l’atlas
atlas-map = Carte
atlas-list = Lieux
zoom = Plus près, plus loin
zoom-in = Plus près
zoom-out = Plus loin
we-are-here = Nous sommes ici
flight = Plateau de vol

## Le groupe
health = Santé { $now } sur { $most }
open-board = Tout sur { $name }
cards-owned = Cartes d’aventure
cards-aside = Mises de côté
cards-deck = Paquet de combat
cards-events = Évènements en jeu
cards-curses = Malédictions

## Un combat
fight = Un combat
round = Round { $number }

## Le temps
time = En arrière et en avant
undo = Reprendre un pas
redo = De nouveau en avant
undo-line = Revenir avant ceci
undo-asked = { $who } veut revenir en arrière. Quelque chose a été révélé depuis.
agree = D’accord
disagree = Non
log = Journal
log-whole = Tout montrer

## Les gens
people = Les gens à la table
talk = Conversation
talk-say = Dire quelque chose
talk-send = Dire
role-host = hôte
role-spectator = regarde
away = absent

## Réglages
switches = Langue, lumière et lettres
light-auto = La lumière de l’appareil
light-light = De jour
light-dark = À la lampe
text-size = Taille des lettres

## Ce qui va de travers
line-lost = La connexion est perdue. On la répare ; rien n’est perdu.
no-server = Le serveur ne répond pas.

## Les personnages, les cartes, les quêtes et la dernière page
leads = mène ce tour
is-asked = doit répondre
played-by = Aux mains de
health-head = Santé
on-board = Sur le plateau
cards-on-board = { $count ->
    [one] une carte sur le plateau
   *[other] { $count } cartes sur le plateau
}
cards-none = Pas encore de cartes.
card-usable = { $name } : utilisable maintenant
equip-gains = Qui la porte a dès lors un point de plus dans son talent. À côté de chaque nom : ce qu’il a déjà.
card-equip = Équiper
quests-open = À faire
quests-waiting = En attente
quests-done = Accomplies
quests-rumours = Rumeurs
quests-words = Mots en main
quests-none = Pas encore de quêtes. On les trouve en explorant.
offer-barred = pas maintenant
offers-barred = Ce qu’on ne peut pas avoir maintenant ({ $count })
score-parts = Le score
score-fates = Ce que chacun est devenu
score-undone = Laissé inachevé
score-unlocked = Débloqué pour les prochaines campagnes
score-again = Recommencer avec ce qui est débloqué
score-log = Journal de voyage
score-undos = { $count ->
    [one] Revenu en arrière une fois par-delà un tirage.
   *[other] Revenu en arrière { $count } fois par-delà un tirage.
}
score-repairs = { $count ->
    [one] Corrigé à la main une fois.
   *[other] Corrigé à la main { $count } fois.
}
print = Imprimer

## La carte, et ce qui nous porte
atlas-keys = La carte : les flèches la déplacent, plus et moins l’approchent et l’éloignent, 0 la montre entière
map-opening = On déroule la carte…
zoom-whole = La carte entière
map-home-sea = Au navire
map-home-skies = Là où nous sommes
map-to-page = Vers la page { $page }
map-pages = Pages { $pages }
route-on-foot = à pied : { $cost }
map-reached = un choix y mène
route-moves = { $count ->
    [one] { $count } déplacement
   *[other] { $count } déplacements
}
route-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
place-unknown = Personne n’est encore venu ici.
place-note = Nos propres mots, pour toute la table
place-pin = Épingler
room-here = Le pion est ici
room-closed = Fermée par les dégâts
room-damage = Dégâts : { $now } sur { $most }
plane-here = L’avion est ici
plane-health = Santé : { $now } sur { $most }
plane-fuel = Carburant : { $now } sur { $most }

## Combats et tests
fight-plan = Le coup
fight-planned = Prévu : { $squares }
fight-make = { $count ->
    [0] Touchez des cases
    [one] Recouvrir cette case
   *[other] Recouvrir ces { $count } cases
}
fight-hurt = { $who } : santé { $before } → { $after }
fight-happened = Ce qui s’est passé
fight-anew = Recommencer
fight-beaten = vaincu par ce coup
fight-risk-note = chute possible : la riposte pourrait prendre toute la santé qui reste
fight-signs = Ce que disent les signes
fight-ability-signs = autres signes : ce que peut l’ennemi tant qu’ils ne sont pas couverts ; chacun est dit en toutes lettres sous ses cases
fight-cards = Cartes de combat à jouer
fight-buff = { $count ->
    [0] La carte bonus à côté
   *[other] La carte bonus : { $count } prévu
}
square = { $enemy }, rangée { $row }, case { $column } : { $shows }. { $state }
square-empty = vide
square-planned = Prévue en { $place }.
square-covered = Couverte.
square-free = Découverte ; elle peut être couverte maintenant.
square-still = Découverte.
test = { $skill } { $number }
test-draw = Une pioche du destin
test-reach = à atteindre
test-printed = tel qu’imprimé
test-failing = En cas d’échec :
test-not-drawn = Le destin n’est pas encore pioché
test-reached = atteint
test-lacks = il manque { $count }
test-who = Qui participe
test-with = { $count ->
    [one] Piocher avec cette personne
   *[other] Piocher avec ces { $count } personnes
}
test-join = { $count ->
    [0] Touchez qui participe
    [one] Participer avec cette personne
   *[other] Participer avec ces { $count } personnes
}
test-changes = Ce qui peut encore y changer
test-again = pioche de nouveau
test-free = gratuit
encounter-who = Qui placer
encounter-where = Où se tient { $who } ?
encounter-stand = Ici : { $who }
gauge-actions = Actions
gauge-events = Événements
