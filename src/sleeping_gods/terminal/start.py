"""The first screen: go on with a campaign, or begin a new one."""

from __future__ import annotations

import contextlib
from pathlib import Path

from rich.table import Table as Columns
from rich.text import Text

from ..campaign.errors import CampaignError
from ..campaign.games import load_pack, resume
from ..campaign.live import Campaign
from ..campaign.migration import RuleChanged
from ..campaign.profile import Profile
from ..journal.errors import BrokenJournal, JournalError
from ..kernel.showing import printable
from ..telling.phrases import clipped
from .new_campaign import Ready, ask_new
from .saves import Saved, count_saves, list_saves, look_into, new_path, rescue
from .screen import Closed, Screen
from .section import Section, lines, whole
from .settings import Wish

TITLE = "Sleeping Gods and Distant Skies"


def choose_campaign(screen: Screen, folder: Path, wish: Wish, profile: Profile) -> Campaign:
    """The campaign that is played: one of the saved, or a new one."""
    while True:
        saved = list_saves(folder)
        screen.show(lines([TITLE, "An unofficial digital edition. help explains the prompt at any time."]))
        screen.show(_page(saved, count_saves(folder) - len(saved)))
        going_on = next((number for number, one in enumerate(saved, start=1) if not one.broken and not one.over), 0)
        what = f"continue {going_on}" if going_on else "new campaign"
        others = "; a number, or n for a new campaign" if saved else ""
        answer = screen.ask(f"Enter: {what}{others}> ").lower()
        number = going_on if not answer else whole(answer) or 0
        if answer == "help":
            screen.say("Type the number of a campaign to go on with it, n for a new one, quit to leave.")
            screen.say("Every choice is on disk at once, whatever happens.")
        elif answer in ("q", "quit", "exit"):
            raise Closed
        elif 1 <= number <= len(saved):
            campaign = _opened(screen, saved[number - 1].path, wish.pack)
            if campaign is not None:
                return campaign
        elif not answer or answer in ("n", "new"):
            return begin(ask_new(screen, wish, profile), None, folder)
        else:
            numbers = {0: "Enter or n", 1: "Enter, n or 1"}.get(
                len(saved), f"Enter, n or a number from 1 to {len(saved)}"
            )
            screen.say(f"Expected {numbers}, got {clipped(answer, 40)!r}.")


def _page(saved: list[Saved], older: int) -> Section:
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(justify="right", style="bold")
    drawn.add_column(no_wrap=True)
    drawn.add_column(ratio=1)
    plain = []
    for number, one in enumerate(saved, start=1):
        standing = f"cannot be played: {one.broken}" if one.broken else one.standing
        names = ", ".join(one.players)
        stem, names = clipped(printable(one.path.stem), 80), clipped(names, 200)
        drawn.add_row(str(number), Text(stem), Text(f"{names}  {standing}".strip()))
        plain.append(f"{number}. {stem}: {names}; {standing}")
    drawn.add_row("n", Text("new campaign"), Text(""))
    plain.append("n. New campaign")
    if older > 0:
        more = f"{older} older in the folder: play FILE opens one"
        drawn.add_row("", Text(f"+ {older} older", style="dim"), Text("play FILE opens one of them", style="dim"))
        plain.append(f"{more}.")
    return Section(drawn, plain)


def open_campaign(path: Path, pack: str) -> Campaign:
    """A campaign from its file, with the pack it names; or with one from a folder, if that is what was asked for."""
    if "/" in pack or "\\" in pack:
        return Campaign.open(path, *load_pack(pack))
    return resume(path)


def _opened(screen: Screen, path: Path, pack: str) -> Campaign | None:
    """The campaign; if it cannot be opened, the reason is said and the file is untouched."""
    try:
        return open_campaign(path, pack)
    except BrokenJournal as error:
        what = "was played by rules that have changed" if isinstance(error, RuleChanged) else "is damaged"
        screen.say(f"{printable(path.name)} {what}. {error}")
        return _rescued(screen, path, error.line, pack)
    except (JournalError, CampaignError, OSError) as error:
        screen.say(f"{printable(path.name)}: {error}")
        return None


def _rescued(screen: Screen, path: Path, line: int, pack: str) -> Campaign | None:
    """What is sound before the damage can be played on, in a copy; the damaged file stays as it is."""
    copy = rescue(path, line)
    if copy is None:
        screen.say("Nothing before that line can be played. The file is untouched.")
        return None
    standing = look_into(copy)
    said = standing.broken or standing.standing
    screen.say(f"Everything before that line is sound: {said}. The file itself stays untouched.")
    if screen.ask(f"Type yes to play on from there in the copy {copy.stem}> ").lower() in ("y", "yes"):
        with contextlib.suppress(JournalError, CampaignError, OSError):
            return open_campaign(copy, pack)
        screen.say("That part cannot be played either.")
    copy.unlink(missing_ok=True)
    return None


def begin(ready: Ready, path: Path | None, folder: Path) -> Campaign:
    """A new campaign in a new file."""
    if path is None:
        folder.mkdir(parents=True, exist_ok=True)
        path = new_path(folder, ready.pack.id, ready.setup.seats)
    return Campaign.begin(ready.game, ready.pack, ready.setup, path)
