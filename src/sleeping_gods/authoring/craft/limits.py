"""The limits of the rules of craft, as numbers."""

SINGLE = 0.20
"""The share of choice points that lead to a single paragraph."""
UNNOTICED = 0.40
"""The share of failed tests after which the story goes on as if they had been passed."""
HEARD = 1 / 3
"""The share of a volume's words that its finale must ask for."""
ALIKE = 0.31
"""The share of paragraphs within 15 words of the median: half of what the first printing of volume one had."""
SHORT, LONG = 0.20, 0.10
"""The shares of paragraphs under 60 and over 180 words that a volume must have."""
PERSON = 3
"""In how many locations somebody who joins the crew must be asked for."""
TOWN = 3
"""How many conditions must change what is read on arriving in a town."""
STRESS = 1
"""How many words of a location may be stressed by italics."""
SPEECH = 0.20
"""The share of paragraphs that may end on speech."""
FLAVOUR = {"en": 16, "fr": 20}
"""How many words the line of flavour on a card may have, in each language."""

POINTS, TESTS, WORDS, PARAGRAPHS = 40, 40, 20, 100
"""How many choice points, tests, words and paragraphs there must be before a share says anything."""
