"""The part of presentation that both games share."""
