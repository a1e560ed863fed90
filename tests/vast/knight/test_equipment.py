"""Bomb, Bow, Potion Kit, Javelin, Flare and attacks that are hers to choose. KNQ, TRE, VAR, KNE"""

from __future__ import annotations

from hauntbox.games.vast.cave.collapse.removal import RemoveTile
from hauntbox.games.vast.cave.die import CORNERS, CROSS, DIAMOND, DRAGON_DIE
from hauntbox.games.vast.cave.grid import E, W
from hauntbox.games.vast.cave.ground import is_dark_at, is_lit_at, is_shut, lay
from hauntbox.games.vast.cave.tiles import DARK
from hauntbox.games.vast.cave.tokens import CRYSTALS, EVENTS, TREASURES
from hauntbox.games.vast.roles.knight.board import BOMB, BOW, JAVELIN, POTIONS, STRENGTH, SWORD
from hauntbox.games.vast.roles.knight.cards.ambush import Fight
from hauntbox.games.vast.roles.knight.rules.moving import bars_step
from hauntbox.games.vast.roles.knight.rules.stats import attack_strength, strength
from hauntbox.games.vast.roles.knight.turn import MoveAndAct, PickUp
from hauntbox.games.vast.roles.numbers import BONES_TRIBE, FANGS_TRIBE, GHOUL, GOBLINS, KNIGHT, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.ledger import proves
from vast.scenes import StandIn, do, offers, put, run, scene, sp, token, told, why

KIT, SPEAR = POTIONS - SWORD, JAVELIN - SWORD


def knight(drawing: str = "O0 EN O0 O0", here: str = "center", **more: object) -> Vast:
    stack = str(more.pop("stack", "c. c. c. c."))
    g = scene(drawing, stack=stack, **more)  # type: ignore[arg-type]
    put(g, KNIGHT, here)
    knight_of(g).free = 7
    return run(g, MoveAndAct(KNIGHT))


# The Bomb -----------------------------------------------------------------------------------------------------------


@proves("VSB-KNQ-02", "VSB-DEC-12", "VSB-KNQ-01")
def test_a_bomb_opens_an_edge_of_her_space() -> None:
    g = knight("EN O8 O0")
    assert why(g, "blast e") == "VSB-KNQ-01"
    do(g, "cube bomb")
    assert (why(g, "blast w"), bars_step(g, E)) == ("VSB-KNQ-02", "VSB-MAP-13")
    before = g.clone()
    do(g, "blast e")
    assert (is_shut(g, sp("center"), E), is_shut(g, sp("e1"), W), bars_step(g, E)) == (False, False, "")
    assert (knight_of(g).bombs, g.bombs, knight_of(g).met) == (2, (sp("center") * 4 + E,), 0)
    assert knight_of(g).used >> BOMB & 1  # one in a turn
    assert is_shut(before, sp("center"), E)  # clones share no ground


@proves("VSB-KNQ-10", "VSB-KNQ-03")
def test_one_bomb_in_a_turn_and_three_in_all() -> None:
    g = knight("O2 EN O8", stack="")
    do(g, "cube bomb", "blast e")
    assert why(g, "blast w") == "VSB-KNQ-10"
    run(g, PickUp())
    knight_of(g).bombs, knight_of(g).cubes[BOMB] = 0, 1
    assert why(g, "blast w") == "VSB-KNQ-03"
    knight_of(g).bombs = 1
    assert (why(g, "blast w"), why(g, "blast e")) == ("", "VSB-KNQ-02")


@proves("VSB-KNQ-03")
def test_a_bomb_is_lost_with_its_tile() -> None:
    g = knight("EN O0 O8", "e2", collapsing=True)
    do(g, "cube bomb", "blast w")
    assert not is_shut(g, sp("e1"), E)
    g.agenda.clear()
    put(g, KNIGHT, "center")
    run(g, RemoveTile(KNIGHT, 1))
    do(g, "at e2")
    assert (g.bombs, knight_of(g).bombs) == ((), 2)


@proves("VSB-KNQ-04")
def test_a_bombed_edge_to_an_open_space_is_filled_before_the_collapse() -> None:
    g = knight("EN O2", "e1", stack="af af af af")
    lay(g, sp("n1e1"), g.stack[0], DARK[g.stack[0]])
    lay(g, sp("s1e1"), g.stack[1], DARK[g.stack[1]])
    do(g, "cube bomb", "blast e")
    assert is_dark_at(g, sp("e2"))
    h = knight("EN O2", "e1", stack="af af", collapsing=True)
    do(h, "cube bomb", "blast e")
    assert sp("e2") not in h.ground


