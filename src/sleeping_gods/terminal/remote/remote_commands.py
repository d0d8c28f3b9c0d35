"""The commands at a served table: those of the local prompt that make sense there, and talking, redo, consent."""

from __future__ import annotations

from collections.abc import Callable

from ...presentation.localizer import Localizer
from ...presentation.phrases import clipped
from ...reference.book.folding import fold
from ...wire.requests import AnswerUndo, ChatRequest, Explain, NameMoment, Redo, Undo, UndoBy
from ..choose_language import choose_language
from ..entry_page import sentence_of
from ..log_commands import LOG_LINES, log_section
from ..menu import Item, Menu
from ..menu_page import ALL, kinds_named
from ..menu_search import LETTER, find
from ..next_step import Next
from ..prompt import LEAVE, help_lines
from ..reader import RulesReader
from ..section import glossary, lines, whole
from ..typed_words import command_named, quoted, says, words_named
from .explain_commands import explain_question, read, rule_section, why_barred
from .remote_view import RemoteView
from .roster import is_wanted, listed
from .table import Seated, fresh_id

KNOWN_HELP = (
    "number", "enter", "together", "acts", "barred", "rules-behind", "why", "rules", "odds", "undo", "redo", "again",
    "lang", "quit",
)  # fmt: skip
"""What of the help for the local prompt is true here."""
MAX_STEPS = 50
"""So many choices are taken back at once."""
MAX_TALK_LENGTH, MAX_NAME_LENGTH, MAX_CHOICE_LENGTH = 500, 60, 400
BY: dict[str, UndoBy] = {"action": "action", "turn": "turn"}
"""Words after ``undo``."""


def obey(seated: Seated, picture: RemoteView, menu: Menu, line: str) -> Next | None:
    """Obey a command; nothing if the line is none."""
    word, _, rest = line.partition(" ")
    word, rest = word.lower(), rest.strip()
    localizer, alone = picture.localizer, command_named(picture.localizer, line)
    if alone in picture.pages:
        seated.screen.show(*picture.page(alone, seated.screen))
        return Next.ASK
    if alone in ("again", "look"):
        picture.fresh = True
        return Next.AGAIN
    if word.startswith("?") and len(word) > 1:
        word, rest = "?", f"{word[1:]} {rest}".strip()
    if any(fold(LETTER.sub("", item.label)).rstrip(".") == fold(line) for item in menu.own):
        return None  # what a story lets somebody say is said there
    agreed = _consent(seated, localizer, line)
    if agreed is not None:
        return agreed
    named = command_named(localizer, word)
    if named == LEAVE:
        return None if rest else Next.QUIT
    command = SIGNS.get(word) or ORDERS.get(words_named(localizer, "order", word)) or COMMANDS.get(named)
    if command is None and command_named(localizer, line) in ELSEWHERE:
        seated.screen.say(localizer.say("remote_elsewhere", said=quoted(localizer, line)))
        return Next.ASK
    return command(seated, picture, menu, rest) if command else None


def _consent(seated: Seated, localizer: Localizer, line: str) -> Next | None:
    """Yes or no to somebody who wants to go back; nothing if nobody does, or the line is neither."""
    if seated.asked is None or seated.table is None or not is_wanted(seated.table, seated.asked, seated.you):
        return None
    yes = says(localizer, line, "yes")
    if not yes and not says(localizer, line, "no"):
        return None
    seated.request(AnswerUndo(fresh_id(), seated.position, yes))
    return Next.ASK


def _help(seated: Seated, picture: RemoteView, menu: Menu, rest: str) -> Next:
    localizer = picture.localizer
    mine = {
        localizer.say(f"order-typed_{key}"): localizer.say(f"order-help_{key}")
        for key in localizer.words.keys("order-help")
    }
    shown = {localizer.say(f"typed_{key}"): localizer.say(f"help_{key}") for key in KNOWN_HELP}
    pages = {
        word: help_text
        for word, help_text in help_lines(localizer, picture.pages).items()
        if word not in _local(localizer)
    }
    seated.screen.show(glossary({**shown, **mine, **pages}))
    return Next.ASK


def _local(localizer: Localizer) -> set[str]:
    return {localizer.say(f"typed_{key}") for key in localizer.words.keys("help")}


def _say(seated: Seated, picture: RemoteView, menu: Menu, rest: str) -> Next:
    if not rest:
        seated.screen.say(picture.localizer.say("remote_say-what"))
    else:
        seated.request(ChatRequest(fresh_id(), rest[:MAX_TALK_LENGTH]))
    return Next.ASK


def _people(seated: Seated, picture: RemoteView, menu: Menu, rest: str) -> Next:
    if seated.table is not None:
        seated.screen.show(lines(listed(picture.localizer, seated.table, picture.names)))
    return Next.ASK


def _mark(seated: Seated, picture: RemoteView, menu: Menu, rest: str) -> Next:
    if not rest:
        seated.screen.say(picture.localizer.say("remote_mark-what"))
    else:
        seated.request(NameMoment(fresh_id(), seated.position, rest[:MAX_NAME_LENGTH]))
    return Next.ASK


