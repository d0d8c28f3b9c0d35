"""How hard and how rewarding a pack is: odds, fights, tiers and the table of every location."""
