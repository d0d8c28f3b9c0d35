"""What simulated campaigns show, as one page for browsers."""
