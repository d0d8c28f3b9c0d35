"""Imports: many strangers send a large campaign file at the same time."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from urllib.parse import urlsplit

from raw_socket import run
from server_processes import children_of, memory_of

from .asking import STRANGER
from .setting import Rows, Server, Setting

REQUESTS, SIZE = 100, 8 * 1024 * 1024 - 1024
PATIENCE = 90.0
CHUNK = 256 * 1024


def measure(setting: Setting) -> Rows:
    """The memory of the server before, at most and after, and what the strangers are answered."""
    body = b"sleeping-gods campaign\n" + b"x" * 79 + b"\n"
    body = (body * (SIZE // len(body) + 1))[:SIZE]
    with setting.server() as server:
        before = server.memory
        most, most_of_all, statuses, seconds = run(send_all(server, body, setting.count(REQUESTS)))
        after = server.memory
    what = f"{setting.count(REQUESTS)} imports of 8 MiB at once"
    told = ", ".join(f"{count} x {status}" for status, count in sorted(statuses.items()))
    return {
        f"{what}: memory before · most · after": f"{before:.0f} · {most:.0f} · {after:.0f} MiB",
        f"{what}: the most with child processes": f"{most_of_all:.0f} MiB",
        f"{what}: answers": f"{told}; all after {seconds:.1f} s",
    }


async def send_all(server: Server, body: bytes, count: int) -> tuple[float, float, Counter[str], float]:
    """Send the file from so many connections; the most memory, with children too, the answers, and the seconds."""
    most, most_of_all, ended = server.memory, server.memory, asyncio.Event()

    async def watch() -> None:
        nonlocal most, most_of_all
        while not ended.is_set():
            memory, children = server.memory, children_of(server.process.pid)
            most = max(most, memory)
            most_of_all = max(most_of_all, memory + sum(map(memory_of, children)))
            await asyncio.sleep(0.05)

    watching, began = asyncio.create_task(watch()), asyncio.get_running_loop().time()
    answers = await asyncio.gather(*(send(server.url, body) for _ in range(count)))
    seconds = asyncio.get_running_loop().time() - began
    ended.set()
    await watching
    return most, most_of_all, Counter(answers), seconds


async def send(url: str, body: bytes) -> str:
    """One request; its status, or what happened instead."""
    name, _, port = urlsplit(url).netloc.rpartition(":")
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(name, int(port), local_addr=(STRANGER, 0))
            head = (
                f"POST /api/import?name=Stranger HTTP/1.1\r\nhost: {name}:{port}\r\ncontent-length: {len(body)}\r\n\r\n"
            )
            answering = asyncio.create_task(reader.readline())
            writer.write(head.encode())
            with contextlib.suppress(ConnectionError):
                for at in range(0, len(body), CHUNK):
                    writer.write(body[at : at + CHUNK])
                    await writer.drain()
                    if answering.done():
                        break
            line = await answering
            writer.close()
            return line.split(b" ")[1].decode() if b" " in line else "closed"
    except TimeoutError:
        return f"no answer in {PATIENCE:.0f} s"
    except OSError:
        return "closed"
