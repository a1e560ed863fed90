"""The set-ups of one to five seats, row by row: cards and goals. PLR, SOLO, VTWO, VTHREE, VFOUR, VGV, VGSOLO"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from hauntbox.games.vast.declaration import DECLARED as KIND
from hauntbox.games.vast.roles.dragon.board import HUNGER
from hauntbox.games.vast.roles.ghoul.goals import crystal_goal, dice_number, fury_goal, victim
from hauntbox.games.vast.roles.knight.board import DARING, EAGLE_EYED
from hauntbox.games.vast.roles.knight.goals import crystals_needed
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, GOBLINS, KNIGHT, NOBODY, THIEF, VILE
from hauntbox.games.vast.roles.thief.goals import treasures_needed
from hauntbox.games.vast.state import Vast, dragon_of, knight_of
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.games.vast.table.setups import LETTERS, Row, row_of
from hauntbox.games.vast.table.terms import LINE_A, LINE_B, LINE_C, NO_LINE, SWITCHES, bars_roles, terms_of
from hauntbox.games.vast.words.roles import reference_card
from hauntbox.kernel.options import BadOption
from hauntbox.ledger import proves
from vast.table.test_terms import chosen

LINES = {"": NO_LINE, "A": LINE_A, "B": LINE_B, "C": LINE_C}
NOT_TOGETHER = ("VL", "GV", "CX", "XZ")  # they share pieces, or a seat


def roles_of(seats: str) -> tuple[int, ...]:
    return tuple([LETTERS.index(letter) for letter in seats])


def laid(seats: str, **more: Any) -> Vast:
    g = lay_out(chosen(*roles_of(seats), **more), "cave", "set-up")
    g.settle()
    return g


def row(seats: str) -> Row:
    found = row_of(seats)
    assert found is not None
    return found


def cards(g: Vast) -> dict[str, Any]:
    """Who has which card, and what else the set-up changes; what is as usual is left out."""
    terms = g.terms
    found = {
        "flare": "".join([LETTERS[role] for role in terms.flare]),
        "plunder": "" if terms.plunder == NOBODY else LETTERS[terms.plunder],
        "line": next(letter for letter, line in LINES.items() if line == terms.infestation),
        "ash": terms.ash,
        "ambush": "".join([LETTERS[role] for role in terms.ambush]),
        "prey": "".join([LETTERS[role] for pair in terms.prey for role in pair]),
        "alone": terms.alone,
        "one_tile": terms.removals == 1,
        "fewer_quests": g.knight is not None and {DARING, EAGLE_EYED} <= {*knight_of(g).done},
        "monsters": len(g.monster_deck) > 0,
        "awake": 0 if g.dragon is None else dragon_of(g).wakefulness,
        "locked": 0 if g.dragon is None else dragon_of(g).locked,
        "optional": terms.optional_treasure,
    }
    return {name: value for name, value in found.items() if value}


def goals(g: Vast) -> dict[str, int]:
    """The numbers that each must reach, and whom the Vile Ghoul hunts."""
    found: dict[str, int] = {}
    if g.knight is not None:
        found["K"] = crystals_needed(g)
    if g.vile is not None:
        found["V"] = crystal_goal(g)
        found["hunted"] = victim(g)
    if g.thief is not None:
        found["T"] = treasures_needed(g)
    if g.ghoul is not None and g.vile is None:
        found["L"] = fury_goal(g)
    return {name: value for name, value in found.items() if value > 0 or name == "hunted"}


INFESTED = {"line": "A", "monsters": True}
LINE_OF_CAVE = {"line": "B", "monsters": True, "ambush": "C"}
LOCKED = {"awake": 2, "locked": 2}


def case(seats: str, ids: str, cards: dict[str, Any], goals: dict[str, int]) -> Any:
    return pytest.param(seats, cards, goals, id=seats, marks=proves(*ids.split()))


@pytest.mark.parametrize(
    ("seats", "expected", "needed"),
    [
        case("K", "VSB-SOLO-02", {"line": "B", "monsters": True, "alone": 1, "fewer_quests": True}, {"K": 5}),
        case("V", "VST-VGSOLO-01", {"alone": 2, "flare": "V"}, {"V": 6, "hunted": NOBODY}),
        case("DT", "VSB-PLR-16 VSB-PLR-35", {"ash": True, "flare": "T"}, {"T": 6}),
        case("DL", "VST-VTWO-15 VST-VTWO-17 VST-VTWO-18", {"ash": True, "plunder": "L", "prey": "LD"}, {"L": 9}),
        case("TL", "VST-VTWO-26 VST-VTWO-31", {"flare": "TL"}, {"T": 6, "L": 9}),
        case("KV", "VST-VGV-14 VST-VGV-11", {**INFESTED, "plunder": "V"}, {"K": 5, "hunted": KNIGHT}),
        case("VD", "VST-VGV-12 VST-VGV-15", {"ash": True, "plunder": "V"}, {"hunted": DRAGON}),
        case("VT", "VST-VGV-13 VST-VGV-17", {"flare": "VT"}, {"V": 6, "T": 5, "hunted": NOBODY}),
        case("KDT", "VSB-PLR-31", {**INFESTED, "flare": "T", "awake": 2, "ambush": "D"}, {"T": 6}),
        case("KDL", "VST-VTHREE-13", {**INFESTED, "flare": "L", "plunder": "L", "ambush": "D"}, {"L": 10}),
        case(
            "KTL",
            "VST-VTHREE-15",
            {"line": "C", "monsters": True, "flare": "TL", "ambush": "T"},
            {"K": 5, "T": 5, "L": 10},
        ),
        case("DTL", "VST-VTHREE-20", {"ash": True, "flare": "TL"}, {"T": 6, "L": 10}),
        case("KVD", "VST-VGV-21", {**INFESTED, "plunder": "D"}, {"hunted": KNIGHT}),
        case("KVT", "VST-VGV-24", {**INFESTED, "flare": "T"}, {"K": 5, "T": 6, "hunted": KNIGHT}),
        case("VDT", "VST-VGV-25", {"ash": True, "flare": "T"}, {"T": 6, "hunted": DRAGON}),
        case(
            "KDTL",
            "VST-VFOUR-15",
            {**INFESTED, "flare": "T", "plunder": "L", "awake": 2, "ambush": "D", "one_tile": True},
            {"T": 6, "L": 11},
        ),
        case("KVDT", "VST-VGV-28 VSB-PLR-24", {**INFESTED, "plunder": "D"}, {"T": 6, "hunted": KNIGHT}),
        case("KC", "VSB-PLR-10", {**LINE_OF_CAVE, "fewer_quests": True, "flare": "K"}, {"K": 5}),
        case("DC", "VSB-PLR-15", LOCKED, {}),
        case("CT", "VSB-PLR-17", {"flare": "T", "optional": True}, {"T": 6}),
        case("CL", "VST-VTWO-23 VST-VTWO-31", {"flare": "L"}, {"L": 9}),
        case("VC", "VST-VGV-13 VST-VGV-16", {"flare": "V"}, {"V": 6, "hunted": NOBODY}),
        case("KDC", "VSB-PLR-05", {**INFESTED, **LOCKED}, {}),
        case("VDC", "VST-VGV-23", {"ash": True}, {"hunted": DRAGON}),
        case("KVC", "VST-VGV-22", {**INFESTED, "flare": "K"}, {"K": 5, "hunted": KNIGHT}),
        case("KCT", "VSB-PLR-31", {**LINE_OF_CAVE, "flare": "KT", "optional": True}, {"K": 5, "T": 6}),
        case("VCT", "VST-VGV-26 VST-VGV-09", {"flare": "VT", "optional": True}, {"V": 6, "T": 5, "hunted": NOBODY}),
        case("KCL", "VST-VTHREE-14", {**LINE_OF_CAVE, "fewer_quests": True, "flare": "KL"}, {"K": 5, "L": 10}),
        case("DCL", "VST-VTHREE-19", {"flare": "L"}, {"L": 10}),
        case("CTL", "VST-VTHREE-21", {"flare": "TL", "optional": True}, {"T": 6, "L": 10}),
        case("KDCT", "VSB-PLR-24", {**INFESTED, **LOCKED}, {"T": 6}),
        case("KVDC", "VST-VGV-27", INFESTED, {"hunted": KNIGHT}),
        case("VDCT", "VST-VGV-28", {"ash": True}, {"T": 6, "hunted": DRAGON}),
        case("KDCL", "VST-VFOUR-12 VST-VFOUR-07", {**INFESTED, **LOCKED}, {"L": 11}),
        case("KCTL", "VST-VFOUR-16", {**LINE_OF_CAVE, "flare": "KT", "optional": True}, {"K": 5, "T": 6, "L": 11}),
        case("DCTL", "VST-VFOUR-19", {**LOCKED, "flare": "T", "optional": True}, {"T": 6, "L": 11}),
        case("KVDCT", "VST-VGV-29", INFESTED, {"T": 6, "hunted": KNIGHT}),
        case("KDCTL", "VST-VFOUR-21", {**INFESTED, **LOCKED}, {"T": 6, "L": 12}),
    ],
)
def test_a_set_up_has_its_cards_and_its_goals(seats: str, expected: dict[str, Any], needed: dict[str, int]) -> None:
    g = laid(seats)
    assert (cards(g), goals(g)) == (expected, needed)


@proves("VSB-ORD-19", "VST-CMP-09", "VST-ORD-07")
@pytest.mark.parametrize("count", range(1, 9))
def test_every_combination_is_played_or_refused_by_its_rule(count: int) -> None:
    for seats in map("".join, combinations(LETTERS, count)):
        switches = {name: role in roles_of(seats) for role, name in enumerate(SWITCHES)}
        if rule := refused_by(seats):
            with pytest.raises(BadOption, match=rule):
                KIND.settled(switches, "cave")
        else:
            g = KIND.new(switches, "cave", seats)
            assert g.waiting()
            assert set(KIND.seats(g.options, "cave")) == {(role,) for role in roles_of(seats)}  # type: ignore[attr-defined]


def refused_by(seats: str) -> str:
    """The rule by which these seats are no game, or ""."""
    if len(seats) > 7:
        return "VSB-ORD-18"
    if seats in ("C", "X", "CZ"):
        return "VSB-ORD-20"
    return "VSB-ORD-19" if any([set(pair) <= set(seats) for pair in NOT_TOGETHER]) else ""


@pytest.mark.parametrize(
    ("seats", "role", "rules"),
    [
        ("DL", GHOUL, ("VST-VTWO-05", "VST-OTH-20")),
        ("TL", GHOUL, ("VST-OTH-36",)),
        ("VD", DRAGON, ("VST-VGM-19",)),
        ("KVD", DRAGON, ("VSB-KNA-01", "VST-EFF-11")),
        ("DT", DRAGON, ("VSB-THA-10",)),
        ("KV", KNIGHT, ("VST-VGM-18",)),
        ("KDTL", KNIGHT, ("VST-EFF-01", "VSB-DRP-15", "VSB-THA-14")),
        ("KVDT", VILE, ("VST-OTH-02", "VST-OTH-20", "VST-OTH-36")),
    ],
)
def test_a_reference_card_speaks_of_those_who_play(seats: str, role: int, rules: tuple[str, ...]) -> None:
    g = laid(seats)
    said = [rule for part in reference_card(g, role) for _, rule in part.lines]
    assert set(rules) <= set(said)


@proves("VST-CMP-09", "VST-ORD-07")
def test_a_named_vile_ghoul_takes_the_ghouls_place() -> None:
    options = KIND.settled({"players": 3, "vile_ghoul": True}, "cave")
    assert KIND.seats(options, "cave") == [(KNIGHT,), (VILE,), (DRAGON,)]


@proves("VST-ORD-07", "VST-VGV-03")
def test_the_vile_ghoul_plays_neither_with_the_goblins_nor_with_the_ghoul() -> None:
    assert [bars_roles(roles) for roles in ((GOBLINS, VILE), (VILE, GHOUL))] == ["VSB-ORD-19", "VSB-ORD-19"]


@proves("VST-ORD-08", "VST-ORD-09")
def test_the_vile_ghoul_plays_between_knight_and_dragon_and_the_ghoul_last() -> None:
    assert terms_of(chosen(DRAGON, VILE, THIEF, KNIGHT)).roles == (KNIGHT, VILE, DRAGON, THIEF)
    assert terms_of(chosen(GHOUL, DRAGON, THIEF, KNIGHT)).roles == (KNIGHT, DRAGON, THIEF, GHOUL)


# With the Ghoul. ----------------------------------------------------------------------------------------------------


@proves("VST-VTHREE-01", "VST-VTHREE-02", "VST-VTHREE-03")
@pytest.mark.parametrize("pair", ["KD", "KT", "DT"])
def test_two_against_the_ghoul_keep_what_they_have_in_a_duel(pair: str) -> None:
    duel, three = row(pair), row(pair + "L")
    assert (three.infestation, three.ash, three.ambush) == (duel.infestation, duel.ash, duel.ambush)
    assert laid(pair + "L").ghoul is not None


@proves("VST-VTHREE-04", "VST-VTHREE-08")
def test_no_cubes_move_with_the_ghoul_and_it_has_the_past_plunder_of_the_two() -> None:
    assert (dragon_of(laid("KD")).sloth[HUNGER], dragon_of(laid("KDL")).sloth[HUNGER]) == (2, 4)
    assert (laid("KD").terms.plunder, laid("KDL").terms.plunder) == (DRAGON, GHOUL)


@proves("VST-VTHREE-05", "VST-VTHREE-06")
@pytest.mark.parametrize(("seats", "flare"), [("KDL", (GHOUL,)), ("KTL", (THIEF, GHOUL)), ("DTL", (THIEF, GHOUL))])
def test_of_three_the_ghoul_has_flare_and_others_share_it(seats: str, flare: tuple[int, ...]) -> None:
    assert laid(seats).terms.flare == flare


@proves("VST-VFOUR-01", "VST-VFOUR-02")
@pytest.mark.parametrize("others", ["KDT", "KGD", "KGC", "KDC", "GDC"])
def test_three_roles_take_the_ghoul_as_a_fourth(others: str) -> None:
    three, four = row(others), row(others + "L")
    assert (four.infestation, four.ash, four.flare, four.hunger, four.ambush) == (
        three.infestation,
        three.ash,
        three.flare,
        three.hunger,
        three.ambush,
    )


@proves("VST-VFOUR-03", "VST-VFOUR-04", "VST-VFOUR-05")
def test_without_the_cave_the_ghoul_has_past_plunder_whoever_had_it_before() -> None:
    assert (row("KGD").plunder, row("KGDL").plunder) == ("D", "L")
    assert (row("KDT").plunder, row("KDTL").plunder, laid("KDTL").terms.plunder) == ("", "L", GHOUL)


@proves("VST-VFOUR-06", "VST-VFOUR-07", "VSB-COLL-06")
@pytest.mark.parametrize(
    ("seats", "agreed", "removals"),
    [
        ("KDTL", False, 1), ("KVDT", False, 3), ("KVDT", True, 1), ("KVD", True, 3), ("KDCL", False, 3),
        ("KDCL", True, 3),
    ],
)  # fmt: skip
def test_four_without_the_cave_remove_one_tile_with_the_ghoul_or_by_agreement(
    seats: str, agreed: bool, removals: int
) -> None:
    assert terms_of(chosen(*roles_of(seats), slow_collapse=agreed)).removals == removals
    assert agreed or terms_of(chosen(*roles_of(seats))).removals == removals  # unless it is said


@proves("VST-VFOUR-07")
def test_with_the_cave_the_ghoul_has_no_past_plunder() -> None:
    assert (row("KDCL").plunder, row("KGDCL").plunder) == ("", "")


@proves("VSB-PLR-18")
def test_set_ups_with_a_ghoul_follow_its_own_ledger() -> None:
    for count in range(1, 5):
        for seats in map("".join, combinations("KVDTL", count)):
            found = row_of(seats)
            if ("V" in seats) != ("L" in seats):
                assert found is not None
                assert "VST-" in found.rules


# The Vile Ghoul. ----------------------------------------------------------------------------------------------------


@proves("VST-VGV-01", "VST-VGV-04")
@pytest.mark.parametrize("goblins", ["KG", "GD", "GT", "KGD", "GDC", "GC"])
def test_the_vile_ghoul_has_the_cards_of_the_goblins(goblins: str) -> None:
    theirs, own = row(goblins), row(goblins.replace("G", "V"))
    assert (own.flare, own.plunder) == (theirs.flare.replace("G", "V"), theirs.plunder.replace("G", "V"))
    assert own.ash == theirs.ash


@proves("VST-VGV-05", "VST-VGV-06", "VST-VGV-07")
@pytest.mark.parametrize("seats", ["KV", "KVD", "KVT", "KVDT", "VD", "VDT"])
def test_beside_it_the_knight_has_goblin_infestation_a_and_the_dragon_all_his_hunger(seats: str) -> None:
    g = laid(seats)
    assert g.terms.infestation == (LINE_A if "K" in seats else NO_LINE)
    assert len(g.monster_deck) == (10 if "K" in seats else 0)
    assert g.dragon is None or (g.dragon.sloth[HUNGER], g.dragon.wakefulness) == (4, 0)


@proves("VST-VGV-09", "VST-PAR-04")
@pytest.mark.parametrize("agreed", [5, 6])
@pytest.mark.parametrize("level", ["footpad", "invader"])
def test_against_the_thief_treasures_are_agreed_and_it_needs_one_crystal_more(agreed: int, level: str) -> None:
    g = laid("VT", agreed_treasures=agreed, thief_level=level)
    assert (treasures_needed(g), crystal_goal(g)) == (agreed, agreed + 1)


@proves("VST-PAR-04")
def test_what_was_agreed_against_the_vile_ghoul_counts_nowhere_else() -> None:
    assert treasures_needed(laid("KVT", agreed_treasures=5)) == treasures_needed(laid("T", agreed_treasures=5)) == 6


@proves("VST-VGDIF-01", "VST-VGDIF-02", "VST-VGDIF-03", "VST-VGDIF-04", "VST-VGDIF-05", "VST-VGDIF-06")
@pytest.mark.parametrize(
    ("level", "knight", "dragon"),
    [("ragpicker", 5, 3), ("scavenger", 6, 4), ("ghoul", 7, 5), ("stalker", 7, 5), ("hunter", 8, 6)],
)
def test_a_level_gives_its_victim_health_the_knight_first(level: str, knight: int, dragon: int) -> None:
    assert knight_of(laid("KV", ghoul_level=level)).health == knight
    assert dragon_of(laid("VD", ghoul_level=level)).health == dragon
    both = laid("KVD", ghoul_level=level)
    assert (knight_of(both).health, dragon_of(both).health) == (knight, 5)
    assert dice_number(both) == (2 if level in ("stalker", "hunter") else 3)


@proves("VSB-DIF-14")
@pytest.mark.parametrize(("seats", "health"), [("KD", 3), ("KDL", 3), ("DL", 5), ("DT", 5)])
def test_the_dragons_health_is_set_by_the_knights_level_or_is_five(seats: str, health: int) -> None:
    g = laid(seats, knight_level="novice")
    assert dragon_of(g).health == health
    assert g.knight is None or g.knight.health == 7


@proves("VSB-PAR-03")
@pytest.mark.parametrize(("level", "line", "cubes"), [("easy", LINE_A, 4), ("medium", LINE_B, 2), ("hard", LINE_C, 0)])
def test_the_solo_level_is_for_knight_and_dragon(level: str, line: int, cubes: int) -> None:
    assert laid("K", solo_level=level).terms.infestation == line
    assert dragon_of(laid("D", solo_level=level)).wakefulness == cubes
    assert dragon_of(laid("KD", solo_level=level)).wakefulness == 2


@proves("VSB-SOLO-01")
@pytest.mark.parametrize("seats", ["C", "X"])
def test_neither_cave_plays_alone(seats: str) -> None:
    with pytest.raises(BadOption, match="VSB-ORD-20"):
        terms_of(chosen(*roles_of(seats)))
