"""What Tribes lose: Population, Monsters, Secrets; what a turn begins with; hits on the Knight. GOR, MON, SEC, GOT"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.roles.goblins.actions import CRYSTAL
from hauntbox.games.vast.roles.goblins.board import NO_TRIBE
from hauntbox.games.vast.roles.goblins.cards.secrets import OverLimit, can_redraw, discard_secret, draw_secret
from hauntbox.games.vast.roles.goblins.rules.moving import bars_dig, bars_tunnel, lure
from hauntbox.games.vast.roles.goblins.rules.populate import GoblinsStir
from hauntbox.games.vast.roles.goblins.rules.raiding import (
    Afterwards,
    TakePoison,
    bars_raid,
    hit_knight,
    strike_crystal,
)
from hauntbox.games.vast.roles.goblins.rules.scatter import discard_shown, lose_population, scatter, shrink, wipe_out
from hauntbox.games.vast.roles.goblins.rules.stats import BEETLES, BLOB, LEADER, OGRE, RUBY, TRAP, UNDERWORM
from hauntbox.games.vast.roles.goblins.turn import activate
from hauntbox.games.vast.roles.numbers import BONES_TRIBE, EYE_TRIBE, FANGS_TRIBE, GOBLINS, KNIGHT
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, goblins_of, knight_of
from hauntbox.games.vast.table.ends import SMASHED
from hauntbox.ledger import proves
from vast.goblins.horde import horde
from vast.scenes import StandIn, do, offers, put, run, sp, token, told

FANGS, BONES, EYE = range(3)


def quiet(*args: object, **more: object) -> Vast:
    """The Goblins' place without a question."""
    g = horde(*args, **more)  # type: ignore[arg-type]
    g.agenda.clear()
    return g


# Population. --------------------------------------------------------------------------------------------------------


@proves("VSB-GOR-05", "VSB-SEC-08")
@pytest.mark.parametrize(("population", "left", "ruby"), [(3, 1, True), (2, 0, False), (0, 0, True)])
def test_a_scatter_costs_two_and_the_ruby_if_nobody_is_left(population: int, left: int, ruby: bool) -> None:
    g = quiet(fangs="e1", population=(population, 0, 0), shown="goblin ruby")
    assert scatter(g, FANGS) == population - left
    assert (goblins_of(g).population[FANGS], RUBY in goblins_of(g).shown) == (left, ruby)
    assert (g.at[FANGS_TRIBE], told(g, "scatters")) == (NOWHERE, [(FANGS_TRIBE, left)])


@proves("VSB-GOR-05", "VSB-GOR-06")
def test_a_monster_that_goes_with_a_scatter_is_told() -> None:
    g = quiet(fangs="e1", monsters=("ogre", "", ""))
    scatter(g, FANGS)
    assert (goblins_of(g).monsters[FANGS], told(g, "monster lost")) == ((), [(OGRE,)])


@proves("VSB-MON-13", "VSB-DEC-85")
@pytest.mark.parametrize(("beetles", "number", "asked"), [(True, 1, True), (False, 1, False), (True, 0, False)])
def test_bright_beetles_are_asked_for_only_if_something_would_be_lost(beetles: bool, number: int, asked: bool) -> None:
    g = quiet(fangs="e1", population=(3, 1, 0), monsters=("bright beetles" if beetles else "", "", ""))
    lose_population(g, FANGS, number)
    g.settle()
    assert (bool(g.agenda), goblins_of(g).population) == (asked, [3 - (number if not asked else 0), 1, 0])
    assert not asked or g.agenda[-1].is_owed()
    empty = quiet(population=(0, 1, 0), monsters=("bright beetles", "", ""))
    lose_population(empty, FANGS, 1)
    assert (empty.agenda, goblins_of(empty).monsters[FANGS]) == ([], (BEETLES,))


