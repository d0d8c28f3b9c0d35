"""The score sheet of both games: the ending, the score, what became of the party, and what was left undone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from ...party.table.table import PartyTable
from ...story.printed import PrintedAbility, PrintedQuest
from ..localizer import Localizer
from ..marks import mark_piece
from ..phrases import join, sentence
from ..scene.score import Points, ScoreSheet
from .ending_names import ending_name
from .names import short_name
from .plates import plate_of
from .presenter import Presenter

T = TypeVar("T", bound=PartyTable)
READS: tuple[str, ...] = (
    "over", "log", "ticked", "paragraph", "crew", "goods", "quests", "used_quests", "defeats", "turn", "names",
)  # fmt: skip
"""The fields that the last page of both games depends on; each adds its own."""
ALWAYS = ("adventures", "quests")
"""Parts that are told even if they bring nothing."""


@dataclass(frozen=True, slots=True)
class MemberFate:
    """How a member of the party ended."""

    who: str
    health: int
    most: int
    """The health of somebody unhurt."""
    statuses: tuple[str, ...]
    strain: str
    """How tired they are, where that lasts."""
    learnt: Sequence[str]
    """The names of level cards; only the sea has any."""
    cards: Sequence[str]
    """Names of what was learnt, and of what lies on the board."""


def last_page(presenter: Presenter[T], table: T, fates: Iterable[str], undone: Iterable[str]) -> ScoreSheet:
    """The score sheet of a finished campaign."""
    localizer, points = presenter.localizer, presenter.points(table)
    result_words = localizer.say("ending_" + table.over.replace(" ", "_"))
    name = ending_name(localizer, table, table.log.ending) if table.log.ending else "none"
    return ScoreSheet(
        ending=table.log.ending,
        summary=localizer.rich_text(localizer.say("end_over", how=result_words, name=name)),
        parts=tuple(
            Points(part, count, localizer.say(f"score_{part}"))
            for part, count in points.items()
            if count or part in ALWAYS
        ),
        total=table.log.score or str(sum(points.values())),
        unlocked=tuple(
            localizer.rich_text(title) for title in presenter.unlocked(table.pack, table.ticked).values() if title
        ),
        fates=tuple(localizer.rich_text(line) for line in fates if line),
        unfinished=tuple(localizer.rich_text(line) for line in undone if line),
        undos=0,
        repairs=0,
        log=tuple(map(localizer.rich_text, presenter.game_words.journey(localizer, table))),
        plate=plate_of(localizer, table.pack, f"ending-{table.log.ending}") if table.log.ending else None,
    )


def with_totals(
    presenter: Presenter[T], table: T, score: ScoreSheet, ticked: Sequence[str], undos: int, repairs: int = 0
) -> ScoreSheet:
    """Add what the table does not know: boxes ticked by earlier campaigns, undone draws, and values set by hand."""
    localizer = presenter.localizer
    before = presenter.unlocked(table.pack, list(ticked))
    after = presenter.unlocked(table.pack, list(dict.fromkeys([*ticked, *table.ticked])))
    titles = (title if key in before else localizer.say("end_new", card=title) for key, title in after.items() if title)
    return replace(score, unlocked=tuple(map(localizer.rich_text, titles)), undos=undos, repairs=repairs)


def fate_sentences(localizer: Localizer, fates: Sequence[MemberFate]) -> list[str]:
    """A line for each member with something to tell; those who are merely well, or merely fell, share one."""
    lines: list[str] = []
    well: list[str] = []
    fallen: list[str] = []
    for fate in fates:
        if fate.statuses or fate.strain or fate.learnt or fate.cards or 0 < fate.health < fate.most:
            lines.append(_fate(localizer, fate))
        else:
            (well if fate.health > 0 else fallen).append(fate.who)
    return [
        *lines,
        localizer.say("fate_well", who=localizer.listed(well)) if well else "",
        localizer.say("fate_fallen", who=localizer.listed(fallen)) if fallen else "",
    ]


def _fate(localizer: Localizer, fate: MemberFate) -> str:
    """What became of a member: health, statuses, what was learnt and which cards are left."""
    if fate.health <= 0:
        health = localizer.say("fate_fell")
    elif fate.health < fate.most:
        health = localizer.say("fate_health", left=fate.health, most=fate.most)
    else:
        health = localizer.say("fate_unhurt")
    body = join([health, fate.strain, *(localizer.term("status", status) for status in fate.statuses)])
    learnt = localizer.say("fate_learnt", cards=localizer.listed(fate.learnt)) if fate.learnt else ""
    cards = localizer.say("fate_with", cards=localizer.listed(fate.cards)) if fate.cards else ""
    return localizer.say("label_sentence", label=fate.who, text=localizer.clauses([body, learnt, cards]))


def card_names(localizer: Localizer, cards: Iterable[PrintedAbility]) -> list[str]:
    """The names of ability cards, each once."""
    return list(dict.fromkeys(short_name(localizer, card) for card in cards))


def pieces_sentence(localizer: Localizer, key: str, pieces: Iterable[tuple[str, str]]) -> str:
    """Pieces, each by id and name, as a message lists them; empty if there are none."""
    names = [mark_piece(ref, name) for ref, name in pieces]
    return localizer.say(key, names=localizer.listed(names)) if names else ""


def quest_left(localizer: Localizer, quest: PrintedQuest, *, read: bool) -> str:
    """A quest that was never done, and where it points if the viewer has read it."""
    title = sentence(localizer.name(quest.title))
    if not read:
        return localizer.say("undone_unread", title=title)
    return localizer.say("undone_quest", title=title, text=localizer.name(quest.text))
