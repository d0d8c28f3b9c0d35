"""The terminal client: ``sleeping-gods play --terminal``."""

from __future__ import annotations

from pathlib import Path

from ..campaign.live import Campaign
from ..campaign.profile import Profile
from ..kernel.showing import printable
from ..languages import Lang
from .games import view_of
from .languages import first_localizer
from .new_campaign import ask_new, make_ready
from .open_campaign import is_folder, open_file
from .saves import default_folder
from .screen import InputClosed, Screen, standard_screen
from .session import Session
from .start import begin, choose_campaign
from .wish import Wish


def run(
    *,
    file: Path | None = None,
    pack: str = "wandering-sea",
    players: tuple[str, ...] = (),
    options: dict[str, str] | None = None,
    profile: Path | None = None,
    saves: Path | None = None,
    plain: bool = False,
    real_cards: bool = False,
    open_hands: bool = False,
    ask_all: bool = False,
    lang: Lang = "en",
    screen: Screen | None = None,
) -> int:
    """Play in this terminal until the user quits; returns 0, or 1 if a damaged file is left as it is.

    An existing file is continued, another is created. Without a file the user chooses one, unless players are named:
    then a new campaign begins at once in the save folder.
    """
    shelf = saves or default_folder()
    sheets = Profile.load(profile or shelf)
    shown = screen or standard_screen(plain=plain)
    shown.localizer = first_localizer(lang)
    wish = Wish(pack=pack, players=players, options=dict(options or {}), real_cards=real_cards)
    try:
        campaign = _campaign(shown, file, shelf, wish, sheets)
    except (InputClosed, KeyboardInterrupt):
        shown.gap()
        return 0
    if campaign is None:
        return 1
    if campaign.path is not None and campaign.file is not None and campaign.file.tail is not None:
        shown.say(shown.localizer.say("start_unfinished", file=printable(campaign.path.name)))
    seed = campaign.setup.options.get("seed")
    if seed is not None and seed == wish.options.get("seed") and len(campaign.setup.seats) > 1:
        shown.say(shown.localizer.say("new_seed-chosen", seed=seed))
    view = view_of(campaign.game.id, shown.localizer.lang)
    folder = wish.pack if is_folder(wish.pack) else ""
    Session(campaign, view, shown, sheets, open_hands=open_hands, ask_all=ask_all, folder=folder).run()
    return 0


def _campaign(screen: Screen, file: Path | None, folder: Path, wish: Wish, sheets: Profile) -> Campaign | None:
    """The campaign of a file, a new one, or one that is chosen on the first screen; None if it cannot be opened."""
    if file is not None and file.exists():
        return open_file(screen, file, wish.pack)
    if file is not None or wish.players:
        ready = make_ready(wish, sheets) if wish.players else ask_new(screen, wish, sheets)
        return begin(ready, file, folder)
    return choose_campaign(screen, folder, wish, sheets)
