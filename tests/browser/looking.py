"""Looks at a page as axe-core does, and keeps a picture where HAUNTBOX_SHOTS names a folder for pictures."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

from browser.house import ROOT
from browser.people import Person

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
RUN = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"


@cache
def axe() -> str:
    return AXE.read_text()


def violations(person: Person) -> list[str]:
    """What axe-core finds serious or worse, with where it is."""
    if person.page.evaluate("typeof axe") == "undefined":
        person.page.evaluate(axe())
    found: list[dict[str, Any]] = person.page.evaluate(RUN)
    return [
        f"{wrong['id']}: {node['target']} {node['failureSummary']}"
        for wrong in found
        if wrong["impact"] in SERIOUS
        for node in wrong["nodes"]
    ]


class Inspector:
    """Goes along with people and notes what is wrong at each place."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.found: dict[str, list[str]] = {}

    def look(self, person: Person, place: str) -> None:
        person.page.evaluate("document.fonts.ready.then(() => undefined)")
        folder = os.environ.get("HAUNTBOX_SHOTS")
        if folder:
            person.page.screenshot(path=Path(folder) / f"{place.replace(' ', '-')}-{self.size}.png")
        if wrong := [*violations(person), *overflow(person)]:
            self.found[place] = wrong

    def report(self) -> None:
        told = [f"{place}: {each}" for place, wrong in self.found.items() for each in wrong]
        assert not told, "\n".join(told)


def overflow(person: Person) -> list[str]:
    """Nothing may make the page wider than the window."""
    wide, window = person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    return [f"the page is {wide} px wide in a window of {window}"] if wide > window else []
