"""Mission 1, The Long Driveway, rule by rule. M1"""

from __future__ import annotations

from collections import Counter

import pytest

from betwixt.missions import MISSION_1, begun, driveway, kinds_on, say, texts
from betwixt.scenes import AVELYNN, BILL, JOAN, MADDOX, asked, do, give, names_of, offers, rig, tokens_on, told
from hauntbox.games.betwixt.actions import PICK
from hauntbox.games.betwixt.cards.decks import BOOK_DECK, CARDS, FIRST, ITEM_DECK, KINDS
from hauntbox.games.betwixt.cards.equipment import ITEM
from hauntbox.games.betwixt.cards.fate import (
    AMBUSH,
    DOOR,
    EVENT,
    MACHINE,
    MAP,
    MONSTER,
    STORY,
    TRAP,
    TREASURE,
    kind_of,
    number_of,
    token,
)  # fmt: skip
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF, MONSTERS
from hauntbox.games.betwixt.cards.words import BLIND, BROWN, CONCENTRATED
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.attack.statuses import has
from hauntbox.games.betwixt.rules.attack.wounds import hurt
from hauntbox.games.betwixt.rules.explore.exploring import EXPLORE
from hauntbox.games.betwixt.rules.explore.vending import price_of
from hauntbox.games.betwixt.rules.fight.rounds import fight
from hauntbox.games.betwixt.rules.guide import guide
from hauntbox.games.betwixt.state import COMBAT, EXPLORATION, PLACEMENT, Farm
from hauntbox.ledger import proves

BOOTH, PORCH, ROOM = TILE_OF["8"], TILE_OF["12"], TILE_OF["S1"]


def named(kinds: list[int]) -> list[str]:
    return [MONSTERS[kind].name for kind in kinds]


def mustered() -> Farm:
    g = begun()
    g.play(4, next(act for act in g.legal(4) if act.names == "Bill Joan Avelynn"))  # type: ignore[attr-defined]
    return g


def equipped() -> Farm:
    """Everybody has the first card offered, family cards go to the Stash."""
    g = mustered()
    while "Outfit" in asked(g) or "Family" in asked(g):
        (role,) = g.waiting()
        g.play(role, g.legal(role)[-1 if asked(g).startswith("Carry") else 0])
    return g


@proves("TGB-M1-01", "TGB-MIS-02")
def test_the_family_starts_low_on_the_gravel_drive_with_two_doors_and_half_a_bag_behind_each() -> None:
    g = begun()
    assert (g.laid, g.doors) == (((0, 0, 0, 0),), 0b11)
    assert [len(bag) for bag in g.bags] == [18, 17]
    assert texts(g) == ["opening"]


@proves("TGB-M1-01", "TGB-MIS-03", "TGB-DEC-101")
def test_the_first_spaces_are_those_of_the_two_lowest_rows() -> None:
    g = equipped()
    assert asked(g) == "StartSpace Bill"
    assert offers(g) == [f"space {name}" for name in ("A1", "B1", "E1", "F1", "A2", "B2", "E2", "F2")]


@proves("TGB-M1-02", "TGB-DEC-39")
def test_everybody_takes_one_of_two_cards() -> None:
    g = mustered()
    found = []
    while asked(g).startswith("Outfit"):
        (role,) = g.waiting()
        found.append([act.card for act in g.legal(role)])  # type: ignore[attr-defined]
        g.play(role, g.legal(role)[0])
    assert found == [
        ["Golf Club", "Baseball Bat"], ["Kitchen Knife", "Rolling Pin"], ["Hockey Stick", "Slingshot"],
        ["Slingshot", "Tennis Racket"],
    ]  # fmt: skip
    assert names_of(g, BILL)[0] == "Golf Club"
    assert "Bottle Rocket" in names_of(g, MADDOX)
    assert tokens_on(g, "Bottle Rocket") == 1


@proves("TGB-M1-03", "TGB-DEC-40", "TGB-DEC-41")
def test_the_family_has_band_aids_soda_and_two_of_four_pieces() -> None:
    g = mustered()
    while asked(g).startswith("Outfit"):
        (role,) = g.waiting()
        g.play(role, g.legal(role)[0])
    carried = []
    while asked(g) == "Carry Family":
        carried.append(CARDS[g.agenda[-1].card].name)  # type: ignore[attr-defined]
        do(g, "stash")
    assert carried == ["Band-Aids", "Soda Pop"]
    assert [act.card for act in g.legal(4)] == [  # type: ignore[attr-defined]
        "Bike Helmet", "Sneakers", "Gardening Gloves", "Leather Jacket",
    ]  # fmt: skip
    do(g, str(PICK[[card.name for card in KINDS].index("Sneakers")]), "stash")
    do(g, str(PICK[[card.name for card in KINDS].index("Leather Jacket")]), "stash")
    assert asked(g) == "StartSpace Bill"
    assert [CARDS[card].name for card in g.stash] == ["Band-Aids", "Soda Pop", "Sneakers", "Leather Jacket"]
    assert (g.purse, FIRST["Bike Helmet"] in g.decks[BROWN]) == (0, True)


