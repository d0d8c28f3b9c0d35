"""The last page, in both games: how it ended, the score in its parts, what became of whom, and what was left undone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from ...party.table.table import PartyTable
from ...story.printed import PrintedAbility, PrintedQuest
from ..marks import marked
from ..phrases import join, sentence
from ..scene.score import Points, Score
from ..voice import Voice
from .boxes import ending_name
from .names import short_name
from .teller import Teller

T = TypeVar("T", bound=PartyTable)
READS: tuple[str, ...] = (
    "over", "log", "ticked", "paragraph", "crew", "goods", "quests", "used_quests", "defeats", "turn", "names",
)  # fmt: skip
"""The fields that the last page of both games hangs on; each adds its own."""
ALWAYS = ("adventures", "quests")
"""Parts that are told even if they bring nothing."""


@dataclass(frozen=True, slots=True)
class Fate:
    """How a member of the party ended."""

    who: str
    health: int
    most: int
    statuses: tuple[str, ...]
    strain: str
    """How tired they are, where that lasts."""
    learnt: Sequence[str]
    cards: Sequence[str]
    """Names of what was learnt, and of what lies on the board."""


def last_page(teller: Teller[T], table: T, fates: Iterable[str], undone: Iterable[str]) -> Score:
    """The last page of a campaign that is over, with what only its game can tell."""
    voice, points = teller.voice, teller.points(table)
    how = voice.say("ending_" + table.over.replace(" ", "_"))
    name = ending_name(voice, table, table.log.ending) if table.log.ending else "none"
    return Score(
        ending=table.log.ending,
        how=voice.runs(voice.say("end_over", how=how, name=name)),
        parts=tuple(
            Points(part, count, voice.say(f"score_{part}")) for part, count in points.items() if count or part in ALWAYS
        ),
        total=table.log.score or str(sum(points.values())),
        unlocked=tuple(voice.runs(title) for title in teller.unlocked(table.pack, table.ticked).values() if title),
        fates=tuple(voice.runs(line) for line in fates if line),
        undone=tuple(voice.runs(line) for line in undone if line),
        undos=0,
        repairs=0,
        log=tuple(map(voice.runs, teller.telling.journey(voice, table))),
    )


def in_all(teller: Teller[T], table: T, score: Score, ticked: Sequence[str], undos: int, repairs: int = 0) -> Score:
    """The same with what no table knows: what earlier campaigns have ticked, how often a draw was taken back, and how
    often something was put right by hand."""
    voice = teller.voice
    before = teller.unlocked(table.pack, list(ticked))
    after = teller.unlocked(table.pack, list(dict.fromkeys([*ticked, *table.ticked])))
    titles = (title if key in before else voice.say("end_new", card=title) for key, title in after.items() if title)
    return replace(score, unlocked=tuple(map(voice.runs, titles)), undos=undos, repairs=repairs)


def fates_told(voice: Voice, fates: Sequence[Fate]) -> list[str]:
    """A line for each of whom there is something to be told; those who are just well, or just fell, share one."""
    told: list[str] = []
    well: list[str] = []
    fallen: list[str] = []
    for fate in fates:
        if fate.statuses or fate.strain or fate.learnt or fate.cards or 0 < fate.health < fate.most:
            told.append(_fate(voice, fate))
        else:
            (well if fate.health > 0 else fallen).append(fate.who)
    return [
        *told,
        voice.say("fate_well", who=voice.listed(well)) if well else "",
        voice.say("fate_fallen", who=voice.listed(fallen)) if fallen else "",
    ]


def _fate(voice: Voice, fate: Fate) -> str:
    if fate.health <= 0:
        health = voice.say("fate_fell")
    elif fate.health < fate.most:
        health = voice.say("fate_health", left=fate.health, most=fate.most)
    else:
        health = voice.say("fate_unhurt")
    body = join([health, fate.strain, *(voice.term("status", status) for status in fate.statuses)])
    learnt = voice.say("fate_learnt", cards=voice.listed(fate.learnt)) if fate.learnt else ""
    cards = voice.say("fate_with", cards=voice.listed(fate.cards)) if fate.cards else ""
    return voice.say("label_sentence", label=fate.who, text=voice.clauses([body, learnt, cards]))


def card_names(voice: Voice, cards: Iterable[PrintedAbility]) -> list[str]:
    """The names of ability cards, without what tells copies apart: each once."""
    return list(dict.fromkeys(short_name(voice, card) for card in cards))


def listed_as(voice: Voice, key: str, pieces: Iterable[tuple[str, str]]) -> str:
    """Pieces, each by id and name, in the sentence that a message makes of them; empty if there are none."""
    names = [marked(ref, name) for ref, name in pieces]
    return voice.say(key, names=voice.listed(names)) if names else ""


def quest_left(voice: Voice, quest: PrintedQuest, *, read: bool) -> str:
    """A quest that was never done, and where it points if whoever looks has read it."""
    title = sentence(voice.name(quest.title))
    if not read:
        return voice.say("undone_unread", title=title)
    return voice.say("undone_quest", title=title, text=voice.name(quest.text))
