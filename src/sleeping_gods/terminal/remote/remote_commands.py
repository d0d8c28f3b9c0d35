"""The commands at a served table: those of the local prompt that make sense there, and chat, redo and consent."""

from __future__ import annotations

from collections.abc import Callable

from ...presentation.localizer import Localizer
from ...reference.book.folding import fold
from ...wire.requests import AdviseRequest, AnswerUndo, ChatRequest, Explain, NameMoment, Redo, Undo, UndoBy
from ..advice_page import asked_about
from ..choose_language import choose_language
from ..entry_page import sentence_of
from ..log_commands import LOG_LINES, log_section
from ..menu import Item, Menu
from ..menu_page import UNFOLD_ALL, kinds_named
from ..menu_search import LETTER, find
from ..next_step import Next
from ..prompt import LEAVE, help_lines
from ..reader import RulesReader
from ..rules_search import rule_sections
from ..section import glossary, lines, parse_number
from ..typed_words import command_of_word, is_answer, key_of_word, quote_typed
from .explain_commands import explain_question, read, why_barred
from .remote_view import RemoteView
from .robot_commands import robot_command
from .roster import is_answer_awaited, people_lines
from .seat_state import SeatState, fresh_id

KNOWN_HELP = (
    "number", "enter", "together", "acts", "barred", "rules-behind", "why", "rules", "odds", "advice", "undo", "redo",
    "again", "lang", "quit",
)  # fmt: skip
"""What of the help for the local prompt is true here."""
MAX_STEPS = 50
"""How many choices are taken back at once."""
MAX_TALK_LENGTH = 500
"""How many characters of a chat line are sent."""
MAX_NAME_LENGTH = 60
"""How many characters of a moment's name are sent."""
MAX_CHOICE_LENGTH = 400
"""How many characters of a choice are sent."""
UNDO_WORDS: dict[str, UndoBy] = {"action": "action", "turn": "turn"}
"""Words after ``undo``."""


def run_remote_command(seat_state: SeatState, view: RemoteView, menu: Menu, line: str) -> Next | None:
    """Run a command; None if the line is none."""
    word, _, rest = line.partition(" ")
    word, rest = word.lower(), rest.strip()
    localizer, alone = view.localizer, command_of_word(view.localizer, line)
    if alone in view.pages:
        seat_state.screen.show(*view.page(alone, seat_state.screen))
        return Next.ASK
    if alone in ("again", "look"):
        view.fresh = True
        return Next.AGAIN
    if word.startswith("?") and len(word) > 1:
        word, rest = "?", f"{word[1:]} {rest}".strip()
    if any(fold(LETTER.sub("", item.label)).rstrip(".") == fold(line) for item in menu.own):
        return None  # what a story lets somebody say is said there
    agreed = _consent(seat_state, localizer, line)
    if agreed is not None:
        return agreed
    named = command_of_word(localizer, word)
    if named == LEAVE:
        return None if rest else Next.QUIT
    command = SIGNS.get(word) or REMOTE_ONLY.get(key_of_word(localizer, "order", word)) or COMMANDS.get(named)
    if command is None and command_of_word(localizer, line) in LOCAL_ONLY:
        seat_state.screen.say(localizer.say("remote_elsewhere", said=quote_typed(localizer, line)))
        return Next.ASK
    return command(seat_state, view, menu, rest) if command else None


def _consent(seat_state: SeatState, localizer: Localizer, line: str) -> Next | None:
    """Answer an undo request with yes or no; None if there is no request, or the line is neither."""
    if seat_state.undo_request is None or not is_answer_awaited(seat_state.undo_request, seat_state.you):
        return None
    yes = is_answer(localizer, line, "yes")
    if not yes and not is_answer(localizer, line, "no"):
        return None
    seat_state.request(AnswerUndo(fresh_id(), seat_state.position, yes))
    return Next.ASK


def _help(seat_state: SeatState, view: RemoteView, menu: Menu, rest: str) -> Next:
    """Show what can be typed at a served table."""
    localizer = view.localizer
    mine = {
        localizer.say(f"order-typed_{key}"): localizer.say(f"order-help_{key}")
        for key in localizer.words.keys("order-help")
    }
    shown = {localizer.say(f"typed_{key}"): localizer.say(f"help_{key}") for key in KNOWN_HELP}
    pages = {
        word: help_text
        for word, help_text in help_lines(localizer, view.pages).items()
        if word not in _local(localizer)
    }
    seat_state.screen.show(glossary({**shown, **mine, **pages}))
    return Next.ASK


