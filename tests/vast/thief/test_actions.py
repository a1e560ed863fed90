"""Loot, locks, Pickpocket, Backstab, Hide Loot. THA, OTH"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.tokens import CLAW_GEM, TREASURES, VAULTS
from hauntbox.games.vast.roles.ghoul.board import CHASE, HUNT, TERROR_CARDS
from hauntbox.games.vast.roles.ghoul.rules.dice import set_statistics
from hauntbox.games.vast.roles.knight.board import PERCEPTION
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT, THIEF
from hauntbox.games.vast.roles.thief.board import CROSSBOW, LOCK_KIT, STICKY_FINGERS
from hauntbox.games.vast.roles.thief.rules.stats import cubes_for_turn, stealth
from hauntbox.games.vast.state import Vast, ghoul_of, knight_of, thief_of
from hauntbox.ledger import proves
from vast.scenes import at, do, offers, put, sp, token, told, why
from vast.thief.sneaking import sneak

SWORD_CARD, AXE_CARD = 0, 1


def with_knight(cards: tuple[int, ...] = (SWORD_CARD,), face_up: int = 0, **more: object) -> Vast:
    g = sneak(**more)  # type: ignore[arg-type]
    put(g, KNIGHT, "e1")
    knight_of(g).treasures, knight_of(g).face_up = cards, face_up
    return g


def with_ghoul(defense: int = 3, treasure: int = 0, cards: tuple[int, ...] = (), **more: object) -> Vast:
    g = sneak("af EN O0 O0", **more)  # type: ignore[arg-type]
    put(g, GHOUL, "e1")
    board = ghoul_of(g)
    board.discs, board.treasure, board.deck = defense, treasure, TERROR_CARDS
    g.out[TREASURES] += treasure
    for card in cards:
        deck = [*board.deck]
        deck.remove(card)
        board.deck = tuple(deck)
        board.held[card] += 1
    return g


@proves("VSB-THA-01", "VSB-THU-01")
def test_loot_takes_a_treasure_that_is_then_missing_from_the_supply() -> None:
    g = sneak()
    assert why(g, "loot treasure 1") == "VSB-THA-01"
    token(g, TREASURES, "e1")
    do(g, "loot treasure 1")
    assert (thief_of(g).carried, thief_of(g).cubes, g.tokens[TREASURES], g.out[TREASURES]) == (1, 3, (), 1)


@proves("VSB-THA-02")
@pytest.mark.parametrize(("face", "alive"), [(2, False), (1, True), (4, False), (5, True)])
def test_a_gem_for_one_cube_may_be_a_trap(face: int, alive: bool) -> None:
    g = sneak()
    token(g, CLAW_GEM, "e1")
    g.rig("dragon die", face)
    do(g, "loot claw gem 1")
    assert (g.at[THIEF] == sp("e1"), thief_of(g).gems) == (alive, (CLAW_GEM,) if alive else ())
    assert g.tokens[CLAW_GEM] == (() if alive else (sp("e1"),))


@proves("VSB-THA-03")
def test_a_gem_for_two_cubes_is_safe() -> None:
    g = sneak()
    token(g, CLAW_GEM, "e1")
    do(g, "loot claw gem 2")
    assert (thief_of(g).gems, thief_of(g).cubes, told(g, "dragon die")) == ((CLAW_GEM,), 2, [])


@proves("VSB-THA-06", "VSB-THA-12")
@pytest.mark.parametrize(("cubes", "face", "opened"), [(1, 3, 0), (1, 4, 1), (2, 1, 0), (2, 2, 1), (3, 0, 1)])
def test_a_lock_opens_by_cubes_and_die(cubes: int, face: int, opened: int) -> None:
    g = sneak("EN U3", "e1")
    token(g, VAULTS, "e1")
    g.rig("action die", *[face] * (face > 0))
    do(g, f"pick lock {cubes}")
    assert (thief_of(g).carried, len(g.tokens[VAULTS]), thief_of(g).cubes) == (opened, 1 - opened, 4 - cubes)


@proves("VSB-THA-13")
def test_each_vault_is_tried_once_per_turn() -> None:
    g = sneak("EN U3", "e1")
    assert why(g, "pick lock 1") == "VSB-THA-12"
    token(g, VAULTS, "e1")
    g.rig("action die", 1)
    do(g, "pick lock 1")
    assert why(g, "pick lock 1") == "VSB-THA-13"


@proves("VSB-THU-07", "VSB-EX-31", "VSB-THA-24")
@pytest.mark.parametrize(
    ("cubes", "face", "paid", "opened"), [(1, 2, 1, 0), (1, 4, 1, 1), (2, 1, 1, 0), (2, 2, 1, 1), (3, 0, 2, 1)]
)
def test_the_kit_makes_locks_cheaper(cubes: int, face: int, paid: int, opened: int) -> None:
    g = sneak("EN U3", "e1", upgrades=(LOCK_KIT,))
    token(g, VAULTS, "e1")
    g.rig("action die", *[face] * (face > 0))
    do(g, f"pick lock {cubes}")
    assert (thief_of(g).cubes, thief_of(g).carried) == (4 - paid, opened)


@proves("VSB-THA-07", "VSB-THA-08", "VSB-DEC-118")
@pytest.mark.parametrize(("act", "left"), [("steal elvish sword", (AXE_CARD,)), ("steal face down", (SWORD_CARD,))])
def test_pickpocket_on_the_knight(act: str, left: tuple[int, ...]) -> None:
    g = with_knight((SWORD_CARD, AXE_CARD), face_up=1)
    do(g, "pickpocket knight 3")
    assert offers(g) == ["steal elvish sword", "steal face down"]
    do(g, act)
    assert (knight_of(g).treasures, len(g.treasure_deck), thief_of(g).carried) == (left, 1, 1)
    assert g.treasure_deck[-1] not in left


@proves("VSB-THA-11", "VSB-THA-18", "VSB-THA-19")
def test_whom_he_may_not_pickpocket() -> None:
    assert why(with_knight(()), "pickpocket knight 1") == "VSB-THA-11"
    g = with_knight((SWORD_CARD, AXE_CARD), stats=(2, 2, 4))
    knight_of(g).cubes[PERCEPTION] = 1
    assert why(g, "pickpocket knight 1") == "VSB-THA-19"  # 2 against 2
    knight_of(g).cubes[PERCEPTION] = 0
    do(g, "pickpocket knight 3")
    assert why(g, "pickpocket knight 1") == why(g, "backstab knight 1") == "VSB-THA-18"
    put(g, KNIGHT, "center")
    assert why(g, "pickpocket knight 1") == "VSB-THA-07"


@proves("VSB-THU-06", "VSB-DEC-121")
def test_sticky_fingers_give_one_reroll() -> None:
    g = with_knight(upgrades=(STICKY_FINGERS,))
    g.rig("action die", 1, 4)
    do(g, "pickpocket knight 1")
    assert offers(g) == ["yes", "no"]
    do(g, "yes")
    assert (thief_of(g).carried, thief_of(g).sticky) == (1, True)
    h = with_knight()
    h.rig("action die", 1)
    do(h, "pickpocket knight 1")
    assert "finish" in offers(h)


@proves("VSB-THA-14")
@pytest.mark.parametrize(("cubes", "grit"), [(1, 9), (2, 7), (3, 5)])
def test_backstab_costs_the_knight_grit(cubes: int, grit: int) -> None:
    g = with_knight()
    knight_of(g).grit = 10
    do(g, f"backstab knight {cubes}")
    assert (knight_of(g).grit, thief_of(g).cubes) == (grit, 4 - cubes)


@proves("VSB-THU-09", "VSB-THA-25")
@pytest.mark.parametrize(("where", "rule"), [("e3", ""), ("e4", "VSB-THA-25"), ("n1", "VSB-THA-25")])
def test_the_crossbow_reaches_three_spaces_in_a_line(where: str, rule: str) -> None:
    g = sneak("O0 .. .. .. ..\nEN A0 O0 O0 O0", "center", upgrades=(CROSSBOW,), roles=(KNIGHT, THIEF))
    put(g, KNIGHT, "e1" if where == "n1" else where)
    if where == "n1":
        put(g, THIEF, "n1")
    assert why(g, "backstab knight 1") == rule
    h = sneak("EN A0", "center")
    put(h, KNIGHT, "e1")
    assert why(h, "backstab knight 1") == "VSB-THA-14"


@proves("VSB-THA-17")
def test_hide_loot_lowers_the_level_not_below_nothing() -> None:
    g = do(sneak(), "hide loot 2")
    assert (thief_of(g).level, thief_of(g).cubes) == (1, 2)
    assert (why(g, "hide loot 2"), why(g, "hide loot 1")) == ("VSB-THA-17", "")


@proves("VSB-THA-20", "VSB-THA-26", "VSB-DEC-168")
def test_from_an_empty_supply_he_takes_a_token_from_the_map() -> None:
    g = with_knight()
    g.out[TREASURES] = 10
    token(g, TREASURES, "w1", "e2")
    do(g, "pickpocket knight 3")
    assert offers(g) == at("w1", "e2")
    do(g, "at e2")
    assert (thief_of(g).carried, g.tokens[TREASURES]) == (1, (sp("w1"),))
    h = with_knight()
    h.out[TREASURES] = 12
    do(h, "pickpocket knight 3")
    assert thief_of(h).carried == 0


# The Ghoul. ---------------------------------------------------------------------------------------------------------


@proves("VST-EX-30")
def test_example_of_a_theft_from_the_ghoul() -> None:
    g = with_ghoul(treasure=1, here="center", stats=(4, 4, 3))
    g.rig("action die", 2)
    do(g, "way e", "pickpocket ghoul 2")
    assert (thief_of(g).carried, stealth(g), thief_of(g).cubes, g.at[GHOUL]) == (1, 3, 1, sp("w1"))
    assert (ghoul_of(g).treasure, ghoul_of(g).fury, g.out[TREASURES]) == (0, 0, 1)
    put(g, GHOUL, "e1")
    assert [why(g, f"{act} ghoul 1") for act in ("pickpocket", "backstab")] == ["VST-OTH-39", "VSB-THA-18"]


@proves("VST-OTH-36", "VST-OTH-67", "VSB-ATK-01")
def test_he_steals_its_treasure_and_it_skitters() -> None:
    g = with_ghoul(treasure=1)
    g.rig("action die", 2)
    do(g, "pickpocket ghoul 2")
    assert (thief_of(g).carried, stealth(g), ghoul_of(g).treasure, g.out[TREASURES]) == (1, 3, 0, 1)
    assert (g.at[GHOUL], thief_of(g).cubes) == (sp("w1"), 2)


@proves("VST-OTH-40", "VST-COL-11")
def test_a_stolen_token_is_all_he_gets_and_a_card_brings_one() -> None:
    g = do(with_ghoul(treasure=1, cards=(CHASE,)), "pickpocket ghoul 3")
    assert offers(g) == ["rob treasure", "rob card"]
    h = g.clone()
    do(g, "rob treasure")
    assert (thief_of(g).carried, ghoul_of(g).treasure, sum(ghoul_of(g).held)) == (1, 0, 1)
    do(h, "rob card")
    assert (thief_of(h).carried, ghoul_of(h).treasure, sum(ghoul_of(h).held)) == (1, 1, 0)


@proves("VST-OTH-37", "VST-OTH-38", "VST-DEC-60")
def test_he_chooses_the_terror_card_and_it_goes_into_the_deck() -> None:
    g = do(with_ghoul(cards=(CHASE, HUNT)), "pickpocket ghoul 3")
    assert offers(g) == ["tear chase", "tear hunt"]
    do(g, "tear hunt")
    assert (ghoul_of(g).held[HUNT], ghoul_of(g).held[CHASE], sorted(ghoul_of(g).deck).count(HUNT)) == (0, 1, 3)
    assert told(g, "tears") == [(THIEF, HUNT)]


@proves("VST-OTH-39", "VST-OTH-34", "VST-OTH-49")
def test_without_anything_it_cannot_be_robbed_nor_behind_a_better_defense() -> None:
    assert why(with_ghoul(), "pickpocket ghoul 1") == "VST-OTH-39"
    assert why(with_ghoul(treasure=1), "pickpocket ghoul 1") == ""
    assert why(with_ghoul(4, treasure=1), "pickpocket ghoul 1") == "VSB-THA-19"
    assert why(with_ghoul(4), "backstab ghoul 1") == "VSB-THA-19"


@proves("VST-OTH-65")
def test_a_failed_pickpocket_still_makes_it_skitter() -> None:
    g = with_ghoul(treasure=1)
    g.rig("action die", 3)
    do(g, "pickpocket ghoul 1")
    assert (g.at[GHOUL], thief_of(g).carried, ghoul_of(g).treasure) == (sp("w1"), 0, 1)
    put(g, GHOUL, "e1")
    assert why(g, "backstab ghoul 1") == "VSB-THA-18"


@proves("VST-OTH-35", "VST-OTH-41", "VST-EX-17")
def test_backstab_takes_movement_from_its_next_turn() -> None:
    g = do(with_ghoul(), "backstab ghoul 3")
    assert (g.at[GHOUL], ghoul_of(g).backstab) == (sp("w1"), 3)
    set_statistics(g, 2, 1)
    assert (ghoul_of(g).movement, ghoul_of(g).discs, ghoul_of(g).backstab) == (0, 1, 0)


@proves("VST-OTH-42", "VST-OTH-45", "VST-OTH-66")
def test_cubes_on_its_board_are_not_his_until_they_return() -> None:
    g = do(with_ghoul(), "backstab ghoul 3")
    assert cubes_for_turn(g) == 2
    set_statistics(g, 6, 1)
    assert cubes_for_turn(g) == 4
