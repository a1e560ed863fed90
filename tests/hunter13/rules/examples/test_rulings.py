"""What was decided where the text is silent: choices that stay with the players, and items in scenarios. RUL"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins

from hauntbox.games.hunter13.actions import PERSON_OF
from hauntbox.games.hunter13.campaign.campaign_state import Carry, Party
from hauntbox.games.hunter13.campaign.series import hand_over
from hauntbox.games.hunter13.rules.hunters.checks import Check
from hauntbox.games.hunter13.rules.hunters.fallen import change_side, fall
from hauntbox.games.hunter13.rules.hunters.harm import Hurt
from hauntbox.games.hunter13.state import ENEMY, HP, HUNTER, OUT, ST, Mansion
from hauntbox.kernel.wire import Chapter
from hauntbox.ledger import proves
from hunter13.acting import do, offers, run, told, why_not
from hunter13.fable import sound
from hunter13.manor import asked, beast, card, manor, turn
from hunter13.progress import count
from hunter13.series import sit_down
from hunter13.tale import act, fallen_now, tale

# Choices --------------------------------------------------------------------------------------------------------------


def with_star(name: str) -> Mansion:
    g = tale(name, team="Wren Balm Magpie", at="T-6 T-7 T-5")
    g.stars[0] = 1
    return g


@pytest.mark.parametrize(("name", "drawn", "question"), [
    ("places", 2, "Again"), ("places", 9, ""), ("candle", 2, "Again"), ("candle", 9, "Again"),
])  # fmt: skip
@proves("GHT-DEC-37")
def test_a_redraw_is_offered_after_a_failure_and_where_one_may_want_to_fail_always(
    name: str, drawn: int, question: str
) -> None:
    g = with_star(name)
    g.rig("judge", drawn)
    run(g, Check(0, ST, 5))
    assert asked(g)[1] == question
    if question:
        do(g, "pass")
        assert told(g)[-1] == ("made" if drawn == 9 else "missed")


def test_a_success_that_was_drawn_again_counts_as_the_new_card_says() -> None:
    g = with_star("candle")
    g.rig("judge", 9, 1)
    run(g, Check(0, ST, 5))
    do(g, "redraw Falling star")
    assert (told(g)[-1], g.stars[0]) == ("missed", 0)


def trapped(name: str) -> Mansion:
    """Volt (IN +2, DX 0) and Iron Maiden, DX 6."""
    return card(tale(name, team="Volt Wren Balm", at="T-6 T-7 T-5"), "E-52", 5)


def test_the_field_kit_takes_the_better_bonus_by_itself() -> None:
    g = trapped("places")
    assert (asked(g)[1], g.hurt[0]) == ("", 0)


@pytest.mark.parametrize(("answer", "hurt"), [("yes", 0), ("no", 3)])
@proves("GHT-DEC-37")
def test_the_field_kit_is_a_question_where_one_may_want_to_fail(answer: str, hurt: int) -> None:
    g = trapped("candle")
    assert asked(g) == (0, "MayTinker")
    assert offers(g) == ["yes", "no"]
    do(g, answer)
    assert g.hurt[0] == hurt


@proves("GHT-TURN-06")
def test_who_sinks_by_hp_may_still_discard_by_relief_before_the_fall() -> None:
    g = manor(hands="9 J; K", hurt="19", at="T-6 T-6")
    run(g, Hurt(0, HP, 3, cancellable=False))
    assert asked(g) == (0, "Save")
    assert offers(g) == ["shed 9", "pass"]
    do(g, "shed 9")
    assert g.status[0] == OUT  # no card is left, and nobody else is asked: relief heals no HP
    assert g.hand[0] == ()


@proves("GHT-TURN-06")
def test_who_keeps_the_cards_before_the_fall_has_them_after_it() -> None:
    g = manor(hands="9 J", hurt="19")
    run(g, Hurt(0, HP, 3, cancellable=False))
    do(g, "pass")
    assert (g.status[0], len(g.hand[0])) == (OUT, 2)


@pytest.mark.parametrize("item", ["I-1", "I-3", "I-7", "I-10", "I-24", "I-25"])
@proves("GHT-DEC-36")
def test_an_item_that_would_do_nothing_cannot_be_used(item: str) -> None:
    g = turn(manor(items=item, at="T-6 T-6"))
    assert why_not(g, f"use {item}") == "GHT-ITM-11"
    g = turn(manor(items=item, at="T-6 T-6", hurt="0 1", shaken="0 1", hands=";3"))
    assert why_not(g, f"use {item}") == ""


# Whom it heals --------------------------------------------------------------------------------------------------------


def beside_the_fallen(**given: Any) -> Mansion:
    """Balm, with a hurt companion who stands and one who has fallen."""
    g = manor(team="Balm Wren Volt", at="T-6 T-6 T-6", hurt="0 5 25", shaken="0 5 5", **given)
    fall(g, 2)
    change_side(g, 2)
    return g


def test_the_first_aid_box_is_no_help_for_the_fallen() -> None:
    g = card(beside_the_fallen(fallen={"items": True}), "E-4")
    assert offers(g) == ["who Balm", "who Wren"]


def test_nor_is_the_helping_hand_or_a_house_call() -> None:
    g = card(beside_the_fallen(fallen={"items": True}), "E-14")
    assert offers(g) == ["treat Wren HP", "treat Wren MP", "pass"]
    g = turn(beside_the_fallen(fallen={"items": True}))
    assert offers(g, "treat") == ["treat Wren HP", "treat Wren MP"]
    assert g.status[2] == ENEMY


# Items in the triggers of scenarios -----------------------------------------------------------------------------------

COUNTERS = (
    '[[counters]]\nname = "used"\nlabel = "Used"\nhigh = 9\n[[counters]]\nname = "lost"\nlabel = "Lost"\nhigh = 9\n'
)
HEED = '[[happenings]]\nwhen = {{ on = "{0}" }}\neffects = [{{ do = "count", counter = "{0}", by = 1 }}]\n'
PRICE = (
    '[[actions]]\nname = "offer"\ntext = "Offer it"\nat = ["T-6"]\npay = ["I-23"]\n'
    'effects = [{ do = "set", flag = "done" }]\n'
)


def counting(more: str = "", **given: Any) -> Mansion:
    return tale(sound(COUNTERS, HEED.format("used") + HEED.format("lost") + more), **given)


def tally(g: Mansion) -> tuple[int, int]:
    return count(g, "used"), count(g, "lost")


@proves("GHT-FMT-09")
def test_the_mirror_is_used_and_lost_when_it_sends_damage_back() -> None:
    g = counting(items="I-18")
    beast(g, "E-38", "T-6")
    run(g, Hurt(0, HP, 4, "battle", 7))
    do(g, "reflect")
    assert (tally(g), g.wounds[7], g.items_out) == ((1, 1), 4, (17,))


@proves("GHT-FMT-09")
def test_whoever_falls_loses_every_item() -> None:
    g = counting(items="I-3 I-6")
    fallen_now(g, 0)
    assert (tally(g), g.lying[g.at[0]]) == ((0, 2), (2, 5))


@proves("GHT-FMT-12", "GHT-ICARD-26")
def test_the_price_of_an_action_is_used_up_and_may_need_a_rescue() -> None:
    g = turn(counting(PRICE, items="I-23", hands="A", shaken="25", team="Wren Volt Balm"))
    act(g, "offer")
    assert asked(g) == (0, "Save")  # without the Cross Key MP is 20 - 25
    do(g, "pass")
    assert g.status[0] == OUT
    g = turn(counting(PRICE, items="I-23"))
    act(g, "offer")
    assert (tally(g), g.items_out, g.status[0]) == ((1, 1), (22,), HUNTER)


# The last house -------------------------------------------------------------------------------------------------------


def finale(fallen: str, party: str = "Wren Volt") -> Mansion:
    people = tuple([PERSON_OF[name] for name in party.split()])
    gone = tuple([PERSON_OF[name] for name in fallen.split()])
    carry = Carry("thirteen", Party(people, (9, 9), ((1, 1, 1, 1, 2, 2),) * 2, gone))
    return sit_down(Chapter("hunter13", "thirteenth", to_builtins(carry)), hunters=2)


@pytest.mark.parametrize(("fallen", "boss"), [("Ombra Flint", "Ombra"), ("Wren Flint Ombra", "Flint")])
@proves("GHT-SO-13")
def test_the_boss_is_the_first_of_the_campaigns_fallen_whom_nobody_plays_now(fallen: str, boss: str) -> None:
    g = finale(fallen)
    assert (g.lots, g.lots_left) == ((PERSON_OF[boss],), ((PERSON_OF[boss],),))


@proves("GHT-SO-13")
def test_without_such_a_memory_it_is_any_character_whom_nobody_plays() -> None:
    g = finale("Wren")
    others = [PERSON_OF[name] for name in PERSON_OF if name not in ("Wren", "Volt")]
    assert [row[0] for row in g.lots_left] == others
    assert g.lots[0] in others


def test_the_fallen_of_a_scenario_are_remembered_in_the_order_of_their_falls() -> None:
    g = manor(team="Wren Volt Balm")
    for role in (2, 0):
        fall(g, role)
    came = Party((0, 1, 2), (1, 1, 1), ((0,) * 6,) * 3, (PERSON_OF["Ombra"],))
    assert hand_over(g, came, 0).fallen == tuple([PERSON_OF[name] for name in ("Ombra", "Balm", "Wren")])
