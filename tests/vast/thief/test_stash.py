"""Stashing, upgrades, attacks on him and death. THU, THA, KNA, EFF, DIF"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE
from hauntbox.games.vast.cave.tokens import CLAW_GEM, FLAME_WALL, TREASURES
from hauntbox.games.vast.roles.ghoul.against import attack, price_of
from hauntbox.games.vast.roles.ghoul.board import TERROR_CARDS
from hauntbox.games.vast.roles.ghoul.turn import Prowl
from hauntbox.games.vast.roles.knight.board import DARING, PERCEPTION
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.board import EVASION, FLIP
from hauntbox.games.vast.roles.thief.goals import treasures_needed
from hauntbox.games.vast.roles.thief.rules.upgrades import LoseUpgrade
from hauntbox.games.vast.state import Vast, ghoul_of, knight_of, thief_of
from hauntbox.games.vast.table.ends import BY_AMBUSH, die
from hauntbox.ledger import proves
from vast.scenes import do, offers, put, run, sp, token, told, why
from vast.thief.sneaking import sneak


@proves("VSB-THU-02", "VSB-THU-04", "VSB-DEC-48")
def test_entering_the_entrance_stashes_all_and_the_turn_goes_on() -> None:
    g = do(sneak(carried=2), "way w")
    assert len(offers(g)) == 9
    do(g, "upgrade hand crossbow")
    assert "upgrade hand crossbow" not in offers(g)
    do(g, "upgrade more thievery")
    assert (thief_of(g).stash, thief_of(g).carried, thief_of(g).cubes) == (2, 0, 5)
    assert "finish" in offers(g)


@proves("VSB-THU-05")
def test_stashing_resets_the_loot_drop_level() -> None:
    g = do(sneak(carried=1), "hide loot 2", "way w", "upgrade flip")
    assert thief_of(g).level == 3


@proves("VSB-THU-03", "VSB-THU-02")
def test_a_stashed_gem_returns_and_a_treasure_is_stashed_instead() -> None:
    g = sneak()
    thief_of(g).gems, g.out[CLAW_GEM] = (CLAW_GEM,), 1
    do(g, "way w", "upgrade flip")
    assert (g.out[CLAW_GEM], g.out[TREASURES], thief_of(g).stash, thief_of(g).gems) == (0, 1, 1, ())


@proves("VSB-THU-12", "VSB-THU-21")
def test_a_flip_turns_a_token_over_at_once() -> None:
    g = do(sneak(carried=2, stats=(2, 3, 4)), "way w", "upgrade flip")
    assert thief_of(g).stats == [3, 3, 4]
    do(g, "upgrade flip")
    assert offers(g) == ["turn token movement", "turn token stealth"]
    do(g, "turn token stealth")
    assert thief_of(g).stats == [3, 4, 4]
    h = sneak(carried=1, stats=(4, 3, 4), upgrades=(FLIP, FLIP))
    assert thief_of(do(h, "way w", "upgrade flip")).stats == [4, 4, 4]


@proves("VSB-THU-18")
def test_each_upgrade_space_holds_one_token_and_flips_are_three() -> None:
    g = sneak(carried=1, upgrades=(*range(FLIP), FLIP, FLIP))
    do(g, "way w")
    assert offers(g) == ["upgrade flip"]


@proves("VSB-DEC-112", "VSB-THU-21")
def test_a_lost_flip_is_the_last_one() -> None:
    g = sneak(upgrades=(EVASION, FLIP), stats=(3, 3, 4))
    thief_of(g).stash = 2
    run(g, LoseUpgrade(THIEF))
    do(g, "upgrade flip", "turn token movement")
    assert (thief_of(g).stats, thief_of(g).upgrades[FLIP], thief_of(g).stash) == ([2, 3, 4], 0, 2)


@proves("VSB-ORD-14", "VSB-DIF-05")
@pytest.mark.parametrize(
    ("level", "need"), [("footpad", 4), ("burglar", 5), ("thief", 6), ("prowler", 7), ("invader", 8)]
)
def test_he_wins_with_enough_treasures(level: str, need: int) -> None:
    g = sneak(carried=1, roles=(THIEF, GHOUL), level=level)
    thief_of(g).stash = need - 2
    do(g, "way w", "upgrade flip")
    assert g.outcome is None
    thief_of(g).carried = 1
    do(g, "way e", "way w", "upgrade hand crossbow")
    assert g.outcome is not None
    assert g.outcome.scores[THIEF] == 1.0


@proves("VSB-DIF-05")
@pytest.mark.parametrize(("level", "plain"), [("thief", 0), ("prowler", 1), ("invader", 2)])
def test_the_first_tokens_of_hard_levels_take_no_upgrade(level: str, plain: int) -> None:
    g = do(sneak(carried=3, level=level), "way w")
    assert (thief_of(g).stash, offers(g)[0][:7]) == (plain, "upgrade")


@proves("VSB-PLR-11", "VSB-PAR-04", "VSB-DIF-11")
def test_against_the_knight_the_agreed_number_counts_and_an_ambush_wins() -> None:
    g = sneak(roles=(KNIGHT, THIEF), level="invader", ambush=(THIEF,))
    assert treasures_needed(g) == 5
    die(g, KNIGHT, BY_AMBUSH)
    assert g.outcome is not None
    assert g.outcome.rule == "VSB-PLR-11"


def hunted(perception: int = 4, carried: int = 0, **more: object) -> Vast:
    """The Knight's turn, with the Thief on her space; his Stealth is 3 less what he carries."""
    g = sneak(carried=carried, stats=(4, 3, 2), **more)  # type: ignore[arg-type]
    g.agenda.clear()
    g.turn = KNIGHT
    put(g, KNIGHT, "e1")
    knight_of(g).cubes[PERCEPTION] = perception - 1
    return run(g, MoveAndAct(KNIGHT))


