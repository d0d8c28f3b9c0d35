# A printed box at the table: pages, cards and regions that its owner tells.

choice_says_REST = { $told_0 }
choice_close_book = It says nothing more
choice_settled_fight = We fought it out on the table, and won
choice_settled_won = Settled on our table: won
choice_settled_fled = Settled on our table: we fled
choice_settled_lost = Settled on our table: lost
choice_settled_passed = Settled on our table: passed
choice_settled_failed = Settled on our table: failed
choice_settled_moved_to_X = Settled on our table: moved to { $place_0 }
choice_now_discard_X = Discarded: { $card_0 }
choice_now_REST = Now: { $value_0 }
choice_that_is_all = That is all
choice_charted_X = Nothing more is there
choice_enter_REST = Enter { $entry_0 }
event_told = It says: { $told_1 }
event_entered = Entered: { $entry_0 }
entry_enemy = enemy card { $which }
entry_boss = boss page { $which }
entry_quest = quest card { $which }
entry_adventure = adventure card { $which }
entry_region = region { $which }
entry_page = page { $which } of the atlas
entry_square = square { $which }
entry_space = space { $which } of the flight board
entry_figure = a printed figure
event_settled-fight = The fight was settled on the table
event_settled = Settled on the group's own table: { $value_0 ->
    [passed] passed
    [failed] failed
    [won] the fight is won
    [fled] the party has fled
    [lost] the fight is lost
   *[moved] the move is made
 }.
event_rest-told = { $figure_0 }: { $set-to_1 }.
event_rest-discarded = Discarded: { $card_0 }.
question_TellRest = What did it take? How things stand now.
reason_no-challenge = no challenge is in progress
reason_no-fight = no fight is in progress
reason_no-move = nobody is on the way, nor could be
reason_not-settled-so = it is settled as passed, failed, won, fled, lost, or moved to a place
reason_not-in-hands = this card is in no hand
question_ToldPage = What does it say?
question_DescribeEnemy = What does enemy card { $value_number } show?
reason_line-not-understood = this line is not understood: { $value_0 }
reason_card-not-understood = this card cannot be entered so: { $value_0 }
mend-group_printed = As your box prints it; ours until you set it
mend_printed-health = { $name }: health
mend_printed-accuracy = { $name }: accuracy of the weapon
mend_printed-damage = { $name }: damage of the weapon
mend_printed-block = { $name }: block of the weapon
mend_printed-travel = travel result { $name }: distance
mend_printed-xp = { $name }: XP of the level card
mend_printed-price = { $name }: price at the market
mend_printed-plane-health = health of the plane
mend_printed-fuel = fuel of the plane
entry_figures = figures as your box prints them
entry_printed = that { $which } is printed as it stands here
entry_event = what becomes of the event { $which }
event_ours-played = Ours, not printed: { $ours_0 }
ours_sign = (ours)
ours_count = { $count ->
    [one] 1 figure is ours, not printed
   *[other] { $count } figures are ours, not printed
}
ours_met = ours, not printed, and not confirmed yet: { $names }
ours_stays = stays: { $name } – { $says }
ours_until-port = until the next port
printed_travel = the travel table
printed_die = the combat die
printed_plane-health = the plane
played_printed-health = the health of { $name }
played_printed-skill = the skills of { $name }
played_printed-command = what the abilities of { $name } cost and do
played_printed-accuracy = the weapon of { $name }
played_printed-travel = { $name }
played_printed-effect = what { $name } does
played_printed-xp = the level card { $name }
played_printed-price = the market card { $name }
played_printed-cost = the ability card { $name }
played_printed-block = the combat card { $name }
played_printed-die = { $name }
played_printed-plane-health = the health of { $name }
played_printed-ability = the buff { $name }
ours_list-title = Figures of ours: compare them with your boards
ours_list-line = { $name }: { $figures }
ours_list-help = As printed? Type: enter printed {"{"} id = "{ $board }" {"}"}. Otherwise: enter figures {"{"} "{ $figure }" = { $value } {"}"}.
mend_printed-skill = { $name }: { $other }
mend_printed-remove = { $name }: power removed
mend_printed-command = { $name }: command for “{ $other }”
mend_printed-cost = { $name }: cost
mend_printed-icon = { $name }: skill icon
mend_printed-effect = { $name }: it does what is said here (1), or something else (0) { $other }
mend_printed-ability = { $name }: ability
mend_printed-die = face { $name } of the combat die
asked_printed-health = health
asked_printed-skill = { $other }
asked_printed-accuracy = weapon: accuracy
asked_printed-damage = damage
asked_printed-block = block
asked_printed-remove = power removed
asked_printed-command = command for: { $other }
asked_printed-travel = result { $other }: distance
asked_printed-xp = XP
asked_printed-cost = cost
asked_printed-icon = skill icon
asked_printed-price = price
asked_printed-effect = { $labelled ->
    [yes] ability: { $other }
   *[no] it does what is said here
}
asked_printed-ability = ability
asked_printed-die = face { $other }
asked_printed-plane-health = health
