"""Draw a game in play for the README: a real campaign, played to the middle of a fight.

python tools/screenshot.py [--pack airfield] [--width 100] [FILE.svg]

Without a file the picture goes to docs/terminal.svg, that of the airfield to docs/terminal-airfield.svg.
"""

from __future__ import annotations

import argparse
import io
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from sleeping_gods.campaign.profile import Profile  # noqa: E402  # the sources beside this file
from sleeping_gods.terminal.games import view_of  # noqa: E402
from sleeping_gods.terminal.new_campaign import Wish, make_ready  # noqa: E402
from sleeping_gods.terminal.screen import Screen  # noqa: E402
from sleeping_gods.terminal.session import Session  # noqa: E402
from sleeping_gods.terminal.start import begin  # noqa: E402

PLAYERS = ("Ada", "Ben")
OPTIONS = {"seed": "11", "date": "2026-11-15"}
WISHES = {
    "harbour": (
        "explore 40", "choose d", "begin turn", "use quarters", "do all", "reveal enemies", "travel", "steer audrie",
        "sail 2.stairs", "sail 3.ash", "go on", "join laurent", "attack", "cover", "take hit", "skip action",
        "end attacks",
    ),
    "airfield": (
        "explore 99", "choose b", "begin turn", "start combat", "attack", "cover", "token claire", "take hit", "go on",
        "travel west", "end turn",
    ),
}  # fmt: skip
"""What the players would like to do in each pack, the dearest first."""
ATTACKS = 3


def answer(session: Session) -> str:
    """The dearest wish that can be had, or the first choice there is."""
    offered = [" ".join(item.choice) for item in session.menu().items]
    for wish in WISHES[session.campaign.pack.id]:
        for line in offered:
            if line.startswith(wish):
                return line
    return offered[0]


def play_to_the_fight(session: Session) -> None:
    """Play on until a few attacks have been made."""
    attacks = 0
    for _ in range(400):
        session.keyboard.settle(len(PLAYERS), session.seat, None)
        line = answer(session)
        if line.startswith("attack"):
            attacks += 1
            if attacks > ATTACKS:
                return
        session.play_line(line)
    raise SystemExit("no fight was met within 400 choices; change OPTIONS or WISHES")


def main() -> None:
    """Play, draw, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--pack", choices=[*WISHES], default="harbour")
    parser.add_argument("--width", type=int, default=100)
    args = parser.parse_args()
    name = "terminal.svg" if args.pack == "harbour" else f"terminal-{args.pack}.svg"
    file: Path = args.file or ROOT / "docs" / name
    silent = Screen(Console(file=io.StringIO(), width=args.width), io.StringIO())
    with TemporaryDirectory() as folder:
        profile = Profile.load(Path(folder))
        campaign = begin(make_ready(Wish(args.pack, PLAYERS, dict(OPTIONS)), profile), None, Path(folder))
        session = Session(campaign, view_of(campaign.game.id), silent, profile, open_hands=True)
        play_to_the_fight(session)
        console = Console(
            record=True, file=io.StringIO(), width=args.width, force_terminal=True, color_system="truecolor",
            highlight=False, markup=False, emoji=False,
        )  # fmt: skip
        session.screen = Screen(console, io.StringIO())
        session.fresh = True
        menu = session.menu()
        session.draw(menu)
        console.print(f"{session.name(session.seat)}> ", end="")
        svg = console.export_svg(title="sleeping-gods play --terminal")
        svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no font is fetched from anywhere
        file.write_text(svg.replace("<text ", '<text xml:space="preserve" '), encoding="utf-8")
        campaign.close()


if __name__ == "__main__":
    main()
