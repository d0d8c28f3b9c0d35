### What the server tells the others of what somebody did at a served table.

host_went-back =
    { $known ->
        [yes] { $who } went back to before: { $line }.
       *[other] { $who } went back in time.
    }
host_went-forward = { $who } took forward again what had been taken back.
host_refused-undo = { $who } would rather not go back.
host_withdrew-undo = { $who } no longer wants to go back.
host_pinned = { $who } pinned a note at { $place }: { $words }
host_branched = { $who } has branched off a campaign: { $place }. This one stays as it is.
host_sat-down = { $who } has come to the table.
host_left = { $who } has left the table. Their seats are the host’s now.
host_removed = { $who } no longer has a place at the table. Their seats are the host’s now.
host_asks = { $who } asks: will you? { $line }
host_nobody-to-ask = Nobody else plays the seat whose choice this is.
