"""The Ghoul's attacks, cards, steps and refusals to their bounds, and what is told. ATK, EFF, FURY, TER, MOVE, ACT"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.vast.cave.tokens import CRYSTALS, TREASURES
from hauntbox.games.vast.roles.ghoul.against import (
    DragonSuffers,
    Enrage,
    KnightSuffers,
    LetSlip,
    attack,
    bars_attack,
    is_denied,
    smash_crystal,
)
from hauntbox.games.vast.roles.ghoul.board import ADAPT, CHASE, CHEAT, KINDS, MOST_FURY, SEIZE, SNEAK
from hauntbox.games.vast.roles.ghoul.cards import BlinkToCrystal, bars_blink
from hauntbox.games.vast.roles.ghoul.goals import gain_fury, is_solo, lose_fury
from hauntbox.games.vast.roles.ghoul.role import put_back, set_apart
from hauntbox.games.vast.roles.ghoul.rules.collecting import TakeFromMap, gain_taken
from hauntbox.games.vast.roles.ghoul.rules.dice import set_movement, set_statistics
from hauntbox.games.vast.roles.ghoul.rules.drawing import (
    PERSISTENT,
    DrawTerror,
    draw_terror,
    expire_terror,
    look_at_cards,
    spend,
    spend_for_turn,
    use,
)
from hauntbox.games.vast.roles.ghoul.rules.scour import look_under
from hauntbox.games.vast.roles.ghoul.rules.skitter import Skitter
from hauntbox.games.vast.roles.numbers import (
    BONES_TRIBE,
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, dragon_of, ghoul_of, goblins_of, knight_of, vile_of
from hauntbox.games.vast.table.ends import SMASHED
from hauntbox.games.vast.table.trance import Trance
from hauntbox.ledger import proves
from vast.ghoul.prowling import prowl
from vast.scenes import StandIn, put, run, scene, sp, token, told
from vast.unicorn.stable import haunt


def quiet(*args: Any, **more: Any) -> Vast:
    """The Ghoul's place without a question."""
    g = prowl(*args, **more)
    g.agenda.clear()
    return g


def names(g: Vast) -> list[str]:
    return [type(frame).__name__ for frame in reversed(g.agenda)]


# Attacks. -----------------------------------------------------------------------------------------------------------


@proves("VST-MOVE-18", "VST-ATK-21")
def test_whom_no_rule_names_it_does_not_attack_and_tribes_it_does() -> None:
    g = quiet(roles=(KNIGHT, GOBLINS, GHOUL, GHOST))
    goblins_of(g).population = [1, 1, 1]
    put(g, BONES_TRIBE, "e1")
    put(g, GHOST, "e1")
    assert (bars_attack(g, BONES_TRIBE, 9), bars_attack(g, GHOST, 9)) == ("", "VST-MOVE-18")


@proves("VST-SKT-11", "VST-ATK-14")
def test_only_beside_the_shadow_unicorn_nobody_names_the_symbol() -> None:
    g = haunt(roles=(KNIGHT, GHOUL))
    put(g, GHOUL, "e1")
    put(g, KNIGHT, "e1")
    ghoul_of(g).discs = 9
    for piece, other in ((KNIGHT, KNIGHT), (UNICORN, NOBODY)):
        g.agenda.clear()
        attack(g, piece)
        assert Skitter(GHOUL, other) in g.agenda


@proves("VST-VGF-05", "VST-OPT-03", "VST-EFF-27")
def test_without_a_thief_nothing_is_evaded_and_after_an_evasion_he_slips_away_once() -> None:
    g = quiet()
    assert not is_denied(g)
    LetSlip().run(g)
    Enrage().run(g)
    assert (g.agenda == [], ghoul_of(g).fury) == (True, 1)
    h = quiet(roles=(KNIGHT, THIEF, GHOUL))
    LetSlip().run(h)
    assert h.agenda == []
    assert h.thief
    h.thief.evading = True
    LetSlip().run(h)
    assert (names(h), h.thief.evading) == (["SlipAway"], False)


@proves("VST-VGM-18", "VST-EFF-11", "VST-EFF-15")
def test_whom_the_vile_ghoul_hunts_loses_health_without_a_choice() -> None:
    g = scene("EN", roles=(KNIGHT, VILE))
    knight_of(g).grit = 9
    assert [str(act) for act in KnightSuffers(KNIGHT).losses(g)] == ["lose health"]
    h = scene("EN", roles=(VILE, DRAGON))
    before = dragon_of(h).health
    run(h, DragonSuffers(DRAGON))
    assert (len(DragonSuffers(DRAGON).losses(h)), dragon_of(h).health, h.waiting()) == (1, before - 1, ())


