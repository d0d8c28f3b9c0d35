"""Lint checks of keywords and their quests: each is asked for somewhere, differs from others, and can be closed."""

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


def quests(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """A quest that is gained has its keyword asked for somewhere, and an active one of the sea is closed somewhere."""
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


def near_keywords(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """No two keywords differ by one letter only, so that nobody mistakes one for the other."""
    sites = _sites(project)
    first: dict[str, int] = {}
    for number in sites:
        if pack.quests[number].keyword:
            first.setdefault(pack.quests[number].keyword, number)
    for keyword, other in combinations(first, 2):
        if is_near(keyword, other):
            yield finding_at(
                sites[first[other]],
                "keyword-near",
                f"{other} is easily mistaken for {keyword} of quest {first[keyword]}",
            )


def is_near(first: str, other: str) -> bool:
    """Whether one letter more, less or other makes two words the same, or one is the plural of the other."""
    if abs(len(first) - len(other)) > 2 or first == other:
        return False
    if f"{first}ES" == other or f"{other}ES" == first:
        return True
    short, long = sorted((first, other), key=len)
    if len(long) - len(short) > 1:
        return False
    at = next((index for index, (a, b) in enumerate(zip(short, long, strict=False)) if a != b), len(short))
    return short[at + (len(short) == len(long)) :] == long[at + 1 :]


def _sites(project: Project) -> dict[int, Site]:
    """The quests of the pack and where they stand."""
    numbered = ((record.data.get("number"), record) for record in own_records(project, "quest"))
    return {number: site_of(record) for number, record in numbered if isinstance(number, int)}


def _is_unlocked(pack: SeaPack, number: int) -> bool:
    """Whether a quest is an unlocked one: a keepsake of an earlier campaign, which stays."""
    return any(number in unlock.quests for unlock in pack.unlocks)


KEYWORDS = (
    Check(("keyword-unasked", "quest-open"), quests),
    Check(("keyword-near",), near_keywords),
)
