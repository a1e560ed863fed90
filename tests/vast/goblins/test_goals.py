"""How the Goblins win, their levels, and the set-ups that they play in. ORD, DIF, PLR, SOLO, VTWO, VTHREE, VFOUR"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.ghoul.goals import fury_goal
from hauntbox.games.vast.roles.ghoul.turn import Prowl
from hauntbox.games.vast.roles.goblins.goals import crystals_needed, must_escape, prey
from hauntbox.games.vast.roles.knight.goals import crystals_needed as knight_crystals
from hauntbox.games.vast.roles.knight.judgement import progress as knight_progress
from hauntbox.games.vast.roles.numbers import CAVE, DRAGON, GHOUL, GOBLINS, KNIGHT, NOBODY, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.goals import treasures_needed
from hauntbox.games.vast.state import Vast, dragon_of, ghoul_of, goblins_of, knight_of
from hauntbox.games.vast.table.ends import BY_OTHERS, ESCAPED, SMASHED, collapse, die, happen
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.games.vast.table.terms import NO_LINE, SWITCHES, Terms, terms_of
from hauntbox.ledger import proves
from vast.goblins.horde import horde
from vast.scenes import do, put, run, token

LEVELS = ("miscreant", "boss", "chief", "master", "warlord")


def begun(**chosen: Any) -> Vast:
    g = lay_out(Options(**{"knight": False, "ghoul": False, "goblins": True, **chosen}), "cave", "s")
    g.settle()
    return g


def won_by(g: Vast) -> tuple[str, float]:
    assert g.outcome is not None
    return g.outcome.rule, g.outcome.scores[GOBLINS]


@proves("VSB-ORD-09", "VST-WIN-13")
def test_they_win_when_the_knight_is_dead_whoever_did_it() -> None:
    g = horde(roles=(KNIGHT, GOBLINS, DRAGON, GHOUL))
    assert prey(g) == KNIGHT
    g.turn = GHOUL
    die(g, KNIGHT, BY_OTHERS)
    assert won_by(g) == ("VSB-ORD-09", 1.0)


@proves("VSB-ORD-10")
def test_without_a_knight_they_win_when_the_dragon_is_dead() -> None:
    g = horde("EN O0", bones="e1", roles=(GOBLINS, DRAGON), ash=True)
    g.at[DRAGON] = g.at[11]
    dragon_of(g).health = 1
    do(g, "tribe bones", "raid dragon")
    assert won_by(g) == ("VSB-ORD-10", 1.0)


@proves("VSB-ORD-11")
def test_without_both_they_win_with_the_fifth_crystal() -> None:
    g = horde("EN C0", bones="e1", fangs="e1", roles=(GOBLINS, THIEF))
    token(g, CRYSTALS, "e1")
    goblins_of(g).crystals = 4
    do(g, "tribe bones", "raid crystal", "tribe fangs", "raid crystal")
    assert won_by(g) == ("VSB-ORD-11", 1.0)


def test_crystals_of_the_ghoul_count_for_them() -> None:
    g = horde(roles=(GOBLINS, THIEF, GHOUL))
    goblins_of(g).crystals, ghoul_of(g).crystals = 4, 1
    happen(g, SMASHED, GHOUL)
    assert won_by(g) == ("VSB-ORD-11", 1.0)


@proves("VST-VTWO-11", "VST-VTWO-12")
def test_against_the_ghoul_a_tribe_must_then_enter_the_entrance() -> None:
    g = horde("EN C0", bones="e1", fangs="e1", eye="e1", roles=(GOBLINS, GHOUL))
    token(g, CRYSTALS, "e1")
    goblins_of(g).crystals = 4
    do(g, "tribe bones", "raid crystal", "tribe fangs", "raid crystal")
    assert (must_escape(g), g.outcome) == (True, None)
    do(g, "tribe eye", "way w")
    assert won_by(g) == ("VST-VTWO-11", 1.0)
    early = horde("EN C0", eye="e1", roles=(GOBLINS, GHOUL))
    do(early, "tribe eye", "way w")
    assert early.outcome is None
    assert not happen(early, ESCAPED, GOBLINS)


@proves("VST-OPT-06")
def test_by_agreement_the_last_crystal_is_enough() -> None:
    g = horde("EN C0", bones="e1", fangs="e1", roles=(GOBLINS, GHOUL))
    g.options = replace(g.options, goblins_no_escape=True)
    token(g, CRYSTALS, "e1")
    goblins_of(g).crystals = 4
    do(g, "tribe bones", "raid crystal", "tribe fangs", "raid crystal")
    assert won_by(g) == ("VSB-ORD-11", 1.0)


@proves("VSB-DIF-02", "VSB-DIF-14")
@pytest.mark.parametrize(("level", "health"), [*zip(LEVELS, (5, 6, 7, 8, 9), strict=True)])
def test_their_level_is_the_knights_health_and_hers_the_dragons(level: str, health: int) -> None:
    g = begun(knight=True, dragon=True, goblin_level=level, knight_level="novice")
    assert (knight_of(g).health, knight_of(g).full, dragon_of(g).health) == (health, health, 3)
    assert knight_progress(g) > 0
    h = begun(goblins=False, knight=True, dragon=True)
    assert (knight_of(h).health, dragon_of(h).health) == (7, 5)


@proves("VSB-DIF-10", "VST-DIF-10")
@pytest.mark.parametrize(("level", "health", "crystals"), [*zip(LEVELS, (3, 4, 5, 6, 7), (4, 4, 5, 6, 6), strict=True)])
def test_without_her_it_is_the_dragons_health_or_their_crystals(level: str, health: int, crystals: int) -> None:
    assert dragon_of(begun(dragon=True, goblin_level=level)).health == health
    assert crystals_needed(begun(ghoul=True, goblin_level=level)) == crystals


@proves("VSB-VAR-20")
def test_alone_the_largest_tribe_says_how_many_tiles_come() -> None:
    g = horde(roles=(GOBLINS,), population=(1, 4, 2))
    assert ROLES[GOBLINS].alone_number(g) == 4


# Set-ups. -----------------------------------------------------------------------------------------------------------


def terms(*roles: int) -> Terms:
    switches: dict[str, Any] = {name: role in roles for role, name in enumerate(SWITCHES)}
    return terms_of(Options(**switches))


@proves("VSB-SOLO-03")
def test_alone_they_have_flare_and_need_five_crystals() -> None:
    g = begun()
    assert (g.terms.alone, g.terms.flare, crystals_needed(g), must_escape(g)) == (1, (GOBLINS,), 5, False)


@proves("VSB-PLR-08")
def test_knight_and_goblins() -> None:
    g = begun(knight=True)
    assert (g.terms.plunder, g.terms.flare, g.terms.infestation) == (GOBLINS, (), NO_LINE)
    assert (knight_crystals(g), prey(g)) == (5, KNIGHT)


@proves("VSB-PLR-12")
def test_goblins_and_dragon() -> None:
    g = begun(dragon=True)
    assert (g.terms.ash, g.terms.plunder, prey(g)) == (True, GOBLINS, DRAGON)


@proves("VSB-PLR-14")
def test_goblins_and_thief() -> None:
    g = begun(thief=True)
    assert (g.terms.flare, crystals_needed(g), treasures_needed(g), g.terms.plunder) == ((GOBLINS, THIEF), 5, 6, NOBODY)


@proves("VSB-PLR-03", "VSB-PLR-35")
def test_knight_goblins_and_dragon() -> None:
    g = begun(knight=True, dragon=True)
    assert (g.terms.plunder, g.terms.ash, g.terms.infestation) == (DRAGON, False, NO_LINE)
    assert (prey(g), knight_crystals(g)) == (KNIGHT, 0)


@proves("VSB-PLR-31")
def test_two_roles_and_the_thief_have_no_past_plunder_and_he_shares_flare() -> None:
    assert (terms(KNIGHT, GOBLINS, THIEF).plunder, terms(KNIGHT, GOBLINS, THIEF).flare) == (NOBODY, (THIEF,))
    assert (terms(GOBLINS, DRAGON, THIEF).ash, terms(GOBLINS, DRAGON, THIEF).plunder) == (True, NOBODY)


@proves("VSB-PLR-24")
def test_three_roles_and_the_thief_keep_their_three_player_changes() -> None:
    made = terms(KNIGHT, GOBLINS, DRAGON, THIEF)
    assert (made.plunder, made.flare, made.seats, made.treasures) == (DRAGON, (), 4, 12)


@proves("VST-VTWO-08", "VST-VTWO-09", "VST-VTWO-10")
def test_goblins_against_ghoul_share_flare_and_it_has_past_plunder() -> None:
    g = begun(ghoul=True)
    assert (g.terms.flare, g.terms.plunder) == ((GOBLINS, GHOUL), GHOUL)
    h = horde("EN O0", roles=(GOBLINS, GHOUL), flare=(GOBLINS, GHOUL))
    h.agenda.clear()
    h.turn = GHOUL
    put(h, GHOUL, "e1")
    ghoul_of(h).movement = 2
    run(h, Prowl(GHOUL))
    do(h, "flare", "flare")
    assert ghoul_of(h).movement == 0


@proves("VST-VTWO-13", "VST-VTWO-14")
def test_goblins_against_ghoul_both_lose_by_the_collapse_and_it_needs_9_fury() -> None:
    g = begun(ghoul=True)
    assert fury_goal(g) == 9
    collapse(g, "VSB-COLL-19")
    assert g.outcome is not None
    assert set(g.outcome.scores) == {0.0}


@proves("VST-VFOUR-20", "VST-VFOUR-21")
def test_five_with_the_ghoul() -> None:
    made = terms(KNIGHT, GOBLINS, DRAGON, CAVE, GHOUL)
    assert (made.flare, made.plunder, made.infestation) == ((), NOBODY, NO_LINE)
    made = terms(KNIGHT, GOBLINS, DRAGON, THIEF, GHOUL)
    assert (made.plunder, made.flare, made.removals) == (GHOUL, (), 1)
    g = begun(knight=True, dragon=True, thief=True, ghoul=True, players=5)
    assert (fury_goal(g), treasures_needed(g), prey(g)) == (12, 6, KNIGHT)


@proves("VST-VTHREE-12", "VST-VTHREE-16", "VST-VTHREE-18")
def test_two_of_them_with_the_ghoul() -> None:
    g = begun(knight=True, ghoul=True)
    assert (g.terms.flare, g.terms.plunder, knight_crystals(g), prey(g)) == ((GHOUL,), GHOUL, 5, KNIGHT)
    h = begun(dragon=True, ghoul=True)
    assert (h.terms.flare, h.terms.plunder, h.terms.ash, prey(h)) == ((GHOUL,), GHOUL, True, DRAGON)
    k = begun(thief=True, ghoul=True)
    assert (k.terms.flare, crystals_needed(k), treasures_needed(k)) == ((GOBLINS, THIEF, GHOUL), 5, 6)
    assert not must_escape(k)


@proves("VST-VFOUR-10", "VST-VFOUR-14", "VST-VFOUR-17")
def test_three_of_them_with_the_ghoul() -> None:
    made = terms(KNIGHT, GOBLINS, DRAGON, GHOUL)
    assert (made.plunder, made.flare, made.removals, made.infestation) == (GHOUL, (), 1, NO_LINE)
    made = terms(KNIGHT, GOBLINS, THIEF, GHOUL)
    assert (made.plunder, made.flare, made.removals) == (GHOUL, (THIEF,), 1)
    made = terms(GOBLINS, DRAGON, THIEF, GHOUL)
    assert (made.plunder, made.flare, made.removals, made.ash) == (GHOUL, (THIEF,), 1, True)