@proves("TGB-M1-04")
def test_the_bag_holds_the_tokens_of_the_table() -> None:
    counts = Counter([kind_of(each) for each in MISSION_1.bag])
    assert counts == {MAP: 10, MONSTER: 7, TREASURE: 4, DOOR: 4, TRAP: 4, AMBUSH: 2, EVENT: 2, MACHINE: 1, STORY: 1}
    tiles = [number_of(each) + 1 for each in MISSION_1.bag if kind_of(each) == MAP]
    assert tiles == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    assert len(MISSION_1.bag) == 35


@proves("TGB-M1-05", "TGB-MIS-04", "TGB-MIS-05")
def test_the_ticket_booth_is_the_first_objective() -> None:
    g = begun()
    assert (g.objective, g.goal, g.visits) == (1, token(MAP, BOOTH), 1 << BOOTH)


@proves("TGB-M1-06", "TGB-MIS-13")
def test_two_actors_and_a_ticket_taker_are_in_the_booth() -> None:
    g = driveway("8")
    g.phase = PLACEMENT
    say(g, "tile-placed", TILE_OF["7"])
    assert kinds_on(g, "8") == []
    say(g, "tile-placed", BOOTH)
    assert named(kinds_on(g, "8")) == ["Haunt Actor", "Haunt Actor", "Ticket Taker"]
    assert texts(g) == ["booth"]


@proves("TGB-M1-07", "TGB-MIS-44", "TGB-MIS-04")
def test_the_key_is_taken_once_the_booth_is_free_of_monsters() -> None:
    g = driveway("8")
    say(g, "tile-placed", BOOTH)
    say(g, "visited", BOOTH)
    assert (g.flags, g.objective) == (0, 1)
    g.at[6:] = [-1] * 3
    say(g, "visited", BOOTH)
    assert (g.flags, g.objective, texts(g)) == (1, 2, ["booth", "key"])
    bags = g.bags
    say(g, "visited", BOOTH)
    assert (g.objective, g.bags) == (2, bags)


@proves("TGB-M1-08", "TGB-MIS-05", "TGB-MIS-45")
def test_the_key_adds_tokens_and_a_door_where_none_is_left() -> None:
    g = driveway("8")
    say(g, "visited", BOOTH)
    assert len(g.paths) == 1
    assert g.paths[0][0] >> 2 == BOOTH
    assert g.doors >> g.paths[0][0] & 1
    added = sorted([token(MAP, PORCH), token(MONSTER, 8), token(TREASURE, 5), token(AMBUSH), token(TRAP)])
    assert g.bags[g.paths[0][1]] == tuple(added)
    assert g.goal == token(MAP, PORCH)


@proves("TGB-M1-08")
def test_no_door_is_put_where_one_can_still_be_opened() -> None:
    g = driveway("8")
    g.doors, g.paths, g.bags = 1, ((0, 0),), [(token(DOOR),)]
    say(g, "visited", BOOTH)
    assert (g.doors, g.paths, len(g.bags[0])) == (1, ((0, 0),), 6)


@proves("TGB-M1-09")
def test_gus_and_two_dogs_are_on_the_porch() -> None:
    g = driveway("12")
    say(g, "tile-placed", PORCH)
    assert named(kinds_on(g, "12")) == ["Gatekeeper Gus", "Guard Dog", "Guard Dog"]
    assert texts(g) == ["porch"]


def slay_all(g: Farm) -> None:
    for m in range(6, len(g.at)):
        if g.at[m] >= 0:
            hurt(g, m, 99, BILL)
    while g.waiting():
        (role,) = g.waiting()
        g.apply(role, g.legal(role)[-1])


def gus_beaten() -> Farm:
    """Maddox is KO'd when the others win."""
    g = driveway("12")
    g.objective = 2
    say(g, "tile-placed", PORCH)
    g.then(EXPLORE)
    fight(g)
    g.post[MADDOX] = 2
    slay_all(g)
    return g


@proves("TGB-M1-10", "TGB-END-09")
def test_who_defeats_gus_has_won() -> None:
    g = gus_beaten()
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores) == ("TGB-END-09", (1.0,) * len(g.minds))
    assert texts(g) == ["porch", "won"]


