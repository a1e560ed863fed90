"""What the later missions have in their tables: starts, bags, tokens, vending machines, and how they are lost."""

from __future__ import annotations

from collections import Counter

import pytest

from betwixt.missions import on, opening, say, texts
from betwixt.outdoors import doors_of, sizes
from betwixt.scenes import BILL, JOAN, asked, do
from hauntbox.games.betwixt.cards.decks import CARDS
from hauntbox.games.betwixt.cards.equipment import ITEM
from hauntbox.games.betwixt.cards.fate import AMBUSH, DOOR, EVENT, MACHINE, MAP, MONSTER, STORY, TRAP, TREASURE, kind_of
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.rules.altering import MONSTER_TOKENS, altered
from hauntbox.games.betwixt.rules.attack.wounds import hurt
from hauntbox.games.betwixt.rules.guide import guide
from hauntbox.ledger import proves

HOUSE, MAZE, BOILER, GHOSTS = "house_of_many_doors", "mirror_maze", "below_the_boiler", "ghosts_betwixt"
VERMIN, HAYRIDE = "vermin_patrol", "last_hayride"
STARTS = {HOUSE: "13", BOILER: "14", GHOSTS: "20", VERMIN: "6", HAYRIDE: "7"}
KINDS = (MAP, MONSTER, TREASURE, DOOR, TRAP, AMBUSH, EVENT, MACHINE, STORY)


@pytest.mark.parametrize(("name", "doors", "parts"), [
    pytest.param(HOUSE, "NES", [11, 10, 10], marks=proves("TGB-M2-01")),
    pytest.param(BOILER, "NSW", [14, 13, 13], marks=proves("TGB-M4-01", "TGB-EX-67")),
    pytest.param(GHOSTS, "NS", [22, 21], marks=proves("TGB-M5-01")),
    pytest.param(VERMIN, "NES", [9, 9, 8], marks=proves("TGB-MA-01", "TGB-EX-67")),
    pytest.param(HAYRIDE, "NS", [12, 11], marks=proves("TGB-MB-01")),
])  # fmt: skip
def test_a_mission_starts_on_its_tile_with_its_doors(name: str, doors: str, parts: list[int]) -> None:
    g = opening(name)
    assert (doors_of(g, STARTS[name]), sizes(g), texts(g)) == (doors, parts, ["opening"])
    assert len(g.laid) == 1


@pytest.mark.parametrize(("name", "counts"), [
    pytest.param(HOUSE, (6, 8, 4, 3, 3, 3, 2, 1, 1), marks=proves("TGB-M2-03")),
    pytest.param(MAZE, (8, 8, 4, 3, 3, 3, 2, 1, 1), marks=proves("TGB-M3-03")),
    pytest.param(BOILER, (10, 9, 5, 4, 5, 3, 2, 1, 1), marks=proves("TGB-M4-02")),
    pytest.param(GHOSTS, (9, 9, 5, 4, 4, 4, 2, 1, 5), marks=proves("TGB-M5-02")),
    pytest.param(VERMIN, (6, 7, 3, 3, 3, 2, 1, 1, 0), marks=proves("TGB-MA-02")),
    pytest.param(HAYRIDE, (6, 5, 3, 3, 2, 2, 1, 0, 1), marks=proves("TGB-MB-02")),
])  # fmt: skip
def test_the_bag_holds_the_tokens_of_the_table(name: str, counts: tuple[int, ...]) -> None:
    found = Counter([kind_of(each) for each in mission_of(name).bag])
    assert tuple([found[kind] for kind in KINDS]) == counts
    assert sum(sizes(opening(name))) == sum(counts)


