"""Requests that fail: the log says why, and whoever asked is refused in words."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

from ..campaign.errors import PackFileMissing
from ..languages import Lang
from ..presentation.scene.text import RichText, Span
from ..wire.events import Refused
from ..wire.requests import Request
from .problems import words


async def failure_of(work: Awaitable[None], request: Request, log: logging.Logger) -> str:
    """Do what a request asks for; returns the key of the refusal if that failed, else nothing."""
    try:
        await work
    except PackFileMissing as error:
        log.error("%s", error)
        return "files-missing"
    except Exception:
        log.exception("a request failed: %s", type(request).__name__)
        return "failed"
    return ""


def refusal(position: int, lang: Lang, key: str, request_id: str = "") -> Refused:
    """The answer to a request that was not done; without an id to something that is no request."""
    return Refused(position, request_id, key, text_of(lang, key))


def text_of(lang: Lang, key: str) -> RichText:
    """What the server itself says of an error or a notice."""
    return (Span("plain", words(lang, key)),)
