"""Trades, the Stash and talents at hand: what bars what, what is told, who is asked. ACT, INV, LOOK, TAL, DEC"""

from __future__ import annotations

import pytest

from betwixt.scenes import AVELYNN, BILL, JOAN, MADDOX, do, give, learn, names_of, run, scene, stash, told, why_not
from hauntbox.games.betwixt.cards.decks import CARDS, FIRST, NONE
from hauntbox.games.betwixt.cards.talents import ATTACK, SEDATIVE, SUPPORT, TALENT_NAMES, TALENTS, VENOM
from hauntbox.games.betwixt.rules.attack.means import FIRST_SYRINGE
from hauntbox.games.betwixt.rules.attack.uses import STEADY
from hauntbox.games.betwixt.rules.fight.turn import Activate
from hauntbox.games.betwixt.rules.gear.dashboard import gear, replaced
from hauntbox.games.betwixt.rules.gear.talents import WhichTalent, is_active, is_attack, is_steady
from hauntbox.games.betwixt.rules.gear.trading import (
    PutIn,
    ReceiveCard,
    TakeOut,
    Transfer,
    bars_gift,
    bars_parting,
    heirs,
    partners,
)
from hauntbox.games.betwixt.state import ACCESSORY, EXTRA, HEAD, KO, LEFT, LOOKOUT, Farm
from hauntbox.ledger import proves

AMMO = ("Golf Balls", "Baseballs", "Pucks", "BBs")


def pair(bills: tuple[str, ...] = (), joans: tuple[str, ...] = (), spaces: int = 1, drawing: str = "BJ...d") -> Farm:
    """Bill and Joan side by side in a fight, with so many Extra Inventory spaces each."""
    g = scene(drawing, extra_spaces=spaces)
    give(g, BILL, *bills)
    give(g, JOAN, *joans)
    return g


@proves("TGB-INV-12", "TGB-INV-15")
@pytest.mark.parametrize(("cards", "rule"), [(3, ""), (4, "TGB-INV-12")])
def test_the_fanny_pack_may_go_while_the_other_spaces_are_enough(cards: int, rule: str) -> None:
    g = pair(("Fanny Pack", *AMMO[:cards]), spaces=3)
    assert bars_parting(g, BILL, ACCESSORY) == rule


@proves("TGB-ACT-23", "TGB-INV-18")
@pytest.mark.parametrize(
    ("bills", "joans", "near"),
    [((), (), False), (("BBs",), (), True), ((), ("BBs",), True), (("BBs",), ("Pucks",), True)],
)
def test_one_trades_only_where_there_is_a_card(bills: tuple[str, ...], joans: tuple[str, ...], near: bool) -> None:
    g = pair(bills, joans)
    assert partners(g, BILL) == ([JOAN] if near else [])


@proves("TGB-ACT-30", "TGB-DEC-66", "TGB-ACT-24")
def test_a_gift_needs_room_or_a_card_that_comes_back() -> None:
    assert bars_gift(pair(("BBs",)), BILL, JOAN, EXTRA) == ""
    assert bars_gift(pair(("BBs",), ("Pucks",)), BILL, JOAN, EXTRA) == ""  # one for the other
    held = pair(("Rolling Pin", "BBs"), ("Pucks",))
    assert [bars_gift(held, BILL, JOAN, p) for p in (LEFT, EXTRA, HEAD)] == ["TGB-ACT-30", "", "TGB-ACT-23"]
    g = scene("MJ...d", extra_spaces=1)
    g.cards[MADDOX] = replaced(g.cards[MADDOX], {LEFT: FIRST["Bottle Rocket"]})
    give(g, JOAN, "Pucks")
    assert bars_gift(g, MADDOX, JOAN, LEFT) == "TGB-INV-15"


