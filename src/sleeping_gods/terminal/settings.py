"""The lines of the set-up page: title, value, help, and how each is changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..kernel.choices import seat_word
from ..party.chapters.setup import MAX_PLAYERS
from ..presentation.phrases import join
from .crew_setting import ask_crew, crew_line
from .pack_setting import next_pack, pack_line, pack_list
from .section import lines, parse_number
from .wish import Choosing, Wish, next_value

FIRST_SEAT = seat_word(0)
"""Who begins unless somebody else is chosen."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One line of the page."""

    key: str
    """The option; its title and its help are messages under this key."""
    value: str
    """Its present value, in words."""
    change: Callable[[Choosing, str], None]
    """Changes it; the text is what was typed behind the line's number. Some ask for more, and some take no text."""
    values: Callable[[], tuple[str, ...]] = tuple
    """All that it can say, if that is a list; computed only when somebody asks."""


def settings(at: Choosing) -> list[Setting]:
    """All lines: players, pack, the game's options, and rarely used ones."""
    return [
        Setting("players", join(at.wish.names), _ask_players),
        Setting("pack", pack_line(at), next_pack, lambda: pack_list(at.localizer)),
        *_options_of_game(at),
        _cards(at),
        *(_seats(at) if len(at.wish.names) > 1 else ()),
        *_free_options(at),
        *([_unlocked(at)] if at.unlocked else ()),
    ]


def _options_of_game(at: Choosing) -> Iterator[Setting]:
    """Options of the chosen game with their lists of values; the first of each is its default."""
    words = at.localizer.words
    for name, values in at.game.option_values().items():
        value = at.wish.options.get(name, values[0])
        labels = tuple(words.option(name, value) for value in values)
        yield Setting(name, words.option(name, value), _value_changer(name, values), _known(labels))


def _cards(at: Choosing) -> Setting:
    """Whether cards are drawn by the program or from the printed decks."""
    by_program, real = (at.localizer.words.option("cards", value) for value in ("program", "real"))
    return Setting("cards", real if at.wish.real_cards else by_program, _turn_cards, _known((by_program, real)))


def _seats(at: Choosing) -> list[Setting]:
    """What several players settle among themselves: who begins, and whose the members of the crew are."""
    return [
        Setting("first", _first(at.wish), _next_first, _known(at.wish.names)),
        Setting("crew", crew_line(at), ask_crew),
    ]


def _free_options(at: Choosing) -> Iterator[Setting]:
    """Options that take any words."""
    for key, default in at.view.free_options(at.pack).items():
        yield Setting(key, at.wish.options.get(key, default), _words_changer(key))


def _unlocked(at: Choosing) -> Setting:
    """Which of the unlocked cards are used."""
    taken = at.wish.options.get("unlocked", "").split()
    titles = join(at.unlocked.get(word, word) for word in taken)
    return Setting("unlocked", titles or at.localizer.say("setting_none"), _ask_unlocked)


def _known(values: tuple[str, ...]) -> Callable[[], tuple[str, ...]]:
    """Values that need no computing, as ``Setting.values`` takes them."""
    return lambda: values


def _value_changer(name: str, values: tuple[str, ...]) -> Callable[[Choosing, str], None]:
    """Changes an option to the value that is typed, or to the next."""

    def change(at: Choosing, typed: str) -> None:
        now = at.wish.options.get(name, values[0])
        at.wish.options[name] = typed if typed in values else next_value(values, now)

    return change


def _turn_cards(at: Choosing, typed: str) -> None:
    """Change between cards of the program and real ones."""
    at.wish.real_cards = not at.wish.real_cards


def _first(wish: Wish) -> str:
    """The name of the player who begins; the option as it stands if it is no seat at this table."""
    first = wish.options.get("first", FIRST_SEAT)
    number = parse_number(first[1:]) or 0
    return wish.names[number - 1] if 0 < number <= len(wish.names) else first


def _next_first(at: Choosing, typed: str) -> None:
    """Let the next player begin."""
    seats = tuple(seat_word(seat) for seat in range(len(at.wish.names)))
    at.wish.options["first"] = next_value(seats, at.wish.options.get("first", FIRST_SEAT))


def _ask_players(at: Choosing, typed: str) -> None:
    """Take the names that are typed, or ask for them; options that depend on the players are dropped."""
    answer = typed or at.screen.ask(f"{at.localizer.say('setting_ask-players')}> ")
    if not answer:
        return
    names = tuple(name.strip() for name in answer.split(",") if name.strip())
    if not 1 <= len(names) <= MAX_PLAYERS or len(set(names)) != len(names):
        at.screen.say(at.localizer.say("setting_players"))
        return
    at.wish.players = names
    for key in ("first", "crew"):
        at.wish.options.pop(key, None)


def _words_changer(key: str) -> Callable[[Choosing, str], None]:
    """Changes an option that takes any words; no words give it its default."""

    def change(at: Choosing, typed: str) -> None:
        title = at.localizer.words.option(key, "title")
        answer = typed or at.screen.ask(f"{at.localizer.say('setting_ask-words', title=title)}> ")
        if answer:
            at.wish.options[key] = answer
        else:
            at.wish.options.pop(key, None)

    return change


def _ask_unlocked(at: Choosing, typed: str) -> None:
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
