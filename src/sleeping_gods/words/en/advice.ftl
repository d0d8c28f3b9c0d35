### What a robot would do and why, the cheapest way to pass a challenge, and what decisions of an evening cost most.

## The cheapest way

# Variables: $reached (yes or no), $goal, $chance, $count of those who join, $who, $uses (what is used after the draw, or
# none), $price (what it costs at most, or none).
way_sentence = { $reached ->
    [yes] Cheapest way to { $goal }{ $alone ->
        [yes] {""}
       *[no] {" "}with what is yours
    }:
   *[no] { $goal } is out of reach{ $alone ->
        [yes] {""}
       *[no] {" "}with what is yours
    }; most likely:
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

# Variables: $odds, $most (the chance with all that can be used after the draw, or none).
advice_odds = { $odds } with the next draw{ $most ->
    [none] {""}
   *[other] , { $most } with all that can be used after it
}
advice_odds-ahead = it leads to a challenge: { $odds }
advice_pass = { $skill } { $number } is passed in { $chance } of draws, with the help that it would take
advice_costs = it costs { $amount } { $what }
advice_gains = it brings { $amount } { $what }
advice_fight = a fight with { $enemies } lies ahead, which costs about { $harm } health
advice_fight-unknown = a fight with enemies nobody has met lies ahead, which costs about { $harm } health
# Variables: $pages, $points (the average of each).
advice_unread = { $pages ->
    [one] it leads to a page that nobody has read, which is counted with an average of { $points }, and nothing that its words promise or cost is weighed
   *[other] it leads to one of { $pages } pages that nobody has read, which is counted with an average of { $points }, and nothing that its words promise or cost is weighed
}
advice_unread-both = it leads to a page that nobody has read, and so does the second choice: what their words promise or cost is yours to weigh
advice_read = { $pages ->
    [one] it leads to a page that you have read
   *[other] it leads to one of { $pages } pages that you have read
}
# A choice of a page with everything behind it. Variables: $points.
advice_story-cost = all in all the robot counts it as a loss of about { $points }
advice_story-worth = all in all the robot counts it with about { $points }
# A figure with at most one decimal. Variables: $whole, $tenths (0 for none).
advice_figure = { $tenths ->
    [0] { $whole }
   *[other] { $whole }.{ $tenths }
}
# Variables: $place, $away (how far it is).
advice_heads-story = it leads towards location { $place }, { $away }
# What lies at the end of the course. Variables: $points.
advice_region-worth = what lies in that region is counted with about { $points }
advice_goal-worth = what is there is counted with about { $points }
advice_heads-port = it leads towards the port of { $place }, { $away }
advice_heads-market = it leads towards the market of { $place }, { $away }
# A move of the ship after which the goal is no nearer. Variables: $goal, $away (from there).
advice_heads-away = it leads away from { $goal }, which is { $away }
advice_heads-no-nearer = it leads no nearer to { $goal }, { $away }
advice_goal-story = location { $place }
advice_goal-port = the port of { $place }
advice_goal-market = the market of { $place }
advice_heads-later = it means to go to location { $place } next, { $away }
advice_arrives-story = location { $place } is where the course leads, and it lies there
advice_arrives-port = the port of { $place } is where the course leads, and it is there
advice_arrives-later = it means to explore location { $place } next, which lies here{ $left ->
    [none] {""}
   *[other] ; exploring takes 2 time, and { $left } is left in this turn
}
advice_arrives-market = the market of { $place } is where the course leads, and it is there
advice_away-action = { $count ->
    [one] one action away
   *[other] { $count } actions away
}
advice_away-time = { $count ->
    [one] one unit of time away
   *[other] { $count } units of time away
}
advice_away-region = { $count ->
    [one] one region from there
   *[other] { $count } regions from there
}
advice_away-region-here = { $count ->
    [one] one region from here
   *[other] { $count } regions from here
}
advice_promise-action = judging by the pages already read, and an average for unread ones, it is worth about { $points } for each action
advice_promise-port = counting what would be mended, healed and learned there, it is worth about { $points } for each action
advice_promise-market = counting what your coins would buy there, it is worth about { $points } for each action
advice_promise-time = judging by the pages already read, and an average for unread ones, it is worth about { $points } for each unit of time
# Points of the score. Variables: $amount (a figure), $count (whose form of the noun goes with it).
advice_points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}
# A long sentence of the story, of which only the beginning is said again.
advice_shortened = { $label } …
# A figure with its sign. Variables: $sign (plus or minus), $amount, $thing.
advice_change = { $sign ->
    [plus] +
   *[minus] -
}{ $amount } { $thing }
# The number whose form of a noun goes with a figure. Variables: $whole, $tenths.
advice_count = { $tenths ->
    [0] { $whole }
   *[other] 2
}
advice_held-health = health
advice_held-fallen = { $n ->
    [one] person down
   *[other] people down
}
advice_held-fatigue = fatigue
advice_held-stamina = stamina
advice_held-status = { $n ->
    [one] status
   *[other] statuses
}
advice_held-equipped = { $n ->
    [one] equipped card
   *[other] equipped cards
}
advice_held-placed = command placed on cards
advice_held-command = command
advice_held-hand = { $n ->
    [one] card in hand
   *[other] cards in hand
}
advice_held-adventure = { $n ->
    [one] adventure card
   *[other] adventure cards
}
advice_held-quest = { $n ->
    [one] quest
   *[other] quests
}
advice_held-goods = { $n ->
    [one] resource
   *[other] resources
}
advice_held-xp = XP
advice_held-ship = ship damage
advice_held-plane = plane health
advice_held-fuel = fuel
advice_held-event = { $n ->
    [one] event in play
   *[other] events in play
}
advice_held-curse = { $n ->
    [one] curse
   *[other] curses
}
advice_held-defeat = { $n ->
    [one] defeat
   *[other] defeats
}
# Variables: $lost of $runs trial runs, $price (camps, events, events-points or campaign), $cost, $points, $either.
advice_defeat = { $lost ->
    [0] some trial runs end in a defeat
    [one] one of { $runs } trial runs ends in a defeat
   *[other] { $lost } of { $runs } trial runs end in a defeat
}, which { $price ->
    [camps] crosses off { $cost ->
        [one] { $cost } camp
       *[other] { $cost } camps
    }
    [events] takes { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    } of the event deck
    [campaign] ends the campaign
   *[events-points] takes { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    } of the event deck and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}{ $either ->
    [yes] ; with the second choice too
   *[no] {""}
}
# Variables: $changes (joined with commas), $runs.
advice_leaves = { $runs ->
    [one] one trial run to the end of the action brings { $changes }
   *[other] { $runs } trial runs to the end of the action bring { $changes } on average
}{ $though ->
    [none] {""}
   *[other] , though { $though }
}
advice_at-once = at once it brings { $changes }{ $though ->
    [none] {""}
   *[other] , though { $though }
}
# What the next best leaves against the advised choice. Variables: $changes (what speaks against it), $though (what
# speaks for it, or none).
advice_apart = against the first{ $basis ->
    [once] , at once
    [runs] { $runs ->
        [one] {" "}in one trial run
       *[other] , on average of { $runs } trial runs
    }
   *[none] {""}
}: { $changes }{ $though ->
    [none] {""}
   *[other] , though { $though }
}
# What speaks for it is more, but the points beside it count everything.
advice_though-counted = { $changes ->
    [none] counting { $though }
   *[other] counting { $though } against { $changes }
}
# What speaks for it is less than what lies at the end of the course.
advice_though-goal = although { $changes }{ $against ->
    [none] {""}
   *[other] {" "}against { $against }
}, worth about { $points }, is less than what is there
# As much speaks for it as against it.
advice_evens = { $though } against { $changes } comes to about the same
# Variables: $usual (a choice), $points, $runs (0 if their number is not known), $margin (what chance may do, or none).
advice_instead-first = { $runs ->
    [0] trial runs that begin with it come
    [one] one trial run that begins with it comes
   *[other] { $runs } trial runs that begin with it come
} out { $points } better than { $runs ->
    [one] that
   *[other] those
} of “{ $usual }” at once{ $margin ->
    [none] {""}
   *[other] , give or take { $margin }
}
# Variables: $leaves (what the usual choice leaves against this one, or none).
advice_instead = { $runs ->
    [0] trial runs put
    [one] one trial run puts
   *[other] { $runs } trial runs put
} it { $points } above “{ $usual }”, which would be usual{ $leaves ->
    [none] {""}
   *[other] {" "}and leaves, against this, { $leaves }
}{ $margin ->
    [none] {""}
   *[other] , give or take { $margin }
}
# What an act would restore. Variables: $amount (all of them together), $who (lacks most), $left, $most.
advice_lacks-health = { $amount ->
    [0] nobody of your party lacks health
    [one] your party lacks { $amount } health: { $who } has { $left } of { $most }
   *[other] your party lacks { $amount } health, most of all { $who }, who has { $left } of { $most }
}
advice_lacks-stamina = { $amount ->
    [0] nobody of your party lacks stamina
    [one] your party lacks { $amount } stamina: { $who } has { $left } of { $most }
   *[other] your party lacks { $amount } stamina, most of all { $who }, who has { $left } of { $most }
}
advice_lacks-fatigue = { $amount ->
    [0] nobody of your party has fatigue
    [one] your party has { $amount } fatigue: { $who }
   *[other] your party has { $amount } fatigue, most of all { $who }, who has { $left }
}

