"""Graphs of the story: every paragraph and every way once, well-formed, escaped, the same each time."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from html.parser import HTMLParser
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from sleeping_gods.authoring.balance.tiers import tiers_of
from sleeping_gods.authoring.dataflow.flow import flow_of
from sleeping_gods.authoring.pictures.graph_book import graph_book
from sleeping_gods.authoring.pictures.graph_picture import location_picture
from sleeping_gods.authoring.pictures.graph_story import Story, location_of, story_of
from sleeping_gods.authoring.pictures.places import places, spread_boxes
from sleeping_gods.authoring.pictures.thread_maps import thread_maps
from sleeping_gods.authoring.pictures.threads import keyword_threads, locations_of, threads
from sleeping_gods.authoring.pictures.threads_picture import threads_picture
from sleeping_gods.authoring.project import Project, open_project
from sleeping_gods.effects.parse import parse_program
from sleeping_gods.kernel.errors import BrokenPack
from sleeping_gods.story.model import Paragraph, ProseBlock, StoryChoice

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = "<script>alert(1)</script>\"&amp;'*x*"


@pytest.fixture(scope="module", params=["harbour", "airfield"])
def project(request: pytest.FixtureRequest) -> Project:
    """A shipped pack of each game."""
    return open_project(str(request.param))


@pytest.fixture(scope="module")
def story(project: Project) -> Story:
    """Its story."""
    return story_of(project)


def root_of(picture: str) -> ET.Element:
    """The picture as a tree; it must be well-formed."""
    return ET.fromstring(picture)  # noqa: S314  # a picture of our own


def titles(picture: str, kind: str) -> list[str]:
    """The titles of the elements of a class."""
    found = [element for element in root_of(picture).iter(f"{SVG}g") if kind in (element.get("class") or "").split()]
    return [element.findtext(f"{SVG}title", "") for element in found]


class TestALocation:
    """location_picture."""

    @pytest.mark.slow
    def test_every_paragraph_is_a_card_once(self, story: Story) -> None:
        """The number of each paragraph of the location stands on one card."""
        for location, numbers in story.locations.items():
            root = root_of(location_picture(story, location))
            cards = [g for g in root.iter(f"{SVG}g") if (g.get("class") or "").startswith("para")]

            assert sorted(card.findtext(f"{SVG}text", "") for card in cards) == sorted(numbers)

    def test_every_way_is_drawn_once(self, project: Project, story: Story) -> None:
        """As many ways between two paragraphs as the data flow knows, each of the same kind."""
        assert project.pack is not None
        edges = [edge for edge in flow_of(project, project.pack).edges if edge.start]
        for location in story.locations:
            inside = [e for e in edges if location_of(e.start) == location == location_of(e.target)]
            letters = [f" ({edge.letter})" if edge.letter else "" for edge in inside]
            wanted = [f"{e.start}{letter} {e.kind}: {e.target}" for e, letter in zip(inside, letters, strict=True)]

            assert Counter(titles(location_picture(story, location), "way")) == Counter(wanted)

    def test_ways_off_the_page_are_named(self, story: Story) -> None:
        """A jump into another location is written on the card, not drawn."""
        jump = StoryChoice("a", "Go.", program=parse_program("turn to 40"))
        lonely = Paragraph("999", "Lonely", "story/999.md", 1, choices=(jump,))
        changed = dataclasses.replace(story, paragraphs={"999": lonely}, locations={"999": ["999"]})
        picture = location_picture(changed, "999")

        assert titles(picture, "way") == []
        assert "40 ↗" in [element.text for element in root_of(picture).iter(f"{SVG}text")]

    def test_hostile_words_are_escaped(self, story: Story) -> None:
        """Titles, prose and choices cannot become markup."""
        first = next(number for number, paragraph in story.paragraphs.items() if paragraph.choices)
        paragraph = story.paragraphs[first]
        choices = tuple(dataclasses.replace(choice, text=HOSTILE) for choice in paragraph.choices)
        hostile = dataclasses.replace(paragraph, title=HOSTILE, blocks=(ProseBlock(HOSTILE),), choices=choices)
        changed = dataclasses.replace(story, paragraphs={**story.paragraphs, first: hostile})
        picture = location_picture(changed, location_of(first))

        root_of(picture)
        assert "<script" not in picture

    def test_the_bytes_are_the_same_each_time(self, story: Story) -> None:
        """Two pictures of one story are one picture."""
        last = list(story.locations)[-1]

        assert location_picture(story, last) == location_picture(story, last)


class TestThreads:
    """threads_picture."""

    @pytest.mark.slow
    def test_a_thread_runs_from_who_gives_to_who_asks(self) -> None:
        """In the harbour the lantern is given in 2 and asked for in 40."""
        project = open_project("harbour")
        assert project.pack is not None
        story = story_of(project)
        found = threads(keyword_threads(flow_of(project, project.pack)), frozenset(story.paragraphs))

        assert ("LANTERN", "2", "40") in [(one.keyword, one.start, one.end) for one in found]
        assert len(found) == len(set(found))

    def test_every_location_and_thread_is_drawn(self, project: Project, story: Story) -> None:
        """Each location has its circle, every two that threads join one curve that names them all."""
        assert project.pack is not None
        picture = threads_picture(project, story)
        found = threads(keyword_threads(flow_of(project, project.pack)), frozenset(story.paragraphs))

        pairs = {(thread.start, thread.end) for thread in found}
        drawn = titles(picture, "bundle")
        assert len(drawn) == len(pairs)
        for thread in found:
            (line,) = [one for one in drawn if one.startswith(f"{thread.start} → {thread.end}:")]
            assert thread.keyword in line.partition(": ")[2].split(", ")
        texts = [element.text for element in root_of(picture).iter(f"{SVG}text")]
        assert all(texts.count(location) >= 1 for location in story.locations)

    @pytest.mark.slow
    def test_locations_have_the_names_of_their_headings(self) -> None:
        """Not the title of their first paragraph."""
        story = story_of(open_project("harbour"))

        assert story.title("12") == "The Glass House"
        assert story.paragraphs["12"].title == "Indoor weather"

    def test_each_keyword_has_its_little_map(self, project: Project, story: Story) -> None:
        """With a mark for each giver, asker and closer, and a link to each."""
        assert project.pack is not None
        flow = flow_of(project, project.pack)
        page = thread_maps(project.pack, flow, story)
        figures = page.split("<figure>")[1:]

        assert len(figures) == len(flow.keywords)
        for one, figure in zip(keyword_threads(flow), figures, strict=True):
            known = frozenset(story.paragraphs)
            assert f"<b>{one.keyword}</b>" in figure
            for kind, who in (("give", one.given), ("ask", one.asked), ("close", one.closed)):
                assert figure.count(f'class="{kind}"') == len(locations_of(who, known))
                assert all(f'href="#l{place}"' in figure for place in locations_of(who, known))

    def test_spreads_stand_below_each_other(self, project: Project) -> None:
        """No spread lies over another, and each location keeps its place on its own."""
        assert project.pack is not None
        boxes = spread_boxes(project.pack)
        spots = places(project.pack, boxes)

        assert all(a.bottom < b.y for a, b in pairwise(boxes.values()))
        flown = {str(space.explore) for space in getattr(project.pack, "spaces", {}).values()}
        assert all(any(box.x <= spots[str(n)][0] <= box.right and box.y <= spots[str(n)][1] <= box.bottom
                       for box in boxes.values()) for n in tiers_of(project.pack).keys() - flown)  # fmt: skip

    @pytest.mark.slow
    def test_a_broken_pack_has_no_threads(self) -> None:
        """They are known only for a pack that can be loaded."""
        project = dataclasses.replace(open_project("harbour"), pack=None)

        with pytest.raises(BrokenPack):
            threads_picture(project, story_of(project))


class Tags(HTMLParser):
    """Counts tags and ids."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        self.tags[tag] += 1
        self.ids += [value for key, value in attrs if key == "id" and value]
        self.links += [value[1:] for key, value in attrs if key == "href" and value]


class TestTheBook:
    """graph_book."""

    @pytest.mark.slow
    def test_links_lead_somewhere(self, project: Project, story: Story) -> None:
        """Every link of the page has its target, ids stand once, and there is no script."""
        page = Tags()
        page.feed(graph_book(project, story, list(story.locations)))

        assert set(page.links) <= set(page.ids)
        assert len(page.ids) == len(set(page.ids))
        assert page.tags["script"] == 0
        assert page.tags["article"] == len(story.paragraphs)

    @pytest.mark.slow
    def test_a_pack_that_cannot_be_loaded_still_has_its_graphs(self) -> None:
        """Without a pack the page says what is missing and shows the rest."""
        project = dataclasses.replace(open_project("harbour"), pack=None)
        page = graph_book(project, story_of(project), list(story_of(project).locations))

        assert "once the pack has no findings" in page
        assert len(re.findall("<article ", page)) == len(project.source.paragraphs)
