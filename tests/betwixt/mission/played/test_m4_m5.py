"""Mission 4, a race, and Mission 5, a rite and a boss. M4, M5"""

from __future__ import annotations

import pytest

from betwixt.missions import finish, kinds_on, on, opening, say, texts
from betwixt.scenes import AVELYNN, BILL, JOAN, asked, do, offers, rig, told
from hauntbox.games.betwixt.cards.decks import BOOK_DECK, ITEM_DECK
from hauntbox.games.betwixt.cards.fate import AMBUSH, EVENT, MAP, MONSTER, STORY, TRAP, TREASURE, token
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF, MONSTERS
from hauntbox.games.betwixt.cards.words import BLIND, FRAILTY, TRQ
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.altering import ACTIVATIONS, TROUBLE, altered
from hauntbox.games.betwixt.rules.attack.chips import die_of
from hauntbox.games.betwixt.rules.attack.results import armor
from hauntbox.games.betwixt.rules.attack.statuses import has
from hauntbox.games.betwixt.rules.attack.wounds import hurt
from hauntbox.games.betwixt.rules.explore.exploring import EXPLORE
from hauntbox.games.betwixt.rules.fight.rounds import END_ROUND, fight
from hauntbox.games.betwixt.rules.fight.turn import can_do, do_special
from hauntbox.games.betwixt.state import BEAR, COMBAT, EXPLORATION, Farm
from hauntbox.ledger import proves

BOILER, GHOSTS = "below_the_boiler", "ghosts_betwixt"
CELLAR, SEANCE = TILE_OF["18"], TILE_OF["19"]
PRESSURE, WHEELS = 0, 1


def named(kinds: list[int]) -> list[str]:
    return [MONSTERS[kind].name for kind in kinds]


def below(*tiles: str) -> Farm:
    return on(BOILER, *(tiles or ("14",)))


def above(*tiles: str) -> Farm:
    return on(GHOSTS, *(tiles or ("20",)))


def press(g: Farm, n: int) -> None:
    g.counters = g.peaks = (n, 0)


# Mission 4 ------------------------------------------------------------------------------------------------------------


@proves("TGB-M4-03")
def test_every_door_raises_the_pressure() -> None:
    g = opening(BOILER)
    finish_to_door(g)
    say(g, "door-opened")
    say(g, "door-opened")
    assert g.counters == (2, 0)
    press(g, 12)
    g.outcome = None
    assert g.counters[PRESSURE] == 12


def finish_to_door(g: Farm) -> None:
    while asked(g) != "Household Family":
        (role,) = g.waiting()
        g.apply(role, g.legal(role)[0])


@proves("TGB-M4-04")
@pytest.mark.parametrize(("number", "wheels"), [(2, 0), (3, 1), (4, 1), (5, 1)])
def test_three_treasures_hold_a_wheel(number: int, wheels: int) -> None:
    g = below()
    press(g, 5)
    say(g, "treasure-taken", number * 2, -1)
    finish(g)
    assert g.counters == (5 - wheels, wheels)
    goal = opening(BOILER)
    assert (goal.objective, goal.goal) == (1, opening("vermin_patrol").goal)


@proves("TGB-M4-05", "TGB-M4-06")
def test_the_second_wheel_opens_the_way_to_the_cellar() -> None:
    g = below()
    say(g, "treasure-taken", 6, -1)
    finish(g)
    assert (g.objective, texts(g)) == (1, [])
    say(g, "treasure-taken", 8, -1)
    finish(g)
    assert (g.objective, g.goal, texts(g)) == (2, token(MAP, CELLAR), ["wheels"])
    assert g.bags[g.paths[0][1]] == tuple(sorted([token(MAP, CELLAR), token(MONSTER, 10), token(AMBUSH), token(TRAP)]))
    assert g.paths[0][0] >> 2 == TILE_OF["14"]
    bags = g.bags[:]
    press2 = g.counters
    say(g, "treasure-taken", 10, -1)
    finish(g)
    assert (g.objective, g.bags, g.counters[WHEELS], press2[WHEELS]) == (2, bags, 3, 2)


