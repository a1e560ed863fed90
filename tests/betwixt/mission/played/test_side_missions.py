"""Side Mission A, a hunt, and Side Mission B, a hold. MA, MB"""

from __future__ import annotations

import pytest

from betwixt.missions import finish, kinds_on, on, opening, say, texts, vanish
from betwixt.scenes import AVELYNN, BILL, JOAN, asked, do, give, offers, rig, told
from hauntbox.games.betwixt.actions import ITEM, SPECIAL
from hauntbox.games.betwixt.cards.fate import EVENT, MAP, NO_TOKEN, STORY, token
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.cards.words import SHARPENED
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.attack.statuses import has
from hauntbox.games.betwixt.rules.attack.wounds import hurt
from hauntbox.games.betwixt.rules.explore.approach import bars_target
from hauntbox.games.betwixt.rules.explore.exploring import EXPLORE
from hauntbox.games.betwixt.rules.fight.rounds import fight, is_over
from hauntbox.games.betwixt.rules.fight.spawning import spawn
from hauntbox.games.betwixt.rules.fight.turn import (
    USED,
    Activate,
    bars_act,
    bars_effort,
    can_do,
    do_special,
    is_held,
    price_of,
)
from hauntbox.games.betwixt.state import COMBAT, EXPLORATION, Farm
from hauntbox.ledger import proves

VERMIN, HAYRIDE = "vermin_patrol", "last_hayride"
SHED, YARD, LANE = TILE_OF["6"], TILE_OF["9"], TILE_OF["7"]


def named(kinds: list[int]) -> list[str]:
    return [MONSTERS[kind].name for kind in kinds]


def kind(name: str) -> int:
    return next(n for n, monster in enumerate(MONSTERS) if monster.name == name)


def patrol() -> Farm:
    return on(VERMIN, "6")


# Side Mission A -------------------------------------------------------------------------------------------------------


@proves("TGB-MA-03")
def test_only_beasts_are_counted() -> None:
    g = patrol()
    for name in ("Barn Rat", "Haunt Actor", "Guard Dog"):
        hurt(g, spawn(g, kind(name), SHED), 99, BILL)
        g.settle()
    assert g.counters == (2,)
    start = opening(VERMIN)
    assert (start.objective, start.goal) == (1, NO_TOKEN)


@proves("TGB-MA-04", "TGB-MIS-08")
@pytest.mark.parametrize(("count", "rats"), [(11, 4), (12, 0)])
def test_rats_come_as_often_as_the_hunt_is_stuck(count: int, rats: int) -> None:
    g = patrol()
    g.counters = g.peaks = (count,)
    say(g, "stuck")
    assert (named(kinds_on(g, "6")), texts(g)) == (["Barn Rat"] * rats, ["pipes"] if rats else [])
    if rats:
        vanish(g)
        g.groups = ()
        say(g, "stuck")
        assert len(g.at) == 6 + rats
        assert g.ambush


@proves("TGB-MA-05")
def test_at_six_the_family_has_its_eye_in() -> None:
    g = patrol()
    g.counters = g.peaks = (5,)
    hurt(g, spawn(g, kind("Barn Rat"), SHED), 99, BILL)
    g.settle()
    assert [has(g, fm, SHARPENED) for fm in range(4)] == [True, True, True, False]


@proves("TGB-MA-06")
def test_duchess_comes_the_first_time_that_the_count_is_full() -> None:
    g = patrol()
    g.counters = g.peaks = (11,)
    say(g, "fight-won")
    assert len(g.at) == 6
    g.counters = (13,)
    say(g, "fight-won")
    assert named(kinds_on(g, "6")) == ["Prize Sow", "Rabid Raccoon", "Rabid Raccoon"]
    assert (g.objective, texts(g), g.fight_names) == (2, ["duchess"], 1)
    g.fight_names = 0
    say(g, "fight-won")
    assert len(g.at) == 9


@proves("TGB-MA-07", "TGB-MA-10")
def test_the_hunt_is_won_with_duchess() -> None:
    g = patrol()
    g.counters = g.peaks = (12,)
    say(g, "fight-won")
    g.then(EXPLORE)
    fight(g)
    trophies = g.trophies
    for m in range(6, 9):
        hurt(g, m, 99, BILL)
    finish(g)
    assert g.outcome is not None
    assert (g.outcome.rule, texts(g)[-1], g.unlocked) == ("TGB-END-09", "won", ())
    assert (g.trophies - trophies >= 1, told(g, "bucks")[-1], told(g, "xp")[-1][1]) == (True, (5,), 1)


