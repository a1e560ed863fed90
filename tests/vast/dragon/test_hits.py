"""Whom the Dragon's powers hit, whom he moves, the Flame Wall, his cards. DRP, DRT, DRW"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.tokens import CLAW_GEM, FLAME_GEM, FLAME_WALL, GEMS, WING_GEM
from hauntbox.games.vast.roles.dragon.against import Hits, LoseTerror, Shove, burn, hit, meet
from hauntbox.games.vast.roles.dragon.cards import ANY, DiscardPower, PaySymbol, cards_promised, shuffle_and_draw
from hauntbox.games.vast.roles.dragon.goals import dragon_wins_by
from hauntbox.games.vast.roles.dragon.rules.sloth import eat
from hauntbox.games.vast.roles.dragon.turn import DragonStirs, PlaceAGem
from hauntbox.games.vast.roles.goblins.rules.stats import BEETLES, TRAP
from hauntbox.games.vast.roles.knight.board import STRENGTH
from hauntbox.games.vast.roles.numbers import BONES_TRIBE, DRAGON, FANGS_TRIBE, GHOUL, GOBLINS, KNIGHT, THIEF, VILE
from hauntbox.games.vast.roles.role import CLAWED, IN_FLAMES, ROLES, SCRATCHED
from hauntbox.games.vast.state import Vast, dragon_of, ghoul_of, goblins_of, knight_of
from hauntbox.games.vast.table.ends import ESCAPED, STASHED
from hauntbox.ledger import proves
from vast.dragon.lair import lair
from vast.scenes import StandIn, do, offers, put, run, scene, sp, token, told, why


class Struck(StandIn):
    """A stand-in that notes what the Dragon does to it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.hits: list[tuple[int, int]] = []

    def hit_by_power(self, g: Vast, piece: int, how: int) -> None:
        self.hits.append((piece, how))

    def stepped_onto(self, g: Vast, piece: int, by: int) -> None:
        self.hits.append((piece, by))


def stand_in(role: int) -> Struck:
    ROLES[role] = stand = Struck(role)
    return stand


# The surface. -------------------------------------------------------------------------------------------------------


@proves("VSB-DRW-19")
@pytest.mark.parametrize(("wakefulness", "health"), [(0, 4), (4, 4), (8, 5)])  # Armor 1, 2 and 3 against Strength 2
def test_the_knight_strikes_a_surfaced_dragon_if_she_is_at_least_as_strong_as_his_armor(
    wakefulness: int, health: int
) -> None:
    g = lair(here="e1", knight="e2", surfaced=True, wakefulness=wakefulness)
    knight_of(g).cubes[STRENGTH] = 1
    g.rig("dragon die", 2)  # with equal numbers the centre hits
    meet(g, sp("e2"))
    g.settle()
    assert dragon_of(g).health == health


@proves("VSB-DRW-24", "VSB-DRW-19")
def test_only_tribes_and_only_against_the_ash_dragon_are_stepped_onto() -> None:
    goblins, thief = stand_in(GOBLINS), stand_in(THIEF)
    for ash in (False, True):
        g = lair(roles=(GOBLINS, DRAGON, THIEF), surfaced=True, ash=ash)
        put(g, FANGS_TRIBE, "e2")
        put(g, THIEF, "e2")
        meet(g, sp("e2"))
        assert (goblins.hits, thief.hits) == ([(FANGS_TRIBE, DRAGON)] if ash else [], [])


@proves("VSB-ORD-12", "VSB-DRW-20")
def test_he_wins_by_his_own_escape_and_by_nothing_else() -> None:
    g = lair(surfaced=True)
    assert dragon_wins_by(g, ESCAPED, (DRAGON,)) == "VSB-ORD-12"
    assert (dragon_wins_by(g, ESCAPED, (GHOUL,)), dragon_wins_by(g, STASHED, (DRAGON,))) == ("", "")


# Powers. ------------------------------------------------------------------------------------------------------------


