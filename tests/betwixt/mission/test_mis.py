"""Special rules of missions: when they happen, and in which order. MIS, END"""

from __future__ import annotations

from betwixt.mission.calm import PRESSURE, ROOM, calm
from betwixt.missions import driveway, say, texts, under
from betwixt.scenes import (
    BILL,
    DOG,
    asked,
    do,
    give,
    offers,
    rig,
    run,
    scene,
    told,
    why_not,
)  # fmt: skip
from hauntbox.games.betwixt.cards.fate import MAP, token
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.attack.attack import attack
from hauntbox.games.betwixt.rules.attack.means import means
from hauntbox.games.betwixt.rules.attack.wounds import hurt
from hauntbox.games.betwixt.rules.explore.exploring import EXPLORE
from hauntbox.games.betwixt.rules.fight.rounds import fight
from hauntbox.games.betwixt.rules.fight.victory import SETTLED
from hauntbox.games.betwixt.rules.guide import guide
from hauntbox.games.betwixt.rules.mission.telling import guide_of
from hauntbox.games.betwixt.state import COMBAT
from hauntbox.ledger import proves

# Order and timing -----------------------------------------------------------------------------------------------------


@proves("TGB-MIS-01")
def test_the_phases_find_everything_of_a_mission_in_its_guide() -> None:
    g = driveway("2")
    book = guide_of("long_driveway")
    assert book == guide(g)
    assert (book.start, len(book.tiles), len(book.bag), book.secrets) == (0, 12, 35, (TILE_OF["S1"],))
    mission = mission_of("long_driveway")
    assert (mission.title, mission.number, mission.level, mission.task) == (
        "The Long Driveway", "1", 1, "Find a key, then break in.",
    )  # fmt: skip
    assert len(mission.events) == 6
    assert len(mission.texts) == 7


@proves("TGB-MIS-17")
def test_rules_that_are_set_off_together_happen_in_the_order_of_the_file() -> None:
    g = calm(
        ROOM, 'on = "door-opened" | { do = "read", text = "two" }', 'on = "door-opened" | { do = "read", text = "one" }'
    )
    say(g, "door-opened")
    assert texts(g) == ["two", "one"]


@proves("TGB-MIS-18")
def test_a_rule_happens_every_time_unless_it_says_first_time() -> None:
    g = calm(
        ROOM,
        'on = "door-opened" | { do = "bucks", amount = 1 }',
        'on = "door-opened" | once | { do = "bucks", amount = 10 }',
    )
    for _ in range(3):
        say(g, "door-opened")
    assert g.purse == 13


@proves("TGB-MIS-19", "TGB-MIS-52")
def test_a_counter_keeps_its_bounds_and_reaches_a_number_once() -> None:
    g = calm(
        ROOM,
        f'on = "door-opened" | {{ {PRESSURE}, by = 5 }}',
        f'on = "stuck" | {{ {PRESSURE}, by = -4 }}',
        'on = "counter-reaches", counter = "pressure", number = 6 | { do = "bucks", amount = 1 }',
    )
    say(g, "stuck")
    assert g.counters == (0, 0)
    say(g, "door-opened")
    assert (g.counters, g.purse) == ((5, 0), 0)
    say(g, "door-opened")  # past 6 counts as reaching it
    assert (g.counters, g.purse) == ((10, 0), 1)
    say(g, "door-opened")
    assert g.counters == (13, 0)
    for trigger in ("stuck", "stuck", "door-opened"):
        say(g, trigger)
    assert (g.counters, g.peaks, g.purse) == ((10, 0), (13, 0), 1)
    assert told(g, "counter") == [(0, n) for n in (0, 5, 10, 13, 9, 5, 10)]


@proves("TGB-MIS-41")
def test_a_rule_set_off_in_an_attack_waits_until_it_is_over() -> None:
    g = under(
        scene("Bd....\n......"),
        'on = "stuck" | { do = "bucks", amount = 1 }',
        'on = "hurt-to", monster = "Guard Dog", hp = 2 | { do = "bucks", amount = 2 }',
        'on = "door-opened" | { do = "bucks", amount = 3 }',
    )
    give(g, BILL, "Fireplace Poker")
    rig(g, LG=6, LB=3, LO=1, T=1)
    attack(g, BILL, DOG, means(0))
    say(g, "stuck")
    say(g, "door-opened")
    assert (asked(g), g.purse) == ("BuyEffect Bill", 0)  # in the middle of it
    do(g, "stop")
    assert told(g, "bucks") == [(1,), (3,), (2,)]


@proves("TGB-MIS-42")
def test_a_text_is_read_before_the_effects_and_once_in_a_try() -> None:
    g = calm(ROOM, 'on = "door-opened" | { do = "bucks", amount = 1 }, { do = "read", text = "one" }')
    say(g, "door-opened")
    say(g, "door-opened")
    assert g.events is not None
    assert [event.what for event in g.events if event.what in ("bucks", "text")] == ["text", "bucks", "bucks"]


