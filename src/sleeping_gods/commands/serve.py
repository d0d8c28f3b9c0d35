"""``sleeping-gods serve``: campaigns for players over the web."""

from __future__ import annotations

import argparse
import importlib
import sys

from .parser import CommandParser
from .saying import say
from .settling import settle
from .storing import place_arguments, place_of

LOCAL = "127.0.0.1"
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
    parser.add_argument("--proxy", action="store_true", help=parser.say("serve_proxy"))
    place_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    try:
        serving = importlib.import_module("sleeping_gods.web.serving")
    except ModuleNotFoundError as error:
        print(say("command_error", error=say("serve_missing", module=repr(error.name))), file=sys.stderr)
        return 2
    place, url = place_of(args), args.public_url or f"http://{args.host}:{args.port}"
    settle()
    print(say("serve_ready", place=place.rpartition("@")[2], url=url), flush=True)
    serving.serve(place, host=args.host, port=args.port, public_url=args.public_url, proxy=args.proxy)
    return 0
