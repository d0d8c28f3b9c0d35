"""Lint checks of what is mentioned again: keywords, persons, enemies, towns, and promises in an author's notes."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.errors import Finding
from ..craft import limits
from ..craft.debts import is_read, ledger, notes_of
from ..craft.memory import appearances, cards_read, finale_of, towns, unasked_persons, words_read
from ..dataflow.flow import flow_of
from ..dataflow.programs import Site, site_in, site_of
from ..project import AnyPack, Project
from .check import Check
from .finding_place import finding_at, of_pack, own_records, share


def check_quests_mentioned(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports quests asked for only where they are given, and a finale that asks for too small a share of them."""
    read = words_read(pack, flow_of(project, pack))
    sites = _numbered_tables(project, "quest")
    for word in read:
        if word.at_home and word.number in sites:
            places = ", ".join(sorted(word.asked))
            yield finding_at(
                sites[word.number], "quest-at-home", f"{word.name} is asked for only where it is given ({places})"
            )
    finale = finale_of(pack)
    heard = [word.name for word in read if finale in word.asked]
    has_finale = any(number.startswith(finale) for number in pack.paragraphs)
    if has_finale and len(read) >= limits.WORDS and len(heard) < limits.HEARD * len(read):
        message = f"expected a third of them or more in the finale, got {share(heard, read)}"
        yield of_pack(project, "finale-deaf", "words", message)


def check_persons_mentioned(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports persons of the crew who are asked for in fewer locations than craft wants."""
    sites = _numbered_tables(project, "adventure")
    for card in cards_read(pack, flow_of(project, pack), "person"):
        if len(card.asked) < limits.PERSON and card.number in sites:
            locations = ", ".join(sorted(card.asked)) or "none"
            message = f"expected 'card {card.number}' to be asked for in {limits.PERSON} locations, got {locations}"
            yield finding_at(sites[card.number], "person-unread", message)


def check_persons_asked(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports locations that mention somebody without asking whether they have joined the crew."""
    for person in unasked_persons(pack, flow_of(project, pack)):
        expected = f"expected 'card {person.card.number}' to be asked for in this location"
        message = f"speaks of {person.name}, who may be aboard: {expected}"
        yield finding_at(site_in(pack.paragraphs[person.paragraph]), "person-missed", message)


def check_enemies_named(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports enemies whose name is missing from the text of their location."""
    for enemy in appearances(pack, flow_of(project, pack)):
        if not enemy.named:
            location = enemy.site.location
            title = f"enemy {enemy.name} in location {location}"
            yield Finding(enemy.site.file, enemy.site.line, "enemy-unnamed", f"{title}: no text there has its name")


def check_towns_change(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports towns whose arrival text depends on fewer things than craft wants."""
    for number, count in towns(pack):
        if count < limits.TOWN:
            message = f"expected {limits.TOWN} conditions or more ('> when') in a town, got {count}"
            yield finding_at(site_in(pack.paragraphs[number]), "town-still", message)


def check_debts(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports promises in notes that no paragraph collects."""
    flow = flow_of(project, pack)
    for note in notes_of(project.source):
        if not note.is_good:
            message = "expected 'debt: NAME what is promised' or 'paid: NAME how' in a paragraph"
            yield Finding(note.file, note.line, "debt-stray", f"debt {note.name}: {message}")
    for debt in ledger(project.source).values():
        for note in debt.promised if not debt.collected else ():
            message = f"expected 'paid: {debt.name}' where it is collected, got none"
            yield Finding(note.file, note.line, "debt-open", f"debt {debt.name}: {message}")
        for note in debt.collected:
            if not debt.promised:
                message = f"expected 'debt: {debt.name}' where it is promised, got none"
                yield Finding(note.file, note.line, "debt-stray", f"debt {debt.name}: {message}")
            elif not is_read(flow, note):
                message = f"expected paragraph {note.paragraph} to ask for {debt.name}"
                yield Finding(note.file, note.line, "debt-stray", f"debt {debt.name}: {message}")


def _numbered_tables(project: Project, kind: str) -> dict[int, Site]:
    """The sites of the pack's numbered tables."""
    numbered = ((record.data.get("number"), record) for record in own_records(project, kind))
    return {number: site_of(record) for number, record in numbered if isinstance(number, int)}


MEMORY = (
    Check(("quest-at-home", "finale-deaf"), check_quests_mentioned, craft=True),
    Check(("person-unread",), check_persons_mentioned, craft=True),
    Check(("person-missed",), check_persons_asked, craft=True),
    Check(("enemy-unnamed",), check_enemies_named, craft=True),
    Check(("town-still",), check_towns_change, craft=True),
    Check(("debt-open", "debt-stray"), check_debts, craft=True),
)
