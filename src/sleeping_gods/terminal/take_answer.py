"""Handles a typed answer: visible choices first, then several at once, then hidden ones after a confirmation."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.choices import parse, text
from ..presentation.localizer import Localizer
from ..presentation.party.choice_plan import Part
from ..presentation.scene.plan import Plan
from ..presentation.scene.text import plain
from ..reference.book.folding import fold
from .menu import Item, Menu
from .menu_page import item_text, shown_acts
from .menu_search import Ambiguous, ends_with, find_barred, item_by_number, item_meant, items_containing
from .next_step import Next
from .play_session import PlaySession
from .prompt import run_command
from .section import INDENT, lines
from .several_answers import SQUARES, names_in, numbers_in, pieces_of, squares_in
from .typed_words import is_answer
from .unavailable_choices import answer_unoffered, possible_with


def take(session: PlaySession, menu: Menu, line: str) -> Next:
    """Take a choice or a command, or say why the line is neither."""
    if line != "?":
        session.refused = ""
    if not line:
        return _play_only_choice(session, menu)
    numbers = numbers_in(menu, session.localizer, line)
    if numbers:
        return _play_together(session, menu, _parts_of(numbers))
    exact = next((item for item in menu.items if text(item.choice) == line), None)
    if exact is not None:
        return session.play(exact)
    done = run_command(session, menu, line)
    if done is not None:
        return done
    if session.is_legal(line):
        return session.play_line(line)
    squares = squares_in(menu, session.localizer, session.view.foes(session.table), line)
    return _play_together(session, menu, squares) if squares else _take_words(session, menu, line)


def _play_only_choice(session: PlaySession, menu: Menu) -> Next:
    """Enter takes the only choice, unless an act could still change its result: then that is said."""
    if menu.entered is not None:
        return session.play(menu.entered)
    if len(menu.own) != 1:
        session.screen.say(session.localizer.say("session_type"), "dim")
        return Next.ASK
    (only,) = menu.own
    session.screen.say(session.localizer.say("session_could-change", number=only.key, label=only.label))
    session.screen.show(lines([item_text(item) for item in menu.changing], indent=INDENT))
    return Next.ASK


def _take_words(session: PlaySession, menu: Menu, line: str) -> Next:
    """Listed choices, several of them, unlisted ones after a confirmation, barred ones."""
    listed = menu.own + shown_acts(menu, session.show_acts)
    meant = item_by_number(menu, line) or item_meant(listed, line, loosely=menu.own)
    if meant is None and session.why_not(line, menu) is None:
        several = names_in(menu, session.localizer, line)
        if several:
            return _play_several(session, menu, several, line)
        could_be = items_containing(listed, line, session.localizer.lang)
        own = [item for item in could_be if item in menu.own and ends_with(item.label, line)]
        fitting = own if len(own) == 1 else could_be
        if fitting:
            meant = fitting[0] if len(fitting) == 1 else Ambiguous(tuple(fitting))
    if meant is None:
        meant = item_meant([item for item in menu.acts if item not in listed], line)
        if isinstance(meant, Item):
            return _play_if_meant(session, menu, meant, line)
    if isinstance(meant, Ambiguous):
        session.could_be(meant.items)
        return Next.ASK
    return _play_one(session, menu, meant or find_barred(menu, line), line)


def _play_several(session: PlaySession, menu: Menu, items: Sequence[Item], line: str) -> Next:
    """Make several choices by name; if one is barred, say why."""
    barred = next((item for item in items if item.is_barred), None)
    return _play_one(session, menu, barred, line) if barred else _play_together(session, menu, _parts_of(items))


def _explain_refusal(session: PlaySession, menu: Menu, line: str) -> Next:
    """Say which rule bars a choice; of a piece that no rule bars, what it is."""
    if session.refused_by_rule(line, menu):
        return Next.ASK
    possible = possible_with(session, menu, line)
    if len(possible) == 1 and len(pieces_of(session.localizer, line)) == 1:
        return _play_if_meant(session, menu, possible[0], line)
    if not answer_unoffered(session, menu, line):
        session.unknown(line)
    return Next.ASK


def _play_one(session: PlaySession, menu: Menu, item: Item | None, line: str) -> Next:
    """Make the choice that is meant, or say that the line is unknown."""
    if item is None:
        return _explain_refusal(session, menu, line)
    if item.is_barred:
        session.bar(session.localizer.say("session_barred", label=item.label, why=item.detail), item.rule)
        return Next.ASK
    if item in menu.acts and item not in shown_acts(menu, session.show_acts):
        session.screen.say(session.localizer.say("session_unseen", number=line, label=item.label))
        session.show_acts = item.kind
        session.draw_menu(menu)
        return Next.ASK
    return session.play(item)


def _play_if_meant(session: PlaySession, menu: Menu, item: Item, line: str) -> Next:
    """Make a choice that is not on the screen if the line is explicit or was confirmed."""
    first, _, rest = fold(line).partition(" ")
    plainly = rest and first in (item.choice[0], fold(item.label).partition(" ")[0])
    listed = menu.own + shown_acts(menu, session.show_acts)
    if plainly or item in listed or (fold(line), item.choice) in session.meant:
        return session.play(item)
    answer = session.screen.ask(f"{session.localizer.say('session_unlisted', label=item_text(item))}> ")
    if not is_answer(session.localizer, answer, "yes"):
        return _answer_not_yes(session, menu, answer)
    session.meant.add((fold(line), item.choice))
    return session.play(item)


def _answer_not_yes(session: PlaySession, menu: Menu, answer: str) -> Next:
    """Handle an answer to a confirmation that is not yes."""
    if answer and not is_answer(session.localizer, answer, "no"):
        return session.answer(menu, answer)
    session.screen.say(session.localizer.say("prompt_not-done"))
    return Next.ASK


def _play_together(session: PlaySession, menu: Menu, parts: Sequence[Part]) -> Next:
    """Make several choices of one decision, all or none; squares are previewed first."""
    if len(parts) == 1:
        return _play_single(session, menu, parts[0])
    plan = session.view.plan(session.table, session.audience, parts)
    if plan.blocked:
        _say_blocked(session, plan)
        return Next.ASK
    choices = [step.notation for step in plan.steps]
    if parse(choices[0])[0] not in SQUARES:
        return session.play_each(choices)
    session.screen.show(
        lines([session.localizer.say("plan_title")], style="bold"),
        lines(_plan_lines(session.localizer, plan), indent=INDENT),
    )
    answer = session.screen.ask(f"{session.localizer.say('plan_take')}> ")
    if not answer or is_answer(session.localizer, answer, "yes"):
        return session.play_each(choices)
    return _answer_not_yes(session, menu, answer)


def _parts_of(items: Sequence[Item]) -> list[Part]:
    """Each of some items as a part of a plan, with only one choice."""
    return [(item.choice,) for item in items]


def _play_single(session: PlaySession, menu: Menu, part: Part) -> Next:
    """Make a single square's choice as if its line had been typed."""
    offered = [item for item in menu.own if item.choice in part]
    if len(offered) == 1:
        return session.play(offered[0])
    if offered:
        session.could_be(offered)
    else:
        _say_blocked(session, session.view.plan(session.table, session.audience, [part]))
    return Next.ASK


def _say_blocked(session: PlaySession, plan: Plan) -> None:
    """Say which of several choices is not possible after the others."""
    label, why = plain(plan.blocked), plain(plan.reason)
    if plan.rule:
        session.bar(session.localizer.say("session_barred", label=label, why=why), plan.rule)
    else:
        steps = session.localizer.listed(plain(step.label) for step in plan.steps)
        session.screen.say(session.localizer.say("plan_no-more", made=steps, label=label))


def _plan_lines(localizer: Localizer, plan: Plan) -> list[str]:
    """A plan as lines."""
    steps = [
        localizer.say("label_text", label=plain(step.label), text=plain(step.detail))
        if step.detail
        else plain(step.label)
        for step in plan.steps
    ]
    return [*steps, *map(plain, plan.outcomes)]