@proves("VSB-GOR-07", "VSB-GOR-14", "VSB-GOS-06")
def test_a_tribe_that_shrinks_to_nothing_scatters_and_one_that_loses_nothing_is_not_spoken_of() -> None:
    g = quiet(fangs="e1", bones="w1", population=(2, 1, 0), shown="goblin ruby")
    shrink(g, EYE, 1)
    assert (told(g, "shrinks"), told(g, "scatters")) == ([], [])
    shrink(g, FANGS, 1)
    assert (told(g, "shrinks"), RUBY in goblins_of(g).shown) == ([(FANGS_TRIBE, 1)], True)
    shrink(g, BONES, 1)
    assert (told(g, "shrinks")[-1], told(g, "scatters")) == ((BONES_TRIBE, 0), [(BONES_TRIBE, 0)])
    assert (g.at[BONES_TRIBE], goblins_of(g).shown) == (NOWHERE, ())


@proves("VSB-GOR-07", "VSB-GOS-06")
@pytest.mark.parametrize(("place", "population", "scattered"), [("e1", 3, True), ("", 3, False), ("", 0, False)])
def test_a_tribe_that_is_wiped_out_scatters_from_the_map_alone(place: str, population: int, scattered: bool) -> None:
    g = quiet(fangs=place, population=(population, 2, 2), shown="goblin ruby")
    assert wipe_out(g, FANGS) == population
    assert (goblins_of(g).population, g.at[FANGS_TRIBE]) == ([0, 2, 2], NOWHERE)
    assert (bool(told(g, "scatters")), RUBY in goblins_of(g).shown) == (scattered, population == 0)
    assert told(g, "shrinks") == ([(FANGS_TRIBE, 0)] if population else [])


# Secrets. -----------------------------------------------------------------------------------------------------------


@proves("VSB-GOT-17", "VSB-HID-13")
def test_a_discarded_secret_goes_to_the_pile_from_the_hand_or_from_the_table() -> None:
    g = quiet(hand="leader, hex", shown="trap, goblin ruby")
    board = goblins_of(g)
    discard_secret(g, LEADER)
    assert (LEADER in board.hand, len(board.hand), board.secrets_out) == (False, 1, (LEADER,))
    discard_secret(g, TRAP)
    assert (board.shown, len(board.hand), board.secrets_out) == ((RUBY,), 1, (LEADER, TRAP))
    discard_shown(g, TRAP)  # it is not there any more
    assert (board.secrets_out, told(g, "secret gone")) == ((LEADER, TRAP), [(GOBLINS, LEADER), (GOBLINS, TRAP)])


@proves("VSB-GOT-16", "VSB-DEC-74")
def test_five_secrets_are_kept_and_of_seven_two_go() -> None:
    g = quiet(hand="leader, hex, poison", shown="trap, goblin ruby")
    assert run(g, OverLimit(GOBLINS)).agenda == []
    goblins_of(g).hand = (0, 1, 2, 3, 5)
    run(g, OverLimit(GOBLINS))
    do(g, offers(g)[0], offers(g)[1])
    assert (g.agenda, len(goblins_of(g).hand + goblins_of(g).shown), OverLimit(GOBLINS).is_owed()) == ([], 5, True)


@proves("VSB-GOT-21", "VSB-HID-02")
def test_a_drawn_secret_is_told_to_all_and_named_to_the_goblins() -> None:
    g = quiet()
    board = goblins_of(g)
    card, rest = board.secrets[0], board.secrets[1:]
    draw_secret(g)
    assert (board.fresh, board.secrets, told(g, "draws a secret")) == ((card,), rest, [(GOBLINS,)])
    assert [event.to for event in g.events or () if event.what == "secret"] == [(GOBLINS,)]


@proves("VSB-SEC-07")
def test_the_ruby_serves_once_and_in_their_own_turn() -> None:
    assert not can_redraw(quiet())
    g = quiet(shown="goblin ruby")
    assert can_redraw(g)
    g.turn = KNIGHT
    assert not can_redraw(g)
    g.turn, goblins_of(g).ruby = GOBLINS, True
    assert not can_redraw(g)


# The turn. ----------------------------------------------------------------------------------------------------------


