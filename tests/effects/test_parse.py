"""The parser of effects: every text of the table, lines, arms, and errors that help."""

from __future__ import annotations

import pytest

from sleeping_gods.effects.op import Op
from sleeping_gods.effects.parse import BadEffect, parse_amounts, parse_effect, parse_line, parse_program

TEXTS = [
    ("gain 1 coin", Op("gain", ("coins", 1))),
    ("gain 1 artifact", Op("gain", ("artifacts", 1))),
    ("gain 3 revered", Op("gain", ("revered", 3))),
    ("lose 2 resources", Op("lose", ("resources", 2))),
    ("lose 1 food", Op("lose", ("food", 1))),
    ("gain venom", Op("gain-status", ("venom", ""))),
    ("gain low-morale on each", Op("gain-status", ("low-morale", "each"))),
    ("remove any status", Op("remove-status", ("any", ""))),
    ("remove all statuses from bearer", Op("remove-status", ("all", "bearer"))),
    ("lose 3 health by one", Op("hurt", (3, "one"))),
    ("restore all health", Op("heal", (99, "each"))),
    ("restore all health to audrie", Op("heal", (99, "audrie"))),
    ("gain 1 fatigue", Op("tire", (1, ""))),
    ("remove 2 fatigue from another", Op("rest", (2, "another"))),
    ("clear all command", Op("clear", (99, "any"))),
    ("clear one", Op("clear", (99, "one"))),
    ("place serpent", Op("place-serpent", ("",))),
    ("travel -2 this turn", Op("travel-turn", (-2,))),
    ("reveal 1 market card", Op("reveal-market", (1,))),
    ("challenge SIGHT 7 by kannan", Op("challenge", ("perception", 7, "kannan"))),
    ("challenge craft 5", Op("challenge", ("craft", 5, ""))),
    ("combat 12,30 , 31", Op("combat", (12, 30, 31))),
    ("combat 5", Op("combat", (5,))),
    ("turn to F12", Op("turn-to", ("F12",))),
    ("turn to 38", Op("turn-to", ("38",))),
    ("redraw fate", Op("redraw", ("plain",))),
    ("redraw fate on a 1", Op("redraw", ("one",))),
    ("any skill +2", Op("skill-plus", ("any", 2))),
    ("CUNNING +1", Op("skill-plus", ("cunning", 1))),
    ("deal 2 damage", Op("deal", (2, ""))),
    ("  gain   2  coins ", Op("gain", ("coins", 2))),
    ("gain 2 rope", Op("gain", ("rope", 2))),
    ("lose 1 jadeworm-egg", Op("lose", ("jadeworm-egg", 1))),
    ("challenge MOXIE 8 by ed", Op("challenge", ("moxie", 8, "ed"))),
    ("moxie +2", Op("skill-plus", ("moxie", 2))),
    ("gain 2 stamina", Op("stamina", (2, ""))),
    ("gain 1 threat", Op("threat", (1,))),
    ("lose 2 fuel", Op("lose-fuel", (2,))),
    ("repair plane 2", Op("plane-repair", (2,))),
    ("cross off 1 camp", Op("cross-camps", (1,))),
    ("cross off location 38", Op("cross-location", (38,))),
    ("mark rebels 2", Op("mark", ("rebels", 2))),
    ("move 1 square", Op("move", (1,))),
    ("ignore cold", Op("ignore", ("cold",))),
    ("return to the map", Op("return")),
    ("gain curse cold-pocket", Op("gain-curse", ("cold-pocket",))),
    ("lose curse cold-pocket", Op("lose-curse", ("cold-pocket",))),
    ("obstacle cold: lose 2 health", Op("obstacle", ("cold",), (("fail", (Op("hurt", (2, "")),)),))),
]


@pytest.mark.parametrize(("text", "op"), TEXTS, ids=[text for text, _ in TEXTS])
def test_a_text_and_its_operation(text: str, op: Op) -> None:
    """Each text of the vocabulary stands for exactly one operation."""
    assert parse_effect(text) == op


def test_semicolons_part_effects_from_left_to_right() -> None:
    """A line may hold several effects, in the order in which they are resolved."""
    assert [op.name for op in parse_line("gain 2 coins; lose 1 health;turn to 38.12")] == ["gain", "hurt", "turn-to"]


