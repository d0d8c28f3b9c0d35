# Une boîte imprimée : ce que disent ses pages et ses cartes est dit à la table.

## La palette : ce que les pages disent le plus

tell-gain = Gagnez
tell-lose = Perdez
tell-challenge = Défi
tell-fight = Combat
tell-quest = Quête
tell-card = Carte
tell-turn = Allez au
tell-xp = XP
tell-hurt = Dégâts
tell-heal = Soin
tell-fatigue = Fatigue
tell-status = État
tell-ship = Bateau
tell-repair = Réparez
tell-command = Ordres
tell-draw = Compét.
tell-if = Si vous avez
tell-fate = Destin
tell-market = Marché
tell-home = Au bateau

## Une ligne à mesure qu'elle s'allonge ; ce qui manque est un point de suspension

line-gain = Gagnez { $n } { $thing }
line-lose = Perdez { $n } { $thing }
line-challenge = Défi { $skill } { $n }
line-fight = Combattez { $number }
line-quest = { $deed } la quête { $number }
line-card = { $deed } la carte Aventure { $number }
line-turn = Rendez-vous au { $number }
line-xp = Gagnez { $n } XP
line-hurt = { $whom } : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
 }
line-heal = { $whom } : { $n } PV récupérés
line-fatigue = { $whom } : { $deed } { $n ->
    [one] { $n } fatigue
   *[other] { $n } fatigues
 }
line-status = { $whom } : { $deed } l'état { $status }
line-ship = Le bateau subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
 }
line-repair = Réparez { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
 } du bateau
line-command = { $deed } { $n ->
    [one] { $n } ordre
   *[other] { $n } ordres
 }
line-draw = { $deed } { $n ->
    [one] { $n } carte Compétence
   *[other] { $n } cartes Compétence
 }
line-if = Si vous avez { $keyword } :
line-fate = Piochez le destin ; sur { $n } ou plus :
line-market = Révélez { $n ->
    [one] { $n } carte Commerce
   *[other] { $n } cartes Commerce
 }
line-home = Retournez au bateau
line-arm-fail =  ; en cas d'échec :
line-arm-pass =  ; en cas de réussite :
line-arm-win =  ; si vous gagnez :
line-arm-else =  ; sinon :
line-arm-and = , et

## Les mots que l'on choisit

word-coins = pièces
word-grain = céréales
word-meat = viande
word-vegetables = légumes
word-materials = matériaux
word-artifacts = artefacts
word-food = nourriture
word-resources = ressources au choix
word-xp = XP
word-command = ordres
word-feared = points de crainte
word-revered = points de vénération
word-strength = Force
word-perception = Perception
word-savvy = Connaissances
word-craft = Savoir-faire
word-cunning = Ruse
word-venom = poison
word-frightened = effrayé
word-weakened = affaibli
word-madness = folie
word-low-morale = déprimé
word-gain = Gagnez
word-lose = Perdez
word-complete = Complétez
word-remove = Retirez
word-clear = Retirez
word-draw = Piochez
word-discard = Défaussez
word-any = L'équipage
word-one = Un membre d'équipage
word-each = Chacun

## Le panneau

box-palette = Ce que les pages disent le plus
box-nothing-more = Elle ne dit rien de plus
box-type = Écrire une ligne
box-typed = Une ligne dans la langue des effets
box-typed-hint = par exemple : gain token diving-suit
box-known = Déjà dit
box-send = Voilà : elle dit cela
box-send-last = Voilà, rien de plus
box-then = et alors …
box-arm-fail = En cas d'échec …
box-arm-pass = En cas de réussite …
box-arm-win = Si vous gagnez …
box-arm-else = Sinon …
box-arm-and = et aussi …
box-back = Revenir à ce que disent les pages
box-erase = Effacer
box-next-enemy = et
box-number = Nombre
box-keyword = Mot-clé
box-other-keyword = un autre mot-clé

## Cartes et régions que l'on note

