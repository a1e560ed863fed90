"""What a picture says of the rules that it shows: every number, every space, every name."""

from __future__ import annotations

import pytest

from betwixt.missions import begun, driveway, on, say
from betwixt.scenes import BILL, DOG, JOAN, MADDOX, SECOND, at, give, hold, run, scene, stash
from hauntbox.games.betwixt import GAME, components
from hauntbox.games.betwixt.actions import MOVE, SPACE, TILE
from hauntbox.games.betwixt.cards.decks import FIRST
from hauntbox.games.betwixt.cards.words import BLEED, BLIND, CRIPPLED, TRQ
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.rules.attack.arithmetic import Sums
from hauntbox.games.betwixt.rules.attack.statuses import gain
from hauntbox.games.betwixt.rules.explore.vending import BuyCard
from hauntbox.games.betwixt.rules.fight.moves import MoveTile, MoveTo
from hauntbox.games.betwixt.rules.fight.turn import Activate
from hauntbox.games.betwixt.rules.gear.found import Found
from hauntbox.games.betwixt.scene.answers.options import shot_spaces
from hauntbox.games.betwixt.scene.attack import harm_cell, hit_cell, soak_cell, wound_cell
from hauntbox.games.betwixt.scene.monsters import back_of
from hauntbox.games.betwixt.state import COMBAT, DRAWING, EXTRA, Farm
from hauntbox.games.betwixt.walks import walks
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Outcome
from hauntbox.ledger import proves
from hauntbox.scene import Card, Note, Panel, Pile, Scene
from scene.things import marks, piece, shown, thing, track

FOUGHT = """
    ......
    ......
    ..dd..
    ..B...
    .J....
    ......
"""
NUMBERS = Sums(3, 1, 1, 0, 4, 1, 2, 0, 2, 1, 1, 5, 0, 0, 5)


def seen(g: Farm, *seat: int) -> Scene:
    return shown(GAME, g, seat or (0,))


def fought() -> Farm:
    g = scene(FOUGHT)
    g.mission = "long_driveway"
    return g


# When and what for ----------------------------------------------------------------------------------------------------


@proves("TGB-EXP-01")
def test_a_picture_says_in_which_phase_one_is() -> None:
    g = begun()
    assert seen(g).when.text.startswith("Before play: ")
    while "approach" not in [str(act) for act in g.legal(g.waiting()[0])]:
        g.apply(g.waiting()[0], g.legal(g.waiting()[0])[0])
    assert (seen(g).when.text, seen(g).when.rule) == ("Exploration", "TGB-EXP-01")
    g.phase = DRAWING
    assert seen(g).when.text == "Drawing Phase"
    g.phase, g.round = COMBAT, 0
    assert seen(g).when.text == "Before the fight"
    g.round = 2
    assert seen(g).when.text == "Fight, round 2"
    g.active = JOAN
    assert seen(g).when.text == "Fight, round 2: Joan's turn"
    g.agenda.clear()
    assert seen(g).when.text == "The mission is over"


@proves("TGB-MIS-04")
@pytest.mark.parametrize(("objective", "boxes"), [(1, [False, None]), (2, [True, False])])
def test_the_goal_has_a_box_for_each_objective_so_far_and_says_that_more_will_come(
    objective: int, boxes: list[bool | None]
) -> None:
    g = driveway()
    g.objective = objective
    goal = seen(g).goal
    assert goal is not None
    parts = [part for (part,) in goal.win]
    assert [part.on if part.look else None for part in parts] == boxes
    assert goal.text.rstrip(".") == parts[objective - 1].text
    assert [part.text for part in parts if not part.look] == ["what comes then"] * (objective == 1)


