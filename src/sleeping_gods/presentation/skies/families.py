"""Groups barred choices of the skies into one line, and leaves out those that say nothing."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.choices import Choice, text
from ...kernel.table import decision_of
from ...skies.chapters.equip import PayEquip
from ...skies.chapters.flight import is_open
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..party import barred_families as common
from ..party.needs import keeps_secret
from ..phrases import join
from .details import detail
from .names import first_name, name_of
from .sayings import way_word
from .story import choice_text, story_choice_of

FAMILIES = (*common.FAMILIES, "travel", "fly", "heal", "refresh", "drop", "lose", "afflict", "pay")
"""First words whose choices are all of one family."""
VERBS = ("heal", "refresh", "drop", "lose", "afflict")
"""The first words among them whose choices name an action and its object, and nothing else."""


def family(choice: Choice) -> str:
    """The family of a choice; who is placed on an action makes no difference."""
    match choice:
        case ("place", _, *where):
            return text(("place", *where))
    return common.family(choice, FAMILIES)


def subject(localizer: Localizer, table: SkiesTable, choices: Sequence[Choice]) -> str:
    """What the choices of one family are about; empty for those that speak for themselves."""

    def name(thing: str) -> str:
        return first_name(localizer, table, thing) if thing in table.crew else name_of(localizer, table, thing)

    names = [name(thing) for _, thing, *_ in (choice for choice in choices if len(choice) > 1)]
    match choices[0]:
        case ("travel", _):
            return localizer.say("family_travel", ways=join(way_word(localizer, way) for _, way, *_ in choices))
        case ("fly", "to", *_):
            spaces = localizer.truncated_list(name_of(localizer, table, space) for _, _, space, *_ in choices)
            return localizer.say("family_fly", spaces=spaces)
        case ("place", _, "on", letter):
            return localizer.say("standee_on", who=join(names), letter=letter)
        case ("pay", _, "for", need):
            return localizer.say("family_pay", names=localizer.truncated_list(names), need=name(need))
        case (verb, *_) if verb in VERBS:
            return localizer.say(f"family_{verb}", names=localizer.truncated_list(names))
        case ("take", letter):
            return f"({letter}) {choice_text(localizer, table, letter)}"
    return common.subject(localizer, table, choices, name, lambda letter: _choice(localizer, table, letter))


def _choice(localizer: Localizer, table: SkiesTable, letter: str) -> str:
    """A lettered choice with its words; its terms only where they tell nothing of the story beforehand."""
    choice = story_choice_of(table, letter)
    secret = choice is not None and keeps_secret(table, choice)
    terms = "" if secret else detail(localizer, table, ("choose", letter))
    return localizer.clauses([f"({letter}) {choice_text(localizer, table, letter)}".rstrip("."), terms])


def worth_saying(table: SkiesTable, choice: Choice) -> bool:
    """Whether a barred choice tells anybody anything: flights from afar, all locations, equipped cards do not."""
    match choice:
        case ("explore", number):
            return number.isdecimal() and int(number) in table.bound.locations.get(table.place, ())
        case ("fly", "to", space, *_):
            if space == table.plane or not is_open(table, space):
                return False
            return not any(offered[:3] == ("fly", "to", space) for offered in table.offered)
        case ("drop", _):
            return not isinstance(decision_of(table), PayEquip)
        case ("join", name) if table.tests:
            return name not in table.test.crew
        case ("let", "time", "pass") | ("flee",) | ("concede", "combat") | ("land", _):
            return False
        case ("place", name, "on", _):
            return table.encounter is not None and name not in table.encounter.placed
    return True
