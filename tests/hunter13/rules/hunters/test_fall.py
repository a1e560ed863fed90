"""Falling, and the turns of the fallen. FALL, DEC"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.actions import CANCEL
from hauntbox.games.hunter13.campaign.campaign_state import Carry
from hauntbox.games.hunter13.campaign.series import hand_over, lay_out_for
from hauntbox.games.hunter13.content.story import Act, Fallen, Story
from hauntbox.games.hunter13.rules.hunters.fallen import fall
from hauntbox.games.hunter13.rules.hunters.harm import Hurt, Rescue
from hauntbox.games.hunter13.rules.turn.rounds import ROUND, BeginTurn
from hauntbox.games.hunter13.rules.turn.turn import Turn
from hauntbox.games.hunter13.state import ENEMY, HP, HUNTER, MP, NOWHERE, OUT
from hauntbox.games.hunter13.words.log import side
from hauntbox.ledger import proves
from hunter13.acting import do, facts, give, offers, run, told, why_not
from hunter13.arena import EAST, FAR, HERE, arena, asked, battle, cards, turn_of
from hunter13.pictures import note, piece, seen


@proves("GHT-FALL-01")
def test_a_hunter_without_hp_falls_where_it_stands() -> None:
    g = arena()
    run(g, Hurt(0, HP, 19))
    assert g.status[0] == HUNTER
    run(g, Hurt(0, HP, 1))
    assert (g.status[0], g.at[0], g.fell, facts(g, "falls")) == (OUT, HERE, (0,), (0, HERE))


@proves("GHT-FALL-01")
@pytest.mark.parametrize("more", [0, 1, 7])
def test_a_hunter_without_mp_falls_too_be_it_by_damage_or_by_numeral_cards(more: int) -> None:
    g = arena()
    run(g, Hurt(0, MP, 19))
    assert g.status[0] == HUNTER
    run(g, Hurt(0, MP, 1 + more))
    assert (g.status[0], g.at[0], g.fell, facts(g, "falls")) == (OUT, HERE, (0,), (0, HERE))
    g = arena()
    g.hand[0], g.shaken[0] = (4, 9), 7 + more
    run(g, Rescue(0))
    do(g, "pass")
    assert (g.status[0], g.at[0], g.fell) == (OUT, HERE, (0,))
    g = arena()
    g.hand[0], g.shaken[0] = (4, 9), 6
    run(g, Rescue(0))
    assert (g.status[0], g.fell, g.waiting()) == (HUNTER, (), ())


@proves("GHT-FALL-01")
@pytest.mark.parametrize(("answer", "status"), [("use I-3", HUNTER), ("pass", OUT)])
def test_nobody_falls_before_the_rescue_window_is_over(answer: str, status: int) -> None:
    g = arena(items="I-3")
    run(g, Hurt(0, HP, 21))
    assert (g.status[0], asked(g)) == (HUNTER, "Save")
    do(g, answer)
    assert (g.status[0], g.fell) == (status, () if status == HUNTER else (0,))


@proves("GHT-FALL-02", "GHT-ITM-18")
def test_items_are_dropped_and_the_insanity_hand_is_kept() -> None:
    g = arena(items="I-3 I-16")
    g.hand[0], g.lying[HERE] = (2, 5, 12), (4,)
    fall(g, 0)
    assert (g.items[0], g.lying[HERE], g.hand[0]) == ((), (2, 4, 15), (2, 5, 12))


@proves("GHT-FALL-03", "GHT-FALL-05", "GHT-FALL-04")
def test_the_next_turn_is_skipped_and_from_the_one_after_it_is_an_enemy() -> None:
    g = arena("here far", team="Wren Volt")
    fall(g, 1)
    run(g, ROUND)
    do(g, "end")
    assert (g.round, g.waiting(), told(g).count("sits out"), g.status[1]) == (3, (0,), 1, ENEMY)
    do(g, "end")
    assert (asked(g), g.waiting(), g.round) == ("Prowl", (1,), 3)
    assert (seen(g, 0).when.text, seen(g, 0).when.rule) == ("Round 3: Volt acts for the Enemy", "GHT-FALL-04")


@proves("GHT-FALL-03", "GHT-FMT-16")
def test_a_scenario_may_keep_them_out_longer() -> None:
    g = arena("here far", team="Wren Volt", fallen={"out": 2})
    fall(g, 1)
    turn_of(g, 1)
    assert (g.status[1], g.idle[1]) == (OUT, 1)
    turn_of(g, 1)
    assert g.status[1] == ENEMY


@proves("GHT-FALL-26")
def test_who_sits_out_still_has_a_place_in_the_order() -> None:
    g = arena("here far far", team="Wren Volt Balm")
    fall(g, 1)
    run(g, ROUND)
    do(g, "end")
    turns = [event.facts[0] for event in g.events or [] if event.what == "turn"]
    assert (turns, g.waiting()) == ([0, 1, 2], (2,))


@proves("GHT-FALL-06")
def test_where_a_scenario_forbids_it_nobody_is_restored() -> None:
    for allowed in (True, False):
        g = arena("here here", team="Wren Volt", items="I-1", fallen={"items": allowed, "relief": allowed})
        g.hand[0], g.hurt[1] = (12,), 21
        fall(g, 1)
        run(g, Turn(0))
        assert ("use I-1" in offers(g), "revive Volt" in offers(g)) == (allowed, allowed)
        assert why_not(g, "revive Volt") == ("" if allowed else "GHT-FALL-06")


@proves("GHT-FALL-07")
def test_for_the_next_scenario_all_are_well_again() -> None:
    g = arena("here here", team="Wren Volt")
    g.hurt, g.hand[1] = [5, 30], (2, 3)
    fall(g, 1)
    party = hand_over(g, Carry("thirteen").party, 0)
    h = lay_out_for(g.options, "places", "next", {"story": "thirteen", "party": {"characters": party.characters,
                    "points": party.points, "grown": party.grown, "fallen": party.fallen}})  # fmt: skip
    h.settle()
    assert (h.who, h.status, h.hurt, h.hand) == (g.who, [HUNTER] * 2, [0, 0], [(), ()])


@proves("GHT-FALL-08")
def test_an_enemy_player_can_do_nothing_for_the_hunters() -> None:
    g = arena("here here far", team="Wren Volt Balm", enemies="Volt")
    g.hand[1], g.lying[HERE] = (12,), (2,)
    turn_of(g, 1)
    assert offers(g) == ["tile T-7", "tile T-39", "attack Wren", "end"]
    for text in ("soothe Wren", "pick up I-3", "go north", "join"):
        assert why_not(g, text) != ""
    picture = seen(g, 0)
    assert picture.legend[piece(picture, "volt").look].name == "Volt, fallen"
    assert [side(g, role) for role in range(3)] == ["Hunters", "Enemy", "Hunters"]


@proves("GHT-FALL-09", "GHT-DEC-39")
def test_it_may_use_the_powers_of_the_scenario() -> None:
    g = arena("west here", team="Wren Volt", enemies="Volt")
    g.story = Story(acts=(Act("gloat", 0, enemy=True), Act("pray", 0)), texts=("Gloat",))
    turn_of(g, 1)
    assert offers(g) == ["tile T-7", "tile T-39", "do 1", "end"]
    do(g, "do 1")
    assert (told(g)[-1], facts(g, "acts"), offers(g)) == ("acts", (1, 0), ["tile T-7", "tile T-39", "end"])


@proves("GHT-FALL-10", "GHT-HID-10")
def test_the_enemy_side_is_read_when_the_first_one_falls() -> None:
    g = arena()
    g.story = Story(texts=("The water speaks.",), fallen=Fallen(text=0))
    fall(g, 1)
    assert [(event.facts, event.to) for event in g.events or [] if event.what == "enemy side"] == [((0,), None)]
    letter = note(seen(g, 0), "note:enemy")
    assert (letter.text, letter.rule) == ("The water speaks.", "GHT-FALL-10")
    fall(g, 2)
    assert told(g).count("enemy side") == 1
    g = arena()
    fall(g, 1)
    assert "enemy side" not in told(g)
    g = arena()
    g.story = Story(texts=("The water speaks.",), fallen=Fallen(text=0, heard=False))
    fall(g, 1)
    fall(g, 2)
    assert [event.to for event in g.events or [] if event.what == "enemy side"] == [(1,), (2,)]


@proves("GHT-FALL-11")
def test_it_moves_two_explored_tiles_at_most() -> None:
    g = arena("west far", team="Wren Volt", enemies="Volt")
    turn_of(g, 1)
    do(g, "tile T-7", "tile T-6")
    assert (g.at[1], why_not(g, "tile T-39"), offers(g)) == (HERE, "GHT-FALL-11", ["end"])


@proves("GHT-FALL-11", "GHT-FALL-12")
def test_it_enters_no_unexplored_tile_and_settles_nothing() -> None:
    g = arena("west far", team="Wren Volt", enemies="Volt")
    g.explored &= ~(1 << HERE)
    g.omens[EAST], g.dread[EAST] = (2,), (5,)
    turn_of(g, 1)
    do(g, "tile T-7")
    assert (offers(g), g.omens[EAST], g.dread[EAST], g.hand[1]) == (["tile T-5", "end"], (2,), (5,), ())


@proves("GHT-FALL-11")
def test_confined_it_stays_unless_the_scenario_lets_it_through() -> None:
    for free in (False, True):
        g = arena("west far", team="Wren Volt", enemies="Volt", fallen={"locked": free})
        g.confined = 1 << FAR
        turn_of(g, 1)
        assert ("tile T-7" in offers(g)) == free


@proves("GHT-FALL-12", "GHT-FMT-16")
def test_it_opens_tiles_only_where_the_scenario_says_so() -> None:
    g = arena("west far", team="Wren Volt", enemies="Volt")
    turn_of(g, 1)
    assert why_not(g, "go north") == "GHT-FALL-11"
    g = arena("west far", team="Wren Volt", enemies="Volt", fallen={"opens": True})
    turn_of(g, 1)
    g.pile, g.pile_known = (8,), (0,)  # T-9 has one door, so it can lie in one way only
    do(g, "go north")
    assert (len(g.laid), g.explored >> 8 & 1, g.at[1], g.moves) == (5, 0, FAR, 1)


@proves("GHT-FALL-13")
def test_it_attacks_one_hunter_of_its_choice_once_a_turn() -> None:
    g = arena("here here east", team="Wren Volt Balm", enemies="Balm")
    turn_of(g, 2)
    assert why_not(g, "attack Volt") == "GHT-FALL-13"
    do(g, "tile T-6")
    cards(g, 9, 4)
    do(g, "attack Volt")
    assert (g.lead, g.fighting, g.hurt) == (1, 0b10, [0, 5, 0])
    cards(g, 9)
    do(g, "escape", "tile T-39", "pass")
    assert (g.waiting(), offers(g)) == ((2,), ["end"])


@proves("GHT-FALL-16")
def test_an_enemy_player_fights_with_its_own_strength_and_no_items() -> None:
    g = arena("here here", team="Wren Magpie", enemies="Magpie")
    give(g, 1, "I-15")
    battle(g, 6, 4, enemy=1)
    assert g.hurt[0] == 6 + 1 - 4
    g = arena("here here", team="Wren Ombra", enemies="Ombra")
    battle(g, enemy=1)
    assert (g.waiting(), offers(g)) == ([1], ["kind HP", "kind MP"])
    cards(g, 6, 4)
    do(g, "kind MP")
    assert g.shaken[0] == 6 + 2 - 4


@proves("GHT-FALL-16")
def test_an_amplifier_no_longer_helps_it() -> None:
    g = arena("here here", team="Wren Volt", enemies="Volt")
    give(g, 1, "I-20")
    g.gifted = 0b10
    battle(g, 6, 4, enemy=1)
    assert (g.foe_types, g.hurt[0]) == ((HP,), 2)


@pytest.mark.parametrize("word", ["HP", "MP"])
@proves("GHT-FALL-17")
def test_either_kind_of_damage_takes_its_vitality(word: str) -> None:
    g = arena("here here", team="Ombra Volt", enemies="Volt")
    before = (g.hurt[1], g.shaken[1])
    battle(g, 3, 8, enemy=1)
    do(g, f"kind {word}")
    assert (g.vitality[1], (g.hurt[1], g.shaken[1])) == (10 - (8 - 3) - 2 * (word == "MP"), before)


@proves("GHT-FALL-18")
def test_subdued_it_skips_a_turn_and_is_as_strong_as_before() -> None:
    g = arena("here here", team="Wren Volt", enemies="Volt")
    g.vitality[1] = 4
    battle(g, 3, 8, enemy=1)
    assert (g.field_, g.subdued, g.status[1], facts(g, "subdued")) == (NOWHERE, 0b10, ENEMY, (1,))
    run(g, Turn(0))
    assert "attack Volt" not in offers(g)
    g.agenda.clear()
    turn_of(g, 1)
    assert (asked(g), g.subdued, g.vitality[1], facts(g, "rises")) == ("", 0, 10, (1,))
    turn_of(g, 1)
    assert asked(g) == "Prowl"


@proves("GHT-FMT-16")
def test_a_scenario_may_make_it_final() -> None:
    g = arena("here here", team="Wren Volt", enemies="Volt", fallen={"final": True, "vitality": 3})
    assert g.vitality[1] == 3
    battle(g, 3, 8, enemy=1)
    for _ in range(3):
        turn_of(g, 1)
    assert (g.status[1], asked(g)) == (OUT, "")


@proves("GHT-FALL-19")
def test_the_fallen_cancel_nothing() -> None:
    g = arena("here here here", team="Wren Volt Balm", enemies="Volt")
    g.hand = [(), (12,), (12,)]
    run(g, Hurt(0, HP, 5))
    assert (list(g.waiting()), g.why_not(1, CANCEL) != "") == ([2], True)
    do(g, "pass")
    run(g, BeginTurn(0))
    assert 1 not in g.waiting()
    assert g.hand[1] == (12,)


@proves("GHT-FMT-17")
def test_a_scenario_may_let_only_the_first_of_several_act() -> None:
    for several, question in (("each", "Prowl"), ("one", "")):
        g = arena("here far far", team="Wren Volt Balm", enemies="Balm Volt", fallen={"several": several})
        turn_of(g, 1)
        assert asked(g) == question
        g.agenda.clear()
        turn_of(g, 2)
        assert asked(g) == "Prowl"  # Balm fell first
