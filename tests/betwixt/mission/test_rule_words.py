"""The words of special rules: bounds, exceptions, dice and events. MIS, DEC, CMB, RND, END"""

from __future__ import annotations

import pytest

from betwixt.mission.calm import ROOM, WIDE, calm
from betwixt.missions import on, say, texts, under
from betwixt.scenes import (
    AVELYNN,
    BILL,
    DOG,
    JOAN,
    MADDOX,
    SECOND,
    action,
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
)
from hauntbox.games.betwixt.cards.decks import CARDS, FIRST, ITEM_DECK, KIND
from hauntbox.games.betwixt.cards.words import FIRE
from hauntbox.games.betwixt.content.mission import UNSAID
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.altering import TROUBLE, altered
from hauntbox.games.betwixt.rules.attack.wounds import value
from hauntbox.games.betwixt.rules.fight.rounds import FIGHT
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.games.betwixt.rules.guide import guest_card
from hauntbox.games.betwixt.rules.mission.cards import PayCard, hand
from hauntbox.games.betwixt.rules.mission.conditions import asks_for_doors
from hauntbox.games.betwixt.rules.mission.ending import WON, win
from hauntbox.games.betwixt.rules.mission.farm import WhichPiece
from hauntbox.games.betwixt.rules.mission.guests import GuestSpace, join
from hauntbox.games.betwixt.rules.mission.people import damaged, everybody
from hauntbox.games.betwixt.rules.mission.running import NEXT, Rule, Script
from hauntbox.games.betwixt.state import AWAY, BEAR, EXPLORATION, FAMILY, GUEST, KO, NOBODY, RAT, monsters
from hauntbox.ledger import proves

SODA, CANDY = FIRST["Soda Pop"], FIRST["Candy Bar"]
BUCK = '{ do = "bucks", amount = 1 }'
SCRIPT = Script(0, 0, NOBODY)


# Cards and choices ----------------------------------------------------------------------------------------------------


@proves("TGB-CMB-32", "TGB-CMB-21")
@pytest.mark.parametrize("who", [-1, 4, 9])
def test_what_nobody_of_the_family_has_looted_is_assigned(who: int) -> None:
    g = scene("BJAM..")
    hand(g, SODA, who)
    g.settle()
    assert (asked(g), told(g, "found")) == ("Found Family", [(SODA,)])


@proves("TGB-DRAW-23")
def test_the_only_copy_of_a_card_is_given() -> None:
    g = calm(ROOM, 'on = "stuck" | { do = "give", card = "Soda Pop" }')
    g.decks[ITEM_DECK] = (CANDY, SODA)
    say(g, "stuck")
    assert (told(g, "found"), g.decks[ITEM_DECK]) == ([(SODA,)], (CANDY,))


@proves("TGB-DROP-11", "TGB-DEC-93")
def test_books_are_read_and_as_many_cards_as_are_kept_are_no_choice() -> None:
    g = calm(ROOM, 'on = "stuck" | { do = "draw", deck = "book", number = 1 }')
    say(g, "stuck")
    assert asked(g) == "Reader Family"
    g = calm(ROOM, 'on = "stuck" | { do = "draw", deck = "item", number = 2, keep = 2 }')
    say(g, "stuck")
    assert (asked(g), told(g, "offered")) == ("Found Family", [])


@proves("TGB-DEC-93")
def test_of_four_cards_three_are_kept() -> None:
    g = calm(ROOM, 'on = "stuck" | { do = "draw", deck = "item", number = 4, keep = 3 }')
    kept = ("Soda Pop", "Band-Aids", "Glow Stick")
    g.decks[ITEM_DECK] = (*[FIRST[name] for name in kept], CANDY)
    say(g, "stuck")
    for name in kept:
        do(g, f"pick {name}", "stash")
    assert ({CARDS[card].name for card in g.stash}, g.decks[ITEM_DECK], asked(g)) == (set(kept), (CANDY,), "")


@proves("TGB-DEC-91", "TGB-MIS-56")
def test_a_choice_is_asked_if_one_of_its_options_can_be_taken() -> None:
    pay = '{ text = "Pay.", effects = [{ do = "pay", bucks = 3 }] }'
    g = calm(ROOM, f'on = "stuck" | {{ do = "choose", options = [{pay}, {{ text = "No.", effects = [{BUCK}] }}] }}')
    say(g, "stuck")
    assert (asked(g), offers(g), why_not(g, "option 1")) == ("Choose Family", ["option 2", "nobody"], "TGB-MIS-56")
    none = calm(ROOM, f'on = "stuck" | {{ do = "choose", options = [{pay}] }}')
    say(none, "stuck")
    assert asked(none) == ""


