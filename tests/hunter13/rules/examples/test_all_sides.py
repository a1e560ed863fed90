"""Rules with several sides, each proved on all of them: what it gives, what it refuses, and what it leaves alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauntbox.games.hunter13.actions import TILE_OF
from hauntbox.games.hunter13.content.story import Act, Heed, Story
from hauntbox.games.hunter13.rules.hunters.checks import Check, falling_check
from hauntbox.games.hunter13.rules.mansion.charting import place, survey
from hauntbox.games.hunter13.rules.mansion.fitting import matches
from hauntbox.games.hunter13.rules.mansion.house import beyond, cell_of, doors, is_open, neutral
from hauntbox.games.hunter13.rules.mansion.pawns import shift
from hauntbox.games.hunter13.rules.turn.endings import Agree, is_deadlocked
from hauntbox.games.hunter13.state import DX, Mansion
from hauntbox.ledger import proves
from hunter13.acting import do, facts, give, offers, run, told, why_not
from hunter13.arena import GOLEM, RATS, ZOMBIE, arena, battle, cards
from hunter13.manor import asked, card, enter, manor, next_turn, room, sides, turn

HALL, EAST_HALL, PASSAGE, TOWER, CHUTE, LANDING = (TILE_OF[f"T-{n}"] for n in (6, 7, 12, 14, 20, 21))

# The end --------------------------------------------------------------------------------------------------------------


def dead_end() -> Mansion:
    """T-9 and T-26 with their only doors against one another, and tiles left in the pile."""
    g = manor(lay="T-9 T-26", at="T-9 T-26", team="Wren Volt")
    g.turned[8], g.turned[25] = 3, 1
    survey(g)
    return g


@proves("GHT-END-04")
def test_play_is_not_deadlocked_as_long_as_one_thing_can_be_reached() -> None:
    assert is_deadlocked(dead_end())
    hopes: list[Mansion] = [dead_end() for _ in range(7)]
    door, new, dread, omen, clue, deed, beast = hopes
    door.turned[25] = 0
    survey(door)  # an unopened door
    new.explored &= ~(1 << 25)  # an unexplored tile
    dread.dread[25] = (5,)  # an unsettled card
    omen.omens[25] = (5,)
    clue.story = replace(Story(), heeds=(Heed("explored", tiles=1 << 25, clue=0),))  # a clue that may be read
    deed.story = replace(Story(), acts=(Act("knock", 0),))  # something that the scenario offers
    beast.lair[0] = 25
    assert [is_deadlocked(g) for g in hopes] == [False] * 7
    door.pile = door.pile_known = ()
    assert is_deadlocked(door)  # a door with nothing left to lay behind it
    deed.story = replace(Story(), acts=(Act("howl", 0, enemy=True),))
    assert is_deadlocked(deed)  # a power of the fallen is no hope


@proves("GHT-END-04")
@pytest.mark.parametrize(("answers", "over"), [(("yes", "yes"), True), (("yes", "no"), False), (("no", "yes"), False)])
def test_all_hunters_have_to_agree_that_nothing_can_be_done(answers: tuple[str, str], over: bool) -> None:
    g = run(manor(team="Wren Volt"), Agree((0, 1)))
    do(g, *answers)
    assert (g.outcome is not None, told(g)[0]) == (over, "agreed" if over else "disagreed")


@proves("GHT-END-04")
def test_they_are_asked_only_after_five_rounds_without_anything_new() -> None:
    g = turn(manor(team="Wren Volt"))
    g.stale = 5 * 2 - 1
    assert why_not(g, "give up") == "GHT-END-04"
    g.stale = 5 * 2
    assert why_not(g, "give up") == ""


# Towers and placing ---------------------------------------------------------------------------------------------------


@proves("GHT-TILE-14", "GHT-TILE-16")
@pytest.mark.parametrize(
    ("turned", "first", "second"), [(0, "south", "north"), (1, "west", "east"), (3, "east", "west")]
)
def test_a_tower_has_one_door_for_each_of_two_floors_and_the_other_one_fits_nothing(
    turned: int, first: str, second: str
) -> None:
    for floor, own, other in ((1, first, second), (2, second, first)):
        g = manor(at="T-6", lay="T-6")
        place(g, TOWER, cell_of(floor, 5, 5), turned)
        assert (sides(doors(g, TOWER)), sides(neutral(g, TOWER))) == ([own], [other])


@proves("GHT-TILE-16")
def test_a_neighbours_door_that_faces_a_towers_other_door_is_never_opened() -> None:
    g = manor(at="T-6", lay="T-7:0,-1 T-14:0,0,1 T-6:0,1")  # doors of both Halls face the tower
    assert (is_open(g, EAST_HALL, 1), is_open(g, HALL, 3)) == (True, False)
    assert (g.adjacent[TOWER], why_not(turn(g), "go west")) == (1 << EAST_HALL, "GHT-MOVE-13")


@proves("GHT-TILE-18")
def test_a_joined_door_leads_to_the_tower_and_every_other_door_does_not() -> None:
    g = manor(at="T-12 T-6", lay="T-6 T-14:0,1,1 T-12:0,0,0,2 T-13:0,2,0,2", team="Wren Volt")
    g.joint[0] = PASSAGE * 4 + 2
    survey(g)
    assert [beyond(g, PASSAGE, side) for side in range(4)] == [-1, -1, TOWER, -1]
    assert TOWER not in [beyond(g, TILE_OF["T-13"], side) for side in range(4)]
    do(turn(g), "go south")
    assert room(g) == "T-14"
    do(g, "cross")
    assert room(g) == "T-12"


@proves("GHT-PLACE-10")
@pytest.mark.parametrize("turned", range(4))
def test_the_rails_turn_with_the_balcony(turned: int) -> None:
    g = manor(at="T-6", lay=f"T-22:0,0,{turned} T-6:5,5")
    rails = [(side + turned) % 4 for side in (0, 1, 3)]
    assert sides(neutral(g, TILE_OF["T-22"])) == [("north", "east", "south", "west")[side] for side in sorted(rails)]


@proves("GHT-PLACE-05")
def test_a_rotation_with_fewer_matches_is_refused() -> None:
    g = turn(manor(at="T-6", lay="T-6:0,0 T-7:-1,1", pile="T-4 T-3", team="Wren Volt"))  # T-7 has a door to the west
    do(g, "go north")
    assert (asked(g)[1], offers(g)) == ("Rotate", ["turn north", "turn east"])  # a door meets that door
    ways = ("north", "east", "south", "west")
    assert [why_not(g, f"turn {way}") for way in ways] == ["", "", "GHT-PLACE-05", "GHT-PLACE-05"]
    do(g, "turn east")
    assert (room(g), is_open(g, TILE_OF["T-4"], 1)) == ("T-4", True)


@proves("GHT-PLACE-05")
@pytest.mark.parametrize(("own", "counts", "doors_", "found"), [
    (0b1010, 0b0000, 0b0000, (0, 0, 0)),  # nothing lies around
    (0b1010, 0b1010, 0b1010, (2, 0, 2)),  # door to door, twice
    (0b1010, 0b0101, 0b0000, (2, 0, 0)),  # wall to wall, twice
    (0b1010, 0b1111, 0b0110, (2, 2, 1)),  # one door and one wall match
    (0b1010, 0b0011, 0b0001, (0, 2, 0)),
])  # fmt: skip
def test_matches_and_mismatches_are_counted_where_something_lies(
    own: int, counts: int, doors_: int, found: tuple[int, int, int]
) -> None:
    assert matches(own, 0, counts, doors_) == found


# Settling and doors ---------------------------------------------------------------------------------------------------


@proves("GHT-ROOM-03")
@pytest.mark.parametrize("left", ["dread", "omens", "veiled"])
def test_of_an_explored_tile_only_what_was_left_unsettled_is_settled(left: str) -> None:
    g = manor(lay="T-6 T-11", at="T-6", team="Wren Volt")
    getattr(g, left)[TILE_OF["T-11"]] = {"dread": (5,), "omens": (23,), "veiled": (2,)}[left]
    enter(g, "T-11")
    assert (g.hand[0], "event" in told(g)) == ((5,) if left == "dread" else (), left == "omens")
    assert (g.items[0], len(g.veiled[TILE_OF["T-11"]])) == ((), int(left == "veiled"))  # items wait


@proves("GHT-ECARD-25")
def test_doors_are_forced_where_some_are_locked_and_nowhere_else() -> None:
    g = turn(manor(at="T-6 T-7", team="Volt Wren"))
    assert (why_not(g, "force"), offers(g, "force")) == ("GHT-ECARD-25", [])
    g.locks[EAST_HALL] = 2
    survey(g)
    assert why_not(g, "force") == "GHT-ECARD-25"  # not from the tile beside
    g.locks[HALL] = 2
    survey(g)
    assert why_not(g, "force") == ""


@proves("GHT-ECARD-19")
@pytest.mark.parametrize(("items", "opens"), [("", False), ("I-3 I-4", False), ("I-6", True)])
def test_without_a_key_shut_doors_take_a_check(items: str, opens: bool) -> None:
    g = card(manor(items=items, team="Volt Wren"), "E-11")
    g.rig("judge", 1)
    do(turn(g), "go east")
    assert (room(g), g.shaken[0], "checks" in told(g)) == (("T-7", 0, False) if opens else ("T-6", 2, True))


@proves("GHT-ECARD-28")
def test_the_extra_step_of_the_moving_picture_is_one_and_goes_through_the_new_door_alone() -> None:
    g = card(manor(at="T-12 T-5", lay="T-39 T-12 T-6 T-5", team="Wren Volt"), "E-22", 9)
    do(g, "mark west")
    g.moves, g.moved = 0, True
    turn(g)
    ways = ("north", "east", "south", "west")
    assert [why_not(g, f"go {way}") for way in ways] == ["GHT-MOVE-01"] * 3 + [""]
    do(g, "go west")
    assert (room(g), g.moves, offers(g, "go"), why_not(g, "go east")) == ("T-39", 0, [], "GHT-MOVE-01")
    g = card(manor(at="T-12 T-5", lay="T-39 T-12 T-6 T-5", team="Wren Volt"), "E-22", 9)
    do(g, "mark west")
    g.moves = 2
    do(turn(g), "go west")
    assert g.moves == 2  # it has cost none


@proves("GHT-TILE-37")
@pytest.mark.parametrize(("ladder", "is_asked"), [("", True), ("owned", False), ("below", False), ("here", True)])
def test_on_an_explored_chute_a_ladder_that_can_be_used_saves_the_falling_check(ladder: str, is_asked: bool) -> None:
    g = manor(at="T-6 T-6", lay="T-6 T-20:0,1 T-21:0,1,0,0", team="Volt Wren")
    if ladder == "owned":
        give(g, 0, "I-4")
    elif ladder:
        g.lying[LANDING if ladder == "below" else CHUTE] = (4,)
    walked = enter(g.clone(), "T-20")
    assert (asked(walked)[1] == "HoldOn", room(walked)) == (is_asked, "T-20")
    shift(g, 0, CHUTE, "join")  # a battle's move is an entry too
    g.settle()
    assert (asked(g)[1] == "HoldOn") == is_asked


# Checks and battles ---------------------------------------------------------------------------------------------------


@proves("GHT-CHR-02")
def test_grown_dx_counts_in_falling_escape_and_other_checks() -> None:
    for steps, needed in ((0, 4), (2, 2)):
        for drawn in (needed - 1, needed):
            g = manor()  # Wren has DX +1
            g.grown[0] = (0, steps, 0, 0, 0, 0)
            g.rig("judge", drawn)
            assert run(g, falling_check(0, 5)).passed == (drawn == needed)
    g = arena(foes="E-38")
    g.grown[0] = (0, 2, 0, 0, 0, 0)
    battle(g, 5, 3, black=5)
    do(g, "escape")
    assert room(g) == "T-7"


@proves("GHT-CHK-02")
@pytest.mark.parametrize("drawn", [4, 5])
def test_a_check_draws_one_card_of_the_own_ten(drawn: int) -> None:
    g = manor()
    g.rig("judge", drawn)
    run(g, Check(0, DX, 6, -1, -1))
    assert (g.passed, g.rolls) == (drawn == 5, ((0, drawn),))  # DX +1
    values = set()
    for n in range(60):
        g = manor()
        g.seed = str(n)
        values.add(run(g, Check(1, DX, 6, -1, -1)).rolls[0])
    assert values == {(1, value) for value in range(1, 11)}


@proves("GHT-BAT-16")
def test_equals_do_nothing_to_one_another_and_the_others_are_hit_as_usual() -> None:
    g = battle(arena("here here far far", foes="E-38", items="I-18"), 6, black=6)
    assert (g.hurt[0], g.wounds[ZOMBIE], asked(g)[1]) == (0, 0, "MayEscape")  # no damage that a Mirror could send back
    do(g, "fight")
    cards(g, 6, 4, black=6)
    do(g, "join")
    assert (g.hurt[:2], g.wounds[ZOMBIE], asked(g)[1]) == ([0, 2], 0, "MayEscape")


@proves("GHT-ICARD-08")
def test_dynamite_hits_one_enemy_twice_as_hard_and_doubles_nothing_else() -> None:
    g = arena("here here far far", foes="E-35 E-36", items="I-13")
    battle(g)
    g.rig("free", 3)
    cards(g, black=1)
    do(g, "use I-13", "aim E-35")
    assert (g.wounds[GOLEM], g.wounds[RATS], g.hurt[0]) == (6, 0, 0)
    g = arena(foes="E-35", items="I-12")
    battle(g)
    g.rig("free", 6)
    do(g, "use I-12", "kind HP")
    assert g.wounds[GOLEM] == 6  # another Free AT is not doubled


@proves("GHT-ECARD-53")
def test_wasting_costs_its_number_at_the_start_of_each_own_turn_until_it_is_cured() -> None:
    g = manor(items="I-1", team="Wren Volt")
    card(g, "E-48", 1)
    hurt = g.hurt[0]
    assert (g.wasting, hurt) == ([1, 0], 2)
    next_turn(g)
    next_turn(g)
    assert g.hurt == [hurt + 2, 0]
    next_turn(g, 1)
    assert g.hurt == [hurt + 2, 0]  # not in another's turn
    g.agenda.clear()
    do(turn(g), "use I-1")
    assert (g.wasting[0], g.maiden, facts(g, "cured")) == (0, 0, (0,))
    healed = g.hurt[0]
    next_turn(g)
    assert g.hurt[0] == healed


@proves("GHT-ECARD-53")
def test_the_snakes_venom_is_a_wasting_of_1() -> None:
    g = battle(arena(foes="E-43"), 2, black=9)
    assert g.wasting[0] == 1
    assert battle(arena(foes="E-43", items="I-19"), 2, black=9).wasting[0] == 0
