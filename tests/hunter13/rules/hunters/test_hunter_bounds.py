"""The bounds of checks, damage, hands and falls: where each begins, and who is left out. CHK, DMG, INS, FALL"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.actions import CANCEL, SHED
from hauntbox.games.hunter13.content.story import Ending, Story
from hauntbox.games.hunter13.rules.hunters.checks import Check, bonus, conclude
from hauntbox.games.hunter13.rules.hunters.fallen import change_side, fall, recover, restore, sit_out
from hauntbox.games.hunter13.rules.hunters.harm import Blows, Hurt, Rescue, Threat, wound
from hauntbox.games.hunter13.rules.hunters.insanity import Draw, discard, pay
from hauntbox.games.hunter13.rules.hunters.points import max_mp, mp
from hauntbox.games.hunter13.rules.hunters.relief import AnyTime
from hauntbox.games.hunter13.rules.items.using import Recover
from hauntbox.games.hunter13.state import DX, ENEMY, HP, HUNTER, MP, NOBODY, OUT
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, says, told, why_not
from hunter13.arena import HAND, SNAKE, ZOMBIE, arena
from hunter13.manor import asked, manor, turn
from hunter13.manor import card as event

STAR = 24


# Checks ---------------------------------------------------------------------------------------------------------------


@proves("GHT-CHK-03")
@pytest.mark.parametrize(
    ("name", "kind", "limp", "value"),
    [("Jackdaw", "escape", 0, 3), ("Jackdaw", "escape", 1, 2), ("Jackdaw", "trap", 1, 2), ("Wren", "escape", 0, 1)],
)
def test_sure_feet_and_a_clinging_hand_count_for_escapes_alone(name: str, kind: str, limp: int, value: int) -> None:
    g = manor(team=f"{name} Volt")
    g.limp = limp
    assert bonus(g, 0, DX, kind) == value


@proves("GHT-CHK-01")
def test_the_fallen_make_no_check() -> None:
    g = manor()
    fall(g, 1)
    g.passed = True
    run(g, Check(1, DX, 99))
    assert (g.passed, "checks" in told(g)) == (True, False)


@proves("GHT-CHK-02", "GHT-DEC-37")
def test_a_star_is_offered_when_a_check_is_missed_and_the_second_card_counts() -> None:
    g = manor()
    g.stars[0] = 1
    g.rig("judge", 5, 1, 9)
    run(g, Check(0, DX, 6))
    assert (g.passed, asked(g)) == (True, (NOBODY, ""))
    run(g, Check(0, DX, 6))
    assert (asked(g), offers(g)) == ((0, "Again"), ["redraw Falling star", "pass"])
    kept = g.clone()
    do(kept, "pass")
    assert (kept.passed, kept.stars[0]) == (False, 1)
    do(g, "redraw Falling star")
    assert (g.passed, g.stars[0], facts(g, "made"), facts(g, "checks")) == (True, 0, (0,), (0, DX, 6, 9, 10))


@proves("GHT-CHK-02")
def test_where_somebody_may_want_to_fail_a_star_is_offered_to_those_who_made_it_too() -> None:
    g = manor()
    g.story = Story(endings=(Ending("lost", 0, 0, 0, traitor=0),))
    g.kept[0] = (STAR,)
    g.rig("judge", 9)
    run(g, Check(0, DX, 6))
    assert asked(g) == (0, "Again")
    do(g, "pass")
    assert g.passed


@proves("GHT-CHK-04")
@pytest.mark.parametrize(
    ("kind", "made", "limp"), [("escape", True, 0b10), ("escape", False, 0b10), ("trap", True, 0b11)]
)
def test_after_an_escape_check_the_hand_clings_no_more(kind: str, made: bool, limp: int) -> None:
    g = manor()
    g.limp = 0b11
    conclude(g, Check(0, DX, 6, kind=kind), made)
    assert (g.limp, g.passed, told(g)) == (limp, made, ["made" if made else "missed"])


@proves("GHT-CHK-04")
@pytest.mark.parametrize(("card", "missed"), [(4, 1), (5, 0)])
def test_one_thing_follows_a_check_that_was_made_and_another_one_that_was_missed(card: int, missed: int) -> None:
    g = event(manor(team="Wren Volt"), "E-46", card)
    assert (told(g).count("missed"), sum(g.hurt) > 0) == (missed, missed > 0)


# Damage and rescue ----------------------------------------------------------------------------------------------------


@proves("GHT-DMG-01")
def test_damage_by_an_enemy_brings_what_its_bite_brings_and_other_damage_does_not() -> None:
    g = arena(foes="E-43")
    wound(g, (0, HP, 2, SNAKE))
    wound(g, (1, HP, 2, NOBODY))
    assert (g.wasting, g.hurt, facts(g, "hurt")) == ([1, 0, 0, 0], [2, 2, 0, 0], (1, 2, HP))
    wound(g, (1, MP, 3, HAND))
    assert (g.limp, g.shaken) == (0b10, [0, 3, 0, 0])


@proves("GHT-DMG-08")
@pytest.mark.parametrize(("cancellable", "asks"), [(True, (0, "Relief")), (False, (NOBODY, ""))])
def test_relief_is_asked_for_unless_nothing_cancels_the_damage(cancellable: bool, asks: tuple[int, str]) -> None:
    g = run(manor(hands="K"), Threat(0, HP, 3, "event", NOBODY, cancellable))
    assert (asked(g), g.hurt[0]) == (asks, 0 if cancellable else 3)


@proves("GHT-DMG-08")
def test_the_mirror_comes_first_and_only_against_an_enemy() -> None:
    g = run(manor(hands="K", items="I-18"), Threat(0, HP, 3, "battle", ZOMBIE))
    assert asked(g) == (0, "Mirror")
    assert asked(run(manor(hands="K", items="I-18"), Threat(0, HP, 3, "event"))) == (0, "Relief")
    assert run(manor(), Threat(0, HP, 0, "event")).events == []
    g = manor()
    fall(g, 1)
    assert run(g, Threat(1, HP, 3, "event")).hurt[1] == 0


@proves("GHT-DMG-09", "GHT-BAT-43")
def test_after_all_blows_come_all_rescues() -> None:
    g = run(manor(hurt="18 17"), Blows(((0, HP, 3, NOBODY), (1, HP, 3, NOBODY), (2, HP, 3, NOBODY))))
    assert (g.status[:3], g.hurt[:3]) == ([OUT, OUT, HUNTER], [21, 20, 3])
    assert told(g)[:2] == ["threatens", "hurt"]
    assert told(g).index("brink") > told(g).index("hurt")


@proves("GHT-DMG-10")
def test_there_is_no_rescue_of_those_who_have_fallen() -> None:
    g = manor(hurt="0 20", items="I-3", at="T-6")
    fall(g, 1)
    run(g, Rescue(1))
    assert ("brink" in told(g), asked(g)) == (False, (NOBODY, ""))


@proves("GHT-DMG-10", "GHT-INS-16")
def test_a_rescue_may_tell_something_of_a_hand() -> None:
    g = manor(hands="2", shaken="12")
    g.learned = False
    run(g, Rescue(0))
    assert g.learned
    g = manor(hands="2")
    g.learned = False
    run(g, Rescue(0))
    assert not g.learned


@proves("GHT-DMG-12", "GHT-TURN-06")
@pytest.mark.parametrize(("hurt", "asks"), [("20", [0, 2]), ("0", [0, 1, 2])])
def test_relief_of_others_is_asked_for_while_there_is_hp_left_and_items_always(hurt: str, asks: list[int]) -> None:
    shaken = "0" if hurt == "20" else "20"
    g = manor(at="T-6 T-6 T-6", team="Wren Volt Balm", hands="3 K; 4 J", hurt=hurt, shaken=shaken,
              items=";; I-3 I-7", lenient_rescue=True)  # fmt: skip
    run(g, Rescue(0))
    seen = []
    while asked(g)[1] == "Save":
        seen.append(asked(g)[0])
        do(g, "pass")
    assert (seen, g.status[0]) == (asks, OUT)


@proves("GHT-DEC-17")
def test_a_companion_soothes_whoever_is_on_the_brink() -> None:
    g = manor(at="T-6 T-6 T-5", team="Wren Volt Balm", hands="9; 4 J", shaken="12")
    run(g, Rescue(0))
    do(g, "pass")
    assert (asked(g), offers(g)) == ((1, "Save"), ["soothe Wren", "pass"])
    do(g, "soothe Wren")
    assert (g.hand[:2], g.status[0], facts(g, "saved"), mp(g, 0)) == ([(), (4,)], HUNTER, (0,), 8)


@proves("GHT-DMG-06", "GHT-DMG-04")
def test_a_standing_wish_to_cancel_passes_while_there_is_no_relief_card() -> None:
    g = manor(hands="3")
    g.stand(0, "Relief", CANCEL)
    run(g, Hurt(0, HP, 3))
    assert (asked(g), g.hurt[0]) == ((NOBODY, ""), 3)


# Insanity-cards -------------------------------------------------------------------------------------------------------


@proves("GHT-INS-02", "GHT-INS-22")
def test_nobody_draws_none_and_the_fallen_draw_nothing() -> None:
    g = run(manor(), Draw(0, 0))
    fall(g, 1)
    run(g, Draw(1))
    assert (g.hand[:2], len(g.insanity)) == ([(), ()], 52)


@proves("GHT-INS-05", "GHT-INS-06")
def test_mp_damage_lowers_mp_and_not_its_maximum() -> None:
    g = manor(hands="3 4 K", shaken="5")
    assert (max_mp(g, 0), mp(g, 0)) == (13, 8)


@proves("GHT-INS-27")
def test_the_lowest_relief_card_is_paid_and_named() -> None:
    g = manor(hands="3 J K")
    assert (pay(g, 0), g.hand[0], g.insanity_out) == (11, (3, 13), (11,))


@proves("GHT-INS-24", "GHT-FALL-23")
@pytest.mark.parametrize(("shaken", "status"), [(19, HUNTER), (20, OUT)])
def test_whoever_discards_comes_to_the_senses_with_1_mp(shaken: int, status: int) -> None:
    g = manor(hands="; 9")
    fall(g, 1)
    g.shaken[1] = shaken
    g.learned = False
    discard(g, 1, 9)
    assert g.status[1] == status


@proves("GHT-FALL-23")
@pytest.mark.parametrize(("hurt", "shaken", "status"), [(19, 19, HUNTER), (20, 19, OUT), (19, 20, OUT)])
def test_both_hp_and_mp_must_be_1(hurt: int, shaken: int, status: int) -> None:
    g = manor()
    fall(g, 1)
    g.hurt[1], g.shaken[1] = hurt, shaken
    for idle in (-1, 0):
        h = g.clone()
        h.idle[1] = idle  # out for good, or an ENEMY-player
        run(h, Recover(1))
        assert h.status[1] == (OUT if idle < 0 else status)


@proves("GHT-FALL-23", "GHT-INS-24")
def test_that_somebody_recovers_or_not_tells_something_of_the_hand() -> None:
    g = manor(hands="; 9")
    fall(g, 1)
    g.shaken[1], g.learned = 12, False
    recover(g, 1)
    assert g.learned


@proves("GHT-TURN-06")
def test_before_another_turn_relief_is_used_as_long_as_there_is_any_and_moods_are_told() -> None:
    g = manor(at="T-6 T-6 T-6 T-5", hands="; 3 4 J Q; 5 K; 2 A")
    run(g, AnyTime((1, 2, 3)))
    says(g, 1, "shed 3")
    says(g, 2, "mood shaken")
    says(g, 3, "pass")
    assert (g.hand[1], g.mood[2] > 0, asked(g)) == ((4, 12), True, (1, "AnyTime"))
    assert [why_not(g, text) for text in ("shed 3", "soothe Magpie")] == ["GHT-INS-11", "GHT-INS-13"]
    do(g, "pass")
    assert asked(g) == (NOBODY, "")


@proves("GHT-TURN-06")
def test_a_standing_wish_that_the_rules_forbid_is_a_pass() -> None:
    g = manor(at="T-6", hands="; 4 J")
    g.stand(1, "AnyTime", SHED[0])  # a 2, which is not in the hand
    run(g, AnyTime((1,)))
    assert (asked(g), g.hand[1]) == ((NOBODY, ""), (4, 11))


@proves("GHT-TURN-06")
def test_of_two_who_want_to_take_the_last_card_off_a_hand_the_second_keeps_its_own() -> None:
    g = manor(at="T-6", hands="9; J; J")
    run(g, AnyTime((1, 2)))
    says(g, 1, "soothe Wren")
    says(g, 2, "soothe Wren")
    assert g.hand[:3] == [(), (), (11,)]


@proves("GHT-INS-10", "GHT-FALL-23")
def test_to_bring_somebody_back_costs_a_relief_card() -> None:
    g = manor(at="T-6", hands="3 J; ", hurt="0 20", fallen={"relief": True})
    fall(g, 1)
    do(turn(g), "revive Volt")
    assert (g.hand[0], g.status[1], g.hurt[1]) == ((3,), HUNTER, 19)


# Falls ----------------------------------------------------------------------------------------------------------------


@proves("GHT-FALL-04", "GHT-FALL-08")
def test_an_enemy_player_begins_with_full_vitality_and_all_hear_of_it() -> None:
    g = manor()
    fall(g, 1)
    g.vitality[1] = 0
    change_side(g, 1)
    assert (g.status[1], g.vitality[1], facts(g, "changes side")) == (ENEMY, 10, (1,))


@proves("GHT-FALL-05")
@pytest.mark.parametrize(("idle", "left", "status"), [(-1, -1, OUT), (0, 0, OUT), (1, 0, ENEMY), (2, 1, OUT)])
def test_turns_are_sat_out_one_by_one_and_some_sit_out_for_good(idle: int, left: int, status: int) -> None:
    g = manor()
    fall(g, 1)
    g.idle[1] = idle
    sit_out(g, 1)
    assert (g.idle[1], g.status[1], facts(g, "sits out")) == (left, status, (1,))


@proves("GHT-FALL-24")
def test_whoever_is_restored_has_nothing_of_an_enemy_left() -> None:
    g = manor()
    fall(g, 1)
    change_side(g, 1)
    g.subdued, g.idle[1] = 0b11, 2
    restore(g, 1)
    assert (g.status[1], g.idle[1], g.vitality[1], g.subdued) == (HUNTER, 0, 0, 1)
    assert facts(g, "restored") == (1,)
