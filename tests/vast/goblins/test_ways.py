"""Where Tribes come from and go to, to the bounds: lurking, tunnels, Underworm, Wisp, Gnome, Explore. GOA, MON, SEC"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.actions import AT, NO, WAY
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, E
from hauntbox.games.vast.cave.ground import lay
from hauntbox.games.vast.cave.tiles import BARRED, CANYON, PIT, PITS
from hauntbox.games.vast.cave.tokens import CLAW_GEM, EVENTS
from hauntbox.games.vast.roles.cave.rules.tiles import LayTile
from hauntbox.games.vast.roles.goblins.actions import HIDE, IDLE
from hauntbox.games.vast.roles.goblins.board import NO_TRIBE
from hauntbox.games.vast.roles.goblins.goals import crystals, goblins_win_by
from hauntbox.games.vast.roles.goblins.rules.ambush import ambushers
from hauntbox.games.vast.roles.goblins.rules.errands import DelveTo, GnomeTo, bars_delve, bars_plunder, special
from hauntbox.games.vast.roles.goblins.rules.hiding import (
    LeadLurker,
    LurkOn,
    RevealFirst,
    RevealOn,
    bars_emerge,
    begin_reveal,
)
from hauntbox.games.vast.roles.goblins.rules.moving import (
    Arrive,
    DigTo,
    Lured,
    LuredOn,
    TunnelTo,
    bars_hole,
    bars_lure,
    holes,
    leave_terrain,
)
from hauntbox.games.vast.roles.goblins.rules.raiding import MustRaid
from hauntbox.games.vast.roles.numbers import (
    BONES_TRIBE,
    CAVE,
    DRAGON,
    EYE_TRIBE,
    FANGS_TRIBE,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    THIEF,
)
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, dragon_of, ghost_of, goblins_of, knight_of
from hauntbox.games.vast.table.ends import ESCAPED, SMASHED
from hauntbox.ledger import proves
from vast.goblins.horde import horde
from vast.scenes import do, offers, put, run, sp, token, told, why

FANGS, BONES, EYE = range(3)


def quiet(*args: object, **more: object) -> Vast:
    """The Goblins' place without a question."""
    g = horde(*args, **more)  # type: ignore[arg-type]
    g.agenda.clear()
    return g


# Hidden and lurking. ------------------------------------------------------------------------------------------------


@proves("VSB-GOA-37", "VSB-GOA-28", "VSB-GOA-29")
@pytest.mark.parametrize(("drawing", "frame"), [("EN af", RevealOn), ("EN O0", LurkOn)])
def test_to_be_revealed_or_to_lurk_is_a_whole_activation(drawing: str, frame: type) -> None:
    g = quiet(drawing)
    goblins_of(g).active = FANGS
    begin_reveal(g, FANGS)
    assert (goblins_of(g).active, g.agenda) == (NO_TRIBE, [frame(GOBLINS, FANGS)])


@proves("VSB-GHS-32", "VSB-GOA-26")
def test_the_first_tribe_that_is_revealed_has_the_goblins_artifact() -> None:
    g = quiet("EN af", roles=(KNIGHT, GOBLINS, GHOST))
    ghost_of(g).carried = 1 << GOBLINS
    run(g, RevealOn(GOBLINS, FANGS))
    do(g, "at e1")
    assert ghost_of(g).bearer == FANGS_TRIBE


@proves("VSB-POS-02")
def test_possessed_a_hidden_tribe_that_has_a_tile_may_be_revealed_first() -> None:
    g = quiet("EN af O0", eye="w1", bones="e2")
    frame = RevealFirst(GOBLINS)
    assert (frame.ready(g), frame.waiting(g)) == ([FANGS], (GOBLINS,))
    assert [str(act) for act in frame.candidates(g, GOBLINS)] == ["tribe fangs", "no"]
    run(g, frame)
    assert (why(g, "tribe eye"), why(g, "tribe fangs")) == ("VSB-POS-02", "")
    do(g, "tribe fangs")
    assert g.agenda == [RevealOn(GOBLINS, FANGS)]
    assert RevealFirst(GOBLINS).waiting(quiet("EN O0")) == ()


