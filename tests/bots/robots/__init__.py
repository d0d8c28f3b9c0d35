"""Tests of robots that may sit at a table."""
