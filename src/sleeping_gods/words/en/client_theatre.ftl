# Moments that the table shows by itself: a draw of fate, full pages, whose turn it is.

theatre = What has just happened
theatre-passed = Passed
theatre-failed = Failed
theatre-hit = Hit
theatre-miss = Missed
theatre-fate = Fate { $fate }
theatre-sum = { $number ->
    [0] Fate { $fate }, total { $total }
   *[other] Fate { $fate }, total { $total } against { $number }
}
theatre-needed = against { $number }
theatre-turn-page = Turn the page
theatre-your-turn = Your turn
theatre-page-totem = A totem is yours
theatre-page-won = The fight is won
theatre-page-fled = You got away
theatre-page-lost = Defeat
theatre-page-camp = The fire burns down
theatre-page-end = The journey
theatre-gives = What it gives
theatre-against = Against
theatre-cost = What it cost
theatre-cost-nothing = nothing at all
theatre-cost-health = { $count ->
    [one] 1 health
   *[other] { $count } health
}
theatre-cost-fatigue = { $count ->
    [one] 1 fatigue
   *[other] { $count } fatigue
}
theatre-cost-stamina = { $count ->
    [one] 1 stamina
   *[other] { $count } stamina
}
theatre-cost-fallen = { $who } fell
theatre-found = What was found
theatre-found-nothing = the way onward
theatre-lost-gained = What is left
theatre-lost-nothing = the story, which goes on
theatre-camp-rest = Stamina is whole again, and wounds are seen to.
theatre-end-skip = Show the score
theatre-with-sound = With sound?
theatre-quiet = Sounds off
mine-volume = Volume
sum-cards = cards
sum-bonus = bonus
sum-synergy = { $who }’s synergy
theatre-totems = { $needed ->
    [0] { $count ->
        [one] the first
       *[other] { $count } by now
    }
   *[other] { $count } of { $needed }
}
ribbon-gained-quest = New quest
ribbon-rumour = A story heard
ribbon-ended-quest = Quest finished
ribbon-gained-adventure = New card
ribbon-look = Look at it
fight-their-plan = { $who } places the damage
fight-their-plan-empty = No square is planned yet. What is planned shows on the enemies.
fight-defenses = Defence to reach
fight-on-board = Choose in the table beside the enemies who attacks whom.
theatre-smooth = Smooth
theatre-bumped = Bumped
