"""Special rules of missions: when they happen, in which order, and what every word does. MIS, END"""

from __future__ import annotations

import pytest

from betwixt.missions import driveway, kinds_on, say, texts, under, written
from betwixt.outdoors import answered
from betwixt.scenes import (
    AVELYNN,
    BILL,
    DOG,
    JOAN,
    MADDOX,
    SECOND,
    asked,
    at,
    do,
    give,
    hold,
    offers,
    rig,
    run,
    scene,
    told,
    why_not,
)  # fmt: skip
from hauntbox.games.betwixt.actions import SPECIAL
from hauntbox.games.betwixt.cards.decks import BOOK_DECK, CARDS, FIRST, ITEM_DECK
from hauntbox.games.betwixt.cards.fate import EVENT, MAP, NO_TOKEN, STORY, TRAP, TREASURE, token
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF
from hauntbox.games.betwixt.cards.words import BLEED, FIRE, SHARPENED, TRQ
from hauntbox.games.betwixt.content.mission import A_MONSTER
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.altering import MONSTER_TOKENS, TROUBLE, altered
from hauntbox.games.betwixt.rules.attack.attack import attack
from hauntbox.games.betwixt.rules.attack.means import means
from hauntbox.games.betwixt.rules.attack.results import armor
from hauntbox.games.betwixt.rules.attack.statuses import count, has
from hauntbox.games.betwixt.rules.attack.wounds import hurt, value
from hauntbox.games.betwixt.rules.explore.bags import is_forced
from hauntbox.games.betwixt.rules.explore.exploring import APPROACHING, EXPLORE
from hauntbox.games.betwixt.rules.fight.preparing import Preparation
from hauntbox.games.betwixt.rules.fight.rounds import END_ROUND, FIGHT, ROUND_ENDS, fight
from hauntbox.games.betwixt.rules.fight.spawning import reinforce
from hauntbox.games.betwixt.rules.fight.trouble import Trouble
from hauntbox.games.betwixt.rules.fight.turn import Activate
from hauntbox.games.betwixt.rules.fight.victory import SETTLED
from hauntbox.games.betwixt.rules.guide import guide
from hauntbox.games.betwixt.rules.mission.people import people
from hauntbox.games.betwixt.rules.mission.telling import guide_of
from hauntbox.games.betwixt.rules.points import monster_hp
from hauntbox.games.betwixt.state import AWAY, COMBAT, EXPLORATION, GUEST, KO, LOOKOUT, Farm
from hauntbox.ledger import proves

WIDE = "......\n" * 6
ROOM = "......\n......\n......\n......\n......\nBJA..."
PRESSURE = 'do = "count", counter = "pressure"'


def calm(drawing: str = ROOM, *rules: str, number: str = "1", more: str = "") -> Farm:
    """Between fights."""
    g = under(scene(drawing), *rules, number=number, more=more)
    g.phase, g.round, g.bags = EXPLORATION, 0, [()]
    return g


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


# Objectives -----------------------------------------------------------------------------------------------------------

WHEELS = """
[[treasures]]
token = 3
a = [{ do = "bucks", amount = 1 }]
b = [{ do = "bucks", amount = 1 }]

[[treasures]]
token = 4
a = [{ do = "bucks", amount = 1 }]
b = [{ do = "bucks", amount = 1 }]
"""


def wheels(stories: bool = False) -> Farm:
    """Two wheels are needed; one has been found, three tokens are still in the bags."""
    g = scene(ROOM)
    text = written('on = "treasure-taken" | { do = "count", counter = "wheels", by = 1 }').replace(
        'label = "First"\ntile = "2"',
        'label = "First"\nneeds = 2\n' + ("stories = true" if stories else "treasures = [3, 4, 5]"),
    )
    more = WHEELS + WHEELS.replace("token = 3", "token = 5").split("[[treasures]]\ntoken = 4")[0]
    g.mission = text.replace("[[counters]]", more + "\n[[counters]]", 1).replace(
        "[bag]\n", "[bag]\ntreasures = [3, 4, 5]\nstories = 3\n"
    )
    g.phase, g.objective, g.bags, g.paths = EXPLORATION, 1, [(token(TREASURE, 5),), (token(TREASURE, 4),)], ((0, 0),)
    return g


