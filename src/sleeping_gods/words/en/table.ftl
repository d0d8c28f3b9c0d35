### Words around what is told, in both games: lists, cards, sums, tests.

## Lists

list_and = { $some } and { $last }
list_or = { $some } or { $last }
list_more = { $some } and { $count } more

## Names

card_ability = { $name } ({ $skill }, fate { $fate })
card_nameless = { $skill } (fate { $fate })
number_fate = fate { $count }
number_accuracy = accuracy { $count }
number_damage = damage { $count }
number_block = block { $count }
seat_number = player { $number }
payer_of = { " " }({ $who })
square_buff = the buff card
skill_no-card = no card changes this draw
skill_no-card-for-weapon = this weapon takes no card
skill_needed = a card of { $skill } is needed

## Boxes of the achievement sheet

box_totem = totem { $name }
box_ending = ending { $name }

## Effects

effect_fight = fight { $whom }
effect_fight-for = fight { $whom } (victory: { $won })
effect_enemy = { $name ->
    [none] enemy { $number }
   *[other] the { $name } ({ $number })
}

## Choices that belong together

family_attack = Attack with { $who }
family_any-square = any square
family_cover = Cover { $squares } of the { $enemy }
family_explore = Explore { $places }
family_steer = { $who } { $count ->
    [one] steers
   *[other] steer
}
family_join = { $who } { $count ->
    [one] takes part
   *[other] take part
}
family_hurt = { $who } { $count ->
    [one] takes the damage
   *[other] take the damage
}
family_discard = Discard { $cards } for +1

## What a story choice needs

need_not-there = what it needs is not there
need_unknown = it needs something you do not have
need_only-if = only if { $condition }

## Pieces

piece-of_on = On { $who }.
piece-of_keyword = Keyword { $keyword }.
piece-of_quest = quest { $number }
piece-of_bearers = { $count ->
    [0] Nobody has it.
    [one] { $who } has it.
   *[other] { $who } have it.
}
piece-of_owned = You have { $goods }.

## Sums and tests

sum_fate = fate { $fate }{ $changed ->
    [yes] { " " }(drawn { $drawn })
   *[no] { "" }
}
sum_before-fate = Before fate: { $parts }.
sum_adds-nothing = { $who } adds nothing
sum_cards = cards { $amount }
sum_bonus = bonus { $amount }
sum_distance = distance
challenge_only-story = nothing but the story
challenge_printed = { $number } ({ $printed } printed)
challenge_opening = { $skill } { $number }. Failing: { $failing }.
challenge_result = { " " }= { $total } against { $number }: { $passes ->
    [yes] passes
   *[no] { $short } short
}.
check_nothing = nothing
check_effect = its effect
check_opening = on fate { $number } or more: { $does }
check_or-else = { $says }; on less: { $lower }
check_on-card = { $card }: { $says }.
check_result = { " " }against { $number }: { $how ->
    [first] the first
    [second] the second
    [yes] it happens
   *[no] nothing happens
}.
placing_left = { $left } damage left to place{ $extra ->
    [0] { "" }
   *[other] , { $extra } of it not on hearts and not required
}{ $near ->
    [yes] ; at least half of it on the target
   *[no] { "" }
}.
boost_gives = needs { $needs }, this gives { $gives }
boost_blocks = blocks { $gives } of { $needs }
boost_again = needs { $needs }, this draws again
boost_idle = changes nothing now
boost_free = leaves something free unused: { $what }
block_ask = { $left ->
    [0] , all of it blocked.
   *[other] { $block ->
        [0] . Block?
       *[other] , { $block } of it blocked. Block more?
    }
}
block_stand = { $left ->
    [0] , all of it blocked.
   *[other] { $block ->
        [0] ; nothing can block it.
       *[other] , { $block } of it blocked; nothing can block the rest.
    }
}

## The terms of a story choice

terms_by = { $test } by { $who }
terms_failing = { $test }, failing: { $failing }
terms_pay = pay { $cost }
terms_once-visit = once a visit
terms_once-campaign = once a campaign

## Who takes part, and who joins the table

joiner_new = Somebody joins the table: join Cleo
joiner_crew = { $who } takes part
joiner_table = { $who } joins the table

## Where a campaign stands

standing_over = over, score { $score }
standing_turn = turn { $turn }, { $place }, { $phase }
pack_short = a short tale, { $count ->
    [one] { $count } location
   *[other] { $count } locations
}
pack_long = a long journey, { $count ->
    [one] { $count } location
   *[other] { $count } locations
}

## Hands, cards, quests

face_ability = ability card
face_on = on { $who }
hand_gained = To hand: { $card }
hand_of = { $title } of { $who }
hand_empty = empty
hand_cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
events_told = { $word } event { $name }: { $text }
quest_keywords = Keywords
quest_none = none
quest_told = Quest { $number }, { $title }.{ $keyword ->
    [none] { "" }
   *[other] { " " }Keyword { $keyword }.
} { $text }
quest_in-box = In the { $box } box: { $numbers }.
quest_box-empty = The { $box } box is empty.
quest_box-used = used
quest_open = To be done
quest_waiting = Waiting
quest_done = done
quest_waits = Waits for { $needs }.
quest_rumours = Rumours
quest_no-quests = No quest yet.
quest_where = { $count ->
    [one] leads to location { $places }
   *[other] leads to locations { $places }
}
quest_counted = it has counted since at “{ $title }” ({ $page })
quest_from-start = from the beginning
quest_from-page = from “{ $title }” ({ $page })
quest_from-event = from the event { $name }
quest_from-fuel = from the day the tank ran dry
quest_ended-start = done
quest_ended-page = done at “{ $title }” ({ $page })
quest_ended-event = done by the event { $name }
quest_ended-restored = restored

