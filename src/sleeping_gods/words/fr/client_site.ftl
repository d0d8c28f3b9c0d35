### Ce que dit la page quand aucun serveur n’est derrière elle : le moteur à côté, les fichiers sur l’appareil, l’installation, les mises à jour.

## Le moteur arrive
site-loading = Le jeu arrive sur cet appareil.
site-loading-of = { $come } sur { $all } Mo
site-starting = Presque prêt : on dresse la table.
site-slow = Cela prend plus de temps que prévu. Tout ce qui a été choisi est enregistré : attendez, ou réessayez.
site-failed-title = Le jeu n’a pas pu démarrer
site-failed = Il n’a pas pu être chargé ou lancé ici. Vos campagnes sont en sûreté sur cet appareil : réessayez, ou gardez-en une copie.
site-elsewhere-title = Le jeu est ouvert dans un autre onglet
site-elsewhere = Un seul onglet joue à la fois, pour qu’aucun choix ne se perde. Continuez là-bas, ou reprenez ici : tout ce qui a été choisi est enregistré.
site-taken-title = Un autre onglet a pris le relais
site-taken = La partie continue là-bas. Vous pouvez la reprendre ici à tout moment : tout ce qui a été choisi est enregistré.
site-take-over = Reprendre ici
site-later = Pas maintenant

## Ce que garde cet appareil
site-old-browser = Ce navigateur est trop ancien pour jouer ici : il lui manque WebAssembly ou les workers. Un Chrome, Edge, Firefox ou Safari plus récent conviendra.
site-keeps-nothing = Ce navigateur ne garde pas de fichiers ici, comme certains en fenêtre privée : une campagne ne dure que le temps de cet onglet. Gardez-en une copie avant de le fermer, ou prenez une fenêtre ordinaire.
site-copy-due = { $name } : { $choices } choix ne sont que sur cet appareil.
site-save-copy = Garder une copie
site-storage = Sur cet appareil
site-storage-campaigns = Campagnes
site-storage-fetched = Le jeu, ses mondes et ses images
site-storage-room = Place restante
site-storage-safe = Le navigateur a promis de ne rien effacer de lui-même.
site-storage-unsafe = Le navigateur peut effacer tout cela quand la place manque : gardez une copie des campagnes auxquelles vous tenez.
site-megabytes = { $count } Mo
site-keep-all = Tout charger pour jouer hors ligne ({ $count } Mo)
site-keep-failed = Tout n’a pas pu être chargé. Ce qui est arrivé est gardé : réessayez plus tard.
site-clear = Effacer ce qui a été chargé
site-clear-help = Vos campagnes restent ; ce qui a été chargé revient quand il le faut.
site-empty-bin = { $count ->
    [one] Supprimer pour de bon la campagne de la corbeille
   *[other] Supprimer pour de bon { $count } campagnes de la corbeille
}

## Seul, installé, à jour
site-friends = Tout le monde joue à cet écran : on se passe l’appareil. Pour jouer chacun sur le sien, l’un de vous lance un serveur : sleeping-gods serve --host et l’adresse de cet ordinateur. La campagne y va et en revient sous forme de fichier.
site-install = Installer
site-install-help = Installé, le jeu s’ouvre comme une application, et se joue sans réseau.
site-update = Une nouvelle version est prête.
site-update-waits = Une nouvelle version est prête. Une table est encore ouverte dans un autre onglet : fermez-la d’abord.
site-update-take = La prendre maintenant
