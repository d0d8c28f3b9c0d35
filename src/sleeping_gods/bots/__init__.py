"""Robots that play whole campaigns.

``runs`` plays campaigns and counts what happens; its random robot knows only options and choices, of any game.
``sea`` and ``skies`` hold two robots each, one by rules of thumb (``heuristics``) and one that works out odds and what
a story promises (``planner``); they read their game's tables and cards, and never those of the other game. What both
need is in ``party`` (the table) and ``story`` (facts, lookahead, worth).
"""
