"""What bots think of a mission: of two positions that differ in one thing, the one nearer to its end is worth more."""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.hunter13.actions import ITEM_OF, TILE_OF
from hauntbox.games.hunter13.bots.deadlines import rounds_left, safety
from hauntbox.games.hunter13.bots.enemy_cost import danger
from hauntbox.games.hunter13.bots.judgement import balance, judge
from hauntbox.games.hunter13.bots.work_left import NEVER, Prospect
from hauntbox.games.hunter13.rules.mansion.doors_made import put_marker
from hauntbox.games.hunter13.rules.play import Play
from hauntbox.games.hunter13.rules.turn.endings import SPITE
from hauntbox.games.hunter13.state import ENEMY, NOWHERE, Mansion
from hunter13.arena import arena
from hunter13.manor import beast, put, turn
from hunter13.progress import know, set_count, set_flags
from hunter13.tale import act, happened, tale

LAMPS = "T-6:0,0 T-13:0,1,1 T-39:0,2 T-5:-1,0 T-12:0,-1,1 T-7:0,-2 T-4:1,0 T-24:2,0"


def evening(scenario: str, **given: Any) -> Mansion:
    """The first turn of a hunter who walks no farther than others."""
    return tale(scenario, team="Volt Balm Wren", **given)


def better(one: Mansion, other: Mansion) -> bool:
    return judge(one, 0) > judge(other, 0)


# Time ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "rounds"),
    [("places", 13), ("heir", 9), ("bride", 12), ("tithe", 14), ("judge", 14), ("candle", 10), ("thirteenth", 16)],
)
def test_whatever_ends_the_mission_is_seen_from_afar(scenario: str, rounds: int) -> None:
    """By the round, by a counter, or by strokes of a hammer in certain rounds."""
    assert rounds_left(evening(scenario)).all == rounds


def test_the_clock_goes_on_with_every_round() -> None:
    early, late = evening("places"), evening("places")
    set_count(late, "hour", 11)
    assert rounds_left(late).all == 2
    assert better(early, late)


def test_it_is_no_loss_that_a_clock_begins_to_run() -> None:
    still, awake = evening("heir"), evening("heir")
    set_flags(awake, "awake")
    assert rounds_left(still).all == rounds_left(awake).all
    assert rounds_left(still).running > rounds_left(awake).running


@pytest.mark.parametrize("done", ["moves", "points"])
def test_a_turn_that_was_begun_is_as_good_as_over(done: str) -> None:
    """So nobody drops things, or walks up and down, to put off the end of a turn."""
    begun, over = evening("places"), evening("places")
    setattr(begun, done, 0)
    over.active = 1
    assert rounds_left(begun) == rounds_left(over) < rounds_left(evening("places"))


def test_a_counter_that_only_deeds_move_is_watched_as_well() -> None:
    calm, loud = tale("bells"), tale("bells")
    set_count(loud, "bells", 12)
    assert safety(loud) < safety(calm)
    assert better(calm, loud)


def test_for_what_is_written_for_a_later_round_one_has_to_wait() -> None:
    """The Vampire wakes at midnight, but it is a long time until then."""
    evening, night = tale("tithe"), tale("tithe")
    night.round = 11
    assert Prospect(night).fact(("monster", 14)) < Prospect(evening).fact(("monster", 14))


def test_it_never_looks_so_bad_that_one_would_rather_fall() -> None:
    g = tale("heir", hurt="18 18 18", shaken="18 18 18")
    g.round = 40
    assert judge(g, 0) > SPITE


# What comes first ----------------------------------------------------------------------------------------------------


def test_nobody_waits_where_something_is_to_be_done_much_later() -> None:
    """The name is written at the table, but the diary has not been found yet."""
    works = []
    for at in ("T-5", "T-39"):
        g = tale("places", at=at, lay="T-5 T-6 T-7 T-39", pile="T-34 T-35 T-3 T-4 T-8 T-10")
        know(g, "plates")
        works.append(Prospect(g).work())
    assert works[0] == works[1]


def test_whoever_can_go_on_may_wait_there() -> None:
    """The diary is at hand, and somebody stands at the table already."""
    works = []
    for at in ("T-35 T-5 T-35", "T-35 T-35 T-35"):
        g = tale("places", at=at, lay="T-39 T-6 T-7 T-5 T-35:1,0", items="I-9")
        know(g, "plates")
        works.append(Prospect(g).work())
    assert works[0] < works[1]


def test_it_is_taken_up_though_a_friend_is_where_it_is_asked_for() -> None:
    lying, taken = (
        tale("heir", at="T-11 T-38 T-38", lay="T-39 T-6 T-7 T-5 T-11:-1,0 T-38:1,3", items=own) for own in ("", "I-24")
    )
    lying.lying[TILE_OF["T-11"]] = (ITEM_OF["I-24"],)
    for g in (lying, taken):
        know(g, "doll", "coffin")
    assert better(taken, lying)


