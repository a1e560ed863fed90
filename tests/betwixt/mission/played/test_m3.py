"""Mission 3, The Mirror Maze: a split party. M3, MIS"""

from __future__ import annotations

import pytest

from betwixt.mission.played.maze import ATTIC, HALL, MAZE, SHOP, VAULT, finish_start, finish_until, flag, named, split
from betwixt.missions import finish, kinds_on, opening, say, texts
from betwixt.outdoors import doors_of, sizes
from betwixt.scenes import AVELYNN, BILL, DOG, JOAN, MADDOX, asked, do, offers, rig, told
from hauntbox.games.betwixt.cards.decks import BOOK_DECK
from hauntbox.games.betwixt.cards.fate import EVENT, MAP, STORY, token
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.cards.words import BLEED, LIGHTHEADED, WEAKENED
from hauntbox.games.betwixt.rules.altering import MONSTER_TOKENS, altered
from hauntbox.games.betwixt.rules.attack.statuses import count, has
from hauntbox.games.betwixt.rules.attack.wounds import hurt
from hauntbox.games.betwixt.rules.explore.doors import part_of
from hauntbox.games.betwixt.rules.explore.exploring import EXPLORE
from hauntbox.games.betwixt.rules.explore.opening import open_door
from hauntbox.games.betwixt.rules.explore.parties import able_teams
from hauntbox.games.betwixt.rules.fight.rounds import fight
from hauntbox.games.betwixt.rules.fight.trouble import Trouble, unlucky
from hauntbox.games.betwixt.rules.fight.turn import can_do, do_special
from hauntbox.games.betwixt.state import ACTIVE, AWAY, COMBAT, EXPLORATION, KO, Farm
from hauntbox.ledger import proves


@proves("TGB-M3-01", "TGB-MIS-28", "TGB-DEC-42")
def test_bill_chooses_company_and_nobody_is_on_lookout() -> None:
    g = opening(MAZE)
    assert (asked(g), offers(g), texts(g)) == ("TeamUp Family", ["who Joan", "who Avelynn", "who Maddox"], ["opening"])
    do(g, "who Avelynn")
    assert (g.teams, told(g, "teams")) == ((0, 1, 0, 1), [(0, 1, 0, 1)])
    assert asked(g) == "StartSpace Bill"
    for _ in range(4):
        do(g, offers(g)[0])
    assert [(g.at[fm] if g.at[fm] >= 0 else g.camps[fm]) >> 6 for fm in range(4)] == [SHOP, ATTIC, SHOP, ATTIC]
    assert g.post == [ACTIVE] * 4


@proves("TGB-M3-02", "TGB-MIS-29")
def test_each_team_has_a_door_and_half_of_the_bag() -> None:
    g = opening(MAZE)
    assert (doors_of(g, "17"), doors_of(g, "20"), sizes(g)) == ("E", "N", [17, 16])
    assert (part_of(g, SHOP), part_of(g, ATTIC), g.shares) == (0, 1, (0, 1))
    assert sorted([token for token, _ in g.inside]) == sorted([*g.bags[0], *g.bags[1]])
    assert {may for _, may in g.inside} == {0b11}
    assert g.walled == 0b1100 << SHOP * 4 | 0b0100 << ATTIC * 4


@proves("TGB-M3-04", "TGB-M3-05")
def test_one_monster_token_and_the_hall() -> None:
    g = opening(MAZE)
    finish_start(g)
    assert altered(g, MONSTER_TOKENS, 3) == 1
    assert (g.objective, g.goal) == (1, token(MAP, HALL))


@proves("TGB-M3-06")
def test_three_wisps_are_in_the_hall() -> None:
    g = split("16")
    say(g, "tile-placed", HALL)
    assert (named(kinds_on(g, "16")), texts(g)) == (["Wisp"] * 2, ["hall"])


@proves("TGB-M3-07", "TGB-EXP-01", "TGB-MIS-30")
def test_the_team_in_the_hall_waits() -> None:
    g = split("16")
    g.fights = 1 << HALL
    say(g, "fight-won")
    assert (g.flags, g.idle, able_teams(g), told(g, "team waits")) == (1, 0, [1], [(0,)])
    g.then(EXPLORE)
    g.settle()
    assert (g.team, asked(g)) == (1, "Household Family")
    assert [g.post[fm] for fm in range(4)] == [AWAY, AWAY, ACTIVE, ACTIVE]


@proves("TGB-M3-08", "TGB-MIS-36", "TGB-M3-29", "TGB-DEC-101")
@pytest.mark.parametrize("alone", [False, True])
def test_the_next_door_of_the_others_leads_into_the_hall(alone: bool) -> None:
    g = split("16", team=1)
    flag(g, "waiting")
    if alone:
        g.post[BILL] = g.post[JOAN] = KO
    g.then(EXPLORE)
    open_door(g, ATTIC * 4)
    g.settle()
    assert asked(g) == ("MergeSpace Avelynn" if alone else "MergeSpace Bill")
    while asked(g).startswith("MergeSpace"):
        do(g, offers(g)[0])
    assert [g.at[fm] >> 6 for fm in range(4) if g.post[fm] == ACTIVE] == [HALL] * (2 if alone else 4)
    assert (g.camps, g.shares, g.team, g.idle, told(g, "merged")) == ((), (), -1, -1, [(HALL,)])
    assert (g.teams, g.flags, texts(g)) == ((), 3, ["alone" if alone else "reflection"])
    assert altered(g, MONSTER_TOKENS, 9) == 3
    assert g.drawn.get("fate", 0) == 0
    assert g.phase == COMBAT