## The rules of thumb

advice_rule-any = the robot has no rule for this and takes one by luck
advice_rule-trials = the robot has no rule for this, so trial runs decide
advice_rule-only = it is the only answer to the question
# Variables: $who (whose the other answers are, or none).
advice_rule-only-own = it is the only answer that is yours to give{ $who ->
    [none] {""}
   *[other] {" "}(another is for { $who } to choose)
}
advice_rule-relief = rest takes one ailment away and costs nothing
advice_rule-course = it goes on with its course
advice_rule-repair-low = the plane has { $amount } health, and with 2 or less it is repaired before it flies
advice_rule-repair-idle = the way to its goal cannot begin in the time that is left, so that time goes into the plane, which has { $amount } health
advice_rule-lend = a token goes to whoever fights best with a weapon and is on their feet
advice_rule-lend-none = nobody would make more of the token
advice_rule-token = a token goes to somebody on their feet who has not attacked in this round and holds fewest
advice_rule-least-tired = fatigue goes to whoever is least tired, then to whoever has fewest cards and levels
advice_rule-most-tired = rest goes to whoever is most tired
advice_rule-relief-card = rest goes to whoever is most tired; a fatigue is counted with 0.25 points or more, a card in hand with 0.15
advice_rule-cook-plenty = what there is most of is cooked first, so that something of each kind is left
advice_rule-least-able = the card goes whose bearer has least of its skill
advice_rule-bears = whoever has most health left takes it, so that nobody falls who need not
advice_rule-least-health = whoever has least health left is healed first
advice_rule-least-health-standing = whoever stands and has least health left is healed first
advice_rule-least-stamina = stamina goes to whoever stands and has least
advice_rule-stacks = a status goes to whoever has most already, then to whoever it costs least
advice_rule-spares = a status goes to whoever it costs least
advice_rule-cures = the worst status goes first, and whoever it costs most is rid of it
advice_rule-plenty = what there is most of goes first, coins and artifacts last
advice_rule-common-first = common resources go before rare ones, and what there is most of goes first
advice_rule-dear-card = the card that costs most command to equip goes first
advice_rule-weak-card = the card goes whose skill your party has least of, and that costs most to equip
advice_rule-hull-first = what is missed least takes it first: the hull, then the sick bay, the deck, the galley, the quarters, the bridge
advice_rule-shut-first = a room that damage has shut is repaired first, then the one that is missed most: the bridge, the quarters, the galley, the deck, the sick bay, the hull
advice_rule-most-damaged = the space with most damage is repaired first, with materials before coins, and 4 coins are kept for the inn
advice_rule-yard-done = nothing else is worth its price while 4 coins are kept for the inn
advice_rule-opens-all = all of it is cleared, so the order does not matter
advice_rule-opens = the card that helps most for each command on it is opened first
advice_rule-room-worth = it gives most now, counting command, cards, finds and what it mends
advice_rule-all-parts-over = everything that the room gives is free, but the printed order draws first, and over the hand limit a card goes: to gain the command first and then equip a card may save one
advice_rule-all-parts = everything that the room gives is free, and the printed order loses nothing
advice_rule-attempt = an attempt may end it, and without one it stays
advice_rule-search-two = two finds to choose from are better than one while the ship can bear more damage
advice_rule-search-two-harmless = two finds to choose from are better than one, and the next token can do no harm
advice_rule-search-more-harmless = one more find to choose from costs nothing, and the next token can do no harm
advice_rule-search-harmless = a first find is worth having, and the next token can do no harm
advice_rule-search-first = a first find is worth more than what a token may do, while the ship can bear damage
advice_rule-search-enough = there are two finds to choose from, and one more token may hurt
advice_rule-search-leaks = the ship could not bear the damage that one more token may do
advice_rule-find-worth = of the finds it is worth most
advice_rule-service = of the services left it is worth most for its price
advice_rule-port-done = no service left is worth its price now
advice_rule-worst-wound = the worst wound goes first while a cure is worth its coin
advice_rule-cures-done = no wound left is worth a coin
advice_rule-cheapest-lesson = the cheapest level card first
# Variables: $amount (points of a level card).
advice_rule-lesson = a level card counts { $amount } points at the end, besides what it does, and unspent XP counts none
advice_rule-lessons-done = nothing else can be paid
advice_rule-buy = it is worth about { $points } more than its price, and leaves the { $amount ->
    [one] { $amount } coin that is kept
   *[other] { $amount } coins that are kept
} for the inn
advice_rule-buy-great = it is worth about { $points } more than its price, and so great a bargain goes before the { $amount ->
    [one] { $amount } coin that is otherwise kept
   *[other] { $amount } coins that are otherwise kept
} for the inn
advice_rule-buy-none = nothing on offer is worth its price, as the robot counts it
# Something is worth its price. Variables: $amount (coins that are kept), $most (what the artifacts in stock would pay).
advice_rule-buy-kept = no purchase that is worth its price leaves { $amount ->
    [one] the { $amount } coin
   *[other] the { $amount } coins
} that the robot wants in the purse for the inn{ $most ->
    [0] {""}
   *[other] {" "}(artifacts, which would pay { $most ->
        [one] { $most } coin
       *[other] { $most } coins
    }, it does not count)
}
advice_rule-arm = a weapon goes to whoever carries fewest and has most health left
advice_rule-steer = the goal is far and somebody rested can steer
advice_rule-steer-none = the robot sends nobody to the helm: over whole campaigns a region more brought no points, and a fatigue costs 0.25 or more
advice_rule-sail = one move nearer, round hazards where that is no further
advice_rule-sail-through = one move nearer, and no region without a danger is as near
advice_rule-sail-there = the ship is where the course leads
advice_rule-rescue = whoever is rescued stays in the fight
advice_rule-printed = what is printed is worth most, or costs least, as the robot counts it
advice_rule-cancel = the event does more harm than the means to cancel it are worth
advice_rule-cancel-none = the event does too little harm to spend anything against it
advice_rule-attack = of the attacks it promises most, by its chance to hit: 2 for a point on a heart, 1.2 for a threat, 4 or more for beating the enemy, 0.35 less for a point that strikes back
advice_rule-attack-order = the robot looks at whole orders of attacks for this round, each by the hearts that fall less what comes back, and the best begins with it
advice_rule-attack-none-own = none of your own attacks is worth what comes back
advice_rule-attack-none = no attack that is left is worth what comes back
advice_rule-concede = nobody can attack, and in the last round nobody was hurt on either side, so the fight would only go on without an end
advice_rule-no-counter = nothing strikes back for it, and every attack of this round can still follow
advice_rule-strengthen = tokens and what costs nothing are always used, and the rest where it turns the attack
advice_rule-strengthen-none = nothing more turns the attack for what it costs
advice_rule-block = what it blocks is worth more than it costs
advice_rule-block-none = nothing is at hand that blocks for less than it saves
advice_rule-placing = to beat an enemy comes first; a point on a heart counts { $health }, any other square what it would cost you in about a round
advice_rule-mechanic = in a repair one takes part, whoever has most craft
advice_rule-mechanic-done = in a repair one takes part, and more would cost more stamina
advice_rule-join = whoever takes part raises the chance by more than they pay
advice_rule-join-none = nobody who is left raises the chance by more than they would pay
# Who else may discard cards for the test. Variables: $who (with $cards each), $skill.
advice_hands = { $who } may still discard cards of { $skill } for +1 each
advice_hand-of = { $who } ({ $cards } { $cards ->
    [one] card
   *[other] cards
} in hand)
advice_rule-boost = it helps to turn the result for less than that is worth
advice_rule-boost-none = what could still be added does not turn the result, or costs more than that is worth
advice_rule-story = no other choice promises more, by what is printed and an average for what is unread
advice_rule-story-nothing = by what is printed and read it promises about nothing, but no other choice promises more, and of equal ones the robot takes the first in the list
advice_rule-story-trials = by what is printed and an average for what is unread another choice promises a little more, but trial runs do not bear that out
advice_rule-story-close = what is printed and an average for what is unread hardly tell it from another choice
advice_rule-fewest-hearts = damage goes to the enemy whose hearts need least, so that one falls soonest
advice_rule-fewest-hearts-none = damage goes to the enemy whose hearts need least in all, though here it is too little for any single one of them
advice_rule-strongest = the enemy that strikes hardest loses power first
advice_rule-raise = whoever is down gets up
advice_rule-order = of the actions left where somebody stands it promises most, counting what is printed there, what it costs, what may fail, and an average for what is unread
advice_rule-order-none = no action that is left there is worth what it is likely to cost
advice_rule-order-last = it is the last action that somebody stands on, and to leave it undone gives it up
advice_rule-stand = an action where nobody of yours stands yet, and that promises most: what is printed there less its price, what may fail, and an average for what is unread
advice_rule-stand-none = no action that is free is worth what it is likely to cost, as the robot counts it
advice_rule-ignore = what ignores the obstacle is used before anybody is hurt
advice_rule-flee = your party has { $amount } health, and with less than 12 it runs
advice_rule-flee-not = your party has { $amount } health, and with 12 or more it stays
advice_rule-fight-ready = nothing that could still be done before the fight is worth its price
advice_rule-care = care that is worth more than it costs comes before the next action
advice_rule-care-gain = it is worth about { $points } more than it costs, and so comes before the next action
advice_rule-care-heal = your party lacks { $amount } health, and care that is worth more than it costs comes before the next action
advice_rule-equip = a card helps whoever bears it in every test of its skill, and equipping takes no action
advice_rule-refuel = fuel is low, and filling up takes no action
advice_rule-complete = an event that is completed stops costing
advice_rule-awaken = a totem that is restored counts to the end
advice_rule-camp-fallen = { $amount ->
    [one] { $amount } of you is down, and a camp gets everybody up
   *[other] { $amount } of you are down, and a camp gets everybody up
}
advice_rule-camp-health = your party has { $amount } of { $most } health, and with less than 55 % it camps
advice_rule-camp-stamina = your party has { $amount } stamina, and with 5 or less it camps
advice_rule-camp-turns = stamina runs low while few camps are left, or more than five turns have passed without a camp
advice_rule-skip = no action promises anything now, and skipping gives 1 command
advice_rule-camp-kept = the camps are what the campaign lasts, so none is used before stamina runs out or many are hurt
advice_rule-turn-done = nothing that the time left allows promises more
## What separates two choices by the rule, or that nothing does

