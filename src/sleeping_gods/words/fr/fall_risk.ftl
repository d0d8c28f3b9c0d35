### Qui la riposte à une attaque peut mettre à terre.

fall_short = { $names ->
    [self] { $damage } { $first ->
        [yes] d’abord
       *[no] en retour
    } : chute possible
   *[other] { $names } : chute possible
}
fall_attacker = Il reste { $health } de santé à { $who }. L’ennemi { $first ->
    [yes] frappe en premier
   *[no] riposte
} pour { $damage } au plus : { $who } peut tomber.
fall_others = Il inflige aussi { $damage } à tout le monde : risque de chute pour { $names }.
fall_landing = Il reste { $health } de santé à { $who }, et { $damage ->
    [one] { $damage } dégât arrive
   *[other] { $damage } dégâts arrivent
} : { $who } tombe si rien n’est paré.
end_forgoes = { $count ->
    [one] { $names } peut encore attaquer pendant ce round. Finir les attaques quand même ?
   *[other] { $names } peuvent encore attaquer pendant ce round. Finir les attaques quand même ?
}