# The Bow ------------------------------------------------------------------------------------------------------------


class Target(StandIn):
    hits = 0

    def bars_shot(self, g: Vast, piece: int, by: int) -> str:
        return "" if strength(g) > 1 else "VST-OTH-07"

    def struck_by_shot(self, g: Vast, piece: int, by: int) -> None:
        self.hits += 1


@proves("VSB-DEC-61", "VSB-KNQ-10")
def test_the_bow_shoots_a_visible_piece_once_a_turn_without_an_encounter() -> None:
    ROLES[GHOUL] = target = Target(GHOUL)
    g = knight("EN O0 O0")
    put(g, GHOUL, "e2")
    assert why(g, "shoot ghoul") == "VSB-KNQ-01"
    do(g, "cube bow")
    assert (why(g, "shoot ghoul"), why(g, "shoot thief")) == ("VST-OTH-07", "VSB-TRE-06")
    do(g, "cube strength", "shoot ghoul")
    assert (target.hits, knight_of(g).met, why(g, "shoot ghoul")) == (1, 0, "VSB-KNQ-10")
    run(g, PickUp())
    knight_of(g).cubes[BOW] = knight_of(g).cubes[STRENGTH] = 1
    assert why(g, "shoot ghoul") == ""
    h = knight("EN O8 O0")
    put(h, GHOUL, "e2")
    do(h, "cube bow", "cube strength")
    assert why(h, "shoot ghoul") == "VSB-KNQ-05"  # a wall hides it


# Treasure cards -----------------------------------------------------------------------------------------------------


@proves("VSB-TRE-09", "VSB-DEC-65", "VSB-KNT-06")
def test_the_potion_kit_gives_2_health_for_cube_and_card() -> None:
    g = knight()
    board = knight_of(g)
    board.treasures += (KIT,)
    board.free, board.health = 3, 4
    assert why(g, "drink") == "VSB-TRE-09"
    do(g, "cube potion kit", "drink")
    assert (board.health, board.lost, board.cubes[POTIONS], board.free) == (6, 1, 0, 2)
    assert (board.treasures, g.treasure_out, board.face_up) == ((), (KIT,), 0)
    h = knight()
    knight_of(h).treasures, knight_of(h).free = (KIT,), 2
    do(h, "cube potion kit")
    assert why(h, "drink") == "VSB-KNT-06"


@proves("VSB-TRE-10", "VSB-DEC-169", "VSB-TRE-15")
def test_the_javelin_gives_1_strength_to_her_next_attack_and_leaves_the_game() -> None:
    g = knight("EN C0", "e1")
    board = knight_of(g)
    board.treasures += (SPEAR,)
    token(g, CRYSTALS, "e1")
    assert (why(g, "cube javelin"), why(g, "encounter")) == ("VSB-KNT-04", "VSB-KNE-01")
    do(g, "cube strength", "ready")
    assert (strength(g), attack_strength(g), why(g, "ready")) == (2, 3, "VSB-TRE-10")
    run(g, Fight(2, -1, -1))  # an Ambush is no attack of hers
    assert SPEAR in board.treasures
    do(g, "encounter", "smash")
    assert (board.crystals, board.treasures, g.treasure_out, attack_strength(g)) == (1, (), (SPEAR,), 2)


@proves("VSB-TRE-10", "VSB-TRE-15", "VSB-ATK-03")
def test_the_javelin_goes_with_an_attack_on_a_piece_and_not_while_it_is_face_down() -> None:
    for shown in (True, False):
        ROLES[GHOUL] = Weak(GHOUL)
        g = knight()
        knight_of(g).treasures = (SPEAR,)
        put(g, GHOUL, "e1")
        if shown:
            do(g, "ready")
        do(g, "way e")
        assert (knight_of(g).treasures, g.treasure_out) == (((), (SPEAR,)) if shown else ((SPEAR,), ()))


# Flare --------------------------------------------------------------------------------------------------------------


