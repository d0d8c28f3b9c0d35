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
box-marks = Mark to put on squares
box-ability = An ability
box-grid = The squares of the card
box-rows = Rows of the card
box-row-count = { $count } rows
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

box-about = You own the printed game? Read its book and its cards at the table; this keeps everything else: ship, crew, cards, damage, turns, the journal. You tell it what a page says with a few taps.
box-mine = My box: what was entered on this device
box-mine-empty = Nothing yet. Enemies, regions, keywords and lines of pages that you enter are kept here, and offered again in any campaign.
box-mine-holds = Holds { $held }.
box-mine-why = It stays in this browser. Names and reminders are never sent to the server.
box-with-names = with names and reminders
box-save-file = Save as a file
box-take-file = Read a file
box-file-taken = What the file holds was added.
box-file-none = This file holds no box.
box-part-enemies = { $count ->
    [one] { $count } enemy
   *[other] { $count } enemies
 }
box-part-regions = { $count ->
    [one] { $count } region
   *[other] { $count } regions
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
    [one] { $count } name
   *[other] { $count } names
 }
box-enter = Enter
box-card-figures = Figures of an adventure card
box-card-does = What using it does, in the language of effects
box-card-entered = Card { $number } was entered.
box-map = Your map is the printed atlas. These are the regions that were entered.