@proves("VSB-GOA-29", "VSB-DEC-83")
def test_where_it_lurks_is_told() -> None:
    g = run(quiet("EN O0"), LurkOn(GOBLINS, EYE))
    assert why(g, "at e1") == "VSB-GOA-29"
    do(g, "at e2")
    assert (told(g, "lurks"), g.at[EYE_TRIBE]) == ([(EYE_TRIBE, sp("e2"))], sp("e2"))


@proves("VSB-GOA-30", "VSB-MAP-09", "VSB-TRN-22")
def test_a_lurking_tribe_comes_onto_ground_that_bears_it() -> None:
    g = quiet("EN .. O0", bones="e1")
    assert [bars_emerge(g, BONES, way) for way in range(4)] == ["VSB-GOA-30", "", "VSB-GOA-30", ""]
    put(g, DRAGON, "e2")
    for face, rule in ((BARRED, "VSB-MAP-09"), (PIT, "VSB-TRN-22")):
        lay(g, sp("e2"), CANYON, face)
        assert bars_emerge(g, BONES, E) == rule


@proves("VSB-GOA-30", "VSB-GOA-05")
def test_a_lurking_tribe_does_not_come_onto_a_stronger_knight() -> None:
    g = quiet("EN .. O0", bones="e1", knight="e2")
    assert bars_emerge(g, BONES, E) == ""
    knight_of(g).cubes[2] = 3
    assert bars_emerge(g, BONES, E) == "VSB-GOA-05"


@proves("VSB-GOA-30")
def test_led_from_its_lurking_place_a_tribe_is_active_no_more() -> None:
    g = quiet("EN O0", eye="e2")
    goblins_of(g).active = EYE
    frame = LeadLurker(GOBLINS, EYE)
    assert [frame.bars(g, GOBLINS, act) for act in (HIDE, IDLE, NO)] == ["", "", NO.when]
    g.possessed = GOBLINS
    assert (frame.bars(g, GOBLINS, HIDE), HIDE in frame.legal(g, GOBLINS)) == ("VSB-POS-02", False)
    frame.answer(g, WAY[3])
    assert (goblins_of(g).active, g.agenda) == (NO_TRIBE, [Arrive(EYE, sp("e1"))])


@proves("VSB-GOR-01", "VSB-GOS-12")
def test_an_empty_tribe_ambushes_nobody() -> None:
    g = quiet("EN O0", population=(0, 3, 0), knight="e1", rage=9)
    assert ambushers(g) == [BONES]


# Arriving. ----------------------------------------------------------------------------------------------------------


@proves("VSB-DEC-78", "VST-VTWO-12")
@pytest.mark.parametrize(("where", "escaped"), [("e1", False), ("center", True)])
def test_only_on_the_entrance_a_tribe_escapes(where: str, escaped: bool) -> None:
    g = quiet("EN O0 O0", bones="e2", roles=(GOBLINS, GHOUL))
    goblins_of(g).crystals = 5
    put(g, GHOUL, "center")
    run(g, Arrive(BONES, sp(where)))
    assert (g.outcome is not None, told(g, "steps")) == (escaped, [(BONES_TRIBE, sp(where))])


@proves("VSB-GOA-42")
def test_whom_a_tribe_has_met_it_must_raid_before_anything_else() -> None:
    g = quiet("EN O0 O0", bones="e1", roles=(GOBLINS, THIEF, GHOUL))
    goblins_of(g).active = BONES
    put(g, GHOUL, "e2")
    Arrive(BONES, sp("e2")).run(g)
    assert (goblins_of(g).active, g.agenda) == (NO_TRIBE, [MustRaid(GOBLINS, BONES)])


@proves("VSB-TRN-05", "VSB-TRN-08")
def test_a_tribe_that_comes_from_beside_the_map_leaves_no_terrain() -> None:
    g = quiet("EN MG O0", bones="n1")
    leave_terrain(g, BONES, sp("center"))
    assert goblins_of(g).population[BONES] == 3
    put(g, BONES_TRIBE, "e1")
    leave_terrain(g, BONES, sp("e2"))
    assert goblins_of(g).population[BONES] == 2


# The Underworm, the Wisp, the Gnome. --------------------------------------------------------------------------------