@proves("TGB-EX-66", "TGB-MIS-51")
def test_in_a_fight_the_tokens_wait() -> None:
    g = below()
    g.phase = COMBAT
    g.counters = g.peaks = (3, 1)
    say(g, "treasure-taken", 8, JOAN)
    finish(g)
    assert (g.counters, texts(g), g.objective, g.bags) == ((2, 2), ["wheels"], 1, [()])
    g.phase = EXPLORATION
    say(g, "fight-won")
    assert (g.objective, len(g.bags[g.paths[0][1]])) == (2, 4)


@proves("TGB-M4-07")
def test_at_six_there_is_steam() -> None:
    g = below()
    press(g, 5)
    hp = g.hp[:4]
    rig(g, mission=(3, 4, 1))
    say(g, "door-opened")
    assert ([hp[fm] - g.hp[fm] for fm in range(4)], texts(g)) == ([2, 0, 2, 0], ["hiss"])
    g.counters = (5, 0)
    say(g, "door-opened")
    assert g.drawn["mission"] == 3


@proves("TGB-M4-08", "TGB-TRAP-05")
def test_at_nine_traps_are_worse() -> None:
    g = below()
    press(g, 7)
    say(g, "door-opened")
    assert g.trap_more == 0
    say(g, "door-opened")
    assert g.trap_more == 1


@proves("TGB-M4-09", "TGB-END-11")
def test_at_thirteen_the_boiler_bursts() -> None:
    g = below()
    press(g, 11)
    say(g, "door-opened")
    assert g.outcome is None
    say(g, "door-opened")
    assert g.outcome is not None
    assert (g.outcome.rule, texts(g), g.outcome.scores[0]) == ("TGB-END-11", ["burst"], 0.0)


@proves("TGB-M4-10", "TGB-PLACE-17")
def test_old_ironside_is_in_the_cellar() -> None:
    g = below("14", "18")
    g.objective = 2
    say(g, "tile-placed", CELLAR)
    assert named(kinds_on(g, "18")) == ["Old Ironside", *["Cellar Spider"] * 2]
    assert [(space >> 6, kind) for space, kind, _ in g.traps] == [(CELLAR, BEAR)] * 2
    assert texts(g) == ["ironside"]


@proves("TGB-M4-11", "TGB-M4-12")
def test_in_the_cellar_pressure_rises_and_wheels_lower_it() -> None:
    g = below("14", "18")
    g.objective = 2
    say(g, "tile-placed", CELLAR)
    g.phase = COMBAT
    press(g, 7)
    say(g, "round-ends", 1)
    assert g.counters[PRESSURE] == 8
    g.at[:3] = [CELLAR * 64 + 4 * 8 + 3, CELLAR * 64 + 4 * 8 + 0, CELLAR * 64 + 5 * 8 + 2]
    assert [can_do(g, fm, 0) for fm in range(3)] == [True, False, True]
    do_special(g, BILL, 0)
    g.settle()
    assert g.counters[PRESSURE] == 5
    do_special(g, AVELYNN, 0)
    g.settle()
    assert (g.counters[PRESSURE], can_do(g, BILL, 0)) == (2, False)
    g.fights = 0
    say(g, "round-ends", 2)
    assert g.counters[PRESSURE] == 2


@proves("TGB-EX-62")
def test_the_example_of_the_pressure() -> None:
    g = below("14", "18")
    for _ in range(5):
        say(g, "door-opened")
    for treasure in (6, 8):
        say(g, "treasure-taken", treasure, -1)
        finish(g)
    assert g.counters[PRESSURE] == 3
    say(g, "door-opened")
    say(g, "door-opened")
    assert g.counters[PRESSURE] == 5
    say(g, "tile-placed", CELLAR)
    g.phase = COMBAT
    for n in range(4):
        say(g, "round-ends", n + 1)
    assert (g.counters[PRESSURE], g.trap_more, texts(g).count("hiss")) == (9, 1, 1)
    rolls = g.drawn["mission"]
    do_special(g, BILL, 0)
    g.settle()
    assert (g.counters[PRESSURE], g.drawn["mission"]) == (6, rolls)


