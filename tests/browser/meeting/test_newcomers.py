"""People who have never been here: a guided game, a table at once, a seat by the table's code."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from browser.people import BOT, ME, PHONE, People


def test_a_table_is_laid_at_once(people: People) -> None:
    ada = people.come("Ada")
    with ada.page.expect_request("**/api/tables") as asked:
        ada.page.goto(f"{ada.address}#/quick/evidence")
    wish = json.loads(asked.value.post_data or "{}")
    assert set(wish["options"]) <= {"players"}  # by the book: nobody has chosen anything else
    ada.wait_for_question()
    ada.page.goto(f"{ada.address}#/quick/evidence")
    expect(ada.page.get_by_role("heading", name="Go on playing")).to_be_visible()


def test_a_friend_sits_down_by_the_code(people: People) -> None:
    ada, ben = people.come("Ada"), people.come("Ben", PHONE)
    ada.set_up(ME, "anyone with the code", BOT)
    ada.deal()
    expect(ada.seat_row(2)).to_contain_text("Free")
    code = re.search(r"/invite/(\w+)", ada.page.url)
    assert code
    ben.open_shelf()
    ben.page.get_by_label("Table code").fill(f"{code[1][:3]} {code[1][3:]}".lower())
    ben.button("Sit down").click()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Sit down here").click()
    expect(ada.seat_row(2)).to_contain_text("Is here")
    ada.button("Start the game").click()
    expect(ben.page.get_by_role("heading", name="Evidence")).to_be_attached()


def test_everybody_has_a_card_of_what_they_may_do(people: People) -> None:
    ada = people.come("Ada")
    ada.set_up(BOT, ME)
    ada.deal()
    ada.wait_for_question()
    ada.page.get_by_role("tab", name="Card").click()
    card = ada.page.get_by_role("region", name="Card")
    expect(card).to_contain_text("Walk up to 4 squares")
    card.get_by_role("button", name="EVI-HTR-01").click()
    expect(ada.page.get_by_role("region", name="Rulebook")).to_contain_text("EVI-HTR-01")


def test_a_host_goes_back_to_a_move_and_everybody_reads_why(people: People) -> None:
    ada = people.come("Ada")
    ada.set_up(ME, ME)
    ada.deal()
    expect(ada.page.get_by_text("Give the device")).to_be_visible()
    code = re.search(r"/table/(\w+)", ada.page.url)
    assert code
    ada.page.goto(f"{ada.address}#/invite/{code[1]}")
    ada.button("Correct the game").click()
    ada.page.get_by_label("Go back to the position after this many moves").fill("3")
    ada.button("Go back").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("there is no move 3")
    ada.errors.clear()  # the browser notes every refusal
    ada.page.get_by_label("Why? Everybody will read it.").fill("a slip of the hand")
    ada.page.get_by_label("Go back to the position after this many moves").fill("0")
    ada.button("Go back").click()
    expect(ada.page.get_by_role("status")).to_contain_text("Everybody has been told")
