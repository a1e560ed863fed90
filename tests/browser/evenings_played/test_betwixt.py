"""The Ghosts Betwixt in the browser by clicks alone: Mission 1, the time after it, and the next chapter."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from browser.looking import Inspector
from browser.people import ME, PHONE, WIDE, People, Person, until

# So that an evening is short.
FRAIL: dict[str, int | bool] = {"Family HP": -4, "Active family members": 4, "Monster HP": 2}
GOES_ON = re.compile(r"^(Put it|Go on( \(.*)?$|Light the lamp)")  # what puts away a letter, a card or an opening
# What a family does that wants to see the farm, the first one that is offered.
WANTED = ("No more effects", "Nobody else prepares", "Attack", "go somewhere", "Open the door")
TIRED = ("No more effects", "Nobody else prepares", "'s turn")  # and one that has seen enough
MOST = 260
STRONG: dict[str, int | bool] = {"Family HP": 10, "Monster HP": -2}  # so that a mission is won
LONG = 500  # answers of a mission that is played as it is meant
FALLEN = re.compile(r"\w+, knocked out$|^(Bill|Joan|Avelynn|Maddox) is knocked out")  # on the sheet or a card
BLOW = re.compile(r"^(Bill|Joan|Avelynn|Maddox|The .+) attacks (Bill|Joan|Avelynn|Maddox|the )")  # in the log


class Evening:
    """Plays on and remembers what has been seen, with a picture of each."""

    def __init__(self, who: Person, inspector: Inspector, rng: Random) -> None:
        self.who, self.inspector, self.rng = who, inspector, rng
        self.seen: set[str] = set()

    def ready(self) -> bool:
        """Letters and cards are read and put away; then there is a question, or the end."""
        button = self.who.button(GOES_ON, exact=False)
        if button.count() and button.first.is_visible():
            self.meet("a letter")
            self.notice_fallen()
            self.who.hit(button.first)
        return self.who.is_asked() or self.who.has_seen_the_end()

    def meet(self, what: str) -> None:
        if what not in self.seen:
            self.seen.add(what)
            self.inspector.look(self.who, f"Betwixt {what}")

    def notice(self) -> None:
        page = self.who.page
        if page.get_by_text("Where does the family go?").count():
            self.meet("exploration")
        if self.who.question.get_by_text("spend weapon effects?").count() or page.get_by_text(BLOW).count():
            self.meet("an attack")
        self.notice_fallen()

    def notice_fallen(self) -> None:
        if self.who.page.get_by_text(FALLEN).count():
            self.meet("a KO")

    def answer(self) -> None:
        rows = self.who.answers()
        words = TIRED if "an attack" in self.seen else WANTED
        wanted = [word for word in words if any(word in row for row in rows)]
        if wanted and (words is WANTED or self.rng.random() < 0.8):
            self.who.choose(wanted[0])
        else:
            self.who.choose_somehow(self.rng)

    def play(self, most: int = MOST) -> int:
        for n in range(most):
            until(self.ready, self.who.page, "a question")
            self.notice()
            if self.who.has_seen_the_end():
                return n
            self.answer()
        raise AssertionError(f"no end after {most} answers")


class Advised(Evening):
    """Somebody who does what a bot advises."""

    def answer(self) -> None:
        row = advised_row(self.who) if len(self.who.answers()) > 1 else None
        if row is None:
            self.who.choose_any(self.rng)
        else:
            self.who.do(row)


def advised_row(who: Person) -> Locator | None:
    """The answer that a bot would give, by the menu; what lies in a long row is listed first."""
    who.hit(who.button("Menu"))
    who.hit(who.button("Ask for a hint"))
    expect(who.question.locator(".advice").get_by_text("Thinking")).to_have_count(0)
    who.answers()
    row = who.question.locator("button.advised[data-opt]:not(:disabled)")
    return row.first if row.count() else None


@pytest.mark.parametrize(
    "size", [pytest.param(WIDE, id="desk"), pytest.param(PHONE, id="phone", marks=pytest.mark.long)]
)
def test_a_family_explores_the_long_driveway_to_its_end_and_goes_on(people: People, size: tuple[int, int]) -> None:
    ada, inspector = people.come("Ada", size), Inspector(size[0])
    ada.set_up(ME, game="The Ghosts Betwixt", where="Play the campaign: The Family Diary", rules=FRAIL)
    ada.deal()
    evening = Evening(ada, inspector, Random(7))
    assert evening.play() > 20
    assert {"exploration", "an attack"} <= evening.seen
    expect(ada.verdict).to_contain_text(re.compile("The mission (is won|has failed)"))
    if "has failed" in ada.verdict.inner_text():
        assert "a KO" in evening.seen
    inspector.look(ada, "Betwixt at the end")
    go_on(ada, inspector)
    inspector.report()


@pytest.mark.long
@pytest.mark.parametrize("size", [pytest.param(WIDE, id="desk"), pytest.param(PHONE, id="phone")])
def test_a_chapter_is_won_its_evening_spent_and_the_next_chapter_played(people: People, size: tuple[int, int]) -> None:
    ada, inspector = people.come("Ada", size), Inspector(size[0])
    ada.set_up(ME, game="The Ghosts Betwixt", where="Play the campaign: The Family Diary", rules=STRONG)
    ada.deal()
    Advised(ada, inspector, Random(7)).play(LONG)
    expect(ada.verdict).to_contain_text("The mission is won")
    ada.hit(ada.verdict.get_by_role("button", name="Go on with the campaign"))
    ada.wait_for_question("What does the family do next?")
    assert spend_the_evening(ada)
    inspector.look(ada, "Betwixt after an evening")
    ada.hit(ada.verdict.get_by_role("button", name=re.compile("^Go on with the campaign: ")))
    until(ada.is_asked, ada.page, "the next chapter")
    expect(ada.page.locator(".bar")).not_to_contain_text("The Long Driveway")
    Advised(ada, inspector, Random(8)).play(LONG)
    expect(ada.verdict).to_contain_text(re.compile("The mission (is won|has failed)"))
    inspector.report()


def spend_the_evening(ada: Person) -> list[str]:
    """What is asked between two missions, answered as a bot would; all questions."""
    asked: list[str] = []
    evening = Advised(ada, Inspector(0), Random(9))
    while True:
        until(evening.ready, ada.page, "a question of the evening")
        if ada.has_seen_the_end():
            return asked
        asked.append(ada.question.get_by_role("heading", level=2).inner_text())
        evening.answer()


def go_on(ada: Person, inspector: Inspector) -> None:
    """Between two missions, and the first question of the next one."""
    ada.hit(ada.verdict.get_by_role("button", name="Go on with the campaign"))
    ada.wait_for_question("What does the family do next?")
    inspector.look(ada, "Betwixt between missions")
    ada.choose("Off to the next mission")
    if ada.is_asked():
        ada.choose("Long Driveway")
    ada.hit(ada.verdict.get_by_role("button", name=re.compile("^Go on with the campaign: ")))
    until(ada.is_asked, ada.page, "the next chapter")
    expect(ada.verdict).to_have_count(0)
    inspector.look(ada, "Betwixt next chapter")
