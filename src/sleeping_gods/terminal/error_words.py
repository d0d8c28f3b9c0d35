"""The texts of errors that a campaign, a file or a set-up raises."""

from __future__ import annotations

from ..kernel.errors import IllegalSetup
from ..presentation.localizer import Localizer
from ..presentation.setup_words import why_no_setup


def error_words(localizer: Localizer, error: Exception, *, short: bool = False) -> str:
    """The text of an error, by its class or the nearest base class that has one; else its own message.

    With ``short``, errors of the operating system leave out their number and file.
    """
    message = (error.strerror if short and isinstance(error, OSError) else "") or str(error)
    key = next(
        (kind.__name__ for kind in type(error).__mro__ if localizer.words.knows("error", kind.__name__)), "other"
    )
    why = why_no_setup(localizer, error.reason) if isinstance(error, IllegalSetup) else ""
    return localizer.say(f"error_{key}", said=message, line=int(getattr(error, "line", 0)), why=why)
