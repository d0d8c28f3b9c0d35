"""Lint checks of keywords and their quests: asked for, distinct, and closed somewhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...kernel.errors import Finding
from ...sea.table.cards import Pack as SeaPack
from ..dataflow.flow import flow_of
from ..dataflow.programs import Site, site_of
from ..project import AnyPack, Project
from .check import Check
from .finding_place import finding_at, own_records


def check_quests(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports quests whose keyword is never asked for, and active ones of the sea that are never closed."""
    flow = flow_of(project, pack)
    for number, site in _sites(project).items():
        quest, thing = pack.quests[number], ("quest", number)
        if thing not in flow.start and thing not in flow.gives:
            continue
        is_asked = ("keyword", quest.keyword) in flow.asked or thing in flow.asked
        if quest.keyword and not is_asked:
            yield finding_at(site, "keyword-unasked", f"nothing asks for {quest.keyword}")
        closed = thing in flow.completes or thing in flow.takes
        if isinstance(pack, SeaPack) and pack.quests[number].active and not closed and not _is_unlocked(pack, number):
            message = f"expected 'complete quest {number}' or 'lose quest {number}' somewhere"
            yield finding_at(site, "quest-open", message)


def check_similar_keywords(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports keywords that differ by only one letter."""
    sites = _sites(project)
    first: dict[str, int] = {}
    for number in sites:
        if pack.quests[number].keyword:
            first.setdefault(pack.quests[number].keyword, number)
    for keyword, other in combinations(first, 2):
        if is_similar(keyword, other):
            yield finding_at(
                sites[first[other]],
                "keyword-near",
                f"{other} is easily mistaken for {keyword} of quest {first[keyword]}",
            )


def is_similar(first: str, other: str) -> bool:
    """Whether two words differ by one letter, or one is the plural of the other."""
    if abs(len(first) - len(other)) > 2 or first == other:
        return False
    if f"{first}ES" == other or f"{other}ES" == first:
        return True
    short, long = sorted((first, other), key=len)
    if len(long) - len(short) > 1:
        return False
    differs_at = next((index for index, (a, b) in enumerate(zip(short, long, strict=False)) if a != b), len(short))
    same_length = len(short) == len(long)
    rest_of_short = short[differs_at + 1 :] if same_length else short[differs_at:]
    return rest_of_short == long[differs_at + 1 :]


def _sites(project: Project) -> dict[int, Site]:
    """The sites of the pack's quests."""
    numbered = ((record.data.get("number"), record) for record in own_records(project, "quest"))
    return {number: site_of(record) for number, record in numbered if isinstance(number, int)}


def _is_unlocked(pack: SeaPack, number: int) -> bool:
    """Whether a quest is unlocked by an earlier campaign, and so stays open."""
    return any(number in unlock.quests for unlock in pack.unlocks)


KEYWORDS = (
    Check(("keyword-unasked", "quest-open"), check_quests),
    Check(("keyword-near",), check_similar_keywords),
)
