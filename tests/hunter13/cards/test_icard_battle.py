"""Item-cards that help in battle. ICARD, CAT, DEC"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.rules.battle.blows import kinds as attacks
from hauntbox.ledger import proves
from hunter13.acting import do as act
from hunter13.acting import offers as choices
from hunter13.arena import arena, battle

GOLEM, ZOMBIE, RAVEN, WRAITH = 4, 7, 11, 1


@proves("GHT-ICARD-07", "GHT-CAT-33")
def test_the_amulet_strikes_all_enemies_with_the_bare_card_in_hp_or_mp() -> None:
    g = arena(foes="E-38 E-32", items="I-12")
    g.rig("free", 6)
    battle(g, black=10)
    act(g, "use I-12")
    assert choices(g) == ["kind HP", "kind MP"]
    act(g, "kind MP")
    assert (g.frights[WRAITH], g.wounds[ZOMBIE], g.hurt[0], g.shaken[0]) == (6, 0, 0, 0)


@proves("GHT-ICARD-07")
def test_the_amulets_hp_damage_goes_to_every_enemy_that_has_hp() -> None:
    g = arena(foes="E-38 E-35", items="I-12")
    g.rig("free", 6)
    battle(g, black=10)
    act(g, "use I-12", "kind HP")
    assert (g.wounds[ZOMBIE], g.wounds[GOLEM]) == (6, 6)


@proves("GHT-ICARD-08", "GHT-CAT-34")
def test_dynamite_doubles_its_users_damage_only() -> None:
    g = arena(foes="E-35", items="I-13")
    g.rig("free", 6)
    battle(g, black=10)
    act(g, "use I-13")
    assert (g.wounds[GOLEM], g.hurt[0], g.items_out) == (12, 0, (12,))


@proves("GHT-ICARD-08", "GHT-ICARD-09")
def test_in_the_dynamite_round_the_enemy_fights_the_others_as_usual() -> None:
    """Round 2: the first throws Dynamite, the second strikes as usual and is struck."""
    g = arena(foes="E-40", at="here here far far")
    battle(g, 5, black=7)
    g.items[0] = (12,)
    act(g, "fight", "join")
    g.rig("free", 3)
    g.rig("judge", 4)
    g.rig("black", 5)
    act(g, "use I-13")
    assert (g.wounds[9], g.hurt[:2]) == (6, [4, 3])


@proves("GHT-ICARD-14", "GHT-CAT-36")
@pytest.mark.parametrize(("items", "wounds"), [("", 2), ("I-16", 3), ("I-15", 4), ("I-15 I-16", 5)])
def test_weapons_add_to_hp_attacks(items: str, wounds: int) -> None:
    g = battle(arena(foes="E-38", items=items), 7, black=5)
    assert g.wounds[ZOMBIE] == wounds


@proves("GHT-ICARD-30")
def test_bonuses_of_owned_items_add_up() -> None:
    g = battle(arena(foes="E-38", items="I-4 I-15 I-16"), 5, black=5)
    assert g.wounds[ZOMBIE] == 3  # the Ladder gives nothing


@proves("GHT-ICARD-14")
def test_the_pistol_does_not_add_to_mp_attacks() -> None:
    g = battle(arena(foes="E-32", items="I-16 I-20"), 7, black=5)
    act(g, "kind MP")
    assert g.frights[WRAITH] == 2


@proves("GHT-ICARD-14")
@pytest.mark.parametrize(("items", "wounds"), [("", 0), ("I-15", 0), ("I-16", 2)])
def test_the_pistol_makes_the_raven_vulnerable(items: str, wounds: int) -> None:
    g = battle(arena(foes="E-42", items=items), 7, black=5)
    assert g.wounds[RAVEN] == wounds


def test_the_sword_cane_hinders_an_escape() -> None:
    for items, fled in (("", True), ("I-15", False)):
        g = battle(arena(foes="E-40", items=items), 5, black=7)
        g.rig("judge", 5)  # DX +1: exactly 6
        act(g, "escape")
        assert (g.at[0] != 5) == fled


@proves("GHT-ICARD-16", "GHT-CAT-38", "GHT-DEC-26")
def test_the_mirror_sends_the_damage_back_and_its_owner_takes_none() -> None:
    g = battle(arena(foes="E-38", items="I-18"), 4, black=9)
    assert choices(g) == ["reflect", "pass"]
    act(g, "reflect")
    assert (g.hurt[0], g.wounds[ZOMBIE], g.items[0], g.items_out) == (0, 5, (), (17,))


@proves("GHT-ICARD-16")
def test_the_mirror_may_be_kept_for_later() -> None:
    g = battle(arena(foes="E-38", items="I-18"), 4, black=9)
    act(g, "pass")
    assert (g.hurt[0], g.wounds[ZOMBIE], g.items[0]) == (5, 0, (17,))


@proves("GHT-ICARD-17")
def test_rebounded_damage_keeps_its_type_so_a_wraith_shrinks_and_a_zombie_bleeds() -> None:
    g = battle(arena(foes="E-32", items="I-18"), 4, black=9)
    act(g, "reflect")
    assert (g.frights[WRAITH], g.wounds[WRAITH], g.shaken[0]) == (5, 0, 0)


@proves("GHT-ICARD-17")
def test_an_enemy_immune_to_the_type_takes_nothing_from_the_mirror() -> None:
    """The Headless Knight: an HP attack, and has no HP."""
    g = arena(foes="E-31", items="I-18")
    battle(g, 4, black=9)
    act(g, "kind HP")
    act(g, "reflect")
    assert (g.wounds[0], g.frights[0], g.hurt[0]) == (0, 0, 0)


@proves("GHT-ICARD-19", "GHT-CAT-40")
def test_the_amplifier_enables_mp_attacks() -> None:
    g = arena(foes="E-32", items="I-20")
    assert attacks(g, 0) == (0, 1)
    battle(g, 8, black=5)
    assert choices(g) == ["kind HP", "kind MP"]
    act(g, "kind MP")
    assert g.frights[WRAITH] == 3
    assert attacks(arena(foes="E-32"), 0) == (0,)
