"""Serves files of a folder over HTTP, with media type, cache validation and compression; nothing outside the folder."""

from __future__ import annotations

import hashlib
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from .compression import gzip_if_accepted
from .headers import media_type, page_headers

TAG_LENGTH = 24
"""Hexadecimal digits of the hash by which a client knows whether it has a file already."""


def file_below(folder: Path, name: str) -> Path | None:
    """A file below a folder by its relative path; None if there is none, or it lies elsewhere."""
    parts = name.split("/")
    if any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
        return None
    path = folder.joinpath(*parts)
    try:
        real = path.resolve()
        return path if real.is_file() and real.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):
        return None


async def file_response(
    request: Request, data: bytes, name: str, headers: dict[str, str], status: int = 200
) -> Response:
    """Data as a file response: 304 if the client has it already, compressed if accepted."""
    digest, kind = hashlib.sha256(data).hexdigest()[:TAG_LENGTH], media_type(name)
    packed = await gzip_if_accepted(data, digest, kind, request)
    tag = f'"{digest}"' if packed is None else f'"{digest}-gzip"'  # other bytes, so another tag
    headers = {**headers, "etag": tag, "vary": "accept-encoding"}
    if status == 200 and tag in [wanted.strip() for wanted in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    if packed is not None:
        headers["content-encoding"] = "gzip"
    return Response(data if packed is None else packed, status, {**headers, "content-type": kind})


def not_found() -> Response:
    """A 404 response."""
    return Response("", 404, page_headers(), media_type="text/plain")
