"""The rulebook of Sleeping Gods, in the order in which it is read.

The table: ``setup`` (a new campaign), ``players`` (join, leave, save), ``supply`` (resources), ``command`` (tokens).
The crew: ``crew`` (boards and figures), ``health``, ``statuses``, ``fatigue``, ``equip``, ``adventure`` (cards),
``cooking``, ``ingredients`` (of a recipe).
The turn: ``turn``, ``ship`` (rooms), ``search``, ``event_deck``, ``events``, ``travel``, ``arrival`` (in a region),
``explore`` (the storybook), ``conditions`` (what its lines ask for), ``port``, ``market``.
Tests of luck: ``fate`` (the draw), ``challenge``.
Combat: ``combat`` (rounds), ``foes`` (the row), ``attack``, ``strike``, ``synergy``, ``hits``,
``enemies`` (their turn).
The end: ``hull`` (ship damage), ``peril`` (beaten?), ``defeat``, ``score``.
"""
