"""What is so unless something else is said: the options of a game, and what a role answers by itself. PAR, OPT, TRN"""

from __future__ import annotations

from typing import Any, get_type_hints

import pytest

from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.knight.cards.quests import begin_action
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT
from hauntbox.games.vast.roles.role import Role
from hauntbox.games.vast.state import knight_of
from hauntbox.ledger import proves
from vast.scenes import put, scene, sp

HINTS = get_type_hints(Options, include_extras=True)


def usual(name: str, value: int | bool, *rest: Any) -> Any:
    """A number with its bounds, or a switch; then the rules."""
    bounds, ids = ((rest[0], rest[1]), rest[2:]) if isinstance(rest[0], int) else ((), rest)
    return pytest.param(name, value, bounds, marks=proves(*ids), id=name)


@pytest.mark.parametrize(
    ("name", "value", "bounds"),
    [
        *[usual(f"{row}_movement", n, 1, 9, "VST-PAR-05") for row, n in (("lurk", 6), ("stalk", 4), ("rend", 3))],
        *[usual(f"{row}_attack", n, 1, 9, "VST-PAR-05") for row, n in (("lurk", 2), ("stalk", 3), ("rend", 4))],
        usual("boost_worth", 1, 1, 3, "VST-PAR-06"),
        usual("unicorn_pace", 2, 1, 5, "VSB-PAR-07", "VSB-UNS-06"),
        usual("unicorn_clarity", 1, 1, 5, "VSB-PAR-07", "VSB-UNS-06"),
        *[usual(f"{name}_spaces", n, 1, 5, "VSB-PAR-07", "VSB-UNS-09") for name, n in (("spirit", 3), ("pace", 3))],
        *[usual(f"{name}_spaces", n, 1, 5, "VSB-PAR-07", "VSB-UNS-09") for name, n in (("armor", 2), ("clarity", 2))],
        usual("shadow_spirit", 3, 1, 5, "VSB-PAR-07", "VSB-SHU-03"),
        usual("shadow_armor", 2, 1, 5, "VSB-PAR-07", "VSB-SHU-03"),
        usual("agreed_crystals", 5, 5, 6, "VSB-PAR-04"),
        usual("agreed_artifacts", 5, 5, 6, "VSB-PAR-04"),
        usual("agreed_treasures", 5, 5, 6, "VST-PAR-04"),
        usual("collapse_variant_tiles", 3, 2, 4, "VSB-PAR-05"),
        usual("rockslide_price", 2, 1, 4, "VSB-PAR-07", "VSB-CGH-09"),
        usual("curse_price", 1, 1, 4, "VSB-PAR-07", "VSB-CGH-09"),
        usual("plot_twist_price", 2, 1, 4, "VSB-PAR-07", "VSB-CGH-09"),
        usual("telekinesis_price", 1, 1, 4, "VSB-PAR-07", "VSB-CGH-09"),
        usual("round_limit", 100, 10, 300, "VSB-PAR-09"),
        usual("terrain", False, "VSB-TRN-10", "VSB-CMP-03"),
        usual("fully_focused", False, "VSB-OPT-02"),
        usual("shadow_unicorn", False, "VSB-OPT-05"),
        usual("simple_teleport", False, "VSB-OPT-03"),
        usual("collapse_variant", False, "VSB-SET-11"),
        usual("crowded_house", False, "VSB-OPT-04"),
        usual("skitter_variant", False, "VST-SKV-01"),
        usual("skitter_ignores_tokens", False, "VST-OPT-05"),
        usual("crystal_no_fury", False, "VST-OPT-01"),
        usual("crystal_to_knight", False, "VST-OPT-02"),
        usual("goblins_no_escape", False, "VST-OPT-06"),
        usual("evasion_denies_fury", False, "VST-OPT-03"),
        usual("backstab_pins", False, "VST-OPT-08"),
        usual("slow_collapse", False, "VSB-COLL-06"),
        usual("solo_two_dice", False, "VST-DIF-09", "VST-PAR-08"),
        usual("vile_shares_ghoul_entry", False, "VST-OPT-09"),
        usual("six_row_chart", False, "VST-OPT-07"),
        usual("cave_starts_with_three", False, "VSB-OPT-01"),
        usual("spores_no_skitter", False, "VST-OPT-04"),
        usual("knight", True, "VSB-PAR-01"),
        usual("ghoul", True, "VST-PAR-01"),
        *[usual(f"{role}", False, "VSB-PAR-01") for role in ("goblins", "dragon", "cave", "cave_ghost", "thief")],
        *[usual(f"{role}", False, "VSB-PAR-01") for role in ("ghost", "unicorn", "vile_ghoul")],
    ],
)
def test_what_a_game_is_without_a_choice(name: str, value: int | bool, bounds: tuple[int, ...]) -> None:
    assert getattr(Options(), name) is value
    meta = HINTS[name].__metadata__[0]
    assert not bounds or (meta.ge, meta.le) == bounds


@proves("VSB-TRN-22", "VSB-DRP-31", "VSB-THA-23")
def test_what_a_role_answers_where_the_ledger_is_silent() -> None:
    g, role = scene("EN O0"), Role()
    role.number = GHOUL
    put(g, GHOUL, "e1")
    assert (role.pit_moves(g, GHOUL, 0), role.bars_pit_exit(g, GHOUL, 0, 3)) == (0, "VSB-TRN-22")
    assert (role.bars_hissed(g, GHOUL), role.bars_pickpocket(g, GHOUL)) == ("VSB-DRP-31", "VSB-THA-23")
    assert (role.bars_struck(g, GHOUL, KNIGHT), role.bars_backstab(g, GHOUL, 1)) == ("VSB-ATK-07", "VSB-ATK-07")


@proves("VSB-TRN-11", "VSB-TRN-12", "VSB-THA-19")
def test_a_role_reveals_from_its_piece_and_chooses_terrain_itself() -> None:
    g, role = scene("EN O0"), Role()
    role.number = GHOUL
    put(g, GHOUL, "e1")
    assert (role.reveals_from(g), role.chooses_terrain(g), role.wariness(g, GHOUL)) == (sp("e1"), GHOUL, 0)


@proves("VSB-KNQ-05", "VSB-ATK-07")
def test_a_bow_hurts_nobody_whose_ledger_does_not_say_so() -> None:
    assert Role().bars_shot(scene(), GHOUL, KNIGHT) == "VSB-KNQ-05"
    assert Role().is_in_way(scene(), GHOUL)


@proves("VSB-KNX-19")
def test_an_action_of_the_knight_begins_without_feats() -> None:
    g = scene()
    board = knight_of(g)
    board.feats, board.late = 5, 2
    begin_action(g)
    assert (board.feats, board.late) == (0, 0)
