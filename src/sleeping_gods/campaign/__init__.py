"""The authority over a campaign: the live table, its seats, undo, and what lasts over several campaigns."""