@proves("TGB-MIS-04", "TGB-END-09", "TGB-END-05")
@pytest.mark.parametrize(("score", "text", "result"), [(1.0, "is won", "won"), (0.0, "has failed", "lost")])
def test_all_win_or_lose_together_and_the_last_box_is_filled_by_a_victory(score: float, text: str, result: str) -> None:
    g = driveway()
    g.objective = 2
    g.end(Outcome("TGB-END-09", (score,) * len(g.minds)))
    picture = seen(g)
    assert picture.outcome is not None
    assert picture.goal is not None
    assert picture.outcome.text == f"The mission {text}"
    assert [one.result for one in picture.outcome.seats] == [result] * len(picture.seats)
    assert [part.on for (part,) in picture.goal.win] == [True, bool(score)]


@proves("TGB-MIS-04")
def test_before_an_objective_is_open_there_is_no_goal() -> None:
    g = driveway()
    g.objective = 0
    assert seen(g).goal is None


@proves("TGB-MIS-42")
def test_letters_are_those_that_were_read_the_newest_first() -> None:
    g = driveway("8")
    assert not [id for id in seen(g).things if id.startswith("letter:")]
    say(g, "visited", 7)
    g.heard |= 1 << mission_of(g.mission).text_names.index("opening")
    letters = {id: each for id, each in seen(g).things.items() if isinstance(each, Note) and each.style == "letter"}
    assert list(letters) == ["letter:opening", "letter:key"]
    opening, key = letters.values()
    assert (opening.tab, opening.name, key.n < opening.n) == ("journal", "Opening", True)


# The family -----------------------------------------------------------------------------------------------------------


@proves("TGB-INV-01")
def test_a_sheet_has_what_is_worn_and_what_is_carried() -> None:
    g = fought()
    give(g, BILL, "Golf Club", "Sneakers")
    cards = list(g.cards[BILL])
    cards[EXTRA] = FIRST["Band-Aids"]
    g.cards[BILL] = tuple(cards)
    picture = seen(g)
    lying = {
        each.name: each.in_
        for each in picture.things.values()
        if isinstance(each, Card) and each.in_ in ("h:bill", "x:bill")
    }
    assert lying == {"Golf Club": "h:bill", "Sneakers": "h:bill", "Band-Aids": "x:bill"}
    assert thing(picture, "h:bill", Pile).name == "Equipped"
    assert thing(picture, "x:bill", Pile).name == "Extra Inventory"
    assert "h:joan" not in picture.things


@proves("TGB-CHIP-01")
def test_the_bonus_row_lies_open_and_the_base_row_of_whoever_acts() -> None:
    g = fought()
    g.chips[JOAN] = (TRQ,)
    run(g, Activate(BILL))
    picture = seen(g)
    base = [each.text for id, each in picture.things.items() if id.startswith("base:bill/")]
    assert base[0] == "hit"
    assert base[1] == "damage"
    assert [text == "defense" for text in base[2:]] == [True] * (len(base) - 2)
    assert "base:joan" not in picture.things
    assert [id for id in picture.things if id.startswith("bonus:")] == ["bonus:joan", "bonus:joan/1"]
    assert piece(picture, "bonus:joan/1").name == "TRQ"


@proves("TGB-STS-44")
def test_statuses_show_how_many_tokens_there_are() -> None:
    g = fought()
    for _ in range(3):
        gain(g, BILL, BLEED)
    gain(g, BILL, BLIND)
    assert dict(marks(seen(g), "bill")) == {"s-bleed": 3, "s-blind": 2}


@proves("TGB-CMP-26")
def test_the_stash_lies_open_with_its_limit() -> None:
    g = fought()
    stash(g, "Bike Helmet", "Sneakers")
    pile = thing(seen(g), "stash", Pile)
    assert (pile.name, pile.count) == (f"Stash, 2 of {g.options.stash_limit}", 2)
    assert [each.name for each in seen(g).things.values() if isinstance(each, Card) and each.in_ == "stash"] == [
        "Bike Helmet",
        "Sneakers",
    ]


