"""What every word of a mission's special rules does. MIS"""

from __future__ import annotations

from betwixt.mission.calm import ROOM, WIDE, calm
from betwixt.missions import driveway, kinds_on, say, under, written
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
from hauntbox.games.betwixt.cards.decks import BOOK_DECK, CARDS, FIRST, ITEM_DECK
from hauntbox.games.betwixt.cards.fate import TRAP
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF
from hauntbox.games.betwixt.cards.words import BLEED, FIRE, TRQ
from hauntbox.games.betwixt.content.mission import A_MONSTER
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.rules.altering import MONSTER_TOKENS, TROUBLE, altered
from hauntbox.games.betwixt.rules.attack.results import armor
from hauntbox.games.betwixt.rules.attack.statuses import count
from hauntbox.games.betwixt.rules.attack.wounds import hurt, value
from hauntbox.games.betwixt.rules.fight.rounds import END_ROUND, FIGHT, ROUND_ENDS
from hauntbox.games.betwixt.rules.fight.spawning import reinforce
from hauntbox.games.betwixt.rules.fight.trouble import Trouble
from hauntbox.games.betwixt.rules.mission.people import people
from hauntbox.games.betwixt.rules.points import monster_hp
from hauntbox.games.betwixt.state import AWAY, EXPLORATION, GUEST, KO, LOOKOUT
from hauntbox.ledger import proves

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
    hurt(g, DOG, g.hp[DOG] - 5)
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
    g = under(scene("Bd...d.J\n........"), 'on = "treasure-taken" | { do = "retarget", type = "Beast", within = 3 }')
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