# Variables: $name (which figure), $figure.
advice_rule-equal = { $name ->
    [cheapest] both first choices cost { $figure } XP, and the rule looks at nothing else
    [worth] both first choices are worth about { $figure } to it, and the rule looks at nothing else
    [gain] both first choices are worth about { $figure } more than their price, and the rule looks at nothing else
    [fewest-cards] both first choices are as tired, with as many cards and levels ({ $figure }), and the rule looks at nothing else
    [most-cards] both first choices are as tired, with as many cards and levels ({ $figure }), and the rule looks at nothing else
    [weakest-weapon] both first choices have as much health and a weapon of damage { $figure }, and the rule looks at nothing else
    [most-fate] both first choices cost as much command and have fate { $figure }, and the rule looks at nothing else
    [strikes] both first choices strike for { $figure }, and the rule looks at nothing else
    [most-health] both first choices could use it as well, and the rule looks at nothing else
    [together] both first choices would be missed as much, and the rule looks at nothing else
    [order] the best order that begins with the second choice counts as much in all
    [skill-joins] both first choices join challenges with { $figure } points of all their skills, and the rule looks at nothing else
    [skill-fights] both first choices have { $figure } points of all their skills, and the rule looks at nothing else
    [health-left] both first choices have { $figure } health left, and the rule looks at nothing else
    [weapon] both first choices have a weapon of damage { $figure }, and the rule looks at nothing else
    [equipped] both first choices have as many equipped cards ({ $figure }), and the rule looks at nothing else
    [craft] both first choices have { $figure } craft, and the rule looks at nothing else
   *[other] both first choices are equal in that, and the rule looks at nothing else
}
# Variables: $mine, $theirs.
advice_parts-fewest-cards = of the least tired it goes to whoever has fewest cards and levels, { $mine } against { $theirs }
advice_parts-most-cards = of the most tired it goes to whoever has most cards and levels, { $mine } against { $theirs }
advice_parts-weakest-weapon = of those with most health left it hits the weaker weapon, damage { $mine } against { $theirs }
advice_parts-most-fate = of those that cost most command the one of higher fate goes, { $mine } against { $theirs }
advice_parts-dearest = your party is as weak in either skill; the card that costs more cards to equip goes, { $mine } against { $theirs }
advice_parts-no-text = both skills are as weak, and both cards cost as many to equip; the one without a text of its own goes
advice_parts-gain = the second choice is worth about { $theirs } more than its price
advice_parts-loss = the second choice is not worth its price
advice_parts-most-health = each of them could use it; it goes to whoever has most health, { $mine } against { $theirs }
advice_parts-ahead = it is about { $points } ahead of the second choice
advice_parts-close = it is less than 0.1 points ahead of the second choice
# Variables: $mine, $theirs (kinds of goods, each with what one of it counts).
advice_parts-close-finds = it is less than 0.1 points ahead of the second choice, counting each in coins: { $mine } against { $theirs }
advice_parts-attack = that makes { $mine } against { $theirs } for the second choice
advice_parts-attacked = the second choice is somebody who has attacked in this round
advice_parts-fewest-tokens = tokens held: { $mine } against { $theirs }
advice_parts-worth = that rule counts it with about { $mine }, the second choice with { $theirs }
advice_parts-cheapest = { $mine } XP against { $theirs }
advice_parts-together = counting the skill that your party has, 0.3 less for each card that it costs to equip and 0.5 more for a text of its own, it is missed least: { $mine } against { $theirs }
advice_parts-craft = { $mine } craft against { $theirs }
# Orders of attacks. Variables: $mine (points of health).
advice_parts-order = to begin with the second choice is worth about { $mine } health less
advice_parts-statuses = { $mine } against { $theirs }
# What a status costs goes by these figures.
advice_parts-skill-joins = it costs by how often somebody joins challenges, so by the points of all their skills: { $mine } against { $theirs }
advice_parts-skill-fights = it keeps somebody from attacking, so it costs by the points of all their skills: { $mine } against { $theirs }
advice_parts-health-left = it costs health, so it goes by the health that is left: { $mine } against { $theirs }
advice_parts-weapon = it keeps somebody from attacking, so it costs by the damage of their weapon: { $mine } against { $theirs }
advice_parts-equipped = it makes equipped cards useless, so it costs by how many somebody has: { $mine } against { $theirs }
advice_parts-severity = the robot counts that with about { $mine } health in a round, the second choice with { $theirs }
advice_parts-hurt = the second choice blocks all of it
advice_parts-strikes = it strikes for { $mine }, the next for { $theirs }