@proves("TGB-DEC-67", "TGB-ACT-35", "TGB-ACT-30")
def test_what_can_be_received_for_what_is_given() -> None:
    g = pair(("BBs",), ("Pucks", "Rolling Pin"))
    run(g, ReceiveCard(BILL, JOAN, NONE))
    assert [why_not(g, text) for text in ("receive extra 1", "nobody", "end")] == [
        "TGB-ACT-30",
        "TGB-ACT-35",
        "TGB-ACT-33",
    ]
    g.agenda.clear()
    run(g, ReceiveCard(BILL, JOAN, EXTRA))
    texts = ("receive extra 1", "receive left hand", "receive head", "nobody")
    assert [why_not(g, text) for text in texts] == ["", "TGB-ACT-30", "TGB-ACT-23", "TGB-ACT-30"]
    g = pair((), ("Pucks",))
    run(g, ReceiveCard(BILL, JOAN, NONE))
    assert why_not(g, "receive extra 1") == ""


@proves("TGB-ACT-24", "TGB-ACT-25", "TGB-ACT-29")
def test_both_cards_of_a_trade_are_told_and_points_settle() -> None:
    g = pair(("Charm Bracelet",), ("Pucks",), spaces=2)
    g.fp[BILL] = gear(g, BILL).fp
    run(g, ReceiveCard(BILL, JOAN, ACCESSORY))
    do(g, "receive extra 1")
    assert told(g, "given") == [(JOAN, FIRST["Charm Bracelet"]), (BILL, FIRST["Pucks"])]
    assert g.fp[BILL] == gear(g, BILL).fp


@proves("TGB-DEC-68", "TGB-ACT-35", "TGB-CMP-26")
def test_into_a_full_stash_a_card_goes_only_for_another() -> None:
    g = pair(("Rolling Pin", "BBs"))
    run(g, PutIn(BILL))
    texts = ("give left hand", "give extra 1", "nobody", "end")
    assert [why_not(g, text) for text in texts] == ["", "", "TGB-ACT-35", "TGB-ACT-33"]
    stash(g, "Pucks", "Baseballs", "Golf Balls", "Band-Aids")
    assert [why_not(g, text) for text in texts[:3]] == ["", "", "TGB-ACT-30"]
    stash(g, "Soda Pop")  # now it is full
    assert [why_not(g, text) for text in texts[:3]] == ["TGB-ACT-30", "", "TGB-ACT-30"]


@proves("TGB-DEC-69", "TGB-ACT-26", "TGB-ACT-27")
def test_what_can_be_taken_out_of_the_stash() -> None:
    g = pair(("Rolling Pin", "BBs"))
    stash(g, "Pucks", "Baseballs")
    run(g, TakeOut(BILL, NONE))
    texts = ("fetch 1", "fetch 3", "nobody", "end")
    assert [why_not(g, text) for text in texts] == ["TGB-ACT-30", "TGB-DEC-69", "TGB-ACT-35", "TGB-ACT-33"]
    g.agenda.clear()
    run(g, TakeOut(BILL, EXTRA))
    assert [why_not(g, text) for text in texts] == ["", "TGB-DEC-69", "", "TGB-ACT-33"]
    do(g, "fetch 2")
    assert (names_of(g, BILL)[EXTRA], len(g.stash)) == ("Baseballs", 2)


@proves("TGB-ACT-28", "TGB-ACT-26", "TGB-DEC-69")
def test_a_card_put_into_the_stash_takes_its_points_along() -> None:
    g = pair(("Charm Bracelet",))
    g.fp[BILL] = gear(g, BILL).fp
    run(g, TakeOut(BILL, ACCESSORY))
    do(g, "nobody")
    assert (g.fp[BILL], [CARDS[card].name for card in g.stash]) == (gear(g, BILL).fp, ["Charm Bracelet"])


