### How the language is written: signs between words, articles, and how people are called.

# Between two clauses.
grammar_clauses = ;{ " " }
# Articles with which names begin, and which are written small inside a sentence: parted by |, with _ for a space.
grammar_articles = { "" }
# Whether a crew member is called with the rank inside a sentence: yes or no.
grammar_ranks = yes
# The language as it calls itself.
grammar_name = English
# Before what a label stands for.
grammar_colon = :
# Signs that keep a narrow space before and after them, in texts that are typed with common spaces.
grammar_narrow-before = { "" }
grammar_narrow-after = { "" }
