"""Messages in Fluent: parsed by its own parser, each when it is first said, and turned into functions.

Only what our words need is understood: texts, variables, other messages, terms with arguments, and selectors by a word,
a number or a plural. Whatever else Fluent knows is refused when the message is read, so a message that passes the tests
can be said. Tests say every message with the reference implementation too, and compare.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from fluent.syntax import FluentParser, ast

from ..languages import Lang
from .plurals import plural

Word: TypeAlias = "str | int"
"""What a variable stands for; a number only where a plural depends on it."""
Words: TypeAlias = Mapping[str, Word]
Part: TypeAlias = Callable[[Words], Word]
"""A part of a message: says it with what its variables stand for."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
"""The start of a message, with its id."""
_PLAIN = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]* *= *((?:[^{}\n]|\{ *\$[a-zA-Z][a-zA-Z0-9_-]* *\})+)\n")
"""A message of one line that has nothing but text and variables, as most are: it needs no parser."""
_VARIABLE = re.compile(r"\{ *\$([a-zA-Z][a-zA-Z0-9_-]*) *\}")
"""A variable of a message."""
_PARSER = FluentParser(with_spans=False)
"""Reads every message that is more than one line of text and variables."""


class BadFluentMessage(Exception):
    """A message that cannot be read or said."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message that is ready to be said."""

    id: str
    variables: tuple[str, ...]
    """The variables that it may ask for, its references' too, each once."""
    say: Callable[[Words], str]