@proves("VSB-KNA-09", "VSB-THA-22")
@pytest.mark.parametrize(("perception", "carried", "rule"), [(3, 0, "VSB-KNE-01"), (4, 0, ""), (3, 1, "")])
def test_the_knight_needs_more_perception_than_his_stealth(perception: int, carried: int, rule: str) -> None:
    assert why(hunted(perception, carried), "encounter") == rule


@proves("VSB-THA-21", "VSB-THU-13", "VSB-KNA-10")
def test_killed_he_drops_all_and_she_may_take_it() -> None:
    g = do(hunted(carried=2), "encounter", "strike thief")
    assert (g.at[THIEF], g.tokens[TREASURES], thief_of(g).carried) == (NOWHERE, (sp("e1"), sp("e1")), 0)
    assert offers(g) == ["collect treasure", "enough"]


@proves("VSB-THU-15", "VSB-THU-16", "VSB-KNG-02", "VSB-ATK-03")
@pytest.mark.parametrize("level", [0, 2, 3])
def test_she_gains_grit_by_his_level_which_stays(level: int) -> None:
    g = hunted()
    thief_of(g).level = level
    do(g, "encounter", "strike thief")
    assert (knight_of(g).grit, thief_of(g).level) == (level, level)


@proves("VSB-THU-14")
def test_he_returns_on_the_entrance_in_his_next_turn() -> None:
    g = do(hunted(), "encounter", "strike thief")
    g.agenda.clear()
    g.turn = THIEF
    ROLES[THIEF].begin(g)
    g.settle()
    assert (g.at[THIEF], g.waiting()) == (MIDDLE, (THIEF,))


@proves("VSB-KNX-05")
def test_killing_him_is_daring() -> None:
    g = hunted()
    ROLES[THIEF].struck(g, THIEF, KNIGHT)
    assert knight_of(g).feats >> DARING & 1 == 1


@proves("VSB-THU-10", "VSB-DEC-122")
@pytest.mark.parametrize(("face", "alive"), [(3, False), (4, True)])
def test_evasion_answers_the_first_attack_of_a_turn(face: int, alive: bool) -> None:
    g = hunted(upgrades=(EVASION,))
    g.rig("action die", face)
    do(g, "encounter", "strike thief")
    assert (g.at[THIEF] != NOWHERE) == alive
    if alive:
        assert offers(g) == ["way e", "way w", "no"]
        do(g, "no")
        while "rest" not in offers(g):
            do(g, "enough")
        do(g, "encounter", "strike thief")
        assert g.at[THIEF] == NOWHERE


@proves("VSB-THU-17")
def test_a_flame_wall_on_the_entrance_kills_him_before_he_stashes() -> None:
    g = sneak(carried=1)
    token(g, FLAME_WALL, "center")
    do(g, "way w")
    assert (g.at[THIEF], thief_of(g).stash, g.tokens[TREASURES]) == (NOWHERE, 0, (MIDDLE,))
    ROLES[THIEF].begin(g)
    g.settle()
    assert g.at[THIEF] == MIDDLE


def stabbed(level: int = 3, face: int = 0, fury: int = 0) -> Vast:
    """The Ghoul attacks him on its space."""
    g = sneak("af EN O0 O0", stats=(2, 3, 4), upgrades=(EVASION,) if face else ())
    g.agenda.clear()
    g.turn = GHOUL
    put(g, GHOUL, "e1")
    board = ghoul_of(g)
    board.discs, board.deck, board.fury = 6, TERROR_CARDS, fury
    thief_of(g).level = level
    if face:
        g.rig("action die", face)
    g.then(Prowl(GHOUL))
    attack(g, THIEF)
    g.settle()
    return g


@proves("VST-ATK-07")
def test_the_ghoul_pays_one_more_than_his_stealth() -> None:
    g = sneak(stats=(2, 3, 4), carried=1)
    assert price_of(g, THIEF) == 3


@proves("VST-EFF-22", "VST-EFF-23", "VST-EFF-24")
@pytest.mark.parametrize(("level", "drawn"), [(3, 3), (0, 1)])
def test_it_kills_him_and_keeps_one_of_as_many_terror_cards(level: int, drawn: int) -> None:
    g = stabbed(level)
    assert g.at[THIEF] == NOWHERE
    if drawn > 1:
        assert len(ghoul_of(g).looked) == drawn
        do(g, offers(g)[0])
    assert (sum(ghoul_of(g).held), len(ghoul_of(g).deck), ghoul_of(g).bottom) == (1, 12, drawn - 1)


@proves("VST-EX-36", "VST-EFF-27", "VST-EFF-28")
def test_an_evaded_attack_makes_fury_and_he_moves_after_the_skitter() -> None:
    g = stabbed(face=4, fury=5)
    assert (g.at[THIEF], ghoul_of(g).fury, sum(ghoul_of(g).held)) == (sp("e1"), 6, 1)
    assert (g.at[GHOUL], g.waiting()) == (sp("w1"), (THIEF,))
    do(g, "way e")
    assert (g.at[THIEF], told(g, "killed")) == (sp("e2"), [])


@proves("VST-EFF-25", "VST-EFF-26")
def test_an_evaded_attack_neither_kills_nor_draws() -> None:
    g = stabbed(face=4)
    assert (g.at[THIEF], sum(ghoul_of(g).held), ghoul_of(g).discs) == (sp("e1"), 0, 2)