@proves("VSB-ATK-01", "VSB-DRP-33")
def test_each_hit_is_told_and_a_trap_is_asked_for_once_before_the_first_tribe() -> None:
    goblins = stand_in(GOBLINS)
    g = lair(roles=(KNIGHT, GOBLINS, DRAGON, THIEF))
    thief = stand_in(THIEF)
    goblins_of(g).shown = (TRAP,)
    run(g, Hits(SCRATCHED, (FANGS_TRIBE, BONES_TRIBE, THIEF)))
    assert (g.waiting(), goblins.hits, told(g, "attacks")) == ((GOBLINS,), [], [])
    do(g, "no")
    assert goblins.hits == [(FANGS_TRIBE, SCRATCHED), (BONES_TRIBE, SCRATCHED)]
    assert (thief.hits, told(g, "attacks")) == (
        [(THIEF, SCRATCHED)],
        [(DRAGON, FANGS_TRIBE), (DRAGON, BONES_TRIBE), (DRAGON, THIEF)],
    )
    run(g, Hits(SCRATCHED, (THIEF,)))
    assert (len(thief.hits), type(g.asking()).__name__) == (2, "MoveAndUse")  # others mind no Trap


@proves("VSB-DRP-26", "VST-OTH-18")
@pytest.mark.parametrize("role", [GHOUL, VILE])
@pytest.mark.parametrize(("how", "goblins"), [(CLAWED, 1), (SCRATCHED, 3)])
def test_he_eats_of_either_ghoul_and_it_skitters(role: int, how: int, goblins: int) -> None:
    g = lair("ae EN O0 O0", roles=tuple(sorted((DRAGON, role))))
    put(g, role, "e1")
    hit(g, role, how)
    g.settle()
    assert (dragon_of(g).eaten, g.at[role]) == (goblins, sp("w1"))


@proves("VST-DEC-20", "VST-OTH-20", "VST-TER-18")
def test_with_one_kind_of_terror_card_nobody_is_asked() -> None:
    g = lair(roles=(DRAGON, GHOUL))
    ghoul_of(g).held[3] = 1
    run(g, LoseTerror(GHOUL))
    assert (ghoul_of(g).held[3], ghoul_of(g).pile, told(g, "terror lost")) == (0, (3,), [(GHOUL, 3)])


@proves("VSB-DRP-07", "VSB-MON-32")
def test_hiss_feeds_him_but_for_bright_beetles() -> None:
    for beetles, goblins in ((False, 1), (True, 0)):
        stand_in(GOBLINS).bars_hissed = lambda g, piece: ""  # type: ignore[method-assign]
        g = lair(hand="cc", roles=(GOBLINS, DRAGON))
        goblins_of(g).monsters[0] = (BEETLES,) if beetles else ()
        put(g, FANGS_TRIBE, "w1")
        do(g, "power hiss", "prey fangs tribe")
        assert dragon_of(g).eaten == goblins


@proves("VSB-DEC-92", "VSB-DRP-30")
def test_he_moves_a_piece_as_far_as_his_power_goes_and_it_can_go() -> None:
    g = lair("O0 O0 EN O2 O0", roles=(KNIGHT, DRAGON), here="e2", knight="center")
    g.agenda.clear()
    run(g, Shove(DRAGON, KNIGHT, 0))
    assert g.agenda == []
    run(g, Shove(DRAGON, KNIGHT, 2))
    assert (why(g, "way n"), why(g, "no"), why(g, "settle") != "") == ("VSB-FRC-02", "", True)
    do(g, "way e")
    assert (g.at[KNIGHT], offers(g)) == (sp("e1"), ["way w", "no"])  # a wall stops it
    do(g, "way w")
    assert (g.at[KNIGHT], g.agenda) == (sp("center"), [])
    g.at[KNIGHT] = -1
    run(g, Shove(DRAGON, KNIGHT, 2))
    assert g.agenda == []


