"""What of a printed box of the skies goes into which bag, and what comes out of it again (DS-SAVE, DS-LOAD)."""

from __future__ import annotations

from ...skies.chapters.events import deck_size
from ...skies.chapters.hero import health_left
from ...skies.table.table import SkiesTable
from ...skies.table.words import RESOURCES
from ..audience import Audience
from ..party.paper_words import hand_words, labelled, lines_of, names, quest_words, status_words, with_label
from ..party.presenter import Presenter
from ..scene.paper import PackingStep
from .names import first_name, square_word
from .spaces import plane_name


def packing(presenter: Presenter[SkiesTable], table: SkiesTable, audience: Audience) -> tuple[PackingStep, ...]:
    """The save line, a bag for each character, the large trough, the bags of adventure cards and events."""
    say = presenter.localizer.say
    bags = (
        PackingStep(
            say("paper_bag-of", name=first_name(presenter.localizer, table, name)),
            lines_of([say("paper_standee"), *character(presenter, table, name)]),
        )
        for name in table.crew
    )
    trough = [
        say("paper_boards"),
        _goods(presenter, table),
        *_combat_cards(presenter, table),
        *_hands(presenter, table, audience),
        *_quests(presenter, table),
    ]
    return (
        PackingStep(say("paper_write-log"), save_line(presenter, table), say("paper_write-log-help")),
        *bags,
        PackingStep(say("paper_trough"), lines_of(trough)),
        PackingStep(say("paper_adventure-bag"), _adventures(presenter, table), say("paper_adventure-bag-skies")),
        PackingStep(say("paper_event-bag"), lines_of(_events(presenter, table)), say("paper_event-bag-help")),
        PackingStep(say("paper_rest"), (say("paper_rest-skies"),)),
    )


def laying(presenter: Presenter[SkiesTable], table: SkiesTable, audience: Audience) -> tuple[PackingStep, ...]:
    """Positions, characters, the ability deck, hands, discards and events, and who begins."""
    say = presenter.localizer.say
    places = [*_places(presenter, table), _goods(presenter, table)]
    boards = [_laid_board(presenter, table, name) for name in table.crew]
    shuffled = len(table.deck) + len(table.discard)
    hands = [
        say("paper_lay-hands-line", count=sum(map(len, table.hands))),
        say("paper_lay-adventures-line", count=sum(map(len, table.adventures))),
    ]
    piles = [
        labelled(presenter, "adventure-discard", names(presenter, table, table.played)),
        *_events(presenter, table),
        *_combat_cards(presenter, table),
        *_quests(presenter, table),
    ]
    first_turn = [say("paper_lay-first-skies"), say("paper_bonus") if table.bonus else ""]
    return (
        PackingStep(say("paper_lay-places"), lines_of(places), say("paper_lay-watch")),
        PackingStep(say("paper_lay-characters"), lines_of(boards), say("paper_lay-characters-help")),
        PackingStep(say("paper_lay-deck"), (say("paper_lay-deck-line", count=shuffled),)),
        PackingStep(say("paper_lay-hands"), lines_of(hands)),
        PackingStep(say("paper_lay-piles"), lines_of(piles)),
        PackingStep(say("paper_lay-first"), lines_of(first_turn)),
    )


def _laid_board(presenter: Presenter[SkiesTable], table: SkiesTable, name: str) -> str:
    """A character's board with all that lies on it."""
    localizer = presenter.localizer
    health = localizer.say("paper_health", count=health_left(table, name))
    lies = localizer.clauses([health, *character(presenter, table, name)])
    return with_label(presenter, first_name(localizer, table, name), lies)


def save_line(presenter: Presenter[SkiesTable], table: SkiesTable) -> tuple[str, ...]:
    """Where Claire and the plane are, health of all, the plane's health and fuel; and what the printed list omits."""
    localizer = presenter.localizer
    health = ", ".join(f"{first_name(localizer, table, name)} {health_left(table, name)}" for name in table.crew)
    threat = ", ".join(
        f"{presenter.game_words.name(localizer, table, event)} {count}" for event, count in table.active.items()
    )
    return lines_of(
        [
            *_places(presenter, table),
            labelled(presenter, "health-of", health),
            labelled(presenter, "threat", threat),
            localizer.say("paper_bonus") if table.bonus else "",
        ]
    )


def character(presenter: Presenter[SkiesTable], table: SkiesTable, name: str) -> list[str]:
    """What a character's bag holds."""
    member, say = table.crew[name], presenter.localizer.say
    return [
        say("paper_stamina", count=member.stamina),
        status_words(presenter, member.statuses),
        labelled(presenter, "equipped", names(presenter, table, member.cards)),
    ]


def _places(presenter: Presenter[SkiesTable], table: SkiesTable) -> list[str]:
    """Where Claire is, and where the plane is with its health and fuel."""
    localizer = presenter.localizer
    plane = localizer.clauses(
        [
            presenter.game_words.name(localizer, table, table.plane),
            localizer.say("paper_health", count=table.plane_health),
            localizer.say("paper_fuel", count=table.fuel),
        ]
    )
    return [
        labelled(presenter, "claire-at", square_word(localizer, table, table.place)),
        with_label(presenter, plane_name(localizer, table), plane),
    ]


def _goods(presenter: Presenter[SkiesTable], table: SkiesTable) -> str:
    """The party's resources."""
    localizer = presenter.localizer
    goods = [localizer.counted(table.goods[kind], kind) for kind in RESOURCES if table.goods[kind]]
    return labelled(presenter, "resources", ", ".join(goods))


def _hands(presenter: Presenter[SkiesTable], table: SkiesTable, audience: Audience) -> list[str]:
    """The hand of each player."""
    return [
        with_label(presenter, name, hand_words(presenter, table, audience, seat))
        for seat, name in enumerate(table.names)
    ]


def _adventures(presenter: Presenter[SkiesTable], table: SkiesTable) -> tuple[str, ...]:
    """The adventure cards in hands, face up, and those that were played, face down."""
    held = [card for hand in table.adventures for card in hand]
    return lines_of(
        [
            labelled(presenter, "face-up", names(presenter, table, held)),
            labelled(presenter, "face-down", names(presenter, table, table.played)),
        ]
    )


def _combat_cards(presenter: Presenter[SkiesTable], table: SkiesTable) -> list[str]:
    """The combat deck, the combat cards beside it, and curses."""
    spare = [card for card in table.arms if card not in table.combat_deck]
    return [
        labelled(presenter, "combat-deck", presenter.localizer.say("paper_cards", count=len(table.combat_deck))),
        labelled(presenter, "combat-spare", names(presenter, table, spare)),
        labelled(presenter, "curses", names(presenter, table, table.curses)),
    ]


def _events(presenter: Presenter[SkiesTable], table: SkiesTable) -> list[str]:
    """How many event cards are in the deck and in the discard pile, and which are in play."""
    say = presenter.localizer.say
    return [
        labelled(presenter, "event-deck", say("paper_cards", count=deck_size(table))),
        labelled(presenter, "event-discard", say("paper_cards", count=len(table.event_discard))),
        labelled(presenter, "in-play", names(presenter, table, table.active)),
    ]


def _quests(presenter: Presenter[SkiesTable], table: SkiesTable) -> list[str]:
    """Quests in hand, and the numbers of those that are completed."""
    return [
        labelled(presenter, "quests", quest_words(presenter, table, table.quests)),
        labelled(presenter, "completed-quests", ", ".join(map(str, sorted(table.used_quests)))),
    ]
