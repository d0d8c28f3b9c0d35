### What the page in the browser says of tests, odds, and whose a choice is.

choice-of = { $name } decides
