# A printed box: what its pages and cards say is told to the table.

## The palette: what pages say most

tell-gain = Gain
tell-lose = Lose
tell-challenge = Challenge
tell-fight = Fight
tell-quest = Quest
tell-card = Card
tell-turn = Turn to
tell-xp = XP
tell-hurt = Damage
tell-heal = Heal
tell-fatigue = Fatigue
tell-status = Status
tell-ship = Ship hit
tell-repair = Repair
tell-command = Command
tell-draw = Abilities
tell-if = If you have
tell-fate = Draw fate
tell-market = Market
tell-home = To the ship

## A line as it grows; what is missing is an ellipsis

line-gain = Gain { $n } { $thing }
line-lose = Lose { $n } { $thing }
line-challenge = { $skill } { $n } challenge
line-fight = Fight { $number }
line-quest = { $deed }: quest { $number }
line-card = { $deed } adventure card { $number }
line-turn = Turn to { $number }
line-xp = Gain { $n } XP
line-hurt = { $whom }: { $n } damage
line-heal = { $whom }: restore { $n } health
line-fatigue = { $whom }: { $deed } { $n } fatigue
line-status = { $whom }: { $deed } { $status }
line-ship = { $n } damage to the ship
line-repair = Repair { $n } ship damage
line-command = { $deed } { $n } command
line-draw = { $deed } { $n ->
    [one] { $n } ability card
   *[other] { $n } ability cards
 }
line-if = If you have { $keyword }:
line-fate = Draw fate; on { $n } or more:
line-market = Reveal { $n ->
    [one] { $n } market card
   *[other] { $n } market cards
 }
line-home = Return to the ship
line-arm-fail = ; if it fails:
line-arm-pass = ; if you pass:
line-arm-win = ; if you win:
line-arm-else = ; else:
line-arm-and = , and

## Words that are picked

word-coins = coins
word-grain = grain
word-meat = meat
word-vegetables = vegetables
word-materials = materials
word-artifacts = artifacts
word-food = food
word-resources = any resource
word-xp = XP
word-command = command
word-feared = feared
word-revered = revered
word-strength = Strength
word-perception = Perception
word-savvy = Savvy
word-craft = Craft
word-cunning = Cunning
word-venom = venom
word-frightened = frightened
word-weakened = weakened
word-madness = madness
word-low-morale = low morale
word-gain = Gain
word-lose = Lose
word-complete = Complete
word-remove = Remove
word-clear = Clear
word-draw = Draw
word-discard = Discard
word-any = The crew
word-one = One of the crew
word-each = Each of the crew

## The panel

box-palette = What pages say most
box-nothing-more = It says nothing more
box-type = Type a line
box-typed = A line in the language of effects
box-typed-hint = such as: gain token diving-suit
box-known = Told before
box-send = Done: it says this
box-send-last = Done, nothing more
box-then = and then …
box-arm-fail = If it fails …
box-arm-pass = If you pass …
box-arm-win = If you win …
box-arm-else = Else …
box-arm-and = and also …
box-back = Back to what pages say
box-erase = Erase
box-next-enemy = and
box-number = Number
box-keyword = Keyword
box-other-keyword = another keyword

## Cards and regions that are entered

box-enemy = Enemy { $number }
box-enter-enemy = Enter this card
box-from-mine = As it was entered before on this device
box-own-name = what you call it (stays on this device)
box-own-name-brief = your name for it
box-own-reminder-brief = a reminder
box-own-reminder = a reminder of what it does (stays here too)
box-marks = Mark to put on squares
box-ability = An ability
box-grid = The squares of the card
box-rows = Rows
figure-level = Level
figure-defense = Defense
figure-attack = Damage
figure-challenge = Challenge
figure-cost = Cost
figure-command = Command
mark-H = heart
mark-H2 = heart of 2
mark-H3 = heart of 3
mark-S = synergy
mark-A = 1 damage more
mark-A2 = 2 damage more
mark-adjacent-damage-1 = neighbours deal 1 more
mark-adjacent-damage-2 = neighbours deal 2 more
mark-adjacent-regen-1 = neighbours heal 1
mark-disarm = disarm
mark-discard-ability = discard an equipped ability
mark-first-strike = first strike
mark-flying = flying
mark-frighten = frighten
mark-lose-resource = lose a resource
mark-low-morale = low morale
mark-madness = madness
mark-regen-1 = heals 1
mark-regen-3 = heals 3
mark-resist-1 = resists 1 damage
mark-ship-damage = ship damage 1
mark-venom = venom
mark-weaken = weaken
box-region = Region { $id }
box-enter-region = That is what is there
box-port = Port
box-market = Market
box-hazard = Hazard
box-locations = Numbers of the locations there
box-sail = Another region …
box-sail-to = To region { $number } (page, dot, number)
box-sail-go = Sail there
box-explore = Another location …
box-explore-to = Location { $number }
box-explore-go = Explore it

## The first page, and my box

