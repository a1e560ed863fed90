"""Three in one cave: a Knight and the Goblins at their own screens, and a bot as the Dragon, to the end."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from browser.looking import Inspector
from browser.people import BOT, LINK, ME, PHONE, WIDE, People, Person, play_to_the_end

PRESET = "Knight, Goblins and Dragon"
ROUNDS: dict[str, int | bool] = {"Round limit": 10}
MOMENTS = {  # what is looked at once, by words of the question
    "Knight: move and act": "the Knight's turn",
    "War card": "the Goblins' War cards",
    "which Tribe acts next": "the Goblins' Tribes",
    "move the Tribe, then act": "a Tribe on the way",
}
SOON = ("End your turn", "Stop", "No other Tribe")  # whoever has seen enough


@pytest.mark.long
@pytest.mark.parametrize("sizes", [(WIDE, PHONE), (PHONE, WIDE)], ids=["knight at a desk", "goblins at a desk"])
def test_three_share_the_cave(people: People, sizes: tuple[tuple[int, int], tuple[int, int]]) -> None:
    ada, ben = people.come("Ada", sizes[0]), people.come("Ben", sizes[1])
    inspectors = {ada: Inspector(sizes[0][0]), ben: Inspector(sizes[1][0])}
    ada.set_up(ME, LINK, BOT, game="Vast: the Ghoul", preset=PRESET, rules=ROUNDS)
    ada.deal()
    ben.sit_down(ada.copied(ada.seat_row(2)))
    ada.button("Start the game").click()
    seen, answered, rng = set[str](), set[str](), Random(4)

    def answer(who: Person) -> None:
        answered.add(who.name)
        for words, moment in MOMENTS.items():
            if moment not in seen and who.question.get_by_text(words).count():
                seen.add(moment)
                for person, inspector in inspectors.items():
                    inspector.look(person, f"Vast, three, {moment}, {person.name}")
        rows = who.answers()
        ends = [word for word in SOON if any(word in row for row in rows)]
        if ends and rng.random() < 0.5:
            who.choose(ends[0])
        else:
            who.choose_somehow(rng)

    assert play_to_the_end(ada, ben, answer=answer, most=900) > 40
    assert answered == {"Ada", "Ben"}
    assert {"the Knight's turn", "the Goblins' Tribes"} <= seen
    for person, inspector in inspectors.items():
        expect(person.verdict).to_contain_text(re.compile("(wins|win|Everybody loses)"))
        inspector.look(person, f"Vast, three, at the end, {person.name}")
        inspector.report()
