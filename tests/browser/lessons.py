"""Somebody who learns a game by its lesson: by the rows that it speaks of, and its buttons."""

from __future__ import annotations

import re

from browser.people import Person, until


def begin(learner: Person, title: str) -> None:
    learner.open_shelf()
    learner.hit(learner.button(re.compile(title)))


def is_told(learner: Person) -> bool:
    return learner.is_asked() or learner.has_seen_the_end()


def coach_of(learner: Person) -> str:
    """All that the lesson says now; "" while it says nothing."""
    coach = learner.question.locator(".coach [role=status]")
    return coach.inner_text() if coach.count() else ""


def do_as_told(learner: Person) -> str:
    """What the lesson speaks of, or one answer after the other until one is right; what was told."""
    until(lambda: coach_of(learner) != "", learner.page, "a word of the lesson")
    told = coach_of(learner)
    goes_on = learner.question.locator(".coach button.on")
    if goes_on.count():
        learner.hit(goes_on.first)
        until(lambda: coach_of(learner) != told, learner.page, "the next part")
        return told
    learner.answers()
    meant = learner.question.locator("button.meant[data-opt]")
    for n in range(meant.count()):
        learner.do(meant.nth(n))
        until(lambda: has_answered(learner, told), learner.page, "an answer")
        if coach_of(learner) != told:
            return told
        back = learner.question.get_by_role("button", name="Back", exact=True)
        if back.count():
            learner.hit(back)
        learner.answers()
    raise AssertionError(f"nothing that is meant can be done: {told}")


def has_answered(learner: Person, told: str) -> bool:
    refusals = learner.question.locator(".refused").count()
    return coach_of(learner) != told or refusals > 0 or learner.has_seen_the_end()


def has_come_to_the_end(learner: Person) -> bool:
    return learner.page.get_by_role("link", name="Now play a real game").is_visible()


def follow(learner: Person) -> list[str]:
    """To the end of the lesson; all that was told."""
    told: list[str] = []
    while True:
        until(lambda: is_told(learner), learner.page, "what the lesson says next")
        if has_come_to_the_end(learner):
            return told
        told.append(do_as_told(learner))
