"""The server's log: one JSON object per line, without secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import TextIO

OUR_LOGGER = "sleeping_gods"
LIBRARY_LOGGERS = ("uvicorn", "asyncio", "websockets")
"""Libraries: below INFO they write down whole headers and messages, so they are never asked for that."""
CLIENT_ERRORS = ("Invalid UTF-8 sequence received from client.",)
"""What uvicorn tells with a traceback, though it has only closed the socket of somebody who sends nonsense."""
SECRET_PATTERNS = (
    (re.compile(r"(?<=://)[^/\s@]+@"), ""),  # who logs in to a database, and with what
    (re.compile(r"\?[^\s\"'<>]+"), ""),  # what follows an address
    (re.compile(r"(?<![\w-])[\w-]{43}(?![\w-])", re.ASCII), "(secret)"),  # the form that our own secrets have
    (re.compile(r"(?i)\b(authorization|cookie|password)(['\"]?\s*[:=]\s*)[^\n]*"), r"\1\2(secret)"),
)
"""What is taken out of every line, whoever wrote it, and what stands there instead."""


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON; an error with its traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON, so that a message cannot break the line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {
            "at": at,
            "level": record.levelname.lower(),
            "name": record.name,
            "said": _without_secrets(_message_of(record)),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = _without_secrets(self.formatException(record.exc_info))
        return json.dumps(line)


def configure_logging(stream: TextIO | None = None, *, verbose: bool = False, quiet: bool = False) -> None:
    """Log this process to a stream; ``verbose`` adds connections, ``quiet`` leaves only problems."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OUR_LOGGER).setLevel(logging.DEBUG if verbose else logging.WARNING if quiet else logging.INFO)
    for name in LIBRARY_LOGGERS:
        logging.getLogger(name).setLevel(logging.INFO if verbose else logging.WARNING)
    logging.captureWarnings(True)


def ignore_client_errors() -> None:
    """Leave malformed input of clients out of the log."""
    log = logging.getLogger("uvicorn.error")
    if _is_ours not in log.filters:
        log.addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether a line of the log is about something other than what a client does wrong."""
    return record.msg not in CLIENT_ERRORS


def _message_of(record: logging.LogRecord) -> str:
    """The message with its values; still logged if they do not fit the format."""
    try:
        return record.getMessage()
    except (TypeError, ValueError):
        return f"{record.msg} {record.args}"


def _without_secrets(text: str) -> str:
    """A text with every secret replaced."""
    for pattern, instead in SECRET_PATTERNS:
        text = pattern.sub(instead, text)
    return text
