"""Lookout, KO, replacement, trouble. LOOK, END, ROLE, EQP"""

from __future__ import annotations

import pytest

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
    names_of,
    offers,
    rig,
    run,
    scene,
    stash,
    told,
    why_not,
)
from hauntbox.games.betwixt.cards.decks import CARDS
from hauntbox.games.betwixt.cards.words import BLEED, TRQ
from hauntbox.games.betwixt.rules import hooks
from hauntbox.games.betwixt.rules.altering import TROUBLE
from hauntbox.games.betwixt.rules.attack.attack import attack
from hauntbox.games.betwixt.rules.attack.chips import gain_chip
from hauntbox.games.betwixt.rules.attack.statuses import gain
from hauntbox.games.betwixt.rules.fight.knockout import Enter, KnockOut, entry_spaces, entry_tiles
from hauntbox.games.betwixt.rules.fight.rounds import FIGHT, START
from hauntbox.games.betwixt.rules.fight.targets import lot
from hauntbox.games.betwixt.rules.fight.trouble import Trouble
from hauntbox.games.betwixt.rules.fight.victory import REWARD, SETTLED
from hauntbox.games.betwixt.state import ACTIVE, COMBAT, COMING, EXPLORATION, KO, LOOKOUT, Farm
from hauntbox.kernel.geometry import places
from hauntbox.ledger import proves

YARD = "BAM...\n......\n......\n......\n......\ndd.r.."


def fallen(drawing: str = YARD, fm: int = MADDOX) -> Farm:
    """Joan is on lookout; this FM is knocked out."""
    g = scene(drawing)
    hold(g, DOG, fm)
    hold(g, SECOND, BILL)
    run(g, KnockOut(fm))
    return g


@proves("TGB-LOOK-03", "TGB-LOOK-15", "TGB-END-01")
def test_a_ko_takes_the_figure_off_the_map_for_the_mission_and_a_lookout_fm_comes_in() -> None:
    with answered(None) as heard:
        g = fallen()
    assert (g.at[MADDOX], g.post[MADDOX], g.post[JOAN], g.at[JOAN]) == (-1, KO, COMING, -1)
    assert (told(g, "knocked out"), told(g, "comes in"), heard) == ([(MADDOX,)], [(JOAN,)], [("knocked-out", MADDOX)])


@proves("TGB-LOOK-04", "TGB-LOOK-05", "TGB-LOOK-06")
def test_tokens_of_the_fallen_leave_those_of_the_newcomer_go_in_and_monsters_draw_anew() -> None:
    g = fallen()
    assert (g.pool[MADDOX], MADDOX in g.target) == (0, False)
    assert g.target[DOG] in (BILL, AVELYNN, JOAN)
    assert g.target[SECOND] == BILL
    assert g.pool[JOAN] + g.target.count(JOAN) == 6


@proves("TGB-END-03")
def test_the_tokens_of_the_fallen_are_replaced_by_the_newcomers() -> None:
    g = scene(YARD)
    before = sum(g.pool)
    run(g, KnockOut(MADDOX))
    assert (sum(g.pool), g.pool[JOAN]) == (before, 6)


@proves("TGB-LOOK-32")
def test_a_ko_takes_statuses_and_chips_but_not_traps() -> None:
    g = scene(YARD)
    gain(g, MADDOX, BLEED, 2)
    gain_chip(g, MADDOX, TRQ)
    g.traps = ((20, 3, MADDOX),)
    run(g, KnockOut(MADDOX))
    assert (g.status[MADDOX], g.chips[MADDOX], len(g.traps)) == (0, (), 1)


@proves("TGB-LOOK-31")
def test_a_ko_in_the_middle_of_a_round_takes_the_slot_along() -> None:
    g = scene(YARD)
    g.ready = 0b1101
    run(g, KnockOut(MADDOX))
    assert g.ready == 0b0101


@proves("TGB-DEC-71", "TGB-LOOK-03")
def test_of_several_on_lookout_the_family_chooses() -> None:
    g = scene("BA....\n......\n......\n......\n......\nd.....")
    run(g, KnockOut(BILL))
    assert (asked(g), offers(g)) == ("ComingIn Family", ["who Joan", "who Maddox"])
    do(g, "who Maddox")
    assert (g.post[MADDOX], g.post[JOAN]) == (COMING, LOOKOUT)