@proves("VSB-FRC-04", "VSB-DRP-30")
def test_a_piece_that_stops_is_not_moved_on() -> None:
    class Stops(StandIn):
        def stops(self, g: Vast, piece: int) -> bool:
            return g.at[piece] == sp("w1")

    ROLES[GHOUL] = Stops(GHOUL)
    g = lair("O0 O0 EN O0 O0", roles=(DRAGON, GHOUL), here="e2")
    g.agenda.clear()
    put(g, GHOUL, "e1")
    run(g, Shove(DRAGON, GHOUL, 3))
    do(g, "way w")
    assert type(g.asking()).__name__ == "Shove"
    do(g, "way w")
    assert (g.at[GHOUL], g.agenda) == (sp("w1"), [])


# The Flame Wall. ----------------------------------------------------------------------------------------------------


@proves("VSB-DRP-19", "VSB-DRP-20")
def test_each_player_burns_at_the_first_entry_of_every_turn_and_the_dragon_never() -> None:
    thief = stand_in(THIEF)
    g = lair(roles=(KNIGHT, DRAGON, THIEF), knight="e2")
    knight_of(g).grit = 14
    token(g, FLAME_WALL, "e2")
    put(g, THIEF, "e2")
    assert [burn(g, piece) for piece in (DRAGON, KNIGHT, KNIGHT, THIEF)] == [False] * 4
    assert (knight_of(g).grit, thief.hits) == (9, [(THIEF, IN_FLAMES)])
    assert told(g, "burns") == [(KNIGHT, sp("e2")), (THIEF, sp("e2"))]
    g.turn = THIEF
    burn(g, KNIGHT)
    assert knight_of(g).grit == 4
    g.turn, g.round = DRAGON, g.round + 1
    burn(g, KNIGHT)
    assert knight_of(g).grit == 0


@proves("VSB-DRP-19", "VST-OTH-23")
@pytest.mark.parametrize("role", [GHOUL, VILE])
def test_either_ghoul_is_driven_out_of_the_flames(role: int) -> None:
    g = lair("ae EN O0 O0", roles=tuple(sorted((DRAGON, role))))
    put(g, role, "e2")
    assert (burn(g, role), burn(g, role)) == (True, False)
    g.settle()
    assert g.at[role] == sp("w1")


# Cards, Gems, the turn. ---------------------------------------------------------------------------------------------


@proves("VSB-DRS-05", "VSB-DRT-08")
def test_all_cards_are_shuffled_into_one_deck() -> None:
    g = lair(hand="cfw")
    dragon_of(g).spent = (0, 1)
    shuffle_and_draw(g, 4)
    board = dragon_of(g)
    assert (board.spent, len(board.hand), len(board.hand) + len(board.deck)) == ((), 4, 18)
    assert told(g, "draws power") == [(DRAGON, 4)]


@proves("VSB-DEC-87", "VSB-DRT-02")
def test_a_symbol_is_paid_by_what_fits_of_hand_and_gems() -> None:
    def paying(symbol: int, hand: str, *gems: int) -> Vast:
        g = lair(hand=hand, roles=(DRAGON,))
        g.agenda.clear()
        for gem in gems:
            token(g, gem, "w1")
        return run(g, PaySymbol(DRAGON, symbol))

    assert offers(paying(ANY, "cf", WING_GEM)) == ["power card claw", "power card flame", "lend wing gem"]
    assert offers(paying(1, "cf", FLAME_GEM, WING_GEM)) == ["power card flame", "lend flame gem"]
    assert offers(paying(1, "c", FLAME_GEM)) == ["lend flame gem"]
    assert offers(paying(ANY, "cc")) == ["power card claw"]
    g = paying(1, "cf")  # no Gem, no question
    assert (g.agenda, dragon_of(g).hand, told(g, "power card")) == ([], (0,), [(DRAGON, 1)])
    h = do(paying(1, "f", FLAME_GEM), "lend flame gem")
    assert (dragon_of(h).hand, dragon_of(h).lent, told(h, "gem lends")) == ((1,), 2, [(1,)])


