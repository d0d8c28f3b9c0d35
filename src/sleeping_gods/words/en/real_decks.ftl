### Draws from real decks: what was drawn, and why it cannot have been.

choice_fate_X = Fate { $value_0 }
event_hand-mistaken = Somebody drew a card that the table had in your hand: another stands in its place. Compare your hand.
reason_no-such-fate = fate goes from 1 to { $value_0 }
reason_card-lies-open = this card lies open on the table, so that it cannot be drawn; if the table is wrong, move it on the page Repair first
reason_not-to-be-drawn = no such card can be drawn now
host_not-your-draw = This card goes to another hand: whoever holds it says which it is.
