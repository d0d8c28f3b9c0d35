# A printed box of the skies: what only its pages and cards say.

## The palette

tell-stamina = Stamina
tell-plane = Plane
tell-fuel = Fuel
tell-cross = Cross off
tell-obstacle = Obstacle
tell-faction = Faction
tell-map = To the map

## A line as it grows

line-fight-enemies = Fight { $number }
line-fight-boss = Fight boss { $number }
line-stamina = { $whom }: gain { $n } stamina
line-plane-damage = { $n } damage to the plane
line-plane-repair = Repair { $n } damage of the plane
line-fuel-lose = Lose { $n } fuel
line-fuel-fill = Fill the tank
line-cross-camps = Cross off { $n ->
    [one] { $n } camp
   *[other] { $n } camps
 }
line-cross-location = Cross off location { $number }
line-obstacle = Ignore the obstacle ({ $obstacle }), or:
line-faction = { $faction }: { $n ->
    [one] { $n } mark
   *[other] { $n } marks
 }
line-map = Return to the map
line-arm-flee = ; if you flee:
box-arm-flee = If you flee …

## Words that are picked

word-ogroot = ogroot
word-whiskey = whiskey
word-torch = torches
word-sand-honey = sand honey
word-rope = ropes
word-tundra-berry = tundra berries
word-bloodflower = bloodflowers
word-gergon-leaf = gergon leaves
word-fire-quartz = fire quartz
word-ice-diamond = ice diamonds
word-jadeworm-egg = jadeworm eggs
word-moxie = Moxie
word-water = water
word-cold = cold
word-steep = steep
word-enemies = Enemies
word-boss = A boss
word-damage = Damage
word-repair = Repair
word-fill = Fill
word-camps = Camps
word-location = A location
word-trusiam = King Trusiam
word-rebels = The rebels
word-north = north
word-east = east
word-south = south
word-west = west
word-distant = Distant location
word-landing = Landing place

## Cards and places that are entered

box-boss = Boss { $number }
box-enter-boss = Enter this boss
box-zone = Zone { $letter }
box-zones = Zones of the boss
box-zone-count = { $count } zones
box-may-flee = Its page lets you flee
box-columns = Columns
mark-P = power growth of 1
mark-P2 = power growth of 2
mark-P3 = power growth of 3
mark-add-power-ally = an ally gains { $number } power
mark-add-power-self = gains { $number } power
mark-allies-damage = allies strike back for { $number } more
mark-block = blocks { $number }
mark-die-minus = the combat die is always -1
mark-counter-all = striking back, { $number } damage to all
mark-deal-all = { $number } damage to all
mark-deal-one = { $number } damage to one of you
mark-heal-self = heals { $number }
mark-heal-ally = heals an ally by { $number }
box-square = Square { $id }
box-edge = Over the edge: { $way } …
box-binding = Across the binding, to page { $number }
box-edge-go = Go there
figure-page = Page
figure-rows = Rows
figure-columns = Columns
box-space = Another space of the flight board …
box-space-distant = Number of the location
box-space-landing = Its square: page, colon, row, column
box-space-links = Linked to
box-space-fuel = Fuel is there
box-space-entered = The space was entered.
box-card-kind = Kind
card-kind-gear = gear
card-kind-combat = combat card
card-kind-person = person
card-kind-recipe = recipe
card-kind-totem = totem
card-kind-passenger = passenger
card-kind-place = place
box-card-synergy = What its synergy does, in the language of effects
combat-damage = Damage
combat-remove = Power removed
combat-block = Block
combat-skill = Skill that is added
combat-no-skill = none
combat-die = combat die
combat-pierces = ignores block
