"""Damage, relief and rescue. DMG"""

from __future__ import annotations

from hauntbox.games.hunter13.actions import CANCEL, PASS
from hauntbox.games.hunter13.rules.hunters.harm import Blows, Hurt, Relief, Rescue
from hauntbox.games.hunter13.rules.hunters.points import heal, hp
from hauntbox.games.hunter13.state import HP, HUNTER, MP, OUT, Mansion
from hauntbox.ledger import proves
from hunter13.acting import action, do, facts, offers, run, told, why_not
from hunter13.manor import asked, card, manor

WREN, VOLT, BALM, MAGPIE = range(4)


def hurt(g: Mansion, role: int, kind: int, amount: int) -> Mansion:
    return run(g, Hurt(role, kind, amount))


def answer(g: Mansion, **said: str) -> None:
    """Everybody who is asked answers, in any order."""
    names = ["wren", "volt", "balm", "magpie"]
    for role in list(g.waiting()):
        g.play(role, action(said.get(names[role], "pass")))


@proves("GHT-DMG-01", "GHT-DMG-02")
def test_two_kinds_of_damage_with_counters_of_their_own() -> None:
    g = hurt(hurt(manor(), WREN, HP, 3), WREN, MP, 4)
    assert (g.hurt[WREN], g.shaken[WREN], hp(g, WREN)) == (3, 4, 17)
    assert told(g) == ["threatens", "hurt", "threatens", "hurt"]
    assert (facts(g, "threatens"), facts(g, "hurt")) == ((WREN, 4, MP), (WREN, 4, MP))


@proves("GHT-DMG-03")
def test_hp_is_healed_up_to_its_base() -> None:
    g = manor(hurt="3")
    assert heal(g, WREN, HP, 8) == 3
    assert (hp(g, WREN), facts(g, "heals")) == (20, (WREN, 3, HP))


@proves("GHT-DMG-05")
def test_one_relief_card_cancels_one_attack_on_one_victim() -> None:
    g = manor(at="T-6 T-6", team="Wren Volt", hands="J")
    run(g, Blows(((WREN, HP, 4, 7), (VOLT, HP, 5, 7))))
    g.learned = False
    answer(g, wren="cancel")
    assert (g.hurt[WREN], g.hurt[VOLT]) == (0, 5)
    assert facts(g, "cancels") == (WREN, WREN, 11)
    assert g.learned  # what was answered cannot be taken back freely


@proves("GHT-DMG-06")
def test_damage_of_either_kind_may_be_cancelled() -> None:
    g = manor(hands="J Q")
    for kind in (HP, MP):
        hurt(g, WREN, kind, 6)
        answer(g, wren="cancel")
    assert (g.hurt[WREN], g.shaken[WREN], g.hand[WREN]) == (0, 0, ())


@proves("GHT-DMG-07")
def test_help_comes_from_the_same_or_a_door_adjacent_tile() -> None:
    g = hurt(manor(at="T-6 T-7 T-5 T-6", hands="; J; J; 4"), WREN, HP, 6)
    assert list(g.waiting()) == [VOLT, MAGPIE]  # Magpie holds no relief card; Balm is too far away
    answer(g, volt="cancel")
    assert (g.hurt[WREN], g.hand[VOLT], g.hand[BALM]) == (0, (), (11,))


@proves("GHT-DMG-08")
def test_damage_that_was_let_through_stays() -> None:
    g = hurt(manor(hands="J"), WREN, HP, 6)
    answer(g)
    assert (g.hurt[WREN], asked(g)[1]) == (6, "")


@proves("GHT-DMG-09")
def test_the_damage_of_a_failed_escape_may_be_cancelled() -> None:
    g = run(manor(hands="J"), Blows(((WREN, HP, 1, 7),)))
    assert asked(g) == (WREN, "Relief")
    answer(g, wren="cancel")
    assert g.hurt[WREN] == 0


@proves("GHT-DMG-10", "GHT-DMG-11", "GHT-EX-16")
def test_a_rescue_brings_mp_back_before_the_fall() -> None:
    g = manor(at="T-6 T-5", team="Wren Volt", hands="3 5 8 J", hurt="12", shaken="3")
    run(g, Hurt(WREN, MP, 5, cancellable=False))
    assert asked(g) == (WREN, "Save")
    assert "brink" in told(g)
    do(g, "shed 8")
    assert (g.status[WREN], g.hand[WREN]) == (HUNTER, (3, 5))
    assert "saved" in told(g)


