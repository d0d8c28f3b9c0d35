### What the terminal itself says: the first screen, a new campaign, the prompt with its commands, and what goes wrong.

## Languages

language_en = English
language_fr = French
language_now = This is told in { $now }. Another language: { $known }.
language_unknown = Expected { $known }, got { $said }.
language_changed = From here on in English.

## Words that are typed; several for the same with a stroke between them

answer_sure = yes
answer_yes = yes / y
answer_no = no / n
answer_and = and
answer_buff = buff
answer_new = new / n
answer_all = all
answer_pages = pages
answer_to = to
answer_action = action
answer_turn = turn
answer_leave = quit / exit / q
command_help = help
command_why = why
command_rules = rules
command_odds = odds
command_advice = advice
command_plate = plate
command_undo = undo
command_redo = redo
command_again = again
command_look = look
command_log = log
command_seat = seat
command_back = back
command_open-hands = open hands
command_secret-hands = secret hands
command_dont-ask = don't ask / do not ask
command_ask-again = ask again
command_notes = notes
command_campaign = campaign
command_save = save
command_luck = luck
command_lang = lang
command_travel = travel
command_quit = quit / exit
command_table = table
command_map = map
command_atlas = atlas
command_crew = crew
command_cards = cards
command_deck = deck
command_quests = quests
command_events = events
command_hand = hand
command_ship = ship
command_plane = plane
command_journey = journey
command_story = story
command_fight = fight

## Acts about the campaign as they are typed; what follows these words is one's own

act_reset_campaign = reset campaign
act_easy_mode = easy mode
act_level_easy = level easy
act_level_normal = level normal
act_level_hard = level hard
act_save_game = save game
act_resume_with = resume with
act_join = join
act_leave = leave

## The commands as help lists them: what is typed, and what it does

typed_number = 1, 2, 3 ...
help_number = take that choice; its words or their beginning do as well
typed_enter = Enter
help_enter = the only choice, where there is only one and nothing could better it
typed_together = NAME and NAME
help_together = several choices at once, by names or numbers (2 5), where something is asked several times
typed_squares = a2 a3 b3
help_squares = squares of an enemy, shown before they are covered; with its name: NAME b1
typed_acts = +
help_acts = list everything that may be done at any time; + WORD: one kind of it
typed_barred = x
help_barred = list everything that is not possible, with the reasons
typed_rules-behind = ?
help_rules-behind = the rules behind this question, or behind what was just refused; ? 3 or ? x1: behind that line
typed_piece = ? NAME
help_piece = what a card, enemy, person, status, resource or place is, and its rules; ? and a question: search
typed_why = why WORDS
help_why = why a choice is not possible
typed_rules = rules WORDS
help_rules = read the rules: a whole entry by its title, a rule by its id, or what answers a question
typed_odds = odds
help_odds = the exact chances of the next draw; odds 3: after that choice
typed_advice = advice
help_advice = what a robot would do and why; advice way: the cheapest way to pass a challenge; advice evening: what cost most
typed_plate = plate
help_plate = what the engraving of this place shows, in words and in dots
typed_travel = travel to 45
help_travel = go there on foot in one go, as long as nothing is asked on the way; squares by their names too: travel to c3
typed_undo = undo
help_undo = go back to before the last choice; undo 3: three choices; undo action, undo turn: a whole one; undo to 12: before line 12 of the log
typed_redo = redo
help_redo = take up again what was just undone, as long as nothing else was chosen
typed_again = again
help_again = show this anew, with the whole page of the story; look does the same
typed_log = log
help_log = what happened lately, with numbers to go back to; log 100 or log all; log pages: the pages read, whole
typed_seat = seat NAME
help_seat = let another player step in; back ends it
typed_hands = open hands
help_hands = stop hiding hands and passing the keyboard; secret hands hides them again
typed_notes = notes
help_notes = the notes on the map, those of earlier campaigns too
typed_campaign = campaign
help_campaign = what can be done about the campaign: join, leave, note, easy mode or level, reset
typed_save = save
help_save = where the campaign is saved; save NAME makes a copy
typed_lang = lang fr
help_lang = go on in French; lang en: in English
typed_dont-ask = don't ask
help_dont-ask = do not ask such a question again in this campaign; ask again: ask it after all
typed_quit = quit
help_quit = leave; everything is saved already
show_page = show { $what }

## Small things

quote_words = '{ $words }'
number_between = ,
screen_too-long = That was too long: expected at most { $most } characters in a line.

## On foot

