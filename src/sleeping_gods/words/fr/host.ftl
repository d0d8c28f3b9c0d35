### Ce que le serveur dit à ceux qui jouent à une table servie.

host_stale = Il s’est passé quelque chose à la table entre-temps. Voici où elle en est.
host_illegal = Ce choix n’est pas possible maintenant.
host_not-yours = Ce choix revient à une autre personne.
host_nothing-to-undo = Il n’y a rien à reprendre.
host_cannot-save = La campagne n’a pas pu être enregistrée : rien n’a été joué, rien n’est perdu. Réessayez dans un instant.
host_only-host = Seul l’hôte de la table peut faire cela.
host_only-seated = Vous regardez la partie : cela revient à ceux qui jouent une place.
host_one-host = Une table n’a qu’un hôte.
host_too-many-invites = Il y a déjà beaucoup d’invitations. Annulez-en une d’abord.
host_no-watchers = Cette table n’admet pas de spectateurs.
host_no-invite = Cette invitation n’existe pas, a déjà servi ou a été annulée.
host_too-many-people = La table est complète.
host_no-person = Personne de ce nom n’est à la table.
host_host-stays = L’hôte ne peut pas partir avant que quelqu’un d’autre ne le soit.
host_host-plays = L’hôte doit jouer une place.
host_too-many-moments = Beaucoup de moments ont déjà un nom.
host_bad-name = Un nom a de 1 à 60 lettres, sur une seule ligne.
host_bad-seats = Ce ne sont pas des places de la table.
host_bad-words = Ces mots ne peuvent pas être affichés.
host_no-line = Le journal n’a pas cette ligne.
host_unknown = Le serveur ne sait pas faire cela.
host_no-campaign = Il n’y a pas de telle campagne ici, ou elle n’est pas à vous.
host_not-playable = Cette campagne ne peut pas être jouée maintenant : elle est à la corbeille, ou mise de côté parce qu’elle est endommagée.
host_bad-setup = Une campagne ne peut pas commencer ainsi : { $why }
host_bad-file = Ce n’est pas un fichier de campagne que l’on puisse reprendre.
host_bad-request = Cette demande n’est pas du protocole.
host_too-many = C’était un peu trop vite. Patientez un instant.
host_not-here = Cette demande ne vient pas de la page du jeu.
host_failed = Quelque chose s’est mal passé dans le serveur. Rien n’est perdu.

closing_stopping = Le serveur redémarre. Vous serez de retour dans un instant, là où vous en étiez.
closing_removed = Votre place à cette table a été reprise.
closing_closed = Cette table a été fermée.
closing_too-slow = La connexion est trop lente. Elle est rétablie.