@pytest.mark.parametrize(("name", "spawned"), [
    pytest.param(HOUSE, "3 Haunt Actor|2 Farmhand|2 Rabid Raccoon|2 Ticket Taker|1 Chainsaw Clown|3 Guard Dog"
                 "|4 Barn Rat|2 Stilt Walker|1 Walking Scarecrow", marks=proves("TGB-M2-25")),
    pytest.param(MAZE, "2 Wisp|2 Stilt Walker|3 Haunt Actor|1 Masked Cousin, 1 Haunt Actor|2 Betwixt Shade"
                 "|1 Poltergeist, 1 Wisp|3 Rabid Raccoon|2 Ticket Taker", marks=proves("TGB-M3-28")),
    pytest.param(BOILER, "4 Rabid Raccoon|3 Cellar Spider|1 Prize Sow|3 Farmhand|4 Guard Dog|2 Masked Cousin"
                 "|2 Betwixt Shade|1 Weeping Matron|2 Walking Scarecrow|2 Chainsaw Clown", marks=proves("TGB-M4-25")),
    pytest.param(GHOSTS, "4 Wisp|3 Betwixt Shade|3 Poltergeist|2 Weeping Matron|3 Masked Cousin|2 Chainsaw Clown"
                 "|3 Walking Scarecrow|4 Farmhand|4 Betwixt Shade|3 Poltergeist", marks=proves("TGB-M5-25")),
    pytest.param(VERMIN, "4 Barn Rat|3 Guard Dog|3 Yard Crow|3 Rabid Raccoon|3 Guard Dog|5 Barn Rat|3 Cellar Spider",
                 marks=proves("TGB-MA-14")),
    pytest.param(HAYRIDE, "4 Haunt Actor|4 Yard Crow|2 Chainsaw Clown|3 Stilt Walker|2 Walking Scarecrow",
                 marks=proves("TGB-MB-20")),
])  # fmt: skip
def test_monster_tokens_mean_what_the_table_says(name: str, spawned: str) -> None:
    bands = [mission_of(name).spawns[n + 1] for n in range(len(mission_of(name).spawns))]
    said = [", ".join([f"{many} {MONSTERS[kind].name}" for kind, many, _ in band]) for band in bands]
    assert said == spawned.split("|")
    assert [len(kinds) for kinds in guide(opening(name)).monsters[1:]] == [sum([n for _, n, _ in b]) for b in bands]


@pytest.mark.parametrize(("name", "most"), [
    pytest.param(HOUSE, 2, marks=proves("TGB-M2-26")), pytest.param(BOILER, 1, marks=proves("TGB-M4-26")),
    pytest.param(GHOSTS, 1, marks=proves("TGB-M5-27")), pytest.param(VERMIN, 3), pytest.param(HAYRIDE, 3),
])  # fmt: skip
def test_a_mission_keeps_so_many_monster_tokens(name: str, most: int) -> None:
    assert altered(opening(name), MONSTER_TOKENS, 3) == most


TREASURES = {
    HOUSE: "3 bucks|item|gear|Gauze Roll|keep|3 bucks|brown|book|gear|Energy Drink",
    MAZE: "3 bucks|item|gear|Lemonade Thermos|keep|4 bucks|brown|book",
    BOILER: "4 bucks|keep|gear|Lemonade Thermos|item|2 bucks|book|item|gear|Energy Drink",
    GHOSTS: "4 bucks|keep|gear|Lemonade Thermos|book|Salt Shaker|item|Energy Drink|gear|3 bucks|item|gear",
    VERMIN: "2 bucks|item|gear|Dog Treat|keep|3 bucks",
    HAYRIDE: "3 bucks|item|gear|Gauze Roll|keep|3 bucks",
}
IDS = {HOUSE: "TGB-M2-25", MAZE: "TGB-M3-28", BOILER: "TGB-M4-25", GHOSTS: "TGB-M5-25", VERMIN: "TGB-MA-14",
       HAYRIDE: "TGB-MB-20"}  # fmt: skip


@pytest.mark.parametrize(("name", "token", "found"), [
    pytest.param(name, n, found, marks=proves(IDS[name], "TGB-MIS-14") if found == "gear" else proves(IDS[name]))
    for name, row in TREASURES.items() for n, found in enumerate(row.split("|"), 2)
])  # fmt: skip
def test_treasure_is_what_the_table_says(name: str, token: int, found: str) -> None:
    g = on(name, STARTS.get(name, "17"))
    say(g, "treasure-taken", token, -1)
    if found.endswith("bucks"):
        assert (g.purse, g.waiting()) == (int(found[0]), ())
    elif found == "book":
        assert asked(g) == "Reader Family"
    elif found == "keep":
        assert (asked(g), len(g.agenda[-1].cards)) == ("Keep Family", 2)  # type: ignore[attr-defined]
    else:
        card = CARDS[g.agenda[-1].card]  # type: ignore[attr-defined]
        assert asked(g) == "Found Family"
        deck = "item" if card.place == ITEM else "brown"  # no collection is open, so the best is brown
        assert found.replace("gear", "brown") in (card.name, deck)
        do(g, "stash")


