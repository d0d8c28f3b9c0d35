"""Keywords and the quests that bear them: asked for, told apart, and closed some day."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...kernel.errors import Finding
from ...sea.table.cards import Pack as SeaPack
from ..dataflow.flow import flow_of
from ..dataflow.pieces import Site, site_of
from ..project import AnyPack, Project
from .check import Check
from .place import found, own_records


def quests(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """A quest that is gained has its keyword asked for somewhere, and an active one of the sea is closed somewhere."""
    flow = flow_of(project, pack)
    for number, site in _sites(project).items():
        quest, thing = pack.quests[number], ("quest", number)
        if thing not in flow.start and thing not in flow.gives:
            continue
        asked = ("keyword", quest.keyword) in flow.asked or thing in flow.asked
        if quest.keyword and not asked:
            yield found(site, "keyword-unasked", f"nothing asks for {quest.keyword}")
        closed = thing in flow.completes or thing in flow.takes
        if isinstance(pack, SeaPack) and pack.quests[number].active and not closed and not _is_unlocked(pack, number):
            message = f"expected 'complete quest {number}' or 'lose quest {number}' somewhere"
            yield found(site, "quest-open", message)


def near_keywords(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """No two keywords differ by one letter only, so that nobody mistakes one for the other."""
    sites = _sites(project)
    first: dict[str, int] = {}
    for number in sites:
        if pack.quests[number].keyword:
            first.setdefault(pack.quests[number].keyword, number)
    for one, other in combinations(first, 2):
        if is_near(one, other):
            yield found(
                sites[first[other]], "keyword-near", f"{other} is easily mistaken for {one} of quest {first[one]}"
            )


def is_near(one: str, other: str) -> bool:
    """Whether one letter more, less or other makes two words the same, or one is the plural of the other."""
    if abs(len(one) - len(other)) > 2 or one == other:
        return False
    if f"{one}ES" == other or f"{other}ES" == one:
        return True
    short, long = sorted((one, other), key=len)
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