@proves("TGB-M3-09", "TGB-MIS-34")
def test_when_the_others_go_out_later_the_rest_is_together_at_once() -> None:
    g = split("16", team=1)
    flag(g, "waiting")
    g.idle = 0
    g.post[MADDOX] = KO
    g.at[MADDOX] = -1
    hurt(g, AVELYNN, 99)
    g.settle()
    assert (texts(g), asked(g)) == (["alone"], "MergeSpace Bill")
    do(g, offers(g)[0])
    do(g, offers(g)[0])
    assert (g.teams, g.post[:2], g.flags) == ((), [ACTIVE, ACTIVE], 3)


@proves("TGB-M3-09")
def test_or_when_the_hall_is_won_and_they_are_out_already() -> None:
    g = split("16")
    g.post[AVELYNN] = g.post[MADDOX] = KO
    g.fights = 1 << HALL
    say(g, "fight-won")
    assert (texts(g), asked(g)) == (["alone"], "MergeSpace Bill")


def together() -> Farm:
    g = split("16")
    flag(g, "waiting", "together")
    g.teams, g.shares, g.camps, g.team, g.objective = (), (), (), -1, 2
    for fm in (AVELYNN, MADDOX):
        g.post[fm], g.at[fm], g.pool[fm] = ACTIVE, HALL * 64 + 10 + fm, 6
    g.at[:4] = [HALL * 64 + place for place in (0, 1, 2, 3)]
    say(g, "merged")
    return g


@proves("TGB-M3-10", "TGB-M3-11")
def test_the_double_and_five_wisps_come_and_mirrors_can_be_broken() -> None:
    g = together()
    assert sorted(named(kinds_on(g, "16"))) == ["Mirror Double", *["Wisp"] * 2]
    assert (len(g.deeds), g.deeds[0][1]) == (1, 3)


@proves("TGB-M3-11", "TGB-DEC-58")
def test_a_broken_mirror_is_floor_and_hurts_the_double() -> None:
    g = together()
    double = next(m for m in range(6, 9) if MONSTERS[g.kind[m]].name == "Mirror Double")
    g.phase, hp = COMBAT, g.hp[double]
    g.at[BILL] = HALL * 64 + 3 * 8 + 2  # C4, next to B4, B3, C3 and D5
    g.at[JOAN] = HALL * 64
    assert (can_do(g, BILL, 0), can_do(g, JOAN, 0)) == (True, False)
    do_special(g, BILL, 0)
    g.settle()
    assert (asked(g), offers(g)) == ("WhichPiece Bill", ["space B3", "space C3", "space B4", "space D5"])
    tall = g.map.tall
    do(g, "space C3")
    broken = 1 << HALL * 64 + 2 * 8 + 2
    assert (tall & ~g.map.tall, g.map.floor & broken, g.hp[double]) == (broken, broken, hp - 2)
    assert (g.deeds[0][1], told(g, "cleared")) == (2, [(HALL * 64 + 2 * 8 + 2,)])
    g.at[BILL] = HALL * 64 + 1 * 8 + 1  # next to B3 alone
    do_special(g, BILL, 0)
    g.settle()
    assert (asked(g), len(told(g, "cleared"))) == ("", 2)  # nothing to choose
    g.deeds = tuple([(n, 0, near) for n, _, near in g.deeds])
    assert not can_do(g, BILL, 0)


@proves("TGB-M3-12")
@pytest.mark.parametrize(("face", "name"), [(1, True), (2, False)])
def test_somebody_may_get_lightheaded_after_each_round(face: int, name: bool) -> None:
    g = together()
    g.phase = COMBAT
    rig(g, any=3, mission=face)
    say(g, "round-ends", 2)
    assert [has(g, fm, LIGHTHEADED) for fm in range(4)] == [False, False, name, False]
    flag(g, "waiting")
    rig(g, mission=(1, 1))
    say(g, "round-ends", 3)
    assert g.drawn["mission"] == 1


@proves("TGB-M3-13", "TGB-M3-17")
def test_the_maze_is_won_with_the_double() -> None:
    g = together()
    g.then(EXPLORE)
    fight(g)
    for m in range(6, 9):
        hurt(g, m, 99, BILL)
    finish(g)
    assert g.outcome is not None
    assert (g.outcome.rule, texts(g)[-1]) == ("TGB-END-09", "won")
    assert (told(g, "bucks")[-1], told(g, "xp")[-1]) == ((10,), (MADDOX, 3))
    assert len(told(g, "found")) >= 2
    assert g.unlocked == ("Collection 3", "Mission 4")