## Places

place_articles = the a an
place_both = { $printed }, “{ $title }”
place_visited = visited
place_changed = visited, and it has changed
place_closed = crossed off
place_barred = visited, a choice there asks for a keyword of a quest that you do not hold
place_waiting = for { $quests }
place_waits = a quest leads here
place_read = read there: { $titles }
place_asks = asked for { $keywords }
place_note = note: { $words }
place_told = { $place } ({ $state })
says_place = Location { $number }, { $area }.

## The last page

end_over = The campaign is over: { $how }{ $name ->
    [none] { "" }
   *[other] , “{ $name }”
}.
end_part = { $count }: { $part }.
end_in-all = in all
end_total = Score: { $total }.
end_fates = What became of them
end_undone = What was left undone
end_unlocked = Later campaigns may begin with: { $cards }.
end_new = { $card } (new)
end_undos = { $count ->
    [one] Once something was taken back past a draw
    [2] Twice something was taken back past a draw
   *[other] { $count } times something was taken back past a draw
}.
end_repairs = { $count ->
    [one] Once something was put right by hand
    [2] Twice something was put right by hand
   *[other] { $count } times something was put right by hand
}.
fate_well = Without a scratch: { $who }.
fate_unhurt = unhurt
fate_health = { $left } of { $most } health
fate_fell = fell
fate_fallen = Fell: { $who }.
fate_learnt = learnt { $cards }
fate_with = with { $cards }
fate_totems = Totems found: { $names }.
undone_quest = { $title }: { $text }
undone_unread = { $title }.
undone_events = Events still in play: { $names }.

## Where a campaign was left

recap_title = Where we were
recap_where = Turn { $turn }, { $place }: { $phase }{ $who ->
    [none] { "" }
   *[other] ; it is { $who }'s turn
}.
recap_fight = In a fight with { $foes }.
recap_test = { $kind ->
    [challenge] In a challenge: { $test }
   *[other] In a test of { $test }
}{ $who ->
    [none] { "" }
   *[other] , with { $who }
}.
recap_reading = Being read: { $title } ({ $number }).
recap_read = The last page read: { $title } ({ $number }).

## Boards

board_health = Health
board_player = Player
board_state = State
board_down = down
short_strength = Str
short_perception = Per
short_savvy = Sav
short_craft = Cra
short_cunning = Cun

## The enemy row

fight_none = There is no fight.
fight_heart = { $number ->
    [one] heart
   *[other] heart that needs { $number } at once
}
fight_synergy = synergy
fight_squares = { $name }: { $figures }. Squares: { $squares }.
fight_covered = Covered: { $squares }.
fight_landing = { $damage ->
    [0] Nothing of the hit reaches { $who }
   *[other] { $who } is about to take { $damage } damage
}
fight_round-end = When the round ends: { $strikes }
story_none = No page of the story has been read yet.
story_prologue = prologue
story_taken = done
story_earlier = Read before on this visit: { $pages }.
story_choice = ({ $letter }) { $text }{ $terms ->
    [none] { "" }
   *[other] { " " }{ $terms }.
}{ $here ->
    [none] { "" }
   *[other] { " " }({ $here })
}

## Labels

label_over = { $label }:
label_text = { $label }: { $text }
label_sentence = { $label }: { $text }.

## Putting something right by hand
mend-group_people = People
mend-group_goods = Goods
mend-group_vessel = Vessel and place
mend-group_journey = Journey
mend-group_fight = The fight
mend_health = health of { $name }
mend_fatigue = fatigue of { $name }
mend_stamina = stamina of { $name }
mend_status = { $name }: { $other }
mend_goods = { $name }
mend_command = command of { $name }
mend_xp = XP
mend_token = token: { $name }
mend_damage = damage, { $name }
mend_plane-health = health of the plane
mend_fuel = fuel
mend_plane = where the plane is
mend_region = where the ship is
mend_place = where the party is
mend_watch = time spent
mend_camps = camps
mend_marks = marks of { $name }
mend_feared = feared
mend_revered = revered
mend_defeats = defeats
mend_turn = turn
mend_active = whose turn it is
mend_room = room used last
mend_serpent = where the serpent is
mend_mode = difficulty
mend_level = difficulty
mend_events = events left in the deck: { $name }
mend_event-pass = which time through the event deck
mend_event-debt = events that the next deck loses
mend_weapon = who carries { $name }
mend_placed = command on { $name }
mend_threat = threat on { $name }
mend_bonus = bonus time token
mend_crossed = location { $name } crossed off
mend_covered = { $name }: square { $other } covered
mend_power = power of { $name }
mend-word_none = none
mend-word_normal = normal
mend-word_easy = easy
mend-word_hard = hard
mend-word_brutal = brutal
mend-word_mild = mild
mend-word_perilous = perilous
mend-word_deadly = deadly
