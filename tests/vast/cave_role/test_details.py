"""The Cave's Omens to their bounds: who is asked, what is told, what a possession sets aside. CVO, CVS, CGH, GHS"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.actions import AT
from hauntbox.games.vast.cave.holding import supply
from hauntbox.games.vast.cave.tokens import ARTIFACTS, EVENTS, TREASURES
from hauntbox.games.vast.roles.cave.actions import SNATCH, SNATCH_ARTIFACT
from hauntbox.games.vast.roles.cave.board import COPIES
from hauntbox.games.vast.roles.cave.rules.bats import BatsArtifact, BatsWhich, CarryPiece, can_carry, prey
from hauntbox.games.vast.roles.cave.rules.curse import (
    CurseHow,
    MarkWhich,
    RotateWhich,
    bury_events,
    effects,
    markable,
)
from hauntbox.games.vast.roles.cave.rules.hatred import RemoveNear, TakeHatred, can_shape, shape_one
from hauntbox.games.vast.roles.cave.rules.nearness import near_her
from hauntbox.games.vast.roles.cave.rules.omens import CARDS, PayOmen, UseOmens, draw_omens
from hauntbox.games.vast.roles.cave.rules.rocks import bars_rocks, clearable, throw_rocks
from hauntbox.games.vast.roles.cave.rules.spores import SporeWhom
from hauntbox.games.vast.roles.cave.rules.tiles import Grow, LayTile
from hauntbox.games.vast.roles.cave.turn import CaveStirs, phases_possessed
from hauntbox.games.vast.roles.numbers import CAVE, CAVE_GHOST, GHOST, GHOUL, KNIGHT, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.secrets.known import CARD, known
from hauntbox.games.vast.state import cave_of
from hauntbox.games.vast.table.trance import Trance
from hauntbox.ledger import proves
from vast.cave_ghost.test_cave_ghost import brooding
from vast.cave_role.brooding import cavern
from vast.scenes import do, offers, put, run, sp, token, told


@proves("VSB-EX-26", "VSB-GHS-27")
def test_its_own_omens_are_set_aside_for_a_possession_and_come_back() -> None:
    g = cavern(omens="bat bat trail")
    before = tuple(cave_of(g).omens)
    g.trance = Trance(by=GHOST)
    ROLES[CAVE].play_possessed(g, GHOST)
    assert (g.trance.kept, sum(cave_of(g).omens)) == ((before,), 0)
    cave_of(g).omens = [1] * 6
    ROLES[CAVE].released(g)
    assert tuple(cave_of(g).omens) == before


@proves("VSB-GHS-46")
def test_possessed_its_three_phases_are_shaping_and_treasure_with_omens_around_them() -> None:
    frames = phases_possessed()
    assert [type(frame).__name__ for frame in frames] == [
        "DrawPossessed",
        "UseOmens",
        "ShapeCave",
        "UseOmens",
        "PlaceTreasurePhase",
        "UseOmens",
    ]
    assert [frame.phase for frame in frames if isinstance(frame, UseOmens)] == [1, 2, 3]


@proves("VSB-CVS-10")
def test_tiles_that_come_back_under_the_stack_fill_a_short_hand() -> None:
    g = cavern()
    tile, cave_of(g).hand = cave_of(g).hand[0], cave_of(g).hand[1:]
    ROLES[CAVE].stack_grows(g)
    assert (len(cave_of(g).hand), tile not in cave_of(g).hand) == (3, True)


@proves("VSB-HID-09", "VSB-HID-05")
def test_it_knows_the_top_events_and_needs_no_knight_for_it() -> None:
    g = cavern(roles=(CAVE, GHOUL))
    g.event_deck = (1, 2, 3, 4, 5)
    assert known(g, (CAVE,)).event_deck == (1, 2, 3, CARD, CARD)
    assert known(g, (GHOUL,)).event_deck == (CARD,) * 5


@proves("VSB-CVO-08", "VSB-CVO-15")
def test_prices_begin_anew_in_its_turn() -> None:
    g = cavern()
    cave_of(g).plundered, cave_of(g).hated = 2, 1
    CaveStirs().run(g)
    assert (cave_of(g).plundered, cave_of(g).hated) == (0, 0)


# Omens. -------------------------------------------------------------------------------------------------------------


@proves("VSB-RND-05", "VSB-CMP-09")
def test_what_the_cave_ghost_has_spent_is_not_in_the_bag() -> None:
    g = brooding("O0 EN", omens=0)
    assert g.cave_ghost
    g.cave_ghost.spent = [COPIES] * 5 + [COPIES - 2]
    draw_omens(g, 5)
    assert cave_of(g).omens == [0, 0, 0, 0, 0, 2]


@proves("VSB-DEC-100", "VSB-CVO-02")
def test_all_omens_are_shown_and_those_that_it_can_pay_allowed() -> None:
    g = run(cavern("af EN ab", "boulder bat bat"), UseOmens(CAVE, 1))
    frame = g.agenda[-1]
    assert isinstance(frame, UseOmens)
    assert len(frame.candidates(g, CAVE)) == len(CARDS) + 1
    assert {*g.legal(CAVE)} <= {*frame.candidates(g, CAVE)}


@proves("VSB-DEC-101", "VSB-CVO-01")
@pytest.mark.parametrize(("omens", "asked"), [("bat bat", False), ("bat boulder quartz", True)])
def test_how_an_omen_is_paid_is_asked_if_there_are_several_ways(omens: str, asked: bool) -> None:
    g = run(cavern("O0 EN ab", omens), PayOmen(CAVE, 1))
    assert (g.waiting() == (CAVE,) and type(g.asking()).__name__ == "PayOmen") == asked
    assert asked or (sum(cave_of(g).omens), len(told(g, "omen"))) == (0, 1)


@proves("VSB-CVO-05", "VSB-CVO-06", "VSB-CMP-09")
def test_there_are_three_rockslides_and_then_one_of_them_is_moved() -> None:
    g = cavern("O0 EN O0")
    g.slides = (sp("center") * 4 + 1,) * 2
    throw_rocks(g)
    assert type(g.agenda.pop()).__name__ == "RockOn"
    g.slides = (sp("center") * 4 + 1,) * 3
    throw_rocks(g)
    assert type(g.agenda.pop()).__name__ == "ClearRock"
    pair = cavern("EN O0")
    pair.slides = (sp("center") * 4 + 1,) * 3
    assert (clearable(pair), bars_rocks(pair)) == ([], "VSB-CVO-05")
    pair.slides = pair.slides[:2]
    assert bars_rocks(pair) == ""


@proves("VSB-DEC-105", "VSB-CVO-09")
@pytest.mark.parametrize(("roles", "asked"), [((KNIGHT, CAVE, THIEF), True), ((KNIGHT, CAVE), False)])
def test_whom_the_spores_meet_is_asked_if_there_are_several(roles: tuple[int, ...], asked: bool) -> None:
    g = cavern(roles=roles)
    assert (SporeWhom(CAVE).waiting(g) == (CAVE,)) == asked


# Giant Bats. --------------------------------------------------------------------------------------------------------


@proves("VSB-CVO-21", "VSB-CVO-04")
def test_bats_carry_who_is_on_the_map_and_what_finds_a_place() -> None:
    g = cavern("EN O8 O0")
    assert not can_carry(g, KNIGHT)
    put(g, KNIGHT, "e1")
    assert can_carry(g, KNIGHT)
    token(g, TREASURES, "center")
    assert prey(g) == [SNATCH[KNIGHT]]  # the token lies behind a wall
    token(g, TREASURES, "e2")
    assert prey(g) == [AT[sp("e2")], SNATCH[KNIGHT]]


@proves("VSB-CVO-21", "VSB-DEC-102")
def test_what_bats_do_not_carry_is_refused_by_their_rule() -> None:
    g = cavern("EN O0 O0")
    frame = BatsWhich(CAVE)
    assert [frame.bars(g, CAVE, act) for act in (AT[sp("e1")], SNATCH[KNIGHT])] == ["VSB-CVO-21"] * 2
    frame.answer(g, SNATCH_ARTIFACT)
    assert g.agenda == [BatsArtifact(CAVE)]


@proves("VSB-POS-04")
def test_possessed_its_bats_carry_an_artifact() -> None:
    g = cavern("EN O0 O0", roles=(KNIGHT, CAVE, GHOST))
    token(g, ARTIFACTS, "e1")
    frame = BatsArtifact(CAVE)
    assert (frame.pool(g), frame.bars_space(g, sp("e1"))) == ([], "VSB-POS-04")
    g.possessed = CAVE
    assert (frame.pool(g), frame.bars_space(g, sp("e1"))) == ([sp("e1")], "")


@proves("VSB-CVO-04")
def test_bats_carry_three_spaces_in_all_and_each_is_told() -> None:
    g = cavern("EN O0 O0 O0 O0")
    token(g, TREASURES, "center")
    put(g, KNIGHT, "center")
    run(g, CarryPiece(CAVE, KNIGHT, sp("center"), 3))
    do(g, "way e", "way e", "way e")
    assert (g.at[KNIGHT], g.agenda) == (sp("e3"), [])
    BatsWhich(CAVE).answer(g, AT[sp("center")])
    g.settle()
    do(g, "way e", "no")
    assert told(g, "carried") == [(TREASURES, sp("e1"))]


# Crystal Curse. -----------------------------------------------------------------------------------------------------


@proves("VSB-CVO-18", "VSB-CMP-15", "VSB-DEC-109")
def test_an_event_token_goes_on_an_event_tile_while_there_are_any() -> None:
    g = cavern("V0 EN O0 V0")
    token(g, EVENTS, "w1")
    assert markable(g) == [sp("e2")]
    g.out[EVENTS] += supply(g, EVENTS)
    assert markable(g) == []
    ghostly = brooding("V0 EN O0 O0 V0", at="center")
    assert [MarkWhich(CAVE_GHOST).bars_space(ghostly, sp(name)) for name in ("w1", "e3", "e1")] == [
        "",
        "VSB-CGH-08",
        "VSB-CVO-18",
    ]


@proves("VSB-DEC-106", "VSB-CVO-16")
def test_each_effect_of_the_curse_leads_to_its_question() -> None:
    g = cavern("O1 EN V0")
    g.event_deck = (1, 2, 3, 4)
    assert effects(g) == [0, 1, 2]
    for effect, frame in ((0, RotateWhich(CAVE)), (1, MarkWhich(CAVE))):
        CurseHow(CAVE).curse(g, effect)
        assert g.agenda.pop() == frame
    run(g, CurseHow(CAVE))
    do(g, offers(g)[2])
    assert (g.event_deck, g.agenda) == ((4, 1, 2, 3), [])


@proves("VSB-CVO-19", "VSB-HID-09")
def test_all_hear_that_events_go_under_their_deck() -> None:
    g = cavern()
    g.event_deck = (1, 2, 3, 4)
    bury_events(g)
    assert (told(g, "buries"), cave_of(g).sunk, g.event_deck) == ([(CAVE,)], 3, (4, 1, 2, 3))


# Hatred. ------------------------------------------------------------------------------------------------------------


@proves("VSB-CGH-20", "VSB-CGH-08")
def test_hatred_needs_a_tile_of_the_hand_and_an_open_space_around_the_cave_ghost() -> None:
    assert can_shape(cavern("EN O0"))
    empty = cavern("EN O0")
    cave_of(empty).hand = ()
    assert not can_shape(empty)
    ring = "O0 O0 O0\nO0 EN O0\nO0 O0 O0"
    assert not can_shape(brooding(ring, at="center"))
    assert can_shape(brooding(ring, at="e1"))


@proves("VSB-DEC-158", "VSB-CVS-17")
@pytest.mark.parametrize(("hatred", "hand", "asked"), [(2, True, True), (0, True, False), (2, False, False)])
def test_a_hatred_token_or_a_tile_is_asked_if_there_are_both(hatred: int, hand: bool, asked: bool) -> None:
    g = cavern("EN O0")
    cave_of(g).hatred = hatred
    cave_of(g).hand = cave_of(g).hand if hand else ()
    frame = TakeHatred(CAVE)
    assert (frame.waiting(g) == (CAVE,)) == asked
    if asked:
        g.then(frame)
        c = g.clone()
        do(c, "no")
        assert (cave_of(c).hatred, c.agenda) == (2, [Grow(CAVE)])
        do(g, "yes")
    else:
        frame.run(g)
    assert (cave_of(g).hatred, g.agenda) == (max(hatred - 1, 0), [] if hatred else [Grow(CAVE)])


@proves("VSB-CVO-15", "VSB-CGH-08")
def test_in_the_collapse_the_cave_ghosts_hatred_takes_a_tile_around_her() -> None:
    g = brooding("O0 EN O0", at="e1", collapsing=True)
    g.agenda.clear()
    g.fruitless = 0
    shape_one(g)
    assert (g.agenda, g.fruitless != 0) == ([RemoveNear(CAVE_GHOST, 1)], True)


@proves("VSB-CGH-08")
def test_without_a_cave_ghost_omens_work_everywhere() -> None:
    everywhere = [sp("e1"), sp("center")]
    assert near_her(cavern(), everywhere) == everywhere
    assert near_her(brooding("O0 EN O0", at="e1"), everywhere) == [sp("center")]
    assert near_her(brooding("O0 EN O0", at="e1"), everywhere, own=True) == [sp("e1")]


@proves("VSB-DEC-98", "VSB-REV-05")
@pytest.mark.parametrize(("size", "asked"), [(2, True), (1, False)])
def test_which_tile_is_laid_is_asked_while_there_are_two(size: int, asked: bool) -> None:
    g = cavern("EN O0")
    cave_of(g).hand, g.stack = cave_of(g).hand[:size], ()
    run(g, LayTile(CAVE, sp("n1")))
    assert (g.waiting() == (CAVE,), sp("n1") in g.ground) == (asked, not asked)