def _local(localizer: Localizer) -> set[str]:
    """What can be typed for the commands of the local prompt."""
    return {localizer.say(f"typed_{key}") for key in localizer.words.keys("help")}


def _say(seat_state: SeatState, view: RemoteView, menu: Menu, rest: str) -> Next:
    """Say something to the others."""
    if not rest:
        seat_state.screen.say(view.localizer.say("remote_say-what"))
    else:
        seat_state.request(ChatRequest(fresh_id(), rest[:MAX_TALK_LENGTH]))
    return Next.ASK


def _people(seat_state: SeatState, view: RemoteView, menu: Menu, rest: str) -> Next:
    """Show who sits where."""
    if seat_state.table is not None:
        seat_state.screen.show(lines(people_lines(view.localizer, seat_state.table, view.names)))
    return Next.ASK


def _mark(seat_state: SeatState, view: RemoteView, menu: Menu, rest: str) -> Next:
    """Give this moment a name."""
    if not rest:
        seat_state.screen.say(view.localizer.say("remote_mark-what"))
    else:
        seat_state.request(NameMoment(fresh_id(), seat_state.position, rest[:MAX_NAME_LENGTH]))
    return Next.ASK


def _undo(seat_state: SeatState, view: RemoteView, menu: Menu, rest: str) -> Next:
    """Undo choices, an action, a turn, or back to a log line."""
    localizer = view.localizer
    word, _, line = rest.partition(" ")
    number = parse_number(line.strip()) if is_answer(localizer, word, "to") else None
    steps = parse_number(rest) if rest else 1
    by = next((kind for key, kind in UNDO_WORDS.items() if rest and is_answer(localizer, rest, key)), None)
    if by is not None:
        seat_state.request(Undo(fresh_id(), seat_state.position, by))
    elif number:
        seat_state.request(Undo(fresh_id(), seat_state.position, "line", number))
    elif steps:
        seat_state.series.add(Undo(fresh_id(), 0) for _ in range(min(steps, MAX_STEPS)))
    else:
        seat_state.screen.say(localizer.say("prompt_undo", said=quote_typed(localizer, rest)))
    return Next.ASK


def _redo(seat_state: SeatState, view: RemoteView, menu: Menu, rest: str) -> Next:
    """Make the choice again that was undone last."""
    seat_state.request(Redo(fresh_id(), seat_state.position))
    return Next.ASK


def _log(seat_state: SeatState, view: RemoteView, menu: Menu, rest: str) -> Next:
    """Show the latest log lines."""
    log, localizer = view.scene.log, view.localizer
    entries = list(dict.fromkeys(line.entry for line in log))
    most = len(entries) if is_answer(localizer, rest, "all") else parse_number(rest) or LOG_LINES
    wanted = {*entries[-most:]}
    shown = [line for line in log if line.entry in wanted]
    seat_state.screen.show(log_section(localizer, shown) if shown else lines([localizer.say("prompt_no-log")]))
    return Next.ASK


def _lang(seat_state: SeatState, view: RemoteView, menu: Menu, rest: str) -> Next:
    """Change the language of this seat."""
    if choose_language(seat_state.screen, rest):
        seat_state.refresh(seat_state.screen.localizer.lang)
    return Next.ASK


def _explain(seat_state: SeatState, view: RemoteView, menu: Menu, rest: str) -> Next:
    """The rule behind the last refusal; if there was none, what is asked for or the question."""
    if not rest and seat_state.refusal_rule:
        reader = RulesReader(view.localizer)
        seat_state.screen.show(*rule_sections(reader, seat_state.refusal_rule, view.look(seat_state.screen)))
        seat_state.forget_refusal()
        seat_state.screen.say(reader.say("again"), "dim")
        return Next.ASK
    seat_state.screen.show(*explain_question(view, seat_state.screen, menu, rest))
    return Next.ASK


