"""The kernel: agenda, steps, decisions, chance, choices, rule ids and errors, for any game."""
