### What the page in the browser says by itself: buttons, headings, and what goes wrong on the way to the server.

## The first page
start-brief = Two games of voyages that are told like a book, alone or with friends.
start-continue = Go on with a campaign
start-new = Begin a campaign
start-players = Who plays
start-player = Player { $number }
start-campaign-name = { $world }, { $day }
game-sea = At sea
game-skies = In the skies
play = Play
more = More
about = About
about-unofficial = An unofficial edition, not connected with the publisher or the designers of the board games.
about-icons = The icons are by Lorc, Delapouite and the contributors of
about-fonts = The letters are Alegreya and Alegreya Sans by Juan Pablo del Peral and IM Fell English SC by Igino Marini, under the SIL Open Font License.
join = You are invited to a table
join-name = What are you called?
join-sit = Take a seat

## The places of the table
places = Places of the table
book = Book
book-now = Now
book-quests = Quests
atlas = Atlas
party = Party
cards = Cards
home = To the first page
opening = The table is being laid…
outdated = This page is out of date
reload = Load the page again
gone = This table is not here

## What is asked and answered
waits-for = The table waits for { $who }.
menu-others = What others can do
menu-now = For just this moment
menu-any-time = At any time
menu-barred-others = What cannot be chosen now
menu-barred = What cannot be chosen now ({ $count })
barred = Barred
let-go = Show everything again
can-do = What can be done with it now
can-do-with = What can be done with { $name } now
take = Take
fate = Fate
page-earlier = Read before on this visit:

## Rules
rules = The rules
rules-sea = Rules of the sea
rules-skies = Rules of the skies
rules-here = Rules:
rules-behind = The rules behind it
rules-whole = Open it on its own page
rules-none = This entry cannot be read now.
rule = rule
back = Back
close = Close

## The atlas
sheets = Pages of the atlas
atlas-map = Map
atlas-list = Places
zoom = Nearer and farther
zoom-in = Nearer
zoom-out = Farther
we-are-here = We are here
flight = Flight board

## The party
health = Health { $now } of { $most }
open-board = Everything about { $name }
cards-owned = Adventure cards
cards-aside = Laid aside
cards-deck = Combat deck
cards-events = Events in play
cards-curses = Curses

## A fight
fight = A fight
round = Round { $number }

## Time
time = Back and forward
undo = Take back a step
redo = Forward again
undo-line = Go back to before this
undo-asked = { $who } wants to go back. Something was revealed since.
agree = All right
disagree = No
log = Log
log-whole = Show all of it

## People
people = People at the table
talk = Talk
talk-say = Say something
talk-send = Say
role-host = host
role-spectator = watches
away = away

## Switches
switches = Language, light and letters
light-auto = Light as the device likes it
light-light = By day
light-dark = By lamp light
text-size = Size of the letters

## What goes wrong
line-lost = The connection is lost. It is being mended; nothing is lost.
no-server = The server does not answer.

## The party, cards, quests and the last page
leads = leads this turn
is-asked = is asked now
played-by = Played by
health-head = Health
on-board = On the board
cards-on-board = { $count ->
    [one] one card on the board
   *[other] { $count } cards on the board
}
cards-none = No cards yet.
card-usable = { $name }: can be used now
equip-gains = Whoever is equipped has one more of its skill from then on. Beside each name: what they have now.
card-equip = Equip
quests-open = To be done
quests-waiting = Waiting
quests-done = Done
quests-rumours = Rumours
quests-words = Words in hand
quests-none = No quests yet. They are found by exploring.
offer-barred = not now
offers-barred = What cannot be had now ({ $count })
score-parts = The score
score-fates = What became of whom
score-undone = Left undone
score-unlocked = Unlocked for later campaigns
score-again = Begin again with what is unlocked
score-log = Journey log
score-undos = { $count ->
    [one] Taken back past a draw once.
   *[other] Taken back past a draw { $count } times.
}
score-repairs = { $count ->
    [one] Put right by hand once.
   *[other] Put right by hand { $count } times.
}
print = Print

## The map, and what carries us
atlas-keys = The map: arrows move it, plus and minus bring it nearer and farther, 0 shows all of it
map-opening = The map is being unrolled…
zoom-whole = The whole map
map-home-sea = To the ship
map-home-skies = To where we are
map-to-page = To page { $page }
map-pages = Pages { $pages }
route-on-foot = on foot: { $cost }
map-reached = a choice leads there
route-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
route-squares = { $count ->
    [one] 1 square
   *[other] { $count } squares
}
place-unknown = Nobody has been here yet.
place-note = Our own words, for everybody at the table
place-pin = Pin
room-here = The figure is here
room-closed = Closed by damage
room-damage = Damage { $now } of { $most }
plane-here = The plane is here
plane-health = Health { $now } of { $most }
plane-fuel = Fuel { $now } of { $most }

## Fights and tests
fight-plan = The blow
fight-planned = Planned: { $squares }
fight-make = { $count ->
    [0] Tap squares
    [one] Cover this square
   *[other] Cover these { $count } squares
}
fight-hurt = { $who }: health { $before } → { $after }
fight-happened = What happened
fight-anew = Start again
fight-beaten = beaten by it
fight-risk-note = may fall: what strikes back could take all the health they have left
fight-signs = What the signs mean
fight-ability-signs = other signs: what the enemy can do until they are covered; each stands in words under its squares
fight-cards = Combat cards to play
fight-buff = { $count ->
    [0] The buff card beside it
   *[other] The buff card: { $count } planned
}
square = { $enemy }, row { $row }, square { $column }: { $shows }. { $state }
square-empty = empty
square-planned = Planned as number { $place }.
square-covered = Covered.
square-free = Not covered; it can be covered now.
square-still = Not covered.
test = { $skill } { $number }
test-draw = A draw of fate
test-reach = to reach
test-printed = as it is printed
test-failing = Failing:
test-not-drawn = Fate is not drawn yet
test-reached = reached
test-lacks = { $count } lacking
test-who = Who takes part
test-with = { $count ->
    [one] Draw with this one
   *[other] Draw with these { $count }
}
test-join = { $count ->
    [0] Tap whoever takes part
    [one] Take part with this one
   *[other] Take part with these { $count }
}
test-changes = What can still change it
test-again = draws anew
test-free = free
encounter-who = Whom to place
encounter-where = Where does { $who } stand?
encounter-stand = Here: { $who }
gauge-actions = Actions
gauge-events = Events
