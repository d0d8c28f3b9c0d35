"""Binding a pack (SG-COMP): everything that the rules look up again and again is computed once."""

from __future__ import annotations

from ...effects.op import Op, Program
from ...kernel.rules import plays
from ...party.effects.bind import bind_keywords, bind_paragraphs, grid_of
from ...party.effects.program import compile_program
from ...party.effects.program_path import hazard_path
from ...party.table.seats import SEATS
from ..acts.anytime import VERBS
from ..acts.use_windows import HELPED, IN_WINDOW, STIRRING, WINDOWS
from ..pack.atlas import EDGES
from ..pack.enemies import COLUMNS
from ..rulebook import RULEBOOK
from ..table.bound import Bound, BoundUse, Windowed
from ..table.cards import Pack, Use
from .operations import OPS

plays(f"{__name__}.bind", "SG-ADV-002", "SG-COMBAT-032", "SG-ERRATA-013", "SG-ERRATA-016")


def bind(pack: Pack) -> Bound:
    """What has been computed from the pack, or is now."""
    if pack.bound is not None:
        return pack.bound
    bound = Bound(RULEBOOK, VERBS, OPS)
    _programs(pack, bound)
    _uses(pack, bound)
    _windows(pack, bound)
    bound.health = {board.id: board.health for board in pack.crew.values()}
    bound.grids = {enemy.id: grid_of(enemy.squares, COLUMNS) for enemy in pack.enemies.values()}
    bound.draws = {card: ("draw", card) for card in pack.abilities}
    bound.adventure_numbers = {card.number: card.id for card in pack.adventures.values() if card.number}
    bound.enemy_numbers = {enemy.number: enemy.id for enemy in pack.enemies.values()}
    bind_keywords(bound, pack.quests.values())
    for level in pack.levels.values():
        bound.crew_levels[level.crew] = (*bound.crew_levels.get(level.crew, ()), level.id)
    _cards(pack, bound)
    _tokens(pack, bound)
    _moves(pack, bound)
    pack.bound = bound
    return bound


def _programs(pack: Pack, bound: Bound) -> None:
    """Compile what stands on pages, on events, and at hazards."""
    bind_paragraphs(bound, pack.paragraphs)
    for event in pack.events.values():
        compile_program(bound, event.id, event.program)
        compile_program(bound, f"{event.id}:turn-end", event.turn_end)
        compile_program(bound, f"{event.id}:attempt", event.attempt)
        for option in event.choices:
            compile_program(bound, f"{event.id}:{option.letter}", option.program)
    for region in pack.regions.values():
        if region.hazard is not None:
            compile_program(bound, hazard_path(region.id, "fail"), region.hazard.fail)


def _uses(pack: Pack, bound: Bound) -> None:
    """Compile what boards and cards can do, and what they do of themselves at a moment."""
    for board in pack.crew.values():
        _bind_uses(bound, board.id, board.uses, "activate")
        compile_program(bound, f"{board.id}:synergy", (board.synergy,))
    for ability in pack.abilities.values():
        _bind_uses(bound, ability.id, ability.uses)
        compile_program(bound, f"{ability.id}:instant", ability.instant)
        for when in ability.when:
            _bind_moment(bound, ability.id, when.at, when.program)
    for level in pack.levels.values():
        _bind_uses(bound, level.id, level.uses)
        for when in level.when:
            _bind_moment(bound, level.id, when.at, when.program)
    for card in pack.adventures.values():
        _bind_uses(bound, card.id, card.uses, "activate")
        compile_program(bound, f"{card.id}:recipe", card.recipe)


def _windows(pack: Pack, bound: Bound) -> None:
    """Sort all uses by the windows in which they can be used; the special ones open a window by being there."""
    for window, kinds in IN_WINDOW.items():
        uses = {name: tuple(use for use in own_uses if use.window in kinds) for name, own_uses in bound.uses.items()}
        bound.windowed[window] = _windowed(pack, uses)
        special = {name: tuple(use for use in own_uses if use.stirring) for name, own_uses in uses.items()}
        bound.special[window] = _windowed(pack, special)