@proves("TGB-EXP-09")
def test_a_vending_machine_shows_its_goods_with_their_prices() -> None:
    g = driveway()
    g.purse = 9
    run(g, BuyCard(4))
    offer = [each for each in seen(g).things.values() if isinstance(each, Card) and each.in_ == "offer"]
    prices = {each.name: [(badge.look, badge.n) for badge in each.badges] for each in offer}
    assert prices["Candy Bar"] == [("bucks", 2)]
    assert len(offer) == 7
    assert [each.n for each in offer] == list(range(7))


@proves("TGB-CMP-17", "TGB-CMP-19", "TGB-CMP-11")
def test_cards_are_counted_wherever_they_are() -> None:
    g = on("long_driveway", "1")
    before = components(g)
    g.stash += (g.decks[0][0],)
    assert components(g)["cards"] == before["cards"] + 1
    g.decks[0] = g.decks[0][1:]
    assert components(g) == before
    give(g, BILL, "Golf Club")
    assert components(g)["cards"] == before["cards"] + 1
    g.then(Found(4, FIRST["Sneakers"]))
    assert components(g)["cards"] == before["cards"] + 2
    g.arms_out[0] += (0,)
    assert components(g)["monster weapons"] == before["monster weapons"] + 1


# Monsters -------------------------------------------------------------------------------------------------------------


@proves("TGB-CMP-10", "TGB-CMP-09", "TGB-BLIND-01")
def test_a_group_has_a_row_for_each_of_its_monsters() -> None:
    g = fought()
    hold(g, SECOND, JOAN)
    g.hp[SECOND], g.face[SECOND] = 2, 1
    picture = seen(g)
    sheet = thing(picture, "p:guard-dog", Panel)
    assert (sheet.name, sheet.of, sheet.active) == ("Guard Dogs", "guard-dog-1", False)
    first, second = track(picture, "hp:guard-dog-1"), track(picture, "hp:guard-dog-2")
    assert [(each.name, each.value, each.max) for each in (first, second)] == [("No. 1", 3, 3), ("No. 2", 2, 3)]
    assert ([badge.look for badge in first.extra], [badge.look for badge in second.extra]) == ([], ["x-1"])
    dog = piece(picture, "guard-dog-2")
    assert (dog.tag, dog.way, dog.in_) == ("2", "e", "1:D4")
    g.active = SECOND
    assert thing(seen(g), "p:guard-dog", Panel).active


@proves("TGB-BLIND-02")
@pytest.mark.parametrize(("face", "behind"), [(0, (3, 3)), (1, (2, 4)), (2, (3, 5)), (3, (4, 4))])
def test_behind_a_monster_is_the_space_that_it_turns_its_back_to(face: int, behind: tuple[int, int]) -> None:
    g = fought()
    g.face[DOG] = face
    assert back_of(g, DOG) == at(*behind)
    g.at[DOG] = -1
    assert back_of(g, DOG) == -1


# Attacks and moves ----------------------------------------------------------------------------------------------------


@proves("TGB-ATK-03", "TGB-RNG-05")
def test_a_shot_reaches_what_is_in_range_and_sight_and_is_hindered_nearby() -> None:
    g = scene("M..T..\n......\nTTTTTT")
    give(g, MADDOX, "Slingshot")
    easy, hard = shot_spaces(g, MADDOX)
    here = g.at[MADDOX]
    assert set(places(hard)) >= {here + 1, here - 8, here - 7}
    assert here + 2 in places(easy)
    assert not (easy | hard) >> here & 1
    assert not easy & hard
    far = [s for s in places(easy | hard) if g.map.distance(here, s) > 5]
    assert far == []


