"""How evenings of Evidence begin, for tests that look at a table in the middle of one."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from browser.people import BOT, LINK, ME, WIDE, People, Person, until


def ghost_and_hunter(people: People, size: tuple[int, int] = WIDE, **rules: int | bool) -> tuple[Person, Person]:
    """Ada is the ghost and the host; Ben came by a link and plays both hunters. It is Lantern's first turn."""
    ada, ben = people.come("Ada", size), people.come("Ben", size)
    ada.set_up(ME, LINK, rules={name.replace("_", " "): value for name, value in rules.items()})
    ada.deal()
    ben.sit_down(ada.copied(ada.seat_row(2)))
    expect(ada.seat_row(2)).to_contain_text("Is here")
    ada.button("Start the game").click()
    open_as_hunter(ben, ada)
    return ada, ben


def hunter_alone(people: People, size: tuple[int, int] = WIDE, motion: bool = False) -> Person:
    """Ben plays both hunters against a bot; it is Lantern's first turn, in the van with two Thermometers."""
    ben = people.come("Ben", size, motion)
    ben.set_up(BOT, ME)
    ben.deal()
    open_as_hunter(ben)
    return ben


def open_as_hunter(hunter: Person, *others: Person) -> None:
    hunter.choose("Lantern plays first")
    for _ in range(2):
        play_until("Lantern: pick an item", hunter, *others).choose("Pick the Thermometer")
    assert play_until("Lantern: walk or act", hunter, *others) is hunter


def play_until(question: str, *players: Person, rng: Random | None = None) -> Person:
    """They answer as it comes until one of them is asked this; who that is."""
    rng = rng or Random(1)

    def asked() -> list[Person]:
        return [person for person in players if person.is_asked()]

    while True:
        until(asked, players[0].page, question)
        who = next(iter(asked()), None)
        if who is None:  # the question has gone while somebody looked
            continue
        if who.question.get_by_text(question).count():
            return who
        who.choose_any(rng)