@proves("TGB-LOOK-09", "TGB-ACT-31", "TGB-DEC-70")
def test_a_ko_d_fm_makes_one_transfer_with_an_fm_the_newcomer_or_the_stash() -> None:
    g = scene(YARD)
    give(g, MADDOX, "Tennis Racket")
    run(g, KnockOut(MADDOX))
    assert (asked(g), offers(g)) == (
        "LastTrade Maddox",
        ["who Bill", "who Joan", "who Avelynn", "stash", "nobody"],
    )
    do(g, "who Joan", "give left hand", "nobody")
    assert ("Tennis Racket" in names_of(g, JOAN), asked(g)) == (True, "")
    alone = scene(YARD)
    alone.post[AVELYNN], alone.at[AVELYNN] = KO, -1
    give(alone, MADDOX, "Tennis Racket")
    run(alone, KnockOut(MADDOX))
    assert offers(alone) == ["who Bill", "who Joan", "stash", "nobody"]  # nobody who is out


@proves("TGB-END-02", "TGB-LOOK-08", "TGB-DEC-70")
def test_a_ko_d_fm_may_trade_a_card_with_the_stash() -> None:
    g = scene(YARD)
    give(g, MADDOX, "Tennis Racket")
    run(g, KnockOut(MADDOX))
    do(g, "stash", "give left hand", "nobody")
    assert ([CARDS[card].name for card in g.stash], asked(g)) == (["Tennis Racket"], "")


@proves("TGB-LOOK-29")
def test_the_other_cards_stay_on_the_dashboard_out_of_reach() -> None:
    from hauntbox.games.betwixt.rules.gear.trading import partners

    g = scene(YARD)
    give(g, MADDOX, "Tennis Racket", "Bike Helmet")
    run(g, KnockOut(MADDOX))
    do(g, "nobody")
    assert names_of(g, MADDOX)[0] == "Tennis Racket"
    assert MADDOX not in partners(g, AVELYNN)


EMPTY = "......\n" * 6


@proves("TGB-LOOK-10", "TGB-LOOK-11", "TGB-DEC-73")
def test_the_replacement_enters_as_the_next_round_starts_one_tile_away() -> None:
    g = scene(YARD, beside={"E": EMPTY})
    run(g, KnockOut(MADDOX))
    assert asked(g) == ""
    run(g, FIGHT)
    assert (asked(g), len(offers(g))) == ("EntrySpace Joan", 36)
    assert why_not(g, "space H8") == "TGB-LOOK-11"
    do(g, "space C3")
    assert (g.at[JOAN], g.post[JOAN], g.ready >> JOAN & 1) == (at(3, 3, tile=1), ACTIVE, 1)
    assert told(g, "enters") == [(JOAN, at(3, 3, tile=1))]


@proves("TGB-DEC-72", "TGB-LOOK-28", "TGB-LOOK-11")
def test_of_several_qualifying_tiles_the_player_chooses() -> None:
    g = scene(
        "BA..M.\n......\n......\n......\n......\nd.....",
        beside={"E": EMPTY, "N": EMPTY, "W": ".....r\n" + "......\n" * 5},
    )
    assert entry_tiles(g) == [1, 2]  # the one with the rat is occupied
    g.post[JOAN] = COMING
    run(g, Enter(JOAN))
    assert (asked(g), offers(g)) == ("EntryTile Joan", ["tile 2", "tile 3"])
    do(g, "tile 3")
    assert asked(g) == "EntrySpace Joan"


@proves("TGB-LOOK-12")
def test_without_such_a_tile_it_enters_the_familys_away_from_monsters_if_it_can() -> None:
    g = scene("B.....\n......\n......\n......\n......\nd.....")
    spaces = {at(x, y) for x in range(1, 7) for y in range(1, 7)}
    near = {at(1, 2), at(2, 1), at(2, 2)}
    assert entry_tiles(g) == [0]
    assert set(places(entry_spaces(g, 0))) == spaces - near - {at(1, 1), at(1, 6)}
    tight = scene("Bd....\n.d....\nTTTTTT\nTTTTTT\nTTTTTT\nTTTTTT".replace("....", "TTTT"))
    assert places(entry_spaces(tight, 0)) == [at(1, 5)]


@proves("TGB-LOOK-13")
def test_a_replacement_may_move_from_its_tile_toward_the_fight() -> None:
    from hauntbox.games.betwixt.rules.fight.moves import destinations

    g = scene("B.....\n......\n......\n......\n......\nd.....", beside={"E": EMPTY})
    g.at[JOAN], g.post[JOAN] = at(2, 4, tile=1), ACTIVE
    assert {space >> 6 for space in places(destinations(g, JOAN, 5))} == {0, 1}
    g.at[JOAN], g.post[JOAN] = -1, LOOKOUT
    assert {space >> 6 for space in places(destinations(g, BILL, 9))} == {0}


