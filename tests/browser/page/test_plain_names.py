"""What forms, house rules and tables of all five games show is words: no name of a field of the program."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.people import BOT, ME, People, Person, until

GAMES = ["Evidence", "Ghostbusters II", "Ghost Hunter 13", "The Ghosts Betwixt", "Vast: the Ghoul"]
FIELD = re.compile(r"`|\b[a-z0-9]+_[a-z0-9_]+\b")
# Everything that is read or said: texts, names of fields and buttons, what may be chosen, what a pointer is told.
SAID = """() => [...document.querySelectorAll('.page *, .table *')].flatMap((e) => [
    ...[...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data),
    e.getAttribute('aria-label'), e.getAttribute('title'), e.getAttribute('placeholder')])
    .filter((text) => text && text.trim())"""
# What names a rule of the house, a track or a sheet: each begins with a large letter.
NAMES = """() => [...document.querySelectorAll('.rule-row label, .rule-row option, .track .nm, h2, h3')]
    .map((e) => e.textContent.trim()).filter(Boolean)"""


def raw(who: Person) -> list[str]:
    said: list[str] = who.page.evaluate(SAID)
    names: list[str] = who.page.evaluate(NAMES)
    assert len(said) > 20
    return [*[text for text in said if FIELD.search(text)], *[name for name in names if re.fullmatch("[a-z]+", name)]]


@pytest.mark.parametrize("game", GAMES)
def test_forms_and_tables_speak_in_words(people: People, game: str) -> None:
    ada = people.come("Ada")
    ada.set_up(ME, game=game) if game == "The Ghosts Betwixt" else ada.set_up(ME, BOT, game=game)
    ada.button(re.compile("^House rules")).click()
    expect(ada.page.get_by_label("Find a house rule")).to_be_visible()
    assert raw(ada) == []
    ada.deal()
    button = ada.button(re.compile("^(Put it|Go on|Light the lamp)"), exact=False)

    def asked() -> bool:
        if button.count() and button.first.is_visible():
            button.first.click()
        return ada.is_asked()

    until(asked, ada.page, "a question")
    assert raw(ada) == []
    ada.press("w")
    assert raw(ada) == []
