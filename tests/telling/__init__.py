"""Tests of the teller."""