def _rules(seat_state: SeatState, view: RemoteView, menu: Menu, rest: str) -> Next:
    """A rules entry as a whole; without words, the entries behind the question."""
    screen = seat_state.screen
    screen.show(*(read(view, screen, rest, whole=True) if rest else explain_question(view, screen, menu, "")))
    return Next.ASK


def _why(seat_state: SeatState, view: RemoteView, menu: Menu, rest: str) -> Next:
    """Why something cannot be chosen, from the menu or by asking the server."""
    reader = RulesReader(view.localizer)
    meant = find(menu, rest) if rest else None
    barred = why_barred(menu, rest) if rest else None
    if not rest:
        seat_state.screen.say(reader.say("why"))
    elif isinstance(meant, Item) and not meant.is_barred:
        seat_state.screen.say(view.localizer.say("asking_possible-one", number=meant.key, label=meant.label))
    elif barred is not None:
        seat_state.screen.say(reader.say("barred", barred.detail))
        seat_state.screen.show(sentence_of(reader, barred.rule, view.look(seat_state.screen)))
        seat_state.refused_by(barred.rule)
    else:
        seat_state.request(Explain(fresh_id(), rest[:MAX_CHOICE_LENGTH]))
    return Next.ASK


def _odds(seat_state: SeatState, view: RemoteView, menu: Menu, rest: str) -> Next:
    """The odds that were sent with the choices."""
    localizer, offered = view.localizer, view.scene.menu
    meant = find(menu, rest) if rest else None
    keys = {meant.key} if isinstance(meant, Item) else {item.key for item in menu.items}
    labels = {item.key: item.label for item in menu.items}
    rows = [
        localizer.say("asking_line", number=key, label=labels[key], odds=line.chance.long)
        for line in (*offered.own, *offered.acts)
        if (key := str(line.number)) in keys and key in labels and line.chance is not None
    ]
    seat_state.screen.show(lines(rows or [localizer.say("asking_no-odds")]))
    return Next.ASK


def _advice(seat_state: SeatState, view: RemoteView, menu: Menu, rest: str) -> Next:
    """Ask what a robot would do; the server answers."""
    about = asked_about(view.localizer, rest)
    if about is None:
        seat_state.screen.say(view.localizer.say("advice_what", said=quote_typed(view.localizer, rest)))
    else:
        seat_state.request(AdviseRequest(fresh_id(), about, seat_state.began_at))
    return Next.ASK


def _unfold_acts(seat_state: SeatState, view: RemoteView, menu: Menu, rest: str) -> Next:
    """Show the folded acts of any time, or those of one kind."""
    kinds = kinds_named(view.localizer, menu, rest) if rest else []
    if rest and not kinds:
        seat_state.screen.say(view.localizer.say("prompt_no-kind", said=quote_typed(view.localizer, rest)))
        return Next.ASK
    view.show_acts = kinds[0] if len(kinds) == 1 else UNFOLD_ALL
    view.draw_menu(seat_state.screen, menu)
    return Next.ASK


def _unfold_barred(seat_state: SeatState, view: RemoteView, menu: Menu, rest: str) -> Next:
    """Show all that is barred."""
    if not menu.barred:
        seat_state.screen.say(view.localizer.say("prompt_none-barred"))
        return Next.ASK
    view.show_barred = menu.asked = True
    view.draw_menu(seat_state.screen, menu)
    return Next.ASK


RemoteCommand = Callable[[SeatState, RemoteView, Menu, str], Next]
SIGNS: dict[str, RemoteCommand] = {"+": _unfold_acts, "x": _unfold_barred, "?": _explain}
"""Commands of one sign."""
REMOTE_ONLY: dict[str, RemoteCommand] = {"say": _say, "people": _people, "mark": _mark, "robot": robot_command}
"""Commands that there are only at a served table; the catalogue knows the words for them."""
COMMANDS: dict[str, RemoteCommand] = {
    "help": _help,
    "why": _why,
    "rules": _rules,
    "odds": _odds,
    "advice": _advice,
    "undo": _undo,
    "redo": _redo,
    "log": _log,
    "lang": _lang,
}
"""Commands of the local prompt."""
LOCAL_ONLY = (
    "save", "seat", "back", "campaign", "notes", "luck", "open-hands", "secret-hands", "dont-ask", "ask-again",
    "journey", "plate",
)  # fmt: skip
"""Commands of the local prompt that mean nothing here, or are the host's."""
