"""The bounds of what scenarios do to the house: monsters, tiles, piles, things and lots. FMT, SCN, SO, SC, BAT"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauntbox.games.hunter13.cards.monsters import DOUBLE, MULTIPLE, PRINTED
from hauntbox.games.hunter13.content.story import Counter, Lot, Thing
from hauntbox.games.hunter13.rules.story import story_house as house
from hauntbox.games.hunter13.rules.story.story_places import carrier, lot_tile
from hauntbox.games.hunter13.rules.story.story_things import carry, lure, mirror
from hauntbox.games.hunter13.state import HP, MP, NOBODY, NOWHERE, WEST, Mansion
from hauntbox.ledger import proves
from hunter13.acting import facts, told
from hunter13.manor import asked, beast, manor

CORRIDOR, HALL, SALON, DINING = 38, 5, 6, 4
ZOMBIE, ROBOT = 7, 9
HERE = (("tile", SALON),)


def tell_of(g: Mansion, **given: object) -> Mansion:
    g.story = replace(g.story, **given)  # type: ignore[arg-type]
    return g


# Monsters -------------------------------------------------------------------------------------------------------------


def appear(
    g: Mansion, monster: int = ZOMBIE, *, battle: int = 0, role: int = 0, gifts: int = 0, more: int = -1
) -> None:
    none = house.NONE
    house.appear(g, role, HALL, HERE, monster, -1, -1, none, none, none, more, -1, gifts, battle)


@proves("GHT-SCN-10")
def test_a_monster_appears_unhurt_with_the_values_of_the_scenario_and_only_once() -> None:
    g = tell_of(manor(at="T-6"), counters=(Counter("rung", "Rung", high=9),))
    g.counts, g.wounds[ZOMBIE], g.frights[ZOMBIE] = [3], 4, 5
    g.bosses = ((ZOMBIE, PRINTED[ROBOT]), (ROBOT, PRINTED[ROBOT]))
    appear(g, gifts=0b11, more=0)
    hp_, mp_, bonus, attack, gifts = PRINTED[ZOMBIE]
    made = (hp_, mp_, bonus + 3, attack, gifts | DOUBLE | MULTIPLE)
    assert (g.lair[ZOMBIE], g.wounds[ZOMBIE], g.frights[ZOMBIE]) == (SALON, 0, 0)
    assert (g.bosses, facts(g, "appears")) == (((ROBOT, PRINTED[ROBOT]), (ZOMBIE, made)), (ZOMBIE, SALON))
    g.lair[ZOMBIE], g.events = CORRIDOR, []
    appear(g)
    assert (g.lair[ZOMBIE], told(g)) == (CORRIDOR, [])


@proves("GHT-SCN-10")
def test_where_its_place_does_not_lie_no_monster_appears() -> None:
    g = manor(lay="T-6", at="T-6")
    appear(g)
    assert (g.lair[ZOMBIE], told(g), 37 in g.event_pile) == (NOWHERE, [], True)


@proves("GHT-EVT-05", "GHT-SCN-10")
@pytest.mark.parametrize(("at", "battle", "role", "lead"), [
    ("T-6 T-7 T-7", 1, 0, 1), ("T-6 T-7 T-7", 1, 2, 2), ("T-6 T-7 T-7", 0, 1, NOBODY), ("T-6", 1, 0, NOBODY),
])  # fmt: skip
def test_it_attacks_whoever_called_it_or_the_first_hunter_there(at: str, battle: int, role: int, lead: int) -> None:
    g = manor(at=at)
    g.rig("judge", 5)
    g.rig("black", 5)
    appear(g, battle=battle, role=role)
    g.settle()
    assert (g.lead, g.invaded) == (lead, 0)


@proves("GHT-EVT-05")
def test_in_a_battle_no_other_begins_by_an_effect() -> None:
    g = manor(at="T-7")
    g.field_ = HALL
    house.attack_there(g, SALON, 0, False)
    assert g.agenda == []


@proves("GHT-SO-13")
@pytest.mark.parametrize(
    ("person", "level", "foe"), [(0, 0, (24, 18, 2, HP)), (2, 8, (22, 29, 3, MP)), (1, 3, (21, 21, 0, HP))]
)
def test_a_likeness_has_the_points_and_the_better_attack_of_its_character(
    person: int, level: int, foe: tuple[int, ...]
) -> None:
    g = tell_of(manor(), level=level, lots=(Lot("stranger", "strangers"),))
    g.lots = (person,)
    assert house.likeness(g, person) == (*foe, 0)
    none = house.NONE
    assert house.boss(g, ZOMBIE, 0, none, none, none, 1, -1, 0) == (foe[0], foe[1], foe[2] + 1, foe[3], 0)
    assert house.boss(g, ZOMBIE, -1, 3, 4, 5, 0, MP, 0b100)[:4] == (3, 4, 5, MP)
    assert house.boss(g, ZOMBIE, -1, 3, 4, 5, 0, HP, 0)[3] == HP


@proves("GHT-BAT-56", "GHT-SO-04")
@pytest.mark.parametrize(
    ("at", "steps", "lair", "battle"),
    [("T-5", 1, HALL, False), ("T-5", 3, DINING, True), ("T-6", 3, HALL, True), ("T-39", 2, CORRIDOR, True)],
)
def test_it_stalks_the_nearest_hunter_and_attacks_whom_it_meets(at: str, steps: int, lair: int, battle: bool) -> None:
    g = manor(at=at)
    g.lair[ZOMBIE] = CORRIDOR
    g.rig("judge", 5)
    g.rig("black", 5)
    house.stalk(g, NOBODY, NOWHERE, ZOMBIE, ((("hunter", 0),),), steps)
    g.settle()
    assert (g.lair[ZOMBIE], asked(g)[1] == "MayEscape", g.invaded > 0) == (lair, battle, battle)
    assert told(g).count("stalks") == [CORRIDOR, HALL, SALON, DINING].index(lair)


@proves("GHT-BAT-56", "GHT-SO-04")
def test_what_has_no_way_or_no_place_stays_and_says_nothing() -> None:
    g = manor(at="T-6", lay="T-6 T-12:0,5")
    house.stalk(g, NOBODY, NOWHERE, ZOMBIE, ((("hunter", 0),),), 2)
    assert (g.lair[ZOMBIE], g.agenda, told(g)) == (NOWHERE, [], [])
    g.lair[ZOMBIE] = 11
    house.stalk(g, NOBODY, NOWHERE, ZOMBIE, ((("hunter", 0),),), 2)
    assert (g.lair[ZOMBIE], g.agenda, told(g)) == (11, [], [])


@proves("GHT-BAT-57")
def test_what_vanishes_is_gone_and_what_is_gone_does_not_vanish() -> None:
    g = manor()
    beast(g, "E-38", "T-7")
    house.vanish(g, NOBODY, NOWHERE, ZOMBIE)
    house.vanish(g, NOBODY, NOWHERE, ROBOT)
    assert (g.lair[ZOMBIE], g.events_out, told(g)) == (NOWHERE, (37,), ["vanishes"])


# The house ------------------------------------------------------------------------------------------------------------


@proves("GHT-SC-10")
@pytest.mark.parametrize(("role", "chooser"), [(1, 1), (0, 0), (NOBODY, 0)])
def test_whoever_brings_a_tile_about_chooses_its_door_or_else_the_first_hunter(role: int, chooser: int) -> None:
    g = manor(pile="T-3")
    house.lay(g, role, HALL, 2, ())
    g.settle()
    assert (asked(g), g.opened) == ((chooser, "LayBeside"), (2,))


@proves("GHT-SC-10")
def test_a_tile_that_lies_or_is_not_there_is_not_laid() -> None:
    g = manor(pile="T-3")
    house.lay(g, 0, HALL, SALON, ())
    house.lay(g, 0, HALL, 20, ())
    assert g.agenda == []


@proves("GHT-SC-12")
@pytest.mark.parametrize(("card", "role", "shown"), [(23, 0, True), (22, 0, False), (23, NOBODY, False)])
def test_a_card_that_was_set_aside_is_settled_once_by_the_actor(card: int, role: int, shown: bool) -> None:
    g = manor()
    g.events_aside = (23, 24)
    house.settle_one(g, role, HALL, card)
    g.settle()
    assert (g.events_aside, "event" in told(g)) == (((24,), True) if shown else ((23, 24), False))


@proves("GHT-FMT-11")
@pytest.mark.parametrize("pile", ["tiles", "events", "items"])
def test_one_pile_is_shuffled_and_the_others_are_not(pile: str) -> None:
    g = manor()
    g.pile_known, g.item_known = (1,) * 6, (1,) * 25
    house.shuffle(g, 0, HALL, pile)
    assert [g.drawn.get(name, 0) for name in ("tiles", "events", "items")] == [
        int(pile == name) for name in ("tiles", "events", "items")
    ]
    assert (sum(g.pile_known), sum(g.item_known)) == (0 if pile == "tiles" else 6, 0 if pile == "items" else 25)
    assert told(g)[-1] == "shuffled"


@proves("GHT-FMT-11")
def test_a_tile_is_turned_by_a_quarter_clockwise() -> None:
    g = manor(lay="T-6 T-7")
    for turned in (1, 2, 3, 0):
        house.rotate(g, 0, HALL, HERE)
        assert (g.turned[SALON], g.turned[HALL], facts(g, "rotates")) == (turned, 0, (SALON,))


@proves("GHT-SO-11")
@pytest.mark.parametrize(
    ("room", "keep", "gone"),
    [(NOWHERE, (), CORRIDOR), (SALON, (), SALON), (NOWHERE, (CORRIDOR,), SALON), (HALL, (), NOWHERE)],
)
def test_a_tile_without_a_pawn_goes_under_the_pile_with_its_markers(
    room: int, keep: tuple[int, ...], gone: int
) -> None:
    g = manor(at="T-6 T-5", pile="T-3")
    g.marker = [CORRIDOR, SALON, HALL]
    house.withdraw(g, 0, HALL, room, keep)
    assert g.pile == ((2, gone) if gone != NOWHERE else (2,))
    assert g.marker == [NOWHERE if tile == gone else tile for tile in (CORRIDOR, SALON, HALL)]
    assert (g.cell[gone] == NOWHERE if gone != NOWHERE else told(g) == []) is True


# Things and lots ------------------------------------------------------------------------------------------------------


@proves("GHT-FMT-13")
def test_a_thing_goes_to_the_actors_hands_and_one_of_each_to_nobody_in_particular() -> None:
    g = tell_of(manor(at="T-6"), things=(Thing("candle", "a candle", kin=4),))
    g.things = [HALL] * 4
    carry(g, 1, HALL, 0, "finder", ())
    assert (g.things, [carrier(g, n) for n in range(2)]) == ([HALL, -3, HALL, HALL], [NOBODY, 1])
    carry(g, 0, HALL, 0, "finder", ())
    assert (g.things, carrier(g, 0), facts(g, "carries")) == ([-2, -3, HALL, HALL], 0, (0, 0))
    carry(g, NOBODY, HALL, 0, "", HERE)
    assert g.things == [SALON] * 4
    carry(g, 2, HALL, 0, "", ())
    assert (g.things, facts(g, "gone")) == ([SALON, SALON, NOWHERE, SALON], (2,))


@proves("GHT-SO-07")
@pytest.mark.parametrize(("thing", "entered", "there"), [(HALL, WEST, CORRIDOR), (HALL, NOWHERE, HALL), (-2, WEST, -2)])
def test_what_mirrors_a_step_goes_out_by_the_side_of_entry(thing: int, entered: int, there: int) -> None:
    g = tell_of(manor(), things=(Thing("image", "an image"),))
    g.things, g.entered = [thing], entered
    mirror(g, 0, HALL, 0)
    assert g.things == [there]


@proves("GHT-SO-07")
def test_the_first_tile_is_a_place_for_an_image_too() -> None:
    g = tell_of(manor(lay="T-6 T-1:0,1,1"), things=(Thing("image", "an image"),))
    g.things, g.entered = [0], WEST
    mirror(g, 0, HALL, 0)
    assert g.things == [HALL]


@proves("GHT-FMT-13")
def test_whoever_carries_what_is_lured_goes_along() -> None:
    g = tell_of(manor(at="T-39"), things=(Thing("heir", "the heir"),))
    g.things = [-3]
    lure(g, 0, HALL, 0, HERE)
    assert (g.at[1], g.came[1], facts(g, "drags")) == (HALL, CORRIDOR, (1, 0, HALL))


@proves("GHT-SO-05")
@pytest.mark.parametrize(
    ("of", "drawn", "tile"), [("hunters", 1, DINING), ("monsters", ZOMBIE, SALON), ("tiles", 9, 9)]
)
def test_a_lot_fell_on_a_tile_or_where_the_drawn_one_is(of: str, drawn: int, tile: int) -> None:
    g = tell_of(manor(), lots=(Lot("it", of),))
    g.lots, g.lair[ZOMBIE] = (drawn,), SALON
    assert lot_tile(g, 0) == tile
