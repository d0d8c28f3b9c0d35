"""Failed requests: the cause is logged, and the sender gets a refusal in words."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

from ..campaign.errors import PackFileMissing
from ..languages import Lang
from ..presentation.scene.text import RichText, Span
from ..wire.events import Refused
from ..wire.requests import Request
from .problems import error_text


async def failure_of(work: Awaitable[None], request: Request, log: logging.Logger) -> str:
    """Run a request; returns the key of the refusal if it failed, else an empty string."""
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
    """The refusal of a request; the id is empty for bytes that were no request."""
    return Refused(position, request_id, key, text_of(lang, key))


def text_of(lang: Lang, key: str) -> RichText:
    """The server's own message for an error or a notice."""
    return (Span("plain", error_text(lang, key)),)
