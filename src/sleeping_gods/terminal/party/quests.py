"""The quests as a journal: open, waiting, and done, with their origins; and rumours."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...presentation.localizer import Localizer
from ...presentation.phrases import join
from ...presentation.scene.quests import QuestState
from ...presentation.scene.text import plain
from ..render_context import RenderContext
from ..section import INDENT, Section, hanging, labelled, lines


def keywords(localizer: Localizer, context: RenderContext) -> Section:
    """The keywords of the quests."""
    return labelled(
        localizer, localizer.say("quest_keywords"), join(context.scene.quests.keywords) or localizer.say("quest_none")
    )


def opening_quests(localizer: Localizer, context: RenderContext) -> Section:
    """The quests at the beginning."""
    journal = context.scene.quests
    return Section(
        Group(*(_quest_card(localizer, quest) for quest in journal.quests)), [quest.spoken for quest in journal.quests]
    )


def quests_section(localizer: Localizer, context: RenderContext) -> Section:
    """Open and waiting quests with keywords, then those that are done, then rumours."""
    journal = context.scene.quests
    if not journal.quests and not journal.rumours:
        return lines([localizer.say("quest_no-quests")])
    drawn: list[RenderableType] = []
    spoken: list[str] = []
    for state in ("open", "waiting", "done"):
        part = [quest for quest in journal.quests if quest.state == state]
        if part:
            drawn += [_head(part[0].label), *(_quest_card(localizer, quest) for quest in part)]
            spoken += [localizer.say("label_over", label=_title(part[0].label)), *(quest.spoken for quest in part)]
    if journal.rumours:
        title, rumours = localizer.say("quest_rumours"), [plain(rumour) for rumour in journal.rumours]
        drawn += [_head(title), hanging(*rumours, indent=INDENT)]
        spoken += [localizer.say("label_over", label=title), *rumours]
    return Section(Group(*drawn, hanging(journal.done_pile, style="dim")), [*spoken, journal.done_pile])


def _title(label: str) -> str:
    """A label with a capital."""
    return label[:1].upper() + label[1:]


def _head(label: str) -> RenderableType:
    """The head of a group of quests."""
    return hanging(Text(_title(label), style="dim"))


def _quest_card(localizer: Localizer, quest: QuestState) -> RenderableType:
    """Title and keyword, text (struck out once done), origin and destination."""
    done = quest.state == "done"
    head = Text(f"{quest.number} {quest.title}", style="dim strike" if done else "bold")
    head.append(f"  {quest.keyword}" if quest.keyword else "", style="not bold")
    ways = _title(localizer.clauses([quest.origin, quest.leads_to]))
    foot = Text(join([quest.note, f"{ways}." if ways else ""], " "), style="dim")
    says = Text(plain(quest.text), style="dim strike" if done else "")
    return Group(hanging(head), *(hanging(part, indent=INDENT) for part in (says, foot) if part.plain))