@proves("TGB-DEC-102", "TGB-CARD-44")
def test_a_price_is_taken_from_its_place_and_takes_its_points_along() -> None:
    g = scene("BJ....")
    g.stash = (FIRST["Pucks"], SODA, FIRST["BBs"], FIRST["Baseballs"])
    PayCard(FAMILY, KIND[SODA]).answer(g, action("sell Stash 2"))
    assert g.stash == (FIRST["Pucks"], FIRST["BBs"], FIRST["Baseballs"])  # type: ignore[comparison-overlap]  # it has changed since
    give(g, JOAN, "Charm Bracelet")
    g.fp[JOAN] = gear(g, JOAN).fp
    PayCard(FAMILY, KIND[FIRST["Charm Bracelet"]]).answer(g, action("sell Joan accessory"))
    assert g.fp[JOAN] == gear(g, JOAN).fp


# Conditions and counters ----------------------------------------------------------------------------------------------


@proves("TGB-MIS-52", "TGB-MIS-19")
def test_counters_begin_at_0_and_reach_each_number_once() -> None:
    count = 'do = "count", counter = "pressure"'
    reach = 'on = "counter-reaches", counter = "pressure", number = '
    g = calm(
        ROOM,
        f'on = "stuck" | {{ {count}, by = 3 }}',
        f'on = "door-opened" | {{ {count}, by = -2 }}, {{ do = "count", counter = "wheels", by = 1 }}',
        *[f"{reach}{n} | {BUCK}" for n in (1, 2, 3, 4)],
        'on = "treasure-taken" | counter = "pressure", to = 0 | { do = "trophy", amount = 1 }',
    )
    say(g, "treasure-taken", 2, BILL)
    assert g.trophies == 1
    say(g, "stuck")
    assert (g.counters, g.peaks, g.purse) == ((3, 0), (3, 0), 3)
    say(g, "door-opened")
    assert (g.counters, g.peaks, g.purse) == ((1, 1), (3, 1), 3)
    say(g, "stuck")
    assert (g.counters, g.peaks, g.purse) == ((4, 1), (4, 1), 4)
    assert told(g, "counter") == [(0, 3), (0, 1), (1, 1), (0, 4)]
    say(g, "treasure-taken", 2, BILL)
    assert g.trophies == 1


@proves("TGB-RND-23")
def test_dice_of_special_rules_have_six_faces_and_are_told(dice: list[tuple[str, int]]) -> None:
    g = calm(
        ROOM,
        f'on = "door-opened" | rolled = [4] | {BUCK}',
        f'on = "stuck" | {{ do = "each-rolls", numbers = [6], effects = [{BUCK}] }}',
        f'on = "tile-placed" | {{ do = "roll", times = 2, table = [{{ numbers = [5], effects = [{BUCK}] }}] }}',
    )
    rig(g, mission=(4, 1, 2, 3, 5, 5))
    dice.clear()
    say(g, "door-opened")
    say(g, "stuck")
    say(g, "tile-placed", 1)
    assert (dice, g.purse) == ([("mission", 6)] * 6, 3)
    assert told(g, "rolls") == [(BILL, 1), (JOAN, 2), (AVELYNN, 3)]


@proves("TGB-MIS-51", "TGB-MIS-56")
def test_only_a_question_about_doors_waits_for_the_end_of_a_fight() -> None:
    door, flag = ("no door", True), ("flag", 0)
    assert [asks_for_doors(terms) for terms in ((), (flag,), (door,), (flag, door))] == [False, False, True, True]
    for test, purse in (("no_door = true", 0), ('flag = "lit"', 10)):
        branch = f'then = [{BUCK}], else = [{{ do = "bucks", amount = 10 }}]'
        g = under(scene("Bd...."), f'on = "stuck" | {{ do = "if", test = {{ {test} }}, {branch} }}')
        g.bags = [()]
        say(g, "stuck")
        assert (g.purse, len(g.late)) == (purse, int(not purse))


# The end --------------------------------------------------------------------------------------------------------------


