"""Campaigns played by robots: one, a batch, a long run, and what is counted of them."""