walk_to = to
walk_here = You are there: { $place }.
walk_no-way = You cannot set out for { $place } on foot now.
walk_stopped = You stop on the way to { $place }: { $count ->
    [one] { $count } square
   *[other] { $count } squares
} to go.

## A session

session_hint = help lists the commands, ? explains the rules behind a question.
session_not-the-rules = This campaign does not follow the rules from one of its lines on, and is closed. { $error }
session_earlier-notes = Earlier campaigns left { $count ->
    [one] { $count } note
   *[other] { $count } notes
} on the map: notes shows them.
session_sorry = A mistake of ours, sorry ({ $doing }): { $error }.{ $file ->
    [none] { "" }
   *[other] { " " }{ $file } shows it.
}
session_drawing = drawing
session_telling = telling what happened
session_not-played = { $line }, which was not played
session_asked = { $who }: { $asked }
session_back-to = back gives the keyboard back to { $who }.
session_step-in = Others may step in: { $how }.
session_seat = seat { $name }
session_drawn = drawn
session_pass = Pass the keyboard to { $who }, who presses Enter
session_only = { $who } (Enter: { $label })
session_type = Type a number; ? explains the rules, help the commands, table shows everything.
session_could-change = Enter does not decide here: something could still change what comes of it. { $number } is { $label } as things stand. What could change it:
session_unlisted = That is not on the screen: { $label }. Type yes to do it
session_unseen = { $number } is { $label }, which was not on the screen. Type it again if you mean it:
session_could-be = That could be:
session_no-number = There is no choice { $said }.
session_unknown = { $said } is not a choice here. Type a number, or help for the commands.
session_unplayed = Nothing was played: { $error }
session_barred = { $label }: { $why }
session_end = Enter leaves; undo takes the last choice back, log tells what happened
session_over = The campaign is over; expected Enter, undo, log or save, got { $said }.
session_unwritten = The achievement sheet could not be written: { $error }
session_ticked = New on the achievement sheet: { $names }.
session_saved = Everything is saved in { $file }

## Several choices at once

plan_title = This is what would happen:
plan_take = Enter does it; anything else changes it
plan_no-more = Nothing was chosen: after { $made } nothing more is asked for, so not { $label }.

## Commands

prompt_reset = This ends the campaign. Type yes to do it
prompt_not-done = Nothing was done.
prompt_notes = Notes of this campaign:{ $count ->
    [0] { " " }none.
   *[other] { "" }
}
prompt_earlier-notes = Notes of earlier campaigns:{ $count ->
    [0] { " " }none.
   *[other] { "" }
}
placeholder_LOCATION = LOCATION
placeholder_NAME = NAME
placeholder_TEXT = TEXT
prompt_note-at = at { $place }
prompt_no-kind = { $said } is no kind of act that may be done now; + alone lists all of them.
prompt_none-barred = Nothing is barred here that one might expect.
prompt_undo = undo, or undo and how many choices, such as: undo 3; undo action; undo turn; or a line of the log: undo to 12; got { $said }.
prompt_no-line = Nothing was undone: the log has no line { $number }.
prompt_undone-more = and { $count } more
prompt_not-undone = Nothing was undone: { $error }.
prompt_undone = Undone: { $choices }. What is drawn from here on is drawn anew.
prompt_not-redone = Nothing was redone: { $error }.
prompt_redone = Redone: { $choices }.
prompt_no-file = This campaign has no file.
prompt_copy-name = Expected a name for the copy, got { $said }.
prompt_copy-exists = { $file } exists already; choose another name.
prompt_no-copy = No copy was made: { $error }.
prompt_copied = Copied to { $file }
prompt_saved = Every choice is saved at once in { $file }
prompt_no-log = Nothing has happened yet.
prompt_seats = Expected { $known }, got { $said }.
prompt_open-hands = All hands are open: just choose for whoever acts.
prompt_alone = You play alone.
prompt_must-ask = This has to be asked: there is no answer that would always do.
prompt_unasked = This is not asked any more; ask again brings such questions back.
prompt_ask-again = Everything is asked again that can be answered in more than one way.
prompt_ask-all = Even what has only one answer is asked from now on; don't ask makes an end of it.
prompt_not-in = Nobody has stepped in.
prompt_no-plate = Nothing is drawn of this place.
prompt_no-draw = Nothing is to be drawn now.

## Asking about the rules and the odds