@proves("TGB-MIS-07", "TGB-MIS-50")
def test_pieces_still_needed_lie_on_the_next_tile_lowest_numbers_first() -> None:
    g = wheels()
    say(g, "stuck")
    assert (g.pieces, g.bags) == ((token(TREASURE, 4),), [(token(TREASURE, 5),), ()])
    none = wheels()
    none.objective = 0
    say(none, "stuck")
    assert (none.pieces, len(none.bags[1])) == ((), 1)  # before the first objective nothing is needed
    say(g, "tile-placed", 0)
    assert [each[1] // 2 for each in g.treasures] == [4]
    say(g, "tile-placed", 0)
    assert len(g.treasures) == 1


@proves("TGB-MIS-07", "TGB-MIS-50")
def test_without_a_door_the_pieces_lie_where_the_family_is() -> None:
    g = wheels()
    g.paths = ()
    say(g, "stuck")
    assert (g.pieces, g.treasures, g.counters) == ((), (), (0, 1))


@proves("TGB-MIS-06")
def test_a_piece_is_no_objective_token() -> None:
    g = wheels()
    say(g, "secret-opened", TILE_OF["S1"])
    g = wheels(stories=True)
    g.bags = [(token(STORY), token(STORY), token(TREASURE, 4))]
    say(g, "stuck")
    assert (g.pieces, g.goal) == ((token(STORY),), NO_TOKEN)


@proves("TGB-MIS-50", "TGB-MIS-07")
def test_a_story_that_is_laid_out_is_resolved_like_a_drawn_one() -> None:
    g = wheels(stories=True)
    g.bags = [(token(STORY), token(STORY))]
    say(g, "stuck")
    with answered(None) as heard:
        say(g, "tile-placed", 0)
    assert [each for each in heard if each[0] == "token-resolved"] == [("token-resolved", STORY, 0)]
    assert (g.pieces, g.treasures) == ((), ())


@proves("TGB-MIS-08")
def test_a_mission_without_an_objective_tile_has_its_own_rule_when_it_is_stuck() -> None:
    g = calm(ROOM, 'on = "stuck" | { do = "ambush", monsters = [{ monster = "Barn Rat", number = 4 }] }')
    run(g, EXPLORE)
    assert not is_forced(g)
    assert kinds_on(g, "1") == [MONSTER_OF["Barn Rat"]] * 4
    assert g.phase == COMBAT


@proves("TGB-MIS-10", "TGB-RND-20")
def test_each_event_happens_once_and_then_the_token_does_nothing() -> None:
    events = "".join(
        [f'[[events]]\nnumber = {n}\nlabel = "E"\neffects = [{{ do = "bucks", amount = {n} }}]\n' for n in range(1, 7)]
    )
    g = calm(ROOM, more="")
    twice = 'on = "token-resolved", kind = "event", numbers = [5] | { do = "bucks", amount = 50 }'
    g.mission = written(twice).replace("[[counters]]", events + "[[counters]]", 1)
    rig(g, event=(3, 3, 3, 5, 1, 2, 4, 6))
    for _ in range(8):
        say(g, "token-resolved", EVENT, 0)
    assert told(g, "bucks") == [(3,), (5,), (50,), (1,), (2,), (4,), (6,)]
    assert told(g, "event")[0] == (3, "E")


@proves("TGB-MIS-14")
@pytest.mark.parametrize(("number", "rarity"), [("2", 1), ("3", 1), ("4", 2), ("5", 2)])
def test_equipment_comes_from_the_best_rarity_that_is_filled(number: str, rarity: int) -> None:
    g = calm(ROOM, 'on = "stuck" | { do = "draw", deck = "equipment" }', number=number)
    cards = [next(n for n, card in enumerate(CARDS) if card.rarity == each) for each in range(4)]
    g.decks[:4] = [(card,) for card in cards]
    say(g, "stuck")
    assert g.decks[rarity] == ()
    g.agenda.clear()
    say(g, "stuck")
    assert g.decks[rarity - 1] == ()


# Mission actions ------------------------------------------------------------------------------------------------------

BOILER = """
[[actions]]
name = "turn"
text = "Fit a wheel to the boiler"
at = { tile = "1", mark = "boiler" }
limit = 2
"""


def boiler(drawing: str) -> Farm:
    text = written().replace("[[counters]]", BOILER + "\n[[counters]]", 1)
    rules = """
[[happenings]]
when = { on = "tile-placed", tile = "1" }
effects = [
    { do = "place-mark", mark = "boiler", tile = "1", spaces = ["C1"] }, { do = "action", action = "turn" },
]

[[happenings]]
when = { on = "action-done", action = "turn" }
effects = [{ do = "bucks", amount = 1 }, { do = "status", who = "it", status = "Sharpened" }]

[texts]"""
    g = scene(drawing)
    g.mission = text.replace("[texts]", rules)
    say(g, "tile-placed", 0)
    return g


@proves("TGB-MIS-20")
def test_a_mission_action_costs_an_action_next_to_its_space() -> None:
    g = boiler("Bo.J.d")
    assert g.marked == ((0, 1 << at(3, 1)),)
    run(g, Activate(JOAN))
    do(g, "special 1")
    assert (g.purse, g.acts, has(g, JOAN, SHARPENED), has(g, BILL, SHARPENED)) == (1, 1, True, False)
    assert why_not(g, "special 1") == "TGB-ACT-03"
    do(g, "end")
    run(g, Activate(BILL))
    assert why_not(g, "special 1") == "TGB-MIS-20"  # too far away
    do(g, "end")
    for _ in range(2):
        run(g, Activate(JOAN))
        if SPECIAL[0] in g.legal(JOAN):
            do(g, "special 1")
        do(g, "end")
    assert g.purse == 2  # twice at most


@proves("TGB-ACT-39", "TGB-DEC-09")
def test_an_action_that_the_mission_adds_takes_one_of_two_and_is_not_done_twice() -> None:
    g = boiler("Bo.J.d")
    run(g, Activate(JOAN))
    assert "special 1" in offers(g)
    do(g, "special 1")
    assert (g.acts, why_not(g, "special 1"), "defensive" in offers(g)) == (1, "TGB-ACT-03", True)
    do(g, "defensive")
    assert (g.acts, told(g, "special")) == (2, [(JOAN, 0)])


@proves("TGB-MIS-20", "TGB-EXP-17")
def test_between_fights_a_mission_action_is_done_by_approaching_its_space() -> None:
    g = boiler("Bo.J..")
    g.phase, g.bags = EXPLORATION, [()]
    run(g, APPROACHING)
    assert "special 1" in offers(g)
    do(g, "special 1", "who Joan")
    assert offers(g) == ["space C1", "space D1"]  # on the mark or next to it; an obstacle is on B1
    do(g, "space D1", "space F1")
    assert (g.purse, has(g, JOAN, SHARPENED), has(g, BILL, SHARPENED), g.deeds[0][1]) == (1, True, False, 1)


@proves("TGB-MIS-20")
def test_a_mission_action_that_is_used_up_is_no_goal_any_more() -> None:
    g = boiler("Bo.J..")
    g.phase, g.bags = EXPLORATION, [()]
    g.deeds = tuple([(n, 0, near) for n, _, near in g.deeds])
    run(g, APPROACHING)
    assert why_not(g, "special 1") == "TGB-MIS-20"


@proves("TGB-MIS-20")
def test_no_mission_action_in_preparation() -> None:
    g = boiler("Bo.J.d")
    run(g, Preparation(JOAN))
    assert why_not(g, "special 1") == "TGB-MIS-20"


# Words ----------------------------------------------------------------------------------------------------------------


@proves("TGB-MIS-53")
def test_the_familys_tile_is_where_most_are_else_the_one_placed_last() -> None:
    rule = 'on = "stuck" | { do = "spawn", tile = "family", monsters = [{ monster = "Barn Rat" }] }'
    g = under(scene("BJ....\n" + WIDE[:35], beside={"E": "A.....\n" + WIDE[:35]}), rule)
    say(g, "stuck")
    g.at[JOAN] = -1
    g.post[JOAN] = LOOKOUT
    say(g, "stuck")
    assert (len(kinds_on(g, "1")), len(kinds_on(g, "2"))) == (1, 1)


@proves("TGB-DEC-93")
def test_of_two_items_one_is_kept_and_the_other_goes_back() -> None:
    g = calm(ROOM, 'on = "stuck" | { do = "draw", deck = "item", number = 2, keep = 1 }')
    g.decks[4] = (FIRST["Soda Pop"], FIRST["Band-Aids"], FIRST["Glow Stick"])
    say(g, "stuck")
    assert offers(g) == ["pick Soda Pop", "pick Band-Aids"]
    do(g, "pick Band-Aids", "stash")
    assert (g.stash, sorted(g.decks[4])) == ((FIRST["Band-Aids"],), sorted([FIRST["Soda Pop"], FIRST["Glow Stick"]]))


@proves("TGB-CMB-32", "TGB-DRAW-23", "TGB-CMB-21")
def test_a_looted_card_belongs_to_the_looting_fm() -> None:
    g = driveway("2")
    say(g, "treasure-taken", 5, JOAN)
    assert [CARDS[card].name for card in g.cards[JOAN] if card >= 0] == ["Band-Aids"]
    assert (told(g, "found"), FIRST["Band-Aids"] in g.decks[ITEM_DECK]) == ([(FIRST["Band-Aids"],)], False)
    assert not g.waiting()
    away = driveway("2")
    say(away, "treasure-taken", 5, MADDOX)  # who is on lookout
    assert asked(away) == "Found Family"
    full = driveway("2", extra_spaces=1)
    give(full, JOAN, "Kitchen Knife", "Soda Pop", "Glow Stick")
    say(full, "treasure-taken", 5, JOAN)
    assert asked(full) == "LeaveBehind Joan"


@proves("TGB-CMP-31", "TGB-DRAW-23")
def test_money_of_a_rule_goes_into_the_purse() -> None:
    g = calm(ROOM, 'on = "stuck" | { do = "bucks", amount = 3 }')
    g.purse = 2
    say(g, "stuck")
    assert (g.purse, told(g, "bucks")) == (5, [(3,)])


@proves("TGB-DEC-93", "TGB-DROP-11")
def test_of_three_items_two_are_kept_one_after_the_other() -> None:
    g = calm(ROOM, 'on = "stuck" | { do = "draw", deck = "item", number = 3, keep = 2 }')
    g.decks[4] = (FIRST["Soda Pop"], FIRST["Band-Aids"], FIRST["Glow Stick"])
    say(g, "stuck")
    assert why_not(g, "pick Candy Bar") == "TGB-DEC-93"
    do(g, "pick Band-Aids", "stash")
    assert offers(g) == ["pick Soda Pop", "pick Glow Stick"]
    do(g, "pick Glow Stick", "stash")
    assert (set(g.stash), g.decks[4]) == ({FIRST["Band-Aids"], FIRST["Glow Stick"]}, (FIRST["Soda Pop"],))
    all_kept = calm(ROOM, 'on = "stuck" | { do = "draw", deck = "item", number = 2 }')
    all_kept.decks[4] = (FIRST["Soda Pop"], FIRST["Band-Aids"])
    say(all_kept, "stuck")
    do(all_kept, "stash", "stash")
    assert set(all_kept.stash) == {FIRST["Soda Pop"], FIRST["Band-Aids"]}


@proves("TGB-DEC-102", "TGB-CARD-44")
def test_a_card_of_the_stash_can_be_the_price() -> None:
    option = '{ text = "Pay.", effects = [{ do = "pay", bucks = 1, card = "Soda Pop" }] }'
    g = calm(ROOM, f'on = "stuck" | {{ do = "choose", options = [{option}] }}')
    give(g, BILL, "Soda Pop")
    g.stash, g.purse = (FIRST["Band-Aids"], next(SODAS)), 1
    g.decks[ITEM_DECK] = ()
    say(g, "stuck")
    do(g, "option 1")
    assert (offers(g), g.purse) == (["sell Bill item", "sell Stash 2"], 0)
    card = g.stash[1]
    do(g, "sell Stash 2")
    assert (g.stash, g.decks[ITEM_DECK]) == ((FIRST["Band-Aids"],), (card,))  # type: ignore[comparison-overlap]  # it has changed since


SODAS = (n for n, card in enumerate(CARDS) if card.name == "Soda Pop" and n != FIRST["Soda Pop"])


@proves("TGB-RND-23")
def test_a_die_of_a_rule_has_a_table_or_decides_whether_it_happens() -> None:
    g = calm(
        ROOM,
        'on = "door-opened" | rolled = [1, 2] | { do = "bucks", amount = 50 }',
        'on = "stuck" | { do = "roll", times = 3, table = ['
        '{ numbers = [1, 3, 5], effects = [{ do = "bucks", amount = 1 }] }, '
        '{ numbers = [2, 4, 6], effects = [{ do = "bucks", amount = 10 }] }] }',
    )
    rig(g, mission=(3, 2, 1, 2, 4))
    say(g, "door-opened")
    assert g.purse == 0
    say(g, "door-opened")
    assert g.purse == 50
    say(g, "stuck")
    assert g.purse == 50 + 1 + 10 + 10


@proves("TGB-RND-23")
def test_a_burst_pipe_burns_by_its_element() -> None:
    burn = '{ do = "damage", amount = 1, element = "Fire" }'
    rule = f'on = "stuck" | {{ do = "each-rolls", numbers = [1], effects = [{burn}] }}'
    g = calm(ROOM, rule)
    rig(g, mission=(1, 2, 3))
    hp = g.hp[:]
    say(g, "stuck")
    assert (hp[BILL] - g.hp[BILL], hp[JOAN] - g.hp[JOAN]) == (1 + value(g, BILL, FIRE), 0)
    assert value(g, BILL, FIRE)


@proves("TGB-MIS-46", "TGB-TRAP-05")
def test_chips_bleed_and_trophies() -> None:
    g = calm(
        ROOM,
        'on = "stuck" | { do = "chip", who = "each", die = "TRQ" }, { do = "trophy", amount = 2 }, '
        '{ do = "status", who = "Joan", status = "Bleed", amount = 2 }, '
        '{ do = "modify", what = "trap-damage", by = 1 }',
    )
    say(g, "stuck")
    assert (g.chips[BILL], g.chips[MADDOX], g.trophies, g.trap_more) == ((TRQ,), (), 2, 1)
    assert (count(g, JOAN, BLEED), count(g, BILL, BLEED)) == (2, 0)


@proves("TGB-MIS-46", "TGB-MIS-27", "TGB-MIS-26")
def test_whom_a_rule_means() -> None:
    g = scene("BJA..d\n......")
    g.post[MADDOX] = LOOKOUT
    assert (people(g, "it", JOAN), people(g, "it", -1)) == ([JOAN], [])
    assert (people(g, "each", -1), people(g, "lookout", -1), people(g, "away", -1)) == ([0, 1, 2], [MADDOX], [])
    g.post[AVELYNN] = AWAY
    assert (people(g, "each", -1), people(g, "away", -1)) == ([0, 1], [AVELYNN])
    g.rig("any", 2)
    assert people(g, "random", -1) == [JOAN]
    g.hp[GUEST] = 3
    assert (people(g, BILL, -1), people(g, GUEST, -1)) == ([BILL], [GUEST])
    g.hp[GUEST] = 0
    assert people(g, GUEST, -1) == []  # it has left
    assert (people(g, A_MONSTER + g.kind[DOG], -1), people(g, A_MONSTER + 1, -1)) == ([DOG], [])
    g.post[:3] = [KO] * 3
    assert (people(g, "random", -1), people(g, "each", -1)) == ([], [])


@proves("TGB-PLACE-17")
def test_traps_are_put_and_the_last_one_is_removed() -> None:
    g = calm(
        ROOM,
        'on = "stuck" | { do = "place-trap", trap = "bear", number = 2, tile = "1" }',
        'on = "token-resolved", kind = "trap" | { do = "remove", what = "trap" }',
    )
    say(g, "stuck")
    assert [trap for _, trap, _ in g.traps] == [1, 1]
    assert not {space for space, _, _ in g.traps} & set(g.at)
    three = 'on = "stuck" | { do = "place-trap", trap = "bear", number = 3, tile = "1" }'
    tight = calm("TTTTTT\n" * 5 + "BJA..T", three)
    say(tight, "stuck")
    assert sorted([space for space, _, _ in tight.traps]) == [at(4, 1), at(5, 1)]  # no two on one space
    say(g, "token-resolved", TRAP, 0)
    assert len(g.traps) == 1


@proves("TGB-PLACE-03")
def test_doorways_are_walled_up() -> None:
    g = under(
        scene("B.....\n" + WIDE[:35], beside={"E": WIDE}),
        'on = "stuck" | { do = "wall-up", tile = "1", doorways = "E" }',
    )
    assert g.map.joined[0]
    say(g, "stuck")
    assert (g.walled, g.map.joined[0]) == (0b10, {})


@proves("TGB-CMB-43", "TGB-CMB-07")
def test_a_monster_is_let_go_and_a_fight_is_ended_or_held() -> None:
    g = under(
        scene("Byd..."),
        'on = "hurt-to", monster = "Aunt Dottie", hp = 4 | { do = "choose", options = [{ text = "Let her go", '
        'effects = [{ do = "remove", what = "Aunt Dottie" }, { do = "set", flag = "seen" }] }] }',
        'on = "round-ends", round = 2 | { do = "hold", round = 5 }',
        'on = "round-ends", from = 5 | { do = "end-fight" }',
    )
    hurt(g, DOG, 11)  # of 16
    g.settle()
    assert not g.waiting()
    hurt(g, DOG, 1)
    g.settle()
    assert asked(g) == "Choose Family"
    do(g, "option 1")
    assert (g.at[DOG], g.flags, g.lost) == (-1, 2, ())
    g.round = 2
    run(g, ROUND_ENDS)
    assert g.held == 5
    g.round = 6
    g.agenda = [FIGHT]
    run(g, ROUND_ENDS)
    while g.waiting():
        (role,) = g.waiting()
        g.apply(role, g.legal(role)[-1])
    assert (g.at[6:], g.phase, g.lost) == ([], EXPLORATION, ())


@proves("TGB-MIS-18")
def test_hurt_to_happens_the_first_time_only() -> None:
    g = under(scene("Byd..."), 'on = "hurt-to", monster = "Aunt Dottie", hp = 4 | { do = "bucks", amount = 1 }')
    for _ in range(2):
        g.hp[DOG] = 4
        hurt(g, DOG, 1)
        g.settle()
    assert g.purse == 1


def test_beasts_within_three_spaces_redraw_their_targets() -> None:
    g = under(
        scene("Bd...d.J\n........"),
        'on = "treasure-taken" | { do = "retarget", type = "Beast", within = 3 }',
    )
    for m in (DOG, SECOND):
        hold(g, m, JOAN)
    g.pool[JOAN] = 0
    rig(g, targets=1)
    say(g, "treasure-taken", 2, BILL)
    assert (g.target[DOG], g.target[SECOND]) == (BILL, JOAN)


@proves("TGB-MIS-19", "TGB-EXP-17")
def test_a_counter_rises_by_the_monsters_next_to_a_mark() -> None:
    g = under(
        scene("Bo.d..\nd.....\n......\n......\n......\n......"),
        'on = "stuck" | { do = "place-mark", mark = "wagon", tile = "1", spaces = ["B5"] }',
        'on = "door-opened" | { do = "count", counter = "wheels", near = "wagon" }',
        'on = "door-opened" | at = "wagon" | { do = "bucks", amount = 1 }',
        'on = "door-opened" | not = { at = "1" } | { do = "bucks", amount = 10 }',
    )
    say(g, "stuck")
    say(g, "door-opened")
    assert (g.counters[1], g.purse) == (1, 1)


@proves("TGB-MIS-38")
def test_reinforcements_come_in_and_only_so_many_stand() -> None:
    g = under(
        scene("Bd....\n" + WIDE[:35], beside={"E": WIDE}),
        'on = "stuck" | standing_from = 3, standing_to = 3 | '
        '{ do = "reinforce", tile = "1", monsters = [{ monster = "Wisp", number = 2 }] }',
    )
    say(g, "stuck")
    assert len(g.at) == SECOND
    g.post[AVELYNN] = KO
    say(g, "stuck")
    assert [g.kind[m] for m in range(SECOND, len(g.at))] == [MONSTER_OF["Wisp"]] * 2
    assert (g.acted, told(g, "spawns")) == (0b110, [(m, g.at[m]) for m in (SECOND, SECOND + 1)])
    assert {g.at[m] for m in (SECOND, SECOND + 1)} == set(g.map.doorway(1))
    closed = scene("Bd....\n" + WIDE[:35])
    assert (reinforce(closed, MONSTER_OF["Wisp"], 0), len(closed.at)) == (-1, SECOND)  # no doorway
    crowd = scene("Brrr..\nrrr...\n" + WIDE[:28], beside={"E": WIDE})
    assert (reinforce(crowd, MONSTER_OF["Barn Rat"], 0), len(crowd.at)) == (-1, 12)  # the group is full


@proves("TGB-MIS-55")
def test_a_second_activation_comes_at_the_end_of_the_round() -> None:
    g = under(scene("Bd...."), 'on = "stuck" | { do = "modify", what = "activations", to = 2, monster = "Guard Dog" }')
    hold(g, DOG, BILL)
    run(g, END_ROUND)
    assert not [event for event in g.events or [] if event.what == "attack"]
    before = g.drawn.get("LG", 0)
    say(g, "stuck")
    rig(g, LG=1, trouble=6)
    run(g, END_ROUND)
    assert g.drawn["LG"] == before + 1


def test_a_mission_changes_numbers_of_the_game() -> None:
    g = under(
        scene("Bd...."),
        'on = "stuck" | { do = "modify", what = "armor", by = 2, monster = "Guard Dog" }, '
        '{ do = "modify", what = "hp", to = 7, monster = "Guard Dog" }, { do = "modify", what = "trouble", to = 2 }, '
        '{ do = "modify", what = "monster-tokens", by = -1 }',
        'on = "door-opened" | { do = "modify", what = "armor", by = -1, monster = "Guard Dog" }',
    )
    assert (armor(g, DOG), monster_hp(g, g.kind[DOG])) == (0, 3)
    say(g, "stuck")
    say(g, "door-opened")
    assert (armor(g, DOG), monster_hp(g, g.kind[DOG]), monster_hp(g, MONSTER_OF["Wisp"])) == (1, 7, 3)
    assert (altered(g, TROUBLE, 1), altered(g, MONSTER_TOKENS, 3)) == (2, 2)
    rig(g, trouble=2, trouble_loss=6)
    fp = g.fp[:]
    g.post[MADDOX] = LOOKOUT
    rig(g, trouble_who=3)
    g.post[JOAN] = g.post[AVELYNN] = KO
    run(g, Trouble())
    assert g.fp[MADDOX] == fp[MADDOX] - 1


@proves("TGB-MIS-42")
def test_a_text_comes_before_the_other_effects_of_its_rule() -> None:
    mission = mission_of(written('on = "stuck" | { do = "bucks", amount = 2 }, { do = "read", text = "one" }'))
    scripts = [mission.scripts[heed.script] for heed in mission.heeds if heed.on == "stuck"]
    assert [[deed[0] for deed in script] for script in scripts] == [["read", "bucks"]]


@proves("TGB-DROP-11", "TGB-DEC-93")
def test_cards_that_a_deck_lacks_are_a_buck_each_and_of_the_others_one_is_kept() -> None:
    g = under(driveway(), 'on = "stuck" | { do = "draw", deck = "item", number = 3, keep = 1 }')
    first, second = g.decks[ITEM_DECK][:2]
    g.decks[ITEM_DECK] = (first, second)
    say(g, "stuck")
    assert (g.purse, told(g, "offered"), asked(g)) == (1, [(1, first, second)], "Keep Family")
    assert offers(g) == list(dict.fromkeys([f"pick {CARDS[card].name}" for card in (first, second)]))


@proves("TGB-DROP-11", "TGB-DEC-93")
def test_books_are_found_and_no_card_is_kept() -> None:
    g = under(driveway(), 'on = "stuck" | { do = "draw", deck = "book", number = 2 }')
    before = len(g.decks[BOOK_DECK])
    say(g, "stuck")
    assert before - len(g.decks[BOOK_DECK]) == 2
    assert g.purse == 0
