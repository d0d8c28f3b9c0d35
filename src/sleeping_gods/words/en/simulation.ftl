### What the page of simulated campaigns says (sleeping-gods simulate report).

## Numbers

report_thousands = ,
report_decimal = .
report_percent = { $number } %
report_interval = { $value } ({ $low } to { $high })
report_interval-percent = { $value } % ({ $low } to { $high })
report_interval-points = { $value } points ({ $low } to { $high })
report_unknown = –

## The page and its parts

report_title = { $pack }: simulated campaigns
report_scores = Scores
report_survival = Survival over turns
report_losses = Where health goes
report_places = Visits and success by place
report_cards = Campaigns with and without a card
report_endings = Endings, and when
report_killers = What kills
report_comparison = { $before } and { $after } compared
report_comparison-link = Comparison
report_method = In brackets: 95 % confidence intervals. Means by Student, differences of means by Welch, shares by Wilson, differences of shares by Newcombe. Campaigns are independent: each draws from a seed of its own.

## What was played

report_done = { $done } of { $all }
report_knowing = { $robot }, knowing the story
report_with-playouts = { $robot }, { $playouts } playouts
report_with-milliseconds = { $robot }, { $milliseconds } ms
report_stuck = { $run }: { $count ->
    [one] one campaign
   *[other] { $count } campaigns
 } could not go on; the column `stuck` says why.
report_by-clock = { $run }: the robot thought by the clock, so the figures depend on the machine and its load.
report_other-digest = The pack has changed since this run: maps and names are those of today.
report_no-map = The pack was not found where the run had it, so there is no map.

## Axes and columns

report_points = points
report_turn = turn
report_share-campaigns = share of campaigns
report_share-health = share of health left
report_points-campaign = points in a campaign
report_points-difference = difference of the score in points
report_percentage-points = percentage points
report_defeats-campaign = defeats in a campaign
report_head-run = run
report_head-robot = robot
report_head-campaigns = campaigns
report_head-players = players
report_head-modes = difficulty
report_head-seed = seed
report_head-digest = pack digest
report_head-group = group
report_head-mean = mean
report_head-median = median
report_head-range = range
report_head-ending = ending
report_head-share = share
report_head-first = earliest turn
report_head-last = latest turn
report_head-where = where
report_head-loss = last loss before
report_head-defeats = defeats
report_head-place = place
report_head-visits = visits a campaign
report_head-tests = challenges
report_head-tests-passed = passed
report_head-fights = fights
report_head-fights-won = won
report_head-health = health lost a visit
report_head-card = card
report_head-difference = difference
report_head-uses = uses a campaign
report_head-figure = figure
report_head-clear = beyond chance
report_head-parameter = parameter
report_group = { $mode }, { $players ->
    [one] one player
   *[other] { $players } players
 }

## Under the charts

report_scores-note = Shares of all campaigns of a run. The mean of each group has its interval.
report_unbeaten = Not yet beaten
report_health = Health at the end of a turn
report_survival-note = Not yet beaten: the share of campaigns without any defeat so far (Kaplan-Meier; a campaign that ends unbeaten counts as long as it lasts). Health: the mean of the party; between the edges of the band lie eight campaigns of ten.
report_by-cause = Points of health by cause
report_by-member = Points of health by member
report_vessel = Damage on ship or plane
report_losses-note = Before the colon what was going on, after it how the loss came: in a fight, by a failed challenge, or by an effect. “Between” are statuses, costs, ongoing events and threats.
report_source_story = story
report_source_event = event
report_source_travel = travel
report_source_search = search
report_source_other = between
report_cause_fight = fight
report_cause_failed-test = failed challenge
report_cause_effect = effect
report_nothing-before = nothing was lost before
report_map-of = Maps and table are those of { $run }.
report_map-note = The larger a ring, the more visits; below the number stands the share of challenges and fights that went well, red from below 50 % to green from 90 %. Grey: fewer than five. Touch or point at a ring for its figures.
report_place-title = { $place }: { $visits } visits a campaign, { $share } of { $trials } challenges and fights went well
report_places-table = All { $count } places, those that fail most first
report_cards-warning = No causal claim: who lives longer, travels farther or is richer gains more cards, whatever these do. A card also scores by itself. To learn what a card does, change it and compare two runs.
report_cards-table = All { $count } cards
report_cards-note = How much higher the final score is in campaigns in which a card was gained than in the others, with Welch's interval; only where at least ten campaigns are on each side. The chart shows the highest and the lowest.
report_too-few = too few to say
report_endings-note = In brackets: how a campaign ended that reached no ending.
report_no-defeats = No campaign had a defeat.
report_killers-note = The last loss before a defeat: what was going on, and how it came.

## Two runs

report_comparison-note = Difference: the second run minus the first. “Yes” where the interval leaves out 0; of twenty such rows one is expected to say so by chance.
report_is-clear = yes
report_is-unclear = no
report_same-plan = Both runs had the same plan.
report_unlike = What was different
report_place-changes = Success by place
report_place-changes-count = Success by place: { $clear } of { $count } places differ beyond chance
report_place-changes-note = Challenges and fights that went well; places with at least twenty in both runs. Tests of one campaign are taken as independent, so these intervals are a little too narrow.
report_place-changes-table = All compared places
report_figure_score = score
report_figure_turns = turns
report_figure_defeats = defeats
report_figure_totems = totems
report_figure_quests = quests
report_figure_xp = experience
report_figure_camps = camps crossed off
report_figure_health_lost = health lost
report_figure_fights = fights
report_figure_decisions = decisions
report_figure_survived = campaigns that ended well
report_figure_passed = challenges passed