@pytest.mark.parametrize(("name", "goods"), [
    pytest.param(HOUSE, "Candy Bar 2, Soda Pop 2, Band-Aids 3, Gauze Roll 3, Dog Treat 3, Smelling Salts 3, "
                 "Energy Drink 4, BBs 3", marks=proves("TGB-M2-23")),
    pytest.param(MAZE, "Candy Bar 2, Soda Pop 2, Band-Aids 3, Gauze Roll 3, Smelling Salts 3, Glow Stick 3, "
                 "Whetstone 3, Energy Drink 4, BBs 3", marks=proves("TGB-M3-24")),
    pytest.param(BOILER, "Candy Bar 2, Soda Pop 2, Band-Aids 3, Gauze Roll 3, Dog Treat 3, Smelling Salts 3, "
                 "Energy Drink 4, Salt Shaker 5, Lemonade Thermos 6, BBs 3", marks=proves("TGB-M4-23")),
    pytest.param(GHOSTS, "Candy Bar 2, Soda Pop 2, Band-Aids 3, Gauze Roll 3, Smelling Salts 3, Energy Drink 4, "
                 "Salt Shaker 5, Lemonade Thermos 6, BBs 3", marks=proves("TGB-M5-23")),
    pytest.param(VERMIN, "Candy Bar 2, Soda Pop 2, Band-Aids 3, Dog Treat 3, Bag of Marbles 3",
                 marks=proves("TGB-MA-12")),
])  # fmt: skip
def test_the_machine_sells_its_goods(name: str, goods: str) -> None:
    assert ", ".join([f"{card} {price}" for card, price in guide(opening(name)).goods]) == goods


@pytest.mark.parametrize("name", [
    pytest.param(HOUSE, marks=proves("TGB-M2-24")), pytest.param(MAZE, marks=proves("TGB-M3-25")),
    pytest.param(BOILER, marks=proves("TGB-M4-24")), pytest.param(GHOSTS, marks=proves("TGB-M5-24")),
    pytest.param(VERMIN, marks=proves("TGB-MA-13")), pytest.param(HAYRIDE, marks=proves("TGB-MB-19")),
])  # fmt: skip
@pytest.mark.parametrize("left", [0, 1])
def test_the_mission_fails_with_the_last_fm(name: str, left: int) -> None:
    g = on(name, STARTS.get(name, "17"), active=(BILL,))
    g.post[JOAN:] = [2, 2, 1 if left else 2]
    hurt(g, BILL, 99)
    g.settle()
    if left:
        assert (g.outcome, texts(g)) == (None, [])
    else:
        assert g.outcome is not None
        assert (g.outcome.rule, texts(g)) == ("TGB-END-05", ["lost"])


@proves("TGB-M2-02", "TGB-CAMP-27")
@pytest.mark.parametrize("name", [HOUSE, MAZE, BOILER, GHOSTS, VERMIN, HAYRIDE])
def test_only_mission_1_hands_out_equipment(name: str) -> None:
    book = guide(opening(name))
    assert (book.given, book.offered, book.taken, any(book.picks)) == ((), (), 0, False)
    assert guide(opening("long_driveway")).picks[BILL]


@proves("TGB-MA-09", "TGB-MB-16")
@pytest.mark.parametrize("name", [VERMIN, HAYRIDE])
def test_side_missions_have_no_secret_doors(name: str) -> None:
    from hauntbox.games.betwixt.rules.explore.doors import hide

    g = opening(name)
    hide(g, g.laid[0][0])
    assert (g.secret, guide(g).secrets) == (0, ())
