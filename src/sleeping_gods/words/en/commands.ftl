### What the command line says: help, results and mistakes. No game is chosen there.

## The command itself

command_about = Sleeping Gods and Distant Skies, co-operative storybook campaigns, by the rules (unofficial).
command_more = sleeping-gods COMMAND --help shows the arguments of a command, with examples.
command_version = show the number of the version and exit
command_stopped = stopped
command_error = error: { $error }
command_of-file = { $file }: { $error }
command_wrote = wrote { $file } ({ $size } kB)

## Signs within numbers

sign_thousands = ,
sign_decimal = .
sign_percent = %

## What arguments stand for in the lines that show how a command is called

metavar_address = ADDRESS
metavar_code = CODE
metavar_command = COMMAND
metavar_file = FILE
metavar_folder = DIR
metavar_key-value = KEY=VALUE
metavar_lang = LANGUAGE
metavar_line = LINE
metavar_location = LOCATION
metavar_name = NAME
metavar_number = NUMBER
metavar_pack = PACK
metavar_paragraph = PARAGRAPH
metavar_question = QUESTION
metavar_things = THINGS
metavar_title = TITLE
metavar_what = WHAT [PACK]
metavar_word = WORD

## Headings and the words around a mistake

argparse_usage = usage:{" "}
argparse_positional-arguments = positional arguments
argparse_options = options
argparse_help = show this help and exit
argparse_examples = examples:
argparse_error = { $prog }: error: { $message }

## Mistakes; the English is that of Python's argparse, by which a mistake is known

mistake_argument = argument { $name }: { $what }
mistake_required = the following arguments are required: { $names }
mistake_one-of = one of the arguments { $names } is required
mistake_unknown = unrecognized arguments: { $names }
mistake_choice = invalid choice: { $got } (choose from { $known })
mistake_value = invalid { $type } value: { $got }
mistake_one = expected one argument
mistake_against = not allowed with argument { $name }
mistake_ambiguous = ambiguous option: { $got } could match { $known }
mistake_explicit = ignored explicit argument { $got }

## What each command is for

summary_play = play a campaign, several seats at one keyboard
summary_join = take a seat of a campaign that a server keeps, in this terminal
summary_replay = re-play a campaign file, verify each line, and name the first that does not fit
summary_rules = read and search the rules of both games, or make a site of them
summary_scenario = run scenario files: given a table, when these choices are made, expect that
summary_bench = measure decisions a second, the cost of each operation, bytes and memory
summary_languages = count what each language lacks: messages, entries of the rules, names and pages of packs
summary_soak = play whole random campaigns, every option in turn, and check every promise after each decision
summary_simulate = let a robot play whole campaigns, many at once, and keep what happened as tables
summary_simulate-report = draw what simulated campaigns show, of one run or of two beside each other, as a page for browsers
summary_serve = serve campaigns to players over the web, and keep them
summary_backup = write all campaigns of a server to one file, also while they are being played
summary_restore = fill an empty storage with the campaigns of a back-up
summary_empty-bin = delete for good what has been in the bin for long
summary_seats = list who sits at which table of a server, or make a link for somebody who lost their seat
summary_site = write the whole game as static files, which a page plays without a server
summary_pack = write, check, see and try out packs: islands, cards and stories in text files
summary_pack-list = list the installed packs, or name some with their version and digest
summary_pack-lint = name everything wrong with packs, with file, line and code, or count what they hold
summary_pack-explain = explain the code of a finding: what is wrong, why it matters, how to mend it
summary_pack-words = count words, paragraphs and choices, and name what is said more than once
summary_pack-craft = measure the rules of craft in a pack: answers, memory, prose, names and debts
summary_pack-where = find where a keyword, quest, card, enemy, region, crew member or phrase stands
summary_pack-fmt = lay out the files of a pack in their one form, without changing what they say
summary_pack-new = begin a pack in an empty folder, or a new location in a pack
summary_pack-play = play from one paragraph; changes to the files are seen without starting anew
summary_pack-bots = let robots play whole campaigns of a pack: what they reach, what they miss, how they fare
summary_pack-balance = show what each location of a pack demands and gives: odds, fights, harm and rewards, by tier
summary_pack-trans = show how far a translation of a pack has come, or begin that of a location
summary_pack-trans-status = translated, stale and missing paragraphs, location by location
summary_pack-trans-new = write what is to be translated of a location, with the English as notes
summary_pack-map = draw the atlas of a pack as maps: a page for the browser, or an SVG for each spread
summary_pack-plate = draw one plate, show it, and draw it again whenever its files are saved
summary_pack-plates = draw the plates of a pack that changed, on all cores, and a contact sheet of them
summary_pack-graph = draw the story: paragraphs, choices and tests of a location, and the threads between locations
summary_pack-cards = show every board, card, enemy and token as players see it, in English and French
summary_pack-effects = print every effect, condition and standing change with an example and its words