@proves("TGB-DEC-52", "TGB-DEC-53", "TGB-MOVE-18")
def test_a_walk_leads_to_every_space_where_the_move_can_end() -> None:
    g = scene("B..T.d\nTTTTTT")
    g.mission = "long_driveway"
    assert walks(g, BILL) is None
    run(g, Activate(BILL))
    found = walks(g, BILL)
    assert found is not None
    here = g.at[BILL]
    assert (found.of, found.have, found.most) == ("bill", 4, 4)
    assert {(way.acts, way.cost) for way in found.ways} == {
        ((MOVE, SPACE[here + 1 & 63]), 1),
        ((MOVE, SPACE[here + 2 & 63]), 2),
    }
    assert [way.along for way in found.ways] == [(), (found.ways[0].on,)]
    gain(g, BILL, CRIPPLED)
    assert walks(g, BILL) is None


@proves("TGB-DEC-52", "TGB-DEC-53", "TGB-MOVE-18")
@pytest.mark.parametrize(("frame", "tiles"), [(MoveTile(BILL, 3, False), {0, 1}), (MoveTo(BILL, 1, 3, False), {1})])
def test_a_walk_over_two_tiles_names_the_tile_until_it_is_chosen(frame: Choice, tiles: set[int]) -> None:
    g = scene("......\n......\n.....B\n......\n......\n......", beside={"E": "......\n" * 6})
    g.mission, g.new_tiles = "long_driveway", 1 << 1
    run(g, frame)
    found = walks(g, BILL)
    assert found is not None
    assert found.have == 3
    named = {act for way in found.ways for act in way.acts if act in TILE}
    assert {int(way.on.split(":")[0]) - 1 for way in found.ways} == tiles
    assert bool(named) == (len(tiles) > 1)


@proves("TGB-ATK-10")
@pytest.mark.parametrize(
    ("lands", "miss", "ours", "text", "good"),
    [(True, 0, True, "It hits", True), (False, 0, True, "It misses", False), (False, 1, False, "A miss symbol", True)],
)
def test_the_second_cell_weighs_hits_and_evades_against_agi(
    lands: bool, miss: int, ours: bool, text: str, good: bool
) -> None:
    cell = hit_cell(NUMBERS._replace(miss=miss), lands, ours)
    assert [(term.op, term.n) for term in cell.sum] == [("", 3), ("-", 1), ("=", 2), ("≥", 1)]
    assert (cell.text, cell.good) == (text, good)


@proves("TGB-ATK-11")
@pytest.mark.parametrize(("skill", "terms"), [(0, [4, 1, 2, 7]), (3, [4, 1, 2, 3, 10])])
def test_the_third_cell_adds_dice_weapon_effects_and_skill(skill: int, terms: list[int]) -> None:
    cell = harm_cell(NUMBERS._replace(skill=skill), "Bleed 1")
    assert ([term.n for term in cell.sum], cell.sum[-1].op, cell.text) == (terms, "=", "Bleed 1")


@proves("TGB-DICE-12", "TGB-STS-32")
@pytest.mark.parametrize(
    ("change", "terms", "text"),
    [
        ({}, [("-", 2), ("-", 1), ("+", 1), ("=", 5)], "5 damage"),
        ({"pierce": 0}, [("-", 2), ("-", 1), ("=", 5)], "5 damage"),
        ({"elements": 2, "total": 7}, [("-", 2), ("-", 1), ("+", 1), ("=", 5), ("+", 2)], "7 damage"),
        ({"halved": 1, "total": 3}, [("-", 2), ("-", 1), ("+", 1), ("=", 5)], "3 damage, halved"),
    ],
)
def test_the_fourth_cell_takes_off_shields_and_armor(
    change: dict[str, int], terms: list[tuple[str, int]], text: str
) -> None:
    cell = soak_cell(NUMBERS._replace(**change))
    assert ([(term.op, term.n) for term in cell.sum], cell.text) == (terms, text)


@pytest.mark.parametrize(("lost", "text"), [(2, ""), (3, "Guard Dog 1 falls")])
def test_the_last_cell_says_what_is_left(lost: int, text: str) -> None:
    cell = wound_cell(3, lost, "Guard Dog 1", True)
    assert ([term.n for term in cell.sum], cell.text) == ([3, lost, 3 - lost], text)
