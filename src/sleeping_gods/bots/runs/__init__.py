"""Campaigns played by bots: single ones, batches, long runs, and their statistics."""