@proves("TGB-MA-08", "TGB-MIS-16")
def test_a_candy_bar_is_bait() -> None:
    g = patrol()
    g.objective = 0
    say(g, "start")
    rat, actor, far = [spawn(g, kind(name), SHED) for name in ("Barn Rat", "Haunt Actor", "Guard Dog")]
    floor = [space for space in range(64) if g.map.floor >> SHED * 64 + space & 1]
    g.at[BILL], g.at[rat] = SHED * 64 + floor[0], SHED * 64 + floor[1]
    g.at[far] = SHED * 64 + floor[-1]
    assert g.map.distance(g.at[BILL], g.at[far]) > 3
    g.phase, g.active = COMBAT, BILL
    assert not can_do(g, BILL, 0)
    give(g, BILL, "Candy Bar")
    give(g, JOAN, "Soda Pop")
    assert (can_do(g, BILL, 0), can_do(g, JOAN, 0)) == (True, False)
    before, draws = g.target[:], g.drawn["targets"]
    hp = g.hp[BILL]
    do_special(g, BILL, 0)
    g.settle()
    assert (g.drawn["targets"] - draws, g.target[actor], g.target[far]) == (1, before[actor], before[far])
    assert (g.cards[BILL][7], g.hp[BILL]) == (-1, hp)


@proves("TGB-MA-08")
def test_bait_is_the_item_action() -> None:
    g = patrol()
    g.objective = 0
    say(g, "start")
    spawn(g, kind("Barn Rat"), SHED)
    give(g, BILL, "Candy Bar")
    g.phase, g.round = COMBAT, 1
    g.then(Activate(BILL))
    g.settle()
    g.hp[BILL] = 1
    assert "special 1" in offers(g)
    do(g, "special 1")
    give(g, BILL, "Band-Aids")
    g.hp[BILL] = 1
    assert bars_act(g, BILL, ITEM) == bars_act(g, BILL, SPECIAL[0]) == "TGB-ACT-03"
    assert (g.did & USED, told(g, "special")) == (USED, [(BILL, 0)])
    free = patrol()
    free.did, free.deeds = USED, ((1, 3, 0),)  # an action without a price is no Item action
    assert price_of(free, 1) == -1
    assert bars_effort(free, BILL, SPECIAL[1], False) == ""


@proves("TGB-MA-08")
def test_bait_is_not_approached() -> None:
    """While the family explores there is no Item action, whether somebody has a Candy Bar or not."""
    g = patrol()
    g.objective = 0
    say(g, "start")
    assert bars_target(g, SPECIAL[0]) == "TGB-MA-08"
    give(g, BILL, "Candy Bar")
    assert can_do(g, BILL, 0)
    assert bars_target(g, SPECIAL[0]) == "TGB-MA-08"


@pytest.mark.parametrize(("name", "who", "n"), [
    pytest.param(VERMIN, "Barn Rat", 3, marks=proves("TGB-MA-11")),
    pytest.param(HAYRIDE, "Haunt Actor", 2, marks=proves("TGB-MB-18")),
])  # fmt: skip
def test_events_are_those_of_mission_1_but_for_the_last(name: str, who: str, n: int) -> None:
    from hauntbox.games.betwixt.content.reader import BOOK

    events, first = BOOK.sheet_of(name).events, BOOK.sheet_of("long_driveway").events
    assert events[:5] == first[:5]
    g = on(name, "7" if name == HAYRIDE else "6")
    rig(g, event=6)
    say(g, "token-resolved", EVENT, 0)
    assert (named([g.kind[m] for m in range(6, len(g.at))]), g.ambush.bit_count()) == ([who] * n, n)


# Side Mission B -------------------------------------------------------------------------------------------------------


def yard() -> Farm:
    g = on(HAYRIDE, "7", "9")
    say(g, "tile-placed", YARD)
    return g


@proves("TGB-MB-03")
def test_the_farmyard_is_the_first_objective() -> None:
    g = opening(HAYRIDE)
    assert (g.objective, g.goal) == (1, token(MAP, YARD))


@proves("TGB-MB-04", "TGB-MB-05")
def test_the_wagon_stops_and_the_hold_begins() -> None:
    g = yard()
    assert named(kinds_on(g, "9")) == [*["Haunt Actor"] * 3, "Stilt Walker"]
    wagon = sum([1 << YARD * 64 + y * 8 + x for x in (1, 2) for y in (5, 6)])
    assert g.marked == ((0, wagon),)
    assert (g.map.low & wagon, g.objective, texts(g)) == (wagon, 2, ["wagon"])
    vanish(g)
    g.round = 4
    assert (is_held(g), is_over(g)) == (True, False)


@proves("TGB-MB-21", "TGB-MIS-37")
def test_the_hold_does_not_end_by_itself() -> None:
    g = yard()
    g.round = 6
    assert (is_held(g), is_over(g)) == (True, False)
    g.held = 6
    assert is_over(g)


def screams(n: int, *places: tuple[int, int]) -> Farm:
    """The counter shows n, and monsters stand on these spaces of the yard."""
    g = yard()
    vanish(g)
    g.counters = g.peaks = (n,)
    for x, y in places:
        m = spawn(g, kind("Haunt Actor"), YARD)
        g.at[m] = YARD * 64 + (y - 1) * 8 + x - 1
    g.phase, g.at[:3] = COMBAT, [YARD * 64 + place for place in (4, 5, 6)]
    return g


