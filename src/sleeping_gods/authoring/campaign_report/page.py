"""The whole page of one run, or of two beside each other: one file, no script, nothing loaded from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...kernel.errors import BrokenPack
from ...languages import Lang
from ..pictures.html import html_page
from ..project import Project
from .axes import CSS as CHART_CSS
from .comparison import comparison
from .markup import CSS, Html, escaped, joined, paragraph, table
from .report_words import ReportWords
from .results import RunResults
from .sections import endings, killers, losses, scores, survival
from .tables_by_name import cards, places
from .visits_map import maps_of

PARTS = ("scores", "survival", "losses", "places", "cards", "endings", "killers")


def report_page(runs: Sequence[RunResults], project: Project | None, lang: Lang = "en") -> str:
    """The page of one or two runs; without the pack there are no maps, titles or names."""
    words = ReportWords(lang)
    titles = dict(project.pack.titles) if project and project.pack else {}
    title = words.say("title", pack=_pack_name(project, runs[-1], lang))
    body = joined(
        (
            Html(f"<h1>{escaped(title)}</h1>\n"),
            _what_was_played(runs, words),
            *_warnings(runs, words, project),
            _links(words, has_comparison=len(runs) == 2),
            comparison(runs[0], runs[1], words, titles) if len(runs) == 2 else Html(""),
            scores(runs, words),
            survival(runs, words),
            losses(runs, words),
            places(runs, words, titles, _maps(project, runs[-1], words)),
            cards(runs, words, _card_names(project, lang)),
            endings(runs, words),
            killers(runs, words, titles),
            paragraph(words.say("method")),
        )
    )
    return html_page(title, body, lang=lang, css=CSS + CHART_CSS)


def _links(words: ReportWords, *, has_comparison: bool) -> Html:
    """Links to the parts of the page."""
    labels = {key: words.say(key) for key in PARTS}
    if has_comparison:
        labels = {"comparison": words.say("comparison-link"), **labels}
    links = joined(Html(f'<a href="#{key}">{escaped(label)}</a>') for key, label in labels.items())
    return Html(f"<nav>{links}</nav>\n")


def _maps(project: Project | None, run: RunResults, words: ReportWords) -> dict[int, Html]:
    """The maps of the pack by their first pages; none where the pack is not there or broken."""
    if project is None:
        return {}
    try:
        return dict(maps_of(project, run, words))
    except BrokenPack:
        return {}


def _what_was_played(runs: Sequence[RunResults], words: ReportWords) -> Html:
    """A row for each run: what its plan was, and whether all of it is there."""
    rows = []
    for run in runs:
        plan = run.plan
        done = words.say("done", done=words.number(run.campaigns, 0), all=words.number(plan.campaigns, 0))
        robot = words.say("knowing", robot=plan.robot) if plan.knowing else plan.robot
        if plan.playouts:
            robot = words.say("with-playouts", robot=robot, playouts=plan.playouts)
        if plan.milliseconds:
            robot = words.say("with-milliseconds", robot=robot, milliseconds=int(plan.milliseconds))
        players = ", ".join(map(str, plan.players))
        rows.append([run.name, robot, done, players, ", ".join(plan.modes), str(plan.seed), plan.digest[:12]])
    keys = ("head-run", "head-robot", "head-campaigns", "head-players", "head-modes", "head-seed", "head-digest")
    played = table([words.say(key) for key in keys], rows)
    if len(runs) < 2:
        return played
    colours = joined(
        Html(f'<span><span class="key key{at}"></span>{escaped(run.name)}</span> ') for at, run in enumerate(runs)
    )
    return Html(f"{played}<p>{colours}</p>\n")


def _warnings(runs: Sequence[RunResults], words: ReportWords, project: Project | None) -> Iterator[Html]:
    """What makes the figures of a run doubtful."""
    for run in runs:
        if run.stuck:
            yield paragraph(words.say("stuck", run=run.name, count=run.stuck), "warn")
        if run.plan.milliseconds:
            yield paragraph(words.say("by-clock", run=run.name), "warn")
    if project is not None and project.pack is not None and project.pack.digest != runs[-1].plan.digest:
        yield paragraph(words.say("other-digest"), "warn")


def _pack_name(project: Project | None, run: RunResults, lang: Lang) -> str:
    """The name of the pack; its id if the pack is not at hand."""
    return project.pack.name.text_in(lang) if project and project.pack else run.plan.pack


def _card_names(project: Project | None, lang: Lang) -> dict[str, str]:
    """The names of adventure cards; none if the pack is not at hand."""
    if project is None or project.pack is None:
        return {}
    names = {card: each.name.text_in(lang) for card, each in project.pack.adventures.items()}
    return {card: name or card for card, name in names.items()}
