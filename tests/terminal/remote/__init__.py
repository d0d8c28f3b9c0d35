"""A seat of a served campaign, played in the terminal against a server in the same process."""
