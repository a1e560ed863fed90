"""How the Ghoul wins, its levels, the game alone, and against the Knight. WIN, DIF, SOLO, VTWO, PAR, ORD, CMP"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.collapse.removal import first_to_go
from hauntbox.games.vast.cave.fill import PlaceTile
from hauntbox.games.vast.cave.holding import supply
from hauntbox.games.vast.cave.tiles import TILES, VAULT
from hauntbox.games.vast.cave.tokens import CRYSTALS, TREASURES
from hauntbox.games.vast.options import GHOUL_LEVELS, Options
from hauntbox.games.vast.roles.ghoul.board import MOST_FURY
from hauntbox.games.vast.roles.ghoul.goals import FURY_BASE, crystal_goal, dice_number, fury_goal, gain_fury, note_goal
from hauntbox.games.vast.roles.ghoul.rules.dice import GHOUL_DIE
from hauntbox.games.vast.roles.ghoul.turn import GhoulTurn
from hauntbox.games.vast.roles.knight.goals import crystals_needed
from hauntbox.games.vast.roles.numbers import CAVE, DRAGON, GHOST, GHOUL, GOBLINS, KNIGHT, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, ghoul_of, knight_of
from hauntbox.games.vast.table.ends import BY_AMBUSH, BY_OTHERS, collapse, die
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.games.vast.table.terms import terms_of
from hauntbox.games.vast.table.turns import BeginTurn, tiles_due
from hauntbox.ledger import proves
from vast.ghoul.prowling import begun, points, prowl
from vast.scenes import at, do, offers, put, run, sp, token

TABLE = (KNIGHT, GOBLINS, DRAGON, CAVE, THIEF, GHOUL, GHOST)


def table(players: int, level: str = "ghoul") -> Vast:
    roles = (*TABLE[: players - 1], GHOUL) if players < 7 else TABLE
    return prowl(roles=tuple(sorted({*roles})), agreed={"ghoul_level": level})


@proves("VST-WIN-01", "VST-WIN-06")
def test_it_wins_when_its_goal_is_reached_and_it_enters_the_entrance() -> None:
    g = prowl("O0 EN O0", here="e1")
    ghoul_of(g).fury = 8
    do(g, "way w")
    assert g.outcome is None
    do(g, "way e")
    gain_fury(g)
    assert (ghoul_of(g).reached, g.outcome) == (True, None)
    do(g, "way w")
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores[GHOUL], g.outcome.scores[KNIGHT]) == ("VST-WIN-01", 1.0, 0.0)


@proves("VST-WIN-02", "VST-WIN-04", "VST-WIN-10")
@pytest.mark.parametrize(("players", "goal"), [(2, 9), (3, 10), (4, 11), (5, 12), (6, 13), (7, 14)])
def test_the_goal_is_seven_and_the_players(players: int, goal: int) -> None:
    g = table(players)
    assert (g.terms.seats, fury_goal(g)) == (players, goal)


@proves("VST-WIN-03", "VST-DIF-06")
def test_the_goal_is_never_above_fourteen() -> None:
    for players in range(2, 8):
        assert fury_goal(table(players, "hunter")) == min(8 + players, 14)
    assert MOST_FURY == 14


@proves("VST-WIN-07")
def test_the_escape_is_a_step_of_its_own_turn() -> None:
    g = prowl("O0 EN O0", here="e1")
    ghoul_of(g).reached = True
    g.at[GHOUL] = sp("center")
    g.settle()
    assert g.outcome is None
    do(g, "way e", "way w")
    assert g.outcome is not None


@proves("VST-WIN-08")
def test_on_the_entrance_it_has_to_leave_and_come_back() -> None:
    g = prowl("O0 EN O0", here="center")
    ghoul_of(g).fury = 8
    gain_fury(g)
    assert (ghoul_of(g).reached, g.outcome) == (True, None)
    do(g, "way e")
    assert g.outcome is None
    do(g, "way w")
    assert g.outcome is not None


@proves("VST-WIN-09")
def test_lost_fury_does_not_take_the_goal_away() -> None:
    g = prowl("O0 EN O0", here="e1")
    ghoul_of(g).fury = 9
    note_goal(g)
    ghoul_of(g).fury = 3
    note_goal(g)
    do(g, "way w")
    assert g.outcome is not None


# Levels. ------------------------------------------------------------------------------------------------------------


@proves("VST-DIF-01", "VST-DIF-02", "VST-DIF-03")
@pytest.mark.parametrize(("level", "base"), [("ragpicker", 5), ("scavenger", 6), ("ghoul", 7)])
def test_easy_levels_have_lower_goals_and_three_dice(level: str, base: int) -> None:
    for players in (2, 4):
        g = table(players, level)
        assert (fury_goal(g), dice_number(g)) == (base + players, 3)


@proves("VST-DIF-04", "VST-DIF-05")
@pytest.mark.parametrize(("level", "base"), [("stalker", 7), ("hunter", 8)])
def test_hard_levels_have_two_dice(level: str, base: int) -> None:
    for players in (2, 4):
        g = table(players, level)
        assert (fury_goal(g), dice_number(g)) == (base + players, 2)


@proves("VST-CMP-06", "VST-PAR-07", "VST-DIF-07")
def test_five_levels_are_chosen_at_set_up() -> None:
    assert [FURY_BASE[level] for level in GHOUL_LEVELS] == [5, 6, 7, 7, 8]
    for level in GHOUL_LEVELS:
        g = begun(ghoul_level=level)
        assert fury_goal(g) == FURY_BASE[level] + 2
        g.clone()
        assert g.options.ghoul_level == level


@proves("VST-DIF-08")
def test_a_printed_goal_is_the_levels_sum() -> None:
    assert [fury_goal(table(players, "ragpicker")) for players in (2, 3)] == [7, 8]
    assert [fury_goal(table(players, "hunter")) for players in (2, 3)] == [10, 11]


@proves("VST-DIF-09")
def test_alone_the_solo_level_counts_and_two_dice_are_agreed() -> None:
    for level in ("stalker", "hunter"):
        for agreed, dice in ((False, 3), (True, 2)):
            g = prowl(roles=(GHOUL,), agreed={"ghoul_level": level, "solo_two_dice": agreed})
            assert (fury_goal(g), dice_number(g)) == (8, dice)
    g = prowl(roles=(GHOUL,), agreed={"solo_two_dice": True})
    assert dice_number(g) == 3


@proves("VST-DIF-10", "VST-EX-37")
def test_the_knights_crystals_are_those_of_her_level() -> None:
    for level, crystals in (("novice", 4), ("knight", 5), ("baroness", 6)):
        assert crystals_needed(begun(knight_level=level)) == crystals
    assert [crystal_goal(prowl(roles=(GHOUL,), agreed={"ghoul_level": each})) for each in GHOUL_LEVELS] == [6] * 5


# Alone. -------------------------------------------------------------------------------------------------------------


@proves("VST-SOLO-04", "VST-SOLO-05", "VST-SOLO-06")
@pytest.mark.parametrize(("level", "fury", "crystals"), [("easy", 7, 5), ("medium", 8, 6), ("hard", 9, 7)])
def test_alone_the_goals_follow_the_solo_level(level: str, fury: int, crystals: int) -> None:
    for own, smashed, reached in ((fury, 0, True), (fury - 1, crystals - 1, False), (0, crystals, True)):
        g = prowl(roles=(GHOUL,), agreed={"solo_level": level})
        ghoul_of(g).fury, ghoul_of(g).crystals = own, smashed
        note_goal(g)
        assert ghoul_of(g).reached == reached


@proves("VST-SOLO-03", "VST-SOLO-08")
def test_alone_fury_or_crystals_and_the_escape_win() -> None:
    g = prowl("O0 EN O0", here="e1", roles=(GHOUL,))
    ghoul_of(g).crystals, ghoul_of(g).fury = 5, 7
    note_goal(g)
    do(g, "way w")
    assert g.outcome is None
    ghoul_of(g).crystals = 6
    note_goal(g)
    assert g.outcome is None
    do(g, "way e", "way w")
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores[GHOUL]) == ("VST-SOLO-03", 1.0)


@proves("VST-SOLO-07")
def test_alone_it_loses_by_the_collapse() -> None:
    g = begun(knight=False)
    collapse(g, "VSB-COLL-28")
    assert g.outcome is not None
    assert g.outcome.scores[GHOUL] == 0.0


@proves("VST-SOLO-09", "VST-EX-21")
@pytest.mark.parametrize(("drawing", "die", "tiles"), [("C0 EN C0 C0", 2, 3), ("C0 EN O0 O0", 2, 2), ("O0 EN", 5, 5)])
def test_alone_as_many_tiles_are_placed_as_crystals_are_shown_or_the_die_says(
    drawing: str, die: int, tiles: int
) -> None:
    g = prowl(drawing, here="center", roles=(GHOUL,), alone=2, stack="ab ab ab ab ae ae")
    ghoul_of(g).attack_die = die
    assert tiles_due(g, GHOUL) == tiles
    g.agenda.clear()
    g.rig(GHOUL_DIE, die, die, die)
    run(g, BeginTurn(GHOUL))
    while "stop" not in offers(g):
        do(g, offers(g)[0])
    do(g, "stop")
    placed = 0
    while isinstance(g.asking(), PlaceTile):
        do(g, offers(g)[0])
        placed += 1
    assert placed == tiles


@proves("VST-SOLO-10")
def test_alone_in_the_collapse_crystals_go_first_then_dark_then_lit_tiles() -> None:
    g = prowl("C0 EN af O0", here="center", roles=(GHOUL,), alone=2, collapsing=True)
    ghoul_of(g).attack_die = 4
    assert tiles_due(g, GHOUL) == 4
    free = [sp("w1"), sp("e1"), sp("e2")]
    assert first_to_go(g, free) == [sp("w1")]
    assert first_to_go(g, free[1:]) == [sp("e1")]
    assert first_to_go(g, free[2:]) == [sp("e2")]


@proves("VSB-VAR-22")
@pytest.mark.parametrize(("pair", "number"), [("pair 5 3", 3), ("pair 5 1", 1), ("pair 3 1", 1)])
def test_alone_its_number_is_the_die_that_it_has_chosen_for_attack(pair: str, number: int) -> None:
    g = prowl("af EN O0", roles=(GHOUL,), alone=2)
    g.agenda.clear()
    g.rig(GHOUL_DIE, 5, 3, 1)
    do(run(g, GhoulTurn()), pair)
    assert (ROLES[GHOUL].alone_number(g), tiles_due(g, GHOUL)) == (number, number)


@proves("VST-SOLO-11")
def test_the_die_counts_as_it_was_rolled() -> None:
    g = prowl("af EN C0", roles=(GHOUL,), alone=2)
    token(g, CRYSTALS, "e1")
    g.agenda.clear()
    g.rig(GHOUL_DIE, 5, 4, 1)
    run(g, GhoulTurn())
    do(g, "pair 5 4", "smash crystal")
    assert (points(g)[1], ROLES[GHOUL].alone_number(g)) == (1, 4)


@proves("VST-SOLO-12")
def test_alone_it_decides_where_each_tile_goes() -> None:
    g = prowl("EN O0", here="e1", roles=(GHOUL,), alone=2)
    g.agenda.clear()
    run(g, PlaceTile(GHOUL))
    assert (g.waiting(), offers(g)) == ((GHOUL,), at("n1", "n1e1", "w1", "e2", "s1", "s1e1"))


@proves("VST-SOLO-15")
def test_alone_it_fills_what_its_flare_reveals() -> None:
    g = prowl("EN of", here="center", roles=(GHOUL,), flare=(GHOUL,), stack="ab ab ab ab ab")
    g.rig("dragon die", 4)
    do(g, "way e", "flare")
    while "stop" not in offers(g):
        assert g.waiting() == (GHOUL,)
        do(g, offers(g)[0])
    assert len(g.stack) < 5


@proves("VST-SOLO-16")
def test_alone_there_are_ten_treasures_and_nothing_of_thief_and_knight() -> None:
    g = begun(knight=False)
    assert supply(g, TREASURES) == 10
    assert not [tile for tile in (*g.under, *g.stack) if TILES[tile].feature == VAULT]
    assert (g.event_deck, g.treasure_deck, g.monster_deck) == ((), (), ())


# Knight against Ghoul. ----------------------------------------------------------------------------------------------


@proves("VST-VTWO-05")
@pytest.mark.parametrize("cause", [BY_AMBUSH, BY_OTHERS])
def test_the_ghoul_wins_by_the_knights_death_whatever_the_cause(cause: int) -> None:
    g = begun()
    die(g, KNIGHT, cause)
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores[GHOUL]) == ("VST-VTWO-05", 1.0)


@proves("VST-VTWO-06")
def test_against_the_knight_it_wins_with_nine_fury_and_the_escape() -> None:
    g = prowl("O0 EN O0", here="e1", knight="w1")
    ghoul_of(g).fury = 7
    gain_fury(g)
    assert not ghoul_of(g).reached
    gain_fury(g)
    assert ghoul_of(g).reached
    g.agenda = [frame for frame in g.agenda if type(frame).__name__ in ("Prowl", "SetDefense")]
    do(g, "way w")
    assert g.outcome is not None
    assert knight_of(g).health == 7


@proves("VST-ORD-01")
def test_the_ghoul_joins_any_of_the_built_combinations() -> None:
    assert GHOUL in terms_of(Options()).roles
    for names in (("knight",), ("knight", "dragon"), ("goblins", "dragon", "cave", "thief"), ()):
        chosen = {name: name in names for name in ("knight", "goblins", "dragon", "cave", "thief")}
        assert terms_of(Options(**chosen)).roles[-1] == GHOUL  # type: ignore[arg-type]
    assert lay_out(Options(knight=False), "cave", "s").terms.roles == (GHOUL,)
    g = begun()
    put(g, KNIGHT, "center")
    assert g.terms.roles == (KNIGHT, GHOUL)