@proves("VST-ATK-16", "VST-EFF-18", "VST-EFF-21")
def test_a_smashed_crystal_may_be_the_last_that_was_needed_and_all_hear_of_it() -> None:
    heard: list[int] = []

    class Listener(StandIn):
        def wins_by(self, g: Vast, event: int, *facts: int) -> str:
            heard.append(event)
            return ""

    ROLES[THIEF] = Listener(THIEF)
    g = quiet(roles=(GHOUL, THIEF), here="e1")
    token(g, CRYSTALS, "e1")
    smash_crystal(g)
    assert (heard, ghoul_of(g).crystals, told(g, "smashes")) == ([SMASHED], 1, [(GHOUL, sp("e1"))])
    alone = quiet(roles=(GHOUL,), here="e1")
    token(alone, CRYSTALS, "e1")
    ghoul_of(alone).crystals = 5
    smash_crystal(alone)
    assert (ghoul_of(alone).reached, told(alone, "ready to escape")) == (True, [(GHOUL,)])


@proves("VST-VGM-16")
def test_a_bonus_is_gone_when_a_crystal_is_smashed() -> None:
    g = scene("EN O0", roles=(KNIGHT, VILE))
    put(g, VILE, "e1")
    token(g, CRYSTALS, "e1")
    vile_of(g).bonus, ghoul_of(g).discs = 2, 3
    smash_crystal(g)
    assert (vile_of(g).bonus, ghoul_of(g).discs) == (0, 3)


# Fury and goals. ----------------------------------------------------------------------------------------------------


@proves("VST-FURY-03", "VST-FURY-08", "VST-SET-04")
def test_fury_ends_at_fourteen_and_the_goal_is_noted_when_it_comes() -> None:
    assert MOST_FURY == 14
    g = quiet()
    ghoul_of(g).fury = 8
    gain_fury(g)
    assert (told(g, "fury"), ghoul_of(g).reached) == ([(GHOUL, 9)], True)
    gain_fury(g)
    assert (len(told(g, "ready to escape")), names(g)) == (1, ["DrawTerror"])
    ghoul_of(g).fury = 14
    gain_fury(g)
    assert ghoul_of(g).fury == 14


@proves("VST-FURY-07")
def test_lost_fury_is_told_and_there_is_none_below_none() -> None:
    g = quiet()
    ghoul_of(g).fury = 1
    lose_fury(g)
    lose_fury(g)
    assert (told(g, "fury"), ghoul_of(g).fury) == ([(GHOUL, 0)], 0)


@proves("VST-VORD-02", "VSB-SOLO-11")
@pytest.mark.parametrize(
    ("roles", "solo"), [((GHOUL,), True), ((VILE,), True), ((GHOUL, GHOST), True), ((KNIGHT, GHOUL), False)]
)
def test_alone_or_against_the_ghost_it_plays_its_solo_game(roles: tuple[int, ...], solo: bool) -> None:
    assert is_solo(scene("EN", roles=roles)) == solo


# Terror cards. ------------------------------------------------------------------------------------------------------


@proves("VST-TER-04", "VST-TER-16", "VST-TER-08")
def test_what_was_used_and_spent_is_noted_by_kind() -> None:
    assert PERSISTENT == (CHEAT, ADAPT, SEIZE)
    g = quiet(cards=(SNEAK, SNEAK, CHEAT))
    board = ghoul_of(g)
    for kind in (SNEAK, SNEAK, CHEAT, CHEAT):
        use(board, kind)
    assert (board.used[SNEAK], board.used[CHEAT]) == (2, 1)
    spend(g, SNEAK)
    assert (board.spent, board.held[SNEAK], board.out) == (1 << SNEAK, 1, (SNEAK,))


@proves("VST-TER-09", "VST-TURN-06")
def test_an_effect_for_the_turn_is_spent_at_once_and_its_card_at_the_end() -> None:
    g = quiet(cards=(SNEAK,))
    board = ghoul_of(g)
    spend_for_turn(g, SNEAK)
    assert (board.spent, board.lasting, board.held[SNEAK]) == (1 << SNEAK, 1 << SNEAK, 1)
    board.seizing = True
    expire_terror(g)
    assert (board.lasting, board.seizing, board.held[SNEAK], board.out) == (0, False, 0, (SNEAK,))


