"""HTTP requests beside a running loop, from an address of one's choice."""

from __future__ import annotations

import asyncio
import http.client
from concurrent.futures import ThreadPoolExecutor

STRANGER = "127.0.0.2"
"""Another address of this machine: limits do not count its first one."""
THREADS = ThreadPoolExecutor(64)
"""So many requests are under way at once."""


def _asked(url: str, method: str, path: str, secret: str, local: str) -> tuple[int, bytes]:
    source = (local, 0) if local else None
    connection = http.client.HTTPConnection(url.removeprefix("http://"), timeout=60, source_address=source)
    try:
        connection.request(method, path, headers={"authorization": f"Bearer {secret}"} if secret else {})
        answer = connection.getresponse()
        return answer.status, answer.read()
    except OSError:
        return 0, b""
    finally:
        connection.close()


async def status_of(url: str, method: str, path: str, secret: str = "", local: str = "") -> str:
    """The status of a request, and the size of the answer."""
    loop = asyncio.get_running_loop()
    status, data = await loop.run_in_executor(THREADS, _asked, url, method, path, secret, local)
    return f"{status}, {len(data)} bytes" if status else "no answer"


async def text_of(url: str, path: str) -> str:
    """The text of an answer."""
    return (await asyncio.to_thread(_asked, url, "GET", path, "", ""))[1].decode()
