"""The numbers on the Entity cards, as the table of the ledger has them. ENT, CEN"""

from __future__ import annotations

import re

import pytest

from ghostbusters2.kit import LEDGER
from hauntbox.games.ghostbusters2.cards.kinds import BOSS, GHOST, HUMAN, KINDS, MINI, PLAZM, SLIMES, Kind
from hauntbox.ledger import proves

SORTS = {GHOST: "Ghost", HUMAN: "Haunted Human", PLAZM: "Plazm"}
RANKS = {0: "", MINI: "Mini-Boss ", BOSS: "Boss "}


def printed_card(code: str) -> list[str]:
    """The cells of its row."""
    [row] = re.findall(rf"^\| {code} \| (.+) \|$", LEDGER, re.MULTILINE)
    return str(row).split(" | ")


def need_of(kind: Kind) -> str:
    if kind.either:
        return f"{kind.either} of either"
    return " + ".join([f"{n} {letter}" for n, letter in ((kind.streams, "S"), (kind.moods, "M")) if n])


@pytest.mark.parametrize("kind", [pytest.param(kind, id=kind.code, marks=proves(kind.rule)) for kind in KINDS])
def test_a_card_has_the_numbers_of_its_row(kind: Kind) -> None:
    name, sort, *numbers = printed_card(kind.code)[:-1]
    assert name == kind.name
    assert sort.split(", ") == [RANKS[kind.rank] + SORTS[kind.sort], *["2x2"] * kind.big]
    assert numbers == [
        str(kind.grade), str(kind.to_hit), need_of(kind), SLIMES[kind.slime], str(kind.plazms)
    ]  # fmt: skip


@pytest.mark.parametrize("kind", [pytest.param(kind, id=kind.code, marks=proves(kind.rule)) for kind in KINDS])
def test_a_card_has_the_keywords_of_its_row(kind: Kind) -> None:
    """Who is Gigantic is Bound as well; what attaches and splits is named where it does."""
    words = printed_card(kind.code)[-1]
    assert kind.bound == bool(re.search("Bound|Gigantic", words))
    assert (kind.push, kind.big) == ("Push" in words, "Gigantic" in words)
    assert [str(kind.resist)] == (re.findall(r"Resist (\d)", words) or ["0"])
