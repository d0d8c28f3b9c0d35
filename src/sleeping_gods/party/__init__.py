"""What a party of adventurers does alike in both games: hands, fate, tests, health, stories, blows.

Each game's rulebook answers what differs, by the questions of `rulebook.Rulebook`.
"""
