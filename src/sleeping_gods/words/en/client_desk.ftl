### What the page in the browser says about campaigns, people, time, settings and help.

## The first page
try-again = Try again
start-all = Show all { $count }
start-go = Go on
start-look = Look at it
start-branched = Branched off from “{ $name }”
start-called = What it is called
start-player-more = One more
start-player-less = One less
start-hotseat = Everybody at this screen
start-hotseat-help = You pass the screen on, or sit together before it.
start-links = Friends come by a link
start-links-help = You get a link for each of them once the table is laid.
world-harbour = A short voyage around one harbour, for an evening or two: the quickest way to learn the game.
world-wandering-sea = The great voyage: islands, towns and stories for many evenings.
world-airfield = Five people, a plane and a short flight, for an evening or two: the quickest way to learn the skies.
world-lifted-north = The great flight: a country that rises, six spreads of it, and stories for many evenings.
damaged = Set aside because they are damaged
damaged-help = Nothing of them was thrown away. Keep the file and show it to whoever looks after the server.
bin = The bin ({ $count })
bin-put = Into the bin
bin-take = Take it out
import = Bring in a campaign file
import-help = A campaign from another machine, or one that you kept: drop its file anywhere on this page.
import-busy = It is being played again…
import-name = A campaign

## The desk
desk = The desk
desk-more = Settings and help
desk-people = People
desk-time = Time
desk-agreed = Table
desk-mine = For me
desk-help = Help

## People and seats
people-here = People at the table: { $here } here, { $away } away
people-host-invites = The host of the table invites others.
here = here
you = you
somebody = Somebody
plays = plays { $names }
plays-none = plays no seat
seats = Seats
seats-give = { $name } plays:
hand-over = Make them the host
remove = Ask them to leave
remove-sure = Ask { $name } to leave? Their seats come to you.
leave = Leave the table
leave-sure = Leave this table, { $name }? Your seats go to the host.
invite = Invite somebody
invite-for-friends = For your friends.
invite-help = A link opens once, for one person. Whoever follows it plays the seats that are ticked.
invite-alone = One person plays this campaign, so there is no other seat to give away. Others can watch.
invite-seat = A link to play
invite-watcher = A link to watch
invite-plays = Waits for somebody to play { $names }
invite-watches = Waits for somebody to watch
invite-told = Its link was shown when it was made.
invite-revoke = Take it back
invite-link = The link of the invitation
copy = Copy
copied = Copied
talk-away = Away: { $names }
talk-nothing = Nothing has been said yet.

## What the table has agreed on
agreed = What we have agreed on
agreed-host = The host of the table may change it.
agreed-open-hands = Open hands
agreed-open-hands-help = Everybody sees the cards of everybody.
agreed-repeat-luck = Luck repeats itself
agreed-repeat-luck-help = After a step back, and in a branch, the same draws come again. Otherwise they are drawn anew.
agreed-ask-undo = Ask before going back
agreed-ask-undo-help = If something was revealed since, the others who play are asked first.
agreed-ask-all = Ask everything
agreed-ask-all-help = Also where there is only one answer. Otherwise the table gives it by itself.
agreed-watchers = Spectators are welcome
agreed-watchers-help = The host may invite people who only watch. They see no hands.
disclosed = What everybody should know
disclosed-seed-chosen = { $who } has chosen the seed of the luck: { $seed }. Whoever knows it can find out what will be drawn.
disclosed-draws-unverified = Some draws of this campaign, which was brought in from a file, do not follow from its seed: they cannot be verified, and may have been chosen.
disclosed-file-brought-in = This campaign was brought in from a file. Whoever has that file knows every card in it, and can find out what will be drawn.
disclosed-file-taken = { $who } has taken a copy of this campaign as a file. Whoever reads it knows every hand, and can find out what will be drawn.
rename = Name of the campaign
rename-do = Rename
export = Keep it as a file
export-help = The whole campaign in one file, to keep or to take to another machine. Whoever reads it learns what was drawn, and can find out what will be: the others are told that you have taken it.

