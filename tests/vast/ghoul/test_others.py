"""What others do to the Ghoul: the Knight's attacks and shots, and force. OTH, FRC, WIN"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.collapse.removal import eligible
from hauntbox.games.vast.cave.fill import PlaceTile
from hauntbox.games.vast.cave.forced import bars_push, can_clear, push
from hauntbox.games.vast.cave.grid import E, N, S, W
from hauntbox.games.vast.cave.ground import is_lit_at
from hauntbox.games.vast.cave.tokens import OGRE
from hauntbox.games.vast.roles.ghoul.role import DARING, FEARLESS, STALWART
from hauntbox.games.vast.roles.knight.board import AXE, BOW, JAVELIN, STRENGTH, SWORD
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT, VILE
from hauntbox.games.vast.state import Vast, ghoul_of, knight_of
from hauntbox.games.vast.table.turns import EndTurn
from hauntbox.ledger import proves
from vast.scenes import do, offers, put, run, scene, sp, told, why

RATS = 4  # the first of these Event cards


def hunt(drawing: str = "af EN O0", strength: int = 3, defense: int = 2, ghoul: str = "e1") -> Vast:
    """The Knight's turn; the Ghoul stands beside her."""
    g = scene(drawing, stack="ab ab ab ab")
    put(g, KNIGHT, "center")
    put(g, GHOUL, ghoul)
    ghoul_of(g).discs = defense
    knight_of(g).cubes[STRENGTH] = strength - 1
    return run(g, MoveAndAct(KNIGHT))


def through(g: Vast) -> Vast:
    """Answer what comes first until the Knight may rest."""
    while "rest" not in offers(g):
        do(g, offers(g)[0])
    return g


@proves("VST-OTH-02")
@pytest.mark.parametrize(
    ("strength", "defense", "rule"), [(3, 3, "VST-OTH-02"), (4, 3, ""), (1, 0, ""), (2, 4, "VST-OTH-02")]
)
def test_the_knight_must_be_stronger_than_its_defense(strength: int, defense: int, rule: str) -> None:
    g = hunt(strength=strength, defense=defense)
    assert why(g, "way e") == rule


@proves("VSB-KNA-12")
@pytest.mark.parametrize("role", [GHOUL, VILE])
def test_against_both_ghouls_strength_beats_defense_and_makes_them_skitter(role: int) -> None:
    g = scene("af EN O0", roles=(KNIGHT, role), stack="ab ab ab ab")
    put(g, KNIGHT, "center")
    put(g, role, "e1")
    ghoul_of(g).discs, knight_of(g).cubes[STRENGTH] = 2, 1
    run(g, MoveAndAct(KNIGHT))
    assert why(g, "way e") == "VST-OTH-02"  # Strength 2 against Defense 2
    ghoul_of(g).discs = 1
    through(do(g, "way e"))
    assert (told(g, "attacks"), g.at[role], ghoul_of(g).discs) == ([(KNIGHT, role)], sp("w1"), 1)


@proves("VST-OTH-01", "VST-OTH-03")
def test_entering_is_an_attack_that_makes_it_skitter_and_no_more() -> None:
    g = through(do(hunt(), "way e"))
    assert (g.at[KNIGHT], g.at[GHOUL], told(g, "attacks")) == (sp("e1"), sp("w1"), [(KNIGHT, GHOUL)])
    assert (ghoul_of(g).discs, ghoul_of(g).fury) == (2, 0)


@proves("VST-OTH-10")
def test_the_attack_takes_an_encounter() -> None:
    g = hunt()
    do(g, "way e")
    assert knight_of(g).met == 1


@proves("VST-OTH-04", "VST-OTH-05", "VST-OTH-01")
@pytest.mark.parametrize(("defense", "stalwart"), [(2, 0), (3, 1), (0, 0)])
def test_the_attack_is_daring_and_against_a_good_defense_stalwart(defense: int, stalwart: int) -> None:
    g = do(hunt(strength=4, defense=defense), "way e")
    feats = knight_of(g).feats
    assert (feats >> DARING & 1, feats >> STALWART & 1, feats >> FEARLESS & 1) == (1, stalwart, 0)


