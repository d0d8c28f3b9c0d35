"""Places: everything in a story that bots must reach."""

from __future__ import annotations

from dataclasses import dataclass, field

from sleeping_gods.bots.story.places import places_of
from sleeping_gods.story.model import Paragraph
from sleeping_gods.story.parse import parse_story

STORY = """# 7 The Weir

## 7 The weir

> if LANTERN: turn to 7.1

Water.

- (a) Swim.
  > challenge STRENGTH 6
  > fail: lose 1 health
  > choose 1: gain 1 coin | gain 1 xp
  > turn to 7.1
- (b) Fight.
  > combat 12
  > return to the ship

## 7.1 The far side

Stones.

> fate 4: gain 1 xp
> return to the ship
"""


@dataclass(frozen=True)
class Book:
    """A pack that is nothing but a story."""

    paragraphs: dict[str, Paragraph] = field(default_factory=dict)


def test_every_place_of_a_story_is_listed_once() -> None:
    """Paragraphs, lines, choices, both arms of every test, the victory of a fight, every alternative."""
    paragraphs, findings = parse_story(STORY, "story/007.md")
    places = places_of(Book({paragraph.number: paragraph for paragraph in paragraphs}))

    assert not findings
    assert [place.name for place in places] == [
        "7", "7?0",
        "7a", "7a/0fail", "7a/0pass", "7a/1a", "7a/1b",
        "7b", "7b/0win",
        "7.1", "7.1/0fail", "7.1/0pass",
    ]  # fmt: skip


def test_a_place_says_where_it_stands() -> None:
    """An arm has the line of its choice, and the words of its test."""
    paragraphs, _ = parse_story(STORY, "story/007.md")
    places = {place.name: place for place in places_of(Book({one.number: one for one in paragraphs}))}

    arm = places["7a/0fail"]

    assert (arm.file, arm.paragraph, arm.letter, arm.words) == ("story/007.md", "7", "a", "challenge strength 6: fail")
    assert STORY.splitlines()[arm.line - 1].startswith("- (a)")
    assert places["7.1"].line == STORY.splitlines().index("## 7.1 The far side") + 1
