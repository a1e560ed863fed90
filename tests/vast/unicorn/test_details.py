"""The Nightmare Unicorn's moves, Teleports and attacks step by step, and what is told of them. UNT, UNS, SEC, ORD"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, E
from hauntbox.games.vast.cave.ground import lay
from hauntbox.games.vast.cave.tiles import DARK
from hauntbox.games.vast.roles.cave.rules.tiles import LayTile
from hauntbox.games.vast.roles.goblins.rules.stats import TRAP
from hauntbox.games.vast.roles.numbers import (
    BONES_TRIBE,
    CAVE,
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    THIEF,
    UNICORN,
)
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.unicorn.actions import BLEED_CARDS
from hauntbox.games.vast.roles.unicorn.against import TrapUnicorn, gore, gored, suffers, trample
from hauntbox.games.vast.roles.unicorn.board import BLAST
from hauntbox.games.vast.roles.unicorn.cards import DiscardUnicorn, where_to
from hauntbox.games.vast.roles.unicorn.rules.deeds import (
    BlowAway,
    EndAction,
    GatherFrom,
    MarkCrystal,
    MoveOn,
    SecondCard,
    VanishTo,
    bars_blown,
    displace,
)
from hauntbox.games.vast.roles.unicorn.rules.destinations import Connect, LayRow
from hauntbox.games.vast.roles.unicorn.rules.radiance import gain_radiance
from hauntbox.games.vast.roles.unicorn.rules.sight import face, mark
from hauntbox.games.vast.roles.unicorn.rules.stats import hurt, orienter, pace
from hauntbox.games.vast.roles.unicorn.rules.teleport import Land, Meet, OrientAhead, foes_at, land, stride, unveil
from hauntbox.games.vast.roles.unicorn.rules.wounds import UnicornSuffers, bars_shot, bars_struck
from hauntbox.games.vast.roles.unicorn.turn import PerformActions, perform
from hauntbox.games.vast.state import Vast, goblins_of, knight_of, unicorn_of
from hauntbox.games.vast.table.trance import Trance
from hauntbox.games.vast.table.turns import EndTurn
from hauntbox.ledger import proves
from vast.scenes import put, run, sp, told
from vast.unicorn.stable import cards, haunt, placed

FRAMES = ("EndAction", "PerformActions")


def names(g: Vast) -> list[str]:
    return [type(frame).__name__ for frame in reversed(g.agenda)]


# Moves. -------------------------------------------------------------------------------------------------------------


@proves("VSB-UNT-03", "VSB-TRN-29")
def test_a_move_goes_on_until_its_steps_are_gone_or_something_stops_it() -> None:
    g = placed("EN O0 O0 O0", here="e1")
    board = unicorn_of(g)
    board.moving = True
    MoveOn(2).run(g)
    assert (g.at[UNICORN], MoveOn(1, (sp("e2"),), False) in g.agenda, board.moving) == (sp("e2"), True, True)
    MoveOn(0).run(g)
    assert not board.moving
    board.moving, g.at[UNICORN] = True, NOWHERE
    MoveOn(2).run(g)
    assert not board.moving
    assert not MoveOn(1).has_left


@proves("VSB-UNT-03", "VSB-TRN-16")
def test_having_left_terrain_for_an_open_space_is_kept_in_mind() -> None:
    for drawing, has_left in (("EN LK ..", True), ("EN O0 O0", False)):
        g = placed(drawing, here="e1")
        unicorn_of(g).moving = True
        MoveOn(2).run(g)
        assert [frame.has_left for frame in g.agenda if isinstance(frame, MoveOn)] == [has_left]
    g = placed("EN O0 O0", here="e1")
    unicorn_of(g).moving = True
    MoveOn(2, (), True).run(g)
    assert [frame.has_left for frame in g.agenda if isinstance(frame, MoveOn)] == [True]


@proves("VSB-TRN-16", "VSB-UNT-03")
def test_a_stride_and_a_leap_are_told() -> None:
    g = placed("EN O0 O0", here="e1")
    stride(g, E)
    assert (told(g, "steps"), told(g, "teleports")) == ([(UNICORN, sp("e2"))], [])
    assert Meet(UNICORN, sp("e2"), (), (), False) in g.agenda
    g.agenda.clear()
    land(g, sp("e1"))
    assert (told(g, "teleports"), Meet(UNICORN, sp("e1"), (), (), True) in g.agenda) == ([(UNICORN, sp("e1"))], True)


@proves("VSB-UNT-08", "VSB-UNS-08")
def test_a_turn_is_told_with_where_he_faces() -> None:
    g = placed()
    face(g, 2)
    face(g, 2)
    assert (told(g, "unicorn turns"), unicorn_of(g).facing) == ([(UNICORN, 2)], 2)


@proves("VSB-ORD-15", "VSB-UNT-32")
def test_who_has_won_on_the_entrance_meets_nobody_there() -> None:
    g = placed(here="e1")
    g.turn, unicorn_of(g).radiance = UNICORN, 9
    land(g, MIDDLE)
    assert (g.outcome is not None, g.agenda) == (True, [])


@proves("VSB-UNT-03")
def test_a_revealed_tile_lies_open_ahead_if_it_can() -> None:
    g = placed("EN O0 a. O0", here="e1")
    for tile, is_open in ((1, True), (15, False)):
        lay(g, sp("e2"), tile, DARK[tile])
        ahead, anyhow = [OrientAhead(UNICORN, sp("e2"), tile, sp("e1"), way) for way in (E, NOBODY)]
        assert [ahead.is_open_ahead(g, turn) for turn in ahead.turns(g)] == [is_open] * len(ahead.turns(g))
        assert ahead.turns(g) == anyhow.turns(g) != []
        assert [anyhow.is_open_ahead(g, turn) for turn in range(4)] == [False] * 4
    unveil(g, sp("e2"), sp("e1"))
    frame = next(each for each in g.agenda if isinstance(each, OrientAhead))
    assert (frame.ahead, frame.came) == (E, sp("e1"))
    g.agenda.clear()
    unveil(g, sp("e2"), NOWHERE)
    assert next(each for each in g.agenda if isinstance(each, OrientAhead)).ahead == NOBODY


# Teleports by action, and the Blast. --------------------------------------------------------------------------------


@proves("VSB-DEC-126", "VSB-UNT-18", "VSB-DEC-127")
def test_a_teleport_plays_both_cards_and_goes_to_the_only_destination() -> None:
    g = placed("O0 O0 EN O0 O0", here="center", hand="f1 f2")
    first, second = cards("f1 f2")
    SecondCard(UNICORN, first).play(g, second)
    assert (second in unicorn_of(g).hand, g.agenda) == (False, [VanishTo(UNICORN, (first, second))])
    frame = VanishTo(UNICORN, (first, first))
    found = frame.found(g)
    assert found == [where_to(g, first)] * 2
    frame.run(g)
    assert told(g, "teleports") == [(UNICORN, found[0])]


@proves("VSB-DEC-127")
def test_an_open_space_may_be_a_destination() -> None:
    g = placed("EN O0", here="e1", hand="f1 f2")
    frame = VanishTo(UNICORN, (cards("f1")[0], cards("f2")[0]))
    assert (frame.found(g) != [], any([space not in g.ground for space in frame.found(g)])) == (True, True)


@proves("VSB-UNT-21", "VSB-COLL-17")
def test_the_blast_plays_its_card_and_takes_no_tile_with_a_piece() -> None:
    g = placed("EN O0 O0 O0", here="e1", hand="f1", upgrades=(BLAST,))
    card = cards("f1")[0]
    space = where_to(g, card)
    displace(g, card)
    assert (unicorn_of(g).hand, unicorn_of(g).blasted, names(g)) == ((), True, ["ClearTile", "BlowAway", "Rejoin"])
    put(g, KNIGHT, "e3")
    BlowAway(sp("e3")).run(g)
    assert (sp("e3") in g.ground, told(g, "removes"), space >= 0) == (True, [], True)
    put(g, KNIGHT, "e1")
    BlowAway(sp("e3")).run(g)
    assert sp("e3") not in g.ground


@proves("VSB-MAP-06", "VSB-TRN-09")
def test_neither_open_spaces_nor_terrain_are_blown_away() -> None:
    g = placed("EN LK O0 O0", here="center", collapsing=True)
    assert [bars_blown(g, sp(name)) for name in ("n1", "e1")] == ["VSB-MAP-06", "VSB-TRN-09"]
    assert bars_blown(g, sp("e3")) != "VSB-TRN-09"


# Where an action ends. ----------------------------------------------------------------------------------------------


@proves("VSB-UNT-02", "VSB-UNT-28")
@pytest.mark.parametrize(("is_angry", "frames"), [(False, ["MarkCrystal", "GatherFrom"]), (True, [])])
def test_after_a_calm_action_he_may_mark_and_gather(is_angry: bool, frames: list[str]) -> None:
    g = placed()
    EndAction(is_angry).run(g)
    assert names(g) == frames
    assert {MarkCrystal(UNICORN, sp("e1")), GatherFrom(UNICORN, sp("e1"))} >= {*g.agenda}


@proves("VSB-UNT-05", "VSB-CMP-15")
def test_a_tile_is_marked_once_and_while_there_are_cubes() -> None:
    g = placed()
    board = unicorn_of(g)
    board.cubes = 1
    assert (mark(g, sp("e1")), mark(g, sp("e2")), told(g, "marks")) == (True, False, [(UNICORN, sp("e1"))])
    board.cubes = 2
    assert (mark(g, sp("e1")), board.cubes, board.marks) == (False, 2, (sp("e1"),))


@proves("VSB-UNT-20")
def test_radiance_is_told_with_its_number() -> None:
    g = placed()
    gain_radiance(g)
    assert told(g, "radiance") == [(UNICORN, 1)]


@proves("VSB-DEC-123", "VSB-DEC-124", "VSB-UNT-02")
def test_every_action_ends_with_what_lies_there_and_the_next_one() -> None:
    def performed(act: str, **more: object) -> Vast:
        g = placed("O0 O0 EN O0 O0", here="center", hand="f1 f2", **more)  # type: ignore[arg-type]
        g.turn = UNICORN
        frame = PerformActions(UNICORN)
        found = [each for each in frame.candidates(g, UNICORN) if str(each) == act]
        assert found, [str(each) for each in frame.candidates(g, UNICORN)]
        perform(g, found[0])
        return g

    shown = [str(act) for act in PerformActions(UNICORN).candidates(placed(hand="f1 f2"), UNICORN)]
    for act in shown:
        if "f1" in act and not act.startswith(("displace", "blast")):
            assert names(performed(act))[-2:] == list(FRAMES), act
    vanishing = next(act for act in shown if act.startswith("vanish") and "f1" in act)
    g = performed(vanishing)
    assert (cards("f1")[0] in unicorn_of(g).hand, SecondCard(UNICORN, cards("f1")[0]) in g.agenda) == (False, True)


# Attacks. -----------------------------------------------------------------------------------------------------------


@proves("VSB-UNT-16", "VSB-UNT-27")
@pytest.mark.parametrize(("anger", "glory"), [(2, 0), (3, 1)])
def test_only_at_full_anger_an_attack_gives_radiance(anger: int, glory: int) -> None:
    g = placed()
    put(g, KNIGHT, "e1")
    unicorn_of(g).anger, knight_of(g).grit = anger, 9
    gored(g, KNIGHT)
    assert names(g).count("Glory") == glory


@proves("VSB-SEC-22", "VSB-UNT-12", "VSB-SEC-17")
@pytest.mark.parametrize(("shown", "frames", "left"), [((TRAP,), ["TrapUnicorn"], 3), ((), [], 1)])
def test_a_tribe_with_a_trap_is_asked_and_another_trampled(
    shown: tuple[int, ...], frames: list[str], left: int
) -> None:
    g = placed(roles=(GOBLINS, UNICORN))
    put(g, BONES_TRIBE, "e1")
    board = goblins_of(g)
    board.population, board.shown = [3, 3, 3], shown
    gore(g, BONES_TRIBE)
    assert (names(g), board.population[1]) == (frames, left)
    g.agenda.clear()
    trample(g, BONES_TRIBE, 1)
    assert (board.shown, board.secrets_out) == ((), shown)
    assert TrapUnicorn(GOBLINS, BONES_TRIBE).is_owed()


@proves("VSB-UNT-10", "VSB-UNT-12")
def test_the_effect_is_his_victims_by_his_anger() -> None:
    g = placed(roles=(GOBLINS, UNICORN, DRAGON))
    put(g, BONES_TRIBE, "e1")
    goblins_of(g).population, goblins_of(g).hand = [3, 3, 3], (1, 2)
    assert suffers(g, BONES_TRIBE, 3)
    assert (goblins_of(g).population[1], "GiveUpSecret" in names(g)) == (0, True)
    assert suffers(g, DRAGON, 2)
    assert names(g)[0] == "DiscardPower"


@proves("VSB-UNT-14", "VSB-UNT-10", "VSB-UNT-27")
def test_a_thief_who_is_killed_counts_and_one_who_evades_does_not() -> None:
    g = placed(roles=(KNIGHT, UNICORN, THIEF))
    put(g, THIEF, "e1")
    assert suffers(g.clone(), THIEF, 1)
    assert g.thief
    g.thief.upgrades[4] = 1
    g.rig("action die", 6)
    assert (suffers(g, THIEF, 1), names(g)) == (False, ["SlipAway"])


@proves("VSB-UNT-31", "VSB-ATK-07", "VSB-UNT-37")
def test_ghosts_and_those_already_attacked_are_not_met() -> None:
    g = placed(roles=(KNIGHT, UNICORN, GHOST, GHOUL))
    for piece in (KNIGHT, GHOST, GHOUL):
        put(g, piece, "e1")
    assert foes_at(g, sp("e1"), ()) == [KNIGHT, GHOUL]
    assert (foes_at(g, sp("e1"), (GHOUL,)), foes_at(g, sp("e2"), ())) == ([KNIGHT], [])


@proves("VSB-DEC-163", "VST-DEC-55")
@pytest.mark.parametrize(("count", "asked", "left"), [(0, False, 2), (1, True, 2), (2, False, 0)])
def test_cards_are_discarded_by_choice_or_all_of_them(count: int, asked: bool, left: int) -> None:
    g = run(placed(hand="f1 f2"), DiscardUnicorn(UNICORN, count))
    assert (g.waiting() == (UNICORN,), len(unicorn_of(g).hand)) == (asked, left)


@proves("VSB-UNT-22")
def test_he_dies_with_his_last_health() -> None:
    g = placed()
    unicorn_of(g).health = 2
    hurt(g)
    assert (told(g, "unicorn hurt"), told(g, "killed"), g.outcome) == ([(UNICORN, 1)], [], None)
    hurt(g)
    assert (told(g, "unicorn hurt")[-1], g.at[UNICORN] == NOWHERE or g.outcome is not None) == ((UNICORN, 0), True)


@proves("VSB-TRE-12")
@pytest.mark.parametrize(("strong", "hand", "rule"), [(1, "f1", ""), (1, "", "VSB-TRE-12"), (0, "f1", "VSB-TRE-12")])
def test_the_bow_needs_strength_2_and_a_card_to_discard(strong: int, hand: str, rule: str) -> None:
    g = placed(hand=hand)
    knight_of(g).cubes[2] = strong
    assert bars_shot(g) == rule


@proves("VST-DEC-54", "VST-EFF-31")
def test_of_the_ghoul_he_suffers_health_or_as_many_cards_as_his_armor() -> None:
    g = placed(hand="f1 f2 f2l1", roles=(KNIGHT, UNICORN, GHOUL))
    frame = UnicornSuffers(UNICORN)
    assert len(frame.losses(g)) == 2
    frame.answer(g, BLEED_CARDS)
    assert names(g) == ["DiscardUnicorn"]
    unicorn_of(g).hand = ()
    assert len(frame.losses(g)) == 1


@proves("VSB-ATK-01", "VSB-UNT-23")
def test_nobody_but_knight_tribe_thief_and_ghoul_strikes_him() -> None:
    assert bars_struck(placed(), CAVE) == "VSB-ATK-01"


@proves("VSB-THA-19")
def test_his_armor_is_what_stealth_is_compared_with() -> None:
    g = placed()
    before = ROLES[UNICORN].wariness(g, UNICORN)
    assert before == 1


# Tiles for him, possession, death. ----------------------------------------------------------------------------------


@proves("VSB-DEC-151", "VSB-UNT-18")
def test_a_row_of_tiles_is_laid_from_the_map_on_by_the_cave_if_it_plays() -> None:
    g = placed("EN O0", roles=(KNIGHT, UNICORN, CAVE), shaper=CAVE)
    LayRow(UNICORN, (sp("e3"), sp("e2"))).run(g)
    assert g.agenda == [LayRow(UNICORN, (sp("e3"),)), LayTile(CAVE, sp("e2"))]
    h = placed("EN O0")
    run(h, Connect(UNICORN, (sp("e3"),)))
    assert (sp("e2") in h.ground, sp("e3") in h.ground, h.waiting()) == (True, True, ())


@proves("VSB-POS-08", "VSB-GHS-46", "VSB-GHS-23")
def test_possessed_he_has_pace_4_and_begins_anew() -> None:
    g = placed(roles=(KNIGHT, UNICORN, GHOST))
    g.trance = Trance(by=GHOST, influence=1)
    unicorn_of(g).acted, unicorn_of(g).moving = 3, True
    own = pace(g)
    ROLES[UNICORN].play_possessed(g, GHOST)
    assert (unicorn_of(g).acted, unicorn_of(g).moving) == (0, False)
    g.possessed = UNICORN
    assert (pace(g), own) == (4, 2)
    assert orienter(g) == UNICORN


@proves("VSB-ORD-22")
@pytest.mark.parametrize("turn", [UNICORN, KNIGHT])
def test_dead_he_does_nothing_more_in_his_turn(turn: int) -> None:
    g = placed()
    g.turn = turn
    g.then(PerformActions(UNICORN), EndTurn(turn))
    ROLES[UNICORN].depart(g)
    assert (PerformActions(UNICORN) in g.agenda) == (turn != UNICORN)


@proves("VSB-UNS-01", "VSB-UNS-02")
def test_the_shadow_begins_otherwise() -> None:
    g = haunt()
    g.unicorn = None
    ROLES[UNICORN].set_up(g)
    board = unicorn_of(g)
    assert (board.health, len(board.hand)) == (7, 3)
    assert Land(sp("e1")).is_owed()
