"""Tables and figures of the sea for its quick reference, all computed from the pack and the rules."""

from __future__ import annotations

from ...languages import Lang
from ...sea.chapters.combat import ATTACKS, TOKENS
from ...sea.chapters.crew import TIRED
from ...sea.chapters.defeat import EVENTS_LOST
from ...sea.chapters.equip import SLOTS
from ...sea.chapters.event_deck import PER_KIND
from ...sea.chapters.fate import HAND_LIMIT
from ...sea.chapters.market import OFFER
from ...sea.chapters.port import INN_COINS, INN_HEALTH
from ...sea.chapters.search import DRAWS
from ...sea.table.cards import AdventureCard, CrewBoard, Room, SearchToken
from ...sea.table.words import HULL, SKILLS
from .figures import PLAYERS, equal_runs, figures_by_players, share_evenly, shares_in_words
from .packs import sea
from .table import AidTable
from .wording import name_in_language, signs, table_words


def figures() -> dict[str, int]:
    """Figures by the names that the text uses."""
    pack = sea()
    return {
        "hand": HAND_LIMIT,
        "slots": SLOTS,
        "offer": OFFER,
        "inn": INN_COINS,
        "inn-health": INN_HEALTH,
        "tired": TIRED,
        "searches": DRAWS,
        "lost": EVENTS_LOST,
        "events": PER_KIND,
        "attacks": ATTACKS,
        "sinks": sum(room.capacity for room in pack.rooms.values()),
        "crew": len(pack.crew),
        "command": pack.supply["command"],
    }


def tables(lang: Lang) -> dict[str, AidTable]:
    """Tables by the names that the text uses."""
    return {
        "rooms": _rooms(lang),
        "travel": _travel(lang),
        "port": _port(lang),
        "search": _search(lang),
        "players": _players(lang),
        "levels": _levels(lang),
        "starting": _starting(lang),
        "crew": _crew(lang),
    }


def _rooms(lang: Lang) -> AidTable:
    """The rooms of the ship, by fate."""
    labels = table_words(lang)
    rooms = sorted(sea().rooms.values(), key=lambda room: -room.fate)
    return AidTable(
        "rooms",
        (labels["fate"], labels["room"], *map(labels["by-count"].format, PLAYERS), labels["cards"], labels["and"]),
        tuple(_room(room, lang) for room in rooms),
        over=(("", 2), (labels["command-by-players"], len(PLAYERS)), ("", 2)),
    )


def _room(room: Room, lang: Lang) -> tuple[str, ...]:
    """A room with what it gives by the number of players; the hull gives nothing."""
    labels = table_words(lang)
    name = f"**{name_in_language(room.name, lang)}**"
    effect = labels[f"room-{room.id}"].replace("{clears}", figures_by_players(room.clears))
    if room.id == HULL:
        return str(room.fate), name, "", "", "", "", "", effect
    return (
        str(room.fate),
        name,
        *map(str, room.command),
        figures_by_players(room.cards) if any(room.cards) else "–",
        effect,
    )


def _travel(lang: Lang) -> AidTable:
    """How far the ship moves by the total."""
    labels = table_words(lang)
    *ranges, last = equal_runs(sea().travel[1:], first=1)
    totals = [f"{each.low}–{each.high}" for each in ranges] + [f"{last.low}+"]
    distances = (str(each.value) for each in (*ranges, last))
    return AidTable("flat", (labels["total"], *totals), ((labels["regions"], *distances),))


def _port(lang: Lang) -> AidTable:
    """The services of a port."""
    labels = table_words(lang)
    rows = (
        (f"[[inn|{labels['inn']}]]", labels["inn-cost"].replace("{n}", str(INN_COINS)),
         labels["inn-does"].replace("{n}", str(INN_HEALTH))),
        (f"[[shipyard|{labels['shipyard']}]]", labels["shipyard-cost"], labels["shipyard-does"]),
        (f"[[healer|{labels['healer']}]]", labels["healer-cost"], labels["healer-does"]),
        (f"[[spend-xp|{labels['levels']}]]", labels["levels-cost"], labels["levels-does"]),
    )  # fmt: skip
    return AidTable("port", (), rows)


def _search(lang: Lang) -> AidTable:
    """The search tokens, those without a penalty first."""
    labels = table_words(lang)
    tokens = sorted(sea().search.values(), key=lambda token: (bool(token.status), token.ship_damage))
    return AidTable("tokens", (labels["reward"], labels["penalty"]), tuple(_token(token, lang) for token in tokens))


