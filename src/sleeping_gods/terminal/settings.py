"""The lines of the set-up page: title, value, help, and how each is changed."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..campaign.errors import CampaignError
from ..campaign.games import listed_packs
from ..kernel.choices import seat_word
from ..kernel.errors import BrokenPack
from ..kernel.game import Game, PackInfo
from ..party.chapters.setup import MAX_PLAYERS
from ..presentation.localizer import Localizer
from ..presentation.phrases import join
from ..reference.book.folding import fold
from .games import VIEWS, load_game_and_pack, view_of
from .screen import Screen
from .section import lines, parse_number
from .view import View

DEFAULT_NAME = "Ada"
"""The name of a player who gave none."""
GAME_NEUTRAL = ("date", "seed", "first")
"""Options that mean the same in every game."""


@dataclass(slots=True)
class Wish:
    """The set-up that the players ask for."""

    pack: str
    players: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    real_cards: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The players, or the default one."""
        return self.players or (DEFAULT_NAME,)


@dataclass(frozen=True, slots=True)
class Choosing:
    """The state of the set-up page."""

    screen: Screen
    wish: Wish
    game: Game
    pack: PackInfo
    view: View[Any]
    unlocked: dict[str, str]
    """What achievements have unlocked: option word to title."""

    @property
    def localizer(self) -> Localizer:
        """The localizer of the chosen game."""
        return self.view.localizer


@dataclass(frozen=True, slots=True)
class Setting:
    """One line of the page."""

    key: str
    value: str
    """Its present value."""
    change: Callable[[Choosing, str], None]
    """Changes it; the text is what was typed behind the line's number."""
    values: Callable[[], tuple[str, ...]] = tuple
    """All that it can say, if that is a list; computed only when somebody asks."""


def settings(at: Choosing) -> list[Setting]:
    """All lines: players, pack, the game's options, and rarely used ones."""
    wish, words = at.wish, at.localizer.words
    shown = [
        Setting("players", join(wish.names), _ask_players),
        Setting(key="pack", value=_pack_line(at), change=_next_pack, values=lambda: _pack_list(at.localizer)),
    ]
    for name, values in at.game.option_values().items():
        value = wish.options.get(name, values[0])
        labels = tuple(words.option(name, value) for value in values)
        shown.append(
            Setting(key=name, value=words.option(name, value), change=_option(name, values), values=_these(labels))
        )
    by_program, real = (words.option("cards", value) for value in ("program", "real"))
    shown.append(
        Setting(
            key="cards",
            value=real if wish.real_cards else by_program,
            change=_turn_cards,
            values=_these((by_program, real)),
        )
    )
    if len(wish.names) > 1:
        shown.append(Setting(key="first", value=_first(wish), change=_next_first, values=_these(wish.names)))
        shown.append(Setting("crew", _crew_line(at), _ask_crew))
    for key, default in at.view.free_options(at.pack).items():
        shown.append(Setting(key, wish.options.get(key, default), _ask_words(key)))
    if at.unlocked:
        taken = wish.options.get("unlocked", "").split()
        titles = join(at.unlocked.get(word, word) for word in taken)
        shown.append(Setting("unlocked", titles or at.localizer.say("setting_none"), _ask_unlocked))
    return shown


def playable() -> tuple[str, ...]:
    """The shipped packs, from the index."""
    return tuple(pack.id for pack in listed_packs() if pack.game in VIEWS)


def _can_be_read(name: str) -> bool:
    """Whether a pack loads without errors."""
    with contextlib.suppress(BrokenPack, CampaignError):
        return bool(load_game_and_pack(name))
    return False


def _these(values: tuple[str, ...]) -> Callable[[], tuple[str, ...]]:
    """A list of values that is known already."""
    return lambda: values


def _pack_list(localizer: Localizer) -> tuple[str, ...]:
    return tuple(pack_words(localizer, name) for name in playable() if _can_be_read(name))


def pack_words(localizer: Localizer, name: str) -> str:
    """A pack's name and game."""
    game, pack = load_game_and_pack(name)
    view = view_of(game.id, localizer.lang)
    say = view.localizer.say
    titled = say("setting_pack", name=view.pack_name(pack), id=name, title=say("game_title"), about=say("game_about"))
    return view.localizer.clauses([titled, view.pack_size(pack)])


def _pack_line(at: Choosing) -> str:
    others = [name for name in playable() if name != at.wish.pack]
    more = at.localizer.say("setting_or", others=join(others)) if others else ""
    return at.localizer.clauses([pack_words(at.localizer, at.wish.pack), more])


def _next_pack(at: Choosing, rest: str) -> None:
    """Change to the next or the named pack; options that it does not allow take their defaults."""
    packs, wish = playable(), at.wish
    if set(packs) <= {wish.pack}:
        at.screen.say(at.localizer.say("setting_one-pack", pack=wish.pack))
        return
    start = packs.index(rest if rest in packs else _next(packs, wish.pack)) if packs else 0
    wish.pack = next(filter(_can_be_read, packs[start:] + packs[:start]), wish.pack)
    game, _pack = load_game_and_pack(wish.pack)
    allowed = game.option_values()
    wish.options = {
        key: value for key, value in wish.options.items() if key in GAME_NEUTRAL or value in allowed.get(key, ())
    }


