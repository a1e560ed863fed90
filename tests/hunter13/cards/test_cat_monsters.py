"""The four monsters that the text names. CAT"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.rules.battle.foes import has_fallen, stats
from hauntbox.ledger import proves
from hunter13.acting import do, offers
from hunter13.arena import arena, asked, battle, cards

KNIGHT, GOLEM, RAVEN, VAMPIRE = 0, 4, 11, 14


@proves("GHT-CAT-22", "GHT-CAT-23", "GHT-CAT-24", "GHT-CAT-25")
@pytest.mark.parametrize(
    ("monster", "bonus", "hp", "mp"), [(KNIGHT, 1, 0, 14), (GOLEM, 0, 15, 0), (RAVEN, 1, 10, 10), (VAMPIRE, 1, 20, 20)]
)
def test_how_strong_they_are(monster: int, bonus: int, hp: int, mp: int) -> None:
    g = arena()
    assert stats(g, monster)[2] == bonus
    for damage, points in ((g.wounds, hp), (g.frights, mp)):
        for amount in range(25):
            damage[monster] = amount
            assert has_fallen(g, monster) == (0 < points <= amount)
        damage[monster] = 0


@proves("GHT-CAT-22")
def test_the_headless_knights_attack_is_announced_and_it_has_no_hp() -> None:
    g = battle(arena(foes="E-31"), 9, black=2)
    assert (list(g.waiting()), asked(g), offers(g)) == ([1], "Declare", ["kind HP", "kind MP"])  # the left neighbour
    do(g, "kind MP")
    assert (g.foe_types, g.wounds[KNIGHT], g.frights[KNIGHT]) == ((1,), 0, 0)


@proves("GHT-CAT-23")
def test_the_golems_blow_counts_twice_and_a_failed_escape_costs_2() -> None:
    g = battle(arena(foes="E-35"), 5, black=7)
    assert g.hurt[0] == 2 * 2
    cards(g, 1)
    do(g, "escape")
    assert g.hurt[0] == 4 + 2
    g = arena(foes="E-35", items="I-20")
    battle(g, 9, black=2)
    do(g, "kind MP")
    assert (g.frights[GOLEM], g.wounds[GOLEM]) == (0, 0)


@proves("GHT-CAT-24")
def test_the_raven_needs_the_pistol_but_three_items_work_without_it() -> None:
    assert battle(arena(foes="E-42"), 9, black=2).wounds[RAVEN] == 0
    assert battle(arena(foes="E-42", items="I-16"), 9, black=2).wounds[RAVEN] == 7
    for item, answers, wounds in (("I-12", ("use I-12", "kind HP"), 4), ("I-13", ("use I-13",), 8)):
        g = arena(foes="E-42", items=item)
        g.rig("free", 4)
        battle(g, black=2)
        do(g, *answers)
        assert g.wounds[RAVEN] == wounds
    g = battle(arena(foes="E-42", items="I-18"), 2, black=5)
    do(g, "reflect")
    assert g.wounds[RAVEN] == 4


@proves("GHT-CAT-25")
def test_the_vampire_uses_the_higher_of_two_cards() -> None:
    g = arena(foes="E-45")
    cards(g, 6, black=3, vampire=8)  # the eighth of the other nine cards is the 9
    battle(g, 6, black=3)
    assert g.hurt[0] == 9 + 1 - 6
