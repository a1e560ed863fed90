"""What a seat knows. The battery proves the ids with scrambles; here the shape. HID"""

from __future__ import annotations

from dataclasses import fields

from hauntbox.games.vast.cave.tiles import NO_SYMBOL, symbol_of
from hauntbox.games.vast.roles.numbers import CAVE, GHOUL, KNIGHT
from hauntbox.games.vast.secrets.known import PUBLIC, UNSEEN, known
from hauntbox.games.vast.state import PARTS, Vast, knight_of
from hauntbox.ledger import proves
from vast.scenes import scene, sp


@proves("VSB-GEN-06", "VSB-HID-08")
def test_of_a_dark_tile_the_symbol_is_known_and_the_rest_only_to_those_who_have_looked() -> None:
    g = scene("ab EN af O0", stack="ce ab")
    g.peeked = ((sp("w1"), 1 << GHOUL),)
    k = known(g, (KNIGHT,))
    assert k.laid == g.laid
    assert k.under == (UNSEEN + 1, 0, UNSEEN, g.under[3])
    assert [symbol_of(k.ground[sp(name)]) for name in ("w1", "e1")] == [1, 0]
    assert known(g, (GHOUL,)).under == (g.under[0], 0, UNSEEN, g.under[3])
    assert known(g, ()).under == k.under
    assert (k.stack, k.terms) == ((UNSEEN + 2, UNSEEN + NO_SYMBOL), g.terms)


def test_the_cave_knows_every_dark_tile_on_the_map() -> None:
    g = scene("ab EN", roles=(KNIGHT, CAVE), shaper=CAVE)
    assert known(g, (CAVE,)).under == g.under
    assert known(g, (KNIGHT,)).under != g.under


@proves("VSB-GEN-06")
def test_sidequests_and_face_down_treasures_are_the_knights() -> None:
    g = scene()
    board = knight_of(g)
    board.hand, board.quests, board.treasures, board.face_up = (1, 2, 3), (4, 5), (2, 6), 1 << 6
    own, other = knight_of(known(g, (KNIGHT,))), knight_of(known(g, (GHOUL,)))
    assert (own.hand, own.treasures, own.quests) == ((1, 2, 3), (2, 6), (-1, -1))
    assert (other.hand, other.treasures, other.quests) == ((-1, -1, -1), (-1, 6), (-1, -1))
    assert other.grit == board.grit


def test_a_new_field_is_hidden_until_it_is_named() -> None:
    named = {
        *PUBLIC,
        *PARTS,
        "under",
        "stack",
        "boxed",
        "origin",
        "event_deck",
        "treasure_deck",
        "monster_deck",
        "ground",
    }
    own = {each.name for each in fields(Vast)} - {each.name for each in fields(Vast.__mro__[1])}
    assert own == named
