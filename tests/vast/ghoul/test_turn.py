"""The Ghoul's set-up, its first turn, its dice and the end of its turn. CMP, SET, TURN, ROLL, RND, DEC"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.cave.ground import is_dark_at, tile_at
from hauntbox.games.vast.cave.tokens import TREASURES
from hauntbox.games.vast.declaration import components
from hauntbox.games.vast.roles.ghoul.board import CHASE, HUNT, MOST_FURY, SNEAK, TERROR_CARDS
from hauntbox.games.vast.roles.ghoul.goals import gain_fury
from hauntbox.games.vast.roles.ghoul.rules.dice import GHOUL_DIE, gain_discs, gain_movement, set_statistics
from hauntbox.games.vast.roles.ghoul.rules.drawing import TERROR
from hauntbox.games.vast.roles.ghoul.turn import GhoulAppears, GhoulTurn
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT, OWNER
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, ghoul_of
from hauntbox.games.vast.table.turns import BeginTurn
from hauntbox.ledger import proves
from vast.ghoul.prowling import begun, give, points, prowl
from vast.scenes import at, do, offers, put, run, scene, sp, token, told, why


def rolled(*faces: int, cards: tuple[int, ...] = (), **agreed: object) -> Vast:
    """The Ghoul's turn begins with these dice."""
    g = prowl(agreed=agreed)
    g.agenda.clear()
    give(g, *cards)
    g.rig(GHOUL_DIE, *faces)
    return run(g, GhoulTurn())


@proves("VST-SET-01", "VST-SET-03", "VST-DEF-05")
def test_at_the_beginning_nothing_of_the_ghoul_is_on_the_map() -> None:
    g = begun(knight=False)
    g.agenda.clear()
    board = ghoul_of(g)
    assert (g.at[GHOUL], board.fury, board.discs, board.movement) == (NOWHERE, 0, 0, 0)


@proves("VST-SET-02", "VST-CMP-03", "VST-TCD-01")
def test_thirteen_terror_cards_are_shuffled() -> None:
    decks = {ghoul_of(begun(seed)).deck for seed in "abc"}
    assert len(decks) == 3
    assert components(begun())["terror"] == 13
    for deck in decks:
        assert [deck.count(kind) for kind in range(8)] == [3, 3, 2, 1, 1, 1, 1, 1]
        assert len(deck) == 13


@proves("VST-SET-05", "VST-DEC-34", "VST-SET-09")
def test_the_first_turn_begins_on_an_unoccupied_dark_tile_of_its_choice() -> None:
    g = scene("af EN ab\n.. ae ..", stack="a.")
    token(g, TREASURES, "e1")
    put(g, KNIGHT, "center")
    run(g, BeginTurn(GHOUL))
    assert offers(g) == at("w1", "s1")
    assert why(g, "at e1") == why(g, "at center") == "VST-SET-05"
    g.rig(GHOUL_DIE, 5, 3, 1)
    do(g, "at s1")
    assert (g.at[GHOUL], is_dark_at(g, sp("s1"))) == (sp("s1"), True)
    do(g, "pair 5 3")
    assert points(g) == (5, 3)


@proves("VST-SET-10")
def test_before_its_first_turn_it_can_be_met_nowhere() -> None:
    g = begun()
    assert (g.at[GHOUL], g.turn) == (NOWHERE, KNIGHT)
    assert GHOUL not in [OWNER[piece] for piece, where in enumerate(g.at) if where != NOWHERE]
    assert ROLES[KNIGHT].bars_forced(g, KNIGHT, 0, sp("n1")) == "VSB-FRC-03"


@proves("VST-SET-06", "VST-SET-08", "VST-DEC-35")
def test_without_a_free_dark_tile_one_is_added_where_it_likes() -> None:
    g = scene("EN O0", stack="ae ab")
    put(g, KNIGHT, "center")
    run(g, GhoulAppears(), GhoulTurn())
    assert "at e2" in offers(g)
    assert why(g, "at e3") == why(g, "at e1") == "VST-SET-08"
    do(g, "at e2")
    assert g.at[GHOUL] == sp("e2")
    assert is_dark_at(g, sp("e2"))
    assert len(g.stack) == 1


@proves("VST-RND-07")
@pytest.mark.parametrize("top", ["ab", "ae"])
def test_the_added_tile_is_the_top_of_the_stack(top: str) -> None:
    g = scene("EN O0", stack=f"{top} af")
    first = g.stack[0]
    run(g, GhoulAppears())
    do(g, "at e2")
    assert tile_at(g, sp("e2")) == first


@proves("VST-SET-12")
def test_if_no_tile_can_be_added_it_begins_near_the_entrance_or_waits() -> None:
    for stack, collapsing in (("", False), ("a.", True)):
        g = scene("O0 EN O0 O0", stack=stack, collapsing=collapsing)
        put(g, KNIGHT, "center")
        run(g, GhoulAppears())
        assert offers(g) == at("w1", "e1")
    g = scene("O0 EN", stack="")
    token(g, TREASURES, "w1")
    run(g, GhoulAppears(), GhoulTurn())
    assert (g.at[GHOUL], g.agenda) == (NOWHERE, [])
    g.tokens[TREASURES] = ()
    run(g, GhoulAppears())
    assert g.at[GHOUL] == sp("w1")


