"""Worked examples that take several rules together. EX"""

from __future__ import annotations

import pytest

from betwixt.outdoors import outdoors, way
from betwixt.scenes import AVELYNN, DOG, JOAN, give, scene, told
from hauntbox.games.betwixt.cards.decks import CARDS, FIRST
from hauntbox.games.betwixt.cards.words import DO, DRAIN, LG, LY, G
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.attack.means import means
from hauntbox.games.betwixt.rules.attack.results import DEAL, SUFFER, critical, damage, effects_of
from hauntbox.games.betwixt.rules.explore.doors import close, close_one, hide, open_ways, put_door
from hauntbox.games.betwixt.rules.map.fitting import fits
from hauntbox.games.betwixt.state import KO, survey
from hauntbox.ledger import proves


@proves("TGB-EX-59")
def test_a_shade_that_deals_5_to_joan_with_3_hp_recovers_3() -> None:
    g = scene("sJ....\nB.M...")
    g.hp[DOG], g.hp[JOAN] = 1, 3
    g.hitter, g.victim, g.landed, g.bought = DOG, JOAN, True, ()
    drain = next(n for n, (_, verb, _) in enumerate(effects_of(g)) if verb == DRAIN)
    g.bought, g.harms = (drain,), (DO * 8 + 5, LY * 8 + 1)  # 4 and 1
    assert damage(g) == 5
    g.then(DEAL, SUFFER)
    g.settle()
    assert (g.post[JOAN], g.hp[DOG], told(g, "recovers")) == (KO, 1 + 3, [(DOG, 3)])


@proves("TGB-EX-60")
@pytest.mark.parametrize(("face", "more"), [(6, 2), (1, 0)])
def test_avelynns_three_club_tokens_make_net_hits_3_against_agi_1_critical(face: int, more: int) -> None:
    g = scene("Af....")  # Farmhand: AGI 1
    give(g, AVELYNN, "Golf Club")
    type = CARDS[FIRST["Golf Club"]].type
    g.skill[AVELYNN] = tuple([3 * (n == type) for n in range(7)])
    g.hitter, g.victim, g.means = AVELYNN, DOG, means(0)
    g.hits = (LG * 8 + 2, G * 8 + face - 1)  # 1, and 2 or none
    assert critical(g, type) == more


@proves("TGB-EX-68")
def test_the_costume_shop_has_no_place_for_a_door() -> None:
    shop, hall = TILE_OF["17"], TILE_OF["16"]
    g = outdoors(("17", 0, 0, 0))
    laid = fits(g.map, way("17E"), hall)
    assert laid is not None
    g.laid += (laid,)
    survey(g)
    for each in open_ways(g, shop):
        close(g, each)
    doors = g.doors
    hide(g, shop)
    close_one(g, shop)  # a Door Token too many
    assert (g.secret, g.doors) == (0, doors)
    found = put_door(g, shop)
    assert (found >> 2, g.doors & ~doors) == (hall, 1 << found)