@proves("TGB-MIS-43")
def test_a_fight_is_named_after_its_tiles_and_after_a_monster_with_a_name() -> None:
    g = calm(
        ROOM,
        'on = "stuck" | { do = "spawn", tile = "family", monsters = [{ monster = "Prize Sow", name = "duchess" }] }',
        'on = "fight-won", fight = "duchess" | { do = "bucks", amount = 1 }',
        'on = "fight-won", fight = "1" | { do = "bucks", amount = 10 }',
        'on = "fight-won", fight = "2" | { do = "bucks", amount = 50 }',
    )
    say(g, "fight-won")
    assert g.purse == 0
    say(g, "stuck")
    say(g, "fight-won")
    assert g.purse == 11
    say(g, "fight-won")
    assert g.purse == 11


@proves("TGB-MIS-44")
def test_a_rule_that_completes_an_objective_counts_only_while_it_is_current() -> None:
    g = calm(ROOM, 'on = "stuck" | { do = "objective", number = 2 }, { do = "bucks", amount = 1 }')
    say(g, "stuck")
    assert (g.objective, g.purse) == (0, 0)
    g.objective = 1
    say(g, "stuck")
    say(g, "stuck")
    assert (g.objective, g.purse) == (2, 1)


@proves("TGB-MIS-46", "TGB-DEC-92")
def test_one_fm_is_an_active_one_of_the_familys_choice() -> None:
    g = calm(ROOM, 'on = "stuck" | { do = "xp", who = "one", amount = 1 }')
    say(g, "stuck")
    assert (asked(g), offers(g)) == ("WhichFm Family", ["who Bill", "who Joan", "who Avelynn"])
    assert why_not(g, "who Maddox") == "TGB-MIS-46"
    do(g, "who Joan")
    assert g.xp == [0, 1, 0, 0]


@proves("TGB-MIS-49")
def test_conditions_are_checked_before_the_first_effect() -> None:
    g = calm(
        ROOM,
        'on = "stuck" | { do = "set", flag = "lit" }',
        'on = "stuck" | flag = "lit" | { do = "bucks", amount = 1 }',
    )
    say(g, "stuck")
    assert (g.flags, g.purse) == (1, 0)
    say(g, "stuck")
    assert g.purse == 1


@proves("TGB-MIS-49")
def test_what_an_effect_sets_off_comes_after_its_rule_and_before_the_next() -> None:
    g = calm(
        ROOM,
        f'on = "stuck" | {{ {PRESSURE}, by = 2 }}, {{ do = "bucks", amount = 1 }}',
        'on = "stuck" | { do = "bucks", amount = 4 }',
        'on = "counter-reaches", counter = "pressure", number = 2 | { do = "bucks", amount = 3 }',
        'on = "counter-reaches", counter = "pressure", number = 1 | { do = "bucks", amount = 2 }',
    )
    say(g, "stuck")
    assert told(g, "bucks") == [(1,), (2,), (3,), (4,)]
    assert g.happened.bit_count() == 4


@proves("TGB-MIS-49", "TGB-END-11")
def test_losing_ends_everything_else() -> None:
    g = calm(ROOM, 'on = "stuck" | { do = "lose", text = "lost" }', 'on = "stuck" | { do = "bucks", amount = 4 }')
    say(g, "stuck")
    assert g.outcome is not None
    assert (g.outcome.rule, g.purse, texts(g)) == ("TGB-END-11", 0, ["lost"])


@proves("TGB-MIS-49")
def test_a_fight_begins_after_all_rules() -> None:
    g = calm(
        ROOM,
        'on = "stuck" | { do = "spawn", tile = "1", monsters = [{ monster = "Barn Rat" }] }',
        'on = "stuck" | { do = "bucks", amount = 4 }',
    )
    g.then(EXPLORE)
    say(g, "stuck")
    assert (g.purse, g.phase) == (4, COMBAT)


@proves("TGB-MIS-51", "TGB-MIS-45", "TGB-MIS-04")
def test_objectives_doors_and_tokens_wait_for_the_end_of_the_fight() -> None:
    rule = (
        'on = "defeated" | { do = "objective", number = 2 }, '
        '{ do = "if", test = { no_door = true }, then = [{ do = "place-door", tile = "family" }] }, '
        '{ do = "add-tokens", tokens = { tiles = ["3"] } }, { do = "bucks", amount = 1 }'
    )
    g = under(scene("Bd....\n......\n......\n......\n......\n......"), rule)
    g.objective, g.bags = 1, [()]
    say(g, "defeated", DOG)
    assert (g.objective, g.bags, g.purse, g.doors) == (1, [()], 1, 0)
    assert len(g.late) == 3
    run(g, SETTLED)
    assert (g.objective, g.bags[g.paths[0][1]], g.purse) == (2, (token(MAP, TILE_OF["3"]),), 1)
    assert g.doors


@proves("TGB-END-12")
def test_a_mission_won_in_the_midst_of_a_fight_settles_it_first() -> None:
    g = under(
        scene("Bd....\n.d...."),
        'on = "defeated" | { do = "win", text = "won" }, { do = "bucks", amount = 50 }',
        'on = "mission-won" | { do = "bucks", amount = 2 }',
    )
    fight(g)
    hurt(g, DOG, 9, BILL)
    while g.waiting() or g.agenda:
        g.settle()
        if g.waiting():
            (role,) = g.waiting()
            g.apply(role, g.legal(role)[-1])
    assert g.outcome is not None
    assert (g.outcome.rule, g.xp[BILL]) == ("TGB-END-09", 2)  # one dog, his own; the other counts for nothing
    assert (told(g, "bucks")[-1], texts(g)) == ((2,), ["won"])
