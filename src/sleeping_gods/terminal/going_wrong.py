"""Errors in words: what a campaign, a file or a set-up refuses, as whoever plays is told it."""

from __future__ import annotations

from ..kernel.errors import IllegalSetup
from ..telling.setup_words import why_no_setup
from ..telling.voice import Voice


def error_words(voice: Voice, error: Exception, *, short: bool = False) -> str:
    """What an error says: by its kind, or by the next wider kind that has words; its own sentence if none has.

    In short, the system's errors leave out their number and file.
    """
    said = (error.strerror if short and isinstance(error, OSError) else "") or str(error)
    key = next((kind.__name__ for kind in type(error).__mro__ if voice.words.knows("error", kind.__name__)), "other")
    why = why_no_setup(voice, error.reason) if isinstance(error, IllegalSetup) else ""
    return voice.say(f"error_{key}", said=said, line=int(getattr(error, "line", 0)), why=why)
