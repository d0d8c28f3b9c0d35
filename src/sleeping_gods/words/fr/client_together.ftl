### What a client says about playing together: waiting, asking, reading, talking.

undo-withdraw = Renoncer
sending = envoi…
server-slow = On attend le serveur. Rien n’est perdu : votre choix se fera dès qu’il répondra.
branch-follow = Suivre
ask = Demander à { $name }
ask-done = Demandé à { $name } (retirer)
join-in-all = en tout
forgo = Oui
forgo-not = Pas encore
asked-take = Le faire
asked-for = { $who } vous le demande
others-plan = { $who } prévoit : { $what }
others-plan-counted = { $who } prévoit : { $what }. Les chances en tiennent compte.
staged-by = { $who } le prévoit
readers-mine = J’ai lu
readers-done = Lu
readers-left = Lisent encore : { $names }
readers-none = Tous les autres ont lu.
turning = Cette page n’est pas encore lue par : { $names }. Dès que tous l’auront lue, on continue.
turning-on = Continuer maintenant
turning-stay = Rester ici
draw-leaves-out = { $count ->
    [one] { $who } prévoit { $names }, qui ne participe pas encore.
   *[other] { $who } prévoit { $names }, qui ne participent pas encore.
}
draw-without = Piocher sans
draw-later = Attendre
talk-answer = Répondre
talk-unread =
    { $count ->
        [one] un message non lu
       *[other] { $count } messages non lus
    }
title-turn = À vous · { $name }
agreed-wait-readers = Attendre les lecteurs
agreed-wait-readers-help = Chacun dit quand il a lu une page. Qui continue avant voit qui lit encore, et attend ou continue.
