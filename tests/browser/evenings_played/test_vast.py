"""Vast in the browser: Knight against Ghoul by clicks alone, to the end, and through the Collapse."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from browser.looking import Inspector
from browser.people import BOT, LINK, ME, PHONE, WIDE, People, Person, play_to_the_end

SHORT: dict[str, int | bool] = {"Round limit": 10}  # so that an evening is short
TURN = "Knight: move and act"
LATER = re.compile(r"^Round [2-9]\b")
# What a Knight does who wants to see the cave, the first one that is offered.
WANTED = ("Attack", "Smash", "Collect", "Dark tile", "A cube on Strength", "End your turn", "Stop")


@pytest.mark.parametrize(
    "size", [pytest.param(WIDE, id="desk"), pytest.param(PHONE, id="phone", marks=pytest.mark.long)]
)
def test_a_knight_plays_against_the_ghoul_to_the_end(people: People, size: tuple[int, int]) -> None:
    ada, inspector = people.come("Ada", size), Inspector(size[0])
    ada.set_up(ME, BOT, game="Vast: the Ghoul", rules=SHORT)
    inspector.look(ada, "Vast, the form")
    ada.deal()
    seen, rng = set[str](), Random(5)

    def meet(what: str, is_there: int) -> None:
        if is_there and what not in seen:
            seen.add(what)
            inspector.look(ada, f"Vast, {what}")

    def answer(who: Person) -> None:
        meet("the first question", 1)
        meet("the Knight's turn", who.question.get_by_text(TURN).count())
        meet("after the Ghoul's turn", who.page.get_by_text(LATER).count())
        rows = who.answers()
        wanted = [word for word in WANTED if any(word in row for row in rows)]
        if wanted and rng.random() < 0.6:
            who.choose(wanted[0])
        else:
            who.choose_somehow(rng)

    assert play_to_the_end(ada, answer=answer, most=600) > 30
    assert {"the Knight's turn", "after the Ghoul's turn"} <= seen
    expect(ada.verdict).to_contain_text(re.compile("(wins|Everybody loses)"))
    inspector.look(ada, "Vast at the end")
    inspector.report()


@pytest.mark.long
@pytest.mark.parametrize("sizes", [(WIDE, PHONE), (PHONE, WIDE)], ids=["knight at a desk", "ghoul at a desk"])
def test_two_people_play_through_the_collapse(people: People, sizes: tuple[tuple[int, int], tuple[int, int]]) -> None:
    """The Knight and the Ghoul end their turns early, so that the cave is soon as large as it gets."""
    ada, ben = people.come("Ada", sizes[0]), people.come("Ben", sizes[1])
    inspectors = {ada: Inspector(sizes[0][0]), ben: Inspector(sizes[1][0])}
    ada.set_up(ME, LINK, game="Vast: the Ghoul")
    ada.deal()
    ben.sit_down(ada.copied(ada.seat_row(2)))
    ada.button("Start the game").click()
    seen, rng = set[str](), Random(3)

    def meet(what: str) -> None:
        if what not in seen:
            seen.add(what)
            for person, inspector in inspectors.items():
                inspector.look(person, f"Vast, {what}, {person.name}")

    def answer(who: Person) -> None:
        if who.page.locator(".ribbon.collapse").count():
            meet("the Collapse")
        if who.question.get_by_text("which symbol").count():
            meet("an attack")
        rows = who.answers()
        wanted = [word for word in ("Attack", "End your turn", "Stop") if any(word in row for row in rows)]
        if wanted:
            who.choose(wanted[0])
        else:
            who.choose_somehow(rng)

    play_to_the_end(ada, ben, answer=answer, most=500)
    assert "the Collapse" in seen
    expect(ada.verdict).to_contain_text("The cave has collapsed")
    for person, inspector in inspectors.items():
        inspector.look(person, f"Vast, collapsed, {person.name}")
        inspector.report()
