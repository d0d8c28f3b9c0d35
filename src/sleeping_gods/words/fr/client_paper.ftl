# Les papiers d'une campagne dans le navigateur : ranger, remettre en place, imprimer, et le formulaire pour en entrer une.

paper = Sur papier
paper-pack = Ranger
paper-lay = Remettre en place
paper-print = Imprimer
paper-form = Reprendre du papier
paper-pack-help = Ce qui va dans quel sachet, tel que la table se trouve à présent. Cochez chaque étape faite.
paper-lay-help = Ce qui ressort, dans l'ordre où on le pose.
paper-pack-done = Tout est rangé.
paper-lay-done = Tout est sur la table.
paper-left = { $count ->
    [one] Encore 1 étape
   *[other] Encore { $count } étapes
}
paper-print-help = Journal de bord et feuille de hauts-faits dans leur état présent, en A4. Les mains des autres sont seulement comptées.
paper-print-now = Imprimer les deux feuilles
paper-ticked = coché
paper-boxes = { $ticked } sur { $boxes }
paper-form-help = Recopiez ce qui est sur le journal de bord et dans les sachets. Ce que vous ne touchez pas reste tel quel ; chaque changement est une entrée que l'on peut reprendre. Les mains que vous notez sont lues par tous, comme sur le journal imprimé.
paper-touched = changé
paper-less = Moins : { $what }
paper-more = Plus : { $what }
paper-used = { $name } : utilisée, elle était face cachée
paper-off = Enlever { $name }
paper-add = Ajouter
paper-numbers = Numéros : 12 45
paper-name = Nom
paper-number-or-name = Numéro ou nom
paper-unknown-card = Cette carte n'existe pas.
paper-enter = { $count ->
    [0] Rien à entrer
    [one] Entrer 1 changement
   *[other] Entrer { $count } changements
}
paper-sending = { $count ->
    [one] Encore 1 en cours …
   *[other] Encore { $count } en cours …
}
paper-entered = { $refused ->
    [0] Entrés : { $count }.
   *[other] Entrés : { $count } ; refusés : { $refused }, voyez en rouge.
}
paper-who-begins = Quand tout est entré, qui joue le premier tour ? Les plateaux sont alors redistribués.
paper-drops-turn = Le tour en cours est d'abord abandonné : la campagne se trouve au début d'un tour.
paper-in-the-middle = Elle est déjà en cours
paper-in-the-middle-help = Vous l'entrez d'après son journal de bord et ses sachets.
