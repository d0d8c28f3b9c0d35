"""The first screen: continue a campaign or begin a new one."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table as Columns
from rich.text import Text

from ..campaign.live import Campaign
from ..campaign.profile import Profile
from ..kernel.showing import printable
from ..presentation.localizer import Localizer
from ..presentation.phrases import clip
from .choose_language import choose_language
from .new_campaign import ReadyCampaign, ask_new
from .open_campaign import open_listed
from .saves import Saved, count_saves, list_saves, new_path
from .screen import InputClosed, Screen
from .section import Section, lines, parse_number
from .typed_words import command_of_word, is_answer, quote_typed
from .wish import Wish

MAX_STEM = 80
"""Characters of a file's name: a file of a stranger may have a longer one."""
MAX_NAMES = 200
"""Characters of the players' names: a file of a stranger may hold longer ones."""


def choose_campaign(screen: Screen, folder: Path, wish: Wish, profile: Profile) -> Campaign:
    """The campaign to play: a saved or a new one. Enter takes the first that can be played on, else a new one."""
    while True:
        localizer = screen.localizer
        saved = list_saves(localizer, folder)
        screen.show(lines([localizer.say("start_title"), localizer.say("start_about")]))
        screen.show(_page(localizer, saved, count_saves(folder) - len(saved)))
        default = _number_to_continue(saved)
        answer = screen.ask(f"{_prompt(localizer, default, len(saved))}> ").lower()
        number = (parse_number(answer) or 0) if answer else default
        word, _, rest = answer.partition(" ")
        if command_of_word(localizer, answer) == "help":
            screen.say(localizer.say("start_help"))
            screen.say(localizer.say("start_safe"))
        elif is_answer(localizer, answer, "leave"):
            raise InputClosed
        elif 1 <= number <= len(saved):
            campaign = open_listed(screen, saved[number - 1].path, wish.pack)
            if campaign is not None:
                return campaign
        elif not answer or is_answer(localizer, answer, "new"):
            return begin(ask_new(screen, wish, profile), None, folder)
        elif command_of_word(localizer, word) == "lang":
            choose_language(screen, rest.strip())
        else:
            screen.say(localizer.say("start_expected", count=len(saved), said=quote_typed(localizer, answer)))


def _prompt(localizer: Localizer, default: int, saved: int) -> str:
    """What Enter does: go on with a campaign, or begin a new one."""
    if default:
        return localizer.say("start_continue", number=default)
    return localizer.say("start_begin", saved=saved)


def _number_to_continue(saved: list[Saved]) -> int:
    """The number of the first campaign that can be played on; 0 if there is none."""
    return next((number for number, save in enumerate(saved, start=1) if not save.broken and not save.over), 0)


def _page(localizer: Localizer, saved: list[Saved], older: int) -> Section:
    """The saved campaigns with their numbers, and how to begin a new one."""
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(justify="right", style="bold")
    drawn.add_column(no_wrap=True)
    drawn.add_column(ratio=1)
    sentences = []
    for number, save in enumerate(saved, start=1):
        standing = localizer.say("start_unplayable", error=save.broken) if save.broken else save.standing
        names = ", ".join(save.players)
        stem, names = clip(printable(save.path.stem), MAX_STEM), clip(names, MAX_NAMES)
        drawn.add_row(str(number), Text(stem), Text(f"{names}  {standing}".strip()))
        sentences.append(localizer.say("start_saved", number=number, name=stem, players=names, standing=standing))
    drawn.add_row("n", Text(localizer.say("start_new")), Text(""))
    sentences.append(localizer.say("start_new-told"))
    if older > 0:
        more, how_to_see_older = (
            localizer.say("start_older", count=older),
            localizer.say("start_older-how", count=older),
        )
        drawn.add_row("", Text(more, style="dim"), Text(how_to_see_older, style="dim"))
        sentences.append(localizer.say("start_older-told", count=older))
    return Section(drawn, sentences)


def begin(ready: ReadyCampaign, path: Path | None, folder: Path) -> Campaign:
    """A new campaign in a new file."""
    if path is None:
        folder.mkdir(parents=True, exist_ok=True)
        path = new_path(folder, ready.pack.id, ready.setup.seats)
    return Campaign.begin(ready.game, ready.pack, ready.setup, path)
