"""How hunters win the fallen back, and how the Enemy wins. FALL, INS, DEC"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.content.story import Ending, Fallen, Heed, Story, Thing
from hauntbox.games.hunter13.rules.hunters.fallen import change_side, fall, recover
from hauntbox.games.hunter13.rules.hunters.harm import Hurt
from hauntbox.games.hunter13.rules.hunters.points import hp, mp
from hauntbox.games.hunter13.rules.turn.endings import RESOLVED
from hauntbox.games.hunter13.rules.turn.rounds import ROUND
from hauntbox.games.hunter13.rules.turn.turn import Turn
from hauntbox.games.hunter13.state import HP, HUNTER, NOWHERE, OUT
from hauntbox.kernel.wire import Outcome
from hauntbox.ledger import proves
from hunter13.acting import do, facts, give, offers, run, told, why_not
from hunter13.arena import FAR, HERE, WEST, ZOMBIE, arena, asked, battle, cards, turn_of
from hunter13.pictures import seen


@proves("GHT-FALL-20", "GHT-DEC-41")
def test_a_recovery_item_on_the_same_tile_restores() -> None:
    g = arena("here here", team="Wren Volt", items="I-1")
    g.hurt[1] = 22
    fall(g, 1)
    run(g, Turn(0))
    do(g, "use I-1")
    assert (g.status[1], hp(g, 1)) == (HUNTER, 3)
    g = arena("here east", team="Wren Volt", items="I-1")
    g.hurt[1] = 22
    fall(g, 1)
    run(g, Turn(0))
    assert "use I-1" not in offers(g)


@proves("GHT-FALL-21")
def test_relief_cards_from_the_next_tile_take_numeral_cards() -> None:
    g = arena("here east far", team="Wren Volt Balm")
    g.hand = [(12, 13), (9, 12), (12,)]
    g.shaken[1] = 15
    fall(g, 1)
    run(g, Turn(0))
    do(g, "soothe Volt")
    assert (g.hand[1], mp(g, 1), g.status[1]) == ((12,), 5, HUNTER)


@proves("GHT-FALL-21")
def test_from_farther_away_they_do_not() -> None:
    g = arena("west east", team="Wren Volt")
    g.hand, g.hurt[1] = [(12, 13), (9, 12)], 20
    fall(g, 1)
    run(g, Turn(0))
    assert (why_not(g, "soothe Volt"), why_not(g, "revive Volt")) == ("GHT-INS-13", "GHT-FALL-21")


@proves("GHT-FALL-22")
def test_one_relief_card_brings_the_unconscious_to_hp_1() -> None:
    g = arena("here here", team="Wren Volt")
    g.hand[0], g.hurt[1] = (12,), 27
    fall(g, 1)
    run(g, Turn(0))
    do(g, "revive Volt")
    assert (hp(g, 1), g.status[1], g.hand[0]) == (1, HUNTER, ())
    assert (facts(g, "revived"), facts(g, "restored")) == ((1,), (1,))


@proves("GHT-FALL-23", "GHT-INS-24")
def test_it_rejoins_when_both_are_1_or_more() -> None:
    g = arena("here here", team="Wren Volt")
    g.hand, g.hurt[1], g.shaken[1] = [(12, 13), (9,)], 27, 15
    fall(g, 1)
    run(g, Turn(0))
    do(g, "revive Volt")
    assert (hp(g, 1), mp(g, 1), g.status[1]) == (1, -4, OUT)
    do(g, "soothe Volt")
    assert (mp(g, 1), g.status[1]) == (5, HUNTER)


@proves("GHT-FALL-23")
def test_nobody_is_restored_who_stands_or_is_out_for_good() -> None:
    g = arena("here here", team="Wren Volt")
    recover(g, 0)
    assert told(g) == []
    g.status[1], g.idle[1] = OUT, -1
    recover(g, 1)
    assert (g.status[1], told(g)) == (OUT, [])


@proves("GHT-FALL-22")
def test_only_the_unconscious_are_revived() -> None:
    g = arena("far far far", team="Wren Volt Balm")
    g.hand[0], g.hurt[1], g.shaken[1] = (12,), 19, 25  # HP 1, insane
    fall(g, 1)
    run(g, Turn(0))
    assert [why_not(g, f"revive {name}") for name in ("Volt", "Balm")] == ["GHT-FALL-22"] * 2
    g.hurt[1] = 20
    assert why_not(g, "revive Volt") == ""


@proves("GHT-FALL-24", "GHT-FALL-25")
def test_restored_in_the_skipped_round_it_takes_its_next_turn() -> None:
    g = arena("here here", team="Wren Volt")
    g.hand[0], g.hurt[1] = (12,), 20
    fall(g, 1)
    run(g, ROUND)
    do(g, "revive Volt", "end")
    assert (asked(g), g.waiting(), "sits out" in told(g)) == ("Turn", (1,), False)


@proves("GHT-FALL-25")
def test_an_enemy_player_can_be_restored_later_too() -> None:
    g = arena("here here", team="Wren Volt", enemies="Volt")
    g.hand[0], g.hurt[1] = (12,), 20
    run(g, Turn(0))
    do(g, "revive Volt")
    assert (g.status[1], g.idle[1], g.vitality[1]) == (HUNTER, 0, 0)


@proves("GHT-FALL-24", "GHT-ITM-21")
def test_an_enemy_player_restored_in_a_battle_strikes_no_more() -> None:
    g = arena("here here", team="Wren Volt", foes="E-38", enemies="Volt", items="I-1")
    g.hurt[1] = 22
    battle(g, 4, black=9)
    do(g, "use I-1", "fight")
    assert (g.foes, g.status[1], g.hurt[0]) == ((ZOMBIE,), HUNTER, 5)
    do(g, "fight")
    assert (asked(g), g.waiting()) == ("MayJoin", (1,))


@proves("GHT-FALL-24", "GHT-BAT-45")
def test_a_battle_ends_when_the_last_enemy_is_won_back() -> None:
    g = arena("here here here", team="Wren Volt Balm", enemies="Volt", items="I-1")
    g.hurt[1] = 22
    battle(g, 5, 5, enemy=1)
    do(g, "fight", "fight", "join", "use I-1")
    assert (g.field_, g.status[1], asked(g)) == (NOWHERE, HUNTER, "")


@proves("GHT-FALL-27")
def test_by_itself_it_goes_the_shortest_way_and_attacks_the_weakest() -> None:
    g = arena("here here far", team="Wren Volt Balm", enemies="Balm", automatic=True)
    g.hurt = [0, 3, 20]
    cards(g, 9, 4)
    turn_of(g, 2)
    assert (g.at[2], g.lead, g.hurt[:2]) == (HERE, 1, [0, 8])
    g = arena("here here far", team="Wren Volt Balm", enemies="Balm")
    turn_of(g, 2)
    assert (g.waiting(), g.at[2]) == ((2,), FAR)  # else its player decides


@proves("GHT-FALL-27")
def test_by_itself_it_goes_two_tiles_and_waits() -> None:
    g = arena("west west far", team="Wren Volt Balm", enemies="Balm", automatic=True)
    turn_of(g, 2)
    assert (g.at[2], asked(g), facts(g, "prowls")) == (HERE, "", (2, HERE))
    turn_of(g, 2)
    assert g.at[2] == WEST


@proves("GHT-FALL-28")
def test_when_all_have_fallen_the_hunters_have_lost() -> None:
    g = arena("here far", team="Wren Volt", enemies="Volt")
    run(g, RESOLVED)
    assert g.outcome is None
    g.hurt[0] = 19
    run(g, Hurt(0, HP, 1), RESOLVED)
    assert g.outcome == Outcome("GHT-END-02", (0.1, 0.1))


@proves("GHT-FALL-29")
def test_an_enemy_player_wins_when_the_goal_is_met_or_the_hunters_lose() -> None:
    for goal, score in ((0, 0.1), (1, 0.0)):
        g = arena("here far", team="Wren Volt", enemies="Volt")
        won = Ending("won", 0, 0, 0)
        g.story = Story(endings=(won,), tests=((), (("not", 0),)), fallen=Fallen(goal=goal))
        run(g, RESOLVED)
        assert g.outcome == Outcome("GHT-END-01", (1.0, score))


@proves("GHT-FALL-29", "GHT-MODE-07")
def test_where_the_hunters_lose_the_fallen_have_won_and_a_host_has_neither() -> None:
    g = arena(enemies="Balm", host=True, players=5)
    g.end(Outcome("GHT-END-02", (0.0, 0.0, 0.1, 0.0)))
    verdict = seen(g, 0).outcome
    assert verdict is not None
    assert [each.result for each in verdict.seats] == ["lost", "lost", "won", "lost", "drawn"]


@proves("GHT-FALL-17")
def test_its_vitality_is_the_scenarios_or_else_the_tables_to_say() -> None:
    for said, chosen, vitality in (({}, 10, 10), ({}, 12, 12), ({"vitality": 3}, 12, 3), ({"vitality": 10}, 12, 10)):
        g = arena("here far", team="Wren Volt", enemies="Volt", fallen=said, vitality=chosen)
        assert g.vitality[1] == vitality


@proves("GHT-FMT-13", "GHT-FALL-18", "GHT-BAT-08")
def test_what_it_carried_stays_where_it_fell_or_was_subdued() -> None:
    g = arena("here far", team="Wren Volt")
    g.story = Story(things=(Thing("heir", "the heir"), Thing("urn", "the urn")), fallen=Fallen(carries=True))
    g.things = [-2, -2 - 1]
    fall(g, 1)
    assert g.things == [-2, FAR]
    change_side(g, 1)
    g.at[1], g.things, g.vitality[1] = HERE, [-2, -2 - 1], 1
    battle(g, 3, 8, enemy=1)
    assert g.things == [-2, HERE]


@proves("GHT-FMT-09")
def test_a_scenario_hears_of_falls_and_rescues() -> None:
    g = arena("here here", team="Wren Volt")
    heeds = (Heed("fell", tiles=1 << HERE), Heed("restored", tiles=1 << HERE))
    g.story = Story(heeds=heeds, by_trigger={heed.on: (n,) for n, heed in enumerate(heeds)})
    fall(g, 1)
    g.settle()
    assert g.seen == 0b01
    recover(g, 1)
    g.settle()
    assert g.seen == 0b11


@pytest.mark.parametrize(("aim", "healed", "hit"), [("Balm", "Volt", 1), ("Volt", "Volt", 1), ("Balm", "Balm", 0)])
@proves("GHT-FALL-24", "GHT-BAT-36")
def test_when_one_of_several_enemies_is_won_back_the_others_stay_aimed_at(aim: str, healed: str, hit: int) -> None:
    g = arena("here here here here", foes="E-38", enemies="Volt Balm")
    g.hurt[1] = g.hurt[2] = 22
    give(g, 3, "I-1")
    battle(g, 1, black=1)
    do(g, "aim E-38", "fight", "join", f"aim {aim}")
    cards(g, 9, 1, black=1)
    do(g, "use I-1", f"who {healed}", "aim E-38")
    left = 2 if healed == "Volt" else 1
    wounds = (g.wounds[ZOMBIE], g.vitality[left])
    assert (len(g.foes), wounds) == (2, (1, 2) if hit else (1 + 8, 10))