def test_blocks_take_the_rest_of_their_line() -> None:
    """A fate check, a choice or an if holds everything up to the end of the line."""
    first, check = parse_line("gain 1 xp; fate 4: gain 1 meat; draw 1")

    assert first.name == "gain"
    assert [op.name for op in dict(check.arms)["pass"]] == ["gain", "draw"]


DRAW = {n: Op("draw", (n,)) for n in (1, 2, 3)}


def check(number: int, **arms: Op) -> Op:
    """A fate check with one effect in each arm."""
    return Op("fate-check", (number,), tuple((name, (op,)) for name, op in arms.items()))


@pytest.mark.parametrize(
    ("text", "op"),
    [
        ("fate 6: draw 1", check(6, **{"pass": DRAW[1]})),
        ("fate 6: draw 1; else: draw 2", check(6, **{"pass": DRAW[1], "fail": DRAW[2]})),
        ("fate 6: draw 1 ;else : draw 2", check(6, **{"pass": DRAW[1], "fail": DRAW[2]})),
        ("fate below 6: draw 2", check(6, fail=DRAW[2])),
        (
            "fate 6: fate 4: draw 1; else: draw 2",
            check(6, **{"pass": check(4, **{"pass": DRAW[1], "fail": DRAW[2]})}),
        ),
        (
            "fate 6: fate 4: draw 1; else: draw 2; else: draw 3",
            check(6, **{"pass": check(4, **{"pass": DRAW[1], "fail": DRAW[2]}), "fail": DRAW[3]}),
        ),
        (
            "fate 6: draw 1; else: fate 4: draw 2; else: draw 3",
            check(6, **{"pass": DRAW[1], "fail": check(4, **{"pass": DRAW[2], "fail": DRAW[3]})}),
        ),
        (
            "fate 6: choose 1: draw 1 | draw 2; else: draw 3",
            check(6, **{"pass": Op("choose", (), (("a", (DRAW[1],)), ("b", (DRAW[2],)))), "fail": DRAW[3]}),
        ),
    ],
)
def test_a_fate_check_has_an_arm_for_lower_results(text: str, op: Op) -> None:
    """DS-FATE-010: what follows else belongs to the nearest fate before it that has no else yet."""
    assert parse_effect(text) == op


def test_arms_of_a_fate_check_hold_several_effects() -> None:
    """Both arms take what stands up to their end, semicolons included."""
    op = parse_effect("if 3 threat: fate 6: draw 1; gain 1 meat; else: plane damage 1; draw 2")
    (fate,) = dict(op.arms)["then"]

    assert {name: [inner.name for inner in arm] for name, arm in fate.arms} == {
        "pass": ["draw", "gain"],
        "fail": ["plane-damage", "draw"],
    }


def test_blocks_hold_blocks() -> None:
    """A condition may open a choice, whose arms are lettered."""
    op = parse_effect("if LANTERN: choose 1: gain 1 meat; gain 1 xp | repair 1 | draw 1")
    (choose,) = dict(op.arms)["then"]

    assert [(letter, len(arm)) for letter, arm in choose.arms] == [("a", 2), ("b", 1), ("c", 1)]


