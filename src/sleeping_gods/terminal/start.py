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
from ..telling.voice import Voice
from .choose_language import choose_language
from .going_wrong import error_words
from .new_campaign import Ready, ask_new
from .saves import Saved, count_saves, list_saves, look_into, new_path, rescue
from .screen import Closed, Screen
from .section import Section, lines, whole
from .settings import Wish
from .typed import command_named, quoted, says


def choose_campaign(screen: Screen, folder: Path, wish: Wish, profile: Profile) -> Campaign:
    """The campaign that is played: one of the saved, or a new one."""
    while True:
        voice = screen.voice
        saved = list_saves(voice, folder)
        screen.show(lines([voice.say("start_title"), voice.say("start_about")]))
        screen.show(_page(voice, saved, count_saves(folder) - len(saved)))
        going_on = next((number for number, one in enumerate(saved, start=1) if not one.broken and not one.over), 0)
        what = voice.say("start_continue", number=going_on) if going_on else voice.say("start_begin", saved=len(saved))
        answer = screen.ask(f"{what}> ").lower()
        number = going_on if not answer else whole(answer) or 0
        word, _, rest = answer.partition(" ")
        if command_named(voice, answer) == "help":
            screen.say(voice.say("start_help"))
            screen.say(voice.say("start_safe"))
        elif says(voice, answer, "leave"):
            raise Closed
        elif 1 <= number <= len(saved):
            campaign = _opened(screen, saved[number - 1].path, wish.pack)
            if campaign is not None:
                return campaign
        elif not answer or says(voice, answer, "new"):
            return begin(ask_new(screen, wish, profile), None, folder)
        elif command_named(voice, word) == "lang":
            choose_language(screen, rest.strip())
        else:
            screen.say(voice.say("start_expected", count=len(saved), said=quoted(voice, answer)))


def _page(voice: Voice, saved: list[Saved], older: int) -> Section:
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(justify="right", style="bold")
    drawn.add_column(no_wrap=True)
    drawn.add_column(ratio=1)
    plain = []
    for number, one in enumerate(saved, start=1):
        standing = voice.say("start_unplayable", error=one.broken) if one.broken else one.standing
        names = ", ".join(one.players)
        stem, names = clipped(printable(one.path.stem), 80), clipped(names, 200)
        drawn.add_row(str(number), Text(stem), Text(f"{names}  {standing}".strip()))
        plain.append(voice.say("start_saved", number=number, name=stem, players=names, standing=standing))
    drawn.add_row("n", Text(voice.say("start_new")), Text(""))
    plain.append(voice.say("start_new-told"))
    if older > 0:
        more, how = (voice.say(key, count=older) for key in ("start_older", "start_older-how"))
        drawn.add_row("", Text(more, style="dim"), Text(how, style="dim"))
        plain.append(voice.say("start_older-told", count=older))
    return Section(drawn, plain)


def open_campaign(path: Path, pack: str) -> Campaign:
    """A campaign from its file, with the pack it names; or with one from a folder, if that is what was asked for."""
    if is_folder(pack):
        return Campaign.open(path, *load_pack(pack))
    return resume(path)


def is_folder(pack: str) -> bool:
    """Whether a pack is named by its folder."""
    return "/" in pack or "\\" in pack


def _opened(screen: Screen, path: Path, pack: str) -> Campaign | None:
    """The campaign; if it cannot be opened, the reason is said and the file is untouched."""
    voice, name = screen.voice, printable(path.name)
    try:
        return open_campaign(path, pack)
    except BrokenJournal as error:
        what = "start_changed" if isinstance(error, RuleChanged) else "start_damaged"
        screen.say(voice.say(what, file=name, error=error_words(voice, error)))
        return _rescued(screen, path, error.line, pack)
    except (JournalError, CampaignError, OSError) as error:
        screen.say(voice.say("start_closed", file=name, error=error_words(voice, error)))
        return None


def _rescued(screen: Screen, path: Path, line: int, pack: str) -> Campaign | None:
    """What is sound before the damage can be played on, in a copy; the damaged file stays as it is."""
    voice, copy = screen.voice, rescue(path, line)
    if copy is None:
        screen.say(voice.say("start_none-sound"))
        return None
    standing = look_into(voice, copy)
    screen.say(voice.say("start_sound", standing=standing.broken or standing.standing))
    if says(voice, screen.ask(f"{voice.say('start_copy', name=copy.stem)}> "), "yes"):
        with contextlib.suppress(JournalError, CampaignError, OSError):
            return open_campaign(copy, pack)
        screen.say(voice.say("start_not-either"))
    copy.unlink(missing_ok=True)
    return None


def begin(ready: Ready, path: Path | None, folder: Path) -> Campaign:
    """A new campaign in a new file."""
    if path is None:
        folder.mkdir(parents=True, exist_ok=True)
        path = new_path(folder, ready.pack.id, ready.setup.seats)
    return Campaign.begin(ready.game, ready.pack, ready.setup, path)