@proves("VST-TURN-01", "VST-ROLL-03")
def test_three_phases_follow_each_other() -> None:
    g = rolled(6, 4, 2)
    assert ghoul_of(g).dice == (6, 4, 2)
    assert offers(g) == ["pair 4 2", "pair 6 2", "pair 6 4"]
    do(g, "pair 6 2")
    assert "stop" in offers(g)
    do(g, "stop")
    assert told(g, "defense") == [(GHOUL, 2)]
    assert [event.what for event in g.events or () if event.what in ("ghoul dice", "points", "defense")] == [
        "ghoul dice",
        "points",
        "defense",
    ]


@proves("VST-TURN-02")
def test_the_turn_ends_with_the_third_phase() -> None:
    g = prowl(shaper=5)
    g.agenda.clear()
    g.rig(GHOUL_DIE, 5, 5, 5)
    run(g, BeginTurn(GHOUL))
    do(g, "stop")
    assert g.turn == KNIGHT


@proves("VST-TURN-04", "VST-TURN-05", "VST-TURN-07")
def test_after_its_defense_come_the_tile_past_plunder_and_what_lasted() -> None:
    g = prowl("af EN ab", here="w1", knight="center", cards=(SNEAK,), plunder=GHOUL)
    g.agenda.clear()
    g.rig(GHOUL_DIE, 5, 5, 5)
    run(g, BeginTurn(GHOUL))
    do(g, "use sneak game", "stop")
    assert told(g, "defense") == [(GHOUL, 5)]
    assert "at n1" in offers(g)
    do(g, "at n1")
    assert offers(g) == at("n1", "e1")
    assert ghoul_of(g).held[SNEAK] == 1
    do(g, "at e1")
    assert g.tokens[TREASURES] == (sp("e1"),)
    assert (ghoul_of(g).held[SNEAK], ghoul_of(g).out, g.turn) == (0, (SNEAK,), KNIGHT)


@proves("VST-TURN-06", "VST-TER-09", "VST-ACT-03")
def test_an_effect_for_the_turn_keeps_its_card_until_the_turn_ends() -> None:
    g = prowl(cards=(SNEAK, SNEAK))
    do(g, "use sneak game")
    assert (ghoul_of(g).held[SNEAK], ghoul_of(g).out) == (2, ())
    ROLES[GHOUL].expire(g)
    assert (ghoul_of(g).held[SNEAK], ghoul_of(g).out, ghoul_of(g).lasting) == (1, (SNEAK,), 0)


@proves("VST-TURN-03", "VST-ROLL-01")
def test_a_turn_begins_without_anything_of_the_last() -> None:
    g = prowl(movement=3, discs=7)
    ghoul_of(g).attacked, ghoul_of(g).spent, ghoul_of(g).used[CHASE] = 1, 2, 1
    g.agenda.clear()
    g.rig(GHOUL_DIE, 4, 4, 4)
    run(g, GhoulTurn())
    assert points(g) == (4, 4)
    assert (ghoul_of(g).attacked, ghoul_of(g).spent, ghoul_of(g).used[CHASE]) == (0, 0, 0)
    h = prowl(movement=3, discs=7)
    h.agenda.clear()
    h.rig(GHOUL_DIE, 6, 4, 2)
    run(h, GhoulTurn())
    assert (points(h), offers(h)[-1]) == ((0, 0), "pair 6 4")  # the choice is still to come


@proves("VST-ROLL-02")
def test_in_the_first_turn_there_are_no_discs_to_return() -> None:
    g = scene("af EN", stack="a.")
    assert ghoul_of(g).discs == 0
    g.rig(GHOUL_DIE, 5, 5, 5)
    run(g, BeginTurn(GHOUL))
    do(g, "at w1")
    assert points(g) == (5, 5)


@proves("VST-CMP-02", "VST-CMP-11", "VST-RND-01")
def test_three_dice_have_faces_from_one_to_six() -> None:
    faces: set[int] = set()
    for seed in range(20):
        g = prowl()
        g.agenda.clear()
        g.seed = str(seed)
        run(g, GhoulTurn())
        dice = ghoul_of(g).dice
        assert len(dice) == 3
        faces |= {*dice}
    assert faces == {1, 2, 3, 4, 5, 6}


@proves("VST-ROLL-04", "VST-ROLL-05", "VST-PAR-08")
@pytest.mark.parametrize(("faces", "cards"), [((1, 2, 4), 1), ((2, 2, 4), 0), ((1, 1, 1), 1), ((6, 5, 4), 0)])
def test_a_sum_of_seven_or_less_draws_a_terror_card(faces: tuple[int, int, int], cards: int) -> None:
    assert sum(ghoul_of(rolled(*faces)).held) == cards


