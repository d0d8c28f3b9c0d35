"""The version of the protocol: it goes up whenever a field or a kind of a message gets another name or meaning."""

from __future__ import annotations

WIRE_VERSION = 2
"""The version that this server speaks."""