def _token(token: SearchToken, lang: Lang) -> tuple[str, ...]:
    """A search token: its rewards, one of which is taken, and its penalty."""
    labels = table_words(lang)
    rewards = [" ".join(f"{count} {{icon:{_good(what)}}}" for what, count in reward) for reward in token.rewards]
    penalty = "–"
    if token.ship_damage:
        penalty = f"{token.ship_damage} {{icon:ship-damage}}"
    elif token.status:
        penalty = f"1 {{icon:{token.status}}} {labels[f'icon-{token.status}']}"
    return labels["or"].join(rewards), penalty


def _good(what: str) -> str:
    """The icon of a kind of goods."""
    return "coin" if what == "coins" else what


def _players(lang: Lang) -> AidTable:
    """How many boards and combat tokens each player has."""
    labels = table_words(lang)
    others = len(sea().crew) - 1
    crew = [shares_in_words(share_evenly(others, players), labels["each"]) for players in PLAYERS]
    tokens = [shares_in_words(_token_shares(players), labels["each"]) for players in PLAYERS]
    rows = ((labels["crew-boards"], *crew), (labels["combat-tokens"], *tokens))
    return AidTable("flat", (labels["players"], *map(str, PLAYERS)), rows)


def _token_shares(players: int) -> list[int]:
    """The combat tokens of each player, those of the first player first."""
    of_first, of_others = TOKENS[players]
    return [of_first, *[of_others] * (players - 1)]


def _levels(lang: Lang) -> AidTable:
    """The levels of fights by difficulty."""
    labels = table_words(lang)
    return AidTable(
        "pairs", (), tuple((f"**{low}–{high}**", labels[f"level-{key}"]) for low, high, key in sea().difficulty)
    )


def _starting(lang: Lang) -> AidTable:
    """The cards that the party begins with."""
    cards = [card for card in sea().adventures.values() if card.origin == "starting"]
    return AidTable("starting", (), tuple(_starting_card(card, lang) for card in cards))


def _starting_card(card: AdventureCard, lang: Lang) -> tuple[str, ...]:
    """A card that the party begins with."""
    programs = [use.program for use in card.uses] or [card.recipe]
    effects = ", ".join(signs(op, lang) for program in programs for op in program)
    food = ", ".join(f"{count} {{icon:{what}}}" for what, count in card.food)
    return f"**{card.command}** {name_in_language(card.name, lang)}", f"{food} → {effects}" if food else effects


def _crew(lang: Lang) -> AidTable:
    """The crew boards."""
    labels = table_words(lang)
    return AidTable(
        "crew",
        (
            labels["crew-member"], "{icon:health}", *(f"{{icon:{skill}}}" for skill in SKILLS), labels["weapon"],
            "{icon:accuracy}", "{icon:damage}", "{icon:block}", "{icon:discard}", labels["abilities"], labels["token"],
        ),
        tuple(_member(board, lang) for board in sea().crew.values()),
        stacked=True,
    )  # fmt: skip


def _member(board: CrewBoard, lang: Lang) -> tuple[str, ...]:
    """A crew board in a row."""
    weapon = board.weapon
    ranged = " {icon:ranged}" if weapon.ranged else ""
    uses = "\u2003".join(f"**{use.command}** {' '.join(signs(op, lang) for op in use.program)}" for use in board.uses)
    return (
        f"**{_short(name_in_language(board.name, lang))}**",
        str(board.health),
        *(str(board.skills[skill]) if skill in board.skills else "" for skill in SKILLS),
        f"{name_in_language(weapon.name, lang)}{ranged}",
        str(weapon.accuracy),
        str(weapon.damage),
        str(weapon.block),
        f"{{icon:{weapon.discard}}}",
        uses,
        _synergy(board, lang),
    )


def _synergy(board: CrewBoard, lang: Lang) -> str:
    """What a synergy token does; one that heals is used when its holder reaches 0 health."""
    effect = signs(board.synergy, lang)
    return f"{table_words(lang)['at-zero']} {effect}" if board.synergy.name == "heal" else effect


def _short(name: str) -> str:
    """The last word of a crew member's name, by which the sheets call them."""
    return name.rpartition(" ")[2]
