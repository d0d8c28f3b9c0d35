# The papers of a campaign in the browser: packing away, setting up again, printed sheets, and the form to enter one.

paper = On paper
paper-pack = Pack away
paper-lay = Set up again
paper-print = Print
paper-form = Enter from paper
paper-pack-help = What goes into which bag, as the table stands now. Tick each step when it is done.
paper-lay-help = What comes out again, in the order in which it is laid out.
paper-pack-done = Everything is packed away.
paper-lay-done = Everything lies on the table.
paper-left = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
}
paper-print-help = Journey log and achievement sheet as they stand, on A4. Hands of others are only counted.
paper-print-now = Print both sheets
paper-ticked = ticked
paper-boxes = { $ticked } of { $boxes }
paper-form-help = Copy what stands on the journey log and lies in the bags. What you leave alone stays as it is; each change is an entry that can be taken back. What you enter of hands is read by everybody, as it is on the printed log.
paper-touched = changed
paper-less = Less: { $what }
paper-more = More: { $what }
paper-used = { $name }: used, it was face down
paper-off = Take { $name } away
paper-add = Add
paper-numbers = Numbers: 12 45
paper-name = Name
paper-number-or-name = Number or name
paper-unknown-card = No such card.
paper-enter = { $count ->
    [0] Nothing to enter
    [one] Enter 1 change
   *[other] Enter { $count } changes
}
paper-sending = { $count ->
    [one] 1 is still being entered …
   *[other] { $count } are still being entered …
}
paper-entered = { $refused ->
    [0] Entered: { $count }.
   *[other] Entered: { $count }; refused: { $refused }, see what is red.
}
paper-who-begins = When all is entered, who takes the first turn? The boards are then dealt anew.
paper-drops-turn = The turn under way is dropped first, so that the campaign stands at the start of a turn.
paper-in-the-middle = It is already under way
paper-in-the-middle-help = You enter it from its journey log and its bags.