box-enemy = Ennemi { $number }
box-enter-enemy = Noter cette carte
box-from-mine = Comme notée auparavant sur cet appareil
box-own-name = comment vous l'appelez (reste sur cet appareil)
box-own-name-brief = votre nom
box-own-reminder-brief = aide-mémoire
box-own-reminder = un aide-mémoire : ce qu'elle fait (reste ici aussi)
box-marks = Marque à poser sur les cases
box-ability = Une capacité
box-grid = Les cases de la carte
box-rows = Rangées
figure-level = Niveau
figure-defense = Défense
figure-attack = Dégâts
figure-challenge = Défi
figure-cost = Coût
figure-command = Ordres
mark-H = cœur
mark-H2 = cœur de 2
mark-H3 = cœur de 3
mark-S = synergie
mark-A = 1 dégât de plus
mark-A2 = 2 dégâts de plus
mark-adjacent-damage-1 = adjacent inflige +1 dégât
mark-adjacent-damage-2 = adjacent inflige +2 dégâts
mark-adjacent-regen-1 = adjacent soigne 1
mark-disarm = désarme
mark-discard-ability = défausse une compétence équipée
mark-first-strike = attaque éclair
mark-flying = volant
mark-frighten = effraie
mark-lose-resource = -1 ressource
mark-low-morale = déprime
mark-madness = folie
mark-regen-1 = soigne 1
mark-regen-3 = soigne 3
mark-resist-1 = pare 1
mark-ship-damage = 1 dégât du bateau
mark-venom = venin
mark-weaken = affaiblit
box-region = Région { $id }
box-enter-region = Voilà ce qui s'y trouve
box-port = Port
box-market = Marché
box-hazard = Danger
box-locations = Numéros des lieux qui s'y trouvent
box-sail = Une autre région …
box-sail-to = Vers la région { $number } (page, point, numéro)
box-sail-go = Y naviguer
box-explore = Un autre lieu …
box-explore-to = Lieu { $number }
box-explore-go = L'explorer

## La première page, et ma boîte

box-title = Vous possédez le jeu imprimé ?
box-game-sea = Sleeping Gods
box-game-skies = Distant Skies
box-about = Lisez votre livre et piochez vos cartes ; ceci tient tout le reste : bateau ou avion, équipage, cartes, dégâts, tours, journal. Vous lui dites en quelques touches ce que dit une page.
box-mine = Ma boîte : ce qui a été noté sur cet appareil
box-mine-empty = Rien encore. Les ennemis, lieux, mots-clés et lignes de pages que vous notez sont gardés ici, et proposés dans toute campagne.
box-mine-holds = Contient { $held }.
box-mine-why = Elle reste dans ce navigateur. Les noms et les aide-mémoire ne sont jamais envoyés au serveur.
box-with-names = avec noms et aide-mémoire
box-save-file = Enregistrer un fichier
box-take-file = Lire un fichier
box-file-holds = Ce fichier contiendra { $held }. Ni noms ni aide-mémoire.
box-file-holds-names = Ce fichier contiendra { $held }, avec les noms et les aide-mémoire que vous avez écrits. Ne le partagez que si ce sont vos propres mots.
box-file-taken = Ajouté depuis le fichier : { $held }.
box-file-large = Ce fichier est trop grand pour une boîte (plus de 2 millions de caractères). Rien n'a changé.
box-file-json = Ce fichier n'est pas une boîte enregistrée : ce n'est pas du JSON. Rien n'a changé.
box-file-none = Ce fichier ne contient pas de boîte. Rien n'a changé.
box-file-version = Ce fichier vient d'une version plus récente de la table. Rien n'a changé.
box-file-game = Ce fichier contient la boîte de l'autre jeu. Rien n'a changé.
box-file-empty = Rien dans ce fichier ne peut être lu comme un élément de boîte. Rien n'a changé.
box-part-enemies = { $count ->
    [one] { $count } ennemi
   *[other] { $count } ennemis
 }
box-part-regions = { $count ->
    [one] { $count } région
   *[other] { $count } régions
 }
box-part-bosses = { $count ->
    [one] { $count } boss
   *[other] { $count } boss
 }
box-part-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
 }
box-part-quests = { $count ->
    [one] { $count } mot-clé
   *[other] { $count } mots-clés
 }
