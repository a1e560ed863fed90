"""Goo Piles are investigated. INV"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import do, offers, scene, told, why_not
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF, KEY, cards_of
from hauntbox.games.ghostbusters2.cards.names import GOO_EQUIPMENT, GOO_EVENT, GOO_KEY
from hauntbox.games.ghostbusters2.rules.equip import draw_affinity
from hauntbox.ledger import proves


@proves("GBT-INV-01")
@pytest.mark.parametrize(
    ("at", "lines", "entities", "slime", "rule"),
    [
        ("B2", "", "", "", ""),
        ("A3", "", "", "", "01"),  # too far
        ("C2", "O C2|C3", "", "", "01"),
        ("C2", "Y C2|C3", "", "", "01"),
        ("B2", "R B2|C2", "", "", ""),  # round the other corner
        ("B2", "", "GW B3, GW C2", "", "01"),  # adjacent, but hidden
        ("B2", "", "", "-1 Line of Sight, -1 Line of Sight", ""),
        ("B2", "", "", "-1 Line of Sight, -1 Line of Sight, -1 Line of Sight", "01"),
    ],
)
def test_a_pile_must_be_adjacent_and_seen(at: str, lines: str, entities: str, slime: str, rule: str) -> None:
    g = scene(at=at, marks="P C3", lines=lines, entities=entities, slime=slime)
    assert why_not(g, "investigate C3") == (rule and "GBT-INV-01")
    assert ("investigate C3" in offers(g)) == (rule == "")


@proves("GBT-INV-08")
def test_each_pile_takes_the_next_card_and_none_comes_back() -> None:
    g = scene(at="B2", marks="P C3, P C1, P A3, G1 E5", scenario="fury", maneuvers=3)
    g.goo, g.omens = (GOO_EVENT, GOO_EQUIPMENT, GOO_KEY), (8,)
    found = []
    for pile in ("C3", "C1", "A3"):
        do(g, f"investigate {pile}")
        found.append((len(g.goo), len(g.troubles), len(g.cards[0])))
    assert found == [(2, 1, 0), (1, 1, 1), (0, 1, 2)]


@proves("GBT-INV-02")
def test_first_the_xp_then_the_timer_then_the_card() -> None:
    g = scene(at="B2", marks="P C3", timer=5)
    do(g, "investigate C3")
    order = [what for what in told(g) if what in ("xp", "investigates", "gets")]
    assert (order, g.timer, g.used) == (["xp", "investigates", "gets"], 6, 1)


@proves("GBT-INV-09")
def test_a_key_item_is_handed_over_like_equipment() -> None:
    g = scene(at="B2 B3", marks="P C3", entities="GP E5", scenario="contempt")
    g.goo = (GOO_KEY,)
    do(g, "investigate C3", "trade Gearhead", "give Gavel")
    assert g.cards[:2] == [(), (CARD_OF["Gavel"],)]


@proves("GBT-INV-09")
@pytest.mark.parametrize("who", ["Gearhead", "Regular", "Frontman", "Theorist"])
def test_a_key_item_is_of_no_category(who: str) -> None:
    others = [name for name in ("Gearhead", "Regular", "Frontman", "Theorist") if name != who]
    g = scene(team=" ".join([who, *others]))
    g.gear = tuple(cards_of(KEY))
    draw_affinity(g, 0)
    assert g.cards[0] == ()