asking_possible = It is possible: { $keys }.
asking_possible-one = It is possible: { $number }. { $label }.
asking_unknown = { $said } is no choice that I know. x lists what is barred here, ? { $words } searches.
asking_no-rule = Expected the id of a rule such as { $near }, got { $said }.
asking_no-odds = No draw whose odds are known comes next: ask where a card is about to be drawn or a die rolled.
asking_no-draw = Nothing is drawn after that.
asking_counted = Counted over the cards you cannot see, or the die, before anybody changes the result.
asking_line = { $number }. { $label }: { $odds }
odds_percent = { $share }%
odds_share = { $result } { $chance } ({ $draws } of { $total })
verdict_pass = pass
verdict_fail = fail
entry_labelled = **{ $label }:** { $text }

## The menu

menu_many = { $count } possible: type a name, or + for the list, or luck to let the program draw.
menu_any-time = At any time: { $kind }
menu_any-time-for = At any time, { $who }: { $kind }
menu_now = Now: { $kind }
menu_now-for = { $who }: { $kind }
menu_kind = { $kind } ({ $count })
menu_kinds-of = { $who }: { $kinds }
menu_fold = + lists what may be done at any time: { $kinds }.{ $word ->
    [none] { "" }
   *[other] { " " }+ { $word }: only those.
}
menu_not-possible = Not possible
menu_barred = { $label }: { $why } ({ $rule })
menu_barred-told = { $number }. Not possible: { $barred }
menu_more = shows { $count } more that are not possible
menu_more-told = x shows { $count } more that are not possible.

## The first screen

start_title = Sleeping Gods and Distant Skies
start_about = An unofficial digital edition. help explains the prompt at any time.
start_continue = Enter: continue { $number }; a number, or n for a new campaign
start_begin = Enter: new campaign{ $saved ->
    [0] { "" }
   *[other] ; a number, or n for a new campaign
}
start_help = Type the number of a campaign to go on with it, n for a new one, quit to leave.
start_safe = Every choice is on disk at once, whatever happens.
start_expected = Expected { $count ->
    [0] Enter or n
    [1] Enter, n or 1
   *[other] Enter, n or a number from 1 to { $count }
}, got { $said }.
start_unplayable = cannot be played: { $error }
start_saved = { $number }. { $name }: { $players }; { $standing }
start_new = new campaign
start_new-told = n. New campaign
start_older = + { $count } older
start_older-how = play FILE opens one of them
start_older-told = { $count } older in the folder: play FILE opens one.
start_changed = { $file } was played by rules that have changed. { $error }
start_damaged = { $file } is damaged. { $error }
start_closed = { $file }: { $error }
start_none-sound = Nothing before that line can be played. The file is untouched.
start_sound = Everything before line { $line } is sound, up to entry { $last }: { $standing }. { $lost ->
    [one] One entry from there on would be lost
   *[other] { $lost } entries from there on would be lost
}.
start_go-on = Type yes to go on from there; the damaged file is kept under another name
start_kept = The damaged file is kept as { $file }.
start_untouched = Nothing was done. The file is untouched.
start_unfinished = The last line of { $file } was unfinished, as a crash leaves it. It was not played and is kept in { $file }.damaged; everything before it is there.
saves_long = a very long campaign, which is looked into when it is opened
saves_damaged = damaged at line { $line }; its number offers what is sound
saves_older = this version cannot replay it: { $error }

## A new campaign

new_title = New campaign
new_ask = Enter begins, a number changes a line, ? explains
new_seed-chosen = The seed of the luck was chosen for this campaign: { $seed }. Whoever knows it can find out what will be drawn.
new_refused = Not like this: { $error }
new_expected = Expected Enter or a number from 1 to { $count }, got { $said }; quit leaves.
new_line = { $number }. { $title }: { $value }
setting_none = none
setting_pack = { $name } ({ $id }): { $title }, { $about }
setting_or = or { $others }
setting_one-pack = { $pack } is the only pack here; --pack FOLDER plays one of your own.
setting_ask-players = Names, with commas between them (1 to 4 players)
setting_players = Expected 1 to 4 different names, such as: Ada, Ben
setting_dealt = dealt in turn
setting_ask-crew = Whom does { $who } play: { $left }? Enter deals in turn
setting_crew = Expected names among { $left }, with commas between them.
setting_crew-share = Expected { $count } of { $left }, for the split is even.
setting_crew-or = { $few } or { $many }
setting_ask-words = { $title } (Enter: as it was)
setting_ask-unlocked = Which of them, or Enter for none
setting_unlocked = Expected some of { $known }, got { $said }.

## Trying out a paragraph