@proves("TGB-LOOK-27")
def test_an_fm_ko_d_outside_a_fight_is_replaced_at_once_on_the_familys_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    g = scene("BAM...\n" + "......\n" * 5)
    g.phase = EXPLORATION
    heard: list[tuple[str, tuple[int, ...]]] = []
    monkeypatch.setattr(hooks, "ANSWERS", [lambda _, trigger, facts: heard.append((trigger, facts))])
    run(g, KnockOut(MADDOX))
    assert (asked(g), heard) == ("EntrySpace Joan", [("knocked-out", (MADDOX,))])


@proves("TGB-LOOK-26", "TGB-LOOK-16")
def test_a_replacement_that_came_too_late_gains_nothing_and_is_active_before_the_exploration() -> None:
    g = scene("BAM...\n" + "......\n" * 5)
    run(g, KnockOut(MADDOX))
    g.lost = ((0, -1),)
    run(g, REWARD, SETTLED)
    assert (g.xp, asked(g)) == ([1, 0, 1, 0], "EntrySpace Joan")
    do(g, "space C3")
    assert g.post[JOAN] == ACTIVE


@proves("TGB-CMB-25")
def test_a_replacement_who_entered_counts_for_all_monsters_of_the_fight() -> None:
    g = scene("BAM...\n" + "......\n" * 5)
    run(g, KnockOut(MADDOX))
    run(g, Enter(JOAN))
    do(g, "space C3")
    g.lost = ((0, -1), (0, -1))
    run(g, REWARD)
    assert g.xp[JOAN] == 2


@proves("TGB-END-05", "TGB-M1-22")
def test_when_all_fms_are_ko_d_the_mission_fails() -> None:
    g = scene("B.....\nd.....")
    g.post = [ACTIVE, KO, KO, KO]
    run(g, KnockOut(BILL))
    assert g.outcome is not None
    assert (g.outcome.rule, set(g.outcome.scores)) == ("TGB-END-05", {0.0})


@proves("TGB-END-06")
def test_not_while_a_lookout_fm_can_still_come_in() -> None:
    g = scene("B.....\nd.....")
    g.post = [ACTIVE, LOOKOUT, KO, KO]
    run(g, KnockOut(BILL))
    assert (g.outcome, g.post[JOAN]) == (None, COMING)


@proves("TGB-END-04")
def test_a_ko_d_fm_gains_xp_only_for_monsters_already_on_the_dashboard() -> None:
    g = scene(YARD)
    g.slain[MADDOX] = (0,)
    run(g, KnockOut(MADDOX))
    g.lost = ((0, -1), (0, -1), (0, -1))
    run(g, REWARD)
    assert g.xp[MADDOX] == 1
    run(g, REWARD)
    assert g.xp[MADDOX] == 1


@proves("TGB-EX-47")
def test_maddox_falls_and_joan_comes() -> None:
    g = scene("BAM...\n..d...\n......\n......\n......\n...r..", beside={"E": EMPTY}, weapon="Yellow Teeth")
    g.round = 2
    hold(g, DOG, MADDOX)
    hold(g, SECOND, MADDOX)
    g.hp[MADDOX], g.slain[MADDOX] = 1, (1,)
    stash(g, "Golf Balls")
    give(g, MADDOX, "Tennis Racket")
    g.hp[MADDOX] = 1
    gain_chip(g, BILL, TRQ)
    rig(g, LG=(3, 3), DY=6, T=1)
    attack(g, DOG, MADDOX)
    g.settle()
    do(g, "stash", "give left hand", "fetch 1")
    assert (g.pool[MADDOX], MADDOX in g.target, "Golf Balls" in names_of(g, MADDOX)) == (0, False, True)
    run(g, FIGHT)
    do(g, "space A3")
    assert (g.round, g.at[JOAN]) == (3, at(1, 3, tile=1))
    g.agenda.clear()
    g.lost = ((1, -1), (5, -1), (5, -1))
    run(g, REWARD)
    assert (g.xp[JOAN], g.xp[MADDOX]) == (7, 1)


# Trouble -------------------------------------------------------------------------------------------------------------


def trouble(g: Farm, shown: int = 1, loss: int = 1) -> None:
    g.rig("trouble", shown)
    g.rig("trouble loss", loss)
    run(g, Trouble())


