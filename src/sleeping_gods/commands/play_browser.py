"""``sleeping-gods play`` without more: the table in the browser, served on this machine for whoever sits at it."""

from __future__ import annotations

import errno
import os
import sys
from urllib.parse import urlsplit

from ..storage.errors import StorageError
from .command_words import print_refusal, say
from .gc_tuning import tune_gc
from .network_address import network_address
from .serve import why_not
from .storage_options import default_folder

HOST = "127.0.0.1"
"""The address that only this machine reaches."""
PORT = 8000
"""The port that is taken if it is free."""
WINDOWS = ("DISPLAY", "WAYLAND_DISPLAY")
"""What a system that is neither of the two others has where a window can be opened."""


def play_in_browser(*, opens: bool, nearby: bool = False) -> int:
    """Serve the player's own campaigns, and open them in a browser; the address is printed in any case.

    ``nearby``: other devices of the same network reach them too.
    """
    from ..web import pages, serving

    if not pages.is_built():
        return print_refusal(say("play_not-built"))
    network = network_address() if nearby else ""
    if nearby and not network:
        return print_refusal(say("play_no-network"))
    tune_gc()
    place = str(default_folder())

    def ready(name: str, link_url: str) -> None:
        """Say where the table is, and open it in a browser."""
        url = f"http://{HOST}:{urlsplit(link_url).port}"
        print(say("play_ready", url=url), flush=True)
        if nearby:
            print(say("play_nearby-ready", url=link_url), flush=True)
        if opens and can_open():
            open_browser(url)

    for port in (PORT, 0):  # the usual one if it is free, so that links of yesterday work today
        try:
            serving.serve(serving.Serving(place, HOST, port, network, quiet=True), ready)
        except (StorageError, OSError) as error:
            if port and getattr(error, "errno", 0) == errno.EADDRINUSE:
                continue
            return print_refusal(why_not(error, HOST, port, place))
        break
    return 0


def can_open() -> bool:
    """Whether there is a screen for a browser; one that writes into the terminal is not meant."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in WINDOWS)


def open_browser(url: str) -> None:
    """In the background: a browser may take its time, and the server has to answer it."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