box-title = You own the printed game?
box-game-sea = Sleeping Gods
box-game-skies = Distant Skies
box-about = Read your own book and draw your own cards; this keeps everything else: ship or plane, crew, cards, damage, turns, the journal. You tell it what a page says with a few taps.
box-mine = My box: what was entered on this device
box-mine-empty = Nothing yet. Enemies, places, keywords and lines of pages that you enter are kept here, and offered again in any campaign.
box-mine-holds = Holds { $held }.
box-mine-why = It stays in this browser. Names and reminders are never sent to the server.
box-with-names = with names and reminders
box-save-file = Save as a file
box-take-file = Read a file
box-file-holds = This file will hold { $held }. No names and no reminders.
box-file-holds-names = This file will hold { $held }, with the names and reminders that you wrote. Share it only if they are your own words.
box-file-taken = Added from the file: { $held }.
box-file-large = This file is too large to be a box (more than 2 million characters). Nothing was changed.
box-file-json = This file is no saved box: it is not JSON. Nothing was changed.
box-file-none = This file holds no box. Nothing was changed.
box-file-version = This file is of a later version of the table. Nothing was changed.
box-file-game = This file holds the box of the other game. Nothing was changed.
box-file-empty = Nothing in this file can be read as something of a box. Nothing was changed.
box-part-enemies = { $count ->
    [one] { $count } enemy
   *[other] { $count } enemies
 }
box-part-regions = { $count ->
    [one] { $count } region
   *[other] { $count } regions
 }
box-part-bosses = { $count ->
    [one] { $count } boss
   *[other] { $count } bosses
 }
box-part-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
 }
box-part-quests = { $count ->
    [one] { $count } keyword
   *[other] { $count } keywords
 }
box-part-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
box-part-pages = lines of { $count ->
    [one] { $count } page
   *[other] { $count } pages
 }
box-part-names = { $count ->
    [one] { $count } name or reminder
   *[other] { $count } names and reminders
 }
box-part-none = nothing
box-enter = Enter
box-card-figures = Figures of an adventure card
box-card-does = What using it does, in the language of effects
box-card-entered = Card { $number } was entered.

## Names of the owner, behind the numbers

# The words before a number, and what they name: the longer ones first.
own-name-words = boss:boss, adventure card:card, quest card:quest, enemy card:enemy, card:card, quest:quest, enemy:enemy, region:region, location:location, square:square, page:square
own-named = { $label } “{ $name }”

## The atlas

box-atlas = Atlas
box-atlas-page = Page { $page }
box-map = Your map is the printed atlas; here stands what you have entered of it as you arrived.
box-look = What to look for
box-look-all = Everything
box-look-port = Ports
box-look-market = Markets
box-look-landing = Landing places
box-look-unexplored = Not explored yet
box-look-keyword = Asked for a keyword
box-look-note = With a note
box-next-to = Next to
box-unexplored = not explored yet
box-atlas-edit = Names and notes
box-atlas-done = Done

## Using a card that has a name and a reminder alone

box-card = Card { $number }
box-card-use = Use it: tell what it does
box-card-retell = It does something else: tell it anew
box-card-command = Command that using it takes
box-card-before = As told before: { $words }
box-card-told = Told. Card { $number } can now be used like any other, whenever its moment comes.

## What was settled on the group's own table

settled-ask = We settled it on the table …
settled-passed = Passed
settled-failed = Failed
settled-won = Won
settled-fled = We fled
settled-lost = Lost
settled-moved = We are there
settled-region = Region (page, dot, number)
settled-square = Square (page, colon, square) or space of the flight board
rest-health = Health
rest-strength = Fatigue and stamina
rest-goods = Coins, goods and XP
rest-command = Command
rest-vessel = Vessel and time
rest-status = Statuses
rest-cards = Cards discarded
rest-less = Less: { $what }
rest-more = More: { $what }
rest-tell = { $count ->
    [one] Tell { $count } change, and go on
   *[other] Tell { $count } changes, and go on
 }
rest-nothing = Nothing has changed: go on
## Figures that are ours, and events that stay

ours-tap = ours, not printed: tap to correct
ours-title = Ours, not printed
ours-why = No source gives these figures. Compare them with your board or card: what you confirm or correct is no longer marked.
ours-none = Every figure here was confirmed.
ours-first = Compare with your boards
ours-first-why = Some figures are ours, because no source gives them. Board { $at } of { $all }, in the order in which you lay them out.
ours-as-printed = As printed
ours-correct = Enter these figures
ours-later = Later
ours-less = one less
ours-more = one more
ours-does = As said here
ours-other = Something else: we play it ourselves
stays-tap = tap to discard it
stays-title = An event that stays
stays-discard = Discard it
stays-form = This event stays on the table …
stays-reminder = A reminder in your own words; everybody at the table reads it
stays-port = until the next port
stays-each-turn = it is read again at the end of each turn
stays-keep = It stays
stays-kept = It stays; the headline shows it.
box-part-figures = { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