tryout_hint = Change a story file and press Enter to see it; again begins anew.
tryout_over = The story is over; again begins anew at { $paragraph }, quit leaves.
tryout_not-taken = { $said } was not taken: it answered what stood there before.
tryout_kept = The pack has changed, but the old one is played on: { $error }.
tryout_changed = The pack has changed. { $how }
tryout_findings = The pack has changed and has { $count ->
    [one] { $count } finding
   *[other] { $count } findings
}; the old one is played on.
tryout_more = and { $count } more
tryout_gone = { $choice } is no longer possible, so it begins anew at { $paragraph }.
tryout_made-again = { $count ->
    [0] It begins anew.
    [one] { $count } choice made again.
   *[other] { $count } choices made again.
}
tryout_end = The campaign is over: again begins anew, undo takes back, Enter leaves

## A seat of a served campaign

order_say = say / chat
order_people = people / who
order_mark = mark
order_robot = robot
order-typed_say = say WORDS
order-help_say = say something to everybody at the table
order-typed_log = log
order-help_log = what happened lately, with numbers to go back to; log 100 or log all
order-typed_piece = ? NAME
order-help_piece = what a card in sight is, and its rules; ? and a question: search
order-typed_people = people
order-help_people = who is at the table, who plays what
order-typed_mark = mark NAME
order-help_mark = give this moment a name
order-typed_robot = robot
order-help_robot = seats that robots hold; robot 2 Crow bold story gives the second seat to one
remote_name = Your name at the table
remote_hint = You are at the table. help lists the commands; say and some words talk to the others.
remote_waiting = waiting for { $who }
remote_waiting-how = { $who } is choosing. Meanwhile you can look at the table, talk (say hello), or do what is listed.
remote_taken-back = Something was taken back.
remote_said = { $who } says: { $text }
remote_came = { $who } has come to the table.
remote_left = { $who } has left the table.
remote_reseated = Other seats are yours now.
remote_person = { $who }: { $plays ->
    [none] watches
   *[other] plays { $plays }
}{ $here ->
    [no] , not here now
   *[yes] { "" }
}
remote_consent = { $who } wants to go back behind what was revealed. Type yes or no.
remote_consent-of = { $who } wants to go back behind what was revealed; { $others } may say no.
remote_say-what = say, and what you want to tell the others: say hello
remote_robot-how = robot 2 Crow bold story: a robot holds the second seat, plays boldly (or steady, careful, thrifty), and leaves the story to people; robot 2 off: it goes; robot go: it plays on.
remote_robot-at =
    The robot { $robot } ({ $manner }) holds the seat of { $who }{ $story ->
        [yes] , and leaves the story to people.
       *[no] .
    }
robot-word_go = go
robot-word_off = off
robot-word_story = story
robot-word_steady = steady
robot-word_bold = bold
robot-word_careful = careful
robot-word_thrifty = thrifty
remote_mark-what = mark, and a name for this moment: mark before the storm
remote_elsewhere = { $said } is for a table of your own; this one is kept by its server.
remote_no-more = { $choice } is not possible any more.
remote_lost = The connection is lost. Nothing is; it is being taken up again.
remote_lost-prompt = no connection (quit leaves)
remote_not-now = There is no connection now. Wait a moment, or type quit.
remote_back = Back at the table.
remote_farewell = Your seat stays yours: sleeping-gods join { $link }
remote-gone_refused = This seat is not yours any more, or the table is gone.
remote-gone_unreachable = The server does not answer.
remote-gone_protocol = The server speaks otherwise than this version; bring both up to date.

## What goes wrong; an error tells what was expected in its own words, in English: other languages say it in theirs

error_other = { $said }
error_BadSeed = { $said }
error_BadSetup = { $said }
error_BrokenJournal = { $line ->
   *[other] { $said }
}
error_BrokenPack = { $said }
error_BrokenProfile = { $said }
error_CannotSave = { $said }
error_FileExistsError = { $said }
error_FileNotFoundError = { $said }
error_IllegalSetup = { $why ->
   *[other] { $said }
}
error_IsADirectoryError = { $said }
error_JournalInUse = { $said }
error_NewerJournal = { $said }
error_NotADirectoryError = { $said }
error_NothingToRedo = { $said }
error_NothingToUndo = { $said }
error_OlderJournal = { $said }
error_PermissionError = { $said }
error_RuleChanged = { $line ->
   *[other] { $said }
}
error_UnknownPack = { $said }
error_WrongPack = { $said }
error_BadAddress = expected the link of a table, such as { $said }, got another address
error_BrokenSeats = { $said }: expected a list of seats
error_NoSeat = expected the link of an invitation: this device has no seat at that table
error_OtherAnswer = expected the answer of a table’s server, got something else
error_Unreachable = no server answers at { $said }
