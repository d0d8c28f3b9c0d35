### Ce que l’on dit des tirages : ce que l’on espère, avec quelles chances, et grâce à quoi.

hope_most = espérez { $most } ou moins
hope_low = le moins est le mieux
boost_harms = ne fait qu’aggraver
boost_again-low = { $over } de trop, on tire de nouveau
verdict_spared = épargnés
verdict_caught = touchés
best_with = Après le tirage, vous avez encore { $means } : alors { $odds } en tout.
best_ability = { $who } (capacité)
best_card = { $card } (carte)
best_cards = { $count ->
    [one] une carte de votre main qui convient
   *[other] { $count } cartes de votre main qui conviennent
}
chance_own-hand = Compté avec ce que vous tenez : les autres, qui connaissent d’autres cartes, peuvent voir d’autres chances.