@proves("TGB-END-12", "TGB-MIS-49", "TGB-CMB-43")
def test_a_win_in_a_fight_ends_all_rules_and_the_fight_goes_on_to_its_end() -> None:
    g = scene("Bd....")
    g.held, g.agenda = 7, [FIGHT, Rule(0, -1), SCRIPT, NEXT]
    win(g, ("win", 1), SCRIPT)
    assert (g.ending, g.agenda, g.held, monsters(g)) == (1, [FIGHT], -1, [])
    g.phase = EXPLORATION
    g.agenda = [FIGHT, NEXT]
    win(g, ("win", 0), SCRIPT)
    assert (g.ending, g.agenda) == (0, [WON])


@proves("TGB-END-09", "TGB-END-11", "TGB-END-05")
def test_the_end_of_a_mission_is_told_and_is_everybodys() -> None:
    g = calm(ROOM, 'on = "stuck" | { do = "lose", text = "lost" }')
    say(g, "stuck")
    assert g.outcome is not None
    assert (told(g, "mission failed"), g.outcome.scores) == ([()], (0.0,) * 5)
    g = calm(ROOM, 'on = "stuck" | { do = "win", text = "won" }')
    say(g, "stuck")
    assert g.outcome is not None
    assert (told(g, "mission won"), g.outcome.scores, texts(g)) == ([()], (1.0,) * 5, ["won"])


# The map --------------------------------------------------------------------------------------------------------------


@proves("TGB-MIS-16", "TGB-CMB-43")
def test_a_rule_about_a_monster_is_about_that_one() -> None:
    g = under(
        scene("Bdr..J"),
        'on = "stuck" | { do = "retarget", monster = "Barn Rat" }',
        'on = "door-opened" | { do = "remove", what = "Barn Rat" }',
    )
    for m in (DOG, SECOND):
        hold(g, m, BILL)
    g.pool[:2] = [0, 6]
    rig(g, targets=6)
    say(g, "stuck")
    assert (g.target[DOG], g.target[SECOND]) == (BILL, JOAN)
    say(g, "door-opened")
    assert (g.at[DOG] >= 0, g.at[SECOND], g.lost) == (True, -1, ())


@proves("TGB-MIS-37", "TGB-MB-21", "TGB-CMB-43")
def test_a_hold_has_an_end_or_none_until_a_rule_ends_it() -> None:
    g = under(
        scene("Bd...."),
        'on = "stuck" | { do = "hold", round = 5 }',
        'on = "door-opened" | { do = "hold" }',
        'on = "tile-placed" | { do = "end-fight" }',
    )
    held = []
    for trigger in ("stuck", "door-opened", "tile-placed"):
        say(g, trigger, 0)
        held.append(g.held)
    assert held == [5, 1000, -1]


@proves("TGB-CMB-43", "TGB-PLACE-17")
def test_the_last_trap_is_removed_and_a_new_one_lies_on_a_free_space() -> None:
    trap = 'do = "place-trap", trap = "bear", tile = "2"'
    g = under(
        scene("BJA...\n" + WIDE[:35], beside={"E": WIDE}),
        f'on = "stuck" | {{ {trap} }}',
        'on = "door-opened" | { do = "remove", what = "trap" }',
    )
    corner = at(1, 1, tile=1)
    g.machines = g.map.floor >> 64 << 64 & ~(1 << corner)
    say(g, "stuck")
    assert g.traps == ((corner, BEAR, -1),)
    g.traps = ((3, RAT, -1), *g.traps, (4, RAT, -1))
    say(g, "door-opened")
    assert g.traps == ((3, RAT, -1), (corner, BEAR, -1))  # type: ignore[comparison-overlap]  # it has changed since


@proves("TGB-LOOK-24", "TGB-TRAP-05")
def test_changed_numbers_are_listed_in_their_order() -> None:
    g = calm(
        ROOM,
        'on = "stuck" | { do = "modify", what = "trouble", by = 1 }, { do = "modify", what = "trap-damage", by = 2 }',
        'on = "door-opened" | { do = "modify", what = "trouble", to = 4 }, '
        '{ do = "modify", what = "trap-damage", to = 1 }',
    )
    say(g, "stuck")
    assert (altered(g, TROUBLE, 1), g.trap_more) == (2, 2)
    say(g, "door-opened")
    assert (altered(g, TROUBLE, 1), g.trap_more, len(g.altered)) == (4, 1, 2)


