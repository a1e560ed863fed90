"""The Knight's board, turn, steps and Encounters. KNS, KNT, KNE, KNA, KNQ"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.grid import E, W
from hauntbox.games.vast.cave.ground import is_dark_at, is_lit_at, lay
from hauntbox.games.vast.cave.tiles import DARK
from hauntbox.games.vast.cave.tokens import CRYSTALS, EVENTS, TREASURES
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.knight.board import (
    AXE,
    BOOTS,
    LANTERN,
    MAP,
    MOVEMENT,
    PERCEPTION,
    STRENGTH,
    SWORD,
    KnightBoard,
)
from hauntbox.games.vast.roles.knight.cards.events import DECK
from hauntbox.games.vast.roles.knight.goals import crystals_needed
from hauntbox.games.vast.roles.knight.rules.encounter import begin_encounter, smash_strength
from hauntbox.games.vast.roles.knight.rules.grit import hurt
from hauntbox.games.vast.roles.knight.rules.moving import bars_step
from hauntbox.games.vast.roles.knight.rules.stats import cubes_in_hand, movement, perception, strength
from hauntbox.games.vast.roles.knight.turn import MoveAndAct, PickUp
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, KNIGHT, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.ends import BY_OTHERS
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.games.vast.table.turns import BeginTurn
from hauntbox.ledger import proves
from vast.scenes import StandIn, do, offers, put, run, scene, sp, token, told, why

BREAD = next(n for n, card in enumerate(DECK) if card.name == "Cave Bread")
RATS = next(n for n, card in enumerate(DECK) if card.name == "Rats")
OPEN_AMBUSH, EVENT_TILE, CRYSTAL_TILE, TREASURE_ROOM = 1, 20, 31, 40


def knight(drawing: str = "O0 EN O0 O0", here: str = "center", **more: object) -> Vast:
    """The Knight is asked for her first act; she has plenty of cubes."""
    g = scene(drawing, stack=" ".join(["c."] * 8), **more)  # type: ignore[arg-type]
    put(g, KNIGHT, here)
    knight_of(g).free = 7
    return run(g, MoveAndAct(KNIGHT))


def hide(g: Vast, name: str, tile: int) -> None:
    lay(g, sp(name), tile, DARK[tile])


def begun(**chosen: object) -> Vast:
    g = lay_out(Options(**chosen), "cave", "s")  # type: ignore[arg-type]
    g.settle()
    return g


@proves("VSB-KNS-01", "VSB-KNS-02", "VSB-KNS-03")
def test_she_starts_on_the_entrance_with_7_health_no_grit_and_3_bombs() -> None:
    g = begun()
    board = knight_of(g)
    assert (board.health, board.grit, board.bombs, g.at[KNIGHT]) == (7, 0, 3, sp("center"))


@proves("VSB-KNS-04", "VST-VTWO-35", "VSB-CMP-05")
def test_she_draws_3_of_10_shuffled_sidequests() -> None:
    board = knight_of(begun())
    assert (len(board.hand), sorted(board.hand + board.quests), board.done) == (3, list(range(10)), ())
    other = knight_of(lay_out_with("t"))
    assert (other.hand, other.quests) != (board.hand, board.quests)
    solo = knight_of(begun(ghoul=False))
    assert (solo.done, len(solo.hand + solo.quests)) == ((2, 8), 8)


def lay_out_with(seed: str) -> Vast:
    g = lay_out(Options(), "cave", seed)
    g.settle()
    return g


@proves("VSB-KNS-05")
def test_two_cubes_at_the_start_and_five_on_the_grit_track() -> None:
    board = KnightBoard()
    assert (board.free, cubes_in_hand(board), board.track.bit_count()) == (2, 2, 5)


@proves("VSB-KNS-06", "VSB-KNS-07", "VSB-KNS-08")
@pytest.mark.parametrize(("cubes", "moves", "other"), [(0, 1, 1), (1, 3, 2), (2, 5, 3), (3, 7, 4)])
def test_each_cube_raises_a_stat_one_step(cubes: int, moves: int, other: int) -> None:
    g = scene()
    board = knight_of(g)
    board.cubes[MOVEMENT] = board.cubes[PERCEPTION] = board.cubes[STRENGTH] = cubes
    assert (movement(g), perception(g), strength(g)) == (moves, other, other)


@proves("VSB-EX-03")
def test_example_of_stats() -> None:
    g = knight()
    do(g, "cube movement", "cube perception", "cube strength", "cube strength")
    assert (movement(g), perception(g), strength(g)) == (3, 2, 3)


@proves("VSB-TRE-04", "VSB-TRE-05", "VSB-TRE-07")
def test_treasure_cards_with_a_cube_raise_stats_and_strength_in_her_own_turn_only() -> None:
    g = scene()
    board = knight_of(g)
    board.cubes[SWORD] = 1
    assert (perception(g), strength(g)) == (2, 2)
    board.cubes[AXE] = 1
    assert strength(g) == 3
    g.turn = GHOUL
    assert (perception(g), strength(g)) == (2, 1)
    board.cubes[BOOTS] = 1
    assert movement(g) == 5


@proves("VSB-TRE-08")
def test_the_lantern_gives_movement_and_perception() -> None:
    g = scene()
    knight_of(g).cubes[LANTERN] = 1
    assert (movement(g), perception(g), strength(g)) == (2, 2, 1)


@proves("VSB-KNS-09", "VSB-KNT-01", "VSB-KNT-08")
def test_she_picks_up_her_cubes_at_the_start_of_her_turn() -> None:
    g = scene()
    board = knight_of(g)
    board.free, board.cubes[STRENGTH], board.cubes[MAP], board.aside, board.lost = 1, 2, 1, 1, 3
    board.moved = board.met = board.walls = board.used = board.ambushes = board.finds = 4
    board.trod, board.scenes, board.worm, board.feats = (1,), (2,), True, 1
    run(g, PickUp())
    assert (board.used, board.ambushes, board.finds, board.feats) == (0, 0, 0, 0)
    assert (board.trod, board.scenes, board.worm) == ((), (), False)  # type: ignore[comparison-overlap]  # it has changed since
    assert (board.free, sum(board.cubes), board.aside, board.lost) == (5, 0, 0, 3)
    assert (board.moved, board.met, board.walls, board.track.bit_count()) == (0, 0, 0, 5)
    assert (movement(g), perception(g), strength(g)) == (1, 1, 1)


@proves("VSB-KNS-10")
def test_placed_cubes_stay_until_her_next_turn() -> None:
    ROLES[GHOUL] = StandIn(GHOUL)
    g = scene("O0 EN", stack="a. a.")
    put(g, KNIGHT, "center")
    run(g, BeginTurn(KNIGHT))
    do(g, "cube strength", "rest", "at n1")
    assert (g.turn, strength(g)) == (GHOUL, 2)
    do(g, "no", "at e1")
    assert (g.turn, strength(g)) == (KNIGHT, 1)


@proves("VSB-KNS-11")
def test_without_health_she_is_killed() -> None:
    g = scene()
    put(g, KNIGHT, "center")
    hurt(g, 6, BY_OTHERS)
    assert (g.at[KNIGHT], knight_of(g).health) == (sp("center"), 1)
    hurt(g, 2, BY_OTHERS)
    assert (knight_of(g).health, told(g, "dies")) == (0, [(KNIGHT,)])


@proves("VSB-KNT-02", "VSB-DEC-10", "VSB-GEN-03")
def test_she_moves_up_to_movement_spaces() -> None:
    g = knight()
    assert {"way e", "way w", "rest"} <= set(offers(g))
    do(g, "way e")
    assert (g.at[KNIGHT], why(g, "way e")) == (sp("e1"), "VSB-KNT-02")
    do(g, "cube movement", "way e", "way w")
    assert (g.at[KNIGHT], knight_of(g).moved, why(g, "way w")) == (sp("e1"), 3, "VSB-KNT-02")


@proves("VSB-KNT-03")
def test_she_moves_only_while_she_has_an_encounter_left() -> None:
    g = knight("O0 EN a. O0")
    hide(g, "e1", OPEN_AMBUSH)
    do(g, "cube movement", "way e", "at n1e1")
    assert knight_of(g).met == 1
    assert why(g, "way w") == "VSB-KNT-03"
    do(g, "cube perception", "way w")
    assert g.at[KNIGHT] == sp("center")


@proves("VSB-KNT-04", "VSB-DEC-09", "VSB-KNQ-01")
def test_cubes_are_placed_one_by_one_where_there_is_room() -> None:
    g = knight()
    board = knight_of(g)
    assert [act for act in offers(g) if act.startswith("cube")] == [
        f"cube {name}" for name in ("movement", "perception", "strength", "bomb", "bow", "map", "shield")
    ]
    do(g, "cube map", "cube map", "cube map", "cube bomb")
    assert (board.cubes[MAP], board.free) == (3, 3)
    assert (why(g, "cube map"), why(g, "cube bomb"), why(g, "cube boots")) == ("VSB-KNT-04",) * 3
    board.treasures = (3,)
    do(g, "cube boots")
    assert (board.cubes[BOOTS], board.face_up) == (1, 1 << 3)
    do(g, "cube strength", "cube strength")
    assert (board.free, why(g, "cube strength")) == (0, "VSB-KNT-04")


@proves("VSB-KNT-05", "VSB-DEC-20")
def test_she_may_end_the_turn_at_any_time() -> None:
    g = knight()
    assert "rest" in offers(g)
    do(g, "rest")
    assert g.agenda == []


@proves("VSB-KNQ-06", "VSB-GEN-02")
def test_each_cube_on_the_ancient_map_leads_through_one_wall_and_two_facing_ones_count_as_one() -> None:
    g = knight("EN O8 O8 O0")
    assert why(g, "way e") == "VSB-MAP-13"
    do(g, "cube map", "cube movement", "way e")
    assert (g.at[KNIGHT], knight_of(g).moved, knight_of(g).walls) == (sp("e1"), 1, 1)
    assert why(g, "way e") == "VSB-MAP-13"
    h = knight("EN O2 O8")
    do(h, "way e", "cube map", "cube movement", "way e")
    assert (h.at[KNIGHT], knight_of(h).walls) == (sp("e2"), 1)
    assert bars_step(h, E) == "VSB-MAP-06"


@proves("VSB-KNE-03", "VSB-KNE-05", "VSB-KNG-01")
def test_entering_a_dark_tile_is_an_encounter_that_reveals_it_and_gives_a_grit() -> None:
    g = knight("EN a.")
    hide(g, "e1", OPEN_AMBUSH)
    do(g, "way e")
    while not isinstance(g.asking(), MoveAndAct):
        assert knight_of(g).grit == 0
        do(g, offers(g)[0])
    assert (is_lit_at(g, sp("e1")), knight_of(g).met, knight_of(g).grit) == (True, 1, 1)
    assert is_dark_at(g, sp("e2"))


@proves("VSB-KNE-01", "VSB-KNE-02", "VSB-KNA-11")
def test_one_encounter_covers_the_tile_and_then_what_lies_there() -> None:
    g = knight("EN c.")
    hide(g, "e1", CRYSTAL_TILE)
    token(g, TREASURES, "e1")
    do(g, "cube strength", "cube strength", "way e")
    while "smash" not in offers(g):
        assert g.tokens[CRYSTALS] == ()
        do(g, offers(g)[0])
    assert (offers(g), knight_of(g).grit) == (["smash", "enough"], 1)
    do(g, "smash")
    assert offers(g) == ["collect treasure", "enough"]
    assert (knight_of(g).crystals, knight_of(g).grit, g.out[CRYSTALS], g.smashed) == (1, 3, 1, 1)
    do(g, "enough")
    assert (knight_of(g).met, g.tokens[TREASURES]) == (1, (sp("e1"),))


@proves("VSB-KNA-11", "VSB-DEC-59", "VSB-DEC-57")
def test_a_crystal_needs_strength_3_and_an_encounter_on_her_space() -> None:
    g = knight("EN C0", "e1")
    token(g, CRYSTALS, "e1")
    do(g, "cube strength")
    assert (why(g, "encounter"), g.why_not(GHOUL, g.legal(KNIGHT)[0]) != "") == ("VSB-KNE-01", True)
    do(g, "cube strength", "encounter", "smash")
    assert (g.tokens[CRYSTALS], knight_of(g).met) == ((), 1)
    assert why(g, "encounter") == "VSB-KNT-02"


@proves("VSB-DIF-01", "VSB-DIF-09")
@pytest.mark.parametrize(
    ("level", "need", "strength"),
    [("novice", 4, 2), ("squire", 4, 3), ("knight", 5, 3), ("baroness", 6, 3), ("lady", 6, 4)],
)
def test_levels_of_the_knight(level: str, need: int, strength: int) -> None:
    g = scene()
    g.options = Options(knight_level=level)
    assert (crystals_needed(g), smash_strength(g)) == (need, strength)
    h = scene(roles=(KNIGHT, DRAGON))
    h.options = Options(knight_level=level)
    assert (crystals_needed(h), smash_strength(h)) == (0, 3)  # her goal is not Crystals


@proves("VSB-PLR-11", "VSB-PAR-04", "VSB-DIF-11")
@pytest.mark.parametrize("agreed", [5, 6])
def test_against_the_thief_the_players_agree_on_her_crystals(agreed: int) -> None:
    for roles in ((KNIGHT, THIEF), (KNIGHT, THIEF, GHOUL)):
        g = scene(roles=roles)
        g.options = Options(agreed_crystals=agreed, knight_level="novice")
        assert crystals_needed(g) == agreed
    h = scene(roles=(KNIGHT, GHOUL))
    h.options = Options(agreed_crystals=agreed)
    assert crystals_needed(h) == 5


@proves("VSB-KNE-06", "VSB-ATK-03")
def test_she_may_ignore_crystals_and_treasures_and_pieces_that_she_need_not_meet() -> None:
    g = knight("EN O0 O0", roles=(KNIGHT, THIEF))
    token(g, TREASURES, "e1")
    token(g, CRYSTALS, "e1")
    put(g, THIEF, "e1")
    do(g, "cube movement", "way e", "way e")
    assert (g.at[KNIGHT], knight_of(g).met) == (sp("e2"), 0)


class Foe(StandIn):
    """Lets only the strong near, and counts the blows."""

    blows = 0

    def bars_struck(self, g: Vast, piece: int, by: int) -> str:
        return "" if strength(g) > 1 else "VST-OTH-02"

    def struck(self, g: Vast, piece: int, by: int) -> None:
        self.blows += 1


@proves("VSB-ATK-03")
def test_entering_the_space_of_a_piece_she_must_meet_is_an_attack_if_she_may() -> None:
    ROLES[GHOUL] = foe = Foe(GHOUL)
    g = knight("EN O0")
    put(g, GHOUL, "e1")
    assert why(g, "way e") == "VST-OTH-02"
    do(g, "cube strength", "way e")
    assert (foe.blows, knight_of(g).met, told(g, "attacks")) == (1, 1, [(KNIGHT, GHOUL)])


@proves("VSB-KNE-07", "VSB-KNE-08")
def test_event_tokens_must_be_met_on_entering_and_before_moving_on() -> None:
    g = knight("O0 EN O0 O0")
    token(g, EVENTS, "e1")
    g.event_deck = (RATS, RATS + 1)
    do(g, "cube movement", "way e")
    assert (g.tokens[EVENTS], g.event_out, knight_of(g).met) == ((), (RATS,), 1)
    h = knight("O0 EN O0 O0")
    token(h, EVENTS, "center")
    h.event_deck = (RATS,)
    assert (bars_step(h, E), bars_step(h, W)) == ("VSB-KNE-08", "VSB-KNE-08")
    do(h, "encounter")
    assert (bars_step(h, E), knight_of(h).met) == ("VSB-KNT-03", 1)


@proves("VSB-KNE-10")
def test_without_event_cards_event_tokens_are_ignored() -> None:
    g = knight("O0 EN O0 O0")
    token(g, EVENTS, "e1", "center")
    do(g, "way e")
    assert (knight_of(g).met, g.tokens[EVENTS], why(g, "encounter")) == (
        0,
        tuple(sorted([sp("e1"), sp("center")])),
        "VSB-KNE-01",
    )


@proves("VSB-KNE-09", "VSB-KNE-10")
def test_an_event_tile_draws_one_card_which_leaves_the_game() -> None:
    g = knight("EN v.")
    g.event_deck += (RATS, BREAD, RATS + 1)
    knight_of(g).grit, knight_of(g).lost = 4, 1
    hide(g, "e1", EVENT_TILE)
    do(g, "way e")
    while not isinstance(g.asking(), MoveAndAct):
        do(g, offers(g)[0])
    assert (g.event_out, g.tokens[EVENTS], g.event_deck) == ((RATS,), (), (BREAD, RATS + 1))
    assert (knight_of(g).grit, knight_of(g).lost) == (4 - 2 + 1, 1)  # the first card, and no other
    h = knight("EN v.")  # no card is left: the tile is ignored
    hide(h, "e1", EVENT_TILE)
    do(h, "way e")
    while not isinstance(h.asking(), MoveAndAct):
        do(h, offers(h)[0])
    assert (h.event_out, knight_of(h).grit, h.tokens[EVENTS]) == ((), 1, ())


@proves("VSB-KNE-16")
def test_tiles_revealed_in_another_way_do_not_affect_her() -> None:
    from hauntbox.games.vast.cave.reveal import reveal

    g = knight("EN v.", infestation=1)
    g.event_deck = (RATS,)
    g.agenda.clear()
    hide(g, "e1", EVENT_TILE)
    reveal(g, KNIGHT, sp("e1"))
    g.settle()
    while g.agenda:
        do(g, offers(g)[0])
    assert (g.event_deck, g.tokens[EVENTS], knight_of(g).grit) == ((RATS,), (sp("e1"),), 0)


@proves("VSB-ORD-08", "VSB-ORD-21", "VST-VTWO-04")
def test_with_enough_crystals_she_wins_by_entering_the_entrance_in_her_turn() -> None:
    g = knight("EN O0", "e1")
    knight_of(g).crystals = 4
    do(g, "way w")
    assert g.outcome is None
    h = knight("EN O0", "center")
    knight_of(h).crystals = 5
    assert h.outcome is None  # to stand there is no escape
    do(h, "cube movement", "way e")
    assert h.outcome is None
    do(h, "way w")
    assert h.outcome is not None
    assert (h.outcome.rule, h.outcome.scores[KNIGHT]) == ("VSB-ORD-08", 1.0)


@proves("VSB-ORD-21")
def test_being_forced_onto_the_entrance_is_no_escape() -> None:
    from hauntbox.games.vast.cave.forced import push

    g = knight("EN O0", "e1")
    knight_of(g).crystals = 5
    push(g, KNIGHT, W)
    assert (g.at[KNIGHT], g.outcome) == (sp("center"), None)


def test_an_encounter_is_no_more_than_one_on_a_space() -> None:
    g = knight("EN T0", "e1")
    token(g, TREASURES, "e1")
    g.agenda.clear()
    begin_encounter(g)
    g.settle()
    assert offers(g) == ["collect treasure", "enough"]
