"""The part of ``sleeping-gods bench`` that runs other engines beside ours."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

from ..bots.peers import player
from ..bots.peers.environment import NotInstalledError, environment
from ..bots.peers.rounds import Contestant, SilentError, compete
from ..bots.peers.rounds_report import report_lines
from ..campaign.user_cache import user_cache
from .command_words import print_error, say

PACKS = {"sea": "harbour", "skies": "airfield"}
PEERS = (
    ("open_spiel", "open_spiel", "gin_rummy", "bench_gin-rummy", "OpenSpiel, C++"),
    ("open_spiel", "open_spiel", "backgammon", "bench_backgammon", "OpenSpiel, C++"),
    ("chess", "chess", "chess", "bench_chess", "python-chess"),
    ("rlcard", "rlcard", "gin-rummy", "bench_gin-rummy", "RLCard"),
)
"""Package, engine of `player`, game, the message that names it in the table, and what the engine is called."""


def ours(label: str, folder: Path) -> list[Contestant]:
    """Both games, from the folder that holds the package."""
    code = "import sys; from sleeping_gods.commands.bench_peers import serve; serve(sys.argv[1])"
    variables = {"PYTHONPATH": str(folder)}
    return [
        Contestant(f"{game}, {label}", (sys.executable, "-c", code, pack), variables, ours=True)
        for game, pack in PACKS.items()
    ]


def serve(pack_id: str) -> None:
    """Play rounds of one of our packs, as a contestant."""
    from ..bots.peers.ours import serve_game
    from ..campaign.games import load_pack

    serve_game(*load_pack(pack_id))


def run_peers(rounds: int, seconds: float, also: str | None) -> int:
    """Install what is missing, let all play in turn, print figures and ratios."""
    here = Path(__file__).resolve().parents[2]
    contestants = ours(f"{platform.python_implementation()} {platform.python_version()}", here)
    if also is not None:
        if not (Path(also) / "sleeping_gods").is_dir():
            return print_error(say("bench_no-build", folder=also))
        contestants += ours(Path(also).name, Path(also).resolve())
    for package, engine, game, name, label in PEERS:
        called = say(name, engine=label)
        try:
            python = environment(user_cache("peers") / package, package)
        except NotInstalledError as error:
            print(say("bench_left-out", name=called, error=str(error)), file=sys.stderr)
            continue
        contestants.append(Contestant(called, (str(python), player.__file__, engine, game)))
    try:
        results = compete(contestants, rounds, seconds)
    except SilentError as error:
        print(say("command_error", error=str(error)), file=sys.stderr)
        return 1
    print("\n".join(report_lines(results, rounds, seconds)))
    return 0
