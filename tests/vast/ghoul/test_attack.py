"""Attacks of the Ghoul, what they do to the Knight, Crystals, Fury and Defense. ATK, EFF, FURY, DEF, OPT, DEC"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.roles.ghoul.against import price_of
from hauntbox.games.vast.roles.ghoul.board import CHASE, TERROR_CARDS
from hauntbox.games.vast.roles.ghoul.goals import gain_fury
from hauntbox.games.vast.roles.knight.board import AXE, BOOTS, SHIELD, STRENGTH, SWORD
from hauntbox.games.vast.roles.knight.goals import knight_wins_by
from hauntbox.games.vast.roles.numbers import CAVE, GHOUL, KNIGHT, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, ghoul_of, knight_of
from hauntbox.games.vast.table.ends import ESCAPED, shared_crystals
from hauntbox.ledger import proves
from vast.ghoul.prowling import points, prowl
from vast.scenes import do, offers, put, sp, token, told, why

SWORD_CARD, AXE_CARD, BOOTS_CARD = 0, 1, 3


def meeting(strength: int = 1, **more: object) -> Vast:
    """Knight and Ghoul share a space; a Dark tile is there to skitter to."""
    g = prowl("af EN O0", here="e1", knight="e1", **more)  # type: ignore[arg-type]
    knight_of(g).cubes[STRENGTH] = strength - 1
    return g


@proves("VST-ATK-01", "VST-ATK-12", "VST-DEC-40")
def test_it_attacks_a_piece_on_its_own_space_without_moving() -> None:
    g = meeting(movement=0)
    assert "attack knight" in offers(g)
    do(g, "attack knight")
    assert told(g, "attacks") == [(GHOUL, KNIGHT)]
    g = prowl(here="e1", knight="e2")
    assert why(g, "attack knight") == "VST-ATK-01"
    assert "attack knight" not in offers(g)


@proves("VST-ATK-02", "VST-ATK-03", "VST-ATK-08")
@pytest.mark.parametrize("strength", [1, 2, 3, 4])
def test_an_attack_on_the_knight_costs_one_more_than_her_strength(strength: int) -> None:
    g = meeting(strength, discs=strength)
    assert why(g, "attack knight") == "VST-ATK-02"
    g = do(meeting(strength, discs=strength + 3), "attack knight")
    assert points(g)[1] == 2


@proves("VST-ATK-09")
def test_an_attack_costs_at_least_one_disc() -> None:
    g = meeting(-3, discs=1)
    assert price_of(g, KNIGHT) == 1
    assert points(do(g, "attack knight"))[1] == 0
    assert why(meeting(-3, discs=0), "attack knight") == "VST-ATK-02"


@proves("VST-ATK-10")
def test_a_piece_is_attacked_once_in_a_turn() -> None:
    g = do(meeting(discs=9), "attack knight")
    put(g, KNIGHT, "w1")
    assert why(g, "attack knight") == "VST-ATK-10"
    assert "attack knight" not in offers(g)


@proves("VST-ATK-13", "VST-ATK-14", "VST-ATK-15")
def test_a_paid_attack_succeeds_then_comes_the_fury_then_the_skitter() -> None:
    g = do(meeting(), "attack knight")
    assert knight_of(g).health == 6
    assert [event.what for event in g.events or () if event.what in ("hurt", "fury", "skitters")] == [
        "hurt",
        "fury",
        "skitters",
    ]
    assert (ghoul_of(g).fury, g.at[GHOUL]) == (1, sp("w1"))


@proves("VST-ATK-16", "VST-EFF-18", "VST-DEC-41")
def test_smashing_a_crystal_costs_three_discs_and_is_an_attack() -> None:
    g = prowl("af EN C0", discs=5)
    assert why(g, "smash crystal") == "VST-EFF-18"
    token(g, CRYSTALS, "e1")
    do(g, "smash crystal")
    assert (points(g)[1], ghoul_of(g).fury, g.at[GHOUL]) == (2, 1, sp("w1"))
    assert (g.tokens[CRYSTALS], g.out[CRYSTALS], g.smashed) == ((), 1, 1)
    g = prowl("af EN C0", discs=2)
    token(g, CRYSTALS, "e1")
    assert why(g, "smash crystal") == "VST-EFF-18"


@proves("VST-ATK-20")
def test_the_knights_bonuses_of_her_own_turn_do_not_count() -> None:
    g = meeting(2, discs=5)
    knight_of(g).treasures = (SWORD_CARD, AXE_CARD)
    knight_of(g).cubes[SWORD] = knight_of(g).cubes[AXE] = 1
    assert price_of(g, KNIGHT) == 3
    g.turn = KNIGHT
    assert price_of(g, KNIGHT) == 5


@proves("VST-ATK-23", "VST-FURY-04")
def test_the_terror_card_of_an_even_space_comes_before_the_skitter() -> None:
    g = meeting()
    ghoul_of(g).fury = 1
    do(g, "attack knight")
    order = ["attacks", "hurt", "fury", "terror", "skitters"]
    assert [event.what for event in g.events or () if event.what in order] == order


# What the Knight loses. ---------------------------------------------------------------------------------------------


@proves("VST-EFF-01", "VST-DEC-49")
def test_the_knight_chooses_one_of_three_losses() -> None:
    g = meeting()
    knight_of(g).grit, knight_of(g).treasures = 9, (BOOTS_CARD,)
    do(g, "attack knight")
    assert g.waiting() == (KNIGHT,)
    assert offers(g) == ["lose grit", "lose health", "lose treasure"]
    assert why(g, "stop") != ""


@proves("VST-EFF-02", "VST-EFF-05")
def test_she_loses_a_grit_for_each_cube_that_is_hers() -> None:
    g = meeting(2)
    board = knight_of(g)
    board.grit, board.free, board.aside, board.lost, board.track = 30, 1, 1, 2, 0
    do(g, "attack knight", "lose grit")
    assert board.grit == 27
    assert board.health == 7


@proves("VST-EFF-03")
def test_she_loses_a_health() -> None:
    g = meeting()
    knight_of(g).grit = 9
    do(g, "attack knight", "lose health")
    assert (knight_of(g).health, knight_of(g).grit) == (6, 9)


@proves("VST-EFF-04", "VST-EFF-06", "VST-DEC-50")
def test_she_picks_the_treasure_card_that_goes_under_the_deck() -> None:
    g = meeting()
    g.treasure_deck = (2, 4)
    knight_of(g).treasures = (BOOTS_CARD, AXE_CARD)
    do(g, "attack knight", "lose treasure")
    assert g.waiting() == (KNIGHT,)
    assert offers(g) == ["give up mighty axe", "give up heroic boots"]
    do(g, "give up heroic boots")
    assert knight_of(g).treasures == (AXE_CARD,)
    assert [*g.treasure_deck] == [2, 4, BOOTS_CARD]
    assert ghoul_of(g).fury == 1


@proves("VST-EFF-07", "VST-EFF-36")
def test_only_what_she_has_can_be_lost_and_health_always() -> None:
    g = meeting()
    knight_of(g).grit = 1
    do(g, "attack knight")
    assert offers(g) == ["lose grit", "lose health"]
    g = meeting()
    knight_of(g).treasures = (AXE_CARD,)
    do(g, "attack knight")
    assert offers(g) == ["lose health", "lose treasure"]
    do(g, "lose treasure")
    assert (knight_of(g).treasures, knight_of(g).health) == ((), 7)
    g = do(meeting(), "attack knight")
    assert knight_of(g).health == 6


@proves("VST-EFF-08")
def test_the_shield_limits_the_grit_she_loses() -> None:
    g = meeting()
    knight_of(g).grit, knight_of(g).cubes[SHIELD] = 30, 1
    do(g, "attack knight", "lose grit")
    assert knight_of(g).grit == 29


@proves("VST-EFF-32")
def test_lost_grit_returns_a_cube_and_ends_nobodys_turn() -> None:
    g = meeting(movement=3)
    board = knight_of(g)
    board.grit, board.track, board.free, board.cubes[STRENGTH] = 6, 0b11110, 1, 2
    do(g, "attack knight", "lose grit")
    assert (board.grit, board.free, board.cubes[STRENGTH], board.track) == (3, 0, 2, 0b11111)
    assert (g.turn, points(g)[0]) == (GHOUL, 3)
    assert "stop" in offers(g)
    g = meeting(movement=3, discs=9)
    board = knight_of(g)
    board.grit, board.track, board.free, board.cubes[STRENGTH] = 6, 0b11110, 0, 3
    do(g, "attack knight", "lose grit")
    assert (g.waiting(), offers(g)) == ((KNIGHT,), ["cube strength"])
    do(g, "cube strength")
    assert (g.turn, board.cubes[STRENGTH], "stop" in offers(g)) == (GHOUL, 2, True)


@proves("VST-EFF-35")
@pytest.mark.parametrize("face_up", [0, 1 << BOOTS_CARD])
def test_a_cube_on_the_lost_card_waits_for_her_next_pick_up(face_up: int) -> None:
    g = meeting()
    board = knight_of(g)
    board.treasures, board.face_up, board.cubes[BOOTS] = (BOOTS_CARD,), face_up, 1
    do(g, "attack knight", "lose treasure")
    assert (board.cubes[BOOTS], board.aside, board.face_up) == (0, 1, 0)
    assert [*board.treasures] == []
    told = [event for event in g.events or () if event.what in ("loses treasure", "lost treasure")]
    assert [event.to for event in told if event.facts == (BOOTS_CARD,)] == ([None] if face_up else [(KNIGHT,)])


# Crystals. ----------------------------------------------------------------------------------------------------------


@proves("VST-EFF-19", "VST-EFF-21")
def test_its_crystals_count_once_for_all_who_need_them() -> None:
    g = prowl("af EN C0")
    token(g, CRYSTALS, "e1")
    knight_of(g).crystals = 4
    assert knight_wins_by(g, ESCAPED, (KNIGHT,)) == ""
    do(g, "smash crystal")
    assert (shared_crystals(g), knight_of(g).crystals) == (1, 4)
    assert knight_wins_by(g, ESCAPED, (KNIGHT,)) == "VSB-ORD-08"


@proves("VST-EFF-20")
def test_its_crystals_count_for_itself_where_it_has_such_a_goal() -> None:
    for roles, reached in (((GHOUL,), True), ((KNIGHT, GHOUL), False)):
        g = prowl("af EN C0", roles=roles)
        token(g, CRYSTALS, "e1")
        ghoul_of(g).crystals = 5
        do(g, "smash crystal")
        assert (ghoul_of(g).crystals, ghoul_of(g).reached) == (6, reached)


@proves("VST-OPT-01")
def test_by_agreement_a_crystal_makes_no_fury() -> None:
    g = prowl("af EN C0", agreed={"crystal_no_fury": True})
    token(g, CRYSTALS, "e1")
    do(g, "smash crystal")
    assert (ghoul_of(g).fury, g.at[GHOUL]) == (0, sp("w1"))
    g = do(prowl("af EN O0", here="e1", knight="e1", agreed={"crystal_no_fury": True}), "attack knight")
    assert ghoul_of(g).fury == 1


@proves("VST-OPT-02")
def test_by_agreement_a_crystal_goes_to_the_knight() -> None:
    g = prowl("af EN C0", agreed={"crystal_to_knight": True})
    token(g, CRYSTALS, "e1")
    do(g, "smash crystal")
    assert (knight_of(g).crystals, shared_crystals(g), ghoul_of(g).crystals) == (1, 0, 0)
    g = prowl("af EN C0", agreed={"crystal_to_knight": True}, roles=(THIEF, GHOUL))
    token(g, CRYSTALS, "e1")
    do(g, "smash crystal")
    assert (shared_crystals(g), ghoul_of(g).crystals) == (0, 1)


# Fury and Defense. --------------------------------------------------------------------------------------------------


@proves("VST-FURY-01", "VST-FURY-03")
def test_an_attack_moves_the_fury_cube_one_space() -> None:
    g = meeting()
    ghoul_of(g).fury = 4
    do(g, "attack knight")
    assert ghoul_of(g).fury == 5
    assert told(g, "fury") == [(GHOUL, 5)]


@proves("VST-FURY-04", "VST-CMP-05")
@pytest.mark.parametrize("fury", range(13))
def test_an_even_space_draws_a_terror_card(fury: int) -> None:
    g = meeting()
    g.agenda.clear()
    ghoul_of(g).fury = fury
    gain_fury(g)
    g.settle()
    assert ghoul_of(g).fury == fury + 1
    assert sum(ghoul_of(g).held) == (fury + 1) % 2 ^ 1
    assert len(ghoul_of(g).deck) + sum(ghoul_of(g).held) == len(TERROR_CARDS)


@proves("VST-DEF-03", "VST-DEF-04")
def test_defense_stays_when_it_is_attacked() -> None:
    g = meeting(3, discs=2)
    g.agenda.clear()
    assert ROLES[GHOUL].bars_struck(g, GHOUL, KNIGHT) == ""
    ROLES[GHOUL].struck(g, GHOUL, KNIGHT)
    g.settle()
    assert (ghoul_of(g).discs, g.at[GHOUL]) == (2, sp("w1"))
    ghoul_of(g).discs = 3
    assert ROLES[GHOUL].bars_struck(g, GHOUL, KNIGHT) == "VST-OTH-02"


@proves("VST-CMP-08")
def test_there_is_one_ghoul_piece() -> None:
    g = prowl("O0 EN O0", here="e1")
    do(g, "way w")
    assert [piece for piece, where in enumerate(g.at) if where == sp("center")] == [GHOUL]
    assert sp("e1") not in g.at


def test_the_cave_names_the_symbol_of_a_smashed_crystal() -> None:
    g = prowl("af EN C0\n.. ab ..", roles=(CAVE, GHOUL), shaper=CAVE)
    token(g, CRYSTALS, "e1")
    do(g, "smash crystal")
    assert (g.waiting(), offers(g)) == ((CAVE,), ["symbol Fangs", "symbol Bones"])
    assert ghoul_of(g).held[CHASE] == 0