@proves("VSB-VAR-02", "VSB-DEC-152", "VSB-DEC-153")
def test_flare_is_used_once_a_turn_on_any_space_of_the_map_without_an_encounter() -> None:
    assert why(knight(), "flare") == "VSB-VAR-02"
    g = knight("v. EN O0", flare=(KNIGHT,))
    g.rig(DRAGON_DIE, CORNERS)
    do(g, "flare")
    assert (offers(g), why(g, "at n5")) == (["at w1", "at center", "at e1"], "VSB-VAR-02")
    do(g, "at e1")
    assert (knight_of(g).met, why(g, "flare"), told(g, "flare")) == (0, "VSB-VAR-02", [(KNIGHT, sp("e1"), CORNERS)])


@proves("VSB-VAR-06", "VSB-KNG-01", "VSB-KNE-16")
def test_tiles_of_her_flare_are_worth_a_grit_each_and_do_not_affect_her() -> None:
    g = knight("v. EN a.\n.. .. ..", flare=(KNIGHT,), infestation=1)
    lay(g, sp("w1"), 20, DARK[20])
    lay(g, sp("e1"), 1, DARK[1])
    g.event_deck = (0,)
    g.rig(DRAGON_DIE, CROSS)
    do(g, "flare", "at center")
    while not isinstance(g.asking(), MoveAndAct):
        do(g, offers(g)[0])
    assert (is_lit_at(g, sp("w1")), is_lit_at(g, sp("e1")), knight_of(g).grit) == (True, True, 2)
    assert (g.tokens[EVENTS], g.event_deck, knight_of(g).ambushes, told(g, "ambush")) == ((sp("w1"),), (0,), 0, [])


@proves("VSB-VAR-01", "VSB-DIE-02")
def test_flare_lays_the_pattern_over_the_space_that_she_names() -> None:
    g = knight("v. EN a.", flare=(KNIGHT,))
    g.rig(DRAGON_DIE, DIAMOND)
    do(g, "flare", "at w1")
    assert (is_dark_at(g, sp("w1")), is_dark_at(g, sp("e1")), knight_of(g).grit) == (True, True, 0)


# Attacks ------------------------------------------------------------------------------------------------------------


class Weak(StandIn):
    """May be attacked by anybody."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.blows: list[int] = []

    def bars_struck(self, g: Vast, piece: int, by: int) -> str:
        return ""

    def struck(self, g: Vast, piece: int, by: int) -> None:
        self.blows.append(piece)


@proves("VSB-DEC-170", "VSB-KNE-01")
def test_she_says_in_which_order_she_attacks_and_must_attack_all_whom_she_has_met() -> None:
    ROLES[GOBLINS] = weak = Weak(GOBLINS)
    g = knight(roles=(KNIGHT, GOBLINS))
    put(g, FANGS_TRIBE, "e1")
    put(g, BONES_TRIBE, "e1")
    token(g, CRYSTALS, "e1")
    do(g, "cube strength", "cube strength", "way e")
    assert offers(g) == ["strike fangs tribe", "strike bones tribe", "smash"]
    do(g, "strike bones tribe", "smash")
    assert (weak.blows, knight_of(g).met) == ([BONES_TRIBE, FANGS_TRIBE], 1)  # the last one by itself


@proves("VSB-DEC-58", "VSB-KNE-06")
def test_whom_she_may_ignore_she_attacks_only_if_she_likes() -> None:
    ROLES[THIEF] = weak = Weak(THIEF)
    g = knight(roles=(KNIGHT, THIEF))
    put(g, THIEF, "e1")
    do(g, "cube movement", "way e")
    assert (knight_of(g).met, offers(g)[0]) == (0, "way e")
    do(g, "encounter")
    assert offers(g) == ["strike thief", "enough"]
    h = g.clone()
    do(g, "enough")
    do(h, "strike thief")
    assert (weak.blows, isinstance(h.asking(), MoveAndAct)) == ([THIEF], True)  # once in an Encounter


@proves("VSB-KNE-01", "VSB-KNE-02", "VSB-DEC-60")
def test_collecting_comes_after_the_attacks() -> None:
    g = knight("EN O0", "e1")
    token(g, CRYSTALS, "e1")
    token(g, TREASURES, "e1")
    do(g, "cube strength", "cube strength", "encounter")
    assert offers(g) == ["smash", "enough"]
    do(g, "enough")
    assert offers(g) == ["collect treasure", "enough"]
