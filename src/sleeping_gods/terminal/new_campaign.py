"""A new campaign: who plays which pack with which options. Enter begins; everything has a default."""

from __future__ import annotations

import contextlib
import datetime
import secrets
from dataclasses import dataclass, field

from rich.table import Table as Columns
from rich.text import Text

from ..campaign.errors import CampaignError
from ..campaign.games import load_pack, setup_for
from ..campaign.profile import Profile
from ..content.builtin import available
from ..kernel.choices import seat_word
from ..kernel.errors import BrokenPack, IllegalSetup
from ..kernel.game import Game, PackInfo, Setup
from .catalogue import catalogue
from .games import view_of
from .screen import Closed, Screen
from .section import Section, clipped, lines, whole

DEFAULT_NAME = "Ada"
MOST_PLAYERS = 4


@dataclass(slots=True)
class Wish:
    """What the players ask for."""

    pack: str
    players: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    real_cards: bool = False


@dataclass(frozen=True, slots=True)
class Ready:
    """A game, its pack and a set-up that it accepts."""

    game: Game
    pack: PackInfo
    setup: Setup


def make_ready(wish: Wish, profile: Profile) -> Ready:
    """The set-up that a wish stands for, with a date and, unless real cards are drawn, a seed; or IllegalSetup."""
    game, pack = load_pack(wish.pack)
    options = {"date": datetime.datetime.now(tz=datetime.UTC).date().isoformat(), **wish.options}
    if wish.real_cards:
        options.pop("seed", None)
    else:
        options.setdefault("seed", str(secrets.randbits(63)))
    setup = setup_for(game, pack, wish.players or (DEFAULT_NAME,), options, profile.of(game.id))
    game.set_up(pack, setup)
    return Ready(game, pack, setup)


def ask_new(screen: Screen, wish: Wish, profile: Profile) -> Ready:
    """Show the wish, let it be changed line by line, and begin with Enter."""
    while True:
        game, pack = load_pack(wish.pack)
        unlocked = view_of(game.id).unlocked(pack, profile.of(game.id).ticked)
        settings = _settings(game, wish, unlocked)
        screen.show(lines(["New campaign"], style="bold"), _page(settings))
        answer = screen.ask("Enter begins, a number changes a line> ")
        if not answer:
            try:
                return make_ready(wish, profile)
            except IllegalSetup as refused:
                screen.say(f"Not like this: {refused}")
                continue
        _change(screen, game, wish, settings, answer, unlocked)


def _settings(game: Game, wish: Wish, unlocked: dict[str, str]) -> list[tuple[str, str, str]]:
    """Key, title and present value of each line."""
    words = catalogue()
    first = wish.options.get("first", "p1")
    players = wish.players or (DEFAULT_NAME,)
    begins = players[int(first[1:]) - 1] if first[1:].isdigit() and int(first[1:]) <= len(players) else first
    found = [
        ("players", "Players", ", ".join(players)),
        ("pack", "Pack", wish.pack),
    ]
    for name, values in game.option_values().items():
        value = wish.options.get(name, values[0])
        found.append((name, words.option(name, "title"), words.option(name, value)))
    drawn = "real" if wish.real_cards else "program"
    found.append(("cards", words.option("cards", "title"), words.option("cards", drawn)))
    if len(players) > 1:
        found.append(("first", "Who begins", begins))
    if unlocked:
        taken = wish.options.get("unlocked", "").split()
        found.append(("unlocked", "Unlocked quests", ", ".join(unlocked.get(word, word) for word in taken) or "none"))
    return found


def _page(settings: list[tuple[str, str, str]]) -> Section:
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(justify="right", style="bold")
    drawn.add_column(style="dim", no_wrap=True)
    drawn.add_column(ratio=1)
    for number, (_, title, value) in enumerate(settings, start=1):
        drawn.add_row(str(number), title, Text(value))
    return Section(drawn, [f"{n}. {title}: {value}" for n, (_, title, value) in enumerate(settings, start=1)])


def _change(
    screen: Screen,
    game: Game,
    wish: Wish,
    settings: list[tuple[str, str, str]],
    answer: str,
    unlocked: dict[str, str],
) -> None:
    word, _, rest = answer.partition(" ")
    number = whole(word)
    if number is not None:
        key = settings[number - 1][0] if 1 <= number <= len(settings) else ""
    else:
        said = word.lower()
        key = next((key for key, title, _ in settings if said and (key == said or title.lower().startswith(said))), "")
    values = game.option_values()
    if key == "players":
        _ask_players(screen, wish, rest)
    elif key == "pack":
        packs = playable()
        if set(packs) <= {wish.pack}:
            screen.say(f"{wish.pack} is the only pack here; --pack FOLDER plays one of your own.")
        wish.pack = _next(packs, wish.pack)
    elif key == "cards":
        wish.real_cards = not wish.real_cards
    elif key == "first":
        seats = tuple(seat_word(seat) for seat in range(len(wish.players)))
        wish.options["first"] = _next(seats, wish.options.get("first", "p1"))
    elif key == "unlocked":
        _ask_unlocked(screen, wish, unlocked)
    elif key in values:
        wish.options[key] = rest if rest in values[key] else _next(values[key], wish.options.get(key, values[key][0]))
    elif word.lower() in ("q", "quit", "exit"):
        raise Closed
    else:
        screen.say(f"Expected Enter or a number from 1 to {len(settings)}, got {clipped(answer, 40)!r}; quit leaves.")


def playable() -> tuple[str, ...]:
    """The shipped packs that can be read and drawn; others are left out of the round."""
    found = []
    for name in available():
        with contextlib.suppress(BrokenPack, CampaignError):
            view_of(load_pack(name)[0].id)
            found.append(name)
    return tuple(found)


def _ask_players(screen: Screen, wish: Wish, rest: str) -> None:
    said = rest or screen.ask("Names, with commas between them (1 to 4 players)> ")
    if not said:
        return
    names = tuple(name.strip() for name in said.split(",") if name.strip())
    if not 1 <= len(names) <= MOST_PLAYERS or len(set(names)) != len(names):
        screen.say("Expected 1 to 4 different names, such as: Ada, Ben")
        return
    wish.players = names
    wish.options.pop("first", None)


def _ask_unlocked(screen: Screen, wish: Wish, unlocked: dict[str, str]) -> None:
    """Which of the unlocked cards are taken along; any or none."""
    screen.show(lines(f"{word}  {title}" for word, title in unlocked.items()))
    said = screen.ask("Their numbers, or Enter for none> ").replace(",", " ").split()
    unknown = [word for word in said if word not in unlocked]
    if unknown:
        screen.say(f"Expected numbers among {', '.join(unlocked)}, got {', '.join(unknown)}.")
    elif said:
        wish.options["unlocked"] = " ".join(said)
    else:
        wish.options.pop("unlocked", None)


def _next(values: tuple[str, ...], value: str) -> str:
    return values[(values.index(value) + 1) % len(values)] if value in values else values[0]
