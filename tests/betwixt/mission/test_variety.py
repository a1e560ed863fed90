"""No two missions are alike, and the page that shows it is fresh."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

from hauntbox.games.betwixt.content.reader import BOOK, SHIPPED, validate
from hauntbox.games.betwixt.content.variety import MOST, features, page, shared

DOCS = Path(__file__).parents[3] / "docs" / "betwixt-missions.md"


def test_no_two_missions_share_more_than_sixty_percent() -> None:
    for one, other in combinations(SHIPPED, 2):
        assert shared(BOOK.sheet_of(one), BOOK.sheet_of(other)) <= MOST, (one, other)
    first = BOOK.sheet_of(SHIPPED[0])
    assert shared(first, first) == 1.0
    assert ("event", "ambush") in features(first)


def test_the_page_is_fresh() -> None:
    assert DOCS.read_text(encoding="utf-8") == page()


def test_every_shipped_mission_is_sound() -> None:
    assert {name: validate(BOOK.text_of(name)) for name in SHIPPED} == {name: [] for name in SHIPPED}
