"""Set-ups with a Unicorn: rows, hunters, refusals, turns. PLR, SHU, SOLO, ORD, PAR, VTWO, VTHREE, VFOUR, VGV"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.dragon.rules.wakefulness import move_hunger
from hauntbox.games.vast.roles.ghoul.goals import dice_number, fury_goal
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    DRAGON,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.unicorn.board import ARMOR
from hauntbox.games.vast.roles.unicorn.rules.stats import armor
from hauntbox.games.vast.state import dragon_of, unicorn_of
from hauntbox.games.vast.table.ends import BY_OTHERS, die
from hauntbox.games.vast.table.setups import instead_of_dragon, row_of
from hauntbox.games.vast.table.terms import LINE_A, LINE_B, NO_LINE, Terms, bars_roles, is_victim, terms_of
from hauntbox.games.vast.table.turns import NextTurn
from hauntbox.kernel.options import BadOption
from hauntbox.ledger import proves
from vast.scenes import run, told
from vast.unicorn.stable import chosen, placed
from vast.unicorn.test_cards import begun


def terms(*roles: int, **more: Any) -> Terms:
    terms_of.cache_clear()  # so that the rules are asked anew
    return terms_of(Options(**chosen(*roles), **more))


ROWS = [
    ((UNICORN,), {"alone": 2, "hunters": ()}, ["VSB-SOLO-06"]),
    ((KNIGHT, UNICORN), {"infestation": LINE_A, "plunder": UNICORN, "ambush": (), "hunters": (KNIGHT,)},
     ["VSB-PLR-39", "VSB-PLR-22", "VSB-PLR-26"]),
    ((GOBLINS, UNICORN), {"armor": True, "ash": False, "plunder": GOBLINS, "hunters": (GOBLINS,)},
     ["VSB-PLR-39", "VSB-PLR-21"]),
    ((UNICORN, CAVE), {"armor": False, "flare": (), "plunder": NOBODY, "hunters": ()}, ["VSB-PLR-40"]),
    ((UNICORN, THIEF), {"armor": True, "flare": (THIEF,), "prey": ((THIEF, UNICORN),), "hunters": (THIEF,)},
     ["VSB-PLR-40", "VSB-PLR-27"]),
    ((UNICORN, CAVE, THIEF), {"prey": ((THIEF, UNICORN),), "optional_treasure": True, "hunters": (THIEF,)},
     ["VSB-PLR-27"]),
    ((DRAGON, UNICORN), {"hunger": 0, "flare": (), "plunder": NOBODY, "hunters": ()}, ["VSB-PLR-32"]),
    ((KNIGHT, GOBLINS, UNICORN), {"plunder": UNICORN, "hunters": (KNIGHT,)}, ["VSB-PLR-36"]),
    ((KNIGHT, UNICORN, CAVE), {"infestation": LINE_A, "hunger": 0, "locked": False, "hunters": (KNIGHT,)},
     ["VSB-PLR-37", "VSB-PLR-25"]),
    ((GOBLINS, UNICORN, CAVE), {"armor": True, "hunters": (GOBLINS,)}, ["VSB-PLR-38"]),
    ((KNIGHT, DRAGON, UNICORN, CAVE), {"hunger": 0, "locked": False, "infestation": LINE_A, "hunters": ()},
     ["VSB-PLR-28"]),
    ((UNICORN, GHOUL), {"armor": True, "plunder": GHOUL, "prey": ((GHOUL, UNICORN),)}, ["VST-VTWO-33"]),
    ((KNIGHT, UNICORN, GHOUL), {"infestation": LINE_A, "flare": (GHOUL,), "plunder": GHOUL, "ambush": (), "hunger": 0},
     ["VST-VTHREE-22"]),
    ((GOBLINS, UNICORN, GHOUL), {"armor": True, "flare": (GHOUL,), "plunder": GHOUL}, ["VST-VTHREE-23"]),
    ((UNICORN, CAVE, GHOUL), {"flare": (GHOUL,), "plunder": NOBODY, "armor": False}, ["VST-VTHREE-24"]),
    ((UNICORN, THIEF, GHOUL), {"armor": True, "flare": (THIEF, GHOUL), "prey": ((THIEF, UNICORN),)},
     ["VST-VTHREE-25"]),
    ((GOBLINS, UNICORN, CAVE, GHOUL), {"armor": True, "ash": False}, ["VST-VFOUR-24"]),
    ((KNIGHT, UNICORN, THIEF, GHOUL), {"hunger": 0, "ambush": (), "plunder": GHOUL, "removals": 1}, ["VST-VFOUR-24"]),
    ((VILE, UNICORN), {"armor": True, "plunder": VILE, "hunters": (VILE,)}, ["VST-VGV-18"]),
]  # fmt: skip


@proves("VSB-UNT-22")
@pytest.mark.parametrize(
    ("roles", "want"), [pytest.param(roles, want, marks=proves(*ids)) for roles, want, ids in ROWS]
)
def test_the_cards_and_changes_of_a_set_up(roles: tuple[int, ...], want: dict[str, Any]) -> None:
    found = terms(*roles)
    assert {name: getattr(found, name) for name in want} == want


@proves("VSB-PLR-22", "VSB-PLR-25", "VSB-PLR-26")
def test_of_the_dragons_row_he_takes_past_plunder_and_neither_hunger_nor_ambush() -> None:
    dragons, his = row_of("KD"), instead_of_dragon("KD")
    assert dragons is not None
    assert his is not None
    assert (dragons.plunder, dragons.hunger, dragons.ambush) == ("D", 2, "D")
    assert (his.plunder, his.hunger, his.ambush, his.infestation) == ("U", 0, "", dragons.infestation)


@proves("VST-VFOUR-24")
def test_unicorn_and_cave_ghost_change_a_row_that_the_tables_do_not_list() -> None:
    dragons, both, theirs = row_of("GDCL"), row_of("GUXL"), row_of("KUXTL")
    assert dragons is not None
    assert both is not None
    assert (dragons.ash, dragons.armor, both.ash, both.armor) == (True, False, False, True)
    assert theirs is not None


@proves("VSB-ORD-17")
def test_goals_that_name_the_dragon_mean_the_unicorn_in_his_place() -> None:
    assert [is_victim(roles) for roles in ((KNIGHT, UNICORN), (KNIGHT, DRAGON, UNICORN), (KNIGHT, GHOUL))] == [
        UNICORN,
        DRAGON,
        NOBODY,
    ]


@proves("VSB-PLR-21")
def test_where_ash_dragon_would_be_he_begins_with_armor_two_by_a_cube_of_the_supply() -> None:
    g = begun(GOBLINS, UNICORN)
    board = unicorn_of(g)
    assert (armor(g), board.upgrades[ARMOR], board.locked, board.cubes) == (2, 1, 1, 8)
    assert armor(begun(KNIGHT, UNICORN)) == 1


@proves("VSB-PLR-27")
def test_the_thief_wins_by_the_unicorns_death() -> None:
    g = placed(roles=(UNICORN, THIEF), prey=((THIEF, UNICORN),), hunters=(THIEF,))
    die(g, UNICORN, BY_OTHERS)
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores[THIEF]) == ("VSB-PLR-27", 1.0)


@proves("VST-VTWO-33")
def test_the_ghoul_wins_by_the_unicorns_death_in_their_duel() -> None:
    g = placed(roles=(UNICORN, GHOUL), prey=((GHOUL, UNICORN),))
    die(g, UNICORN, BY_OTHERS)
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores[GHOUL]) == ("VST-VTWO-33", 1.0)


@proves("VSB-ORD-02")
def test_beside_the_dragon_his_turn_comes_right_after() -> None:
    g = run(placed(roles=(KNIGHT, DRAGON, UNICORN, THIEF)), NextTurn(DRAGON))
    assert told(g, "turn")[0] == (UNICORN,)


@proves("VSB-ORD-18", "VSB-ORD-19", "VSB-PAR-08")
def test_every_set_up_of_up_to_five_with_him_is_playable_or_refused_by_its_rule() -> None:
    others = (KNIGHT, GOBLINS, VILE, DRAGON, CAVE, THIEF, GHOUL)
    found: dict[str, int] = {}
    for n in range(5):
        for rest in combinations(others, n):
            rule = bars_roles(tuple(sorted((*rest, UNICORN))))
            found[rule] = found.get(rule, 0) + 1
    assert found == {"": 72, "VSB-ORD-19": 27}
    with pytest.raises(BadOption, match="VSB-ORD-19"):
        terms(KNIGHT, UNICORN, shadow_unicorn=True)
    assert (terms(KNIGHT).shadow, terms(KNIGHT, shadow_unicorn=True).shadow) == (False, True)


@proves("VSB-PAR-06")
def test_a_hunter_must_play_and_have_somebody_to_hunt() -> None:
    with pytest.raises(BadOption, match="a hunter needs the Shadow Unicorn"):
        terms(KNIGHT, GHOUL, hunter="knight")
    with pytest.raises(BadOption, match="hunter=thief does not play"):
        terms(KNIGHT, GHOUL, shadow_unicorn=True, hunter="thief")
    with pytest.raises(BadOption, match="a hunter needs"):
        terms(KNIGHT, UNICORN, hunter="knight")
    assert terms(KNIGHT, DRAGON, UNICORN, hunter="knight").hunters == (KNIGHT,)
    assert terms(KNIGHT, GHOUL, shadow_unicorn=True).hunter == NOBODY


@proves("VSB-SHU-18")
def test_he_is_not_used_against_the_cave_alone() -> None:
    with pytest.raises(BadOption, match="VSB-ORD-20"):
        terms(CAVE, shadow_unicorn=True)
    assert terms(KNIGHT, CAVE, shadow_unicorn=True).shadow


@proves("VSB-SHU-14", "VSB-SHU-15", "VSB-SOLO-11", "VSB-SHU-17")
@pytest.mark.parametrize(
    ("role", "flare", "line"),
    [(KNIGHT, (), LINE_B), (GOBLINS, (GOBLINS,), NO_LINE), (DRAGON, (), NO_LINE), (THIEF, (THIEF,), NO_LINE),
     (GHOUL, (GHOUL,), NO_LINE), (VILE, (VILE,), NO_LINE)],
)  # fmt: skip
def test_alone_against_the_shadow_there_is_no_card_but_flare_and_infestation(
    role: int, flare: tuple[int, ...], line: int
) -> None:
    found = terms(role, shadow_unicorn=True)
    assert (found.alone, found.flare, found.infestation, found.fewer_quests) == (0, flare, line, False)
    assert (found.hunter, found.hunters, found.seats) == (role, (role,), 1)


@proves("VSB-SOLO-11")
def test_alone_against_the_shadow_no_hunger_cubes_move_and_the_ghoul_has_its_dice_of_several_players() -> None:
    g = begun(DRAGON, shadow_unicorn=True, solo_level="easy")
    move_hunger(g)
    assert dragon_of(g).wakefulness == 0
    assert dice_number(begun(GHOUL, shadow_unicorn=True, ghoul_level="hunter")) == 2


@proves("VST-SOLO-14", "VST-WIN-05")
def test_the_shadow_may_join_a_game_alone_and_is_no_player() -> None:
    g = begun(GHOUL, shadow_unicorn=True)
    assert (g.terms.shadow, g.terms.seats, g.roles()) == (True, 1, [GHOUL])
    h, k = begun(KNIGHT, GHOUL, shadow_unicorn=True), begun(KNIGHT, GHOUL)
    assert (fury_goal(h), h.terms.boards) == (fury_goal(k), (KNIGHT, UNICORN, GHOUL))
