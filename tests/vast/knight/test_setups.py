"""What her set-ups bring, seen in play; what holds all through a game. VTWO, VAR, CMP, GEN"""

from __future__ import annotations

from random import Random

import pytest

from hauntbox.games.vast.cave.ground import bars_way
from hauntbox.games.vast.cave.holding import supply
from hauntbox.games.vast.cave.tokens import MONSTERS, OGRE, TREASURES, TROLL
from hauntbox.games.vast.declaration import components
from hauntbox.games.vast.options import KNIGHT_LEVELS, SOLO_LEVELS, Options
from hauntbox.games.vast.roles.knight.board import FEARLESS, KnightBoard
from hauntbox.games.vast.roles.knight.cards.ambush import Brace, ambush
from hauntbox.games.vast.roles.knight.cards.quests import SIDEQUESTS
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT, PIECE_COUNT
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.plunder import PlaceTreasure
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.games.vast.table.terms import LINE_A
from hauntbox.ledger import proves
from vast.scenes import do, offers, put, run, scene, sp, token, told, why

HERO_CUBES = 7


def begun(options: Options, seed: str = "s") -> Vast:
    g = lay_out(options, "cave", seed)
    g.events = []
    g.settle()
    return g


@proves("VST-VTWO-01", "VSB-VAR-33")
def test_against_the_ghoul_the_monsters_come_with_the_card() -> None:
    g = begun(Options())
    assert sorted(g.monster_deck) == list(range(10))
    assert [supply(g, kind) for kind in (OGRE, TROLL)] == [1, 1]
    other = begun(Options(), "t")
    assert other.monster_deck != g.monster_deck


@proves("VST-VTWO-02", "VSB-VAR-26")
def test_against_the_ghoul_ambushes_have_strength_2() -> None:
    g = begun(Options())
    g.agenda.clear()
    ambush(g)
    g.settle()
    do(g, "no")
    assert g.asking() == Brace(KNIGHT, 2, -1)


@proves("VST-VTWO-03", "VSB-VAR-08")
def test_against_the_knight_the_ghoul_plunders_after_its_turn_and_she_does_not() -> None:
    g = begun(Options())
    do(g, "rest")
    do(g, offers(g)[0])  # her tile
    assert (g.turn, g.tokens[TREASURES]) == (GHOUL, ())
    while not isinstance(g.asking(), PlaceTreasure):
        assert g.turn == GHOUL
        do(g, offers(g)[0])
    assert g.waiting() == (GHOUL,)
    do(g, offers(g)[0])
    assert (len(g.tokens[TREASURES]), g.turn) == (1, KNIGHT)


def cubes(board: KnightBoard) -> int:
    """All Hero cubes, wherever they are."""
    return board.free + sum(board.cubes) + board.aside + board.lost + board.track.bit_count()


@proves("VSB-CMP-05")
def test_seven_hero_cubes_three_bombs_ten_sidequests_and_one_piece_all_through_a_game() -> None:
    g, rng = begun(Options(ghoul=False, solo_level="hard")), Random(2)
    assert (len(SIDEQUESTS), PIECE_COUNT) == (10, 13)
    while g.outcome is None:
        board = knight_of(g)
        assert cubes(board) == HERO_CUBES
        assert board.bombs + len(g.bombs) <= 3
        assert sorted([*board.hand, *board.quests, *board.done]) == list(range(10))
        assert components(g) == {"tiles": 46, "events": 15, "treasures": 7, "sidequests": 10, "monsters": 10}
        assert 0 <= board.health <= 7
        assert 0 <= board.grit <= 45
        acts = g.legal(KNIGHT)
        g.apply(KNIGHT, rng.choice([act for act in acts if str(act) != "rest"] or acts))


@pytest.mark.parametrize("level", SOLO_LEVELS)
@pytest.mark.parametrize("knight_level", KNIGHT_LEVELS)
def test_solo_games_end_at_every_level(level: str, knight_level: str) -> None:
    g, rng = begun(Options(ghoul=False, solo_level=level, knight_level=knight_level), level), Random(1)
    while g.outcome is None:
        g.apply(KNIGHT, rng.choice(g.legal(KNIGHT)))
    assert g.outcome.rule


@proves("VSB-GEN-02", "VSB-VAR-13")
def test_her_card_goes_before_the_variant_s_line() -> None:
    g = scene(infestation=LINE_A)
    put(g, KNIGHT, "center")
    knight_of(g).hand, g.monster_deck = (FEARLESS,), (3,)
    ambush(g)
    g.settle()
    do(g, "yes")
    assert g.asking() == Brace(KNIGHT, 3, 3)  # the Golem, not the 2 of the line


@proves("VSB-GEN-03")
@pytest.mark.parametrize(
    "acts",
    [
        ("way e", "encounter", "enough", "cube bomb", "blast e", "cube strength"),
        ("cube bomb", "cube strength", "way e", "blast e", "encounter", "enough"),
    ],
)
def test_what_is_optional_is_done_in_any_order(acts: tuple[str, ...]) -> None:
    g = scene("EN O2 O0", collapsing=True)
    put(g, KNIGHT, "center")
    token(g, TREASURES, "e1")
    run(g, MoveAndAct(KNIGHT))
    do(g, *acts)
    board = knight_of(g)
    assert (g.at[KNIGHT], board.met, board.bombs, board.free) == (sp("e1"), 1, 2, 0)


@proves("VSB-MON-27")
@pytest.mark.parametrize("monster", MONSTERS)
def test_others_pass_a_monster_freely_and_nothing_is_put_on_its_space(monster: int) -> None:
    g = scene("a. EN a. O0", plunder=GHOUL)
    token(g, monster, "e1")
    assert bars_way(g, sp("center"), 1) == bars_way(g, sp("e2"), 3) == ""
    run(g, PlaceTreasure(GHOUL))
    assert (offers(g), why(g, "at e1")) == (["at w1"], "VSB-VAR-08")
    assert told(g, "ambush") == []
