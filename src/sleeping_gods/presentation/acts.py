"""The acts that are open at any time, and which of them concern the present moment."""

from __future__ import annotations

NOW = "act-now"
"""The kind of acts that are meant for just this moment: they come first and are never folded."""
