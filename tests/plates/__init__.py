"""Tests of plates: their language, and the burin that draws them."""
