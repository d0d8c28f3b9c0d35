"""The codes of findings: of loading, of the checks, and about suppressions."""

from __future__ import annotations

from .checks import CHECKS

LOADING = (
    *("file", "toml", "table", "base"),
    *(
        "missing-key",
        "unknown-key",
        "wrong-type",
        "wrong-length",
        "out-of-range",
        "unknown-word",
        "bad-id",
        "art",
        "lesson",
        "camp-talk",
    ),
    *("empty-text", "unclean", "bad-effect", "bad-condition", "bad-amounts"),
    *("duplicate", "dangling", "same-enemy", "game", "kind", "target", "window", "unlock", "start", "count"),
    *("border", "exit", "location", "page", "shape", "page-grid", "grid", "enemy-ability", "travel", "difficulty"),
    *("boss", "combat", "die", "event", "event-jump", "flight", "obstacle", "totem"),
    *("story-heading", "story-number", "story-instruction", "story-prose", "story-markup"),
    *("story-when", "story-choice", "long-choice"),
    *("story-end", "story-jump", "story-town", "story-stuck", "story-encounter", "forced-loop"),
)
"""Codes of what keeps a pack from being loaded; none of them can be suppressed."""
OF_PLATES = ("plate", "plate-alt", "plate-stale")
"""Codes of plates, which cannot be suppressed either: a plate is drawn from what it says."""

NO_REASON, NO_CODE, UNUSED = "suppress-reason", "suppress-code", "suppress-unused"
"""A suppression without a reason, with a code that cannot be suppressed, or with nothing to suppress."""
SUPPRESSING = (NO_REASON, NO_CODE, UNUSED)


def checked_codes() -> tuple[str, ...]:
    """The codes of all checks, which can be suppressed."""
    return tuple(dict.fromkeys(code for check in CHECKS for code in check.codes))


def all_codes() -> tuple[str, ...]:
    """Every code in alphabetical order."""
    return tuple(sorted({*LOADING, *SUPPRESSING, *checked_codes()}))