@proves("VSB-GOT-01", "VSB-GOT-02")
def test_a_turn_begins_afresh() -> None:
    g = quiet(rage=2)
    board = goblins_of(g)
    board.blocked = board.led = board.activated = board.furious = board.bombers = board.flared = board.buried = 7
    board.active, board.path, board.lit, board.marks = BONES, (1,), [(1,), (), ()], [sp("e1"), -1, -1]
    board.tunnels = board.lured = board.dug = board.ruby = True
    run(g, GoblinsStir())
    bits = (board.blocked, board.led, board.activated, board.furious, board.bombers, board.flared, board.buried)
    assert (bits, board.active, board.path) == ((0,) * 7, NO_TRIBE, ())  # type: ignore[comparison-overlap]  # it has changed since
    assert (board.lit, board.marks) == ([(), (), ()], [NOWHERE] * 3)
    assert (board.tunnels, board.lured, board.dug, board.ruby) == (False,) * 4
    assert (board.rage, len(board.drawn)) == (2, 2)


@proves("VSB-GOS-09", "VSB-GOS-11", "VSB-GOT-18")
def test_an_activation_is_noted_and_its_path_is_new() -> None:
    g = quiet("ab EN O0 O0", fangs="e1")
    goblins_of(g).path = (1,)
    activate(g, FANGS)
    assert (goblins_of(g).activated, goblins_of(g).active, goblins_of(g).path) == (1 << FANGS, FANGS, ())
    assert type(g.agenda[-1]).__name__ == "LeadTribe"
    put(g, EYE_TRIBE, "n1")  # beside the map
    activate(g, EYE)
    assert (goblins_of(g).activated, type(g.agenda[-1]).__name__) == (1 << FANGS | 1 << EYE, "LeadLurker")
    activate(g, BONES)
    assert (type(g.agenda[-1]).__name__, goblins_of(g).active) == ("RevealOn", NO_TRIBE)


@proves("VSB-SEC-01")
def test_the_tunnels_are_for_a_revealed_tribe_once_while_they_are_open() -> None:
    g = quiet("ab EN O0 O0", fangs="e1")
    assert bars_tunnel(g, FANGS) == "VSB-SEC-01"
    goblins_of(g).tunnels = True
    assert (bars_tunnel(g, FANGS), bars_tunnel(g, EYE)) == ("", "VSB-SEC-01")
    goblins_of(g).buried = 1 << FANGS
    assert bars_tunnel(g, FANGS) == "VSB-SEC-01"


@proves("VSB-MON-15", "VSB-GOA-40")
def test_underworm_and_wisp_serve_once_and_the_path_is_new_after_them() -> None:
    g = quiet("O0 EN O0\n.. O0 O0", fangs="center")
    assert bars_dig(g, FANGS) == "VSB-MON-15"
    goblins_of(g).monsters[FANGS] = (UNDERWORM,)
    assert bars_dig(g, FANGS) == ""
    goblins_of(g).dug = True
    assert bars_dig(g, FANGS) == "VSB-MON-15"
    put(g, KNIGHT, "e1")
    goblins_of(g).path = (1,)
    lure(g)
    assert (goblins_of(g).lured, goblins_of(g).path, type(g.agenda[-1]).__name__) == (True, (), "Lured")


# Attacks. -----------------------------------------------------------------------------------------------------------


@proves("VSB-GOA-16", "VSB-DEC-80")
def test_a_crystal_or_a_foe_must_be_there() -> None:
    g = quiet(fangs="e1", knight="e2")
    assert (bars_raid(g, FANGS, CRYSTAL), bars_raid(g, FANGS, KNIGHT)) == ("VSB-GOA-16", "VSB-DEC-80")
    token(g, CRYSTALS, "e1")
    assert bars_raid(g, FANGS, CRYSTAL) == ""
    goblins_of(g).population[FANGS] = 1
    assert bars_raid(g, FANGS, CRYSTAL) == "VSB-GOA-16"


@proves("VSB-GOA-08", "VSB-MON-17")
@pytest.mark.parametrize(("blob", "plain", "grit"), [(False, False, 9), (True, False, 4), (True, True, 9)])
def test_the_blob_takes_grit_but_not_from_hiding_spots(blob: bool, plain: bool, grit: int) -> None:
    g = quiet(fangs="e1", knight="e1")
    goblins_of(g).monsters[FANGS] = (BLOB,) if blob else ()
    knight_of(g).grit = 9
    hit_knight(g, FANGS, plain=plain)
    assert (knight_of(g).grit, knight_of(g).health) == (grit, 6)


