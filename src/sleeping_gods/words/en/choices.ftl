### What a choice would bring, waste or need, beside its words.

detail_nothing-gained = nobody needs it now: nothing would be gained
detail_hand-over = { $count ->
    [one] over the hand limit of { $limit }: 1 card is discarded
   *[other] over the hand limit of { $limit }: { $count } cards are discarded
}
flight_damage-by-sum = damage by fate + { $spaces }: { $steps }
flight_step = { $many ->
    [yes] { $amount } at { $first }–{ $last }
   *[no] { $amount } at { $first }
}
boost_again-either = draws again: it may turn out better or worse
odds_up-to = { $odds }, up to { $most } with what is left
ahead_short = { $alone } alone, { $most } with all who can help
ahead_long = Alone: { $alone }. With { $names }: { $most }
ahead_after-draw = What can be used after the draw is not counted.

## What causes a question that an effect asks

cause_page = This comes of the page “{ $page }”.
cause_choice = This comes of choice ({ $letter }) of “{ $page }”.
cause_event = This comes of the event “{ $event }”.