@proves("TGB-M4-13", "TGB-M4-16")
def test_the_cellar_is_won() -> None:
    g = below("14", "18")
    g.objective = 2
    say(g, "tile-placed", CELLAR)
    g.then(EXPLORE)
    fight(g)
    for m in range(6, 9):
        hurt(g, m, 99, BILL)
    finish(g)
    assert g.outcome is not None
    assert (g.outcome.rule, texts(g)[-1]) == ("TGB-END-09", "won")
    assert (told(g, "bucks")[-1], told(g, "xp")[-1][1], g.unlocked) == ((10,), 3, ("Mission 5",))
    assert len(told(g, "found")) >= 4


@proves("TGB-M4-14")
def test_the_foremans_radio() -> None:
    g = below()
    g.hp[:4] = [1] * 4
    press(g, 4)
    say(g, "token-resolved", STORY, 0)
    do(g, "who Joan")
    assert (g.hp[:4], g.xp, g.counters[PRESSURE], texts(g)) == ([2, 2, 2, 1], [0, 1, 0, 0], 3, ["radio"])


@proves("TGB-M4-15")
def test_spiders_keep_the_root_cellar() -> None:
    g = below("S1")
    say(g, "secret-opened", TILE_OF["S1"])
    assert named(kinds_on(g, "S1")) == ["Cellar Spider"] * 2
    books, items = len(g.decks[BOOK_DECK]), len(g.decks[ITEM_DECK])
    del g.at[6:]
    say(g, "fight-won")
    do(g, "nobody")
    assert (len(g.decks[BOOK_DECK]), len(g.decks[ITEM_DECK])) == (books - 1, items - 1)


def event(name: str, n: int) -> Farm:
    g = below() if name == BOILER else above()
    rig(g, event=n)
    return g


@pytest.mark.parametrize(("name", "status"), [
    pytest.param(BOILER, BLIND, marks=proves("TGB-M4-17")), pytest.param(GHOSTS, FRAILTY, marks=proves("TGB-M5-17")),
])  # fmt: skip
def test_the_first_event_strikes_who_rolls_low(name: str, status: int) -> None:
    g = event(name, 1)
    rig(g, mission=(2, 3, 1))
    say(g, "token-resolved", EVENT, 0)
    assert [has(g, fm, status) for fm in range(4)] == [True, False, True, False]


@pytest.mark.parametrize("name", [
    pytest.param(BOILER, marks=proves("TGB-M4-18")), pytest.param(GHOSTS, marks=proves("TGB-M5-18")),
])  # fmt: skip
def test_the_second_event_is_five_bucks(name: str) -> None:
    g = event(name, 2)
    say(g, "token-resolved", EVENT, 0)
    assert g.purse == 5


@proves("TGB-M4-19")
@pytest.mark.parametrize(("choice", "pressure", "asking"), [("option 1", 6, "Keep Family"), ("option 2", 4, "")])
def test_the_relief_valve(choice: str, pressure: int, asking: str) -> None:
    g = event(BOILER, 3)
    press(g, 6)
    say(g, "token-resolved", EVENT, 0)
    assert offers(g) == ["option 1", "option 2", "nobody"]
    do(g, choice)
    assert (g.counters[PRESSURE], asked(g)) == (pressure, asking)


@proves("TGB-M5-19")
def test_a_voice_you_know() -> None:
    g = event(GHOSTS, 3)
    hp = g.hp[:4]
    say(g, "token-resolved", EVENT, 0)
    assert offers(g) == ["option 1", "nobody"]
    do(g, "option 1")
    assert ([hp[fm] - g.hp[fm] for fm in range(4)], asked(g)) == ([1, 1, 1, 0], "Found Family")


