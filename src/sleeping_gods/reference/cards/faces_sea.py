"""The cards of a pack of the sea as players see them."""

from __future__ import annotations

from collections.abc import Iterator

from ...effects.terms import SKILLS, STATUSES, Lang, both, counted
from ...effects.words import describe_amounts
from ...sea.pack.words import card_text, names_of
from ...sea.table.cards import AdventureCard, CrewBoard, Pack, SearchToken, Weapon
from ...story.things import said
from . import card_words as w
from .faces import Face, Shelf, ability_lines, grid_of, skill_badges, texts


def sea_shelves(pack: Pack, lang: Lang) -> Iterator[Shelf]:
    """Every component with a face, in the order in which players meet them."""
    namer = names_of(pack, lang)
    yield Shelf("crew", tuple(_crew(board, pack, lang) for board in pack.crew.values()))
    yield Shelf("rooms", tuple(_rooms(pack, lang)))
    yield Shelf("abilities", tuple(
        Face("ability", said(card.name, lang), str(card.fate),
             (both(SKILLS[card.skill], lang), counted(card.command, "command", lang)),
             texts(card_text(card, lang, namer)), id=card.id)
        for card in pack.abilities.values()
    ))  # fmt: skip
    yield Shelf("levels", tuple(
        Face("level", said(card.name, lang), f"{card.xp} XP",
             (said(pack.crew[card.crew].name, lang), both(SKILLS[card.skill], lang)),
             texts(card_text(card, lang, namer)), flavour=said(card.flavour, lang), id=card.id)
        for card in pack.levels.values()
    ))  # fmt: skip
    for key, origin in (("starting", "starting"), ("market", "market"), ("adventures", "numbered")):
        cards = [card for card in pack.adventures.values() if card.origin == origin]
        cards.sort(key=lambda card: card.number)
        yield Shelf(key, tuple(_adventure(card, pack, lang) for card in cards))
    yield Shelf("quests", tuple(
        Face("quest", said(quest.title, lang), str(quest.number), (quest.keyword,), story=said(quest.text, lang))
        for _, quest in sorted(pack.quests.items())
    ))  # fmt: skip
    yield Shelf("events", tuple(
        Face(f"event {card.kind}", said(card.name, lang), "", (w.kind_words(card.kind, lang),),
             texts(card_text(card, lang, namer)), said(card.text, lang), said(card.flavour, lang), id=card.id)
        for card in pack.events.values()
    ))  # fmt: skip
    yield Shelf("enemies", tuple(
        Face("enemy", said(enemy.name, lang), str(enemy.number),
             (f"{both(w.LEVEL, lang)} {enemy.level}", f"{both(w.DEFENSE, lang)} {enemy.defense}",
              f"{both(w.ATTACK, lang)} {enemy.attack}"),
             ability_lines(enemy.squares, lang), flavour=said(enemy.flavour, lang), grid=grid_of(enemy.squares, 3))
        for enemy in sorted(pack.enemies.values(), key=lambda enemy: enemy.number)
        if enemy.copy == 1
    ))  # fmt: skip
    yield Shelf("search", tuple(_search(token, lang) for token in pack.search.values()))


def _crew(board: CrewBoard, pack: Pack, lang: Lang) -> Face:
    captain = [both(w.CAPTAIN, lang)] if board.captain else []
    badges = [said(board.origin, lang), *captain, *skill_badges(board.skills, lang)]
    lines = [f"{said(board.weapon.name, lang)}\u00a0: {_figures(board.weapon, lang)}"] if lang == "fr" else [
        f"{said(board.weapon.name, lang)}: {_figures(board.weapon, lang)}"
    ]  # fmt: skip
    rules = texts(card_text(board, lang, names_of(pack, lang)))
    health = f"{board.health} {both(w.HEALTH, lang)}"
    return Face("crew", said(board.name, lang), health, tuple(badges), (*lines, *rules), id=board.id)


def _figures(weapon: Weapon, lang: Lang) -> str:
    figures = [(w.ACCURACY, f"+{weapon.accuracy}"), (w.DAMAGE, str(weapon.damage)), (w.BLOCK, str(weapon.block))]
    parts = [f"{both(word, lang)} {value}" for word, value in figures]
    parts += [both(w.RANGED, lang)] if weapon.ranged else []
    if weapon.discard:
        skill = both(SKILLS[weapon.discard], lang)
        parts.append(both((f"{skill} card: +1 damage", f"carte {skill.capitalize()}\u00a0: +1 dégât"), lang))
    return ", ".join(parts)


def _adventure(card: AdventureCard, pack: Pack, lang: Lang) -> Face:
    price = counted(card.price, "coins", lang) if card.price else ""
    badges = [w.kind_words(card.kind, lang)] + ([counted(card.command, "command", lang)] if card.command else [])
    corner = str(card.number) if card.number else price
    rules = texts(card_text(card, lang, names_of(pack, lang)))
    kind, flavour = card.kind if card.kind == "totem" else "adventure", said(card.flavour, lang)
    return Face(kind, said(card.name, lang), corner, tuple(badges), rules, flavour=flavour, id=card.id)


def _rooms(pack: Pack, lang: Lang) -> Iterator[Face]:
    words = {
        "command": ("command for 1, 2, 3, 4 players: {}", "ordres à 1, 2, 3, 4 joueurs\u00a0: {}"),
        "cards": ("cards drawn: {}", "cartes piochées\u00a0: {}"),
        "clears": ("placed command removed: {}", "ordres posés retirés\u00a0: {}"),
    }
    for room in pack.rooms.values():
        figures = {"command": room.command, "cards": room.cards, "clears": room.clears}
        lines = [both(words[key], lang).format(" / ".join(map(str, by))) for key, by in figures.items() if any(by)]
        yield Face("room", said(room.name, lang), str(room.fate), (), tuple(lines))


def _search(token: SearchToken, lang: Lang) -> Face:
    reward = both((" or ", " ou "), lang).join(describe_amounts(one, lang) for one in token.rewards)
    lines = [counted(token.ship_damage, "ship-damage", lang)] if token.ship_damage else []
    lines += [both(STATUSES[token.status], lang)] if token.status else []
    return Face("search", reward, "", (), tuple(lines))