def test_somebody_goes_where_a_thing_lies_that_is_to_be_carried() -> None:
    near, far = (tale("fever", at=at, lay="T-39 T-6 T-7 T-25 T-26:-1,0") for at in ("T-39 T-25 T-25", "T-6 T-25 T-25"))
    for g in (near, far):
        know(g, "font", "recipe")
        set_flags(g, "recipe")
        g.things = [NOWHERE, NOWHERE, TILE_OF["T-26"], NOWHERE]
    assert Prospect(near).work() < Prospect(far).work()


def test_to_take_a_thing_up_is_a_step_forward_though_another_lies_near() -> None:
    lying, lifted = (tale("fever", at="T-39 T-25 T-25", lay="T-39 T-6 T-7 T-25 T-26:-1,0") for _ in range(2))
    for g, herb in ((lying, TILE_OF["T-39"]), (lifted, -2)):
        know(g, "garden", "font", "recipe")
        set_flags(g, "recipe")
        g.things = [herb, NOWHERE, TILE_OF["T-26"], NOWHERE]
    assert better(lifted, lying)


def test_everybodys_double_should_come_to_the_gallery() -> None:
    near, far = (tale("doubles", at="T-31", lay="T-39 T-6 T-7 T-31:0,3,1") for _ in range(2))
    for g, room in ((near, "T-7"), (far, "T-39")):
        set_flags(g, "frames")
        g.things = [TILE_OF["T-39"], TILE_OF[room], TILE_OF["T-39"]]
    assert Prospect(near).work() < Prospect(far).work()


def test_one_goes_to_the_gallery_before_one_calls_the_double() -> None:
    """A step drives it one room away, and still it is a step forward."""
    out, there = (tale("doubles", at=f"{at} T-31 T-31", lay="T-39 T-6 T-7 T-31:0,3,1") for at in ("T-7", "T-31"))
    for g, room in ((out, "T-7"), (there, "T-6")):
        set_flags(g, "frames")
        g.things = [TILE_OF[room], NOWHERE, NOWHERE]
    assert Prospect(there).work() < Prospect(out).work()


# Rooms ---------------------------------------------------------------------------------------------------------------


def test_a_room_of_another_floor_is_farther_while_no_way_leads_there() -> None:
    """The Crypt lies in the basement."""
    shut, deep = (tale("heir", at="T-39", lay="T-39 T-6 T-7 T-5", pile="T-38 T-3 T-4 T-8") for _ in range(2))
    put(deep, "T-16:0,0,0,0")
    deep.at = [TILE_OF["T-16"]] * 3
    assert Prospect(deep).reach(TILE_OF["T-38"], [0]) < Prospect(shut).reach(TILE_OF["T-38"], [0])


def test_a_sealed_mansion_should_be_broken_open() -> None:
    sealed, broken = (tale("tithe", at="T-26", lay="T-26:0,0 T-37:1,0", pile="T-3 T-4 T-8") for _ in range(2))
    put_marker(broken, TILE_OF["T-26"], 1)
    assert not Prospect(sealed).edge
    assert better(broken, sealed)


# Supplies ------------------------------------------------------------------------------------------------------------


def lighthouse(at: str, lit: int = 2, oil: int = 5) -> Mansion:
    g = happened(tale("lamp", at=at, lay=LAMPS), "start", -1)
    g.marker[0], g.lair[1] = NOWHERE, NOWHERE
    set_count(g, "lit", lit)
    set_count(g, "oil", oil)
    return g


def test_a_dark_lamp_draws_somebody_to_it() -> None:
    assert better(lighthouse("T-13 T-6 T-6"), lighthouse("T-12 T-6 T-6"))


def test_lamps_and_oil_are_worth_having() -> None:
    assert better(lighthouse("T-6", lit=2), lighthouse("T-6", lit=1))
    assert better(lighthouse("T-6", oil=5), lighthouse("T-6", oil=2))


# Enemies -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hunters", ["Wren Volt", "Wren Volt Balm", "Wren Volt Balm Magpie"])
def test_a_boss_that_was_called_is_nearer_to_its_end(hunters: str) -> None:
    """However strong the scenario makes it."""
    waiting, called = (tale("bells", at="T-42", lay="T-6 T-42", team=hunters) for _ in range(2))
    for g in (waiting, called):
        g.lots = (6,)
        know(g, "rope", "sheet-music")
    act(turn(called), "call")
    assert Prospect(called).work() < Prospect(waiting).work()


