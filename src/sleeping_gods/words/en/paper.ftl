# A campaign on paper: what goes into which bag, what comes out again, and the sheets that are printed.

paper_wait = The turn is not over: a game is packed away when a turn is about to begin. The table itself keeps your place at any moment.
paper_cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
paper_damage = { $count } damage
paper_fatigue = { $count } fatigue
paper_command = { $count } command
paper_stamina = { $count } stamina
paper_health = health { $count }
paper_fuel = fuel { $count }
paper_none = none
paper_command-on = { $name }: { $count } command, which one face-down card does not show

## Labels
paper_ability-cards = ability cards
paper_level-cards = level cards
paper_weapons = weapons
paper_equipped = equipped
paper_face-up = face up
paper_face-down = face down, because they are used
paper_draw-deck = draw deck, face down
paper_discards = discards, face up
paper_resources = resources
paper_quests = Quests
paper_used-quests = Used quests
paper_completed-quests = Completed quests
paper_event-deck = event deck, in its order
paper_event-discard = discarded events
paper_ongoing = ongoing events, face up on top
paper_in-play = events in play
paper_event-debt = events owed
paper_event-pass = event deck { $number } of { $passes }
paper_ship-at = the ship: page { $page }, { $region }
paper_ship-damage = damage to the ship
paper_last-room = room used last
paper_xp = XP
paper_defeats = Defeats
paper_claire-at = Claire
paper_health-of = health
paper_threat = threat
paper_bonus = the bonus time token goes to whoever takes the first turn
paper_combat-deck = active combat deck
paper_combat-spare = other combat cards
paper_curses = curses
paper_adventure-discard = adventure discard pile
paper_standee = The standee

## Packing away
paper_write-log = Write the save line
paper_write-log-help = On the next free line of the journey log. What no printed list asks for stands below the rest.
paper_bag-of = Bag: { $name }
paper_board-alone = The board, with nothing on it
paper_bags-box = Storage box 1
paper_bags-box-line = All these bags
paper_adventure-bag = Bag: adventure cards
paper_adventure-bag-help = Used cards go in face down, the others face up; command on them goes to the supply.
paper_adventure-bag-skies = Discarded cards go in face down, held ones face up; a status token on top shows which end is up.
paper_ability-bag = Bag: ability cards
paper_ability-bag-help = A synergy token is the bottom, so that both piles can be told apart. They are not shuffled together.
paper_campaign-box = Campaign box
paper_trough = Large trough of the tray
paper_boards = All character boards
paper_event-bag = Bag: events
paper_event-bag-help = Events in play lie face up on top; write their threat on the log.
paper_rest = What needs no care
paper_rest-sea = Market cards and search tokens are shuffled next time. Enemy cards and the magnetic box stay in order.
paper_rest-skies = Ability cards that are neither equipped nor held are shuffled next time. Enemy cards and the magnetic box stay in order.

## Setting up again
paper_lay-ship = Atlas, ship and resources
paper_lay-crew = Crew boards, bag by bag
paper_lay-crew-help = { $name } lies beside the ship board. Split the eight others evenly, in any way you like.
paper_lay-abilities = Ability cards
paper_lay-abilities-help = Put both piles down as they come out of the bag.
paper_lay-shuffle = Shuffle
paper_lay-shuffle-line = The market deck, and all nine search tokens
paper_lay-events = Events and quests
paper_lay-adventures = Adventure cards, all face up
paper_lay-used = a command token on each that was face down
paper_lay-first = Who begins
paper_lay-first-sea = Choose who starts and takes the captain token. The room used last is still barred for this turn.
paper_lay-first-skies = Decide together who takes the first turn.
paper_lay-places = Atlas, flight board and resources
paper_lay-watch = The watch stands at the start of a turn.
paper_lay-characters = Characters, bag by bag
paper_lay-characters-help = Deal the boards as evenly as you can.
paper_lay-deck = Ability deck
paper_lay-deck-line = Shuffle every ability card that is neither equipped nor held ({ $count }). There is no discard pile.
paper_lay-hands = Hands
paper_lay-hands-line = Shuffle the { $count ->
    [one] ability card
   *[other] { $count } ability cards
} of all hands together, and deal as evenly as possible
paper_lay-adventures-line = Do likewise with the { $count ->
    [one] adventure card
   *[other] { $count } adventure cards
}
paper_lay-piles = Piles, events, combat cards and quests

## Sheets
paper_log = Journey log
paper_players = Players
paper_plane = Plane
paper_date = Date
paper_mode = Difficulty
paper_turn = Turn
paper_camps = Camps
paper_save-line = Save line
paper_quest-cards = Quests
paper_crossed = Locations crossed off
paper_notes = Notes on the map
paper_ending = Ending
paper_score = Final score
paper_achievements = Achievement sheet
paper_ticked-in-all = Ticked in this campaign
paper_group-totem = Totems
paper_group-passenger = Passengers
paper_group-ending = Endings
paper_group-boss = Bosses
paper_group-treasure = Treasure maps

## Entering a campaign from paper
paper-form_log = Journey log
paper-form_log-help = What stands at the head of the sheet.
paper-form_save = Last save line
paper-form_save-help = A region or a square that the table does not know is typed: page and number.
paper-form_hand = hand of { $name }
paper-form_bag-help = What lies in this bag.
paper-form_abilities = ability cards
paper-form_levels = level cards
paper-form_box = Campaign box
paper-form_trough = Tray
paper-form_box-help = Resources, quests and what is used.
paper-form_adventures = adventure cards
paper-form_held-adventures = adventure cards that are held
paper-form_discarded-adventures = adventure cards that are discarded
paper-form_combat = active combat deck
paper-form_combat-owned = other combat cards
paper-form_curses = curses
paper-form_quests = quests held
paper-form_used-quests = quests that are used
paper-form_completed-quests = completed quests
paper-form_discard = ability cards that are discarded
paper-form_decks = Decks
paper-form_decks-help = How many event cards are left in the deck, and which ability cards lie face up.
paper-form_events = Events
paper-form_events-help = How many event cards of each level are left in the deck, and who holds the bonus time token.
paper-form_used-events = events that are used up
paper-form_ongoing = ongoing events
paper-form_hands = ability cards in all hands
paper-form_crossed = locations crossed off
paper-form_sheet = Achievement sheet
paper-form_sheet-help = Tick by number; the sheet is shared by all your campaigns.
paper-form_ticked = boxes that are ticked
paper_damage-field = damage