@proves("VSB-MON-15", "VSB-MON-31", "VSB-DEC-84")
def test_the_underworm_digs_one_or_two_spaces_along_a_diagonal_onto_ground_that_bears_it() -> None:
    g = quiet(".. .. .. O0\n.. .. O0 ..\n.. O0 .. ..\nEN .. .. ..", bones="center", monsters=("", "underworm", ""))
    assert holes(g, BONES) == sorted([sp("n1e1"), sp("n2e2")])
    assert [bars_hole(g, BONES, sp(name)) for name in ("n3e3", "n1", "s1e1")] == ["VSB-MON-15"] * 2 + ["VSB-MAP-06"]
    lay(g, sp("n1e1"), PITS, PIT)
    lay(g, sp("n2e2"), CANYON, BARRED)
    assert [bars_hole(g, BONES, sp(name)) for name in ("n1e1", "n2e2")] == ["VSB-TRN-22", "VSB-MAP-09"]
    assert DigTo(GOBLINS, BONES).bars_space(g, sp("n3e3")) == "VSB-MON-15"


@proves("VSB-MON-11", "VSB-FRC-04", "VSB-FRC-03")
def test_the_wisp_leads_the_knight_step_by_step_until_an_event() -> None:
    g = quiet("O0 EN O0 O2 O0", knight="e1")
    frame = Lured(GOBLINS, 2)
    assert (Lured(GOBLINS, 0).waiting(g), frame.waiting(g)) == ((), (GOBLINS,))
    assert [str(act) for act in frame.candidates(g, GOBLINS)] == ["way e", "way w", "no"]
    assert [frame.bars(g, GOBLINS, act) for act in (WAY[0], WAY[1], NO, IDLE)] == ["VSB-FRC-02", "", "", IDLE.when]
    run(g, LuredOn(1))
    assert g.agenda == [Lured(GOBLINS, 1)]
    g.agenda.clear()
    token(g, EVENTS, "e1")
    g.event_deck = (1,)
    assert run(g, LuredOn(1)).agenda == []
    alone = quiet("EN O8", knight="e1")
    assert Lured(GOBLINS, 3).waiting(alone) == ()


@proves("VSB-TRN-06", "VSB-DEC-167")
def test_the_wisp_takes_nobody_out_of_the_forest() -> None:
    g = quiet("O0 O0 EN MF MF", bones="center", monsters=("", "wisp", ""), knight="e1")
    assert bars_lure(g, BONES) == "VSB-TRN-06"
    put(g, KNIGHT, "w1")
    assert bars_lure(g, BONES) == ""


@proves("VSB-MON-09", "VSB-DEC-82")
@pytest.mark.parametrize(("drawing", "asked"), [("EN O0 ab", True), ("EN O0 O0", False)])
def test_with_the_gnome_a_tribe_goes_to_a_free_dark_tile_if_there_is_one(drawing: str, asked: bool) -> None:
    g = run(quiet(drawing, fangs="e1", monsters=("gnome", "", "")), GnomeTo(GOBLINS, FANGS))
    assert (g.waiting() == (GOBLINS,)) == asked
    if asked:
        assert (offers(g), why(g, "at center")) == (["at e2", "no"], "VSB-MON-09")
        do(g, "at e2")
        assert told(g, "tunnels") == [(FANGS_TRIBE, sp("e2"))]


@proves("VSB-SEC-01", "VSB-DEC-82")
def test_a_tunnel_ends_on_a_dark_tile_where_nobody_is() -> None:
    g = quiet("EN O0 ab ae", fangs="e1", knight="e2")
    frame = TunnelTo(GOBLINS, FANGS)
    assert [frame.bars_space(g, sp(name)) for name in ("e2", "e3", "center")] == ["VSB-SEC-01", "", "VSB-SEC-01"]
    frame.chosen(g, sp("e3"))
    assert told(g, "tunnels") == [(FANGS_TRIBE, sp("e3"))]


# Plunder, Explore, Special. -----------------------------------------------------------------------------------------


@proves("VSB-GOA-22", "VSB-THU-01")
def test_the_dragon_is_not_plundered_while_somebody_has_a_gem_of_his() -> None:
    g = quiet("EN O0", bones="e1", roles=(GOBLINS, DRAGON, THIEF), rage=9)
    put(g, DRAGON, "e1")
    dragon_of(g).is_here = True
    assert bars_plunder(g, BONES, 4) == ""
    g.out[CLAW_GEM] = 1
    assert bars_plunder(g, BONES, 4) == "VSB-GOA-22"


