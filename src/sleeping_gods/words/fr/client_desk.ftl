### What the page in the browser says about campaigns, people, time, settings and help.

## The first page
try-again = Réessayer
start-all = Montrer les { $count }
start-go = Continuer
start-look = La regarder
start-branched = Branche de « { $name } »
start-called = Son nom
start-player-more = Une personne de plus
start-player-less = Enlever
start-hotseat = Tous devant cet écran
start-hotseat-help = Vous vous passez l’écran, ou vous le partagez.
start-links = Des amis viennent par un lien
start-links-help = Vous aurez un lien pour chacun quand la table sera mise.
world-harbour = Un court voyage autour d’un port, une soirée ou deux : la façon la plus rapide d’apprendre le jeu.
world-wandering-sea = Le grand voyage : des îles, des villes et des histoires pour bien des soirées.
world-airfield = Cinq personnes, un avion et un vol court, une soirée ou deux : la façon la plus rapide d’apprendre le ciel.
world-lifted-north = Le grand vol : un pays qui monte, six doubles pages, et des histoires pour bien des soirées.
damaged = Mises de côté, car abîmées
damaged-help = Rien n’en a été jeté. Gardez le fichier et montrez-le à qui s’occupe du serveur.
bin = La corbeille ({ $count })
bin-put = À la corbeille
bin-take = La reprendre
import = Apporter un fichier de campagne
import-help = Une campagne d’une autre machine, ou que vous aviez gardée : déposez son fichier n’importe où sur cette page.
import-busy = On la rejoue…
import-name = Une campagne

## The desk
desk = Le secrétaire
desk-more = Réglages et aide
desk-people = Joueurs
desk-time = Temps
desk-agreed = Table
desk-mine = Pour moi
desk-help = Aide

## People and seats
people-here = À la table : { $here } ici, { $away } ailleurs
people-host-invites = C’est l’hôte de la table qui invite.
here = ici
you = vous
somebody = Quelqu’un
plays = joue { $names }
plays-none = ne joue aucune place
seats = Places
seats-give = { $name } joue :
hand-over = En faire l’hôte
remove = Demander de partir
remove-sure = Demander à { $name } de partir ? Ses places vous reviennent.
leave = Quitter la table
leave-sure = Quitter cette table, { $name } ? Vos places vont à l’hôte.
invite = Inviter quelqu’un
invite-for-friends = Pour vos amis.
invite-help = Un lien s’ouvre une fois, pour une personne. Qui le suit joue les places cochées.
invite-alone = Une seule personne joue cette campagne : il n’y a pas d’autre place à donner. D’autres peuvent regarder.
invite-seat = Un lien pour jouer
invite-watcher = Un lien pour regarder
invite-plays = Attend quelqu’un pour jouer { $names }
invite-watches = Attend quelqu’un qui regarde
invite-told = Son lien a été montré à sa création.
invite-revoke = Le reprendre
invite-link = Le lien de l’invitation
copy = Copier
copied = Copié
talk-away = Absents : { $names }
talk-nothing = Rien n’a encore été dit.

## What the table has agreed on
agreed = Ce que nous avons convenu
agreed-host = L’hôte de la table peut le changer.
agreed-open-hands = Mains ouvertes
agreed-open-hands-help = Chacun voit les cartes de tous.
agreed-repeat-luck = La chance se répète
agreed-repeat-luck-help = Après un pas en arrière, et dans une branche, les mêmes tirages reviennent. Sinon, on tire à nouveau.
agreed-ask-undo = Demander avant de revenir
agreed-ask-undo-help = Si quelque chose a été révélé depuis, on demande d’abord aux autres joueurs.
agreed-ask-all = Tout demander
agreed-ask-all-help = Même s’il n’y a qu’une réponse. Sinon, la table la donne d’elle-même.
agreed-watchers = Les spectateurs sont bienvenus
agreed-watchers-help = L’hôte peut inviter des gens qui ne font que regarder. Ils ne voient aucune main.
disclosed = Ce que chacun doit savoir
disclosed-seed-chosen = { $who } a choisi la graine du hasard : { $seed }. Qui la connaît peut savoir ce qui sera tiré.
disclosed-draws-unverified = Certains tirages de cette campagne, venue d’un fichier, ne découlent pas de sa graine : ils ne peuvent être vérifiés et ont pu être choisis.
disclosed-file-brought-in = Cette campagne vient d’un fichier. Qui a ce fichier en connaît toutes les cartes, et peut savoir ce qui sera tiré.
disclosed-file-taken = { $who } a gardé cette campagne en fichier. Qui le lit connaît toutes les mains, et peut savoir ce qui sera tiré.
rename = Nom de la campagne
rename-do = Renommer
export = La garder en fichier
export-help = Toute la campagne en un fichier, à garder ou à emporter. Qui le lit apprend ce qui a été tiré, et peut savoir ce qui le sera : les autres apprennent que vous l’avez gardée.

