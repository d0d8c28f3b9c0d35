"""Reads the bodies of requests within limits: one that is too large or takes too long to arrive is refused."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.requests import ClientDisconnect

from ..host.errors import HostError

BODY_SECONDS, MIN_BYTES_PER_SECOND = 15.0, 16 * 1024
"""Time for a body, and one second more for each MIN_BYTES_PER_SECOND bytes that have arrived."""


async def read_limited(body: AsyncIterator[bytes], most: int) -> bytes:
    """Read a whole body; HostError if it is too large or too slow."""
    data, began = bytearray(), asyncio.get_running_loop().time()
    try:
        async with asyncio.timeout(BODY_SECONDS) as limit:
            async for chunk in body:
                data += chunk
                if len(data) > most:
                    raise HostError("too-large")
                limit.reschedule(began + BODY_SECONDS + len(data) / MIN_BYTES_PER_SECOND)
    except TimeoutError:
        raise HostError("too-slow") from None
    return bytes(data)


async def discard_body(body: AsyncIterator[bytes], most: int) -> None:
    """Read a body without keeping it: a client that is still sending would not read the refusal."""
    passed, began = 0, asyncio.get_running_loop().time()
    with contextlib.suppress(TimeoutError, ClientDisconnect):
        async with asyncio.timeout(BODY_SECONDS) as limit:
            async for chunk in body:
                passed += len(chunk)
                if passed > most:
                    return
                limit.reschedule(began + BODY_SECONDS + passed / MIN_BYTES_PER_SECOND)
