"""The Nightmare Unicorn's turn: appearing, Move, Turn, Teleport, Blast, marking and collecting. UNS, UNT, ORD, VAR"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.collapse.removal import bars_removal, crystals_to_go, remove
from hauntbox.games.vast.cave.die import CENTRE, DIAMOND, DRAGON_DIE
from hauntbox.games.vast.cave.fill import Fill
from hauntbox.games.vast.cave.forced import bars_push
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, E, N, S, W
from hauntbox.games.vast.cave.ground import is_dark_at, is_lit_at, is_shut, lay
from hauntbox.games.vast.cave.holding import supply
from hauntbox.games.vast.cave.tiles import CRYSTAL, DARK, tiles_with
from hauntbox.games.vast.cave.tokens import CLAW_GEM, CRYSTALS, EVENTS, TREASURES
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, KNIGHT, THIEF, UNICORN
from hauntbox.games.vast.roles.unicorn.actions import CARD_NAMES
from hauntbox.games.vast.roles.unicorn.board import ARMOR, BLAST, CLARITY, PACE, TRACK, UNBRIDLED
from hauntbox.games.vast.roles.unicorn.rules.deeds import EndAction, MarkCrystal
from hauntbox.games.vast.roles.unicorn.rules.radiance import ImbueWhich, LoseImbued, gain_radiance
from hauntbox.games.vast.roles.unicorn.rules.teleport import Bolt
from hauntbox.games.vast.roles.unicorn.turn import AppearOn, UnicornStirs
from hauntbox.games.vast.state import unicorn_of
from hauntbox.games.vast.table.turns import Shape, tiles_due
from hauntbox.ledger import proves
from vast.scenes import do, offers, put, run, scene, sp, token, told, why
from vast.unicorn.stable import BOTH, placed, ride

TUNNEL = 16  # an Event tile

# Appearing. ---------------------------------------------------------------------------------------------------------


@proves("VSB-UNS-07", "VSB-DEC-133")
def test_he_comes_onto_a_lit_tile_beside_the_knight_and_looks_away() -> None:
    g = scene("af EN O0 O0 O0", roles=BOTH)
    put(g, KNIGHT, "e2")
    run(g, UnicornStirs())
    assert offers(g) == ["at e1", "at e3"]
    do(g, "at e1")
    assert (g.at[UNICORN], unicorn_of(g).facing, told(g, "attacks")) == (sp("e1"), W, [])


@proves("VSB-UNS-07")
def test_without_a_lit_tile_beside_her_a_dark_one_next_to_the_entrance_is_revealed() -> None:
    g = scene("a. EN a.", roles=BOTH)
    put(g, KNIGHT, "center")
    run(g, UnicornStirs())
    assert offers(g) == ["at w1", "at e1"]
    do(g, "at e1")
    while g.waiting():
        g.play(g.waiting()[0], g.legal(g.waiting()[0])[0])
    assert (g.at[UNICORN], unicorn_of(g).facing, is_lit_at(g, sp("e1"))) == (sp("e1"), E, True)
    assert not is_shut(g, MIDDLE, E)


@proves("VSB-UNS-07", "VSB-DEC-134", "VSB-UNS-08")
def test_without_a_knight_he_comes_onto_the_entrance_and_says_where_he_looks() -> None:
    g = run(scene("a. EN a.", roles=(UNICORN,)), UnicornStirs())
    assert (g.at[UNICORN], offers(g)) == (MIDDLE, ["way n", "way e", "way s", "way w"])
    do(g, "way s")
    assert unicorn_of(g).facing == S
    run(g, UnicornStirs())
    assert (g.agenda, AppearOn(UNICORN, NOWHERE).bars_space(g, sp("e1"))) == ([], "VSB-UNS-07")


# Actions. -----------------------------------------------------------------------------------------------------------


@proves("VSB-UNT-01", "VSB-DEC-123", "VSB-DEC-124")
def test_a_card_is_played_for_what_it_shows_as_often_as_his_pace() -> None:
    g = ride("EN O0 O0 O0 O0", here="e1", hand="f1 f2 f2l2")
    assert offers(g) == ["gallop f2", "gallop f1", "wheel f2l2", "wheel f1", "vanish f2l2", "vanish f2", "vanish f1",
                         "stand"]  # fmt: skip
    assert [why(g, act) for act in ("gallop r1", "vanish r1", "feed")] == ["VSB-UNT-01", "VSB-UNT-01", "VSB-DEC-97"]
    do(g, "gallop f1")
    assert (g.at[UNICORN], unicorn_of(g).acted) == (sp("e2"), 1)
    do(g, "wheel f2l2", "swing 90")
    assert (g.agenda, unicorn_of(g).facing, len(unicorn_of(g).hand)) == ([], N, 4)


@proves("VSB-UNT-01", "VSB-DEC-123")
def test_he_may_do_less() -> None:
    g = do(ride(hand="f1 f2"), "stand")
    assert (g.agenda, g.at[UNICORN], len(unicorn_of(g).hand)) == ([], sp("e1"), 4)


@proves("VSB-UNT-02")
def test_angry_cards_raise_his_anger_to_three_at_most_and_mark_nothing() -> None:
    g = ride("EN O0 C0", here="e1", hand="f2 l2 r2", upgrades=(PACE,))
    do(g, "gallop f2")
    assert (g.at[UNICORN], unicorn_of(g).anger, offers(g)[0]) == (sp("e2"), 2, "gallop l2")
    do(g, "gallop l2", "gallop r2")
    assert [facts[1] for facts in told(g, "anger")] == [2, 3]


@proves("VSB-UNT-03")
@pytest.mark.parametrize(("card", "end"), [("f1", "e2"), ("f2l1", "e3"), ("f2", "e4")])
def test_a_move_goes_straight_on_by_the_cards_number(card: str, end: str) -> None:
    g = do(ride("EN O0 O0 O0 O0 O0", here="e1", hand=f"{card} r1"), f"gallop {card}")
    assert g.at[UNICORN] == sp(end)


@proves("VSB-UNT-03")
def test_a_wall_ends_a_move_early() -> None:
    g = do(ride("EN O0 O2 O0", here="e1", hand="f2 r1"), "gallop f2")
    assert g.at[UNICORN] == sp("e2")


@proves("VSB-UNT-03", "VSB-TILE-16")
def test_a_dark_tile_that_he_enters_is_revealed_and_lies_so_that_he_can_go_on() -> None:
    g = ride("EN O0 v.", here="e1", hand="f1 r1")
    lay(g, sp("e2"), TUNNEL, DARK[TUNNEL])
    do(g, "gallop f1")
    assert (g.at[UNICORN], is_lit_at(g, sp("e2"))) == (sp("e2"), True)
    assert [is_shut(g, sp("e2"), way) for way in (N, E, S, W)] == [True, False, True, False]
    assert g.tokens[EVENTS] == (sp("e2"),)


@proves("VSB-UNT-08", "VSB-DEC-125")
@pytest.mark.parametrize(("card", "degrees", "way"), [("f1", 90, N), ("f1", 180, W), ("r1", 90, S), ("r1", 180, W)])
def test_a_turn_is_a_quarter_or_half_in_the_cards_direction(card: str, degrees: int, way: int) -> None:
    g = do(ride(hand=f"{card} b1", facing="e"), f"wheel {card}", f"swing {degrees}")
    assert (unicorn_of(g).facing, g.at[UNICORN]) == (way, sp("e1"))


@proves("VSB-UNS-08", "VSB-DEC-127")
def test_neither_moves_nor_teleports_change_his_facing() -> None:
    g = do(
        ride("O0 EN O0 O0 O0", hand="f1 f2 b2 r1", upgrades=(PACE,)), "gallop f1", "vanish b2", "shed r1", "at center"
    )
    assert (unicorn_of(g).facing, g.at[UNICORN]) == (E, MIDDLE)


# Teleports. ---------------------------------------------------------------------------------------------------------


@proves("VSB-UNT-18", "VSB-DEC-126", "VSB-DEC-127")
def test_a_teleport_takes_two_cards_and_one_of_their_destinations_and_no_anger() -> None:
    g = ride("O0 O0 EN O0 O0", here="center", hand="f2 b2 f1", facing="e")
    do(g, "vanish f2")
    assert offers(g) == ["shed b2", "shed f1"]
    do(g, "shed b2")
    assert offers(g) == ["at w2", "at e2"]
    do(g, "at w2")
    assert (g.at[UNICORN], unicorn_of(g).anger, unicorn_of(g).acted) == (sp("w2"), 1, 1)


@proves("VSB-UNT-18", "VSB-DEC-151", "VSB-UNT-03")
def test_before_the_collapse_an_open_space_is_connected_by_a_shortest_row_of_dark_tiles_and_revealed() -> None:
    g = ride("EN O0", here="e1", hand="f1r1 f2l2", stack="a. a. a. a. a. a. a. a.")
    do(g, "vanish f1r1", "at s1e2")
    assert offers(g) == ["at e2", "at s1e1"]
    do(g, "at s1e1")
    assert is_dark_at(g, sp("s1e1"))
    while g.waiting():
        g.play(g.waiting()[0], g.legal(g.waiting()[0])[0])
    assert (g.at[UNICORN], is_lit_at(g, sp("s1e2"))) == (sp("s1e2"), True)
    assert [facts[0] for facts in told(g, "lays")[:2]] == [sp("s1e1"), sp("s1e2")]


@proves("VSB-UNT-18")
def test_in_the_collapse_and_without_tiles_an_open_space_is_no_destination() -> None:
    g = ride("EN O0", here="e1", hand="f1 b1", collapsing=True)
    assert (why(g, "vanish f1"), why(g, "vanish b1")) == ("VSB-UNT-18", "")
    h = ride("EN O0", here="e1", hand="f2 b1", stack="a.")
    assert (why(h, "vanish f2"), why(h, "vanish b1")) == ("VSB-UNT-18", "")
    assert why(ride("EN O0", here="e1", hand="b1"), "vanish b1") == "VSB-UNT-01"


@proves("VSB-UNT-19", "VSB-DEC-51")
def test_a_forced_teleport_reveals_cards_by_his_clarity_and_more_until_one_fits() -> None:
    g = run(placed("O0 EN O0 O0", here="e1", deck="f2r2 f2l2 b1"), Bolt())
    assert (g.at[UNICORN], len(unicorn_of(g).spent), told(g, "reveals unicorn")[-1][1]) == (
        MIDDLE, 3, CARD_NAMES.index("b1"),
    )  # fmt: skip
    h = run(placed("O0 EN O0 O0", here="e1", deck="f1 b1", upgrades=(CLARITY,)), Bolt())
    assert offers(h) == ["at center", "at e2"]
    do(h, "at e2")
    assert (h.at[UNICORN], unicorn_of(h).shown) == (sp("e2"), ())
    k = placed("O0 EN O0 O0", here="e1", deck="b1 f1")
    unicorn_of(k).shown, unicorn_of(k).deck = unicorn_of(k).deck[1:2], unicorn_of(k).deck[:1]
    assert (run(k, Bolt()).at[UNICORN], unicorn_of(k).shown) == (MIDDLE, ())  # what lay open before is put away


@proves("VSB-UNT-38")
def test_if_no_card_at_all_fits_he_stays_and_his_tile_does_too() -> None:
    g = run(placed("EN O0 O0 O0 O0", here="e4", hand="b2 b1", collapsing=True), Bolt())
    assert (g.at[UNICORN], len(unicorn_of(g).spent), told(g, "unicorn stays")) == (sp("e4"), 22, [(UNICORN,)])
    h = placed("EN .. .. O0", here="e3", collapsing=True)
    assert bars_removal(h, sp("e3")) == "VSB-UNT-38"


# Blast. -------------------------------------------------------------------------------------------------------------


@proves("VSB-UNT-21", "VSB-DEC-132", "VSB-MAP-06")
def test_the_blast_removes_the_tile_that_a_card_marks_once_per_turn() -> None:
    g = ride("EN O0 O0", here="center", hand="f2 f1 b1 b2", upgrades=(BLAST, PACE))
    assert (why(g, "displace f2"), why(g, "displace b1")) == ("", "VSB-MAP-06")
    do(g, "displace f2")
    assert (sp("e2") in g.ground, len(g.stack), unicorn_of(g).acted) == (False, 7, 1)
    while isinstance(g.asking(), Fill):
        g.play(UNICORN, g.legal(UNICORN)[0])
    assert is_dark_at(g, sp("e2"))
    assert (why(g, "displace f1"), unicorn_of(g).anger) == ("VSB-UNT-21", 1)
    assert why(ride("EN O0", here="center", hand="f1 b1"), "displace f1") == "VSB-UNT-21"


@proves("VSB-COLL-29", "VSB-COLL-19", "VSB-DEC-124")
@pytest.mark.parametrize(
    ("drawing", "left", "rule"),
    [("EN O0", False, "VSB-COLL-29"), ("O0 EN O0", True, ""), ("O0 EN C0", False, "VSB-COLL-19")],
)
def test_a_blast_in_the_collapse_may_bring_the_cave_down(drawing: str, left: bool, rule: str) -> None:
    g = ride(drawing, here="center", hand="f1 f2 b1 b2", upgrades=(BLAST, PACE), collapsing=True)
    g.gone = tiles_with(CRYSTAL)[: crystals_to_go(g) - 1]
    do(g, "displace f1")
    assert (g.outcome is None, [event.rule for event in g.events or () if event.what == "collapsed"]) == (
        left,
        [rule] if rule else [],
    )


# Radiance. ----------------------------------------------------------------------------------------------------------


@proves("VSB-UNT-05", "VSB-DEC-129", "VSB-UNT-20")
def test_a_crystal_tile_where_an_action_ends_may_be_marked_once_smashed_or_not() -> None:
    g = ride("EN O0 C0", here="e1", hand="f1 r1 b1", upgrades=(PACE,))
    do(g, "gallop f1")
    assert offers(g) == ["yes", "no"]
    do(g, "yes", "imbue pace")
    board = unicorn_of(g)
    assert (board.marks, board.radiance, board.cubes, board.upgrades[PACE]) == ((sp("e2"),), 1, 8, 2)
    do(g, "wheel r1", "swing 90")
    assert offers(g)[0].startswith("gallop")  # it bears his cube


@proves("VSB-DEC-129", "VSB-UNT-05")
def test_he_need_not_mark_and_cannot_without_a_cube() -> None:
    g = do(ride("EN O0 C0", here="e1", hand="f1 r1"), "gallop f1", "no")
    assert (unicorn_of(g).marks, unicorn_of(g).radiance) == ((), 0)
    h = ride("EN O0 C0", here="e1", hand="f1 r1")
    unicorn_of(h).cubes = 0
    assert offers(do(h, "gallop f1"))[0] == "gallop r1"


@proves("VSB-UNT-06", "VSB-DEC-130")
def test_each_treasure_where_an_action_ends_is_one_radiance_and_goes_back() -> None:
    g = ride("EN O0 O0", here="e1", hand="f1 r1")
    token(g, TREASURES, "e2", "e2")
    before = supply(g, TREASURES)
    do(g, "gallop f1")
    assert offers(g) == ["gather treasure", "no"]
    do(g, "gather treasure", "imbue pace", "gather treasure", "imbue pace")
    assert (unicorn_of(g).radiance, supply(g, TREASURES), g.tokens[TREASURES]) == (2, before + 2, ())


@proves("VSB-UNT-06", "VSB-UNT-02")
def test_by_an_angry_action_nothing_is_collected() -> None:
    g = ride("EN O0 O0", here="e1", hand="f2 r1")
    token(g, TREASURES, "e2")
    do(g, "gallop f2")
    assert (g.at[UNICORN], offers(g)[0]) == (sp("e2"), "gallop r1")


@proves("VSB-UNT-07", "VSB-UNT-02")
@pytest.mark.parametrize(("face", "radiance", "end"), [(CENTRE, 0, "center"), (DIAMOND, 1, "e2")])
def test_a_gem_rolls_the_die_and_may_send_him_away(face: int, radiance: int, end: str) -> None:
    g = ride("EN O0 O0", here="e1", hand="f1 r1", deck="b2", roles=(DRAGON, UNICORN))
    token(g, CLAW_GEM, "e2")
    g.rig(DRAGON_DIE, face)
    do(g, "gallop f1", "gather claw gem")
    assert (unicorn_of(g).radiance, g.at[UNICORN], supply(g, CLAW_GEM)) == (radiance, sp(end), 1)


@proves("VSB-UNT-28")
def test_in_the_turn_of_others_he_neither_marks_nor_collects() -> None:
    g = placed("EN O0 C0", here="e1", deck="f1")
    token(g, TREASURES, "e2")
    run(g, Bolt())
    assert (g.agenda, g.at[UNICORN], unicorn_of(g).radiance) == ([], sp("e2"), 0)
    run(g, EndAction(False))  # in his own turn he would be asked
    assert isinstance(g.asking(), MarkCrystal)


@proves("VSB-UNT-20", "VSB-DEC-131")
def test_radiance_ends_with_the_twelfth_cube() -> None:
    g = placed()
    unicorn_of(g).radiance = TRACK - 1
    gain_radiance(g)
    g.settle()
    assert len(offers(g)) == 6
    do(g, "imbue clarity")
    gain_radiance(g)
    assert (g.agenda, unicorn_of(g).radiance) == ([], TRACK)


@proves("VSB-UNT-34")
def test_unbridled_also_makes_him_angrier_at_once() -> None:
    g = placed()
    run(g, ImbueWhich(UNICORN))
    do(g, "imbue unbridled")
    assert (unicorn_of(g).anger, unicorn_of(g).upgrades[UNBRIDLED]) == (2, 1)


@proves("VSB-UNT-26", "VSB-DEC-112", "VSB-PLR-21")
def test_spores_take_an_upgrade_of_his_choice_but_not_the_cube_of_the_set_up() -> None:
    g = placed(upgrades=(ARMOR, ARMOR, PACE))
    board = unicorn_of(g)
    board.locked, board.radiance, cubes = 1, 2, board.cubes
    run(g, LoseImbued(UNICORN))
    assert offers(g) == ["imbue pace", "imbue armor"]
    do(g, "imbue armor")
    assert (board.upgrades[ARMOR], board.radiance, board.cubes) == (1, 2, cubes + 1)
    run(g, LoseImbued(UNICORN), LoseImbued(UNICORN))
    assert (board.upgrades[ARMOR], board.upgrades[PACE]) == (1, 0)


# Winning, and the cave. ---------------------------------------------------------------------------------------------


@proves("VSB-ORD-15", "VSB-UNT-32")
@pytest.mark.parametrize(("radiance", "won"), [(8, False), (9, True)])
def test_with_enough_radiance_he_wins_by_entering_the_entrance_whoever_stands_there(radiance: int, won: bool) -> None:
    g = ride("EN O0 O0", here="e2", facing="w", hand="f2l1 r1", knight="center", deck="b1")
    unicorn_of(g).radiance = radiance
    do(g, "gallop f2l1")
    assert (g.outcome is not None, bool(told(g, "attacks"))) == (won, not won)
    if g.outcome is not None:
        assert (g.outcome.rule, g.outcome.scores[UNICORN]) == ("VSB-ORD-15", 1.0)


@proves("VSB-UNT-32", "VSB-ORD-15")
def test_a_teleport_counts_in_his_own_turn_only() -> None:
    g = ride("EN O0 O0", here="e2", hand="b2 r1")
    unicorn_of(g).radiance = 9
    do(g, "vanish b2", "at center")
    assert g.outcome is not None
    h = placed("EN O0 O0", here="e2", deck="b2")
    unicorn_of(h).radiance = 9
    run(h, Bolt())
    assert (h.at[UNICORN], h.outcome) == (MIDDLE, None)


@proves("VSB-UNT-32")
def test_radiance_of_an_attack_on_the_entrance_comes_too_late() -> None:
    g = ride("EN O0 O0", here="e1", facing="w", hand="f1 r1", knight="center", anger=3, deck="b1")
    unicorn_of(g).radiance = 8
    do(g, "gallop f1", "imbue pace")
    assert (unicorn_of(g).radiance, g.outcome) == (9, None)


@proves("VSB-SOLO-06", "VSB-VAR-22")
def test_alone_his_pace_says_how_many_tiles_come() -> None:
    g = placed(roles=(UNICORN,), alone=2, upgrades=(PACE,))
    assert tiles_due(g, UNICORN) == 3


@proves("VSB-GROW-04", "VSB-GROW-07", "VSB-GROW-08")
@pytest.mark.parametrize(("lit", "collapsing", "due"), [(False, False, 1), (True, False, 0), (True, True, 1)])
def test_a_turn_that_revealed_a_tile_places_none_but_removes_as_always(lit: bool, collapsing: bool, due: int) -> None:
    g = placed(roles=(KNIGHT, UNICORN, THIEF, GHOUL), collapsing=collapsing, removals=1)
    g.lit_now = lit
    assert tiles_due(g, KNIGHT) == due
    run(g, Shape(KNIGHT))
    assert bool(g.waiting()) == bool(due)


@proves("VSB-UNT-29")
def test_a_cube_on_a_removed_tile_leaves_the_game() -> None:
    g = placed("EN O0 C0", here="center", collapsing=True)
    board = unicorn_of(g)
    board.marks, cubes = (sp("e2"),), board.cubes
    run(g, *remove(g, KNIGHT, sp("e2")))
    assert (board.marks, board.cubes) == ((), cubes)  # type: ignore[comparison-overlap]  # it has changed since


@proves("VSB-FRC-08")
def test_he_is_not_pushed_through_walls_onto_dark_tiles_or_others_and_teleports_off_a_removed_tile() -> None:
    g = placed("O0 EN O2 O0", here="e1")
    put(g, KNIGHT, "center")
    assert [bars_push(g, UNICORN, way) for way in (N, E, W)] == ["VSB-FRC-02", "VSB-FRC-08", "VSB-FRC-08"]
    put(g, KNIGHT, "e2")
    assert bars_push(g, UNICORN, W) == ""
    h = placed("a. EN O0", here="center")
    assert (bars_push(h, UNICORN, W), bars_push(h, UNICORN, E)) == ("VSB-FRC-08", "")
    k = placed("O0 EN O0", here="e1", deck="b2", collapsing=True)
    run(k, *remove(k, KNIGHT, sp("e1")))
    assert (k.at[UNICORN], sp("e1") in k.ground, k.tokens[CRYSTALS]) == (sp("w1"), False, ())