## Time
time-more = Plus loin en arrière, moments, branches
back-title = Reprendre
back-none = Il n’y a rien à reprendre.
back-step = Le dernier pas
back-action = Toute l’action
back-turn = Tout le tour
back-more = et { $count } lignes de plus
back-asks = On demande d’abord aux autres : quelque chose a été révélé.
undo-wait = Vous aimeriez revenir en arrière. On attend { $names }.
undo-since = Avant ceci :
line-back = La connexion est rétablie.
moments = Moments
moments-help = Donnez un nom à ce moment, pour y revenir ou pour essayer ce qui aurait pu être.
moment-name = Avant le combat
moment-mark = Retenir
moment-back = Y revenir
branches = Branches
branches-none = Rien n’est encore sorti de cette campagne.
branches-from = Une branche de « { $name } ».
branch = Branche
branch-now = Faire une branche ici
branch-after = Faire une branche après ceci
branch-help = Une campagne à part, la même jusque-là, avec les mêmes joueurs et sa propre chance. Celle-ci reste comme elle est.
branch-name = Nom de la branche
branch-called = { $name } : et si
branch-do = La commencer
branch-here = vous êtes ici
log-open = Ce qu’on peut faire de cette ligne
replay = Revoir
replay-help = La campagne encore une fois, moment par moment, telle que vous la connaissiez.
replay-do = La revoir
replay-back = Un moment en arrière
replay-on = Un moment en avant
replay-play = Laisser défiler
replay-stop = Arrêter
replay-where = Où dans la campagne
replay-at = Moment { $now } sur { $all }
replay-start = Le début
replay-leave = Retour à la table

## Putting something right
repair = Corriger quelque chose à la main
repair-help = Si les règles ou un doigt ont glissé. Le journal et la feuille de score disent que c’est arrivé.
repair-why = Pourquoi (dit à la table)
repair-because = Corrigé à la main : { $why }
repair-find = Chercher
repair-set = Mettre
repair-skip = Laisser tomber la question
repair-skip-turn = Laisser tomber la fin du tour
repair-sure = Ce qui est en cours est abandonné, comme si rien n’avait commencé. Continuer ?

## For me
mine = Pour moi
mine-language = Langue
mine-light = Lumière
mine-light-auto = Comme l’appareil
mine-light-light = Le jour
mine-light-dark = À la lampe
mine-still = Sans mouvement
mine-still-help = Rien ne bouge ni ne brille ; les changements sont simplement là.
mine-sound = Sons discrets
mine-sound-help = Les cartes, les pages, les coups, le bateau et l’avion, et deux notes quand vient votre tour.
mine-coach = Expliquer le premier tour
mine-coach-help = Un mot sur chaque chose nouvelle à la table, une fois.
skip-title = Ce qu’on ne me demande pas
skip-help = On y répond pour vous quand il n’y a rien à décider.
skip-none = Là où une réponse suffit, la table propose de ne plus demander.
skip-again = Demander à nouveau
skip-this = Ne plus me le demander s’il n’y a rien à décider
skip-why = Désormais, la réponse vient d’elle-même ; sous « Pour moi », vous pouvez le faire demander à nouveau.
aloud = Lire à voix haute
aloud-stop = Arrêter la lecture

## Help
keys = Touches
keys-digits = prendre le choix de ce numéro
keys-arrows = parcourir les choix
keys-enter = prendre ce qui est marqué, ou ce qui se prend sans regarder
keys-escape = lâcher ce qui est choisi ; fermer ce qui est ouvert
keys-tab = aller à la chose suivante
keys-tabs = parcourir les feuilles d’un lieu
keys-help = cette aide
help-learn = Pour apprendre
help-coach = Réexpliquer le premier tour
report = Quelque chose ne va pas
report-help = Un fichier de ce que vous voyez : la table telle que vous la connaissez, les dernières lignes du journal, la version. Il n’est envoyé nulle part ; vous continuez à jouer.
report-what = Ce qui s’est passé, et ce qui aurait dû
report-save = Garder le rapport
report-copy = Le copier
report-saved = Il est parmi vos téléchargements.

## The first turn
coach = Pour commencer
coach-read = Compris
coach-off = Ne plus rien m’expliquer
coach-welcome = Bienvenue à bord. Sous la question se trouve tout ce que vous pouvez faire, avec ce que cela coûte : cliquez une ligne, ou tapez son numéro.
coach-touch-welcome = Bienvenue à bord. Sous la question se trouve tout ce que vous pouvez faire, avec ce que cela coûte : touchez une ligne.
coach-page = Voici une page de l’histoire. Lisez-la aux autres, ou faites-la lire à voix haute ; ce qui en suit se fait tout seul. Puis choisissez.
coach-test = Une épreuve : chaque participant ajoute ses symboles, puis une carte ou un dé décide. Les chances sont exactes et suivent chaque choix ; le prix d’un échec aussi.
coach-fight = Un combat : touchez les cases d’un ennemi pour placer les dégâts. Une case couverte ne peut plus rien, et la riposte est indiquée près de la carte.
coach-trade = Ici, on commerce. Chaque chose a son prix ; prenez ce qui vous plaît, puis continuez.
coach-wait = La table attend quelqu’un d’autre. En attendant, vous pouvez tout regarder, et parler.
coach-undo = Essayer ne coûte rien. La flèche en haut reprend un pas, la montre à côté davantage ; on peut revenir à chaque ligne du journal.
coach-score = Le voyage est fini. La feuille montre ce qu’il a valu ; sous « Temps », vous pouvez le revoir, ou essayer à partir d’un moment ce qui aurait pu être.