@proves("VSB-DRT-02")
def test_of_any_symbol_nothing_is_promised() -> None:
    g = lair(hand="cf", roles=(DRAGON,))
    g.then(PaySymbol(DRAGON, ANY), PaySymbol(DRAGON, 0))
    assert cards_promised(g) == [0]


@proves("VSB-DEC-161", "VST-DEC-52")
@pytest.mark.parametrize(("count", "hand", "left"), [(0, "cf", (0, 1)), (2, "cf", ()), (3, "cf", ())])
def test_without_a_choice_he_is_not_asked_what_he_discards(count: int, hand: str, left: tuple[int, ...]) -> None:
    g = lair(hand=hand)
    g.agenda.clear()
    run(g, DiscardPower(DRAGON, count))
    assert (g.agenda, dragon_of(g).hand) == ([], left)
    assert told(g, "discards power") == ([] if left else [(DRAGON, 0), (DRAGON, 1)])
    assert DiscardPower(DRAGON, count).is_owed()


@proves("VSB-DRP-21", "VSB-DRS-06")
def test_a_turn_begins_afresh_and_he_appears_only_once() -> None:
    g = lair(knight="w1")
    board = dragon_of(g)
    board.lent, board.served, board.flown, board.moved, board.shrieked = 3, 1, True, True, True
    run(g, DragonStirs())
    assert (board.lent, board.served, board.flown, board.moved, board.shrieked) == (0, 0, False, False, False)
    assert (g.at[DRAGON], told(g, "dragon appears")) == (sp("e1"), [])
    board.is_here = False
    run(g, DragonStirs())
    assert (board.is_here, told(g, "dragon appears")) == (True, [(DRAGON, sp("w1"))])


@proves("VSB-DRT-01", "VSB-DRT-02", "VSB-DRT-03")
def test_he_may_feed_where_he_can_and_ends_the_turn_by_settling() -> None:
    g = lair()
    assert ("feed" in offers(g), why(g, "feed"), why(g, "settle"), why(g, "rest") != "") == (
        False,
        "VSB-DRW-02",
        "",
        True,
    )
    eat(g, 2)
    assert ("feed" in offers(g), why(g, "feed")) == (True, "")
    dragon_of(g).flown = True
    assert [act for act in offers(g) if act.startswith("at")] == []
    assert "at e2" in [str(act) for act in g.candidates(DRAGON)]
    do(g, "settle")
    assert g.agenda == []


@proves("VSB-DEC-34", "VSB-DRT-07")
def test_a_gem_is_placed_where_he_stands_if_one_is_left_and_serves_pride_only_beside_another() -> None:
    g = lair()
    g.agenda.clear()
    run(g, PlaceAGem(DRAGON))
    assert offers(g) == ["place claw gem", "place flame gem", "place wing gem", "no"]
    do(g, "place claw gem")
    assert (g.tokens[CLAW_GEM], g.agenda) == ((sp("e1"),), [])  # the first one
    run(g, PlaceAGem(DRAGON))
    do(g, "no")
    assert (g.agenda, [len(g.tokens[kind]) for kind in GEMS]) == ([], [1, 0, 0])
    g.at[DRAGON] = -1
    assert run(g, PlaceAGem(DRAGON)).agenda == []
    put(g, DRAGON, "e1")
    token(g, FLAME_GEM, "w1")
    token(g, WING_GEM, "w1")
    assert run(g, PlaceAGem(DRAGON)).agenda == []


def test_a_scene_without_goblins_has_no_trap() -> None:
    g = scene("EN O0", roles=(DRAGON, THIEF))
    thief = stand_in(THIEF)
    run(g, Hits(CLAWED, (THIEF,)))
    assert thief.hits == [(THIEF, CLAWED)]
