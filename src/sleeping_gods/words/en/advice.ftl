### What a robot would do and why, the cheapest way to pass a challenge, and what decisions of an evening cost most.

## The cheapest way

# Variables: $reached (yes or no), $goal, $chance, $count of those who join, $who, $uses (what is used after the draw, or
# none), $price (what it costs at most, or none).
way_sentence = { $reached ->
    [yes] Cheapest way to { $goal }:
   *[no] { $goal } is out of reach; most likely:
} { $count ->
    [0] nobody { $uses ->
        [none] else joins
       *[other] else joins, and { $uses } if the draw is too low
    }
    [one] { $who } joins{ $uses ->
        [none] {""}
       *[other] , and { $uses } if the draw is too low
    }
   *[other] { $who } join{ $uses ->
        [none] {""}
       *[other] , and { $uses } if the draw is too low
    }
}. Then { $chance } pass, for { $price ->
    [none] nothing
   *[other] { $price } at most
}.
spent_command = { $count } command
spent_fatigue = { $count } fatigue
spent_stamina = { $count } stamina
spent_card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
spent_adventure = { $count ->
    [one] { $count } adventure card
   *[other] { $count } adventure cards
}
spent_goods = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
spent_health = { $count } health
spent_status = { $count ->
    [one] { $count } status
   *[other] { $count } statuses
}

## What a robot would do: clauses, then the two sentences

advice_odds = { $odds } with the next draw
advice_odds-ahead = it leads to a challenge: { $odds }
advice_pass = { $skill } { $number } is passed in { $chance } of draws, with the help that it would take
advice_costs = it costs { $amount } { $what }
advice_gains = it brings { $amount } { $what }
advice_fight = a fight with { $enemies } lies ahead, which costs about { $harm } health
advice_fight-unknown = a fight with enemies nobody has met lies ahead, which costs about { $harm } health
advice_unread = { $pages ->
    [one] it leads to a page that nobody has read
   *[other] it leads to { $pages } pages that nobody has read
}
# A figure with at most one decimal. Variables: $whole, $tenths (0 for none).
advice_figure = { $tenths ->
    [0] { $whole }
   *[other] { $whole }.{ $tenths }
}
# Variables: $place, $away (how far it is).
advice_heads-story = it leads towards location { $place }, { $away }
advice_heads-port = it leads towards the port of { $place }, { $away }
advice_heads-market = it leads towards the market of { $place }, { $away }
advice_away-action = { $count ->
    [one] one action away
   *[other] { $count } actions away
}
advice_away-time = { $count ->
    [one] one unit of time away
   *[other] { $count } units of time away
}
advice_promise-action = judging by the pages already read, and an average for unread ones, it is worth about { $worth } points for each action
advice_promise-time = judging by the pages already read, and an average for unread ones, it is worth about { $worth } points for each unit of time
advice_afterwards = what you have and can do is worth about { $gain } points more afterwards
# Variables: $playouts, $better (even, yes or no), $gain.
advice_playouts = { $better ->
    [even] in { $playouts } trial runs it was as good as the average of what was tried
    [yes] in { $playouts } trial runs it came out { $gain } points above the average of what was tried
   *[no] in { $playouts } trial runs it came out { $gain } points below the average of what was tried
}
advice_joined = with { $who } { $odds }, without { $without }
advice_joined-nothing = { $who } adds nothing: { $odds } either way
advice_lacking = { $missing } { $missing ->
    [one] is
   *[other] are
} lacking, and this adds { $adds }
advice_enough = the draw is good enough as it is
advice_blow = the best placement of this damage removes { $hearts ->
    [one] one point of hearts
   *[other] { $hearts } points of hearts
}{ $beaten ->
    [none] {""}
   *[other] , beats { $beaten }
}{ $silenced ->
    [0] {""}
    [one] , and covers { $silenced } threat
   *[other] , and covers { $silenced } threats
}

# Variables: $choice, $clauses (joined with semicolons).
advice_because = “{ $choice }”: { $clauses }.
advice_because-valued = “{ $choice }” came out best of all that was tried{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_because-thumb = No figure decides here; “{ $choice }” is the usual choice{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
# Variables: $choice, $points, $clauses, $runs (trial runs of each).
advice_next-points = Its second choice, “{ $choice }”, is worth about { $points } points less{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie = { $runs } trial runs found no difference between it and its second choice, “{ $choice }”{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-within = Its second choice, “{ $choice }”, came out { $points } points higher in { $runs } trial runs, which is too little to go by{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-alike = Its second choice, “{ $choice }”, is estimated alike ({ $clauses }); either will do.
advice_next-figures = Its second choice is “{ $choice }” ({ $clauses }).
advice_next-unweighed = Its second choice is “{ $choice }”{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-exact = Of all placements that are allowed none is worth more.
advice_next-plain = The other choices were looked at, and nothing known speaks more for them.
advice_next-none = There is nothing else to choose.
advice_nothing = Nothing is yours to choose now.

## After an evening

advice_taken-points = What was taken, “{ $choice }”, is worth about { $points } points less.
advice_taken-figures = What was taken was “{ $choice }” ({ $clauses }).
advice_evening-none = This evening no decision of yours differs from the robot's by more than { $points } points.

## In the terminal

advice_word-way = way
advice_word-evening = evening
advice_what = Type advice, advice way or advice evening, not { $said }.
advice_no-way = There is no challenge for which people are being chosen.
advice_line-first = { $figures ->
    [none] It would take { $label }
   *[other] It would take { $label } ({ $figures })
}
advice_line-next = { $figures ->
    [none] Then { $label }
   *[other] Then { $label } ({ $figures })
}
advice_costly = Line { $entry }: { $taken }, instead of { $better }: about { $cost } points