## Time
time-more = Further back, moments, branches
back-title = Take back
back-none = There is nothing to take back.
back-step = The last step
back-action = The whole action
back-turn = The whole turn
back-more = and { $count } more lines
back-asks = The others are asked first: something was revealed.
undo-wait = You would like to go back. Waiting for { $names }.
undo-since = To before:
line-back = The connection is back.
moments = Moments
moments-help = Give this moment a name, to come back to it or to try what else might have been.
moment-name = Before the fight
moment-mark = Remember
moment-back = Go back
branches = Branches
branches-none = Nothing has branched off from this campaign.
branches-from = Branched off from “{ $name }”.
branch = Branch
branch-now = Branch off here
branch-after = Branch off after this
branch-help = A campaign of its own, the same up to there, with the same people and luck of its own. This one stays as it is.
branch-name = What the branch is called
branch-called = { $name }: what if
branch-do = Begin it
branch-here = you are here
log-open = What can be done with this line
replay = Replay
replay-help = The campaign once more, moment by moment, as you knew it then.
replay-do = Watch it again
replay-back = One moment back
replay-on = One moment on
replay-play = Let it run
replay-stop = Stop
replay-where = Where in the campaign
replay-at = Moment { $now } of { $all }
replay-start = The beginning
replay-leave = Back to the table

## Putting something right
repair = Put something right by hand
repair-help = If the rules or a slip of the finger went wrong. The log and the score sheet say that it was done.
repair-why = Why (said to the table)
repair-because = Put right by hand: { $why }
repair-find = Find
repair-set = Set
repair-skip = Drop the question
repair-skip-turn = Drop the rest of the turn
repair-sure = What is under way is dropped, as if it had not been begun. Go on?

## For me
mine = For me
mine-language = Language
mine-light = Light
mine-light-auto = As the device
mine-light-light = By day
mine-light-dark = By lamp
mine-still = Keep still
mine-still-help = Nothing moves or glows; changes are simply there.
mine-sound = Quiet sounds
mine-sound-help = Cards, pages, blows, the ship and the plane, and two notes when it is your turn.
mine-coach = Explain the first turn
mine-coach-help = A word about each new thing on the table, once.
skip-title = What I am not asked
skip-help = These are answered for you whenever there is nothing to decide.
skip-none = Where one answer is enough, the table offers not to ask again.
skip-again = Ask again
skip-this = Don’t ask me this when there is nothing to decide
skip-why = It is answered by itself from now on; under “For me” you can have it asked again.
aloud = Read aloud
aloud-stop = Stop reading

## Help
keys = Keys
keys-digits = take the choice with this number
keys-arrows = go through the choices
keys-enter = take what is marked, or what may be taken without a look
keys-escape = let go what is picked; close what is open
keys-tab = go to the next thing
keys-tabs = go through the leaves of a place
keys-help = this help
help-learn = To learn
help-coach = Explain the first turn again
report = Something is wrong
report-help = A file with what you see: the table as you know it, the last lines of the log, the version. It is not sent anywhere; you play on.
report-what = What happened, and what should have
report-save = Keep the report
report-copy = Copy it
report-saved = It lies with your downloads.

## The first turn
coach = For newcomers
coach-read = I see
coach-off = No more of these
coach-welcome = Welcome aboard. Below the question stands all that you can do, with what it costs: click a line, or type its number.
coach-touch-welcome = Welcome aboard. Below the question stands all that you can do, with what it costs: tap a line.
coach-page = This is a page of the story. Read it to the others, or let it be read aloud; what comes of it is done for you. Then choose.
coach-test = A test: whoever takes part adds their symbols, then a card or a die decides. The odds are exact and follow every choice; so does the price of failing.
coach-fight = A fight: tap the squares of an enemy to place damage. A covered square can do nothing any more, and what would strike back stands beside the card.
coach-trade = Here you can trade. Each thing has its price; take what you like, then go on.
coach-wait = The table waits for somebody else. You may look at everything meanwhile, and talk.
coach-undo = Nothing is lost by trying. The arrow above takes a step back, the watch beside it more; every line of the log can be gone back to.
coach-score = The journey has ended. The sheet shows what it was worth; under “Time” you can watch it again, or try from a moment what else might have been.
