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
    """The status of an answer that refuses something."""
    return STATUS.get(error.key) or (404 if isinstance(error, NotThere) else 403)


def problem_of(error: HostError, lang: Lang) -> Problem:
    """What was refused in words; of a set-up also why, and by which rule."""
    if isinstance(error, SetupRefused):
        localizer = localizer_of(error.game, lang)
        why = localizer.say("host_bad-setup-why", why=why_no_setup(localizer, error.reason))
        return Problem(error.key, why)
    return Problem(error.key, words(lang, error.key))


def words(lang: Lang, key: str) -> str:
    """An error in words, whichever game it is about."""
    return localizer_of("sea", lang).say(f"host_{key}")
