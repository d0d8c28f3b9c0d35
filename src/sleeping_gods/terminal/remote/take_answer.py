"""Answering at a served table: a line is a choice, several, a command, or something that is neither."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.choices import text
from ...presentation.phrases import clipped
from ...wire.requests import Undo
from ..menu import Item, Menu
from ..menu_page import item_text, shown_acts
from ..menu_search import Ambiguous
from ..next_step import Next
from ..reader import RulesReader
from ..section import lines
from ..typed_words import quoted, says
from .answer_meaning import Several, is_notation, meant, plainly_meant
from .remote_commands import MAX_CHOICE_LENGTH, obey
from .remote_view import RemoteView
from .table import Seated


def answer(seated: Seated, line: str) -> Next:
    """Take a line: send what it asks for, show what is at hand, or say why it is nothing."""
    picture = seated.picture
    if picture is None or seated.lost:
        return _without_table(seated, line)
    if picture.over and (not line or says(picture.localizer, line, "leave")):
        return Next.QUIT
    if line != "?":
        seated.refused = ""
    menu = picture.menu()
    if not line:
        return _take_only_choice(seated, picture, menu)
    exact = plainly_meant(menu, picture.localizer, line)
    if exact is not None:
        return _take(seated, picture, menu, exact, line)
    done = obey(seated, picture, menu, line)
    if done is not None:
        return done
    return _take(seated, picture, menu, meant(menu, picture.localizer, picture.scene, picture.show_acts, line), line)


def _without_table(seated: Seated, line: str) -> Next:
    """As long as the connection is lost one can only leave."""
    localizer = seated.screen.localizer
    if says(localizer, line, "leave"):
        return Next.QUIT
    seated.screen.say(localizer.say("remote_not-now"))
    return Next.ASK


def _take_only_choice(seated: Seated, picture: RemoteView, menu: Menu) -> Next:
    """Enter takes the only choice, unless something could still change what comes of it: that is said instead."""
    localizer, screen = picture.localizer, seated.screen
    if menu.entered is not None:
        return _choose(seated, menu.entered)
    if not picture.asked:
        screen.say(localizer.say("remote_waiting-how", who=picture.scene.decision.who), "dim")
    elif len(menu.own) != 1:
        screen.say(localizer.say("session_type"), "dim")
    else:
        (only,) = menu.own
        screen.say(localizer.say("session_could-change", number=only.key, label=only.label))
        screen.show(lines([item_text(item) for item in menu.changing], indent=3))
    return Next.ASK


def _take(
    seated: Seated, picture: RemoteView, menu: Menu, meaning: Item | Ambiguous | Several | None, line: str
) -> Next:
    """Do what a line means, if that is clear and on the screen."""
    localizer, screen = picture.localizer, seated.screen
    if isinstance(meaning, Several):
        seated.todo.extend(meaning.parts)
        seated.labels = {item.choice: item.label for item in menu.items}
    elif isinstance(meaning, Ambiguous):
        screen.say(localizer.say("session_could-be"))
        screen.show(lines([item_text(item) for item in meaning.items[:12]], indent=3))
    elif meaning is None:
        _send_or_refuse(seated, picture, line)
    elif meaning.rule:
        why = localizer.say("session_barred", label=meaning.label, why=meaning.detail)
        screen.say(RulesReader(localizer).say("refused", why, meaning.rule))
        seated.refused = meaning.rule
    elif meaning in menu.acts and meaning not in shown_acts(menu, picture.show_acts):
        screen.say(localizer.say("session_unseen", number=line, label=meaning.label))
        picture.show_acts = meaning.kind
        picture.draw_menu(screen, menu)
    else:
        return _choose(seated, meaning)
    return Next.ASK


def _choose(seated: Seated, item: Item) -> Next:
    seated.choose(text(item.choice))
    return Next.ASK


def _send_or_refuse(seated: Seated, picture: RemoteView, line: str) -> None:
    """What is written like a choice the server judges; anything else means nothing here."""
    localizer = picture.localizer
    if line.removeprefix("-").removeprefix("x").isdigit():
        seated.screen.say(localizer.say("session_no-number", said=clipped(line, 12)))
    elif is_notation(localizer, line) and len(line) <= MAX_CHOICE_LENGTH:
        seated.choose(line)
    else:
        seated.screen.say(localizer.say("session_unknown", said=quoted(localizer, line)))


def go_on(seated: Seated) -> bool:
    """Send what comes next of several things that were asked for at once; whether something was sent.

    A choice that is not offered any more ends it, and is named.
    """
    if not seated.todo or seated.picture is None:
        return False
    wanted = seated.todo.popleft()
    if isinstance(wanted, Undo):
        seated.request(replace(wanted, position=seated.position))
        return True
    menu = seated.picture.menu()
    offered = [item for item in menu.own if item.choice in wanted]
    if offered:
        seated.choose(text(offered[0].choice))
        return True
    seated.todo.clear()
    localizer = seated.picture.localizer
    label = seated.labels.get(wanted[0], text(wanted[0]))
    seated.screen.say(localizer.say("remote_no-more", choice=quoted(localizer, label)))
    return False
