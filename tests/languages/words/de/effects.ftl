### What effects do, as far as this small language goes.

noun_coins = { $n ->
    [one] Münze
   *[other] Münzen
}
noun_ability = { $n ->
    [one] Fähigkeitskarte
   *[other] Fähigkeitskarten
}
noun_command = Befehle
skill-name_perception = Wahrnehmung
does_draw = zieht { $ability }
does_gain = erhaltet { $what }