@proves("VST-OTH-06")
def test_on_a_tile_that_she_has_just_revealed_it_is_fearless() -> None:
    g = through(do(hunt("af EN tb", ghoul="e1"), "way e"))
    assert told(g, "attacks") == [(KNIGHT, GHOUL)]
    assert knight_of(g).feats >> FEARLESS & 1 == 1
    g = hunt("O0 EN O0", ghoul="e1")
    knight_of(g).unveiled = sp("w1")
    do(g, "way e")
    assert knight_of(g).feats >> FEARLESS & 1 == 0


def archer(strength: int, defense: int) -> Vast:
    """With a cube on the Bow, the Ghoul in sight."""
    g = hunt(strength=strength, defense=defense)
    knight_of(g).cubes[BOW] = 1
    return g


@proves("VST-OTH-07", "VST-OTH-09")
@pytest.mark.parametrize(("strength", "rule"), [(1, "VST-OTH-07"), (2, ""), (4, "")])
@pytest.mark.parametrize("defense", [0, 2, 9])
def test_a_shot_needs_strength_two_and_no_comparison(strength: int, rule: str, defense: int) -> None:
    g = archer(strength, defense)
    assert why(g, "shoot ghoul") == rule
    assert ("shoot ghoul" in offers(g)) == (not rule)


@proves("VST-OTH-08")
def test_a_shot_needs_the_bow_and_sight_and_only_makes_it_skitter() -> None:
    assert why(hunt(strength=2), "shoot ghoul") == "VSB-KNQ-01"
    hidden = hunt("af EN O8", strength=2)
    knight_of(hidden).cubes[BOW] = 1
    assert why(hidden, "shoot ghoul") == "VSB-KNQ-05"  # behind a wall
    g = archer(2, 5)
    do(g, "shoot ghoul")
    assert (g.at[GHOUL], ghoul_of(g).discs, knight_of(g).met, ghoul_of(g).fury) == (sp("w1"), 5, 0, 0)
    assert (told(g, "shoots"), told(g, "attacks")) == ([(KNIGHT, GHOUL)], [])
    assert why(g, "shoot ghoul") != ""  # once per turn


@proves("VST-OTH-53")
def test_her_weapons_count_against_its_defense() -> None:
    g = hunt(strength=1, defense=2)
    assert why(g, "way e") == "VST-OTH-02"
    knight_of(g).treasures = (0, 1)
    knight_of(g).cubes[SWORD] = 1
    assert why(g, "way e") == "VST-OTH-02"  # 2 against 2
    knight_of(g).cubes[AXE] = 1
    assert why(g, "way e") == ""
    h = hunt(strength=2, defense=2)
    knight_of(h).treasures = (JAVELIN - SWORD,)
    assert why(h, "way e") == "VST-OTH-02"  # face down it does not count
    do(h, "ready")
    assert why(h, "way e") == ""
    do(h, "way e")
    assert (told(h, "attacks"), knight_of(h).treasures) == ([(KNIGHT, GHOUL)], ())


@proves("VST-OTH-48")
@pytest.mark.parametrize(("defense", "rule"), [(1, ""), (2, "VSB-KNE-01"), (3, "VSB-KNE-01")])
def test_whom_she_shares_her_space_with_she_may_attack_there_by_the_same_comparison(defense: int, rule: str) -> None:
    g = hunt(strength=2, defense=defense)
    put(g, GHOUL, "center")
    assert why(g, "encounter") == rule
    if not rule:
        do(g, "encounter")
        assert offers(g) == ["strike ghoul", "enough"]
        do(g, "strike ghoul")
        assert (told(g, "attacks"), g.at[KNIGHT], knight_of(g).met) == ([(KNIGHT, GHOUL)], sp("center"), 1)
        assert g.at[GHOUL] != sp("center")