@proves("TGB-M1-14", "TGB-MIS-40")
def test_the_reward_is_money_and_two_xp_for_those_who_stand() -> None:
    g = gus_beaten()
    assert told(g, "xp")[-3:] == [(BILL, 2), (JOAN, 2), (AVELYNN, 2)]  # after those of the fight
    assert (g.xp[JOAN], g.xp[MADDOX]) == (5 + 1 + 1 + 2, 0)
    assert told(g, "bucks")[-1] == (4,)
    assert g.unlocked == ("Collection 1", "Mission 2", "Mission A")


@proves("TGB-MIS-39")
def test_first_the_fight_is_settled_then_come_rewards_then_the_text() -> None:
    g = gus_beaten()
    assert g.events is not None
    order = [event.what for event in g.events if event.what in ("victory", "xp", "unlocked", "text")]
    assert order == ["text", "victory", *["xp"] * 3, *["xp"] * 3, "unlocked", "text"]


@proves("TGB-M1-10")
def test_another_fight_does_not_win() -> None:
    g = driveway("8")
    say(g, "tile-placed", BOOTH)
    g.then(EXPLORE)
    fight(g)
    for m in range(6, len(g.at)):
        hurt(g, m, 99, BILL)
    for _ in range(30):
        if g.phase == EXPLORATION:
            break
        (role,) = g.waiting() or (-1,)
        g.apply(role, g.legal(role)[-1]) if role >= 0 else g.settle()
    assert (g.phase, g.outcome, g.ending) == (EXPLORATION, None, -1)


@proves("TGB-M1-11")
def test_obstacles_traps_and_trouble_are_the_default() -> None:
    g = begun()
    assert not [deed for script in MISSION_1.scripts for deed in script if deed[0] == "modify"]
    assert (g.trap_more, g.options.trouble_high, g.options.bear_trap) == (0, 1, 3)
    assert g.map.tall


@proves("TGB-M1-12")
def test_the_second_sneaker_lets_everybody_breathe() -> None:
    g = driveway("2")
    g.fp = [1] * 4
    say(g, "token-resolved", STORY, 0)
    assert (g.fp, texts(g)) == ([2, 2, 2, 1], ["sneaker"])
    assert [has(g, fm, CONCENTRATED) for fm in range(4)] == [True, True, True, False]


@proves("TGB-M1-13", "TGB-MIS-43")
def test_two_rats_live_in_the_secret_room_over_a_book_and_an_item() -> None:
    g = driveway("S1")
    say(g, "secret-opened", ROOM)
    assert named(kinds_on(g, "S1")) == ["Barn Rat", "Barn Rat"]
    books, items = len(g.decks[BOOK_DECK]), len(g.decks[ITEM_DECK])
    del g.at[6:]
    say(g, "fight-won")
    assert asked(g) == "Reader Family"
    do(g, "nobody")
    assert asked(g) == "Found Family"
    assert (len(g.decks[BOOK_DECK]), len(g.decks[ITEM_DECK])) == (books - 1, items - 1)
    do(g, "stash")
    say(g, "fight-won")
    assert not g.waiting()


def event(n: int) -> Farm:
    """This event, in the Pumpkin Patch."""
    g = driveway("2")
    rig(g, event=n)
    return g


@proves("TGB-M1-15")
def test_strobe_lights_blind_whoever_rolls_low() -> None:
    g = event(1)
    rig(g, mission=(2, 3, 1))
    say(g, "token-resolved", EVENT, 0)
    assert [has(g, fm, BLIND) for fm in range(4)] == [True, False, True, False]


@proves("TGB-M1-16")
def test_the_spilled_till_holds_three_bucks() -> None:
    g = event(2)
    say(g, "token-resolved", EVENT, 0)
    assert g.purse == 3


@proves("TGB-M1-17", "TGB-DEC-91", "TGB-DEC-102")
def test_an_item_can_be_given_to_a_lost_child_for_a_book() -> None:
    g = event(3)
    say(g, "token-resolved", EVENT, 0)
    assert not g.waiting()  # nobody has an item
    g = event(3)
    give(g, JOAN, "Soda Pop", "Leather Jacket")
    say(g, "token-resolved", EVENT, 0)
    assert (asked(g), offers(g)) == ("Choose Family", ["option 1", "nobody"])
    do(g, "option 1")
    assert (asked(g), offers(g)) == ("PayCard Family", ["sell Joan item"])
    do(g, "sell Joan item")
    assert asked(g) == "Reader Family"
    assert "Soda Pop" not in names_of(g, JOAN)


@proves("TGB-M1-17", "TGB-MIS-56")
def test_the_family_may_keep_its_items() -> None:
    g = event(3)
    give(g, JOAN, "Soda Pop")
    say(g, "token-resolved", EVENT, 0)
    do(g, "nobody")
    assert not g.waiting()
    assert "Soda Pop" in names_of(g, JOAN)


