"""The line of the crew on the set-up page: whose board each member is."""

from __future__ import annotations

from typing import NamedTuple

from ..presentation.localizer import Localizer
from ..presentation.phrases import join
from ..reference.book.folding import fold
from .wish import Choosing


def crew_line(at: Choosing) -> str:
    """Whose boards the members are, if that was chosen; otherwise that they are dealt."""
    groups = at.wish.options.get("crew", "")
    if not groups:
        return at.localizer.say("setting_dealt")
    names = at.view.roster(at.pack)
    dealt = zip(at.wish.names, groups.split("/"), strict=False)
    return at.localizer.clauses(
        at.localizer.say("label_text", label=player, text=join(names.get(word, word) for word in group.split()))
        for player, group in dealt
    )


def ask_crew(at: Choosing, typed: str) -> None:
    """Ask each player but the last for their crew; Enter at any of these questions has them dealt in turn."""
    left, groups = dict(at.view.roster(at.pack)), []
    for seat, player in enumerate(at.wish.names[:-1]):
        answer = at.screen.ask(f"{at.localizer.say('setting_ask-crew', who=player, left=join(left.values()))}> ")
        if not answer:
            at.wish.options.pop("crew", None)
            return
        taken = _members(left, answer)
        if taken is None:
            at.screen.say(at.localizer.say("setting_crew", left=join(left.values())))
            return
        shares = _even_shares(len(left), len(at.wish.names) - seat)
        if len(taken) not in shares:
            count = _count_words(at.localizer, shares)
            at.screen.say(at.localizer.say("setting_crew-share", count=count, left=join(left.values())))
            return
        groups.append(taken)
        left = {word: name for word, name in left.items() if word not in taken}
    groups.append(list(left))
    at.wish.options["crew"] = "/".join(" ".join(group) for group in groups)


class Shares(NamedTuple):
    """How many members the first of several players may take, so that no two shares differ by more than one."""

    fewest: int
    most: int


def _even_shares(members: int, players: int) -> Shares:
    """The shares that are open to the first of the players among whom the members are divided."""
    fewest, left_over = divmod(members, players)
    return Shares(fewest, fewest + 1 if left_over else fewest)


def _count_words(localizer: Localizer, shares: Shares) -> str:
    """Such as ``4 or 5``."""
    if shares.fewest == shares.most:
        return str(shares.fewest)
    return localizer.say("setting_crew-or", few=shares.fewest, many=shares.most)


def _members(left: dict[str, str], answer: str) -> list[str] | None:
    """The members that are named between commas, each once; None if a name fits none or several."""
    remaining, taken = dict(left), []
    for beginning in filter(None, map(str.strip, answer.split(","))):
        member = _member(remaining, beginning)
        if not member:
            return None
        taken.append(member)
        del remaining[member]
    return taken


def _member(left: dict[str, str], beginning: str) -> str:
    """The only member whose name has a word that begins like this."""
    wanted = fold(beginning.strip())
    members = [
        word
        for word, name in left.items()
        if wanted and any(part.startswith(wanted) for part in (word, fold(name), *fold(name).split()))
    ]
    return members[0] if len(members) == 1 else ""
