"""The story of a pack as one page: threads, a graph for each location, the text of every paragraph, an index."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ...languages import Lang
from ...sea.table.cards import Pack as SeaPack
from ...story.model import Paragraph, StoryChoice
from ...wording.cards_sea import names_of as sea_names
from ...wording.cards_skies import names_of as skies_names
from ...wording.effects import describe, describe_amounts, describe_condition
from ...wording.namers import Namer, nameless
from ..dataflow.effect_sites import EffectSite
from ..dataflow.flow import flow_of
from ..project import AnyPack, Project
from .graph_picture import location_picture
from .graph_story import Story
from .graph_style import GRAPH_CSS
from .html import html_page
from .prose_html import prose
from .thread_maps import MAPS_CSS, thread_maps
from .threads import keyword_threads
from .threads_picture import THREAD_CSS, threads_picture

BOOK_CSS = f"""{GRAPH_CSS}{THREAD_CSS}{MAPS_CSS}
.threads svg{{width:100%;height:auto;min-width:60rem}}
.places{{flex:1;columns:10.4rem;margin:0;padding:0;list-style:none;font-size:.95rem}}
.places li{{break-inside:avoid;padding:.1rem 0}}.wide.graph,.wide.threads{{background:var(--paper)}}
.graph svg{{margin:0 auto}}
.page{{columns:26rem;column-gap:.8rem}}.page article{{break-inside:avoid;margin:0 0 .8rem;max-width:none}}
article{{max-width:46rem;margin:.6rem 0;padding:.2rem .9rem;border:1px solid var(--line);border-radius:.4rem;
background:var(--card)}}
article:target{{outline:3px solid var(--accent)}}
article h3{{margin:.4rem 0;font-size:1.05rem}}article .do{{color:var(--accent);font-size:.92rem}}
summary{{cursor:pointer;padding:.4rem 0}}ul{{padding-left:1.2rem}}
"""
NOTE = (
    '<p class="note">A curve runs from where a quest is gained to where its keyword is asked for; a number counts '
    "those that run together. Point at a location to see its own. A star is a totem, a blue circle a town.</p>\n"
)
EN: Lang = "en"


def graph_book(project: Project, story: Story, locations: list[str]) -> str:
    """The page; without a pack that can be loaded there are no threads and no index."""
    namer = _namer(project)
    whole = len(locations) == len(story.locations)
    name = project.source.manifest.data.get("name")
    pack_name = str(name.get("en", "")) if isinstance(name, dict) else project.folder.name
    title = pack_name if whole else f"{pack_name}: {locations[0]} {story.title(locations[0])}"
    links = "".join(
        f'<li><a href="#l{escape(location)}">{escape(location)} {escape(story.title(location))}</a>'
        for location in locations
    )
    parts = [f"<h1>{escape(title)}</h1>\n"]
    parts += [f'<nav><ul class="places">{links}</ul></nav>\n'] if whole else []
    if whole and project.pack is None:
        parts.append("<p>The threads and the index are shown once the pack has no findings.</p>\n")
    elif whole and project.pack is not None:
        picture = threads_picture(project, story, links=True, style="")
        parts.append(
            f'<h2>Threads</h2>\n{NOTE}<div class="wide threads">{picture}</div>\n{_index(project, project.pack, story)}'
        )
    parts += [_location(story, location, namer) for location in locations]
    return html_page(title, "".join(parts), css=BOOK_CSS)


def _namer(project: Project) -> Namer:
    """The names of a pack; none if it cannot be read."""
    if project.pack is None:
        return nameless
    return sea_names(project.pack, EN) if isinstance(project.pack, SeaPack) else skies_names(project.pack, EN)


def _location(story: Story, location: str, namer: Namer) -> str:
    """A location: its graph, and the text of its paragraphs."""
    texts = "".join(_paragraph(story.paragraphs[number], namer) for number in story.locations[location])
    return (
        f'<h2 id="l{escape(location)}">{escape(location)} {escape(story.title(location))}</h2>\n'
        f'<div class="wide graph">{location_picture(story, location, links=True, style="")}</div>\n'
        f"<details open><summary>The text of {len(story.locations[location])} paragraphs</summary>\n"
        f'<div class="page">{texts}</div></details>\n'
    )


def _paragraph(paragraph: Paragraph, namer: Namer) -> str:
    """A paragraph with its conditions, effects and choices."""
    number = escape(paragraph.number)
    parts = [f'<article id="p{number}"><h3>{number} {escape(paragraph.title)}</h3>']
    for condition, program in paragraph.ifs:
        parts.append(_do(f"if {describe_condition(condition, EN, namer)}: {describe(program, EN, namer)}"))
    for block in paragraph.blocks:
        if block.when:
            parts.append(_do(f"when {describe_condition(block.when, EN, namer)}:"))
        parts.append(f"<p>{prose(block.text)}</p>")
    if paragraph.program:
        parts.append(_do(describe(paragraph.program, EN, namer)))
    if paragraph.choices:
        parts.append("<ul>" + "".join(_choice(choice, namer) for choice in paragraph.choices) + "</ul>")
    return "".join(parts) + "</article>\n"


def _choice(choice: StoryChoice, namer: Namer) -> str:
    """A choice with what it needs, costs and does."""
    notes = [f"needs {describe_condition(choice.needs, EN, namer)}"] if choice.needs else []
    notes += [f"cost {describe_amounts(choice.cost, EN)}"] if choice.cost else []
    notes += [f"once per {choice.once}"] if choice.once else []
    notes += [describe(choice.program, EN, namer)] if choice.program else []
    return f"<li><b>({escape(choice.letter)})</b> {prose(choice.text)}{_do('; '.join(notes)) if notes else ''}</li>"


def _do(text: str) -> str:
    """What the story does, apart from its prose."""
    return f'<div class="do">{escape(text)}</div>'


def _index(project: Project, pack: AnyPack, story: Story) -> str:
    """Keywords with who gives and who asks, and where adventure cards and totems are found."""
    flow = flow_of(project, pack)
    rows = "".join(
        f"<tr><td><b>{escape(keyword.keyword)}</b></td><td>{', '.join(map(str, keyword.quests))}</td>"
        f"<td>{_links(keyword.given)}</td><td>{_links(keyword.asked)}</td></tr>\n"
        for keyword in keyword_threads(flow)
    )
    cards = sorted((card for card in pack.adventures.values() if card.number), key=lambda card: card.number)
    card_rows = "".join(
        f"<tr><td>{card.number}</td><td>{'★ ' if card.kind == 'totem' else ''}{escape(card.name.en)}</td>"
        f"<td>{escape(card.kind)}</td><td>{_links(_givers(flow.gives.get(('adventure', card.number), [])))}</td></tr>\n"
        for card in cards
    )
    return (
        f"<h2>Keywords</h2>\n{thread_maps(pack, flow, story)}"
        '<details><summary>Keywords: who gives them, who asks</summary><div class="wide plain">'
        f"<table><tr><th>keyword<th>quest<th>given<th>asked</tr>\n{rows}</table></div></details>"
        '\n<details><summary>Adventure cards and totems: where they are found</summary><div class="wide plain">'
        f"<table><tr><th>number<th>card<th>kind<th>found</tr>\n{card_rows}</table></div></details>\n"
    )


def _givers(steps: Sequence[EffectSite]) -> tuple[str, ...]:
    """Where effects stand, each place once."""
    return tuple(dict.fromkeys(step.site.paragraph or step.site.title for step in steps))


def _links(places: Sequence[str]) -> str:
    """Paragraphs as links; tables and the start as they are called."""
    links = [
        escape(place) if "[" in place or place == "start" else f'<a href="#p{escape(place)}">{escape(place)}</a>'
        for place in places
    ]
    return ", ".join(links) or '<span class="note">nobody</span>'