def _windowed(pack: Pack, uses: dict[str, tuple[BoundUse, ...]]) -> Windowed:
    """The uses of one window, with what is asked of them most often: who has any, and who has one without command."""
    uses = {name: own_uses for name, own_uses in uses.items() if own_uses}
    boards = tuple((name, uses[name]) for name in pack.crew if name in uses)
    free = tuple(name for name, own_uses in boards if any(not use.command for use in own_uses))
    gratis = any(not use.command for card in pack.adventures for use in uses.get(card, ()))
    return Windowed(uses, boards, free, gratis)


def _bind_moment(bound: Bound, card: str, moment: str, program: Program) -> None:
    """Compile what a card does of itself at a moment, and note where the program lies."""
    path = f"{card}:{moment}"
    compile_program(bound, path, program)
    bound.moments[card, moment] = path


def _bind_uses(bound: Bound, name: str, uses: tuple[Use, ...], verb: str = "play") -> None:
    """Compile the uses of a board or card, each under its label; the verb is what choices begin with."""
    for use in uses:
        compile_program(bound, f"{name}:{use.label}", use.program)
    bound.uses[name] = tuple(_bound_use(name, use, verb) for use in uses)


def _bound_use(name: str, use: Use, verb: str) -> BoundUse:
    """A use with what is worked out once: its window, what it does first, and the choices that stand for it."""
    first, choice = leading(use.program), (verb, name, use.label)
    window = WINDOWS.get(first.name, "")
    return BoundUse(
        use=use,
        path=f"{name}:{use.label}",
        window=window,
        op=first.name,
        arg=str(first.args[0]) if first.args else "",
        command=use.command,
        plain=not (use.once or use.takes or use.hurts or use.discard == "hand"),
        always=not window and first.name not in HELPED,
        stirring=window != "" or first.name in STIRRING,
        choice=choice,
        by=tuple((*choice, "by", seat) for seat in SEATS),
    )


def leading(program: Program) -> Op:
    """The effect that tells when a use is possible: the first that belongs to a window, else the first."""
    for op in program:
        if op.name in WINDOWS:
            return op
    return program[0]


def _cards(pack: Pack, bound: Bound) -> None:
    """What is looked up of cards: recipes, standing changes, and the choices to arm, equip and unequip."""
    cards = pack.adventures.values()
    for card in cards:
        if card.until_quest:
            bound.returning[card.until_quest] = (*bound.returning.get(card.until_quest, ()), card.id)
    bound.recipes = {card.id: card.command for card in cards if card.kind == "recipe"}
    bound.cooks = {card: tuple(("cook", card, "by", seat) for seat in SEATS) for card in bound.recipes}
    bound.cheapest_recipe = min(bound.recipes.values(), default=0)
    bound.passives = {card.id: card.passives for card in pack.abilities.values()}
    bound.passives |= {card.id: card.passives for card in pack.levels.values()}
    for name, passives in bound.passives.items():
        amounts = [passive.amount for passive in passives if passive.name == "recipe"]
        if amounts:
            bound.discounts[name] = sum(amounts)
    for weapon in [card.id for card in cards if card.weapon is not None]:
        bound.weapons[weapon] = {
            carrier: tuple(("arm", name, "with", weapon) for name in pack.crew if name != carrier)
            for carrier in ("", *pack.crew)
        }
    for ability in pack.abilities:
        bound.equips[ability] = tuple((name, ("equip", ability, "on", name)) for name in pack.crew)
        bound.unequips[ability] = ("unequip", ability)
    bound.skilled = tuple(
        card.id for card in cards if any(change.name in ("skill", "travel") for change in card.passives)
    )


def _tokens(pack: Pack, bound: Bound) -> None:
    """Which windows synergy tokens are used in, and which of them restore health or block."""
    for board in pack.crew.values():
        op = board.synergy
        bound.token_window[board.id] = WINDOWS.get(op.name, "")
        if op.name == "heal":
            bound.rescuing[board.id] = int(op.args[0])
    bound.blocking = tuple(board.id for board in pack.crew.values() if board.synergy.name == "block")


def _moves(pack: Pack, bound: Bound) -> None:
    """Where the ship can sail from each region, which of these moves turn the page, and what is explored there."""
    for region in pack.regions.values():
        near = [*region.borders, *region.binding]
        for edge, page in region.exits.items():
            for other in pack.regions.values():
                if other.page == page and EDGES[edge] in other.edges:
                    near.append(other.id)
                    bound.turns_page[region.id, other.id] = edge
        bound.moves[region.id] = tuple(near)
        bound.explores[region.id] = tuple(("explore", str(location)) for location in region.locations)