def _option(name: str, values: tuple[str, ...]) -> Callable[[Choosing, str], None]:
    """Changes an option to the value that is typed, or to the next."""

    def change(at: Choosing, rest: str) -> None:
        now = at.wish.options.get(name, values[0])
        at.wish.options[name] = rest if rest in values else _next(values, now)

    return change


def _turn_cards(at: Choosing, rest: str) -> None:
    at.wish.real_cards = not at.wish.real_cards


def _first(wish: Wish) -> str:
    """The name of the player who begins."""
    first = wish.options.get("first", "p1")
    place = parse_number(first[1:]) or 0
    return wish.names[place - 1] if 0 < place <= len(wish.names) else first


def _next_first(at: Choosing, rest: str) -> None:
    seats = tuple(seat_word(seat) for seat in range(len(at.wish.names)))
    at.wish.options["first"] = _next(seats, at.wish.options.get("first", "p1"))


def _ask_players(at: Choosing, rest: str) -> None:
    answer = rest or at.screen.ask(f"{at.localizer.say('setting_ask-players')}> ")
    if not answer:
        return
    names = tuple(name.strip() for name in answer.split(",") if name.strip())
    if not 1 <= len(names) <= MAX_PLAYERS or len(set(names)) != len(names):
        at.screen.say(at.localizer.say("setting_players"))
        return
    at.wish.players = names
    for key in ("first", "crew"):
        at.wish.options.pop(key, None)


def _crew_line(at: Choosing) -> str:
    groups = at.wish.options.get("crew", "")
    if not groups:
        return at.localizer.say("setting_dealt")
    names = at.view.roster(at.pack)
    dealt = zip(at.wish.names, groups.split("/"), strict=False)
    return at.localizer.clauses(
        at.localizer.say("label_text", label=player, text=join(names.get(word, word) for word in group.split()))
        for player, group in dealt
    )


def _ask_crew(at: Choosing, rest: str) -> None:
    """Ask each player for their crew; Enter at the first deals them in turn."""
    left, groups = dict(at.view.roster(at.pack)), []
    for seat, player in enumerate(at.wish.names[:-1]):
        answer = at.screen.ask(f"{at.localizer.say('setting_ask-crew', who=player, left=join(left.values()))}> ")
        if not answer:
            at.wish.options.pop("crew", None)
            return
        taken = _members(left, answer)
        if taken is None:
            at.screen.say(at.localizer.say("setting_crew", left=join(left.values())))
            return
        shares = _even_shares(len(left), len(at.wish.names) - seat)
        if len(taken) not in shares:
            count = (
                str(shares[0])
                if len(shares) == 1
                else at.localizer.say("setting_crew-or", few=shares[0], many=shares[1])
            )
            at.screen.say(at.localizer.say("setting_crew-share", count=count, left=join(left.values())))
            return
        groups.append(taken)
        left = {word: name for word, name in left.items() if word not in taken}
    groups.append(list(left))
    at.wish.options["crew"] = "/".join(" ".join(group) for group in groups)


def _even_shares(members: int, players: int) -> tuple[int, ...]:
    """How many of the members the first of the players may take, so that no two shares differ by more than one."""
    fewest, rest = divmod(members, players)
    return (fewest, fewest + 1) if rest else (fewest,)


def _members(left: dict[str, str], answer: str) -> list[str] | None:
    """The members that are named between commas, each once; None if a name fits none or several."""
    remaining, taken = dict(left), []
    for beginning in filter(None, map(str.strip, answer.split(","))):
        member = _member(remaining, beginning)
        if not member:
            return None
        taken.append(member)
        del remaining[member]
    return taken


def _member(left: dict[str, str], beginning: str) -> str:
    """The only member whose name has a word that begins like this."""
    wanted = fold(beginning.strip())
    members = [
        word
        for word, name in left.items()
        if wanted and any(part.startswith(wanted) for part in (word, fold(name), *fold(name).split()))
    ]
    return members[0] if len(members) == 1 else ""


def _ask_words(key: str) -> Callable[[Choosing, str], None]:
    """Changes an option that takes any words; no words give it its default."""

    def change(at: Choosing, rest: str) -> None:
        title = at.localizer.words.option(key, "title")
        answer = rest or at.screen.ask(f"{at.localizer.say('setting_ask-words', title=title)}> ")
        if answer:
            at.wish.options[key] = answer
        else:
            at.wish.options.pop(key, None)

    return change


def _ask_unlocked(at: Choosing, rest: str) -> None:
    """Ask which unlocked cards are used."""
    at.screen.show(lines(f"{word}  {title}" for word, title in at.unlocked.items()))
    chosen = at.screen.ask(f"{at.localizer.say('setting_ask-unlocked')}> ").replace(",", " ").split()
    unknown = [word for word in chosen if word not in at.unlocked]
    if unknown:
        at.screen.say(at.localizer.say("setting_unlocked", known=join(at.unlocked), said=join(unknown)))
    elif chosen:
        at.wish.options["unlocked"] = " ".join(chosen)
    else:
        at.wish.options.pop("unlocked", None)


def _next(values: tuple[str, ...], value: str) -> str:
    """The value that follows another; the first follows the last, and any that is none of them."""
    return values[(values.index(value) + 1) % len(values)] if value in values else values[0]
