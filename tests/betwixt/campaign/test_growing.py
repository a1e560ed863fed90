"""Between missions: levels, talents, books. CAMP, FAM, DEC, BOOK"""

from __future__ import annotations

import pytest

from betwixt.campaign.evenings import do, evening, offers, why_not
from betwixt.scenes import AVELYNN, BILL, JOAN, MADDOX, names_of, told
from hauntbox.games.betwixt.campaign.diary import written
from hauntbox.games.betwixt.campaign.evening.growing import BUY_TALENTS
from hauntbox.games.betwixt.cards.family import NAMES
from hauntbox.games.betwixt.cards.talents import TALENT_NAMES, TALENTS
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.ledger import proves


@proves("TGB-CAMP-04", "TGB-FAM-06", "TGB-DEC-78")
def test_levels_are_paid_with_xp_and_the_rest_is_kept() -> None:
    g = evening(xp=[29, 20, 19, 0])
    do(g, "business level")
    assert offers(g) == ["who Bill", "who Joan"]
    hp = gear(g, BILL).hp
    do(g, "who Bill")
    assert (g.level, g.xp[BILL], g.points[BILL], gear(g, BILL).hp) == ([2, 1, 1, 1], 9, 1, hp + 2)


@proves("TGB-EX-54", "TGB-CAMP-19", "TGB-FAM-06")
@pytest.mark.parametrize(("level", "xp", "left"), [(1, 29, 9), (2, 42, 12), (3, 40, 0), (4, 56, 1), (5, 75, 0)])
def test_the_prices_of_levels(level: int, xp: int, left: int) -> None:
    g = evening(level=[level] * 4, xp=[xp, 0, 0, 0])
    do(g, "business level", "who Bill")
    assert (g.level[BILL], g.xp[BILL]) == (level + 1, left)
    short = evening(level=[level] * 4, xp=[xp - left - 1, 0, 0, 0])
    assert "business level" not in offers(short)
    assert "business level" not in offers(evening(level=[6] * 4, xp=[500] * 4))


@proves("TGB-CAMP-19")
def test_several_levels_can_be_bought_at_once() -> None:
    g = evening(xp=[50, 0, 0, 0])
    do(g, "business level", "who Bill", "business level", "who Bill")
    assert (g.level[BILL], g.xp[BILL], g.points[BILL]) == (3, 0, 2)


@proves("TGB-DEC-79", "TGB-DEC-78")
@pytest.mark.parametrize(("arm", "strength", "acc"), [("arm STR", 1, 0), ("arm ACC", 0, 1)])
def test_avelynn_chooses_at_level_3(arm: str, strength: int, acc: int) -> None:
    g = evening(level=[2] * 4, xp=[0, 0, 30, 0])
    before = gear(g, AVELYNN)
    do(g, "business level", "who Avelynn")
    assert offers(g) == ["arm STR", "arm ACC"]
    do(g, arm)
    after = gear(g, AVELYNN)
    assert (after.strength - before.strength, after.acc - before.acc, g.level[AVELYNN]) == (strength, acc, 3)


@proves("TGB-CAMP-05", "TGB-DEC-80", "TGB-DEC-81")
def test_talents_are_bought_with_points() -> None:
    g = evening(points=[1, 0, 0, 2], level=[1, 1, 1, 3])
    do(g, "business talent")
    assert offers(g) == ["who Bill", "who Maddox"]
    do(g, "who Bill")
    assert offers(g) == [f"use {name}" for name in ("Bad Joke", "Calloused Hands", "Walk It Off", "Grill Master")]
    do(g, "use Grill Master")
    assert g.points == [0, 0, 0, 2]
    do(g, "business talent", "who Maddox", "use Cherry Bomb")
    assert (g.points[MADDOX], "Cherry Bomb" in names_of(g, MADDOX)) == (0, True)


@proves("TGB-CAMP-06", "TGB-CAMP-05", "TGB-BOOK-11")
def test_books_are_read_by_anybody() -> None:
    from hauntbox.games.betwixt.cards.items import BOOKS, TALENT_POINT

    skill = next(n for n, book in enumerate(BOOKS) if book.type != TALENT_POINT)
    point = next(n for n, book in enumerate(BOOKS) if book.type == TALENT_POINT)
    g = evening(books=(skill, point))
    do(g, "business book", "nobody")
    assert g.books == (point, skill)
    do(g, "business book", "who Maddox", "business book", "who Joan")
    assert not list(g.books)
    assert (g.points[MADDOX], sum(g.skill[JOAN])) == (1, 1)
    assert written(g, g.diary).read == tuple(sorted([skill, point]))


@proves("TGB-CAMP-04", "TGB-CAMP-05", "TGB-DEC-81")
def test_a_level_and_a_talent_are_told_and_only_ones_own_talents_that_cost_points_are_shown() -> None:
    g = evening(xp=[0, 20, 0, 0], points=[0, 0, 0, 1])
    do(g, "business level", "who Joan")
    assert told(g, "level") == [(JOAN, 2)]
    do(g, "business talent", "who Maddox")
    shown = [str(act).removeprefix("use ") for act in g.candidates(MADDOX)]
    assert set(shown) == {each.name for each in TALENTS if each.owner == MADDOX and each.points}
    talent = TALENT_NAMES.index(shown[0])
    do(g, f"use {shown[0]}")
    assert told(g, "learns") == [(MADDOX, talent)]


@proves("TGB-DEC-78")
@pytest.mark.parametrize(("fm", "level"), [(BILL, 2), (AVELYNN, 1), (AVELYNN, 3)])
def test_nobody_else_and_at_no_other_level_is_asked_for_an_arm(fm: int, level: int) -> None:
    g = evening(level=[level] * 4, xp=[99] * 4)
    do(g, "business level", f"who {NAMES[fm]}")
    assert (g.level[fm], "business level" in offers(g)) == (level + 1, True)
    assert why_not(g, "arm STR") == "TGB-DEC-79"


@proves("TGB-DEC-80", "TGB-CAMP-19")
def test_where_talents_are_bought_one_after_another_points_may_be_saved() -> None:
    g = evening(points=[2, 0, 0, 0])
    g.agenda.clear()
    g.then(BUY_TALENTS)
    g.settle()
    assert (offers(g), why_not(g, "who Joan")) == (["who Bill", "stop"], "TGB-CAMP-05")
    do(g, "who Bill", "use Bad Joke")
    assert offers(g) == ["who Bill", "stop"]
    do(g, "stop")
    assert (g.points[BILL], g.waiting()) == (1, ())


@proves("TGB-CAMP-05", "TGB-DEC-80")
def test_one_talent_at_a_time_is_bought_in_the_evening() -> None:
    g = evening(points=[2, 0, 0, 0])
    do(g, "business talent")
    assert why_not(g, "stop") != ""
    do(g, "who Bill", "use Bad Joke")
    assert "business talent" in offers(g)
