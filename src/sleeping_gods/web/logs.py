"""What a running server writes down: one JSON object a line, and never a secret."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import TextIO

OURS = "sleeping_gods"
THEIRS = ("uvicorn", "asyncio", "websockets")
"""Libraries: below INFO they write down whole headers and messages, so they are never asked for that."""
OF_CLIENTS = ("Invalid UTF-8 sequence received from client.",)
"""What uvicorn tells with a traceback, though it has only closed the socket of somebody who sends nonsense."""
HIDDEN = (
    (re.compile(r"(?<=://)[^/\s@]+@"), ""),  # who logs in to a database, and with what
    (re.compile(r"\?[^\s\"'<>]+"), ""),  # what follows an address
    (re.compile(r"(?<![\w-])[\w-]{43}(?![\w-])", re.ASCII), "(secret)"),  # the form that our own secrets have
    (re.compile(r"(?i)\b(authorization|cookie|password)(['\"]?\s*[:=]\s*)[^\n]*"), r"\1\2(secret)"),
)
"""What is taken out of every line, whoever wrote it, and what stands there instead."""


class JsonLines(logging.Formatter):
    """A record as one line: when, how bad, from where, what; an error with its traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """Line breaks and quotes of a message stay within its line."""
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


def log_to(stream: TextIO | None = None, *, verbose: bool = False, quiet: bool = False) -> None:
    """Write the log of this process to a stream; in detail also who connects from where, or only what goes wrong."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(logging.DEBUG if verbose else logging.WARNING if quiet else logging.INFO)
    for name in THEIRS:
        logging.getLogger(name).setLevel(logging.INFO if verbose else logging.WARNING)
    logging.captureWarnings(True)


def leave_out_clients() -> None:
    """What a client sends wrong is no error of ours, and writes no pages into the log."""
    log = logging.getLogger("uvicorn.error")
    if _is_ours not in log.filters:
        log.addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    return record.msg not in OF_CLIENTS


def _message_of(record: logging.LogRecord) -> str:
    """The message with its values; one whose values do not fit is still written down."""
    try:
        return record.getMessage()
    except (TypeError, ValueError):
        return f"{record.msg} {record.args}"


def _without_secrets(text: str) -> str:
    for pattern, instead in HIDDEN:
        text = pattern.sub(instead, text)
    return text
