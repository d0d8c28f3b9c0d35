### What is said of draws: what one hopes for, how likely it is, and with what.

hope_most = hope for { $most } or less
hope_low = the lower, the better
boost_harms = makes it worse
boost_again-low = { $over } too many, this draws again
verdict_spared = spared
verdict_caught = not spared
best_with = After the draw you can still use { $means }: then { $odds } in all.
best_ability = { $who } (ability)
best_card = { $card } (card)
best_cards = { $count ->
    [one] a matching card in your hand
   *[other] { $count } matching cards in your hand
}
chance_own-hand = Counted with what you hold: others, who know other cards, may see other odds.