@proves("VST-ROLL-06", "VST-ROLL-11", "VST-PAR-08")
@pytest.mark.parametrize(("faces", "cards"), [((1, 3), 1), ((2, 3), 0), ((2, 2), 1)])
def test_of_two_dice_both_are_used_and_four_or_less_draws_a_card(faces: tuple[int, int], cards: int) -> None:
    g = rolled(*faces, ghoul_level="stalker")
    assert sum(ghoul_of(g).held) == cards
    assert points(g) == (max(faces), min(faces))


@proves("VST-ROLL-07", "VST-DEC-02")
@pytest.mark.parametrize(
    ("faces", "pairs"),
    [
        ((6, 4, 2), ["pair 4 2", "pair 6 2", "pair 6 4"]),
        ((6, 4, 4), ["pair 4 4", "pair 6 4"]),
        ((6, 6, 4), ["pair 6 4", "pair 6 6"]),
    ],
)
def test_two_of_three_dice_are_kept(faces: tuple[int, int, int], pairs: list[str]) -> None:
    g = rolled(*faces)
    assert offers(g) == pairs
    do(g, pairs[0])
    high, low = pairs[0].split()[1:]
    assert points(g) == (int(high), int(low))
    assert "pair 6 4" not in offers(g)


@proves("VST-ROLL-08", "VST-ROLL-09", "VST-ROLL-10")
def test_the_higher_die_is_movement_and_the_lower_attack() -> None:
    g = do(rolled(3, 6, 2), "pair 6 3")
    assert points(g) == (6, 3)
    assert points(rolled(4, 4, 4)) == (4, 4)


@proves("VST-ROLL-13", "VST-ROLL-14", "VST-CMP-10")
def test_attack_points_are_discs_of_which_there_are_nine() -> None:
    g = do(rolled(6, 5, 1), "pair 6 5")
    assert points(g) == (6, 5)
    gain_discs(g, 3)
    assert points(g) == (6, 8)
    gain_discs(g, 3)
    assert points(g) == (6, 9)


@proves("VST-CMP-04")
def test_nine_discs_are_all_there_are() -> None:
    g = prowl(discs=9)
    gain_discs(g, 1)
    assert points(g)[1] == 9


@proves("VST-ROLL-12", "VST-ROLL-15")
def test_movement_points_may_exceed_six() -> None:
    g = prowl(movement=6, discs=9)
    gain_movement(g, 4)
    assert points(g) == (10, 9)


@proves("VST-ROLL-18")
def test_movement_points_never_go_below_nought() -> None:
    g = prowl()
    ghoul_of(g).backstab = 3
    set_statistics(g, 2, 1)
    assert points(g) == (0, 1)
    set_statistics(g, 2, 1)
    assert points(g) == (2, 1)
    ghoul_of(g).backstab = 1
    set_statistics(g, 2, 1)
    assert points(g) == (1, 1)


@proves("VST-ROLL-16")
def test_the_terror_check_counts_the_dice_after_a_reroll() -> None:
    g = rolled(1, 2, 4, 5, cards=(3,))
    assert offers(g)[-1] == "no"
    do(g, "no")
    assert offers(g) == ["reroll 1", "reroll 2", "reroll 4", "no"]
    do(g, "reroll 1")
    assert (ghoul_of(g).dice, sum(ghoul_of(g).held)) == ((5, 4, 2), 1)
    g = do(rolled(6, 2, 4, 1, cards=(3,)), "no", "reroll 6")
    assert (ghoul_of(g).dice, sum(ghoul_of(g).held)) == ((4, 2, 1), 2)


@proves("VST-ROLL-19", "VST-DEF-01", "VST-DEF-02")
def test_discs_are_kept_as_defense_and_movement_is_lost() -> None:
    g = do(prowl(movement=5, discs=4), "stop")
    assert points(g) == (0, 4)
    assert told(g, "defense") == [(GHOUL, 4)]
    assert points(do(prowl(discs=0), "stop")) == (0, 0)


@proves("VST-SET-04", "VST-FURY-08")
def test_the_fury_track_ends_at_fourteen() -> None:
    g = prowl()
    g.agenda.clear()
    ghoul_of(g).fury = 13
    gain_fury(g)
    g.settle()
    assert (ghoul_of(g).fury, sum(ghoul_of(g).held)) == (14, 1)
    gain_fury(g)
    g.settle()
    assert (ghoul_of(g).fury, sum(ghoul_of(g).held)) == (MOST_FURY, 1)


@proves("VST-RND-02")
def test_the_terror_deck_is_shuffled_at_set_up_and_after_a_search() -> None:
    g = begun()
    assert g.drawn[TERROR] == 1
    assert sorted(ghoul_of(g).deck) == sorted(TERROR_CARDS)
    g = rolled(1, 1, 1, cards=(5,))
    do(g, "search hunt")
    assert (g.drawn[TERROR], ghoul_of(g).held[HUNT]) == (1, 1)
