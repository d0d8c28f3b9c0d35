"""Compressed answers, for what is the same for everybody: files, pictures, words and lists of worlds.

What belongs to somebody is never compressed, for the length of a compressed answer tells whether something that its
reader slipped into it (a name, a word said at the table) is like a secret that stands beside it.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict

from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection

MIN_LENGTH = 1024
"""Bytes below which it is not worth it."""
CACHE_BYTES = 16 * 1024 * 1024
"""Bytes of compressed files that are kept, so that each is compressed once; those asked for longest ago go first."""
TEXT = ("text/", "application/json", "image/svg+xml", "application/manifest+json")
"""How the types of what is worth it begin; pictures and fonts are compressed already."""
LEVEL = 9
_kept: OrderedDict[str, bytes] = OrderedDict()


async def compressed(data: bytes, tag: str, media_type: str, connection: HTTPConnection) -> bytes | None:
    """Bytes as gzip has them, if that is worth it and whoever asks takes it; ``tag`` names what is in them."""
    if len(data) < MIN_LENGTH or not media_type.startswith(TEXT) or not takes_gzip(connection):
        return None
    packed = _kept.pop(tag, None)
    if packed is None:
        packed = await run_in_threadpool(gzip.compress, data, LEVEL, mtime=0)
    _kept[tag] = packed
    while sum(map(len, _kept.values())) > CACHE_BYTES:
        _kept.popitem(last=False)
    return packed


def takes_gzip(connection: HTTPConnection) -> bool:
    """Whether somebody says that they take gzip, and not that they would rather not."""
    for part in ",".join(connection.headers.getlist("accept-encoding")).split(","):
        name, _, quality = part.replace(" ", "").lower().partition(";q=")
        if name == "gzip":
            return quality.rstrip("0") not in ("0.", ".") and quality != "0"
    return False
