"""The pictures of docs/, taken from real tables: `PYTHONPATH=tests python tools/pictures.py`."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from browser.house import FLAGS, build_client, chromium_path, open_house
from browser.lessons import begin, do_as_told
from browser.people import PHONE, WIDE, People, Person

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
STEPS = 11  # of the guided game: the Book lies in the nursery, and writing is found


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(1_500)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
    print(name)


def guided(person: Person, name: str) -> None:
    begin(person, "Your first night")
    for _ in range(STEPS):
        do_as_told(person)
    person.wait_for_question()
    take(person.page, name)


def street(person: Person, name: str, turns: int) -> None:
    """The first scenario, some way into it."""
    rng = Random(5)
    person.page.goto(f"{person.address}#/quick/ghostbusters2")
    for _ in range(turns):
        person.page.wait_for_selector("section.ask.paper[aria-busy=false]", timeout=60_000)
        person.choose_any(rng)
    person.page.wait_for_selector("section.ask.paper[aria-busy=false]", timeout=60_000)
    take(person.page, name)


def mansion(person: Person, name: str, turns: int) -> None:
    """The first mansion, with as many doors opened as there is time for."""
    rng = Random(7)
    person.page.goto(f"{person.address}#/quick/hunter13")
    for _ in range(turns):
        person.page.wait_for_selector("section.ask.paper[aria-busy=false]", timeout=60_000)
        if person.row("open a new room").count():
            person.choose("open a new room")
        else:
            person.choose_any(rng)
    person.page.wait_for_selector("section.ask.paper[aria-busy=false]", timeout=60_000)
    take(person.page, name)


def main(only: str = "") -> None:
    FOLDER.mkdir(exist_ok=True)
    build_client()
    with TemporaryDirectory() as folder, open_house(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        people = People(browser, house.address, Path(folder))
        wide, phone = people.come("Ada", WIDE), people.come("Ben", PHONE)
        wide.open_shelf()
        take(wide.page, "shelf")
        guided(wide, "evidence")
        guided(phone, "evidence-phone")
        street(wide, "ghostbusters2", 24)
        street(phone, "ghostbusters2-phone", 14)
        mansion(wide, "hunter13", 24)
        mansion(phone, "hunter13-phone", 16)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
