"""What of a printed box of the sea goes into which bag, and what comes out of it again (SG-SAVE)."""

from __future__ import annotations

from ...sea.chapters.event_deck import deck_size
from ...sea.table.table import SeaTable
from ...sea.table.words import CAPTAIN, RESOURCES
from ..audience import Audience
from ..party.paper_words import hand_words, labelled, lines_of, names, quest_words, status_words, with_label
from ..party.presenter import Presenter
from ..scene.paper import PackingStep
from .names import full_name
from .phase import PASSES


def packing(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> tuple[PackingStep, ...]:
    """The save line, a bag for each crew member, the bags of cards, and the campaign box."""
    say = presenter.localizer.say
    bags = (
        PackingStep(
            say("paper_bag-of", name=full_name(presenter.localizer, table.pack, name)),
            lines_of(board(presenter, table, name)),
        )
        for name in table.crew
    )
    return (
        PackingStep(say("paper_write-log"), save_line(presenter, table, audience), say("paper_write-log-help")),
        *bags,
        PackingStep(say("paper_bags-box"), (say("paper_bags-box-line"),)),
        PackingStep(say("paper_adventure-bag"), _adventures(presenter, table), say("paper_adventure-bag-help")),
        PackingStep(say("paper_ability-bag"), _abilities(presenter, table), say("paper_ability-bag-help")),
        PackingStep(say("paper_campaign-box"), _campaign_box(presenter, table, audience)),
        PackingStep(say("paper_rest"), (say("paper_rest-sea"),)),
    )


def laying(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> tuple[PackingStep, ...]:
    """Atlas and ship, crew, decks, events and quests, adventure cards, and who begins."""
    say, localizer = presenter.localizer.say, presenter.localizer
    boards = [
        with_label(presenter, full_name(localizer, table.pack, name), localizer.clauses(board(presenter, table, name)))
        for name in table.crew
    ]
    used = names(presenter, table, [card for card, command in table.adventures.items() if command])
    captain = full_name(localizer, table.pack, CAPTAIN)
    return (
        PackingStep(say("paper_lay-ship"), lines_of([*_ship(presenter, table), _goods(presenter, table)])),
        PackingStep(say("paper_lay-crew"), lines_of(boards), say("paper_lay-crew-help", name=captain)),
        PackingStep(say("paper_lay-abilities"), _abilities(presenter, table), say("paper_lay-abilities-help")),
        PackingStep(say("paper_lay-shuffle"), (say("paper_lay-shuffle-line"),)),
        PackingStep(say("paper_lay-events"), lines_of([*_events(presenter, table), *_quests(presenter, table)])),
        PackingStep(
            say("paper_lay-adventures"),
            lines_of([names(presenter, table, table.adventures), labelled(presenter, "lay-used", used)]),
        ),
        PackingStep(
            say("paper_lay-first"),
            lines_of([say("paper_lay-first-sea"), *_players(presenter, table, audience), _room(presenter, table)]),
        ),
    )


def save_line(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> tuple[str, ...]:
    """Where the ship is, its damage, the room used last, hands and command; and what the printed list leaves out."""
    say = presenter.localizer.say
    lines = [
        *_ship(presenter, table),
        _room(presenter, table),
        *_players(presenter, table, audience),
        say("paper_event-pass", number=table.event_pass, passes=PASSES),
        labelled(presenter, "event-debt", str(table.event_debt) if table.event_debt else ""),
    ]
    for card, command in table.adventures.items():
        if command > 1:  # one alone is shown by the card lying face down
            lines.append(say("paper_command-on", name=names(presenter, table, [card]), count=command))
    return lines_of(lines)


def board(presenter: Presenter[SeaTable], table: SeaTable, name: str) -> list[str]:
    """What lies on a crew member's board and goes into the bag with it."""
    member, say = table.crew[name], presenter.localizer.say
    lines = [
        say("paper_damage", count=member.damage) if member.damage else "",
        say("paper_fatigue", count=member.fatigue) if member.fatigue else "",
        status_words(presenter, member.statuses),
        labelled(presenter, "ability-cards", names(presenter, table, member.cards)),
        labelled(presenter, "level-cards", names(presenter, table, member.levels)),
        labelled(presenter, "weapons", names(presenter, table, member.weapons)),
        say("paper_command", count=member.command) if member.command else "",
    ]
    return [line for line in lines if line] or [say("paper_board-alone")]


def _ship(presenter: Presenter[SeaTable], table: SeaTable) -> list[str]:
    """Where the ship is, and its damage by room."""
    say, localizer, region = presenter.localizer.say, presenter.localizer, table.pack.regions[table.region]
    damage = ", ".join(
        f"{localizer.name(table.pack.rooms[space].name)} {cubes}" for space, cubes in table.cubes.items() if cubes
    )
    return [
        say("paper_ship-at", page=region.page, region=localizer.name(region.name)),
        labelled(presenter, "ship-damage", damage or say("paper_none")),
    ]


def _room(presenter: Presenter[SeaTable], table: SeaTable) -> str:
    """The room where the ship's figure stands."""
    rooms, localizer = table.pack.rooms, presenter.localizer
    return labelled(presenter, "last-room", localizer.name(rooms[table.room].name) if table.room else "")


def _players(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> list[str]:
    """Each player's hand and command."""
    localizer, lines = presenter.localizer, []
    for seat, name in enumerate(table.names):
        hand = hand_words(presenter, table, audience, seat)
        command = localizer.say("paper_command", count=table.pools[seat])
        lines.append(with_label(presenter, name, localizer.clauses([hand, command])))
    return lines


def _adventures(presenter: Presenter[SeaTable], table: SeaTable) -> tuple[str, ...]:
    """The party's adventure cards, face up, and face down where command lies on them."""
    fresh = [card for card, command in table.adventures.items() if not command]
    used = [card for card, command in table.adventures.items() if command]
    return lines_of(
        [
            labelled(presenter, "face-up", names(presenter, table, fresh)),
            labelled(presenter, "face-down", names(presenter, table, used)),
        ]
    )


def _abilities(presenter: Presenter[SeaTable], table: SeaTable) -> tuple[str, ...]:
    """How many ability cards are in the deck and in the discard pile."""
    say = presenter.localizer.say
    return lines_of(
        [
            labelled(presenter, "draw-deck", say("paper_cards", count=len(table.deck))),
            labelled(presenter, "discards", say("paper_cards", count=len(table.discard))),
        ]
    )


def _goods(presenter: Presenter[SeaTable], table: SeaTable) -> str:
    """Resources, story tokens and explore tokens of the party."""
    localizer = presenter.localizer
    goods = [localizer.counted(table.goods[kind], kind) for kind in RESOURCES if table.goods[kind]]
    tokens = [localizer.term("token", token) for token in table.tokens]
    tokens += [localizer.say("goods_explore", letter=letter) for letter in table.letters]
    return labelled(presenter, "resources", ", ".join([*goods, *tokens]))


def _events(presenter: Presenter[SeaTable], table: SeaTable) -> list[str]:
    """How many event cards are left, and which are in play."""
    return [
        labelled(presenter, "event-deck", presenter.localizer.say("paper_cards", count=deck_size(table))),
        labelled(presenter, "ongoing", names(presenter, table, table.ongoing)),
    ]


def _quests(presenter: Presenter[SeaTable], table: SeaTable) -> list[str]:
    """Quests in hand, and the numbers of those that are used."""
    return [
        labelled(presenter, "quests", quest_words(presenter, table, table.quests)),
        labelled(presenter, "used-quests", ", ".join(map(str, sorted(table.used_quests)))),
    ]


def _campaign_box(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> tuple[str, ...]:
    """Everything that goes into the box of the campaign."""
    return lines_of(
        [
            _goods(presenter, table),
            *_players(presenter, table, audience),
            *_quests(presenter, table),
            *_events(presenter, table),
        ]
    )
