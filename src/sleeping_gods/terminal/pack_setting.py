"""The line of the pack on the set-up page."""

from __future__ import annotations

import contextlib

from ..campaign.errors import CampaignError
from ..campaign.games import listed_packs
from ..kernel.errors import BrokenPack
from ..presentation.localizer import Localizer
from ..presentation.phrases import join
from .games import VIEWS, load_game_and_pack, view_of
from .wish import Choosing, next_value

GAME_NEUTRAL = ("date", "seed", "first")
"""Options that mean the same in every game, and so stay when the pack changes."""


def playable() -> tuple[str, ...]:
    """The shipped packs, from the index."""
    return tuple(pack.id for pack in listed_packs() if pack.game in VIEWS)


def _can_be_read(name: str) -> bool:
    """Whether a pack loads without errors."""
    with contextlib.suppress(BrokenPack, CampaignError):
        return bool(load_game_and_pack(name))
    return False


def pack_list(localizer: Localizer) -> tuple[str, ...]:
    """Every playable pack that can be read, in words."""
    return tuple(pack_words(localizer, name) for name in playable() if _can_be_read(name))


def pack_words(localizer: Localizer, name: str) -> str:
    """A pack's name, its game and its size."""
    game, pack = load_game_and_pack(name)
    view = view_of(game.id, localizer.lang)
    say = view.localizer.say
    titled = say("setting_pack", name=view.pack_name(pack), id=name, title=say("game_title"), about=say("game_about"))
    return view.localizer.clauses([titled, view.pack_size(pack)])


def pack_line(at: Choosing) -> str:
    """The chosen pack, and the ids of the others that can be chosen."""
    others = [name for name in playable() if name != at.wish.pack]
    more = at.localizer.say("setting_or", others=join(others)) if others else ""
    return at.localizer.clauses([pack_words(at.localizer, at.wish.pack), more])


def next_pack(at: Choosing, typed: str) -> None:
    """Change to the pack that is typed, or to the next; options and values that it does not know are dropped."""
    packs, wish = playable(), at.wish
    has_another = any(pack != wish.pack for pack in packs)
    if not has_another:
        at.screen.say(at.localizer.say("setting_one-pack", pack=wish.pack))
        return
    start = packs.index(typed if typed in packs else next_value(packs, wish.pack))
    from_start = packs[start:] + packs[:start]
    wish.pack = next(filter(_can_be_read, from_start), wish.pack)
    game, _ = load_game_and_pack(wish.pack)
    allowed = game.option_values()
    wish.options = {
        key: value for key, value in wish.options.items() if key in GAME_NEUTRAL or value in allowed.get(key, ())
    }