@proves("TGB-MB-06")
def test_monsters_next_to_the_wagon_make_children_scream() -> None:
    g = screams(1, (1, 5), (4, 8), (5, 5))
    say(g, "round-ends", 6)
    assert told(g, "counter")[-1] == (0, 3)


@proves("TGB-MB-07")
def test_at_eight_they_run() -> None:
    g = screams(6, (1, 5))
    say(g, "round-ends", 3)
    assert (g.outcome, g.counters) == (None, (7,))
    g = screams(7, (1, 5))
    say(g, "round-ends", 3)
    assert g.outcome is not None
    assert (g.outcome.rule, texts(g)[-1]) == ("TGB-END-11", "lost")


@proves("TGB-EX-65", "TGB-MB-07")
def test_a_scream_comes_before_the_wagon_leaves() -> None:
    g = screams(7, (1, 5))
    say(g, "round-ends", 5)
    assert g.outcome is not None
    assert (g.outcome.scores[0], texts(g)[-1]) == (0.0, "lost")


@pytest.mark.parametrize(("round", "faces", "names"), [
    pytest.param(1, (1, 2), ["Haunt Actor", "Stilt Walker"], marks=proves("TGB-MB-08")),
    pytest.param(2, (4, 3), ["Chainsaw Clown", "Haunt Actor", "Stilt Walker"], marks=proves("TGB-MB-09")),
    pytest.param(3, (2, 6), ["Stilt Walker"] * 2, marks=proves("TGB-MB-10")),
    pytest.param(4, (), ["Walking Scarecrow"] * 2, marks=proves("TGB-MB-11")),
])  # fmt: skip
def test_others_come_in_at_the_doorways(round: int, faces: tuple[int, ...], names: list[str]) -> None:
    g = screams(0)
    if faces:
        rig(g, mission=faces)
    say(g, "round-ends", round)
    assert sorted(named(kinds_on(g, "9"))) == names
    assert g.acted == (1 << len(names)) - 1


@proves("TGB-EX-55", "TGB-MB-14")
def test_the_hold_without_monsters() -> None:
    g = screams(0, (5, 5))
    g.round, g.ready = 3, 0b100
    g.doors = 1 << YARD * 4 + 1
    hurt(g, 6, 99, JOAN)
    g.settle()
    g.then(Activate(AVELYNN))
    g.settle()
    assert asked(g) == "Activation Avelynn"
    g.agenda.clear()
    rig(g, mission=(1, 1))
    say(g, "round-ends", 3)
    assert (g.counters, len(kinds_on(g, "9")), g.acted >> 1) == ((0,), 2, 0b11)
    assert g.doors == 1 << YARD * 4 + 1


@proves("TGB-MB-12")
def test_talking_to_the_children_helps() -> None:
    g = screams(4)
    g.at[BILL], g.at[JOAN] = YARD * 64 + 4 * 8 + 1, YARD * 64 + 7
    assert (can_do(g, BILL, 0), can_do(g, JOAN, 0)) == (True, False)
    for _ in range(3):
        do_special(g, BILL, 0)
        g.settle()
    assert g.counters == (1,)


@proves("TGB-MB-13", "TGB-MB-17")
def test_the_wagon_leaves_with_the_fifth_round() -> None:
    g = yard()
    g.then(EXPLORE)
    fight(g)
    g.settle()
    g.agenda[:] = g.agenda[:2]  # the phase after the fight, and its rounds
    g.round, g.at[BILL] = 4, YARD * 64 + 4
    say(g, "round-ends", 4)
    assert g.ending == -1
    g.round = 5
    say(g, "round-ends", 5)
    finish(g)
    assert g.outcome is not None
    assert (g.outcome.scores[0], texts(g)[-1], told(g, "defeated")) == (1.0, "won", [])
    assert (told(g, "bucks")[-1], told(g, "xp")[-1][1], len(told(g, "found")) >= 1) == ((6,), 2, True)


@proves("TGB-MB-22", "TGB-MB-13")
@pytest.mark.parametrize("there", [False, True])
def test_after_seven_rounds_it_rolls_on_without_them(there: bool) -> None:
    g = screams(0)
    g.at[:3] = [LANE * 64 + place for place in (0, 1, 2)]
    say(g, "round-ends", 5)
    say(g, "round-ends", 6)
    assert (g.outcome, g.ending) == (None, -1)
    if there:
        g.at[JOAN] = YARD * 64 + 4
    say(g, "round-ends", 7)
    assert (g.outcome is not None and g.outcome.scores[0] == 0.0) != there
    assert (g.ending >= 0) == there


@proves("TGB-MB-15")
def test_the_song() -> None:
    g = on(HAYRIDE, "7")
    g.hp[:4] = [1] * 4
    say(g, "token-resolved", STORY, 0)
    do(g, "who Bill")
    assert (g.hp[:4], g.xp, texts(g)) == ([2, 2, 2, 1], [1, 0, 0, 0], ["song"])
    assert g.phase == EXPLORATION