@proves("VSB-GOA-08", "VSB-SEC-04")
def test_a_poisoned_hit_takes_cubes_and_a_deadly_one_nothing_more() -> None:
    g = quiet(fangs="e1", knight="e1", rage=2)
    knight_of(g).free = 5
    hit_knight(g, FANGS, poison=2)
    g.settle()
    assert (knight_of(g).free, goblins_of(g).poisoned, goblins_of(g).rage) == (3, 2, 1)
    h = quiet(fangs="e1", knight="e1", rage=2)
    knight_of(h).health = 1
    hit_knight(h, FANGS)
    assert (h.outcome is not None, goblins_of(h).rage, h.at[FANGS_TRIBE]) == (True, 2, sp("e1"))


@proves("VSB-SEC-25", "VSB-SEC-27")
@pytest.mark.parametrize(("free", "placed", "taken"), [(3, 0, 1), (2, 0, 0), (0, 2, 0)])
def test_poison_leaves_her_two_cubes(free: int, placed: int, taken: int) -> None:
    g = quiet(knight="e1")
    knight_of(g).free, knight_of(g).cubes[0] = free, placed
    run(g, TakePoison(KNIGHT))
    assert (g.agenda, goblins_of(g).poisoned, knight_of(g).free) == ([], taken, free - taken)


@proves("VSB-SEC-10", "VST-OTH-57")
@pytest.mark.parametrize(("bombers", "turn", "left"), [(1, GOBLINS, 0), (2, GOBLINS, 3), (1, KNIGHT, 3)])
def test_only_a_tribe_with_a_fire_bomber_is_empty_after_an_attack(bombers: int, turn: int, left: int) -> None:
    g = quiet(fangs="e1")
    goblins_of(g).bombers, g.turn = bombers, turn
    run(g, Afterwards(FANGS))
    assert (goblins_of(g).population[FANGS], Afterwards(FANGS).is_owed()) == (left, True)


@proves("VSB-GOA-16", "VSB-GOA-41", "VSB-GOA-17")
def test_two_tribes_smash_a_crystal_and_all_hear_of_it() -> None:
    heard: list[tuple[int, ...]] = []

    class Listener(StandIn):
        def wins_by(self, g: Vast, event: int, *facts: int) -> str:
            heard.append((event, *facts))
            return ""

    ROLES[KNIGHT] = Listener(KNIGHT)
    g = quiet(fangs="e1", bones="e1", knight="w1")
    token(g, CRYSTALS, "e1")
    strike_crystal(g, FANGS)
    strike_crystal(g, FANGS)  # alone it does not help
    assert (g.tokens[CRYSTALS], told(g, "hews")) == ((sp("e1"),), [(FANGS_TRIBE, sp("e1"))] * 2)
    strike_crystal(g, BONES)
    assert (g.tokens[CRYSTALS], told(g, "smashes")) == ((), [(BONES_TRIBE, sp("e1"))])
    assert ((SMASHED, GOBLINS) in heard, knight_of(g).crystals, goblins_of(g).crystals) == (True, 1, 0)


@proves("VSB-GOA-18", "VSB-GOA-41")
def test_when_the_knight_has_left_they_keep_it_and_a_tribe_that_has_gone_does_not_help() -> None:
    g = quiet(fangs="e1", bones="e1")
    g.left = 1 << KNIGHT
    token(g, CRYSTALS, "e1")
    goblins_of(g).marks[FANGS] = sp("e1")
    g.at[FANGS_TRIBE] = NOWHERE
    strike_crystal(g, BONES)
    assert g.tokens[CRYSTALS] == (sp("e1"),)
    put(g, FANGS_TRIBE, "e1")
    strike_crystal(g, BONES)
    assert (list(g.tokens[CRYSTALS]), knight_of(g).crystals, goblins_of(g).crystals) == ([], 0, 1)
