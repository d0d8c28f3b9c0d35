# A printed box at the table: pages, cards and regions that its owner tells.

choice_says_REST = { $told_0 }
choice_close_book = It says nothing more
choice_settled_fight = We fought it out on the table, and won
choice_charted_X = Nothing more is there
choice_enter_REST = Enter: { $value_0 }
event_told = It says: { $told_1 }
event_entered = { $value_0 ->
    [enemy] Enemy card { $value_1 } was entered
    [quest] Quest card { $value_1 } was entered
    [adventure] Adventure card { $value_1 } was entered
    [page] Page { $value_1 } of the atlas was entered
    [square] Square { $value_1 } was entered
    [space] Space { $value_1 } of the flight board was entered
   *[region] Region { $value_1 } was entered
 }
event_settled-fight = The fight was settled on the table
question_ToldPage = What does it say?
question_NameEvent = Draw an event. Which one is it?
question_DescribeEnemy = What does enemy card { $value_number } show?
question_ChartSquare = What does the atlas show on square { $value_square }?
question_ChartRegion = What does the atlas show in region { $value_region }?
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
