"""The parts of the terminal that both games share."""
