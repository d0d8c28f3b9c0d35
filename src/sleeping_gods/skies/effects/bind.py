"""Binding a pack (DS-COMP): everything that the rules look up again and again is computed once."""

from __future__ import annotations

from ...effects.op import Op, Program
from ...effects.registry import first_window
from ...party.effects.bind import bind_keywords, bind_paragraphs, grid_of
from ...party.effects.program import compile_program
from ...party.table.seats import SEATS
from ..acts.anytime import VERBS
from ..acts.use_windows import IN_WINDOW
from ..chapters.squares import DIRECTIONS, next_square, square_name
from ..rulebook import RULEBOOK
from ..table.bound import Bound, BoundUse
from ..table.cards import Pack, Use
from .operations import OPS


def bind(pack: Pack) -> Bound:
    """What has been computed from the pack, or is now."""
    if pack.bound is not None:
        return pack.bound
    bound = Bound(RULEBOOK, VERBS, OPS)
    _programs(pack, bound)
    _uses(pack, bound)
    for window, kinds in IN_WINDOW.items():
        bound.windowed_in_fight[window] = _uses_in(bound, kinds)
        bound.windowed[window] = _uses_in(bound, tuple(kind for kind in kinds if kind != "combat"))
        bound.special[window] = _uses_in(bound, ("fate", "challenge") if window == "fate" else (window,))
    bound.special[""] = {}
    bound.health = {board.id: board.health for board in pack.characters.values()}
    bound.draws = {card: ("draw", card) for card in pack.abilities}
    bound.adventure_numbers = {card.number: card.id for card in pack.adventures.values() if card.number}
    bound.space_cards = {
        space.id: bound.adventure_numbers.get(space.card, "") if space.card else None for space in pack.spaces.values()
    }
    bound.passives = {card.id: card.passives for card in pack.abilities.values()}
    bind_keywords(bound, pack.quests.values())
    _enemies(pack, bound)
    _atlas(pack, bound)
    for card in pack.abilities:
        bound.equips[card] = {name: ("equip", card, "on", name) for name in pack.characters}
        bound.unequips[card] = ("unequip", card)
    pack.bound = bound
    return bound


def _uses_in(bound: Bound, kinds: tuple[str, ...]) -> dict[str, tuple[BoundUse, ...]]:
    """The uses of some windows, by who or what has them; only those that have any."""
    by_holder = {name: tuple(use for use in own_uses if use.window in kinds) for name, own_uses in bound.uses.items()}
    return {name: own_uses for name, own_uses in by_holder.items() if own_uses}


def _programs(pack: Pack, bound: Bound) -> None:
    """Compile what stands on pages and on events."""
    bind_paragraphs(bound, pack.paragraphs)
    for event in pack.events.values():
        compile_program(bound, event.id, event.program)
        compile_program(bound, f"{event.id}:turn-end", event.turn_end)
        compile_program(bound, f"{event.id}:complete", event.completing)


def _uses(pack: Pack, bound: Bound) -> None:
    """Compile what boards, cards and resources can do, and what cards do of themselves."""
    for board in pack.characters.values():
        bound.uses[board.id] = _bound_uses(bound, board.id, board.uses, "activate")
    for ability in pack.abilities.values():
        bound.uses[ability.id] = _bound_uses(bound, ability.id, ability.uses, "activate")
    for card in pack.adventures.values():
        bound.uses[card.id] = _bound_uses(bound, card.id, card.uses, "play", recipe=card.kind == "recipe")
        if card.combat is not None:
            compile_program(bound, f"{card.id}:synergy", card.combat.synergy)
        if card.curse is not None:
            compile_program(bound, f"{card.id}:turn-end", card.curse.turn_end)
    for resource, uses in pack.resources.items():
        bound.uses[resource] = _bound_uses(bound, resource, uses, "use")


def _bound_uses(
    bound: Bound, holder: str, uses: tuple[Use, ...], verb: str, *, recipe: bool = False
) -> tuple[BoundUse, ...]:
    """Compile the uses of one holder, each under its label; the verb is what choices begin with."""
    for use in uses:
        compile_program(bound, f"{holder}:{use.label}", use.program)
    return tuple(_bound_use(holder, use, verb, recipe=recipe) for use in uses)


def _bound_use(holder: str, use: Use, verb: str, *, recipe: bool) -> BoundUse:
    """A use with what is worked out once: its window, what it does, and the choices that stand for it."""
    first, need, choice = leading(use.program), need_of(use.program), (verb, holder, use.label)
    free_activation = verb == "activate" and not (use.stamina or use.hurts or use.cost)
    costs_only_itself = not (use.once or use.hurts or use.cost or use.where or recipe or free_activation)
    window = first_window(first)
    return BoundUse(
        use=use,
        holder=holder,
        path=f"{holder}:{use.label}",
        window=window,
        op=first.name,
        arg=str(first.args[0]) if first.args else "",
        recipe=recipe,
        stamina=use.stamina,
        plain=costs_only_itself,
        need=need,
        handy=bool(need) and costs_only_itself and not use.stamina and not window,
        choice=choice,
        ops=all_ops(use.program),
        by=tuple((*choice, "by", seat) for seat in SEATS),
    )


def need_of(program: Program) -> str:
    """What one effect for anybody asks for; empty if the program is not as simple as that."""
    op = program[0]
    if len(program) == 1 and op.name in ("heal", "stamina") and op.args[1] in ("", "one"):
        return op.name
    if len(program) == 1 and op.name in ("draw", "plane-repair"):
        return "always" if op.name == "draw" else "repair"
    if len(program) == 1 and op.name == "remove-status" and op.args[1] in ("", "one"):
        return f"cure {op.args[0]}"
    return ""


def all_ops(program: Program) -> tuple[Op, ...]:
    """The effects of a program, and those that it lets one choose."""
    return tuple(effect for op in program for effect in (op, *(some for _, arm in op.arms for some in all_ops(arm))))


def leading(program: Program) -> Op:
    """The effect that tells when a use is possible: the first that belongs to a window, else the first."""
    return next((op for op in program if first_window(op)), program[0])


def _enemies(pack: Pack, bound: Bound) -> None:
    """Enemy cards and the zones of bosses by their ids, with their grids."""
    bound.enemy_numbers = {enemy.number: enemy.id for enemy in pack.enemies.values()}
    for enemy in pack.enemies.values():
        bound.enemies[enemy.id] = enemy
    for boss in pack.bosses.values():
        names = tuple(f"{zone.id}-{boss.number}" for zone in boss.zones)
        bound.bosses[boss.number] = boss
        bound.zones[boss.number] = names
        bound.enemies |= dict(zip(names, boss.zones, strict=True))
    bound.grids = {name: grid_of(enemy.squares, enemy.columns) for name, enemy in bound.enemies.items()}


def _atlas(pack: Pack, bound: Bound) -> None:
    """Where one can go from each square and space, what is explored there, and where the plane lands."""
    for page in pack.pages.values():
        for row in range(page.rows):
            for column in range(page.columns):
                square = square_name(page.number, row, column)
                ways = {way: next_square(pack, square, way) for way in DIRECTIONS}
                bound.moves[square] = {way: there for way, there in ways.items() if there}
                bound.travels[square] = tuple(("travel", way) for way in bound.moves[square])
                bound.locations[square] = page.places[row * page.columns + column].locations
    for space in pack.spaces.values():
        bound.landings[space.id] = space.square or space.id
        bound.links[space.id] = space.links
        bound.flights[space.id] = ("fly", "to", space.id)
        if space.explore:
            bound.locations[space.id] = (space.explore,)