@proves("TGB-M3-14", "TGB-MIS-35", "TGB-RND-26")
def test_trouble_strikes_those_who_are_away() -> None:
    g = split()
    g.phase = COMBAT
    hp = g.hp[:4]
    rig(g, trouble=1, trouble_away=2, trouble_loss=1)
    g.then(Trouble())
    g.settle()
    assert [before - now for before, now in zip(hp, g.hp, strict=False)] == [0, 0, 0, 1]


@proves("TGB-MIS-35", "TGB-M3-14")
def test_without_anybody_away_it_strikes_by_target_token() -> None:
    g = split()
    g.post[AVELYNN] = g.post[MADDOX] = KO
    g.pool[:4] = [0, 6, 0, 0]
    assert unlucky(g) == JOAN
    g = together()
    g.pool[:4] = [0, 0, 0, 6]
    assert unlucky(g) == MADDOX


@proves("TGB-M3-15")
def test_the_photo_booth() -> None:
    g = split()
    g.hp[:4] = [1] * 4
    say(g, "token-resolved", STORY, 0)
    assert (g.hp[:4], texts(g), offers(g)) == ([2, 2, 1, 1], ["booth-photos"], ["who Bill", "who Joan"])
    do(g, "who Joan")
    assert g.xp == [0, 1, 0, 0]


@proves("TGB-M3-16")
def test_a_poltergeist_keeps_the_vault() -> None:
    g = split("S3")
    say(g, "secret-opened", VAULT)
    assert named(kinds_on(g, "S3")) == ["Poltergeist"]
    g.at[6] = -1
    g.phase = EXPLORATION
    say(g, "fight-won")
    assert asked(g) == "Found Family"


def event(n: int) -> Farm:
    g = split()
    rig(g, event=n)
    return g


@proves("TGB-M3-18")
def test_your_own_back() -> None:
    g = event(1)
    rig(g, mission=(2, 3))
    say(g, "token-resolved", EVENT, 0)
    assert [has(g, fm, WEAKENED) for fm in range(4)] == [True, False, False, False]


@proves("TGB-M3-19")
def test_the_wishing_mirror() -> None:
    g = event(2)
    say(g, "token-resolved", EVENT, 0)
    assert g.purse == 4


@proves("TGB-M3-20")
def test_the_helpful_reflection() -> None:
    g = event(3)
    hp, books = g.hp[:], len(g.decks[BOOK_DECK])
    rig(g, any=1)
    say(g, "token-resolved", EVENT, 0)
    assert offers(g) == ["option 1", "nobody"]
    do(g, "option 1")
    assert (hp[BILL] - g.hp[BILL], books - len(g.decks[BOOK_DECK]), asked(g)) == (1, 1, "Reader Family")


@proves("TGB-M3-21")
def test_broken_glass() -> None:
    g = event(4)
    rig(g, any=2)
    say(g, "token-resolved", EVENT, 0)
    assert [count(g, fm, BLEED) for fm in range(4)] == [0, 2, 0, 0]


@proves("TGB-M3-22")
def test_a_wave_from_the_other_side() -> None:
    g = event(5)
    g.hp[:4], g.fp = [1] * 4, [1] * 4
    say(g, "token-resolved", EVENT, 0)
    assert (g.hp[:4], g.fp) == ([1, 1, 2, 2], [1, 1, 2, 2])


@proves("TGB-M3-23")
def test_somebody_steps_out() -> None:
    g = event(6)
    say(g, "token-resolved", EVENT, 0)
    assert (named([g.kind[m] for m in range(6, len(g.at))]), g.ambush) == (["Wisp"] * 2, 0b11)


@proves("TGB-M3-26", "TGB-MIS-47")
@pytest.mark.parametrize("door", [True, False])
def test_without_a_door_the_others_step_into_a_mirror(door: bool) -> None:
    g = split("16", team=1)
    flag(g, "waiting")
    g.idle, g.goal = 0, token(MAP, HALL)
    if not door:
        g.bags = [g.bags[0], ()]
    g.then(EXPLORE)
    g.settle()
    assert asked(g) == ("Household Family" if door else "MergeSpace Bill")
    assert texts(g) == ([] if door else ["reflection"])


@proves("TGB-M3-27", "TGB-MIS-48", "TGB-MIS-34")
def test_when_the_team_goes_out_in_the_hall_the_wisps_leave() -> None:
    g = split("16")
    say(g, "tile-placed", HALL)
    g.then(EXPLORE)
    fight(g)
    g.settle()
    g.slain[BILL], g.lost = (g.kind[DOG],), ((g.kind[DOG], -1),)
    g.post[JOAN], g.at[JOAN] = KO, -1
    hurt(g, BILL, 99)
    finish_until(g, EXPLORATION)
    g.settle()
    assert (len(g.at), g.flags, g.phase, g.outcome) == (6, 1, EXPLORATION, None)
    assert not list(g.lost)
    assert (g.xp, g.team) == ([0] * 4, 1)
    assert asked(g) == "Household Family"
    assert able_teams(g) == [1]
