"""Help at the table: what is not possible says why, rules open where they are named, a bot advises, notes are kept."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from browser.evenings import hunter_alone
from browser.people import PHONE, People, Person


def test_what_is_not_possible_stays_and_says_why(people: People) -> None:
    ben = hunter_alone(people)
    listen = ben.question.get_by_role("group").filter(has_text="Listen for the ghost")
    expect(listen).to_contain_text("Only while the ghost hunts.")
    before = ben.log.inner_text()
    listen.get_by_role("button", name="Listen for the ghost").click(force=True)
    expect(ben.question).to_be_visible()
    assert ben.log.inner_text() == before
    listen.get_by_role("button", name="EVI-LIS-06").click()
    expect(rule_shown(ben)).to_contain_text("EVI-LIS-06")


def rule_shown(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Rulebook").locator("p.lit")


def test_a_line_of_the_log_opens_its_rule(people: People) -> None:
    ben = hunter_alone(people)
    line = ben.log.get_by_role("paragraph").filter(has_text="Lantern's turn.")
    line.get_by_role("button", name="EVI-TURN-03").click()
    expect(rule_shown(ben)).to_contain_text("EVI-TURN-03")
    expect(ben.question).to_be_visible()


def test_rules_are_found_by_words_and_by_number(people: People) -> None:
    ben = hunter_alone(people, PHONE)
    ben.page.get_by_role("navigation").get_by_role("button", name="Rules").tap()
    find = ben.page.get_by_role("searchbox", name="Find a rule")
    find.fill("crucifix hunt")
    expect(ben.page.get_by_text(re.compile(r"^\d+ rules?$"))).to_be_visible()
    find.fill("evi-kill-13")
    expect(
        ben.page.get_by_role("region", name="Rulebook").get_by_role("button", name="EVI-KILL-13").first
    ).to_be_visible()
    find.fill("xylophone")
    expect(ben.page.get_by_text("No rule has these words.")).to_be_visible()


def test_a_bot_gives_advice(people: People) -> None:
    ben = hunter_alone(people)
    ben.press("h")
    advised = ben.question.locator("button.advised")
    expect(advised).to_have_count(1)
    expect(ben.question.get_by_role("status")).not_to_be_empty()


def test_the_notebook_says_what_is_still_possible(people: People) -> None:
    ben = hunter_alone(people)
    expect(ben.page.get_by_text("It may be any type")).to_be_visible()


def test_what_lies_on_the_board_is_explained(people: People) -> None:
    ben = hunter_alone(people)
    ben.page.locator(".b-piece[data-id]").last.click()
    expect(ben.page.locator(".legend")).to_be_visible()
    ben.press("Escape")
    expect(ben.page.locator(".legend")).to_have_count(0)
