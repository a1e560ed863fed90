"""An Ambush step by step: what is told, who is asked, what a hit and a defeat come to. VAR, MON, KNE, KNX"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.die import CENTRE, DIAMOND, DRAGON_DIE
from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.roles.goblins.rules.ambush import Pounce
from hauntbox.games.vast.roles.knight.board import FEARLESS, STRENGTH
from hauntbox.games.vast.roles.knight.cards.ambush import SeekMonster, ambush
from hauntbox.games.vast.roles.knight.cards.events import resolve_event
from hauntbox.games.vast.roles.numbers import GOBLINS, KNIGHT
from hauntbox.games.vast.state import Vast, goblins_of, knight_of
from hauntbox.games.vast.table.terms import LINE_A, LINE_B, NO_LINE
from hauntbox.ledger import proves
from vast.knight.test_monsters import CARD, meeting
from vast.scenes import do, offers, put, run, scene, told


def alone(line: int, hand: tuple[int, ...] = ()) -> Vast:
    """An Ambush on this line; she has Strength 1 and one cube to add."""
    g = scene(infestation=line)
    put(g, KNIGHT, "center")
    g.monster_deck = (CARD["Pet Frog"],)
    knight_of(g).hand, knight_of(g).free = hand, 1
    ambush(g)
    g.settle()
    return g


@proves("VSB-VAR-13", "VSB-DEC-157", "VSB-VAR-27")
@pytest.mark.parametrize(("line", "strength"), [(LINE_A, 2), (LINE_B, 3)])
def test_the_line_attacks_with_its_strength_and_no_monster(line: int, strength: int) -> None:
    g = alone(line)
    assert isinstance(g.asking(), SeekMonster)
    do(g, "no")
    assert (told(g, "ambush"), told(g, "shows"), told(g, "monster")) == ([(strength, -1)], [], [])
    assert offers(g) == ["cube strength", "enough"]
    do(g, "enough")
    assert (knight_of(g).health, g.agenda) == (6, [])


@proves("VSB-KNX-20", "VSB-VAR-13")
def test_fearless_meets_the_monster_in_place_of_the_line() -> None:
    g = do(alone(LINE_B, (FEARLESS,)), "yes")
    assert told(g, "ambush") == [(2, CARD["Pet Frog"])]
    do(g, "enough")
    assert (knight_of(g).health, g.agenda, knight_of(g).ambushes) == (6, [], 1)


@proves("VSB-KNE-13")
def test_without_the_card_there_is_no_ambush() -> None:
    g = alone(NO_LINE)
    assert (g.agenda, told(g, "ambush"), g.monster_deck) == ([], [], (CARD["Pet Frog"],))


@proves("VSB-MON-21", "VSB-KNE-11", "VSB-KNE-12")
@pytest.mark.parametrize(("hidden", "foes"), [(0, []), (3, [(4,)])])
def test_with_goblins_a_hidden_tribe_lies_in_wait_if_there_is_one(hidden: int, foes: list[tuple[int]]) -> None:
    g = meeting("Ogre", 2, roles=(KNIGHT, GOBLINS))
    goblins_of(g).population = [hidden, 0, 0]
    ambush(g)
    assert told(g, "lie in wait") == foes
    assert [frame for frame in g.agenda if isinstance(frame, Pounce)] == [Pounce(GOBLINS)] * len(foes)
    assert told(g, "ambush") == []


@proves("VSB-VAR-16", "VSB-VAR-17")
@pytest.mark.parametrize(("health", "has_text"), [(2, True), (1, False)])
def test_a_knight_whom_it_kills_is_spared_the_monsters_text(health: int, has_text: bool) -> None:
    g = meeting("Golem", 3)
    knight_of(g).health = health
    g.rig(DRAGON_DIE, CENTRE)
    ambush(g)
    g.settle()
    assert (knight_of(g).golem, knight_of(g).health) == (has_text, health - 1)


@proves("VSB-KNE-10")
@pytest.mark.parametrize("name", [5, 9])
def test_an_event_is_told_with_its_card(name: int) -> None:
    g = scene()
    put(g, KNIGHT, "center")
    knight_of(g).grit = 9
    resolve_event(g, name)
    assert (told(g, "event"), g.event_out) == ([(name,)], (name,))


@proves("VSB-VAR-15", "VSB-MON-30")
@pytest.mark.parametrize(
    ("strength", "face", "health"), [(1, DIAMOND, 6), (2, CENTRE, 6), (2, DIAMOND, 7), (3, CENTRE, 7)]
)
def test_stronger_she_loses_nothing_and_has_met_it_fearlessly(strength: int, face: int, health: int) -> None:
    g = meeting("Pet Frog", strength)
    g.rig(DRAGON_DIE, face)
    ambush(g)
    run(g)
    assert (knight_of(g).health, knight_of(g).feats >> FEARLESS & 1) == (health, health == 7)
    assert (knight_of(g).cubes[STRENGTH], knight_of(g).came) == (strength - 1, NOWHERE)
