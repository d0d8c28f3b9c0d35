"""What this package needs beyond the game itself, and the sentence that says so where it is missing."""

from __future__ import annotations

import importlib

NEEDED = ("numpy", "gymnasium", "pettingzoo")
"""The packages of the extra ``env``."""


class ExtraMissing(ImportError):
    """A package of the extra is not installed."""


def require_extra() -> None:
    """Raise ExtraMissing, with what to install, unless all packages of the extra can be imported."""
    for name in NEEDED:
        try:
            importlib.import_module(name)
        except ModuleNotFoundError as missing:
            raise ExtraMissing(
                f"sleeping_gods.env needs {', '.join(NEEDED)}, and {name} is not installed: "
                "pip install 'sleeping-gods[env]'"
            ) from missing
