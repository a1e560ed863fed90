"""Drawings on every page: covers, scenarios, people at the table, and the page that opens a scenario."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.looking import Inspector
from browser.people import BOT, ME, PHONE, WIDE, People

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
LOADED = "() => [...document.images].every((image) => image.complete && image.naturalWidth > 0)"


@SIZES
def test_a_scenario_opens_with_its_picture_and_its_people(people: People, size: tuple[int, int]) -> None:
    ada, inspector = people.come("Ada", size, stories=True), Inspector(size[0])
    ada.set_up(BOT, ME, BOT)
    expect(ada.page.locator("main.setup .plan img").first).to_be_visible()
    ada.deal()
    page = ada.page.get_by_role("dialog", name="Larkspur Cottage")
    expect(page.get_by_role("img", name="Picture of Larkspur Cottage")).to_be_visible()
    expect(page.get_by_role("img", name="Lantern")).to_be_visible()
    ada.page.wait_for_function(LOADED)
    inspector.look(ada, "opening")
    page.get_by_role("button", name="Light the lamp").click()
    expect(page).to_have_count(0)
    lantern = ada.page.locator(".b-piece", has=ada.page.locator("title", has_text="Lantern")).first
    assert (lantern.locator("image").get_attribute("href") or "").startswith("data:image/svg+xml")
    inspector.look(ada, "table with drawings")
    inspector.report()


@SIZES
def test_the_shelf_has_painted_covers(people: People, size: tuple[int, int]) -> None:
    ada = people.come("Ada", size)
    ada.open_shelf()
    expect(ada.page.locator(".box img.art")).to_have_count(5)
    ada.page.wait_for_function(LOADED)
