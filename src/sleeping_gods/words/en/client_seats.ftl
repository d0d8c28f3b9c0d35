### What the page in the browser says about links: to one's own seat, to a lost one, and by an invitation.

## One's own seat
seat-own = Your seat
seat-for-you = For you alone.
seat-own-help = This link is your seat at this table, on every device: your phone, a new computer, a browser that has forgotten you. Keep it in your notes or mail it to yourself, and give it to nobody: whoever has it plays as you.
seat-own-help-host = This link is your seat at this table, and makes you the host, on every device: your phone, a new computer, a browser that has forgotten you. Keep it in your notes or mail it to yourself, and give it to nobody: whoever has it plays as you.
seat-link-show = Show my link
seat-link = The link to your seat
seat-qr = The link to your seat as a picture for a camera
seat-qr-help = Point the camera of your phone at it to go on there. Both devices keep the seat.
link-local = This table is on this machine alone: other browsers here can follow the link, a phone cannot. Start it with “sleeping-gods play --nearby” and the devices of your network can.
seat-devices = { $count ->
    [one] So far only this device has your seat.
   *[other] { $count } devices have your seat.
}
seat-renew = Make a new link
seat-renew-help = Links from before then open nothing any more.
seat-only-here = Only this device
seat-only-here-sure = All other devices lose your seat, and links from before open nothing any more. Go on?
keep-seat = Keep your seat.
keep-seat-brief = A link brings you back to this table from any device.
keep-seat-later = Later

## An invitation
invite-qr = The invitation as a picture for a camera
invite-qr-help = A phone whose camera is pointed at it opens the invitation.

## Somebody else's seat
give-back = Make a link for them
give-back-help = { $name } cannot get back in? A link to their seat opens once, and everybody is told that you made it.
give-back-send = Send this link to { $name }, and to nobody else. It opens once.
give-back-link = The link to the seat of { $name }
hand-over-sure = Make { $name } the host? Then they invite, hand on seats and keep the file, and you no longer do.
seat-news = News of the seats
seat-news-read = I see
agreed-friends-help = Friends help one another back
agreed-friends-help-help = Whoever plays may make a link for somebody who is away and has lost their seat; everybody is told. Otherwise only the host may.
disclosed-seat-link-made = { $who } has made a link to the seat of { $whom }, who was away. It opens once; whoever follows it plays as { $whom }.
disclosed-server-link-made = Whoever runs the server has made a link to the seat of { $whom }. It opens once; whoever follows it plays as { $whom }.
disclosed-seat-link-used = Another device plays as { $whom } now, by the link that was made for that seat.

## Where a link leads
join-by = { $host } invites you to a table
join-plays = You play { $names }.
join-watches = You watch: you see the table and can talk, and you choose nothing. Hands stay hidden.
join-players = { $count ->
    [one] One person plays: { $names }
   *[other] { $count } people play: { $names }
}
join-watch = Watch
seat-back = Welcome back, { $name }
seat-back-host = You keep this table.
seat-back-keeps = Your other devices keep the seat too.
seat-back-go = To the table
link-look = The link is being looked at…

## No way in
lost-own = Your own link.
lost-how-own = If you kept the link to your seat, open it on this device.
lost-friend = A friend at the table.
lost-how-friend = Whoever plays there can make a link for you: “People”, then your name.
lost-keeper = Whoever runs the server.
lost-how-keeper = They can list the seats and make a link with the command { $command }.
lost-invite = You were never there?
lost-how-invite = Then ask the host of the table for an invitation.
lost-ways = What brings you back

## The first page, and who watches
start-own-name = Your name
start-your-turn = It is your turn
start-turn-of = Waits for { $who }
coach-watch = You watch this table: you see what everybody sees, but no hands, and you choose nothing. Look at the map, the book and the people as you like, and talk with the others. If you would like to play, ask the host for a seat.
