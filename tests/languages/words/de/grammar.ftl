### How the language is written.

grammar_name = Deutsch
