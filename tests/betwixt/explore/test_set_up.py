"""What a beginning mission puts right, and what it offers. SET, MIS, ROLE, DEC, INV"""

from __future__ import annotations

from typing import Any

import pytest

from betwixt.outdoors import answered, guide_1, way
from betwixt.scenes import BILL, asked, do, offers, told, why_not
from hauntbox.games.betwixt.actions import SPACE_NAMES
from hauntbox.games.betwixt.cards.decks import CARDS
from hauntbox.games.betwixt.cards.talents import REMEDY
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.explore.doors import PART
from hauntbox.games.betwixt.rules.explore.starting import StartSpace, begin
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.games.betwixt.rules.guide import GUIDES, Guide
from hauntbox.games.betwixt.rules.setup import set_table
from hauntbox.games.betwixt.state import ACTIVE, COMBAT, EXPLORATION, LOOKOUT, Farm
from hauntbox.ledger import proves


def laid(mission: Guide | None = None, **options: Any) -> Farm:
    g = Farm(options=Options(**options))
    g.seed, g.events = "start", []
    GUIDES["test"] = mission or guide_1()
    begin(g, "test")
    return g


@proves("TGB-SET-12", "TGB-SET-13", "TGB-SET-07")
def test_a_mission_begins_from_nothing_but_what_the_family_has() -> None:
    g = laid()
    g.agenda.clear()
    g.phase, g.minds, g.hp[BILL], g.at[BILL], g.post[BILL] = COMBAT, [3] * 5, 1, 40, ACTIVE
    with answered(None) as heard:
        begin(g, "test")
    assert (g.phase, g.minds, g.hp[BILL], heard) == (EXPLORATION, [0, 1, 2, 3, 0], gear(g, BILL).hp, [("start",)])
    assert (g.at[BILL], g.post[BILL], g.mission) == (-1, LOOKOUT, "test")


@proves("TGB-SET-10", "TGB-MIS-02", "TGB-SET-07")
def test_the_start_tile_alone_lies_with_its_doors_shut_and_its_bags_filled() -> None:
    g = laid()
    GUIDES["test"] = guide_1(start=TILE_OF["6"], walled=0b0100, spaces=0)
    g.doors, g.bags = 0b11, [(1,), (2,), (3,)]
    begin(g, "test")
    doors = 1 << way("6N") | 1 << way("6E")
    assert (g.laid, g.doors, g.map.shut & doors) == (((TILE_OF["6"], 0, 0, 0),), doors, doors)
    assert (g.walled, g.paths) == (1 << way("6S"), ((way("6N"), 0), (way("6E"), 1)))
    assert [len(bag) for bag in g.bags] == [18, 17]


@proves("TGB-SET-04", "TGB-SET-03", "TGB-DEC-01")
def test_whoever_is_chosen_has_tokens_and_a_player() -> None:
    g = laid(players=3)
    g.pool[:4] = [3, 3, 3, 3]
    g.settle()
    do(g, "active Joan Avelynn Maddox")
    assert (g.pool[:4], [g.minds[fm] for fm in (1, 2, 3)]) == ([0, 6, 6, 6], [0, 1, 2])


@proves("TGB-SET-08", "TGB-DEC-39", "TGB-DEC-40")
def test_what_no_deck_has_is_not_offered() -> None:
    g = laid()
    gone = ("Golf Club", "Sneakers")
    g.decks[0] = tuple([card for card in g.decks[0] if CARDS[card].name not in gone])
    g.settle()
    do(g, "active Bill Joan Avelynn")
    assert offers(g) == ["pick Baseball Bat"]
    do(g, "pick Baseball Bat", "pick Kitchen Knife", "pick Hockey Stick", "pick Slingshot", "stash", "stash")
    assert (asked(g), offers(g)) == ("FamilyCard Family", ["pick Bike Helmet", "pick Gardening Gloves"])
    none = laid(guide_1(picks=((), (), (), ())))
    none.settle()
    do(none, "active Bill Joan Avelynn")
    assert asked(none) == "Carry Family"


@proves("TGB-CMP-26", "TGB-DEC-41")
@pytest.mark.parametrize(("limit", "rule"), [(0, "TGB-CMP-26"), (1, "")])
def test_a_full_stash_takes_no_family_card(limit: int, rule: str) -> None:
    g = laid(guide_1(picks=((), (), (), ())), stash_limit=limit)
    g.settle()
    do(g, "active Bill Joan Avelynn")
    assert (asked(g), why_not(g, "stash"), why_not(g, "end")) == ("Carry Family", rule, "TGB-ACT-33")


@proves("TGB-DEC-101", "TGB-MIS-03", "TGB-SET-10")
def test_on_any_start_tile_everybody_stands_where_it_was_said() -> None:
    g = laid(guide_1(start=TILE_OF["6"], spaces=0b111, picks=((), (), (), ()), given=(), taken=0))
    g.settle()
    do(g, "active Bill Joan Avelynn")
    assert len(offers(g)) > 1
    where = offers(g)[-1]
    place = SPACE_NAMES.index(where.removeprefix("space "))
    do(g, where)
    assert (g.at[BILL], told(g, "stands")) == (TILE_OF["6"] * 64 + place, [(BILL, TILE_OF["6"] * 64 + place)])


@proves("TGB-MIS-29", "TGB-DEC-101")
def test_each_team_starts_on_its_own_tile() -> None:
    g = laid(guide_1(start=TILE_OF["6"]))
    g.laid = (*g.laid, (TILE_OF["3"], 0, PART, 0))
    g.teams = (0, 0, 1, 1)
    assert [StartSpace(fm).start(g) for fm in range(4)] == [TILE_OF["6"]] * 2 + [TILE_OF["3"]] * 2


@proves("TGB-SET-01", "TGB-CMP-01", "TGB-SET-13")
def test_a_table_is_laid_with_four_dashboards_and_nothing_else() -> None:
    g = Farm()
    g.seed = "table"
    set_table(g)
    assert (g.minds, g.sealed, g.standing) == ([0, 1, 2, 3, 4], [None] * 5, [{}] * 5)
    nothing, nobody = (g.status, g.spot, g.face, g.misses, g.pool), (g.kind, g.target, g.weapon, g.blame, g.at)
    assert (list(nothing), list(nobody)) == ([[0] * 6] * 5, [[-1] * 6] * 5)
    assert (g.post, g.level, g.xp, g.points) == ([LOOKOUT] * 4, [1] * 4, [0] * 4, [0] * 4)
    assert (g.chips, g.slain, g.skill, g.practice) == ([()] * 4, [()] * 4, [(0,) * 7] * 4, [(0,) * 7] * 4)
    assert (g.last_weapon, g.syringes, g.hp[4:]) == ([-1] * 4, (REMEDY,), [0, 0])
    assert (g.hp[:4], g.fp) == ([gear(g, fm).hp for fm in range(4)], [gear(g, fm).fp for fm in range(4)])
