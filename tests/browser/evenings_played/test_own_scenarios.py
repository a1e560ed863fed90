"""A scenario of one's own, brought in a file and played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.people import BOT, ME, PHONE, WIDE, People, Person

PAGE = Path(__file__).parents[3] / "docs" / "write-a-scenario.md"
FIELD = "A scenario of your own, from a file"


def hearth() -> str:
    """The example that the page on writing scenarios gives."""
    found = re.search(r"```toml\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert found
    return found[1]


def bring(people: People, person: Person, text: str) -> None:
    path = people.folder / "hearth.toml"
    path.write_text(text)
    person.page.get_by_label(FIELD).set_input_files(path)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_an_author_mends_a_file_and_plays_it(people: People, size: tuple[int, int]) -> None:
    ada = people.come("Ada", size)
    ada.set_up(ME, BOT, game="Ghost Hunter 13")
    bring(
        people, ada, hearth().replace('tile = "T-25" }', 'tile = "T-77" }').replace('do = "count"', 'do = "cuont"', 1)
    )
    told = ada.page.get_by_role("alert")
    expect(told).to_contain_text("hearth.toml cannot be played yet: 2 problems")
    expect(told.get_by_role("listitem").first).to_contain_text("line 44, clues.1.when.tile: expected a room-tile")
    bring(people, ada, hearth())
    expect(ada.page.get_by_role("radio", name="The Cold Hearth")).to_be_checked()
    expect(told).to_have_count(0)
    ada.deal()
    ada.wait_for_question()
    if size == PHONE:
        ada.page.get_by_role("navigation").get_by_role("button", name="Notes").click()
    expect(ada.page.get_by_text("Bring living coals to the kitchen").first).to_be_visible()


def test_a_file_of_another_game_is_told_apart(people: People) -> None:
    ada = people.come("Ada")
    ada.set_up(ME, BOT, BOT, BOT)
    bring(people, ada, hearth())
    expect(ada.page.get_by_role("alert")).to_contain_text('expected "evidence", got "hunter13"')
