"""What a bot gives up: the equipped card that helps least, and food of which there is most."""

from __future__ import annotations

from sleeping_gods.bots.party.losses import forfeit, left_uneven, pay_evenly, skill_of_bearer

from ..readers import at_sea


def test_the_card_goes_whose_bearer_has_least_of_its_skill() -> None:
    """SG-CHAL-010: whoever is good at it keeps theirs."""
    table = at_sea()
    plain = {card.skill: name for name, card in table.pack.abilities.items() if not card.uses and not card.passives}
    name, weak, strong = next(
        (name, plain[other], plain[skill])
        for name, board in table.pack.crew.items()
        for skill in board.skills
        for other in plain
        if skill in plain and other and not board.skills.get(other)
    )
    table.crew[name].cards = (strong, weak)

    assert skill_of_bearer(table, weak) < skill_of_bearer(table, strong)
    assert forfeit(table, [("forfeit", strong), ("forfeit", weak)]) == ("forfeit", weak)


def test_a_meal_takes_what_there_is_most_of() -> None:
    """So that something of each kind is left."""
    table = at_sea()
    table.goods.update(meat=6, vegetables=1, grain=0)
    mixed, meat = ("pay", "3", "meat", "1", "vegetables"), ("pay", "4", "meat")

    assert pay_evenly(table, [mixed, meat]) == meat
    assert left_uneven(table, meat) < left_uneven(table, mixed)
    table.goods.update(meat=4, vegetables=4)
    assert pay_evenly(table, [meat, ("pay", "2", "meat", "2", "vegetables")]) != meat