@proves("VSB-GOA-24", "VSB-GOA-25", "VSB-DEC-81")
def test_explore_needs_an_open_space_and_where_the_cave_plays_its_tile() -> None:
    g = quiet("EN af", fangs="e1", roles=(GOBLINS, CAVE), shaper=CAVE)
    assert bars_delve(g, FANGS) == ""
    space = min(sp("n1e1"), sp("e2"), sp("s1e1"))
    DelveTo(GOBLINS, FANGS).answer(g, AT[space])
    assert g.agenda == [Arrive(FANGS, space), LayTile(CAVE, space)]
    shut = quiet(".. O0 ..\nEN af O0\n.. O0 ..", fangs="e1")
    assert bars_delve(shut, FANGS) == "VSB-GOA-24"


@proves("VSB-GOA-36", "VSB-GOA-33")
def test_a_special_action_is_told() -> None:
    g = quiet("EN O0", fangs="e1", rage=1)
    special(g, FANGS)
    assert (told(g, "special"), goblins_of(g).rage) == ([(FANGS_TRIBE,)], 2)


# Against them; their goal. ------------------------------------------------------------------------------------------


@proves("VSB-GOS-09", "VST-EFF-09", "VST-ATK-18")
def test_knight_and_ghoul_scatter_a_tribe_but_only_she_makes_them_angry_and_the_thief_neither() -> None:
    for by, rage, left in ((KNIGHT, 2, 1), (GHOUL, 1, 1), (THIEF, 1, 3)):
        g = quiet("EN O0", bones="e1", knight="e1", rage=1, shown="trap", roles=(KNIGHT, GOBLINS, THIEF, GHOUL))
        ROLES[GOBLINS].struck(g, BONES_TRIBE, by)
        assert (goblins_of(g).rage, goblins_of(g).population[BONES], goblins_of(g).shown) == (rage, left, ())
        assert len(told(g, "trap springs") or told(g, "secret gone")) <= 1
    g = quiet("EN O0", bones="e1", knight="e1")
    bars = ROLES[GOBLINS].bars_struck
    assert [bars(g, BONES_TRIBE, by) for by in (KNIGHT, GHOUL)] == ["VSB-KNA-07", ""]
    assert [bars(g, EYE_TRIBE, by) for by in (KNIGHT, GHOUL)] == ["VSB-GOS-09"] * 2


@proves("VSB-DRP-31", "VSB-THA-11")
def test_hiss_needs_a_tribe_on_the_map_or_goblins_and_pickpocket_a_secret() -> None:
    g = quiet("EN O0", bones="e1", population=(0, 0, 2))
    assert [ROLES[GOBLINS].bars_hissed(g, piece) for piece in (FANGS_TRIBE, BONES_TRIBE, EYE_TRIBE)] == [
        "VSB-DRP-31",
        "",
        "",
    ]
    for hand, shown, rule in (("", "", "VSB-THA-11"), ("hex", "", ""), ("", "trap", ""), ("hex", "trap", "")):
        assert ROLES[GOBLINS].bars_pickpocket(quiet(hand=hand, shown=shown), BONES_TRIBE) == rule


@proves("VSB-DRP-16", "VSB-MON-32")
def test_of_one_goblin_with_bright_beetles_the_dragon_eats_nothing() -> None:
    g = quiet("EN O0", eye="e1", population=(0, 0, 1), roles=(GOBLINS, DRAGON), monsters=("", "", "bright beetles"))
    ROLES[GOBLINS].hit_by_power(g, EYE_TRIBE, 1)
    assert (goblins_of(g).population[EYE], dragon_of(g).eaten, g.at[EYE_TRIBE]) == (0, 0, NOWHERE)


@proves("VST-EFF-19", "VST-VTWO-11", "VSB-ORD-11")
def test_their_crystals_are_theirs_and_the_ghouls_and_only_a_tribe_escapes() -> None:
    g = quiet("EN O0", roles=(GOBLINS, GHOUL))
    goblins_of(g).crystals = 5
    assert crystals(g) == 5
    wins = [goblins_win_by(g, *each) for each in ((ESCAPED, (GOBLINS,)), (ESCAPED, (GHOUL,)), (SMASHED, (GOBLINS,)))]
    assert wins == ["VST-VTWO-11", "", ""]
    assert g.at[BONES_TRIBE] != MIDDLE
