"""Groups barred choices of the sea into one line."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.choices import Choice, text
from ...sea.chapters.market import Buy
from ...sea.table.table import SeaTable
from ..localizer import Localizer
from ..party import barred_families as common
from ..party.needs import keeps_secret
from ..phrases import join
from .details import detail, wares
from .lettered import lettered_choice_words, story_choice_of
from .names import name_of

FAMILIES = (*common.FAMILIES, "sail", "burn", "learn", "repair", "clear", "steer")
"""First words whose choices are all of one family."""


def family(choice: Choice) -> str:
    """The family of a choice; most have one of their own."""
    return text(choice[:2]) if choice[:2] == ("give", "token") else common.family(choice, FAMILIES)


def subject(localizer: Localizer, table: SeaTable, choices: Sequence[Choice]) -> str:
    """What the choices of one family are about; empty for those that speak for themselves."""
    pack = table.pack
    names = [name_of(localizer, pack, thing) for _, thing, *_ in (choice for choice in choices if len(choice) > 1)]
    match choices[0]:
        case ("sail", _):
            return _sailing(localizer, table, [way for _, way, *_ in choices])
        case ("repair", *_):
            return localizer.say("family_repair", rooms=localizer.truncated_list(names))
        case ("clear", _):
            return localizer.say("family_clear", things=localizer.truncated_list(names))
        case ("buy", card) if card in pack.adventures:
            return localizer.say("family_buy", card=name_of(localizer, pack, card), wares=wares(localizer, table, card))
        case ("learn", _):
            return localizer.say("family_learn", cards=join(names))
        case ("burn", _):
            return localizer.say("family_burn", cards=join(names))
        case ("give", "token", *_):
            return localizer.say("family_give-token")
    return common.subject(
        localizer,
        table,
        choices,
        lambda thing: name_of(localizer, pack, thing),
        lambda letter: _choice(localizer, table, letter),
    )


def _sailing(localizer: Localizer, table: SeaTable, ways: Sequence[str]) -> str:
    """Regions to sail to, and edges to sail over."""
    regions = [
        localizer.lowercase_article(name_of(localizer, table.pack, way)) for way in ways if way in table.pack.regions
    ]
    edges = [localizer.say("sail_edge", edge=way) for way in ways if way not in table.pack.regions]
    if regions:
        where = localizer.say("sail_to", regions=localizer.truncated_list(regions))
    else:
        where = localizer.say("sail_anywhere")
    return join([where, *edges])


def _choice(localizer: Localizer, table: SeaTable, letter: str) -> str:
    """A lettered choice with its words; its terms only where they tell nothing of the story beforehand."""
    choice = story_choice_of(table, letter)
    secret = choice is not None and keeps_secret(table, choice)
    terms = "" if secret else detail(localizer, table, ("choose", letter))
    return localizer.clauses([f"({letter}) {lettered_choice_words(localizer, table, letter)}".rstrip("."), terms])


def worth_saying(table: SeaTable, choice: Choice) -> bool:
    """Whether a barred choice is worth listing: not if another line says it, or it needs other players."""
    if choice[:2] == ("give", "token"):
        return table.seat_count() > 1
    if choice == ("leave", "market"):
        return any(isinstance(step, Buy) for step in table.agenda)
    return choice[0] != "enter"
