"""Our journey: what the party wants, how long is left, what can be done next, and what is ready now."""

from __future__ import annotations

from dataclasses import dataclass

from .quests import QuestState
from .text import RichText


@dataclass(frozen=True, slots=True)
class JourneyClock:
    """What is left of something that ends the campaign, or the turn."""

    key: str
    """``events``, ``camps`` or ``time``."""
    label: str
    left: int
    max: int
    groups: int
    """Into how many equal groups it is drawn: the passes of an event deck."""
    text: str
    """The clock in words."""


@dataclass(frozen=True, slots=True)
class ReadyLine:
    """Something that the party could do or take by now."""

    kind: str
    """``awaken``, ``complete``, ``level`` or ``equip``."""
    text: RichText
    choice: str
    """What is sent back to do it; empty if this audience cannot do it at this moment."""


@dataclass(frozen=True, slots=True)
class NextQuest:
    """A quest that can be moved now."""

    quest: QuestState
    where: str
    """Its places by number and name, as far as they are known; empty if none is."""
    here: bool
    """Whether one of its places can be explored at once."""
    near: str = ""
    """How far the nearest of its places is; empty if none is known or no way leads there."""


@dataclass(frozen=True, slots=True)
class JourneyPlace:
    """A numbered place that nobody has explored yet."""

    place: str
    name: str
    """As it is printed on the map; empty if nothing is."""
    near: str
    """How far it is; empty if no way leads there now."""
    lead: RichText = ()
    """What is said of it that serves the aim; empty if nothing is."""


@dataclass(frozen=True, slots=True)
class OurJourney:
    """One card that says what a party needs to know at the start of an evening."""

    title: str
    aim: RichText
    """What the party wants; empty if the pack does not say."""
    recap: tuple[RichText, ...]
    """Where the party was left; empty before anything was chosen."""
    ending: RichText
    """How it ends, and how long is left."""
    clocks: tuple[JourneyClock, ...]
    next: tuple[NextQuest, ...]
    more: int
    """Quests to be done that are not among the next."""
    ready: tuple[ReadyLine, ...]
    totems: str = ""
    """How many totems there are, of how many that the aim asks for."""
    lacking: tuple[RichText, ...] = ()
    """What each quest that waits for something lacks."""
    leads: tuple[JourneyPlace, ...] = ()
    """The nearest places that are said to serve the aim."""
    unexplored: tuple[JourneyPlace, ...] = ()
    """The nearest other places that nobody has explored."""
