"""Seven in one cave: one person as the Knight and six bots, to the end, and still readable."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from browser.looking import Inspector
from browser.people import BOT, ME, PHONE, WIDE, People, Person, play_to_the_end

SEATS = ("Knight", "Goblins", "Dragon", "Cave", "Thief", "Ghoul", "Ghost")
ROUNDS: dict[str, int | bool] = {"Round limit": 10}
SOON = ("End your turn", "Stop", "Fight with what you have")  # whoever has seen enough
# What is cut off of the names of those who sit there, at the desk or in the sheet of the seats.
CUT = """() => [...document.querySelectorAll('.panel h2 > span, .foe b')]
    .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.innerText)"""


@pytest.mark.long
@pytest.mark.parametrize("size", [pytest.param(WIDE, id="desk"), pytest.param(PHONE, id="phone")])
def test_one_person_and_six_bots_share_the_cave(people: People, size: tuple[int, int]) -> None:
    ada, inspector, rng = people.come("Ada", size), Inspector(size[0]), Random(6)
    ada.set_up(ME, *[BOT] * 6, game="Vast: the Ghoul", preset="Seven in the cave", rules=ROUNDS)
    ada.deal()
    seen = set[str]()

    def meet(what: str) -> None:
        if what not in seen:
            seen.add(what)
            inspector.look(ada, f"Vast, seven, {what}")
            look_at_seats(ada, inspector, what)

    def answer(who: Person) -> None:
        meet("at the start")
        if who.page.get_by_text(re.compile(r"^Round 2\b")).count():
            meet("in the middle")
        rows = who.answers()
        ends = [word for word in SOON if any(word in row for row in rows)]
        if ends and rng.random() < 0.6:
            who.choose(ends[0])
        else:
            who.choose_somehow(rng)

    assert play_to_the_end(ada, answer=answer, most=400) > 5
    assert seen == {"at the start", "in the middle"}
    expect(ada.verdict).to_contain_text(re.compile("(wins|win|Everybody loses)"))
    for name in SEATS:
        expect(ada.verdict).to_contain_text(name)
    inspector.look(ada, "Vast, seven, at the end")
    inspector.report()


def look_at_seats(ada: Person, inspector: Inspector, when: str) -> None:
    """All seven are there, each by a name that is not cut off."""
    if ada.is_on_phone:
        ada.hit(ada.page.get_by_role("navigation").get_by_role("button", name="Seats"))
    panels = ada.page.locator(".panel, .foe")
    for name in SEATS:
        expect(panels.filter(has_text=name).first).to_be_attached()
    assert ada.page.evaluate(CUT) == []
    inspector.look(ada, f"Vast, seven, the seats {when}")
    if ada.is_on_phone:
        ada.hit(ada.page.get_by_role("navigation").get_by_role("button", name="Act"))