@proves("TGB-LOOK-18", "TGB-PAR-14", "TGB-LOOK-01")
@pytest.mark.parametrize(("high", "shown", "lost"), [(1, 1, 1), (1, 2, 0), (3, 3, 1), (0, 1, 0)])
def test_on_a_1_a_lookout_fm_loses_a_point(high: int, shown: int, lost: int) -> None:
    g = scene("BAM...\nd.....", trouble_high=high)
    trouble(g, shown)
    assert (8 - g.hp[JOAN], g.hp[BILL], g.at[JOAN]) == (lost, 10, -1)
    assert told(g, "trouble") == [(shown,)]


@proves("TGB-LOOK-24")
@pytest.mark.parametrize(("by", "shown", "lost"), [(1, 2, 1), (1, 3, 0), (-1, 1, 0)])
def test_a_mission_can_change_when_trouble_comes(by: int, shown: int, lost: int) -> None:
    g = scene("BAM...\nd.....")
    g.altered = ((TROUBLE, -1, by, -1),)
    trouble(g, shown)
    assert 8 - g.hp[JOAN] == lost


@proves("TGB-LOOK-19", "TGB-RND-06")
@pytest.mark.parametrize(("loss", "hp", "fp"), [(3, 7, 8), (4, 8, 7)])
def test_1_to_3_costs_hp_and_4_to_6_fp(loss: int, hp: int, fp: int) -> None:
    g = scene("BAM...\nd.....")
    trouble(g, loss=loss)
    assert (g.hp[JOAN], g.fp[JOAN]) == (hp, fp)
    assert told(g, "distracted") == ([(JOAN,)] if fp < 8 else [])
    g.fp[JOAN] = 0
    g.rigged = {}
    trouble(g, loss=6)
    assert g.fp[JOAN] == 0


@proves("TGB-LOOK-19", "TGB-RND-07")
def test_which_of_several_on_lookout_is_random() -> None:
    g = scene("BA....\nd.....")
    g.rig("trouble who", 2)
    trouble(g)
    assert (g.hp[JOAN], g.hp[MADDOX]) == (8, 6)


@proves("TGB-LOOK-21", "TGB-LOOK-25")
def test_with_nobody_on_lookout_a_target_token_says_who_and_goes_back() -> None:
    g = scene("BJAM..\nd.....")
    g.rig("targets", 7)
    trouble(g)
    assert (g.hp[JOAN], g.pool) == (7, [6, 6, 6, 6, 0, 0])
    for shown, fm in ((1, BILL), (6, BILL), (7, JOAN), (13, AVELYNN), (24, MADDOX)):
        g.rig("targets", shown)
        assert lot(g) == fm
    g.pool[:] = [0, 0, 0, 0, 3, 3]
    assert lot(g) == -1  # tokens of guests do not count


@proves("TGB-LOOK-30")
def test_without_a_token_in_the_bag_a_random_active_fm_is_taken() -> None:
    g = scene("BJAM..\nd.....")
    g.pool = [0] * 6
    g.rig("any", 3)
    trouble(g)
    assert g.hp[AVELYNN] == 7


@proves("TGB-LOOK-23")
def test_a_lookout_fm_brought_to_0_hp_by_trouble_is_ko_d() -> None:
    g = scene("BAM...\nd.....")
    g.hp[JOAN] = 1
    trouble(g)
    assert (g.post[JOAN], g.post[BILL]) == (KO, ACTIVE)


@proves("TGB-EQP-22", "TGB-EQP-68", "TGB-DEC-86")
def test_the_walkie_talkie_spares_whom_trouble_strikes_once_per_fight() -> None:
    g = scene("BAM...\nd.....")
    give(g, BILL, "Walkie-Talkie")
    trouble(g)
    assert asked(g) == "Spare Bill"
    do(g, "yes")
    assert (g.hp[JOAN], asked(g)) == (8, "")
    trouble(g)
    assert (g.hp[JOAN], asked(g)) == (7, "")
    kept = scene("BAM...\nd.....")
    give(kept, JOAN, "Walkie-Talkie")
    trouble(kept)
    do(kept, "no")
    assert kept.hp[JOAN] == 7
    kept.post[JOAN] = KO
    trouble(kept)
    assert asked(kept) == ""


@proves("TGB-CMB-13")
def test_only_those_on_the_map_are_ready() -> None:
    g = scene("BAM...\nd.....")
    g.post[JOAN] = COMING
    g.phase = COMBAT
    run(g, START)
    assert g.ready == 0b1101
    g.at[MADDOX] = -1
    run(g, START)
    assert g.ready == 0b0101
