"""The boards of the party: health as a bar and in numbers, skills, pips, statuses, cards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Columns
from rich.text import Text

from ...presentation.localizer import Localizer
from ...presentation.phrases import clip
from ...presentation.scene.party import Board, PartyBoards
from ...presentation.scene.text import plain
from ..render_context import RenderContext
from ..section import INDENT, Section, hanging, labelled

MAX_PLAYER_WIDTH = 10
"""Letters of a player's name that are shown."""


def brief_boards(localizer: Localizer, context: RenderContext) -> Section:
    """A line for each."""
    return _boards(localizer, context, brief=True)


def boards_section(localizer: Localizer, context: RenderContext) -> Section:
    """A line for each; beneath, the equipped cards of those who have some."""
    drawn = _boards(localizer, context, brief=False)
    equipped = [
        labelled(localizer, board.short, plain(board.cards_text))
        for board in context.scene.party.boards
        if board.cards_text
    ]
    return Section(Group(drawn.drawn, *(part.drawn for part in equipped)), drawn.plain)


def boards_in_full(localizer: Localizer, context: RenderContext) -> Section:
    """Everybody's weapons, abilities and cards in full."""
    drawn: list[RenderableType] = []
    spoken: list[str] = []
    for board in context.scene.party.boards:
        texts = [plain(text) for text in board.texts]
        drawn.append(hanging(Text(board.name, style="bold").append(f"  {board.player}", style="dim not bold")))
        drawn.append(hanging(*texts, indent=INDENT))
        spoken.append(f"{board.name}. {' '.join(texts)}")
    return Section(Group(*drawn), spoken)


def _boards(localizer: Localizer, context: RenderContext, *, brief: bool) -> Section:
    """All boards, a row each; weapons are shown where there is room."""
    party = context.scene.party
    armed = bool(party.weapons_label) and context.wide and not brief
    drawn = _columns(localizer, party, armed=armed)
    longest = max(board.max_health for board in party.boards)
    for board in party.boards:
        cells = [
            _name(board),
            _bar(localizer, board, context, longest),
            _pips(board, context, good=party.pips_are_good),
            *_skills(board),
        ]
        cells += [Text(clip(board.player, MAX_PLAYER_WIDTH))] if party.several_players else []
        cells.append(Text(plain(board.state)))
        cells += [Text(plain(board.weapons_text))] if armed else []
        drawn.add_row(*cells)
    return Section(drawn, [board.spoken for board in party.boards])


def _columns(localizer: Localizer, party: PartyBoards, *, armed: bool) -> Columns:
    """The table of the boards without its rows."""
    drawn = Columns(box=None, padding=(0, 1), pad_edge=True, collapse_padding=True, header_style="dim")
    drawn.add_column(party.title, no_wrap=True)
    drawn.add_column(localizer.say("board_health"), no_wrap=True)
    drawn.add_column(party.pips_label, no_wrap=True)
    for skill in party.boards[0].skills:
        drawn.add_column(skill.short, justify="right", no_wrap=True)
    if party.several_players:
        drawn.add_column(localizer.say("board_player"), no_wrap=True)
    drawn.add_column(localizer.say("board_state"), ratio=1)
    if armed:
        drawn.add_column(party.weapons_label, ratio=1)
    return drawn


def _name(board: Board) -> Text:
    """The name of a member; of one who is down it is crossed out."""
    return Text(board.short, style="bold" if board.health else "dim strike")


def health_bar(health: int, most: int, context: RenderContext, longest: int = 0) -> Text:
    """A bar as long as the health there can be, then the number, in line with others."""
    return Text.assemble(
        (context.glyphs.health * health, "red" if health * 3 <= most else "green"),
        (context.glyphs.lost_health * (most - health), "dim"),
        " " * (longest - most),
        f" {health}/{most}",
    )


def _bar(localizer: Localizer, board: Board, context: RenderContext, longest: int) -> Text:
    """Health as a bar and in figures; of one who is down words stand in place of the figures."""
    bar = health_bar(board.health, board.max_health, context, longest)
    if not board.health:
        bar.right_crop(len(f"0/{board.max_health}"))
        bar.append(localizer.say("board_down"))
    return bar


def _pips(board: Board, context: RenderContext, *, good: bool) -> Text:
    """Fatigue or stamina as signs."""
    colour = "cyan" if good else "yellow"
    return Text.assemble(
        (context.glyphs.filled_pip * board.pips, colour), (context.glyphs.empty_pip * board.empty_pips, "dim")
    )


def _skills(board: Board) -> list[Text]:
    """The skills in their order; a dash for none."""
    return [Text(str(skill.value), style="bold") if skill.value else Text("-", style="dim") for skill in board.skills]