class Bundle:
    """The messages of one language; those that it lacks are said in English, if that is given."""

    def __init__(self, lang: Lang, *sources: str, english: Bundle | None = None) -> None:
        self.lang = lang
        self.english = english
        self._texts: dict[str, str] = {}
        """The messages and terms as they are written, by their ids."""
        self._compiled: dict[str, Message] = {}
        """The messages that have been said so far."""
        for source in sources:
            for name, text in entries(source):
                if name in self._texts:
                    raise BadFluentMessage(f"{name} stands twice in {lang}")
                self._texts[name] = text

    @property
    def ids(self) -> list[str]:
        """The ids of the messages, in their order; terms are not said by themselves."""
        own = [name for name in self._texts if not name.startswith("-")]
        return own + [name for name in self.english.ids if name not in self._texts] if self.english else own

    @property
    def terms(self) -> list[str]:
        """The ids of the terms, with their dash."""
        return [name for name in self._texts if name.startswith("-")]

    def __contains__(self, name: str) -> bool:
        return name in self._texts or (self.english is not None and name in self.english)

    def source(self, name: str) -> str:
        """A message as it is written."""
        return self.bundle_with(name)._texts[name]

    def bundle_with(self, name: str) -> Bundle:
        """This bundle, or the English one if only that has the message."""
        return self.english if self.english is not None and name not in self._texts else self

    def message(self, name: str) -> Message:
        """The message with this id."""
        compiled = self._compiled.get(name)
        if compiled is None:
            compiled = self._compiled[name] = _Compiler(self).message(name)
        return compiled

    def say(self, name: str, **words: Word) -> str:
        """A message in words."""
        return self.message(name).say(words)


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file, unread; comments stay behind."""
    heads = [*_ENTRY.finditer(source)]
    ends = [*(head.start() for head in heads[1:]), len(source)]
    for head, end in zip(heads, ends, strict=False):  # an empty file has an end and no entry
        body = [line for line in source[head.start() : end].splitlines() if not line.startswith("#")]
        yield head[1], "\n".join(body).rstrip() + "\n"


class _Compiler:
    """Turns one message into a function."""

    def __init__(self, bundle: Bundle) -> None:
        self._bundle = bundle
        self._within: list[str] = []
        """The message, and the references that lead to the one that is being read now."""
        self._variables: dict[str, None] = {}
        """The variables met so far, in their order; a dict because each counts once."""

    def message(self, name: str) -> Message:
        """The message with this id, with all that it refers to."""
        pattern = self._value(name)
        return Message(name, tuple(self._variables), lambda words: str(pattern(words)))

    def _value(self, name: str) -> Part:
        """What a message or term says, whether it is asked for or referred to."""
        if name in self._within:
            raise BadFluentMessage(f"{name} speaks of itself")
        if name not in self._bundle:
            raise BadFluentMessage(f"there is no message {name} in {self._bundle.lang}")
        bundle = self._bundle
        self._bundle = bundle.bundle_with(name)  # what an English message refers to is English too
        source = self._bundle.source(name)
        self._within.append(name)
        plain_text = _PLAIN.fullmatch(source)
        pattern = self._plain_pattern(plain_text[1]) if plain_text else self._parsed_pattern(name, source)
        self._within.pop()
        self._bundle = bundle
        return pattern

    def _plain_pattern(self, value: str) -> Part:
        """Texts, and between them the names of variables."""
        pieces = _VARIABLE.split(value)  # a text, a variable, a text and so on
        parts = [self._variable(piece) if at % 2 else _text(piece) for at, piece in enumerate(pieces) if piece]
        return _joined(parts)

    def _parsed_pattern(self, name: str, source: str) -> Part:
        """The pattern of a message or term, parsed and turned into a function."""
        entry = _PARSER.parse_entry(source)
        if not isinstance(entry, (ast.Message, ast.Term)) or entry.attributes or entry.value is None:
            raise BadFluentMessage(f"{name} cannot be read: {source!r}")
        return self._pattern(entry.value)

    def _pattern(self, pattern: ast.Pattern) -> Part:
        """The function of a pattern: its parts, joined."""
        return _joined(
            [
                _text(part.value) if isinstance(part, ast.TextElement) else self._placeable(part)
                for part in pattern.elements
            ]
        )

    def _placeable(self, placeable: object) -> Part:
        """The function of what stands in braces."""
        inner = placeable.expression if isinstance(placeable, ast.Placeable) else placeable
        if isinstance(inner, ast.Placeable):
            return self._placeable(inner)
        if isinstance(inner, (ast.StringLiteral, ast.NumberLiteral)):
            return _text(str(inner.parse()["value"]))
        if isinstance(inner, ast.VariableReference):
            return self._variable(inner.id.name)
        if isinstance(inner, ast.MessageReference) and inner.attribute is None:
            return self._value(inner.id.name)
        if isinstance(inner, ast.TermReference) and inner.attribute is None:
            return self._term(inner)
        if isinstance(inner, ast.SelectExpression):
            return self._select(inner)
        raise BadFluentMessage(f"{self._within[0]} uses {type(inner).__name__}, which our words do without")

    def _variable(self, name: str) -> Part:
        """A function that says the value of a variable, which is noted as one that the message needs."""
        self._variables[name] = None
        where = self._within[0]

        def variable(words: Words) -> Word:
            try:
                return words[name]
            except KeyError:
                raise BadFluentMessage(
                    f"{where} asks for ${name}, and was given {', '.join(words) or 'nothing'}"
                ) from None

        return variable

    def _term(self, term: ast.TermReference) -> Part:
        """A term knows only the arguments that it is handed."""
        given: dict[str, Word] = {}
        for argument in term.arguments.named if term.arguments else ():
            given[argument.name.name] = str(argument.value.parse()["value"])
        outside = self._variables
        self._variables = {}
        value = self._value(f"-{term.id.name}")
        variables, self._variables = [*self._variables], outside
        handed: Words = {**dict.fromkeys(variables, ""), **given}
        return lambda _: value(handed)

    def _select(self, select: ast.SelectExpression) -> Part:
        """By a word, by a number, or by the plural that a number asks for."""
        lang = self._bundle.lang
        chosen_by = self._placeable(select.selector)
        arms: dict[Word, Part] = {}
        default = None
        for variant in select.variants:
            pattern = self._pattern(variant.value)
            arms[self._arm_key(variant.key)] = pattern
            default = pattern if variant.default else default
        otherwise = default or _text("")  # the parser has seen to it that there is one

        def select_one(words: Words) -> Word:
            """The arm of the value, or of its plural category, or else the default."""
            by = chosen_by(words)
            arm = arms.get(by)
            if arm is None and isinstance(by, int):
                arm = arms.get(plural(lang, by))
            return (arm or otherwise)(words)

        return select_one

    def _arm_key(self, key: ast.NumberLiteral | ast.Identifier) -> Word:
        """What an arm of a selector stands for: a word or a whole number."""
        if isinstance(key, ast.Identifier):
            return key.name
        if not key.value.isdecimal():
            raise BadFluentMessage(f"{self._within[0]} selects by {key.value}, which is no whole number")
        return int(key.value)


def _joined(parts: list[Part]) -> Part:
    """Parts one after the other; a single one as it is, for a selector needs a number to stay a number."""
    if len(parts) == 1:
        return parts[0]
    return lambda words: "".join([str(part(words)) for part in parts])


def _text(text: str) -> Part:
    """A part that says the same whatever the variables stand for."""
    return lambda _: text
