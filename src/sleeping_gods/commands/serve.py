"""``sleeping-gods serve``: campaigns for players over the web."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import sys

from ..kernel.showing import printable_lines
from ..storage.empty_bin import DAYS
from ..storage.errors import NewerStorage, StorageError, StorageFailed, StorageInUse
from ..storage.opening import SCHEMES
from .command_words import current_language, print_refusal, say
from .gc_tuning import tune_gc
from .parser import CommandParser
from .storage_options import place_arguments, place_of

ROBOT_PROCESSES = max(1, (os.cpu_count() or 2) - 1)
"""One fewer than there are cores, so that people's choices have one."""
LOCAL_PROXIES = "127.0.0.1,::1"
"""Where a proxy is if nothing else is said."""
MAX_PORT = 65535
"""The highest number of a port."""
EXAMPLES = (
    "serve",
    "serve --data /srv/sleeping-gods --port 8000 --public-url https://play.example.org --proxy",
    "serve --database postgresql://games@db/games --port 8001",
)


def arguments(parser: CommandParser) -> None:
    """Where to listen, and where the campaigns lie."""
    parser.add_argument(
        "--host", default="127.0.0.1", metavar=parser.say("metavar_name"), help=parser.say("serve_host")
    )
    parser.add_argument("--port", type=int, default=8000, metavar="N", help=parser.say("serve_port"))
    parser.add_argument("--public-url", default="", metavar="URL", help=parser.say("serve_public-url"))
    parser.add_argument(
        "--proxy",
        nargs="?",
        const=LOCAL_PROXIES,
        default="",
        metavar=parser.say("metavar_name"),
        help=parser.say("serve_proxy"),
    )
    parser.add_argument("--verbose", action="store_true", help=parser.say("serve_verbose"))
    parser.add_argument("--bin-days", type=int, default=DAYS, metavar="N", help=parser.say("serve_bin-days"))
    parser.add_argument("--sockets-each", type=int, default=12, metavar="N", help=parser.say("serve_sockets-each"))
    parser.add_argument("--per-address", type=int, default=200, metavar="N", help=parser.say("serve_per-address"))
    parser.add_argument(
        "--robot-processes", type=int, default=ROBOT_PROCESSES, metavar="N", help=parser.say("serve_robot-processes")
    )
    place_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Serve until somebody stops it; 2 if it cannot be."""
    from ..web import serving
    from ..web.server_limits import ServerLimits

    problem = _problem_with(args)
    if problem:
        return print_refusal(problem)
    limits = ServerLimits(
        bin_days=args.bin_days,
        sockets_per_person=args.sockets_each,
        connections_per_address=args.per_address,
        robot_processes=args.robot_processes,
    )
    how = serving.Serving(
        place=place_of(args),
        host=args.host,
        port=args.port,
        public_url=args.public_url,
        proxies=args.proxy,
        verbose=args.verbose,
        limits=limits,
    )
    tune_gc()
    try:
        serving.serve(how, _ready, warn_operator)
    except (StorageError, OSError) as error:
        return print_refusal(why_not(error, args.host, args.port, how.place))
    return 0


def _problem_with(args: argparse.Namespace) -> str:
    """Why nothing can be served with these arguments; empty if it can."""
    from ..web.origins import origin_of

    if not 0 <= args.port <= MAX_PORT:
        return say("serve_bad-port", port=str(args.port))
    if args.public_url and not origin_of(args.public_url):
        return say("serve_bad-url", url=args.public_url)
    if args.bin_days < 0:
        return say("empty-bin_bad-days", days=str(args.bin_days))
    for name in ("sockets-each", "per-address"):
        if (value := getattr(args, name.replace("-", "_"))) < 1:
            return say("serve_bad-bound", name=name, value=str(value))
    if args.robot_processes < 0:
        return say("serve_bad-robots", value=str(args.robot_processes))
    return ""


def _ready(name: str, url: str) -> None:
    """Say where the server is to be found."""
    print(say("serve_ready", place=name, url=url), flush=True)


def warn_operator(caution: str) -> None:
    """A line for the operator on the terminal, beside the line of the log."""
    print(say("serve_caution", caution=" ".join(printable_lines(caution).split())), file=sys.stderr, flush=True)


def why_not(error: Exception, host: str, port: int, place: str) -> str:
    """Why it does not start; a password that stands in a URL is in none of this."""
    from ..terminal.error_words import error_words
    from ..terminal.languages import first_localizer

    if isinstance(error, StorageInUse):
        return say("serve_in-use", place=place)
    if isinstance(error, NewerStorage):
        return say("serve_newer", place="PostgreSQL" if place.startswith(SCHEMES) else place)
    if isinstance(error, StorageFailed):
        return say("serve_no-database", error=str(error))
    if isinstance(error, StorageError):
        return str(error)
    if isinstance(error, socket.gaierror) or getattr(error, "errno", 0) == errno.EADDRNOTAVAIL:
        return say("serve_no-address", host=host)
    if getattr(error, "errno", 0) == errno.EADDRINUSE:
        return say("serve_port-in-use", host=host, port=str(port))
    why = error_words(first_localizer(current_language()), error, short=True)
    if getattr(error, "filename", None):
        return say("serve_bad-folder", place=place, error=why)
    return say("serve_cannot-listen", host=host, port=str(port), error=why)
