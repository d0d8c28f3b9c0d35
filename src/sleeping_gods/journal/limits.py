"""The limits of a campaign file; nothing larger is read or written."""

from __future__ import annotations

MAX_BYTES = 8 * 1024 * 1024
"""The longest campaign: some hundred thousand choices, twenty times the longest that was played."""
MAX_LINES = 100_000
"""Entries and remarks; to read this many takes half of the time that reading a stranger's file may take."""
MAX_LINE_BYTES = 64 * 1024
"""The longest line."""
