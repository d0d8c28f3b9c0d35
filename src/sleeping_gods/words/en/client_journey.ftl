### What the browser says of pages that were read, and of our journey.

## Pages of the story
page-named = { $title } ({ $number })
page-read = read before
page-rest = What was read before on this page
page-new = New on this page
pages-before = Read before:
aloud-none = This device has no voice to read with.

## Our journey
journey = Our journey
journey-recap = Last time
journey-aim = What we want
journey-ends = How it ends
journey-next = What we can do next
quest-number = quest { $number }
journey-here = can be explored now
journey-nothing = Nothing in hand leads anywhere yet: explore, and ask.
journey-more = { $count } more in the quests
ready-now = Ready now
journey-do = Do it
journey-leads = Where to look
journey-unexplored = Not explored yet, near us:
near-show = Show { $place } on the map: { $words }
near-named = { $name }, { $words }
