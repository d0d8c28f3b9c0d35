"""Robots that play a pack many times, and what they reached."""
