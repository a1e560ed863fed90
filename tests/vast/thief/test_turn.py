"""His turn: tokens, steps, Climb, peeking. THS, THA, FRC, VAR"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.vast.cave.forced import bars_push
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, E, W
from hauntbox.games.vast.cave.ground import is_dark_at, is_lit_at, lay
from hauntbox.games.vast.cave.holding import supply
from hauntbox.games.vast.cave.tiles import BARRED, CANYON, TERRAIN
from hauntbox.games.vast.cave.tokens import TREASURES, VAULTS
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.board import CLIMBING_GEAR, FLIP, MORE_MOVEMENT, MORE_STEALTH, MORE_THIEVERY
from hauntbox.games.vast.roles.thief.rules.stats import movement, stealth, thievery
from hauntbox.games.vast.secrets.known import UNSEEN, known
from hauntbox.games.vast.state import Vast, ghoul_of, thief_of
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.ledger import proves
from vast.scenes import do, offers, put, scene, sp, token, told, why
from vast.thief.sneaking import sneak


def begun(knight: bool = False, ghoul: bool = False) -> Vast:
    g = lay_out(Options(knight=knight, ghoul=ghoul, thief=True), "cave", "s")
    g.events = []
    before = g.at[THIEF]
    assert before == NOWHERE
    g.settle()
    return g


@proves("VSB-THS-01", "VSB-THS-02", "VSB-THS-03")
def test_he_comes_onto_the_entrance_before_his_first_turn_with_three_tokens() -> None:
    g = begun()
    assert (g.at[THIEF], thief_of(g).level, g.waiting()) == (MIDDLE, 3, (THIEF,))
    assert len(offers(g)) == 6
    assert "assign 2 3 4" in offers(g)


@proves("VSB-THS-04", "VSB-THS-05", "VSB-DEC-43")
@pytest.mark.parametrize("order", ["2 3 4", "4 2 3", "3 4 2"])
def test_each_stat_gets_a_token_and_thievery_gives_cubes(order: str) -> None:
    g = do(begun(), f"assign {order}")
    assert " ".join([str(movement(g)), str(stealth(g)), str(thievery(g))]) == order
    assert thief_of(g).cubes == thievery(g)


@proves("VSB-THS-06", "VSB-THS-08")
def test_tokens_stay_until_his_next_turn_and_cubes_do_not() -> None:
    g = do(begun(), "assign 2 4 3", "finish")
    assert (thief_of(g).stats, thief_of(g).cubes) == ([2, 4, 3], 0)


@proves("VSB-THS-04")
def test_no_step_beyond_his_movement() -> None:
    g = do(sneak("EN O0 O0 O0", "center", (2, 3, 4)), "way e", "way e")
    assert why(g, "way e") == "VSB-THS-04"


@proves("VSB-THS-07", "VSB-DEC-115")
def test_steps_and_actions_are_mixed() -> None:
    g = sneak("EN O0 O0", "center")
    token(g, TREASURES, "e1")
    do(g, "way e", "loot treasure 1", "way e")
    assert (g.at[THIEF], thief_of(g).carried, thief_of(g).cubes, thief_of(g).moved) == (sp("e2"), 1, 3, 2)


@proves("VSB-THS-09", "VSB-ATK-06")
def test_he_enters_lit_and_dark_tiles_and_spaces_with_others_and_ignores_them() -> None:
    g = sneak("EN O0 af", "center")
    put(g, KNIGHT, "e1")
    do(g, "way e", "way e")
    assert (g.at[THIEF], is_dark_at(g, sp("e2"))) == (sp("e2"), True)
    assert g.waiting() == (THIEF,)


@proves("VSB-THS-10", "VSB-THA-04", "VSB-DEC-114")
def test_walls_need_climb_for_two_cubes_and_a_step() -> None:
    g = sneak("EN O8", "center", (2, 3, 4))
    assert why(g, "way e") == "VSB-THS-10"
    assert why(g, "climb w") == "VSB-MAP-06"
    lay(g, sp("n1"), CANYON, TERRAIN | BARRED)
    assert why(g, "way n") == "VSB-THS-10"
    do(g, "climb e")
    assert (g.at[THIEF], thief_of(g).cubes, thief_of(g).moved) == (sp("e1"), 2, 1)
    assert why(sneak("EN O0", "center"), "climb e") == "VSB-THA-04"
    assert why(sneak("EN O8", "center", (4, 3, 1)), "climb e") == "VSB-THS-05"


def told_deed(act: str, drawing: str, what: str, facts: tuple[int, ...], cubes: int, rule: str) -> Any:
    return pytest.param(drawing, act, what, facts, cubes, marks=proves(rule), id=what)


@proves("VSB-THS-07", "VSB-DEC-115", "VSB-DEC-116")
@pytest.mark.parametrize(
    ("drawing", "act", "what", "facts", "cubes"),
    [
        told_deed("way e", "EN O0 O0", "steps", (THIEF, sp("e2")), 4, "VSB-THS-09"),
        told_deed("climb e", "EN O0 O8", "climbs", (THIEF, sp("e2")), 2, "VSB-THA-04"),
        told_deed("loot treasure 1", "EN O0", "takes", (THIEF, TREASURES, sp("e1")), 3, "VSB-THA-01"),
        told_deed("pick lock 3", "EN U3", "opens vault", (THIEF, sp("e1")), 1, "VSB-THA-12"),
        told_deed("peek", "EN af", "looks", (THIEF, sp("e1")), 4, "VSB-THS-11"),
        told_deed("flare", "EN O0 af", "flare", (), 3, "VSB-VAR-04"),
        told_deed("hide loot 3", "EN O0", "hides loot", (THIEF, 0), 1, "VSB-THA-17"),
        told_deed("pickpocket ghoul 3", "EN O0", "pickpockets", (THIEF, GHOUL), 1, "VSB-THA-07"),
        told_deed("backstab ghoul 2", "EN O0", "backstabs", (THIEF, GHOUL, 2), 2, "VSB-THA-14"),
    ],
)
def test_whatever_is_offered_is_done_for_its_cubes(
    drawing: str, act: str, what: str, facts: tuple[int, ...], cubes: int
) -> None:
    g = sneak(f"ae {drawing}", flare=(THIEF,))
    token(g, TREASURES, "e1")
    token(g, VAULTS, "e1")
    put(g, GHOUL, "e1")
    ghoul_of(g).treasure = 1
    assert act in offers(g)
    do(g, act)
    assert (len(told(g, what)), thief_of(g).cubes) == (1, cubes)
    assert what == "flare" or told(g, what) == [facts]


@proves("VSB-THU-08", "VSB-THA-24")
def test_climbing_gear_saves_a_cube() -> None:
    g = do(sneak("EN O8", "center", upgrades=(CLIMBING_GEAR,)), "climb e")
    assert thief_of(g).cubes == 3


@proves("VSB-THS-11", "VSB-DEC-119", "VSB-DEC-120")
@pytest.mark.parametrize(("answer", "lit"), [("yes", True), ("no", False)])
def test_on_a_dark_tile_he_may_peek_and_then_reveal(answer: str, lit: bool) -> None:
    g = do(sneak("EN tf", "e1"), "peek", answer)
    while "finish" not in offers(g):
        do(g, offers(g)[0])
    assert is_lit_at(g, sp("e1")) == lit
    assert len(g.tokens[TREASURES]) == lit
    assert why(sneak(), "peek") == "VSB-THS-11"


@proves("VSB-THS-14")
def test_a_peek_is_a_stop_and_each_tile_is_peeked_at_once() -> None:
    g = sneak("EN af O0", "e1")
    token(g, TREASURES, "e1")
    do(g, "peek", "no")
    assert (why(g, "peek"), why(g, "way e"), why(g, "way w")) == ("VSB-THS-14",) * 3
    do(g, "loot treasure 1")
    assert why(g, "way e") == ""


@proves("VSB-THS-12")
def test_an_ambush_that_he_reveals_does_nothing() -> None:
    g = do(sneak("EN af", "e1"), "peek", "yes")
    while "finish" not in offers(g):
        do(g, offers(g)[0])
    assert is_lit_at(g, sp("e1"))
    assert [told(g, what) for what in ("ambush", "encounter")] == [[], []]


@proves("VSB-HID-08")
def test_what_he_peeked_at_he_alone_knows() -> None:
    g = do(sneak("EN af", "e1"), "peek", "no")
    place = [entry >> 16 for entry in g.laid].index(sp("e1"))
    assert known(g, (THIEF,)).under[place] == g.under[place]
    assert known(g, (KNIGHT,)).under[place] >= UNSEEN


@proves("VSB-THS-13")
def test_each_carried_treasure_costs_one_stealth() -> None:
    g = sneak(carried=2, stats=(2, 4, 3))
    assert stealth(g) == 2
    thief_of(g).gems = (6,)
    assert stealth(g) == 1


@proves("VSB-THU-11")
def test_upgrades_add_one_and_no_stat_exceeds_five() -> None:
    g = sneak(stats=(2, 3, 4), upgrades=(MORE_MOVEMENT, MORE_STEALTH, MORE_THIEVERY))
    assert (movement(g), stealth(g), thievery(g)) == (3, 4, 5)
    thief_of(g).stats = [5, 5, 5]
    assert (movement(g), stealth(g), thievery(g)) == (5, 5, 5)


@proves("VSB-THU-21")
@pytest.mark.parametrize(("flips", "orders"), [(0, 6), (1, 3), (2, 3)])
def test_flips_change_the_tokens_that_are_assigned(flips: int, orders: int) -> None:
    g = scene(roles=(THIEF,))
    thief_of(g).upgrades[FLIP] = flips
    ROLES[THIEF].begin(g)
    g.settle()
    assert len(offers(g)) == orders


@proves("VSB-FRC-07")
def test_others_do_not_move_him_through_walls_or_onto_others() -> None:
    g = sneak("O0 EN O8", "center")
    assert bars_push(g, THIEF, E) == "VSB-FRC-07"
    assert bars_push(g, THIEF, W) == ""
    put(g, GHOUL, "w1")
    assert bars_push(g, THIEF, W) == "VSB-FRC-07"


@proves("VST-OTH-33", "VST-OTH-69")
@pytest.mark.parametrize(("defense", "rule"), [(3, ""), (4, "VST-OTH-33"), (5, "VST-OTH-33")])
def test_he_enters_the_ghouls_space_with_more_stealth_than_defense(defense: int, rule: str) -> None:
    g = sneak("EN O0", "center")
    put(g, GHOUL, "e1")
    ghoul_of(g).discs = defense
    assert why(g, "way e") == rule
    h = scene(roles=(THIEF, GHOUL))
    put(h, GHOUL, "center")
    ghoul_of(h).discs = defense
    ROLES[THIEF].begin(h)
    h.settle()
    assert (h.at[THIEF], h.at[GHOUL]) == (MIDDLE, MIDDLE)


@proves("VSB-VAR-04")
def test_flare_costs_a_cube_each_time_and_shines_on_his_space() -> None:
    g = sneak("EN O0", "e1", flare=(THIEF,))
    g.rig("dragon die", 2, 2)
    do(g, "flare", "flare")
    assert (thief_of(g).cubes, [facts[:2] for facts in told(g, "flare")]) == (2, [(THIEF, sp("e1"))] * 2)
    assert why(sneak(), "flare") == "VSB-VAR-04"


@proves("VSB-VAR-20", "VSB-SOLO-05")
def test_alone_as_many_tiles_come_as_his_movement() -> None:
    g = do(begun(), "assign 3 2 4")
    assert (g.terms.flare, g.terms.alone) == ((THIEF,), 1)
    tiles = len(g.laid)
    do(g, "finish")
    while "assign 3 2 4" not in offers(g):
        do(g, offers(g)[0])
    assert len(g.laid) == tiles + 3


@proves("VSB-GEN-04", "VSB-SET-07")
def test_with_him_come_twelve_treasures_and_the_vault_tiles() -> None:
    g = begun()
    assert (supply(g, TREASURES), len(g.stack)) == (12, 47)