@proves("VST-FURY-10", "VST-DEC-46", "VST-TER-17")
def test_cards_are_drawn_looked_at_and_kept_but_not_in_a_possession() -> None:
    g = quiet()
    draw_terror(g, 2, 1)
    assert g.agenda == [DrawTerror(GHOUL, 2, 1)]
    before = len(ghoul_of(g).deck)
    g.agenda.clear()
    DrawTerror(GHOUL, 2, 1).run(g)
    assert len(ghoul_of(g).deck) == before - 2
    g.agenda.clear()
    g.possessed = GHOUL
    draw_terror(g)
    assert g.agenda == []


@proves("VST-TCD-12", "VST-TCD-19")
def test_what_it_has_seen_at_the_bottom_is_no_more_than_the_deck() -> None:
    g = quiet()
    board = ghoul_of(g)
    board.deck, board.bottom = board.deck[:3], 3
    look_at_cards(g, 1, 1)
    assert (board.bottom, len(board.deck)) == (2, 2)


@proves("VST-TCD-10", "VST-DEC-45")
@pytest.mark.parametrize(("movement", "rule"), [(1, "VST-TCD-10"), (2, ""), (3, "")])
def test_blink_has_its_price_and_goes_to_crystal_tiles_alone(movement: int, rule: str) -> None:
    g = quiet("C0 EN C1", here="w1", movement=movement)
    assert (bars_blink(g), BlinkToCrystal(GHOUL).pool(g)) == (rule, [sp("w1"), sp("e1")])
    put(g, GHOUL, "center")
    assert bars_blink(g) == "VST-TCD-10"


@proves("VST-TCD-16", "VST-HID-06")
def test_that_it_looks_under_a_tile_is_told_to_all() -> None:
    g = quiet("af EN O0")
    look_under(g, sp("w1"))
    assert told(g, "looks") == [(GHOUL, sp("w1"))]


# Points and tokens. -------------------------------------------------------------------------------------------------


@proves("VST-ROLL-08", "VST-ROLL-09", "VST-ROLL-17")
def test_the_lower_die_is_its_attack_and_a_backstab_lowers_its_movement_once() -> None:
    g = quiet()
    board = ghoul_of(g)
    board.backstab = 2
    set_statistics(g, 5, 3)
    assert (board.discs, board.attack_die, board.movement, board.backstab, board.pinned) == (3, 3, 3, 0, False)


@proves("VST-OPT-08", "VSB-GHS-23")
@pytest.mark.parametrize(
    ("backstab", "points", "possessed", "pinned"),
    [(2, 2, NOBODY, True), (0, 0, NOBODY, False), (2, 3, NOBODY, False), (2, 2, GHOUL, False)],
)
def test_a_backstab_that_leaves_nothing_pins_it_by_agreement(
    backstab: int, points: int, possessed: int, pinned: bool
) -> None:
    g = quiet(agreed={"backstab_pins": True})
    g.possessed, ghoul_of(g).backstab = possessed, backstab
    set_movement(g, points)
    assert (ghoul_of(g).pinned, ghoul_of(g).backstab) == (pinned, backstab if possessed == GHOUL else 0)


@proves("VST-COL-01", "VST-COL-08", "VST-DEC-11")
def test_a_token_that_it_takes_is_told_and_the_only_one_on_the_map_needs_no_question() -> None:
    g = quiet(here="e1")
    token(g, TREASURES, "e1")
    gain_taken(g, TREASURES, True)
    assert told(g, "takes") == [(GHOUL, TREASURES, sp("e1"))]
    g.agenda.clear()
    g.tokens[TREASURES] = (sp("center"),)
    before = ghoul_of(g).treasure
    run(g, TakeFromMap(GHOUL))
    assert (g.tokens[TREASURES], ghoul_of(g).treasure != before or told(g, "treasures back") != []) == ((), True)


@proves("VSB-POS-11", "VSB-POS-12")
def test_points_dice_and_cards_are_set_apart_for_a_possession_and_come_back() -> None:
    g = quiet(cards=(CHASE,))
    g.trance = Trance(by=GHOST)
    board = ghoul_of(g)
    board.discs, board.movement, board.backstab, board.dice, board.pinned = 3, 4, 1, (5, 6), True
    set_apart(g)
    assert (board.discs, board.movement, board.backstab, board.dice, sum(board.held)) == (0, 0, 0, (), 0)  # type: ignore[comparison-overlap]  # it has changed since
    board.movement = 3
    put_back(g)
    assert (board.discs, board.movement, board.backstab, board.dice, board.pinned) == (3, 0, 1, (5, 6), True)
    assert [kind for kind in range(KINDS) if board.held[kind]] == [CHASE]
