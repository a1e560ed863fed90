"""Day and lamplight: every page and a table of every game by both, as the device says or as somebody has chosen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import expect

from browser.looking import Inspector
from browser.people import BOT, LINK, ME, PHONE, WIDE, People, Person, until

GAMES = ["Evidence", "Ghostbusters II", "Ghost Hunter 13", "The Ghosts Betwixt", "Vast: the Ghoul"]
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])
GROUND = "() => getComputedStyle(document.querySelector('.page, .table')).backgroundColor"
# A table by day has dark letters.
INK = "() => getComputedStyle(document.querySelector('.bar h1')).color"
DARK_INK, LIGHT_INK = "rgb(42, 27, 17)", "rgb(244, 232, 208)"


@THEMES
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_every_page_by_both(people: People, theme: Literal["light", "dark"], size: tuple[int, int]) -> None:
    ada, inspector = people.come("Ada", size, theme=theme), Inspector(size[0])
    ada.open_shelf()
    expect(ada.page.get_by_role("link", name="Evidence")).to_be_visible()
    inspector.look(ada, f"{theme} shelf")
    for link, heading in (("All credits", "About Hauntbox"), ("Games played here", "Games played here")):
        ada.open_shelf()
        ada.page.get_by_role("link", name=link).click()
        expect(ada.page.get_by_role("heading", name=heading, level=1)).to_be_visible()
        inspector.look(ada, f"{theme} {heading}")
    ada.set_up(ME, LINK, BOT)
    ada.set_rules({"Dawn round": 2})
    inspector.look(ada, f"{theme} set-up")
    ada.deal()
    expect(ada.seat_row(3)).to_be_visible()
    inspector.look(ada, f"{theme} invitations")
    ada.follow(ada.copied(ada.seat_row(2)))
    expect(ada.button("Sit down here")).to_be_visible()
    inspector.look(ada, f"{theme} sit down")
    inspector.report()


@THEMES
@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_every_game_by_both(people: People, theme: Literal["light", "dark"], game: str) -> None:
    ada, inspector = people.come("Ada", WIDE, theme=theme), Inspector(WIDE[0])
    ada.set_up(ME, game=game) if game == "The Ghosts Betwixt" else ada.set_up(ME, BOT, game=game)
    ada.deal()
    go_on(ada)
    assert ada.page.evaluate(INK) == (DARK_INK if theme == "light" else LIGHT_INK)
    inspector.look(ada, f"{theme} {game}")
    ada.press("w")
    inspector.look(ada, f"{theme} {game} in words")
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    inspector.look(ada, f"{theme} {game} small")
    inspector.report()


def shows(who: Person, what: str, wanted: Callable[[str], bool]) -> None:
    """A colour comes in a moment, where nothing is to move."""
    until(lambda: wanted(who.page.evaluate(what)), who.page, "another colour")


def go_on(who: Person) -> None:
    """Letters and openings are put away."""
    button = who.button(re.compile("^(Put it|Go on|Light the lamp)"), exact=False)

    def asked() -> bool:
        if button.count() and button.first.is_visible():
            who.hit(button.first)
        return who.is_asked()

    until(asked, who.page, "a question")


def test_somebody_chooses_and_the_browser_keeps_it(people: People) -> None:
    ada = people.come("Ada", theme="dark")
    ada.open_shelf()
    colours = ada.page.get_by_role("radiogroup", name="Colours")
    by_lamp = ada.page.evaluate(GROUND)
    expect(colours.get_by_role("radio", name="Like this device")).to_be_checked()
    colours.get_by_role("radio", name="Light").click()
    shows(ada, GROUND, lambda colour: colour != by_lamp)
    by_day = ada.page.evaluate(GROUND)
    ada.page.reload()
    expect(colours.get_by_role("radio", name="Light")).to_be_checked()
    shows(ada, GROUND, lambda colour: colour == by_day)
    ada.set_up(ME, BOT)
    ada.deal()
    expect(ada.question).to_be_visible()
    shows(ada, INK, lambda colour: colour == DARK_INK)
    ada.button("Menu").click()
    colours.get_by_role("radio", name="Like this device").click()
    shows(ada, INK, lambda colour: colour == LIGHT_INK)
    ada.page.emulate_media(color_scheme="light")
    shows(ada, INK, lambda colour: colour == DARK_INK)
