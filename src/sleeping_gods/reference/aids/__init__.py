"""Player aids: a quick reference and a table of odds for each game, two sheets of A4 each."""
