# Draws from real decks: who draws, what it was, and leaving it to the table.

draws-title = Who draws
draws-help = Fate, ability cards, events and whatever else chance brings. If you draw, any draw can be left to the table, and all of them from any moment on.
draws-help-box = Fate, ability cards, events: the table, or you from your printed decks. It can be changed at any time.
draws-table = the table: cards are drawn and dice rolled for you
draws-hand = you: you draw from real decks and say what it was
agreed-draws = We draw ourselves
agreed-draws-help = From real decks: the table asks what was drawn. Otherwise it draws from now on.
draw-by-hand = What was drawn
draw-others = { $who } draws, and says which card it is.
draw-for = { $who } draws.
draw-number = The number on the card
draw-number-left = Fate { $number }, { $left ->
    [one] one card left
   *[other] { $left } cards left
}
draw-name-card = Name the card instead
draw-name-card-help = Then the table counts it as drawn, and the odds stay exact.
draw-find = Find a card by name or number
draw-cards = { $count ->
    [one] One card
   *[other] { $count } cards
}
draw-elsewhere = not in the deck by the table’s count
draw-none = No such card.
draw-picked = Cards: { $picked } of { $count }
draw-drop = Not { $card }
draw-enter = { $count ->
    [one] Enter this card
   *[other] Enter these { $count } cards
}
draw-leave = { $count ->
    [one] Let the table draw
   *[other] Let the table draw all { $count }
}
draw-leave-rest = Let the table draw the rest