@proves("TGB-M1-18", "TGB-MIS-46")
def test_a_prop_falls_on_a_random_active_fm() -> None:
    g = event(4)
    rig(g, any=2)
    hp = g.hp[:]
    say(g, "token-resolved", EVENT, 0)
    assert [hp[fm] - g.hp[fm] for fm in range(4)] == [0, 1, 0, 0]


@proves("TGB-M1-19", "TGB-MIS-46")
def test_a_voice_on_the_radio_helps_the_lookout() -> None:
    g = event(5)
    g.hp[:4], g.fp = [1] * 4, [1] * 4
    say(g, "token-resolved", EVENT, 0)
    assert (g.hp[:4], g.fp) == ([1, 1, 1, 2], [1, 1, 1, 2])


@proves("TGB-M1-20", "TGB-MIS-13")
def test_rats_ambush_the_family() -> None:
    g = event(6)
    say(g, "token-resolved", EVENT, 0)
    assert named(kinds_on(g, "2")) == ["Barn Rat", "Barn Rat"]
    assert g.ambush == 0b11
    g.then(EXPLORE)
    g.settle()
    assert g.phase == COMBAT


@proves("TGB-M1-21")
def test_the_machine_sells_seven_goods() -> None:
    g = driveway("2")
    assert guide(g).goods == (
        ("Candy Bar", 2), ("Soda Pop", 2), ("Band-Aids", 3), ("Energy Drink", 4), ("Golf Balls", 3), ("Baseballs", 3),
        ("Bike Helmet", 3),
    )  # fmt: skip
    assert price_of(g, "Energy Drink") == 4


@proves("TGB-M1-22", "TGB-END-05", "TGB-MIS-42")
def test_the_mission_fails_with_the_last_fm() -> None:
    g = driveway("2", active=(BILL,))
    g.post[JOAN:] = [2, 2, 2]
    hurt(g, BILL, 99)
    g.settle()
    assert g.outcome is not None
    assert (g.outcome.rule, texts(g)) == ("TGB-END-05", ["lost"])


@proves("TGB-M1-22", "TGB-END-06")
def test_it_goes_on_while_one_of_them_stands() -> None:
    g = driveway("2", active=(BILL,))
    g.post[JOAN:] = [2, 2, 3]
    hurt(g, BILL, 99)
    g.settle()
    assert (g.outcome, texts(g)) == (None, [])


@proves("TGB-M1-23")
def test_monster_tokens_mean_what_the_table_says() -> None:
    spawns = {n: [(MONSTERS[kind].name, many) for kind, many, _ in band] for n, band in MISSION_1.spawns.items()}
    assert spawns == {
        1: [("Guard Dog", 2)], 2: [("Barn Rat", 3)], 3: [("Haunt Actor", 2)], 4: [("Yard Crow", 2)],
        5: [("Farmhand", 2)], 6: [("Guard Dog", 3)], 7: [("Walking Scarecrow", 1)], 8: [("Stilt Walker", 2)],
    }  # fmt: skip
    assert guide(driveway("2")).monsters[6] == (MONSTER_OF["Guard Dog"],) * 3


@proves("TGB-M1-23")
@pytest.mark.parametrize(("number", "side", "found"), [
    (1, 0, "2 bucks"), (1, 1, "item"), (2, 0, "brown"), (2, 1, "Band-Aids"), (3, 0, "keep"), (3, 1, "3 bucks"),
    (4, 0, "Fireplace Poker"), (4, 1, "book"), (5, 0, "brown"), (5, 1, "Energy Drink"),
])  # fmt: skip
def test_treasure_is_what_the_table_says(number: int, side: int, found: str) -> None:
    g = driveway("2")
    say(g, "treasure-taken", number * 2 + side, -1)
    if found.endswith("bucks"):
        assert (g.purse, g.waiting()) == (int(found[0]), ())
    elif found == "book":
        assert asked(g) == "Reader Family"
    elif found == "keep":
        assert (asked(g), len(g.agenda[-1].cards)) == ("Keep Family", 2)  # type: ignore[attr-defined]
    else:
        card = CARDS[g.agenda[-1].card]  # type: ignore[attr-defined]
        assert asked(g) == "Found Family"
        deck = "item" if card.place == ITEM else "brown"
        assert found in (card.name, deck)
        do(g, "stash")
    if (number, side) == (5, 1):
        assert g.purse == 1


@proves("TGB-M1-23", "TGB-DRAW-23")
def test_a_second_poker_is_a_brown_draw() -> None:
    g = driveway("2")
    g.decks[BROWN] = tuple([card for card in g.decks[BROWN] if CARDS[card].name != "Fireplace Poker"])
    brown = len(g.decks[BROWN])
    say(g, "treasure-taken", 8, -1)
    assert (asked(g), len(g.decks[BROWN])) == ("Found Family", brown - 1)
