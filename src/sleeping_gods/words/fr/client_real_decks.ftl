# Pioches de vraies cartes : qui pioche, ce que c'était, et laisser faire la table.

draws-title = Qui pioche
draws-help = Le destin, les cartes Compétence, les évènements et tout ce qu'apporte le hasard. Si vous piochez, toute pioche peut être laissée à la table, et toutes à partir de n'importe quel moment.
draws-help-box = Le destin, les cartes Compétence, les évènements : la table, ou vous, dans vos paquets imprimés. On peut en changer à tout moment.
draws-table = la table : elle pioche les cartes et lance les dés pour vous
draws-hand = vous : vous piochez de vraies cartes et dites lesquelles
agreed-draws = Nous piochons nous-mêmes
agreed-draws-help = De vraies cartes : la table demande ce qui a été pioché. Sinon, c'est elle qui pioche désormais.
draw-by-hand = Ce qui a été pioché
draw-others = { $who } pioche, et dit quelle carte c'est.
draw-for = { $who } pioche.
draw-number = Le nombre sur la carte
draw-number-left = Destin { $number }, { $left ->
    [0] plus de carte
    [one] encore une carte
   *[other] encore { $left } cartes
}
draw-name-card = Nommer plutôt la carte
draw-name-card-help = La table la compte alors comme piochée, et les probabilités restent exactes.
draw-find = Chercher une carte par nom ou nombre
draw-cards = { $count ->
    [0] Aucune carte
    [one] Une carte
   *[other] { $count } cartes
}
draw-elsewhere = hors de la pioche, d'après le compte de la table
draw-none = Aucune carte de ce nom.
draw-picked = Cartes : { $picked } sur { $count }
draw-drop = Pas { $card }
draw-enter = { $count ->
    [one] Noter cette carte
   *[other] Noter ces { $count } cartes
}
draw-leave = { $count ->
    [one] Laisser piocher la table
   *[other] Laisser la table piocher les { $count }
}
draw-leave-rest = Laisser la table piocher le reste