@proves("TGB-ACT-31", "TGB-LOOK-09", "TGB-LOOK-29")
@pytest.mark.parametrize(
    ("cards", "stashed", "asks"),
    [((), 0, ""), (("BBs",), 0, "LastTrade"), ((), 1, "LastTrade"), (("BBs",), 5, "LastTrade")],
)
def test_a_last_transfer_is_asked_for_if_there_is_any(cards: tuple[str, ...], stashed: int, asks: str) -> None:
    g = scene("B....d", extra_spaces=2)
    give(g, BILL, *cards)
    stash(g, *["Pucks", "Baseballs", "Golf Balls", "Band-Aids", "Soda Pop"][:stashed])
    g.post[1:] = [KO] * 3
    Transfer(BILL).run(g)
    assert [type(frame).__name__ for frame in g.agenda] == ([asks] if asks else [])


@proves("TGB-LOOK-09", "TGB-LOOK-08", "TGB-END-02")
def test_heirs_are_those_with_whom_a_card_could_change_hands() -> None:
    g = pair(("BBs",), ("Pucks",), drawing="BJA..d")
    give(g, AVELYNN, "Baseballs", "Fanny Pack")
    g.post[MADDOX] = LOOKOUT
    assert [str(act) for act in heirs(g, BILL)] == ["who Joan", "who Avelynn", "stash", "nobody"]
    bare = pair((), (), drawing="BJA..d")
    assert [str(act) for act in heirs(bare, BILL)] == ["nobody"]


# Talents --------------------------------------------------------------------------------------------------------------


@proves("TGB-TAL-33", "TGB-TAL-41")
@pytest.mark.parametrize("talent", range(len(TALENTS)))
def test_which_talents_are_chosen_and_which_are_attacks(talent: int) -> None:
    kind = TALENTS[talent].kind
    assert (is_active(talent), is_attack(talent)) == (kind in (ATTACK, SUPPORT), kind == ATTACK)


@proves("TGB-TAL-41", "TGB-TAL-33", "TGB-TAL-16")
@pytest.mark.parametrize("syringe", range(6))
def test_which_syringes_are_attacks_and_which_cost_nothing(syringe: int) -> None:
    g = scene("J....d")
    talent, harmful = FIRST_SYRINGE + syringe, syringe in (SEDATIVE, VENOM)
    assert (is_active(talent), is_attack(talent), is_steady(g, JOAN, talent)) == (True, harmful, False)
    learn(g, JOAN, "Steady Hands")
    assert is_steady(g, JOAN, talent) is not harmful
    g.free = 1 << STEADY
    assert not is_steady(g, JOAN, talent)


@proves("TGB-DEC-56", "TGB-ACT-09")
def test_the_question_shows_ones_own_talents_and_joans_syringes() -> None:
    g = scene("JB..d.")
    learn(g, BILL, "Bad Joke")
    g.syringes = (0, 0, 1)
    for fm, names in ((BILL, ["Dad Strength", "Bad Joke"]), (JOAN, ["Fill a Syringe", "Remedy", "Antidote"])):
        assert [str(act) for act in WhichTalent(fm, 2, False).candidates(g, fm)] == [f"use {name}" for name in names]
    assert WhichTalent(BILL, 2, False).is_public(g, BILL)


@proves("TGB-DEC-56", "TGB-ACT-09", "TGB-STAT-03")
def test_a_talent_counts_as_an_action_once() -> None:
    g = scene("JB..d.")
    learn(g, JOAN, "Bedside Manner")
    g.hp[BILL], g.syringes, g.fp[JOAN] = 1, (), 5
    run(g, Activate(JOAN))
    do(g, "talent", "use Bedside Manner")
    talent = TALENT_NAMES.index("Bedside Manner")
    assert (g.acts, g.talented, told(g, "talent")) == (1, 1 << talent, [(JOAN, talent)])
    assert g.fp[JOAN] == 5 - TALENTS[talent].fp
    g.acts = 2
    assert WhichTalent(JOAN, 2, False).legal(g, JOAN) == []
    g.syringes, g.hp[BILL] = (0,), 1
    learn(g, JOAN, "Steady Hands")
    assert [str(act) for act in WhichTalent(JOAN, 2, False).legal(g, JOAN)] == ["use Remedy"]
