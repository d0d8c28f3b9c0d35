"""Tests of the presenter."""