def _undo(seated: Seated, picture: RemoteView, menu: Menu, rest: str) -> Next:
    """By choices, by action or turn, or to before a line of the log."""
    localizer = picture.localizer
    word, _, line = rest.partition(" ")
    number = whole(line.strip()) if says(localizer, word, "to") else None
    steps = whole(rest) if rest else 1
    by = next((kind for key, kind in BY.items() if rest and says(localizer, rest, key)), None)
    if by is not None:
        seated.request(Undo(fresh_id(), seated.position, by))
    elif number:
        seated.request(Undo(fresh_id(), seated.position, "line", number))
    elif steps:
        seated.todo.extend(Undo(fresh_id(), 0) for _ in range(min(steps, MAX_STEPS)))
    else:
        seated.screen.say(localizer.say("prompt_undo", said=quoted(localizer, rest)))
    return Next.ASK


def _redo(seated: Seated, picture: RemoteView, menu: Menu, rest: str) -> Next:
    seated.request(Redo(fresh_id(), seated.position))
    return Next.ASK


def _log(seated: Seated, picture: RemoteView, menu: Menu, rest: str) -> Next:
    """What happened lately, so many entries of it."""
    log, localizer = picture.scene.log, picture.localizer
    entries = list(dict.fromkeys(line.entry for line in log))
    most = len(entries) if says(localizer, rest, "all") else whole(rest) or LOG_LINES
    wanted = {*entries[-most:]}
    shown = [line for line in log if line.entry in wanted]
    seated.screen.show(log_section(localizer, shown) if shown else lines([localizer.say("prompt_no-log")]))
    return Next.ASK


def _lang(seated: Seated, picture: RemoteView, menu: Menu, rest: str) -> Next:
    if choose_language(seated.screen, rest):
        seated.look(seated.screen.localizer.lang)
    return Next.ASK


def _explain(seated: Seated, picture: RemoteView, menu: Menu, rest: str) -> Next:
    if not rest and seated.refused:
        shown = rule_section(picture, seated.screen, seated.refused)
        seated.refused = ""
        seated.screen.show(*shown)
        seated.screen.say(RulesReader(picture.localizer).say("again"), "dim")
        return Next.ASK
    seated.screen.show(*explain_question(picture, seated.screen, menu, rest))
    return Next.ASK


def _rules(seated: Seated, picture: RemoteView, menu: Menu, rest: str) -> Next:
    screen = seated.screen
    screen.show(*(read(picture, screen, rest, whole=True) if rest else explain_question(picture, screen, menu, "")))
    return Next.ASK


def _why(seated: Seated, picture: RemoteView, menu: Menu, rest: str) -> Next:
    """Why something cannot be chosen: what was told with the menu, else what the server knows."""
    reader = RulesReader(picture.localizer)
    meant = find(menu, rest) if rest else None
    barred = why_barred(menu, rest) if rest else None
    if not rest:
        seated.screen.say(reader.say("why"))
    elif isinstance(meant, Item) and not meant.rule:
        seated.screen.say(picture.localizer.say("asking_possible-one", number=meant.key, label=meant.label))
    elif barred is not None:
        seated.screen.say(reader.say("barred", barred.detail))
        seated.screen.show(sentence_of(reader, barred.rule, picture.look(seated.screen)))
        seated.refused = barred.rule
    else:
        seated.request(Explain(fresh_id(), rest[:MAX_CHOICE_LENGTH]))
    return Next.ASK


def _odds(seated: Seated, picture: RemoteView, menu: Menu, rest: str) -> Next:
    """The exact chances that were told with the choices."""
    localizer, offered = picture.localizer, picture.scene.menu
    meant = find(menu, rest) if rest else None
    keys = {meant.key} if isinstance(meant, Item) else {item.key for item in menu.items}
    labels = {item.key: item.label for item in menu.items}
    rows = [
        localizer.say("asking_line", number=key, label=labels[key], odds=line.chance.long)
        for line in (*offered.own, *offered.acts)
        if (key := str(line.number)) in keys and key in labels and line.chance is not None
    ]
    seated.screen.show(lines(rows or [localizer.say("asking_no-odds")]))
    return Next.ASK


def _unfold_acts(seated: Seated, picture: RemoteView, menu: Menu, rest: str) -> Next:
    kinds = kinds_named(picture.localizer, menu, rest) if rest else []
    if rest and not kinds:
        seated.screen.say(picture.localizer.say("prompt_no-kind", said=quoted(picture.localizer, clipped(rest, 40))))
        return Next.ASK
    picture.show_acts = kinds[0] if len(kinds) == 1 else ALL
    picture.draw_menu(seated.screen, menu)
    return Next.ASK


def _unfold_barred(seated: Seated, picture: RemoteView, menu: Menu, rest: str) -> Next:
    if not menu.barred:
        seated.screen.say(picture.localizer.say("prompt_none-barred"))
        return Next.ASK
    picture.show_barred = menu.asked = True
    picture.draw_menu(seated.screen, menu)
    return Next.ASK


Order = Callable[[Seated, RemoteView, Menu, str], Next]
SIGNS: dict[str, Order] = {"+": _unfold_acts, "x": _unfold_barred, "?": _explain}
ORDERS: dict[str, Order] = {"say": _say, "people": _people, "mark": _mark}
"""Commands that there are only at a served table; the catalogue knows the words for them."""
COMMANDS: dict[str, Order] = {
    "help": _help,
    "why": _why,
    "rules": _rules,
    "odds": _odds,
    "undo": _undo,
    "redo": _redo,
    "log": _log,
    "lang": _lang,
}
"""Commands of the local prompt."""
ELSEWHERE = (
    "save", "seat", "back", "campaign", "notes", "luck", "open-hands", "secret-hands", "dont-ask", "ask-again",
    "journey",
)  # fmt: skip
"""Commands of the local prompt that mean nothing here, or are the host's."""
