"""What is shown of a monster is what is played: in every scenario, for every monster, with every number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from hauntbox.games.hunter13.cards.monsters import ABILITIES, ANNOUNCED, DOUBLE, EITHER, MULTIPLE, PRINTED, SWIFT
from hauntbox.games.hunter13.content import SHIPPED
from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.rules.battle.blows import foe_result
from hauntbox.games.hunter13.rules.battle.escape import escape_check
from hauntbox.games.hunter13.rules.battle.foes import has, has_fallen, stats
from hauntbox.games.hunter13.rules.hunters.checks import target
from hauntbox.games.hunter13.rules.play import VERBS
from hauntbox.games.hunter13.scene.legend import legend
from hauntbox.games.hunter13.state import MONSTERS, Mansion
from hauntbox.ledger import proves
from hauntbox.scene import Panel, Scene
from hunter13.acting import do
from hunter13.arena import PROPHET, arena
from hunter13.cards.test_printed_cards import LEDGER
from hunter13.manor import turn
from hunter13.pictures import piece, seen, track
from hunter13.progress import ending, know
from hunter13.tale import act, tale

ROWS = re.findall(
    r"^\| E-(\d+) \| [^|]+ \| [^|]+ \| ([^|]+) \| ([+-]?\d+) \| (\S+) \| (\S+) \| [^|]+ \|$", LEDGER, re.MULTILINE
)
TEAMS = ("Wren Volt", "Wren Volt Balm", "Wren Volt Balm Magpie")
HERE = 5  # T-6
Card = tuple[int, int, int, str]  # HP, MP, bonus, attack


def shown(text: str) -> Card:
    """As a sheet says it."""
    hp, mp = (re.search(rf"(\d+) {kind}(?! damage)", text) for kind in ("HP", "MP"))
    bonus = re.search(r"bonus ([+-]?\d+)", text)
    attack = "either" if "Attacks HP or MP" in text else text[:2]
    return int(hp[1]) if hp else 0, int(mp[1]) if mp else 0, int(bonus[1]) if bonus else 99, attack


def played(g: Mansion, monster: int) -> Card:
    """By what a battle does: how much it takes to fell it, what it adds to a Judge-card, what it attacks."""
    hp, mp = lasts(g, g.wounds, monster), lasts(g, g.frights, monster)
    g.foes, g.foe_types, g.black = (monster,), (0,), (3, 3)
    either = has(g, monster, ANNOUNCED) or has(g, monster, EITHER)
    return hp, mp, foe_result(g, 0) - 3, "either" if either else ("HP", "MP")[stats(g, monster)[3]]


def lasts(g: Mansion, damage: list[int], monster: int) -> int:
    """The damage of a kind that fells it; 0: none does."""
    damage[monster] = 0
    found = next((n for n in range(1, 60) if is_felled_by(g, damage, monster, n)), 0)
    damage[monster] = 0
    return found


def is_felled_by(g: Mansion, damage: list[int], monster: int, amount: int) -> bool:
    damage[monster] = amount
    return has_fallen(g, monster)


def deeds(g: Mansion, verb: str) -> Iterator[tuple[Any, ...]]:
    """All of this kind in the scenario."""
    yield from [deed[1:] for script in g.story.scripts for deed in script if deed[0] == verb]


def fight(g: Mansion, monster: int) -> Scene:
    g.lair[monster] = g.field_ = HERE
    g.foes, g.foe_types, g.bout, g.lead, g.fighting = (monster,), (-1,), 1, 0, 1
    return seen(g, 0)


def assert_shown_as_played(g: Mansion, monster: int) -> None:
    picture = fight(g, monster)
    panel = picture.things[f"p:M-{monster + 31}"]
    assert isinstance(panel, Panel)
    card = played(g, monster)
    piece_text = piece(picture, f"M-{monster + 31}").text or picture.legend[f"m-{monster}"].text
    ids = [f"{kind}:M-{monster + 31}" for kind in ("hp", "mp")]
    bars = [track(picture, id).max if id in picture.things else 0 for id in ids]
    assert (shown(panel.text), shown(piece_text), bars) == (card, card, list(card[:2]))
    assert [f"No {kind} damage." in panel.text for kind in ("HP", "MP")] == [not card[0], not card[1]]
    for bit, text, power in ABILITIES:
        if bit != SWIFT:
            assert (text.format(power=power) in panel.text) == has(g, monster, bit)
    need = target(g, escape_check(g, 0).need, "escape")
    assert (f"Escape-checks against it need {need} or more." in panel.text) == has(g, monster, SWIFT)
    g.lair[monster], g.field_, g.foes = -1, -1, ()


@proves("GHT-SCN-10")
@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("team", TEAMS, ids=["2", "3", "4"])
def test_every_monster_of_every_scenario_is_shown_as_it_is_played(name: str, team: str) -> None:
    """As it comes, when its rules have changed, and as each boss that the scenario makes."""
    g = tale(name, team=team)
    for monster in range(MONSTERS):
        assert_shown_as_played(g, monster)
    for rule in deeds(g, "rule"):
        VERBS["rule"](g, 0, HERE, *rule)
        assert_shown_as_played(g, 13)
    for _, monster, lot, *values, _battle in deeds(g, "appear"):
        for which in [monster] if lot < 0 else g.story.lots[lot].among:
            g.lots = tuple([which if n == lot else drawn for n, drawn in enumerate(g.lots)])
            VERBS["appear"](g, 0, HERE, (("tile", HERE),), monster, lot, *values, 0)
            assert which in dict(g.bosses)
            assert_shown_as_played(g, which)


@pytest.mark.parametrize("options", [{"foe_bonus": 2, "foe_points": 5}, {"foe_points": -4, "checks": 1, "escape": 8}])
def test_what_the_table_has_changed_is_shown_too(options: dict[str, Any]) -> None:
    for monster in range(MONSTERS):
        assert_shown_as_played(arena(**options), monster)


def test_gifts_of_a_scenario_are_on_the_sheet() -> None:
    g = arena()
    g.bosses = ((7, (12, 4, 3, 1, DOUBLE | MULTIPLE)),)  # the Zombie
    text = fight(g, 7).things["p:M-38"].text
    assert text == "MP attack, bonus +3, 12 HP and 4 MP. Double Damage. Multiple Attack."


def test_the_printed_cards_are_those_of_the_ledger() -> None:
    assert [int(row[0]) for row in ROWS] == list(range(31, 46))
    for n, (_, attack, bonus, hp, mp) in enumerate(ROWS):
        said = "either" if "announced" in attack else attack
        points = [0 if each == "-" else int(each) for each in (hp, mp)]
        assert shown(legend(Options())[f"m-{n}"].text) == (*points, int(bonus), said)
        assert played(arena(), n) == (*points, int(bonus), said)
    assert len(PRINTED) == MONSTERS


@proves("GHT-EVT-10")
def test_a_dead_boss_has_no_points_left_to_show() -> None:
    g = tale("places", at="T-5 T-39")
    know(g, "plates", "guest-book")
    g.rig("black", 1, 1)
    act(turn(g), "write", 10, 10)
    assert track(seen(g, 0), "hp:M-37").max == 14
    do(g, "fight")
    picture = seen(g, 0)
    assert (ending(g), g.lair[PROPHET]) == ("peace", -1)
    assert [id for id in ("hp:M-37", "mp:M-37") if id in picture.things] == []
    assert picture.things["p:M-37"].dim == "gone"