@proves("TGB-DEC-58", "TGB-M3-11")
@pytest.mark.parametrize(("spaces", "asks"), [(1, False), (2, True)])
def test_of_several_obstacles_within_reach_one_is_named(spaces: int, asks: bool) -> None:
    g = under(scene("......\n.oTo..\n..B...\n......\n......\n......"))
    marked = [at(2, 5), at(3, 5), at(4, 5)][:spaces]
    g.marked = ((0, sum([1 << space for space in marked])), (1, 1 << at(4, 5)))
    run(g, WhichPiece(BILL, 0))
    assert bool(asked(g)) == asks
    if asks:
        assert (offers(g), why_not(g, "space D5")) == (["space B5", "space C5"], "TGB-DEC-58")
        do(g, "space C5")
    assert (g.cleared, told(g, "cleared")) == (1 << marked[-1], [(marked[-1],)])
    assert (g.map.floor >> marked[-1] & 1, dict(g.marked)[1]) == (1, 1 << at(4, 5))


# People ---------------------------------------------------------------------------------------------------------------


@proves("TGB-MIS-21", "TGB-MIS-22")
def test_a_guest_joins_fresh_and_it_is_told() -> None:
    g = on("house_of_many_doors", "13", "16")
    g.status[GUEST] = 5
    join(g, ("join", GUEST, TILE_OF["16"]), SCRIPT)
    card = guest_card(g, GUEST)
    assert (g.hp[GUEST], g.status[GUEST], g.pool[GUEST], told(g, "joins")) == (card.hp, 0, card.tokens, [(GUEST,)])


@proves("TGB-MIS-24", "TGB-DEC-45")
def test_a_guest_that_joins_is_put_on_a_free_space_of_the_named_tile() -> None:
    g = scene("BJA...\n" + WIDE[:35], beside={"E": WIDE})
    g.at[JOAN] = at(2, 2, tile=1)
    run(g, GuestSpace(FAMILY, GUEST, 1))
    assert (len(set(offers(g))), why_not(g, "space B2"), why_not(g, "end")) == (35, "TGB-MIS-24", "TGB-MIS-24")
    do(g, "space C3")
    assert g.at[GUEST] == at(3, 3, tile=1)


@proves("TGB-MIS-46", "TGB-DEC-92", "TGB-MIS-40")
def test_an_effect_for_one_is_for_nobody_else() -> None:
    g = calm(ROOM, 'on = "stuck" | { do = "xp", who = "one", amount = 2 }, { do = "xp", who = "each", amount = 1 }')
    g.post[MADDOX] = AWAY
    say(g, "stuck")
    assert (asked(g), why_not(g, "who Maddox")) == ("WhichFm Family", "TGB-MIS-46")
    do(g, "who Joan")
    assert g.xp == [1, 3, 1, 0]


@proves("TGB-MIS-40", "TGB-MIS-46")
@pytest.mark.parametrize(("verb", "who", "ending", "some"), [
    ("xp", "each", 0, [BILL, JOAN, MADDOX]), ("xp", "each", -1, [BILL, JOAN]), ("heal", "each", 0, [BILL, JOAN]),
    ("xp", BILL, 0, [BILL]),
])  # fmt: skip
def test_a_reward_in_xp_is_for_all_who_stand(verb: str, who: str | int, ending: int, some: list[int]) -> None:
    g = scene("BJA...")
    g.post[AVELYNN], g.ending, g.hp = KO, ending, [1] * len(g.hp)
    everybody(g, (verb, who, 1), SCRIPT)
    before = g.xp if verb == "xp" else [hp - 1 for hp in g.hp[:4]]
    assert [fm for fm in range(4) if before[fm]] == some


@proves("TGB-ATK-18")
@pytest.mark.parametrize(("it", "whose"), [(BILL, BILL), (MADDOX, MADDOX), (NOBODY, NOBODY), (GUEST, NOBODY)])
def test_damage_of_a_rule_belongs_to_the_fm_who_set_it_off(it: int, whose: int) -> None:
    g = scene("BJAM..\nd.r...")
    damaged(g, DOG, ("damage", DOG, 9, UNSAID), it)
    assert told(g, "defeated") == [(DOG, whose)]
    hp = g.hp[JOAN]
    damaged(g, JOAN, ("damage", JOAN, 1, UNSAID), it)
    assert (hp - g.hp[JOAN], told(g, "damage")[-1]) == (1, (JOAN, 1))
    damaged(g, JOAN, ("damage", JOAN, 1, FIRE), it)
    assert told(g, "damage")[-1] == (JOAN, 1 + value(g, JOAN, FIRE))
