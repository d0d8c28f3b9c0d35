"""The rulebook of Distant Skies, in the order in which it is read.

The table: ``setup`` (a new campaign), ``players`` (save, resume, reset), ``joining`` (and leaving), ``supply``
(resources).
The party: ``hero`` (boards and figures), ``health``, ``equip``, ``adventure`` (cards), ``totems``.
The turn: ``turn``, ``clock`` (the time track), ``events``, ``completing`` (of events), ``curses``, ``turn_end``,
``squares`` (of the atlas), ``travel``, ``explore`` (the storybook), ``conditions`` (what its lines ask for),
``encounter``, ``flight``, ``repairing`` (and refuelling), ``camp``, ``camp_row`` (the campaign's clock).
Tests of luck: ``fate`` (the draw), ``challenge``.
Combat: ``combat_setup``, ``combat_cards`` (draws), ``combat`` (rounds), ``combat_end`` (victory and flight), ``foes``
(the row), ``attack``, ``counterattack``, ``damage`` (the figures of both), ``synergy``, ``enemy_phase``, ``told_boss``
(of a printed box).
The end: ``peril`` (beaten?), ``score``.
"""