@pytest.mark.parametrize("name", [
    pytest.param(BOILER, marks=proves("TGB-M4-20")), pytest.param(GHOSTS, marks=proves("TGB-M5-20")),
])  # fmt: skip
def test_the_fourth_event_is_damage_of_an_element(name: str) -> None:
    g = event(name, 4)
    rig(g, any=2)
    hp = g.hp[:4]
    say(g, "token-resolved", EVENT, 0)
    assert [hp[fm] - g.hp[fm] for fm in range(4)] == [0, 2, 0, 0]  # with the family's weakness


@proves("TGB-M4-21")
def test_a_cool_draft() -> None:
    g = event(BOILER, 5)
    g.hp[:4], g.fp = [1] * 4, [1] * 4
    say(g, "token-resolved", EVENT, 0)
    assert (g.hp[:4], g.fp) == ([2, 2, 2, 1], [2, 2, 2, 1])


@proves("TGB-M5-21")
def test_penny_on_the_radio() -> None:
    g = event(GHOSTS, 5)
    say(g, "token-resolved", EVENT, 0)
    assert [[die_of(chip) for chip in chips] for chips in g.chips] == [[TRQ], [TRQ], [TRQ], []]


@pytest.mark.parametrize(("name", "who"), [
    pytest.param(BOILER, "Rabid Raccoon", marks=proves("TGB-M4-22")),
    pytest.param(GHOSTS, "Wisp", marks=proves("TGB-M5-22")),
])  # fmt: skip
def test_the_sixth_event_is_an_ambush(name: str, who: str) -> None:
    g = event(name, 6)
    say(g, "token-resolved", EVENT, 0)
    assert (named([g.kind[m] for m in range(6, len(g.at))]), g.ambush) == ([who] * 2, 0b11)


# Mission 5 ------------------------------------------------------------------------------------------------------------


@proves("TGB-M5-03", "TGB-M5-04")
@pytest.mark.parametrize(("spared", "high"), [(False, 2), (True, 1)])
def test_trouble_strikes_on_two_unless_dottie_was_spared(spared: bool, high: int) -> None:
    g = above()
    g.flags = int(spared)
    say(g, "start")
    assert altered(g, TROUBLE, 5) == high


@proves("TGB-M5-05", "TGB-M5-06")
@pytest.mark.parametrize(("choice", "hp", "fp"), [("option 1", 3, 1), ("option 2", 1, 3)])
def test_every_story_is_a_candle_and_refreshes_somebody(choice: str, hp: int, fp: int) -> None:
    g = above()
    g.hp[:4], g.fp = [1] * 4, [1] * 4
    say(g, "token-resolved", STORY, 0)
    assert (g.counters, texts(g), offers(g)) == ((1,), ["candle"], ["option 1", "option 2"])
    do(g, choice)
    assert offers(g) == ["who Bill", "who Joan", "who Avelynn"]
    do(g, "who Avelynn")
    assert (g.hp[AVELYNN], g.fp[AVELYNN], g.objective) == (hp, fp, 1)


@proves("TGB-M5-07", "TGB-M5-08")
def test_the_third_candle_opens_the_seance_room() -> None:
    g = above()
    for n in range(3):
        assert g.objective == 1
        say(g, "token-resolved", STORY, 0)
        finish(g)
        assert g.counters == (n + 1,)
    assert (g.objective, g.goal, texts(g)) == (2, token(MAP, SEANCE), ["candle", "third"])
    added = [token(MAP, SEANCE), token(MONSTER, 10), token(TREASURE, 6), token(AMBUSH), token(TRAP)]
    assert g.bags[g.paths[0][1]] == tuple(sorted(added))
    bags = g.bags[:]
    say(g, "token-resolved", STORY, 0)
    finish(g)
    assert (g.counters, g.bags, g.objective) == ((4,), bags, 2)


def seance() -> Farm:
    g = above("20", "19")
    g.objective = 2
    say(g, "tile-placed", SEANCE)
    return g