def test_an_enemy_with_a_bonus_takes_longer() -> None:
    asleep, awake = tale("tithe", at="T-6"), tale("tithe", at="T-6")
    for g, bonus in ((asleep, 0), (awake, 3)):
        g.lair[14] = TILE_OF["T-6"]
        g.bosses = ((14, (19, 19, bonus, -1, 0)),)
    assert Prospect(asleep).fight(14) < Prospect(awake).fight(14)


def test_a_blow_that_was_harder_than_needed_gains_nothing_more() -> None:
    """An Enemy of ten HP falls by ten points; that it has lost fifteen brings nobody nearer to the end."""
    just, more = tale("tithe", at="T-6"), tale("tithe", at="T-6")
    for g, wounds in ((just, 10), (more, 15)):
        g.lair[14] = TILE_OF["T-6"]
        g.bosses = ((14, (10, 0, 0, -1, 0)),)
        g.wounds[14] = wounds
    assert Prospect(more).fight(14) == Prospect(just).fight(14) >= 0.0


def test_a_card_that_is_about_to_be_laid_down_is_better_than_an_ended_turn() -> None:
    pleading, over = (tale("judge", at="T-26", lay="T-6 T-26") for _ in range(2))
    for g in (pleading, over):
        know(g, "court")
        set_flags(g, "open-court")
    act(turn(pleading), "plead")
    over.active = 1
    assert better(pleading, over)


def test_those_who_have_little_left_should_not_stay_in_a_battle() -> None:
    """The same wound costs more while the Enemy still stands."""
    losses = []
    for foe in ("", "E-38"):
        well, weak = (tale("places", at="T-6 T-5", hurt=hurt) for hurt in ("", "17"))
        if foe:
            beast(well, foe, "T-6")
            beast(weak, foe, "T-6")
        losses.append(balance(well) - balance(weak))
    assert losses[1] > losses[0]


def sealing_room(at: str) -> Mansion:
    """Two squares are unwound, and the Bride sits behind the next door."""
    g = tale("bride", at=at, lay="T-39 T-6 T-7 T-5 T-40:-1,3,0")
    know(g, "drawings", "squares", "bunch")
    set_flags(g, "ticking", "laboratory-unwound", "gallery-unwound")
    set_count(g, "unwound", 2)
    return g


def dinner(at: str) -> Mansion:
    """The Prophet, whose end is asked for, sits at the table in T-5."""
    g = tale("places", at=at, lay="T-39 T-6 T-7 T-5")
    g.lair[6], g.bosses = TILE_OF["T-5"], ((6, (14, 14, 1, -1, 0)),)
    return g


def test_a_battle_that_has_to_be_fought_is_better_begun_than_put_off() -> None:
    assert better(dinner("T-5 T-5 T-5"), dinner("T-6 T-6 T-6"))


def test_nobody_goes_there_alone_while_the_others_can_come_along() -> None:
    assert better(dinner("T-6 T-6 T-6"), dinner("T-5 T-39 T-39"))


def test_the_last_hunter_dares_more() -> None:
    """Two could still fall and win with the other side; one alone has nothing to wait for."""
    two, one = (tale("heir", hurt="18 18 18", shaken="18 18 18") for _ in range(2))
    for g, gone in ((two, 1), (one, 2)):
        g.round = 40
        g.status[-gone:] = [ENEMY] * gone
    assert judge(one, 0) < SPITE < judge(two, 0)


def test_they_gather_where_the_enemy_will_be_met() -> None:
    assert better(sealing_room("T-5 T-5 T-7"), sealing_room("T-5 T-5 T-39"))


def test_what_is_just_happening_has_not_failed_to_happen() -> None:
    """The trap of the Sealing Room asks something before the Bride has risen."""
    g = sealing_room("T-40 T-5 T-5")
    n = next(n for n, heed in enumerate(g.story.heeds) if heed.on == "entered" and heed.tiles == 1 << TILE_OF["T-40"])
    g.seen |= 1 << n
    assert Prospect(g).fact(("monster", 9)) == NEVER
    g.agenda.append(Play(g.story.heeds[n].script, 1, 0, TILE_OF["T-40"]))
    assert Prospect(g).fact(("monster", 9)) == 0.0


def test_whoever_cannot_hurt_an_enemy_leaves_the_others_to_it() -> None:
    """The Wraith has no HP, and neither Wren nor Volt an MP attack."""
    both, one = (arena(team="Wren Volt Balm", at="here here far", foes="E-32") for _ in range(2))
    for g, fighting in ((both, 3), (one, 1)):
        g.field_, g.fighting, g.foes = g.at[0], fighting, (1,)
    assert danger(one) < danger(both)
