"""Acts of any time, and which of them are for this moment."""

from __future__ import annotations

NOW = "act-now"
"""The kind of acts that are meant for just this moment: they come first and are never folded."""
