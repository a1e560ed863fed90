"""Before the game: house rules to keep, what excludes one another, codes to scan, links that are void."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.people import BOT, LINK, ME, PHONE, WIDE, People


def test_house_rules_are_kept_in_this_browser(people: People) -> None:
    ada = people.come("Ada")
    ada.set_up(ME, BOT, BOT, BOT, rules={"Dawn round": 5, "Taunt": True})
    expect(ada.page.get_by_text("2 rules differ from the usual")).to_be_visible()
    ada.page.get_by_label("Name for these house rules").fill("Short night")
    ada.button("Keep these house rules").click()
    ada.page.reload()
    kept = ada.page.get_by_role("radio", name="Short night")
    expect(ada.page.get_by_text("Everything as usual")).to_be_visible()
    kept.click()
    expect(ada.page.get_by_text(re.compile("^2 rules differ"))).to_be_visible()
    ada.deal()
    expect(ada.page.get_by_role("group", name="Round: 1 / 5")).to_be_visible()
    ada.page.go_back()
    ada.button("Forget the house rules Short night").click()
    expect(kept).to_have_count(0)


def test_a_house_rule_explains_itself_and_goes_back_to_the_usual(people: People) -> None:
    ada = people.come("Ada")
    ada.set_up(ME, BOT, rules={"Dawn round": 5})
    ada.page.get_by_label("Find a house rule").fill("dawn round")
    ada.button("EVI-PAR-26").click()
    expect(ada.page.get_by_role("blockquote")).to_contain_text("Dawn round = 30")
    ada.button("Dawn round, changed: back to the usual (0)").click()
    expect(ada.page.get_by_label("Dawn round", exact=True)).to_have_value("0")


def test_every_evening_says_what_it_changes(people: People) -> None:
    ada = people.come("Ada")
    ada.set_up(ME, BOT, BOT, BOT)
    book = ada.page.get_by_role("radio", name="By the book", exact=True)
    expect(book).to_be_checked()
    expect(book).to_have_accessible_description(
        "Every number as the rulebook has it. The ghost wins more often than the hunters."
    )
    even = ada.page.get_by_role("radio", name="Even chances", exact=True)
    expect(even).to_have_accessible_description(re.compile("each side wins about half"))
    expect(ada.page.get_by_text(re.compile("^For a first evening: Even chances, Penhallow Vicarage"))).to_be_visible()


def test_the_form_shows_the_numbers_that_the_map_brings(people: People) -> None:
    ada = people.come("Ada")
    ada.set_up(ME, BOT, BOT, BOT, where="Larkspur", rules={"Taunt": True})
    grace = ada.page.get_by_label("Grace rounds", exact=True)
    expect(grace).to_have_value("3")
    ada.page.get_by_role("switch", name="Even chances", exact=True).click()
    expect(grace).to_have_value("7")
    ada.page.get_by_role("radio", name=re.compile("^Corvane")).click()
    expect(grace).to_have_value("14")
    grace.fill("5")
    grace.blur()
    expect(grace).to_have_value("5")
    ada.deal()
    expect(ada.page.get_by_role("group", name="Round: 1 / 60")).to_be_visible()


def test_a_chosen_number_holds_though_it_is_the_usual_one(people: People) -> None:
    ada = people.come("Ada")
    ada.set_up(ME, BOT, BOT, BOT)
    ada.page.get_by_role("radio", name="Even chances", exact=True).click()
    ada.set_rules({"Grace rounds": 3})
    ada.page.get_by_role("radio", name=re.compile("^Corvane")).click()
    expect(ada.page.get_by_label("Dawn round", exact=True)).to_have_value("60")
    expect(ada.page.get_by_label("Grace rounds", exact=True)).to_have_value("3")
    ada.button("Grace rounds, you chose this: back to the usual (3)").click()
    expect(ada.page.get_by_label("Grace rounds", exact=True)).to_have_value("14")


def test_a_number_that_is_being_typed_is_not_put_aside(people: People) -> None:
    ada = people.come("Ada")
    ada.set_up(ME, BOT, BOT, BOT, rules={"Taunt": True})
    ada.page.get_by_role("switch", name="Even chances", exact=True).click()
    grace, hand = [ada.page.get_by_label(name, exact=True) for name in ("Grace rounds", "Hunter hand")]
    grace.fill("5")  # and is still there
    ada.page.get_by_role("radio", name=re.compile("^Corvane")).evaluate("radio => radio.click()")
    expect(hand).to_have_value("3")
    expect(grace).to_have_value("5")


def test_a_number_does_not_change_under_the_fingers_of_whoever_is_in_its_field(people: People) -> None:
    ada = people.come("Ada")
    ada.set_up(ME, BOT, BOT, BOT, where="Larkspur", rules={"Even chances": True})
    grace, hand = [ada.page.get_by_label(name, exact=True) for name in ("Grace rounds", "Hunter hand")]
    expect(grace).to_have_value("7")
    grace.select_text()
    ada.page.get_by_role("radio", name=re.compile("^Corvane")).evaluate("radio => radio.click()")
    expect(hand).to_have_value("3")  # what follows from the house has come
    expect(grace).to_have_value("7")
    hand.focus()
    expect(grace).to_have_value("14")  # to look in is not to choose
    grace.select_text()
    ada.page.keyboard.insert_text("5")
    expect(grace).to_have_value("5")
    hand.focus()
    expect(grace).to_have_value("5")


def test_rules_that_exclude_one_another_are_refused_with_the_reason(people: People) -> None:
    ada = people.come("Ada")
    ada.page.remove_listener("console", ada.note_message)  # the browser notes refusals as errors of its own
    ada.set_up(ME, BOT, rules={"No dawn": True, "Dawn defeat": True})
    ada.deal()
    expect(ada.page.get_by_role("alert")).to_contain_text("EVI-OPT-31")


def test_a_code_to_scan_and_a_link_made_void(people: People) -> None:
    ada, ben = people.come("Ada"), people.come("Ben")
    ada.set_up(ME, LINK)
    ada.deal()
    row = ada.seat_row(2)
    link = ada.copied(row)
    row.get_by_role("button", name="Show QR code").click()
    code = ada.page.get_by_role("img", name=re.compile("^Code to scan for"))
    expect(code.locator("svg path").first).to_be_visible()
    row.get_by_role("button", name="Hide QR code").click()
    expect(code).to_have_count(0)
    ben.sit_down(link, "Ben")
    expect(row).to_contain_text("Is here")
    expect(row.get_by_role("button", name="Copy link")).to_have_count(0)
    row.get_by_role("button", name="New link").click()
    ben.page.get_by_role("alertdialog", name="The host asks").get_by_role("button", name="Give up my seat").click()
    expect(row).to_contain_text("Invited, has not sat down yet")
    ben.page.get_by_text("You have given up this seat.").wait_for()
    ben.follow(link)
    expect(ben.page.get_by_text("This link is not valid")).to_be_visible()
    ben.errors.clear()  # the browser notes refusals as errors of its own
    ben.sit_down(ada.copied(row))
    expect(row).to_contain_text("Is here")
    ada.button("Start the game").click()
    ben.wait_for_question("Who plays first?")


def test_a_link_is_copied_where_the_page_came_over_the_home_network(people: People) -> None:
    """There the browser has no clipboard for pages: without TLS it trusts only its own machine."""
    ada = people.come("Ada")
    ada.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ada.set_up(ME, LINK)
    ada.deal()
    ada.seat_row(2).get_by_role("button", name="Copy link").click()
    expect(ada.seat_row(2).get_by_role("button", name="Copied")).to_be_visible()
    field = ada.page.get_by_label("Name at seat 2")
    field.press("Control+a")
    field.press("Control+v")
    assert "#/sit/" in field.input_value()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_one_person_for_all_has_room_to_choose_who_plays(people: People, size: tuple[int, int]) -> None:
    ada = people.come("Ada", size)
    ada.set_up(ME, game="Ghostbusters II")
    expect(ada.page.get_by_text("Ghostbusters 1 to 4")).to_be_visible()
    box = ada.page.get_by_label("Who holds seat 1", exact=True).bounding_box()
    assert box is not None
    assert box["width"] > 140


def test_the_house_suits_those_who_play_until_somebody_chooses_another(people: People) -> None:
    ada = people.come("Ada")
    chosen = ada.page.get_by_role("radiogroup", name="Where").get_by_role("radio", checked=True)
    ada.set_up(BOT, ME, BOT, BOT)
    expect(chosen).to_contain_text("for 2 to 4 hunters")
    ada.fill_seats((BOT, ME))
    expect(chosen).to_contain_text("for 1 or 2 hunters")
    ada.page.get_by_role("radio", name="Corvane Hall").click()
    ada.fill_seats((BOT, ME, BOT))
    expect(chosen).to_contain_text("Corvane Hall")
    ada.button(re.compile("^House rules")).click()
    expect(ada.page.get_by_label("UV life", exact=True)).to_be_visible()