## How those stand whom a choice is about

advice_standing-health = { $who } has { $amount } of { $most } health
advice_standing-fatigue = { $who } has { $amount } fatigue
advice_standing-stamina = { $who } has { $amount } of { $most } stamina
advice_standing-status = { $amount ->
    [0] { $who } has no status
    [one] { $who } has { $amount } status
   *[other] { $who } has { $amount } statuses
}
advice_standing-goods = you have { $what }
advice_standing-ship = the ship has { $amount } damage, which materials repair
advice_standing-room = { $who } has { $amount } of { $most } damage
advice_standing-price = { $who } costs { $amount } command to equip
advice_standing-hearts = the hearts of { $who } still need { $amount }{ $most ->
    [0] {""}
   *[other] , the smallest of them { $most }
}
advice_standing-placed = { $who } holds { $amount } command
advice_standing-skill = the best of you has { $amount } in { $who }
# An ability card on a board. Variables: $who, $skill, $now, $then, $others (the most of anybody else), $left and $kept
# (command, or cards in hand), $unit, $worth (what the rule counts it with, or none).
advice_equip = { $then ->
    [0] { $who } has 0 in { $skill } with it
   *[other] { $who } has { $now } in { $skill } and would have { $then }, the others at most { $others }
}; { $unit ->
    [command] { $left } command would be left, of which the robot keeps at least { $kept }
   *[card] { $left } { $left ->
        [one] card
       *[other] cards
    } would be left in hand, of which the robot keeps at least { $kept }
}{ $worth ->
    [none] {""}
   *[other] ; counting the skill printed on the board, 0.5 for a text of its own and 0.5 less for each card discarded, it is worth { $worth }, and what is above 0 is equipped
}
advice_standing-best-skill = { $who } has { $amount } in { $skill }
# Variables: $amount (how many have it), $who (a status).
advice_standing-suffer = { $amount ->
    [0] nobody of your party has the status { $who }
    [one] { $amount } of your party has the status { $who }
   *[other] { $amount } of your party have the status { $who }
}
advice_standing-weapon = { $who } fights with accuracy { $amount } and damage { $most }
# Variables: $camps (left afterwards), $amount, $most.
advice_standing-rest = your party has { $amount } of { $most } stamina, and { $camps ->
    [one] { $camps } camp
   *[other] { $camps } camps
} would be left
advice_joined = with { $who } { $odds }, without { $without }
# With all that can be used after the draw. Variables: $most (with who joins), $without.
advice_joined-most = with all that can be used after the draw { $most } against { $without }
# No card of fate is enough. Variables: $who.
advice_joined-short = no draw is enough by itself, with { $who } or without: what is added after it must do the rest
advice_joined-nothing = { $who } adds nothing: { $odds } either way
advice_lacking = { $missing } { $missing ->
    [one] is
   *[other] are
} lacking, and this adds { $adds }{ $more ->
    [0] {""}
   *[other] : { $more } must still be added after it
}
# Spent on the attack, but it changes nothing. Variables: $dealt, $taken.
advice_attack-same = here it changes neither the damage dealt ({ $dealt }) nor that struck back ({ $taken })
# Variables: $missing.
advice_beside-test = by itself it does not change the test, which stays { $missing } short; it costs no action, and the test is decided after it
# A hit that may be blocked. Variables: $who, $blow (what is left of it), $blocked, $health.
advice_blow-taken = { $blocked ->
    [0] { $who } takes { $blow } and has { $health } health
   *[other] it blocks { $blocked } of { $blow }, and { $who } has { $health } health
}
advice_trials-decide = trial runs alone decide it
# A room gives more command than there is to take. Variables: $printed, $gained.
advice_lost-command = of its { $printed } command only { $gained } can be taken: no more is left
# The attack in progress, before and after. Variables: $dealt, $dealt_then, $taken, $taken_then.
advice_attack-dealt = damage dealt { $dealt } now, { $dealt_then } with it
advice_attack-taken = damage struck back { $taken } now, { $taken_then } with it
advice_attack-ahead = damage dealt { $dealt } now, { $dealt_then } with it; damage struck back { $taken } now, { $taken_then } with it
advice_enough = the draw is good enough as it is
# Variables: $squares (all that are still to be covered, the next one first), $hearts, $beaten, $silenced.
advice_blow = the damage that is left goes best on { $squares }: that removes { $hearts ->
    [0] no heart
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
advice_square-of = { $square } of { $enemy }

# How far another choice is behind the advised one. Variables: $points.
advice_behind = { $points } behind in trial runs{ $close ->
    [yes] , within chance
   *[no] {""}
}
advice_level = level with the first
advice_before = { $close ->
    [yes] not told apart from the first by trial runs
   *[no] { $points } above the first, too little for the robot to change its mind
}

advice_excluded = only one of the two can be taken
advice_blow-nothing = no heart can be covered with this damage, but this square: { $what }
advice_blow-done = what is covered already beats { $beaten }, so where the damage that is left goes changes nothing
advice_blow-worthless = this damage can cover no heart, threat or synergy

# Variables: $choice, $clauses (joined with semicolons).
advice_because = “{ $choice }”: { $clauses }.
advice_nothing-own = nothing of your own promises more
advice_nothing-known = nothing that is known tells the choices apart
advice_because-passes = It would leave this to whoever else may choose now, as what they may do promises more; if nobody does, “{ $choice }”{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
# Variables: $who, $wanted (what they would do), $clauses, $choice, $own (some or none), $reason (of the choice, or none).
advice_because-wants = It would leave this to { $who }: “{ $wanted }”{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}{ $own ->
    [none] , as no choice of yours stands against it. If { $who } does not, “{ $choice }” is all that is left to you.
   *[some] {" "}promises more than anything of yours. If { $who } does not, “{ $choice }”{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }.
}
# Variables: $choice, $points, $clauses, $runs (trial runs of each).
# $tried: whether trial runs say so (yes), or the worth of a course (no).
advice_next-points = Its second choice, “{ $choice }”, { $tried ->
    [yes] came out about { $points } lower in { $runs ->
        [one] one trial run
       *[other] { $runs } trial runs
    }
   *[no] is worth about { $points } less { $unit ->
        [time] for each unit of time
       *[other] for each action
    }
}{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie = Its second choice, “{ $choice }”, came out level in { $runs ->
    [one] one trial run
   *[other] { $runs } trial runs
}, so either will do{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-small = Its second choice, “{ $choice }”, would do about as well: it came out { $points } higher in { $runs ->
    [one] one trial run
   *[other] { $runs } trial runs
}, less than the quarter of a point beyond chance for which the robot changes its mind{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-as-well = Its second choice, “{ $choice }”, has as much health: it came out { $points } lower in { $runs ->
    [one] one trial run
   *[other] { $runs } trial runs
}, but for that the robot sees no ground, so either will do{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-still = It answers nothing of what is asked and takes no action: “{ $choice }” is still to be chosen after it{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-order = Its second choice, “{ $choice }”, came out level in { $runs ->
    [one] one trial run
   *[other] { $runs } trial runs
}: either may go first, and the other can follow unless that closes it{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-evens = Its second choice, “{ $choice }”, came out level in { $runs ->
    [one] one trial run
   *[other] { $runs } trial runs
}{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-worthless = Nor can any other placement that is allowed, so any square will do.
advice_next-within-either = { $runs ->
    [one] One trial run does
   *[other] { $runs } trial runs do
} not tell its second choice, “{ $choice }”, from it either, so either will do{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-within = { $runs ->
    [one] One trial run does
   *[other] { $runs } trial runs do
} not tell its second choice, “{ $choice }”, from it{ $margin ->
    [none] {""}
   *[other] : chance explains a difference of up to { $margin }
}{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-within-lower = Its second choice, “{ $choice }”, came out { $points } lower in { $runs ->
    [one] one trial run
   *[other] { $runs } trial runs
}, which is too little to go by: a close call{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
# Level by what was counted, but not the same: what differs follows in a sentence of its own.
advice_level-tie = Its second choice, “{ $choice }”, came out level in { $runs ->
    [one] one trial run
   *[other] { $runs } trial runs
}{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_level-alike = Its second choice, “{ $choice }”, is worth as much by that reckoning{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_level-any = Its second choice is “{ $choice }”{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_level-equal = For “{ $choice }” the same figures speak{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
# Variables: $mine, $theirs (what only one of them says).
advice_unlike = The two say different things, which the robot does not count, so that is yours to weigh. The first: { $mine }; the second: { $theirs }.
advice_nothing-printed = nothing
advice_next-alike = Its second choice, “{ $choice }”, is worth as much by that reckoning, so either will do{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-further = Its second choice, “{ $choice }”, is worth about { $points } more by that reckoning, but the robot looks two places ahead{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-afterwards = It takes no action: “{ $choice }” can follow{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-after-camp = A camp takes no time: “{ $choice }” can follow while there is any{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-any-time = “{ $choice }” may be done now or later, and nothing asks for it here{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-rule = Its second choice, “{ $choice }”, came out level in { $runs ->
    [one] one trial run
   *[other] { $runs } trial runs
}, so that rule decides{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-near = Its second choice, “{ $choice }”, is as near to it and as safe, so either will do{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-figures = Its second choice is “{ $choice }”{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-unread = Its second choice, “{ $choice }”, came out level in { $runs ->
    [one] one trial run
   *[other] { $runs } trial runs
}, as both pages are unread: what their words promise or threaten is yours to weigh{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-asks = Its second choice, “{ $choice }”, came out level in { $runs ->
    [one] one trial run
   *[other] { $runs } trial runs
}, so what each asks for is yours to weigh{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-bring = Its second choice, “{ $choice }”, came out level in { $runs ->
    [one] one trial run
   *[other] { $runs } trial runs
}, so which of them you would rather have is yours to weigh{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-unpromised = Its second choice is “{ $choice }”, for which that reckoning has nothing{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-still = Its second choice, “{ $choice }”, came out level in { $runs ->
    [one] one trial run
   *[other] { $runs } trial runs
}, as more can still be added after it{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-join = Its second choice, “{ $choice }”, came out level in { $runs ->
    [one] one trial run
   *[other] { $runs } trial runs
}, as people join one after the other and may both take part{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-equal-order = Its second choice, “{ $choice }”, may as well begin{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-equal = For “{ $choice }” the same figures speak, so either will do{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-plain = Its second choice, “{ $choice }”, came out level in { $runs ->
    [one] one trial run
   *[other] { $runs } trial runs
}, but asks for more than the first{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-tie-dear = Its second choice, “{ $choice }”, came out level in { $runs ->
    [one] one trial run
   *[other] { $runs } trial runs
} and asks for less, so whoever would rather keep what they have takes that{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-usual = “{ $choice }” would be usual, but came out { $points } lower in { $runs ->
    [one] one trial run
   *[other] { $runs } trial runs
}{ $margin ->
    [none] {""}
   *[other] , give or take { $margin }
}{ $close ->
    [yes] : a close call
   *[no] {""}
}{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-any = As far as it knows “{ $choice }” would do as well{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
advice_next-own = Of your own choices the next is “{ $choice }”{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}.
# Another square, by the best placement of the damage with it. Variables:
# $choice, $clauses (printed on it, or none), $health.
advice_next-placing-behind = The best placement with its second choice, “{ $choice }”{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}, counts about { $health } less.
advice_next-placing-even = Its second choice, “{ $choice }”{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}, would do as well: the best placement with it counts as much.
advice_next-placing-part = Its second choice, “{ $choice }”{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}, belongs to the same placement, so either may be covered first.
advice_next-placing-beats-fewer = No placement with its second choice, “{ $choice }”{ $clauses ->
    [none] {""}
   *[other] {" "}({ $clauses })
}, beats as many enemies.
advice_placing-behind = the best placement with it counts about { $health } less
advice_placing-even = the best placement with it counts as much
advice_placing-part = it belongs to the same placement
advice_placing-beats-fewer = no placement with it beats as many enemies
advice_amount = { $amount } { $thing }
advice_next-exact = By that rule, no other placement that is allowed comes before it.
advice_next-none-own = Nothing else of yours answers the question.
advice_next-none = There is nothing else to choose.
advice_nothing = Nothing is yours to choose now.

## After an evening

advice_taken-points = What was taken, “{ $choice }”, is worth about { $points } less.
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
