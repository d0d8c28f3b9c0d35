### What the server tells the others of what somebody did at a served table.

host_went-back =
    { $known ->
        [yes] { $who } a remonté le temps, avant ceci : { $line }.
       *[other] { $who } a remonté le temps.
    }
host_went-forward = { $who } a refait ce qui avait été annulé.
host_refused-undo = { $who } préfère ne pas revenir en arrière.
host_withdrew-undo = { $who } ne veut plus revenir en arrière.
host_pinned = { $who } a épinglé une note au { $place } : { $words }
host_branched = { $who } a ouvert une branche : { $place }. Cette campagne-ci reste telle quelle.
host_sat-down = { $who } a pris place à la table.
host_left = { $who } a quitté la table. Ses places reviennent à l’hôte.
host_removed = { $who } n’a plus de place à la table. Ses places reviennent à l’hôte.
host_asks = { $who } demande : le ferez-vous ? { $line }
host_nobody-to-ask = Personne d’autre ne joue la place à qui ce choix revient.
