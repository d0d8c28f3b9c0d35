### What the page in the browser says of tests, odds, and whose a choice is.

choice-of = { $name } decides
test-at-most = hope for at most
test-spared = spared
test-too-much = { $count } too many
odds-up-to = { $odds }, up to { $most }%