## Arguments that several commands have

shared_pack = pack to play (default: %(default)s)
shared_a-pack = a pack's name, or a folder such as ./mine (default: the folder you are in, else { $volume })
shared_seed = seed of the luck (default: %(default)s)
shared_decisions = at least so many decisions
shared_json = print it for programs
shared_json-file = write everything for programs, - for the output
shared_plain = linear text without boxes, for screen readers and pipes
shared_failures = folder for campaigns that fail
shared_page = write a page (default: { $name })
shared_open = show the page in the browser
shared_lang = language (default: that of the system)
shared_key-value = expected KEY=VALUE, got { $got }
shared_page-name = PACK-{ $what }.html

## play

play_file = campaign file to go on with, or to begin
play_terminal = play in text, in this terminal
play_no-browser = only print the address, and open no browser
play_nearby = phones and other computers of the same network can join, by link or QR code
play_pack = pack to play: wandering-sea, harbour (a short sea), lifted-north (the skies), airfield (a short flight), or a folder (default: %(default)s)
play_player = a player's name; once for each
play_option = as level=easy
play_seed = seed of the luck (default: a new one)
play_profile = folder of the achievement sheet
play_saves = folder of the campaigns
play_real-cards = new campaigns: you draw, and type what you drew
play_open-hands = hide no hands and never pass the keyboard
play_ask-all = ask even where there is only one answer, which the table else gives by itself
play_example-file = goes on where the file ends, or begins a new one there
play_ready = The table is laid at { $url }. Stop it with Ctrl-C: nothing is lost.
play_nearby-ready = Phones and computers of your network reach it at { $url }: links and QR codes lead there.
play_nearby-browser = --nearby is for the table in the browser, and not for one in the terminal
play_no-network = this machine is in no private network by which other devices could reach it; without --nearby the table is for this machine alone
play_not-built = the table in the browser is not built: run make client, or play --terminal

## replay

replay_file = campaign file; it is not changed
replay_until = stop after entry N
replay_pack = pack to use instead of the shipped one that the file names
replay_unfinished = warning: line { $line } is unfinished and was left out
replay_no-entry = expected an entry from 0 to { $last }, got { $got }
replay_older = { $file }: format { $form }, begun with version { $version }: every choice is legal today
replay_broken = error: { $file }: { $error }{ $good ->
    [0] {""}
   *[other] ; entries 0 to { $last } are good
}
replay_fits = { $file }: { $count } entries fit, state #{ $state }
replay_over = the campaign is over
replay_next = next: { $choices }

## rules