@proves("VST-OTH-54")
def test_a_dark_tile_is_resolved_before_the_attack() -> None:
    g = through(do(hunt("af EN tb"), "way e"))
    order = ["reveals", "grit", "attacks", "skitters"]
    assert [event.what for event in g.events or () if event.what in order][:4] == order
    assert is_lit_at(g, sp("e1"))
    assert why(hunt("af EN tb", strength=2, defense=2), "way e") == "VST-OTH-02"


@proves("VST-OTH-56")
def test_the_comparison_is_made_at_the_step() -> None:
    g = hunt("af EN tb", strength=3, defense=2)
    do(g, "way e")
    knight_of(g).cubes[STRENGTH] = 0
    through(g)
    assert told(g, "attacks") == [(KNIGHT, GHOUL)]


@proves("VST-OTH-55")
def test_if_the_tile_ends_her_turn_there_is_no_attack() -> None:
    g = hunt("af EN vb", strength=3, defense=2)
    board = knight_of(g)
    g.event_deck = (RATS, RATS)
    board.grit, board.track, board.free = 6, 0b11110, 0
    board.cubes[STRENGTH], board.cubes[SWORD] = 2, 1
    g.agenda.clear()
    run(g, MoveAndAct(KNIGHT), EndTurn(KNIGHT))
    do(g, "way e")
    while not isinstance(g.asking(), PlaceTile):
        do(g, offers(g)[0])
    assert told(g, "loses grit") == [(2, 4)]
    assert (g.at[GHOUL], told(g, "attacks"), told(g, "skitters")) == (sp("e1"), [], [])


@proves("VST-OTH-55")
def test_if_she_is_moved_elsewhere_there_is_no_attack() -> None:
    g = hunt("af EN vb", strength=3, defense=2)
    do(g, "way e")
    put(g, KNIGHT, "center")
    through(g)
    assert (g.at[GHOUL], told(g, "attacks")) == (sp("e1"), [])


# Force. -------------------------------------------------------------------------------------------------------------


def pushed(drawing: str, here: str = "center", knight: str = "") -> Vast:
    g = scene(drawing)
    put(g, GHOUL, here)
    if knight:
        put(g, KNIGHT, knight)
    return g


@proves("VST-FRC-01", "VST-FRC-03")
def test_it_is_forced_onto_lit_and_dark_tiles_but_not_through_walls() -> None:
    g = pushed("af EN O0")
    assert (bars_push(g, GHOUL, W), bars_push(g, GHOUL, E)) == ("", "")
    push(g, GHOUL, W)
    assert g.at[GHOUL] == sp("w1")
    assert bars_push(pushed("EN O8"), GHOUL, E) == "VST-FRC-01"


@proves("VST-FRC-02")
def test_it_is_not_forced_onto_others() -> None:
    g = pushed("O0 EN O0", knight="e1")
    assert (bars_push(g, GHOUL, E), bars_push(g, GHOUL, W)) == ("VST-FRC-02", "")
    g.tokens[OGRE] = (sp("w1"),)
    assert bars_push(g, GHOUL, W) == "VST-FRC-02"


@proves("VST-FRC-04")
def test_it_is_not_forced_off_the_map() -> None:
    g = pushed("O0 EN")
    assert [bars_push(g, GHOUL, way) for way in (N, E, S)] == ["VSB-FRC-02"] * 3


@proves("VST-FRC-05", "VST-WIN-17")
def test_force_is_no_attack_and_no_escape() -> None:
    g = pushed("af EN O0", here="e1")
    ghoul_of(g).reached = True
    push(g, GHOUL, W)
    g.settle()
    assert (g.at[GHOUL], g.outcome, told(g, "skitters"), g.agenda) == (sp("center"), None, [], [])


@proves("VST-FRC-06", "VST-FRC-07")
def test_a_tile_that_it_cannot_leave_stays() -> None:
    g = pushed("EN O0 O0 O0", here="e3", knight="e2")
    assert not can_clear(g, sp("e3"))
    assert eligible(g) == [sp("e1"), sp("e2")]
    put(g, KNIGHT, "e1")
    assert eligible(g) == [sp("e3")]
    g = pushed("EN O0 O2 O0", here="e3")
    assert not can_clear(g, sp("e3"))
