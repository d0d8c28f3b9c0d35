"""Errors of requests: an HTTP status, and a text in the user's language."""

from __future__ import annotations

from ..host.errors import HostError, NotThere, SetupRefused
from ..languages import Lang
from ..presentation.localizer import localizer_of
from ..presentation.setup_words import why_no_setup
from ..wire.http import Problem

STATUS = {
    "no-secret": 401, "too-many": 429, "not-here": 403, "bad-request": 400, "too-slow": 408, "too-large": 413,
    "failed": 500, "busy": 503, "cannot-save": 503, "unavailable": 503,
}  # fmt: skip


def status_of(error: HostError) -> int:
    """The HTTP status of the answer to a refused request."""
    return STATUS.get(error.key) or (404 if isinstance(error, NotThere) else 403)


def problem_of(error: HostError, lang: Lang) -> Problem:
    """The error as it is sent; for a refused set-up the text names the rule behind it."""
    if isinstance(error, SetupRefused):
        localizer = localizer_of(error.game, lang)
        why = localizer.say("host_bad-setup-why", why=why_no_setup(localizer, error.reason))
        return Problem(error.key, why)
    return Problem(error.key, error_text(lang, error.key))


def error_text(lang: Lang, key: str) -> str:
    """The text of an error, which is the same in both games."""
    return localizer_of("sea", lang).say(f"host_{key}")
