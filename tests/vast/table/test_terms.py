"""Which roles play together, and with which cards. ORD, PAR, PLR, VTWO, SOLO"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from hauntbox.games.vast.options import GHOUL_LEVELS, KNIGHT_LEVELS, SOLO_LEVELS, Options
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    CAVE_GHOST,
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    ROLE_COUNT,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.role import ROLES, Role
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.games.vast.table.setups import LETTERS, ROWS, row_of
from hauntbox.games.vast.table.terms import (
    LINE_A,
    LINE_B,
    LINE_C,
    NO_LINE,
    SWITCHES,
    bars_roles,
    roles_in,
    terms_of,
)
from hauntbox.kernel.options import BadOption
from hauntbox.ledger import proves


def chosen(*roles: int, **more: Any) -> Options:
    switches: dict[str, Any] = {name: role in roles for role, name in enumerate(SWITCHES)}
    return Options(**switches, **more)


@proves("VSB-PAR-01", "VST-PAR-01")
def test_seats_are_chosen_one_by_one() -> None:
    terms_of.cache_clear()  # what other tests asked is forgotten
    assert roles_in(Options()) == (KNIGHT, GHOUL)
    assert roles_in(chosen(THIEF, GOBLINS)) == (GOBLINS, THIEF)
    assert terms_of(chosen(KNIGHT, GOBLINS, DRAGON)).roles == (KNIGHT, GOBLINS, DRAGON)


@proves("VSB-ORD-18", "VSB-ORD-19", "VSB-ORD-20")
@pytest.mark.parametrize(
    ("roles", "rule"),
    [
        ((), "VSB-ORD-18"),
        ((KNIGHT, GOBLINS, DRAGON, UNICORN, CAVE, THIEF, GHOUL, GHOST), "VSB-ORD-18"),
        ((KNIGHT, GOBLINS, DRAGON, UNICORN, CAVE, THIEF, GHOUL), ""),
        ((GOBLINS, VILE), "VSB-ORD-19"),
        ((CAVE, CAVE_GHOST, KNIGHT), "VSB-ORD-19"),
        ((KNIGHT, VILE, GHOUL), "VSB-ORD-19"),
        ((KNIGHT, CAVE_GHOST, GHOST), "VSB-ORD-19"),
        ((CAVE,), "VSB-ORD-20"),
        ((CAVE_GHOST,), "VSB-ORD-20"),
        ((CAVE, GHOST), "VSB-ORD-20"),
        ((KNIGHT, CAVE, GHOST), ""),
        ((GHOST,), ""),
    ],
)
def test_roles_that_do_not_go_together_are_refused_by_their_rule(roles: tuple[int, ...], rule: str) -> None:
    assert bars_roles(tuple(sorted(roles))) == rule
    if rule:
        with pytest.raises(BadOption, match=rule):
            terms_of(chosen(*roles))
    else:
        assert terms_of(chosen(*roles)).roles == tuple(sorted(roles))


def test_all_combinations_have_a_set_up_or_a_rule() -> None:
    found = Counter(
        [bars_roles(roles) for n in range(1, 9) for roles in combinations(range(ROLE_COUNT), n)],
    )
    assert set(found) == {"", "VSB-ORD-18", "VSB-ORD-19", "VSB-ORD-20"}
    assert found["VSB-ORD-20"] == 3


def test_every_row_of_the_tables_is_in_the_order_of_turns_and_names_roles_of_its_own() -> None:
    for seats, row in ROWS.items():
        assert list(seats) == sorted(seats, key=LETTERS.index)
        assert set(row.flare + row.plunder + row.ambush + row.prey) <= set(seats)
        assert row.rules


@proves("VST-VTWO-01", "VST-VTWO-02", "VST-VTWO-03")
def test_knight_against_ghoul_has_goblin_infestation_a_and_past_plunder_for_the_ghoul() -> None:
    terms = terms_of(Options())
    assert (terms.infestation, terms.plunder, terms.flare) == (LINE_A, GHOUL, ())
    assert (terms.fewer_quests, terms.alone, terms.prey, terms.removals) == (False, 0, ((GHOUL, KNIGHT),), 3)


@proves("VST-SOLO-01", "VST-SOLO-02", "VST-SOLO-13")
def test_the_solo_ghoul_has_alone_in_the_dark_ii_and_flare_and_no_past_plunder() -> None:
    terms = terms_of(chosen(GHOUL))
    assert (terms.alone, terms.flare, terms.plunder, terms.infestation) == (2, (GHOUL,), NOBODY, NO_LINE)


@proves("VSB-SOLO-09")
@pytest.mark.parametrize(("level", "line"), [("easy", LINE_A), ("medium", LINE_B), ("hard", LINE_C)])
def test_the_solo_knights_line_follows_her_level(level: str, line: int) -> None:
    terms = terms_of(chosen(KNIGHT, solo_level=level))
    assert (terms.infestation, terms.alone, terms.fewer_quests) == (line, 1, True)


@proves("VSB-GROW-03")
@pytest.mark.parametrize(
    ("roles", "removals"),
    [
        ((KNIGHT, GOBLINS, DRAGON, GHOUL), 1),
        ((KNIGHT, GOBLINS, DRAGON, GHOST), 1),
        ((KNIGHT, GOBLINS, DRAGON, THIEF), 3),
        ((KNIGHT, GOBLINS, GHOUL), 3),
        ((KNIGHT, GOBLINS, CAVE, GHOUL), 3),
    ],
)
def test_four_or_more_with_ghoul_or_ghost_and_no_cave_remove_one_tile(roles: tuple[int, ...], removals: int) -> None:
    assert terms_of(chosen(*roles)).removals == removals


def test_words_of_the_tables_are_worked_out_from_the_rows() -> None:
    def row(seats: str) -> Any:
        found = row_of(seats)
        assert found is not None
        return found

    assert (row("KCT").flare, row("KCT").fewer_quests, row("KCT").optional_treasure) == ("KT", False, True)  # PLR-31
    assert row("KDT").plunder == ""
    assert row("KGDT") == row("KGD")  # PLR-24
    assert (row("KDZ").plunder, row("KDZ").hunger) == ("Z", 2)  # PLR-23
    assert row("KCZ").plunder == ""
    assert (row("KGDZ").plunder, row("KGDCZ").plunder) == ("Z", "")  # PLR-19
    assert (row("LZ").alone, row("LZ").flare) == (0, "L")  # VORD-03
    assert (row("KX").flare, row("KX").ambush, row("GX")) == ("K", "X", row("GC"))  # PLR-30
    assert (row("KDUC").hunger, row("KDUC").locked) == (0, False)  # PLR-28
    assert (row("KUT").ambush, row("GUT").armor, row("GUT").ash) == ("", True, False)  # PLR-25, 26
    assert row("KVDT") == row("KVD")  # VGV-28
    assert row_of("C") is None


@proves("VSB-CMP-14", "VSB-GHS-36")
@pytest.mark.parametrize(
    ("roles", "more", "cards"),
    [
        ((KNIGHT, DRAGON), {}, {"infestation", "plunder"}),
        ((GOBLINS, CAVE), {}, {"flare"}),
        ((DRAGON, GHOUL), {}, {"ash", "plunder"}),
        ((KNIGHT,), {}, {"alone", "infestation"}),
        ((GHOUL,), {}, {"alone II", "flare"}),
        ((KNIGHT, GOBLINS, DRAGON, THIEF), {"crowded_house": True}, {"crowded house", "plunder"}),
        ((DRAGON, CAVE), {}, set()),
    ],
)
def test_a_set_up_lays_out_its_variant_cards_and_no_others(
    roles: tuple[int, ...], more: dict[str, Any], cards: set[str]
) -> None:
    terms_of.cache_clear()
    terms = terms_of(chosen(*roles, **more))
    lie = {"flare": terms.flare != (), "infestation": terms.infestation != NO_LINE, "ash": terms.ash}
    lie |= {"plunder": terms.plunder != NOBODY, "crowded house": terms.removals == 1}
    lie |= {"alone": terms.alone == 1, "alone II": terms.alone == 2}
    assert {card for card, lies in lie.items() if lies} == cards


@proves("VSB-PAR-02", "VST-PAR-02")
def test_each_level_is_chosen_at_set_up_and_the_third_of_five_is_the_standard() -> None:
    assert (KNIGHT_LEVELS.index(Options().knight_level), GHOUL_LEVELS.index(Options().ghoul_level)) == (2, 2)
    assert (len(KNIGHT_LEVELS), len(GHOUL_LEVELS)) == (5, 5)
    assert (SOLO_LEVELS, Options().solo_level) == (("easy", "medium", "hard"), "medium")


def test_a_role_that_is_not_built_yet_is_refused() -> None:
    ROLES[DRAGON] = Role()
    with pytest.raises(BadOption, match="not in the box yet: Dragon"):
        lay_out(chosen(KNIGHT, DRAGON), "cave", "s")
