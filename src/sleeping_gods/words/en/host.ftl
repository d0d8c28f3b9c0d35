### What the server says to whoever plays at a served table.

host_stale = Something has happened at the table meanwhile. Here is how it stands now.
host_illegal = This cannot be chosen now.
host_not-yours = This is another player’s choice.
host_nothing-to-undo = There is nothing to take back.
host_cannot-save = The campaign could not be saved, so this was not done. Nothing is lost; please try again in a moment.
host_only-host = Only the host of the table may do this.
host_only-seated = You are watching: this is for those who play a seat.
host_one-host = A table has one host.
host_too-many-invites = There are many invitations already. Take one back first.
host_no-watchers = This table has no spectators.
host_no-invite = This invitation does not exist, has been used, or was taken back.
host_too-many-people = The table is full.
host_no-person = Nobody of this name sits at the table.
host_host-stays = The host cannot leave before somebody else is the host.
host_host-plays = The host must play a seat.
host_too-many-moments = There are many moments with a name already.
host_bad-name = A name has 1 to 60 letters, on one line.
host_bad-seats = These are not seats of the table.
host_bad-words = These words cannot be shown.
host_no-line = The log has no such line.
host_unknown = The server does not know how to do this.
host_no-campaign = There is no such campaign here, or it is not yours.
host_not-playable = This campaign cannot be played now: it lies in the bin, or was set aside because it is damaged.
host_bad-setup = A campaign cannot begin like this: { $why }
host_bad-file = This is no campaign file that can be taken in.
host_bad-request = This request is not one of the protocol.
host_too-many = That was a little too quick. Please wait a moment.
host_not-here = This request does not come from the game’s own page.
host_failed = Something went wrong in the server. Nothing is lost.

closing_stopping = The server is being restarted. You will be back in a moment, where you were.
closing_removed = Your place at this table was taken back.
closing_closed = This table has been closed.
closing_too-slow = The connection is too slow. It is taken up again.
