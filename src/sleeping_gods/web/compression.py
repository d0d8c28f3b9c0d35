"""Gzip for answers that are the same for everybody: files, pictures, messages and lists of packs.

Answers to one person are never compressed: their compressed length would reveal whether text that an attacker placed in
them (a name, a chat line) resembles a secret beside it.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict

from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection

MIN_LENGTH = 1024
"""Shorter answers are not compressed."""
CACHE_BYTES = 16 * 1024 * 1024
"""Size of the cache of compressed files; the least recently used are dropped first."""
COMPRESSIBLE_TYPES = ("text/", "application/json", "image/svg+xml", "application/manifest+json")
"""Prefixes of the media types that compress well; pictures and fonts are compressed already."""
LEVEL = 9
"""How hard gzip tries, of 9: each answer is compressed once."""
_cache: OrderedDict[str, bytes] = OrderedDict()


async def gzip_if_accepted(data: bytes, tag: str, media_type: str, connection: HTTPConnection) -> bytes | None:
    """The data compressed, or None if that is not worth it or not accepted; ``tag`` is the cache key."""
    if len(data) < MIN_LENGTH or not media_type.startswith(COMPRESSIBLE_TYPES) or not takes_gzip(connection):
        return None
    packed = _cache.pop(tag, None)
    if packed is None:
        packed = await run_in_threadpool(gzip.compress, data, LEVEL, mtime=0)
    _cache[tag] = packed
    while sum(map(len, _cache.values())) > CACHE_BYTES:
        _cache.popitem(last=False)
    return packed


def takes_gzip(connection: HTTPConnection) -> bool:
    """Whether the client accepts gzip."""
    for part in ",".join(connection.headers.getlist("accept-encoding")).split(","):
        name, _, quality = part.replace(" ", "").lower().partition(";q=")
        if name == "gzip":
            return quality.rstrip("0") not in ("0.", ".") and quality != "0"
    return False