def test_arm_lines_belong_to_the_test_before_them() -> None:
    """The lines fail and pass add arms to the challenge, and the line after them follows it."""
    program = parse_program(
        ["challenge STRENGTH 6", "fail: lose 3 health; gain venom", "pass: gain 1 artifact", "gain 2 xp"]
    )

    assert [op.name for op in program] == ["challenge", "gain"]
    assert {name: [op.name for op in arm] for name, arm in program[0].arms} == {
        "fail": ["hurt", "gain-status"],
        "pass": ["gain"],
    }


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["gian 2 coins"], "unknown effect 'gian 2 coins' (did you mean 'gain 2 coins'?)"),
        (["place serpant"], "unknown effect 'place serpant' (did you mean 'place serpent'?)"),
        (["gain 2 coinz"], "expected something to gain, got 'coinz' (did you mean 'coins'?)"),
        (["gain venm"], "expected a status, got 'venm' (did you mean 'venom'?)"),
        (["challenge STRENTH 6"], "expected a skill, got 'STRENTH' (did you mean 'strength'?)"),
        (["ignore sand"], "expected an obstacle, got 'sand'"),
        (["mark kings 2"], "unknown effect 'mark kings 2'"),
        (["combat 12", "flee: draw 1"], "expected a test in the line before 'flee:'"),
        (["gain explore J"], "expected a letter from A to H, got 'J'"),
        (["dance"], "unknown effect 'dance'"),
        ([""], "expected an effect, got nothing"),
        (["gain 1 xp;"], "expected an effect, got nothing"),
        (["gain 0 coins"], "unknown effect"),
        (["turn to 3; gain 1 xp"], "expected nothing after a jump, got 'gain 1 xp'"),
        (["turn to 3", "gain 1 xp"], "expected nothing after a jump, got 'gain 1 xp'"),
        (["choose 1: gain 1 xp"], "expected two or more effects parted by '|', got 'gain 1 xp'"),
        (["fail: gain 1 xp"], "expected a test in the line before 'fail:'"),
        (["challenge CRAFT 5", "gain 1 xp", "fail: gain venom"], "expected a test in the line before 'fail:'"),
        (["combat 12", "fail: gain venom"], "expected a test in the line before 'fail:'"),
        (["challenge CRAFT 5", "fail: draw 1", "fail: draw 2"], "expected one 'fail:' line for a test, got another"),
        (["challenge CRAFT 5; fail: draw 1"], "expected 'fail:' on a line of its own after its test"),
        (["if lantern: draw 1"], "expected a condition, got 'lantern' (a keyword is written 'LANTERN')"),
        (["fate 1: " * 20 + "draw 1"], "effects are nested too deeply"),
        (["else: draw 1"], "expected 'else:' in the line of its 'fate N:', after a semicolon"),
        (["fate 6: draw 1", "else: draw 2"], "expected 'else:' in the line of its 'fate N:', after a semicolon"),
        (["fate 6: else: draw 2"], "expected 'else:' in the line of its 'fate N:', after a semicolon"),
        (["fate below 6: draw 1; else: draw 2"], "expected 'else:' in the line of its 'fate N:'"),
        (["fate 6: draw 1; else: draw 2; else: draw 3"], "expected 'else:' in the line of its 'fate N:'"),
        (["fate 6: draw 1; else:"], "expected an effect, got nothing"),
        (["fate 6: draw 1; else: turn to 3; draw 1"], "expected nothing after a jump, got 'draw 1'"),
        (["fate 6: turn to 3; else: turn to 4", "draw 1"], "expected nothing after a jump, got 'draw 1'"),
        (["obstacle sand: draw 1"], "expected an obstacle, got 'sand'"),
        (["obstacle steep"], "unknown effect 'obstacle steep' (did you mean 'obstacle steep: lose 1 resource'?)"),
        (["obstacle steep: lose 1 resorce"], "expected something to lose, got 'resorce'"),
        (["gain 1 xp; " * 200], "expected at most 1000 characters, got 2200"),
    ],
)
def test_a_mistake_is_told_with_what_was_expected(lines: list[str], message: str) -> None:
    """An unknown word is an error, never ignored, and the nearest known text is suggested."""
    with pytest.raises(BadEffect) as caught:
        parse_program(lines)

    assert caught.value.message.startswith(message)


def test_one_effect_is_one() -> None:
    """Where one effect is asked for, two are refused."""
    with pytest.raises(BadEffect, match="expected one effect"):
        parse_effect("draw 1; draw 1")


@pytest.mark.parametrize(
    ("text", "amounts"),
    [
        ("3 grain", (("grain", 3),)),
        ("2 vegetables, 2 meat", (("vegetables", 2), ("meat", 2))),
        ("1 artifact,2 coins", (("artifacts", 1), ("coins", 2))),
        ("1 coin", (("coins", 1),)),
        ("3 food", (("food", 3),)),
        ("1 material", (("materials", 1),)),
        ("2 resources", (("resources", 2),)),
        ("1 resource", (("resources", 1),)),
    ],
)
def test_amounts(text: str, amounts: tuple[tuple[str, int], ...]) -> None:
    """Costs and rewards name resources, singular or plural."""
    assert parse_amounts(text) == amounts


@pytest.mark.parametrize(
    "text", ["", "coins", "2 xp", "2 coins, 1 coin", "2 coins and 1 meat", "-1 coins", "1 rope, 1 resources"]
)
def test_amounts_that_are_refused(text: str) -> None:
    """Anything but numbers of resources, each named once, is an error."""
    with pytest.raises(BadEffect):
        parse_amounts(text)
