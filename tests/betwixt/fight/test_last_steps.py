"""The end of a fight: the last card of who leaves, the exchange, what is put right. LOOK, CMB, FLOW"""

from __future__ import annotations

import pytest

from betwixt.fight.yards import won
from betwixt.outdoors import answered
from betwixt.scenes import AVELYNN, DOG, JOAN, MADDOX, asked, do, give, run, stash, told
from hauntbox.games.betwixt.cards.decks import FIRST
from hauntbox.games.betwixt.rules.fight.victory import SETTLED, LastCard, exchange
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.games.betwixt.state import COMBAT, EXPLORATION
from hauntbox.ledger import proves


@proves("TGB-LOOK-08", "TGB-DEC-68")
@pytest.mark.parametrize(("limit", "cards", "asks"), [(5, 1, True), (1, 1, False), (5, 0, False), (2, 1, True)])
def test_a_last_card_is_asked_for_if_there_is_one_and_room(limit: int, cards: int, asks: bool) -> None:
    g = won(stash_limit=limit)
    stash(g, "Golf Balls")
    give(g, JOAN, *["Charm Bracelet"][:cards])
    run(g, LastCard(JOAN))
    assert bool(asked(g)) == asks


@proves("TGB-LOOK-08", "TGB-DEC-68")
def test_a_last_card_is_told_and_takes_its_points_along() -> None:
    g = won()
    give(g, JOAN, "Charm Bracelet")
    top = gear(g, JOAN).fp
    g.fp[JOAN] = top
    run(g, LastCard(JOAN))
    do(g, "give accessory")
    assert (told(g, "stashed"), g.fp[JOAN]) == ([(FIRST["Charm Bracelet"],)], top - 1)


@proves("TGB-CMB-45", "TGB-LOOK-05", "TGB-CMB-29")
def test_the_player_of_the_one_who_leaves_plays_the_one_who_comes() -> None:
    g = won(players=3)
    g.minds = [1, 0, 2, 0, 0]
    exchange(g, AVELYNN, MADDOX)
    assert (g.minds, told(g, "exchange")) == ([1, 0, 2, 2, 0], [(AVELYNN, MADDOX)])


@proves("TGB-FLOW-05", "TGB-CMB-31", "TGB-CMB-30")
def test_nothing_of_the_fight_is_left_and_the_mission_hears_of_it_first() -> None:
    g = won("BJAd..")
    g.phase, g.round, g.new_tiles, g.lost = COMBAT, 7, 3, ((0, -1),)
    seen = []
    with answered(lambda g, trigger, facts: seen.append((trigger, g.phase, g.lost))):
        run(g, SETTLED)
    assert seen == [("fight-won", EXPLORATION, ((0, -1),))]
    assert (g.phase, g.groups, g.round, g.new_tiles, g.lost) == (EXPLORATION, (), 0, 0, ())  # type: ignore[comparison-overlap]  # it has changed since
    assert {len(row) for row in (g.at, g.hp, g.status, g.kind, g.spot, g.weapon, g.target, g.face)} == {DOG}
