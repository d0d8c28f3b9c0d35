"""The set-up page of a new campaign: every line has a default and a help text, and Enter begins."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from rich.table import Table as Columns
from rich.text import Text

from ..campaign.errors import CampaignError
from ..campaign.games import setup_for
from ..campaign.profile import Profile
from ..campaign.writable import check_writable
from ..host.fresh_seed import fresh_seed
from ..kernel.errors import IllegalSetup
from ..kernel.game import Game, PackInfo, Setup
from ..presentation.localizer import Localizer
from ..reference.book.folding import fold
from .choose_language import choose_language
from .error_words import error_words
from .games import load_game_and_pack, view_of
from .screen import InputClosed, Screen
from .section import Section, lines, parse_number
from .settings import Setting, settings
from .typed_words import command_of_word, is_answer, quote_typed
from .wish import Choosing, Wish


@dataclass(frozen=True, slots=True)
class ReadyCampaign:
    """A game, its pack and a valid set-up."""

    game: Game
    pack: PackInfo
    setup: Setup


def make_ready(wish: Wish, profile: Profile) -> ReadyCampaign:
    """The set-up of a wish, with every option, a date and, unless cards are real, a seed."""
    game, pack = load_game_and_pack(wish.pack)
    suggested = {name: values[0] for name, values in game.option_values().items()}
    today = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    options = {**suggested, "date": today, **wish.options}
    if wish.real_cards:
        options.pop("seed", None)
    else:
        options.setdefault("seed", str(fresh_seed()))
    names = tuple(name.strip() for name in wish.names)
    setup = setup_for(game, pack, names, options, profile.of(game.id))
    check_writable(setup)
    game.set_up(pack, setup)
    return ReadyCampaign(game, pack, setup)


def ask_new(screen: Screen, wish: Wish, profile: Profile) -> ReadyCampaign:
    """Show the wish, let the user change it line by line, and begin with Enter."""
    while True:
        game, pack = load_game_and_pack(wish.pack)
        view = view_of(game.id, screen.localizer.lang)
        localizer = view.localizer
        at = Choosing(
            screen=screen,
            wish=wish,
            game=game,
            pack=pack,
            view=view,
            unlocked=view.unlocked(pack, profile.of(game.id).ticked),
        )
        shown = settings(at)
        screen.show(lines([localizer.say("new_title")], style="bold"), _page(localizer, shown))
        answer = screen.ask(f"{localizer.say('new_ask')}> ")
        if answer:
            _answer(at, shown, answer)
            continue
        try:
            return make_ready(wish, profile)
        except (IllegalSetup, CampaignError) as refused:
            screen.say(localizer.say("new_refused", error=error_words(localizer, refused)))


def _page(localizer: Localizer, shown: list[Setting]) -> Section:
    """The lines of the page with their numbers."""
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(justify="right", style="bold")
    drawn.add_column(style="dim", no_wrap=True)
    drawn.add_column(ratio=1)
    sentences = []
    for number, setting in enumerate(shown, start=1):
        title = localizer.words.option(setting.key, "title")
        drawn.add_row(str(number), title, Text(setting.value))
        sentences.append(localizer.say("new_line", number=number, title=title, value=setting.value))
    return Section(drawn, sentences)


def _answer(at: Choosing, shown: list[Setting], answer: str) -> None:
    """Change or explain a line, choose a language, or leave."""
    localizer = at.view.localizer
    if answer.startswith("?") or command_of_word(localizer, answer) == "help":
        word = answer.removeprefix("?").strip() if answer.startswith("?") else ""
        explained = _setting_of(at, shown, word)
        at.screen.show(
            lines(line for setting in ([explained] if explained else shown) for line in _help(localizer, setting))
        )
        return
    word, _, rest = answer.partition(" ")
    setting = _setting_of(at, shown, word)
    if setting is not None:
        setting.change(at, rest.strip())
    elif is_answer(localizer, word, "leave"):
        raise InputClosed
    elif command_of_word(localizer, word) == "lang":
        choose_language(at.screen, rest.strip())
    else:
        at.screen.say(localizer.say("new_expected", count=len(shown), said=quote_typed(localizer, answer)))


def _setting_of(at: Choosing, shown: list[Setting], word: str) -> Setting | None:
    """The line with this number, key or beginning of a title."""
    number = parse_number(word)
    if number is not None:
        return shown[number - 1] if 1 <= number <= len(shown) else None
    wanted, words = fold(word), at.view.localizer.words
    titles = {setting.key: fold(words.option(setting.key, "title")) for setting in shown}
    return next(
        (setting for setting in shown if wanted and (setting.key == wanted or titles[setting.key].startswith(wanted))),
        None,
    )


def _help(localizer: Localizer, setting: Setting) -> list[str]:
    """The help of a line and its possible values."""
    title, about = (localizer.words.option(setting.key, what) for what in ("title", "help"))
    about = localizer.say("label_text", label=title, text=about)
    return [about, *(f"  {value}." for value in setting.values())]