box-part-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
box-part-pages = les lignes de { $count ->
    [one] { $count } page
   *[other] { $count } pages
 }
box-part-names = { $count ->
    [one] { $count } nom ou aide-mémoire
   *[other] { $count } noms et aide-mémoire
 }
box-part-none = rien
box-enter = Noter
box-card-figures = Les chiffres d'une carte Aventure
box-card-does = Ce que fait son usage, dans la langue des effets
box-card-entered = La carte { $number } a été notée.

## Les noms du propriétaire, après les numéros

# Les mots devant un numéro, et ce qu'ils nomment : les plus longs d'abord.
own-name-words = boss:boss, carte aventure:card, carte quête:quest, carte ennemi:enemy, carte:card, quête:quest, ennemi:enemy, région:region, lieu:location, case:square, page:square
own-named = { $label } « { $name } »

## L'atlas

box-atlas = Atlas
box-atlas-page = Page { $page }
box-map = Votre carte est l'atlas imprimé ; voici ce que vous en avez noté en arrivant.
box-look = Que cherchez-vous ?
box-look-all = Tout
box-look-port = Ports
box-look-market = Marchés
box-look-landing = Terrains d'atterrissage
box-look-unexplored = Pas encore explorés
box-look-keyword = Mot-clé demandé
box-look-note = Avec une note
box-next-to = À côté :
box-unexplored = pas encore exploré
box-atlas-edit = Noms et notes
box-atlas-done = Terminé

## Utiliser une carte qui n'a qu'un nom et un aide-mémoire

box-card = Carte { $number }
box-card-use = L'utiliser : dire ce qu'elle fait
box-card-retell = Elle fait autre chose : le redire
box-card-command = Ordres que coûte son usage
box-card-before = Comme dit auparavant : { $words }
box-card-told = C'est dit. La carte { $number } s'utilise désormais comme les autres, quand vient son moment.

## Ce que le groupe a réglé à sa propre table

settled-ask = Nous l’avons réglé à la table …
settled-passed = Réussi
settled-failed = Raté
settled-won = Gagné
settled-fled = Nous avons fui
settled-lost = Perdu
settled-moved = Nous y sommes
settled-region = Région (page, point, numéro)
settled-square = Case (page, deux-points, case) ou espace du plateau de vol
rest-health = Santé
rest-strength = Fatigue et endurance
rest-goods = Pièces, biens et XP
rest-command = Ordres
rest-vessel = Vaisseau et temps
rest-status = États
rest-cards = Cartes défaussées
rest-less = Moins : { $what }
rest-more = Plus : { $what }
rest-tell = { $count ->
    [one] Dire { $count } changement et continuer
   *[other] Dire { $count } changements et continuer
 }
rest-nothing = Rien n’a changé : continuer
## Chiffres de nous, et évènements qui restent

ours-tap = de nous, non imprimé : touchez pour corriger
ours-title = De nous, non imprimé
ours-why = Aucune source ne donne ces chiffres. Comparez-les à votre plateau ou à votre carte : ce que vous confirmez ou corrigez n'est plus marqué.
ours-none = Tous les chiffres ont été confirmés.
ours-first = Comparez avec vos plateaux
ours-first-why = Certains chiffres sont de nous, car aucune source ne les donne. Plateau { $at } sur { $all }, dans l'ordre de la mise en place.
ours-as-printed = Imprimé ainsi
ours-correct = Noter ces chiffres
ours-later = Plus tard
ours-less = un de moins
ours-more = un de plus
ours-does = Comme dit ici
ours-other = Autre chose : nous le jouons nous-mêmes
stays-tap = touchez pour le défausser
stays-title = Un évènement qui reste
stays-discard = Le défausser
stays-form = Cet évènement reste sur la table…
stays-reminder = Un rappel dans vos mots ; toute la table le lit
stays-port = jusqu'au prochain port
stays-each-turn = il est relu à la fin de chaque tour
stays-keep = Il reste
stays-kept = Il reste ; l'en-tête le montre.
box-part-figures = { $count ->
    [one] 1 chiffre
   *[other] { $count } chiffres
}