rules_words = entry to show, such as fatigue, or rule ids
rules_search = find the entries that answer a question, best first
rules_site = write the reference as a web site into a folder
rules_open = open the reference in the browser, at the entry if one is named
rules_coverage = each rule: played, prose or missing, and its tests
rules_ledger = rules as the engine's tests know them: ruling, example, sources
rules_game = only this game (default: both; --coverage: sea)
rules_most = results (default: %(default)s)
rules_tests = with --coverage: folder of the tests (default: this project's)
rules_number = expected a number from 1 on, got { $got }
rules_either = expected either words or an option such as --search, got { $got } as well
rules_written = { $count } files written; open { $file }
rules_no-browser = no browser was found here; open that file in yours
rules_no-tests = { $folder }: expected a folder of tests (give one by --tests)
rules_no-id = expected the id of a rule, such as SG-CHAL-003
rules_row-tests = tests
rules_sum = { $count } rules: { $played } played, { $prose } prose, { $missing } missing; { $untested } played but untested
rules_those-missing = missing: { $ids }
rules_those-untested = untested: { $ids }
rules_those-twice = played and prose: { $ids }
rules_those-unknown = unknown: { $ids }
rules_how = rules WORD shows an entry, rules --search QUESTION finds it, rules --open shows all in the browser
rules_twin = ({ $title } has it too: { $call })
rules_whole = (the whole entry: { $call })
rules_nothing = nothing found for “{ $question }”; rules alone lists all entries

## scenario

scenario_files = scenario file (see docs/scenarios.md)
scenario_quiet = only name what does not hold
scenario_failed = FAILED { $title }
scenario_good = ok     { $title }
scenario_sum = { $count } scenarios, { $failed } failed

## bench

bench_json = figures for programs
bench_profile = add the functions that cost most
bench_peers = instead, both games beside other engines, with ratios
bench_rounds = rounds with --peers (default: %(default)s)
bench_seconds = CPU time of a round with --peers (default: %(default)s)
bench_campaigns = instead, what choices on disk cost, and N campaigns open at once
bench_choices = choices of each with --campaigns (default: %(default)s)
bench_storage = instead, what choices in a server's database cost: a folder, postgresql://..., or one made for it
bench_also = with --peers: another build of ours, such as build/fast
bench_scenes = instead, what it costs to tell N scenes of each game, section by section
bench_decisions-alone = expected --json and --profile without --peers, --campaigns, --scenes and --storage
bench_scene = { $pack }, { $lang }: { $cost } µs a scene on average, { $count } scenes
bench_scene-section = section
bench_scene-each = µs each
bench_scene-anew = told anew
bench_scene-cost = µs a scene
bench_which = { $game }, pack { $pack }, { $python }
bench_speed = decisions a second (chance not counted, its time is)
bench_played = decisions, { $draws } draws, { $campaigns } campaigns
bench_time = seconds of CPU time
bench_loading = ms to load the pack, the first of this process
bench_state = bytes a state
bench_memory = MB memory at most
bench_flat = × the early cost of a decision late in a campaign of { $decisions }
bench_calls = calls
bench_campaign = { $pack }: a campaign of { $count } entries, { $size } bytes
bench_choice = µs a choice in all, of CPU time
bench_from-checkpoint = ms to open it from its checkpoint
bench_again = ms to open it by playing every entry again
bench_taken = MB for { $count } of them open, { $each } kB each
bench_too-short = no campaign of { $choices } choices among { $tries }; try fewer, or another pack
bench_part-options = options, listed once
bench_part-clone = clone, once
bench_part-apply = apply
bench_part-canonical = canonical bytes
bench_part-hash = hash
bench_part-line = line
bench_part-append = append and flush, by the clock
bench_no-build = expected a folder that holds sleeping_gods, got { $folder }; `make fast` builds one
bench_left-out = left out: { $name }: { $error }
bench_gin-rummy = gin rummy, { $engine }
bench_backgammon = backgammon, { $engine }
bench_chess = chess, { $engine }

bench_storage-which = { $name }, pack { $pack }; by the clock, on a machine with load { $load }
bench_stored = choices a second stored, { $together } to a commit
bench_stored-choice = ms a choice in all: rules, hash and commit, { $choices } choices
bench_stored-bytes = bytes stored for a choice, keys and checkpoint among them
bench_stored-undo = ms for a step back, stored

## serve

serve_host = the address to listen on (127.0.0.1: this machine alone)
serve_port = the port to listen on (8000; 0: any that is free)
serve_public-url = the address under which players reach it, such as https://play.example.org
serve_proxy = it stands behind a proxy that says from where requests come; its address, if it is not on this machine
serve_verbose = also log every request and connection, with their addresses
serve_bin-days = days after which a campaign in the bin is deleted for good (30; 0: never)
serve_sockets-each = windows in which one person may have a table open at once (12)
serve_per-address = sockets, and connections, that may come from one address (200)
serve_robot-processes = processes in which robots think; 0: no robots (one fewer than there are cores, at least one)
serve_bad-robots = expected 0 or more for --robot-processes, got { $value }
serve_bad-bound = expected 1 or more for --{ $name }, got { $value }
serve_caution = Caution: { $caution }
serve_ready = Campaigns of { $place } are served at { $url }. Stop it with Ctrl-C: nothing is lost.
serve_bad-port = expected a port from 0 to 65535, got { $port }
serve_bad-url = expected an address such as https://play.example.org, got { $url }
serve_no-address = { $host } is no address of this machine
serve_port-in-use = port { $port } at { $host } is in use already: stop what listens there, or choose another with --port
serve_cannot-listen = cannot listen on port { $port } at { $host }: { $error }
serve_in-use = { $place }: another server keeps its campaigns there
serve_newer = { $place }: these campaigns were kept by a newer version: update the game
serve_bad-folder = campaigns cannot be kept in { $place }: { $error }
serve_no-database = the database cannot be used: { $error }

## backup, restore

storage_data = folder of the embedded database (default: ~/.local/share/sleeping-gods/server)
storage_database = a PostgreSQL instead, such as postgresql://user@host/name
backup_file = the new file; none is written over
backup_wrote = wrote { $file }: { $count ->
        [one] one campaign
       *[other] { $count } campaigns
    }, { $size } kB
restore_file = a file that backup has written
restore_done = { $count ->
        [one] restored one campaign
       *[other] restored { $count } campaigns
    }
restore_aside = set aside: { $report }

## site

site_folder = where the files go: an empty folder, or that of an older site
site_no-rules = leave out the pages of the rules (27 MB)
site_with-compressed = write each file compressed beside itself too (.gz, .br), for servers that send such copies
site_step = { $step }: { $files ->
        [one] one file
       *[other] { $files } files
    }
site_engine = engine and worlds
site_words = words and worlds' cards
site_maps = maps
site_plates = plates
site_entries = entries of the rules
site_page = page
site_rules = pages of the rules
site_compressed = compressed
site_visit = engine with { $world } in { $lang }: { $size } MB, { $gzip } by gzip, { $brotli } by Brotli
site_done = build { $build } lies in { $folder }

## empty-bin

empty-bin_days = delete what was put into the bin more than so many days ago (30)
empty-bin_bad-days = expected 0 or more days, got { $days }
empty-bin_done = { $count ->
        [0] nothing has been in the bin for so long
        [one] deleted one campaign for good
       *[other] deleted { $count } campaigns for good
    }

## seats

seats_campaign = only this campaign: its id, or its name if there is one of that name
seats_link = make a link to the seat of this person, or of the host; it opens once, and the table is told
seats_public-url = the address that players type, for the link (http://127.0.0.1:8000)
seats_which = which campaign? name its id or its name before --link
seats_many = there are several campaigns called { $name }: name one by its id
seats_no-campaign = there is no campaign { $name } here
seats_no-person = expected the name of one person at the table, or host, got { $name }
seats_not-playable = { $name } lies in the bin or is damaged: nobody can sit there now
seats_none = there are no campaigns here
seats_campaign-kept = { $id }  { $name }  ({ $world }, last changed { $played })
seats_campaign-binned = { $id }  { $name }  ({ $world }, in the bin since { $played })
seats_campaign-aside = { $id }  { $name }  ({ $world }, set aside as damaged, { $played })
seats_unreadable = who sits there cannot be read
seats_host = { $name }: host, plays { $seats } ({ $devices ->
    [one] 1 device
   *[other] { $devices } devices
})
seats_player = { $name }: plays { $seats } ({ $devices ->
    [one] 1 device
   *[other] { $devices } devices
})
seats_spectator = { $name }: watches ({ $devices ->
    [one] 1 device
   *[other] { $devices } devices
})
seats_made = a link to the seat of { $name } in { $campaign }. It opens once; give it to nobody else:

## soak

soak_save-load = after every decision save, load and compare
soak_views = build what each seat sees too, and compare it if saved
soak_bar = decisions
soak_players = { $campaigns } with { $number }
soak_decisions = { $decisions } decisions, { $draws } draws, { $acts } acts of the table
soak_campaigns = { $campaigns } campaigns ({ $players } players), the longest of { $longest } decisions
soak_combinations = { $count } of { $all } combinations of options
soak_wrong = { $violations } violations, { $exceptions } exceptions, { $stuck } states without
    an option, { $endless } runs without an end, { $loaded } differences after loading
soak_failure = campaign { $campaign }, decision { $decision }:{" "}
soak_see = see { $file }

## pack list, pack explain, pack effects

list_packs = a pack's name, or a folder such as ./mine
list_line = { $id } version { $version }, game { $game }, digest { $digest }
explain_code = the code of a finding, such as dangling
explain_all = list all codes with their titles and their tests
explain_html = write all explanations as one page
explain_written = { $count } explanations written to { $file }
effects_lang = words for players (default: both)
effects_game = which game (default: both)

## pack lint

lint_packs = a pack's name, or a folder (default: all shipped)
lint_counts = count everything, beside what the box has room for
lint_watch = lint again whenever a file changes, until Ctrl-C
lint_watch-alone = expected --watch without --json and --counts
lint_watching = { $seconds } s; watching { $packs }, Ctrl-C ends
lint_found = { $count ->
    [one] { $count } finding
   *[other] { $count } findings
}
lint_mended = strike what is mended out of the list of known findings (craft.txt)
lint_struck = { $pack }/craft.txt: { $count ->
    [one] { $count } line struck out
   *[other] { $count } lines struck out
}
lint_box = in the box

## pack words

words_all = name everything that is repeated, not only the worst
words_head-words = words
words_head-paragraphs = paragraphs
words_head-choices = choices
words_head-minutes = minutes
words_whole = all
words_prose = { $prose } words of prose and { $choices } of choices
words_average = { $average } words of prose in a paragraph on average; { $share } have { $fewest } to { $most }
words_longest = longest: { $found }
words_shortest = shortest: { $found }
words_similes = similes used more than once: { $count ->
    [0] none
   *[other] { $count }
}
words_phrases = phrases of four words or more in different locations: { $count ->
    [0] none
   *[other] { $count }
}
words_more = and { $count } more; --all names them
words_favourites = favourite words: { $found }

## pack craft

craft_all = name every place, not only how many there are
craft_of = { $some } of { $all }
craft_most = at most { $limit }
craft_least = at least { $limit }
craft_kept = { $kept } of { $all } measures keep the rule
craft_silent = choices that do something and are answered by no sentence of their own
craft_single = choice points that lead to a single paragraph
craft_unnoticed = failed tests that nobody notices
craft_always = conditions that always hold where they are asked
craft_visits = gains that every visit gives again for nothing
craft_finale = words that the finale asks for
craft_home = words asked for only where they are given
craft_cards = adventure cards, totems aside, that matter elsewhere than where they are given
craft_persons = persons who are asked for in three locations
craft_aboard = locations that speak of a person without asking whether that person is aboard
craft_enemies = enemies whose name is not in the text of the location
craft_towns = towns whose first paragraph changes with fewer than three things
craft_debts = debts that nobody collects
craft_near = paragraphs within 15 words of the median
craft_short = paragraphs under 60 words
craft_long = paragraphs over 180 words
craft_rows = times that three paragraphs in a row have 95 to 125 words
craft_sentences = sentences of more than 40 words
craft_stress = locations with more than one stressed word in italics
craft_contracted = paragraphs in which the narrator contracts
craft_speech = paragraphs that end on speech
craft_numbers = numbers above ten that stand in three locations or more
craft_names = pairs of names within two letters of each other
craft_labels = pairs of labels without room between them on a map

## pack where

where_words = a KEYWORD, 'quest 12', 'card 16', 'enemy 45', a paragraph, a region, a crew id or any words; then a pack's name or folder, unless the folder you are in or wandering-sea is meant
where_example-paragraph = who leads there
where_example-words = any words
where_nothing = expected something to look for, got nothing
where_found = { $title }: { $count ->
    [0] no places
    [one] { $count } place
   *[other] { $count } places
}

## pack fmt

fmt_files = only these, such as story/038.md (default: all)
fmt_check = write nothing; 1 if a file is not in its form
fmt_diff = write nothing, show what would change
fmt_no-file = expected files of the pack, got { $files }
fmt_no-pack = expected a pack in { $folder }
fmt_wrong = { $file }: not in its form
fmt_done = { $file }: laid out
fmt_sum-check = { $count ->
    [one] { $count } file
   *[other] { $count } files
}, { $changed ->
    [0] none
   *[other] { $changed }
} to lay out
fmt_sum-done = { $count ->
    [one] { $count } file
   *[other] { $count } files
}, { $changed ->
    [0] none
   *[other] { $changed }
} laid out

## pack new

packnew_folder = folder of the pack
packnew_number = number of a new location
packnew_title = title of the new location
packnew_no-title = expected a title after { $number }, such as 'The Drowned Stair'
packnew_written = { $file }: written
packnew_map = now let the map lead there: { $line }
packnew_next = next:{" "}

## pack play

packplay_paragraph = where to begin, such as 38 or 38.9
packplay_with = keywords, and such as coins=3, quest=12, card=16, explore=A, region=2.quay, square=2:d2, audrie.damage=2
packplay_given = a given line, see docs/scenarios.md
packplay_players = how many play (default: 1)
packplay_option = as mode=brutal
packplay_seed = expected a seed of 0 or more, got { $got }

## pack bots

bots_runs = whole campaigns (default: %(default)s)
bots_players = players (default: 1 to 4 in turn)
bots_bot = who plays (default: %(default)s)
bots_mode = difficulty (default: each in turn)
bots_jobs = processes; the counts are the same for any J
bots_reviewed = places that need not be reached, with reasons
bots_too-few = expected at least 1 campaign and 1 process, got { $runs } and { $jobs }
bots_no-mode = expected a mode among { $known }, got { $got }
bots_head-location = location
bots_head-places = places
bots_head-reached = reached
bots_head-visits = visits
bots_head-least = least
bots_head-holes = holes
bots_head-bot = bot
bots_head-mode = mode
bots_head-runs = runs
bots_head-ended = ended
bots_head-camps = camps
bots_head-unbeaten = unbeaten
bots_head-defeats = defeats
bots_head-turns = turns
bots_head-decisions = decisions
bots_head-totems = totems
bots_head-quests = quests
bots_head-xp = xp
bots_head-score = score
bots_head-endings = endings
bots_noted = ({ $count } reviewed)
bots_never = never reached: { $place } ({ $words })
bots_more = ... and { $count } more; --json FILE has them all
bots_spared = { $file }: { $place } was reached after all; take it off the list
bots_stuck = campaign { $campaign } by { $bot }, decision { $decision }:{" "}
bots_see = see { $file }
bots_sum = { $reached } of { $places } places reached ({ $share }), { $holes } holes, { $reviewed } reviewed, { $stuck } stuck campaigns
bots_speed = { $speed } decisions/s, { $share } reached, { $stuck } stuck
bots_progress = { $done } of { $runs } campaigns, { $speed }
bots_bar = campaigns

## pack balance

balance_bouts = fights simulated of each (default: 40)
balance_runs = instead of the tables: so many campaigns by the reading robot, for 1 to 4 players in each mode
balance_html = write a page for browsers
balance_negative = expected 0 or more fights, got { $got }
balance_simulated = { $done } fights simulated
balance_note-tiers = harm and reward: mean of a choice; a coin, a point of experience or of health is 1
balance_played = { $mode }, { $players } { $players ->
    [one] player
   *[other] players
}: done
balance_note-runs = ended: with an ending that is no defeat; beaten: with a defeat or more; last night: with one in the finale; 7+: challenges at 7 and more that were passed
balance_note-runs-skies = 7+: challenges at 7 and more that were passed; r: rounds of a fight by the band of its level; dry: how often the last fuel was gone
balance_used = used most, times in a campaign: { $cards }
balance_note-rows = fights: level and the share that a careful crew of that tier wins; harm, ship, reward: over all choices

## pack trans

trans_location = the number of a location, such as 38 or F1
trans_head-translated = translated
trans_head-stale = stale
trans_head-missing = missing
trans_head-words = English words
trans_head-translation = translation
trans_to = the language of the translation, such as fr
trans_whole = all
trans_untitled = { $file }:{ $line }: paragraph { $number } has text and counts as missing: expected its title in the heading, as "## { $number } TITLE"
trans_as-far = counted as far as the pack can be read: pack lint has { $count } to tell
trans_added = { $file }: { $count ->
    [0] every paragraph is there already
    [one] { $count } paragraph to translate
   *[other] { $count } paragraphs to translate
}

## pack map, pack graph, pack cards

map_page = only the spread with this page
map_svg = write an SVG for each spread into a folder
map_no-page = expected a page among { $known }, got { $got }
graph_location = a location's number, such as 38 or F1
graph_svg = write one picture: the location, or the threads
graph_no-location = expected a location among { $known }, got { $got }
cards_html = where the page goes (default: { $name })
cards_lang = one language (default: both)
cards_no-file = expected a file after --html, got { $got }; the pack comes first

plate_name = a plate, such as cover or place-12; a number is that of a place
plate_once = draw it once and do not wait for changes
plate_half = draw it at half its size, four times as fast
plate_out = write the picture into this folder (default: a temporary one)
plate_watching = Drawn again whenever a file is saved; Ctrl-C ends it.
plate_unknown = expected the name of a plate of this pack, got { $name }
plate_drawn = { $file }: { $size } KB as shipped, drawn in { $seconds } s
plates_check = draw nothing; list the plates that are to be drawn and fail if there are any
plates_all = draw also what has not changed
plates_jobs = how many to draw at once (default: one for each core)
plates_sheet = write a contact sheet of all plates, a PNG
plates_no-packages = drawing plates needs numpy and zopfli: pip install "sleeping-gods[plates]"
plates_none = { $pack } has no plates: its folder plates/ holds no .plate file.
plates_old = { $name } is to be drawn
plates_drawing = Drawing plates
plates_done = { $drawn ->
    [0] Nothing changed
    [one] One plate drawn
   *[other] { $drawn } plates drawn
 }; { $count } in all, { $size } KB.

## join

join_url = an invite link, or the table itself, where this device has a seat already
join_name = what the others call you (asked for if it is not given)
join_example-invite = take a seat
join_example-again = come back to it

## languages

languages_missing = name everything that this language lacks
languages_pack = a pack whose names and pages are counted; once for each (default: all that are shipped)
languages_lacks = What is missing, and is told in English instead, of how many there are:
languages_messages = messages
languages_entries = rules entries
languages_names = names
languages_pages = story pages
languages_of = { $lacking } of { $whole }

## simulate

simulate_report-place = report
simulate_report-folder = the folder of a run
simulate_report-after = another run, to be compared with it
simulate_report-out = the page (default: the folder's name and -report.html)
simulate_report-pack = where the pack lies now, for maps and names (default: where the run had it)
simulate_report-empty = { $folder } holds no campaign that is done
simulate_report-games = expected two runs of one game
simulate_pack = a pack by its name, or its folder (default: %(default)s)
simulate_campaigns = whole campaigns (default: %(default)s)
simulate_players = players: 2, 1-4 or 1,2,4, in turn (default: %(default)s)
simulate_robot = who plays (default: %(default)s)
simulate_knowing = the robot knows the whole story and every hand, as those of pack bots; else what its seats know
simulate_budget = times that a robot which thinks ahead plays on in its mind before a decision; the same rows everywhere
simulate_milliseconds = instead, how long it thinks; the rows then depend on the machine
simulate_mode = difficulty, several with commas between, or all (default: %(default)s)
simulate_option = further option of the set-up, such as length=long; may be given again
simulate_jobs = processes on this machine (default: one for each core); the rows are the same for any J
simulate_dask = scheduler of a Dask cluster that plays instead, such as tcp://10.0.0.1:8786
simulate_out = folder for the tables; the same call goes on with what is there (default: keep nothing)
simulate_too-small = expected { $name } to be { $least } or more, got { $got }
simulate_bad-players = expected players as 2, 1-4 or 1,2,4, got { $got }
simulate_no-budget = the robot { $robot } does not think ahead and takes no budget
simulate_not-knowing = expected one of { $known } with --knowing, got { $robot }
simulate_two-budgets = expected --budget or --milliseconds, got both
simulate_by-clock = robots think by the clock: another machine, or another load, gives other rows
simulate_no-arrow = pyarrow is not installed, so tables are written as JSON lines (for Parquet: pip install "sleeping-gods[simulate]")
simulate_no-dask = for --dask install the extra: pip install "sleeping-gods[simulate]"
simulate_no-scheduler = no Dask scheduler answers at { $address }: { $error }
simulate_cluster-gone = the Dask cluster no longer answers: { $error }
simulate_workers-lost = { $losses } workers were lost one after another; what was done before is kept
simulate_other-code = a worker has another program than { $version } as it is here; install the same everywhere
simulate_other-pack = the files of pack { $pack } are not those that the run began with
simulate_odd-answer = the worker that played from campaign { $first } on answered with something else than its rows
simulate_not-empty = { $folder } holds something else; expected an empty folder, or one of a run
simulate_no-run = { $folder } holds no run: expected manifest.json
simulate_bad-manifest = { $folder }/manifest.json is not that of a run: { $error }
simulate_no-parquet = { $folder } holds Parquet, and pyarrow is not installed: pip install "sleeping-gods[simulate]"
simulate_other-program = { $folder } was begun with another program ({ $before }); its rows and new ones do not belong together
simulate_other-run = { $folder } holds another run: { $name } was { $before }, now { $now }; name another folder
simulate_stopped = stopped after { $done } of { $all } campaigns; with --out they would be kept
simulate_stopped-kept = stopped; { $done } of { $all } campaigns are in { $folder }, and the same call goes on from there
simulate_speed = { $speed } campaigns/s, { $resumed } done before
simulate_head-players = players
simulate_interval = ended: with an ending that is no defeat; ±: 95 % confidence interval of the mean (Student)
simulate_stuck = campaign { $campaign } could not go on: { $why }
simulate_kept = { $count } campaigns in { $folder }, rows { $digest }
simulate_played = { $count } campaigns, rows { $digest }
