"""The chapters that both rulebooks have, in the order in which they are read.

The table: ``setup``, ``people`` (join, leave, save), ``deal`` (boards), ``goods`` (resources), ``quests``.
The party: ``health``, ``statuses``. Tests of luck: ``fate``, ``ability_deck``, ``challenge``. The story: ``explore``;
``told`` and ``entering`` (a printed book and its cards, told to the table), ``pack_growth`` (what an owner enters joins
the pack), ``kept_event`` (an event that stays), ``our_figures`` (what of the boards is ours until an owner confirms
it), ``settled`` (what a group settled by hand).
Combat: ``row`` (enemies side by side), ``strike`` (a blow), ``reach`` (of a blow), ``placing`` (its damage on the
squares), ``paying`` (what squares cost), ``leftover`` (what no square can take).
"""