@proves("GHT-DMG-12")
def test_the_victim_first_then_from_its_left_until_all_pass() -> None:
    g = manor(at="T-6", hands="4; 9 J; A; 5 J", shaken="0 19")
    run(g, Hurt(VOLT, MP, 12, cancellable=False))
    seen = []
    while asked(g)[1] == "Save":
        seen.append(asked(g)[0])
        act = next((text for text in offers(g) if text != "pass" and asked(g)[0] == BALM), "pass")
        do(g, act)
    assert seen == [VOLT, BALM, VOLT, MAGPIE, WREN]  # Balm helped, so the victim is asked again; Balm's hand is empty
    assert g.status[VOLT] == OUT


@proves("GHT-DMG-10", "GHT-DEC-17")
def test_companions_relief_cards_save_from_madness_at_hp_1_but_nobody_at_hp_0() -> None:
    g = manor(at="T-6 T-6", team="Wren Volt", hands="9 J; 5", hurt="19", items="I-3")
    run(g, Hurt(WREN, MP, 11, cancellable=False))
    assert (asked(g), offers(g)) == ((WREN, "Save"), ["shed 9", "pass"])
    do(g, "pass")
    assert (asked(g), offers(g), why_not(g, "soothe Wren")) == ((VOLT, "Save"), ["pass"], "GHT-INS-12")
    g = manor(at="T-6", hands="; J; J", hurt="19", items="; I-3")
    g.active = VOLT
    run(g, Hurt(WREN, HP, 1, cancellable=False))
    assert (asked(g), offers(g), why_not(g, "soothe Wren")) == ((VOLT, "Save"), ["use I-3", "pass"], "GHT-DMG-10")
    do(g, "pass")
    assert (g.status[WREN], asked(g)[1]) == (OUT, "")  # Balm, who holds a relief card, is not asked


def test_the_victim_pays_before_a_helper_who_offers_too() -> None:
    g = hurt(manor(at="T-6", hands="J; Q; K"), VOLT, HP, 4)
    answer(g, wren="cancel", volt="cancel", balm="cancel")
    assert (g.hand[VOLT], g.hand[WREN], g.hand[BALM]) == ((), (11,), (13,))


def test_a_standing_answer_that_the_hand_does_not_allow_is_a_pass_unseen() -> None:
    g = manor(hands="5")
    g.stand(WREN, "Relief", CANCEL)
    hurt(g, WREN, HP, 4)
    assert (g.hurt[WREN], asked(g)[1]) == (4, "")
    g.stand(WREN, "Relief", PASS)
    g.hand[WREN] = (5, 11)
    hurt(g, WREN, HP, 4)
    assert g.hurt[WREN] == 8


@proves("GHT-DMG-04")
def test_who_holds_cards_without_relief_is_asked_all_the_same() -> None:
    g = hurt(manor(hands="5"), WREN, HP, 4)
    assert isinstance(g.asking(), Relief)
    assert offers(g) == ["pass"]
    assert why_not(g, "cancel") == "GHT-DMG-04"


def test_a_spurned_hunter_gets_no_help_from_others() -> None:
    g = manor(at="T-6", hands="; J")
    card(g, "E-9", 1)
    answer(g)
    assert g.shaken[WREN] == 4
    hurt(g, WREN, HP, 4)
    assert g.hurt[WREN] == 4


def test_a_rescue_without_need_does_nothing() -> None:
    g = run(manor(hands="5 J"), Rescue(WREN))
    assert (asked(g)[1], told(g)) == ("", [])


@proves("GHT-DMG-08")
def test_no_damage_asks_nobody_and_the_fallen_take_none() -> None:
    g = hurt(manor(hands="J"), WREN, HP, 0)
    assert (asked(g)[1], told(g)) == ("", [])
    g.status[WREN] = OUT
    hurt(g, WREN, HP, 3)
    assert (asked(g)[1], g.hurt[WREN]) == ("", 0)
