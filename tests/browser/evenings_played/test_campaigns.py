"""A campaign in the browser: begun in the set-up form, gone on with after a chapter, rewound, taken along."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.people import BOT, ME, PHONE, WIDE, People, Person, play_to_the_end

LOST_SOON: dict[str, int | bool] = {"Timer": -4, "Caustic": 1, "Slimes": 1, "Actions": 1, "Maneuvers": 0}


def lost_chapter(people: People, size: tuple[int, int] = WIDE) -> Person:
    """Ada and three bots have lost the first scenario of a campaign."""
    ada, rng = people.come("Ada", size), Random(1)
    ada.set_up(ME, BOT, BOT, BOT, game="Ghostbusters", where="Play the campaign: The Scoleri Brothers", rules=LOST_SOON)
    ada.deal()
    play_to_the_end(ada, answer=lambda who: who.choose_any(rng))
    return ada


@pytest.mark.parametrize(
    "size", [pytest.param(WIDE, id="desk"), pytest.param(PHONE, id="phone", marks=pytest.mark.long)]
)
def test_after_a_lost_scenario_the_host_goes_on_and_tries_again(people: People, size: tuple[int, int]) -> None:
    ada = lost_chapter(people, size)
    expect(ada.verdict).to_contain_text("The Scoleri Brothers, 1: 1.1 Order in the Court")
    expect(ada.verdict.get_by_role("button", name="Play again, same seats")).to_have_count(0)
    ada.hit(ada.verdict.get_by_role("button", name="Go on with the campaign"))
    ada.choose("Play the scenario again")
    for _ in range(2):
        ada.choose("as")
    ada.hit(ada.verdict.get_by_role("button", name="Go on with the campaign: 1.1 Order in the Court"))
    ada.wait_for_question()
    expect(ada.verdict).to_have_count(0)


def test_the_chapters_so_far_and_the_way_back(people: People) -> None:
    ada = lost_chapter(people)
    ada.verdict.get_by_role("button", name="Go on with the campaign").click()
    ada.wait_for_question()
    ada.button("Menu").click()
    ada.page.get_by_role("link", name="The campaign so far").click()
    chapters = ada.page.get_by_role("main").locator("ol > li")
    expect(chapters).to_have_count(2)
    expect(chapters.first).to_contain_text("lost")
    expect(chapters.last).to_contain_text("being played")
    chapters.first.get_by_role("button", name="Try again from here").click()
    chapters.first.get_by_role("button", name="Go back here; later chapters are set aside").click()
    ada.wait_for_question()
    ada.page.go_back()
    expect(ada.page.get_by_role("heading", name="Set aside")).to_be_visible()
    expect(chapters).to_have_count(1)


def test_a_campaign_is_taken_along_in_a_file_and_goes_on_elsewhere(people: People) -> None:
    ada = lost_chapter(people)
    ada.verdict.get_by_role("link", name="The campaign so far").click()
    with ada.page.expect_download() as saved:
        ada.button("Save the campaign as a file").click()
    path = people.folder / "along.campaign"
    saved.value.save_as(path)
    ben = people.come("Ben")
    ben.open_shelf()
    ben.page.get_by_role("region", name="Games").get_by_role("link", name="Ghostbusters").click()
    ben.page.get_by_label("Or go on with a campaign from a file:").set_input_files(path)
    expect(ben.seat_row(1)).to_contain_text("Ada")


def test_a_file_that_is_no_campaign_is_refused_with_the_reason(people: People) -> None:
    ben = people.come("Ben")
    path = people.folder / "tale.txt"
    path.write_text("once upon a time")
    ben.open_shelf()
    ben.page.get_by_role("region", name="Games").get_by_role("link", name="Ghostbusters").click()
    ben.page.get_by_label("Or go on with a campaign from a file:").set_input_files(path)
    expect(ben.page.get_by_role("alert")).to_contain_text("not a campaign of Hauntbox")
    ben.errors = [wrong for wrong in ben.errors if "400" not in wrong]  # the browser's own word for a refusal
