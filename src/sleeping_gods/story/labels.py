"""Labels of choices: the number of the paragraph and the letter of the choice."""

from __future__ import annotations

import string


def location_of_label(label: str) -> str:
    """The location that a paragraph or one of its choices belongs to: ``12`` for ``12``, ``12.3`` and ``12b``."""
    return label.partition(".")[0].rstrip(string.ascii_lowercase)