HOST = 6


@proves("TGB-M5-09", "TGB-M5-10", "TGB-EX-61")
def test_candles_take_the_hosts_armor() -> None:
    g = seance()
    assert named(kinds_on(g, "19")) == ["The Hollow Host", "Wisp"]
    assert (armor(g, HOST), texts(g)) == (2, ["host"])
    g.phase = COMBAT
    g.at[:3] = [SEANCE * 64 + 2 * 8 + 3, SEANCE * 64 + 1, SEANCE * 64 + 4 * 8 + 5]
    assert [can_do(g, fm, 0) for fm in range(3)] == [True, False, True]
    do_special(g, BILL, 0)
    g.settle()
    assert (armor(g, HOST), can_do(g, AVELYNN, 0)) == (1, True)
    do_special(g, AVELYNN, 0)
    g.settle()
    assert (armor(g, HOST), can_do(g, BILL, 0)) == (0, False)


@proves("TGB-M5-11", "TGB-M5-12")
def test_at_nine_a_shade_comes_and_the_host_acts_twice() -> None:
    g = seance()
    g.phase = COMBAT
    hurt(g, HOST, g.hp[HOST] - 10)
    g.settle()
    assert (texts(g), len(g.at)) == (["host"], 8)
    draws = g.drawn["targets"]
    hurt(g, HOST, 1)
    g.settle()
    assert named(kinds_on(g, "19"))[2:] == ["Betwixt Shade"]
    assert (texts(g), altered(g, ACTIVATIONS, 1, MONSTER_OF["The Hollow Host"])) == (["host", "shades"], 2)
    assert g.drawn["targets"] == draws + 2  # the newcomer, and the Host anew
    hurt(g, HOST, 1)
    g.settle()
    assert len(g.at) == 9


@proves("TGB-M5-12")
def test_the_second_activation_comes_before_trouble() -> None:
    g = seance()
    g.altered = (*g.altered, (ACTIVATIONS, MONSTER_OF["The Hollow Host"], 0, 2))
    g.phase, g.round = COMBAT, 1
    g.then(END_ROUND)
    finish_quiet(g)
    assert g.events is not None
    order = [event.what for event in g.events if event.what in ("acts", "trouble")]
    assert order[:2] == ["acts", "trouble"]


def finish_quiet(g: Farm) -> None:
    g.settle()
    while g.waiting():
        (role,) = g.waiting()
        g.apply(role, g.legal(role)[-1])


def host_beaten() -> Farm:
    g = seance()
    g.then(EXPLORE)
    fight(g)
    g.settle()
    hurt(g, HOST, 99, BILL)
    g.settle()
    while g.phase == COMBAT:
        (role,) = g.waiting()
        g.apply(role, g.legal(role)[-1])
    return g


@proves("TGB-M5-13")
def test_with_the_host_all_others_leave() -> None:
    g = host_beaten()
    assert (len(g.at), g.objective, g.visits, g.outcome) == (6, 3, 1 << SEANCE, None)
    assert told(g, "defeated") == [(HOST, BILL)]


@proves("TGB-M5-14", "TGB-M5-16", "TGB-M5-26")
@pytest.mark.parametrize("spared", [False, True])
def test_richie_is_free(spared: bool) -> None:
    g = host_beaten()
    g.flags = int(spared)
    g.agenda.clear()
    say(g, "visited", SEANCE)
    assert g.outcome is not None
    assert (g.outcome.scores[0], g.unlocked) == (1.0, ("Epilogue",))
    assert texts(g)[2 - 1 :] == ["won", "epilogue", *(["postcard"] if spared else [])]


@proves("TGB-M5-15")
def test_two_poltergeists_keep_the_vault() -> None:
    g = above("S3")
    say(g, "secret-opened", TILE_OF["S3"])
    assert named(kinds_on(g, "S3")) == ["Poltergeist"] * 2
    del g.at[6:]
    say(g, "fight-won")
    assert asked(g) == "Found Family"
