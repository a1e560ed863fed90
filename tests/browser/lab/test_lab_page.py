"""The lab by clicks: an experiment is asked for, watched, read, stopped, and taken along as a file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.looking import Inspector
from browser.people import PHONE, WIDE, People, Person
from hauntbox.lab.experiments.experiment import cells_of, read_experiment

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])


def enter(person: Person) -> Page:
    person.open_shelf()
    person.page.get_by_role("link", name="The lab").click()
    expect(person.page.get_by_role("heading", name="The lab")).to_be_visible()
    return person.page


def ask(page: Page, reach: str, pairs: str) -> None:
    page.get_by_role("combobox", name="Game", exact=True).select_option("Evidence")
    page.get_by_role("combobox", name="Scenario", exact=True).select_option("larkspur")
    page.get_by_role("combobox", name="Players", exact=True).select_option("4")
    page.get_by_role("combobox", name="Bots at all seats").select_option("random")
    page.get_by_role("combobox", name="Changed number 1").select_option("Kill reach")
    page.get_by_role("spinbutton", name="Kill reach, changed to").fill(reach)
    page.get_by_role("spinbutton", name="Pairs of games").fill(pairs)


def fits(page: Page) -> bool:
    """Nothing stands out at the right."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


@SIZES
def test_an_experiment_by_clicks(people: People, size: tuple[int, int], tmp_path: Path) -> None:
    ada, inspector = people.come("Ada", size), Inspector(size[0])
    page = enter(ada)
    ask(page, "3", "20")
    ada.button("Change another one too").click()
    page.get_by_role("combobox", name="Changed number 2").select_option("Hunt rounds")
    expect(page.get_by_text("instead of 4")).to_be_visible()
    page.get_by_role("spinbutton", name="Hunt rounds, changed to").fill("10")
    assert fits(page)
    inspector.look(ada, "lab, asked")
    ada.button("Let them play").click()
    expect(page.get_by_role("status")).to_contain_text("All played. 20 of 20 pairs.", timeout=240_000)
    expect(page.get_by_role("heading", name="What does kill reach 3, hunt rounds 10 do?")).to_be_visible()
    expect(page.get_by_text(re.compile("wins for Ghost|difference for Ghost"))).to_contain_text("20 pairs")
    for side in ("Ghost", "Hunters"):
        expect(page.get_by_role("heading", name=re.compile(f"^{side} "))).to_be_visible()
    expect(page.get_by_text(re.compile("^Decisions in a game: [0-9.]+ as it is"))).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^EVI-WIN-"))).not_to_have_count(0)
    assert fits(page)
    inspector.look(ada, "lab, told")
    page.reload()  # it is still there
    expect(page.get_by_role("status")).to_contain_text("20 of 20")
    with page.expect_download() as taken:
        ada.button("Save as a file for the lab").click()
    taken.value.save_as(tmp_path / "asked.toml")
    cells = cells_of(read_experiment(tmp_path / "asked.toml"))
    assert [cell.change for cell in cells] == ["as it is", "kill_reach 3, hunt_rounds 10"]
    inspector.report()


@SIZES
def test_it_can_be_stopped_and_what_cannot_be_asked_is_said(people: People, size: tuple[int, int]) -> None:
    ada = people.come("Ada", size)
    page = enter(ada)
    expect(ada.button("Let them play")).to_be_disabled()
    ask(page, "3", "400")
    page.get_by_role("combobox", name="Bots at all seats").select_option("easy")
    ada.button("Let them play").click()
    ada.button("Stop").click()
    expect(page.get_by_role("status")).to_contain_text("Stopped. What was played counts.")
    page.get_by_role("combobox", name="Bots at all seats").select_option("random")
    told = page.get_by_text("instead of").inner_text().removeprefix("instead of ")
    page.get_by_role("spinbutton", name="Kill reach, changed to").fill(told)
    page.get_by_role("spinbutton", name="Pairs of games").fill("20")
    with page.expect_response(re.compile("/api/lab$")) as answer:
        ada.button("Let them play").click()
    assert answer.value.status == 400
    expect(page.get_by_role("alert")).to_contain_text("that changes nothing")
    assert fits(page)
    ada.errors = [line for line in ada.errors if "400" not in line]  # the browser's own line about the refusal
